#!/usr/bin/env python3
"""arrows: which room may include which, and whether the tree keeps to it. `make lint` runs it.

usage: proofs/tools/arrows.py    exit status 1 and a line for each include that runs the wrong way
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tree   # noqa: E402

MODELS = ("led", "gdl", "state_space")
# A file of the room before the arrow may include files of the rooms behind it, and of its own. Whatever is here is
# found in the room nearest to the file.
ARROWS: dict[str, tuple[str, ...]] = {
    "spec": (),
    "include": ("include/xo", "spec"),
    "include/xo": ("spec",),
    "include/private": ("include/xo", "spec"),
    "proofs/lemmas": ("include", "include/private", "include/xo", "spec"),
    "src": ("include", "include/private", "include/xo", "spec", "proofs/lemmas"),
    "src/fast": ("src", "include/private", "include/xo", "spec", "proofs/lemmas"),
    **{f"src/models/{name}": ("include/xo", "spec") for name in MODELS},
    "proofs/theorems": ("proofs/lemmas", "src", "include", "include/private", "include/xo", "spec"),
    "proofs/theorems/fast": ("proofs/theorems", "proofs/lemmas", "src/fast", "src", "include/private", "include/xo",
                             "spec"),
    "proofs/theorems/models": ("proofs/theorems", "proofs/lemmas", *(f"src/models/{name}" for name in MODELS),
                               "include/xo", "spec"),
    "proofs/theorems/module": ("proofs/theorems", "proofs/lemmas", "src", "include", "include/xo", "spec"),
    "src/web": ("include", "include/xo", "spec", "proofs/lemmas"),
    "src/cli/io": ("include", "include/xo"),
    "src/cli": ("include", "include/xo", "src/cli/io", "src/cli/judge", "src/cli/states", "src/cli/play",
                "src/cli/import", "src/cli/export"),
    "src/cli/judge": ("src/fast", "include", "include/xo", "src/cli/io", "src/cli"),
    "src/cli/import": ("include", "include/xo", "src/cli/io", "src/cli", "src/cli/judge"),
    "src/cli/export": ("include", "include/xo", "src/cli/io", "src/cli", "src/cli/judge"),
    "src/cli/states": ("include", "include/xo", "src/cli/io", "src/cli"),
    "src/cli/play": ("include", "include/xo", "src/cli/io", "src/cli", "src/cli/judge", "src/cli/play/screen"),
    "src/cli/play/screen": ("include", "include/xo", "src/cli/io", "src/cli", "src/cli/play"),
}
# Ghost calls stand in sources: what a header says, it says in the words of spec/ alone.
SOURCES_ONLY = "proofs/lemmas"
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def main() -> int:
    os.chdir(tree.ROOT)
    wrong = [problem for room in ARROWS for path in tree.files(f"{room}/*.[ch]", f"{room}/*.acsl")
             for problem in check(room, path)]
    print("\n".join(wrong), file=sys.stderr, end="\n" if wrong else "")
    return 1 if wrong else 0


def check(room: str, path: str) -> list[str]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    wrong = []
    for found in INCLUDE.finditer(text):
        name, line = found.group(1), text.count("\n", 0, found.start(1)) + 1
        target = resolve(room, name)
        if target is None:
            wrong.append(f'{path}:{line}: "{name}" is in none of the rooms that {room} may include: '
                         f'{", ".join((room, *ARROWS[room]))}')
        elif target == SOURCES_ONLY and path.endswith(".h"):
            wrong.append(f'{path}:{line}: a header includes "{name}" of {target}, which is for ghost calls in sources')
    return wrong


def resolve(room: str, name: str) -> str | None:
    """The room that the name is found in."""
    for place in (room, *ARROWS[room]):
        for base in (place, os.path.dirname(place)):   # "xo/play.h" and "io/sink.h" name their room
            path = os.path.normpath(f"{base}/{name}")
            if os.path.isfile(path) and os.path.dirname(path) == place:
                return place
    return None


if __name__ == "__main__":
    sys.exit(main())
