"""What the window takes from the desktop; runs inside a session bus."""

import os
import subprocess
import sys

from facts import fact
from file_facts import SCENARIO, has_words, played, write
from machine import Folder, Program, check, stop, wait_for

RUN = {"bus": True}

# What GNOME's settings look like from outside.
PORTAL = """
import sys
from gi.repository import Gio, GLib
NAME, PATH, FACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
NODE = Gio.DBusNodeInfo.new_for_xml(
    f'<node><interface name="{FACE}"><method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>'
    '<arg type="v" direction="out"/></method></interface></node>')
scheme = int(sys.argv[1])
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
def called(bus, sender, path, face, method, arguments, invocation):
    invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", scheme)),)))
def changed(channel, condition):
    global scheme
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    scheme = int(line)
    value = GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme)))
    bus.emit_signal(None, PATH, FACE, "SettingChanged", value)
    return True
bus.register_object(PATH, NODE.interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, changed)
GLib.MainLoop().run()
"""


def brightness(program):
    """How bright the desk beside the phone is."""
    x, y, _, height = program.phone
    pixels = program.display.pixels(x - 60, y + height // 2, 4, 4)
    return sum(pixels) / len(pixels)


@fact("Window and phone are dark while the desktop is")
def desktop(display):
    portal = subprocess.Popen(
        [sys.executable, "-c", PORTAL, "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "GTK_A11Y": "none"})
    program = None
    try:
        check(portal.stdout.readline() == "ready\n", "no portal")
        program = Program(display).open()
        for scheme, appearance in ((None, "dark"), (0, "light"), (1, "dark")):
            if scheme is not None:
                portal.stdin.write(f"{scheme}\n")
                portal.stdin.flush()
            wait_for(lambda: program.view("inbox") and environment(program) == appearance,
                     lambda: f"the phone is {environment(program)}")
            wait_for(lambda: (brightness(program) < 110) == (appearance == "dark"), lambda: f"{brightness(program)}")
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        if program:
            program.close()
        portal.stdin.close()
        portal.stdout.close()
        stop(portal)


def environment(program):
    take = program.take()
    changes = [step["environment"]["appearance"] for step in take["steps"] if "environment" in step]
    return changes[-1] if changes else take["appearance"]


@fact("A window style that was chosen stays, and the phone follows it")
def chosen(display):
    state = Folder()
    os.makedirs(state / "drawer-proto")
    with open(state / "drawer-proto/window.json", "w", encoding="utf-8") as file:
        file.write('{"style": "dark"}')
    program = Program(display, state=state).open()
    try:
        check(brightness(program) < 110 and environment(program) == "dark", lambda: f"{brightness(program)}")
    finally:
        program.close()
        state.close()


@fact("A file that was opened is on top of the recent ones, at the next start too")
def recent(display):
    state = Folder()
    path = write(state, "a_b.scenario.json", SCENARIO)
    program = Program(display, path, state=state).open()
    try:
        played(program)
        program.quit()
        program.close_pipes()
        with open(state / "data/recently-used.xbel", encoding="utf-8") as file:
            check("a_b.scenario.json" in file.read(), "the desktop does not know of it")
        program = Program(display, state=state).open()
        check(program.take()["device"] == "classic", "another device")
        # Where no menu comes: an entry under the pointer would be the first one for the keyboard.
        program.display.xdotool("mousemove", *program.at(10, 200))

        # The menu's first section: Open, Recent; the submenu's first entry is behind its title.
        program.key("F10")
        wait_for(lambda: has_words(program, "Recent"), "no menu")
        program.rest()
        program.key("Home", "Down", "Return")
        wait_for(lambda: has_words(program, "a_b.scenario.json"), "no submenu")
        program.rest()
        program.key("Down", "Return")
        wait_for(lambda: program.take()["device"] == "compact", "it is not played")
        check(len(played(program)) == 2, lambda: f"{program.steps()}")
    finally:
        program.close()
        state.close()


@fact("A notice goes by itself, an error stays until it is closed")
def messages(display):
    state = Folder()
    program = Program(display, write(state, "f.scenario.json", "{"), state=state).open()
    try:
        wait_for(lambda: has_words(program, "f.scenario.json:1:2"), "no error")
        program.key("ctrl+c")
        wait_for(lambda: has_words(program, "Picture copied"), "no notice")
        wait_for(lambda: not has_words(program, "Picture copied"), "the notice stays")
        check(has_words(program, "f.scenario.json:1:2"), "the error has gone")
    finally:
        program.close()
        state.close()
