#!/usr/bin/env python3
"""Writes docs/files.md: each file of the sources with its purpose, which is the first sentence of its first comment.

With --check it writes nothing and tells whether the list is as it should be. Run by script/generate and script/lint."""

import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "docs/files.md"
FOLDERS = ["Sources", "bench", "Tests/TestSupport", "Tests/fuzz"]
HEAD = """# The files

What each file is for, in the words of its first comment. Made by `script/generate`; `script/lint` says when it is out of date.
"""


def sources():
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "--", *FOLDERS], cwd=ROOT, check=True, capture_output=True, text=True)
    paths = [path for path in set(listed.stdout.split("\n")) if path.endswith((".swift", ".c", ".h")) and (ROOT / path).exists()]
    return sorted(paths, key=lambda path: (str(Path(path).parent), path))


def purpose(path):
    """The first sentence of a file's first comment; where it declares several types, that is the file's main one."""
    words = []
    for line in (ROOT / path).read_text(encoding="utf-8").split("\n"):
        comment = re.match(r"///? ?(.*)", line)
        if comment and not line.startswith("// swift"):
            words.append(comment[1])
        elif words:
            break
    text = " ".join(words).strip()
    end = re.search(r"[.:;?](?= +[A-ZÀ-Ž]|$)|\.(?= `)", text)
    return text[:end.start()] if end else text


def text():
    parts = [HEAD]
    for folder, paths in groupby(sources(), key=lambda path: str(Path(path).parent)):
        parts.append(f"\n## {folder}\n\n| file | what it is for |\n|---|---|\n")
        for path in paths:
            said = purpose(path).replace("|", "\\|")
            parts.append(f"| [{Path(path).name}](../{path}) | {said} |\n")
    return "".join(parts)


def main():
    made = text()
    if "--check" not in sys.argv:
        LIST.write_text(made, encoding="utf-8")
        return
    silent = [path for path in sources() if not purpose(path)]
    for path in silent:
        print(f"{path}: no comment says what the file is for")
    if not LIST.exists() or LIST.read_text(encoding="utf-8") != made:
        print("docs/files.md is out of date: script/generate makes it")
        sys.exit(1)
    sys.exit(bool(silent))


if __name__ == "__main__":
    main()
