"""Who comes through the gate of serve, and what it leaves behind."""

import base64
import http.server
import os
import shutil
import signal
import socket
import struct
import subprocess
import threading
import time

from browser import Browser, executable
from facts import Skipped, fact
from machine import PATIENCE, PROGRAM, Folder, OutOfTime, check, served, wait_for

RUN = {"large": True}

KEY = base64.b64encode(bytes(range(16))).decode()
# How long the gate waits for a request.
REQUEST_SECONDS = 10
FOLDER = "drawer-proto-serve-"


class Gate:
    """A program that serves, and what can be asked of it in plain HTTP."""

    def __init__(self):
        self.state = Folder()
        try:
            self.program, self.address = served(self.state)
        except BaseException:
            self.state.close()
            raise
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.path = "/" + self.address.split("/", 3)[3]
        self.host = f"127.0.0.1:{self.port}"

    def close(self):
        self.program.close()
        self.state.close()

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port))
        connection.settimeout(PATIENCE)
        return connection

    def send(self, text):
        connection = self.connect()
        connection.sendall(text.encode())
        return connection

    def request(self, path, host=None, method="GET", more=()):
        lines = [f"{method} {path} HTTP/1.1", *([f"Host: {self.host}"] if host is None else [f"Host: {host}"] if host else []),
                 *more]
        return "\r\n".join(lines) + "\r\n\r\n"

    def ask(self, *arguments, **more):
        """The status, the head and the body of an answer, after which the connection is closed."""
        with self.send(self.request(*arguments, **more)) as connection:
            return split(read_all(connection))

    def upgrade(self, origin="own", host=None, leave=(), path=None, version="13", protocol="broadway", key=KEY):
        lines = {"Origin": f"http://{host or self.host}" if origin == "own" else origin, "Connection": "keep-alive, Upgrade",
                 "Upgrade": "websocket", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": version,
                 "Sec-WebSocket-Protocol": protocol}
        return self.request(path or f"{self.path}socket", host, more=[
            f"{name}: {value}" for name, value in lines.items() if value is not None and name not in leave])

    def status_of_upgrade(self, **more):
        with self.send(self.upgrade(**more)) as connection:
            return split(read_all(connection))[0]


def read_all(connection):
    data = b""
    while True:
        try:
            part = connection.recv(1 << 16)
        except ConnectionResetError:
            return data
        if not part:
            return data
        data += part


def split(data):
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    headers = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    return int(words[1]) if len(words) > 1 else 0, headers, body


def key_of(gate):
    return gate.path.strip("/")


@fact("Without the key, by another name, from another page or with another method nobody comes in, and nothing of the key is told")
def refused():
    gate = Gate()
    try:
        key = key_of(gate)
        check(len(key) == 32 and set(key) <= set("0123456789abcdef"), lambda: f"{gate.address}")
        last = "0" if key[-1] != "0" else "1"
        wrong = ["/", "/socket", "/broadway.js", "/client.html", f"/{key}", f"/{key[:-1]}/", f"/{key}0/", f"/{key[:-1]}{last}/",
                 f"/{'0' * 32}/", f"//{key}/", f"/{key}/other", f"/{key}/../socket", f"/x/{key}/", f"/{key}//",
                 "/favicon.ico"]
        for path in wrong:
            for method in ("GET", "HEAD", "POST"):
                status, headers, body = gate.ask(path, method=method)
                check(status == 403, lambda: f"{method} {path}: {status}")
                check(key not in str(headers) and key.encode() not in body, lambda: f"{path}: it tells the key")
                check((body == b"") == (method == "HEAD"), lambda: f"{method} {path}: {body[:80]}")
                check(headers["Connection"] == "close" and headers["Referrer-Policy"] == "no-referrer"
                      and headers["X-Content-Type-Options"] == "nosniff" and headers["Cache-Control"] == "no-store",
                      lambda: f"{headers}")
        for host in ("evil.example", f"evil.example:{gate.port}", "127.0.0.1", "localhost", f"127.0.0.1:{gate.port + 1}",
                     f"127.0.0.2:{gate.port}", f"{gate.host}, {gate.host}", f"localhost.:{gate.port}"):
            check(gate.ask(gate.path, host)[0] in (400, 403), lambda: f"{host} comes in")
        # HTTP 1.1 wants a host.
        check(gate.ask(gate.path, host="")[0] in (400, 403), "it comes in without a host")
        for host in (gate.host, f"localhost:{gate.port}"):
            for name in ("", "broadway.js", "page.js", "page.css", "icon.svg"):
                status, headers, body = gate.ask(gate.path + name, host)
                check(status == 200 and len(body) == int(headers["Content-Length"]) > 0, lambda: f"{name}: {status}, {headers}")
                head = gate.ask(gate.path + name, host, method="HEAD")
                check(head == (200, headers, b""), lambda: f"HEAD {name}: {head}")
                check("default-src 'none'" in headers["Content-Security-Policy"]
                      and "frame-ancestors 'none'" in headers["Content-Security-Policy"], lambda: f"{headers}")
        check(gate.ask(gate.path, more=["X: " + gate.path], method="POST")[0] == 405, "POST is no method of the page's")
        check(gate.ask(gate.path, method="DELETE")[0] == 405, "DELETE is no method of the page's")
        check(b"printed" in gate.ask("/")[2], "nothing says what to do")
    finally:
        gate.close()


@fact("The daemon's socket opens to our own page alone, and then speaks Broadway")
def upgraded():
    gate = Gate()
    try:
        own = f"http://{gate.host}"
        for origin in (None, "null", "http://evil.example", "https://" + gate.host, f"http://127.0.0.1:{gate.port + 1}",
                       f"http://localhost:{gate.port}", own + ".evil.example", own + "/", "file://"):
            check(gate.status_of_upgrade(origin=origin) == 403, lambda: f"{origin} comes in")
        check(gate.status_of_upgrade(host=f"evil.example:{gate.port}") == 403, "a foreign host comes in")
        check(gate.status_of_upgrade(path="/socket") == 403, "it opens without the key")
        for name in ("Connection", "Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Protocol"):
            check(gate.status_of_upgrade(leave=[name]) == 426, lambda: f"it opens without {name}")
        check(gate.status_of_upgrade(version="8") == 426 and gate.status_of_upgrade(protocol="chat") == 426
              and gate.status_of_upgrade(key="short") == 426 and gate.status_of_upgrade(key="<" * 24) == 426,
              "what is no proper upgrade opens it")
        for host in (gate.host, f"localhost:{gate.port}"):
            with gate.send(gate.upgrade(host=host)) as connection:
                data = b""
                # The answer, and the first of the daemon's words: a binary frame.
                while b"\r\n\r\n" not in data or len(data.split(b"\r\n\r\n", 1)[1]) < 8:
                    part = connection.recv(1 << 16)
                    check(part, lambda: f"it breaks off after {data[:200]}")
                    data += part
            head, _, frames = data.partition(b"\r\n\r\n")
            check(head.startswith(b"HTTP/1.1 101 "), lambda: f"{head}")
            check(frames[0] == 0x82, lambda: f"{frames[:16]}")
    finally:
        gate.close()


def listeners(pid):
    """The local addresses on which a process listens over TCP."""
    inodes = set()
    for name in os.listdir(f"/proc/{pid}/fd"):
        try:
            target = os.readlink(f"/proc/{pid}/fd/{name}")
        except FileNotFoundError:
            continue
        if target.startswith("socket:["):
            inodes.add(target[8:-1])
    found = []
    for table in ("tcp", "tcp6"):
        with open(f"/proc/{pid}/net/{table}", encoding="ascii") as file:
            rows = [line.split() for line in file.readlines()[1:]]
        found += [row[1] for row in rows if row[3] == "0A" and row[9] in inodes]
    return found


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(word) for word in file.read().split()]


@fact("The daemon listens on no port, the program on one of the loopback's; no process list and no environment holds the key")
def listening():
    gate = Gate()
    try:
        daemon, = children(gate.program.process.pid)
        check(listeners(daemon) == [], lambda: f"{listeners(daemon)}")
        found = listeners(gate.program.process.pid)
        check(found == [f"0100007F:{gate.port:04X}"], lambda: f"{found}")
        for pid in (daemon, gate.program.process.pid):
            for name in ("cmdline", "environ"):
                with open(f"/proc/{pid}/{name}", "rb") as file:
                    check(key_of(gate).encode() not in file.read(), lambda: f"{name} holds the key")
        folder, = served_folders(gate.state)
        check(os.stat(folder).st_mode & 0o777 == 0o700, "others may look into the folder")
    finally:
        gate.close()


# Masks in use are random; this one shows that bytes are unmasked.
MASK = b"\x11\x22\x33\x44"


def frame(kind, content=b"", last=True, masked=True, length=None):
    """A frame of a WebSocket; `length` is a false one."""
    count = len(content) if length is None else length
    mask = 0x80 if masked else 0
    head = bytes([(0x80 if last else 0) | kind])
    if count < 126:
        head += bytes([mask | count])
    elif count < 1 << 16:
        head += struct.pack(">BH", mask | 126, count)
    else:
        head += struct.pack(">BQ", mask | 127, count)
    if masked:
        content = MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(content))
    return head + content


def message(kind, *numbers):
    """A message of Broadway's page."""
    return struct.pack(f">{3 + len(numbers)}I", kind, 0, 0, *numbers)


class Socket:
    """A page's connection to the daemon, of which only frames are known."""

    def __init__(self, gate):
        self.connection = gate.send(gate.upgrade())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.more()
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        check(head.startswith(b"HTTP/1.1 101 "), lambda: f"{head}")

    def more(self):
        part = self.connection.recv(1 << 16)
        check(part, "the connection breaks off")
        self.data += part

    def take(self, count):
        while len(self.data) < count:
            self.more()
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def frame(self):
        """The next frame: its kind and what it holds."""
        kind, count = self.take(2)
        check(kind & 0x80, "a frame is cut")
        if count >= 126:
            count = int.from_bytes(self.take(2 if count == 126 else 8), "big")
        return kind & 0x0F, self.take(count)

    def next(self, kind):
        """What the next frame of a kind holds; others are passed over."""
        while True:
            found, content = self.frame()
            if found == kind:
                return content

    def send(self, data):
        self.connection.sendall(data)

    def is_over(self):
        """Waits for the end; whether nothing more came before it."""
        try:
            return self.data + read_all(self.connection) == b""
        except TimeoutError:
            return False


MOVE = message(2, 0, 1, 5, 5, 5, 5, 0)


@fact("A frame that no page sends closes its own connection with a number; daemon and program go on")
def checked():
    gate = Gate()
    try:
        gate.program.open_quickly()
        daemon = children(gate.program.process.pid)
        for number, data in (
                (1002, frame(2, MOVE, masked=False)), (1002, frame(2, b"", length=(1 << 64) - 1)),
                (1009, frame(2, b"", length=1 << 30)), (1009, frame(2, bytes(1025))), (1009, frame(2, b"", length=1 << 24)),
                (1008, frame(2)), (1008, frame(2) * 1000), (1008, frame(2, b"\xff" * 48)), (1002, b"\xff" * 100_000),
                (1008, frame(2, message(5, *[0xFFFFFFFF] * 9))), (1008, frame(2, message(99, 1, 2))),
                (1008, frame(2, message(13, 1, 2))), (1008, frame(2, MOVE[:-4])), (1003, frame(1, b"hello")),
                (1002, frame(0, MOVE)), (1002, frame(3, MOVE)), (1002, frame(9, b"a", last=False)),
                (1002, frame(2, MOVE, last=False) + frame(2, MOVE)), (1008, frame(2, message(12, 100, 100, 0)))):
            page = Socket(gate)
            try:
                page.send(frame(2, MOVE) + data)
            except OSError:
                pass  # it was put out before it had said all
            content = page.next(8)
            check(content == struct.pack(">H", number), lambda: f"{data[:20]}: closed with {content}, not {number}")
            check(page.is_over(), lambda: f"{data[:20]}: the connection stays")
            page.connection.close()
        check(gate.program.process.poll() is None and children(gate.program.process.pid) == daemon, "the daemon has gone")
        # What a page may send comes through, cut into frames and with a ping between them.
        page = Socket(gate)
        before = gate.program.number("frames")
        page.send(frame(2, message(12, 900, 700, 1)[:10], last=False) + frame(9, b"are you there")
                  + frame(0, message(12, 900, 700, 1)[10:]) + frame(10) + frame(9, bytes(125)))
        check(page.next(10) == b"are you there", "a ping is not answered")
        check(page.next(10) == bytes(125), "a second ping is not answered")
        wait_for(lambda: gate.program.number("frames") > before, "a new size of the page does not reach the window")
        for content in (struct.pack(">H", 1000) + b"bye", b"", struct.pack(">H", 4999)):
            page = Socket(gate)
            page.send(frame(8, content) + frame(2, MOVE))
            check(page.next(8) == content[:2], "a close is not answered in kind")
            check(page.is_over(), "the connection stays after a close")
            page.connection.close()
        check(gate.program.complaints() == "", gate.program.complaints)
    finally:
        gate.close()


@fact("If the daemon dies, the program says so in one line, ends with 3 and leaves no folder")
def orphaned():
    for number in (signal.SIGKILL, signal.SIGTERM):
        gate = Gate()
        try:
            gate.program.open_quickly()
            gate.program.read_errors()
            gate.program.errors = ""
            daemon, = children(gate.program.process.pid)
            os.kill(daemon, number)
            gate.program.process.wait(PATIENCE)
            check(gate.program.process.returncode == 3, lambda: f"it ended with {gate.program.process.returncode}")
            said = gate.program.read_errors()
            check(said.count("\n") == 1 and "gtk4-broadwayd" in said, lambda: f"it said {said!r}")
            check(served_folders(gate.state) == [], lambda: f"{served_folders(gate.state)}")
        finally:
            gate.close()


@fact("Without shared memory serve says so in one line and ends with 3, before it serves")
def unshared():
    # In a mount namespace of its own nothing can be written there.
    enter = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"]), "sh", "-c",
             'mount -t tmpfs -o ro none /dev/shm && exec "$@"', "sh"]
    if subprocess.run([*enter, "true"], capture_output=True, check=False).returncode != 0:
        raise Skipped("this machine gives no mount namespace")
    state = Folder()
    try:
        done = subprocess.run(
            [*enter, PROGRAM, "serve"], env={**os.environ, "XDG_STATE_HOME": state.path, "TMPDIR": state.path},
            capture_output=True, text=True, timeout=PATIENCE)
        check(done.returncode == 3 and done.stdout == "" and done.stderr.count("\n") == 1 and "/dev/shm" in done.stderr,
              lambda: f"{done}")
        check(served_folders(state) == [], lambda: f"{served_folders(state)}")
    finally:
        state.close()


def served_folders(state):
    return [os.path.join(state.path, name) for name in os.listdir(state.path) if name.startswith(FOLDER)]


@fact("A second request in a connection is not answered; giant heads, bodies without an end and slow or many clients cost nothing")
def hostile():
    gate = Gate()
    held = []
    try:
        one = gate.request(gate.path)
        with gate.send(one + one) as connection:
            data = read_all(connection)
        check(data.count(b"HTTP/1.1 ") == 1, lambda: f"{data.count(b'HTTP/1.1 ')} answers")
        gate.program.counters()
        before = peak(gate.program.process.pid)
        for text in ("GET / HTTP/1.1\r\nX: " + "a" * 8_000_000, "GET /" + "a" * 8_000_000,
                     "GET / HTTP/1.1\r\n" + "X: a\r\n" * 1_000_000,
                     f"POST {gate.path} HTTP/1.1\r\nHost: {gate.host}\r\nContent-Length: 99999999999\r\n\r\n" + "a" * 8_000_000,
                     f"POST / HTTP/1.1\r\nHost: {gate.host}\r\nTransfer-Encoding: chunked\r\n\r\n" + "5\r\naaaaa\r\n" * 800_000,
                     f"POST / HTTP/1.1\r\nHost: {gate.host}\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
                     "\0" * 1000, "GET\r\n\r\n", "OPTIONS * HTTP/1.1\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\n\r\n", "\r\n\r\n",
                     f"GET http://evil.example/ HTTP/1.1\r\nHost: {gate.host}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"):
            with gate.connect() as connection:
                try:
                    connection.sendall(text.encode())
                    connection.shutdown(socket.SHUT_WR)
                except OSError:
                    pass  # it was put out before it had said all
                data = read_all(connection)
                check(b"HTTP/1.1 200" not in data and data.count(b"HTTP/1.") <= 1, lambda: f"{text[:60]!r}: {data[:80]}")
        grown = peak(gate.program.process.pid) - before
        check(grown < 16 << 10, lambda: f"it took {grown} kB more")
        # More than may wait at once, and none of them says all it has to say.
        begin = time.monotonic()
        for number in range(100):
            connection = gate.connect()
            connection.sendall(b"GET / HTTP/1.1\r\nX: "[:number % 20 + 1])
            held.append(connection)
        check(gate.ask(gate.path)[0] == 200, "whoever holds connections open keeps others out")
        # One letter at a time helps nobody.
        last = held[-1]
        while time.monotonic() - begin < PATIENCE:
            try:
                last.sendall(b"a")
                last.settimeout(0.5)
                if last.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise OutOfTime("a slow client stays")
        check(len(os.listdir(f"/proc/{gate.program.process.pid}/fd")) < 100, "connections stay")
        check(gate.ask(gate.path)[0] == 200 and gate.program.process.poll() is None, "it has gone")
    finally:
        for connection in held:
            connection.close()
        gate.close()


def peak(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))


@fact("The daemon's folder is gone after each end; what a killed program leaves goes at the next start, and nothing else")
def swept():
    state = Folder()
    try:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGSEGV, signal.SIGABRT):
            program, _ = served(state)
            check(len(served_folders(state)) == 1, lambda: f"{served_folders(state)}")
            wait_for(program.listens, "it does not listen")
            program.process.send_signal(number)
            program.process.wait(PATIENCE)
            program.close_pipes()
            wait_for(lambda: served_folders(state) == [], lambda: f"{number}: {served_folders(state)}")
        living, _ = served(state)
        program, _ = served(state)
        mine, = [path for path in served_folders(state) if path in environment_folders(program, state)]
        program.process.kill()
        program.process.wait()
        program.close_pipes()
        check(os.path.isdir(mine), "what a killed program leaves is gone before the next start")
        # As its libraries might.
        os.makedirs(os.path.join(mine, "dconf/deep"))
        with open(state / "precious", "w", encoding="utf-8") as file:
            file.write("mine")
        os.mkdir(state / "kept")
        shutil.copy(state / "precious", state / "kept/inside")
        os.symlink(state / "precious", os.path.join(mine, "link"))
        os.symlink(state / "kept", os.path.join(mine, "dconf/deep/linked"))
        # By the name alone it would be one.
        os.symlink(state / "kept", state / f"{FOLDER}aaaaaa")
        with open(state / f"{FOLDER}bbbbbb", "w", encoding="utf-8"):
            pass
        os.mkdir(state / f"{FOLDER}longer-than-ours")
        strange = None
        if os.geteuid() == 0:
            strange = state / f"{FOLDER}cccccc"
            os.mkdir(strange)
            os.chown(strange, 65534, 65534)
        again, address = served(state)
        try:
            check(not os.path.exists(mine), "it stays after the next start")
            check(os.path.exists(state / "kept/inside") and os.path.exists(state / "precious"), "a link was followed")
            check(os.path.islink(state / f"{FOLDER}aaaaaa") and os.path.exists(state / f"{FOLDER}bbbbbb")
                  and os.path.isdir(state / f"{FOLDER}longer-than-ours"), "what is not ours is gone")
            check(strange is None or os.path.isdir(strange), "another user's folder is gone")
            check(living.process.poll() is None and len(environment_folders(living, state)) == 1, "a living one's folder is gone")
            check(address.startswith("http://127.0.0.1:"), address)
        finally:
            again.close()
            living.close()
    finally:
        state.close()


def environment_folders(program, state):
    """The folders in which the daemon of a program has its sockets."""
    daemon, = children(program.process.pid)
    with open(f"/proc/{daemon}/environ", "rb") as file:
        values = [entry.partition(b"=")[2].decode() for entry in file.read().split(b"\0")
                  if entry.startswith(b"XDG_RUNTIME_DIR=")]
    return [path for path in served_folders(state) if path in values]


def browser_at(address):
    if not executable():
        raise Skipped("no Chromium is installed")
    return Browser(address, 700, 700, listening=True)


@fact("A second page takes the window over and the first one says so and can take it back; when the program ends the page says it")
def taken_over():
    gate = Gate()
    first = second = None
    try:
        first = browser_at(gate.address)
        gate.program.open_quickly()
        gate.program.rest()
        check(first.evaluate("document.title") == "DrawerProto", "the page has no title")
        second = browser_at(gate.address.replace("127.0.0.1", "localhost"))
        wait_for(lambda: "Another page" in note(first), lambda: f"the first page says {note(first)!r}")
        check(note(second) == "", lambda: f"the second page says {note(second)!r}")
        first.evaluate("document.getElementById('again').click()")
        wait_for(lambda: "Another page" in note(second), lambda: f"the second page says {note(second)!r}")
        wait_for(lambda: note(first) == "" and shows(first), "the first page does not take it back")
        gate.program.process.terminate()
        wait_for(lambda: "program ended" in note(first), lambda: f"at the end it says {note(first)!r}")
        check(first.complaints() == [], lambda: f"{first.complaints()}")
        check(second.complaints() == [], lambda: f"{second.complaints()}")
    finally:
        for each in (first, second):
            if each:
                each.close()
        gate.close()


def note(browser):
    return browser.evaluate("(() => { const n = document.getElementById('note'); "
                            "return n && !n.hidden ? n.innerText : ''; })()") or ""


def shows(browser):
    return browser.evaluate("document.querySelectorAll('body > div').length") > 1


INTRUDER = """<!DOCTYPE html><title>waiting</title><body><iframe src="{page}"></iframe><script>
const tries = {tries};
let failed = 0;
for (const address of tries) {{
  const socket = new WebSocket(address, "broadway");
  socket.onopen = () => {{ document.title = "open " + address; }};
  socket.onerror = () => {{ failed += 1; if (failed === tries.length) document.title = "shut"; }};
}}
</script></body>"""


@fact("A page of another port opens no socket, not even one that knows the key")
def intruder():
    gate = Gate()
    browser = server = None
    try:
        tries = [f"ws://127.0.0.1:{gate.port}/socket", f"ws://127.0.0.1:{gate.port}{gate.path}socket",
                 f"ws://localhost:{gate.port}{gate.path}socket"]
        html = INTRUDER.format(tries=tries, page=gate.address).encode()

        class Page(http.server.BaseHTTPRequestHandler):
            def do_GET(self):  # the base class calls it by this name
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(html)

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = browser_at(f"http://127.0.0.1:{server.server_address[1]}/")
        wait_for(lambda: browser.evaluate("document.title") != "waiting", "nothing is decided")
        check(browser.evaluate("document.title") == "shut", lambda: browser.evaluate("document.title"))
        # The page in a frame has run no script either.
        check(gate.program.number("frames") == 0 or browser.evaluate("frames[0].length") == 0, "it can be framed")
    finally:
        if server:
            server.shutdown()
            server.server_close()
        if browser:
            browser.close()
        gate.close()
