"""Facts about the panel of tunings: the whole line runs again under each step of a hand."""

import json
import os
import random
import time

from facts import fact, often
from machine import Folder, Program, check, wait_for
from timeline_facts import check_soon, focus, pause, scrub

RUN = {"order": 14}


def search(program, words):
    """Shows the panel, and what is found in it, with the keyboard in its search field."""
    if "tune" not in program.counters()["panel"]:
        program.key("ctrl+u")
        wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6")
    program.display.xdotool("type", "--delay", 5, words)
    if words:
        wait_for_search(program, words)
    program.rest()


def wait_for_search(program, words):
    wanted = "_".join(words.split())
    wait_for(lambda: program.counters()["searched"] == wanted, lambda: f"searched for {program.counters()['searched']}")


def reach(program):
    """Gives the slider of a height that was found the keyboard."""
    program.display.xdotool("mousemove", *program.at(160, 300))
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6")
    program.focus("slider", "height")


def tuned(program):
    """What the session's own file says that it starts from."""
    try:
        file = open(program.counters()["journal"], encoding="utf-8")
    except FileNotFoundError:
        # It got another name meanwhile, with which it outlives the window.
        file = open(program.counters()["journal"], encoding="utf-8")
    with file:
        return json.loads(file.readline()).get("set", {})


def drawer(program):
    """Pulls the drawer out and rests."""
    program.restart()
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()


def write(program, name, number):
    """Pulls the drawer out, holds time, and writes a number into the field of a value, which keeps the keyboard."""
    drawer(program)
    pause(program)
    search(program, name)
    program.focus("text-box", " ".join(name.split(".")[1:]))
    program.display.xdotool("type", str(number))
    program.key("Return")
    wait_for(lambda: tuned(program) == {name: number}, lambda: f"{tuned(program)}")


def undo_to(program, numbers):
    """Takes back step by step, and finds these heights of the drawer one after the other."""
    for number in numbers:
        program.key("ctrl+z")
        wait_for(lambda: tuned(program).get("drawer.height") == number, lambda: f"{tuned(program)}, not {number}")


@fact("A step in the panel runs the whole line again: in the past and at its end the phone is what capture gives; Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y do it again")
def stepped(program):
    drawer(program)
    pause(program)
    program.rest()
    search(program, "drawer height")
    program.focus("slider", "height")
    program.key("Right", "Right", "shift+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 132, lambda: f"{tuned(program)}")
    program.key("ctrl+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 132.1, lambda: f"{tuned(program)}")
    check(not any("set" in step or "rotate" in step for step in program.steps()), lambda: f"{program.steps()}")
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    scrub(program, 0.3)
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    program.display.xdotool("mousemove", *program.at(160, 300))
    undo_to(program, (132, 122, 121, None))
    for number, keys in ((121, "ctrl+shift+z"), (122, "ctrl+y"), (132, "ctrl+y"), (132.1, "ctrl+shift+z")):
        program.key(keys)
        wait_for(lambda: tuned(program).get("drawer.height") == number, lambda: f"{keys}: {tuned(program)}, not {number}")
    # What is done anew leaves nothing to do again.
    program.key("ctrl+z", "ctrl+z")
    reach(program)
    program.key("Left")
    wait_for(lambda: tuned(program).get("drawer.height") == 121, lambda: f"{tuned(program)}")
    program.key("ctrl+shift+z")
    program.rest()
    check(tuned(program).get("drawer.height") == 121, lambda: f"{tuned(program)}")
    program.key(*["ctrl+z"] * 3)
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    focus(program)
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.key("ctrl+u")
    program.restart()


ODD = """\
// The team's own
{ "drawer.height" :150 ,   // as the poster
\t"drawer.threshold": 0.5,

  /* nobody knows why */ "banner.background" : "#3366FF"
}
"""


@fact("Write Back writes at once, and changes nothing in the file but the values; the file saved by an editor keeps what was not written")
def written(display):
    folder, state = Folder(), Folder()
    path = folder / "odd.json"
    with open(path, "w", encoding="utf-8") as file:
        file.write(ODD)
    program = Program(display, "--tuning", path, state=state).open()
    try:
        drawer(program)
        pause(program)
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("Right")
        wait_for(lambda: tuned(program).get("drawer.height") == 151, lambda: f"{tuned(program)}")
        program.key("ctrl+alt+w")
        wanted = ODD.replace(":150", ":151")
        wait_for(lambda: open(path, encoding="utf-8").read() == wanted, lambda: open(path, encoding="utf-8").read())
        reach(program)
        program.key("Right", "ctrl+alt+w")
        wanted = ODD.replace(":150", ":152")
        wait_for(lambda: open(path, encoding="utf-8").read() == wanted, lambda: open(path, encoding="utf-8").read())
        program.rest()
        check_soon(lambda: program.check_pixels(program.take_file()))
        reach(program)
        # An editor changes another value while one is changed here.
        program.key("Right")
        wait_for(lambda: tuned(program).get("drawer.height") == 153, lambda: f"{tuned(program)}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(wanted.replace("0.5", "0.6"))
        wait_for(lambda: tuned(program).get("drawer.threshold") == 0.6, lambda: f"{tuned(program)}")
        check(tuned(program).get("drawer.height") == 153, lambda: f"{tuned(program)}")
        program.key("ctrl+alt+v")
        wait_for(lambda: tuned(program).get("drawer.height") == 152, lambda: f"{tuned(program)}")
    finally:
        program.close()
        state.close()
        folder.close()


@fact("What Write Back wrote is taken back by its button, by Ctrl+Z and done again, to the byte; a file that was changed since is refused and stays")
def unwritten(display):
    folder, state = Folder(), Folder()
    path = folder / "odd.json"

    def holds(text):
        def text_now():
            with open(path, encoding="utf-8") as file:
                return file.read()
        wait_for(lambda: text_now() == text, text_now)

    def changed():
        """The values that count as changed, by what a preset beside them has otherwise."""
        return program.counters()["unwritten"]

    with open(path, "w", encoding="utf-8") as file:
        file.write(ODD)
    after = ODD.replace(":150", ":151")
    program = Program(display, "--tuning", path, state=state).open()
    try:
        drawer(program)
        pause(program)
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("Right")
        wait_for(lambda: changed() == "1", changed)
        program.key("ctrl+alt+w")
        holds(after)
        check(changed() == "0", changed)
        # The notice hears no key before it has slid in.
        program.rest()
        program.key("alt+u")
        holds(ODD)
        # The phone keeps the value, which is not written any more.
        wait_for(lambda: changed() == "1", changed)
        check(tuned(program).get("drawer.height") == 151, lambda: f"{tuned(program)}")
        program.display.xdotool("mousemove", *program.at(160, 300))
        program.key("ctrl+shift+z")
        holds(after)
        wait_for(lambda: changed() == "0", changed)
        program.key("ctrl+z")
        holds(ODD)
        program.key("ctrl+z")
        wait_for(lambda: tuned(program).get("drawer.height") == 150 and changed() == "0", lambda: f"{tuned(program)}")
        program.key("ctrl+shift+z", "ctrl+shift+z")
        holds(after)
        # An editor saves something else, which the window reads too.
        other = after.replace("0.5", "0.6")
        with open(path, "w", encoding="utf-8") as file:
            file.write(other)
        wait_for(lambda: tuned(program).get("drawer.threshold") == 0.6, lambda: f"{tuned(program)}")
        program.dismiss()
        program.key("ctrl+z")
        wait_for(lambda: program.number("messages") == 1, "nothing says why it is not taken back")
        holds(other)
        # What came before it can still be taken back, and is nothing but that.
        program.key("ctrl+z")
        wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
        check(tuned(program).get("drawer.threshold") == 0.6 and changed() == "1", lambda: f"{tuned(program)}")
        holds(other)
    finally:
        program.close()
        state.close()
        folder.close()


def tuned_at_rest(program):
    """The same once the file is written, which it is some time after a step."""
    program.rest()
    last = None
    while (now := tuned(program)) != last:
        last = now
        # Between two looks: it is at rest if they are the same.
        time.sleep(0.1)
    return now


@fact("Many random steps in the panel are undone one by one, back to the start, and done again")
def undone(program):
    drawer(program)
    pause(program)
    dice = random.Random(19)
    names = [("drawer", "height"), ("banner", "height"), ("touch", "slop")]
    steps, at_once = often(30, 10_000), often(1, 20)
    states, changes = [tuned(program)], []
    for number in range(0, steps, at_once):
        if number % 100 == 0:
            group, value = names[number // 100 % len(names)]
            search(program, f"{group} {value}")
            program.focus("slider", value)
        before = program.number("tunings")
        program.key(*(dice.choice(["Right", "Left", "shift+Right", "ctrl+Right", "Up", "Down"]) for _ in range(at_once)))
        states.append(tuned_at_rest(program))
        changes.append(program.number("tunings") - before)
        if changes[-1] == 1:
            wait_for(lambda: tuned(program) != states[-2], "a step is not in the file")
            states[-1] = tuned_at_rest(program)
    check(sum(changes) > steps / 2, lambda: f"only {sum(changes)} of {steps} steps changed anything")
    check(len({str(state) for state in states}) > len(states) / 4, lambda: f"{states[-9:]}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    for before, count in zip(reversed(states[:-1]), reversed(changes)):
        if count:
            program.key(*["ctrl+z"] * count)
            wait_for(lambda: tuned(program) == before, lambda: f"{count} undone: {tuned(program)}, not {before}")
    for after, count in zip(states[1:], changes):
        if count:
            program.key(*["ctrl+shift+z"] * count)
            wait_for(lambda: tuned(program) == after, lambda: f"{count} done again: {tuned(program)}, not {after}")
    numbers = [str(number) for state in states for number in state.values()]
    check(all(len(number) < 8 for number in numbers), lambda: f"{[number for number in numbers if len(number) >= 8]}")
    program.key("ctrl+alt+v")
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.restart()


def first_row(program, x):
    """A place on the first row of the panel: of a number its label, its slider, its field."""
    left, _, width, _ = (float(number) for number in program.counters()["canvas"].split(","))
    # There may be a message above the phone, which the panel does not give way to.
    return round(left + width + x), 171


def hover(program, x):
    """Moves the pointer to a place on the first row, and waits until the row knows."""
    program.display.xdotool("mousemove", *first_row(program, x))
    program.rest()


@fact("A slider's own keys are each one to undo; the wheel over it changes nothing")
def wheel(program):
    drawer(program)
    pause(program)
    search(program, "drawer height")
    program.focus("slider", "height")
    states = [None]
    for key, number in (("End", 240), ("Home", 80), ("Page_Up", 90), ("Page_Down", 80), ("Right", 81)):
        program.key(key)
        wait_for(lambda: tuned(program).get("drawer.height") == number, lambda: f"{key}: {tuned(program)}")
        states.append(number)
    before = program.number("tunings")
    for x in range(130, 270, 20):
        hover(program, x)
        program.display.xdotool("click", 5, "click", 4)
    program.rest()
    check(program.number("tunings") == before, "the wheel changed a value")
    program.display.xdotool("mousemove", *program.at(160, 300))
    undo_to(program, states[-2::-1])
    program.key("ctrl+u")
    program.restart()


@fact("A press on the knob of a slider whose number lies beyond it changes nothing")
def beyond(program):
    write(program, "drawer.open.duration", 2)
    before = program.number("tunings")
    # The knob, where the slider ends.
    hover(program, 248)
    program.display.xdotool("click", 1)
    program.rest()
    check(tuned(program) == {"drawer.open.duration": 2}, lambda: f"{tuned(program)}")
    check(program.number("tunings") == before, "it was set again")
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key("ctrl+z")
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.restart()


@fact("In a value's field Ctrl+Z takes back what is half written, then what was entered, and Ctrl+Shift+Z does it again; Escape gives up what is half written")
def fields(program):
    write(program, "drawer.height", 130)
    program.key("Up")
    wait_for(lambda: tuned(program).get("drawer.height") == 131, lambda: f"{tuned(program)}")
    # Half written: taken back, and given up.
    program.display.xdotool("type", "9")
    program.key("ctrl+z")
    program.rest()
    check(tuned(program).get("drawer.height") == 131, lambda: f"{tuned(program)}")
    program.display.xdotool("type", "150")
    program.key("Escape")
    program.rest()
    check(tuned(program).get("drawer.height") == 131, lambda: f"{tuned(program)}")
    undo_to(program, (130, None))
    for number in (130, 131):
        program.key("ctrl+shift+z")
        wait_for(lambda: tuned(program).get("drawer.height") == number, lambda: f"{tuned(program)}, not {number}")
    # What is typed next takes the place of all, with its unit or without; a field that was emptied keeps its value.
    program.display.xdotool("type", "150 pt")
    program.key("Return", "Delete", "Return")
    wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
    undo_to(program, (131,))
    # The field says it too: the next step starts there.
    program.key("ctrl+z", "Up", "Up")
    wait_for(lambda: tuned(program).get("drawer.height") == 132, lambda: f"{tuned(program)}")
    undo_to(program, (131, 130, None))
    program.key("ctrl+u")
    program.restart()


@fact("Ctrl+Z takes back what was done last: a value that was tuned, and then what was typed on the phone before it")
def both(program):
    program.restart()
    # The field of the search.
    program.drag([(160, 119)])
    program.rest()
    program.key("a", "b")
    pause(program)
    search(program, "drawer height")
    # On to the phone, where the text is; a label that is drawn leaves the keyboard there.
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    typed = len(program.steps())
    draw(program, 40, 60)
    wait_for(lambda: "drawer.height" in tuned(program), "it was not tuned")
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key("ctrl+z")
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    check(len(program.steps()) == typed, lambda: f"the phone got a key: {program.steps()[typed:]}")
    program.key("ctrl+shift+z")
    wait_for(lambda: "drawer.height" in tuned(program), "it was not done again")
    program.key("ctrl+z", "ctrl+z")
    wait_for(lambda: len(program.steps()) > typed, "what was typed is not taken back")
    check(not tuned(program), lambda: f"{tuned(program)}")
    check(all(step["key"] == "z" for step in program.steps()[typed:]), lambda: f"{program.steps()[typed:]}")
    program.key("ctrl+u")
    program.restart()


def draw(program, start, way):
    """Draws by a mouse over the first row of the panel, in steps."""
    hover(program, start)
    program.display.xdotool("mousedown", 1)
    for step in range(1, 11):
        # Each step is dealt with before the next: to find the place the program is asked.
        program.display.xdotool("mousemove", *first_row(program, start + way * step / 10))
        # Of the moves within one frame the toolkit tells the last alone.
        program.rest()
    program.display.xdotool("mouseup", 1)
    program.rest()


@fact("A slider and a label that a mouse draws are recorded when it lets go, and are one to undo each, also from here on")
def drawn(program):
    drawer(program)
    pause(program)
    search(program, "drawer height")
    program.rest()
    states = [None]
    # The slider's knob, its trough, the label.
    for start, way in ((170, 40), (250, 0), (40, -60), (40, 30)):
        before = program.number("tunings")
        draw(program, start, way)
        states.append(wait_for(lambda: tuned(program).get("drawer.height") not in (None, states[-1])
                               and tuned(program)["drawer.height"], lambda: f"{start}, {way}: {tuned(program)}"))
        check(way == 0 or program.number("tunings") - before > 3, lambda: f"it was not changed on the way: {start}, {way}: {before} to {program.number('tunings')}, {states}")
    check(states[1] > 140 and states[2] > states[1] and abs(states[3] - states[2] + 30) < 0.01, lambda: f"{states}")
    # What a hand has done so far is taken back under it, and what it does then is another step.
    knob = 190
    before = program.number("tunings")
    hover(program, knob)
    program.display.xdotool("mousedown", 1, "mousemove", *first_row(program, knob + 30))
    wait_for(lambda: program.number("tunings") > before, "nothing was changed by the knob")
    program.key("ctrl+z")
    program.rest()
    check(tuned(program)["drawer.height"] == states[-1], lambda: f"{tuned(program)}, not {states[-1]}")
    hover(program, knob + 40)
    program.display.xdotool("mouseup", 1)
    states.append(wait_for(lambda: tuned(program)["drawer.height"] != states[-1] and tuned(program)["drawer.height"],
                           lambda: f"{tuned(program)}"))
    # A hand that lets go after an undo without having moved changes nothing.
    for start in (knob + 40, 40):
        before = program.number("tunings")
        hover(program, start)
        program.display.xdotool("mousedown", 1, "mousemove", *first_row(program, start - 30))
        wait_for(lambda: program.number("tunings") > before, f"nothing was changed from {start}")
        program.key("ctrl+z")
        program.rest()
        program.display.xdotool("mouseup", 1)
        program.rest()
        check(tuned(program)["drawer.height"] == states[-1], lambda: f"{start}: {tuned(program)}, not {states[-1]}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    undo_to(program, states[-2::-1])
    program.key("ctrl+alt+h")
    for start, way in ((170, 40), (40, 60)):
        before = len([step for step in program.steps() if "set" in step])
        draw(program, start, way)
        wait_for(lambda: len([step for step in program.steps() if "set" in step]) == before + 1, lambda: f"{program.steps()[-3:]}")
    check(not tuned(program), lambda: f"{tuned(program)}")
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key("ctrl+alt+h", "ctrl+u")
    program.restart()


@fact("Where only what is changed is shown, a row stays under the hand that brings its value back, and goes when it is asked for anew")
def kept(program):
    write(program, "drawer.height", 130)
    program.focus("button", "Changed", "shift+Tab")
    program.key("space")
    program.rest()
    # Through the preset's 120, and further.
    draw(program, 40, -60)
    wait_for(lambda: tuned(program).get("drawer.height") == 100, lambda: f"{tuned(program)}")
    draw(program, 40, 40)
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    draw(program, 40, 20)
    wait_for(lambda: tuned(program).get("drawer.height") == 130, lambda: f"{tuned(program)}")
    undo_to(program, (None,))
    # All, and Changed again.
    program.key("space", "space")
    program.rest()
    draw(program, 40, 20)
    check(not tuned(program), lambda: f"{tuned(program)}")
    program.key("space", "ctrl+u")
    program.restart()


@fact("A panel that is hidden lets go of the hand that draws in it: what it changed is recorded, and is one to undo")
def hidden(program):
    drawer(program)
    pause(program)
    search(program, "drawer height")
    # The slider's knob, the label.
    for start in (170, 40):
        hover(program, start)
        program.display.xdotool("mousedown", 1)
        hover(program, start + 15)
        hover(program, start + 30)
        program.key("ctrl+u")
        number = wait_for(lambda: tuned(program).get("drawer.height"),
                          lambda: f"what was drawn from {start} is not recorded: {program.counters()}")
        # The window is narrower now: outside of it the pointer would take the keyboard with it.
        program.display.xdotool("mouseup", 1, "mousemove", *program.at(160, 300))
        program.rest()
        check(tuned(program) == {"drawer.height": number}, lambda: f"{tuned(program)}, not {number}")
        # Nor does the slider follow a pointer without a button.
        program.key("ctrl+u")
        hover(program, start)
        program.display.xdotool("mousemove", *program.at(160, 300))
        undo_to(program, (None,))
    program.key("ctrl+u")
    program.restart()


@fact("From here on, a step sets the value at the playhead and begins a branch in the past")
def from_here(program):
    drawer(program)
    pause(program)
    scrub(program, 0.5)
    program.rest()
    left = program.number("time")
    program.key("ctrl+alt+h")
    search(program, "row dim")
    program.focus("slider", "dim")
    program.key("Right")
    wait_for(lambda: program.number("lines") == 2, "no branch")
    check(any("set" in step and step["at"] * 1000 >= left for step in program.steps()), lambda: f"{program.steps()}")
    check(not tuned(program), lambda: f"{tuned(program)}")
    program.key("ctrl+alt+h", "ctrl+u")
    program.restart()


@fact("From here on the panel says what the phone has at the playhead: steps add up, each is an input and one to undo, and the start stays")
def here(program):

    def is_set(*numbers):
        """These heights of the drawer were set, one after the other, and no others."""
        wait_for(lambda: [step["set"]["drawer.height"] for step in program.steps("set")] == list(numbers),
                 lambda: f"{program.steps('set')}, not {numbers}")
        check(not tuned(program), lambda: f"{tuned(program)}")

    drawer(program)
    pause(program)
    program.key("ctrl+alt+h")
    search(program, "drawer height")
    program.focus("text-box", "height")
    program.key("Up", "Up", "shift+Up")
    is_set(121, 122, 132)
    program.display.xdotool("type", "150")
    # Left, the field says nothing once more.
    program.key("Return", "shift+Tab")
    is_set(121, 122, 132, 150)
    # A label that is drawn, and a slider under an undo: one input each.
    draw(program, 40, 20)
    is_set(121, 122, 132, 150, 160)
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key("ctrl+z", "ctrl+z")
    is_set(121, 122, 132, 150, 160, 150, 132)
    program.key("ctrl+shift+z")
    is_set(121, 122, 132, 150, 160, 150, 132, 150)
    check_soon(lambda: program.check_pixels(program.take_file()))
    # Before they were set it has what the line starts with; a step there begins a branch, which is one to undo with it.
    scrub(program, 0.2)
    program.rest()
    search(program, "")
    program.focus("text-box", "height")
    program.key("Up")
    wait_for(lambda: program.number("lines") == 2, "no branch")
    is_set(121)
    program.key("ctrl+z")
    wait_for(lambda: program.counters()["line"] == "main", "the branch stays")
    # What is taken back lies at the line's end, wherever the playhead is.
    program.key("ctrl+z")
    is_set(121, 122, 132, 150, 160, 150, 132, 150, 132)
    check(program.counters()["past"] == "false" and program.number("lines") == 1, lambda: f"{program.counters()}")
    program.key("ctrl+alt+h", "ctrl+u")
    program.restart()


@fact("The end of a curve is pulled: the spring is solved, its damping stays, and each pull is one to undo")
def pulled(program):
    drawer(program)
    pause(program)
    search(program, "drawer.open.curve")
    program.focus("button", "spring 0.35 · 0.86")
    program.key("space")
    program.rest()
    # By the keyboard: the end is chosen, and goes by ten milliseconds.
    program.focus("group", "Curve of drawer.open.curve")
    program.key("Left", "Left", "Left")
    wait_for(lambda: "drawer.open.curve" in tuned(program), lambda: f"{tuned(program)}")
    spring = tuned(program)["drawer.open.curve"]["spring"]
    check(spring["damping"] == 0.86 and spring["response"] < 0.35, lambda: f"{spring}")
    program.rest()
    end = spring["response"]
    # Control pulls by a millisecond, and does not turn the phone.
    program.key("ctrl+Right")
    wait_for(lambda: end < tuned(program)["drawer.open.curve"]["spring"]["response"] < end + 0.002, lambda: f"{tuned(program)}")
    check(not any("rotate" in step for step in program.steps()), lambda: f"{program.steps()}")
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    program.display.xdotool("mousemove", *program.at(160, 300))
    program.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.restart()


@fact("A tuning's file that is saved badly, by halves, huge, deleted or replaced leaves the last good values; a good one is read")
def reloaded(display):
    folder, state = Folder(), Folder()
    path = folder / "hot.json"

    def save(text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def stays(words, value):
        """The values stay, and the phone goes on."""
        # That a bad file changes nothing can only be waited for: it is read a second after it was saved at the latest.
        time.sleep(1.4)
        check(tuned(program).get("drawer.height") == value, lambda: f"{words}: {tuned(program)}")
        check(program.process.poll() is None, f"{words}: the program has ended")
        program.rest()

    good = '{ "drawer.height": %d }\n'
    save(good % 140)
    program = Program(display, "--tuning", path, state=state).open()
    try:
        drawer(program)
        wait_for(lambda: tuned(program).get("drawer.height") == 140, lambda: f"{tuned(program)}")
        save(good % 141)
        wait_for(lambda: tuned(program).get("drawer.height") == 141, "a good file is not read")
        for words, text in (
            ("half a file", '{ "drawer.hei'), ("another kind", '{ "drawer.height": "high" }'), ("out of range", good % -5),
            ("an unknown key", '{ "drawer.hight": 150 }'), ("no object", "[1]"), ("nothing", ""), ("no text", "\x00\x01\x02"),
            ("a huge file", '{ "drawer.height": 150 ' + " " * (70 << 20) + "}"), ("a huge array", "[" * 3_000_000),
        ):
            save(text)
            stays(words, 141)
        os.remove(path)
        stays("a deleted file", 141)
        os.mkdir(path)
        stays("a folder in its place", 141)
        os.rmdir(path)
        os.symlink("/dev/zero", path)
        stays("a device in its place", 141)
        os.remove(path)
        # As editors save: another file takes its place, again and again.
        for height in (142, 143, 144):
            with open(folder / "new.json", "w", encoding="utf-8") as file:
                file.write(good % height)
            os.replace(folder / "new.json", path)
            wait_for(lambda: tuned(program).get("drawer.height") == height, lambda: f"{height}: {tuned(program)}")
        # Written in steps, it is read once it is whole.
        with open(path, "w", encoding="utf-8") as file:
            for part in ('{ "drawer.hei', 'ght": 1', "45 }\n"):
                file.write(part)
                file.flush()
                # The program comes to see each part.
                time.sleep(0.03)
        wait_for(lambda: tuned(program).get("drawer.height") == 145, lambda: f"{tuned(program)}")
        check_soon(lambda: program.check_pixels(program.take_file()))
    finally:
        program.close()
        state.close()
        folder.close()
