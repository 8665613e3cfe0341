"""The desk: how the phone stands in the window, what is around it, and how hands move it."""

import json

from facts import fact
from machine import Display, Folder, Program, check, wait_for


def numbers(program, name):
    return tuple(round(float(n)) for n in program.counters()[name].split(","))


def canvas(program):
    """Where the desk is: x, y, width, height."""
    return numbers(program, "canvas")


def geometry(program):
    """The window's width and height."""
    words = program.display.xdotool("getwindowgeometry", program.window).split("Geometry:")[1]
    return tuple(map(int, words.split("x")))


def resize(program, width, height):
    program.display.xdotool("windowsize", "--sync", program.window, width, height)
    program.rest()


def body(program):
    """The phone with its bezel, on the display."""
    x, y, width, height = program.phone
    bezel = 10 * float(program.counters()["scale"])
    return x - bezel, y - bezel, x + width + bezel, y + height + bezel


def check_whole(program):
    left, top, right, bottom = body(program)
    x, y, width, height = canvas(program)
    check(left >= x - 1 and top >= y - 1 and right <= x + width + 1 and bottom <= y + height + 1,
          lambda: f"the phone {body(program)} is not within {canvas(program)}")


def zoomed(program, percent):
    wait_for(lambda: program.counters()["zoom"] == str(percent), lambda: f"zoom {program.counters()['zoom']}")
    program.rest()


@fact("The first start shows the modern phone, whole, on a monitor of any size")
def first_start():
    for size, least in (((1400, 1300), 1), ((1024, 768), 0.65)):
        display = Display(*size)
        program = Program(display, first=True)
        try:
            program.open()
            check(program.take()["device"] == "modern", lambda: f"{program.take()['device']}")
            check(geometry(program)[1] <= size[1], lambda: f"{geometry(program)} on {size}")
            check_whole(program)
            scale = float(program.counters()["scale"])
            check(least <= scale <= 1, lambda: f"scale {scale} on {size}")
        finally:
            program.close()
            display.close()


@fact("At 1024 × 700 the phone takes the room there is, and no step of a scale is lost")
def fits(display):
    program = Program(display, "--device", "modern").open()
    try:
        for height in (700, 713, 726, 801):
            resize(program, 1024, height)
            check_whole(program)
            _, top, _, bottom = body(program)
            free = canvas(program)[3] - (bottom - top)
            check(free <= 2 * 24, lambda: f"{free} of {canvas(program)} are left at {height}")
    finally:
        program.close()


@fact("At 360 × 640 the phone is whole, and nothing else takes its room")
def least(display):
    program = Program(display, "--device", "modern").open()
    try:
        resize(program, 360, 640)
        check(canvas(program)[2] <= 360, lambda: f"the desk is {canvas(program)} in a window of 360")
        x, y, width, height = program.phone
        check(height == canvas(program)[3], lambda: f"{program.phone} in {canvas(program)}")
        check(width <= canvas(program)[2], lambda: f"{program.phone} in {canvas(program)}")
    finally:
        program.close()


def start(display, *more):
    """A window of a known size with the small phone."""
    program = Program(display, *more).open()
    resize(program, 900, 720)
    return program


@fact("Ctrl and the wheel zoom by levels about the pointer; Ctrl+0 fits again; the zoom is remembered")
def wheel_zoom(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        # So narrow that the phone is larger both ways from the first level on.
        resize(program, 480, 670)
        place = program.at(100, 150)
        display.xdotool("mousemove", *place, "keydown", "ctrl", "click", 4, "click", 4, "keyup", "ctrl")
        zoomed(program, 200)
        check(program.steps() == [], lambda: f"{program.steps()}")
        now = program.at(100, 150)
        check(abs(now[0] - place[0]) <= 2 and abs(now[1] - place[1]) <= 2, lambda: f"{place}, then {now}")
        display.xdotool("keydown", "ctrl", "click", 5, "keyup", "ctrl")
        zoomed(program, 150)
        program.quit()
        program.close()
        program = Program(display, state=state).open()
        check(program.counters()["zoom"] == "150" and program.phone[2] == 480, lambda: f"{program.counters()}")
        program.key("ctrl+0")
        zoomed(program, 0)
    finally:
        program.close()
        state.close()


@fact("A phone that is larger than the desk is dragged by desk and bezel, by the middle button, and by the wheel")
def panned(display):
    program = start(display)
    try:
        program.key("ctrl+plus", "ctrl+plus")
        zoomed(program, 200)
        x, y, width, height = canvas(program)
        desk, on_screen = (x + 40, y + 200), (x + width // 2, y + 200)

        def moved(words, dx, dy):
            before = program.phone
            display.xdotool(*words)
            wait_for(lambda: program.phone[:2] == (before[0] + dx, before[1] + dy),
                     lambda: f"{words}: {before}, then {program.phone}")

        display.xdotool("mousemove", *desk)
        wait_for(lambda: program.counters()["cursor"] == "grab", lambda: f"{program.counters()['cursor']}")
        display.xdotool("mousedown", 1)
        wait_for(lambda: program.counters()["cursor"] == "grabbing", lambda: f"{program.counters()['cursor']}")
        moved(["mousemove", desk[0] + 30, desk[1] + 50], 0, 50)
        display.xdotool("mouseup", 1)
        display.xdotool("mousemove", *on_screen)
        wait_for(lambda: program.counters()["cursor"] == "default", lambda: f"{program.counters()['cursor']}")
        moved(["mousedown", 2, "mousemove", on_screen[0] + 5, on_screen[1] - 40, "mouseup", 2], 0, -40)
        moved(["mousemove", *desk, "click", 5], 0, -60)
        moved(["mousemove", *on_screen, "keydown", "shift", "click", 4, "keyup", "shift"], 0, 60)
        check(program.steps() == [], lambda: f"the phone was touched: {program.steps()}")
    finally:
        program.close()


@fact("Every corner of the phone can be reached at every zoom, also after the window changed its size")
def reachable(display):
    program = start(display)
    try:
        for percent in (150, 200, 300, 400):
            program.key("ctrl+plus")
            zoomed(program, percent)
            x, y, width, height = canvas(program)
            for way, corner in (((300, 200), (3, 3)), ((-300, -200), (317, 477))):
                middle = (x + width // 2, y + height // 2)
                # A hand moves so far, and the phone is longer.
                for _ in range(12):
                    display.xdotool("mousemove", *middle, "mousedown", 2, "mousemove", middle[0] + way[0],
                                    middle[1] + way[1], "mouseup", 2)
                program.rest()
                place = program.at(*corner)
                check(x < place[0] < x + width and y < place[1] < y + height,
                      lambda: f"{corner} is at {place}, the desk at {canvas(program)}")
        resize(program, 700, 500)
        x, y, width, height = canvas(program)
        left, top, right, bottom = body(program)
        check(right >= x + width - 26 and bottom >= y + height - 26, lambda: f"{body(program)} in {canvas(program)}")
        before = len(program.steps("touch"))
        program.click(300, 460)
        wait_for(lambda: len(program.steps("touch")) == before + 2, "no touch")
        touch = program.steps("touch")[-1]
        check((round(touch["x"]), round(touch["y"])) == (300, 460), lambda: f"{touch}")
    finally:
        program.close()


@fact("The bar under the phone restarts, holds time and goes on by a frame, which holds time by itself")
def bar(display):
    program = start(display)
    try:
        program.press("button", "Next frame")
        wait_for(lambda: program.counters()["paused"] == "true", "a step does not hold time")
        first = program.number("time")
        program.press("button", "Next frame")
        wait_for(lambda: 16_000 < program.number("time") - first < 17_000, "no frame further")
        check(program.counters()["keyboard"] == "phone", "the bar took the keyboard")
        program.press("button", "Resume")
        wait_for(lambda: program.counters()["paused"] == "false", "time does not go on")
        program.key("ctrl+period")
        wait_for(lambda: program.counters()["paused"] == "true", "Ctrl+Period does not hold time")
        program.press("button", "Resume")
        program.click(160, 10)
        program.rest()
        before = program.counters()["journal"]
        program.press("button", "Restart")
        wait_for(lambda: program.counters()["journal"] != before, "it does not restart")
    finally:
        program.close()


@fact("Where time stands is said in the bar to the millisecond, and large on the desk, until it runs")
def standing(display):
    program = start(display)
    try:
        program.click(160, 10)
        program.rest()
        display.xdotool("mousemove", 5, 5)
        x, y, width, height = canvas(program)
        right = round(body(program)[2])
        # Beside the phone, above its lower edge.
        area = (right + 15, y, x + width - right - 15, height)
        plain = display.pixels(*area)
        check(program.counters()["clock"].count(".") == 0, lambda: f"{program.counters()['clock']}")
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["paused"] == "true", "time runs on")
        wait_for(lambda: display.pixels(*area) != plain, "no time on the desk")
        thousandths = (program.number("time") + 500) // 1000
        wanted = f"{thousandths // 60000}:{thousandths // 1000 % 60:02}.{thousandths % 1000:03}"
        check(program.counters()["clock"] == wanted, lambda: f"{program.counters()['clock']}, not {wanted}")
        program.key("ctrl+p")
        wait_for(lambda: display.pixels(*area) == plain, "the time stays on the desk")
    finally:
        program.close()


@fact("A message pushes the desk down, covers nothing of the phone, and the desk comes back")
def pushed(display):
    program = start(display)
    try:
        before = canvas(program)
        program.key("ctrl+c")
        wait_for(lambda: canvas(program)[1] >= before[1] + 30, "the desk is not pushed")
        wait_for(lambda: canvas(program)[1] + canvas(program)[3] == before[1] + before[3], "the bar moved")
        program.rest()
        check_whole(program)
        wait_for(lambda: canvas(program) == before, "the desk does not come back")
        program.rest()
    finally:
        program.close()


@fact("No more than two messages are to be seen; another one waits until there is room")
def two_messages(display):
    state = Folder()
    broken = state / "broken.scenario.json"
    with open(broken, "w", encoding="utf-8") as file:
        file.write("{")
    program = Program(display, broken, state=state).open()
    try:
        resize(program, 900, 720)

        def top():
            program.rest()
            return canvas(program)[1]

        one = top()
        program.click(160, 10)
        program.rest()
        program.key("ctrl+r")
        two = wait_for(lambda: top() >= one + 30 and top(), lambda: f"{one}, then {top()}")
        program.key("ctrl+c")
        three = top()
        check(three <= two + 8, lambda: f"three messages: {one}, {two}, {three}")
    finally:
        program.close()
        state.close()


@fact("A panel stands beside the desk where the window has room for it, and else lies over it")
def panel(display):
    for width, is_pushed in ((1024, True), (640, False), (420, False)):
        monitor = Display(width, 720)
        program = Program(monitor).open()
        try:
            resize(program, width, 720)
            before = canvas(program)
            x, y, _, height = before
            # Where the sheet is in either case: the end of the lower half.
            area = (x + before[2] - 40, y + height - 60, 30, 30)
            plain = monitor.pixels(*area)
            program.key("ctrl+l")
            wait_for(lambda: monitor.pixels(*area) != plain, "no panel")
            program.rest()
            pushed = before[2] - canvas(program)[2]
            check(pushed == (320 if is_pushed else 0), lambda: f"{before}, then {canvas(program)}")
            program.key("ctrl+l")
            wait_for(lambda: canvas(program) == before, lambda: f"{before}, then {canvas(program)}")
        finally:
            program.close()
            monitor.close()


@fact("The window follows a turn and comes back, but not where another size was chosen in between")
def follows():
    display = Display(1000, 900)
    program = Program(display, "--device", "modern").open()
    try:
        resize(program, 500, 840)
        before = geometry(program)
        scale = float(program.counters()["scale"])
        program.key("ctrl+Left")
        wait_for(lambda: geometry(program)[0] > before[0], "the window makes no room")
        program.rest()
        check(geometry(program)[0] <= 1000 and geometry(program)[1] <= 900, lambda: f"{geometry(program)}")
        check(float(program.counters()["scale"]) >= scale - 0.02, lambda: f"{scale}, then {program.counters()}")
        check_whole(program)
        program.key("ctrl+Right")
        wait_for(lambda: geometry(program) == before, lambda: f"{before}, then {geometry(program)}")
        program.rest()
        program.key("ctrl+Left")
        wait_for(lambda: geometry(program)[0] > before[0], "the window makes no room")
        program.rest()
        resize(program, 820, 700)
        program.key("ctrl+Right")
        program.rest()
        check(geometry(program) == (820, 700), lambda: f"{geometry(program)}")
    finally:
        program.close()
        display.close()


def differs(program, place, plain):
    x, y = program.at(*place)
    return program.display.pixels(x - 12, y - 12, 24, 24) != plain


@fact("Two fingers of a mouse stay in sight while they are down, by Alt and by Ctrl and Shift")
def two_fingers(display):
    program = start(display)
    try:
        places = ((180, 60), (140, 420))

        def dot(place):
            x, y = program.at(*place)
            return display.pixels(x - 12, y - 12, 24, 24)

        for keys in (["alt"], ["ctrl", "shift"]):
            program.restart()
            display.xdotool("mousemove", 5, 5)
            program.rest()
            plain = [dot(place) for place in places]
            for key in keys:
                display.xdotool("keydown", key)
            display.xdotool("mousemove", *program.at(179, 60), "mousemove", *program.at(*places[0]), "mousedown", 1)
            wait_for(lambda: len(program.steps("touch")) == 2, "not two touches")
            # Longer than any highlight needs to come: the dots are there, and of the fingers' colour.
            for place in places:
                wait_for(lambda: dot(place) != plain[places.index(place)], lambda: f"no finger at {place}")
                middle = dot(place)[12 * 24 * 3 + 36:][:3]
                check(middle[2] > middle[0] + 20, lambda: f"{keys} {place}: {tuple(middle)}")
            display.xdotool("mouseup", 1)
            for key in keys:
                display.xdotool("keyup", key)
            program.rest()
            check({s["touch"] for s in program.steps("touch")} == {1, 2}, lambda: f"{program.steps('touch')}")
    finally:
        program.close()


@fact("F11 shows the phone alone on black; Escape and F11 leave, the pointer hides, and no full screen is remembered")
def present(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        resize(program, 900, 720)
        before = canvas(program)
        for leave in ("Escape", "F11"):
            program.key("F11")
            wait_for(lambda: program.counters()["presented"] == "true", "F11 presents nothing")
            program.rest()
            x, y, width, height = canvas(program)
            check((width, height) == (900, 720), lambda: f"something is left around {canvas(program)}")
            check(program.phone[3] == height, lambda: f"{program.phone} in {canvas(program)}")
            check(set(display.pixels(x + 20, y + 20, 50, height - 40)) == {0}, "beside the phone it is not black")
            display.xdotool("mousemove", x + 30, y + 30)
            wait_for(lambda: program.counters()["cursor"] == "default", "the pointer is hidden while it moves")
            wait_for(lambda: program.counters()["cursor"] == "none", "the pointer stays")
            steps = len(program.steps("key"))
            program.key(leave)
            wait_for(lambda: program.counters()["presented"] == "false", f"{leave} does not leave")
            wait_for(lambda: canvas(program) == before, lambda: f"{before}, then {canvas(program)}")
            check(len(program.steps("key")) == steps, "the key reached the phone")
            wait_for(lambda: program.counters()["cursor"] != "none", "the pointer stays hidden")
        program.key("F11")
        wait_for(lambda: program.counters()["presented"] == "true", "F11 presents nothing")
        program.rest()
        program.click(160, 10)
        program.rest()
        check(program.view("drawer")["visible"], "the drawer is not open")
        program.quit()
        with open(state / "drawer-proto/window.json", encoding="utf-8") as file:
            left = json.load(file)
        check(not left["maximized"] and left["zoom"] == 0, lambda: f"{left}")
    finally:
        program.close()
        state.close()
