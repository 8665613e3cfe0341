"""Facts about two designs under one finger."""

import json

from facts import FACTS, fact
from machine import check, png_pixels, wait_for
from timeline_facts import check_soon, pause, scrub
from tune_facts import search, tuned

# Their own turn has been, or comes.
FACTS.clear()


def second(program):
    """The second phone's screen: its place in the window and its size."""
    return tuple(float(n) for n in program.counters()["second"].split(","))


def begin(program, design="preset"):
    program.restart()
    program.display.xdotool("windowsize", "--sync", program.window, 1100, 760)
    program.rest()
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["beside"] == design, "no second phone")
    program.rest()


def finish(program):
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["beside"] == "none", "the second phone stays")
    program.display.xdotool("windowsize", "--sync", program.window, 760, 800)
    program.restart()


def check_second(program):
    """Compares the second phone with `capture` of what was recorded, under the preset."""
    def still():
        counters, _ = program.look()
        x, y, width, height = (round(float(n)) for n in counters["second"].split(","))
        shown = program.display.pixels(x, y, width, height)
        return (counters, (width, height), shown) if program.counters()["frames"] == counters["frames"] else None

    counters, size, shown = wait_for(still, "the second phone does not stand still")
    picture = program.state / "second.png"
    take = program.take()
    take.pop("set", None)
    path = program.state / "second.take.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(take, file)
    done = program.command(
        "capture", path, "--at", f"{int(counters['time']) / 1000:.3f}", "--scale", counters["scale"], "-o", picture)
    check(done.returncode == 0, lambda: f"capture: {done.stderr}")
    w, h, wanted = png_pixels(picture)
    check((w, h) == size, lambda: f"{size} on the screen, {w} x {h} captured")
    different = sum(wanted[i:i + 3] != shown[i:i + 3] for i in range(0, len(wanted), 3))
    check(different == 0, lambda: f"{different} pixels differ")


@fact("Ctrl+B puts the preset beside what was tuned: a finger on either touches both, and each is what capture gives")
def both(program):
    begin(program)
    search(program, "drawer height")
    program.key("Tab", "Tab", "Tab", "shift+Right", "shift+Right", "shift+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    check_soon(lambda: check_second(program))
    inputs = program.number("inputs")
    x, y, width, height = second(program)
    program.display.xdotool(
        "mousemove", round(x + 160), round(y + 300), "mousedown", 1, "sleep", 0.03, "mousemove", round(x + 160),
        round(y + 250), "sleep", 0.03, "mousemove", round(x + 160), round(y + 150), "sleep", 0.05, "mouseup", 1)
    program.rest()
    check(program.number("inputs") > inputs, "a finger on the second phone is none")
    began = [step for step in program.steps() if step.get("phase") == "began"][-1]
    check(abs(began["x"] - 160) < 1 and abs(began["y"] - 300) < 1, lambda: f"{began}")
    check_soon(lambda: program.check_pixels(program.take_file()))
    check_soon(lambda: check_second(program))
    pause(program)
    scrub(program, 0.4)
    program.rest()
    check_soon(lambda: check_second(program))
    program.key("End")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    finish(program)


@fact("By turns, the other design stands in the same place, and takes the finger there")
def turns(program):
    begin(program)
    program.key("ctrl+shift+b")
    program.rest()
    x, y, width, height = second(program)
    left, top = program.phone[:2]
    check((round(x), round(y)) == (round(left), round(top)), lambda: f"{x}, {y} and {left}, {top}")
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()
    check_soon(lambda: check_second(program))
    finish(program)
