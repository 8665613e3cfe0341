"""Does what docs/your-own-phone.md says, block by block: guide.py GUIDE FOLDER

A block that follows a line with nothing but `PATH`: is that file; a block of `sh` is run where the one before it ended, and one of `sh fails` has
to end with 1. What opens a window or fetches the kit is left out: the kit is the checkout. Ends with 1 at the first block that fails, which is named by its line.
"""

import os
import re
import shlex
import subprocess
import sys

FENCE = re.compile(r"^```(\w*|sh fails)$")
NAME = re.compile(r"^`([^`]+)`:$")
# The kit is there, and nobody looks at a window.
LEFT_OUT = re.compile(r"^(git clone |cd drawer-proto$|script/run\b(?! --build))")


def blocks(guide):
    """Gives each block's language, the line that it begins at, the name above it and its lines."""
    language, start, name, lines = None, 0, None, []
    with open(guide, encoding="utf-8") as file:
        for number, line in enumerate(file.read().splitlines(), 1):
            fence = FENCE.match(line)
            if language is None and fence:
                language, start, lines = fence[1], number + 1, []
            elif language is not None and line == "```":
                yield language, start, name, lines
                language, name = None, None
            elif language is not None:
                lines.append(line)
            elif line:
                named = NAME.match(line)
                name = named[1] if named else None
    if language is not None:
        raise SystemExit(f"{guide}:{start}: the block has no end")


def main(guide, folder):
    place = os.environ["ROOT"]
    after = os.path.join(folder, "place")
    written = ran = 0
    for language, start, name, lines in blocks(guide):
        where = f"{guide}:{start}"
        if name is not None:
            path = os.path.join(place, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
            written += 1
        elif language in ("sh", "sh fails"):
            wanted = 1 if language == "sh fails" else 0
            words = [line for line in lines if not LEFT_OUT.match(line)]
            text = "\n".join(words).replace("../warm-room", os.path.join(folder, "warm-room"))
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", f"{text}\npwd > {shlex.quote(after)}"], cwd=place, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode != wanted:
                raise SystemExit(f"{where}: the block ends with {done.returncode}, not {wanted}\n{done.stdout[-3000:]}")
            if wanted == 0:
                with open(after, encoding="utf-8") as file:
                    place = file.read().rstrip("\n")
            ran += 1
        else:
            raise SystemExit(f"{where}: a block of «{language}» with no name above it")
    if written == 0 or ran == 0:
        raise SystemExit(f"{guide}: no block was found")
    print(f"{written} files written, {ran} blocks run, in {place}")


if __name__ == "__main__":
    main(*sys.argv[1:])
