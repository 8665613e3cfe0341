"""Checks that the house keeps its shape, by the text of its sources: prints what is wrong, and nothing otherwise.

- No folders of Workbench or of Studio use each other in a circle, by the names of their types.
- No class there has more than 20 stored properties.
- No function has more than 60 lines, and no source file more than 350.
"""

import os
import pathlib
import re

MOST_PROPERTIES, MOST_LINES_OF_FUNCTION, MOST_LINES = 20, 60, 350
MODIFIERS = r"(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|private|fileprivate|open|final|static|class|lazy|weak" \
    r"|unowned|override|mutating|nonmutating|convenience|required|indirect|nonisolated)(?:\(\w+\))? )*"
TYPE = re.compile(rf"^{MODIFIERS}(struct|enum|class|actor|protocol|typealias|extension) ([\w.]+)")
PROPERTY = re.compile(rf"^({MODIFIERS})(?:var|let) ")
FUNCTION = re.compile(rf"^( *){MODIFIERS}(?:func |init\b|deinit\b|subscript\b)")
NAME = re.compile(r"(?<![.\w])[A-Z]\w*")


def sources(folder, *ends):
    return sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix in ends)


def code(text):
    """The text without comments and without plain strings."""
    return re.sub(r'"[^"\n]*"', '""', re.sub(r"//.*", "", text))


def circles(module):
    """Groups of folders that use each other."""
    texts = {path: code(path.read_text()) for path in sources(module, ".swift")}
    homes = {}
    for path, text in texts.items():
        for line in text.splitlines():
            found = TYPE.match(line)
            if found and found[1] != "extension":
                homes[found[2]] = path.parent
    uses = {}
    for path, text in texts.items():
        for name in NAME.findall(text):
            if name in homes and homes[name] != path.parent:
                uses.setdefault(path.parent, {})[homes[name]] = f"{path.name} uses {name}"

    def reached(folder, seen):
        for other in uses.get(folder, {}):
            if other not in seen:
                seen.add(other)
                reached(other, seen)
        return seen

    ways = {folder: reached(folder, set()) for folder in uses}
    for one, others in sorted(uses.items()):
        for other, how in sorted(others.items()):
            if one in ways.get(other, ()):
                yield f"{one} and {other} use each other: {how}"


def properties(module):
    """Classes with too many stored properties, those of their extensions among them."""
    counts, classes = {}, set()
    for path in sources(module, ".swift"):
        owner, depth = None, 0
        for line in code(path.read_text()).splitlines():
            if depth == 0 and (found := TYPE.match(line)):
                owner = found[2]
                if found[1] == "class":
                    classes.add(owner)
            found = PROPERTY.match(line.strip())
            if depth == 1 and owner and found and "static" not in found[1]:
                # What is computed has a body and no value, unless the body observes.
                body = line.split("{", 1)
                if len(body) == 1 or "=" in body[0] or re.search(r"\b(didSet|willSet)\b", line):
                    counts.setdefault(owner, []).append(path)
            depth += line.count("{") - line.count("}")
    for owner, paths in sorted(counts.items()):
        if owner in classes and len(paths) > MOST_PROPERTIES:
            yield f"{paths[0]}: {owner} has {len(paths)} stored properties; at most {MOST_PROPERTIES}"


def functions(path):
    """Functions of a Swift file that are too long."""
    begin = None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        found = FUNCTION.match(line)
        if begin is None and found:
            begin = (number, found[1], line.strip())
        if begin and line.startswith(begin[1] + "}") and number > begin[0]:
            if number - begin[0] + 1 > MOST_LINES_OF_FUNCTION:
                yield f"{path}:{begin[0]}: {number - begin[0] + 1} lines, at most {MOST_LINES_OF_FUNCTION}: {begin[2]}"
            begin = None
        elif begin and number == begin[0] and line.rstrip().endswith("}"):
            begin = None


def c_functions(path):
    """The same of a C file: what begins at the left edge and ends there."""
    begin = None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if begin is None and re.match(r"^\w.*\{$", line) and not re.match(r"^(typedef|struct|enum|union)\b|.*= \{$", line):
            begin = number
        if begin and line == "}":
            if number - begin + 1 > MOST_LINES_OF_FUNCTION:
                yield f"{path}:{begin}: {number - begin + 1} lines, at most {MOST_LINES_OF_FUNCTION}"
            begin = None


def long_files():
    for path in sources("Sources", ".swift", ".c", ".h"):
        count = len(path.read_text().splitlines())
        if count > MOST_LINES:
            yield f"{path}: {count} lines, at most {MOST_LINES}"


def main():
    os.chdir(pathlib.Path(__file__).parent.parent)
    found = [*circles("Sources/Workbench"), *circles("Sources/Studio")]
    found += [*properties("Sources/Workbench"), *properties("Sources/Studio")]
    for path in sources("Sources", ".swift"):
        found += functions(path)
    for path in sources("Sources", ".c"):
        found += c_functions(path)
    found += long_files()
    print(*found, sep="\n", end="\n" if found else "")


main()
