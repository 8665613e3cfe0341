"""What a crash leaves behind."""

import json
import os
import random
import signal
import stat
import time
from concurrent.futures import ThreadPoolExecutor

from facts import fact
from machine import PATIENCE, Display, Folder, Program, check, wait_for


def journals(state):
    folder = state / "drawer-proto"
    names = os.listdir(folder) if os.path.isdir(folder) else []
    return sorted(os.path.join(folder, name) for name in names if name.endswith(".journal"))


@fact("The recording is on disk within a second, for its owner alone, and an earlier session when the window is closed")
def on_disk(display):
    program = Program(display).open()
    try:
        program.click(160, 200)
        clicked = time.monotonic()
        asked = int(program.counters()["inputs"])
        # What the machine takes to answer is none of the journal's time.
        late = time.monotonic() - clicked
        path = program.counters()["journal"]

        def inputs():
            with open(path, encoding="utf-8") as file:
                return file.read().count('"at":')

        wait_for(lambda: inputs() >= asked, lambda: f"{inputs()} of {asked} inputs are on disk")
        span = time.monotonic() - clicked - late
        check(span < 1, lambda: f"the recording was on disk after {span:.2f} s")
        check(len(program.steps("touch")) == 2, lambda: f"{program.steps()}")
        check(stat.S_IMODE(os.stat(path).st_mode) == 0o600, lambda: oct(os.stat(path).st_mode))
        program.quit()
        check(journals(program.state) == [], lambda: f"{journals(program.state)}")
        found = sorted(os.listdir(program.state / "drawer-proto"))
        check(len(found) == 2 and found[0].endswith(".session") and found[1] == "window.json", lambda: f"{found}")
    finally:
        program.close()


def kill_once(display, state, dice):
    """Plays, kills the program in the middle, and returns how many clicks there were and how many of them are kept."""
    program = Program(display, state=state).open_quickly()
    left, top, _, _ = program.phone
    moments = []
    end = time.monotonic() + dice.uniform(0.02, 2)
    slowest = 0
    while time.monotonic() < end:
        begin = time.monotonic()
        x, y = left + dice.randrange(20, 300), top + dice.randrange(120, 460)
        display.xdotool("mousemove", x, y, "mousedown", 1, "mousemove", x, y - 9, "mouseup", 1)
        moments.append(time.monotonic())
        slowest = max(slowest, moments[-1] - begin)
    program.process.kill()
    died = time.monotonic()
    program.process.wait()
    program.close_pipes()
    found = journals(state)
    check(len(found) == 1, lambda: f"{len(found)} journals")
    with open(found[0], encoding="utf-8") as file:
        steps = json.loads(file.read() + "\n  ]\n}\n")["steps"]
    kept = sum(step.get("phase") == "ended" for step in steps)
    # On a busy machine the program hears of a click as late as the click itself took.
    safe = sum(moment < died - 1 - slowest for moment in moments)
    check(kept >= safe, lambda: f"{kept} of {len(moments)} clicks kept, {safe} were a second old")
    os.remove(found[0])
    return len(moments), kept


@fact("Killed at 50 moments, the program has lost less than a second of the recording")
def killed():
    def worker(number):
        display, state, dice = Display(), Folder(), random.Random(number)
        try:
            return [kill_once(display, state, dice) for _ in range(25)]
        finally:
            display.close()
            state.close()

    with ThreadPoolExecutor(2) as pool:
        results = [result for results in pool.map(worker, (1, 2)) for result in results]
    check(any(kept < made for made, kept in results), "no kill came between an input and its writing")
    check(any(kept > 0 for _, kept in results), "nothing was ever kept")
    print(f"        {sum(made - kept for made, kept in results)} of {sum(made for made, _ in results)} clicks were lost")


@fact("A recording that was left behind is offered, played, saved and forgotten")
def offered(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        steps = program.steps()
        # What follows was being written when the power went.
        path = program.counters()["journal"]
        program.process.send_signal(signal.SIGKILL)
        program.process.wait()
        program.close_pipes()
        with open(path, "a", encoding="utf-8") as file:
            file.write(',\n    {"at":99999.000,"touch":1,"pha')
        program = Program(display, state=state).open()
        other = Program(display, state=state)
        try:
            wait_for(lambda: other.number("frames") > 0, "a second window does not open")
            check(other.counters()["journal"] != program.counters()["journal"], "two windows write one journal")
        finally:
            other.close()
        check(os.path.exists(path), "the second window took the recording")
        program.key("alt+p")
        wait_for(lambda: len(program.steps("touch")) == 2, "it does not play")
        program.rest()
        check([{k: s[k] for k in ("at", "phase")} for s in program.steps()]
              == [{k: s[k] for k in ("at", "phase")} for s in steps], lambda: f"{program.steps()}")
        program.key("alt+d")
        wait_for(lambda: not os.path.exists(path), "the recording stays on disk")
    finally:
        program.close()
        state.close()


@fact("An end that nobody asked for leaves the recording; a finger that was down is cancelled in it")
def terminated(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        x, y = program.at(160, 200)
        display.xdotool("mousemove", x, y, "mousedown", 1)
        wait_for(lambda: program.steps("touch"), "no touch")
        program.process.terminate()
        program.process.wait(PATIENCE)
        display.xdotool("mouseup", 1)
        check(program.process.returncode == 130, lambda: f"{program.process.returncode}: {program.complaints()}")
        found = journals(state)
        check(len(found) == 1, "nothing was kept")
        with open(found[0], encoding="utf-8") as file:
            last = json.loads(file.read() + "\n  ]\n}\n")["steps"][-1]
        check(last.get("phase") == "cancelled", lambda: f"{last}")
    finally:
        program.close()
        state.close()


@fact("The X server's death loses less than a second")
def server_died():
    display = Display()
    program = Program(display).open()
    try:
        program.click(160, 200)
        wait_for(lambda: len(program.steps("touch")) == 2, "no click")
        display.process.kill()
        program.process.wait(PATIENCE)
        found = journals(program.state)
        check(len(found) == 1, "nothing was kept")
        with open(found[0], encoding="utf-8") as file:
            steps = json.loads(file.read() + "\n  ]\n}\n")["steps"]
        check(any(step.get("phase") == "ended" for step in steps), lambda: f"{steps}")
    finally:
        display.close()
        program.close()


@fact("What was left as it was is so again at the next start")
def remembered(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.key("ctrl+alt+2", "ctrl+alt+r", "ctrl+l", "ctrl+shift+a")
        wait_for(lambda: program.take()["device"] == "compact" and len(program.steps("environment")) == 2,
                 lambda: f"{program.take()}")
        program.rest()
        before = program.phone
        program.quit()
        program.close_pipes()
        program = Program(display, state=state).open()
        take = program.take()
        check((take["device"], take["direction"], take["appearance"]) == ("compact", "rtl", "dark"), lambda: f"{take}")
        check(program.phone == before, lambda: f"{program.phone} instead of {before}")
    finally:
        program.close()
        state.close()


@fact("A file that makes no sense as the remembered state is as good as none")
def nonsense(display):
    state = Folder()
    os.makedirs(state / "drawer-proto")
    with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
        file.write('{"width": 1e300, "zoom": -4, "device": 7, "textSize": "NaN", "recent": [1, "x"], "style": "green"')
    program = Program(display, state=state).open()
    try:
        check(program.take()["device"] == "modern", "no usual device")
        program.quit()
    finally:
        program.close()
        state.close()
