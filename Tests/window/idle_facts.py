"""What the program does while nothing happens: nothing."""

import os
import time

from facts import fact
from machine import check, wait_for

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


@fact("While nothing but the clock's minute changes no other frame is drawn; at most five wake-ups a second")
def idle(program):
    program.restart()
    program.dismiss()
    program.click(160, 10)
    program.rest()
    wait_for_ring(program)
    before = program.counters()
    slept = switches(program.process.pid)
    time.sleep(SECONDS)
    slept = switches(program.process.pid) - slept
    after = program.counters()
    frames = int(after["frames"]) - int(before["frames"])
    # The two questions for the counters wake it, too.
    wakeups = int(after["wakeups"]) - int(before["wakeups"]) - 2
    # The phone's clock goes on to the next minute, and nothing else happens.
    minutes = -(-SECONDS // 60)
    check(frames <= minutes, lambda: f"{frames} frames in {SECONDS} s")
    check(wakeups <= 5 * SECONDS, lambda: f"the main loop woke {wakeups} times in {SECONDS} s")
    check(slept <= 5 * SECONDS, lambda: f"threads woke {slept} times in {SECONDS} s")
    print(f"        {frames} frames, {wakeups} turns of the main loop, {slept} wake-ups of threads in {SECONDS} s")


@fact("A paused motion draws nothing either")
def paused(program):
    program.restart()
    program.dismiss()
    program.display.xdotool("mousemove", *program.at(160, 10), "click", 1)
    program.key("ctrl+p")
    program.rest()
    wait_for_ring(program)
    before = program.counters()
    time.sleep(2)
    after = program.counters()
    check(before["paused"] == "true" and before["frames"] == after["frames"], lambda: f"{before}, then {after}")
    program.key("ctrl+p")
    program.rest()
