"""The report's page shows motions to the eye, to a keyboard alone, and without its script."""

import json
import os
import subprocess

from browser import Browser, executable
from facts import Skipped, fact
from machine import NAME, PROGRAM, Folder, check

RUN = {"large": True}

SCENARIO = {"scenario": 1, "appearances": ["light", "dark"], "steps": [
    {"motion": "opening", "views": ["drawer", "content"]}, {"tap": "status-bar"}, {"wait": "settled"},
    {"motion": "opening", "end": True}]}
SPRING = json.dumps({"spring": {"response": 0.6, "damping": 0.5}})


class Report:
    """A project in which the drawer opens otherwise than before, and its report in a browser."""

    def __init__(self):
        if not executable():
            raise Skipped("no Chromium is installed")
        self.folder = Folder()
        with open(self.folder / "a.scenario.json", "w", encoding="utf-8") as file:
            json.dump(SCENARIO, file)
        self.run(0, "test", "-u")
        self.run(1, "test", "--set", f"drawer.open.curve={SPRING}")
        self.run(0, "report")
        self.browser = Browser(f"file://{self.folder.path}/.{NAME}/report.html", 1200, 900, listening=True)

    def run(self, status, *words):
        surroundings = {**os.environ, "XDG_STATE_HOME": self.folder / "home"}
        surroundings.pop("CI", None)
        done = subprocess.run([PROGRAM, *words], cwd=self.folder.path, env=surroundings, capture_output=True, text=True)
        check(done.returncode == status, lambda: f"{words} ended with {done.returncode}: {done.stdout}{done.stderr}")

    def press(self, name, number, modifiers=0):
        self.browser.key(name, name, number, modifiers)

    def pointer(self):
        return json.loads(self.browser.evaluate("""JSON.stringify((() => {
            const card = document.querySelector('article.motion.current');
            if (!card) return null;
            const plot = card.querySelector('.plot');
            return { time: Number(plot.getAttribute('aria-valuenow')), words: plot.getAttribute('aria-valuetext'),
              title: card.querySelector('h3').textContent, x: Number(card.querySelector('.pointer').getAttribute('x1')),
              frame: [...card.querySelectorAll('.film li')].findIndex(li => li.getAttribute('aria-current') === 'true'),
              now: card.querySelector('td.now').textContent, near: card.querySelectorAll('.log li.near').length };
          })())"""))

    def close(self):
        self.browser.close()
        self.folder.close()


@fact("In the report a keyboard alone moves one pointer through curves, frames, numbers and events")
def keyboard_alone():
    report = Report()
    try:
        check(report.pointer() is None, "the overview is not what is seen first")
        report.press("ArrowDown", 40)
        first = report.pointer()
        check(first and "drawer.y" in first["words"] and " was " in first["words"], lambda: f"{first}")
        report.press("Home", 36)
        home = report.pointer()
        check(home["time"] == 0 and home["frame"] == 0 and home["near"] > 0 and home["now"] == "absent", lambda: f"{home}")
        for _ in range(8):
            report.press("ArrowRight", 39)
        on = report.pointer()
        check(on["time"] > 60 and on["x"] > home["x"] and on["now"] != "absent", lambda: f"{on}")
        report.press("ArrowLeft", 37)
        check(0 < report.pointer()["time"] < on["time"], lambda: f"{report.pointer()}")
        report.press("End", 35)
        end = report.pointer()
        check(end["frame"] == 7 and end["time"] > on["time"], lambda: f"{end}")
        report.press("ArrowDown", 40)
        other = report.pointer()
        check(other["title"] != first["title"], lambda: f"{other}")
        check(report.browser.complaints() == [], lambda: f"{report.browser.complaints()}")
    finally:
        report.close()


@fact("Tab goes through the report's list and shows what it comes to")
def tab_shows():
    report = Report()
    try:
        seen = []
        for _ in range(4):
            report.press("Tab", 9)
            seen.append((report.pointer() or {}).get("title"))
        check(len({title for title in seen if title}) == 2, lambda: f"{seen}")
    finally:
        report.close()


@fact("Without its script the report still shows every motion")
def without_script():
    report = Report()
    try:
        report.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        report.browser.send("Page.reload")
        report.browser.hear(lambda message: message.get("method") == "Page.loadEventFired", "the page does not load")
        document = report.browser.send("DOM.getDocument", depth=1)["root"]["nodeId"]
        for selector, count in (("article.motion svg.curves", 2), (".film img", 2), (".log li", 4), (".command code", 4)):
            nodes = report.browser.send("DOM.querySelectorAll", nodeId=document, selector=selector)["nodeIds"]
            check(len(nodes) >= count, lambda: f"{len(nodes)} of {selector}")
            for node in nodes[:count]:
                box = report.browser.send("DOM.getBoxModel", nodeId=node)["model"]
                check(box["width"] > 0 and box["height"] > 0, lambda: f"{selector} is not seen")
    finally:
        report.close()
