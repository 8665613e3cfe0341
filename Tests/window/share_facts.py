"""What the window makes of the session for others, and a review that comes back from them."""

import json
import os
import shutil
import time
from contextlib import contextmanager
from pathlib import Path

from facts import fact
from machine import NAME, Folder, Program, check, wait_for
from tune_facts import search, tuned

RUN = {"order": 13}

ROOT = Path(__file__).resolve().parents[2]

SAVE = "ctrl+alt+d"


def captured(program, take, *options):
    """What the command makes of a take."""
    path = Path(program.state / f"wanted-{time.monotonic_ns()}.webp")
    done = program.command("capture", take, *options, "-o", path)
    check(done.returncode == 0, lambda: f"{done.stderr}")
    return path.read_bytes()


@fact("A moving picture of the line is, byte for byte, what capture makes of its take")
def moving(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    program.key("ctrl+p")
    program.rest()
    path = Path(program.state / "moving.webp")
    program.key(SAVE)
    program.answer_dialog("^Save the moving picture$", str(path))
    wait_for(lambda: path.exists(), "no picture was saved")
    wanted = captured(program, program.saved_take(), "--fps", "60")
    check(path.read_bytes() == wanted, lambda: f"{path.stat().st_size} bytes instead of {len(wanted)}")
    program.restart()


def long_take(path):
    """Forty seconds of a list that is pulled up and down."""
    steps = []
    for drag in range(40):
        for n in range(30):
            y = 400 - n * 8 if drag % 2 == 0 else 168 + n * 8
            phase = "began" if n == 0 else "ended" if n == 29 else "moved"
            steps.append(f'{{"at":{drag * 1000 + n * 16}.000,"touch":1,"phase":"{phase}","x":160,"y":{y}}}')
    path.write_text(
        '{ "scenario": 1, "take": true, "device": "classic", "screen": "inbox", "steps": ['
        + ",\n".join(steps) + '], "end": 40000 }')


@fact("A long moving picture says how far it is, takes no key meanwhile and no other file's place; given up, it leaves no file")
def given_up(program):
    take = Path(program.state / "long.take.json")
    long_take(take)
    program.restart()
    program.open_file(str(take))
    wait_for(lambda: program.number("end") == 40_000_000, lambda: f"{program.counters()}")
    path = Path(program.state / "long.webp")
    program.key(SAVE)
    program.answer_dialog("^Save the moving picture$", str(path))
    program.key("ctrl+u")
    wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
    program.key("ctrl+f")
    program.display.xdotool("type", "ab")
    wait_for(lambda: program.counters()["searched"] == "ab", lambda: program.counters()["searched"])
    wait_for(lambda: program.counters()["sharing"].isdigit(), "it does not say how far it is")
    program.display.xdotool("type", "cd")
    program.display.xdotool("key", "Return")
    wait_for(lambda: program.counters()["searched"] == "abcd", lambda: program.counters()["searched"])
    # Another one is not even asked for.
    program.key(SAVE)
    wait_for(lambda: program.number("messages") == 2, "nothing says that one is being made")
    check(not program.display.windows("^Save the moving picture$", program.process.pid), "another file is asked for")
    check(program.counters()["sharing"].isdigit(), "it was given up")

    def given_up():
        # A message hears no key before it has slid in.
        program.key("alt+c")
        return program.counters()["sharing"] == "none"

    wait_for(given_up, "it is not given up")
    program.key("ctrl+u")
    # That nothing is written can only be waited for.
    time.sleep(0.5)
    check(not path.exists(), "a file was written")
    program.restart()
    check(not path.exists(), "a file was written")


@fact("A review is begun of what is shown with the design beside it, and its page is what the command makes")
def begun(program):
    program.restart()
    program.key("ctrl+b")
    wait_for(lambda: program.counters()["phones"].count(";") == 1, "no second phone")
    program.click(160, 10)
    program.rest()
    path = Path(program.state / "new.review")
    program.key("ctrl+shift+n")
    program.answer_dialog("^Start a review in a new folder$", str(path))
    wait_for(lambda: (path / "review.json").exists(), "no review")
    compared = json.loads((path / "review.json").read_text(encoding="utf-8"))["compare"]
    check(len(compared) == 2 and compared[0]["take"] == compared[1]["take"], lambda: f"{compared}")
    wait_for(lambda: program.counters()["panel"] == "notes", lambda: f"{program.counters()}")
    program.rest()
    page = Path(program.state / "new.html")
    program.key("ctrl+alt+q")
    program.answer_dialog("^Save the review page$", str(page))
    wait_for(page.exists, "no page")
    wanted = Path(program.state / "wanted.html")
    done = program.command("review", str(path), "-o", str(wanted))
    check(done.returncode == 0, lambda: f"{done.stderr}")
    check(page.read_bytes() == wanted.read_bytes(), "the page is another one")
    program.restart("alt+1")
    program.key("ctrl+k")


@fact("A review that is begun of a marked range shows that range, and its page is of it")
def begun_of_range(display):
    program = Program(display).open()
    try:
        program.click(160, 10)
        program.rest()
        program.click(160, 300)
        program.rest()
        end = program.number("end") / 1000
        ends = []
        for key, time in (("ctrl+alt+i", 100), ("ctrl+alt+o", 400)):
            program.key("ctrl+g")
            program.asked()
            program.display.xdotool("key", "ctrl+a", "type", "--delay", 5, f"{time} ms")
            program.display.xdotool("key", "Return")
            wait_for(lambda: program.number("time") == time * 1000, lambda: f"{program.counters()}")
            program.key(key)
            ends.append(time)
        path = Path(program.state / "range.review")
        program.key("ctrl+shift+n")
        program.answer_dialog("^Start a review in a new folder$", str(path))
        wait_for((path / "review.json").exists, "no review")
        compared = json.loads((path / "review.json").read_text(encoding="utf-8"))["compare"]
        check([(one.get("from"), one.get("to")) for one in compared] == [tuple(ends)], lambda: f"{compared}, of {end}")
        wait_for(lambda: program.counters()["panel"] == "notes", lambda: f"{program.counters()}")
        wait_for(lambda: program.number("time") == 100_000, lambda: f"{program.counters()}")
        check(program.counters()["playhead"] != "none", "the playhead is out of sight")
        # The range is marked again: the next review is of it, too.
        again = Path(program.state / "again.review")
        program.key("ctrl+shift+n")
        program.answer_dialog("^Start a review in a new folder$", str(again))
        wait_for((again / "review.json").exists, "no second review")
        second = json.loads((again / "review.json").read_text(encoding="utf-8"))["compare"]
        check([(one.get("from"), one.get("to")) for one in second] == [tuple(ends)], lambda: f"{second}")
    finally:
        program.close()


@contextmanager
def sample_review(display):
    """A program that has opened a copy of the sample review, and the copy's folder."""
    folder = Folder()
    copy = folder / "drawer.review"
    shutil.copytree(ROOT / "docs/drawer.review", copy)
    program = Program(display, str(copy)).open()
    try:
        wait_for(lambda: program.counters()["panel"] == "notes", lambda: f"{program.counters()}")
        program.rest()
        yield program, Path(copy)
    finally:
        program.close()
        folder.close()


@fact("F9 lists the open notes of a review under its lines, and goes to one by the keyboard")
def listed(display):
    with sample_review(display) as (program, _):
        program.key("F9")
        program.rest()
        while program.counters()["keyboard"] == "elsewhere":
            program.key("F6")
        # From the line down to its notes, which are in the order of their moments.
        program.key("F6")
        moments = []
        for _ in range(3):
            program.key("Down", "Return")
            program.rest()
            moments.append(program.number("time") // 1000)
        check(moments == [433, 483, 1650], lambda: f"{moments}")


@fact("A review is opened, gone through, added to, answered, resolved and decided by keys; its folder has it all")
def review(display):
    with sample_review(display) as (program, copy):
        check(program.counters()["phones"].count(";") == 1, "the two designs are not beside each other")
        program.rest()
        moments = []
        for _ in range(2):
            program.key("ctrl+bracketright")
            program.rest()
            moments.append(program.number("time") // 1000)
        check(moments == [433, 483], lambda: f"{moments}")
        check(program.counters()["pins"] == "2", lambda: f"{program.counters()['pins']} pins")
        # Its diamond on the timeline goes to a note, too. The whole take is seen there, and the strip has room for 10 s.
        x, y, width, _ = (float(n) for n in program.counters()["timeline"].split(","))
        display.xdotool("mousemove", round(x + width * 1.65 / 10), round(y + 5), "click", 1)
        wait_for(lambda: program.number("time") // 1000 == 1650, lambda: f"{program.counters()}")
        # And from there by keys.
        while program.number("time") // 1000 != 483:
            check(program.number("time") // 1000 > 483, lambda: f"{program.counters()}")
            program.key("ctrl+bracketleft")
            program.rest()
        program.move(60, 300)
        program.rest()

        def answer(key, *texts, name=None):
            before = "none"
            program.key(key)
            for text, end in [(name, "Return")] * bool(name) + [(text, "ctrl+Return") for text in texts]:
                before = program.asked(before)
                for number, line in enumerate(text.split("\n")):
                    program.display.xdotool(*(["key", "Return"] if number else []), "type", line)
                program.display.xdotool("key", end)
            program.rest()

        def lines(name):
            return [json.loads(line) for line in (copy / name).read_text(encoding="utf-8").splitlines()]

        answer("ctrl+m", "Too soon\nby far", name="Noor")
        wait_for(lambda: len(lines("notes.jsonl")) == 8, lambda: f"{lines('notes.jsonl')[7:]}")
        note = lines("notes.jsonl")[-1]
        check((note["author"], note["text"], note["view"]) == ("Noor", "Too soon\nby far", "row-1"), lambda: f"{note}")
        answer("ctrl+shift+k", "By much")
        answer("ctrl+shift+e", " indeed")
        answer("ctrl+j")
        wait_for(lambda: len(lines("notes.jsonl")) == 11, lambda: f"{lines('notes.jsonl')[7:]}")
        kinds = [(line["kind"], line.get("text")) for line in lines("notes.jsonl")[-3:]]
        check([kind for kind, _ in kinds] == ["reply", "edit", "resolve"], lambda: f"{kinds}")
        check(all(line["to"] == note["id"] for line in lines("notes.jsonl")[-3:]), "they are about another note")
        # No more than two messages are seen, and those that stand go at a time of their own.
        program.dismiss()
        # Escape leaves the question; Enter answers it where the keyboard is, which begins at A.
        program.key("ctrl+d")
        wait_for(lambda: program.number("messages") == 1, "nothing is asked")
        program.key("Escape")
        wait_for(lambda: program.number("messages") == 0, "Escape does not leave it")
        program.key("ctrl+d")
        wait_for(lambda: program.number("messages") == 1, "nothing is asked")
        program.rest()
        program.focus("button", "B")
        program.key("Return")
        program.asked()
        program.display.xdotool("type", "Calmer")
        program.display.xdotool("key", "ctrl+Return")
        wait_for(lambda: len(lines("verdicts.jsonl")) == 2, "no verdict")
        verdict = lines("verdicts.jsonl")[-1]
        check((verdict["choice"], verdict["because"][-6:]) == ("B", "Calmer"), lambda: f"{verdict}")
        check(len(verdict.get("look", "")) == 16, lambda: f"the verdict has no look: {verdict}")
        done = program.command("review", str(copy), "--check", "--strict")
        check(done.returncode == 0, lambda: f"{done.stdout}{done.stderr}")
        # What a note suggests is tried and taken back; pins stay meanwhile.
        for _ in range(3):
            program.key("ctrl+bracketright")
            program.rest()
        check(program.number("time") // 1000 == 1650, lambda: f"{program.counters()}")
        program.key("ctrl+shift+j")
        wait_for(lambda: "drawer.open.curve" in program.take().get("set", {}), lambda: f"{program.take()}")
        program.rest()
        check(program.counters()["pins"] != "0", "the pins are gone")
        program.key("ctrl+z")
        wait_for(lambda: "drawer.open.curve" not in program.take().get("set", {}), "it is not taken back")
        # Another session is none of the review's.
        program.restart("alt+1")
        check(program.counters()["pins"] == "0" and program.counters()["phones"].count(";") == 0, lambda: f"{program.counters()}")


@fact("What is merged into the folder of an open review comes into the window by itself, also while an answer is written")
def merged(display):
    with sample_review(display) as (program, copy):
        def step():
            program.key("ctrl+bracketright")
            program.rest()
            return program.number("time") // 1000

        check([step(), step()] == [433, 483], lambda: f"{program.counters()}")
        program.key("ctrl+shift+k")
        question = program.asked()
        display.xdotool("type", "Noor")
        display.xdotool("key", "Return")
        program.asked(question)
        display.xdotool("type", "Half")
        review = json.loads((copy / "review.json").read_text(encoding="utf-8"))
        note = {"id": "0f" * 16, "author": "Jon", "date": "2026-01-02T03:04:05.000Z", "kind": "note", "text": "New",
                "at": 700, "point": [100, 100]}
        answers = copy.parent / "answers.json"
        answers.write_text(json.dumps({"answers": 1, "review": review["id"], "notes": [note], "verdicts": []}), encoding="utf-8")
        done = program.command("review", str(copy), "--merge", str(answers), "--yes")
        check(done.returncode == 0, lambda: f"{done.stdout}{done.stderr}")
        # The window comes to see the note, and says nothing of it before the question is answered.
        display.xdotool("sleep", 0.3, "type", " said")
        display.xdotool("key", "Escape")
        program.rest()
        wait_for(lambda: step() == 700, "the new note is not gone to")
        program.key("ctrl+bracketleft")
        program.rest()
        check(program.number("time") // 1000 == 483, lambda: f"{program.counters()}")
        program.key("ctrl+shift+k")
        program.asked()
        display.xdotool("key", "ctrl+Return")
        lines = copy / "notes.jsonl"
        wait_for(lambda: json.loads(lines.read_text(encoding="utf-8").splitlines()[-1]).get("text") == "Half said",
                 lambda: lines.read_text(encoding="utf-8"))
        # Who plays with another session meanwhile is not told.
        program.restart()
        answers.write_text(
            json.dumps({"answers": 1, "review": review["id"], "notes": [{**note, "id": "0e" * 16, "at": 100}], "verdicts": []}),
            encoding="utf-8")
        done = program.command("review", str(copy), "--merge", str(answers), "--yes")
        check(done.returncode == 0, lambda: f"{done.stdout}{done.stderr}")
        # That it is not told can only be waited for.
        display.xdotool("sleep", 0.5)
        check(program.number("messages") == 0, lambda: f"{program.counters()}")
        wait_for(lambda: step() == 100, "the newer note is not gone to")


@fact("What was written for a review and left by Escape is kept: by the message's button, and where the same is asked again")
def draft(display):
    with sample_review(display) as (program, copy):
        def say(*keys, text="", before="none"):
            """Writes into the question that is open, after the one before."""
            question = program.asked(before)
            if text:
                display.xdotool("type", text)
            display.xdotool("key", *keys)
            program.rest()
            return question

        def last():
            return json.loads((copy / "notes.jsonl").read_text(encoding="utf-8").splitlines()[-1])

        before = last()
        program.move(60, 300)
        program.key("ctrl+m")
        name = say("Return", text="Noor")
        say("Escape", text="Half said", before=name)
        program.move(200, 420)
        # The message's button brings back the question as it was.
        program.key("alt+c")
        say("ctrl+Return", text=", now whole")
        wait_for(lambda: last() != before, "nothing was sent")
        note = last()
        check("Half said" in note["text"] and ", now whole" in note["text"], lambda: f"{note}")
        # Sent is sent: the next reply is empty. What is left of that stands there when it is asked for again.
        program.key("ctrl+shift+k")
        say("Escape", text="And why")
        program.key("ctrl+shift+k")
        say("ctrl+Return")
        wait_for(lambda: last() != note, "no reply")
        check((last()["kind"], last()["text"], last()["to"]) == ("reply", "And why", note["id"]), lambda: f"{last()}")
        program.key("ctrl+shift+k")
        say("ctrl+Return")
        say("Escape")
        check(last()["text"] == "And why", lambda: f"an empty reply was sent: {last()}")


@fact("A drawing over the moment becomes a note, what was tuned is suggested with it, and Ctrl+Z takes each back by a line of its own")
def drawn(display):
    folder = Folder()
    copy = folder / "drawer.review"
    shutil.copytree(ROOT / "docs/drawer.review", copy)
    state = Folder()
    os.makedirs(state / NAME)
    with open(state / f"{NAME}/window.json", "w", encoding="utf-8") as file:
        json.dump({"device": "classic", "author": "Noor"}, file)
    program = Program(display, str(copy), state=state).open()

    def lines():
        return [json.loads(line) for line in (Path(copy) / "notes.jsonl").read_text(encoding="utf-8").splitlines()]

    def send(text=""):
        program.asked()
        if text:
            display.xdotool("type", text)
        display.xdotool("key", "ctrl+Return")

    try:
        wait_for(lambda: program.counters()["panel"] == "notes", lambda: f"{program.counters()}")
        program.rest()
        before = lines()
        inputs = program.number("inputs")
        x, y, _, _ = program.phone
        plain = display.pixels(x, y + 100, 200, 200)
        program.key("ctrl+shift+p")
        program.drag([(60, 150), (80, 170), (100, 240)])
        display.xdotool("keydown", "shift")
        program.drag([(150, 150), (130, 170), (110, 240)])
        display.xdotool("keyup", "shift")
        program.drag([(20, 150), (20, 170), (20, 240)])
        check(display.pixels(x, y + 100, 200, 200) != plain, "nothing is drawn")
        # The last stroke is one too many.
        program.key("ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+shift+z", "ctrl+z", "Return")
        send()
        wait_for(lambda: len(lines()) == len(before) + 1, lambda: f"{lines()[len(before):]}")
        note = lines()[-1]
        check([stroke["kind"] for stroke in note["drawing"]] == ["stroke", "arrow"] and len(note["drawing"][1]["points"]) == 2
              and note["text"] == "" and "look" in note and "set" not in note, lambda: f"{note}")
        check(program.number("inputs") == inputs and program.number("lines") == 1, "the drawing touched the phone")
        program.key("ctrl+z")
        wait_for(lambda: lines()[-1]["kind"] == "resolve" and lines()[-1]["to"] == note["id"], lambda: f"{lines()[-1]}")
        program.key("ctrl+shift+z")
        wait_for(lambda: lines()[-1]["kind"] == "reopen" and lines()[-1]["to"] == note["id"], lambda: f"{lines()[-1]}")
        program.key("ctrl+z")
        wait_for(lambda: lines()[-1]["kind"] == "resolve", lambda: f"{lines()[-1]}")
        # A note on what was tuned says what that was.
        search(program, "drawer height")
        program.focus("slider", "height")
        program.key("Right", "Right")
        wait_for(lambda: tuned(program), "nothing is tuned")
        program.rest()
        changed = tuned(program)
        program.move(60, 300)
        program.key("ctrl+m")
        send("Calmer")
        wait_for(lambda: lines()[-1]["kind"] == "note", lambda: f"{lines()[-1]}")
        note = lines()[-1]
        check(note["text"] == "Calmer" and note["set"] and all(changed[key] == value for key, value in note["set"].items()),
              lambda: f"{note}, not {changed}")
        program.key("ctrl+z")
        wait_for(lambda: lines()[-1]["kind"] == "edit", lambda: f"{lines()[-1]}")
        check((lines()[-1]["to"], lines()[-1]["text"]) == (note["id"], ""), lambda: f"{lines()[-1]}")
        program.key("ctrl+shift+z")
        wait_for(lambda: lines()[-1]["text"] == "Calmer", lambda: f"{lines()[-1]}")
        check(lines()[:len(before)] == before, "what stood there has changed")
        done = program.command("review", str(copy), "--check")
        check(done.returncode == 0, lambda: f"{done.stdout}{done.stderr}")
    finally:
        program.close()
        state.close()
        folder.close()
