"""Scenarios in hostile surroundings, and the picture suite again and again."""

import glob
import hashlib
import os
import shlex
import time
from concurrent.futures import ThreadPoolExecutor

import surroundings
from part import CORES, HELPER, PROGRAM, ROOT, Part, run


def scenarios():
    found = []
    for folder in ("resources/scenarios", "Tests/pictures"):
        found += sorted(glob.glob(os.path.join(ROOT, folder, "*.scenario.json")))
    return [os.path.relpath(path, ROOT) for path in found]


class Replays(Part):
    name = "replays"
    goals = {
        "one process": (90_000, "scenarios played in a process with unusual surroundings"),
        "program": (3_500, "questions to the program in unusual surroundings"),
    }
    # So many rounds at a time are added to the sums.
    rounds = 2 * CORES
    questions_each = 4

    def prepare(self):
        super().prepare()
        self.paths = scenarios()
        self.helper_command = [HELPER, "replay", *self.paths]
        _, output, errors = run(self.helper_command)
        self.reference = output.decode().splitlines()
        if len(self.reference) != len(self.paths):
            raise SystemExit(f"campaign: the reference of the replays is not complete: {errors}")
        self.answers = {}

    def question(self, dice):
        path = dice.choice(self.paths)
        return dice.choice([
            [PROGRAM, "capture", path, "--scale", "1", "-o", "-"],
            [PROGRAM, "capture", path, "--at", "400", "--format", "node", "-o", "-"],
            [PROGRAM, "inspect", path, "--log"],
            [PROGRAM, "trace", path],
            [PROGRAM, "review", "docs/drawer.review", "-o", "-"],
        ])

    def answer(self, command, **how):
        status, output, errors = run(command, **how)
        return f"{status} {hashlib.sha256(output).hexdigest()} {errors}"

    def round(self, seed):
        """One surrounding: all scenarios in one process, and some questions to the program."""
        dice = self.dice(seed)
        env, words, prepare, before = surroundings.choose(dice, CORES)
        failures = [0, 0]
        status, output, errors = run(words + self.helper_command, env=env, prepare=prepare)
        # Pixman says what it was told to do without.
        lines = [line for line in output.decode(errors="replace").splitlines() if not line.startswith("pixman: ")]
        wrong = [path for path, a, b in zip(self.paths, self.reference, lines + [""] * len(self.paths)) if a != b]
        if status != 0 or wrong:
            failures[0] = max(len(wrong), 1)
            self.fail(f"{seed}", f"status {status}, {len(wrong)} scenarios differ: {' '.join(wrong[:3])} {errors[:300]}",
                      surroundings.shown(env, words, before, self.helper_command),
                      {"reference": "\n".join(self.reference), "got": output})
        for number in range(self.questions_each):
            command = self.question(dice)
            key = shlex.join(command)
            if key not in self.answers:
                self.answers[key] = self.answer(command)
            got = self.answer(words + command, env=env, prepare=prepare)
            if got != self.answers[key]:
                failures[1] += 1
                self.fail(f"{seed}-{number}", f"{got} instead of {self.answers[key]}",
                          surroundings.shown(env, words, before, command))
        return failures

    def work(self, deadline):
        begin, first = time.monotonic(), max(self.seed("one process"), self.seed("program"))
        with ThreadPoolExecutor(CORES) as workers:
            found = list(workers.map(self.round, range(first, first + self.rounds)))
        half = (time.monotonic() - begin) / 2
        for place, (target, each) in enumerate(
                {"one process": len(self.paths), "program": self.questions_each}.items()):
            self.ledger.add(self.name, target, each * self.rounds, sum(one[place] for one in found), half, first,
                            first + self.rounds)


class Suite(Part):
    name = "suite"
    goals = {"-": (20_000, "scenarios of the picture suite run and compared")}
    each = 4

    def work(self, deadline):
        begin, seed = time.monotonic(), self.seed()
        command = [PROGRAM, "test", "Tests/pictures", "--repeat-each", str(self.each)]
        if seed % 2:
            command += ["-j", str(1 + seed % 8)]
        env = {**os.environ, "CI": "true"}
        _, listed, _ = run([PROGRAM, "test", "Tests/pictures", "--list"], env=env)
        tests = sum(1 for line in listed.decode().splitlines() if line and not line.startswith(" "))
        status, output, errors = run(command, env=env, seconds=1200)
        bad = status != 0
        if bad:
            self.fail(seed, f"status {status}: {errors[-300:]}", shlex.join(["CI=true", *command]),
                      {"stdout": output, "stderr": errors})
        self.add("-", tests * self.each, int(bad), begin, seed, seed + 1)
