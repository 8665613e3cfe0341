"""A camera for the window: frames of a display at an even rate, with the pointer and a caption drawn in.

The program and its X server get a clock that goes slower than the machine's. So the camera has time for each frame, and what it
films moves exactly as it does for a user.
"""

import collections
import mmap
import os
import struct
import subprocess
import time

from clock_facts import FAKETIME
from machine import Display, Folder, check

# Frames of the film in a second, and how often the pointer moves between two of them.
RATE, MOVES_A_FRAME = 12.5, 5
# How many times slower than the machine's clock the film's is.
SLOWER = 8
# The height of the caption under the window, in pixels.
CAPTION = 40

# The environment of what is filmed.
SLOW = {"LD_PRELOAD": FAKETIME or "", "FAKETIME": f"+0 x{1 / SLOWER}"}

# The pointer's picture: its middle is the place that it points to, and a ring shows that its button is pressed.
POINTER_SIDE = 64
ARROW = """<path transform="translate(32 32) scale(1.35)" d="M0 0v19l4.6-4.2 3 7 3.3-1.4-3-6.9 6.1-.4z" fill="#111" stroke="#fff"
    stroke-width="1.5" stroke-linejoin="round"/>"""
RING = """<circle cx="32" cy="32" r="20" fill="#2f6feb" fill-opacity=".28" stroke="#2f6feb" stroke-opacity=".9"
    stroke-width="2.5"/>"""

# All frames have the same few colours, so that the film stays small: the most frequent ones, as they are grounds, and of the others
# some that are this far apart.
GROUNDS, COLORS, APART = 40, 72, 20
# Every so many pictures are asked for their colours.
ASKED = 8


def painted(width, height, content, background="none"):
    """An SVG picture as red, green, blue, alpha, red, …"""
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
           f'<rect width="100%" height="100%" fill="{background}"/>{content}</svg>')
    picture = subprocess.run(["rsvg-convert"], input=svg.encode(), check=True, capture_output=True).stdout
    return subprocess.run(
        ["convert", "png:-", "-depth", "8", "rgba:-"], input=picture, check=True, capture_output=True).stdout


def without_alpha(pixels):
    rgb = bytearray(len(pixels) // 4 * 3)
    for channel in range(3):
        rgb[channel::3] = pixels[channel::4]
    return bytes(rgb)


class SlowDisplay(Display):
    """A display whose clock is the film's, and whose pixels are read at once."""

    def __init__(self, width, height):
        self.folder = Folder()
        super().__init__(width, height, "-nocursor", "-fbdir", self.folder.path, env=SLOW)
        with open(self.folder / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The header of an XWD file: its own size, and how many colours of 12 bytes follow it.
        header = struct.unpack(">25I", self.memory[:100])
        self.begin = header[0] + 12 * header[19]
        check(header[12] == 4 * width, lambda: f"not four bytes a pixel: {header}")

    def close(self):
        self.memory.close()
        super().close()
        self.folder.close()

    def point(self, place):
        self.xdotool("mousemove", *map(round, place))

    def button(self, is_pressed):
        self.xdotool("mousedown" if is_pressed else "mouseup", 1)

    def look(self):
        """The pixels of the display as red, green, blue, red, …; not while they are drawn."""
        width, height = self.size
        last = None
        while (now := self.memory[self.begin:self.begin + 4 * width * height]) != last:
            last = now
            # A frame is drawn in much less.
            time.sleep(0.01)
        rgb = bytearray(3 * width * height)
        rgb[0::3], rgb[1::3], rgb[2::3] = now[2::4], now[1::4], now[0::4]
        return bytes(rgb)


class Camera:
    """Takes frames into a folder, and makes one moving picture of them."""

    def __init__(self, width, height):
        self.size = (width, height)
        self.folder = Folder()
        self.sprites = {is_pressed: painted(POINTER_SIDE, POINTER_SIDE, RING * is_pressed + ARROW)
                        for is_pressed in (False, True)}
        self.captions = {}
        # Each frame: the path of its picture, and how many of the film's frames it is shown.
        self.frames = []
        self.last = None
        # How many seconds of the film a movement came too late at most.
        self.latest = 0

    def close(self):
        self.folder.close()

    def caption(self, words):
        if words not in self.captions:
            width = self.size[0]
            text = (f'<text x="{width / 2}" y="{CAPTION - 13}" text-anchor="middle" font-family="Inter" font-size="19" '
                    f'font-weight="600" fill="#fff">{words}</text>')
            self.captions[words] = without_alpha(painted(width, CAPTION, text, "#1d2230"))
        return self.captions[words]

    def take(self, pixels, place, is_pressed, words):
        """Adds a frame: the pixels of the display, the pointer, and a caption."""
        picture = self.with_pointer(pixels, place, is_pressed) + self.caption(words)
        if picture == self.last:
            self.frames[-1][1] += 1
            return
        self.last = picture
        width, height = self.size
        path = self.folder / f"{len(self.frames):04}.ppm"
        with open(path, "wb") as file:
            file.write(b"P6\n%d %d\n255\n" % (width, height + CAPTION) + picture)
        self.frames.append([path, 1])

    def with_pointer(self, pixels, place, is_pressed):
        width, height = self.size
        picture, sprite = bytearray(pixels), self.sprites[is_pressed]
        left, top = (round(number) - POINTER_SIDE // 2 for number in place)
        for y in range(max(0, -top), min(POINTER_SIDE, height - top)):
            for x in range(max(0, -left), min(POINTER_SIDE, width - left)):
                *color, alpha = sprite[4 * (y * POINTER_SIDE + x):][:4]
                if alpha:
                    at = 3 * ((top + y) * width + left + x)
                    for channel, value in enumerate(color):
                        under = picture[at + channel]
                        picture[at + channel] = under + (value - under) * alpha // 255
        return bytes(picture)

    def palette(self):
        """The colours of the film."""
        counts = collections.Counter()
        for path, _ in self.frames[::ASKED]:
            with open(path, "rb") as file:
                pixels = file.read()[-3 * self.size[0] * (self.size[1] + CAPTION):]
            counts.update(zip(*(pixels[channel::3] for channel in range(3))))
        chosen = []
        for color, _ in counts.most_common():
            apart = 1 if len(chosen) < GROUNDS else APART
            if all(sum((a - b) ** 2 for a, b in zip(color, other)) > apart ** 2 for other in chosen):
                chosen.append(color)
            if len(chosen) == COLORS:
                break
        return chosen

    def write(self, path):
        """Writes the film as an animated WebP that is repeated without an end."""
        check(self.latest < 1 / RATE, lambda: f"a movement came {1000 * self.latest:.0f} ms late: SLOWER is too small here")
        palette = self.palette()
        with open(self.folder / "palette.ppm", "wb") as file:
            file.write(b"P6\n%d 1\n255\n" % len(palette) + bytes(value for color in palette for value in color))
        subprocess.run(["mogrify", "-format", "png", "+dither", "-remap", self.folder / "palette.ppm",
                        *(picture for picture, _ in self.frames)], check=True)
        words, shown = ["-loop", "0"], 0
        for picture, count in self.frames:
            begin, shown = round(1000 * shown / RATE), shown + count
            words += ["-d", str(round(1000 * shown / RATE) - begin), "-m", "4", "-q", "100", picture.replace(".ppm", ".png")]
        subprocess.run(["img2webp", *words, "-o", path], check=True, capture_output=True)


def eased(share):
    """A hand begins and ends slowly."""
    return share * share * (3 - 2 * share)


def steady(share):
    """A finger that is lifted in full swing throws what it holds."""
    return share


class Hand:
    """The mouse of the film, over a display or a page; each of its movements is filmed."""

    def __init__(self, camera, stage, place, time_runs=True):
        self.camera, self.stage, self.time_runs = camera, stage, time_runs
        self.place, self.is_pressed, self.words = place, False, ""
        self.due = None

    def scene(self, words, place=None):
        """Begins a scene; what was done since the last one is not seen."""
        self.words = words
        self.point(place or self.place)
        self.go_on()

    def go_on(self):
        """Goes on after what is not seen."""
        self.due = time.monotonic()

    def point(self, place):
        self.place = tuple(place)
        self.stage.point(self.place)

    def press(self):
        self.is_pressed = True
        self.stage.button(True)

    def release(self):
        self.is_pressed = False
        self.stage.button(False)

    def move(self, place, seconds, ease=eased):
        """Goes to a place in so many seconds of the film."""
        (x, y), steps = self.place, max(1, round(seconds * RATE)) * MOVES_A_FRAME
        for step in range(1, steps + 1):
            share = ease(step / steps)
            self.point((x + (place[0] - x) * share, y + (place[1] - y) * share))
            self.wait()
            if step % MOVES_A_FRAME == 0:
                self.look()

    def stay(self, seconds):
        for _ in range(max(1, round(seconds * RATE))):
            for _ in range(MOVES_A_FRAME):
                self.wait()
            self.look()

    def wait(self):
        """Waits until the hand's next movement is due."""
        if self.time_runs:
            self.due += SLOWER / RATE / MOVES_A_FRAME
            early = self.due - time.monotonic()
            self.camera.latest = max(self.camera.latest, -early / SLOWER)
            # The film's own clock.
            time.sleep(max(0, early))

    def look(self):
        self.camera.take(self.stage.look(), self.place, self.is_pressed, self.words)
