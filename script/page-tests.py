#!/usr/bin/env python3
"""Rewrites tests for a page: script/page-tests.py FOLDER TARGET …

Swift Testing does not exist in a page. Each file of Tests/TARGET is copied to FOLDER in words that Tests/page/Runner.swift knows; it
keeps its lines. What imports what a page has not, and what asks for what its Swift refuses, is left out: REFUSED says why. The file
All.swift there lists all tests, those that are left out among them.
"""

import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent

# What a page can't do, with the words that ask for it. A function with one of them is left out.
REFUSED = {
    r"\bprocessExitsWith\b|\bExitTest\b": "a page can't watch a process end",
    r"\bMirror\b|\bheldText\(": "a page's Swift can't look into values",
    r"== -9_007_199_254_740_992\b": "an Int of a page has 32 bits",
    r"\bRegex\(": "a page's Swift has no regular expressions",
    r"\bweak var \w+: Timer\b": "only what is Referable can be referred to weakly in a page",
}
# Files that import one of these are left out.
STRANGE = {"Foundation": "a page has no Foundation", "CWebPPlayer": "a page plays no pictures"}

# What is written in another way.
WORDS = {
    r"^(?:@testable )?import \w+": "",
    r"@Suite(?:\([^)]*\))? ?": "",
    r"#expect\((?!throws:)": "PageTests.expect(",
    r"#require\(": "PageTests.require(",
    r"Issue\.record\(": "PageTests.record(",
    r"\bSourceLocation\b": "Int",
    r"#_sourceLocation\b": "#line",
    r"\bunowned (?=\w)": "unowned(unsafe) ",
    r"\bweak var\b": "@Weak var",
    r"\bthrows(?=\s*(?:\{|->))": "",
    r"\basync\b": "",
}

KEYWORDS = r"(?:if|guard|else|for|while|repeat|switch|case|defer|catch|do)"
TYPE = re.compile(r"\b(?:struct|class|enum|extension|actor|protocol) +(?!func\b|var\b|let\b)([A-Z][\w.]*)[^{};]*$")


def string_end(text, start):
    """Where the string that begins at a place ends; what is written into it is passed over."""
    hashes = re.compile("#*").match(text, start)[0]
    quotes = '"""' if text.startswith('"""', start + len(hashes)) else '"'
    at = start + len(hashes) + len(quotes)
    while not text.startswith(quotes + hashes, at):
        if text.startswith("\\" + hashes + "(", at):
            at = closing(text, at + 1 + len(hashes))
        elif text.startswith("\\" + hashes, at):
            at += 1 + len(hashes)
        at += 1
    return at + len(quotes + hashes)


def closing(text, start):
    """Where the bracket that opens at a place closes."""
    depth, at = 0, start
    while True:
        end = skipped(text, at)
        if end > at:
            at = end
            continue
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0:
            return at
        at += 1


def skipped(text, at):
    """Where the comment, string or quoted name that begins at a place ends; the place itself if none does."""
    if text.startswith("//", at):
        return (text + "\n").index("\n", at)
    if text.startswith("/*", at):
        return text.index("*/", at) + 2
    if re.compile('#*"').match(text, at):
        return string_end(text, at)
    if text[at] == "`":
        return text.index("`", at + 1) + 1
    return at


def code(text):
    """The text with blanks for what is in comments and strings, and a letter for each of a quoted name; as long as before."""
    parts, at = [], 0
    while at < len(text):
        end = skipped(text, at)
        if end > at:
            blank = "q" if text[at] == "`" else " "
            parts.append(re.sub(r"[^\n]", blank, text[at:end]))
            at = end
        else:
            parts.append(text[at])
            at += 1
    return "".join(parts)


def lines(text):
    """Nothing but the ends of its lines."""
    return "\n" * text.count("\n")


class Test:
    """A test function as the file writes it."""

    def __init__(self, suite, name, line, parameters, arguments, reason):
        self.suite, self.name, self.line, self.parameters = suite, name, line, parameters
        self.arguments, self.reason = arguments, reason

    def call(self):
        """What runs it, once for each of its arguments."""
        labels = [parameter.split(":")[0].split()[0] for parameter in self.parameters]
        if len(self.arguments) == 1 and len(labels) > 1:
            values = [f"a0.{number}" for number in range(len(labels))]
        else:
            values = [f"a{number}" for number in range(len(labels))]
        words = ", ".join(value if label == "_" else f"{label}: {value}" for label, value in zip(labels, values))
        call = f"{self.suite}().{self.name}({words})"
        if self.arguments:
            call = f"PageTests.argument += 1; {call}"
        for number, given in reversed(list(enumerate(self.arguments))):
            call = f"for a{number} in ({given}) {{ {call} }}"
        return call

    def entry(self):
        """Its line of the list."""
        name = self.name.strip("`").replace("\\", "\\\\").replace('"', '\\"')
        act = "nil" if self.reason else f"{{ {self.call()} }}"
        return f'PageTest("{self.suite}", "{name}", #filePath, {self.line}, "{self.reason}", {act})'


class File:
    """A file of tests that is rewritten."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.code = code(self.text)
        self.edits = []
        self.tests = []
        imports = re.findall(r"^(?:@testable )?import (\w+)", self.code, re.M)
        self.reason = next((STRANGE[name] for name in imports if name in STRANGE), "")

    def replace(self, start, end, words):
        self.edits.append((start, end, words))

    def edited(self, start, end):
        """The text between two places with the edits there. An edit inside of another one is of no account."""
        parts, at = [], start
        for first, last, words in sorted(self.edits, key=lambda edit: (edit[0], -edit[1])):
            if at <= first and last <= end:
                parts += [self.text[at:first], words]
                at = last
        return "".join(parts) + self.text[at:end]

    def enclosing(self, at):
        """Where the braces around a place open, from inside."""
        depth = 0
        for place in range(at - 1, -1, -1):
            if self.code[place] == "}":
                depth += 1
            elif self.code[place] == "{":
                if depth == 0:
                    yield place
                else:
                    depth -= 1

    def head(self, brace):
        """What stands before a brace that belongs to it."""
        start = max(self.code.rfind(mark, 0, brace) for mark in "{};") + 1
        text = self.code[start:brace]
        # A statement begins on a line of its own, but its conditions may take several.
        starts = [found.start() for found in re.finditer(rf"^[ \t]*(?:\}} *)?(?:{KEYWORDS}|(?:[\w@()]+ )*(?:func|init|var))\b", text, re.M)]
        return text[starts[-1]:] if starts else text.splitlines()[-1] if text.strip() else ""

    def throws(self, at):
        """Whether what is thrown at a place is caught or passed on with its type."""
        for brace in self.enclosing(at):
            head = self.head(brace).strip()
            if re.compile(r"\{\s*(?:\w+|\([^()]*\))\s*throws\([^{}]*?\bin\b").match(self.code, brace):
                return True
            if any(start == brace + 1 for start, _, _ in self.edits):
                return True
            if re.match(r"(?:\} *)?do\b", head):
                if re.match(r"\s*catch\b", self.code[closing(self.text, brace) + 1:]):
                    return True
            elif re.search(r"\b(?:func|init)\b", head):
                return "throws(" in head
            elif not re.match(rf"(?:\}} *)?{KEYWORDS}\b", head) and self.code[brace - 1:brace] != "\n":
                return False
        return False

    def rewrite(self):
        """Makes all edits."""
        self.remove_refused()
        self.find_tests()
        for found in re.finditer(r"#expect\(throws: (\w+)\.self\) *\{", self.code):
            error = found[1]
            self.replace(found.start(), found.end() - 1, f"PageTests.expectThrow({error}.self) ")
            self.replace(found.end(), found.end(), f" () throws({error}) in")
        for pattern, words in WORDS.items():
            for found in re.finditer(pattern, self.code, re.M):
                self.replace(*found.span(), words)
        for found in re.finditer(r"\\\.([\w.]+)", self.code):
            self.replace(*found.span(), f"{{ $0.{found[1]} }}")
        self.rewrite_errors()

    def rewrite_errors(self):
        """An error that a test passes on ends the module: nothing else could be done with it there."""
        for found in re.finditer(r"\btry\b(?![?!])", self.code):
            if not self.throws(found.start()):
                self.replace(*found.span(), "try!")
        for found in re.finditer(r"\bthrow +(?=\w+(\())", self.code):
            if not self.throws(found.start()):
                end = closing(self.text, found.start(1)) + 1
                self.replace(*found.span(), "fatalError(")
                self.replace(end, end, ".description)")

    def functions(self):
        """Where each function begins, its attributes included, where its name, its parameters and its body are."""
        pattern = r"(?:@Test(\()?|(?<![\w@]) *\b(?:private |static |fileprivate |mutating )*\bfunc\b)"
        at = 0
        while found := re.compile(pattern).search(self.code, at):
            given = found.end() - 1 if found[1] else None
            after = closing(self.text, given) + 1 if found[1] else found.end()
            name = re.compile(r"(?:[^{}]*?\bfunc\b)?\s*(q+|\w+)(?=[<(])").match(self.code, after)
            at = found.end()
            if not name:
                continue
            start = name.start(1)
            opened = self.code.index("(", name.end(1))
            shut = closing(self.text, opened)
            body = self.code.index("{", shut)
            yield found.start(), given, (start, name.end(1)), (opened, shut), (body, closing(self.text, body))
            if self.code.startswith("@Test", found.start()):
                at = shut

    def refusal(self, start, end):
        """Why a page can't do what is written between two places; empty if it can."""
        return next((why for pattern, why in REFUSED.items() if re.search(pattern, self.code[start:end])), "")

    def remove_refused(self):
        """Functions that a page can't do."""
        for start, _, _, _, (_, end) in self.functions():
            if self.refusal(start, end):
                self.replace(start, end + 1, lines(self.text[start:end + 1]))

    def find_tests(self):
        """Where the tests are; what makes them tests is removed."""
        self.found = []
        for start, given, name, (opened, shut), (body, end) in self.functions():
            if not self.code.startswith("@Test", start):
                continue
            suites = [TYPE.search(self.code[:brace]) for brace in self.enclosing(start)]
            suite = ".".join(reversed([suite[1] for suite in suites if suite]))
            if not suite:
                sys.exit(f"page-tests: {self.path} has a test in no suite; put it into one")
            self.found.append((suite, start, given, name, (opened, shut), self.refusal(start, end)))
            stop = closing(self.text, given) + 1 if given else start + len("@Test")
            self.replace(start, stop, lines(self.text[start:stop]))

    def pieces(self, start, end):
        """What stands between commas, as places."""
        parts, first, at = [], start, start
        while at < end:
            after = skipped(self.text, at)
            if after > at:
                at = after
            elif self.text[at] in "([{":
                at = closing(self.text, at) + 1
            elif self.text[at] == ",":
                parts.append((first, at))
                first = at = at + 1
            else:
                at += 1
        return [part for part in parts + [(first, end)] if self.code[slice(*part)].strip() or self.text[slice(*part)].strip()]

    def collect(self):
        """The tests, with their arguments as they are written for a page."""
        # The edit that removes an attribute must not remove the copy of its arguments.
        whole = self.edits
        for suite, start, given, name, parameters, reason in self.found:
            arguments = []
            if given:
                first = self.code.index("arguments:", given) + len("arguments:")
                for piece in self.pieces(first, closing(self.text, given)):
                    self.edits = [edit for edit in whole if edit[0] >= piece[0] and edit[1] <= piece[1]]
                    arguments.append(self.edited(*piece).strip())
            self.edits = whole
            line = self.text.count("\n", 0, name[0]) + 1
            words = [self.text[slice(*part)].strip() for part in self.pieces(parameters[0] + 1, parameters[1])]
            self.tests.append(Test(suite, self.text[slice(*name)], line, words, arguments, reason or self.reason))

    def write(self, folder, number):
        """Its rewritten copy, and what lists its tests; the name of the latter, if it has some."""
        self.rewrite()
        self.collect()
        listed = f"listed{number}"
        suites = {}
        for test in self.tests:
            suites.setdefault(test.suite, []).append(test.entry())
        parts = [f'#sourceLocation(file: "{self.path.relative_to(root)}", line: 1)']
        if not self.reason:
            parts.append(self.edited(0, len(self.text)))
        for suite, entries in suites.items():
            # In the suite, as arguments may be what is private there.
            own = ",\n    ".join(entries)
            kind = "enum" if self.reason else "extension"
            parts.append(f"{kind} {suite} {{ fileprivate static func {listed}() -> [PageTest] {{\n  [\n    {own}\n  ]\n}} }}")
        if suites:
            calls = " + ".join(f"{suite}.{listed}()" for suite in suites)
            parts.append(f"func {listed}() -> [PageTest] {{ {calls} }}")
        copy = folder / f"{self.path.parent.name}-{self.path.stem}-{number}.swift"
        copy.write_text("\n".join(parts) + "\n", encoding="utf-8")
        return listed if suites else None


def main():
    folder = pathlib.Path(sys.argv[1])
    paths = [path for target in sys.argv[2:] for path in sorted((root / "Tests" / target).rglob("*.swift"))]
    listed = [File(path).write(folder, number) for number, path in enumerate(paths)]
    parts = "".join(f"  all += {name}()\n" for name in listed if name)
    (folder / "All.swift").write_text(f"func allPageTests() -> [PageTest] {{\n  var all: [PageTest] = []\n{parts}  return all\n}}\n")


if __name__ == "__main__":
    main()
