"""Runs the facts of the modules that are named, on one machine."""

import importlib
import os
import signal
import sys

import facts
from machine import Display, Program


class Machine:
    """Makes what facts need when the first one asks, and takes it down at the end."""

    def __init__(self):
        self.made = {}

    def __call__(self, name):
        if name == "display" and name not in self.made:
            self.made[name] = Display()
        if name == "program" and (name not in self.made or self.made[name].process.poll() is not None):
            self.renew()
            program = self.made[name] = Program(self("display")).open()
            # Two messages above the phone leave it room to stand as it is.
            program.display.xdotool("windowsize", "--sync", program.window, 760, 800)
            program.rest()
        return self.made[name]

    def renew(self):
        """The next fact that asks for the program gets a new one."""
        if "program" in self.made:
            self.made.pop("program").close()

    def close(self):
        self.renew()
        if "display" in self.made:
            self.made["display"].close()


def main(modules):
    # Whoever stops the facts does not leave their programs running.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    counts = dict.fromkeys(facts.OUTCOMES, 0)
    machine = Machine()
    try:
        for module in modules:
            importlib.import_module(module)
            for key, number in facts.run(machine, module, os.environ.get("FACTS", "")).items():
                counts[key] += number
            machine.renew()
    finally:
        machine.close()
    facts.report(counts)


main(sys.argv[1:])
