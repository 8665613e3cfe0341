"""Facts about many moments of the past."""

import json
import os
import random
import subprocess
import time

from weston import Weston
from facts import fact
from machine import PROGRAM, STEP, Display, Folder, Program, check, wait_for
from timeline_facts import PLAYHEAD, pause, scrub, strip

RUN = {"order": 6}


# Every kind of input that a session can hold, with its time in milliseconds.
INPUTS = [
    (0, {"pointer": [100, 100]}),
    *[(100 + 16 * n, {"touch": 1, "phase": "moved" if n else "began", "x": 160, "y": 6 + 18 * n}) for n in range(13)],
    (310, {"touch": 1, "phase": "ended", "x": 160, "y": 222}),
    (650, {"activate": "drawer-toggle-dark"}),
    (800, {"touch": 2, "phase": "began", "x": 160, "y": 220}),
    *[(800 + 16 * n, {"touch": 2, "phase": "moved", "x": 160, "y": 220 - 20 * n}) for n in range(1, 10)],
    (960, {"touch": 2, "phase": "ended", "x": 160, "y": 20}),
    (1300, {"scroll": [0, 80], "x": 160, "y": 300}),
    (1350, {"scroll": [0, 0], "x": 160, "y": 300, "phase": "began"}),
    (1366, {"scroll": [0, -20], "x": 160, "y": 300, "phase": "moved"}),
    (1383, {"scroll": [0, -25], "x": 160, "y": 300, "phase": "moved"}),
    (1400, {"scroll": [0, 0], "x": 160, "y": 300, "phase": "ended"}),
    (1500, {"set": {"drawer.height": 130}}),
    (1550, {"notify": {"title": "Tea", "message": "It is ready", "duration": 400}}),
    (2100, {"environment": {"textSize": 1.3, "appearance": "light"}}),
    (2200, {"rotate": "landscape-left"}),
    (2650, {"rotate": "portrait"}),
    (3100, {"shake": True}),
    (3200, {"interrupt": "call"}),
    (3300, {"interrupt": "resume"}),
    (3350, {"raw": "00ffA0"}),
    (3400, {"touch": 3, "phase": "began", "x": 120, "y": 85}),
    (3450, {"touch": 3, "phase": "ended", "x": 120, "y": 85}),
    (3900, {"compose": "te"}),
    (4000, {"type": "tea"}),
    (4100, {"key": "backspace"}),
    (4200, {"pointer": None}),
]
# From when on the phone takes text, and how long it lasts.
TEXT, END = 3400, 4700
KINDS = {"touch", "scroll", "pointer", "key", "type", "compose", "rotate", "shake", "interrupt", "environment", "notify",
         "raw", "set", "activate"}
MOMENTS = 200


def write(path, header, lines):
    with open(path, "w", encoding="utf-8") as file:
        for line in [header, *lines]:
            file.write(json.dumps(line) + "\n")
    return path


def session_file(program):
    """A session with every kind of input, as a file; its header is that of the program's own one."""
    check({next(iter(step)) for _, step in INPUTS} == KINDS, "a kind of input is missing")
    program.restart()
    with open(program.counters()["journal"], encoding="utf-8") as file:
        header = json.loads(file.readline())
    lines = [{"at": at, "line": "main", **step} for at, step in INPUTS]
    return header, write(program.state / "every.session.jsonl", header, [*lines, {"end": END, "line": "main"}])


def opened(program, path):
    """Another window with a session, in which time stands."""
    other = Program(program.display, f"{path}@300", state=Folder()).open()
    other.own_state = True
    # So wide a timeline has room for more moments than are gone to; the phone has one scale however it is held.
    other.display.xdotool("windowsize", "--sync", other.window, 1380, 800)
    other.rest()
    other.key("ctrl+plus")
    wait_for(lambda: other.counters()["scale"] != "1", "it does not zoom")
    other.key("ctrl+minus")
    wait_for(lambda: other.counters()["scale"] == "1", "it does not zoom back")
    pause(other)
    other.rest()
    check(other.number("end") >= END * 1000, lambda: f"{other.counters()}")
    return other


def of(header, **more):
    """The beginning of a scenario or a take with the start of a session."""
    rest = {key: value for key, value in header.items() if key not in ("session", "prototype", "settings")}
    return {"scenario": 1, **rest, **header["settings"], **more}


def strip_width(program):
    """How many pixels of the timeline the session has."""
    room, end = 10.0, program.number("end") / 1e6
    while room < end:
        room *= 1.25
    return strip(program)[2] * end / room


class Hand:
    """Goes to moments by the ways that there are."""

    def __init__(self, program, dice):
        self.program, self.dice = program, dice
        self.x, self.y, _, height = strip(program)
        self.y = round(self.y + height * PLAYHEAD)
        self.width = strip_width(program)
        self.off = [number - 1 for number in program.display.size]
        self.ways = {"click": 0, "drag": 0, "keys": 0, "typed": 0}

    def place(self, most=0.98):
        return round(self.x + self.dice.random() * most * self.width), self.y

    def click(self, most=0.98):
        return ["mousemove", *self.place(most), "click", 1, "mousemove", *self.off]

    def go(self, way):
        self.ways[way] += 1
        xdotool, dice = self.program.display.xdotool, self.dice
        if way == "click":
            xdotool(*self.click())
        elif way == "drag":
            xdotool("mousemove", *self.place(), "mousedown", 1, "mousemove", *self.place(), "mousemove", *self.place(),
                    "mouseup", 1, "mousemove", *self.off)
        elif way == "keys":
            # From the end a step would go on.
            xdotool(*self.click(0.85), "key", *dice.choices(["Left", "Right", "shift+Left", "shift+Right", "Page_Up"], k=2))
        else:
            xdotool("key", "ctrl+g")
            wait_for(lambda: self.program.counters()["keyboard"] == "elsewhere", "nothing asks")
            typed = f"{dice.randrange((END - 100) * 1000) / 1e6:.6f}"
            xdotool("key", "ctrl+a", "type", "--delay", 1, typed)
            xdotool("key", "Return")
            wait_for(lambda: self.program.number("time") == round(float(typed) * 1e6), lambda: f"not at {typed}")


def stood(program):
    """What the program counts where it stands in the past, and the picture of the phone."""

    def still():
        before = program.counters()
        if before["resting"] != "true":
            return None
        shown = program.screen_pixels()
        # A compositor shows a frame some time after the program has made it.
        time.sleep(max(0.03, STEP / 10))
        same = program.screen_pixels() == shown
        after = program.counters()
        same = same and all(before[key] == after[key] for key in ("frames", "time", "screen", "resting"))
        return (after, shown) if same else None

    return wait_for(still, "it does not stand")


def sized(counters, shown):
    """A picture that was seen, with its size."""
    check(counters["scale"] == "1" and counters["stands"] == "true", lambda: f"{counters}")
    return tuple(round(float(n)) for n in counters["screen"].split(",")[2:]), shown


def pictures(folder, names):
    """The sizes and pixels of pictures of equally many pixels, as red, green, blue, red, …"""
    paths = [os.path.join(folder, f"{name}.png") for name in names]
    sizes = subprocess.run(["identify", "-format", "%w %h\n", *paths], check=True, capture_output=True, text=True).stdout
    pixels = subprocess.run(
        ["convert", *paths, "-alpha", "off", "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
    sizes = [tuple(map(int, line.split())) for line in sizes.splitlines()]
    start = 0
    for width, height in sizes:
        yield (width, height), pixels[start:start + 3 * width * height]
        start += 3 * width * height


def compare_moments(state, header, seen):
    """Compares pictures of moments with those of one run of the same inputs; `seen` has their sizes and pixels by their times."""
    steps, now = [], 0
    times = sorted(seen)
    things = [(at * 1000, 0, step) for at, step in INPUTS]
    things += [(at, 1, {"shot": f"m{index}"}) for index, at in enumerate(times)]
    for at, _, step in sorted(things, key=lambda thing: thing[:2]):
        if at > now:
            steps.append({"wait": (at - now) / 1000})
            now = at
        steps.append(step)
    scenario = write(state / "moments.scenario.json", of(header, steps=steps), [])
    folder = state / f"{time.monotonic_ns()}.moments"
    done = subprocess.run([PROGRAM, "capture", scenario, "--shots", "--scale", "1", "-o", folder], capture_output=True, text=True)
    check(done.returncode == 0, lambda: f"capture: {done.stderr}")
    found = pictures(folder, [f"m{index}" for index in range(len(times))])
    wrong = [at for at, picture in zip(times, found) if picture != seen[at]]
    check(not wrong, lambda: f"{len(wrong)} of {len(times)} moments differ: {wrong[:5]}")


@fact("200 moments of a session with every kind of input, by click, drag, keys and typed times, are capture's pictures")
def moments(program):
    header, path = session_file(program)
    other = opened(program, path)
    try:
        dice = random.Random(200)
        hand = Hand(other, dice)
        seen = {}
        ways = ["click", "drag", "keys", "click", "drag", "keys", "keys"] * 4 + ["typed"]
        number = 0
        while len(seen) < MOMENTS:
            check(number < 2 * MOMENTS, lambda: f"{number} ways lead to {len(seen)} moments alone")
            hand.go(ways[number % len(ways)])
            number += 1
            counters, shown = stood(other)
            at, picture = int(counters["time"]), sized(counters, shown)
            check(seen.setdefault(at, picture) == picture, lambda: f"two pictures of {at}")
        check(other.number("lines") == 1 and min(hand.ways.values()) >= 5, lambda: f"{hand.ways}")
        different = len({shown for _, shown in seen.values()})
        check(different > MOMENTS / 3, lambda: f"{different} different pictures alone")
        compare_moments(program.state, header, seen)
    finally:
        other.close()
        program.display.xdotool("windowfocus", "--sync", program.window)


@fact("On Wayland a hand drags the playhead, and each of 12 moments is the picture that capture gives; the timeline's menu has room")
def on_wayland(program):
    header, path = session_file(program)
    display = Display()
    weston = other = None
    try:
        weston = Weston(display)
        other = Program(None, f"{path}@300", env=weston.env)
        other.display = display
        other.open_quickly()
        # Without a window manager the keyboard is where the pointer is.
        display.xdotool("mousemove", 600, 20)
        wait_for(lambda: strip(other)[2] > 100, "it has no room")
        other.rest()
        pause(other)
        dice = random.Random(12)
        seen = {}
        while len(seen) < 12:
            shares = [0.9 * dice.random() for _ in range(3)]
            scrub(other, *shares, off=(600, 20))
            wait_for(lambda: other.counters()["past"] == "true", lambda: f"not the past: {other.counters()}")
            counters, shown = stood(other)
            seen[int(counters["time"])] = sized(counters, shown)
        compare_moments(program.state, header, seen)
        # The compositor does not turn a menu round that has no room below.
        left, top, _, height = strip(other)
        above = [left + 80, top - 150, 40, 40]
        before = display.pixels(*above)
        display.xdotool("mousemove", left + 60, top + height // 2, "click", 3)
        wait_for(lambda: display.pixels(*above) != before, "the menu of the timeline does not open upwards")
        display.xdotool("key", "Escape")
        check(other.complaints() == "", lambda: other.complaints())
    finally:
        for each in (other, weston, display):
            if each:
                each.close()
