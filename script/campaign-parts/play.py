"""The window under fingers and keys for long: nothing grows, nothing is complained of, the recording replays."""

import os
import sys
import time

from part import PROGRAM, ROOT, Part, Stop

sys.path.insert(0, os.path.join(ROOT, "Tests/window"))

# None that leads out of the phone, where a dialog could open.
KEYS = ["Escape", "Return", "space", "Left", "Right", "Up", "Down", "a", "b", "BackSpace", "Page_Down", "alt+Left"]
WHEEL = [4, 5, 6, 7]


class Play(Part):
    name = "play"
    # Both in seconds.
    goals = {"-": (3600, "seconds of play in the window")}
    # A session takes at most so long; then it begins anew, after which all must be as it was.
    session = 60
    # The first sessions fill what is kept for good.
    warm_up = 3
    most_objects = 40
    # The heap moves by itself; what a session leaks adds up.
    most_kilobytes = 40_000

    def prepare(self):
        super().prepare()
        os.environ["DRAWER_PROTO"] = PROGRAM
        from machine import Display, Program
        self.display = Display()
        self.program = Program(self.display, env={"GTK_A11Y": "none"}).open()
        self.program.display.xdotool("windowsize", "--sync", self.program.window, 760, 800)
        self.program.rest()
        self.sessions = 0
        self.first = None

    def close(self):
        if hasattr(self, "program"):
            self.program.close()
            self.display.close()
        super().close()

    def resident(self):
        with open(f"/proc/{self.program.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def words(self, dice, phone):
        """What a hand does for some seconds, for xdotool."""
        left, top, width, height = phone

        def place():
            return [left + dice.randrange(width), top + dice.randrange(height)]

        words = []
        for _ in range(40):
            kind = dice.random()
            if kind < 0.45:
                words += ["mousemove", *place(), "mousedown", 1, "sleep", 0.02, "mouseup", 1]
            elif kind < 0.7:
                words += ["mousemove", *place(), "mousedown", 1]
                for _ in range(dice.randrange(2, 8)):
                    words += ["mousemove", *place(), "sleep", 0.008]
                words += ["mouseup", 1]
            elif kind < 0.8:
                words += ["mousemove", *place(), "click", dice.choice(WHEEL)]
            else:
                words += ["key", dice.choice(KEYS)]
        return words

    def play(self, dice, seconds):
        from machine import check
        end = time.monotonic() + seconds
        while time.monotonic() < end and not Stop.wanted:
            self.display.xdotool(*self.words(dice, self.program.phone))
            check(self.program.process.poll() is None, lambda: f"it ended: {self.program.complaints()}")
        # What turns for ever stands still while time does.
        self.display.xdotool("mouseup", 1, "key", "ctrl+p")
        self.program.rest()

    def work(self, deadline):
        from machine import Failed, check
        begin, seed = time.monotonic(), self.seed()
        dice = self.dice(seed)
        bad, spent = 0, 0
        try:
            self.program.restart(f"alt+{dice.randint(1, 5)}")
            self.play(dice, min(self.session, max(5, deadline - begin)))
            spent = time.monotonic() - begin
            # Its recording comes to what is on the screen.
            take, counters = self.program.take_file(), self.program.counters()
            done = self.program.command("inspect", take, "--log")
            check(done.returncode == 0, lambda: f"the recording does not replay: {done.stderr[-300:]}")
            again = self.program.command("inspect", take, "--log")
            check(done.stdout == again.stdout, "the recording replays to another log")
            self.program.check_pixels(take)
            self.program.restart("alt+1")
            self.look(counters)
            check(not self.program.complaints(), lambda: self.program.complaints())
        except (Failed, OSError, ValueError) as failure:
            bad = 1
            files = {"journal.json": open(take, "rb").read()} if "take" in locals() else {}
            self.fail(seed, str(failure)[:400], "script/campaign 0.05 play", files)
            self.close()
            self.prepare()
        self.add("-", round(spent), bad, begin, seed, seed + 1)

    def look(self, before):
        """Compares what is alive at the start of a session with what was after the warm-up."""
        from machine import check
        self.sessions += 1
        objects, memory = int(self.program.counters()["objects"]), self.resident()
        if self.sessions == self.warm_up:
            self.first = objects, memory
        if self.sessions <= self.warm_up or self.first is None:
            return
        check(objects - self.first[0] <= self.most_objects, f"{objects} objects, not {self.first[0]}")
        check(memory - self.first[1] <= self.most_kilobytes, f"{memory} kB, not {self.first[1]} kB")
