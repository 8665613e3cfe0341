#!/usr/bin/env python3
"""How long a new phone takes, and a change of it: bench/new_phone.py [--kit BUILT] [CHANGES]

Makes a phone with script/new-prototype (with a built kit: with its own new-prototype), opens it with `script/run --watch` under Xvfb, and saves one line
CHANGES times (10 unless it is said), each time with another colour. A change ends when the display has its colour. Prints seconds on the clock, seconds of
processors, and the parts that the terminal names. Other work on the machine makes the clock's seconds longer; that of processors it changes
little.
"""

import argparse
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# No build takes an hour.
PATIENCE = 3600
PAUSE = 0.02
COLOUR = "card.background = Palette.surface"
PART = re.compile(r"(plan|build|compile|link|start|hand-over) (\d+\.\d)")
TICK = os.sysconf("SC_CLK_TCK")


def wait_for(question, pause=PAUSE):
    begin = time.monotonic()
    while time.monotonic() - begin < PATIENCE:
        if answer := question():
            return answer
        time.sleep(pause)
    raise SystemExit("it takes more than an hour")


def numbers(process):
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rsplit(")", 1)[1].split()


def processor_seconds(process):
    """Those of a process and of all that it has started, also of what has ended."""
    try:
        ticks = sum(int(number) for number in numbers(process)[11:15])
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as names:
            children = names.read().split()
    except OSError:
        return 0
    return ticks / TICK + sum(processor_seconds(child) for child in children)


class Display:
    def __init__(self):
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1000x1100x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()

    def pixels(self, place):
        return subprocess.run(["import", "-display", self.name, "-window", "root", "-crop", place, "-depth", "8", "rgb:-"],
                              check=True, capture_output=True).stdout

    def find(self, colour):
        """Where a pixel of that colour is, in the middle of all that are."""
        rows = self.pixels("1000x1100+0+0")
        places = [i for i in range(0, len(rows), 3) if rows[i:i + 3] == colour]
        place = places[len(places) // 2] // 3
        return f"1x1+{place % 1000}+{place // 1000}"


class Phone:
    def __init__(self, folder, display):
        self.view = folder / "Sources/Lamp/PullView.swift"
        self.text = self.view.read_text(encoding="utf-8")
        self.log = folder.parent / "said"
        # A window remembers its place.
        state = {f"XDG_{name}_HOME": str(folder.parent / name) for name in ("STATE", "DATA", "CONFIG")}
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [str(folder / "script/run"), "--watch"], env={**os.environ, **state, "DISPLAY": display.name, "GTK_A11Y": "none"},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def said(self):
        return self.log.read_text(encoding="utf-8", errors="replace")

    def changes(self):
        return re.findall(r"shown after .*", self.said())

    def save(self, colour):
        hexadecimal = "0x" + colour.hex()
        other = self.view.with_name(".PullView.swift.swp")
        other.write_text(self.text.replace(COLOUR, f"card.background = DynamicColor({hexadecimal}, {hexadecimal})"), encoding="utf-8")
        other.rename(self.view)


def spread(values):
    return f"{statistics.median(values):.2f} ({min(values):.2f}..{max(values):.2f})"


def measure(folder, kit, count):
    display = Display()
    phone = None
    try:
        begin = time.monotonic()
        used = sum(os.times()[2:4])
        if kit:
            subprocess.run([kit / "new-prototype", "Lamp", folder], check=True, stdout=subprocess.DEVNULL)
        else:
            subprocess.run([ROOT / "script/new-prototype", "Lamp", folder], check=True, stdout=subprocess.DEVNULL)
        made = time.monotonic()
        phone = Phone(folder, display)
        # Without a window the display is black.
        wait_for(lambda: any(display.pixels("20x1+490+550")))
        shown = time.monotonic()
        used = sum(os.times()[2:4]) - used + processor_seconds(phone.process.pid)
        print(f"first picture after {shown - begin:.1f} s, {used:.1f} s of processors: new-prototype {made - begin:.1f}, "
              f"build and window {shown - made:.1f}", flush=True)

        # The first change shows where the card is.
        phone.save(bytes((200, 30, 40)))
        wait_for(phone.changes)
        time.sleep(1)
        place = display.find(bytes((200, 30, 40)))
        walls, processors, parts = [], [], {}
        for number in range(count):
            colour = bytes((20 + 7 * number % 200, 90, 160))
            before, said = processor_seconds(phone.process.pid), len(phone.changes())
            begin = time.monotonic()
            phone.save(colour)
            wait_for(lambda: display.pixels(place) == colour)
            walls.append(time.monotonic() - begin)
            wait_for(lambda: len(phone.changes()) > said)
            # What the old process took counts once it has ended.
            time.sleep(1)
            processors.append(processor_seconds(phone.process.pid) - before)
            for name, seconds in PART.findall(phone.changes()[-1]):
                parts.setdefault(name, []).append(float(seconds))
        print(f"a change after {spread(walls)} s, {spread(processors)} s of processors, {count} times")
        for name, seconds in parts.items():
            print(f"  {name} {spread(seconds)}")
    finally:
        if phone:
            phone.process.send_signal(signal.SIGTERM)
            phone.process.wait()
        display.process.terminate()
        display.process.wait()


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--kit", type=pathlib.Path)
    words.add_argument("changes", type=int, nargs="?", default=10)
    given = words.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory() as folder:
        measure(pathlib.Path(folder) / "lamp", given.kit and given.kit.resolve(), given.changes)


if __name__ == "__main__":
    main()
