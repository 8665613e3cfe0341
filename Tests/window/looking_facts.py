"""The tree of views and the reasons why they are where they are. Runs inside a session bus."""

import re

from access_facts import application, everything, find, names_of
from facts import fact
from machine import MOVES, check, wait_for
from tune_facts import search

RUN = {"bus": True}


def words(program):
    """What the rows of the panel say that are seen."""
    return names_of(program, "label")


def begin(program):
    program.restart()
    program.display.xdotool("windowsize", "--sync", program.window, 1100, 760)
    program.rest()


def finish(program):
    if program.counters()["panel"] != "none":
        program.key("alt+backslash")
        wait_for(lambda: program.counters()["panel"] == "none", "the panel stays")
    program.display.xdotool("windowsize", "--sync", program.window, 760, 800)
    program.restart()


def enter(program):
    """Gives the panel the keyboard."""
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6")


@fact("The tree lists the views, a search finds one, and what is chosen is marked on the phone")
def tree(program):
    begin(program)
    program.key("ctrl+i")
    find(program, "list", "Views")
    for name in ("content", "row-1"):
        wait_for(lambda name=name: name in words(program), lambda name=name: f"no {name}")
    check(program.counters()["marked"] == "none", "something is marked before it is chosen")
    enter(program)
    # Newer toolkits have no rows far from those that are seen.
    for name in ("status-bar", "tab-inbox", "row-3"):
        program.display.xdotool("key", "ctrl+a", "type", "--delay", 5, name)
        wait_for(lambda name=name: name in words(program), lambda name=name: f"no {name}")
    wait_for(lambda: "row-3" in words(program) and "row-1" not in words(program), "the search finds nothing")
    program.focus("list", "Views")
    program.key("Down")
    marked = wait_for(
        lambda: program.counters()["marked"] != "none" and program.counters()["marked"], "nothing is marked")
    frame = next(node["frame"] for node in nodes(program.inspect()) if node.get("id") == "row-3")
    check([float(n) for n in marked.split(",")] == frame, lambda: f"{marked}, not {frame}")
    # What moves is followed.
    program.click(160, 10)
    program.rest()
    wait_for(lambda: program.counters()["marked"] != marked, "the mark stays where the view was")
    # A finger that rests where it was moved to is no end of a motion; what is said is of now all the same.
    program.display.xdotool("mousemove", *program.at(160, 300), "mousedown", 1)
    for y in range(300, 220, -4):
        program.display.xdotool("mousemove", *program.at(160, y), "sleep", MOVES)

    def row():
        node = next(node for node in nodes(program.inspect()) if node.get("id") == "row-3")
        return node["frame"]

    wait_for(lambda: program.counters()["marked"] == ",".join(f"{n:g}" for n in row()), "the mark is of another time")
    y = f"{row()[1]:g}"
    wait_for(lambda: any(y in word for word in words(program)), lambda: f"no {y} in {words(program)}")
    program.display.xdotool("mouseup", 1)
    program.rest()
    program.key("Escape", "Escape")
    finish(program)


def nodes(tree):
    def inside(views):
        for view in views:
            yield view
            yield from inside(view.get("children", []))

    for window in tree["windows"]:
        yield from inside(window["views"])


def touches(program):
    return [step for step in program.steps() if "touch" in step]


@fact("Alt asks why while time stands: the thread leads back to the finger, and a press there goes to its time")
def why(program):
    begin(program)
    program.drag([(160, 6), (160, 60), (160, 120), (160, 190)])
    program.rest()
    began = next(step["at"] for step in program.steps() if step.get("phase") == "began")
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
    fingers = touches(program)
    x, y = program.at(160, 330)
    program.display.xdotool("mousemove", x, y, "keydown", "alt", "mousemove", x + 1, y + 1, "keyup", "alt")
    wait_for(lambda: program.counters()["panel"] == "why", "no panel")
    wait_for(lambda: any(word.startswith("drawer.progress ") for word in words(program)), lambda: f"{words(program)}")
    wait_for(lambda: any(word.startswith("drawer.height →") for word in words(program)), lambda: f"no tuning: {words(program)}")
    wait_for(lambda: "Searching…" not in words(program), "it never ends to look")
    taken = program.inspect("--explain", "160,330")["explain"]["taker"]
    wait_for(lambda: f"Received by {taken}" in words(program), lambda: f"{taken}: {words(program)}")
    check(program.counters()["marked"] != "none", "the view is not marked")
    check(touches(program) == fingers, "a finger landed")
    enter(program)

    def links():
        """The thread down to its last link."""
        _, _, thread = " / ".join(words(program)).partition("Why it is here")
        found = [word for word in thread.split(" / ") if word.startswith(("row-", "drawer.progress", "finger "))]
        return found if any(word.startswith("finger ") for word in found) else None

    found = wait_for(links, lambda: f"no thread to the finger: {words(program)}")
    # Home is for all versions of GTK the first row; where the first Down goes differs.
    program.key("Home", *["Down"] * (1 + next(i for i, word in enumerate(found) if word.startswith("finger "))))
    program.key("Return")
    wait_for(lambda: abs(program.number("time") - began * 1000) < 2000, lambda: f"{program.counters()['time']}, {began}")
    program.key("End")
    finish(program)


@fact("A motion has one time, in the panel and under the phone, also after its curve was pulled; when it ends is for who asks")
def one_time(program):
    begin(program)
    program.display.xdotool("mousemove", *program.at(160, 6), "click", 1)
    program.rest()
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["beside"] != "none", "no second phone")
    search(program, "drawer.open.curve")
    program.focus("button", "spring 0.35 · 0.86")
    program.key("space")
    program.rest()

    def said():
        """The times in the words under the phone and in those of the curve."""
        own = next((name for name in words(program) if name.startswith("A ")), "")
        curve = next(
            (node.get_description() for node in everything(application(program))
             if node.get_name() == "Curve of drawer.open.curve"), "")
        return [re.findall(r"arrives in (\d+) ms", text) for text in (own, curve)]

    def agree():
        own, curve = said()
        return own if len(own) == 1 and own == curve else None

    before = wait_for(agree, said)
    # The end is chosen, and pulled to a later time.
    program.focus("group", "Curve of drawer.open.curve")
    program.key("Right", "Right", "shift+Right", "Right")
    wait_for(lambda: agree() not in (None, before), lambda: f"{said()}, not {before}")
    after = agree()
    check(int(after[0]) > int(before[0]), lambda: f"{before} to {after}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key(*["ctrl+z"] * 4)
    wait_for(lambda: agree() == before, said)
    program.key("ctrl+b", "ctrl+u")
    finish(program)


@fact("Under each of two phones stands how its motion went, and where time stands, how far it is from the other's")
def sides(program):
    begin(program)
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["beside"] != "none", "no second phone")
    # The other one keeps the height that this one had.
    search(program, "drawer height")
    program.focus("slider", "height")
    program.key("shift+Right", "shift+Right", "shift+Right")
    program.rest()
    program.display.xdotool("mousemove", *program.at(160, 6), "click", 1)
    program.rest()

    def said(*wanted):
        return any(all(part in name for part in wanted) for name in words(program))

    wait_for(lambda: said("drawer.y arrives in", "/s"), lambda: f"no figures: {words(program)}")
    # Of its times only when it arrives.
    times = [name.count(" ms") for name in words(program) if "drawer.y arrives in" in name]
    check(times == [1, 1], lambda: f"{words(program)}")
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
    # Both are there at the end, and not at once on the way.
    check(not said("apart now"), lambda: f"at the end: {words(program)}")
    # However late time was stopped: the way begins where the click ended.
    program.key("ctrl+alt+Page_Up")
    program.rest()
    for _ in range(60):
        program.key("ctrl+period")
        program.rest()
        if said("drawer.", " remaining · ", " apart now"):
            break
    check(said("drawer.", " remaining · ", " apart now"), lambda: f"nowhere: {words(program)}")
    # Before it there is nothing.
    program.key("ctrl+alt+Home")
    wait_for(lambda: not said("apart now"), lambda: f"at the start: {words(program)}")
    program.key("ctrl+b", "ctrl+u")
    finish(program)
