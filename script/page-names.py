#!/usr/bin/env python3
"""Prints, as C, the names of the classes of a compiled engine: script/page-names.py SYMBOLS

Swift tells a page no names of classes. SYMBOLS are what llvm-nm says of the object; the address of a class's symbol is what the first
word of its objects points to.
"""

import re
import subprocess
import sys


def plain(name):
    """The name as Swift gives it to a program: without modules, outer types and files."""
    name = re.sub(r"\((\w+) in \w+\)", r"\1", name.removeprefix("type metadata for "))
    return re.sub(r"\w+\.(?=\w)", "", name)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        words = [line.split()[-1] for line in file if line.strip()]
    symbols = sorted({word for word in words if re.fullmatch(r"\$e\w+CN", word)})
    if not symbols:
        sys.exit(f"page-names: {sys.argv[1]} names no class")
    # Swift of a page begins its names with another letter, which the tool does not know.
    asked = "\n".join(symbol.replace("$e", "$s", 1) for symbol in symbols)
    told = subprocess.run(["swift-demangle", "--compact"], input=asked, capture_output=True, text=True, check=True)
    print('#include <stddef.h>\n\n#include "dp-page.h"\n')
    for number, symbol in enumerate(symbols):
        print(f'extern const char class{number}[] __asm__("{symbol}");')
    print("\nstatic const struct {\n  const void *kind;\n  const char *name;\n} classes[] = {")
    for number, name in enumerate(told.stdout.splitlines()):
        print(f'    {{class{number}, "{plain(name)}"}},')
    print("""};

const char *dp_class_name(const void *kind) {
  for (size_t index = 0; index < sizeof classes / sizeof *classes; index++) {
    if (classes[index].kind == kind) return classes[index].name;
  }
  return NULL;
}""")


if __name__ == "__main__":
    main()
