"""The panel of events and the bell, as assistive technology sees them. Runs inside a session bus."""

import re

from access_facts import application, everything, find, named, names_of, role_name
from facts import fact
from header_facts import press
from machine import check, wait_for


def rows(program):
    """The words of the rows that are seen: time, kind, words. None while they come and go."""
    try:
        return rows_now(program)
    except GLib.Error:
        return []


def rows_now(program):
    found = []
    for node in everything(application(program)):
        if role_name(node) == "list item":
            words = [n.get_name() for n in everything(node) if role_name(n) == "label" and n.get_name()]
            if len(words) == 3 and re.fullmatch(r"\d+:\d\d\.\d{3}", words[0]):
                found.append(words)
    return found


def wait_for_rows(program, question, words):
    return wait_for(lambda: question(rows(program)), lambda: f"{words}: {rows(program)[-12:]}")


def labels(program):
    return names_of(program, "label")


def open_events(program):
    program.restart()
    program.key("ctrl+l")
    find(program, "list", "Events")
    program.rest()


def close_events(program):
    program.key("ctrl+l")
    wait_for(lambda: "Events" not in [n.get_name() for n in everything(application(program))
                                      if role_name(n) == "list"
                                      and n.get_state_set().contains(SHOWING)], "the panel stays")
    program.rest()


from gi.repository import Atspi, GLib  # noqa: E402

RUN = {"bus": True}

SHOWING = Atspi.StateType.SHOWING


@fact("The panel of events holds what inspect tells")
def log_panel(program):
    open_events(program)
    program.click(160, 10)
    wait_for_rows(program, lambda found: any(r[2].startswith("drawer.progress ended") for r in found), "the drawer is not told")
    press(program, "button", "Unfold")
    # The row of a touch stands for its beginning.
    wanted = [entry["text"] for entry in program.inspect("--log")["log"] if " began at " not in entry["text"]]
    wait_for_rows(program, lambda found: [r[2] for r in found if r[2] in wanted] == wanted, f"not {wanted}")
    close_events(program)


@fact("A touch is one row of the events, which unfolds; the panel follows what comes")
def groups(program):
    open_events(program)
    program.click(160, 10)
    found = wait_for_rows(
        program, lambda found: [r for r in found if r[1] == "touch" and "finger 1" in r[2] and " ms" in r[2]], "no group")
    check(len(found) == 1, lambda: f"{found}")
    check(not any("ended at" in r[2] for r in rows(program)), "the touch is not folded")
    program.rest()
    before = len(rows(program))
    press(program, "button", "Unfold")
    wait_for_rows(program, lambda found: any("ended at" in r[2] for r in found), "it does not unfold")
    check(len(rows(program)) > before, lambda: f"{before}, then {len(rows(program))} rows")
    for _ in range(12):
        program.click(160, 10)
        program.rest()
    last = program.inspect("--log")["log"][-1]["text"]
    wait_for_rows(program, lambda found: any(r[2] == last for r in found), f"the end is not seen, {last!r}")
    close_events(program)


@fact("Ctrl+F searches the events; Escape clears the words, then leaves")
def search(program):
    open_events(program)
    program.click(160, 10)
    program.rest()
    program.key("ctrl+f")
    wait_for(lambda: program.counters()["keyboard"] == "elsewhere", "the keyboard is not in the search field")
    program.display.xdotool("type", "--delay", 5, "STATUS BAR DOWN")
    wait_for_rows(program, lambda found: found and all(r[2].startswith("Status bar down") for r in found), "other lines")
    program.display.xdotool("type", "--delay", 5, "zzz")
    find(program, "label", "No matches")
    program.key("Escape")
    wait_for_rows(program, lambda found: any(r[1] == "touch" for r in found), "the words stay")
    check(program.counters()["keyboard"] == "elsewhere", "the first Escape leaves")
    program.key("Escape")
    wait_for(lambda: program.counters()["keyboard"] == "phone", "the second Escape does not leave")
    close_events(program)


@fact("Kinds of events can be left out")
def kinds(program):
    open_events(program)
    program.click(160, 10)
    program.rest()
    wait_for_rows(program, lambda found: any(r[1] == "motion" for r in found), "no motions")
    press(program, "button", "Kinds of events")
    find(program, "check box", "Motion")
    # The toolkit's check boxes have no action on the bus.
    program.focus("checkbox", "Motion")
    program.key("space")
    wait_for_rows(program, lambda found: found and not any(r[1] == "motion" for r in found), "motions stay")
    program.key("space")
    wait_for_rows(program, lambda found: any(r[1] == "motion" for r in found), "no motions come back")
    program.key("Escape")
    program.display.xdotool("windowfocus", "--sync", program.window)
    close_events(program)


@fact("Chosen events are shown whole and copied as lines")
def copied(program):
    open_events(program)
    program.click(160, 10)
    program.rest()
    program.key("ctrl+f")
    program.display.xdotool("type", "--delay", 5, "status bar down")
    wait_for_rows(program, lambda found: len(found) == 1, "more than one line")
    time, kind, words = rows(program)[0]
    program.focus("list", "Events")
    program.key("space")
    find(program, "label", f"{time}  {kind}")
    program.key("ctrl+c")

    def pasted():
        return program.display.selection("clipboard")

    wait_for(lambda: pasted() == f"{time}\t{kind}\t{words}\n", lambda: f"{pasted()!r}")
    program.key("ctrl+f", "Escape", "Escape")
    close_events(program)


@fact("Where nothing has happened the events say what to do")
def nothing(program):
    open_events(program)
    words = "No events yet"
    wait_for(lambda: words in labels(program) or rows(program), "the panel is empty")
    close_events(program)


@fact("An empty notification is refused in words under its field; actions are rows that come and go")
def bell(program):
    program.restart()
    program.key("ctrl+n")
    press(program, "button", "New…")
    program.rest()

    def refused():
        program.key("ctrl+Return")
        return any(name.startswith("nothing would be on it") for name in labels(program))

    wait_for(refused, "nothing says why it is refused", pause=0.5)
    program.display.xdotool("type", "--delay", 5, "Tea")
    wait_for(lambda: not any(n.startswith("nothing would be on it") for n in labels(program)), "the words stay")
    press(program, "button", "Add")
    # A button that is pressed so shows it for a moment first.
    find(program, "push button", "Remove")
    program.rest()
    program.display.xdotool("type", "--delay", 5, "Drink")
    press(program, "button", "Add")
    program.key("ctrl+Return")
    find(program, "label", "1 to 40 characters")
    press(program, "button", "Remove")
    wait_for(lambda: len(list(named(program, "push button", "Remove"))) == 1, "the row stays")
    program.key("ctrl+Return")
    sent = program.step("notify")
    check(sent["title"] == "Tea" and len(sent.get("actions", [])) <= 1, lambda: f"{sent}")
    program.key("Escape")
    wait_for(
        lambda: program.counters()["keyboard"] == "phone",
        lambda: f"the keyboard does not come back from {program.counters()['keyboard']}: {labels(program)}")
    program.rest()
