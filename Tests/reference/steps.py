"""Prints the table of a scenario's steps as the article on testing has it: steps.py SCHEMA [NAME …]

SCHEMA is what `generate scenario-schema` prints, from the program's own table of steps. The steps that are named are left out: inputs of the
one phone whose schema it is."""

import json
import sys


def main(path, *own):
    with open(path, encoding="utf-8") as file:
        definitions = json.load(file)["definitions"]
    print("| step | members | what happens |\n|---|---|---|")
    for reference in definitions["scenario-any-step"]["anyOf"]:
        step = definitions[reference["$ref"].rsplit("/", 1)[1]]
        key, *members = step["properties"]
        if key in own:
            continue
        chosen = [f'`"{name}": {json.dumps(step["properties"][name]["const"])}`' for name in members
                  if "const" in step["properties"][name]]
        others = [f"`{name}`" for name in members if "const" not in step["properties"][name]]
        said = step["properties"][key].get("description", "")
        print(f"| `{key}` | {', '.join(chosen + others)} | {said} |".replace("|  |", "| |"))


if __name__ == "__main__":
    main(*sys.argv[1:])
