"""Several programs at work on one project, and the end of one by a fault."""

import json
import os
import signal
import subprocess

from facts import fact
from machine import PATIENCE, PROGRAM, Folder, Program, check, wait_for

ROUNDS = 4
DOCUMENTED = (0, 1, 2, 3, 4, 5)


def half_written(folder):
    return [name for _, folders, files in os.walk(folder) for name in folders + files if ".partial-" in name]


@fact("Two updates, an approval and a window that plays and records at once: whole baselines each time")
def crowd(display):
    state = Folder()

    def write(size):
        for name in "ab":
            with open(state / f"{name}.scenario.json", "w", encoding="utf-8") as file:
                json.dump({"scenario": 1, "device": "classic", "textSize": size,
                           "steps": [{"tap": "status-bar"}, {"wait": 100}, {"shot": "s"}, {"wait": "settled"}]}, file)

    def begin(*words):
        return subprocess.Popen([PROGRAM, *words], cwd=state.path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    write(1)
    program = Program(display, state / "a.scenario.json", state=state).open()
    try:
        for number in range(ROUNDS):
            write(1 + (number % 2) * 0.3)
            for words in (("test",), ("report",)):
                begin(*words).communicate()
            program.key("ctrl+r")
            crew = [begin("test", "--update=all"), begin("approve"), begin("test", "--update=all")]
            program.click(160, 200)
            ends = [(one.communicate()[1].decode(), one.returncode) for one in crew]
            check(all(status in DOCUMENTED and words.count("\n") <= 3 for words, status in ends), lambda: f"{ends}")
            check(0 in (ends[0][1], ends[2][1]), lambda: f"no update came through: {ends}")
            check(half_written(state.path) == [], lambda: f"{half_written(state.path)}")
            after = begin("test")
            words = after.communicate()[1].decode()
            check(after.returncode == 0, lambda: f"round {number}: the baselines are not whole: {words}, after {ends}")
        program.rest()
        wait_for(lambda: len(program.steps("touch")) >= 2, "the window does not record")
        program.check_pixels(program.take_file())
        program.quit()
    finally:
        program.close()
        state.close()


@fact("A fault of the program itself ends it by its signal, with one line and no backtrace")
def fault(display):
    for number in (signal.SIGTRAP, signal.SIGSEGV, signal.SIGABRT):
        surroundings = {name: value for name, value in os.environ.items() if name != "SWIFT_BACKTRACE"}
        state = Folder()
        process = subprocess.Popen(
            [PROGRAM], env={**surroundings, "DISPLAY": display.name, "XDG_STATE_HOME": state.path, "HOME": state.path},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            wait_for(lambda: display.windows("^DrawerProto$", process.pid), "no window")
            process.send_signal(number)
            output, complaints = process.communicate(timeout=PATIENCE)
            check(process.returncode == -number, lambda: f"it ended with {process.returncode}")
            check(output == b"" and complaints.decode().splitlines() == [
                f"drawer-proto: the program crashed because of a bug (signal {int(number)}); "
                "please report it, and say what you did"], lambda: complaints.decode())
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            state.close()
