"""What assistive technology hears of desk and bar."""

from access_facts import find, wait_for
from facts import FACTS, fact
from machine import Program, check
from share_facts import sample_review

# Their own turn has been.
FACTS.clear()


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
        mark = find(program, "list item", f"Finger on row-1 at {at / 1000:.3f} seconds")
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
