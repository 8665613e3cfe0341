"""Everything that can reach a phone at random; what fails is made as short as it gets."""

import os
import re
import shlex
import signal
import subprocess
import threading
import time

from part import CORES, HELPER, PROGRAM, Part, Stop, run

# A storm takes some tenths of a second; one that takes this long has no end.
PATIENCE = 120


class Monkey(Part):
    name = "monkey"
    goals = {"-": (10_000_000, "random inputs of monkey tests")}
    # So many storms to a process, so that its memory can be looked at.
    storms = 150
    shrinking = 900

    def work(self, deadline):
        begin, first = time.monotonic(), self.seed()
        results = []
        seconds = max(5, int(deadline - begin))
        workers = [threading.Thread(target=lambda n=n: results.append(self.series(first + n * self.storms, seconds)))
                   for n in range(CORES)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        # What was not run because time was over is not run later either: seeds are not scarce.
        self.add("-", sum(inputs for inputs, _ in results), sum(failures for _, failures in results), begin, first,
                 first + CORES * self.storms)

    def series(self, first, seconds):
        """Monkey tests of one process after the other until all were tried; gives the inputs and the failures."""
        inputs = failures = 0
        seed, last, end = first, first + self.storms, time.monotonic() + seconds
        while seed < last and not Stop.wanted and time.monotonic() < end:
            words = [HELPER, "storm", str(seed), str(last - seed), str(max(1, int(end - time.monotonic())))]
            process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True, start_new_session=True)
            timer = threading.Timer(PATIENCE, process.kill)
            timer.start()
            running = None
            for line in process.stdout:
                word, number, *rest = line.split(" ", 2)
                if word == "begin":
                    running = int(number)
                    timer.cancel()
                    timer = threading.Timer(PATIENCE, process.kill)
                    timer.start()
                elif word == "end":
                    running = None
                    inputs += int(rest[0])
                elif word == "fault":
                    failures += 1
                    self.show(int(number), rest[0].strip())
                if Stop.wanted:
                    process.terminate()
            timer.cancel()
            status = process.wait()
            process.stdout.close()
            if running is None or Stop.wanted:
                break
            failures += 1
            words = "it does not end" if status == -signal.SIGKILL else f"it died of signal {-status}"
            self.show(running, words)
            seed = running + 1
        return inputs, failures

    def show(self, seed, words):
        folder = self.evidence(seed)
        whole, short = os.path.join(folder, "whole.take.json"), os.path.join(folder, "shortest.take.json")
        try:
            if words.startswith("memory"):
                return self.fail(seed, words, shlex.join([HELPER, "storm", str(seed), str(self.storms), "600"]))
            run([HELPER, "record", str(seed), whole])
            _, output, _ = run([HELPER, "shrink", whole, short], seconds=self.shrinking)
            length = re.search(rb"inputs: (\d+)", output)
            words += f"; {length[1].decode()} inputs are enough to show it" if length else "; it could not be made shorter"
        finally:
            best = short if os.path.exists(short) else whole
            self.fail(seed, words, f"{shlex.join([HELPER, 'check', best])}; {shlex.join([PROGRAM, 'inspect', best, '--log'])}")
