"""Facts about the timeline: going back, going on from there, and what is kept of it."""

import itertools
import json
import os
import random
import subprocess

from facts import fact
from machine import PATIENCE, PROGRAM, Failed, Folder, Program, check, wait_for

# Where in the strip a hand takes the playhead, as a share of its height from above.
PLAYHEAD = 0.5


def strip(program):
    return tuple(float(n) for n in program.counters()["timeline"].split(","))


def scrub(program, *shares, lifts=True, off=None):
    """Drags the playhead through moments of a short session, each given as a share of it, and leaves the timeline."""
    x, y, width, height = strip(program)
    # The strip has room for what comes: for ten seconds at first.
    room, end = 10.0, program.number("end") / 1e6
    while room < end:
        room *= 1.25
    width *= end / room
    places = [(round(x + share * width), round(y + PLAYHEAD * height)) for share in shares]
    # Left there, the pointer would show the moment under it, over the phone; outside of the window it might take the
    # keyboard with it.
    left, top, wide, _ = (float(n) for n in program.counters()["canvas"].split(","))
    off = off or (round(left + wide / 2), round(top - 10))
    program.display.draw(*places, lifts=lifts, after=("mousemove", *off))


def check_soon(check_now):
    """Waits until a check holds: what is shown may come a moment after the window rests."""
    why = []

    def holds():
        try:
            check_now()
        except Failed as failure:
            why[:] = [str(failure)]
            return False
        return True

    wait_for(holds, lambda: why[0], pause=0.4)


def focus(program):
    """Gives the timeline the keyboard and lets time stand."""
    pause(program)
    scrub(program, 0.999)
    program.rest()


def pause(program):
    if program.counters()["paused"] != "true":
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["paused"] == "true", "time runs on")


def busy(program):
    """Does a little of everything."""
    program.restart()
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.click(60, 200)
    program.drag([(280, 300), (200, 302), (120, 303)])
    program.display.xdotool("mousemove", *program.at(160, 300), "click", 5, "click", 5)
    program.key("ctrl+Right", "ctrl+Left", "ctrl+shift+a", "ctrl+alt+z")
    program.rest()


@fact("A touch in the past begins a branch that equals a fresh run of its inputs; Ctrl+Z brings the old future back")
def taken_over(program):
    busy(program)
    dice = random.Random(7)
    before = program.steps()
    for _ in range(3):
        focus(program)
        # Until it was held, time went on.
        lines = program.number("lines")
        scrub(program, 0.05 + dice.random() * 0.5)
        program.rest()
        left = program.number("time")
        check(program.counters()["past"] == "true", "it is not the past")
        program.drag([(160, 300), (160, 260), (160, 200)])
        program.rest()
        counters = program.counters()
        check(counters["past"] == "false" and int(counters["lines"]) == lines + 1, lambda: f"{counters}")
        check(counters["stands"] == "true", "time stood before, and runs on after the touch")
        steps = program.steps()
        check(any(step["at"] * 1000 > left for step in steps), "the touch is not recorded")
        # The old future is drawn over the phone as long as it was.
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["future"] == "false", "the old future does not end")
        pause(program)
        program.rest()
        program.check_pixels(program.take_file())
        program.key("ctrl+z")
        wait_for(lambda: program.number("lines") == lines, "the branch stays")
        check(program.counters()["line"] == "main" and program.number("time") == left, "it is not where it left")
        program.key("ctrl+shift+z")
        wait_for(lambda: program.number("lines") == lines + 1 and program.counters()["line"] != "main", "no branch again")
        program.key("ctrl+z")
        wait_for(lambda: program.number("lines") == lines, "the branch stays")
    check([step for step in program.steps() if "touch" in step] == [step for step in before if "touch" in step],
          "the old future has changed")


@fact("Once zoomed, the timeline keeps the playhead in sight while time runs, and shows it after each jump; a look at another place stays there")
def in_sight(display):
    program = Program(display).open()
    try:
        program.click(160, 300)
        program.rest()
        focus(program)
        # From ten seconds to a seventh of one.
        program.key(*["plus"] * 20)
        program.rest()
        width = strip(program)[2]

        def seen():
            place = program.counters()["playhead"]
            return place != "none" and 0 <= int(place) <= width

        check(seen(), lambda: f"{program.counters()}")
        def live(span, what, *, moves=True):
            """Lets so much time pass, in which a pointer moves or nothing happens, and looks at the strip meanwhile."""
            begin, places = program.number("end"), itertools.cycle((150, 170))
            while program.number("end") < begin + span:
                if moves:
                    program.move(next(places), 430)
                check(what(), lambda: f"live: {program.counters()}")

        # More than the strip shows.
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["stands"] == "false", "time stands")
        live(1_000_000, seen)
        live(1_000_000, seen, moves=False)
        pause(program)
        for key, time in (("Home", 0), ("ctrl+g", 500_000), ("Page_Up", None)):
            program.key(key)
            if key == "ctrl+g":
                program.asked()
                program.display.xdotool("key", "ctrl+a", "type", "--delay", 5, "0.5")
                program.display.xdotool("key", "Return")
            wait_for(lambda: time is None or program.number("time") == time, lambda: f"{key}: {program.counters()}")
            program.rest()
            check(seen(), lambda: f"{key}: {program.counters()}")
        # A person who looks elsewhere is left there while time runs.
        x, y, width, height = strip(program)
        program.key("End")
        wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
        wait_for(seen, lambda: f"{program.counters()}")
        program.display.xdotool("mousemove", round(x + width / 2), round(y + height / 2), *["click", 4] * 20)
        wait_for(lambda: not seen(), lambda: f"{program.counters()}")
        live(500_000, lambda: not seen())
        # Another session is looked at where it is.
        program.restart("ctrl+r")
        wait_for(seen, lambda: f"{program.counters()}")
    finally:
        program.close()


@fact("Time that ran before a hand took the playhead runs on when it lets go; the pointer over the past changes nothing")
def released(program):
    busy(program)
    inputs = program.number("inputs")
    scrub(program, 0.4, 0.2)
    wait_for(lambda: program.counters()["stands"] == "false", "time stands")
    wait_for(lambda: program.counters()["past"] == "true", "it is not the past")
    program.display.xdotool("mousemove", *program.at(100, 200), "mousemove", *program.at(200, 300))
    wait_for(lambda: program.counters()["past"] == "false", "it does not come to the end")
    check(program.number("lines") == 1, "the pointer began a branch")
    check(program.number("inputs") >= inputs, "inputs are gone")


@fact("J, K and L play backwards, stand and play; a loop stays in its range")
def shuttled(program):
    busy(program)
    focus(program)
    scrub(program, 0.5)
    program.key("j")
    wait_for(lambda: program.number("time") == 0, "it does not play back to the start")
    program.key("l")
    wait_for(lambda: program.counters()["stands"] == "false", "it does not play")
    program.key("k")
    wait_for(lambda: program.counters()["stands"] == "true", "it does not stand")
    scrub(program, 0.1)
    program.key("i")
    begin = program.number("time")
    # Nearer a hand may be drawn to the same input.
    scrub(program, 0.4)
    program.key("o")
    finish = program.number("time")
    check(begin < finish, lambda: f"{begin} to {finish}")
    program.key("ctrl+shift+l")
    wait_for(lambda: program.counters()["looping"] == "true", "it does not loop")
    seen = [program.number("time")]

    def again():
        seen.append(program.number("time"))
        return seen[-1] < seen[-2]

    for _ in range(2):
        wait_for(again, lambda: f"it never starts again: {seen[-5:]}")
    check(all(begin <= time <= finish for time in seen), lambda: f"{seen} outside {begin} to {finish}")
    program.key("ctrl+shift+l")
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")


@fact("A session that was saved opens with its branches, at the moment that a link names")
def saved(program):
    busy(program)
    focus(program)
    scrub(program, 0.3)
    program.rest()
    program.click(160, 200)
    program.rest()
    check(program.number("lines") == 2, "no branch")
    path = program.state / "a.session.jsonl"
    program.key("ctrl+alt+s")
    program.answer_dialog("^Save the session$", path)
    wait_for(lambda: os.path.exists(path), "the session was not saved")
    steps, end = program.steps(), program.number("end")
    state = Folder()
    other = Program(program.display, f"{path}@300", state=state).open()
    try:
        check(other.number("lines") == 2 and other.counters()["line"] == "b1", lambda: f"{other.counters()}")
        check(other.number("time") == 300_000 and abs(other.number("end") - end) < 1000, lambda: f"{other.counters()}")
        check([s for s in other.steps() if "touch" in s] == [s for s in steps if "touch" in s], "other inputs")
        other.check_pixels(other.take_file())
    finally:
        other.close()
        state.close()
        program.display.xdotool("windowfocus", "--sync", program.window)
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.restart()


@fact("Ctrl+E makes the moment a test that passes, then the range's motion one beside it without asking")
def made(program):
    busy(program)
    focus(program)
    scrub(program, 0.4)
    folder = Folder()
    try:
        first = folder / "first.scenario.json"
        program.key("ctrl+e")
        program.answer_dialog("^Make a test$", first)
        wait_for(lambda: os.path.isdir(folder / "first.baselines"), "no baseline was recorded")
        scrub(program, 0.3)
        program.key("i")
        scrub(program, 0.8)
        program.key("o")
        program.key("ctrl+e")
        wait_for(lambda: len([name for name in os.listdir(folder.path) if name.endswith(".baselines")]) == 2,
                 lambda: f"{os.listdir(folder.path)}")
        done = subprocess.run([PROGRAM, "test", "."], cwd=folder.path, capture_output=True, text=True, timeout=PATIENCE)
        check(done.returncode == 0, lambda: f"{done.stdout}{done.stderr}")
        check(any(name.endswith(".motion.csv") for _, _, names in os.walk(folder.path) for name in names), "no motion")
    finally:
        folder.close()
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.key("ctrl+alt+x")
    program.restart()


@fact("The lanes open and close by Ctrl+Alt+L, and are remembered")
def lanes(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.display.xdotool("windowsize", "--sync", program.window, 900, 900)
        program.rest()
        low = strip(program)[3]
        program.key("ctrl+alt+l")
        wait_for(lambda: strip(program)[3] > low + 100, lambda: f"{strip(program)}")
        program.quit()
        program.close()
        program = Program(display, state=state).open()
        program.display.xdotool("windowsize", "--sync", program.window, 900, 900)
        wait_for(lambda: strip(program)[3] > low + 100, lambda: f"{strip(program)}")
        program.key("ctrl+alt+l")
        wait_for(lambda: strip(program)[3] == low, lambda: f"{strip(program)}")
        # Where the timeline is under the buttons, too.
        program.display.xdotool("windowsize", "--sync", program.window, 400, 900)
        program.rest()
        low = strip(program)[3]
        program.key("ctrl+alt+l")
        wait_for(lambda: strip(program)[3] > low + 100, lambda: f"{strip(program)}")
    finally:
        program.close()
        state.close()


@fact("The timeline stands where it is while the time beside it gets more digits and fewer")
def beside_digits(display):
    state = Folder()
    path = state / "long.take.json"
    steps = [{"at": seconds * 1000 + late, "touch": 1, "phase": phase, "x": 160, "y": 300}
             for seconds in (1, 65, 630, 6300) for late, phase in ((0, "began"), (50, "ended"))]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "take": True, "device": "compact", "screen": "inbox", "steps": steps,
                   "end": 6_400_000}, file)
    program = Program(display, f"{path}@6400000", state=state).open()
    try:
        program.display.xdotool("windowsize", "--sync", program.window, 900, 900)
        focus(program)
        places = set()
        for key in ("Home", *["Page_Down"] * 8, "Home", "End"):
            program.key(key)
            program.rest()
            places.add((strip(program), program.counters()["time"]))
        check(len({time for _, time in places}) > 6, lambda: f"{places}")
        check(len({place for place, _ in places}) == 1, lambda: f"{places}")
    finally:
        program.close()
        state.close()
