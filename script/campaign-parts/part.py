"""What the parts of a campaign have in common."""

import os
import random
import shutil
import signal
import subprocess
import time

ROOT = os.environ["CAMPAIGN_ROOT"]
PROGRAM = os.environ["DRAWER_PROTO"]
HELPER = os.environ["DRAWER_CAMPAIGN"]
FAILURES = os.path.join(ROOT, ".build-campaign/failures")
SCRATCH = os.path.join(ROOT, ".build-campaign/scratch")
CORES = os.cpu_count() or 1


class Stopped(Exception):
    """The person or the machine wants the end."""


class Stop:
    """Whether the campaign is to end, and the processes that have to end with it."""

    wanted = False

    @classmethod
    def listen(cls):
        def stop(*_):
            cls.wanted = True

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, stop)


def run(words, env=None, seconds=600, cwd=None, prepare=None):
    """Runs a program to its end, out of reach of Ctrl-C; gives its status, stdout and stderr."""
    process = subprocess.Popen(
        words, env=env, cwd=cwd or ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True, preexec_fn=prepare)
    end = time.monotonic() + seconds
    while True:
        try:
            output, errors = process.communicate(timeout=1)
            return process.returncode, output, errors.decode(errors="replace")
        except subprocess.TimeoutExpired:
            if Stop.wanted or time.monotonic() > end:
                process.kill()
                process.communicate()
                if Stop.wanted:
                    raise Stopped() from None
                return "timeout", b"", f"longer than {seconds} s"


class Part:
    """A part: `work` does a piece and adds it to the sums; it is called until the time is over."""

    name = ""
    # By target: the goal and what is counted.
    goals = {}

    def __init__(self, ledger):
        self.ledger = ledger
        self.failed = 0
        self.scratch = os.path.join(SCRATCH, self.name)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def reached(self):
        return all(self.ledger.count(self.name, target) >= goal for target, (goal, _) in self.goals.items())

    def prepare(self):
        os.makedirs(self.scratch, exist_ok=True)

    def work(self, deadline):
        raise NotImplementedError

    def close(self):
        shutil.rmtree(self.scratch, ignore_errors=True)

    def campaign(self, deadline):
        self.prepare()
        try:
            while time.monotonic() < deadline and not Stop.wanted:
                self.work(deadline)
        except Stopped:
            pass
        finally:
            self.close()

    def seed(self, target="-"):
        return self.ledger.next_seed(self.name, target)

    def dice(self, seed):
        return random.Random(f"{self.name} {seed}")

    def add(self, target, count, failures, begin, first, following):
        self.ledger.add(self.name, target, count, failures, time.monotonic() - begin, first, following)

    def evidence(self, name):
        """A new folder for what shows a failure."""
        folder = os.path.join(FAILURES, self.name, str(name))
        os.makedirs(folder, exist_ok=True)
        return folder

    def fail(self, name, words, command, files=None):
        """Keeps what shows a failure and says how to see it again."""
        self.failed += 1
        folder = self.evidence(name)
        for file, data in (files or {}).items():
            with open(os.path.join(folder, file), "wb") as target:
                target.write(data if isinstance(data, bytes) else data.encode())
        again = os.path.join(folder, "again")
        with open(again, "w", encoding="utf-8") as target:
            target.write(f"# {words}\n{command}\n")
        print(f"FAILED {self.name} {name}: {words}\n    run it again: bash {again}", flush=True)
