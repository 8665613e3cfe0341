"""The machine around the program: X displays, buses, the program itself and what can be asked of it."""

import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time

PROGRAM = os.environ["DRAWER_PROTO"]


class Failed(AssertionError):
    """A fact that is not so."""


def check(condition, words):
    if not condition:
        raise Failed(words() if callable(words) else words)


def wait_for(question, words, seconds=8.0, pause=0.02):
    """Asks until the answer is true and gives it; fails with the words."""
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failed(words() if callable(words) else words)
        time.sleep(pause)


def stop(process, seconds=5):
    """Ends a process that a test started, by its id."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Display:
    """An X server without a window manager."""

    def __init__(self, width=1400, height=1300):
        self.size = (width, height)
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
             "-noreset"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = ":" + numbers.readline().strip()

    def close(self):
        stop(self.process)

    def xdotool(self, *arguments):
        return subprocess.run(
            ["xdotool", *map(str, arguments)], env={**os.environ, "DISPLAY": self.name}, check=True,
            capture_output=True, text=True).stdout

    def windows(self, name):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", name],
            env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True)
        return found.stdout.split()

    def pixels(self, x, y, width, height):
        """A part of the screen as red, green, blue, red, …"""
        return subprocess.run(
            ["import", "-display", self.name, "-window", "root", "-crop", f"{width}x{height}+{x}+{y}", "-depth", "8",
             "rgb:-"], check=True, capture_output=True).stdout

    def save(self, path):
        subprocess.run(["import", "-display", self.name, "-window", "root", path], check=True)


def png_pixels(path):
    """The width and height of a picture and its pixels as red, green, blue, red, …"""
    size = subprocess.run(["identify", "-format", "%w %h", path], check=True, capture_output=True, text=True).stdout
    pixels = subprocess.run(
        ["convert", path, "-alpha", "off", "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
    width, height = map(int, size.split())
    return width, height, pixels


class Folder:
    """A place that is gone after the test."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="drawer-proto-window-")

    def __truediv__(self, name):
        return os.path.join(self.path, name)

    def close(self):
        shutil.rmtree(self.path, ignore_errors=True)


class Program:
    """The running program, with a state folder of its own."""

    def __init__(self, display, *arguments, state=None, env=None, program=None):
        self.display = display
        self.own_state = state is None
        self.state = state or Folder()
        surroundings = {
            **os.environ, "XDG_STATE_HOME": self.state.path, "XDG_DATA_HOME": self.state / "data",
            "XDG_CONFIG_HOME": self.state / "config", "HOME": self.state.path,
        }
        if isinstance(display, Display):
            surroundings["DISPLAY"] = display.name
        surroundings.update(env or {})
        self.process = subprocess.Popen(
            [program or PROGRAM, *arguments], env=surroundings, cwd=self.state.path, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        os.set_blocking(self.process.stderr.fileno(), False)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.errors = ""

    # What it says

    def read_errors(self):
        try:
            data = os.read(self.process.stderr.fileno(), 1 << 16)
        except BlockingIOError:
            data = b""
        self.errors += data.decode(errors="replace")
        return self.errors

    def counters(self):
        """What the program counts, as it answers SIGUSR1."""
        before = self.read_errors().count("frames ")
        self.process.send_signal(signal.SIGUSR1)

        def answered():
            check(self.process.poll() is None, lambda: f"the program ended with {self.process.returncode}: {self.errors}")
            select.select([self.process.stderr], [], [], 0.05)
            return self.read_errors().count("frames ") > before

        wait_for(answered, "the program does not answer SIGUSR1", pause=0)
        line = [line for line in self.errors.splitlines() if "frames " in line][-1]
        words = line.split()
        words = words[words.index("frames"):]
        return dict(zip(words[::2], words[1::2]))

    def number(self, name):
        return int(self.counters()[name])

    # Its window

    def open(self):
        """Waits until the window is on the screen and has drawn, and gives it the keyboard."""
        wait_for(lambda: self.display.windows("^DrawerProto$") or self.process.poll() is not None,
                 "no window came", seconds=20)
        check(self.process.poll() is None,
              lambda: f"the program ended with {self.process.returncode}: {self.read_errors()}")
        wait_for(lambda: self.number("frames") > 0, "no frame was drawn")
        self.window = self.display.windows("^DrawerProto$")[0]
        self.display.xdotool("windowfocus", "--sync", self.window)
        self.rest()
        return self

    def rest(self, seconds=8):
        """Waits until the program draws nothing more."""
        last = [None, 0]

        def still():
            frames = self.number("frames")
            last[1] = last[1] + 1 if frames == last[0] else 0
            last[0] = frames
            return last[1] >= 3

        wait_for(still, "the program does not come to rest", seconds, pause=0.06)

    @property
    def phone(self):
        """Where the phone's screen is, in pixels of the display: x, y, width, height."""
        return tuple(round(float(n)) for n in self.counters()["screen"].split(","))

    def at(self, x, y):
        """A place of the phone's screen, in points, as one of the display."""
        left, top, _, _ = self.phone
        scale = float(self.counters()["scale"])
        return round(left + x * scale), round(top + y * scale)

    def move(self, x, y):
        self.display.xdotool("mousemove", *self.at(x, y))

    def click(self, x, y):
        self.display.xdotool("mousemove", *self.at(x, y), "mousedown", 1, "sleep", 0.03, "mouseup", 1)

    def drag(self, points, pause=0.012, before=(), after=()):
        """Draws a line with the finger through places of the phone's screen."""
        first, *others = [self.at(*point) for point in points]
        words = [*before, "mousemove", *first, "mousedown", 1]
        for place in others:
            words += ["mousemove", *place, "sleep", pause]
        self.display.xdotool(*words, "mouseup", 1, *after)

    def key(self, *names):
        self.display.xdotool("key", *names)

    def screen_pixels(self):
        return self.display.pixels(*self.phone)

    # The end

    def quit(self):
        self.key("ctrl+q")
        self.process.wait(8)
        errors = self.read_errors()
        check(self.process.returncode == 0, lambda: f"it ended with {self.process.returncode}: {errors}")
        return errors

    def close(self):
        stop(self.process)
        self.process.stdout.close()
        self.process.stderr.close()
        if self.own_state:
            self.state.close()
