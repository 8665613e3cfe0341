"""What the program does while nothing happens: nothing."""

import os
import resource
import time

from facts import fact
from machine import LATENESS, STEP, Display, Folder, Program, check, measured_step, wait_for

RUN = {"order": 4}

SECONDS = 60


def switches(pid):
    """How often any thread of a process went to sleep by itself, as the kernel counts it."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status", encoding="ascii") as status:
            total += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt_switches"))
    return total


def wait_for_ring(program):
    """Three seconds after a key GTK takes the ring away from what has the keyboard, which draws the window once more."""
    last = [None, time.monotonic()]

    def quiet():
        frames = program.number("frames")
        if frames != last[0]:
            last[:] = [frames, time.monotonic()]
        return time.monotonic() - last[1] > 4

    wait_for(quiet, "the program draws on", pause=0.5)


def processor(pid):
    """Seconds of the processor that all threads of a process took, as the scheduler counts them."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/schedstat", encoding="ascii") as counted:
            total += int(counted.read().split()[0])
    return total / 1e9


def picture():
    """Seconds of the processor for a start and a picture, here and now."""
    def used():
        taken = resource.getrusage(resource.RUSAGE_CHILDREN)
        return taken.ru_utime + taken.ru_stime

    before = used()
    measured_step()
    return used() - before


def lively(seconds):
    """How many steps there are at least while somebody looks: ten a second, where each waits a little for the processor."""
    return seconds / (0.1 + STEP / 2)


def counted(program, seconds):
    """What the program did in a while: by its own counters, and by the kernel's."""
    pid = program.process.pid
    before, slept, used, begin = program.counters(), switches(pid), processor(pid), time.monotonic()
    # What is counted is how often something happens in a time.
    time.sleep(seconds)
    slept, used = switches(pid) - slept, processor(pid) - used
    after, span = program.counters(), time.monotonic() - begin
    return {
        "frames": int(after["frames"]) - int(before["frames"]),
        "steps": int(after["steps"]) - int(before["steps"]),
        # The two questions for the counters wake it, too.
        "wakeups": int(after["wakeups"]) - int(before["wakeups"]) - 2,
        "time": (int(after["time"]) - int(before["time"])) / 1e6, "clock": after["clock"],
        "slept": slept, "used": used, "span": span}


@fact("A minute after the last input the clock goes on by the second, and the phone is not painted; at most five wake-ups a second")
def idle(program):
    program.restart()
    program.dismiss()
    program.click(160, 10)
    program.rest()
    # A minute, and what the last ring still draws.
    time.sleep(70)
    done = counted(program, SECONDS)
    # The phone's own clock goes on to the next minute, and nothing else happens.
    minutes = -(-SECONDS // 60)
    check(done["frames"] <= minutes, lambda: f"{done}")
    # A step may come late, but none is missing, and the clock says the second that it is.
    check(SECONDS - 2 - LATENESS <= done["steps"] <= SECONDS + 2, lambda: f"{done}")
    check(abs(done["time"] - done["span"]) < 1 + LATENESS, lambda: f"{done}")
    check(done["wakeups"] <= 5 * SECONDS and done["slept"] <= 5 * SECONDS, lambda: f"{done}")
    # A step costs next to nothing: all of them no more than three pictures.
    most = 3 * picture()
    print(f"        {done['used'] * 1000:.0f} ms of the processor in {SECONDS} s of {most * 1000:.0f} allowed")
    check(done["used"] <= most, lambda: f"{done['used']:.3f} s of the processor, {most:.3f} at most")
    # The next input shows the exact time at once.
    program.display.xdotool("mousemove", *program.at(160, 300))
    wait_for(lambda: program.number("time") % 1_000_000 > 50_000, "the time is that of the last second")
    program.rest()


@fact("What is played, and a phone that was just touched, go on in ten steps a second while nothing on the phone moves")
def alive(program):
    program.restart()
    program.dismiss()
    program.click(160, 10)
    program.rest()
    # GTK takes the ring away three seconds after a key, which draws the window once more.
    time.sleep(3)
    live = counted(program, 3)
    check(live["frames"] <= 1, lambda: f"live: {live}")
    check(live["steps"] >= lively(live["span"]), lambda: f"live: {live}")
    # Back into the part that stands still, and played from there.
    # Six seconds stood still at least, however long it took before.
    still = program.number("end") // 1_000_000 - 4
    program.key("ctrl+g")
    wait_for(lambda: program.counters()["keyboard"] == "elsewhere", "nothing asks")
    program.display.xdotool("type", "--delay", 1, still)
    program.display.xdotool("key", "Return")
    wait_for(lambda: program.number("time") == still * 1_000_000, lambda: f"it is not at {still} s")
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["playing"] == "true", "it does not play")
    played = counted(program, 2)
    check(played["frames"] <= 1 and played["steps"] >= lively(played["span"]), lambda: f"played: {played}")
    check(abs(played["time"] - played["span"]) < 0.2 + LATENESS, lambda: f"played: {played}")
    program.key("ctrl+r")
    program.rest()


@fact("Out of sight nothing goes on, and in sight again the time is right at once")
def out_of_sight():
    display = Display()
    state = Folder()
    program = Program(display, state=state).open()
    try:
        program.click(160, 10)
        program.rest()
        display.xdotool("windowunmap", "--sync", program.window)
        hidden = counted(program, 4)
        check(hidden["steps"] <= 1 and hidden["frames"] == 0, lambda: f"{hidden}")
        display.xdotool("windowmap", program.window)
        before = program.number("steps")
        wait_for(lambda: program.number("steps") > before + 2, "it does not go on")
        program.rest()
    finally:
        program.close()
        state.close()
        display.close()


@fact("A paused motion draws nothing either")
def paused(program):
    program.restart()
    program.dismiss()
    program.display.xdotool("mousemove", *program.at(160, 10), "click", 1)
    program.key("ctrl+p")
    program.rest()
    wait_for_ring(program)
    before = program.counters()
    # That nothing comes can only be waited for.
    time.sleep(2)
    after = program.counters()
    check(before["paused"] == "true" and before["frames"] == after["frames"], lambda: f"{before}, then {after}")
    program.key("ctrl+p")
    program.rest()
