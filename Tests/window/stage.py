"""Runs the modules of facts side by side, as many as the processors carry, and says where their time goes."""

import ast
import glob
import math
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
# How many modules run at once for each processor: most of them wait for half of the time. More of them run where a processor
# rests all the same, up to a bound, as a group of processes may have less of the processors than the system tells.
USUAL, MOST = 2, 4
# The last line of a module's facts, and what buses say when they come and go.
COUNTS = re.compile(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?(?:; (\d+) of them out of time)?$")
NOISE = re.compile(r"dbus-daemon|SpiRegistry")


@dataclass(frozen=True)
class Tag:
    """How a module of facts is run: what it says in its line `RUN = {…}`, and what is so without."""

    # Its facts hold for any phone's program: `any` runs them, and the stage does not.
    any: bool = False
    # It draws by GL or starts a browser, which take a whole processor or more: never two of them at a time.
    large: bool = False
    # It asks assistive technology, and has a session bus of its own.
    bus: bool = False
    # Its place among the longest, which are started first, one after the other.
    order: float = math.inf


def read_tag(path):
    with open(path, encoding="utf-8") as file:
        line = re.search(r"^RUN = (.+)$", file.read(), re.MULTILINE)
    try:
        return Tag(**ast.literal_eval(line[1])) if line else Tag()
    except (SyntaxError, TypeError, ValueError) as error:
        sys.exit(f"{path}: RUN says nothing that a tag can say: {error}")


class Module:
    """The facts of one module, on a machine of their own."""

    def __init__(self, name, tag, folder):
        self.name = name
        self.tag = tag
        self.folder = folder
        self.counts = None
        self.work = self.wall = 0.0

    def start(self):
        command = ["/usr/bin/python3", os.path.join(HERE, "main.py"), self.name]
        # Without a bus the toolkit keeps the widgets' names all the same, for `press` and `focus`.
        surroundings = {**os.environ, "GTK_A11Y": "test"}
        if self.tag.bus:
            command = ["dbus-run-session", "--", *command]
            del surroundings["GTK_A11Y"]
            # The accessibility bus lies in the cache's folder.
            surroundings["XDG_CACHE_HOME"] = tempfile.mkdtemp(dir=self.folder)
        self.begin = time.monotonic()
        self.process = subprocess.Popen(
            command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True)

    def follow(self, say):
        """Shows what it says until it has ended."""
        for line in self.process.stdout:
            counts = COUNTS.match(line)
            if counts:
                self.counts = [int(number or 0) for number in counts.groups()]
            elif not NOISE.match(line):
                say(line)
        _, _, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = 0
        self.wall = time.monotonic() - self.begin
        self.work = usage.ru_utime + usage.ru_stime


class Processors:
    """Those that this process may use, and how busy they are with whatever runs on the machine."""

    def __init__(self):
        self.numbers = os.sched_getaffinity(0)
        self.count = len(self.numbers)
        self.look()

    def look(self):
        self.since, self.rested = time.monotonic(), self.rest()

    def rest(self):
        """For how many seconds all of them had nothing to do since the machine was started."""
        with open("/proc/stat", encoding="ascii") as file:
            lines = [line.split() for line in file if re.match(r"cpu\d", line)]
        ticks = sum(int(words[4]) + int(words[5]) for words in lines if int(words[0][3:]) in self.numbers)
        return ticks / os.sysconf("SC_CLK_TCK")

    def free(self):
        """How many had nothing to do since the last look, a second ago at least."""
        seconds = time.monotonic() - self.since
        if seconds < 1:
            return 0
        free = (self.rest() - self.rested) / seconds
        self.look()
        return free


class Stage:
    """Starts as many modules as the processors carry, the longest first, and one more whenever half a processor had nothing
    to do."""

    def __init__(self, modules, processors):
        self.waiting = sorted(modules, key=lambda module: module.tag.order)
        self.running = []
        self.done = []
        self.processors = processors
        self.changed = threading.Condition()

    def has_room(self):
        if len(self.running) < USUAL * self.processors.count:
            return True
        return len(self.running) < MOST * self.processors.count and self.processors.free() >= 0.5

    def take(self):
        """Takes the next module, if there is room for it."""
        has_large = any(module.tag.large for module in self.running)
        module = next((module for module in self.waiting if not (module.tag.large and has_large)), None)
        if not module or not self.has_room():
            return None
        self.waiting.remove(module)
        self.running.append(module)
        self.processors.look()
        return module

    def run(self):
        with self.changed:
            while self.waiting or self.running:
                while module := self.take():
                    module.start()
                    threading.Thread(target=self.follow, args=[module], daemon=True).start()
                self.changed.wait(1)

    def follow(self, module):
        module.follow(self.say)
        with self.changed:
            self.running.remove(module)
            self.done.append(module)
            self.changed.notify()

    def say(self, line):
        with self.changed:
            sys.stdout.write(line)
            sys.stdout.flush()

    def stop(self):
        """Ends what still runs, with all that it has started."""
        for module in self.running:
            os.killpg(module.process.pid, signal.SIGTERM)


def find_tags(folder=HERE):
    """The tag of every module of facts in a folder, by the module's name."""
    paths = sorted(glob.glob(os.path.join(folder, "*_facts.py")))
    return {os.path.basename(path)[:-len(".py")]: read_tag(path) for path in paths}


def report(modules, begin):
    print("Where the time went, in seconds: all, at work, waiting")
    for module in sorted(modules, key=lambda module: -module.wall):
        print(f"  {module.name:16} {module.wall:6.1f} {module.work:6.1f} {max(0.0, module.wall - module.work):6.1f}")
    wall, work = time.monotonic() - begin, sum(module.work for module in modules)
    print(f"  {'together':16} {wall:6.1f} {work:6.1f}")
    # One without a last line has died.
    counts = [module.counts or [0, 1, 0, 0] for module in modules]
    passed, failed, skipped, late = (sum(numbers) for numbers in zip(*counts))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")
          + (f"; {late} of them out of time" if late else ""))
    return failed


def main():
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage([Module(name, tag, folder) for name, tag in find_tags().items() if not tag.any], Processors())
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        try:
            stage.run()
        finally:
            stage.stop()
        sys.exit(report(stage.done, begin) > 0)


if __name__ == "__main__":
    main()
