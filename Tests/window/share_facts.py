"""What the window makes of the session for others."""

import time
from pathlib import Path

from facts import fact
from machine import check, wait_for

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
    wait_for(lambda: path.exists(), "no picture was saved", seconds=20)
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


@fact("A long moving picture says how far it is; given up, it leaves no file")
def given_up(program):
    take = Path(program.state / "long.take.json")
    long_take(take)
    program.restart()
    program.open_file(str(take))
    wait_for(lambda: program.number("end") == 40_000_000, lambda: f"{program.counters()}")
    path = Path(program.state / "long.webp")
    program.key(SAVE)
    program.answer_dialog("^Save the moving picture$", str(path))
    wait_for(lambda: program.counters()["sharing"].isdigit(), "it does not say how far it is")

    def given_up():
        # A message hears no key before it has slid in.
        program.key("alt+c")
        return program.counters()["sharing"] == "none"

    wait_for(given_up, "it is not given up")
    time.sleep(0.5)
    check(not path.exists(), "a file was written")
    program.restart()
    check(not path.exists(), "a file was written")
