"""Facts about two designs under one finger."""

import json
import os

from facts import fact
from machine import Display, Folder, Program, check, in_corner, png_pixels, wait_for
from timeline_facts import check_soon, focus, pause, scrub
from tune_facts import search, tuned

RUN = {"order": 12}


def phones(counters):
    """The phones by their places: where the screen of each is in the window, its size, and pixels to a point."""
    return [tuple(float(n) for n in phone.split(",")) for phone in counters["phones"].split(";")]


def second(program):
    """The second phone's screen."""
    return phones(program.counters())[1][:4]


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


def check_phone(program, place, *options, corner=0):
    """Compares the phone at a place with `capture` of what was recorded, with options, but for its rounded corners."""
    def still():
        counters, _ = program.look()
        x, y, width, height = (round(n) for n in phones(counters)[place][:4])
        shown = program.display.pixels(x, y, width, height)
        after = program.counters()
        is_still = all(after[name] == counters[name] for name in ("frames", "due")) and counters["due"] == "false"
        return (counters, (width, height), shown) if is_still else None

    counters, size, shown = wait_for(still, "the phones do not stand still")
    scale = counters["phones"].split(";")[place].split(",")[4]
    picture = program.state / "other.png"
    path = program.state / "other.take.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({key: value for key, value in program.take().items() if key != "set"}, file)
    done = program.command(
        "capture", path, "--at", f"{int(counters['time']) / 1000:.3f}", "--scale", scale, *options, "-o", picture)
    check(done.returncode == 0, lambda: f"capture: {done.stderr}")
    w, h, wanted = png_pixels(picture)
    check((w, h) == size, lambda: f"{size} on the screen, {w} x {h} captured")
    radius = corner * float(scale)
    different = [
        (i // 3 % w, i // 3 // w) for i in range(0, len(wanted), 3) if wanted[i:i + 3] != shown[i:i + 3]]
    different = [pixel for pixel in different if not in_corner(pixel, (w, h), radius)]
    check(not different, lambda: f"{len(different)} pixels differ at place {place}, the first at {different[:3]}")


def check_second(program):
    check_phone(program, 1)


@fact("Ctrl+B puts the preset beside what was tuned: a finger on either touches both, and each is what capture gives")
def both(program):
    begin(program)
    search(program, "drawer height")
    program.focus("slider", "height")
    program.key("shift+Right", "shift+Right", "shift+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()
    check_soon(lambda: program.check_pixels(program.take_file()))
    check_soon(lambda: check_second(program))
    inputs = program.number("inputs")
    x, y, width, height = second(program)
    program.display.draw(*((round(x + 160), round(y + down)) for down in (300, 250, 150)))
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
    program.key("End", "ctrl+alt+v")
    wait_for(lambda: program.counters()["past"] == "false", "the end is not live")
    wait_for(lambda: not tuned(program), lambda: f"{tuned(program)}")
    finish(program)


@fact("A tuning that is saved as a file, or written back into it, leaves the phone beside it as it was seen")
def saved(display):
    program = Program(display).open()
    try:
        begin(program)
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("shift+Right", "shift+Right", "shift+Right")
        wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
        program.key("ctrl+alt+t")
        path = program.state / "mine.json"
        program.answer_dialog("^Save the tuning$", path)
        wait_for(lambda: os.path.exists(path), "it is not saved")
        wait_for(lambda: program.counters()["beside"] == "kept", lambda: program.counters()["beside"])
        program.display.xdotool("mousemove", *program.at(160, 430))
        program.key("ctrl+u")
        program.rest()
        program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
        program.rest()
        check_soon(lambda: program.check_pixels(program.take_file()))
        check_soon(lambda: check_second(program))
        # The file's own values are the preset now. They stay beside what is written into the file.
        program.key("ctrl+b", "ctrl+b")
        wait_for(lambda: program.counters()["beside"] == "preset", lambda: program.counters()["beside"])
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("shift+Right")
        wait_for(lambda: tuned(program).get("drawer.height") == 160, lambda: f"{tuned(program)}")
        program.key("ctrl+alt+w")
        wait_for(lambda: program.counters()["beside"] == "kept", lambda: program.counters()["beside"])
        program.display.xdotool("mousemove", *program.at(160, 430))
        program.key("ctrl+u")
        program.rest()
        check_soon(lambda: program.check_pixels(program.take_file()))
        check_soon(lambda: check_phone(program, 1, "--set", "drawer.height=150"))
    finally:
        program.close()


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


CORNERS = {"classic": 0, "compact": 0, "modern": 55, "librem": 12, "pad": 16}


@fact("All devices, light and dark, under one finger on any of them: each is what capture gives")
def many():
    # Capture draws no phone that is smaller than at scale 1.
    display = Display(4400, 2600)
    program, state = remembering(display, size=(4400, 2600), beside="looks")
    try:
        looks = [(device, look) for device in CORNERS for look in ("light", "dark")]
        check(len(phones(program.counters())) == len(looks), lambda: program.counters()["phones"])
        x, y, _, _, scale = phones(program.counters())[3]
        points = [(160, 6), (160, 60), (160, 160), (160, 230)]
        display.draw(*((round(x + across * scale), round(y + down * scale)) for across, down in points))
        program.rest()
        began = [step for step in program.steps() if step.get("phase") == "began"][-1]
        check(abs(began["x"] - 160) < 2 and abs(began["y"] - 6) < 2, lambda: f"{began}")
        for place, (device, look) in enumerate(looks):
            check_soon(lambda place=place, device=device, look=look: check_phone(
                program, place, "--device", device, "--appearance", look, corner=CORNERS[device]))
    finally:
        program.close()
        state.close()
        display.close()


def finish_grid(program):
    wait_for(lambda: program.counters()["beside"] == "none", "the phones stay")
    program.display.xdotool("windowsize", "--sync", program.window, 760, 800)
    program.restart()


@fact("G shows the values around the one that was changed last; a press takes one over, and Ctrl+Z brings the old one back")
def grid(program):
    program.restart()
    program.display.xdotool("windowsize", "--sync", program.window, 1100, 760)
    program.rest()
    search(program, "drawer height")
    program.focus("slider", "height")
    program.key("shift+Right", "shift+Right", "shift+Right")
    wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
    program.key("ctrl+u")
    program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
    program.rest()
    program.key("g")
    wait_for(lambda: program.counters()["beside"] == "grid", "no grid")
    program.rest()
    shown = phones(program.counters())
    check(len(shown) > 4, lambda: f"{shown}")
    inputs = program.number("inputs")
    x, y, width, height, _ = shown[0]
    program.display.xdotool("mousemove", round(x + width / 2), round(y + height / 2), "click", 1)
    wait_for(lambda: program.counters()["beside"] == "none", "the grid stays")
    program.rest()
    taken = tuned(program).get("drawer.height")
    check(taken is not None and taken < 150, lambda: f"{taken}")
    check(program.number("inputs") == inputs, lambda: f"the press was one of the phone's: {program.steps()[-3:]}")
    check_soon(lambda: program.check_pixels(program.take_file()))
    program.key("ctrl+z")
    wait_for(lambda: tuned(program).get("drawer.height") == 150, lambda: f"{tuned(program)}")
    program.key("g")
    wait_for(lambda: program.counters()["beside"] == "grid", "no second grid")
    program.key("Escape")
    finish_grid(program)


@fact("Blind, nothing says which is which until the verdict, which is in the session's file and can be taken back")
def blind(display):
    program, state = remembering(display, beside="tuning:classic")
    orders = set()
    try:
        for attempt in range(12):
            program.key("ctrl+alt+b")
            program.rest()
            check("verdict" not in journal(program) or attempt > 0, "a verdict before anybody decided")
            check(program.number("verdicts") == attempt, lambda: program.counters()["verdicts"])
            # The second of two.
            program.key("alt+b")
            wait_for(lambda: program.number("verdicts") == attempt + 1, "no verdict")
            lines = wait_for(lambda: verdicts(program)[attempt:], "the recording has no verdict")
            check(sorted(lines[-1]["verdict"]) == ["Classic tuning", "Default"], lambda: f"{lines}")
            check(lines[-1]["choice"] == 1 and lines[-1]["blind"] is True, lambda: f"{lines}")
            orders.add(tuple(lines[-1]["verdict"]))
        check(len(orders) == 2, "twelve times in the same order")
        program.key("ctrl+z")
        wait_for(lambda: '"retract":11' in journal(program), "the verdict is not taken back")
        program.key("ctrl+shift+z")
        lines = wait_for(lambda: verdicts(program)[12:], "the verdict is not given again")
        check(lines[0] == verdicts(program)[11], lambda: f"{lines[0]}, not {verdicts(program)[11]}")
        program.key("ctrl+z")
        wait_for(lambda: '"retract":12' in journal(program), "the verdict is not taken back again")
    finally:
        program.close()
        state.close()


def journal(program):
    with open(program.counters()["journal"], encoding="utf-8") as file:
        return file.read()


def verdicts(program):
    return [json.loads(line) for line in journal(program).splitlines() if line.startswith('{"verdict"')]


def remembering(display, size=(1100, 760), **state):
    """A window of its own with the phones that it remembers."""
    folder = Folder()
    os.makedirs(folder / "drawer-proto", mode=0o700)
    with open(folder / "drawer-proto/window.json", "w", encoding="utf-8") as file:
        json.dump({"device": "classic", **state}, file)
    program = Program(display, state=folder).open()
    display.xdotool("windowsize", "--sync", program.window, *size)
    program.rest()
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["beside"] == state["beside"], "no phones")
    program.rest()
    return program, folder


@fact("Where a screen ends within a pixel its bezel is seen beside it, and no line of the desk")
def no_line():
    display = Display()
    # A dark phone in a light window.
    program, state = remembering(display, size=(1200, 840), device="modern", beside="appearance")
    try:
        for height in (812, 840, 905, 929):
            display.xdotool("windowsize", "--sync", program.window, 1200, height)
            program.rest()
            x, y, width, length = second(program)
            check(width % 1, lambda: f"{width} is a whole width: another height is wanted")
            edge = display.pixels(round(x + width) - 4, round(y + length / 2), 8, 1)
            check(max(edge) < 80, lambda: f"at {height}: {edge.hex(' ', 3)}")
    finally:
        program.close()
        state.close()
        display.close()


@fact("Asked while frame follows frame without a rest, the window answers")
def asked_meanwhile():
    # So many phones take longer to draw than a frame lasts, on any machine.
    display = Display(4400, 2600)
    program, state = remembering(display, size=(4400, 2600), beside="looks")
    try:
        display.xdotool("mousemove", *program.at(160, 10), "click", 1)
        program.rest()
        focus(program)
        lifted, end = program.steps("touch")[-1]["at"], program.number("end") / 1000
        # The drawer's way, again and again.
        for milliseconds, key in ((0, "i"), (400, "o")):
            scrub(program, (lifted + milliseconds) / end)
            program.key(key)
        program.key("ctrl+shift+l")
        wait_for(lambda: program.counters()["looping"] == "true", "it does not loop")
        # Slowly, so that many frames are drawn before the way is at its end.
        program.key("ctrl+4")
        for _ in range(4):
            first, second = program.number("frames"), program.number("frames")
            check(second - first < 10, lambda: f"it answers {second - first} frames later only")
    finally:
        program.close()
        state.close()
        display.close()
