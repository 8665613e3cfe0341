"""Every text of the window's own can be read: as the pixels have it, in light and dark; runs inside a session bus."""

import json
import os
from collections import Counter

from access_facts import Atspi, application, find, frame, role_name
from facts import Skipped, fact
from machine import GTK, Display, Folder, Program, check, wait_for
from timeline_facts import pause

RUN = {"bus": True}

# For text of ordinary size, by the guidelines for web content.
LEAST = 4.5
# With two pixels to a logical one, strokes have pixels that are all ink.
SCALE = 2


def luminance(color):
    def linear(value):
        value /= 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Picture:
    """The screen as it is now."""

    def __init__(self, display):
        self.size = display.size
        self.pixels = display.pixels(0, 0, *self.size)

    def colors(self, left, top, width, height):
        """How often each colour is in a part of it."""
        found = Counter()
        for y in range(max(0, top), min(self.size[1], top + height)):
            start = 3 * (y * self.size[0] + max(0, left))
            row = self.pixels[start:3 * (y * self.size[0] + min(self.size[0], left + width))]
            found.update(zip(row[::3], row[1::3], row[2::3]))
        return found


def outside(node, clip=(-1e9, -1e9, 1e9, 1e9)):
    """Everything but the phone, each with the part of it that nothing scrolls away: left, top, right, bottom."""
    component = node.get_component_iface()
    if component:
        x, y, width, height = frame(node)
        if width > 0 and height > 0:
            clip = (max(clip[0], x), max(clip[1], y), min(clip[2], x + width), min(clip[3], y + height))
        yield node, clip
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child and (role_name(child), child.get_name()) != ("panel", "Phone"):
            yield from outside(child, clip)


def labels(program):
    """The texts that are shown outside the phone, each with its place on the screen."""
    panel = find(program, "panel", "Phone")
    left, top, width, height = frame(panel)
    x, y, w, h = program.phone
    # The bus counts from the window's corner, the screen's pixels from its shadow's.
    dx, dy = x - round((left + width / 2) * SCALE - w / 2), y - round((top + height / 2) * SCALE - h / 2)
    for node, (x1, y1, x2, y2) in outside(application(program)):
        states = node.get_state_set()
        if role_name(node) != "label" or not node.get_name().strip():
            continue
        if not states.contains(Atspi.StateType.VISIBLE) or not states.contains(Atspi.StateType.SENSITIVE):
            continue
        whole = frame(node)[3]
        # A line of which half is scrolled away shows no whole letters.
        if x2 > x1 and whole > 0 and y2 - y1 > 0.75 * whole:
            yield node.get_name(), (x1 * SCALE + dx, y1 * SCALE + dy, (x2 - x1) * SCALE, (y2 - y1) * SCALE)


def check_contrast(program, what):
    def seen():
        """The texts and a picture of them: none came, went or moved meanwhile."""
        program.rest()
        found = list(labels(program))
        picture = Picture(program.display)
        return (found, picture) if list(labels(program)) == found else None

    found, picture = wait_for(seen, lambda: f"{what}: the texts do not stand still")
    check(len(found) > 3, lambda: f"{what}: only {found}")
    faint = []
    for name, place in found:
        colors = picture.colors(*place)
        if not colors:
            continue
        ground = colors.most_common(1)[0][0]
        best = max(ratio(ground, color) for color in colors)
        if best < LEAST:
            faint.append(f"{name[:30]!r} {best:.2f}")
    check(not faint, lambda: f"{what}: {'; '.join(faint)}")


def readable(style):
    def read():
        if GTK >= (4, 14):
            raise Skipped("this GTK reports wrong places of texts")
        display, state = Display(2600, 2000), Folder()
        os.mkdir(state / "drawer-proto")
        with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
            json.dump({"style": style}, file)
        program = Program(display, state=state, env={"GDK_SCALE": str(SCALE)}).open()
        try:
            # The clock is one of the texts.
            pause(program)
            check_contrast(program, "the header")
            program.key("ctrl+n")
            check_contrast(program, "the composer")
            program.click(160, 10)
            program.key("ctrl+n", "ctrl+l")
            check_contrast(program, "the events")
            program.restart("ctrl+r")
            pause(program)
            check_contrast(program, "a notice")
            path = state / "bad.scenario.json"
            with open(path, "w", encoding="utf-8") as file:
                file.write("{")
            program.open_file(path)
            wait_for(lambda: any("bad.scenario.json:1:" in name for name, _ in labels(program)), "no message")
            check_contrast(program, "an error")
        finally:
            program.close()
            state.close()
            display.close()

    return read


for each in ("light", "dark"):
    fact(f"Every text of the window has a contrast of 4.5 at least, {each}")(readable(each))
