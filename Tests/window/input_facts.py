"""What hands do to the phone."""

from facts import fact
from machine import STAYS, check, wait_for


# A hand that halts for so long before it leaves throws nothing, and one that takes so long throws slowly; in milliseconds.
HALT, SLOW = 40, 400


def lifted(program):
    return any(step["phase"] == "ended" for step in program.steps("touch"))


def touches(program):
    return [(s["touch"], s["phase"], s["x"], s["y"]) for s in program.steps("touch")]


@fact("A click on the strip is a touch there, and the drawer opens")
def click(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    check(touches(program) == [(1, "began", 160, 10), (1, "ended", 160, 10)], lambda: f"{touches(program)}")
    drawer = program.view("drawer")
    check(drawer["visible"] and drawer["frame"][1] >= 19, lambda: f"{drawer}")


@fact("A drag follows the mouse, and a place outside the screen is its edge")
def drag(program):
    program.restart()
    program.drag([(160, 300), (170, 320), (180, 340), (180, 700), (180, 340)], pause=0.03)
    program.rest()
    found = touches(program)
    check(found[0] == (1, "began", 160, 300) and found[-1] == (1, "ended", 180, 340), lambda: f"{found}")
    check((1, "moved", 180, 480) in found, lambda: f"the edge is missing: {found}")


@fact("A press beside the screen is no touch")
def beside(program):
    program.restart()
    program.drag([(-30, 100), (100, 100)], pause=0.03)
    program.rest()
    check(touches(program) == [], lambda: f"{touches(program)}")


@fact("A fling leaves with the finger's velocity: moves between two frames count too")
def fling(program):
    def drawn():
        """A hand that the machine let draw at once: one that halts before it leaves throws nothing."""
        program.restart()
        program.drag([(160, 400)] + [(160, 400 - 8 * i) for i in range(1, 26)], pause=0.004)
        wait_for(lambda: lifted(program), "the finger stays")
        steps = program.steps("touch")
        times = [step["at"] for step in steps]
        if times[-1] - times[-2] < HALT and times[-1] - times[0] < SLOW:
            return steps
        print(f"        the machine let the hand halt: {times[-1] - times[-2]} ms at the end, {times[-1] - times[0]} in all")
        return None

    steps = wait_for(drawn, f"no hand draws within {SLOW} ms and leaves within {HALT} ms")
    moves = [step for step in steps if step["phase"] == "moved"]
    # A frame takes 16 ms: were its last event all that came, there would be a quarter of these.
    check(len(moves) >= 15, lambda: f"only {len(moves)} moves of 25 arrived")
    program.rest()
    span = steps[-1]["at"] - steps[0]["at"]
    line = [text for text in program.log("motion") if "offset" in text and "until" in text]
    check(line, "the list was not flung")
    first, last = moves[0], moves[-1]
    speed = (first["y"] - last["y"]) / (last["at"] - first["at"]) * 1000
    check(500 < speed < 4000, lambda: f"{speed} points a second over {span} ms")


@fact("The wheel scrolls by notches")
def wheel(program):
    program.restart()
    program.move(160, 300)
    program.display.xdotool("click", 5, "click", 5, "click", 4)
    program.rest()
    scrolls = program.steps("scroll")
    check([s["scroll"] for s in scrolls] == [[0, 48], [0, 48], [0, -48]], lambda: f"{scrolls}")
    check(all(s.get("phase", "wheel") == "wheel" and (s["x"], s["y"]) == (160, 300) for s in scrolls),
          lambda: f"{scrolls}")


@fact("Alt makes two fingers, mirrored about the screen's middle")
def two_fingers(program):
    program.restart()
    program.drag([(100, 200), (120, 220), (110, 190)], pause=0.03, before=["keydown", "alt"], after=["keyup", "alt"])
    program.rest()
    found = touches(program)
    check({f for f, *_ in found} == {1, 2}, lambda: f"{found}")
    pairs = list(zip(found[::2], found[1::2]))
    check(all(a[1] == b[1] and a[2] + b[2] == 320 and a[3] + b[3] == 480 for a, b in pairs), lambda: f"{found}")
    check(found[-1][1] == "ended" and found[0][1] == "began", lambda: f"{found}")


@fact("Alt and Shift move the pair")
def carried(program):
    program.restart()
    x, y = program.at(100, 200)
    program.display.xdotool(
        "mousemove", x, y, "keydown", "alt", "sleep", STAYS, "mousedown", 1, "keydown", "shift", "sleep", STAYS,
        "mousemove", x + 20, y + 10, "sleep", STAYS, "mousemove", x + 40, y + 20, "sleep", STAYS, "mouseup", 1,
        "keyup", "shift", "keyup", "alt")
    program.rest()
    found = touches(program)
    first = [(px, py) for f, _, px, py in found if f == 1]
    second = [(px, py) for f, _, px, py in found if f == 2]
    check(first[-1] == (140, 220) and second[0] == (220, 280) and second[-1] == (260, 300), lambda: f"{found}")


@fact("Fingers are drawn while they are shown, and nowhere else")
def dots(program):
    program.restart()
    program.dismiss()
    program.key("ctrl+shift+t")
    program.rest()
    # Where nothing answers a finger.
    x, y = program.at(180, 60)
    plain = program.display.pixels(x - 12, y - 12, 24, 24)
    program.display.xdotool("mousemove", x, y, "mousedown", 1)
    wait_for(lambda: program.display.pixels(x - 12, y - 12, 24, 24) != plain, "no finger is drawn")
    program.display.xdotool("mouseup", 1)
    wait_for(lambda: program.display.pixels(x - 12, y - 12, 24, 24) == plain, "the finger stays")
    program.key("ctrl+shift+t")
    program.rest()


@fact("Keys reach the phone with their releases")
def keys(program):
    program.restart()
    program.key("a", "shift+Left", "Escape")
    program.rest()
    steps = program.steps("key")
    found = [(step["key"], step["phase"]) for step in steps]
    wanted = [(key, phase) for key in ("a", "left", "escape") for phase in ("press", "release")]
    check(found == wanted and steps[2]["modifiers"] == ["shift"], lambda: f"{steps}")


@fact("In a field keys are text, an input method composes it, and the caret blinks by itself")
def text(program):
    program.show("colours")
    x, y, width, height = program.view("colour-field")["frame"]
    program.click(x + width - 20, y + height / 2)
    program.rest()
    program.key("ctrl+a")
    program.display.xdotool("type", "--delay", 5, "Blue 7 ")
    # The toolkit's own input method: a letter by its number.
    program.key("ctrl+shift+u", "e", "9", "Return")
    wait_for(lambda: "".join(s["type"] for s in program.steps("type")) == "Blue 7 é",
             lambda: f"{program.steps('type', 'key', 'compose')}")
    composed = [step["compose"] for step in program.steps("compose")]
    check(composed[:3] == ["u", "ue", "ue9"] and composed[-1] == "", lambda: f"{composed}")
    field = program.view("colour-field")
    check(field.get("value", field.get("text")) == "Blue 7 é", lambda: f"{field}")
    before = program.number("frames")
    wait_for(lambda: program.number("frames") > before + 2, "the caret does not blink")
    program.restart()


@fact("F6 takes the keyboard to the header and back")
def panes(program):
    program.restart()
    check(program.counters()["keyboard"] == "phone", "the keyboard is not with the phone")
    program.key("F6")
    wait_for(lambda: program.counters()["keyboard"] == "elsewhere", "the keyboard stays")
    program.key("a")
    program.key("F6")
    wait_for(lambda: program.counters()["keyboard"] != "elsewhere", "the keyboard does not come back")
    check(program.steps("key") == [], "a key in the header reached the phone")
    program.rest()


@fact("Tab walks the phone's elements, and Return presses the one it is on")
def walk(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    program.key("Tab")
    wait_for(lambda: program.counters()["keyboard"] not in ("phone", "elsewhere"), "the keyboard is on no element")
    element = program.counters()["keyboard"]
    program.key("Return")
    check(program.step("activate") == element, lambda: f"{program.steps()}, not {element}")
    program.key("shift+Tab")
    program.rest()
    program.display.xdotool("mousemove", *program.at(160, 430), "click", 1)
    program.rest()


@fact("A finger that is down when a dialog opens is cancelled")
def cancelled(program):
    program.restart()
    x, y = program.at(160, 300)
    program.display.xdotool("mousemove", x, y, "mousedown", 1)
    wait_for(lambda: len(program.steps("touch")) == 1, "no touch")
    program.key("ctrl+o")
    dialog = wait_for(lambda: program.display.windows("^Open a scenario, a take or a session$"), "no dialog")[0]
    program.display.xdotool("windowfocus", "--sync", dialog)
    wait_for(lambda: touches(program)[-1][1] == "cancelled", lambda: f"{touches(program)}")
    program.display.xdotool("key", "Escape", "mouseup", 1)
    wait_for(lambda: not program.display.windows("^Open a scenario, a take or a session$"), "the dialog stays")
    program.display.xdotool("windowfocus", "--sync", program.window)
    program.rest()
    check([phase for _, phase, *_ in touches(program)] == ["began", "cancelled"], lambda: f"{touches(program)}")
