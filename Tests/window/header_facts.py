"""The header: what it offers at every width, and the tuning that it chooses. Runs inside a session bus."""

import json
import os
import signal
import time

from access_facts import GLib, all_names, application, everything, find, frame, middles, role_name
from facts import fact
from machine import Folder, Program, check, underlined, wait_for
from timeline_facts import check_soon

RUN = {"bus": True}

STAYING = ("Device", "Look", "Tuning", "Notify", "Main menu")


def buttons(program):
    """The header's buttons that can be pressed, by what they are called, with their places."""
    answered = {name: place for name, place in middles(program).items() if place[1] < 60}
    found = {}
    for node in everything(application(program)):
        middle = answered.get(underlined(node.get_name()))
        if middle and "button" in role_name(node):
            # Older toolkits have the name on the button inside.
            outer = node.get_parent()
            _, _, width, height = frame(outer if role_name(outer) == "push button" else node)
            found[node.get_name()] = (middle[0] - width // 2, middle[1] - height // 2, width, height)
    return found


def named(found, name):
    return next((place for key, place in found.items() if key.split(":")[0] == name), None)


def check_places(found, width):
    ordered = sorted(found.values())
    for name, (x, _, wide, _) in found.items():
        check(x >= 0 and x + wide <= width, lambda: f"{name} reaches from {x} to {x + wide} of {width}")
    for (x, _, wide, _), (other, *_) in zip(ordered, ordered[1:]):
        check(x + wide <= other, lambda: f"buttons overlap at {other}: {found}")


@fact("The header is 360 wide at the least, and all that has no other place stays in it")
def narrow(display):
    program = Program(display).open()
    try:
        for width, height in ((360, 640), (420, 640), (700, 500), (1024, 700)):
            program.display.xdotool("windowsize", "--sync", program.window, width, height)
            program.rest()

            def fits():
                found = buttons(program)
                return found if all(named(found, name) for name in STAYING) else None

            found = wait_for(fits, lambda: f"{width}: there are {buttons(program)}")
            check_places(found, width)
        check(named(found, "Share") and named(found, "Panel"), lambda: f"there are {found}")
        # With room the words stand beside the icons.
        check(named(found, "Device")[2] > 60, lambda: f"{found}")
    finally:
        program.close()


def press(program, role, name):
    """Presses something by assistive technology as soon as it can be."""

    def pressed():
        for node in everything(application(program)):
            try:
                is_meant = role in role_name(node) and node.get_name().startswith(name)
            except GLib.GError:  # it has gone meanwhile
                continue
            action = node.get_action_iface() if is_meant else None
            if action and action.get_n_actions() > 0 and action.do_action(0):
                return True
        return False

    wait_for(pressed, lambda: f"{role} {name!r} can't be pressed; there are " + ", ".join(
        sorted({f"{role_name(n)} {n.get_name()!r}" for n in everything(application(program)) if n.get_name()})),
        pause=0.1)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def values(program):
    return program.take().get("set", {})


@fact("A tuning that is chosen holds from the session's beginning, and no input says so")
def chosen(display):
    program = Program(display).open()
    try:
        program.click(160, 10)
        program.rest()
        before, log = program.steps(), program.log("motion")
        press(program, "button", "Tuning: Default")
        press(program, "menu item", "Classic")
        wait_for(lambda: program.take()["tuning"] == "classic", lambda: f"{program.take()['tuning']}")
        program.rest()
        check(program.steps() == before, lambda: f"{program.steps()} instead of {before}")
        check(program.log("motion") != log, "nothing moved in another way")
        find(program, "push button", "Tuning: Classic")
        program.check_pixels(program.take_file())
        press(program, "button", "Tuning: Classic")
        press(program, "menu item", "Default")
        wait_for(lambda: program.take()["tuning"] == "default", "it does not come back")
        program.rest()
        check(program.log("motion") == log, "the way back leads elsewhere")
        # Both choices are taken back, and made again.
        program.display.xdotool("windowfocus", "--sync", program.window)
        for key, name in (("ctrl+z", "classic"), ("ctrl+z", "default"), ("ctrl+shift+z", "classic"), ("ctrl+z", "default")):
            program.click(-20, 300)
            program.key(key)
            wait_for(lambda: program.take()["tuning"] == name, lambda: f"{key}: {program.take()['tuning']}, not {name}")
            find(program, "push button", f"Tuning: {name.title()}")
        program.rest()
        check(program.steps() == before, lambda: f"{program.steps()} instead of {before}")
    finally:
        program.close()


@fact("The tuning's button counts what differs, also in a review, which says every value")
def counted(display):
    program = Program(display, "--set", "drawer.height=130").open()

    def button():
        # Newer toolkits have the name on the button inside and on the one around it.
        return sorted({name for name in all_names(program) if name.startswith("Tuning: ")})

    try:
        program.click(160, 10)
        program.rest()
        check(button() == ["Tuning: Default + 1"], button)
        path = program.state / "counted.review"
        program.key("ctrl+shift+n")
        program.answer_dialog("^Start a review in a new folder$", path)
        wait_for(lambda: program.counters()["panel"] == "notes", lambda: f"{program.counters()}")
        wait_for(lambda: button() == ["Tuning: Default + 1"], button)
        # Counted anew when a value is changed back.
        program.key("ctrl+alt+v")
        wait_for(lambda: button() == ["Tuning: Default"], button)
    finally:
        program.close()


@fact("A tuning file is read again when it is saved, however that is done, and once for a burst")
def watched(display):
    folder = Folder()
    path = folder / "slow.json"
    write(path, '{"drawer.height": 100}')
    program = Program(display, "--tuning", path).open()
    try:
        program.click(160, 10)
        program.rest()
        inputs = program.steps()

        def becomes(height):
            wait_for(lambda: values(program).get("drawer.height") == height,
                     lambda: f"{values(program)} instead of {height}")
            check(program.steps() == inputs, lambda: f"{program.steps()}")

        becomes(100)
        # In place.
        write(path, '{"drawer.height": 110}')
        becomes(110)
        # As most editors do: another file takes the name.
        write(folder / "new", '{"drawer.height": 130}')
        os.rename(folder / "new", path)
        becomes(130)
        # Away and made anew.
        os.remove(path)
        # With a while between: the program comes to see that it is away, and says nothing of it.
        time.sleep(0.3)
        write(path, '{"drawer.height": 140}')
        becomes(140)
        # In two steps.
        with open(path, "w", encoding="utf-8") as file:
            file.flush()
            # The program comes to see the empty file.
            time.sleep(0.3)
            file.write('{"drawer.height": 150}')
        becomes(150)
        before = program.number("tunings")
        # A burst for the program, however long it takes to write.
        program.process.send_signal(signal.SIGSTOP)
        for height in range(160, 200):
            write(path, json.dumps({"drawer.height": height}))
        program.process.send_signal(signal.SIGCONT)
        becomes(199)
        # That it is not read again can only be waited for.
        time.sleep(0.5)
        check(program.number("tunings") == before + 1, lambda: f"{program.number('tunings') - before} times")
        find(program, "push button", "Tuning: slow")
        program.rest()
        program.check_pixels(program.take_file())
    finally:
        program.close()
        folder.close()


@fact("A tuning file that is broken says where and what, and the last good values stay until it is mended")
def broken(display):
    folder = Folder()
    path = folder / "slow.json"
    write(path, '{"drawer.height": 100}')
    program = Program(display, "--tuning", path).open()
    try:
        write(path, '{\n  "drawer.hight": 110\n}')
        label = find(program, "label", f"{path}:2:3: ")
        check("drawer.height" in label.get_name(), lambda: label.get_name())
        check(values(program) == {"drawer.height": 100}, lambda: f"{values(program)}")
        write(path, '{"drawer.height": 9')
        find(program, "label", f"{path}:1:")
        os.remove(path)
        wait_for(lambda: any(name.startswith(f"{path}: ") for name in all_names(program)),
                 "nothing says that the file is gone")
        write(path, '{"drawer.height": 120}')
        wait_for(lambda: values(program) == {"drawer.height": 120}, lambda: f"{values(program)}")
        wait_for(lambda: not any(name.startswith(path) for name in all_names(program)),
                 "the message stays")
        program.rest()
    finally:
        program.close()
        folder.close()


@fact("The tuning is remembered for the next start, and a file that is gone gives way with a message")
def remembered(display):
    folder = Folder()
    path = folder / "slow.json"
    write(path, '{"drawer.height": 100}')
    state = Folder()
    try:
        os.makedirs(state / "drawer-proto")
        write(state / "drawer-proto/window.json", json.dumps({"device": "classic", "tuning": path}))
        for expected in ({"drawer.height": 100}, {}):
            program = Program(display, state=state).open()
            try:
                check(values(program) == expected, lambda: f"{values(program)}")
                if not expected:
                    find(program, "label", path)
                program.quit()
            finally:
                program.close()
            if os.path.exists(path):
                os.remove(path)
    finally:
        state.close()
        folder.close()


@fact("The device's menu sets what the status bar tells, interrupts and attaches a keyboard")
def surroundings(display):
    program = Program(display).open()
    try:
        def choose(*words):
            press(program, "button", "Device: Classic")
            for word in words[:-1]:
                press(program, "menu item", word)
            wait_for(lambda: pressed(words[-1]), f"no {words[-1]}")
            program.rest()

        def pressed(name):
            for node in everything(application(program)):
                if node.get_name() == name and "menu item" in role_name(node):
                    return node.get_action_iface().do_action(0)
            return False

        choose("Status Bar", "Time", "23:59")
        check(program.step("environment") == {"time": "23:59"}, lambda: f"{program.steps('environment')}")
        choose("Status Bar", "Call Bar")
        choose("Interrupt", "Low Memory")
        choose("Hardware Keyboard")
        found = [step["environment"] for step in program.steps("environment")]
        check(found[1:] == [{"call": True}, {"hardwareKeyboard": True}], lambda: f"{found}")
        check(program.step("interrupt") == "low-memory", lambda: f"{program.steps('interrupt')}")
        program.key("ctrl+alt+c")
        wait_for(lambda: program.steps("environment")[-1]["environment"] == {"contrast": "more"},
                 lambda: f"{program.steps('environment')}")
        program.rest()
        # A menu that closes lies over the phone for a moment.
        check_soon(lambda: program.check_pixels(program.take_file()))
    finally:
        program.close()
