"""Every menu of the window at every depth, and what has the keyboard once it is closed. Runs inside a session bus."""

import subprocess

from access_facts import Atspi, GLib, application, everything, find, frame, placed, role_name
from facts import fact
from machine import Display, Program, check, wait_for
from timeline_facts import strip

RUN = {"bus": True}

# They end the program, or open what has to be closed again: the last to be chosen.
LATE = ("Quit", "About DrawerProto", "Keyboard Shortcuts")
# The button of the bell opens no menu.
OTHERS = ("Notify",)


def has(node, state):
    return node.get_state_set().contains(state)


def children(node):
    return [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]


def inside(node, role):
    """The outermost nodes of a role."""
    for child in children(node):
        if role_name(child) == role:
            yield child
        else:
            yield from inside(child, role)


class Item:
    """An entry of a menu's page."""

    def __init__(self, node):
        self.node = node
        self.name = node.get_name()
        own = children(node)
        # An arrow is at the end, of newer toolkits after the mark at the start.
        self.opens = bool(own) and role_name(own[-1]) == "filler" or [role_name(child) for child in own] == ["panel"] * 2
        labels = [child.get_name() for child in own if role_name(child) == "label"]
        # What the menu says that its key is.
        self.keys = labels[1] if len(labels) > 1 else node.get_attributes().get("keyshortcuts")

    @property
    def is_sensitive(self):
        return has(self.node, Atspi.StateType.SENSITIVE)


class Page:
    """A page of a menu: its entries, and for all but the first one the entry that leads back."""

    def __init__(self, items, is_first):
        self.items = items
        self.title = None if is_first else self.items.pop(0).name

    def chosen(self):
        """The entry to be pressed: one that opens nothing, if there is such a one."""
        plain = [item for item in self.items if item.is_sensitive and not item.opens]
        kept = [item for item in plain if item.name not in LATE]
        return next((item for item in kept if not item.name.endswith("…")), next(iter(kept), None))


def open_menu(program):
    """The menu that is open."""

    def look():
        try:
            return next((node for node in everything(application(program))
                         if role_name(node) == "menu" and has(node, Atspi.StateType.VISIBLE)
                         and frame(node)[3] > 0), None)
        except GLib.GError:  # it has gone meanwhile
            return None

    def words():
        said = program.counters()
        return f"no menu is open: popovers {said['popovers']}, asks {said['asks']}, focus {said['focus']}, {said['messages']} messages"

    return wait_for(look, words)


def pages(menu):
    """The pages of a menu by their titles; the first has none. Newer toolkits say only what is on the page that is shown."""
    # The toolkit's stack is around them. Each is around the widget on it; older ones have no place of their own.
    stack = next((node for node in everything(menu) if node.get_role_name() == "grouping"), None)
    found = children(stack) if stack else [node for node in everything(menu) if not node.get_component_iface()]
    # A page that comes or goes has no entries.
    items = [[Item(item) for item in inside(node, "menu item")] for node in found]
    made = [Page(entries, place == 0) for place, entries in enumerate(items) if entries]
    return {page.title: page for page in made}


def page_of(menu, title):
    """A page of a menu, as soon as it is shown."""
    return wait_for(lambda: pages(menu).get(title), lambda: f"no page {title}, but {list(pages(menu))}")


class Mouse:
    name = "the mouse"

    def __init__(self, program):
        self.program = program

    def click(self, x, y, button=1):
        self.program.display.xdotool("mousemove", x, y, "click", button)

    def open(self, button):
        x, y, width, height = placed(self.program, button)
        self.click(x + width // 2, y + height // 2)

    def open_timeline(self):
        x, y, width, height = strip(self.program)
        self.click(round(x + width * 0.7), round(y + height / 2), 3)

    def press(self, menu, page, item):
        program = self.program
        # The menu has a window of its own; so has a tooltip, which is smaller.
        places = map(self.geometry, set(program.display.windows(".*", program.process.pid)) - {program.window})
        place = max(filter(None, places), key=lambda one: one["WIDTH"] * one["HEIGHT"])
        left, top, *_ = frame(menu)
        x, y, width, height = frame(item.node)
        self.click(place["X"] + x - left + width // 2, place["Y"] + y - top + height // 2)

    def geometry(self, window):
        """Where a window is; nothing if it has gone, as tooltips do."""
        try:
            words = self.program.display.xdotool("getwindowgeometry", "--shell", window).split()
        except subprocess.CalledProcessError:
            return None
        return {name: int(value) for name, value in (word.split("=") for word in words)}


class Keyboard:
    name = "keys"

    def __init__(self, program):
        self.program = program
        # What is under the pointer would be chosen.
        program.display.xdotool("mousemove", *reversed(program.display.size))

    def open(self, button):
        # The whole window is walked, wherever the keyboard is.
        for _ in range(120):
            self.program.counters()
            if has(button, Atspi.StateType.FOCUSED):
                break
            self.program.key("Tab")
        check(has(button, Atspi.StateType.FOCUSED), lambda: f"{button.get_name()} does not get the keyboard")
        self.program.key("space")

    def open_timeline(self):
        self.program.key("Menu")

    def press(self, menu, page, item):
        sensitive = [each for each in page.items if each.is_sensitive]

        def place():
            return next((place for place, each in enumerate(sensitive) if has(each.node, Atspi.StateType.FOCUSED)), None)

        # At first the entry that leads back has the keyboard.
        if page.title is not None and place() is None:
            self.program.key("Down")
        here = wait_for(lambda: (place() or 0) + 1 if place() is not None else None, "no entry has the keyboard") - 1
        there = sensitive.index(item)
        if there != here:
            self.program.key(*["Down"] * (there - here), *["Up"] * (here - there))
        wait_for(lambda: place() == there, lambda: f"the keyboard does not come to {item.name}")
        self.program.key("Return")


def menu_buttons(program):
    """The buttons that open a menu, each around one that is pressed."""
    for node in everything(application(program)):
        inner = children(node) if role_name(node) == "push button" else []
        if inner and role_name(inner[0]) in ("push button", "toggle button") and inner[0].get_name() not in OTHERS:
            yield inner[0]


def close_others(program):
    """Closes a dialog that an entry has opened."""
    def others():
        return [name for name in program.display.windows(".*", program.process.pid) if name != program.window]

    while found := others():
        program.display.xdotool("windowfocus", "--sync", found[-1], "key", "Escape")
        wait_for(lambda: others() != found, "the dialog stays")
    program.display.xdotool("windowfocus", "--sync", program.window)
    if program.counters()["asks"] != "none":
        program.key("Escape")
    program.rest()


def walk(program, hand, name, open_it):
    """Chooses an entry of each page of a menu, and presses a key then; gives the pages' titles."""
    open_it()
    program.rest()
    open_menu(program)
    program.key("Escape")
    wait_for(lambda: program.counters()["popovers"] == "0", lambda: f"{name} does not close")
    ways = [()]
    for way in ways:
        open_it()
        program.rest()
        menu = open_menu(program)
        page = page_of(menu, None)
        for title in way:
            hand.press(menu, page, next(item for item in page.items if item.name == title and item.opens))
            page = page_of(menu, title)
            program.rest()
        ways += [(*way, item.name) for item in page.items if item.opens and item.name not in way]
        item = page.chosen()
        where = " › ".join([name, *way, item.name if item else "nothing"])
        if item:
            hand.press(menu, page, item)
            wait_for(lambda: program.counters()["popovers"] == "0" or program.counters()["asks"] != "none",
                     lambda: f"{where} stays open")
        else:
            program.key(*["Escape"] * 2)
            wait_for(lambda: program.counters()["popovers"] == "0", lambda: f"{where} stays open")
        program.rest()
        close_others(program)
        before = program.counters()["speed"]
        program.key("ctrl+t")
        wait_for(lambda: program.counters()["speed"] != before, lambda: f"by {hand.name}, no key is heard after {where}")
        # The speed's words in the header move the buttons beside them.
        program.rest()
    return ways


def walked(display, make):
    program = Program(display).open()
    try:
        program.click(160, 10)
        program.rest()
        hand = make(program)
        names = [button.get_name().split(":")[0] for button in menu_buttons(program)]
        depths = {}
        for place, name in enumerate(names):

            def open_it(place=place):
                hand.open(list(menu_buttons(program))[place])

            depths[name] = max(map(len, walk(program, hand, name, open_it)))
        check(len(depths) >= 8 and max(depths.values()) >= 2, lambda: f"{depths}")
        if hand.name == "keys":
            # The timeline is walked to once its session has something in it.
            x, y, width, height = strip(program)
            program.display.xdotool("mousemove", round(x + width * 0.7), round(y + height / 2), "click", 1)
            program.display.xdotool("mousemove", *reversed(display.size))
            program.rest()
        walk(program, hand, "the timeline's menu", hand.open_timeline)
    finally:
        program.close()


@fact("After any menu at any depth the window hears keys: by mouse")
def by_mouse(display):
    walked(display, Mouse)


@fact("After any menu at any depth the window hears keys: by keyboard")
def by_keyboard(display):
    walked(display, Keyboard)


def parts(keys):
    """A shortcut without the order of what is held: the toolkit names Shift before Ctrl, and arrows by words."""
    keys = keys.replace("←", "Left").replace("→", "Right")
    *held, last = keys.split("+") if not keys.endswith("++") else [*keys[:-2].split("+"), "+"]
    return frozenset(held), last.lower()


def open_list(program, keys="F1"):
    """The window of shortcuts."""
    program.key(keys)
    window = wait_for(lambda: program.display.windows("^Keyboard Shortcuts$", program.process.pid), "no list")[0]
    program.display.xdotool("windowfocus", "--sync", window)
    program.rest()
    return window


def list_rows(program):
    """The rows in sight of a search: words, what stands in brackets after them, and keys."""
    box = find(program, "list", "Keyboard shortcuts")
    for row in children(box):
        name = row.get_name()
        if role_name(row) == "list item" and has(row, Atspi.StateType.VISIBLE):
            words, keys = name.rsplit(": ", 1)
            yield words.split(" (")[0], keys.split(", "), row


@fact("Menus and the list of shortcuts say the same words and the same keys")
def agreeing(display):
    program = Program(display).open()
    try:
        said = set()
        for place in range(len(list(menu_buttons(program)))):
            hand = Mouse(program)
            hand.open(list(menu_buttons(program))[place])
            program.rest()
            for page in pages(open_menu(program)).values():
                said |= {(item.name.rstrip("…"), item.keys) for item in page.items if item.keys}
            program.key("Escape")
            wait_for(lambda: program.counters()["popovers"] == "0", "the menu stays")
        check(len(said) > 40, lambda: f"{said}")
        open_list(program)
        listed = {(words, parts(key)) for words, keys, _ in list_rows(program) for key in keys}
        missing = [each for each in said if (each[0], parts(each[1])) not in listed]
        check(not missing, lambda: f"{missing} are in menus, and not so in the list")
    finally:
        program.close()


@fact("The list of shortcuts fits on 1024 x 700, with each of its sections; it scrolls, is searched, and Escape clears the search first")
def shortcuts():
    display = Display(1024, 700)
    program = None
    try:
        program = Program(display).open()
        program.click(160, 420)
        program.rest()
        keyboard = program.counters()["keyboard"]
        window = open_list(program, "ctrl+question")
        words = display.xdotool("getwindowgeometry", "--shell", window).split()
        size = {name: int(value) for name, value in (word.split("=") for word in words if "=" in word)}
        check(size["WIDTH"] <= 1024 and size["HEIGHT"] <= 700, lambda: f"{size}")
        rows = list(list_rows(program))
        check(len(rows) > 90, lambda: f"{len(rows)} rows")
        pane = next(node for node in everything(application(program)) if role_name(node) == "scroll pane"
                    and any(child.get_name() == "Keyboard shortcuts" for child in everything(node)))
        seen = frame(pane)[3]
        check(300 < seen < 700, lambda: f"{seen} pixels of the list are seen")
        box = find(program, "list", "Keyboard shortcuts")
        headings = [frame(node)[1] for node in children(box) if role_name(node) == "label"]
        ends = [*headings[1:], max(frame(row)[1] + frame(row)[3] for *_, row in rows)]
        heights = [end - begin for begin, end in zip(sorted(headings), sorted(ends))]
        check(len(heights) > 8 and max(heights) <= seen, lambda: f"sections are {heights} high, and {seen} are seen")
        last = rows[-1][2]
        before = frame(last)[1]
        # From the search to the list.
        display.xdotool("key", "Tab", "End")
        wait_for(lambda: frame(last)[1] < before - 500, "it does not scroll")
        # A letter is searched for, wherever the keyboard is.
        display.xdotool("type", "--delay", 20, "next no")

        def found():
            return [words for words, *_ in list_rows(program)]

        wait_for(lambda: found() == ["Next Note"], lambda: f"{found()}")
        display.xdotool("type", "--delay", 20, "zz")
        find(program, "label", "No matches")
        check(not found(), lambda: f"{found()}")
        display.xdotool("key", "Escape")
        wait_for(lambda: len(found()) == len(rows), "Escape does not clear the search")
        display.xdotool("key", "Escape")
        wait_for(lambda: not display.windows("^Keyboard Shortcuts$", program.process.pid), "Escape does not close it")
        display.xdotool("windowfocus", "--sync", program.window)
        wait_for(lambda: program.counters()["keyboard"] == keyboard, lambda: f"{program.counters()['keyboard']}")
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        if program:
            program.close()
        display.close()
