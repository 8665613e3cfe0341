"""The machine around the program: X displays, buses, the program itself and what can be asked of it."""

import ctypes
import json
import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time

PROGRAM = os.environ["DRAWER_PROTO"]
# The environment without a display.
NOWHERE = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


def asked(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True, text=True).stdout


# The command's name, which is also its state folder's, and the window's title: facts hold for any prototype's program.
NAME = asked("--version").split()[0]
TITLE = asked("--help").split(":")[0]


class Failed(AssertionError):
    """A fact that is not so."""


def check(condition, words):
    if not condition:
        raise Failed(words() if callable(words) else words)


class OutOfTime(Failed):
    """What did not come as long as it was waited for: it may be wrong, or only late."""


def measured_step():
    """How many seconds the program takes on this machine now, with all that runs beside it, to start and draw a picture."""
    with tempfile.TemporaryDirectory() as folder:
        scenario = os.path.join(folder, "step.scenario.json")
        with open(scenario, "w", encoding="utf-8") as file:
            json.dump({"scenario": 1, "steps": []}, file)
        begin = time.monotonic()
        asked("capture", scenario, "--at", "0", "-o", os.path.join(folder, "step.png"))
        return time.monotonic() - begin


# All limits are multiples of this one step, so that none depends on how fast the machine is.
STEP = measured_step()
# Nothing that a fact waits for takes ten steps on a machine with nothing else to do. The seconds are for a machine that has
# nothing to do while the step is measured, and much afterwards.
PATIENCE = max(40, 400 * STEP)
# How much later than it was due something may happen that the program does at a time of its own.
LATENESS = 5 * STEP


def wait_for(question, words, pause=0.02, patience=PATIENCE):
    """Asks until the answer is true and gives it; fails with the words."""
    end = time.monotonic() + patience
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            words = words() if callable(words) else words
            raise OutOfTime(f"{words}, after {patience:.0f} s; a picture takes {STEP:.2f} s here")
        # Between two questions: what is waited for has its own time.
        time.sleep(pause)


def stop(process):
    """Ends a process that a test started, by its id."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# A hand's own times, in seconds; they are part of the gesture, and no wait for the program. It moves from place to place: what
# comes quicker is merged into one movement. And it stays before it lets go: a finger that is lifted in full swing throws.
MOVES, STAYS = 0.03, 0.1


class Display:
    """An X server without a window manager; it may get more options and surroundings."""

    def __init__(self, width=1400, height=1300, *options, env=None):
        self.size = (width, height)
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
             "-noreset", *options],
            pass_fds=[write], env={**os.environ, **(env or {})}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = ":" + numbers.readline().strip()

    def close(self):
        stop(self.process)

    def xdotool(self, *arguments):
        return subprocess.run(
            ["xdotool", *map(str, arguments)], env={**os.environ, "DISPLAY": self.name}, check=True,
            capture_output=True, text=True).stdout

    def draw(self, *places, lifts=True, after=()):
        """Draws a line with the finger through places of the display, so that nothing is thrown."""
        words = ["mousemove", *places[0], "mousedown", 1]
        for place in places[1:]:
            words += ["sleep", MOVES, "mousemove", *place]
        self.xdotool(*words, *(["sleep", STAYS, "mouseup", 1, *after] if lifts else []))

    def windows(self, name, pid=None):
        whose = ["--all", "--pid", str(pid)] if pid else []
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", *whose, "--name", name],
            env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True)
        return found.stdout.split()

    def pointer(self):
        """Where the pointer is."""
        words = subprocess.run(
            ["xdotool", "getmouselocation", "--shell"], env={**os.environ, "DISPLAY": self.name}, check=True,
            capture_output=True, text=True).stdout.split()
        values = dict(word.split("=") for word in words)
        return values["X"], values["Y"]

    def selection(self, name="primary"):
        """What is selected, or with another name on the clipboard, as text."""
        return self.paste(name).decode(errors="replace")

    def paste(self, name, *more):
        """What another program would paste: nothing as long as none gives it."""
        try:
            return subprocess.run(
                ["xclip", "-selection", name, *more, "-o"], env={**os.environ, "DISPLAY": self.name}, capture_output=True,
                timeout=PATIENCE).stdout
        except subprocess.TimeoutExpired:
            return b""

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


def in_corner(place, size, radius):
    """Whether the bezel paints over a place."""
    x, y = (min(p, length - 1 - p) for p, length in zip(place, size))
    return x < radius and y < radius and (radius - x) ** 2 + (radius - y) ** 2 > (radius - 2) ** 2


def recorded(path):
    """What a session's file holds: the line on which something happened last, as a take. A last line that is cut is left
    out."""
    with open(path, encoding="utf-8") as file:
        lines = []
        for line in file:
            try:
                lines.append(json.loads(line))
            except json.JSONDecodeError:
                break
    header, *others = lines
    take = {key: value for key, value in header.items() if key not in ("session", "prototype", "settings")}
    origins, inputs, latest = {}, {"main": []}, "main"
    for line in others:
        if "branch" in line:
            latest = line["branch"]
            origins[latest], inputs[latest] = (line["from"], line["at"]), []
        elif "line" in line:
            latest = line["line"]
            if "at" in line:
                inputs[latest].append({key: value for key, value in line.items() if key != "line"})
    steps, line = inputs[latest], latest
    while line in origins:
        line, left = origins[line]
        steps = [step for step in inputs[line] if step["at"] <= left] + steps
    return {"scenario": 1, "take": True, **take, **header["settings"], "steps": steps}


class Folder:
    """A place that is gone after the test."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="drawer-proto-window-")

    def __truediv__(self, name):
        return os.path.join(self.path, name)

    def close(self):
        shutil.rmtree(self.path, ignore_errors=True)


def version_of(library, *names):
    """A library's version on this machine, such as (4, 18)."""
    loaded = ctypes.CDLL(library)
    return tuple(getattr(loaded, name)() for name in names)


def pango_version():
    whole = ctypes.CDLL("libpango-1.0.so.0").pango_version()
    return whole // 10000, whole // 100 % 100


GTK = version_of("libgtk-4.so.1", "gtk_get_major_version", "gtk_get_minor_version")
LIBRARIES = {"GTK": GTK, "Pango": pango_version()}


def known_warnings(path=os.path.join(os.path.dirname(__file__), "../../docs/toolkit-warnings.md"), libraries=None):
    """The toolkit's own warnings at the versions of this machine: each as domain and level, and what is said."""
    with open(path, encoding="utf-8") as file:
        rows = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in file if re.match(r"\| \w+ \| \d", line)]
    for library, since, until, line, _ in rows:
        version = (libraries or LIBRARIES)[library]
        first, last = (tuple(map(int, words.split("."))) if words else None for words in (since, until))
        if version >= first and (not last or version < last):
            yield line.strip("`").split(": ", 1)


def pattern_of(known):
    """What finds known warnings in what a program prints."""
    lines = [rf"{level} \*\*: [^\n]*: " + "[^\n]*".join(map(re.escape, words.split("…"))) for level, words in known]
    return re.compile("".join([r"\n?\([^\n]*\): (?:", "|".join(lines), r")\n"]))


KNOWN = list(known_warnings())
KNOWN_WARNING = pattern_of(KNOWN)
# A warning fails the fact by what `warned` finds, but for those that are known. So does what is critical, if a known one is.
FATAL = "" if any("CRITICAL" in level for level, _ in KNOWN) else "fatal-criticals"
# All other warnings, of all programs.
WARNINGS = set()


def warned():
    """What the toolkit has warned of since the last question."""
    found = sorted(WARNINGS)
    WARNINGS.clear()
    return found


def is_answer(line):
    """Whether a line is all of an answer to SIGUSR1."""
    return "frames " in line and line.endswith("\n")


def underlined(words):
    """Words as the program answers them, in which blanks are underlines."""
    return "_".join(words.split())


# Where the button that closes a message is: how far from its end, and how high a message is; in pixels.
MESSAGE_END, MESSAGE_HEIGHT = 20, 40


class Program:
    """The running program, with a state folder of its own.

    Facts give places in points of `classic`, so that is the device of a state folder that is new, but for one whose
    start is really the first.
    """

    def __init__(self, display, *arguments, state=None, env=None, program=None, first=False):
        self.display = display
        self.own_state = state is None
        self.state = state or Folder()
        if not first:
            self.remember_classic()
        home = self.state / "home"
        os.makedirs(home, exist_ok=True)
        surroundings = {
            **os.environ, "XDG_STATE_HOME": self.state.path, "XDG_DATA_HOME": self.state / "data",
            "XDG_CONFIG_HOME": self.state / "config", "HOME": home,
            "G_DEBUG": FATAL,
        }
        if isinstance(display, Display):
            surroundings["DISPLAY"] = display.name
        surroundings.update(env or {})
        # Not in surroundings that are to be warned of.
        self.is_judged_by_warnings = "G_DEBUG" not in (env or {})
        self.process = subprocess.Popen(
            [program or PROGRAM, *arguments], env=surroundings, cwd=self.state.path, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        os.set_blocking(self.process.stderr.fileno(), False)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.errors = ""

    def remember_classic(self):
        path = self.state / f"{NAME}/window.json"
        if not os.path.exists(path):
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"device": "classic"}, file)

    # What it says

    def read_errors(self):
        try:
            data = os.read(self.process.stderr.fileno(), 1 << 16)
        except BlockingIOError:
            data = b""
        self.errors = KNOWN_WARNING.sub("", self.errors + data.decode(errors="replace"))
        if self.is_judged_by_warnings:
            WARNINGS.update(line.rstrip() for line in self.errors.splitlines(keepends=True)
                            if re.search(r"-(WARNING|CRITICAL) \*\*: .*\n", line))
        return self.errors

    def complaints(self):
        """What it said besides answers, the end of it."""
        lines = [line for line in self.read_errors().splitlines() if line and "frames " not in line]
        return "\n".join(lines[-6:])

    def counters(self):
        """What the program counts, as it answers SIGUSR1."""
        # Before the program listens for it, the signal would end it.
        wait_for(self.listens, lambda: f"the program does not listen: {self.complaints()}")
        # What it answered before is of no use any more.
        self.errors = "".join(line for line in self.read_errors().splitlines(keepends=True) if not is_answer(line))
        self.process.send_signal(signal.SIGUSR1)

        def answer():
            check(self.process.poll() is None, lambda: f"the program ended with {self.process.returncode}: {self.complaints()}")
            select.select([self.process.stderr], [], [], 0.05)
            return next((line for line in self.read_errors().splitlines(keepends=True) if is_answer(line)), None)

        words = wait_for(answer, "the program does not answer SIGUSR1", pause=0).split()
        words = words[words.index("frames"):]
        return dict(zip(words[::2], words[1::2]))

    def listens(self):
        """Whether SIGUSR1 is caught."""
        check(self.process.poll() is None,
              lambda: f"the program ended with {self.process.returncode}: {self.complaints()}")
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            mask = next(line.split()[1] for line in status if line.startswith("SigCgt"))
        return int(mask, 16) >> (signal.SIGUSR1 - 1) & 1

    def number(self, name):
        return int(self.counters()[name])

    # Its window

    def open(self):
        """Waits until the window is on the screen and has drawn, and gives it the keyboard."""
        self.open_quickly()
        # Windows of other programs may lie under this one.
        self.window = wait_for(lambda: self.display.windows(f"^{TITLE}$", self.process.pid), "no window")[0]
        self.display.xdotool("windowfocus", "--sync", self.window)
        self.rest()
        return self

    def open_quickly(self):
        """Waits until the window has drawn."""
        wait_for(lambda: self.number("frames") > 0, "no frame was drawn")
        return self

    def rest(self):
        """Waits until the program draws nothing more."""
        last = [None, 0]

        def still():
            # It answers once it has nothing else to do, so that what came before the question is dealt with.
            counters = self.counters()
            is_same = counters["resting"] == "true" and counters["frames"] == last[0]
            last[1] = last[1] + 1 if is_same else 0
            last[0] = counters["frames"]
            return last[1] >= 2

        wait_for(still, "the program does not come to rest", pause=0.05)

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
        self.display.xdotool("mousemove", *self.at(x, y), "mousedown", 1, "sleep", MOVES, "mouseup", 1)

    def drag(self, points, pause=0.012, before=(), after=()):
        """Draws a line with the finger through places of the phone's screen; the pause between them is how fast it is."""
        first, *others = [self.at(*point) for point in points]
        words = [*before, "mousemove", *first, "mousedown", 1]
        for place in others:
            words += ["mousemove", *place, "sleep", pause]
        self.display.xdotool(*words, "mouseup", 1, *after)

    def key(self, *names):
        self.display.xdotool("key", *names)

    def middle(self, role, name):
        """Where the middle of a widget of the window is, by its role and its accessible name, as soon as it can be pressed."""
        wanted = f",{role},{underlined(name)}"

        def place():
            widgets = self.counters()["widgets"].split(";")
            return next((widget[:-len(wanted)].split(",") for widget in widgets if widget.endswith(wanted)), None)

        found = wait_for(place, lambda: f"no {role} {name!r} can be pressed: {self.counters()['widgets']}")
        return tuple(map(int, found))

    def press(self, role, name):
        """Clicks a widget of the window, by its role and its accessible name."""
        self.display.xdotool("mousemove", *self.middle(role, name), "click", 1)

    def focus(self, role, name, key="Tab"):
        """Gives a widget of the window the keyboard, by Tab from where it is."""
        wanted, passed = f"{role},{underlined(name)}", []
        while (now := self.counters()["focus"]) != wanted:
            check(len(passed) < 100, lambda: f"Tab leads to no {role} {name!r}, but to {sorted(set(passed))}")
            passed.append(now)
            self.key(key)

    def screen_pixels(self):
        return self.display.pixels(*self.phone)

    # What reached the phone

    def restart(self, keys="alt+1"):
        """Begins a new session on the first screen; nothing of the one before is left, also nothing that is said of it. By
        other keys what is said stays."""
        before = self.counters()["journal"]
        self.key(keys)
        wait_for(lambda: self.counters()["journal"] != before, "the session does not restart")
        self.rest()
        if keys == "alt+1" and self.number("messages"):
            place = self.display.pointer()
            self.dismiss()
            self.display.xdotool("mousemove", *place)
            self.rest()

    def asked(self, before="none"):
        """Waits for a question that is not the one before, and gives its words."""
        wait_for(lambda: self.counters()["asks"] not in ("none", before), lambda: f"nothing asks after {before!r}")
        return self.counters()["asks"]

    def dismiss(self):
        """Closes the messages above the phone: one that goes by itself moves the phone at a time of its own."""
        while self.number("messages"):
            left, top, width, _ = (float(n) for n in self.counters()["canvas"].split(","))
            before = self.number("messages")
            self.display.xdotool("mousemove", round(left + width - MESSAGE_END), round(top - MESSAGE_HEIGHT / 2), "click", 1)
            wait_for(lambda: self.number("messages") < before, "the message stays")
            self.rest()

    def show(self, screen):
        """Begins a new session on a screen, whatever its number."""
        for number in range(1, 10):
            self.restart(f"alt+{number}")
            if self.take()["screen"] == screen:
                return
        raise Failed(f"no key shows {screen}")

    def take(self):
        """The recording so far, from its copy on disk."""


        def written():
            counters = self.counters()
            try:
                take = recorded(counters["journal"])
            except FileNotFoundError:  # another session has just begun
                return None
            return take if len(take["steps"]) >= int(counters["inputs"]) else None

        return wait_for(written, "the recording is not on disk")

    def steps(self, *keys):
        """The recorded inputs that have one of the keys, or all but the pointer's."""
        steps = self.take()["steps"]
        if keys:
            return [step for step in steps if any(key in step for key in keys)]
        return [step for step in steps if "pointer" not in step]

    def take_file(self):
        """The recording so far as a file."""
        path = self.state / f"{time.monotonic_ns()}.take.json"
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.take(), file)
        return path

    def inspect(self, *options):
        """The phone's view tree now, as a replay of the recording has it."""
        milliseconds = f"{self.number('time') / 1000:.3f}"
        done = self.command("inspect", self.take_file(), "--at", milliseconds, *options)
        check(done.returncode == 0, lambda: f"inspect: {done.stderr}")
        return json.loads(done.stdout)

    def view(self, name):
        """A view of the phone now, by its id."""

        def find(nodes):
            for node in nodes:
                found = node if node.get("id") == name else find(node.get("children", []))
                if found:
                    return found
            return None

        tree = self.inspect()
        view = find([node for window in tree["windows"] for node in window["views"]])
        check(view, f"no view {name}")
        return view

    def log(self, kind):
        """What was logged of a kind."""
        return [entry["text"] for entry in self.inspect("--log")["log"] if entry["kind"] == kind]

    def step(self, key):
        """Waits for the first recorded input with a key."""
        return wait_for(lambda: self.steps(key), f"no {key} was recorded")[0][key]

    def command(self, *arguments):
        """Runs another command of the program."""
        return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=3 * PATIENCE)

    def saved_take(self):
        """The recording as a file, written by the program's own dialog."""
        path = self.state / f"{time.monotonic_ns()}.take.json"
        self.key("ctrl+shift+s")
        self.answer_dialog("^Save the take$", path)
        wait_for(lambda: os.path.exists(path), "the take was not saved")
        return path

    def open_file(self, path):
        """Opens a file by the program's own dialog."""
        self.key("ctrl+o")
        self.answer_dialog("^Open a scenario, a take or a session$", path)

    def answer_dialog(self, title, path):
        """Types a path into a file dialog."""
        dialog = wait_for(lambda: self.display.windows(title), f"no dialog {title}")[0]

        def typed():
            # It selects the suggested name once its list of files is there, which may be in the middle of our typing, and
            # without a window manager it may lose the keyboard as it comes.
            self.counters()
            self.display.xdotool("windowfocus", "--sync", dialog, "key", "ctrl+a", "type", "--delay", 2, path)
            self.display.xdotool("key", "ctrl+a")
            return self.display.selection() == path

        wait_for(typed, lambda: f"{self.display.selection()!r} stands in the dialog {title}")
        self.display.xdotool("key", "Return")
        wait_for(lambda: not self.display.windows(title), f"the dialog {title} stays")
        self.display.xdotool("windowfocus", "--sync", self.window)

    def look(self):
        """What the program counts, and the phone's pixels on the screen at that time."""

        def still():
            counters = self.counters()
            # A future that a branch has left is drawn over the phone as long as it was.
            if counters["future"] == "true" and counters["stands"] == "false" or counters["due"] == "true":
                return None
            shown = self.display.pixels(*self.phone)
            after = self.counters()
            return (counters, shown) if all(after[name] == counters[name] for name in ("frames", "due")) else None

        return wait_for(still, "the phone does not stand still")

    def check_pixels(self, take, scale=None, seen=None):
        """Compares the phone on the screen, or as it was seen, with `capture` of its take at the same time."""
        counters, shown = seen or self.look()
        picture = self.state / f"{time.monotonic_ns()}.png"
        milliseconds = f"{int(counters['time']) / 1000:.3f}"
        done = self.command("capture", take, "--at", milliseconds, "--scale", scale or counters["scale"], "-o", picture)
        check(done.returncode == 0, lambda: f"capture: {done.stderr}")
        width, height, wanted = png_pixels(picture)
        w, h = self.phone[2:]
        check((w, h) == (width, height), lambda: f"{w} x {h} pixels on the screen, {width} x {height} captured")
        radius = self.corner(float(counters["scale"]))
        different = [
            (i // 3 % width, i // 3 // width) for i in range(0, len(wanted), 3) if wanted[i:i + 3] != shown[i:i + 3]]
        different = [place for place in different if not in_corner(place, (width, height), radius)]
        check(not different, lambda: f"{len(different)} pixels differ, the first at {different[:3]}")

    def corner(self, scale):
        """How far the bezel's rounding reaches into the screen, in pixels."""
        return {"modern": 55, "librem": 12, "pad": 16, "compact": 0, "classic": 0}[self.take()["device"]] * scale

    # The end

    def quit(self):
        self.key("ctrl+q")
        self.process.wait(PATIENCE)
        check(self.process.returncode == 0, lambda: f"it ended with {self.process.returncode}: {self.complaints()}")

    def close_pipes(self):
        self.process.stdout.close()
        self.process.stderr.close()

    def close(self):
        stop(self.process)
        if not self.process.stderr.closed:
            self.read_errors()
        self.close_pipes()
        if self.own_state:
            self.state.close()


def served(state, program=None, command=("serve",), env=None):
    """The program in the browser, and the address that it prints."""
    program = Program(None, *command, state=state, program=program, env={"TMPDIR": state.path, **(env or {})})
    if not select.select([program.process.stdout], [], [], PATIENCE)[0]:
        raise OutOfTime("it prints no address")
    address = os.read(program.process.stdout.fileno(), 1000).decode().strip()
    check(address.startswith("http://127.0.0.1:") and address.endswith("/"), lambda: f"it printed {address!r}")
    return program, address
