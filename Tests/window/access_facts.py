"""What assistive technology sees and does; runs inside a session bus."""

import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from facts import fact  # noqa: E402
from machine import GTK, Program, check, underlined, wait_for  # noqa: E402

RUN = {"bus": True}

warnings.simplefilter("ignore")


def application(program):
    def find():
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(place)
                if child and child.get_process_id() == program.process.pid:
                    return child
            except GLib.GError:  # a program that has ended meanwhile
                pass
        return None

    return wait_for(find, "the program is not on the accessibility bus")


def everything(node):
    yield node
    try:
        children = [node.get_child_at_index(place) for place in range(node.get_child_count())]
    except GLib.GError:  # it has gone meanwhile
        return
    for child in children:
        if child:
            yield from everything(child)


def role_name(node):
    """A node's role; what newer toolkits and buses call otherwise has its older name."""
    role = node.get_role_name()
    return {"button": "push button", "grouping": "panel", "switch": "check box"}.get(role, role)


def named(program, role, name):
    """What there is of a role by a name's beginning."""
    for node in everything(application(program)):
        try:
            if role_name(node) == role and node.get_name().startswith(name):
                yield node
        except GLib.GError:  # it has gone meanwhile
            pass


def find(program, role, name):
    def look():
        return next(named(program, role, name), None)

    return wait_for(look, lambda: f"no {role} {name!r}; there are " + ", ".join(
        sorted({f"{role_name(n)} {n.get_name()!r}" for n in everything(application(program)) if n.get_name()})))


def names_of(program, *roles):
    """The names of all that is on the bus, or of all that has one of the roles."""
    found = []
    for node in everything(application(program)):
        try:
            if not roles or role_name(node) in roles:
                found.append(node.get_name())
        except GLib.GError:  # it has gone meanwhile
            pass
    return found


def all_names(program):
    return names_of(program)


def frame(node):
    """Where a node is in the window, and its size. From GTK 4.14 on the place is wrong by the paddings of all that it is in:
    then only nodes of one parent can be compared, and `placed` says where they are."""
    extents = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    return extents.x, extents.y, extents.width, extents.height


def middles(program):
    """The middle of each widget that can be pressed, by its name, as the program answers it; none for a name that two have."""
    widgets = [widget.split(",", 3) for widget in program.counters()["widgets"].split(";")[:-1]]
    names = [name for *_, name in widgets]
    return {name: (int(x), int(y)) for x, y, _, name in widgets if names.count(name) == 1}


def placed(program, node):
    """Where a node is in the window, and its size: it is as far from the nearest widget that the program answers as on the bus."""
    left, top, width, height = frame(node)
    answered, around = middles(program), node
    while around:
        for near in everything(around):
            middle = answered.get(underlined(near.get_name()))
            # A label in a widget has its name, too.
            if middle and role_name(near) != "label" and near.get_component_iface():
                x, y, wide, high = frame(near)
                return left + middle[0] - x - wide // 2, top + middle[1] - y - high // 2, width, height
        around = around.get_parent()
    return left, top, width, height


@fact("Rows, headings, switches and the status bar are on the bus with role and name")
def roles(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    find(program, "panel", "Phone")
    find(program, "heading", "Inbox")
    find(program, "push button", "9:41")
    find(program, "list item", "unread, Maya Lindqvist")
    switch = find(program, "check box", "Dark appearance")
    check(not switch.get_state_set().contains(Atspi.StateType.CHECKED), "the switch is on")


@fact("Extents are where the view is on the window")
def extents(program):
    program.restart()
    program.rest()
    panel = frame(find(program, "panel", "Phone"))
    heading = frame(find(program, "heading", "Inbox"))
    view = program.view("inbox")["frame"]
    # The screen is in the middle of the canvas, to a pixel.
    _, _, width, height = program.phone
    x, y = panel[0] + (panel[2] - width) // 2, panel[1] + (panel[3] - height) // 2
    row = program.view("row-1")["frame"]
    found = frame(find(program, "list item", "unread, Maya Lindqvist"))
    check(abs(found[0] - x - row[0]) <= 1 and abs(found[1] - y - row[1]) <= 1 and abs(found[2] - row[2]) <= 1,
          lambda: f"{found}, but the row is at {row} of a screen at {x}, {y}")
    check(heading[1] > y + view[1] - 1, lambda: f"{heading}")


@fact("Pressing a view becomes an input, and its state follows")
def press(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    switch = find(program, "check box", "Dark appearance")
    action = switch.get_action_iface()
    check(action.get_n_actions() == 1, lambda: f"{action.get_n_actions()} actions")
    check(action.do_action(0), "the action refuses")
    check(program.step("activate") == "drawer-toggle-dark", lambda: f"{program.steps()}")
    program.rest()
    wait_for(lambda: find(program, "check box", "Dark appearance").get_state_set().contains(Atspi.StateType.CHECKED),
             "the state does not follow")
    find(program, "check box", "Dark appearance").get_action_iface().do_action(0)
    program.rest()


@fact("A view that is gone is gone from the bus too")
def gone(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    find(program, "check box", "Dark appearance")
    program.click(160, 10)
    program.rest()
    wait_for(lambda: "Dark appearance" not in all_names(program),
             "the switch stays")


@fact("A disabled or unpressable view offers no action")
def labels(program):
    program.restart()
    program.rest()
    label = find(program, "heading", "Inbox")
    check(not label.get_action_iface() or label.get_action_iface().get_n_actions() == 0, "a heading can be pressed")


@fact("Every widget that the program answers with is on the bus, with the same name at the same place")
def widgets(program):
    program.restart()
    # The clock's name is the time.
    program.key("ctrl+p", "ctrl+u")
    wait_for(lambda: program.counters()["panel"] == "tune", "no panel")
    program.rest()
    places = {}
    for node in everything(application(program)):
        if not node.get_component_iface():
            continue
        x, y, width, height = frame(node)
        places.setdefault("_".join(node.get_name().split()), []).append((x + width / 2, y + height / 2))
    answered = [widget.split(",", 3) for widget in program.counters()["widgets"].split(";")[:-1]]
    check(len(answered) > 30, lambda: f"only {answered}")
    # The bus counts from inside the window's border.
    left, top = next((int(x) - places["Phone"][0][0], int(y) - places["Phone"][0][1]) for x, y, _, name in answered if name == "Phone")
    check(0 <= left < 30 and 0 <= top < 30, lambda: f"the phone is {left}, {top} from where it is on the bus")
    # What the paddings around a widget may come to where the toolkit leaves them out.
    most = 40 if GTK >= (4, 14) else 1
    for x, y, role, name in answered:
        check(any(-1 <= int(x) - left - across <= most and -1 <= int(y) - top - down <= most
                  for across, down in places.get(name, [])),
              lambda: f"{role} {name} at {x}, {y}, and on the bus {left}, {top} from {places.get(name)}")
    program.key("ctrl+p", "ctrl+u")
    program.rest()


@fact("The element that the keyboard walks on is the focused one on the bus")
def focus(program):
    program.restart()
    program.click(160, 10)
    program.rest()
    program.key("Tab")
    wait_for(lambda: program.counters()["keyboard"] not in ("phone", "elsewhere"), "the keyboard is on no element")
    focused = [node for node in everything(application(program))
               if node.get_state_set().contains(Atspi.StateType.FOCUSED)]
    check(len(focused) == 1 and role_name(focused[0]) == "push button" and focused[0].get_name().startswith("9:41"),
          lambda: f"{[n.get_name() for n in focused]}")
    program.rest()


@fact("While a touch runs the time of a paused phone, header and bar say so")
def header_truth(program):
    program.restart()
    find(program, "push button", "Pause")
    find(program, "label", "Live")
    program.key("ctrl+p")
    find(program, "push button", "Resume")
    find(program, "label", "Paused")
    program.display.xdotool("mousemove", *program.at(160, 300), "mousedown", 1)
    find(program, "push button", "Resume after the touch")
    find(program, "label", "Runs while touched")
    program.display.xdotool("mouseup", 1)
    find(program, "label", "Paused")
    program.key("ctrl+p")
    find(program, "label", "Live")
    program.rest()


@fact("The notice with Undo is on the bus, and a menu without an earlier session says so")
def earlier_menu(display):
    program = Program(display).open()
    try:
        def menu():
            # What is under the pointer would be chosen.
            program.display.xdotool("mousemove", *program.display.size)
            program.key("Escape", "F10")
            find(program, "menu item", "Earlier Sessions")
            # It is on the bus before it hears keys.
            program.rest()
            program.key("Home", "Down", "Down", "Return")
            return True

        menu()
        find(program, "menu item", "None yet")
        program.key("Escape", "Escape")
        program.display.xdotool("windowfocus", "--sync", program.window)
        program.click(160, 10)
        program.rest()
        program.restart("ctrl+r")
        find(program, "label", "Restarted")
        find(program, "push button", "Undo")
        menu()
        find(program, "menu item", "Today")
    finally:
        program.close()
