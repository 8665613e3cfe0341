"""What a crash leaves behind."""

import json
import os
import random
import signal
import stat
import time
from concurrent.futures import ThreadPoolExecutor

from facts import fact
from machine import LATENESS, PATIENCE, Display, Folder, Program, check, recorded, wait_for

RUN = {"order": 7}


def journals(state):
    folder = state / "drawer-proto"
    names = os.listdir(folder) if os.path.isdir(folder) else []
    return sorted(os.path.join(folder, name) for name in names if name.endswith(".journal"))


CLICKS = 20


@fact("The recording is on disk within a second, for its owner alone, and an earlier session when the window is closed")
def on_disk(display):
    program = Program(display).open()
    try:
        spans = []
        for _ in range(CLICKS):
            program.click(160, 200)
            clicked = time.monotonic()
            asked = int(program.counters()["inputs"])
            # What the machine takes to answer is none of the journal's time.
            late = time.monotonic() - clicked
            path = program.counters()["journal"]

            def inputs():
                with open(path, encoding="utf-8") as file:
                    return file.read().count('"at":')

            wait_for(lambda: inputs() >= asked, lambda: f"{inputs()} of {asked} inputs are on disk", pause=0.005)
            spans.append(time.monotonic() - clicked - late)
        spans.sort()
        check(spans[-1] < 1 + LATENESS, lambda: f"the recording was on disk after {spans[-1]:.2f} s")
        print(f"        a click was on disk after {spans[CLICKS // 2]:.3f} s, the slowest but one of {CLICKS} after {spans[-2]:.3f} s")
        check(len(program.steps("touch")) == 2 * CLICKS, lambda: f"{program.steps()}")
        check(stat.S_IMODE(os.stat(path).st_mode) == 0o600, lambda: oct(os.stat(path).st_mode))
        program.quit()
        check(journals(program.state) == [], lambda: f"{journals(program.state)}")
        found = sorted(set(os.listdir(program.state / "drawer-proto")) - {"window.json"})
        check(len(found) == 1 and found[0].endswith(".session"), lambda: f"{found}")
        check(os.path.exists(program.state / "drawer-proto/window.json"), "the window's state is not kept")
    finally:
        program.close()


def kill_once(display, state, dice):
    """Plays, kills the program in the middle, and returns how many clicks there were and how many of them are kept."""
    program = Program(display, state=state).open_quickly()
    left, top, _, _ = program.phone
    path = program.counters()["journal"]
    moments = []
    end = time.monotonic() + dice.uniform(0.02, 2 + LATENESS)
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
    # Before the program hears of the first click, nothing would be missed.
    found = journals(state) or [path]
    check(len(found) == 1, lambda: f"{len(found)} journals")
    steps = recorded(found[0])["steps"]
    kept = sum(step.get("phase") == "ended" for step in steps)
    # On a busy machine the program hears of a click as late as the click itself took.
    safe = sum(moment < died - 1 - LATENESS - slowest for moment in moments)
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


def killed_while(program):
    """Kills the program and gives the path of what it was writing."""
    path = program.counters()["journal"]
    program.process.send_signal(signal.SIGKILL)
    program.process.wait()
    program.close_pipes()
    return path


def sessions(state):
    return [name for name in os.listdir(state / "drawer-proto") if name.endswith(".session")]


@fact("A recording that was left behind is offered, and not to two windows; played, it is an earlier session")
def offered(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        steps = program.steps()
        # What follows was being written when the power went.
        path = killed_while(program)
        with open(path, "a", encoding="utf-8") as file:
            file.write('{"at":99999.000,"line":"main","touch":1,"pha')
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
        check(not os.path.exists(path) and len(sessions(state)) == 1, lambda: f"{sessions(state)}")
        # The question is gone: there is nothing more to discard.
        program.key("alt+d")
        program.rest()
        check(len(sessions(state)) == 1, "the question stays")
    finally:
        program.close()
        state.close()


@fact("The offer to recover has the keyboard: Escape leaves it for the next start, Enter plays, and other keys are the phone's")
def answered_by_keys(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        path = killed_while(program)
        program = Program(display, state=state).open()
        check(program.number("messages") == 1, lambda: f"{program.counters()}")
        program.key("space")
        wait_for(lambda: program.counters()["paused"] == "true", "the phone does not get the key")
        program.key("space")
        wait_for(lambda: program.counters()["paused"] == "false", "the phone does not get the key again")
        check(program.number("messages") == 1 and program.steps("touch") == [], "a key of the phone's answers")
        program.key("Escape")
        wait_for(lambda: program.number("messages") == 0, "Escape does not close it")
        check(os.path.exists(path), "the recording is gone")
        program.key("space")
        wait_for(lambda: program.counters()["paused"] == "true", "the keyboard does not come back")
        program.close()
        program = Program(display, state=state).open()
        check(program.number("messages") == 1, lambda: f"{program.counters()}")
        program.key("Return")
        wait_for(lambda: len(program.steps("touch")) == 2, "Enter does not play it")
    finally:
        program.close()
        state.close()


@fact("The offer to recover is laid out without a complaint of the toolkit's, whatever the font")
def laid_out(display):
    state = Folder()
    # The machine's own rules for fonts, whose letters end between two pixels.
    fonts = {"FONTCONFIG_FILE": "/etc/fonts/fonts.conf"}
    os.makedirs(state / "config/gtk-4.0")
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        path = killed_while(program)
        for size in (9, 10, 11, 13, 17):
            with open(state / "config/gtk-4.0/settings.ini", "w", encoding="utf-8") as file:
                file.write(f"[Settings]\ngtk-font-name=Sans {size}\n")
            # A complaint ends it.
            program = Program(display, state=state, env=fonts).open()
            check(program.complaints() == "", program.complaints)
            killed_while(program)
            check(os.path.exists(path), "the recording is gone")
    finally:
        program.close()
        state.close()


@fact("A recording that was left behind is gone once it is discarded, or saved")
def settled(display):
    for answer in ("alt+d", "alt+s"):
        state = Folder()
        program = Program(display, state=state).open()
        try:
            program.click(160, 10)
            program.rest()
            path = killed_while(program)
            program = Program(display, state=state).open()
            program.key(answer)
            if answer == "alt+s":
                check(os.path.exists(path), "it is gone before it is saved")
                program.answer_dialog("^Save the take$", state / "kept.take.json")
                check(len(file_touches(state / "kept.take.json")) == 2, "it was not saved")
            wait_for(lambda: not os.path.exists(path), "the recording stays on disk")
            check(sessions(state) == [], lambda: f"{sessions(state)}")
        finally:
            program.close()
            state.close()


@fact("A recording that can't be read is told as lost, and goes when a person says so; without that it stays")
def unreadable(display):
    state = Folder()
    os.makedirs(state / "drawer-proto", mode=0o700)
    path = state / "drawer-proto/torn01.journal"
    with open(path, "wb") as file:
        file.write(b'{ "scenario": 1, "na\xff')
    program = Program(display, state=state).open()
    try:
        program.quit()
        program.close_pipes()
        check(os.path.exists(path), "it went without a word")
        program = Program(display, state=state).open()
        program.key("alt+r")
        wait_for(lambda: not os.path.exists(path), "it can't be removed")
        before = sorted(os.listdir(state / "drawer-proto"))
        # The message is gone: its key does nothing more.
        with open(path, "wb") as file:
            file.write(b"{")
        program.key("alt+r")
        program.rest()
        check(sorted(os.listdir(state / "drawer-proto")) == sorted([*before, "torn01.journal"]), "the message stays")
    finally:
        program.close()
        state.close()


def file_touches(path):
    wait_for(lambda: os.path.exists(path), f"no {path}")
    with open(path, encoding="utf-8") as file:
        return [step for step in json.load(file)["steps"] if "touch" in step]


@fact("A playback alone is never offered; one in which a person did something is")
def playback(display):
    state = Folder()
    with open(state / "a.scenario.json", "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "steps": [{"tap": "status-bar"}, {"wait": "settled"}]}, file)
    program = Program(display, state / "a.scenario.json", state=state).open()
    try:
        played(program)
        path = killed_while(program)
        check(os.path.exists(path) and journals(state) == [], lambda: f"{path}, {journals(state)}")
        program = Program(display, state / "a.scenario.json", state=state).open()
        check(not os.path.exists(path), "what nobody misses stays on disk")
        played(program)
        program.rest()
        program.click(160, 200)
        wait_for(lambda: lifted(program) == 2, "no click")
        path = killed_while(program)
        check(journals(state) == [path], lambda: f"{journals(state)}")
        program = Program(display, state=state).open()
        program.key("alt+p")
        wait_for(lambda: lifted(program) == 2, "what a person did is not offered")
    finally:
        program.close()
        state.close()


def played(program):
    wait_for(lambda: program.counters()["playing"] == "false" and program.number("time") > 0, "it does not play")


def lifted(program):
    """How often a finger was lifted; a click may have moves in it."""
    return sum(step["phase"] == "ended" for step in program.steps("touch"))


@fact("SIGTERM, SIGHUP and SIGINT keep the session as an earlier one, and nothing is offered as a loss")
def terminated(display):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        state = Folder()
        program = Program(display, state=state).open()
        try:
            x, y = program.at(160, 200)
            display.xdotool("mousemove", x, y, "mousedown", 1)
            wait_for(lambda: program.steps("touch"), "no touch")
            program.process.send_signal(number)
            program.process.send_signal(number)
            program.process.wait(PATIENCE)
            display.xdotool("mouseup", 1)
            check(program.process.returncode == 130, lambda: f"{program.process.returncode}: {program.complaints()}")
            check(journals(state) == [] and len(sessions(state)) == 1, lambda: f"{os.listdir(state / 'drawer-proto')}")
            # A finger that was down is cancelled in it.
            last = recorded(state / f"drawer-proto/{sessions(state)[0]}")["steps"][-1]
            check(last.get("phase") == "cancelled", lambda: f"{last}")
            program.close_pipes()
            program = Program(display, state=state).open()
            program.key("alt+d")
            program.rest()
            check(len(sessions(state)) == 1, "something was offered as a loss")
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
        steps = recorded(found[0])["steps"]
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


@fact("Two windows leave each other's changes alone")
def two_states(display):
    state = Folder()
    one = Program(display, state=state).open()
    other = Program(display, state=state).open()
    try:
        display.xdotool("windowraise", one.window, "windowfocus", "--sync", one.window)
        one.key("ctrl+alt+2")
        wait_for(lambda: one.take()["device"] == "compact", "no other device")
        display.xdotool("windowraise", other.window, "windowfocus", "--sync", other.window)
        other.key("ctrl+alt+r")
        wait_for(lambda: other.steps("environment"), "no other direction")
        one.process.terminate()
        one.process.wait(PATIENCE)
        other.quit()
        third = Program(display, state=state).open()
        try:
            take = third.take()
            check((take["device"], take["direction"]) == ("compact", "rtl"), lambda: f"{take}")
        finally:
            third.close()
    finally:
        one.close()
        other.close()
        state.close()
