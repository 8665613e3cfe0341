"""What the window makes of clocks that jump and of time in which it did not run."""

import json
import os
import signal
import subprocess
import time

from facts import Skipped, fact
from machine import PATIENCE, PROGRAM, Display, Folder, Program, check, wait_for

RUN = {"order": 10}

# What a phone's time goes on by over a gap, however long it was: one frame that the machine was too busy for, and
# the frames that are drawn while somebody asks.
LONGEST_FRAME = 1_000_000 // 15
FAKETIME = next((path for path in (
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1", "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1")
    if os.path.exists(path)), None)
# Stopped for so long: a burst of what was missed would show.
GAP = 1.5
CLOCKS = [("forward by a day", "+86400"), ("back by a day", "-86400"), ("forward by an hour", "+3600"),
          ("back by a second", "-1"), ("a hundred times as fast", "+0 x100"), ("at a hundredth", "+0 x0.01")]
MODES = {"playing": [], "paused": ["ctrl+p"], "in slow motion": ["ctrl+4"], "touched": []}


def touch(program):
    program.display.xdotool("mousemove", *program.at(160, 10), "mousedown", 1)


def lift(program):
    program.display.xdotool("mouseup", 1)


def begin(program, mode):
    """A session in which a drawer is on its way."""
    program.restart()
    if mode == "in slow motion":
        program.key("ctrl+4")
    touch(program)
    wait_for(lambda: program.steps("touch"), "no touch")
    if mode != "touched":
        lift(program)
        # Until the finger has left, nothing moves.
        wait_for(lambda: program.steps("touch")[-1]["phase"] == "ended", "the finger stays")
    if mode == "paused":
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["paused"] == "true", "time runs on")


def finish(program, mode):
    """Lets it come to its end, and compares what is shown with a replay of what was recorded."""
    if mode == "touched":
        lift(program)
    if mode == "paused":
        program.key("ctrl+p")
    if mode == "in slow motion":
        program.key("ctrl+1")
    program.rest()
    take = program.take_file()
    program.check_pixels(take)
    times = [step["at"] for step in program.take()["steps"]]
    check(times == sorted(times), lambda: f"times go back: {times}")
    logs = [program.command("inspect", take, "--log").stdout for _ in range(2)]
    check(logs[0] == logs[1] and logs[0], "two replays differ")
    check(program.complaints() == "", program.complaints)


def times_around(program, change):
    """How far the phone's time and the number of frames went on while something changed."""
    before = program.counters()
    start = time.monotonic()
    change()
    after = program.counters()
    span = (time.monotonic() - start) * 1_000_000
    return int(after["time"]) - int(before["time"]), int(after["frames"]) - int(before["frames"]), span


def stop(program, meanwhile=lambda: None):
    """Stops the program, lets time pass, continues it; says for how long it stood, in µs."""
    program.process.send_signal(signal.SIGSTOP)
    start = time.monotonic()
    meanwhile()
    # The gap itself is what the facts are about.
    time.sleep(GAP)
    program.process.send_signal(signal.SIGCONT)
    return (time.monotonic() - start) * 1_000_000


def check_stop(program, mode, meanwhile=lambda: None):
    begin(program, mode)
    slept = []
    went, frames, span = times_around(program, lambda: slept.append(stop(program, meanwhile)))
    # Besides the gap it ran as long as anything else took.
    ran = span - slept[0]
    check(frames <= ran / 1_000_000 * 60 + 10, lambda: f"{mode}: {frames} frames after the gap")
    if mode == "paused":
        check(went == 0, lambda: f"a paused phone went on by {went} µs")
    elif mode == "in slow motion":
        # Something moves all the while, at a tenth of the speed; asking takes its time, too.
        check(went <= (ran + 3 * LONGEST_FRAME) / 10 + 16_667,
              lambda: f"{went} µs of the phone in {ran:.0f} µs and a gap of {slept[0]:.0f}")
    else:
        # A phone on which nothing moves gets later as it does anyway.
        check(went <= span + LONGEST_FRAME, lambda: f"{mode}: {went} µs in {span:.0f}")
    finish(program, mode)


@fact("Stopped and continued, the phone goes on from where it was: one usual frame, no burst, the same replay")
def stopped(program):
    for mode in MODES:
        check_stop(program, mode)


@fact("Set forward or back, fast, slow or an hour on after a sleep: motions, pauses and takes know nothing of the wall clock")
def wall_clock():
    if FAKETIME is None:
        raise Skipped("no libfaketime")
    display, state = Display(), Folder()
    control = state / "clock"

    def set_clock(offset):
        # In one step: the library reads it at any time.
        with open(control + ".new", "w", encoding="ascii") as file:
            file.write(offset + "\n")
        os.rename(control + ".new", control)

    set_clock("+0")
    program = Program(display, state=state, env={
        "LD_PRELOAD": FAKETIME, "FAKETIME_TIMESTAMP_FILE": control, "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "FAKETIME_DONT_RESET": "1"})
    try:
        program.open()
        for mode in MODES:
            for words, offset in CLOCKS:
                set_clock("+0")
                begin(program, mode)
                went, frames, span = times_around(program, lambda: set_clock(offset))
                check(0 <= went <= span + LONGEST_FRAME,
                      lambda: f"{mode}, {words}: {went} µs of the phone in {span:.0f} µs")
                check(frames <= span / 1_000_000 * 60 + 10, lambda: f"{mode}, {words}: {frames} frames")
                finish(program, mode)
            set_clock("+0")
            # A machine that slept: its clock of days went on, the one that programs count by stood still.
            check_stop(program, mode, lambda: set_clock("+3600"))
    finally:
        program.close()
        display.close()
        state.close()


@fact("At any date and speed of the clocks a picture, a test and a trace are the same bit for bit")
def commands():
    if FAKETIME is None:
        raise Skipped("no libfaketime")
    state = Folder()
    try:
        path = state / "a.scenario.json"
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"scenario": 1, "device": "classic", "steps": [
                {"tap": "status-bar"}, {"wait": 100}, {"shot": "a"}, {"wait": "settled"}]}, file)

        def run(*words, env=None):
            return subprocess.run(
                [PROGRAM, *words], cwd=state.path, env={**os.environ, **(env or {})}, capture_output=True, check=False)

        check(run("test", "-u").returncode == 0, "no baseline")

        def results(env=None):
            done = [run("capture", path, "--at", "100", "-o", "a.png", env=env), run("trace", path, env=env),
                    run("test", env=env)]
            check([one.returncode for one in done] == [0, 0, 0], lambda: f"{env}: {[one.stderr for one in done]}")
            with open(state / "a.png", "rb") as file:
                return file.read(), done[1].stdout

        usual = results()
        for moment in ("@1970-01-01 00:00:01", "@2038-01-19 03:14:06", "@2100-02-28 23:59:59", "@2024-02-29 12:00:00",
                       "@2026-01-01 00:00:00 x100", "@2026-01-01 00:00:00 x0.01", "@2026-01-01 00:00:00 i1.0",
                       "@2026-01-01 00:00:00 i-1.0"):
            check(results({"LD_PRELOAD": FAKETIME, "FAKETIME": moment, "FAKETIME_NO_CACHE": "1"}) == usual,
                  f"at {moment} something differs")
    finally:
        state.close()


@fact("Where no file may grow the window goes on, and ends as ever")
def limited(display):
    state = Folder()
    wrapper = state / "limited"
    with open(wrapper, "w", encoding="ascii") as file:
        file.write(f'#!/bin/sh\nexec prlimit --fsize=0 -- "{PROGRAM}" "$@"\n')
    os.chmod(wrapper, 0o755)
    program = Program(display, state=state, program=wrapper)
    try:
        program.open()
        before = program.number("inputs")
        program.click(160, 10)
        wait_for(lambda: program.number("inputs") > before, "no input")
        program.rest()
        check(program.process.poll() is None, "it ended")
        program.key("ctrl+q")
        program.process.wait(PATIENCE)
        check(program.process.returncode == 0, lambda: f"it ended with {program.process.returncode}: {program.complaints()}")
    finally:
        program.close()
        state.close()
