"""Compares docs/glossary.md with the names of types and files: script/glossary.py

Prints a line for each type or file in Sources whose name has a word that the glossary's last column refuses, and for each word of the
glossary that no source uses. Prints nothing if the glossary is true.
"""

import re
import subprocess
import sys

GLOSSARY = "docs/glossary.md"
ROW = re.compile(r"^\| \*\*(.+?)\*\* \| (.+?) \| (.*?) ?\|$")
TYPE = re.compile(r"^\s*(?:@\w+ )*(?:(?:public|package|private|fileprivate|open|final|indirect|nonisolated) )*"
                  r"(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.M)
C_TYPE = re.compile(r"^typedef (?:struct|enum) (\w+)", re.M)


def parts(name):
    """Gives the words of a name such as PNGPiece or dp-png-piece, in small letters."""
    return {part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def main():
    rows = []
    with open(GLOSSARY, encoding="utf-8") as file:
        for number, line in enumerate(file.read().splitlines(), 1):
            if line.startswith("| **"):
                row = ROW.match(line)
                if row is None:
                    print(f"{GLOSSARY}:{number}: a row has a word, its meaning, and words that are not used for it")
                    return 1
                rows.append((number, row[1], [each.strip() for each in row[3].split(",") if each.strip()]))
    words = [word for _, word, _ in rows]
    faults = [f"{GLOSSARY}:{number}: the words are in the order of the alphabet; «{word}» comes before «{before}»"
              for (number, word, _), before in zip(rows[1:], words) if word.lower() < before.lower()]
    refused = {old: word for _, word, others in rows for old in others}
    files = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "Sources"], capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    text = []
    for path in files:
        if not path.endswith((".swift", ".c", ".h")):
            continue
        try:
            with open(path, encoding="utf-8") as file:
                source = file.read()
        except FileNotFoundError:
            continue
        text.append(source)
        names = [path.rsplit("/", 1)[-1].split(".")[0]]
        names += (TYPE if path.endswith(".swift") else C_TYPE).findall(source)
        for name in names:
            for old in sorted(parts(name) & set(refused)):
                faults.append(f"{path}: «{name}» has the word «{old}»; the glossary's word is «{refused[old]}»")
    everything = "\n".join(text).lower()
    squeezed = re.sub(r"[\s_-]+", "", everything)
    for number, word, _ in rows:
        if word.replace(" ", "") not in squeezed:
            faults.append(f"{GLOSSARY}:{number}: no source uses «{word}»")
    print("\n".join(dict.fromkeys(faults)), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
