"""Facts about branches: 50 at random moments, kills in the middle of them, the way back."""

import json
import random
import signal
import subprocess
import time

from facts import fact, often
from machine import LATENESS, PATIENCE, PROGRAM, Display, Folder, Program, check, wait_for
from moment_facts import TEXT, Hand, of, opened, pictures, session_file, stood, strip_width, write
from timeline_facts import pause, strip

RUN = {"order": 5}

BRANCHES = 50


def lines_on_disk(path):
    """The lines of a session's file: where each began, or nothing, and its own inputs. A last line that is cut is left out."""
    lines = {"main": (None, [])}
    with open(path, encoding="utf-8") as file:
        file.readline()
        for text in file:
            try:
                line = json.loads(text)
            except json.JSONDecodeError:
                break
            if "branch" in line:
                lines[line["branch"]] = ((line["from"], line["at"]), [])
            elif "at" in line and "line" in line:
                lines[line["line"]][1].append({key: value for key, value in line.items() if key != "line"})
    return lines


def steps_of(lines, name):
    """All inputs of a line, with those that it has of the ones it comes from."""
    origin, steps = lines[name]
    while origin:
        name, left = origin
        origin, own = lines[name]
        steps = [step for step in own if step["at"] <= left] + steps
    return steps


@fact("At 50 random moments a touch begins a branch, whose picture is that of a fresh run of its inputs")
def branches(program):
    header, path = session_file(program)
    other = opened(program, path)
    try:
        dice = random.Random(50)
        hand = Hand(other, dice)
        seen = {}
        name = "main"
        for number in range(BRANCHES):
            other.display.xdotool(*hand.click())
            left, _ = stood(other)
            check(left["past"] == "true" and left["line"] == name, lambda: f"it is not the past: {left}")
            _, _, width, height = other.phone
            x, from_y, to_y = dice.randrange(20, width - 20), *(dice.randrange(120, height - 60) for _ in range(2))
            other.drag([(x, from_y), (x, (from_y + to_y) // 2), (x, to_y)])
            wait_for(lambda: other.number("lines") == int(left["lines"]) + 1, lambda: f"no branch: {other.counters()}")
            stood(other)
            # At the end already, a click after it takes nothing away but the outlines of the old future, which are drawn over the
            # phone.
            x, _, width, _ = strip(other)
            other.display.xdotool("mousemove", round(x + width) - 20, hand.y, "click", 1, "mousemove", *hand.off)
            wait_for(lambda: other.counters()["future"] == "false", "the old future stays")
            # What the window may say of a branch comes to rest.
            other.rest()
            counters, shown = stood(other)
            check(counters["past"] == "false" and counters["stands"] == "true", lambda: f"{counters}")
            seen[counters["line"]] = (counters, shown)
            # Every third branch is gone on from, unless it is so short that no place of the strip is surely before its end; the
            # others are undone.
            name = counters["line"]
            if number % 3 or int(counters["end"]) < 1_000_000:
                # Where the phone takes text, Ctrl+Z is the text's.
                other.key("ctrl+z" if int(left["time"]) < TEXT * 1000 else "ctrl+shift+BackSpace")
                wait_for(lambda: other.number("lines") == int(left["lines"]), "the branch stays")
                back = other.counters()
                check(back["line"] == left["line"] and back["time"] == left["time"], lambda: f"{back}, not {left}")
                name = left["line"]
            hand.width = strip_width(other)
        journal = other.counters()["journal"]

        def missing():
            lines = lines_on_disk(journal)
            return [line for line, (counters, _) in seen.items()
                    if line not in lines or len(steps_of(lines, line)) < int(counters["inputs"])]

        wait_for(lambda: not missing(), lambda: f"not on disk: {missing()}")
        check(len(seen) == BRANCHES, lambda: f"{len(seen)} branches")
        compare_branches(other, header, lines_on_disk(journal), seen)
    finally:
        other.close()
        program.display.xdotool("windowfocus", "--sync", program.window)


def compare_branches(program, header, lines, seen):
    """Compares what was seen of branches with pictures of fresh runs, two of which run at a time."""
    running = []

    def finish():
        name, done = running.pop(0)
        _, words = done.communicate(timeout=PATIENCE)
        check(done.returncode == 0, lambda: f"capture: {words}")

    for name, (counters, _) in seen.items():
        # The pointer may have gone on after the picture.
        steps = steps_of(lines, name)[:int(counters["inputs"])]
        take = write(program.state / f"{name}.take.json", of(header, take=True, steps=steps), [])
        running.append((name, subprocess.Popen(
            [PROGRAM, "capture", take, "--at", f"{int(counters['time']) / 1000:.3f}", "--scale", counters["scale"], "-o",
             program.state / f"{name}.png"], stderr=subprocess.PIPE, text=True)))
        if len(running) == 2:
            finish()
    while running:
        finish()
    wrong = [name for name, (_, wanted) in zip(seen, pictures(program.state.path, seen)) if wanted != seen[name][1]]
    check(not wrong, lambda: f"{len(wrong)} of {len(seen)} branches differ: {wrong[:5]}")


@fact("Killed again and again at random moments of branches, the session comes back each time but for its last second")
def killed():
    display, state = Display(), Folder()
    try:
        dice = random.Random(9)
        known = None
        for _ in range(often(20, 200)):
            program = Program(display, state=state).open()
            if known:
                program.key("alt+p")
                wait_for(lambda: program.counters()["playing"] == "false" and program.number("lines") == known[0],
                         lambda: f"not {known[0]} lines: {program.counters()}")
                check(program.number("inputs") >= known[1], lambda: f"not {known[1]} inputs: {program.counters()}")
            else:
                program.click(160, 200)
                program.rest()
            pause(program)
            history = []
            for _ in range(dice.randrange(1, 3)):
                program.key(*["shift+Left"] * dice.randrange(1, 3))
                wait_for(lambda: program.counters()["past"] == "true", "it is not the past")
                program.click(160, 200 + dice.randrange(100))
                wait_for(lambda: program.counters()["past"] == "false", "no branch")
                counters = program.counters()
                history.append((time.monotonic(), int(counters["lines"]), int(counters["inputs"]), counters["line"]))
            # It is killed at any moment between two writes.
            time.sleep(dice.random() * 1.2)
            path = program.counters()["journal"]
            program.process.send_signal(signal.SIGKILL)
            moment = time.monotonic()
            program.process.wait()
            program.close_pipes()
            lines = lines_on_disk(path)
            for seen, count, inputs, name in history:
                if moment - seen > 1 + LATENESS:
                    check(name in lines and len(lines) >= count and len(steps_of(lines, name)) >= inputs,
                          lambda: f"{name} with {inputs} inputs is not among {lines}")
            name = list(lines)[-1]
            known = (len(lines), len(steps_of(lines, name)))
    finally:
        display.close()
        state.close()


@fact("Ctrl+Z after two branches, one from the other, leads back to each moment that was left, and to the first line")
def undone(program):
    header, path = session_file(program)
    other = opened(program, path)
    try:
        hand = Hand(other, random.Random(3))
        places = []
        for share, y in ((0.3, 200), (0.2, 260)):
            other.display.xdotool("mousemove", round(hand.x + share * hand.width), hand.y, "click", 1, "mousemove", *hand.off)
            left, shown = stood(other)
            places.append((left, shown))
            other.click(160, y)
            wait_for(lambda: other.number("lines") == int(left["lines"]) + 1, "no branch")
            stood(other)
            check(other.counters()["past"] == "false", "it is still the past")
        check([left["line"] for left, _ in places] == ["main", "b1"], lambda: f"{[left['line'] for left, _ in places]}")
        for left, shown in reversed(places):
            other.key("ctrl+z")
            wait_for(lambda: other.counters()["lines"] == left["lines"], "the branch stays")
            counters, picture = stood(other)
            check(all(counters[key] == left[key] for key in ("line", "time", "past", "end")), lambda: f"{counters}, not {left}")
            check(picture == shown, "another picture")
    finally:
        other.close()
        program.display.xdotool("windowfocus", "--sync", program.window)
