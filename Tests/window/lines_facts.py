"""Facts about the lines of a session, and about what can be done at a place of the timeline."""

from facts import fact
from machine import Folder, Program, check, wait_for
from timeline_facts import PLAYHEAD, busy, check_soon, focus, scrub, strip

RUN = {"order": 11}


def records(program):
    """The records of the session's own file that are no inputs."""
    with open(program.counters()["journal"], encoding="utf-8") as file:
        return [line for line in file if '"branch"' in line or '"name"' in line or '"drop"' in line or '"restore"' in line]


def type_answer(program, text):
    """Types an answer into the question that is open."""
    program.asked()
    program.display.xdotool("key", "ctrl+a", "type", "--delay", 5, text)
    program.display.xdotool("key", "Return")


def branch(program):
    """Lets a touch in the past begin a branch."""
    busy(program)
    focus(program)
    scrub(program, 0.3)
    program.rest()
    # On the status bar: whatever that moment shows, no field of text is there, which would take Ctrl+Z for itself.
    program.click(160, 6)
    program.rest()
    check(program.number("lines") == 2, "no branch")


def leave(program):
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.restart()


@fact("A typed time is gone to; one that is none, or too late, says so and changes nothing")
def typed(program):
    busy(program)
    focus(program)
    program.key("Home")
    wait_for(lambda: program.number("time") == 0, "it is not at the start")
    program.key("ctrl+g")
    wait_for(lambda: program.counters()["keyboard"] == "elsewhere", "nothing asks")
    for wrong in ("soon", "1:75", "59:00"):
        type_answer(program, wrong)
        check(program.counters()["keyboard"] == "elsewhere", "the question is gone")
        check(program.number("time") == 0, "it went somewhere")
    type_answer(program, "0.25")
    wait_for(lambda: program.number("time") == 250_000, lambda: f"{program.counters()}")
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    program.key("ctrl+g")
    type_answer(program, "+100 ms")
    wait_for(lambda: program.number("time") == 350_000, lambda: f"{program.counters()}")
    program.key("ctrl+g", "Escape")
    check(program.number("time") == 350_000, "Escape went somewhere")
    leave(program)


@fact("F9 shows the lines: one is renamed, shown, removed and brought back with keys alone, and all that is in the file")
def pane(program):
    branch(program)
    # The mouse is elsewhere: keys do it all.
    width = float(program.counters()["canvas"].split(",")[2])
    program.key("F9")
    wait_for(lambda: float(program.counters()["canvas"].split(",")[0]) > 200, lambda: f"{program.counters()}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6", "Down", "F2")
    type_answer(program, "  the   short way ")
    wait_for(lambda: any('"the short way"' in line for line in records(program)), lambda: f"{records(program)}")
    program.key("Up", "Return")
    wait_for(lambda: program.counters()["line"] == "main", "the first line is not shown")
    program.key("Delete")
    program.key("Down", "Return")
    wait_for(lambda: program.counters()["line"] == "b1", "the branch is not shown")
    check(program.number("lines") == 2, "the first line was removed")
    program.key("Delete")
    wait_for(lambda: program.number("lines") == 1, "the branch is still there")
    check(program.counters()["line"] == "main", "what it left is not shown")
    program.key("ctrl+z")
    wait_for(lambda: program.number("lines") == 2 and program.counters()["line"] == "b1", "it does not come back")
    check(any('"restore"' in line for line in records(program)), lambda: f"{records(program)}")
    program.key("ctrl+shift+z")
    wait_for(lambda: program.number("lines") == 1 and program.counters()["line"] == "main", "it is not removed again")
    program.key("ctrl+z")
    wait_for(lambda: program.number("lines") == 2 and program.counters()["line"] == "b1", "it does not come back again")
    program.key("F9")
    wait_for(lambda: float(program.counters()["canvas"].split(",")[0]) < 100, lambda: f"{program.counters()}")
    wait_for(lambda: abs(float(program.counters()["canvas"].split(",")[2]) - width) < 2, "the window stays wide")
    leave(program)


@fact("A field of words keeps the keys that edit words: nothing is turned, removed, taken back or shown otherwise by them")
def words(program):
    branch(program)
    before, steps = program.counters(), program.steps()
    program.key("ctrl+u")
    wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6")
    program.display.xdotool("type", "--delay", 5, "drawer height")
    program.key("ctrl+Left", "ctrl+Right", "ctrl+shift+z", "ctrl+z", "ctrl+c", "ctrl+shift+a", "ctrl+shift+BackSpace", "ctrl+period", "Escape")
    program.rest()
    after = program.counters()
    for what in ("lines", "line"):
        check(after[what] == before[what], lambda: f"{what}: {before[what]}, now {after[what]}")
    check(program.steps() == steps, lambda: f"{program.steps()[-3:]}")
    program.key("Escape", "ctrl+u")
    wait_for(lambda: program.counters()["panel"] == "none", "the panel stays")
    # Anywhere else they are the window's.
    program.key("ctrl+shift+BackSpace")
    wait_for(lambda: program.number("lines") == 1, "the branch is still there")
    leave(program)


@fact("A right click on the timeline goes there and offers what can be done: a finger's time is looped")
def menu(program):
    busy(program)
    focus(program)
    x, y, width, height = strip(program)
    # A short session has room for ten seconds.
    landed = next(step["at"] for step in program.steps() if step.get("phase") == "began") / 10_000
    program.display.xdotool("mousemove", round(x + landed * width), round(y + height * PLAYHEAD), "click", 3)

    def looped():
        # Before the menu is there the key does nothing.
        program.key("Return")
        return program.counters()["looping"] == "true"

    wait_for(looped, lambda: f"{program.counters()}", pause=0.3)
    program.key("ctrl+alt+x")
    wait_for(lambda: program.counters()["looping"] == "false", "it loops on")
    leave(program)


@fact("A pointer that rests on the timeline shows that moment over it, and leaves the desk as it was")
def hovered(program):
    busy(program)
    focus(program)
    program.dismiss()
    left, top, width, height = (float(n) for n in program.counters()["canvas"].split(","))
    x, y, _, _ = strip(program)
    program.display.xdotool("mousemove", *program.at(160, 200))
    program.rest()
    area = (round(x), round(top + height - 100), 90, 90)
    before = program.display.pixels(*area)
    program.display.xdotool("mousemove", round(x + 30), round(y + 20), "mousemove", round(x + 32), round(y + 20))
    wait_for(lambda: program.display.pixels(*area) != before, "nothing is shown")
    program.display.xdotool("mousemove", *program.at(160, 200))
    wait_for(lambda: program.display.pixels(*area) == before, "something stays")
    leave(program)


@fact("The numbers of a view that is picked on the phone, or named, are drawn as curves; the press is no touch")
def curves(program):
    busy(program)
    inputs = program.number("inputs")
    program.key("ctrl+shift+v")
    program.rest()
    program.display.xdotool("mousemove", *program.at(160, 200), "mousemove", *program.at(161, 201), "click", 1)
    wait_for(lambda: program.number("curves") > 0, lambda: f"{program.counters()}")
    steps = [step for step in program.steps()[inputs:] if "touch" in step]
    check(not steps, lambda: f"the phone was touched: {steps}")
    check(strip(program)[3] > 100, "the lanes are closed")
    program.key("ctrl+alt+l")
    program.restart()


@fact("The lanes are as high as their edge is dragged, the next time too")
def edge(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.display.xdotool("windowsize", "--sync", program.window, 900, 1000)
        program.rest()
        program.key("ctrl+alt+l")
        wait_for(lambda: strip(program)[3] > 150, "the lanes are closed")
        x, y, width, height = strip(program)
        program.display.draw((round(x + 100), round(y + 2)), (round(x + 100), round(y - 60)))
        wait_for(lambda: abs(strip(program)[3] - height - 60) < 8, lambda: f"{strip(program)}, was {height}")
        high = strip(program)[3]
        program.quit()
        program.close()
        program = Program(display, state=state).open()
        program.display.xdotool("windowsize", "--sync", program.window, 900, 1000)
        wait_for(lambda: strip(program)[3] == high, lambda: f"{strip(program)}")
    finally:
        program.close()
        state.close()
