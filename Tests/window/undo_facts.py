"""Facts about the window's one list of steps: what Ctrl+Z takes back, in which order, and what is said of it."""

import json

from facts import fact
from lines_facts import branch, records, type_answer
from machine import NAME, Folder, Program, check, wait_for
from session_facts import plain
from timeline_facts import busy, focus, pause, scrub
from tune_facts import search, tuned


def surroundings(program):
    """The device of the session that is shown, its screen, how it looks, and where it was touched."""
    take = program.take()
    look = {key: take[key] for key in ("appearance", "textSize", "direction", "reducedMotion", "contrast") if key in take}
    for step in take["steps"]:
        look.update(step.get("environment", {}))
    usual = {"appearance": "light", "textSize": 1, "direction": "ltr", "reducedMotion": False, "contrast": "standard"}
    places = [round(step["x"]) for step in take["steps"] if step.get("phase") == "began"]
    return take["device"], take["screen"], {**usual, **look}, places


def remembered(program):
    with open(program.state / f"{NAME}/window.json", encoding="utf-8") as file:
        return json.load(file)


@fact("Ctrl+Z takes back a restart, another screen, another device and each change of the look in their order, and Ctrl+Shift+Z does it all again")
def in_order(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 300)
        program.rest()
        states = [surroundings(program)]
        keys = ("ctrl+shift+a", "ctrl+alt+plus", "ctrl+alt+2", "ctrl+alt+r", "ctrl+r", "ctrl+alt+m", "ctrl+alt+c", "alt+3",
                "ctrl+alt+1")
        for number, key in enumerate(keys):
            program.key(key)
            wait_for(lambda: surroundings(program) != states[-1], lambda: f"{key} does nothing: {states[-1]}")
            # What was not touched is worth no step of its own when another session begins.
            if key in ("ctrl+r", "alt+3"):
                program.rest()
                program.click(100 + 10 * number, 300)
                wait_for(lambda: len(surroundings(program)[3]) == 1, "no touch")
            states.append(surroundings(program))
        for number in reversed(range(len(keys))):
            program.key("ctrl+z")
            wait_for(lambda: surroundings(program) == states[number],
                     lambda: f"{keys[number]} taken back: {surroundings(program)}, not {states[number]}")
        for number, key in enumerate(keys, 1):
            program.key("ctrl+shift+z")
            wait_for(lambda: surroundings(program) == states[number],
                     lambda: f"{key} done again: {surroundings(program)}, not {states[number]}")
        program.key(*["ctrl+z"] * len(keys))
        wait_for(lambda: surroundings(program) == states[0], lambda: f"{surroundings(program)}, not {states[0]}")
        program.rest()
        program.check_pixels(program.take_file())
        program.quit()
        # The next session begins as this one looked.
        kept = remembered(program)
        check(kept["device"] == "classic" and kept["textSize"] == 1 and kept["appearance"] == "follow", lambda: f"{kept}")
        check(not kept["rightToLeft"] and not kept["reducedMotion"] and kept["contrast"] == "standard", lambda: f"{kept}")
    finally:
        program.close()
        state.close()


@fact("Ctrl+Z takes back a file that was opened over another one, and a restart after it was tuned, back to the first session and its tuning")
def opened(display):
    program = Program(display).open()
    try:
        program.click(160, 300)
        program.rest()
        path, first = program.saved_take(), program.steps()
        pause(program)
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("Right", "Right")
        wait_for(lambda: tuned(program).get("drawer.height") == 122, lambda: f"{tuned(program)}")
        program.display.xdotool("mousemove", *program.at(160, 430))
        other = str(program.state / "other.take.json")
        with open(path, encoding="utf-8") as file:
            take = json.load(file)
        with open(other, "w", encoding="utf-8") as file:
            json.dump({**take, "name": "another", "steps": []}, file)
        for name in (path, other):
            before = program.counters()["journal"]
            program.open_file(name)
            wait_for(lambda: program.counters()["journal"] != before, f"{name} is not opened")
            program.rest()
        check(plain(program.steps()) == [] and not tuned(program), lambda: f"{program.steps()}, {tuned(program)}")
        program.key("ctrl+z")
        wait_for(lambda: plain(program.steps()) == plain(first), lambda: f"{program.steps()}")
        check(not tuned(program), lambda: f"the file is tuned: {tuned(program)}")
        program.key("ctrl+z")
        wait_for(lambda: tuned(program).get("drawer.height") == 122, lambda: f"{tuned(program)}")
        program.key("ctrl+z", "ctrl+z")
        wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
        check(plain(program.steps()) == plain(first), lambda: f"{program.steps()}")
        program.key("ctrl+shift+z", "ctrl+shift+z", "ctrl+shift+z", "ctrl+shift+z")
        wait_for(lambda: plain(program.steps()) == [], lambda: f"{program.steps()}")
    finally:
        program.close()


@fact("What the phone gets in the past for another look begins a branch, and one Ctrl+Z takes both back")
def look_in_the_past(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        busy(program)
        program.key("ctrl+shift+a")
        focus(program)
        scrub(program, 0.3)
        program.rest()
        left = program.counters()
        program.key("ctrl+alt+plus")
        wait_for(lambda: program.number("lines") == 2, "no branch")
        program.key("ctrl+z")
        wait_for(lambda: program.number("lines") == 1, "the branch stays")
        check(program.counters()["time"] == left["time"], lambda: f"{program.counters()}")
        program.key("ctrl+shift+z")
        wait_for(lambda: program.number("lines") == 2, "no branch again")
        program.key("ctrl+z")
        wait_for(lambda: program.number("lines") == 1, "the branch stays")
        program.quit()
        check(remembered(program)["textSize"] == 1, lambda: f"{remembered(program)}")
    finally:
        program.close()
        state.close()


@fact("A line that was renamed gets its name back by Ctrl+Z, after what was done since")
def renamed(program):
    branch(program)
    program.key("F9")
    wait_for(lambda: float(program.counters()["canvas"].split(",")[0]) > 200, lambda: f"{program.counters()}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6", "Down", "F2")
    type_answer(program, "the short way")
    wait_for(lambda: any('"the short way"' in line for line in records(program)), lambda: f"{records(program)}")
    program.key("ctrl+alt+plus")
    wait_for(lambda: surroundings(program)[2]["textSize"] > 1, lambda: f"{surroundings(program)}")
    program.key("ctrl+z")
    wait_for(lambda: surroundings(program)[2]["textSize"] == 1, lambda: f"{surroundings(program)}")
    check('"the short way"' in records(program)[-1], lambda: f"{records(program)}")
    program.key("ctrl+z")
    wait_for(lambda: "the short way" not in records(program)[-1], lambda: f"{records(program)}")
    check(program.number("lines") == 2, "the branch is gone")
    program.key("ctrl+z")
    wait_for(lambda: program.number("lines") == 1, "the branch stays")
    program.key("F9")
    wait_for(lambda: float(program.counters()["canvas"].split(",")[0]) < 100, lambda: f"{program.counters()}")
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.restart()


@fact("What is said of a step goes as soon as another one is the last: by Ctrl+Z, by Ctrl+Shift+Z, by the next step; a touch leaves it")
def said(display):
    program = Program(display).open()
    try:
        program.click(160, 300)
        program.rest()
        program.key("ctrl+r")
        wait_for(lambda: program.number("messages") == 1, "nothing is said of the restart")
        program.click(100, 300)
        program.rest()
        check(program.number("messages") == 1, "a touch takes the message away")
        program.key("ctrl+z")
        wait_for(lambda: surroundings(program)[3] == [160], "it is not taken back")
        program.rest()
        check(program.number("messages") == 0, "the restart is taken back, and still said")
        focus(program)
        scrub(program, 0.01)
        program.rest()
        program.click(160, 300)
        wait_for(lambda: program.number("lines") == 2, "no branch")
        program.key("ctrl+z")
        wait_for(lambda: program.number("lines") == 1, "the branch stays")
        wait_for(lambda: program.number("messages") == 1, "nothing is said of the old future")
        program.key("ctrl+shift+z")
        wait_for(lambda: program.number("lines") == 2, "no branch again")
        program.rest()
        check(program.number("messages") == 0, "the branch is there, and still the old future is said to be back")
        program.key("ctrl+shift+BackSpace")
        wait_for(lambda: program.number("messages") == 1, "nothing is said of the branch that is gone")
        program.key("ctrl+alt+plus")
        program.rest()
        check(program.number("messages") == 0, "something else was done since, and still the button takes back what was before")
    finally:
        program.close()


@fact("The button of what is said takes that step back, also where words were written on the phone since; Ctrl+Z takes those back first")
def button(display):
    program = Program(display).open()
    try:
        program.click(160, 300)
        program.rest()
        first = program.steps("touch")
        for key in ("alt+u", "ctrl+z"):
            program.key("ctrl+r")
            wait_for(lambda: program.steps("touch") == [], "it does not restart")
            # The field of the search.
            program.click(160, 119)
            program.rest()
            program.key("a")
            typed = len(program.steps())
            # The notice hears no key before it has slid in.
            program.rest()
            program.key(key)
            if key == "ctrl+z":
                wait_for(lambda: len(program.steps()) > typed, "the phone gets no key")
                check(program.steps()[-1]["key"] == "z", lambda: f"{program.steps()[typed:]}")
            else:
                wait_for(lambda: plain(program.steps("touch")) == plain(first), lambda: f"{program.steps()}")
    finally:
        program.close()
