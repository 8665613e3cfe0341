#!/usr/bin/env python3
"""Makes the symbol graphs of the kit's reference and says what they lack: reference.py EXTRACTED GRAPHS CATALOGS PRODUCT …

EXTRACTED holds the graphs that the toolchain wrote for the products and for the modules behind them. In GRAPHS/PRODUCT a type of
another module that a product gives a name of its own stands under that name with all its members, as its users see it.
Prints FILE:LINE for every public symbol without documentation, and for every one that no topic of the product's landing page
(CATALOGS/PRODUCT.docc/PRODUCT.md) names. Run by script/reference."""

import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def read(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


def precise(symbol):
    return symbol["identifier"]["precise"]


def place(symbol):
    """FILE:LINE of a symbol, by which lists are ordered and people find it; nothing for what the compiler made."""
    if "location" not in symbol:
        return None
    path = symbol["location"]["uri"].removeprefix("file://")
    return os.path.relpath(path, ROOT), symbol["location"]["position"]["line"] + 1


def target_of_alias(symbol):
    """What a type alias stands for: the last type that its declaration names."""
    named = [part["preciseIdentifier"] for part in symbol["declarationFragments"] if "preciseIdentifier" in part]
    return named[-1] if named else None


def adopt(graph, others):
    """Puts the types that a graph's aliases stand for, with all their members, in the aliases' places."""
    known = {precise(symbol): (symbol, other) for other in others for symbol in other["symbols"]}
    for alias in [symbol for symbol in graph["symbols"] if symbol["kind"]["identifier"] == "swift.typealias"]:
        found = known.get(target_of_alias(alias))
        if not found:
            continue
        original, other = found
        above = original["pathComponents"]
        moved = {}
        for symbol in other["symbols"]:
            if symbol["pathComponents"][:len(above)] == above:
                path = alias["pathComponents"] + symbol["pathComponents"][len(above):]
                moved[precise(symbol)] = {**symbol, "pathComponents": path}
        named = {**moved[precise(original)], "names": alias["names"]}
        rename(named["declarationFragments"], above[-1], alias["pathComponents"][-1])
        named["docComment"] = alias.get("docComment") or original.get("docComment")
        if "swiftExtension" in alias:
            moved = {key: {**symbol, "swiftExtension": alias["swiftExtension"]} for key, symbol in moved.items()}
            named["swiftExtension"] = alias["swiftExtension"]
        moved[precise(original)] = {key: value for key, value in named.items() if value is not None}
        graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol is not alias] + list(moved.values())
        for relation in graph["relationships"]:
            if relation["source"] == precise(alias):
                relation["source"] = precise(original)
        graph["relationships"] += [
            relation for relation in other["relationships"] if relation["source"] in moved
            and relation["source"] != precise(original)]


def rename(fragments, old, new):
    """Gives a declaration the name that users know."""
    for fragment in fragments:
        if fragment["kind"] == "identifier" and fragment["spelling"] == old:
            fragment["spelling"] = new


def say_open(graph):
    """Writes `open` into the declarations of what others may override, which the toolchain leaves out."""
    for symbol in graph["symbols"]:
        if symbol["accessLevel"] == "open":
            fragments = symbol["declarationFragments"]
            first = next(index for index, fragment in enumerate(fragments) if fragment["kind"] == "keyword")
            fragments[first:first] = [{"kind": "keyword", "spelling": "open"}, {"kind": "text", "spelling": " "}]


def undocumented(graph):
    for symbol in graph["symbols"]:
        words = symbol.get("docComment", {}).get("lines", [])
        # An extension of another module's type is no symbol of its own.
        if symbol["kind"]["identifier"] == "swift.extension":
            continue
        if place(symbol) and not any(line["text"].strip() for line in words):
            yield place(symbol), f'{".".join(symbol["pathComponents"])} has no documentation'


def ungrouped(graph, landing):
    """The top symbols of a module that its landing page does not name in a list."""
    page = landing.read_text(encoding="utf-8") if landing.exists() else ""
    grouped = {line[4:].rstrip("`") for line in page.splitlines() if line.startswith("- ``")}
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if len(path) == 1 and "swiftExtension" not in symbol and path[0] not in grouped:
            yield place(symbol), f"{path[0]} is in no topic of {os.path.relpath(landing, ROOT)}"


def main():
    extracted, graphs, catalogs = map(Path, sys.argv[1:4])
    products = sys.argv[4:]
    others = [read(path) for path in sorted(extracted.glob("*.symbols.json"))
              if path.name.split(".")[0].split("@")[0] not in products]
    found = set()
    for product in products:
        folder = graphs / product
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(extracted.glob(f"{product}*.symbols.json")):
            if path.name.split(".")[0].split("@")[0] != product:
                continue
            graph = read(path)
            adopt(graph, others)
            say_open(graph)
            found.update(undocumented(graph))
            found.update(ungrouped(graph, catalogs.resolve() / f"{product}.docc" / f"{product}.md"))
            (folder / path.name).write_text(json.dumps(graph), encoding="utf-8")
    for (path, line), what in sorted(found):
        print(f"{path}:{line}: {what}")


main()
