"""Prints the table of a scenario's steps as the article on testing has it: steps.py SCHEMA [NAME …]

SCHEMA is what `generate scenario-schema` prints, from the program's own table of steps. The steps that are named are left out: inputs of the
one phone whose schema it is."""

import json
import sys

# What is longer is cut.
WORDS, KEYS = 8, 4


def listed(things, most):
    return things if len(things) <= most else things[:most] + ["…"]


def number(value):
    return f"{value:g}" if abs(value) < 1e6 else f"{value:.0f}"


def shape(schema):
    """What a value looks like, such as `[x, y]`."""
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " or ".join(listed([json.dumps(word) for word in schema["enum"]], WORDS))
    if "allOf" in schema:
        name = schema["allOf"][0]["$ref"].rsplit("/", 1)[1]
        return {"id": '"view"', "tunings": '{"tuning": value, …}'}[name]
    if "anyOf" in schema:
        return " or ".join(shape(one) for one in schema["anyOf"])
    kind = schema["type"]
    if kind == "array":
        if "$ref" in schema["items"]:
            return "[step, …]"
        names = {(2, 2): "[x, y]", (4, 4): "[x, y, width, height]"}
        return names.get((schema["minItems"], schema["maxItems"])) or f"[{shape(schema['items'])}, …]"
    if kind == "object":
        return "{" + ", ".join(listed([json.dumps(key) for key in schema["properties"]], KEYS)) + "}"
    if kind in ("integer", "number"):
        return f"{number(schema['minimum'])}…{number(schema['maximum'])}"
    return {"boolean": "true or false", "null": "null", "string": '"…"'}[kind]


def member(name, step):
    text = f"`{json.dumps(name)}: {shape(step['properties'][name])}`"
    return text if name in step["required"] else f"({text})"


def main(path, *own):
    with open(path, encoding="utf-8") as file:
        definitions = json.load(file)["definitions"]
    print("| step | its value | members | what happens |\n|---|---|---|---|")
    for reference in definitions["scenario-any-step"]["anyOf"]:
        step = definitions[reference["$ref"].rsplit("/", 1)[1]]
        key, *members = step["properties"]
        if key in own:
            continue
        # What chooses a step among those of one name comes first.
        members.sort(key=lambda name: "const" not in step["properties"][name])
        said = step["properties"][key].get("description", "")
        value, others = shape(step["properties"][key]), ", ".join(member(name, step) for name in members)
        print(f"| `{key}` | `{value}` | {others} | {said} |".replace("|  |", "| |"))


if __name__ == "__main__":
    main(*sys.argv[1:])
