"""One session after another, and touches while time stands still."""

import glob
import itertools
import json
import os
import random
import signal
import stat
import time

from facts import fact
from machine import LATENESS, Display, Folder, Program, check, recorded, wait_for

RUN = {"order": 3}

ROW = 280  # in the middle of the inbox's second row


def kept(program):
    """The files of earlier sessions, the latest last."""
    return sorted(glob.glob(program.state / "drawer-proto/*.session"), key=os.path.getmtime)


def plain(steps):
    return [{k: v for k, v in step.items() if k not in ("on", "offset")} for step in steps]


def touches(steps):
    return [(step["phase"], step["x"], step["y"]) for step in steps if "touch" in step]


def file_steps(path):
    """The inputs in a session's file."""
    return recorded(path)["steps"]


def pause(program):
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")


def slow_drag(program, distance, duration, lifts=True):
    """Drags the second row to the left for so many milliseconds of the phone's time, with a rest at the end."""
    x, y = program.at(300, ROW)
    begin = program.number("time")
    program.display.xdotool("mousemove", x, y, "mousedown", 1)
    # A hand is never quite still; without an input a phone at rest does not look at the time.
    trembling = itertools.cycle((0, 1))

    def passed():
        return (program.number("time") - begin) / 1000

    def arrived():
        share = min(1, passed() / (0.8 * duration))
        program.display.xdotool("mousemove", round(x - distance * share), y + next(trembling))
        return passed() >= duration

    wait_for(arrived, "time does not run")
    if lifts:
        program.display.xdotool("mouseup", 1)


# Touch and time

@fact("A slow drag while time stands still runs time, throws nothing and leaves time standing")
def standing_drag(program):
    program.restart()
    program.dismiss()
    pause(program)
    first = program.number("time")
    slow_drag(program, 100, 1200, lifts=False)
    held = program.counters()
    check((held["stands"], held["paused"]) == ("false", "true"), lambda: f"{held}")
    # A frame further means nothing while time runs.
    program.key("ctrl+period")
    program.display.xdotool("mouseup", 1)
    wait_for(lambda: program.counters()["stands"] == "true", "time does not stand again")
    last = program.number("time")
    # That time stands can only be waited for.
    time.sleep(0.15)
    check(program.number("time") == last, "time runs on without a finger")
    steps = program.steps("touch")
    check(steps[-1]["at"] - steps[0]["at"] > 900 and last - first > 900_000, lambda: f"{first}, {last}: {steps}")
    gaps = [b["at"] - a["at"] for a, b in zip(steps, steps[1:])]
    check(sum(gap < 1 for gap in gaps) < 3, lambda: f"moves one upon the other: {gaps}")
    program.key("ctrl+p")
    program.rest()
    check(program.view("row-2")["visible"] and program.view("delete-2")["visible"], "the row is gone")
    program.check_pixels(program.take_file())


@fact("A finger on a phone whose time stands runs it at the chosen speed; with Alt it asks and runs nothing")
def standing_speed(program):
    program.restart()
    program.dismiss()
    program.key("ctrl+4")
    pause(program)
    first = program.number("time")
    start = time.monotonic()
    slow_drag(program, 40, 120)
    passed = (program.number("time") - first) / 1e6
    check(passed < (time.monotonic() - start) * 0.12, lambda: f"{passed} s passed at 10 %")
    program.key("ctrl+1")
    program.rest()
    last, steps = program.number("time"), program.steps()
    # That time stands can only be waited for.
    program.display.xdotool("keydown", "alt", "mousemove", *program.at(100, 300), "mousedown", 1, "sleep", 0.3)
    check(program.counters()["stands"] == "true", "time runs while it is asked why")
    program.display.xdotool("mouseup", 1, "keyup", "alt")
    program.rest()
    check(program.number("time") - last < 1000, "time ran")
    check(program.steps() == steps, lambda: f"the question touched the phone: {program.steps()}")
    program.key("ctrl+p")
    program.rest()


@fact("A notch of the wheel and a key reach a phone whose time stands, and it stands on")
def standing_wheel(program):
    program.restart()
    pause(program)
    first = program.number("time")
    program.move(160, 300)
    program.display.xdotool("click", 5)
    program.key("a")
    wait_for(lambda: program.steps("scroll") and len(program.steps("key")) == 2, lambda: f"{program.steps()}")
    check(program.number("time") - first < 1000, "time ran")
    program.key("ctrl+p")
    program.rest()


@fact("A finger that the window loses, or that is down when the device changes, leaves time standing")
def standing_lost(program):
    program.restart()
    pause(program)
    x, y = program.at(160, 300)
    program.display.xdotool("mousemove", x, y, "mousedown", 1)
    wait_for(lambda: program.counters()["stands"] == "false", "a finger runs no time")
    program.key("ctrl+alt+2")
    wait_for(lambda: program.take()["device"] == "compact", "no other device")
    check(program.counters()["stands"] == "true", "time runs on")
    phases = [phase for phase, *_ in touches(program.steps()) if phase != "moved"]
    check(phases == ["began", "cancelled"], lambda: f"{program.steps()}")
    program.display.xdotool("mouseup", 1)
    program.key("ctrl+alt+1")
    wait_for(lambda: program.take()["device"] == "classic", "no other device")
    program.display.xdotool("mousemove", *program.at(160, 300), "mousedown", 1)
    wait_for(lambda: program.counters()["stands"] == "false", "a finger runs no time")
    program.key("ctrl+o")
    dialog = wait_for(lambda: program.display.windows("^Open a scenario, a take or a session$"), "no dialog")[0]
    program.display.xdotool("windowfocus", "--sync", dialog)
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on behind the dialog")
    program.display.xdotool("key", "Escape", "mouseup", 1)
    wait_for(lambda: not program.display.windows("^Open a scenario, a take or a session$"), "the dialog stays")
    program.display.xdotool("windowfocus", "--sync", program.window)
    program.key("ctrl+p")
    program.rest()


@fact("A mouse that rests on a button for 31 s presses it when it is let go")
def long_rest(program):
    program.restart()
    # Thirty seconds is where a finger that rests was once taken away.
    program.display.xdotool("mousemove", *program.at(160, 10), "mousedown", 1, "sleep", 31, "mouseup", 1)
    program.rest()
    steps = program.steps("touch")
    check([phase for phase, *_ in touches(steps)] == ["began", "ended"], lambda: f"{steps}")
    check(steps[1]["at"] - steps[0]["at"] > 30_500, lambda: f"{steps}")
    check(program.view("drawer")["visible"], "the strip did not hear of it")


# Sessions

def undone(program, steps, key="alt+u"):
    before = program.counters()["journal"]
    # The notice hears no key before it has slid in.
    program.rest()
    program.key(key)
    wait_for(lambda: program.counters()["journal"] != before, "Undo does nothing")
    wait_for(lambda: plain(program.steps()) == plain(steps), lambda: f"{program.steps()} instead of {steps}")


@fact("Undo brings back the session before Restart, another screen and a file, at its moment; its take is whole")
def undo(display):
    program = Program(display).open()
    try:
        program.click(160, 10)
        program.rest()
        path = program.saved_take()
        pause(program)
        steps, moment = program.steps(), program.number("time")
        for change in (lambda: program.restart("ctrl+r"), lambda: program.restart("alt+3"),
                       lambda: program.open_file(path)):
            before = program.counters()["journal"]
            change()
            wait_for(lambda: program.counters()["journal"] != before, "the session stays")
            check(len(kept(program)) == 1, lambda: f"{kept(program)}")
            undone(program, steps)
            counters = program.counters()
            # The pointer over the phone may push time on by ticks.
            passed = int(counters["time"]) - moment
            check(0 <= passed < 1000 and counters["stands"] == "true", lambda: f"{moment}: {counters}")
            check(kept(program) == [], "the session is here and among the earlier ones")
        # A notice that goes by itself moves the phone under a finger.
        program.dismiss()
        program.key("ctrl+p")
        program.click(160, 200)
        program.rest()
        seen = program.look()
        path = program.saved_take()
        with open(path, encoding="utf-8") as file:
            saved = [step for step in json.load(file)["steps"] if "pointer" not in step]
        check(plain(saved[:len(steps)]) == plain(steps) and len(saved) == len(steps) + 2, lambda: f"{saved}")
        program.check_pixels(path, seen=seen)
    finally:
        program.close()


@fact("Two restarts, Undo by its button and then by Ctrl+Z lead back; a restart of a session in which nothing was done is none")
def undo_twice(display):
    program = Program(display).open()
    try:
        program.click(160, 200)
        program.rest()
        first = program.steps()
        program.restart("ctrl+r")
        program.click(100, 300)
        program.rest()
        second = program.steps()
        program.restart("ctrl+r")
        program.restart("ctrl+r")
        undone(program, second)
        undone(program, first, "ctrl+z")
        check(len(kept(program)) == 1, lambda: f"{kept(program)}")
        # There is nothing more to bring back.
        program.key("alt+u", "ctrl+z")
        program.rest()
        check(plain(program.steps()) == plain(first), lambda: f"{program.steps()}")
    finally:
        program.close()


@fact("The notice with Undo goes by itself and leaves the session to Ctrl+Z and in the menu; it covers nothing of the screen")
def notice(display):
    program = Program(display).open()
    try:
        program.click(160, 200)
        program.rest()
        steps, desk = program.steps(), program.counters()["canvas"]
        program.restart("ctrl+r")
        check(program.counters()["canvas"] != desk, "no notice")
        program.check_pixels(program.take_file())
        wait_for(lambda: program.counters()["canvas"] == desk, "the notice stays")
        program.key("alt+u")
        program.rest()
        check(program.steps() == [], lambda: f"{program.steps()}")
        undone(program, steps, "ctrl+z")
        program.key("ctrl+shift+z")
        wait_for(lambda: program.steps() == [], lambda: f"{program.steps()}")
        open_earlier(program)
        wait_for(lambda: plain(program.steps()) == plain(steps), lambda: f"{program.steps()}")
    finally:
        program.close()


def open_earlier(program, number=1):
    """Chooses an earlier session in the main menu, the latest first."""

    def others():
        return [window for window in program.display.windows(".*", program.process.pid) if window != program.window]

    # Where the menu is, a pointer would choose too.
    program.move(-40, 300)
    program.key("F10")
    wait_for(others, "no menu")
    # Menus slide in.
    program.rest()
    program.key("Down", "Down", "Return")
    program.rest()
    program.key(*["Down"] * number, "Return")
    wait_for(lambda: not others(), "the menu stays")
    # Without a window manager the keyboard comes back with a click, here one beside the phone.
    program.click(-40, 100)


@fact("A session is kept when its window is closed, for its owner alone, and the next window goes on with it")
def next_window(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        steps, moment = program.steps(), program.number("time")
        program.quit()
        program.close_pipes()
        files = kept(program)
        check(len(files) == 1 and stat.S_IMODE(os.stat(files[0]).st_mode) == 0o600, lambda: f"{files}")
        program = Program(display, state=state).open()
        open_earlier(program)
        wait_for(lambda: plain(program.steps()) == plain(steps), lambda: f"{program.steps()}")
        check(program.number("time") >= moment and kept(program) == [], "it is at another time, or twice there")
        program.rest()
        program.check_pixels(program.take_file())
        program.restart("ctrl+r")
        check(len(kept(program)) == 1, lambda: f"{kept(program)}")
        program.restart("ctrl+r")
        program.quit()
        check(len(kept(program)) == 1, "a session without an input was kept")
    finally:
        program.close()
        state.close()


@fact("Ten sessions stay, the oldest goes; two windows leave each other's alone")
def ten(display):
    state = Folder()
    other = Program(display, state=state).open()
    program = Program(display, state=state).open()
    try:
        display.xdotool("windowfocus", "--sync", program.window)
        for number in range(12):
            program.click(20 + 10 * number, 60)
            wait_for(lambda: len(program.steps("touch")) == 2, "no click")
            program.restart("ctrl+r")
        files = kept(program)
        found = [touches(file_steps(path))[0][1] for path in files]
        check(found == [20 + 10 * number for number in range(2, 12)], lambda: f"{found}")
        check(os.path.exists(other.counters()["journal"]), "the other window's recording is gone")
        display.xdotool("windowraise", other.window, "windowfocus", "--sync", other.window)
        other.click(160, 200)
        wait_for(lambda: len(other.steps("touch")) == 2, "no click in the other window")
        other.restart("ctrl+r")
        check(len(kept(program)) == 10 and files[0] not in kept(program), lambda: f"{kept(program)}")
    finally:
        program.close()
        other.close()
        state.close()


@fact("Killed at any moment of one session after another, the program has lost less than a second")
def killed():
    display = Display()
    dice = random.Random(5)
    try:
        for _ in range(8):
            state = Folder()
            program = Program(display, state=state).open()
            left, top, _, _ = program.phone
            clicks = {}
            slowest = 0
            end = time.monotonic() + dice.uniform(1, 3)
            while time.monotonic() < end and len(clicks) < 9:
                begin = time.monotonic()
                x = 20 + 10 * len(clicks)
                display.xdotool("mousemove", left + x, top + 60, "mousedown", 1, "mouseup", 1)
                clicks[x] = time.monotonic()
                display.xdotool("key", dice.choice(["ctrl+r", "alt+3", "alt+1", "ctrl+alt+2", "ctrl+alt+1", "alt+u"]))
                slowest = max(slowest, time.monotonic() - begin)
                left, top, _, _ = program.phone if dice.random() < 0.3 else (left, top, 0, 0)
            program.process.send_signal(signal.SIGKILL)
            died = time.monotonic()
            program.process.wait()
            program.close_pipes()
            found = set()
            for path in glob.glob(state / "drawer-proto/*.session") + glob.glob(state / "drawer-proto/*.journal"):
                found |= {x for phase, x, _ in touches(file_steps(path)) if phase == "ended"}
            lost = [x for x, moment in clicks.items() if moment < died - 1 - LATENESS - slowest and x not in found]
            check(not lost, lambda: f"the clicks at {lost} of {clicks} are nowhere; {found}")
            state.close()
    finally:
        display.close()
