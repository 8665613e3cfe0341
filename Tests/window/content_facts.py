"""Words that a designer saves while the window is open."""

import os
import shutil
import time

from access_facts import all_names
from facts import fact
from machine import Folder, Program, check, wait_for

RUN = {"bus": True}

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST = "Keys for the workshop"


class Content:
    """A copy of the phone's content."""

    def __init__(self):
        self.folder = Folder()
        for name in ("inbox.json", "tour.json"):
            shutil.copy(os.path.join(HERE, "../../resources/content", name), self.folder / name)
        self.path = self.folder / "inbox.json"
        with open(self.path, encoding="utf-8") as file:
            self.text = file.read()

    def with_subject(self, words):
        return self.text.replace(FIRST, words)

    def save(self, words):
        self.write(self.with_subject(words))

    def write(self, text):
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)

    def remove(self):
        if os.path.lexists(self.path):
            os.remove(self.path)


def shows(program, words):
    return any(words in name for name in all_names(program))


def becomes(program, words):
    wait_for(lambda: shows(program, words), lambda: f"{words!r} is not on the phone")


def gone(program, words):
    wait_for(lambda: not shows(program, words), lambda: f"{words!r} still stands there")


@fact("Words that are saved are on the phone at the same moment of the same session, however they are saved")
def saved(display):
    content = Content()
    program = Program(display, "--content", content.folder / ".").open()
    try:
        becomes(program, FIRST)
        program.click(160, 200)
        program.rest()
        program.drag([(160, 400), (160, 300)])
        program.rest()
        inputs, log = program.steps(), program.log("motion")

        def shown(words):
            becomes(program, words)
            program.rest()
            check(program.steps() == inputs, lambda: f"{program.steps()} instead of {inputs}")
            # Time goes on, and what fades after a while may end only now.
            check(program.log("motion")[:len(log)] == log, "the phone moved otherwise")

        content.save("Written in place")
        shown("Written in place")
        with open(content.folder / "new", "w", encoding="utf-8") as file:
            file.write(content.with_subject("Another file"))
        os.rename(content.folder / "new", content.path)
        shown("Another file")
        text = content.with_subject("In two halves")
        with open(content.path, "w", encoding="utf-8") as file:
            file.write(text[:900])
            file.flush()
            # The program comes to see the half, and says nothing of it.
            time.sleep(0.15)
            file.write(text[900:])
        shown("In two halves")
        check(not shows(program, "The phone keeps the previous content"), "there is a message")
        check(program.counters()["contents"] == "3", lambda: program.counters()["contents"])
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        program.close()
        content.folder.close()


@fact("Content that can't be read is told with its place, and the last words stay until it is mended")
def broken(display):
    content = Content()
    program = Program(display, "--content", content.folder / ".").open()
    try:
        becomes(program, FIRST)
        cases = [
            (content.text.replace('"unread": true', '"unread": treu', 1), "inbox.json:4:"),
            (content.text.replace('"subject"', '"subjetc"', 1), 'did you mean "subject" instead of "subjetc"?'),
            (content.text.replace('"number": 2', '"number": 1', 1), "two messages have the number 1"),
            (content.text[:900], "inbox.json:"),
        ]
        for text, words in cases:
            content.write(text)
            becomes(program, words)
            becomes(program, "The phone keeps the previous content.")
            check(shows(program, FIRST), "the former words are gone")
            content.write(content.text)
            gone(program, "The phone keeps the previous content.")
        content.remove()
        becomes(program, "inbox.json: the file was removed; put it back")
        check(shows(program, FIRST), "the former words are gone")
        content.save("Back again")
        becomes(program, "Back again")
        gone(program, "the file was removed")
        check(program.counters()["contents"] == "1", lambda: program.counters()["contents"])
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        program.close()
        content.folder.close()


@fact("Content that is huge, no text, a pipe, or leads elsewhere is refused, and the window goes on")
def hostile(display):
    content = Content()
    program = Program(display, "--content", content.folder / ".").open()

    def told(words):
        becomes(program, words)
        check(shows(program, FIRST), "the former words are gone")
        content.remove()
        content.write(content.text)
        gone(program, "The phone keeps the previous content.")

    try:
        becomes(program, FIRST)
        with open(content.path, "ab") as file:
            file.truncate(100 << 20)
        told("the file has 104857600 bytes")
        with open(content.path, "wb") as file:
            file.write(content.text.encode("utf-8").replace(b"Keys", b"Ke\xffs", 1))
        told("inbox.json:5:")
        content.remove()
        os.symlink("/etc/hostname", content.path)
        told("this is a symbolic link")
        content.remove()
        os.mkfifo(content.path)
        told("this is a named pipe")
        program.click(160, 200)
        program.rest()
        check(program.complaints() == "", lambda: program.complaints())
    finally:
        program.close()
        content.folder.close()
