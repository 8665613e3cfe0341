"""Runs the modules of facts side by side, as many as the processors carry, and says where their time goes."""

import glob
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# These hold for any phone's program, and `any` runs them.
OTHERS = {"any_phone_facts"}
# They draw by GL or start a browser, which take a whole processor or more: never two of them at a time.
LARGE = {"display_facts", "gate_facts", "page_facts", "renderer_facts", "report_facts", "review_facts"}
# They ask assistive technology, and have a session bus of their own.
ON_BUS = {
    "access_facts", "content_facts", "contrast_facts", "desk_bus_facts", "desktop_facts", "file_facts", "header_facts",
    "looking_facts", "panel_facts", "walk_facts"}
# How much of a processor a module's facts take while they run, and for about how many seconds, on a machine without other
# work; the last lines of a run say both. What is not listed takes the usual.
USUAL = (0.5, 20)
SHARES = {
    "review_facts": (1, 70), "page_facts": (1, 60), "renderer_facts": (1, 45), "journal_facts": (1, 50),
    "branch_facts": (0.7, 65), "moment_facts": (0.7, 65), "walk_facts": (0.7, 50), "beside_facts": (0.7, 45),
    "idle_facts": (0.1, 70), "session_facts": (0.4, 80), "clock_facts": (0.5, 50), "lines_facts": (0.5, 45),
    "share_facts": (0.5, 45), "tune_facts": (0.6, 40), "command_facts": (0.5, 35), "file_facts": (0.5, 30),
}
# The last line of a module's facts, and what buses say when they come and go.
COUNTS = re.compile(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?(?:; (\d+) of them out of time)?$")
NOISE = re.compile(r"dbus-daemon|SpiRegistry")


class Module:
    """The facts of one module, on a machine of their own."""

    def __init__(self, name, folder):
        self.name = name
        self.folder = folder
        self.is_large = name in LARGE
        self.share, self.length = SHARES.get(name, USUAL)
        self.counts = None
        self.work = self.wall = 0.0

    def start(self):
        command = ["/usr/bin/python3", os.path.join(HERE, "main.py"), self.name]
        surroundings = {**os.environ, "GTK_A11Y": "none"}
        if self.name in ON_BUS:
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


class Stage:
    """Starts one module after another, the longest first, as soon as there is room for it."""

    def __init__(self, modules):
        self.waiting = sorted(modules, key=lambda module: -module.length)
        self.running = []
        self.done = []
        # What the machine has, or what this process may use of it.
        self.processors = len(os.sched_getaffinity(0))
        self.changed = threading.Condition()

    def has_room(self, module):
        if module.is_large and any(other.is_large for other in self.running):
            return False
        return not self.running or sum(other.share for other in self.running) + module.share <= self.processors

    def take(self):
        """Takes the longest of the waiting modules that have room."""
        module = next(filter(self.has_room, self.waiting), None)
        if module:
            self.waiting.remove(module)
            self.running.append(module)
        return module

    def run(self):
        with self.changed:
            while self.waiting or self.running:
                while module := self.take():
                    module.start()
                    threading.Thread(target=self.follow, args=[module], daemon=True).start()
                self.changed.wait()

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


def names():
    found = {os.path.basename(path)[:-len(".py")] for path in glob.glob(os.path.join(HERE, "*_facts.py"))}
    return sorted(found - OTHERS)


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
        stage = Stage([Module(name, folder) for name in names()])
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        try:
            stage.run()
        finally:
            stage.stop()
        sys.exit(report(stage.done, begin) > 0)


if __name__ == "__main__":
    main()
