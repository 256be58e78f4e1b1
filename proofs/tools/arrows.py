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

# A file of the folder before the colon may include files of the folders after it, and of its own; the nearest to the
# file is taken. build/spec has what make writes.
ARROWS = {room: tuple(others.split()) for room, others in (line.split(":") for line in """\
spec:
include: include/xo spec
include/xo: spec
include/private: include/xo spec
proofs/lemmas: include include/private include/xo spec
src: include include/private include/xo spec proofs/lemmas
src/web: include/xo
src/cli: include include/xo src/cli/io src/cli/judge src/cli/play src/cli/import
src/cli/io: include include/xo
src/cli/judge: src include include/xo src/cli/io src/cli
src/cli/import: include include/xo src/cli/io src/cli src/cli/judge
src/cli/play: include include/xo src/cli/io src/cli src/cli/judge
proofs/theorems: proofs/lemmas src include include/private include/xo spec
proofs/theorems/models: proofs/theorems proofs/lemmas include/xo spec build/spec
proofs/theorems/module: proofs/theorems proofs/lemmas src include include/xo spec build/spec
""".splitlines())}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def resolve(rooms: tuple[str, ...], name: str) -> str | None:
    """The room that the name is found in: "xo/play.h" and "io/sink.h" name theirs."""
    return next((room for room in rooms for base in (room, os.path.dirname(room))
                 if os.path.isfile(f"{base}/{name}") and os.path.dirname(os.path.normpath(f"{base}/{name}")) == room),
                None)


def check(room: str, path: str) -> list[str]:
    """Ghost calls stand in sources: what a header says, it says in the words of spec/ alone."""
    text, rooms, wrong = tree.text_of([path]), (room, *ARROWS[room]), []
    for found in INCLUDE.finditer(text):
        target, at = resolve(rooms, found[1]), f"{path}:{text.count(chr(10), 0, found.start(1)) + 1}"
        if target is None:
            wrong.append(f'{at}: "{found[1]}" is in none of the rooms that {room} may include: {", ".join(rooms)}')
        elif target == "proofs/lemmas" and path.endswith(".h"):
            wrong.append(f'{at}: a header includes "{found[1]}" of {target}, which is for ghost calls in sources')
    return wrong


if __name__ == "__main__":
    os.chdir(tree.ROOT)
    WRONG = [problem for room in ARROWS for path in tree.files(f"{room}/*.[ch]", f"{room}/*.acsl")
             for problem in check(room, path)]
    sys.exit("\n".join(WRONG) or 0)
