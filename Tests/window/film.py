"""The moving picture of the README: what a user does in the window, and the report of a test.

film.py FILM [FRAMES] makes it, and keeps its frames in a folder; script/pictures film calls it.
"""

import base64
import json
import os
import shutil
import subprocess
import sys

from browser import Browser, executable
from camera import SLOW, Camera, Hand, SlowDisplay, steady
from clock_facts import FAKETIME
from machine import NAME, PROGRAM, Folder, Program, check, png_pixels, underlined, wait_for
from timeline_facts import PLAYHEAD, pause, strip
from tune_facts import tuned, wait_for_search

# As wide as a README's column on GitHub.
WIDTH, HEIGHT = 840, 720
DEVICE = "librem"
# How large the report is shown: its page has room beside the curves then.
PAGE_SCALE = 0.8
CURVE = "drawer.open.curve"
# The colour of a curve's highest place (CurvePlot.color), by which it is found.
HUMP = bytes((0xC2, 0x48, 0x8F))
# How many pixels higher it is pulled, and how many seconds after a tap the drawer is farthest out then.
HIGHER, FAR = 24, 0.46

# The test: how the drawer opens.
SCENARIO = {"scenario": 1, "name": "The drawer opens", "device": DEVICE, "appearance": "light", "steps": [
    {"motion": "opening", "views": ["drawer"]}, {"tap": "status-bar"}, {"wait": "settled"},
    {"motion": "opening", "end": True}]}


class Window:
    """The window that is filmed, and the hand that uses it."""

    def __init__(self, camera):
        self.display = SlowDisplay(WIDTH, HEIGHT)
        self.state = Folder()
        os.makedirs(self.state / NAME)
        with open(self.state / f"{NAME}/window.json", "w", encoding="utf-8") as file:
            json.dump({"width": WIDTH, "height": HEIGHT, "device": DEVICE, "showTouches": True}, file)
        self.program = Program(self.display, state=self.state, env=SLOW).open()
        self.display.xdotool("windowsize", "--sync", self.program.window, WIDTH, HEIGHT,
                             "windowmove", self.program.window, 0, 0)
        self.program.rest()
        self.hand = Hand(camera, self.display, self.beside_the_phone())

    def close(self):
        self.program.close()
        self.display.close()
        self.state.close()

    def beside_the_phone(self):
        left, top, width, height = self.program.phone
        return left + width + 60, top + height / 2

    def widget(self, role, name):
        """The middle of a widget that is there."""
        wanted = f",{role},{underlined(name)}"

        def found():
            widgets = self.program.counters()["widgets"].split(";")
            return next((widget[:-len(wanted)].split(",") for widget in widgets if widget.endswith(wanted)), None)

        return tuple(map(float, wait_for(found, lambda: f"no {role} {name!r}")))

    def sees(self, name, value):
        wait_for(lambda: self.program.counters()[name] == value, lambda: f"{name} is not {value}")

    # The timeline

    def zoom(self):
        """Shows about three seconds of the timeline."""
        x, y, _, height = strip(self.program)
        self.display.xdotool("mousemove", round(x + 1), round(y + PLAYHEAD * height), "keydown", "ctrl",
                             *["click", 4] * 5, "keyup", "ctrl")
        self.hand.point(self.beside_the_phone())
        self.program.rest()

    def playhead(self):
        """The place of the playhead on the display."""
        x, y, _, height = strip(self.program)
        return x + self.program.number("playhead"), y + PLAYHEAD * height

    def measure(self):
        """How many pixels of the timeline a second has: from two moments while time runs."""
        def seen():
            counters = self.program.counters()
            return int(counters["time"]) / 1e6, int(counters["playhead"])

        first = seen()
        second = wait_for(lambda: (now := seen())[0] > first[0] + 1 and now, "time does not run")
        return (second[1] - first[1]) / (second[0] - first[0])

    def place_of(self, time):
        """Where a moment of the session is on the timeline, if its playhead is in sight."""
        x, y = self.playhead()
        return x + (time - self.program.number("time") / 1e6) * self.pixels_a_second, y

    def touched(self, phase):
        """When a finger last began or ended, in seconds of the session."""
        return [step["at"] for step in self.program.steps("touch") if step["phase"] == phase][-1] / 1000

    # The scenes

    def open_the_drawer(self):
        self.pixels_a_second = self.measure()
        self.program.restart()
        hand = self.hand
        hand.scene("Open the drawer", self.beside_the_phone())
        hand.stay(0.2)
        hand.move(self.top(24), 0.5)
        hand.press()
        hand.move(self.top(80), 0.4, ease=steady)
        hand.release()
        hand.stay(0.2)
        hand.move(self.beside_the_phone(), 0.5)
        hand.stay(0.4)

    def top(self, y):
        """A place in the middle of the phone, so many points from its top."""
        counters = self.program.counters()
        return self.program.at(self.program.phone[2] / float(counters["scale"]) / 2, y)

    def drag_time_back(self):
        hand = self.hand
        pause(self.program)
        self.began, self.ended = self.touched("began"), self.touched("ended")
        hand.scene("Drag time back")
        hand.move(self.playhead(), 0.5)
        hand.press()
        hand.move(self.place_of(self.began + 0.85 * (self.ended - self.began)), 1.2)
        hand.stay(0.3)
        hand.release()
        self.sees("past", "true")

    def touch_the_past(self):
        hand, program = self.hand, self.program
        program.rest()
        _, y, _, height = program.view("drawer")["frame"]
        hand.scene("Touch the past: a new branch")
        hand.move(self.top(y + height - 10), 0.5)
        hand.press()
        hand.stay(0.2)
        # Time goes on after this finger, too.
        program.key("ctrl+p")
        hand.go_on()
        hand.move(self.top(30), 0.6)
        hand.release()
        hand.move(self.beside_the_phone(), 0.5)
        hand.stay(0.3)
        check(program.counters()["lines"] == "2", "no branch")

    def pull_the_spring(self):
        hand, program = self.hand, self.program
        # From a tap on, all of the way is the spring's.
        program.restart()
        self.display.xdotool("mousemove", *self.top(14), "click", 1)
        program.rest()
        pause(program)
        self.find_the_curve()
        far = self.touched("ended") + FAR
        self.display.xdotool("mousemove", *map(round, self.place_of(far)), "click", 1)
        program.rest()
        hand.point(self.beside_the_phone())
        program.rest()
        hand.scene("Pull the spring")
        hand.move(self.widget("button", "Panel"), 0.4)
        hand.press()
        hand.release()
        hand.stay(0.5)
        x, y = self.hump()
        hand.go_on()
        hand.move((x, y), 0.4)
        hand.press()
        hand.move((x, y - HIGHER), 0.9)
        hand.stay(0.4)
        hand.release()
        wait_for(lambda: CURVE in tuned(program), "the spring is not pulled")
        self.curve = tuned(program)[CURVE]

    def find_the_curve(self):
        """Opens the curve in the panel of tunings, and hides the panel."""
        program = self.program
        program.key("ctrl+u")
        self.sees("panel", "tune")
        program.rest()
        program.press("search-box", "Search tunings")
        self.display.xdotool("type", "--delay", 5, CURVE)
        wait_for_search(program, CURVE)
        program.rest()
        program.press("button", "spring 0.35 · 0.86")
        self.widget("group", f"Curve of {CURVE}")
        program.key("ctrl+u")
        self.sees("panel", "none")
        program.rest()

    def hump(self):
        """The handle of the highest place in the curve."""
        x, y = map(round, self.widget("group", f"Curve of {CURVE}"))
        pixels = self.display.look()
        places = [(column, row) for row in range(y - 98, y + 98) for column in range(x - 150, min(x + 150, WIDTH))
                  if pixels[(at := 3 * (row * WIDTH + column)):at + 3] == HUMP]
        check(places, "no handle is seen")
        return tuple(sum(numbers) / len(numbers) for numbers in zip(*places))

    def compare_two_designs(self):
        hand, program = self.hand, self.program
        program.key("ctrl+u", "ctrl+b")
        self.sees("beside", "preset")
        program.key("ctrl+p")
        self.sees("paused", "false")
        program.restart()
        check(tuned(program)[CURVE] == self.curve, "the tuning is not kept")
        hand.scene("Compare two designs under one finger", (WIDTH / 2, HEIGHT / 2))
        hand.move(self.top(24), 0.4)
        hand.press()
        hand.move(self.top(64), 0.25, ease=steady)
        hand.release()
        hand.stay(0.1)
        hand.move((WIDTH / 2, HEIGHT / 2), 0.5)
        hand.stay(0.8)


class Report:
    """A test that fails because the drawer opens by another curve than before, and its report in a browser."""

    def __init__(self, camera, curve):
        self.folder = Folder()
        with open(self.folder / "drawer.scenario.json", "w", encoding="utf-8") as file:
            json.dump(SCENARIO, file)
        self.run(0, "test", "-u")
        self.run(1, "test", "--set", f"{CURVE}={json.dumps(curve)}")
        self.run(0, "report")
        self.browser = Browser(f"file://{self.folder.path}/.{NAME}/report.html", WIDTH, HEIGHT)
        self.browser.send("Emulation.setDeviceMetricsOverride", width=round(WIDTH / PAGE_SCALE),
                          height=round(HEIGHT / PAGE_SCALE), deviceScaleFactor=PAGE_SCALE, mobile=False)
        self.place = (0, 0)
        self.hand = Hand(camera, self, self.place, time_runs=False)

    def run(self, status, *words):
        surroundings = {**os.environ, "XDG_STATE_HOME": self.folder / "home"}
        surroundings.pop("CI", None)
        done = subprocess.run([PROGRAM, *words], cwd=self.folder.path, env=surroundings, capture_output=True, text=True)
        check(done.returncode == status, lambda: f"{words} ended with {done.returncode}: {done.stdout}{done.stderr}")

    def close(self):
        self.browser.close()
        self.folder.close()

    # The hand's stage

    def point(self, place):
        self.place = place
        self.browser.mouse("mouseMoved", *(number / PAGE_SCALE for number in place))

    def look(self):
        with open(self.folder / "page.png", "wb") as file:
            file.write(base64.b64decode(self.browser.send("Page.captureScreenshot", format="png")["data"]))
        return png_pixels(self.folder / "page.png")[2]

    def at(self, selector, x, y):
        """A place in an element, by shares of its size."""
        box = json.loads(self.browser.evaluate(
            f"JSON.stringify(document.querySelector({json.dumps(selector)}).getBoundingClientRect())"))
        return (box["x"] + x * box["width"]) * PAGE_SCALE, (box["y"] + y * box["height"]) * PAGE_SCALE

    # The scene

    def say_what_changed(self):
        hand = self.hand
        hand.scene("The test’s report says what changed", self.at(".current .file", 0.45, 0.5))
        hand.stay(1)
        hand.move(self.at(".current .plot", 0.1, 0.3), 0.5)
        hand.move(self.at(".current .plot", 0.4, 0.3), 1)
        hand.stay(0.8)


def play(camera):
    window = Window(camera)
    try:
        window.zoom()
        window.open_the_drawer()
        window.drag_time_back()
        window.touch_the_past()
        window.pull_the_spring()
        window.compare_two_designs()
    finally:
        window.close()
    report = Report(camera, window.curve)
    try:
        report.say_what_changed()
    finally:
        report.close()


def main(path, frames=None):
    if not executable():
        sys.exit("no Chromium is installed")
    if not FAKETIME:
        sys.exit("no libfaketime is installed")
    camera = Camera(WIDTH, HEIGHT)
    try:
        play(camera)
        camera.write(path)
    finally:
        if frames:
            shutil.copytree(camera.folder.path, frames, dirs_exist_ok=True)
        camera.close()


main(*sys.argv[1:])
