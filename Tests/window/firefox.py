"""A headless Firefox, driven through WebDriver BiDi on a socket of this machine: no driver has to be installed."""

import base64
import json
import os
import select
import shutil
import socket
import struct
import subprocess
import tempfile

from facts import Skipped
from machine import PATIENCE, Failed, OutOfTime, stop, wait_for

NAMES = ("firefox-esr", "firefox")
TEXT, PING = 1, 9


def executable():
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Socket:
    """One end of a web socket (RFC 6455)."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Failed(f"Firefox does not talk: {head.decode(errors='replace')}")

    def read(self, count):
        while len(self.buffer) < count:
            if not select.select([self.socket], [], [], PATIENCE)[0]:
                raise OutOfTime("Firefox does not answer")
            data = self.socket.recv(1 << 16)
            if not data:
                raise Failed("Firefox has gone")
            self.buffer += data
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        # What is asked is short.
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | TEXT]) + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def receive(self):
        """One message, of any number of frames."""
        message = b""
        while True:
            kind, length = self.read(2)
            if length == 126:
                length, = struct.unpack(">H", self.read(2))
            elif length == 127:
                length, = struct.unpack(">Q", self.read(8))
            data = self.read(length)
            if kind & 0xf == PING:
                continue
            message += data
            if kind & 0x80:
                return message


class Firefox:
    """One page."""

    def __init__(self, url, width, height):
        self.complaints = []
        self.number = 0
        self.profile = tempfile.mkdtemp(prefix="drawer-proto-firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [executable(), "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", str(port)],
            # It shows files of the tests' own, and a root of its own may have no room for its sandbox.
            env={**os.environ, "HOME": self.profile, "MOZ_DISABLE_CONTENT_SANDBOX": "1", "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        try:
            self.socket = self.connected(port)
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
            self.page = self.send("browsingContext.getTree")["contexts"][0]["context"]
            self.send("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})
            self.send("browsingContext.navigate", context=self.page, url=url, wait="complete")
        except BaseException:
            self.close()
            raise

    def connected(self, port):
        def connect():
            try:
                return Socket(port, "/session")
            except OSError:
                if self.process.poll() is not None:
                    raise Skipped("Firefox does not start here") from None
                return None

        return wait_for(connect, "Firefox does not listen", pause=0.1)

    def send(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == self.number:
                if message["type"] == "error":
                    raise Failed(f"{method}: {message['message']}")
                return message["result"]

    def wait(self, promise):
        """What an expression comes to, as JSON."""
        answer = self.send("script.evaluate", expression=f"(async () => JSON.stringify(await ({promise})))()",
                           target={"context": self.page}, awaitPromise=True)
        if answer["type"] != "success":
            raise Failed(f"{promise}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    def close(self):
        stop(self.process)
        shutil.rmtree(self.profile, ignore_errors=True)
