#!/usr/bin/env python3
"""Unpacks the kept inputs of a target into a folder, as libFuzzer needs them, and packs such a folder again.

    corpus.py unpack Tests/fuzz/corpus/TARGET.txt FOLDER
    corpus.py pack FOLDER Tests/fuzz/corpus/TARGET.txt

Each line of the file is one input: its name, a space, and its bytes in base64, or `-` if it has none. The lines are sorted by name.
"""

import base64
import os
import re
import sys

NO_BYTES = "-"
NAME = re.compile(r"\w[\w.-]*", re.ASCII)


def read(path):
    """The inputs of a file, by name."""
    inputs = {}
    with open(path, encoding="ascii", errors="replace", newline="\n") as file:
        for number, line in enumerate(file, 1):
            name, space, text = line.rstrip("\n").partition(" ")
            try:
                if not (NAME.fullmatch(name) and space and text):
                    raise ValueError("expected a name, a space and base64")
                if name in inputs:
                    raise ValueError(f"{name} is the name of an earlier line")
                inputs[name] = b"" if text == NO_BYTES else base64.b64decode(text, validate=True)
            except ValueError as error:
                sys.exit(f"{path}:{number}: {error}")
    return inputs


def unpack(path, folder):
    inputs = read(path)
    os.makedirs(folder, exist_ok=True)
    for name, content in inputs.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)


def pack(folder, path):
    partial = f"{path}.partial-{os.getpid()}"
    with open(partial, "w", encoding="ascii") as file:
        for name in sorted(os.listdir(folder)):
            if not NAME.fullmatch(name):
                sys.exit(f"{folder}/{name}: a name has only letters, digits, dots, hyphens and underscores")
            with open(os.path.join(folder, name), "rb") as entry:
                file.write(f"{name} {base64.b64encode(entry.read()).decode() or NO_BYTES}\n")
    os.replace(partial, path)


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("unpack", "pack"):
        sys.exit(__doc__)
    try:
        {"unpack": unpack, "pack": pack}[sys.argv[1]](*sys.argv[2:])
    except OSError as error:
        sys.exit(f"corpus.py: {error}")
