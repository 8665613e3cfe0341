"""How facts are run: side by side, and told apart from what is only late."""

import contextlib
import io
import os
import re
import subprocess
import sys
from types import SimpleNamespace

import facts
from facts import fact
from machine import Folder, check, known_warnings, pattern_of, wait_for
from stage import MOST, Stage, Tag, find_tags

TAGS = find_tags()


class Processors:
    """One, of which so much has nothing to do."""

    count = 1

    def __init__(self):
        self.rest = 0

    def free(self):
        return self.rest

    def look(self):
        self.rest = 0


def modules(**tags):
    return [SimpleNamespace(name=name, tag=Tag(**tag)) for name, tag in tags.items()]


def taken(stage):
    found = []
    while one := stage.take():
        found.append(one.name)
    return found


def end(stage, name):
    stage.running = [one for one in stage.running if one.name != name]


@fact("As many modules run at once as the processors carry, the longest first, one more where a processor rests, and never two large ones")
def side_by_side():
    stage = Stage(modules(
        data={}, tune={"order": 5}, page={"large": True, "order": 2}, idle={"order": 3},
        review={"large": True, "order": 1}, walk={"bus": True, "order": 4}), Processors())
    check(taken(stage) == ["review", "idle"], lambda: f"{[one.name for one in stage.running]}")
    stage.processors.rest = 0.4
    check(taken(stage) == [], "one is started where there is no room")
    stage.processors.rest = 0.6
    check(taken(stage) == ["walk"], lambda: f"{[one.name for one in stage.running]}")
    for name in ("idle", "walk"):
        end(stage, name)
    check(taken(stage) == ["tune"], lambda: f"{[one.name for one in stage.running]}")
    end(stage, "review")
    check(taken(stage) == ["page"], lambda: f"{[one.name for one in stage.running]}")
    # However much rests.
    stage = Stage(modules(**{letter: {} for letter in "abcdefgh"}), Processors())
    stage.processors.look = lambda: None
    stage.processors.rest = 2
    check(len(taken(stage)) == MOST, lambda: f"{len(stage.running)}")


FOLDER = os.path.dirname(os.path.abspath(__file__))
# What starts a browser, or draws by GL.
STARTS_LARGE = re.compile(r'(Browser|Firefox)\(|"GSK_RENDERER": ("gl"|renderer)')


def text(name):
    with open(os.path.join(FOLDER, f"{name}.py"), encoding="utf-8") as file:
        return file.read()


def asks_assistance(name):
    """Whether a module, or one that it imports, is about assistive technology."""
    imported = re.findall(r"^from (\w+_facts) import", text(name), re.MULTILINE)
    return name == "access_facts" or any(map(asks_assistance, imported))


@fact("What starts a browser or draws by GL is tagged as large, and what asks assistive technology has a bus")
def needs():
    wrong = [name for name, tag in TAGS.items() if STARTS_LARGE.search(text(name)) and not tag.large]
    check(wrong == [], lambda: f"{wrong} start what is large")
    wrong = [name for name, tag in TAGS.items() if asks_assistance(name) != tag.bus]
    check(wrong == [], lambda: f"with a bus or without: {wrong}")


@fact("Every module of facts is found, with its tag or without, and a tag that says nothing ends the run")
def found():
    folder = Folder()
    try:
        for name, words in (("slow_facts", 'RUN = {"order": 9}'), ("new_facts", ""), ("helper", 'RUN = {"bus": True}')):
            with open(folder / f"{name}.py", "w", encoding="utf-8") as file:
                file.write(f"import os\n\n{words}\n")
        tags = find_tags(folder.path)
        check(tags == {"new_facts": Tag(), "slow_facts": Tag(order=9)}, lambda: f"{tags}")
        for words in ('{"slow": True}', "{", "seconds"):
            with open(folder / "new_facts.py", "w", encoding="utf-8") as file:
                file.write(f"RUN = {words}\n")
            done = subprocess.run(
                [sys.executable, "-c", "import sys, stage; stage.find_tags(sys.argv[1])", folder.path], cwd=FOLDER,
                capture_output=True, text=True)
            check(done.returncode == 1 and done.stderr.startswith(f"{folder / 'new_facts.py'}: "), lambda: f"{words}: {done}")
    finally:
        folder.close()


@fact("The README lists all that the program answers to SIGUSR1")
def documented(program):
    with open(os.path.join(FOLDER, "README.md"), encoding="utf-8") as file:
        table = file.read().split("SIGUSR1\n", 1)[1].split("\n## ")[0]
    listed = [name for cell in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", cell)]
    # These two come only where the window watches code.
    answered = [*program.counters(), "work", "code"]
    check(sorted(listed) == sorted(answered), lambda: f"{set(listed) ^ set(answered)} are only in one of them")


@fact("What does not come in time is told as out of time, and a wrong answer is not")
def told():
    def late():
        wait_for(lambda: False, "the drawer does not open", patience=0)

    def wrong():
        check(False, "the drawer opens upwards")

    usual = list(facts.FACTS)
    try:
        facts.FACTS[:] = [("late", late), ("wrong", wrong)]
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            counts = facts.run(SimpleNamespace(renew=lambda: None), __name__)
    finally:
        facts.FACTS[:] = usual
    lines = said.getvalue().splitlines()
    check(counts == {"passed": 0, "failed": 2, "skipped": 0, "late": 1}, lambda: f"{counts}")
    check("out of time: the drawer does not open, after 0 s" in lines[0], lambda: lines[0])
    check("out of time" not in lines[1] and lines[1].endswith(": the drawer opens upwards"), lambda: lines[1])


@fact("A known warning of the toolkit is ignored at the versions of its row alone, and no other line is")
def known():
    frames = "gdk_frame_timings_submitted() called on submitted frame."
    critical = "g_object_unref: assertion 'G_IS_OBJECT (object)' failed"
    for libraries, ignored in (
            ({"GTK": (4, 8), "Pango": (1, 50)}, set()), ({"GTK": (4, 18), "Pango": (1, 56)}, {critical}),
            ({"GTK": (4, 24), "Pango": (1, 58)}, {frames}), ({"GTK": (5, 0), "Pango": (1, 57)}, {frames, critical})):
        pattern = pattern_of(known_warnings(libraries=libraries))
        for level, words in (("Gdk-WARNING", frames), ("GLib-GObject-CRITICAL", critical), ("Gtk-WARNING", frames)):
            left = pattern.sub("", f"before\n\n(phone:21): {level} **: 06:07:14.218: {words}\nafter\n")
            is_ignored = words in ignored and level != "Gtk-WARNING"
            check((left == "before\nafter\n") == is_ignored, lambda: f"{libraries}, {level}: {left!r}")
    pattern = pattern_of(known_warnings(libraries={"GTK": (4, 8), "Pango": (1, 50)}))
    for place, is_ignored in (("GtkButton 0x5630183d73e0", True), ("GtkLabel 0x5630183d73e0", False)):
        line = f"\n(phone:21): Gtk-WARNING **: 06:07:14.218: Trying to snapshot {place} without a current allocation\n"
        check((pattern.sub("", line) == "") == is_ignored, lambda: f"{place}: {pattern.sub('', line)!r}")
