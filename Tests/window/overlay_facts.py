"""What is drawn over the phone for those who measure it, and what the screen is checked for."""

import json
import os

from facts import fact
from machine import Folder, Program, check, wait_for


KEYS = {
    "strobe": "ctrl+alt+u", "layout-grid": "ctrl+alt+g", "safe-area": "ctrl+alt+a", "text-contrast": "ctrl+alt+n",
    "targets": "ctrl+alt+y",
}
# A phone's screen must look otherwise by so much, of all its pixels.
LEAST = 0.004


def screen(program):
    program.rest()
    return program.display.pixels(*(round(n) for n in program.phone))


def differs(one, other):
    return sum(one[i:i + 3] != other[i:i + 3] for i in range(0, len(one), 3)) / (len(one) / 3)


@fact("Each overlay is drawn over the phone and goes again, alone and with all others")
def overlays(program):
    program.restart()
    program.drag([(160, 6), (160, 60), (160, 120), (160, 190)])
    program.rest()
    program.key("ctrl+p")
    plain = screen(program)
    for name, key in KEYS.items():
        program.key(key)
        wait_for(lambda: differs(screen(program), plain) > LEAST, lambda: f"{name} is not drawn")
        program.key(key)
        wait_for(lambda: screen(program) == plain, lambda: f"{name} stays")
    for key in KEYS.values():
        program.key(key)
    wait_for(lambda: differs(screen(program), plain) > LEAST, "nothing is drawn")
    program.key("ctrl+shift+t", "ctrl+shift+t")
    for key in KEYS.values():
        program.key(key)
    wait_for(lambda: screen(program) == plain, "something stays")
    program.restart()


@fact("Overlays that were chosen are there at the next start")
def remembered(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.restart()
        program.key(KEYS["targets"], KEYS["layout-grid"])
        wait_for(lambda: program.counters()["overlays"] == "layout-grid,targets", lambda: f"{program.counters()}")
        program.rest()
        plain = screen(program)
        program.close()
        with open(os.path.join(state / "drawer-proto", "window.json"), encoding="utf-8") as file:
            check(json.load(file)["overlays"] == ["layout-grid", "targets"], "they are not remembered")
        program = Program(display, state=state).open()
        wait_for(lambda: program.counters()["overlays"] == "layout-grid,targets", lambda: f"{program.counters()}")
        program.restart()
        wait_for(lambda: screen(program) == plain, "they look otherwise after a start")
    finally:
        program.close()
        state.close()


@fact("Alt measures a view in the one around it, and from the one that was pressed with Alt")
def distances(program):
    program.restart()
    program.dismiss()
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
    plain = screen(program)
    x, y = program.at(160, 300)
    program.display.xdotool("mousemove", x, y, "keydown", "alt", "mousemove", x + 1, y, "keyup", "alt")
    wait_for(lambda: program.counters()["distances"] != "none", "nothing is measured")
    row = program.counters()["marked"].split(",")
    around = program.counters()["distances"]
    top = program.at(290, 48)
    program.display.xdotool("mousemove", *top, "keydown", "alt", "click", 1, "keyup", "alt")
    program.display.xdotool("mousemove", x, y, "keydown", "alt", "mousemove", x + 1, y, "keyup", "alt")
    wait_for(lambda: program.counters()["marked"].split(",") == row, "the row is not marked")
    check(program.counters()["distances"] != around, lambda: f"{around} from the chosen view, too")
    program.key("alt+backslash")
    wait_for(lambda: program.counters()["distances"] == "none", "the lines stay")
    wait_for(lambda: screen(program) == plain, "something is left on the phone")
    program.restart()
