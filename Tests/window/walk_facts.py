"""Twenty states of the phone and the window, walked on the accessibility bus; runs inside a session bus."""

import json

from access_facts import Atspi, GLib, all_names, application, everything, find, frame, role_name
from facts import fact
from machine import GTK, Folder, Program, check, wait_for

RUN = {"bus": True, "order": 9}

# What a view's role is called on the bus.
ROLES = {
    "alert": "alert", "button": "push button", "dialog": "dialog", "heading": "heading", "image": "image", "key": "push button",
    "link": "link", "list": "list", "row": "list item", "search": "entry", "slider": "slider",
    # The toolkits between give a status no name.
    "status": "label" if (4, 12) <= GTK < (4, 24) else "status bar",
    "switch": "check box", "tab": "page tab", "tab-list": "page tab list", "text": "label", "text-field": "text", "text-view": "text", "toolbar": "tool bar", "group": "panel", "screen": "panel", "window": "panel",
}
# Roles that hold others and may go without words.
HOLDERS = {"panel", "list", "page tab list", "tool bar", "dialog", "alert", "status bar"}
# Roles of what is there to be pressed.
PRESSED = {"push button", "check box", "page tab", "link", "toggle button", "menu item", "menu button"}
# Roles that say nothing.
EMPTY = {"filler", "unknown", "invalid", "redundant object", "widget"}


def notify(**more):
    return {"notify": {"title": "Tea", "message": "It is ready", "duration": 3_600_000, "hideStyle": "none", **more}}


WAIT = {"wait": "settled"}
# In seconds.
LONG = 60

# A name, what the scenario starts from, its steps, and the keys that the window gets then.
STATES = [
    *[(f"the screen {screen}", {"screen": screen}, [], []) for screen in (
        "inbox", "schedule", "reporter", "device", "colours", "tour")],
    ("a message", {}, [{"tap": "row-1"}, WAIT], []),
    ("the drawer with its history", {}, [notify(duration=200), {"wait": 2000}, {"tap": "status-bar"}, WAIT], []),
    ("a banner", {}, [notify(), WAIT], []),
    ("a modal", {"screen": "schedule"}, [{"tap": "meal-2026-01-05-1"}, WAIT], []),
    ("a popover", {"screen": "tour"}, [{"tap": "contents-button"}, WAIT], []),
    ("the keyboard and a search", {"device": "compact"}, [{"tap": "search-field"}, WAIT, {"tap": "key-t"}, WAIT], []),
    ("edit mode", {}, [{"tap": "edit-button"}, WAIT], []),
    ("a row that asks", {}, [{"swipe": "row-2", "direction": "left", "distance": 110, "duration": 150}, WAIT], []),
    # It can be undone for as long as it is looked at.
    ("a deletion that can be undone", {"set": {"undo.shown": LONG}},
     [{"swipe": "row-2", "direction": "left", "distance": 110, "duration": 150}, WAIT, {"tap": "delete-2"}, {"wait": 800}], []),
    ("the film on the whole screen", {"screen": "tour"},
     [{"tap": "contents-button"}, WAIT, {"activate": "section-2"}, WAIT, {"activate": "section-watch"}, {"wait": 1500}],
     ["ctrl+p"]),
    ("landscape", {"orientation": "landscape-left", "device": "modern"}, [{"tap": "status-bar"}, WAIT], []),
    ("dark, right to left, twice the text", {"appearance": "dark", "direction": "rtl", "textSize": 2.0}, [], []),
    ("the panel of notifications", {}, [], ["ctrl+n"]),
    ("the panel of events", {}, [{"tap": "row-1"}, WAIT], ["ctrl+l"]),
    ("time that stands, and a notice with Undo", {}, [], ["ctrl+p", "shift+Tab"]),
]


def views(nodes):
    """The views that mean something, in the order of the proxies, outermost first."""
    for node in nodes:
        if not node.get("visible", True):
            continue
        if any(node.get(key) for key in ("label", "text", "actions")) or node.get("role", "text") != "text":
            yield node
        yield from views(node.get("children", []))


def words(node):
    return next((node[key] for key in ("label", "text", "value") if node.get(key)), "")


def has(node, state):
    return node.get_state_set().contains(state)


def showing(node):
    """All that has a place on the screen: the toolkit tells of no more."""
    for each in everything(node):
        if has(each, Atspi.StateType.VISIBLE) and each.get_component_iface() and min(frame(each)[2:]) > 0:
            yield each


def told(node):
    # What is disabled has actions, but no names for them.
    action = node.get_action_iface() if has(node, Atspi.StateType.SENSITIVE) else None
    names = [action.get_action_name(n) for n in range(action.get_n_actions())] if action else []
    return role_name(node), node.get_name(), names


def role_of(view, element):
    role = ROLES[view.get("role", "group")]
    # What holds others and is pressed as a whole is a button.
    return "push button" if role == "panel" and "phone.press" in told(element)[2] else role


def check_element(node):
    """What has to be so for whatever is on the bus."""
    role, name, actions = told(node)
    what = f"{role} {name!r}"
    check(role not in EMPTY or not actions, lambda: f"{what} has a role that says nothing")
    check(role not in PRESSED or name.strip(), lambda: f"a {role} has no name")
    # The toolkit's button with a menu has the button in it that is pressed.
    is_shell = any(told(inner)[2] for inner in list(everything(node))[1:])
    if role in PRESSED and has(node, Atspi.StateType.SENSITIVE) and not is_shell:
        check(actions, lambda: f"{what} can't be pressed")
        check(has(node, Atspi.StateType.FOCUSABLE), lambda: f"{what} can't have the keyboard")


def check_phone(program):
    """Compares the phone on the bus with its views."""
    wanted = [node for window in program.inspect()["windows"] for node in views(window["views"])]
    # The time that is written on the desk is no part of the phone.
    clock = program.counters()["clock"]
    elements = [node for node in everything(find(program, "panel", "Phone"))][1:]
    elements = [node for node in elements if told(node)[:2] != ("label", clock)]
    found = [told(node)[:2] for node in elements]
    expected = [(role_of(node, element), words(node)) for node, element in zip(wanted, elements)]
    check(len(elements) == len(wanted), lambda: f"{len(elements)} elements of {len(wanted)} views: {found}")
    check(found == expected, lambda: "\n".join(
        f"{a} instead of {b}" for a, b in zip(found, expected) if a != b)[:600])
    for node, element in zip(wanted, elements):
        role, name, actions = told(element)
        what = f"{role} {name!r}"
        check(name.strip() or role in HOLDERS, lambda: f"{what} ({node.get('id')}) has no name")
        check("  " not in name and ", ," not in name and not name.startswith(","), lambda: f"{what} is read with a stumble")
        check(not actions or role not in {"panel", "label"}, lambda: f"{what} can be pressed, its role tells nothing of it")
        own = [name for name in actions if name.startswith("view.")]
        wanted_own = [f"view.{name}" for name in node.get("actions", [])] if node.get("enabled", True) else []
        check(sorted(own) == sorted(wanted_own), lambda: f"{what}: {actions} instead of {wanted_own}")
        check(has(element, Atspi.StateType.SENSITIVE) == node.get("enabled", True), lambda: f"{what}: enabled is wrong")
        is_on = node.get("value") in ("on", "selected")
        if node.get("role") == "switch":
            check(has(element, Atspi.StateType.CHECKED) == is_on, lambda: f"{what}: checked is wrong")
        if node.get("role") == "tab":
            check(has(element, Atspi.StateType.SELECTED) == is_on, lambda: f"{what}: selected is wrong")


def walked(state):
    def walk(display):
        _, opening, steps, keys = state
        folder = Folder()
        path = folder / "a.scenario.json"
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"scenario": 1, "device": "classic", **opening, "steps": steps}, file)
        program = Program(display, path, state=folder).open()
        try:
            wait_for(lambda: program.counters()["playing"] == "false", "it plays on")
            for key in keys:
                program.key(key)
            program.rest()
            check(program.complaints() == "", lambda: program.complaints())
            check_phone(program)
            elements = list(showing(application(program)))
            checked = 0
            for node in elements:
                try:
                    check_element(node)
                except GLib.GError:  # it has gone meanwhile, as a notice does by itself
                    continue
                checked += 1
            check(checked > 20, lambda: f"only {checked} of {len(elements)} elements")
        finally:
            program.close()
            folder.close()

    return walk


for each in STATES:
    fact(f"On the bus everything has name, role and action: {each[0]}")(walked(each))


@fact("A row's own actions are on the bus, and do what they say; the status bar is pressed by keyboard and on the bus")
def own_actions(display):
    program = Program(display).open()
    try:
        row = find(program, "list item", "unread, Northline Rail")
        action = row.get_action_iface()
        names = [action.get_action_name(n) for n in range(action.get_n_actions())]
        check(sorted(names) == ["phone.press", "view.delete", "view.mark-read"], lambda: f"{names}")
        check(action.do_action(names.index("view.mark-read")), "the action refuses")
        find(program, "list item", "Northline Rail")
        steps = [(step["activate"], step["action"]) for step in program.steps("activate")]
        check(steps == [("row-2", "mark-read")], lambda: f"{steps}")
        program.rest()
        action = find(program, "list item", "Northline Rail").get_action_iface()
        names = [action.get_action_name(n) for n in range(action.get_n_actions())]
        check("view.mark-unread" in names and "view.mark-read" not in names, lambda: f"{names}")
        action.do_action(names.index("view.delete"))
        wait_for(lambda: not any(name.startswith("Northline Rail") for name in all_names(program)),
                 "the row stays")
        # The status bar opens the drawer.
        bar = find(program, "push button", "9:41")
        bar.get_action_iface().do_action(0)
        find(program, "check box", "Dark appearance")
        program.rest()
        # The whole window is walked, wherever the keyboard was.
        for _ in range(80):
            program.key("Tab")
            if program.counters()["keyboard"] == "status-bar":
                break
        check(program.counters()["keyboard"] == "status-bar", "the status bar does not get the keyboard")
        # As the drawer is open, it closes it, and opens it again.
        program.key("Return")
        wait_for(lambda: "Dark appearance" not in all_names(program), "the status bar does not close the drawer")
        program.rest()
        program.key("Return")
        find(program, "check box", "Dark appearance")
    finally:
        program.close()


@fact("Escape and Alt with an arrow go back; Escape first closes what of the window's own is open")
def back(program):
    def is_open():
        program.rest()
        return "Dark appearance" in all_names(program)

    for key in ("Escape", "alt+Left"):
        program.restart()
        program.click(160, 10)
        find(program, "check box", "Dark appearance")
        program.rest()
        program.key(key)
        wait_for(lambda: not is_open(), lambda: f"the drawer stays after {key}")
        program.rest()
        program.click(160, 250)
        find(program, "heading", "Your train to Halden")
        program.rest()
        program.key(key)
        find(program, "heading", "Inbox")
        program.rest()
    program.restart()
    program.click(160, 10)
    find(program, "check box", "Dark appearance")
    program.rest()
    program.key("F10")
    find(program, "menu item", "Recent")
    program.key("Escape")
    program.rest()
    check(is_open(), "one Escape closed two things")
    program.display.xdotool("windowfocus", "--sync", program.window)
    program.click(-40, 100)
    program.key("Escape")
    wait_for(lambda: not is_open(), "the drawer stays")
