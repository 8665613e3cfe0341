"""GL draws the window as Cairo does; what Cairo draws is `capture`'s, byte by byte."""

import json
import os
import subprocess

from facts import Skipped, fact
from machine import Display, Folder, Program, check, wait_for

# The phone's time is held before anything happens in a scene.
BEGIN = 1500
# A step of time goes to the next frame of so many in a second.
RATE = 60


def notify(style):
    return {"notify": {"title": "Ada Lovelace", "message": "It weaves patterns as the loom weaves flowers", "icon": "mail",
                       "showDuration": 100, "duration": 100, "hideStyle": style, "hideDuration": 400}}


def touch(phase, x, y):
    return {"touch": 1, "phase": phase, "x": x, "y": y}


def half_open_row(y):
    places = [(280, y), (260, y), (220, y), (180, y)]
    steps = [step for x, y in places[1:] for step in ({"wait": 30}, touch("moved", x, y))]
    return [touch("began", *places[0]), *steps]


# Name, when it is looked at (milliseconds after the beginning), pixels to a point, what the scenario says, steps.
SCENES = [
    *[(f"a banner, {style}", 420, zoom, {"screen": screen}, [notify(style)]) for style, zoom, screen in (
        ("curl-up", 2, "inbox"), ("flip-from-left", 1, "device"), ("flip-from-right", 2, "colours"),
        ("flip-from-bottom", 2, "inbox"), ("cross-dissolve", 1, "inbox"))],
    ("the drawer half open", 150, 2, {}, [{"tap": "status-bar"}]),
    ("a popover", 900, 1, {"device": "modern", "screen": "tour"}, [{"tap": "contents-button"}]),
    ("a modal", 900, 2, {"screen": "schedule"}, [{"tap": "meal-2026-01-05-1"}]),
    ("the moving picture", 900, 1, {"screen": "tour", "device": "librem"},
     [{"tap": "contents-button"}, {"wait": 400}, {"activate": "section-2"}, {"wait": 400}, {"activate": "section-watch"}]),
    ("the keyboard", 700, 1, {"device": "compact"}, [{"tap": "search-field"}]),
    ("large text", 100, 1, {"textSize": 2.0}, []),
    ("the dark look", 400, 1, {"appearance": "dark", "device": "modern"}, [{"tap": "status-bar"}]),
    ("a swiped row", 200, 2, {}, half_open_row(250)),
    ("edit mode", 180, 1, {"appearance": "dark"}, [{"tap": "edit-button"}]),
    ("a pressed button", 200, 2, {"screen": "reporter"}, []),
]


def place(display, state, scene, renderer):
    """The program with a scene, held at its frame."""
    name, moment, zoom, opening, steps = scene
    path = state / "scene.scenario.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "device": "classic", **opening, "steps": [{"wait": BEGIN}, *steps]}, file)
    os.makedirs(state / "drawer-proto", exist_ok=True)
    with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
        json.dump({"zoom": zoom, "width": 1000, "height": 1150}, file)
    program = Program(display, path, state=state, env={"GSK_RENDERER": renderer}).open_quickly()
    program.window = wait_for(lambda: display.windows("^DrawerProto$", program.process.pid), "no window")[0]
    display.xdotool("windowfocus", "--sync", program.window)
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time can't be held")
    wanted = -(-(BEGIN + moment) * RATE // 1000)
    begun = program.number("time")
    check(begun < BEGIN * 1000, lambda: f"time was held at {begun} only")
    program.key(*["ctrl+period"] * (wanted - begun * RATE // 1_000_000))
    time = -(-wanted * 1_000_000 // RATE)
    wait_for(lambda: program.number("time") == time, lambda: f"held at {program.number('time')} instead of {time}")
    program.rest()
    return program
