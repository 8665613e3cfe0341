"""The files that tell a desktop of the program."""

import os
import shutil
import subprocess

from facts import Skipped, fact
from machine import Folder, check

DESKTOP = os.path.join(os.path.dirname(__file__), "../../resources/desktop")
NAME = "io.github.drawer_proto.DrawerProto"


def validate(*command):
    if not shutil.which(command[0]):
        raise Skipped(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True)
    check(done.returncode == 0, lambda: done.stdout + done.stderr)
    return done.stdout + done.stderr


@fact("The desktop entries are valid")
def entry():
    said = validate("desktop-file-validate", f"{DESKTOP}/{NAME}.desktop", f"{DESKTOP}/{NAME}.Tuning.desktop")
    check(said == "", said)


@fact("The metainfo is valid")
def metainfo():
    validate("appstreamcli", "validate", "--no-net", f"{DESKTOP}/{NAME}.metainfo.xml")


@fact("Entry, metainfo and icons have the program's name")
def names():
    with open(f"{DESKTOP}/{NAME}.desktop", encoding="utf-8") as file:
        check(f"Icon={NAME}\n" in file.read(), "another icon")
    with open(f"{DESKTOP}/{NAME}.metainfo.xml", encoding="utf-8") as file:
        check(f"<id>{NAME}</id>" in file.read(), "another id")
    if not shutil.which("rsvg-convert"):
        raise Skipped("what shows an SVG to ImageMagick is not installed")
    for kind in ("", "-symbolic"):
        validate("convert", f"{DESKTOP}/{NAME}{kind}.svg", "null:")


@fact("The media types are ones that the desktop's database takes, and each has a program")
def media_type():
    folder = Folder()
    try:
        os.mkdir(folder / "packages")
        shutil.copy(f"{DESKTOP}/{NAME}.mime.xml", folder / f"packages/{NAME}.xml")
        validate("update-mime-database", folder.path)
        with open(folder / "globs2", encoding="utf-8") as file:
            patterns = [line.split(":") for line in file.read().splitlines() if line.startswith("60:application/vnd.drawer-proto.")]
        check(sorted(name for _, _, name in patterns)
              == ["*-tuning.json", "*.scenario.json", "*.session.jsonl", "*.take.json", "review.json"], lambda: f"{patterns}")
        opened = set()
        for entry in ("", ".Tuning"):
            with open(f"{DESKTOP}/{NAME}{entry}.desktop", encoding="utf-8") as file:
                opened |= {kind for line in file if line.startswith("MimeType=") for kind in line[9:].strip(";\n").split(";")}
        check(opened == {kind for _, kind, _ in patterns}, lambda: f"{opened}")
    finally:
        folder.close()
