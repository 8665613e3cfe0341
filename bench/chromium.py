#!/usr/bin/env python3
"""Steps bench/banner.html through frames in headless Chromium and writes each as a PNG.

chromium.py PROGRAM FRAMES FOLDER: prints how many bytes were written as JSON. It speaks the DevTools protocol
over a pair of pipes, so that nothing listens on any port.
"""
import base64
import fcntl
import json
import os
import pathlib
import subprocess
import sys
import tempfile

program, frames, folder = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
page = pathlib.Path(__file__).with_name("banner.html").resolve().as_uri()


class Browser:
    """A browser that is told what to do and answers in turn."""

    def __init__(self, profile):
        # Chromium reads 3 and writes 4; the ends are made elsewhere first, so that neither covers the other.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (*os.pipe(), *os.pipe())]
        theirs_in, ours_out, ours_in, theirs_out = ends

        def place():
            os.dup2(theirs_in, 3)
            os.dup2(theirs_out, 4)

        self.process = subprocess.Popen(
            [
                program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
                f"--user-data-dir={profile}", "--force-device-scale-factor=2",
                "--window-size=393,852", "about:blank",
            ],
            preexec_fn=place, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.out = os.fdopen(ours_out, "wb", buffering=0)
        self.input = os.fdopen(ours_in, "rb", buffering=0)
        self.rest = b""
        self.number = 0
        self.session = None

    def read(self):
        while b"\0" not in self.rest:
            part = self.input.read(1 << 20)
            if not part:
                sys.exit("chromium.py: the browser is gone")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"chromium.py: {method}: {answer['error']['message']}")
                return answer["result"]

    def evaluate(self, expression):
        self.call("Runtime.evaluate", expression=expression, awaitPromise=True)


with tempfile.TemporaryDirectory() as profile:
    browser = Browser(profile)
    target = browser.call("Target.createTarget", url=page)["targetId"]
    browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=393, height=852, deviceScaleFactor=2, mobile=False
    )
    browser.evaluate(
        "new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done))"
        ".then(() => document.fonts.ready)"
    )
    count = 0
    for frame in range(frames):
        browser.evaluate(f"step({frame / max(1, frames - 1)})")
        picture = base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"])
        (folder / f"{frame:04}.png").write_bytes(picture)
        count += len(picture)
    browser.session = None
    browser.call("Browser.close")
    browser.process.wait(timeout=30)
print(json.dumps({"bytes": count}))
