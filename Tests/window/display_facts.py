"""Other displays than X: none, Wayland, a web browser."""

import ctypes
import os
import shutil
import signal
import subprocess

from browser import Browser, executable
from facts import Skipped, fact
from machine import (
    NOWHERE, PATIENCE, PROGRAM, Display, Folder, Program, check, recorded, served, stop, wait_for)
from weston import Weston

RUN = {"large": True}


def start(*arguments, **more):
    state = Folder()
    try:
        return subprocess.run(
            [PROGRAM, *arguments], env={**NOWHERE, "XDG_STATE_HOME": state.path, **more}, capture_output=True, text=True,
            timeout=PATIENCE)
    finally:
        state.close()


@fact("Without a display it says so in one line and ends with 3")
def no_display():
    for more in ({}, {"DISPLAY": ":4321"}, {"WAYLAND_DISPLAY": "nothing"}, {"GDK_BACKEND": "broadway"}):
        done = start(**more)
        check(done.returncode == 3 and done.stderr.count("\n") == 1 and "no display" in done.stderr
              and done.stdout == "", lambda: f"{more}: {done}")


@fact("serve refuses a browser daemon that is not its own, and a port that is taken")
def foreign(display):
    for more in ({"BROADWAY_DISPLAY": ":5"}, {"GDK_BACKEND": "broadway"}):
        done = start("serve", **more)
        check(done.returncode == 3 and done.stderr.count("\n") == 1 and "BROADWAY_DISPLAY" in done.stderr,
              lambda: f"{more}: {done}")
    with subprocess.Popen(
            ["python3", "-c", "import socket,sys; s = socket.create_server(('127.0.0.1', 0)); "
             "print(s.getsockname()[1], flush=True); sys.stdin.read()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        port = holder.stdout.readline().strip()
        done = start("serve", "--port", port)
        holder.stdin.close()
    check(done.returncode == 3 and port in done.stderr and done.stderr.count("\n") == 1, lambda: f"{done}")


@fact("Where GL would be software it is not even loaded, unless GSK_RENDERER asks for it")
def renderer(display):
    if any(os.access(f"/dev/dri/renderD{number}", os.R_OK | os.W_OK) for number in range(128, 144)):
        raise Skipped("this machine has graphics hardware")
    for more, wanted in (({}, False), ({"GSK_RENDERER": "gl"}, True)):
        program = Program(display, env=more).open_quickly()
        try:
            with open(f"/proc/{program.process.pid}/maps", encoding="utf-8") as maps:
                loaded = maps.read()
            # Mesa 24.2 and later have one library for all drivers.
            check(("swrast" in loaded or "libgallium" in loaded) == wanted, lambda: f"{more}: software GL loaded is not {wanted}")
        finally:
            program.close()


class Opened:
    """Counts how often a file is opened, as the kernel tells it."""

    OPEN, CLOSE = 0x20, 0x10

    def __init__(self, path):
        self.library = ctypes.CDLL(None, use_errno=True)
        self.file = self.library.inotify_init1(os.O_NONBLOCK)
        # With both the kernel can't make one event of two that follow each other.
        watch = self.library.inotify_add_watch(self.file, os.fsencode(path), self.OPEN | self.CLOSE)
        check(watch >= 0, lambda: f"inotify: {os.strerror(ctypes.get_errno())}")

    def count(self):
        try:
            events = memoryview(os.read(self.file, 1 << 16)).cast("I")
        except BlockingIOError:
            return 0
        # An event of a file that is watched itself has no name: four numbers, the second says what it is.
        return sum(1 for what in events[1::4] if what & self.OPEN)

    def close(self):
        os.close(self.file)


@fact("The start reads the icon themes once")
def icons(display):
    state = Folder()
    folder = state / "data/icons/hicolor"
    os.makedirs(folder)
    shutil.copy("/usr/share/icons/hicolor/index.theme", folder)
    opened = Opened(os.path.join(folder, "index.theme"))
    program = Program(display, state=state)
    try:
        program.open()
        count = opened.count()
        check(count == 1, lambda: f"the index of the theme was opened {count} times")
    finally:
        program.close()
        opened.close()
        state.close()


@fact("On Wayland it starts, draws and ends, ten times without a warning")
def wayland():
    weston = Weston()
    try:
        for _ in range(10):
            program = Program(None, env=weston.env)
            try:
                wait_for(lambda: program.number("frames") > 0, "no frame was drawn")
                check(program.counters()["screen"].endswith("320,480"), lambda: f"{program.counters()}")
                program.process.send_signal(signal.SIGINT)
                program.process.wait(PATIENCE)
                check(program.process.returncode == 130,
                      lambda: f"it ended with {program.process.returncode}: {program.complaints()}")
            finally:
                program.close()
    finally:
        weston.close()


@fact("With each renderer that GSK_RENDERER names a window draws on X and on Wayland, without a warning of ours")
def renderers(display):
    weston = Weston()
    try:
        for place, env in ((display, {}), (None, weston.env)):
            for name in ("cairo", "gl", "ngl", "vulkan"):
                program = Program(place, env={"GSK_RENDERER": name, **env}).open_quickly()
                try:
                    drawn = program.counters()["renderer"]
                    is_cairo = drawn == "GskCairoRenderer"
                    check(is_cairo == (name == "cairo") and drawn.endswith("Renderer"), lambda: f"{env}: {name}, and {drawn} draws")
                    program.process.send_signal(signal.SIGINT)
                    program.process.wait(PATIENCE)
                    check(program.process.returncode == 130, lambda: f"{env}: {name}: it ended with {program.process.returncode}")
                finally:
                    program.close()
    finally:
        weston.close()


def loses_display(program, kill):
    """Plays in a window, kills its display and sees how the program ends."""
    try:
        wait_for(lambda: program.number("frames") > 0, "no frame was drawn")
        program.read_errors()
        program.errors = ""
        kill()
        program.process.wait(PATIENCE)
        check(program.process.returncode == 3, lambda: f"it ended with {program.process.returncode}")
        said = program.read_errors()
        check(said.count("\n") == 1 and "the connection to the display was lost" in said, lambda: f"it said {said!r}")
    finally:
        program.close()


@fact("If its X server or its Wayland compositor dies, the program says so in one line and ends with 3; nothing is lost")
def display_dies():
    for number in (signal.SIGKILL, signal.SIGTERM):
        display, state = Display(), Folder()
        try:
            program = Program(display, state=state).open()
            program.click(160, 200)
            wait_for(lambda: len(program.steps("touch")) == 2, "the click is not recorded")
            journal = program.counters()["journal"]
            loses_display(program, lambda: (display.process.send_signal(number), display.process.wait()))
            check(len(recorded(journal)["steps"]) >= 2, "the recording is lost")
        finally:
            display.close()
            state.close()
        weston = Weston()
        try:
            loses_display(Program(None, env=weston.env), lambda: (weston.process.send_signal(number), weston.process.wait()))
        finally:
            weston.close()


# What a user may have set for the widgets of other programs, with values that are none: each pair of values is tried at once,
# beside all others. ProgramTests try them, and those that only pictures would hear, in commands.
HOSTILE = {
    "PIXMAN_DISABLE": ("sse2 mmx ssse3 fast", "fast general"), "CAIRO_DEBUG": ("1", ""), "FC_DEBUG": ("1", "2147483647"),
    "FC_LANG": ("ar", "%n%s"), "FREETYPE_PROPERTIES": ("cff:no-stem-darkening=0", "%n%s"),
    "HB_OPTIONS": ("uniscribe-bug-compatible", "%n%s"), "HB_SHAPER_LIST": ("fallback", "nothing"), "PANGO_LANGUAGE": ("sr:fa", "%n%s"),
    "PANGOCAIRO_BACKEND": ("win32", "nothing"), "LIBTHAI_DICTDIR": ("/nonexistent", "/proc"), "G_DEBUG": ("help", "gc-friendly"),
    "G_MESSAGES_DEBUG": ("", "nothing"), "G_SLICE": ("always-malloc", "debug-blocks"), "G_RANDOM_VERSION": ("2.0", "x"),
    "G_ENABLE_DIAGNOSTIC": ("1", "x"), "GOBJECT_DEBUG": ("objects", "help"), "G_FILENAME_ENCODING": ("latin1", "%n%s"),
    "G_BROKEN_FILENAMES": ("1", ""), "GIO_MODULE_DIR": ("/nonexistent", "/proc"), "GIO_EXTRA_MODULES": ("/nonexistent", "/proc"),
    "GIO_USE_VFS": ("nothing", "local"), "GIO_USE_FILE_MONITOR": ("nothing", "inotify"), "GSETTINGS_BACKEND": ("nothing", "memory"),
    "GDK_DEBUG": ("help", "misc"), "GDK_DPI_SCALE": ("nan", "0.01"), "GDK_SYNCHRONIZE": ("1", "x"),
    "GDK_PIXBUF_MODULE_FILE": ("/nonexistent", "/dev/null"), "GSK_DEBUG": ("geometry", "help"),
    "GTK_DEBUG": ("help", "no-css-cache"), "GTK_THEME": ("HighContrastInverse", "%n%s"), "GTK_PATH": ("/nonexistent", "/proc"),
    "GTK_IM_MODULE": ("nothing", "%n%s"), "GTK_A11Y": ("none", "test"), "GTK_MEDIA": ("nothing", "help"), "GTK_CSD": ("0", "x"),
    "XCURSOR_SIZE": ("1000000", "-1"), "XKB_CONFIG_ROOT": ("/nonexistent", "/proc"), "XMODIFIERS": ("@im=nothing", "%n%s"),
    "XCOMPOSEFILE": ("/nonexistent", "/dev/null"), "GDK_SCALE": ("x", "-1"),
}


@fact("Hostile values of what libraries read from the environment stop no window, and change nothing on the phone")
def variables(display):
    check(len(HOSTILE) >= 40, "fewer than forty variables")
    pictures = []
    for number in (None, 0, 1):
        env = {} if number is None else {name: values[number] for name, values in HOSTILE.items()}
        program = Program(display, env=env)
        try:
            program.open()
            pictures.append(program.screen_pixels())
            check(number != 0 or program.process.stdout.read() in (None, b""), "a library speaks on the standard output")
            program.quit()
        finally:
            program.close()
    check(len(pictures[0]) > 0 and pictures[1] == pictures[0] and pictures[2] == pictures[0], "the phone looks different")


@fact("A backend that is none, a scale that fits no screen, no fonts: a window, or one line and 3, never a signal")
def refused_variables(display):
    for env in ({"GDK_BACKEND": "nothing"}, {"GDK_BACKEND": "win32,x11"}, {"GDK_SCALE": "100"}, {"GDK_DPI_SCALE": "1e300"},
                {"GSK_RENDERER": "help", "GDK_DEBUG": "gl-disable"}, {"FONTCONFIG_SYSROOT": ""}):
        # What GLib's warnings do is not asked here.
        program = Program(display, env={"G_DEBUG": "", **env})
        try:
            wait_for(lambda: program.process.poll() is not None or program.listens() and program.number("frames") > 0,
                     lambda: f"{env}: no window")
            status = program.process.poll()
            check(status in (None, 3), lambda: f"{env}: it ended with {status}: {program.complaints()}")
            check(status is None or program.read_errors().count("\n") == 1, lambda: f"{env}: {program.complaints()}")
            for scale in {"GDK_SCALE", "GDK_DPI_SCALE"} & set(env):
                check(status is None and program.number("scale") < 8, lambda: f"{env}: {program.complaints()}")
                check(f"{scale} is ignored" in program.read_errors(), lambda: f"{env}: {program.complaints()}")
        finally:
            program.close()


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(child) for child in file.read().split()]


@fact("In a browser two fingers are two touches, a click is one, and capture gives the frame")
def browser():
    if not executable():
        raise Skipped("no Chromium is installed")
    state = Folder()
    # What draws windows is chosen in many a profile; a page has its own renderer.
    program, address = served(state, env={"GSK_RENDERER": "cairo"})
    page = None
    try:
        page = Browser(address)
        wait_for(lambda: page.evaluate("document.querySelectorAll('div').length") > 3, "no window in the page")
        width = page.evaluate("innerWidth")

        def fills():
            left, _, length, _ = program.phone
            return abs(2 * left + length - width) <= 2

        # Until then the phone is where it goes away from.
        wait_for(fills, lambda: f"the window does not fill {width}: {program.counters()}")
        program.rest()
        left, top, _, _ = program.phone

        def move(first, second):
            # A finger that moves goes on sending; a busy browser leaves single moves out, and always one to where it thinks
            # that the finger is.
            def arrived():
                for nudge in (1, 0):
                    page.touch("touchMove", *((left + x + nudge, top + y) for x, y in (first, second)))
                return any((s["x"], s["y"]) == first for s in program.steps("touch"))

            wait_for(arrived, lambda: f"{program.steps()}")

        page.touch("touchStart", (left + 100, top + 200))
        page.touch("touchStart", (left + 100, top + 200), (left + 200, top + 300))
        move((110, 210), (190, 290))
        move((120, 220), (180, 280))
        page.touch("touchEnd", (left + 120, top + 220))
        page.touch("touchEnd")
        wait_for(lambda: sum(s["phase"] == "ended" for s in program.steps("touch")) == 2,
                 lambda: f"{program.steps()}")
        found = [(s["touch"], s["phase"], s["x"], s["y"]) for s in program.steps("touch")]
        check(found[:2] == [(1, "began", 100, 200), (2, "began", 200, 300)], lambda: f"{found}")
        check((1, "moved", 120, 220) in found and (2, "moved", 180, 280) in found, lambda: f"{found}")
        x, y = left + 160, top + 10
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, button="left", clickCount=1)
        page.mouse("mouseReleased", x, y, button="left", clickCount=1)
        # The browser's way to the program is long; before the click is there, the phone rests as well.
        wait_for(lambda: sum(s["phase"] == "ended" for s in program.steps("touch")) == 3, lambda: f"{program.steps()}")
        program.rest()
        check(program.view("drawer")["visible"], "the drawer is not open")
        done = program.command("capture", program.take_file(), "-o", state / "frame.png")
        check(done.returncode == 0, lambda: done.stderr)
    finally:
        if page:
            page.close()
        program.close()
        state.close()


@fact("serve ends cleanly: no daemon, no folder and no socket stays, whether interrupted or killed")
def served_end():
    state = Folder()
    try:
        for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -9)):
            program, _ = served(state)
            daemons = children(program.process.pid)
            check(len(daemons) == 1, lambda: f"{daemons}")
            wait_for(program.listens, "it does not listen")
            program.process.send_signal(number)
            program.process.wait(PATIENCE)
            check(program.process.returncode == status,
                  lambda: f"{program.process.returncode}: {program.complaints()}")
            wait_for(lambda: not os.path.exists(f"/proc/{daemons[0]}/exe") or zombie(daemons[0]), "the daemon stays")
            program.close_pipes()
            left = [name for name in os.listdir(state.path) if name.startswith("drawer-proto-")]
            check(number == signal.SIGKILL or left == [], lambda: f"{left}")
    finally:
        state.close()


def zombie(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


@fact("script/run serves where there is no display")
def run_script():
    if subprocess.run(["pkg-config", "--exists", "gtk4", "spng", "harfbuzz"], capture_output=True).returncode:
        raise Skipped("script/run would install what a build needs")
    state = Folder()
    # In a checkout of its own, whether or not a program is built in this one. The build is another stage's business: this one
    # puts the program where a build does.
    root, checkout, tools = os.path.join(os.path.dirname(__file__), "../.."), state / "checkout", state / "tools"
    shutil.copytree(f"{root}/script", f"{checkout}/script")
    os.symlink(os.path.abspath(f"{root}/resources"), f"{checkout}/resources")
    built = f"{checkout}/.build/run"
    os.mkdir(tools)
    with open(f"{tools}/swift", "w", encoding="utf-8") as file:
        file.write(f'''#!/bin/sh
case "$*" in
  *--version*) echo "Swift version 6.2" ;;
  *"--scratch-path {built} "*) mkdir "{built}/release" && ln -s "{os.path.abspath(PROGRAM)}" "{built}/release/drawer-proto" ;;
esac
''')
    os.chmod(f"{tools}/swift", 0o755)
    program, _ = served(
        state, program=f"{checkout}/script/run", command=(), env={"PATH": f"{tools}:{os.environ['PATH']}"})
    try:
        wait_for(program.listens, "it does not listen")
        program.process.send_signal(signal.SIGINT)
        program.process.wait(PATIENCE)
        check(program.process.returncode == 130, lambda: f"{program.process.returncode}: {program.complaints()}")
    finally:
        program.close()
        state.close()
