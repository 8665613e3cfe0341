"""What the window's commands do, each by its keys."""

import json
import os
import signal
import time

from facts import fact
from machine import TITLE, Display, Program, check, png_pixels, wait_for

RUN = {"order": 15}


@fact("Ctrl+Left and Ctrl+Right turn the device; the window makes room")
def rotate(program):
    program.restart()
    program.key("ctrl+Left")
    check(program.step("rotate") == "landscape-right", lambda: f"{program.steps()}")
    program.rest()
    check(program.phone[2:] == (480, 320), lambda: f"{program.phone}")
    program.key("ctrl+Right", "ctrl+Right")
    wait_for(lambda: len(program.steps("rotate")) == 3, "two more turns")
    check([s["rotate"] for s in program.steps("rotate")] == ["landscape-right", "portrait", "landscape-left"],
          lambda: f"{program.steps()}")
    program.key("ctrl+Left")
    program.rest()
    check(program.phone[2:] == (320, 480), lambda: f"{program.phone}")


@fact("A shortcut that is pressed before the window has drawn a frame is the window's, and no key of the phone")
def early():
    display = Display()
    program = None
    try:
        program = Program(display)
        window = wait_for(lambda: display.windows(f"^{TITLE}$", program.process.pid), "no window", pause=0)[0]
        program.process.send_signal(signal.SIGSTOP)
        display.xdotool("windowfocus", window, "key", "ctrl+p")
        program.process.send_signal(signal.SIGCONT)
        program.open()
        check(program.counters()["paused"] == "true" and program.steps() == [],
              lambda: f"{program.counters()['paused']} {program.steps()}")
    finally:
        for each in (program, display):
            if each:
                each.close()


@fact("Ctrl+Alt+Z shakes")
def shake(program):
    program.restart()
    program.key("ctrl+alt+z")
    check(program.step("shake") is True, lambda: f"{program.steps()}")
    program.rest()


def environment(program, keys, wanted):
    before = len(program.steps("environment"))
    program.key(keys)
    wait_for(lambda: len(program.steps("environment")) == before + 1, lambda: f"{keys} changed nothing")
    found = program.steps("environment")[-1]["environment"]
    check(found == wanted, lambda: f"{keys}: {found}")
    program.rest()


@fact("Ctrl+Shift+A makes the phone dark and light")
def appearance(program):
    program.restart()
    environment(program, "ctrl+shift+a", {"appearance": "dark"})
    environment(program, "ctrl+shift+a", {"appearance": "light"})


@fact("Ctrl+Alt+Plus and Ctrl+Alt+Minus change the text's size")
def text_size(program):
    program.restart()
    environment(program, "ctrl+alt+plus", {"textSize": 1.15})
    environment(program, "ctrl+alt+minus", {"textSize": 1})
    environment(program, "ctrl+alt+minus", {"textSize": 0.9})
    environment(program, "ctrl+alt+minus", {"textSize": 0.8})
    environment(program, "ctrl+alt+plus", {"textSize": 0.9})
    environment(program, "ctrl+alt+plus", {"textSize": 1})


@fact("Ctrl+Alt+R and Ctrl+Alt+M change direction and motion")
def direction(program):
    program.restart()
    environment(program, "ctrl+alt+r", {"direction": "rtl"})
    environment(program, "ctrl+alt+r", {"direction": "ltr"})
    environment(program, "ctrl+alt+m", {"reducedMotion": True})
    environment(program, "ctrl+alt+m", {"reducedMotion": False})


@fact("Ctrl+Alt+number changes the device, with the same inputs")
def device(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    steps = program.steps()
    program.key("ctrl+alt+2")
    wait_for(lambda: program.take()["device"] == "compact", lambda: f"{program.take()['device']}")
    program.rest()
    check([{k: s[k] for k in ("at", "x", "y")} for s in program.steps()]
          == [{k: s[k] for k in ("at", "x", "y")} for s in steps], lambda: f"{program.steps()}")
    program.key("ctrl+alt+1")
    wait_for(lambda: program.take()["device"] == "classic", lambda: f"{program.take()['device']}")
    program.rest()


@fact("Alt+number shows another screen")
def screen(program):
    seen = []
    for number in (3, 4, 5, 1):
        program.restart(f"alt+{number}")
        name = program.take()["screen"]
        check(name not in seen and program.view(name)["visible"], f"{name} is not to be seen")
        seen.append(name)
    check(seen[-1] == "inbox", lambda: f"{seen}")


@fact("A larger window shows the phone at the next whole scale, a smaller one at a part of it")
def resized(display):
    program = Program(display).open()
    try:
        for size, least, most in (((900, 1240), 2, 2), ((760, 700), 1, 1), ((740, 480), 0.7, 0.77)):
            display.xdotool("windowsize", program.window, *size)
            wait_for(lambda: least <= float(program.counters()["scale"]) <= most,
                     lambda: f"{size}: {program.counters()['scale']}")
            program.rest()
            scale = float(program.counters()["scale"])
            # The scale is told with two decimals.
            check(abs(program.phone[3] - 480 * scale) < 4, lambda: f"{program.phone}")
    finally:
        program.close()


@fact("Where a logical pixel is two, the phone is as sharp as capture at scale 2")
def dense():
    display = Display(1600, 1600)
    program = Program(display, env={"GDK_SCALE": "2"}).open()
    try:
        check(program.counters()["scale"] == "2" and program.phone[2:] == (640, 960), lambda: f"{program.counters()}")
        program.click(160, 10)
        program.rest()
        program.check_pixels(program.take_file())
    finally:
        program.close()
        display.close()


def open_bell(program, keys="ctrl+n"):
    program.key(keys)
    wait_for(lambda: program.counters()["keyboard"] == "elsewhere", f"{keys} does not open the bell")
    program.rest()


@fact("Ctrl+N opens the bell: a ready one closes it, so that nothing covers the banner; Escape gives the phone back")
def bell(program):
    program.restart()
    before = program.phone
    open_bell(program)
    check(program.phone == before, lambda: f"the phone was moved to {program.phone}")
    program.key("Return")
    wait_for(lambda: len(program.steps("notify")) == 1, "nothing was sent")
    wait_for(lambda: program.counters()["popovers"] == "0", "the bell covers what it sent")
    check(program.counters()["keyboard"] == "phone", "the phone does not get the keyboard back")
    program.rest()
    check(program.view("notification-title")["visible"], "there is no banner")
    program.check_pixels(program.take_file())
    open_bell(program)
    program.focus("button", "Long, with Actions")
    program.key("Return")
    wait_for(lambda: len(program.steps("notify")) == 2, "nothing was sent")
    first, second = [step["notify"] for step in program.steps("notify")]
    check(first["title"] and second["title"] and first != second, lambda: f"{first}, {second}")
    wait_for(lambda: program.counters()["popovers"] == "0", "the bell covers what it sent")
    # The phone can be touched while the bell is open.
    open_bell(program)
    program.click(160, 420)
    wait_for(lambda: program.steps("touch"), "the phone is not touched")
    program.key("ctrl+n")
    program.rest()
    open_bell(program)
    program.key("Escape")
    wait_for(lambda: program.counters()["keyboard"] == "phone", "the keyboard does not come back")
    program.rest()
    program.check_pixels(program.take_file())


def open_fields(program):
    """Opens the bell's page of fields, with the keyboard in the first one."""
    open_bell(program)
    program.focus("button", "New…")
    program.key("Return")
    program.rest()


@fact("Ctrl+Enter and Ctrl+Shift+Enter open the bell if it is closed, then its fields, then send what stands there")
def opened_by_sending(program):
    program.restart()
    for keys in ("ctrl+Return", "ctrl+shift+Return"):
        open_bell(program, keys)
        check(program.steps("notify") == [], "it sends what is not to be seen")
        close_bell(program)
    open_bell(program, "ctrl+Return")
    program.key("ctrl+Return")
    program.rest()
    program.display.xdotool("type", "--delay", 5, "Tea")
    program.key("ctrl+Return")
    check(program.step("notify") == {"title": "Tea"}, lambda: f"{program.steps('notify')}")
    close_bell(program)


@fact("Ctrl+F searches the panel in sight: the tunings, the tree; without one, or in one without a search, the events")
def searched(program):
    program.restart()
    for keys, panel, wanted in (("ctrl+u", "tune", "tune"), ("ctrl+i", "tree", "tree"), ("ctrl+shift+y", "why", "events")):
        if program.counters()["panel"] != panel:
            program.key(keys)
        wait_for(lambda: program.counters()["panel"] == panel, lambda: f"{keys} shows {program.counters()['panel']}")
        program.click(-40, 100)
        program.rest()
        # From the phone, and from the panel itself.
        for _ in range(2):
            program.key("ctrl+f")
            wait_for(lambda: program.counters()["keyboard"] == "elsewhere", lambda: f"nothing is searched in {panel}")
            program.rest()
            check(program.counters()["panel"] == wanted, lambda: f"Ctrl+F in {panel} shows {program.counters()['panel']}")
        if panel == "tune":
            program.display.xdotool("type", "--delay", 5, "drawer")
            wait_for(lambda: program.counters()["searched"] == "drawer", "the words go elsewhere")
            program.key("Escape")
        program.key("Escape")
        wait_for(lambda: program.counters()["keyboard"] == "phone", lambda: f"Escape does not leave {wanted}")
    program.key("ctrl+l")
    wait_for(lambda: program.counters()["panel"] == "none", "the panel stays")
    program.rest()


def close_bell(program):
    program.key("Escape")
    wait_for(lambda: program.counters()["keyboard"] == "phone", "the keyboard does not come back")
    program.rest()


@fact("What stands in the bell's fields is posted, and again in three seconds of the phone's time")
def composer(program):
    program.restart()
    open_fields(program)
    # Ctrl+C, Ctrl+Left and letters belong to the field while the keyboard is in it.
    program.display.xdotool("type", "--delay", 5, "ready is Tea")
    program.key("ctrl+shift+Left", "ctrl+x", "BackSpace", "Home", "ctrl+v", "space")
    program.key("ctrl+shift+Left", "ctrl+c", "End")
    program.focus("text-box", "Message")
    program.display.xdotool("type", "--delay", 5, "Come down")
    program.key("ctrl+Return")
    wanted = {"title": "Tea ready is", "message": "Come down"}
    check(program.step("notify") == wanted, lambda: f"{program.steps('notify')}")
    check(program.steps("key", "rotate") == [], lambda: f"{program.steps()}")
    program.rest()
    check(program.view("notification-title")["text"] == "Tea ready is", "the banner says something else")
    # While time stands, however long it takes to ask.
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["stands"] == "true", "time runs on")
    asked = program.number("time")
    program.key("ctrl+shift+Return", "ctrl+p")
    wait_for(lambda: len(program.steps("notify")) == 2, "nothing came later")
    again = program.steps("notify")[1]
    check(again["notify"] == wanted and 2.99e6 < again["at"] * 1000 - asked < 3.05e6, lambda: f"{asked}, then {again}")
    close_bell(program)


@fact("An empty card is refused, and so is a field that makes no sense, until they are mended")
def composer_refuses(display):
    # What stood in the fields of another one would still be there.
    program = Program(display).open()
    try:
        open_fields(program)
        program.display.xdotool("type", "a")
        program.key("BackSpace", "ctrl+Return")
        program.rest()
        check(program.steps("notify") == [], lambda: f"{program.steps()}")
        # The keyboard went to what is missing.
        program.display.xdotool("type", "Tea")
        program.focus("text-box", "Duration")
        program.display.xdotool("type", "x")
        program.key("ctrl+Return", "BackSpace")
        program.rest()
        check(program.steps("notify") == [], lambda: f"{program.steps()}")
        program.display.xdotool("type", "1500")
        program.key("ctrl+Return")
        wait_for(lambda: program.steps("notify"), "nothing was posted")
        check(program.step("notify") == {"title": "Tea", "duration": 1500}, lambda: f"{program.steps('notify')}")
    finally:
        program.close()


@fact("Ctrl+R restarts")
def restart(program):
    program.click(160, 100)
    wait_for(lambda: program.steps("touch"), "nothing was recorded")
    start = time.monotonic()
    program.restart("ctrl+r")
    check(program.steps() == [], lambda: f"the recording goes on: {program.steps()}")
    passed = program.number("time") / 1e6
    check(passed < time.monotonic() - start, lambda: f"it is at {passed} s already")


@fact("A hundred sessions, and menus and panels between them, leave not one object behind")
def kept(program):
    def objects():
        # One after another: a key that comes while a menu is still going away is the menu's.
        for place in ("elsewhere", "phone"):
            program.key("ctrl+n")
            wait_for(lambda: program.counters()["keyboard"] == place, lambda: f"the keyboard is not {place}")
            program.rest()
        for key in ("ctrl+l", "ctrl+l", "F10", "Escape"):
            program.key(key)
            program.rest()
        program.restart()
        program.click(160, 10)
        program.rest()
        program.restart()
        return program.number("objects")

    first = objects()
    for _ in range(100):
        before = program.counters()["journal"]
        program.key("ctrl+r")
        wait_for(lambda: program.counters()["journal"] != before, "the session does not restart", pause=0)
    last = objects()
    check(last == first, lambda: f"{first} objects of the toolkit's, then {last}")


@fact("Ctrl+P holds time, Ctrl+Period goes on by a frame, Space lets it run")
def pause(program):
    program.restart()
    # Slowly, so that the drawer is still on its way.
    program.key("ctrl+4")
    program.display.xdotool("mousemove", *program.at(160, 10), "click", 1)
    program.key("ctrl+p")
    wait_for(lambda: program.counters()["paused"] == "true", "time runs on")
    first = program.number("time")
    # That time stands can only be waited for.
    time.sleep(0.15)
    check(program.number("time") == first, "the phone's time went on")
    program.key("ctrl+period")
    wait_for(lambda: program.number("time") > first, "no frame further")
    second = program.number("time")
    check(second == -(-(first * 60 // 1_000_000 + 1) * 1_000_000 // 60), lambda: f"{first}, then {second}")
    program.key("Right")
    wait_for(lambda: 16_000 < program.number("time") - second < 17_000, "Right is no frame")
    program.key("space")
    wait_for(lambda: program.counters()["paused"] == "false", "Space does not let time run")
    program.key("ctrl+1")
    program.rest()
    check(program.number("time") > second + 17_000, "the drawer did not move on")


@fact("Ctrl+T and Ctrl+1 to 4 change the speed of time")
def speed(program):
    program.restart()
    program.key("ctrl+3", "ctrl+1")
    for keys, wanted in (("ctrl+t", "25"), ("ctrl+t", "100"), ("ctrl+2", "50"), ("ctrl+4", "10"), ("ctrl+3", "25"),
                         ("ctrl+1", "100"), ("ctrl+4", "10")):
        program.key(keys)
        wait_for(lambda: program.counters()["speed"] == wanted, lambda: f"{keys}: {program.counters()['speed']} %")
    first = program.number("time")
    start = time.monotonic()
    program.click(160, 10)
    # The phone's time is compared with time in the room.
    time.sleep(0.5)
    passed = (program.number("time") - first) / 1e6
    check(passed < (time.monotonic() - start) * 0.13 + 0.02, lambda: f"{passed} s passed in half a second at 10 %")
    program.key("ctrl+1")
    program.rest()


@fact("Ctrl+Plus, Ctrl+Minus and Ctrl+0 change the scale by levels")
def zoom(program):
    program.restart()
    for keys, wanted in (("ctrl+plus", 1.5), ("ctrl+plus", 2), ("ctrl+minus", 1.5), ("ctrl+minus", 1), ("ctrl+equal", 1.5),
                         ("ctrl+0", 1)):
        program.key(keys)
        wait_for(lambda: float(program.counters()["scale"]) == wanted, lambda: f"{keys}: {program.counters()['scale']}")
        program.rest()
        check(program.phone[2] == 320 * wanted, lambda: f"{program.phone}")


@fact("Ctrl+L shows the events beside the phone, and the window makes room")
def log(program):
    program.restart()
    before = program.phone
    program.key("ctrl+l")
    program.rest()
    check(program.phone[2:] == before[2:], lambda: f"{program.phone}")
    program.key("ctrl+l")
    program.rest()


@fact("Ctrl+S writes the picture that capture gives")
def screenshot(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    path = program.state / "shot.png"
    program.key("ctrl+s")
    program.answer_dialog("^Save the picture$", path)
    wait_for(lambda: os.path.exists(path), "no picture was saved")
    milliseconds = f"{program.number('time') / 1000:.3f}"
    wanted = program.state / "wanted.png"
    done = program.command("capture", program.take_file(), "--at", milliseconds, "-o", wanted)
    check(done.returncode == 0, lambda: f"{done.stderr}")
    with open(path, "rb") as saved, open(wanted, "rb") as captured:
        check(saved.read() == captured.read(), "the two files differ")


@fact("Ctrl+C puts the picture on the clipboard")
def copy(program):
    program.restart()
    program.key("ctrl+c")
    copied = program.state / "copied.png"
    with open(copied, "wb") as file:
        file.write(wait_for(lambda: program.display.paste("clipboard", "-target", "image/png"), "no picture on the clipboard"))
    milliseconds = f"{program.number('time') / 1000:.3f}"
    wanted = program.state / "wanted.png"
    program.command("capture", program.take_file(), "--at", milliseconds, "-o", wanted)
    check(png_pixels(copied) == png_pixels(wanted), "other pixels than capture's")
    program.rest()


@fact("Ctrl+Shift+S saves a take that check finds well formed, and capture of it gives the frame that was shown")
def save_take(program):
    program.restart()
    program.click(160, 200)
    program.rest()
    seen = program.look()
    path = program.saved_take()
    program.check_pixels(path, seen=seen)
    done = program.command("check", path)
    check(done.returncode == 0, lambda: f"{done.stderr}")
    with open(path, encoding="utf-8") as file:
        steps = [step for step in json.load(file)["steps"] if "pointer" not in step]
    check(steps == program.steps(), lambda: f"{steps} instead of {program.steps()}")


@fact("Ctrl+O plays a take: the same inputs at the same times")
def open_take(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    path = program.saved_take()
    steps = program.steps()
    program.restart()
    program.open_file(path)
    wait_for(lambda: program.counters()["playing"] == "false" and program.number("time") > 0, "it does not play")
    program.rest()
    found = program.steps()
    check([{k: v for k, v in step.items() if k not in ("on", "offset")} for step in found]
          == [{k: v for k, v in step.items() if k not in ("on", "offset")} for step in steps],
          lambda: f"{found} instead of {steps}")
    program.key("ctrl+r")
    wait_for(lambda: program.counters()["playing"] == "true", "Ctrl+R does not play it again")
    wait_for(lambda: program.counters()["playing"] == "false", "it plays on and on")
    check(program.steps() == found and program.number("lines") == 1, lambda: f"{program.steps()}")


@fact("Ctrl+? shows the shortcuts, F10 the menu, and Escape takes them away")
def overlays(program):
    program.restart()


    def others():
        return [window for window in program.display.windows(".*", program.process.pid) if window != program.window]

    usual = others()
    check(not usual, lambda: f"there are windows {usual}")
    for keys in ("ctrl+question", "F1", "F10"):
        program.key(keys)
        shown = wait_for(others, f"{keys} shows nothing")
        program.rest()
        # The menu belongs to the window; the shortcuts are one of their own.
        if keys != "F10":
            program.display.xdotool("windowfocus", "--sync", shown[0])
        program.key("Escape")
        wait_for(lambda: not others(), f"Escape leaves what {keys} shows")
        program.display.xdotool("windowfocus", "--sync", program.window)
    program.rest()
