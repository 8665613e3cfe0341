"""A headless Chromium, driven through its own debugging pipe: no driver has to be installed."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile

from machine import PATIENCE, Failed, OutOfTime, stop

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def executable():
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One page with touch."""

    def __init__(self, url, width=1000, height=1000, listening=False):
        """`listening` keeps what the page's console and security policy complain of."""
        self.heard = []
        self.profile = tempfile.mkdtemp(prefix="drawer-proto-browser-")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()
        # Chromium reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{read_commands} 4>&{write_answers}', "bash", executable(), "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--touch-events=enabled", f"--user-data-dir={self.profile}",
             f"--window-size={width},{height}", "about:blank"],
            pass_fds=[read_commands, write_answers], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.send("Page.enable")
        if listening:
            self.send("Log.enable")
            self.send("Runtime.enable")
            self.send("Audits.enable")
        self.send("Page.navigate", url=url)
        # What is asked while one page takes the other's place is never answered.
        self.hear(lambda message: message.get("method") == "Page.loadEventFired", f"{url} does not load")

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        answer = self.hear(lambda message: message.get("id") == self.number, f"the browser does not answer {method}")
        if "error" in answer:
            raise Failed(f"{method}: {answer['error']}")
        return answer["result"]

    def hear(self, is_wanted, words):
        """Reads messages up to one that is wanted."""
        while True:
            while b"\0" not in self.buffer:
                if not select.select([self.answers], [], [], PATIENCE)[0]:
                    raise OutOfTime(words)
                data = os.read(self.answers, 1 << 20)
                if not data:
                    raise Failed("the browser has gone")
                self.buffer += data
            text, self.buffer = self.buffer.split(b"\0", 1)
            message = json.loads(text)
            if message.get("method") in ("Log.entryAdded", "Runtime.exceptionThrown", "Audits.issueAdded"):
                self.heard.append(message["params"])
            if is_wanted(message):
                return message

    def complaints(self):
        """Errors of scripts and violations of the security policy."""
        self.evaluate("1")

        def is_complaint(entry):
            log = entry.get("entry", {})
            issue = entry.get("issue", {}).get("code", "")
            return ("exceptionDetails" in entry or issue == "ContentSecurityPolicyIssue" or log.get("source") == "security"
                    or log.get("level") == "error")

        return [entry for entry in self.heard if is_complaint(entry)]

    def evaluate(self, expression):
        return self.send("Runtime.evaluate", expression=expression)["result"].get("value")

    def touch(self, kind, *points):
        """`touchStart`, `touchMove` or `touchEnd` with the places of all fingers that are down."""
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def key(self, name, code, number, modifiers=0):
        """Presses a key and lets it go; `code` is its place on the keyboard and `number` what scripts call it; 2 is Ctrl."""
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=name, code=code, windowsVirtualKeyCode=number,
                      modifiers=modifiers)

    def write(self, text):
        """Types letters; `key` gives only what a key does, not what it writes."""
        for letter in text:
            for kind in ("keyDown", "keyUp"):
                self.send("Input.dispatchKeyEvent", type=kind, key=letter, text=letter if kind == "keyDown" else "")

    def draw(self, *points):
        """Draws a line with the mouse; at one point it is a click."""
        first, *others = points
        self.mouse("mouseMoved", *first)
        self.mouse("mousePressed", *first, button="left", clickCount=1)
        for place in others:
            self.mouse("mouseMoved", *place, button="left")
        self.mouse("mouseReleased", *points[-1], button="left", clickCount=1)

    def picture(self, x, y, width, height):
        """A part of the page as PNG, in the display's own pixels."""
        clip = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", clip=clip)["data"])

    def close(self):
        stop(self.process)
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)
