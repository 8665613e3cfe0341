"""Checks the sentences that a person reads: prints what is wrong with them, and nothing otherwise.

- Tests/words.txt holds every sentence of the program, by module. `script/words.py --write` makes it.
- No sentence is longer than MOST_LETTERS, and none holds two blanks in a row or ends with one.
- No sentence holds a phrase of FOGGY or a type's name of the engine. EXCEPTIONS says which may, and why.

A sentence is a string of at least two words in the sources; «\\(…)» is a value in it. Strings that `+` joins are one.
What only a developer reads (preconditions, assertions) is not in the list.
"""

import json
import os
import pathlib
import re
import sys

LIST = pathlib.Path("Tests/words.txt")
# Modules whose sentences keep all rules, and those that only the list and the length are checked of.
STRICT = ["CFiles", "CLimits", "CSystem", "Campaign", "Capture", "DrawerProto", "Files", "GtkPaint", "JSON",
          "MotionStudy", "PrototypeProgram", "Rehearsal", "Reviews", "TuningFiles", "VisualTesting"]
WINDOW = ["CGate", "CGtkShim", "Studio", "Widgets", "Workbench"]
STRICT_WINDOW = False
# Sources whose strings are another language.
OTHER_LANGUAGES = ["BashCompletion.swift", "FishCompletion.swift", "ZshCompletion.swift"]

# Calls whose strings only a developer reads.
FOR_DEVELOPERS = {"precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "g_error",
                  "g_assert", "g_return_if_fail", "g_critical", "g_intern_static_string"}
VALUE = "\\(…)"


class Reader:
    """Reads the strings of a Swift or C source, in order: (line, text)."""

    def __init__(self, text, swift):
        self.text, self.swift, self.at = text, swift, 0
        self.found, self.calls = [], []

    def line(self):
        return self.text.count("\n", 0, self.at) + 1

    def code(self, until=None):
        """Reads code up to the closing `until`; strings go to `found`."""
        text, depth, joined = self.text, 0, False
        while self.at < len(text):
            one = text[self.at]
            if text.startswith("//", self.at):
                end = text.find("\n", self.at)
                self.at = len(text) if end < 0 else end
            elif text.startswith("/*", self.at):
                self.at = text.index("*/", self.at) + 2
            elif not self.swift and one == "#" and text.startswith("#include", self.at):
                self.at = text.index("\n", self.at)
            elif not self.swift and one == "'":
                self.at = re.compile(r"'(\\.|[^'\\])*'", re.S).match(text, self.at).end()
            elif one == '"' or self.swift and re.compile(r'#+"').match(text, self.at):
                line, index = self.line(), len(self.found)
                self.found.append(None)
                string = self.string()
                skipped = any(call in FOR_DEVELOPERS for call in self.calls)
                if joined is not False and self.found[joined]:
                    before = self.found[joined]
                    self.found[joined] = (before[0], before[1] + string)
                    index = joined
                elif not skipped:
                    self.found[index] = (line, string)
                joined = index if self.joins() else False
            elif one == until and depth == 0:
                self.at += 1
                return
            else:
                if one in "([{":
                    depth += 1
                    name = re.search(r"(\w+)$", text[max(0, self.at - 60):self.at])
                    self.calls.append(name[1] if one == "(" and name else "")
                elif one in ")]}":
                    depth -= 1
                    if self.calls:
                        self.calls.pop()
                if not one.isspace() and one != "+":
                    joined = False
                self.at += 1

    def joins(self):
        """Whether the string that was read is one with the string that follows."""
        between = r"\s*\+\s*(?=#*\")" if self.swift else r"\s*(?=\")"
        return bool(re.compile(between).match(self.text, self.at))

    def string(self):
        text = self.text
        hashes = 0
        while text[self.at] == "#":
            hashes, self.at = hashes + 1, self.at + 1
        quote = '"""' if self.swift and text.startswith('"""', self.at) else '"'
        self.at += len(quote)
        close, escape, parts = quote + "#" * hashes, "\\" + "#" * hashes, []
        while not text.startswith(close, self.at):
            if text.startswith(escape, self.at):
                self.at += len(escape)
                letter = text[self.at]
                self.at += 1
                if letter == "(" and self.swift:
                    calls, self.calls = self.calls, [*self.calls, ""]
                    self.code(")")
                    self.calls = calls
                    parts.append(VALUE)
                elif letter == "u" and self.swift:
                    end = text.index("}", self.at)
                    parts.append(chr(int(text[self.at + 1:end], 16)))
                    self.at = end + 1
                elif letter == "\n":  # A line that goes on.
                    self.at = re.compile(r" *").match(text, self.at).end()
                else:
                    parts.append({"n": "\n", "t": "\t", "r": "\r", "0": "\0"}.get(letter, letter))
            else:
                parts.append(text[self.at])
                self.at += 1
        self.at += len(close)
        whole = "".join(parts)
        if quote == '"""':
            whole = "\n".join(line.strip() for line in whole.strip("\n").split("\n"))
        return whole


def strings(path):
    reader = Reader(path.read_text(), path.suffix == ".swift")
    reader.code()
    return [found for found in reader.found if found]


def sentences(path):
    """The sentences of a source: (line, text)."""
    for line, text in strings(path):
        if MARKUP.search(text):
            parts = PIECES.findall(text)
            for part in ("".join(groups) for groups in parts):
                if is_sentence(part := " ".join(part.split())) and not CODE.search(part):
                    yield line, part
        elif not CODE.search(text) and is_sentence(text):
            yield line, text.strip("\n")


# Text with tags, style sheets and scripts; what they hold for people stands between tags, in some attributes, or is a
# script's string.
MARKUP = re.compile(r"</?[a-z][\w-]*[ >/]|\)?=> ?\{|^\.?[\w:-]+ \{ |const ")
PIECES = re.compile(r">([^<>{}]+)<|\b(?:aria-label|alt|placeholder|title)=\"([^\"]+)\"|(?<=[\s(,])'([A-Za-z][^'\n]* [^'\n]*)'")
# Strings of other languages: shell, JSON, roff, attributes, rules of style sheets, templates of dates.
CODE = re.compile(r"\0|'none'|src 'sha256|: %zu|=== | && |\); |\[i|\$[({]|=\"|^ *\.[A-Z]{2}|^[ ,\n]*\"\w+\": |^\{ \"|; \}|^ *[.#][\w-]+[^.;]* \{|complete -c|_describe|\|\|")
WORD = re.compile(r"[A-Za-zÀ-ž][a-zß-ž'’-]+|\b[aAI]\b")


def is_sentence(text):
    words = len(WORD.findall(text.replace(VALUE, " ")))
    return " " in text.strip() and (words > 1 or words == 1 and VALUE in text)


def sources(module):
    files = sorted(pathlib.Path("Sources", module).rglob("*"))
    return [path for path in files if path.suffix in (".swift", ".c", ".h") and path.name not in OTHER_LANGUAGES]


def everything():
    """(module, path, line, sentence) of all modules."""
    for module in STRICT + WINDOW:
        for path in sources(module):
            for line, text in sentences(path):
                yield module, path, line, text


def listed(found):
    lines = {module + "\t" + text.replace("\\n", "⏎").replace("\n", "\\n") for module, _, _, text in found}
    return "".join(line + "\n" for line in sorted(lines))


if __name__ == "__main__":
    os.chdir(pathlib.Path(__file__).parent.parent)
    found = list(everything())
    if "--write" in sys.argv[1:]:
        LIST.write_text(listed(found))
