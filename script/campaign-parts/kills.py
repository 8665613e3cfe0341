"""The program killed while it writes: nothing torn, nothing lost, nothing left."""

import json
import os
import shutil
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

from part import CORES, PROGRAM, ROOT, Part, run

SCENARIO = {"scenario": 1, "device": "classic", "steps": [{"shot": "start"}, {"wait": 150}, {"shot": "end"}]}
# What each writing is, where, and the program's own name for it (`generate writing`).
WRITINGS = {
    "results": (["test"], ".drawer-proto/last", "test"),
    "update": (["test", "--update=all"], "a.baselines", "test --update"),
    "approve": (["approve"], "a.baselines", "approve"),
    "undo": (["approve", "--undo"], "a.baselines", "approve --undo"),
    "reject": (["reject", "start@1x", "--reason", "no"], "a.baselines", "reject"),
    "undo of reject": (["reject", "--undo"], "a.baselines", "reject --undo"),
    "frames": (["capture", "a.scenario.json", "--fps", "20", "-o", "result"], "result", "capture --output"),
    "tracks": (["trace", "a.scenario.json", "-o", "result"], "result", "trace --output"),
    "comparison": (["compare", "a.scenario.json", "--tuning", "default", "--tuning", "classic", "-o", "result"], "result",
                   "compare --output"),
    "difference": (["diff", "a.png", "b.png", "--share", "1", "-o", "result"], "result", "diff --output"),
    "report": (["report", "-o", "result"], "result", "report"),
    "page": (["review", "a.review", "-o", "result"], "result", "review --output"),
    "answers": (["review", "a.review", "--merge", "answers.json", "--yes"], "a.review", "review --merge"),
}
# The window and `serve` need a display: window facts kill them.
WITH_DISPLAY = {"", "serve"}
# To undo once more would undo another change.
ONCE = ("undo", "undo of reject")
ORIGIN = {"author": "Maya", "date": "2026-11-25T21:31:44Z"}
REVIEW = {
    "a.review/a.take.json": {"scenario": 1, "take": True, "device": "classic", "steps": [], "end": 300},
    "a.review/review.json": {"review": 1, "id": "a" * 32, "title": "t", "compare": [{"take": "a.take.json"}]},
    "answers.json": {"answers": 1, "review": "a" * 32,
                     "notes": [{"id": f"{n:032x}", **ORIGIN, "kind": "note", "text": "x" * 100} for n in range(1000)],
                     "verdicts": [{"id": "c" * 32, **ORIGIN, "choice": "A"}]},
}


def contents(path):
    """A file, or all files of a folder, as one value."""
    if os.path.isfile(path):
        with open(path, "rb") as file:
            return file.read()
    if not os.path.isdir(path):
        return None
    return {name: contents(os.path.join(path, name)) for name in sorted(os.listdir(path))}


def is_whole(found, old, new):
    """Whether what is there is the old or the new; of a review each of its files, whose lines are only ever added."""
    if found in (old, new):
        return True
    if not isinstance(found, dict) or "review.json" not in found:
        return False
    names = [name for name in found | old if ".partial-" not in name]
    return all(found.get(name) in (old.get(name), new.get(name)) for name in names)


def copy(source, target):
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)


def leftovers(folder):
    return [name for _, folders, files in os.walk(folder) for name in folders + files if ".partial-" in name]


class Kills(Part):
    name = "kills"
    goals = {
        "moment": (2_500, "SIGKILLs at random moments"),
        "call": (2_500, "SIGKILLs at the n-th call that changes a file"),
    }
    each = 4 * CORES

    def env(self, **more):
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": self.scratch, "SWIFT_BACKTRACE": "enable=no", **more}

    def must(self, folder, *words):
        status, _, errors = run([PROGRAM, *words], env=self.env(), cwd=folder)
        if status not in (0, 1):
            raise SystemExit(f"campaign: {words} ended with {status}: {errors}")

    def project(self, core, writing):
        """A project that a command is about to change; gives its folder, old, new, the calls and the seconds. The
        program knows its results only in the folder that they were made in, so each process has its own."""
        start = os.path.join(self.scratch, f"{core}-{writing}")
        os.makedirs(start)

        def put(name, value):
            path = os.path.join(start, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(value, file)

        words, target, _ = WRITINGS[writing]
        put("a.scenario.json", SCENARIO)
        self.must(start, "test", "-u")
        if writing == "frames":
            self.must(start, "capture", "a.scenario.json", "--fps", "10", "-o", "result")
        elif target == "result":
            with open(os.path.join(start, "result"), "w", encoding="ascii") as old:
                old.write("old")
        if writing in ("page", "answers"):
            for name, value in REVIEW.items():
                put(name, value)
        if writing == "difference":
            self.must(start, "capture", "a.scenario.json", "--at", "0", "-o", "a.png")
            self.must(start, "capture", "a.scenario.json", "--at", "0", "--appearance", "dark", "-o", "b.png")
        put("a.scenario.json", {**SCENARIO, "textSize": 1.3})
        self.must(start, "test")
        if writing == "undo":
            self.must(start, "approve")
        if writing == "undo of reject":
            self.must(start, "reject", "start@1x", "--reason", "no")
        if writing == "results":
            put("a.scenario.json", SCENARIO)
        kept, count = self.kept(start), os.path.join(self.scratch, f"{core}-{writing}-count")
        copy(start, kept)
        self.must(start, *words)
        new = contents(os.path.join(start, target))
        copy(kept, start)
        begin = time.monotonic()
        status, _, errors = run([PROGRAM, *words], cwd=start, env=self.env(LD_PRELOAD=self.library, FAULT_COUNT=count))
        seconds = time.monotonic() - begin
        if status != 0:
            raise SystemExit(f"campaign: {words} ended with {status}: {errors}")
        with open(count, encoding="ascii") as numbers:
            calls = int(numbers.read().split()[1])
        return start, contents(os.path.join(kept, target)), new, calls, seconds

    @staticmethod
    def kept(start):
        """What a project's folder holds before each kill."""
        return start + "-kept"

    def prepare(self):
        super().prepare()
        self.library = os.path.join(self.scratch, "faults.so")
        status, _, errors = run(["clang", "-shared", "-fPIC", "-O1", os.path.join(ROOT, "Tests/faults/faults.c"), "-o",
                                 self.library])
        if status != 0:
            raise SystemExit(f"campaign: Tests/faults/faults.c does not compile: {errors}")
        _, ways, _ = run([PROGRAM, "generate", "writing"])
        missing = set(ways.decode().split("\n")[:-1]) - {way for _, _, way in WRITINGS.values()} - WITH_DISPLAY
        if missing:
            raise SystemExit(f"campaign: no kill covers {', '.join(sorted(missing))}; add it to script/campaign-parts/kills.py")
        self.projects = [{writing: self.project(core, writing) for writing in WRITINGS} for core in range(CORES)]

    def work(self, deadline):
        for target in self.goals:
            begin, first = time.monotonic(), self.seed(target)
            seeds = range(first, first + self.each)
            with ThreadPoolExecutor(CORES) as workers:
                found = list(workers.map(
                    lambda core, how=target, seeds=seeds: [self.kill(how, seed, core) for seed in seeds[core::CORES]],
                    range(CORES)))
            killed = [one for some in found for one in some if one is not None]
            self.add(target, len(killed), sum(killed), begin, first, first + self.each)

    def kill(self, how, seed, core):
        """One kill: 0 for fine, 1 for a failure, None where the program was through before."""
        dice = self.dice(f"{how} {seed}")
        writing = dice.choice(list(WRITINGS))
        folder, old, new, calls, seconds = self.projects[core][writing]
        words, _, _ = WRITINGS[writing]
        copy(self.kept(folder), folder)
        if how == "call":
            moment = f"at call {dice.randint(1, calls)} of {calls}"
            status, _, _ = run([PROGRAM, *words], cwd=folder,
                               env=self.env(LD_PRELOAD=self.library, FAULT_AT=moment.split()[2]))
        else:
            pause = dice.uniform(0, 1.1 * seconds)
            moment = f"after {1000 * pause:.1f} ms"
            status = self.kill_after(words, folder, pause)
        if status != -signal.SIGKILL:
            return None
        problem = self.look(writing, folder, old, new)
        if problem:
            kept = os.path.join(self.evidence(f"{how}-{seed}"), "project")
            copy(folder, kept)
            self.fail(f"{how}-{seed}", f"{writing} killed {moment}: {problem}",
                      f"cd {kept} && {PROGRAM} {' '.join(words)}")
        return int(bool(problem))

    def kill_after(self, words, folder, pause):
        process = subprocess.Popen([PROGRAM, *words], cwd=folder, env=self.env(), stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            return process.wait(pause)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()

    def look(self, writing, folder, old, new):
        """What is wrong after a kill; nothing where all is well."""
        words, target, _ = WRITINGS[writing]
        found = contents(os.path.join(folder, target))
        if not is_whole(found, old, new):
            return "what is there is neither the old nor the new"
        is_undone = writing in ONCE and found == new
        status, _, errors = run([PROGRAM, *(["test"] if is_undone else words)], cwd=folder, env=self.env())
        if status != int(is_undone):
            return f"the next run ended with {status}: {errors}"
        if contents(os.path.join(folder, target)) != new:
            return "after the next run what is there is not the new"
        if leftovers(folder) and not is_undone:
            return f"left after the next run: {leftovers(folder)}"
        return None
