"""The sums of all runs, and the page that is made of them."""

import os
import platform
import subprocess
from collections import namedtuple

ROOT = os.environ["CAMPAIGN_ROOT"]
SUMS = os.path.join(ROOT, "docs/reliability.tsv")
PAGE = os.path.join(ROOT, "docs/reliability.md")
HEAD = "part\ttarget\tcount\tfailures\tseconds\tfirst seed\tnext seed\tcommit\tmachine"
SOURCES = ["Sources", "Tests", "resources", "Package.swift", "script"]

Sum = namedtuple("Sum", "part target count failures seconds first next commit machine")


def run(*words):
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def commit():
    """The commit that is measured; a plus says that files were changed since."""
    changed = run("git", "status", "--porcelain", "--", *SOURCES)
    return run("git", "rev-parse", "--short=10", "HEAD") + ("+" if changed else "")


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    try:
        with open("/etc/debian_version", encoding="ascii") as file:
            debian = file.read().strip()
    except FileNotFoundError:
        debian = "none"
    swift = run("swift", "--version").split("Swift version ")[-1].split(" ")[0]
    return (f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Linux {platform.release()}, "
            f"Debian {debian}, Swift {swift}")


class Ledger:
    """The lines of the file, each a sum of one part's target at one commit on one machine."""

    def __init__(self, measures=True):
        self.sums = []
        if os.path.exists(SUMS):
            with open(SUMS, encoding="utf-8") as file:
                for line in file.read().splitlines()[1:]:
                    words = line.split("\t")
                    self.sums.append(Sum(*words[:2], *map(int, words[2:7]), *words[7:]))
        self.commit, self.machine = (commit(), machine()) if measures else ("", "")

    def next_seed(self, part, target):
        return max([s.next for s in self.sums if (s.part, s.target) == (part, target)], default=1)

    def count(self, part, target):
        return sum(s.count for s in self.sums if (s.part, s.target) == (part, target))

    def add(self, part, target, count, failures, seconds, first, next_seed):
        """Adds what a piece of work came to; the file is whole at any time."""
        new = Sum(part, target, count, failures, round(seconds), first, next_seed, self.commit, self.machine)
        for place, old in enumerate(self.sums):
            if (old.part, old.target, old.commit, old.machine) == (part, target, self.commit, self.machine):
                self.sums[place] = old._replace(
                    count=old.count + new.count, failures=old.failures + new.failures,
                    seconds=old.seconds + new.seconds, first=min(old.first, first), next=max(old.next, next_seed))
                break
        else:
            self.sums.append(new)
        replace(SUMS, "\n".join([HEAD, *("\t".join(map(str, one)) for one in self.sums), ""]))


def replace(path, text):
    partial = f"{path}.partial-{os.getpid()}"
    with open(partial, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(partial, path)


def table(ledger, parts):
    """The figures beside their goals, all commits together, then one by one."""
    lines = ["| what | goal | reached | failures | hours | |", "|---|--:|--:|--:|--:|---|"]
    known = set()
    for part in parts:
        for target, (goal, unit) in part.goals.items():
            known.add((part.name, target))
            found = [s for s in ledger.sums if (s.part, s.target) == (part.name, target)]
            count, failures = sum(s.count for s in found), sum(s.failures for s in found)
            hours = sum(s.seconds for s in found) / 3600
            title = part.name if target == "-" else f"{part.name}, {target}"
            mark = "yes" if count >= goal and not failures else "**no**"
            lines.append(f"| {title}: {unit} | {goal:,} | {count:,} | {failures:,} | {hours:.2f} | {mark} |")
    lines += ["", "| commit | what | count | failures | seeds | machine |", "|---|---|--:|--:|---|--:|"]
    machines = []
    for one in ledger.sums:
        if one.machine not in machines:
            machines.append(one.machine)
        title = one.part if one.target == "-" else f"{one.part}, {one.target}"
        lines.append(f"| {one.commit} | {title} | {one.count:,} | {one.failures:,} | {one.first}–{one.next - 1} "
                     f"| {machines.index(one.machine) + 1} |")
    if any(one.commit.endswith("+") for one in ledger.sums):
        lines += ["", "A plus: files were changed since the commit. What an older commit reached counts in the sums above."]
    lines += ["", *(f"Machine {place}: {words}." for place, words in enumerate(machines, 1))]
    return "\n".join(lines)


BEGIN, END = "<!-- The table is written by script/campaign -->", "<!-- its end -->"


def write_page(ledger, parts):
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    replace(PAGE, f"{before}{BEGIN}\n\n{table(ledger, parts)}\n\n{END}{after}")
