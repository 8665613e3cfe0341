"""Live code from outside: a prototype of script/new-prototype whose sources change while its window runs.

live_code.py PACKAGE PROGRAM runs the facts with a package and the program that was built of it.
"""

import os
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../window"))
PACKAGE, os.environ["DRAWER_PROTO"] = sys.argv[1:3]

import facts  # noqa: E402 (its place is known only now)
from facts import fact  # noqa: E402
from machine import PATIENCE, Display, Folder, check, wait_for  # noqa: E402

MODULE = os.path.basename(os.environ["DRAWER_PROTO"])
VIEW = os.path.join(PACKAGE, "Sources", MODULE, "PullView.swift")
with open(VIEW, encoding="utf-8") as file:
    ORIGINAL = file.read()
# A build takes longer than anything else that is waited for.
BUILD = 10 * PATIENCE


# SCRATCH/CONFIGURATION/PROGRAM
SCRATCH = os.path.dirname(os.path.dirname(os.environ["DRAWER_PROTO"]))


def build():
    # A package with a script of its own is built by that, as --watch does it.
    script = os.path.join(PACKAGE, "script/run")
    words = [script, "--build"] if os.access(script, os.X_OK) else [
        "swift", "build", "--package-path", PACKAGE, "--scratch-path", SCRATCH, "-Xcc", "-O2"]
    done = subprocess.run(words, capture_output=True, text=True)
    check(done.returncode == 0, lambda: done.stdout[-2000:])


def write(text):
    """Saves as editors do: a new file takes the old one's name."""
    path = os.path.join(os.path.dirname(VIEW), ".PullView.swift.swp")
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    os.rename(path, VIEW)


def changed(old, new, text=ORIGINAL):
    check(text.count(old) == 1, f"{old!r} is there {text.count(old)} times")
    write(text.replace(old, new))


COLOUR = "card.background = Palette.surface"


# What the terminal says of a change that is on the phone.
TIMES = r"^[a-z]+-lamp: shown after \d+\.\d s: plan \d+\.\d, compile \d+\.\d, link \d+\.\d, start \d+\.\d, hand-over \d+\.\d$"


def coloured(hexadecimal):
    changed(COLOUR, f"card.background = DynamicColor({hexadecimal}, {hexadecimal})")


def children(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as names:
            return [int(name) for name in names.read().split()]
    except OSError:
        return []


def below(pid):
    found = children(pid)
    return found + [other for child in found for other in below(child)]


def name_of(pid):
    try:
        with open(f"/proc/{pid}/comm", encoding="ascii") as comm:
            return comm.read().strip()
    except OSError:
        return ""


def lives(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class Live:
    """The program with --watch: a keeper, and the process that has the window now."""

    def __init__(self, display, env=None):
        # What the fact before it has built would be no change.
        write(ORIGINAL)
        build()
        self.display = display
        self.state = Folder()
        self.log = self.state / "errors"
        surroundings = {
            **os.environ, "XDG_STATE_HOME": self.state.path, "XDG_DATA_HOME": self.state / "data",
            "XDG_CONFIG_HOME": self.state / "config", "TMPDIR": self.state.path,
        }
        if display:
            surroundings["DISPLAY"] = display.name
        surroundings.update(env or {})
        with open(self.log, "wb") as log:
            self.keeper = subprocess.Popen(
                [os.environ["DRAWER_PROTO"], f"--watch={PACKAGE}"], env=surroundings, cwd=self.state.path,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.pid = wait_for(lambda: children(self.keeper.pid), lambda: f"no window: {self.said()}")[0]
        wait_for(lambda: int(self.counters()["frames"]) > 0, "no frame was drawn")
        if display:
            self.take_window()
            self.display.xdotool("windowsize", "--sync", self.window, 520, 760)
            self.display.xdotool("windowmove", "--sync", self.window, 137, 91)
            self.rest()

    def said(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def take_window(self):
        self.window = wait_for(lambda: self.display.windows("Lamp$", self.pid), "no window on the display")[0]
        self.display.xdotool("windowfocus", "--sync", self.window)

    def counters(self):
        """What the process that has the window counts."""

        def listens():
            with open(f"/proc/{self.pid}/status", encoding="ascii") as status:
                mask = next(line.split()[1] for line in status if line.startswith("SigCgt"))
            return int(mask, 16) >> (signal.SIGUSR1 - 1) & 1

        wait_for(listens, "the program does not listen")
        before = self.said().count("frames ")
        os.kill(self.pid, signal.SIGUSR1)
        wait_for(lambda: self.said().count("frames ") > before, lambda: f"no answer: {self.said()[-2000:]}", pause=0.005)
        words = [line for line in self.said().splitlines() if "frames " in line][-1].split()
        words = words[words.index("frames"):]
        return dict(zip(words[::2], words[1::2]))

    def rest(self):
        last = [None]

        def still():
            counters = self.counters()
            same = counters["resting"] == "true" and counters["frames"] == last[0]
            last[0] = counters["frames"]
            return same

        wait_for(still, "the program does not come to rest", pause=0.05)

    def next(self, while_waiting=lambda: None):
        """Waits until another process has the window."""
        former = self.pid

        def taken():
            while_waiting()
            now = [pid for pid in children(self.keeper.pid) if pid != former and lives(pid)]
            return now if not lives(former) else None

        self.pid = wait_for(taken, lambda: f"nobody took over: {self.said()[-3000:]}", patience=BUILD, pause=0)[0]
        if self.display:
            self.take_window()

    def geometry(self):
        words = self.display.xdotool("getwindowgeometry", "--shell", self.window).split()
        return [word for word in words if word.split("=")[0] in ("X", "Y", "WIDTH", "HEIGHT")]

    def last_inputs(self):
        with open(self.counters()["journal"], encoding="utf-8") as journal:
            return journal.read()[-600:].split("\n")[-4:]

    def place(self, x, y):
        """A place of the phone on the display, in points from the middle of the screen."""
        counters = self.counters()
        left, top, width, height = (float(n) for n in counters["screen"].split(","))
        window = dict(word.split("=") for word in self.geometry())
        scale = float(counters["scale"])
        return (round(int(window["X"]) + left + width / 2 + x * scale),
                round(int(window["Y"]) + top + height / 2 + y * scale))

    def pull(self, distance=120):
        """Pulls the card and lets it go."""
        x, y = self.place(0, 0)
        self.display.xdotool(
            "mousemove", x, y, "mousedown", 1, "mousemove", x, y + distance // 2, "sleep", 0.05, "mousemove", x,
            y + distance, "sleep", 0.05, "mouseup", 1)

    def pixel(self, x, y):
        return tuple(self.display.pixels(*self.place(x, y), 1, 1))

    def code(self):
        return self.counters()["code"]

    def wait_for_code(self, words):
        return wait_for(lambda: (self.code() if words in self.code() else None),
                        lambda: f"it says {self.code()!r}, not {words!r}: {self.said()[-1500:]}", pause=0.1, patience=BUILD)

    def end(self):
        self.keeper.terminate()
        status = self.keeper.wait(PATIENCE)
        check(status == 130, lambda: f"it ended with {status}: {self.said()[-1500:]}")

    def close(self):
        for pid in below(self.keeper.pid) + [self.keeper.pid]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.keeper.wait()
        self.state.close()
        write(ORIGINAL)


def sessions(live):
    folder = next(name for name in os.listdir(live.state.path) if name.endswith("lamp"))
    return sorted(name for name in os.listdir(live.state / folder) if not name.endswith(".json"))


@fact("A line that changes is shown in the same place, at the same moment, with the same inputs, and without a blink")
def live_code(display):
    live = Live(display)
    try:
        live.pull()
        live.rest()
        # A pointer over the window would tell the new one where it is, which is an input.
        live.display.xdotool("mousemove", 1300, 1250, "key", "ctrl+p", "ctrl+plus")
        live.rest()
        before, geometry = live.counters(), live.geometry()
        check(before["paused"] == "true" and int(before["inputs"]) > 3, lambda: f"{before}")
        header = live.display.pixels(137 + 4, 91 + 4, 1, 1)
        old = live.pixel(0, -80)
        place = live.place(0, -80)
        seen = []

        def look():
            x, y = place
            picture = live.display.pixels(137, 91, x - 137 + 1, y - 91 + 1)
            seen.append((picture[-3:], picture[3 * (4 + 4 * (x - 137 + 1)):][:3]))

        coloured("0xE01020")
        live.next(look)
        for _ in range(5):
            look()
        live.rest()
        after = live.counters()
        for key in ("time", "inputs", "paused", "speed", "zoom", "canvas", "presented"):
            check(before[key] == after[key], lambda: f"{key} was {before[key]} and is {after[key]}, after {live.last_inputs()}")
        check(live.geometry() == geometry, lambda: f"{geometry} became {live.geometry()}")
        new = live.pixel(0, -80)
        check(new == (0xE0, 0x10, 0x20) and old != new, lambda: f"the card was {old} and is {new}")
        others = {card for card, _ in seen} - {bytes(old), bytes(new)}
        check(not others, lambda: f"in between the card was {others}")
        others = {corner for _, corner in seen} - {header}
        check(not others, lambda: f"in between the header was {others}")
        check(len(seen) > 20, lambda: f"only {len(seen)} looks")
        check(live.code() == "none", live.code)
        check(re.search(TIMES, live.said(), re.MULTILINE), lambda: f"no times: {live.said()[-1500:]}")
        # The recording is one, of the new program.
        check([name.split(".")[-1] for name in sessions(live)] == ["journal"], lambda: f"{sessions(live)}")
        check(not [name for name in os.listdir(live.state.path) if "handover" in name],
              lambda: f"{os.listdir(live.state.path)}")
        live.end()
        check([name.split(".")[-1] for name in sessions(live)] == ["session"], lambda: f"{sessions(live)}")
    finally:
        live.close()


@fact("While time runs and a finger is down, it waits for the finger and loses no moment")
def under_a_finger(display):
    live = Live(display)
    try:
        x, y = live.place(0, 0)
        live.display.xdotool("mousemove", x, y, "mousedown", 1, "mousemove", x, y + 60)
        coloured("0x10A020")
        wait_for(lambda: live.counters()["work"] == "starting", lambda: live.said()[-1500:], patience=BUILD)
        time.sleep(3)
        check(lives(live.pid), "it handed over under a finger")
        live.display.xdotool("mouseup", 1)
        live.next()
        live.rest()
        check(live.pixel(0, -80) == (0x10, 0xA0, 0x20), lambda: f"{live.pixel(0, -80)}")
        check(int(live.counters()["inputs"]) >= 3, lambda: f"{live.counters()}")
    finally:
        live.close()


@fact("A mistake is told with its place while the phone goes on, and mended it is gone")
def mistake(display):
    live = Live(display)
    try:
        changed(COLOUR, "card.background = Palette.noSuchColour")
        words = live.wait_for_code("noSuchColour")
        check(words.startswith(f"Sources/{MODULE}/PullView.swift:"), words)
        pid, inputs = live.pid, int(live.counters()["inputs"])
        live.pull()
        live.rest()
        check(live.pid == pid and int(live.counters()["inputs"]) > inputs, "the phone does not go on")
        write(ORIGINAL)
        wait_for(lambda: live.code() == "none" or not lives(pid), "the message stays", patience=BUILD)
    finally:
        live.close()


@fact("A program that ends at once, or is silent, leaves the old one where it is, and that is told")
def failing(display):
    live = Live(display)
    try:
        live.pull()
        live.rest()
        pid, inputs = live.pid, live.counters()["inputs"]
        changed(COLOUR, f"precondition(card.size.width > 0)\n    {COLOUR}")
        live.wait_for_code("ended_by_signal")
        changed(COLOUR, f"while card.size.width == 0 {{}}\n    {COLOUR}")
        live.wait_for_code("did_not_answer_for_10_s")
        check(live.pid == pid and live.counters()["inputs"] == inputs, "it is not as it was")
        check("continues_unchanged" in live.code(), live.code)
        # A clean start would have failed, too; the next change is tried all the same.
        coloured("0x2020E0")
        live.next()
        live.rest()
        check(live.pixel(0, -80) == (0x20, 0x20, 0xE0), lambda: f"{live.pixel(0, -80)}")
        check(live.counters()["inputs"] == inputs, lambda: f"{live.counters()}")
    finally:
        live.close()


@fact("Where the replay goes another way, the input is told from which on")
def parting(display):
    live = Live(display)
    try:
        live.pull()
        live.rest()
        changed("card.follow(.translationY, pull) { $0 }", "card.follow(.translationY, pull) { $0 }\n    card.isUserInteractionEnabled = false")
        live.next()
        words = live.wait_for_code("The_replay_diverges")
        check(words.startswith("The_replay_diverges_at_input_") and "\"card\"" in words and "\"screen\"" in words, words)
    finally:
        live.close()


@fact("Closed during a build, it leaves no process behind")
def closing(display):
    live = Live(display)
    try:
        coloured("0x123456")
        wait_for(lambda: live.counters()["work"] == "building", lambda: live.said()[-1500:], pause=0)
        build = wait_for(lambda: [pid for pid in below(live.pid) if "swift" in name_of(pid)], "no build runs")
        time.sleep(0.5)
        build = sorted(set(build + below(live.pid)))
        live.end()
        wait_for(lambda: not [pid for pid in build if lives(pid)],
                 lambda: f"{[(pid, name_of(pid)) for pid in build if lives(pid)]} are still there")
    finally:
        live.close()


class Machine:
    made = None

    def __call__(self, name):
        if self.made is None:
            self.made = Display()
        return self.made

    def renew(self):
        """Each fact has a program of its own as it is."""


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    machine = Machine()
    try:
        counts = facts.run(machine, __name__, sys.argv[3] if len(sys.argv) > 3 else "")
    finally:
        if machine.made:
            machine.made.close()
        write(ORIGINAL)
    facts.report(counts)
