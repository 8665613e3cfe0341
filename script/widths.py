"""Checks that what the engine computes fits into its types where an Int has 32 bits: prints what is wrong, and nothing otherwise.

The compiler refuses a literal there that is too large, but only there, and it shifts in silence: `1 << 53` is 0. So each integer of 2³¹ and
more, and each shift that makes one, has a line that names a wider type; in a list of several lines that may be the line of its bracket.
"""

import os
import pathlib
import re

# What is compiled for the browser, too, and the reader of takes.
FOLDERS = ["JSON", "Rehearsal", "Screens", "TouchKit", "TouchStyle", "TuningFiles"]
FIRST_TOO_LARGE = 1 << 31
WIDE = re.compile(r"\b(?:U?Int64|UInt32|U?Int128|Double)\b")
INTEGER = r"(?:0x[0-9A-Fa-f_]+|0b[01_]+|0o[0-7_]+|[0-9][0-9_]*)"
# An integer alone, and one that is shifted by another; what follows must not make it a number with a point or an exponent.
NUMBER = re.compile(rf"(?<!\w)(?<![\w)]\.)({INTEGER})(?:\)* *<< *({INTEGER}))?(?![\w]|\.\d)")
STRING_OR_COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|//.*')
VALUE_IN_STRING = re.compile(r"\\(\(.*\))")

# Lines and whether they are refused: the check checks itself.
EXAMPLES = [
    ("let a = 1 << 53", True), ("in range: ClosedRange<Int> = -(1 << 53)...(1 << 53)", True), ("let a = 3_000_000_000", True),
    ("let a = 0x8000_0000", True), ("let a = (1) << 31", True), ("let a = [\n  5_000_000_000,\n]", True), ("a...2_147_483_648", True),
    ("let a = UInt64(1) << 53", False), ("let a: Int64 = 3_000_000_000", False), ("let a = 1 << 30", False), ("let a = 2_147_483_647", False),
    ("let a = [UInt64](\n  5_000_000_000,\n)", False), ("let a = 4294967296.5", False), ("let a = 0x1p53", False), ("let a = 1 << n", False),
    (r'"at most \(words(1 << 53))"', True), ("// 3_000_000_000", False), ('"3000000000"', False), ("0.5522847498307936", False), ("0x1.921fb544p+0", False), ("a9999999999", False),
    ("let a: UInt32 = 0xFF00_FF00", False), ("1_000_000_000...", False), ("word << 16", False), ("16 << 20", False),
]


def value(literal):
    return int(literal.replace("_", ""), 0 if literal[:2] in ("0x", "0b", "0o") else 10)


def too_large(text):
    """Gives lines and numbers in them that need a wider type than they name."""
    opened = []
    for number, line in enumerate(text.splitlines(), 1):
        code = STRING_OR_COMMENT.sub(lambda found: "" if found[0][0] == "/" else " ".join(VALUE_IN_STRING.findall(found[0])), line)
        outer = opened[-1] if opened else ""
        if not WIDE.search(code) and not WIDE.search(outer):
            for found in NUMBER.finditer(code):
                # A shift by more than any type has is no shift of Swift's.
                if value(found[1]) << min(value(found[2] or "0"), 128) >= FIRST_TOO_LARGE:
                    yield number, found[0]
        for bracket in re.findall(r"[][(){}]", code):
            if bracket in "([":
                opened.append(code)
            elif bracket == "{":
                opened.append("")
            elif opened:
                opened.pop()


def main():
    os.chdir(pathlib.Path(__file__).parent.parent)
    for text, is_refused in EXAMPLES:
        if bool(list(too_large(text))) != is_refused:
            print(f"script/widths.py: {'not refused' if is_refused else 'refused'}: {text}")
    for folder in FOLDERS:
        for path in sorted(pathlib.Path("Sources", folder).rglob("*.swift")):
            for number, found in too_large(path.read_text()):
                print(f"{path}:{number}: {found} is too large for an Int of 32 bits; name UInt32, Int64, UInt64 or Double on this line")


main()
