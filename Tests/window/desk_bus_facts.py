"""What assistive technology hears of desk and bar."""

from contextlib import contextmanager

from access_facts import all_names, application, everything, find, frame, placed, role_name, wait_for
from facts import fact
from header_facts import press as activate
from machine import Folder, Program, check
from share_facts import sample_review
from tune_facts import tuned

RUN = {"bus": True}


@fact("Bar, zoom and the time that stands are on the bus")
def bar(display):
    program = Program(display).open()
    try:
        find(program, "tool bar", "Time and zoom")
        for name in ("Restart", "Pause", "Next frame"):
            find(program, "push button", name)
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["paused"] == "true", "time runs on")
        # The one in the bar is read as words, the large one as it stands there.
        clock = program.counters()["clock"]
        seconds, thousandths = clock.split(":")[1].split(".")
        find(program, "label", clock)
        find(program, "push button", f"{int(seconds)}.{thousandths} seconds")
        program.key("ctrl+p")
        program.rest()
    finally:
        program.close()


@fact("Marks of the timeline are on the bus, and go where they are")
def marks(display):
    program = Program(display).open()
    try:
        program.click(160, 200)
        program.rest()
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
        at = next(step["at"] for step in program.steps() if step.get("phase") == "began")
        # A time between two milliseconds is said as the later one.
        mark = find(program, "list item", f"Finger on row-1 at {int(at + 0.5) / 1000:.3f} seconds")
        check(mark.get_action_iface().do_action(0), "the action refuses")
        wait_for(lambda: abs(program.number("time") - at * 1000) < 1000, lambda: f"{program.counters()}")
        # The keyboard walks past them.
        program.key("ctrl+p")
        program.rest()
    finally:
        program.close()


@fact("A review's notes are on the bus where their diamonds are, and are gone to")
def diamonds(display):
    with sample_review(display) as (program, _):
        note = find(program, "list item", "Note 1 at 0.483 seconds")
        check(note.get_action_iface().do_action(0), "the action refuses")
        wait_for(lambda: program.number("time") // 1000 == 483, lambda: f"{program.counters()}")


def compare_with(program, button, name):
    """Chooses by the menu what values are compared with."""
    activate(program, "button", button)
    find(program, "menu item", "Compare Values With").get_action_iface().do_action(0)
    find(program, "menu item", "Preset")
    items = [node for node in everything(application(program)) if role_name(node) == "menu item"]
    # The menu has the tunings, too; those of the submenu follow its first item.
    first = next(index for index, node in enumerate(items) if node.get_name() == "Preset")
    next(node for node in items[first:] if node.get_name() == name).get_action_iface().do_action(0)
    # Without a window manager nobody gives the keyboard back that a menu had.
    program.display.xdotool("windowfocus", "--sync", program.window)
    program.rest()


def press(program, node, times=1):
    program.rest()
    left, top, width, height = placed(program, node)
    program.display.xdotool("mousemove", left + width // 2, top + height // 2)
    program.rest()
    # So close to each other that no machine makes two single ones of a double one.
    program.display.xdotool("click", "--repeat", times, "--delay", 1, 1)


def differing(program, name):
    """How many values differ from a tuning, as the panel says."""
    ending = f" from {name}."
    found = [words for words in all_names(program) if words.endswith(ending)]
    return int(found[0].split()[0]) if found else None


@fact("Values are compared with another tuning: those that differ say its value, and a double click takes it")
def compared(program):
    usual, program = program, Program(program.display).open()
    try:
        program.key("ctrl+u")
        find(program, "label", "Same as the preset.")
        compare_with(program, "Tuning: Default", "Classic")
        before = wait_for(lambda: differing(program, "Classic"), "nothing differs")
        check(before > 5, lambda: f"{before} differ")
        press(program, find(program, "entry", "Search tunings"))
        program.display.xdotool("type", "--delay", 5, "drawer open duration")
        find(program, "label", "Classic: 0.2")
        press(program, find(program, "label", "open duration"), times=2)
        wait_for(lambda: tuned(program) == {"drawer.open.duration": 0.2}, lambda: f"{tuned(program)}")
        wait_for(lambda: differing(program, "Classic") == before - 1, lambda: f"{differing(program, 'Classic')}, was {before}")
        wait_for(lambda: "Classic: 0.2" not in all_names(program), "it still differs")
        compare_with(program, "Tuning: Default + 1", "Preset")
        find(program, "label", "1 value changed.")
        press(program, find(program, "push button", "Revert"))
        find(program, "label", "Same as the preset.")
    finally:
        program.close()
        usual.display.xdotool("windowfocus", "--sync", usual.window)


@fact("From here on is a switch of the panel: on, a step is an input; off, it is one of the start again")
def switched(program):
    with searched(program, "drawer height") as program:
        for is_on in (True, False):
            press(program, find(program, "check box", "From here on"))
            program.rest()
            find(program, "slider", "height").set_current_value(150 if is_on else 140)
            wait_for(lambda: len(program.steps("set")) == 1, lambda: f"{program.steps('set')}")
            wait_for(lambda: tuned(program) == ({} if is_on else {"drawer.height": 140}), lambda: f"{tuned(program)}")


@contextmanager
def searched(usual, words):
    """A window of its own with the tunings that some words find."""
    program = Program(usual.display).open()
    try:
        program.key("ctrl+u")
        press(program, find(program, "entry", "Search tunings"))
        program.display.xdotool("type", "--delay", 5, words)
        yield program
    finally:
        program.close()
        usual.display.xdotool("windowfocus", "--sync", usual.window)


@fact("A tuning's slider that is set on the bus, or a field that is written there, is recorded, and one to undo")
def controls(program):
    with searched(program, "drawer height") as program:
        slider, field = find(program, "slider", "height"), find(program, "text", "height")
        check(slider.get_current_value() == 120, lambda: f"{slider.get_current_value()}")
        slider.set_current_value(150)
        wait_for(lambda: tuned(program) == {"drawer.height": 150}, lambda: f"{tuned(program)}")
        wait_for(lambda: find(program, "slider", "height").get_current_value() == 150, "the slider says otherwise")
        check(field.get_editable_text_iface().set_text_contents("no number"), "the field refuses")
        find(program, "label", "\"no number\" is not a number; type a number such as 0.35")
        field.get_editable_text_iface().set_text_contents("140")
        wait_for(lambda: tuned(program) == {"drawer.height": 140}, lambda: f"{tuned(program)}")
        program.display.xdotool("mousemove", *program.at(160, 300))
        program.key("F6", "ctrl+z")
        wait_for(lambda: tuned(program) == {"drawer.height": 150}, lambda: f"{tuned(program)}")
        program.key("ctrl+z")
        wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")


@fact("A colour that a mouse draws through is recorded when it lets go, and is one to undo, which the chooser follows")
def colours(program):
    with searched(program, "banner background") as program:
        button = find(program, "push button", "background")
        press(program, button)
        program.rest()
        before = program.number("tunings")
        # The chooser hangs under its button.
        left, top, _, _ = placed(program, button)
        chooser = (left - 150, top + 60, 200, 160)
        program.display.xdotool("mousemove", *program.at(160, 300))
        program.rest()
        opened = program.display.pixels(*chooser)
        program.display.xdotool("mousemove", left - 50, top + 150)
        program.rest()
        program.display.xdotool("mousedown", 1)
        for step in range(10):
            program.display.xdotool("mousemove", left - 50 + 10 * step, top + 150 + 6 * step)
            # Each step is dealt with before the next.
            program.counters()
        check(not tuned(program), lambda: f"recorded on the way: {tuned(program)}")
        program.display.xdotool("mouseup", 1)
        drawn = wait_for(lambda: tuned(program).get("banner.background"), lambda: f"{tuned(program)}")
        check(program.number("tunings") - before > 3, "it was not changed on the way")
        program.rest()
        program.display.xdotool("click", 1)
        program.rest()
        check(tuned(program).get("banner.background") == drawn, lambda: f"{tuned(program)}, not {drawn}")
        program.key("Escape")
        program.display.xdotool("mousemove", *program.at(160, 300))
        program.display.xdotool("windowfocus", "--sync", program.window)
        program.key("ctrl+z")
        wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
        press(program, button)
        wait_for(lambda: program.display.pixels(*chooser) == opened, "the chooser keeps the colour that was taken back")
        program.key("Escape")


@fact("Ctrl+M without a review offers to begin one, and goes on to the note at the same moment")
def begun_by_a_note(display):
    program = Program(display).open()
    try:
        program.key("ctrl+m")
        find(program, "label", "No review is open. Play with the phone, then start")
        check("Start Review…" not in all_names(program), "a review of nothing is offered")
        program.dismiss()
        program.click(160, 10)
        program.rest()
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
        moment = program.number("time")
        program.key("ctrl+m")
        find(program, "push button", "Open…")
        find(program, "push button", "Start Review…").get_action_iface().do_action(0)
        program.answer_dialog("^Start a review in a new folder$", str(program.state / "a.review"))
        program.asked()
        program.display.xdotool("type", "--delay", 5, "Ada")
        program.key("Return")
        question = program.asked("Your_name,_for_your_notes")
        check(question.startswith("Note_"), lambda: question)
        check(abs(program.number("time") - moment) < 1000, lambda: f"{program.number('time')}, was {moment}")
        program.display.xdotool("type", "--delay", 5, "Too floaty")
        program.key("ctrl+Return")
        wait_for(lambda: program.counters()["pins"] == "1", "no pin")
    finally:
        program.close()


@fact("A message's buttons stand beside its words if there is room, and under them if not; its cross stands in their first line")
def buttons_of_a_message(display):
    state = Folder()
    program = None
    try:
        program = Program(display, state=state).open()
        program.click(160, 200)
        program.rest()
        program.take()
        program.process.kill()
        program.process.wait()
        program.close()
        program = Program(display, state=state).open()
        for width, are_beside in ((1100, True), (440, False)):
            program.display.xdotool("windowsize", "--sync", program.window, width, 800)
            program.rest()
            words = frame(find(program, "label", "The last session ended unexpectedly"))
            play, last = (frame(find(program, "push button", name)) for name in ("Play", "Discard"))
            crosses = [frame(node) for node in everything(application(program))
                       if role_name(node) == "push button" and last[0] + last[2] <= frame(node)[0]
                       and words[1] - 20 < frame(node)[1] < play[1] + play[3]]
            check(len(crosses) == 1, lambda: f"{crosses} are at the end of {words}")
            (_, y, _, height), = crosses
            check(abs(y + height / 2 - (words[1] + 9)) < 14, lambda: f"the cross is at {y}, {height} high, words at {words}")
            middle = play[1] + play[3] / 2
            check((abs(middle - words[1] - words[3] / 2) < 3) == are_beside, lambda: f"{width}: {words}, then {play}")
            check((play[1] >= words[1] + words[3]) != are_beside, lambda: f"{width}: {words}, then {play}")
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        if program:
            program.close()
        state.close()
