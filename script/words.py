#!/usr/bin/env python3
"""Checks the sentences that a person reads: prints what is wrong with them, and nothing otherwise.

- Tests/words.txt holds every sentence of the program, by module. `script/words.py --write` makes it.
- A message has at most MOST_OF_MESSAGE letters, and a text of several sentences at most MOST_OF_SENTENCE in each and MOST_OF_TEXT
  in all.
- No sentence holds two blanks in a row, ends with one, or holds a phrase of FOGGY or the name of a type of the engine.
  EXCEPTIONS says which may, and why.

A sentence is a string of at least two words in the sources; «\\(…)» is a value in it. Strings that `+` joins are one.
What only a developer reads (preconditions, assertions) is not in the list.
"""

import os
import pathlib
import re
import sys

LIST = pathlib.Path("Tests/words.txt")
# Modules with sentences that people read.
MODULES = ["CFiles", "CGate", "CGtkShim", "CLimits", "CSystem", "Campaign", "Capture", "DrawerProto", "Files", "GtkPaint", "JSON",
           "MotionStudy", "PrototypeProgram", "Rehearsal", "Reviews", "Studio", "TuningFiles", "VisualTesting", "Widgets", "Workbench"]
# Sources whose strings are another language, or are read by programs alone.
OTHER_LANGUAGES = ["BashCompletion.swift", "FishCompletion.swift", "StudioWindow+Counters.swift", "ZshCompletion.swift"]
ENGINE = ["TouchKit", "Screens"]

MOST_OF_MESSAGE, MOST_OF_SENTENCE, MOST_OF_TEXT = 150, 180, 450

# Words that a tired reader reads twice, and what says the same. A line's pattern is a whole word or phrase.
FOGGY = [
    (r"anew", "again"),
    (r"meanwhile", "now, or the time"),
    (r"by itself|of itself", "automatically"),
    (r"alike", "both, or the same"),
    (r"tells?|told|telling of", "reports, shows, lists"),
    (r"stands?|stood", "is"),
    (r"lies?|lay", "is"),
    (r"leads? (?:out|to|where)", "is outside, points to, or the path"),
    (r"nobody|whoever|somebody", "the person who acts"),
    (r"none", "no, with its noun"),
    (r"(?<!there )(?:is|are|was) no (?!longer)", "is not a"),
    (r"there is (?:none|nothing of)", "there is no, with its noun"),
    (r"what there is|where it leads|to be had", "the thing itself"),
    (r"goes (?:on|to|back|another|by|elsewhere)|goes|going on", "continues, moves, disappears"),
    (r"(?:an)?other ways?|the ways?|one way", "path, direction, or the run"),
    (r"gone", "missing, or removed"),
    (r"gives?|given|giving", "uses, has, returns, writes"),
    (r"unless given|unless told", "(default: VALUE)"),
    (r"(?<!\ba )(?<!the )takes? (?:no|a|the|touches|one|back|amiss|its place)|taken(?! twice)", "accepts, receives, uses, undoes"),
    (r"(?:can|could) ?n[o']t be had", "could not be found or installed"),
    (r"lacks?", "needs, or has no"),
    (r"otherwise", "differently"),
    (r"elsewhere", "to another place"),
    (r"any more", "now"),
    (r"all the same", "the case in question"),
    (r"so (?:many|often)", "how many, how often"),
    (r"hand over|by hand|hands?", "user, or move"),
    (r"is made of", "is made from"),
    (r"let it go|let go|let them go", "lift"),
    (r"tubes?", "tolerance band"),
    (r"the ways? parts?|part by", "diverge, separate"),
    (r"has not come|have not come", "is in the future"),
]

# A sentence that may break a rule, by its module and its words, and why. «…» stands for the rest.
EXCEPTIONS = {
    ("CLimits", "Fatal IO error"): "GTK's words, which are looked for",
    ("MotionStudy", " began: nobody objected"): "the log's words, which are looked for",
    ("MotionStudy", " recognised: nobody objected"): "the log's words, which are looked for",
    ("MotionStudy", "taken from "): "the log's words, which are looked for",
    ("MotionStudy", "up to "): "a value follows",
    ("Files", "write two words or more with dots between them, such as io.github.somebody.Program"): "an example of a name",
    ("Rehearsal", "\\(…) taps on "): "a value follows",
    ("Workbench", "from rest: "): "the rest of the sentence follows",
    ("Workbench", ": fatal error: "): "the compiler's words, which are looked for",
    ("Workbench", "nothing to press is named "): "the log's words, which are looked for",
    ("Workbench", " has no action "): "the log's words, which are looked for",
    ("CLimits", "the program crashed because of a bug (signal "): "a value follows",
    ("Rehearsal", "The program checks more than a schema can.…"): "a schema has one description",
}

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
                if joined is False and self.found[index] and self.swift and re.compile(r"\s*\+ ").match(text, self.at):
                    self.found[index] = (self.found[index][0], self.found[index][1] + VALUE)
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
    for module in MODULES:
        for path in sources(module):
            for line, text in sentences(path):
                yield module, path, line, text


def listed(found):
    lines = {module + "\t" + text.replace("\n", "\\n").replace("\r", "\\r") for module, _, _, text in found}
    return "".join(line + "\n" for line in sorted(lines))


def engine():
    """A pattern of the engine's types that a person could meet: those of two words or more."""
    names = set()
    for module in ENGINE:
        for path in pathlib.Path("Sources", module).rglob("*.swift"):
            names.update(re.findall(r"^(?:public |final |open )*(?:class|struct|enum|protocol) (\w+)", path.read_text(), re.M))
    return re.compile(r"\b(" + "|".join(sorted(name for name in names if re.search(r"[a-z][A-Z]", name))) + r")\b")


def lengths(text):
    """What is too long in a sentence, or None."""
    text = text.replace(VALUE, "…")
    if len(text) <= MOST_OF_MESSAGE:
        return None
    parts = re.split(r"(?<=[.:;]) ", text)
    if len(parts) < 2:
        return f"{len(text)} letters; at most {MOST_OF_MESSAGE}: say less, or make two sentences of it"
    longest = max(parts, key=len)
    if len(longest) > MOST_OF_SENTENCE:
        return f"a sentence of {len(longest)} letters; at most {MOST_OF_SENTENCE}: make two of it"
    if len(text) > MOST_OF_TEXT:
        return f"{len(text)} letters; at most {MOST_OF_TEXT}: make two paragraphs of it"
    return None


def is_meant(words, text):
    return text.startswith(words[:-1]) if words.endswith(".…") else text == words


def faults(module, text, types):
    if any(module == other and is_meant(words, text) for other, words in EXCEPTIONS):
        return
    if too_long := lengths(text):
        yield too_long
    if re.search(r"\S  ", text):
        yield "two blanks in a row; write one"
    if text.endswith(" "):
        yield "a blank at the end; write it where the words are joined"
    for pattern, plain in FOGGY:
        if met := re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text):
            yield f"«{met[0].strip()}»; write: {plain}"
    if met := types.search(text):
        yield f"{met[0]} is a type of the engine; write what a person calls it"


def main():
    os.chdir(pathlib.Path(__file__).parent.parent)
    found = list(everything())
    if "--write" in sys.argv[1:]:
        LIST.write_text(listed(found))
        return 0
    wrong = []
    types = engine()
    for module, path, line, text in found:
        for fault in faults(module, text, types):
            wrong.append(f"{path}:{line}: {fault}: {text!r}")
    for module, words in EXCEPTIONS:
        if not any(module == other and is_meant(words, text) for other, _, _, text in found):
            wrong.append(f"script/words.py: {words!r} is not in {module} now; remove the exception")
    if LIST.read_text() != listed(found):
        wrong.append(f"{LIST}: it is not up to date; run script/words.py --write and read what has changed")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
