"""A Wayland compositor."""

import os
import shutil
import subprocess

from facts import Skipped
from machine import NOWHERE, Folder, stop, wait_for


class Weston:
    """A Wayland compositor without a screen, or in a window that fills the corner of an X display, where hands can reach it."""

    name = "wl-drawer-proto"

    def __init__(self, display=None):
        if not shutil.which("weston"):
            raise Skipped("weston is not installed")
        self.folder = Folder()
        os.chmod(self.folder.path, 0o700)
        self.env = {"XDG_RUNTIME_DIR": self.folder.path, "WAYLAND_DISPLAY": self.name, "GDK_BACKEND": "wayland"}
        backend = ["--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman"] if display else [
            "--backend=headless-backend.so"]
        screen = {"DISPLAY": display.name} if display else {}
        self.process = subprocess.Popen(
            ["weston", *backend, f"--socket={self.name}", "--width=1200", "--height=1000", "--idle-time=0"],
            env={**NOWHERE, "XDG_RUNTIME_DIR": self.folder.path, **screen}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        wait_for(lambda: os.path.exists(self.folder / self.name), "weston does not start")

    def close(self):
        stop(self.process)
        self.folder.close()
