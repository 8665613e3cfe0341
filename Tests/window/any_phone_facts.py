"""What the window and the commands do for any prototype: no fact here knows a screen, an id or a value of one."""

import glob
import json
import os
import random
import subprocess
import time

from facts import fact
from machine import NAME, PATIENCE, PROGRAM, Display, Folder, Program, check, png_pixels, wait_for

RUN = {"any": True}

HERE = os.path.dirname(os.path.abspath(__file__))


@fact("The window shows what capture draws, before and after a finger, turned, dark, right to left and with large text")
def pixels(program):
    program.restart("ctrl+r")
    program.check_pixels(program.take_file())
    program.drag([(160, 240), (170, 250), (190, 300), (200, 330)])
    program.rest()
    check([step["phase"] for step in program.steps("touch")][::len(program.steps("touch")) - 1] == ["began", "ended"],
          lambda: f"{program.steps()}")
    program.check_pixels(program.take_file())
    program.key("ctrl+Left", "ctrl+shift+a", "ctrl+alt+r", "ctrl+alt+plus")
    wait_for(lambda: len(program.steps("rotate", "environment")) == 4, lambda: f"{program.steps()}")
    program.rest()
    program.check_pixels(program.take_file())
    program.key("ctrl+Right", "ctrl+shift+a", "ctrl+alt+r", "ctrl+alt+minus")
    program.rest()


@fact("A storm over the window ends clean, and its recording plays to the same pixels")
def storm(program):
    program.restart("ctrl+r")
    dice = random.Random(16)
    for _ in range(40):
        words = []
        for _ in range(5):
            x, y = dice.randrange(5, 315), dice.randrange(5, 475)
            words += ["mousemove", *program_place(program, x, y), "mousedown", 1]
            for _ in range(dice.randrange(4)):
                x, y = x + dice.randrange(-60, 60), y + dice.randrange(-160, 160)
                # As a hand that flings.
                words += ["mousemove", *program_place(program, x, y), "sleep", 0.004]
            words += ["mouseup", 1]
            if dice.random() < 0.3:
                words += ["click", dice.choice((4, 5))]
        program.display.xdotool(*words)
    # What a touch has begun may go on for long, as a song does.
    pause(program, "true")
    program.rest()
    check(len(program.steps("touch")) > 400, lambda: f"{len(program.steps('touch'))} touches")
    program.check_pixels(program.take_file())
    pause(program, "false")


@fact("Frame by frame back through a storm, the window shows what capture draws")
def frames(display):
    dice = random.Random(5)
    steps = []
    for finger in range(1, 21):
        at, x, y = 150 * finger, dice.randrange(5, 315), dice.randrange(5, 475)
        steps.append({"at": at, "touch": finger, "phase": "began", "x": x, "y": y})
        for _ in range(dice.randrange(5)):
            at, x, y = at + 16, x + dice.randrange(-40, 40), y + dice.randrange(-120, 120)
            steps.append({"at": at, "touch": finger, "phase": "moved", "x": x, "y": y})
        steps.append({"at": at + 16, "touch": finger, "phase": "ended", "x": x, "y": y})
    state = Folder()
    path = state / "storm.take.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "take": True, "device": "classic", "steps": steps}, file)
    program = Program(display, path, state=state)
    try:
        wait_for(lambda: program.counters()["playing"] == "false" and program.number("time") > 3_000_000, "it does not play")
        pause(program, "true")
        program.rest()
        done = program.command("capture", path, "--fps", "60", "--scale", program.counters()["scale"], "-o", state / "frames")
        check(done.returncode == 0, lambda: f"capture: {done.stderr}")
        seen = 0
        while seen < 90:
            program.key("ctrl+comma")
            counters, shown = program.look()
            frame = round(int(counters["time"]) * 60 / 1e6)
            picture = state / f"frames/frame-{frame:05}.png"
            if os.path.exists(picture):
                wanted = png_pixels(picture)[2]
                check(wanted == shown, lambda: f"{sum(map(int.__ne__, wanted, shown))} bytes of frame {frame} differ")
                seen += 1
    finally:
        program.close()
        state.close()


def pause(program, wanted):
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["paused"] == wanted, lambda: f"its time is not as asked: {program.counters()}")


PLACES = {}


def program_place(program, x, y):
    """A place of the phone's screen on the display, asked for once: the window does not move meanwhile."""
    if program not in PLACES:
        PLACES[program] = program.phone, float(program.counters()["scale"])
    (left, top, _, _), scale = PLACES[program]
    return round(left + x * scale), round(top + y * scale)


@fact("Killed, it offers its recording; closed, it leaves an earlier session, all in a folder of its own name")
def kept(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 240)
        program.rest()
        steps = program.steps("touch")
        program.process.kill()
        program.process.wait()
        program.close_pipes()
        program = Program(display, state=state).open()
        program.key("alt+p")
        wait_for(lambda: len(program.steps("touch")) == len(steps), "it does not play what was left behind")
        program.rest()
        program.click(160, 240)
        program.rest()
        program.quit()
        check(len(glob.glob(state / f"{NAME}/*.session")) >= 1, lambda: f"{os.listdir(state / NAME)}")
        folders = [name for name in os.listdir(state.path) if os.path.isdir(state / name)]
        others = [name for name in folders if "drawer" in name and name != NAME]
        check(not others, lambda: f"folders of another program: {others}")
    finally:
        program.close()
        state.close()


@fact("Idle, it draws nothing")
def idle(program):
    program.restart("ctrl+r")
    before = program.number("frames")
    # That nothing comes can only be waited for.
    time.sleep(3)
    check(program.number("frames") - before <= 2, lambda: f"{program.number('frames') - before} frames in 3 s")


@fact("A hostile file ends no command otherwise than with a message and its exit status")
def hostile():
    folder = Folder()
    try:
        for path in glob.glob(os.path.join(HERE, "../fuzz/corpus/*.txt")):
            target = os.path.basename(path)[:-len(".txt")]
            subprocess.run(["/usr/bin/python3", os.path.join(HERE, "../fuzz/corpus.py"), "unpack", path, folder / target], check=True)
        files = sorted(glob.glob(folder / "*/*"))
        check(len(files) > 1000, lambda: f"{len(files)} kept inputs")
        # All of them go through the kit's own tests; which file comes through which door is decided before any prototype.
        for path in files[::7]:
            done = subprocess.run([PROGRAM, "check", path], capture_output=True, timeout=PATIENCE)
            check(done.returncode in (0, 2, 3), lambda: f"{path}: {done.returncode}, {done.stderr[-300:]}")
            check(done.stderr.count(b"\n") <= 12 and b"Fatal error" not in done.stderr, lambda: f"{path}: {done.stderr[-300:]}")
            check((done.returncode == 0) == (done.stderr == b""), lambda: f"{path}: {done.returncode}, {done.stderr[-300:]}")
    finally:
        folder.close()


@fact("A scenario's view, screen, device, tuning and step that are not there are refused with their places")
def refused():
    state = Folder()
    try:
        for members, steps in (({}, [{"tap": "no-such-view"}]), ({"screen": "no such screen"}, []), ({"device": "toaster"}, []),
                               ({"tuning": "untuned"}, []), ({}, [{"leap": 3}])):
            path = state / "a.scenario.json"
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"scenario": 1, **members, "steps": steps}, file)
            done = subprocess.run([PROGRAM, "inspect", path], capture_output=True, text=True, timeout=PATIENCE)
            # A prototype that lists no ids learns only while it plays that a view is not there.
            allowed = (1, 2) if steps and "tap" in steps[0] else (2,)
            check(done.returncode in allowed, lambda: f"{members} {steps}: {done.returncode}, {done.stderr}")
            check(done.stderr.startswith(f"{path}:1:"), lambda: done.stderr)
            check("drawer" not in done.stderr.replace(path, ""), lambda: done.stderr)
    finally:
        state.close()
