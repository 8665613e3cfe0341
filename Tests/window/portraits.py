"""Pictures of the whole window as people meet it: sizes, densities, light and dark, right to left, long words.

portraits.py FOLDER [WORDS] makes FOLDER/NAME.png of those whose names hold the words; script/pictures puts them on a sheet.
"""

import json
import os
import sys

from machine import Display, Folder, Program

# Words as long as German has them; they reach the window as the names of files.
LONG = "Benachrichtigungseinstellungsvergleich-Schubladenfederung"

STEPS = [
    {"wait": 200},
    {"notify": {"title": "Maya Lindqvist", "message": "The keys are with the baker downstairs.", "icon": "mail",
                "sticky": True}},
    {"wait": 1200},
]


class Portrait:
    """A window: its size in logical pixels, keys that are pressed, what it remembers, and what surrounds it."""

    def __init__(self, name, width, height, *keys, state=None, env=None, file=False, tuning=False, scale=1):
        self.name, self.size, self.keys = name, (width, height), keys
        self.state, self.env, self.file, self.tuning, self.scale = state or {}, env or {}, file, tuning, scale


DARK = {"style": "dark"}
EVENTS = {"panel": "events"}
HEBREW = {"LANGUAGE": "he"}

TUNE = {"panel": "tune"}
# Opens the editor of the drawer's curve.
CURVE = ["F6", *"drawer", "period", *"open", "period", *"curve", "Tab", "Tab", "Tab", "space"]

PORTRAITS = [
    Portrait("360x640", 360, 640),
    Portrait("360x640-dark", 360, 640, state=DARK),
    Portrait("700x500", 700, 500),
    Portrait("1024x700", 1024, 700),
    Portrait("1024x700-dark-paused", 1024, 700, "ctrl+p", state=DARK),
    Portrait("1024x700-right-to-left", 1024, 700, state=EVENTS, env=HEBREW),
    Portrait("1400x1000-events", 1400, 1000, state=EVENTS),
    Portrait("1400x1000-long-words", 1400, 1000, "ctrl+p", state=EVENTS, file=True, tuning=True),
    Portrait("1400x1000-bell", 1400, 1000, "ctrl+n", state=DARK),
    Portrait("2560x1440", 2560, 1440),
    Portrait("1024x700-double", 1024, 700, env={"GDK_SCALE": "2"}, scale=2),
    Portrait("1400x1000-presenting", 1400, 1000, "F11"),
    Portrait("1400x1000-beside", 1400, 1000, "ctrl+b", *CURVE, state={**TUNE, "beside": "appearance"}),
    Portrait("1400x1000-lines", 1400, 1000, "ctrl+alt+l", state={**DARK, **EVENTS, "lines": True}),
    Portrait("460x760-tune", 460, 760, *CURVE, state=TUNE),
]


def take(portrait, folder):
    width, height = (length * portrait.scale for length in portrait.size)
    display = Display(width, height)
    state = Folder()
    try:
        os.makedirs(state / "drawer-proto", exist_ok=True)
        with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
            json.dump({"width": portrait.size[0], "height": portrait.size[1], **portrait.state}, file)
        arguments = []
        if portrait.tuning:
            path = state / f"{LONG}.json"
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"drawer.open.duration": 0.3}, file)
            arguments += ["--tuning", path]
        scenario = state / (f"{LONG}.scenario.json" if portrait.file else "banner.scenario.json")
        with open(scenario, "w", encoding="utf-8") as file:
            json.dump({"scenario": 1, "device": "modern", "screen": "inbox", "steps": STEPS}, file)
        if portrait.file:
            arguments.append(scenario)
        program = Program(display, *arguments, state=state, env=portrait.env).open()
        try:
            display.xdotool("windowsize", "--sync", program.window, width, height, "windowmove", program.window, 0, 0)
            program.rest()
            for key in portrait.keys:
                program.key(key)
                program.rest()
            display.xdotool("mousemove", width - 1, height - 1)
            program.rest()
            display.save(os.path.join(folder, f"{portrait.name}.png"))
        finally:
            program.close()
    finally:
        display.close()
        state.close()


def main(folder, wanted):
    for portrait in PORTRAITS:
        if wanted in portrait.name:
            take(portrait, folder)


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
