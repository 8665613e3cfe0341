"""Damaged bytes at every door, by script/fuzz."""

import os
import re
import subprocess
import time

from part import ROOT, Part, Stopped, run

SCRIPT = os.path.join(ROOT, "script/fuzz")
FOUND = re.compile(r"fuzz (\S+): (\d+) executions, (\d+) crashes, (\d+) s")


class Fuzz(Part):
    name = "fuzz"
    large, usual, small = 10_000_000, 1_000_000, 250_000
    # The doors that stand before everything else, if they are quick enough for a release.
    most = {"json", "tuning", "png-header"}
    # It draws, and comes to 230 executions a second.
    slow = {"frames"}
    seconds = 60
    # A crash keeps its input; what is known need not be found again all night.
    most_crashes = 3

    def __init__(self, ledger):
        super().__init__(ledger)
        listed = subprocess.run([SCRIPT, "--list"], capture_output=True, text=True, check=False).stdout.split() \
            if os.path.exists(SCRIPT) else []
        self.goals = {name: (self.goal(name), "executions") for name in listed}
        self.crashes = {name: 0 for name in listed}

    def goal(self, name):
        return self.large if name in self.most else self.small if name in self.slow else self.usual

    def prepare(self):
        super().prepare()
        status, _, errors = run([SCRIPT, "--build"], seconds=3600)
        if status != 0:
            raise SystemExit(f"campaign: script/fuzz does not build: {errors[-300:]}")

    def work(self, deadline):
        left = [name for name in self.goals if self.crashes[name] < self.most_crashes]
        if not left:
            raise Stopped()
        # Whoever is furthest from its goal comes next.
        target = min(left, key=lambda name: self.ledger.count("fuzz", name) / self.goals[name][0])
        begin, seed = time.monotonic(), self.seed(target)
        seconds = max(5, min(self.seconds, int(deadline - begin)))
        command = [SCRIPT, target, "--seconds", str(seconds), "--seed", str(seed)]
        status, output, errors = run(command, seconds=20 * seconds + 600)
        found = FOUND.search(output.decode(errors="replace"))
        executions, crashes = (int(found[2]), int(found[3])) if found else (0, 1)
        if status != 0 or crashes:
            crashes = max(crashes, 1)
            self.crashes[target] += crashes
            self.fail(f"{target}-{seed}", f"{crashes} crashes, status {status}", " ".join(command),
                      {"stdout": output, "stderr": errors})
        self.add(target, executions, crashes, begin, seed, seed + 1)
