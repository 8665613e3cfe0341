"""What assistive technology hears of desk and bar."""

from access_facts import find, wait_for
from facts import FACTS, fact
from machine import Program

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
        find(program, "label", f"{int(seconds)}.{thousandths} seconds")
        program.key("ctrl+p")
        program.rest()
    finally:
        program.close()
