"""Keeps the tests in docs/behaviours.md as they are called: script/behaviours.py [--write]

A test shows a behaviour if its name begins with the id («HD-09: the seam never opens») or if a comment right above it says so («/// Shows
HD-09.»). The last column of each row with an id lists these tests, by suite. What follows «also:» there is written by hand: whole suites,
scenarios, pictures. Without --write the script prints each row that is not as the tests are, and each id that no test shows.
"""

import collections
import os
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path("docs/behaviours.md")
ROW = re.compile(r"^\| ([A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*) \| (.*) \|$")
SUITE = re.compile(r"\b(?:struct|extension|class|enum) (\w+(?:Tests|Long))\b")
TEST = re.compile(r"func\s+`([^`]+)`")
IDS = r"[A-Z]{2}(?:-\d\d| defect \d+)"
NAMED = re.compile(rf"^({IDS}(?:, {IDS})*): (.*)$")
SHOWS = re.compile(rf"/// Shows ({IDS}(?:, {IDS})*)\.\s*(?:@|func)")
ID = re.compile(r"[A-Z]{2}-\d\d")
ALSO = "also: "


def tests():
    """Gives each id's tests: (suite, name without ids), in the order of suites and of their files."""
    shown = collections.defaultdict(list)
    files = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "Tests/*.swift"], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    for path in sorted(files):
        if not os.path.exists(path):
            continue
        text = pathlib.Path(path).read_text(encoding="utf-8")
        suites = [(met.start(), met[1]) for met in SUITE.finditer(text)]
        notes = [(met.start(), met.end(), met[1]) for met in SHOWS.finditer(text)]
        end = 0
        for met in TEST.finditer(text):
            suite = [name for start, name in suites if start < met.start()]
            named = NAMED.match(met[1])
            ids = ID.findall(named[1]) if named else []
            ids += [each for start, _, words in notes if end <= start < met.start() for each in ID.findall(words)]
            end = met.end()
            if suite:
                for each in dict.fromkeys(ids):
                    shown[each].append((suite[-1], named[2] if named else met[1]))
    return shown


def column(shown, former):
    parts, suite = [], None
    for name, words in sorted(dict.fromkeys(shown), key=lambda each: each[0]):
        parts.append(words if name == suite else f"`{name}`: {words}")
        suite = name
    if ALSO in former:
        parts.append(former[former.index(ALSO):])
    return " · ".join(parts)


def main():
    os.chdir(pathlib.Path(__file__).parent.parent)
    shown = tests()
    lines, faults, known = [], [], set()
    for number, line in enumerate(PAGE.read_text(encoding="utf-8").splitlines(), 1):
        row = ROW.match(line)
        if row:
            ids = row[1].split(", ")
            known.update(ids)
            cells = row[2].split(" | ")
            for each in ids:
                if not shown[each]:
                    faults.append(f"{PAGE}:{number}: no test shows {each}; begin a test's name with it, or write «/// Shows {each}.» above it")
            found = [test for each in ids for test in shown[each]]
            new = f"| {row[1]} | " + " | ".join([*cells[:-1], column(found, cells[-1])]) + " |"
            if new != line and "--write" not in sys.argv[1:]:
                faults.append(f"{PAGE}:{number}: the tests of {row[1]} are not as they are called; run script/behaviours.py --write")
            line = new
        lines.append(line)
    faults += [f"{PAGE}: there is no row for {each}, which a test shows" for each in sorted(set(shown) - known) if shown[each]]
    if "--write" in sys.argv[1:]:
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if faults:
        print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
