"""A list of facts about the program, and what runs them."""

import os
import subprocess
import sys
import time
import traceback

from machine import OutOfTime, check, warned

FACTS = []


def often(usual, whole):
    """How often something random is done: enough to see a fault soon, or, with WHOLE in the environment, to be sure of it."""
    return whole if os.environ.get("WHOLE") else usual


OUTCOMES = ("passed", "failed", "skipped", "late")


class Skipped(Exception):
    """A fact that this machine can't show."""


def fact(name):
    """Marks a function as the test of a fact; its parameters name what it needs."""

    def mark(function):
        FACTS.append((name, function))
        return function

    return mark


def run(machine, module, words=""):
    """Runs a module's facts, not those of modules that it imports: those that hold one of the lines of `words`. `machine` gives
    each parameter's value. Returns how many passed, failed and were skipped, and how many failed by the time alone."""
    counts = dict.fromkeys(OUTCOMES, 0)
    wanted = words.split("\n")
    for name, function in [(n, f) for n, f in FACTS if f.__module__ == module and any(one in n for one in wanted)]:
        start = time.monotonic()
        try:
            names = function.__code__.co_varnames[: function.__code__.co_argcount]
            function(*[machine(parameter) for parameter in names])
            warnings = warned()
            check(not warnings, lambda: f"the toolkit warned: {warnings}")
            outcome, why = "passed", ""
        except Skipped as skipped:
            outcome, why = "skipped", f": {skipped}"
        except (OutOfTime, TimeoutError, subprocess.TimeoutExpired) as late:
            outcome, why = "failed", f": out of time: {late}"
            counts["late"] += 1
            machine.renew()
        except Exception as failure:  # every fact is tried, whatever another one did
            outcome, why = "failed", f": {failure}"
            if not isinstance(failure, AssertionError):
                traceback.print_exc()
            # Nothing is known of the state that it has left.
            machine.renew()
        if outcome != "passed":
            warned()  # what follows is judged by what it does itself
        counts[outcome] += 1
        print(f"{outcome}  {name} ({time.monotonic() - start:.1f} s){why}", flush=True)
    return counts


def report(counts):
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    late = f"; {counts['late']} of them out of time" if counts["late"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skipped}{late}")
    sys.exit(1 if counts["failed"] else 0)
