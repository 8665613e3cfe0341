"""GL draws the window as Cairo does, whose picture of the phone is `capture`'s byte by byte."""

import json
import os
import subprocess

from facts import fact
from machine import Folder, Program, check

RUN = {"large": True, "order": 8}

# How long a scene lasts, in milliseconds: longer than the latest moment at which one is looked at.
LENGTH = 4000


def notify(style):
    return {"notify": {"title": "Ada Lovelace", "message": "It weaves patterns as the loom weaves flowers", "icon": "mail",
                       "showDuration": 100, "duration": 100, "hideStyle": style, "hideDuration": 400}}


def touch(phase, x, y):
    return {"touch": 1, "phase": phase, "x": x, "y": y}


def half_open_row(y):
    places = [(280, y), (260, y), (220, y), (180, y)]
    steps = [step for x, y in places[1:] for step in ({"wait": 30}, touch("moved", x, y))]
    return [touch("began", *places[0]), *steps]


# Name, when it is looked at (milliseconds after the first step), pixels to a point, what the scenario says, steps.
SCENES = [
    *[(f"a banner, {style}", 420, zoom, {"screen": screen}, [notify(style)]) for style, zoom, screen in (
        ("curl-up", 2, "inbox"), ("flip-from-left", 1, "device"), ("flip-from-right", 2, "colours"),
        ("flip-from-bottom", 2, "inbox"), ("cross-dissolve", 1, "inbox"))],
    ("the drawer half open", 150, 2, {}, [{"tap": "status-bar"}]),
    ("a popover", 900, 1, {"device": "modern", "screen": "tour"}, [{"tap": "contents-button"}]),
    ("a modal", 900, 2, {"screen": "schedule"}, [{"tap": "meal-2026-01-05-1"}]),
    ("the moving picture", 2600, 2, {"screen": "tour"},
     [{"tap": "contents-button"}, {"wait": 400}, {"activate": "section-2"}, {"wait": 400}, {"activate": "section-watch"}]),
    ("the keyboard", 700, 1, {"device": "compact"}, [{"tap": "search-field"}]),
    ("large text", 100, 1, {"textSize": 2.0}, []),
    ("right to left", 400, 1, {"screen": "schedule", "direction": "rtl"}, []),
    ("the dark look", 400, 1, {"appearance": "dark", "device": "modern"}, [{"tap": "status-bar"}]),
    ("a swiped row", 200, 2, {}, half_open_row(250)),
    ("edit mode", 180, 1, {"appearance": "dark"}, [{"tap": "edit-button"}]),
    ("the turn", 150, 1, {}, [{"rotate": "left"}]),
    ("a pressed button", 200, 2, {"screen": "reporter"}, []),
]


# GL puts letters and edges on whole pixels where Cairo mixes the colours of two, so a pixel may have any colour between those
# that the pixels around it have in the other picture: then, at two pixels to a point, the two differ by 4 of 255 at most. What
# lies outside by more is far off; at one pixel to a point thin strokes have up to 7 such pixels in a patch.
FAR = 16
PATCH = 16
# A fringe of one pixel's width through a patch is more.
MOST = 12
# What is turned Cairo takes from the nearest pixel, and GL mixes: thin strokes have up to 40 such pixels in a patch.
MOST_TURNED = 64
RENDERERS = {"cairo": "GskCairoRenderer", "gl": "GskGLRenderer"}
# How much of the bezel and its shadow is looked at, in pixels.
MARGIN = 40


def between(picture, other):
    """How far a picture's pixels lie outside the colours around them in another one."""
    def around(method):
        return ["(", other, "-alpha", "off", "-morphology", method, "Rectangle:3x3", ")"]

    return ["(", picture, "-alpha", "off", *around("Dilate"), "-compose", "Darken", "-composite", *around("Erode"), "-compose",
            "Lighten", "-composite", picture, "-alpha", "off", "-compose", "difference", "-composite", ")"]


def farthest(one, other):
    """The patch in which most pixels are far off: how many, and where it is."""
    far = subprocess.run(
        ["convert", *between(one, other), *between(other, one), "-compose", "Lighten", "-composite", "-separate",
         "-evaluate-sequence", "max", "-depth", "8", "gray:-"], check=True, capture_output=True).stdout
    width, height = map(int, subprocess.run(
        ["identify", "-format", "%w %h", one], check=True, capture_output=True, text=True).stdout.split())
    check(len(far) == width * height, "the comparison is no picture")
    marks = far.translate(bytes(value > FAR for value in range(256)))
    rows = [marks[y * width:(y + 1) * width] for y in range(height)]
    counts = [(sum(sum(row[x:x + PATCH]) for row in rows[y:y + PATCH]), x, y)
              for y in range(0, height, PATCH // 2) if any(1 in row for row in rows[y:y + PATCH])
              for x in range(0, width, PATCH // 2)]
    return max(counts, default=(0, 0, 0))


def check_alike(one, other, words, most=MOST):
    count, x, y = farthest(one, other)
    check(count <= most, lambda: f"{words}: {count} pixels of the patch at {x},{y} are far off")


def place(display, state, scene, renderer):
    """The program with a scene whose time stands at the moment from the first frame on, however slow the machine is."""
    name, moment, zoom, opening, steps = scene
    path = state / "scene.scenario.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"scenario": 1, "device": "classic", **opening, "steps": [*steps, {"wait": LENGTH}]}, file)
    os.makedirs(state / "drawer-proto", exist_ok=True)
    with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
        json.dump({"zoom": zoom, "width": 1000, "height": 1150}, file)
    program = Program(
        display, f"{path}@{moment}", state=state, env={"GSK_RENDERER": renderer, "LIBGL_ALWAYS_SOFTWARE": "1"}).open()
    counters = program.counters()
    check(counters["stands"] == "true" and int(counters["time"]) == moment * 1000, lambda: f"not held at {moment}: {counters}")
    return program


def picture(display, scene, renderer, path):
    """The phone with its bezel and shadow on the screen, as a renderer draws it."""
    state = Folder()
    program = place(display, state, scene, renderer)
    try:
        drawn = program.counters()["renderer"]
        check(drawn == RENDERERS[renderer], lambda: f"asked for {renderer}, {drawn} draws")
        if renderer == "cairo":
            program.check_pixels(program.take_file())
        x, y, width, height = program.phone
        subprocess.run(
            ["import", "-display", display.name, "-window", "root", "-crop",
             f"{width + 2 * MARGIN}x{height + 2 * MARGIN}+{x - MARGIN}+{y - MARGIN}", "+repage", path], check=True)
    finally:
        program.close()
        state.close()


def draws_alike(scene):
    def alike(display):
        folder = Folder()
        try:
            for renderer in ("cairo", "gl"):
                picture(display, scene, renderer, folder / f"{renderer}.png")
            most = MOST_TURNED if scene[0] == "the turn" else MOST
            check_alike(folder / "gl.png", folder / "cairo.png", scene[0], most)
        finally:
            folder.close()

    return alike


for each in SCENES:
    fact(f"GL draws what Cairo draws: {each[0]}")(draws_alike(each))


@fact("The comparison of renderers finds a picture two pixels off, a fringe a pixel wide, and what is missing")
def comparison():
    folder = Folder()

    def draw(name, *words):
        subprocess.run(["convert", "-size", "200x100", "xc:#f0f0f0", "-fill", "#101020", *words, folder / name], check=True)
        return folder / name

    def count(name, *words):
        return farthest(draw("wanted.png", "-draw", "rectangle 40,30 160,70"), draw(name, *words))[0]

    try:
        whole = "rectangle 40,30 160,70"
        check(count("same.png", "-draw", whole) == 0, "a picture differs from itself")
        check(count("near.png", "-draw", "rectangle 41,30 161,70") <= MOST, "a pixel's rounding is taken for a fault")
        for name, words in {
                "off": ["-draw", "rectangle 42,30 162,70"], "missing": ["-draw", "rectangle 40,30 152,70"],
                "fringe": ["-draw", whole, "-fill", "#303040", "-draw", "line 60,50 140,50"]}.items():
            found = count(f"{name}.png", *words)
            check(found > MOST, lambda: f"{name}: {found} pixels far off")
    finally:
        folder.close()
