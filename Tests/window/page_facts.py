"""The page in the browser shows what capture draws."""

import json
import signal
import subprocess

from browser import Browser, executable
from facts import Skipped, fact
from machine import PATIENCE, STEP, Failed, Folder, check, served, wait_for
from moment_facts import END, session_file, strip_width
from timeline_facts import PLAYHEAD, strip
from tune_facts import first_row, tuned, wait_for_search

RUN = {"large": True, "order": 2}

# Width and height of the page, and how many pixels of the display one of its own is.
SHAPES = [(*size, density) for density in (1, 2) for size in ((640, 540), (900, 700), (1000, 760))]

# The largest scale of `capture`, which knows whole ones only.
LARGEST = "3"

# In microseconds, as the program counts.
MINUTE = 60_000_000

PATCH = 16
# The share of a patch's pixels that may be far off. A browser smooths round edges otherwise than Cairo, in a ring a pixel
# wide: that is up to 0.06. The strokes of an icon that is missing, or in the wrong place, are more.
MOST = 0.2
# How far off is far, of 255, in one of the three colours: most edges that are smoothed otherwise differ by less, and inks
# and icons differ from their grounds by more.
FAR = 48


class Page:
    """The program in a browser, whose page its window fills by itself."""

    def __init__(self, *arguments):
        if not executable():
            raise Skipped("no Chromium is installed")
        self.state = Folder()
        self.browser = self.program = None
        self.captured = {}
        try:
            self.program, address = served(self.state, command=("serve", *arguments))
            width, height, self.density = SHAPES[0]
            self.browser = Browser(address, width, height)
            self.shape(*SHAPES[0])
        except BaseException:
            self.close()
            raise

    def close(self):
        for each in (self.browser, self.program, self.state):
            if each:
                each.close()

    def shape(self, width, height, density):
        """Gives the page another size and waits until the window fills it."""
        self.density = density
        self.browser.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density,
                          mobile=False)

        def fills():
            left, _, length, _ = self.program.phone
            return abs(2 * left + length - width * density) <= 2 * density

        self.browser.key("0", "Digit0", 48, modifiers=2)
        wait_for(fills, lambda: f"the window does not fill {width} x {height}: {self.program.counters()}")
        self.program.rest()
        # Where what fits is no whole scale, the next smaller level is one that a picture at LARGEST goes into evenly.
        if not float(self.program.counters()["scale"]).is_integer():
            self.browser.key("-", "Minus", 189, modifiers=2)
            wait_for(lambda: float(self.program.counters()["scale"]) == 0.75 * density, "it does not zoom")
            self.program.rest()

    def at(self, x, y):
        """A place of the phone's screen, in points, as one of the page."""
        return tuple(place / self.density for place in self.program.at(x, y))

    def press(self, x, y):
        self.browser.touch("touchStart", self.at(x, y))

    def release(self):
        """Lifts the finger. The browser's way to the program is long."""
        before = self.lifted()
        self.browser.touch("touchEnd")
        wait_for(lambda: self.lifted() > before, lambda: f"the finger stays: {self.program.steps('touch')[-3:]}")

    def lifted(self):
        return sum(step["phase"] == "ended" for step in self.program.steps("touch"))

    def tap(self, x, y):
        self.press(x, y)
        self.release()
        self.program.rest()

    def drag(self, *points):
        """Draws a line with the finger and rests it at the end before it is lifted."""
        first, *others = [self.at(*point) for point in points]
        self.browser.touch("touchStart", first)
        for place in others:
            self.browser.touch("touchMove", place)
        self.program.rest()
        self.release()
        self.program.rest()

    def hold(self):
        """Holds the phone's time, or lets it run again."""
        before = self.program.counters()["paused"]
        self.browser.key("p", "KeyP", 80, modifiers=2)
        wait_for(lambda: self.program.counters()["paused"] != before, "time can't be held")

    def hold_after(self, microseconds):
        """Holds the phone's time once so much of it has passed."""
        end = self.program.number("time") + microseconds
        wait_for(lambda: self.program.number("time") > end, "time stands still")
        self.hold()
        self.program.rest()

    def middle(self, name):
        """The middle of a view, in points."""
        x, y, width, height = self.program.view(name)["frame"]
        return x + width / 2, y + height / 2

    def check(self, what):
        """Compares the phone in the page with `capture` of the same inputs at the same time."""
        scale = self.program.counters()["scale"]
        worst = []

        def alike():
            # The status bar tells the minute, and time may go on meanwhile.
            time = self.program.number("time")
            wanted = self.state / f"{what}@{scale}, minute {time // MINUTE:.0f}.png"
            if wanted not in self.captured:
                self.capture(wanted, scale, time)
            # The browser shows a frame some time after the program has made it.
            worst[:] = [self.farthest(wanted)]
            return worst[0][0] <= MOST

        wait_for(alike, lambda: "{}, {} pixels to a point: {:.0%} of the patch at {},{} are far off".format(
            what, scale, *worst[0]), pause=0.1)

    def check_at(self, what, shapes):
        for shape in shapes:
            self.shape(*shape)
            self.check(what)

    def capture(self, path, scale, time):
        program = self.program
        whole = scale if float(scale).is_integer() else LARGEST
        done = program.command(
            "capture", program.take_file(), "--at", f"{time / 1000:.3f}", "--scale", whole, "-o", path)
        check(done.returncode == 0, lambda: f"capture: {done.stderr}")
        if whole != scale:
            subprocess.run(["mogrify", "-filter", "box", "-resize", "{}x{}!".format(*program.phone[2:]), path], check=True)
        self.captured[path] = True

    def softening(self):
        """Between whole scales letters stand on other pixels than those of a picture made smaller: both are softened."""
        is_whole = float(self.program.counters()["scale"]).is_integer()
        return [] if is_whole else ["-shave", "1x1", "-bordercolor", "black", "-border", "1x1", "-blur", "0x1.5"]

    def farthest(self, wanted):
        """The patch of the phone that differs in most pixels: their share, and where it is."""
        x, y, width, height = self.program.phone
        picture = self.browser.picture(*(n / self.density for n in (x, y, width, height)))
        # Half a patch on and half a patch down, too.
        columns, rows = -(-2 * width // PATCH) + 1, -(-2 * height // PATCH) + 1
        shares = subprocess.run(
            ["convert", "png:-", wanted, "-alpha", "off", *self.softening(), "-compose", "difference", "-composite", "-channel",
             "RGB", "-threshold", f"{100 * FAR / 255:.1f}%", "-background", "black", "-extent",
             f"{columns * PATCH // 2}x{rows * PATCH // 2}", "-scale", f"{columns}x{rows}!", "-depth", "8", "rgb:-"],
            input=picture, check=True, capture_output=True).stdout

        def share(column, row):
            cells = [(column + right, row + down) for right in (0, 1) for down in (0, 1)]
            return max(sum(shares[3 * (r * columns + c) + color] for c, r in cells) for color in range(3)) / 4 / 255

        worst = max((share(c, r), c, r) for c in range(columns - 1) for r in range(rows - 1))
        return worst[0], worst[1] * PATCH // 2, worst[2] * PATCH // 2


@fact("At every size and density the page shows capture's picture: a banner, its flip, an open row, the drawer, a popover, "
      "a pressed button, the keyboard")
def pictures():
    notice = {"title": "Tea", "message": "It is ready", "duration": 3_600_000, "hideStyle": "flip-from-left",
              "hideDuration": 3000}
    state = Folder()
    path = state / "banner.scenario.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "device": "classic", "steps": [{"notify": notice}, {"wait": "settled"}]}, file)
    page = Page(path)
    try:
        page.check_at("a banner", SHAPES)
        page.press(*page.middle("notification-close"))
        page.release()
        page.hold_after(1e6)
        page.check_at("a banner's flip", SHAPES)
        page.hold()
        page.program.rest()
        page.drag((250, 290), (220, 290), (180, 290), (150, 290))
        page.check_at("an open row", SHAPES)
        page.tap(160, 10)
        page.check_at("the drawer", SHAPES)
        page.tap(160, 10)
        page.tap(*page.middle("tab-schedule"))
        page.tap(*page.middle("month-button"))
        page.check_at("a popover", SHAPES)
        page.tap(160, 40)
        page.tap(*page.middle("tab-reporter"))
        button = page.middle("reset-button")
        for number, shape in enumerate(SHAPES):
            page.shape(*shape)
            page.press(*button)
            page.program.rest()
            page.check(f"a pressed button, the {number + 1}. time")
            page.release()
        page.tap(*page.middle("tab-inbox"))
        page.press(*page.middle("search-field"))
        page.release()
        page.hold_after(1e6)
        # Its keys share their pictures, each of which the page must show many times.
        page.check_at("the keyboard", SHAPES[::2])
    finally:
        page.close()
        state.close()


@fact("In the page what is pressed lets go of the mouse: a search, a slider's trough and knob, undo, a finger on it, its field, a row of the phone, wheels; a finger that the browser takes")
def let_go():
    page = Page()
    browser, program = page.browser, page.program

    def height():
        return tuned(program).get("drawer.height")

    def is_set(how, wanted):
        wait_for(lambda: height() is not None and wanted(height()), lambda: f"{how}: {height()}")
        return height()

    try:
        page.shape(1250, 800, 1)
        browser.key("u", "KeyU", 85, modifiers=2)
        wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
        program.rest()
        browser.draw((1000, 107))
        browser.write("drawer height")
        wait_for_search(program, "drawer height")
        program.rest()
        trough, right, left, field = (first_row(program, x) for x in (240, 225, 200, 310))
        browser.draw(trough)
        clicked = is_set("a click on the trough", lambda now: now > 120)
        browser.draw(trough, right, left)
        is_set("a mouse's line", lambda now: now < clicked)
        browser.key("z", "KeyZ", 90, modifiers=2)
        is_set("undone", lambda now: now == clicked)
        browser.touch("touchStart", trough)
        browser.touch("touchMove", right)
        browser.touch("touchMove", left)
        browser.touch("touchEnd")
        is_set("a finger's line", lambda now: now < clicked)
        browser.draw(field)
        browser.key("a", "KeyA", 65, modifiers=2)
        browser.write("140")
        browser.key("Enter", "Enter", 13)
        is_set("typed", lambda now: now == 140)
        before = page.lifted()
        browser.draw(*(page.at(x, 290) for x in (250, 220, 180, 150)))
        wait_for(lambda: page.lifted() > before, "no finger on the row")
        program.rest()
        check(program.view("delete-2")["visible"], "the row does not open")
        # A touchpad sends small steps: four of them are a notch.
        x, y = page.at(160, 290)
        browser.mouse("mouseMoved", x, y)
        small = (f"document.elementFromPoint({x}, {y}).dispatchEvent(new WheelEvent('wheel', {{deltaY: 10, wheelDeltaY: -30, "
                 f"clientX: {x}, clientY: {y}, bubbles: true, cancelable: true}})); 1")
        for _ in range(8):
            browser.evaluate(small)
        browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=120)

        def notches():
            return [step["scroll"] for step in program.steps() if step.get("phase") == "wheel"]

        wait_for(lambda: len(notches()) >= 3, lambda: f"two notches by a touchpad and one by a wheel are {notches()}")
        program.rest()
        check(len(notches()) == 3, lambda: f"two notches by a touchpad and one by a wheel are {notches()}")
        page.press(160, 290)
        wait_for(lambda: program.steps()[-1].get("phase") == "began", "no finger")
        browser.touch("touchCancel")
        wait_for(lambda: program.steps()[-1].get("phase") == "ended", "a finger that the browser took stays down")
    finally:
        page.close()


@fact("In the browser's page a hand drags the playhead, and each of 4 moments is the picture that capture gives")
def in_a_page(program):
    _, path = session_file(program)
    page = Page(f"{path}@300")
    try:
        page.shape(*SHAPES[2])
        if page.program.counters()["paused"] != "true":
            page.hold()
        x, y, _, height = strip(page.program)
        length = strip_width(page.program)
        times = set()
        for number, share in enumerate((0.12, 0.7, 0.3, 0.5)):
            before = page.program.number("time")
            places = [((x + at * length) / page.density, (y + height * PLAYHEAD) / page.density) for at in (0.9, 0.2, share)]
            page.browser.mouse("mouseMoved", *places[0])
            page.browser.mouse("mousePressed", *places[0], button="left", clickCount=1)
            for place in places[1:]:
                page.browser.mouse("mouseMoved", *place, button="left", buttons=1)
            page.browser.mouse("mouseReleased", *places[-1], button="left", clickCount=1)
            page.browser.mouse("mouseMoved", 2, 2)
            # The browser's way to the program is long.
            wait_for(lambda: page.program.number("time") != before and abs(page.program.number("time") - share * END * 1000)
                     < 200_000, lambda: f"not at {share}: {page.program.counters()}")
            page.program.rest()
            times.add(page.program.number("time"))
            page.check(f"moment {number}")
        check(len(times) == 4 and page.program.number("lines") == 1, lambda: f"{times}")
    finally:
        page.close()


@fact("In a page the window hears keys again once a dialog has gone")
def after_dialogs():
    page = Page()
    try:
        program, browser = page.program, page.browser
        browser.draw((SHAPES[0][0] // 2, 200))
        program.rest()
        for name, code, number in (("s", "KeyS", 83), ("o", "KeyO", 79)):
            browser.key(name, code, number, modifiers=2)
            wait_for(lambda: program.counters()["keyboard"] == "elsewhere", lambda: f"no dialog by {name}")
            program.rest()
            browser.key("Escape", "Escape", 27)
            program.rest()
            before = program.counters()["speed"]

            def is_heard():
                browser.key("t", "KeyT", 84, modifiers=2)
                program.rest()
                return program.counters()["speed"] != before

            wait_for(is_heard, lambda: f"no key is heard after the dialog by {name}", patience=10 * STEP + 5)
    finally:
        page.close()


@fact("No way in a page ends the program on the host, which has no window buttons there; Ctrl+C at the terminal does")
def stays():
    page = Page()
    try:
        browser, program = page.browser, page.program
        width, _, _ = SHAPES[0]

        def lives(what):
            # It answers once it has done what was asked of it before, unless it ends.
            for _ in range(3):
                try:
                    program.rest()
                except OSError as gone:
                    raise Failed(f"{what} ends the program: {gone}") from gone
                check(program.process.poll() is None, lambda: f"{what} ends the program")

        def click(x, y, button="left", times=1):
            for number in range(times):
                browser.mouse("mouseMoved", x, y)
                browser.mouse("mousePressed", x, y, button=button, clickCount=number + 1)
                browser.mouse("mouseReleased", x, y, button=button, clickCount=number + 1)

        before = program.phone
        for name, code, number, modifiers in (("q", "KeyQ", 81, 2), ("w", "KeyW", 87, 2), ("F4", "F4", 115, 1)):
            browser.key(name, code, number, modifiers=modifiers)
            lives(f"{name} with {modifiers}")
        # Where the buttons of a window are, at its end and at its start.
        for x in (*range(width - 10, width - 130, -20), 12, 24):
            click(x, 22)
            lives(f"a click at {x}")
            browser.key("Escape", "Escape", 27)
        # The header is no handle, whose menu would close and minimise.
        middle = width // 2 - 40
        click(middle, 22, times=2)
        click(middle, 22, button="right")
        for _ in range(8):
            browser.key("Down", "ArrowDown", 40)
            browser.key("Enter", "Enter", 13)
        lives("the header")
        browser.key("Escape", "Escape", 27)
        # Quit was the last entry of the main menu.
        browser.key("F10", "F10", 121)
        browser.key("End", "End", 35)
        browser.key("Enter", "Enter", 13)
        lives("the main menu's last entry")
        check(program.phone[2:] == before[2:], lambda: f"the phone is {program.phone}, was {before}")
        program.process.send_signal(signal.SIGINT)
        check(program.process.wait(PATIENCE) == 130, lambda: f"Ctrl+C: {program.process.returncode}")
    finally:
        page.close()
