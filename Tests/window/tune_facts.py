"""Facts about the panel of tunings: the whole line runs again under each step of a hand."""

import json
import os

from facts import FACTS, fact
from machine import Folder, Program, check, wait_for
from timeline_facts import busy, focus, pause, scrub, strip

# Their own turn has been, or comes.
FACTS.clear()


def search(program, words):
    """Shows the panel, and what is found in it, with the keyboard in its search field."""
    if "tune" not in program.counters()["panel"]:
        program.key("ctrl+u")
        wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
    while program.counters()["keyboard"] == "elsewhere":
        program.key("F6")
    program.key("F6")
    program.display.xdotool("type", "--delay", 5, words)
    program.rest()


def tuned(program):
    """What the session's own file says that it starts from."""
    with open(program.counters()["journal"], encoding="utf-8") as file:
        return json.loads(file.readline()).get("set", {})


def drawer(program):
    """Pulls the drawer out and rests."""
    program.restart()
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()


@fact("A step in the panel runs the whole line again: in the past and at its end the phone is what capture gives; Ctrl+Z undoes")
def stepped(program):
    drawer(program)
    pause(program)
    program.rest()
    search(program, "drawer height")
    # From the search field: Changed, the group, the slider.
    program.key("Tab", "Tab", "Tab")
    program.key("Right", "Right", "shift+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 132, lambda: f"{tuned(program)}")
    check(not any("set" in step for step in program.steps()), "the change is recorded as an input")
    program.rest()
    program.check_pixels(program.take_file())
    scrub(program, 0.3)
    program.rest()
    program.check_pixels(program.take_file())
    program.display.xdotool("mousemove", *program.at(160, 300))
    for number in (122, 121, None):
        program.key("ctrl+z")
        wait_for(lambda: tuned(program).get("drawer.height") == number, lambda: f"{tuned(program)}, not {number}")
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    program.key("ctrl+u")
    program.restart()
