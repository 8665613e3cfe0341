"""How facts are run: side by side, and told apart from what is only late."""

import contextlib
import io
import os
import re
from types import SimpleNamespace

import facts
from facts import fact
from machine import check, wait_for
from stage import LARGE, ON_BUS, OTHERS, SHARES, Stage, names


def module(name, share, length, is_large=False):
    return SimpleNamespace(name=name, share=share, length=length, is_large=is_large)


def taken(stage):
    found = []
    while one := stage.take():
        found.append(one.name)
    return found


@fact("As many modules run at once as the processors carry, the longest first, and never two large ones")
def side_by_side():
    stage = Stage([module("short", 0.5, 1), module("page", 1, 9, is_large=True), module("gl", 0.2, 8, is_large=True),
                   module("long", 0.5, 5), module("waiting", 0.1, 3)])
    stage.processors = 2
    check(taken(stage) == ["page", "long", "waiting"], lambda: f"{[one.name for one in stage.running]}")
    stage.running = [one for one in stage.running if one.name != "long"]
    check(taken(stage) == ["short"], lambda: f"{[one.name for one in stage.running]}")
    stage.running = [one for one in stage.running if one.name != "page"]
    check(taken(stage) == ["gl"] and not stage.waiting, lambda: f"{[one.name for one in stage.running]}")
    # One runs on any machine.
    alone = Stage([module("page", 1.5, 9, is_large=True), module("long", 0.5, 5)])
    alone.processors = 1
    check(taken(alone) == ["page"], lambda: f"{[one.name for one in alone.running]}")


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
    listed = LARGE | ON_BUS | OTHERS | set(SHARES)
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
