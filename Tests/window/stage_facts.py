"""How facts are run: side by side, and told apart from what is only late."""

import contextlib
import io
import os
import re
from types import SimpleNamespace

import facts
from facts import fact
from machine import check, wait_for
from stage import LARGE, LONGEST, MOST, ON_BUS, OTHERS, Stage, names


class Processors:
    """One, of which so much has nothing to do."""

    count = 1

    def __init__(self):
        self.rest = 0

    def free(self):
        return self.rest

    def look(self):
        self.rest = 0


def modules(*called):
    return [SimpleNamespace(name=name, is_large=name in LARGE) for name in called]


def taken(stage):
    found = []
    while one := stage.take():
        found.append(one.name)
    return found


def end(stage, name):
    stage.running = [one for one in stage.running if one.name != name]


@fact("As many modules run at once as the processors carry, the longest first, one more where a processor rests, and never two large ones")
def side_by_side():
    stage = Stage(modules("data_facts", "tune_facts", "page_facts", "idle_facts", "review_facts", "walk_facts"), Processors())
    check(taken(stage) == ["review_facts", "idle_facts"], lambda: f"{[one.name for one in stage.running]}")
    stage.processors.rest = 0.4
    check(taken(stage) == [], "one is started where there is no room")
    stage.processors.rest = 0.6
    check(taken(stage) == ["walk_facts"], lambda: f"{[one.name for one in stage.running]}")
    for name in ("idle_facts", "walk_facts"):
        end(stage, name)
    check(taken(stage) == ["tune_facts"], lambda: f"{[one.name for one in stage.running]}")
    end(stage, "review_facts")
    check(taken(stage) == ["page_facts"], lambda: f"{[one.name for one in stage.running]}")
    # However much rests.
    stage = Stage(modules(*(f"{letter}_facts" for letter in "abcdefgh")), Processors())
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


@fact("What starts a browser or draws by GL is listed as large, and what asks assistive technology has a bus")
def needs():
    wrong = [name for name in names() if STARTS_LARGE.search(text(name)) and name not in LARGE]
    check(wrong == [], lambda: f"{wrong} start what is large")
    wrong = [name for name in names() if asks_assistance(name) != (name in ON_BUS)]
    check(wrong == [], lambda: f"with a bus or without: {wrong}")


@fact("Every module of facts is run, and none that is not there is listed")
def found():
    there = {name[:-len(".py")] for name in os.listdir(FOLDER) if name.endswith("_facts.py")}
    check(set(names()) == there - OTHERS, lambda: f"{set(names()) ^ (there - OTHERS)}")
    listed = LARGE | ON_BUS | OTHERS | set(LONGEST)
    check(listed <= there, lambda: f"{listed - there} are not there")


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
