"""The window shows what capture draws."""

from facts import fact
from machine import MOVES, check, wait_for


@fact("At rest the window shows capture's pixels")
def still(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    program.check_pixels(program.take_file())


@fact("In the middle of a motion the window shows capture's pixels")
def moving(program):
    program.restart()
    # Time runs while the finger is down; then the drawer is on its way for as many frames as are asked for.
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
    program.display.xdotool("mousemove", *program.at(160, 10), "click", 1)
    wait_for(lambda: len(program.steps("touch")) == 2, lambda: f"{program.steps()}")
    lifted = program.steps("touch")[-1]["at"]
    program.key(*["ctrl+period"] * 6)
    wait_for(lambda: program.number("time") / 1000 - lifted > 80, lambda: f"it stands at {program.number('time')}")
    check(program.number("time") / 1000 - lifted < 120, lambda: f"it went on to {program.number('time')}")
    program.rest()
    program.check_pixels(program.take_file())
    program.key("ctrl+p")
    program.rest()


@fact("After much scrolling the window shows capture's pixels: nothing old is left")
def scrolled(program):
    program.restart()
    program.move(160, 300)
    for _ in range(6):
        program.display.xdotool("click", 5, "sleep", MOVES, "click", 5, "click", 4)
    program.rest()
    program.check_pixels(program.take_file())


@fact("Turned, dark, right to left and with large text the window shows capture's pixels")
def changed(program):
    program.restart()
    program.key("ctrl+Left", "ctrl+shift+a", "ctrl+alt+r", "ctrl+alt+plus")
    wait_for(lambda: len(program.steps()) == 4, lambda: f"{program.steps()}")
    program.rest()
    program.check_pixels(program.take_file())
    program.key("ctrl+Right", "ctrl+shift+a", "ctrl+alt+r", "ctrl+alt+minus")
    program.rest()
    program.check_pixels(program.take_file())


@fact("At two pixels to a point the window shows capture's pixels")
def doubled(program):
    program.restart()
    words = program.display.xdotool("getwindowgeometry", program.window).split("Geometry:")[1]
    program.display.xdotool("windowsize", "--sync", program.window, 900, 1240)
    program.rest()
    check(program.counters()["scale"] == "2", "the scale is not 2")
    program.click(160, 10)
    program.rest()
    program.check_pixels(program.take_file())
    program.display.xdotool("windowsize", "--sync", program.window, *words.strip().split("x"))
    program.rest()


@fact("A device with round corners shows capture's pixels but for the corners")
def rounded(program):
    program.key("ctrl+alt+3")
    wait_for(lambda: program.take()["device"] == "modern", "no other device")
    program.restart()
    program.check_pixels(program.take_file())
    program.key("ctrl+alt+1")
    program.rest()
