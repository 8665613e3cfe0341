"""The page of a review: exact frames, a whole review by keys alone, strangers' texts, hidden names, print."""

import base64
import hashlib
import json
import os
import random
import struct
import subprocess

import firefox
from browser import Browser, executable
from facts import Skipped, fact
from machine import PROGRAM, Folder, check, wait_for

RUN = {"large": True, "order": 1}

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLE = os.path.join(ROOT, "docs/drawer.review")
ID = "e" * 32


def run(*words, status=0, folder=None):
    done = subprocess.run([PROGRAM, *map(str, words)], cwd=folder, capture_output=True, text=True)
    check(done.returncode == status, lambda: f"{words} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def drag(at, milliseconds, start, end):
    count = milliseconds // 16
    yield {"at": at, "touch": 1, "phase": "began", "x": start[0], "y": start[1]}
    for n in range(1, count + 1):
        x, y = (round(a + (b - a) * n / count) for a, b in zip(start, end))
        yield {"at": at + 16 * n, "touch": 1, "phase": "moved", "x": x, "y": y}
    yield {"at": at + 16 * count + 8, "touch": 1, "phase": "ended", "x": end[0], "y": end[1]}


def tap(at, place):
    yield {"at": at, "touch": 1, "phase": "began", "x": place[0], "y": place[1]}
    yield {"at": at + 60, "touch": 1, "phase": "ended", "x": place[0], "y": place[1]}


class Review:
    """A review of one take in a folder of its own, and its page."""

    def __init__(self, steps, compared, screen="inbox", end=1200, notes=(), title="A review", scale=1):
        self.folder = Folder()
        self.path = self.folder / "a.review"
        os.makedirs(self.path)
        self.take = os.path.join(self.path, "a.take.json")
        self.write("a.take.json", {
            "scenario": 1, "take": True, "name": "a take", "device": "classic", "screen": screen, "steps": list(steps),
            "end": end})
        self.compared = compared
        self.write("review.json", {
            "review": 1, "id": ID, "title": title, "compare": [{"take": "a.take.json", **one} for one in compared]})
        with open(os.path.join(self.path, "notes.jsonl"), "w", encoding="utf-8") as file:
            for note in notes:
                file.write(json.dumps(note) + "\n")
        self.scale = scale
        self.page = self.folder / "page.html"
        run("review", self.path, "-o", self.page, "--scale", scale)

    def write(self, name, value):
        with open(os.path.join(self.path, name), "w", encoding="utf-8") as file:
            json.dump(value, file)

    def frames(self, index):
        """The frames of a compared run as `capture` writes them: width, height and the names of their files."""
        folder = self.folder / f"frames-{index}"
        options = [word for key, value in self.compared[index].items() if key != "label" for word in (f"--{key}", value)]
        run("capture", self.take, "--fps", 60, "--scale", self.scale, "-o", folder, *options)
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".png")]

    def close(self):
        self.folder.close()


def pixel_hashes(files):
    """SHA-256 over width, height and RGBA of pictures, which ImageMagick decodes."""
    sizes = subprocess.run(["identify", "-format", "%w %h\n", *files], capture_output=True, text=True, check=True).stdout
    bytes_of = subprocess.run(["convert", *files, "-depth", "8", "rgba:-"], capture_output=True, check=True).stdout
    place = 0
    for line in sizes.split("\n")[:len(files)]:
        width, height = map(int, line.split())
        part = bytes_of[place:place + 4 * width * height]
        place += 4 * width * height
        yield hashlib.sha256(struct.pack("<II", width, height) + part).hexdigest()
    check(place == len(bytes_of), "pictures of other sizes")


class Page(Browser):
    def __init__(self, path, width=1200, height=900, address=""):
        if not executable():
            raise Skipped("no Chromium is installed")
        super().__init__(f"file://{path}{address}", width, height, listening=True)
        self.wait("window.reviewPage.loaded")

    def wait(self, promise):
        answer = self.send("Runtime.evaluate", expression=promise, awaitPromise=True, returnByValue=True)
        check("exceptionDetails" not in answer, lambda: f"{promise}: {answer}")
        return answer["result"].get("value")

    def value(self, expression):
        return json.loads(self.evaluate(f"JSON.stringify({expression})") or "null")

    @property
    def state(self):
        return self.value("window.reviewPage.state()")

    def press(self, key, number, modifiers=0, code=None):
        """A key as a hand presses it, with the letter that it writes."""
        text = {"text": key} if len(key) == 1 and modifiers in (0, 8) else {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number,
                      modifiers=modifiers, **(text if kind == "keyDown" else {}))

    def type(self, text):
        self.send("Input.insertText", text=text)

    def tab_to(self, is_wanted, words, backwards=False):
        for _ in range(120):
            if self.evaluate(f"({is_wanted})(document.activeElement)"):
                return
            self.press("Tab", 9, modifiers=8 if backwards else 0)
        check(False, f"the Tab key does not lead to {words}")

    def check_quiet(self):
        check(self.complaints() == [], lambda: f"{self.complaints()}")


SPRING = {"tuning": "default"}
CLASSIC = {"tuning": "classic"}


@fact("The frames of six reviews are those of capture, pixel for pixel, at 300 moments")
def exact_frames():
    reviews = [
        lambda: Review([*drag(100, 320, (160, 8), (160, 150)), *tap(800, (160, 8))], [SPRING, CLASSIC]),
        lambda: Review([*drag(50, 200, (160, 400), (165, 90)), *drag(700, 90, (160, 200), (160, 400))], [SPRING, CLASSIC]),
        lambda: Review([{"at": 80, "notify": {"title": "Maya", "message": "The keys are with the baker downstairs."}},
                        *drag(700, 160, (160, 40), (160, 4))], [SPRING, CLASSIC]),
        lambda: Review([*drag(60, 200, (290, 260), (90, 262))], [{"device": "compact"}, {"device": "classic"}], end=900),
        lambda: Review([*tap(100, (160, 300)), *drag(700, 200, (2, 300), (250, 300))], [SPRING, CLASSIC], end=1300),
        lambda: Review([*drag(60, 240, (160, 8), (160, 150))], [SPRING, CLASSIC], end=800, scale=2),
    ]
    dice = random.Random(20)
    compared = 0
    for make in reviews:
        review = make()
        page = None
        try:
            page = Page(review.page)
            for variant in range(2):
                files = review.frames(variant)
                count = page.value(f"JSON.parse(document.getElementById('review').textContent).takes[0].variants[{variant}].frames")
                check(count == len(files), lambda: f"{count} frames instead of {len(files)}")
                chosen = sorted(dice.sample(range(count), 25))
                for index, wanted in zip(chosen, pixel_hashes([files[index] for index in chosen])):
                    seen = page.wait(f"window.reviewPage.hash(0, {variant}, {index})")
                    check(seen == wanted, lambda: f"frame {index} of variant {variant} is another picture")
                    compared += 1
                # What is shown is what is composed, forwards and backwards.
                for index in (count - 1, 3, 4, 5, count // 2):
                    page.wait(f"window.reviewPage.show(0, {variant}, {index})")
                    check(page.state["samples"][variant] == index, lambda: f"{page.state} instead of {index}")
            page.check_quiet()
        finally:
            if page:
                page.close()
            review.close()
    check(compared == 300, f"{compared} moments")


@fact("In Firefox, too, the frames of a review are those of capture, at 50 moments, and what is shown is what is composed")
def in_firefox():
    if not firefox.executable():
        raise Skipped("no Firefox is installed")
    review = Review([*drag(100, 320, (160, 8), (160, 150)), *tap(800, (160, 8))], [SPRING, CLASSIC])
    page = None
    try:
        page = firefox.Firefox(f"file://{review.page}", 1200, 900)
        page.wait("window.reviewPage.loaded.then(() => true)")
        dice = random.Random(21)
        for variant in range(2):
            files = review.frames(variant)
            chosen = sorted(dice.sample(range(len(files)), 25))
            for index, wanted in zip(chosen, pixel_hashes([files[index] for index in chosen])):
                seen = page.wait(f"window.reviewPage.hash(0, {variant}, {index})")
                check(seen == wanted, lambda: f"frame {index} of variant {variant} is another picture")
                page.wait(f"window.reviewPage.show(0, {variant}, {index})")
                state = page.wait("window.reviewPage.state()")
                check(state["samples"][variant] == index, lambda: f"{state} instead of {index}")
        check(page.complaints == [], lambda: f"{page.complaints}")
    finally:
        if page:
            page.close()
        review.close()


def check_halved(page, files):
    """The frame that is shown is one of the files, halved, within the rounding of browsers; it is shown on most of its pixels."""
    width, shown, density, pixels = page.wait("""(async () => {
        await window.reviewPage.show(0, 0, 30);
        // It has its size in the next frame.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const canvas = document.querySelector('#stage canvas');
        const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
        return [canvas.width, canvas.clientWidth, devicePixelRatio, [...bytes].filter((_, i) => i % 4 < 3)];
    })()""")
    check(shown * density <= width < 2 * shown * density, lambda: f"{width} pixels are shown on {shown} · {density}")
    wanted = subprocess.run(
        ["convert", files[30], "-alpha", "off", "-filter", "box", "-resize", f"{width}x", "-depth", "8", "rgb:-"],
        capture_output=True, check=True).stdout
    far = sum(abs(one - other) > 2 for one, other in zip(wanted, pixels, strict=True))
    check(far == 0, lambda: f"{far} of {len(wanted)} bytes are far from the frame's")


@fact("A frame that is shown at less than half its size is halved before, so that it keeps its strokes: in Chromium and Firefox")
def halved():
    review = Review([*drag(100, 320, (160, 8), (160, 150))], [SPRING, CLASSIC], scale=2)
    page = None
    try:
        files = review.frames(0)
        page = Page(review.page, 640, 900)
        check_halved(page, files)
        page.close()
        page = None
        if firefox.executable():
            page = firefox.Firefox(f"file://{review.page}", 640, 900)
            page.wait("window.reviewPage.loaded.then(() => true)")
            check_halved(page, files)
    finally:
        if page:
            page.close()
        review.close()


@fact("A keyboard alone goes through a review: plays, steps, notes, replies, decides, saves; the answers are taken in")
def keyboard_alone():
    folder = Folder()
    page = None
    try:
        copy = folder / "drawer.review"
        subprocess.run(["cp", "-r", SAMPLE, copy], check=True)
        run("review", copy, "-o", folder / "page.html")
        page = Page(folder / "page.html")
        page.send("Page.setDownloadBehavior", behavior="allow", downloadPath=folder.path)
        page.press("End", 35)
        end = page.state["time"]
        check(end > 4000, lambda: f"{page.state}")
        page.press("Home", 36)
        page.press(".", 190)
        page.press(".", 190)
        page.press(",", 188)
        check(page.state["samples"] == [1, 1], lambda: f"{page.state}")
        page.press("]", 221)
        check(page.state["time"] > 400, lambda: f"{page.state}")
        page.press("5", 53)
        check(abs(page.state["time"] - end / 2) < 40, lambda: f"{page.state}")
        # In a loop it plays until it is stopped.
        page.press("l", 76)
        page.press(" ", 32, code="Space")
        wait_for(lambda: page.state["playing"], "Space does not play")
        page.press(" ", 32, code="Space")
        check(not page.state["playing"], "Space does not stop")
        page.press("l", 76)
        page.tab_to("e => e.id === 'author'", "the name")
        page.type("Noor")
        page.tab_to("e => e.id === 'play'", "Play", backwards=True)
        page.press("c", 67)
        page.press("ArrowDown", 40)
        page.press("Enter", 13)
        wait_for(lambda: page.evaluate("document.activeElement.id") == "note-text", "no form for a note")
        page.type("A bit late <b>here</b>")
        wait_for(lambda: page.state["notes"] == 5, "the note is there before it is sent")
        page.press("Enter", 13, modifiers=2)
        wait_for(lambda: page.state["notes"] == 6, "Ctrl+Enter sends nothing")
        page.tab_to("e => e.closest('#verdict-form') && e.type === 'radio'", "the verdict")
        page.press(" ", 32, code="Space")
        page.tab_to("e => e.id === 'because'", "why")
        page.type("It lands softly")
        page.press("Enter", 13, modifiers=2)
        wait_for(lambda: page.state["unsaved"] == 2, lambda: f"{page.state}")
        marks = "[...document.querySelectorAll('.warn')].filter(e => e.innerText === 'not saved yet').length"
        check(page.evaluate(marks) == 2, lambda: f"{page.evaluate(marks)} of two answers are marked as not saved")
        page.tab_to("e => e.id === 'save'", "Save", backwards=True)
        page.press("Enter", 13)
        answers = folder / "answers.json"
        wait_for(lambda: os.path.exists(answers), "no answers were saved")
        wait_for(lambda: page.state["unsaved"] == 0, lambda: f"{page.state}")
        check(page.evaluate(marks) == 0, lambda: f"{page.evaluate(marks)} saved answers are marked as not saved")
        page.check_quiet()
        said = run("review", copy, "--merge", answers)
        check("nothing was changed, add --yes to add them" in said, lambda: said)
        said = run("review", copy, "--merge", answers, "--yes")
        check("Noor notes on" in said and "A bit late <b>here</b>" in said, lambda: said)
        check("Noor prefers" in said and "It lands softly" in said, lambda: said)
        said = run("review", copy, "--merge", answers)
        check("2 lines known already" in said, lambda: said)
        said = run("review", copy, "--check", "--strict")
        check("6 notes, 2 verdicts; 0 out of date" in said, lambda: said)
        page.close()
        page = None
        run("review", copy, "-o", folder / "page.html")
        page = Page(folder / "page.html", address="#note=6")
        check(page.state["notes"] == 6, lambda: f"{page.state}")
        check("A bit late <b>here</b>" in page.evaluate("document.body.innerText"), "the note is not in the new page")
    finally:
        if page:
            page.close()
        folder.close()


HOSTILE = (
    "<script>window.hit = 1</script>", "<img src=x onerror='window.hit = 1'>", "</script><script>window.hit = 1</script>",
    "<svg onload=window.hit=1>", "javascript:window.hit=1", "'\"><iframe srcdoc='<script>parent.hit=1</script>'>",
    "{{constructor.constructor('window.hit=1')()}}", "<!--", "]]>", "\u202eevil\u202c", "\u0000\u0007\u001b[31m", "é" * 300,
    "W" * 2000, "\n" * 200, "ﷺ" * 60, "a\u0301\u0301\u0301" * 200, "🧑‍🧑‍🧒‍🧒" * 100, "<style>*{display:none}</style>", "&lt;b&gt;",
    "__proto__", "constructor", "${window.hit=1}", "`", "\\u003cscript\\u003e", "<a href='javascript:window.hit=1'>x</a>",
)


def hostile_notes(count):
    dice = random.Random(3)
    for number in range(count):
        text = dice.choice(HOSTILE) if number % 3 else dice.choice(HOSTILE) + dice.choice(HOSTILE)
        yield {
            "id": f"{number:032x}", "author": (dice.choice(HOSTILE)[:70] or "x"), "date": "2026-11-25T21:31:44Z", "kind": "note",
            "text": text[:4000], "view": dice.choice(["drawer", "row-3", dice.choice(HOSTILE)[:190] or "x"]), "at": dice.randrange(1200),
            "point": [dice.randrange(-50, 400), dice.randrange(-50, 600)],
            "set": {dice.choice(HOSTILE)[:190] or "x": dice.choice(HOSTILE)[:200]}}


@fact("5,000 strangers' texts run nothing and break no layout, wide and narrow")
def hostile_texts():
    review = Review([*drag(100, 320, (160, 8), (160, 150))],
                    [{"tuning": "default", "label": "</script><img src=x onerror=hit=1>"},
                     {"tuning": "classic", "label": "\u202e" + "W" * 70}],
                    notes=hostile_notes(5000), title="</title><script>window.hit = 1</script>" + "W" * 150)
    page = None
    try:
        for width in (1200, 320):
            page = Page(review.page, width, 800)
            check(page.state["notes"] == 5000, lambda: f"{page.state}")
            for key in ("[", "]", "b", "?"):
                page.press(key, ord(key.upper()))
            check(page.evaluate("typeof window.hit") == "undefined", "a stranger's text ran")
            wide = page.value("[document.documentElement.scrollWidth, innerWidth]")
            check(wide[0] <= wide[1], lambda: f"the page is {wide} wide")
            tags = page.value("[...new Set([...document.body.querySelectorAll('*')].map(e => e.localName))]")
            check(not {"iframe", "img", "object", "style", "base"} & set(tags), lambda: f"{tags}")
            check(page.value("document.querySelectorAll('a:not(.skip)').length") == 0, "a text has become a link")
            page.check_quiet()
            page.close()
            page = None
    finally:
        if page:
            page.close()
        review.close()


@fact("While names are hidden nothing in the page tells them, until the verdict")
def blind():
    names = ("zebrafinch", "nightjar")
    review = Review([*drag(100, 320, (160, 8), (160, 150))],
                    [{"tuning": name, "label": label} for name, label in zip(("default", "classic"), names)])
    page = None
    try:
        page = Page(review.page)
        told = """(() => {
          const seen = [...document.body.querySelectorAll('*')].filter(e => e.localName !== 'script').flatMap(e =>
            [...e.attributes].map(a => a.value).concat([...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data)),
          ).concat(document.title, location.hash).join('\\n');
          return ['zebrafinch', 'nightjar', 'classic', 'drawer.open.curve'].filter(word => seen.includes(word));
        })()"""
        check(set(names) <= set(page.value(told)), "the names are not there before they are hidden")
        orders = []
        # What the browser draws by chance is given here, else the same order might come each time.
        for drawn in (0, 1, 1, 0):
            page.evaluate(f"crypto.getRandomValues = numbers => numbers.fill({drawn}); undefined")
            page.evaluate("document.getElementById('blind').click()")
            check(page.state["blind"] and page.value(told) == [], lambda: f"{page.value(told)} is told")
            for key in ("b", ".", "]"):
                page.press(key, ord(key.upper()))
            check(page.value(told) == [], lambda: f"{page.value(told)} is told")
            # Which of the films each phone shows is the one thing that may be known, by its pixels.
            page.evaluate("document.querySelector('[data-mode=beside]').click()")
            page.wait("window.reviewPage.show(0, 0, 20)")
            orders.append(page.evaluate(
                "[...document.querySelectorAll('#stage canvas')].map(c => c.getContext('2d').getImageData(0, 40, 200, 60)"
                ".data.reduce((s, v) => (s * 31 + v) >>> 0, 7)).join()"))
            page.evaluate("document.getElementById('blind').click()")
        check(orders[0] != orders[1] and orders == orders[::-1], lambda: f"not by what was drawn: {orders}")
        page.evaluate("document.getElementById('author').value = 'Noor'; document.getElementById('blind').click();"
                      "document.querySelector('#choices input').click(); document.querySelector('#verdict-form button').click()")
        check(not page.state["blind"] and set(names) <= set(page.value(told)), "the verdict tells no names")
        page.check_quiet()
    finally:
        if page:
            page.close()
        review.close()


def many_notes(count):
    """Most of them at one moment, on the same places, with drawings."""
    dice = random.Random(5)
    for number in range(count):
        at = 500 if number % 10 < 7 else dice.randrange(1200)
        yield {
            "id": f"{number:032x}", "author": f"Reader {number % 50}", "date": f"2026-11-25T21:31:{number % 60:02}Z",
            "kind": "note", "text": f"word{number} " + "x " * dice.randrange(120), "at": at,
            "point": [dice.randrange(320), dice.randrange(568)], "tuning": "default",
            "drawing": [{"kind": "stroke", "points": [[dice.randrange(320), dice.randrange(568)] for _ in range(40)]}]}


LISTED = "[...document.querySelectorAll('#threads [role=listitem]')]"
# Whether the middle of a thread is in the list's view.
IS_IN_VIEW = """(id => { const e = document.getElementById(id)?.getBoundingClientRect();
  const list = document.getElementById('threads').getBoundingClientRect();
  return Boolean(e) && e.top >= list.top - 1 && Math.min(e.bottom, list.bottom) - e.top > 20; })"""


@fact("Of 10,000 notes, 7,000 at one moment, those in view are in the page; links, keys, words, diamonds, pins and paper reach all")
def many():
    review = Review([*drag(100, 320, (160, 8), (160, 150))], [SPRING, CLASSIC], notes=many_notes(10_000))
    page = None

    def bounded(when):
        counts = page.value(f"[{LISTED}.length, document.querySelectorAll('.pin').length, document.querySelectorAll('#marks li').length,"
                            " document.querySelectorAll('.inks path').length, document.querySelectorAll('*').length]")
        threads, pins, marks, paths, _ = counts
        check(1 <= threads <= 80 and pins <= 90 and marks <= 45 and paths <= 40 and counts[4] < 4000,
              lambda: f"{when}: {counts} threads, pins, diamonds, lines, elements")

    def first_listed():
        return page.value(f"{LISTED}.map(e => [Number(e.id.slice(7)), e.getAttribute('aria-posinset'), e.getAttribute('aria-setsize')])")

    try:
        page = Page(review.page, 1200, 900, "#note=7503")
        check(page.state["notes"] == 10_000, lambda: f"{page.state}")
        bounded("at a link's note")
        check(page.value(f"{IS_IN_VIEW}('thread-7503')"), "the link's note is not in view")
        check(all(str(number) == at and size == "10000" for number, at, size in first_listed()), "other places in the list")
        page.evaluate("const time = document.getElementById('time'); time.value = 30; time.dispatchEvent(new Event('input'))")
        bounded("at the moment of 7,000")
        pins = page.value("[...document.querySelectorAll('.pin')].map(e => e.getAttribute('aria-label'))")
        shared = sum(int(name.split()[3]) + 1 if " and " in name else 1 for name in pins)
        check(shared >= 7000 and len(pins) >= 20, lambda: f"{len(pins)} pins stand for {shared} notes")
        # A pin opens the first of its notes, and then the next.
        opened = []
        for _ in range(2):
            page.evaluate("document.querySelector('.pin').click()")
            opened.append(page.evaluate("document.activeElement.id"))
            check(page.value(f"{IS_IN_VIEW}('{opened[-1]}')"), lambda: f"{opened[-1]} is not in view")
        check(opened[0] != opened[1] and all(name.startswith("thread-") for name in opened), lambda: f"{opened}")
        # By keys through the list, of which the focus keeps its place.
        for key, number, wanted in (("Home", 36, 1), ("ArrowDown", 40, 2), ("PageDown", 34, 12), ("End", 35, 10_000), ("ArrowUp", 38, 9_999)):
            page.press(key, number)
            check(page.evaluate("document.activeElement.id") == f"thread-{wanted}", lambda: f"{key}: {page.evaluate('document.activeElement.id')}")
            check(page.value(f"{IS_IN_VIEW}('thread-{wanted}')"), lambda: f"{wanted} is not in view")
        bounded("at the list's end")
        before = page.state["time"]
        page.press("]", 221)
        page.press("]", 221)
        check(page.state["time"] >= before, lambda: f"{page.state}")
        # What comes into view is made, what leaves it goes.
        page.evaluate("document.activeElement.blur(); document.getElementById('threads').scrollTop = 400000")
        wait_for(lambda: page.value(f"{LISTED}.some(e => {IS_IN_VIEW}(e.id))"), "nothing is made where the list was scrolled to")
        bounded("far down")
        page.evaluate("document.getElementById('find').value = 'WORD4711 reader'; document.getElementById('find').dispatchEvent(new Event('input'))")
        found = page.value(f"{LISTED}.map(e => e.querySelector('.text').textContent.split(' ')[0])")
        check(found == ["word4711"], lambda: f"{found}")
        check(page.evaluate("document.getElementById('notes-count').textContent") == "1 of 10000", "the count of what was found")
        # A diamond leads to a note that the search had left out.
        page.evaluate("document.getElementById('find').value = ''; document.getElementById('find').dispatchEvent(new Event('input'));"
                      "document.querySelector('#marks button').click()")
        paper = page.value("(dispatchEvent(new Event('beforeprint')), [document.querySelectorAll('#print .head').length,"
                           " document.querySelectorAll('#print canvas').length])")
        check(paper[0] == 10_000 and paper[1] <= 250, lambda: f"{paper} notes and frames are printed")
        page.value("dispatchEvent(new Event('afterprint'))")
        bounded("after printing")
        page.check_quiet()
    finally:
        if page:
            page.close()
        review.close()


@fact("A name shows its hidden letters and a note keeps its own; a date that has not come is marked, in threads, replies and verdicts")
def names_and_dates():
    late = "9999-12-31T23:59:59Z"

    def line(number, author, date, **more):
        return {"id": f"{number:032x}", "author": author, "date": date, **more}

    day = "2026-11-25T21:31:44Z"
    notes = [
        line(1, "Maya", day, kind="note", text="🧑‍🧑‍🧒‍🧒 می‌خواهم \u2068a\u200fb\u2069 \u200fz \u202eevil\u202c"),
        line(2, "Ma\u200dya\u3164\u00ad\U000e0100", day, kind="reply", to=f"{1:032x}", text="so"),
        line(3, "Jon", day, kind="note", text="mine"), line(4, "Jon", late, kind="edit", to=f"{3:032x}", text="hm"),
        line(5, "Jon", day, kind="note", text="fine"), line(6, "Jon", late, kind="note", text="early"),
    ]
    review = Review([*drag(100, 320, (160, 8), (160, 150))], [SPRING, CLASSIC], notes=notes)
    page = None
    try:
        with open(os.path.join(review.path, "verdicts.jsonl"), "w", encoding="utf-8") as file:
            file.write(json.dumps(line(7, "Noor", late, choice="A")) + "\n" + json.dumps(line(8, "Noor", day, choice="B")) + "\n")
        run("review", review.path, "-o", review.page)
        page = Page(review.page)
        texts = page.value("[...document.querySelectorAll('#threads .text')].map(e => e.textContent)")
        check(texts[0] == "🧑‍🧑‍🧒‍🧒 می‌خواهم \u2068a\u200fb\u2069 \\u{200F}z \\u{202E}evil\\u{202C}", lambda: f"{texts[0]!a}")
        names = page.value("[...document.querySelectorAll('#threads .head b')].map(e => e.textContent)")
        check(names[1] == "Ma\\u{200D}ya\\u{3164}\\u{00AD}\\u{E0100}", lambda: f"{names!a}")
        marked = page.value("[...document.querySelectorAll('.head')].filter(e => e.textContent.includes('dated in the future'))"
                            ".map(e => e.parentElement.querySelector('.text').textContent)")
        check(marked == ["hm", "early", ""], lambda: f"{marked} are marked")
        check("Names and dates are not checked" in page.evaluate("document.body.innerText"), "the page says nothing of claims")
        page.check_quiet()
    finally:
        if page:
            page.close()
        review.close()


NAMELESS = """[...document.querySelectorAll('button, input, select, textarea, [role=option], [role=separator], [role=slider]')]
  .filter(e => !e.hidden && e.offsetParent && !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.textContent.trim()
    || e.labels?.length)).map(e => e.outerHTML.slice(0, 120))"""
DOUBLED = """(() => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i); })()"""
# Words against what lies under them, where that is one opaque colour of an element around them.
FAINT = """(() => {
  const numbers = text => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = e => { for (; e; e = e.parentElement) {
    const color = numbers(getComputedStyle(e).backgroundColor);
    if (color.length && (color[3] ?? 1) === 1) return color; } return [255, 255, 255]; };
  const found = [];
  for (const e of document.body.querySelectorAll('*')) {
    const text = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim();
    if (!text || !e.offsetParent || e.closest('svg, script, [disabled], .skip')) continue;
    const style = getComputedStyle(e);
    if (style.visibility === 'hidden' || Number(style.opacity) < 1) continue;
    const [a, b] = [light(numbers(style.color)), light(ground(e))].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if ((a + 0.05) / (b + 0.05) < least) found.push(`${text.slice(0, 30)}: ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
  }
  return found;
})()"""


@fact("The sample review has names, single ids, contrast in light and dark, no sideways scroll at 320, and prints a page a take")
def looks():
    folder = Folder()
    page = None
    try:
        run("review", SAMPLE, "-o", folder / "page.html")
        check(os.path.getsize(folder / "page.html") < 2_000_000, "the page has more than 2 MB")
        for width, scheme in ((1200, "light"), (1200, "dark"), (320, "light"), (320, "dark")):
            page = Page(folder / "page.html", width, 800, "#note=2")
            page.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for words, question in (("no name", NAMELESS), ("one id twice", DOUBLED), ("faint words", FAINT)):
                check(page.value(question) == [], lambda: f"{width} {scheme}: {words}: {page.value(question)}")
            wide = page.value("[document.documentElement.scrollWidth, innerWidth]")
            check(wide[0] <= wide[1], lambda: f"the page is {wide} wide")
            check(page.state["time"] > 400, lambda: f"{page.state}")
            levels = page.value("[...document.querySelectorAll('h1, h2, h3')].filter(e => e.offsetParent).map(e => e.localName)")
            check(levels[0] == "h1" and levels.count("h1") == 1, lambda: f"{levels}")
            if width == 1200 and scheme == "light":
                printed = base64.b64decode(page.send("Page.printToPDF", printBackground=True)["data"])
                check(printed[:5] == b"%PDF-" and len(printed) > 50_000, lambda: f"{len(printed)} bytes are printed")
                paper = page.value(
                    "(dispatchEvent(new Event('beforeprint')), document.getElementById('print').textContent)")
                check("A is better, with hidden names" in paper, lambda: f"no verdict is printed: {paper[-300:]}")
                page.value("dispatchEvent(new Event('afterprint'))")
            page.check_quiet()
            page.close()
            page = None
    finally:
        if page:
            page.close()
        folder.close()
