"""Files that come into the window, and messages in it; runs inside a session bus."""

import ctypes.util
import itertools
import json
import os
import subprocess
import sys
from contextlib import contextmanager

from access_facts import Atspi, all_names, application, everything, find, frame, role_name
from facts import Skipped, fact
from gi.repository import GLib
from machine import Folder, Program, check, png_pixels, wait_for
from timeline_facts import focus, scrub

RUN = {"bus": True, "order": 16}

SCENARIO = {"scenario": 1, "device": "compact", "steps": [
    {"tap": "status-bar"}, {"wait": "settled"}, {"expect": "drawer", "visible": True}]}


def write(state, name, content):
    path = state / name
    with open(path, "w", encoding="utf-8") as file:
        file.write(content if isinstance(content, str) else json.dumps(content))
    return path


def write_bytes(path, content):
    with open(path, "wb") as file:
        file.write(content)
    return path


def has_words(program, words):
    return any(words in name for name in all_names(program))


def actions(program):
    action = find(program, "frame", "DrawerProto").get_action_iface()
    return action, [action.get_action_name(place) for place in range(action.get_n_actions())]


def played(program):
    wait_for(lambda: program.counters()["playing"] == "false" and program.number("time") > 0, "it does not play")
    program.rest()
    return program.steps("touch")


@fact("A scenario on the command line is played, and its take has the same picture")
def argument(display):
    state = Folder()
    program = Program(display, write(state, "a.scenario.json", SCENARIO), state=state).open()
    try:
        steps = played(program)
        check([step["phase"] for step in steps] == ["began", "ended"], lambda: f"{steps}")
        check(program.take()["device"] == "compact", lambda: f"{program.take()['device']}")
        program.check_pixels(program.take_file())
    finally:
        program.close()
        state.close()


@fact("A malformed file is told in the window with its line, and not in the terminal")
def malformed(display):
    state = Folder()
    program = Program(
        display, write(state, "b.scenario.json", '{ "scenario": 1,\n  "steps": [ { "tpa": "row-1" } ] }'), state=state
    ).open()
    try:
        wait_for(lambda: has_words(program, 'b.scenario.json:2:16: there is no step named "tpa"; did you mean "tap"?'),
                 "no message")
        check(program.complaints() == "", lambda: program.complaints())
        check(program.steps() == [], "something was played")
    finally:
        program.close()
        state.close()


@fact("A scenario whose expectation fails is played, and the failure told in the window")
def failing(display):
    state = Folder()
    scenario = {"scenario": 1, "steps": [{"tap": "status-bar"}, {"expect": "drawer", "visible": True, "alpha": 0.5}]}
    program = Program(display, write(state, "c.scenario.json", scenario), state=state).open()
    try:
        played(program)
        wait_for(lambda: has_words(program, "c.scenario.json:1:"), "no message")
    finally:
        program.close()
        state.close()


@fact("A sound of the phone's reaches the desktop's player of sounds")
def sound(display):
    if not ctypes.util.find_library("canberra"):
        raise Skipped("libcanberra is not installed")
    state = Folder()
    scenario = {"scenario": 1, "steps": [{"notify": {"title": "A", "message": "B", "sound": "1003"}}, {"wait": 100}]}
    # The player goes its whole way but for the loudspeaker.
    program = Program(display, write(state, "e.scenario.json", scenario), state=state, env={"CANBERRA_DRIVER": "null"})
    try:
        program.open()
        wait_for(lambda: program.log("sound") == ["sound 1003 received_message"], lambda: f"{program.log('sound')}")

        def loaded():
            with open(f"/proc/{program.process.pid}/maps", encoding="utf-8") as maps:
                return "libcanberra.so" in maps.read()

        wait_for(loaded, "the player was not asked")
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        program.close()
        state.close()


DRAG_SOURCE = """
import gi, sys
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk
def begun(source, drag):
    print("begun", flush=True)
    drag.connect("notify::selected-action", lambda *_: print("taken" if drag.get_selected_action() else "refused", flush=True))
def activate(app):
    window = Gtk.Window(application=app, title="Source", default_width=80, default_height=60)
    label = Gtk.Label(label="drag")
    source = Gtk.DragSource()
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(sys.argv[1])])
    source.set_content(Gdk.ContentProvider.new_for_value(files))
    source.connect("drag-begin", begun)
    label.add_controller(source)
    window.set_child(label)
    window.present()
    GLib.idle_add(lambda: print("ready", flush=True), priority=GLib.PRIORITY_LOW)
app = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", activate)
app.run([])
"""


class Other:
    """A program of another's, which hands files over or takes them, and says what it sees."""

    def __init__(self, display, code, *arguments):
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            env={**os.environ, "DISPLAY": display.name, "GTK_A11Y": "none", "GSK_RENDERER": "cairo", "G_DEBUG": ""},
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.words = b""

    def says(self, word):
        self.words += self.process.stdout.read() or b""
        return word.encode() in self.words.split(b"\n")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@fact("A file that is dropped on the phone is played")
def dropped(display):
    state = Folder()
    path = write(state, "d.scenario.json", SCENARIO)
    program = Program(display, state=state).open()
    source = Other(display, DRAG_SOURCE, path)
    try:
        window = wait_for(lambda: display.windows("^Source$"), "no source")[0]
        wait_for(lambda: source.says("ready"), "the source does not start")
        display.xdotool("windowmove", "--sync", window, 1000, 700)
        x, y = program.at(160, 200)
        display.draw((1040, 730), (1050, 735), (1060, 740), (1030, 720), (1000, 700), lifts=False)
        wait_for(lambda: source.says("begun"), "the source does not begin")

        def taken():
            # A hand that stays says nothing more to who asks where it is.
            display.xdotool("mousemove", x + 2, y, "mousemove", x, y)
            return source.says("taken")

        wait_for(taken, "the phone does not take it")
        display.xdotool("mouseup", 1)
        wait_for(lambda: program.take()["device"] == "compact", "the file was not taken")
        check(len(played(program)) == 2, lambda: f"{program.steps()}")
    finally:
        source.close()
        program.close()
        state.close()


DROP_TARGET = """
import gi, os, sys
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk
# What is there is whole.
def take(path, write):
    write(path + ".partial")
    os.rename(path + ".partial", path)
def take_file(target, file, x, y):
    content = file.get_basename().encode() + b"\\n" + file.load_contents()[1]
    take(sys.argv[1], lambda path: Gio.File.new_for_path(path).replace_contents(content, None, False, Gio.FileCreateFlags.NONE))
def take_picture(target, picture, x, y):
    take(sys.argv[2], picture.save_to_png)
def activate(app):
    window = Gtk.Window(application=app, title="Target", default_width=300, default_height=200)
    box = Gtk.Box(homogeneous=True)
    for kind, take in ((Gio.File, take_file), (Gdk.Texture, take_picture)):
        label = Gtk.Label(label="drop")
        target = Gtk.DropTarget.new(kind, Gdk.DragAction.COPY)
        target.connect("drop", take)
        target.connect("enter", lambda _, x, y, name=kind.__gtype__.name: print("over", name, flush=True) or Gdk.DragAction.COPY)
        label.add_controller(target)
        box.append(label)
    window.set_child(box)
    window.present()
    GLib.idle_add(lambda: print("ready", flush=True), priority=GLib.PRIORITY_LOW)
app = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", activate)
app.run([])
"""


@contextmanager
def beside_target(usual):
    """A program of its own, and another one that takes what is dropped there: a file as «taken», a picture as «taken.png»."""
    display, state = usual.display, Folder()
    program = Program(display, state=state).open()
    target = Other(display, DROP_TARGET, state / "taken", state / "taken.png")
    try:
        window = wait_for(lambda: display.windows("^Target$"), "no target")[0]
        wait_for(lambda: target.says("ready"), "the target does not start")
        display.xdotool("windowmove", "--sync", window, 1000, 700)
        display.xdotool("windowfocus", "--sync", program.window)
        yield program, state, target
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        target.close()
        program.close()
        state.close()
        display.xdotool("windowfocus", "--sync", usual.window)


def draw_out(program, *places, target=None, kind="GFile"):
    """Draws the Share button out of the window, along some places, and lets it go once `target` has seen it over the label for
    a kind of things."""
    program.rest()
    x, y = program.middle("button", "Share")
    program.display.xdotool("mousemove", x, y, "mousedown", 1)
    for place in ((x + 4, y + 3), (x + 8, y + 6), (x + 40, y + 30), *places):
        program.display.xdotool("mousemove", *place)
        program.counters()

    def seen():
        # A hand that stays says nothing more to who asks where it is.
        x, y = places[-1]
        program.display.xdotool("mousemove", x - 2, y, "mousemove", x, y)
        return target.says(f"over {kind}")

    if target:
        wait_for(seen, lambda: f"the other program sees {target.words}")
        # What the other program answered is heard here before the hand lets go.
        program.rest()
    program.display.xdotool("mouseup", 1)


def taken_file(state):
    """The name and the content of the file that was taken."""
    with open(state / "taken", "rb") as file:
        name, content = file.read().split(b"\n", 1)
    return name.decode(), content


@fact("Share, drawn out of the window, is the picture: a file where files are taken, and itself where pictures are")
def drawn_out(program):
    with beside_target(program) as (program, state, target):
        program.click(160, 10)
        program.rest()
        program.key("ctrl+p")
        wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
        def kept():
            counters = program.counters()
            return {key: counters[key] for key in ("time", "inputs", "screen", "lines", "zoom")}

        # Leaving the phone is an input of its own.
        program.display.xdotool("mousemove", *program.middle("button", "Share"))
        program.rest()
        before = kept()
        for column, kind in ((1080, "GFile"), (1220, "GdkTexture")):
            draw_out(program, (900, 600), (column - 10, 790), (column, 800), (column + 2, 800), target=target, kind=kind)
        taken, picture = state / "taken", state / "taken.png"
        wait_for(lambda: os.path.exists(taken) and os.path.exists(picture), lambda: f"not taken: {os.listdir(state.path)}")
        check(kept() == before, lambda: f"{kept()}, not {before}")
        name, content = taken_file(state)
        time_ms = round(program.number("time") / 1000)
        check(name == f"phone-{time_ms}ms.png", lambda: f"{name}")
        dropped = write_bytes(state / "dropped.png", content)
        done = program.command(
            "capture", program.take_file(), "--at", f"{program.number('time') / 1000:.3f}", "-o", state / "wanted.png")
        check(done.returncode == 0, lambda: done.stderr)
        wanted = png_pixels(state / "wanted.png")
        check(png_pixels(dropped) == wanted, "the file is another picture")
        check(png_pixels(picture) == wanted, "the picture is another one")


@fact("While a range is chosen, Share drawn out of the window is its moving picture, for which the other program waits")
def moving_drawn_out(program):
    with beside_target(program) as (program, state, target):
        program.drag([(160, 6), (160, 60), (160, 160), (160, 230)])
        program.rest()
        focus(program)
        scrub(program, 0.1)
        program.key("i")
        scrub(program, 0.9)
        program.key("o")
        program.rest()
        # Where nobody takes it, it is given up.
        draw_out(program, (1350, 1190), (1360, 1200))
        wait_for(lambda: program.counters()["sharing"] == "none", "it is still being made")
        draw_out(program, (1070, 790), (1080, 800), target=target)
        wait_for(lambda: os.path.exists(state / "taken"), lambda: f"not taken: {program.complaints()}")
        name, content = taken_file(state)
        check(name == "phone.webp", lambda: f"{name}")
        saved = state / "saved.webp"
        program.key("ctrl+alt+d")
        program.answer_dialog("^Save the moving picture$", saved)
        wait_for(lambda: os.path.exists(saved), "it is not saved")
        with open(saved, "rb") as file:
            check(file.read() == content, "it is another moving picture")


@fact("About tells what draws the window and which libraries are linked, in a text that can be copied")
def about(program):
    program.restart()
    action, names = actions(program)
    action.do_action(names.index("win.about"))
    dialog = wait_for(lambda: program.display.windows("^About DrawerProto$"), "no dialog")[0]
    left, top, width, height = frame(find(program, "page tab", "System"))
    # The dialog lies in the screen's corner; what its shadow adds is less than half the button.
    program.display.xdotool(
        "windowfocus", "--sync", dialog, "mousemove", left + width // 2, top + height // 2, "click", 1)

    def information():
        texts = [node.get_text_iface() for node in everything(application(program)) if role_name(node) == "text"]
        return next((text for text in (Atspi.Text.get_text(node, 0, -1) for node in texts if node) if "Renderer:" in text), None)

    text = wait_for(information, "no debug information")
    check("Renderer: GskCairoRenderer" in text and "Display: GdkX11Display" in text and "pango: 1." in text
          and "Device: classic" in text, text)
    program.display.xdotool("windowfocus", "--sync", dialog, "key", "Escape")
    wait_for(lambda: not program.display.windows("^About DrawerProto$"), "the dialog stays")
    program.display.xdotool("windowfocus", "--sync", program.window)
    program.rest()


@fact("A name without its ending gets it, and a file that the dialog did not ask about is not replaced")
def endings(display):
    state = Folder()
    program = Program(display, state=state).open()
    try:
        for keys, title, typed, wanted in (
                ("ctrl+shift+s", "^Save the take$", "mytake", "mytake.take.json"),
                ("ctrl+shift+s", "^Save the take$", "mytake", "mytake-2.take.json"),
                ("ctrl+s", "^Save the picture$", "shot", "shot.png")):
            program.key(keys)
            program.answer_dialog(title, state / typed)
            wait_for(lambda: os.path.exists(state / wanted), lambda: f"no {wanted}: {os.listdir(state.path)}")
            wait_for(lambda: has_words(program, f"Saved as {wanted}."), "no notice")
        check(not os.path.exists(state / "mytake") and not os.path.exists(state / "shot"), "it has no ending")
    finally:
        program.close()
        state.close()


FILE_MANAGER = """
import sys
from gi.repository import Gio, GLib
XML = ("<node><interface name='org.freedesktop.FileManager1'><method name='ShowItems'>"
       "<arg type='as' direction='in'/><arg type='s' direction='in'/></method></interface></node>")
def called(bus, sender, path, interface, method, arguments, invocation):
    print(arguments.unpack()[0][0], flush=True)
    invocation.return_value(None)
def found(bus, name):
    bus.register_object("/org/freedesktop/FileManager1", Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.FileManager1", 0, found, lambda *_: print("ready", flush=True), None)
GLib.MainLoop().run()
"""


def save_picture(program, path):
    program.key("ctrl+s")
    program.answer_dialog("^Save the picture$", path)
    wait_for(lambda: os.path.exists(path), "no picture")
    find(program, "push button", "Show in Files")


@fact("Show in Files has the file manager select what was saved, and opens its folder where none listens")
def show_in_files(display):
    state = Folder()
    shown = state / "shown"
    os.makedirs(state / "data/applications")
    write(state, "data/applications/folders.desktop", "[Desktop Entry]\nType=Application\nName=Folders\n"
          f"MimeType=inode/directory;\nExec=/bin/sh -c 'printf %%s \"$1\" > {shown}' sh %u\n")
    os.makedirs(state / "config")
    write(state, "config/mimeapps.list", "[Default Applications]\ninode/directory=folders.desktop\n")
    manager = subprocess.Popen([sys.executable, "-c", FILE_MANAGER], stdout=subprocess.PIPE, text=True)
    program = Program(display, state=state).open()
    try:
        check(manager.stdout.readline() == "ready\n", "no file manager")
        save_picture(program, state / "a b.png")
        program.key("alt+f")
        line = manager.stdout.readline()
        check(line == f"file://{state.path}/a%20b.png\n", lambda: line)
        manager.kill()
        manager.wait()
        save_picture(program, state / "c.png")
        program.key("alt+f")
        wait_for(lambda: os.path.exists(shown) and os.path.getsize(shown), "no folder is shown")
        with open(shown, encoding="utf-8") as file:
            text = file.read()
        check(text.removeprefix("file://").rstrip("/") == state.path, lambda: text)
        wait_for(lambda: not has_words(program, "Show in Files"), "the notice stays")
        # On a desktop that has nothing for folders, the window says so.
        os.remove(state / "config/mimeapps.list")
        os.remove(state / "data/applications/folders.desktop")

        numbers = itertools.count()

        def says_so():
            program.rest()
            return any("application" in name.lower() for name in all_names(program))

        def asked():
            # The toolkit hears only some time later that the application is gone, and until then starts it.
            if os.path.exists(shown):
                os.remove(shown)
            save_picture(program, state / f"d{next(numbers)}.png")
            program.key("alt+f")
            wait_for(lambda: says_so() or os.path.exists(shown), "no folder is shown, and nothing said")
            return says_so()

        wait_for(asked, "nothing is said")
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        manager.kill()
        manager.wait()
        manager.stdout.close()
        program.close()
        state.close()


def open_main_menu(program):
    program.rest()
    program.key("F10")
    find(program, "menu item", "Recent")
    program.rest()


def listed(program):
    """The scenarios among the menu's items, and whether they can be chosen; None while the menu is still moving."""
    try:
        items = [node for node in everything(application(program)) if role_name(node) == "menu item"]
        return [(node.get_name(), node.get_state_set().contains(Atspi.StateType.SENSITIVE))
                for node in items if ".scenario.json" in node.get_name()]
    except GLib.GError:  # an item has gone meanwhile
        return None


@fact("A file is once among the recent ones by whatever way it came, and one that is gone can't be chosen")
def recent(display):
    state = Folder()
    os.mkdir(state / "a")
    path = write(state, "a/b.scenario.json", SCENARIO)
    gone = write(state, "gone.scenario.json", SCENARIO)
    os.symlink("a", state / "way")
    program = Program(display, gone, state=state).open()
    try:
        program.quit()
        program.close_pipes()
        os.remove(gone)
        program = Program(display, state / "a/./../way/b.scenario.json", state=state).open()
        program.open_file(path)
        open_main_menu(program)
        program.key("Home", "Down", "Return")
        find(program, "menu item", "b.scenario.json")
        expected = [("b.scenario.json", True), ("gone.scenario.json (missing)", False)]
        wait_for(lambda: listed(program) == expected, lambda: f"{listed(program)}")
    finally:
        program.close()
        state.close()
