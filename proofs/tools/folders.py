#!/usr/bin/env python3
"""folders: which folder may include which, and how many lines each has beside its budget. `make lint` runs it.

usage: proofs/tools/folders.py    exit status 1, and a line for each include that runs the wrong way; the same status if
                                  a room has more lines than it may have

A line counts that git tracks, but for test data, the seeds of the fuzz targets and pictures. Each room is printed with
its lines, its budget, and how much more or less that is.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tree   # noqa: E402

# A file of the folder before the colon may include files of the folders after it, and of its own; the nearest to the
# file is taken. build/spec has what make writes.
ARROWS = {folder: tuple(others.split()) for folder, others in (line.split(":") for line in """\
spec:
include: include/xo spec
include/xo: spec
include/private: include/xo spec
proofs/lemmas: include include/private include/xo spec
src: include include/private include/xo spec proofs/lemmas
src/web: include/xo src/cli src/cli/io src/cli/import src/cli/judge
src/cli: include include/xo src/cli/io src/cli/judge src/cli/play src/cli/import
src/cli/io: include include/xo
src/cli/judge: src include include/xo src/cli/io src/cli src/cli/import
src/cli/import: include include/xo src/cli/io src/cli
src/cli/play: include include/xo src/cli/io src/cli src/cli/judge src/cli/import
proofs/theorems: proofs/lemmas src include include/private include/xo spec
proofs/theorems/models: proofs/theorems proofs/lemmas include/xo spec build/spec
proofs/theorems/module: proofs/theorems proofs/lemmas src include include/xo spec build/spec
""".splitlines())}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
# A room, its budget, the lines that it may have, and its paths: the first pattern that a path begins with. A room above
# its budget may have the lines that it has. That number sinks, to the budget at last; new rules of the game may raise
# it.
ROOMS = {name: (int(budget), int(most), re.compile(pattern)) for name, budget, most, pattern in map(str.split, """\
spec 2600 3168 spec/
include 1350 1725 include/
src/cli 8200 9814 src/cli/
src/web 2500 2813 src/web/
src 4100 5240 src/
lemmas,theorems 8700 9905 proofs/(lemmas|theorems)/
translators 4500 4625 proofs/tools/(vdm2acsl|formal)/
proofs/tools 4200 5557 proofs/tools/
proofs 850 850 proofs/
tests 13100 15226 tests/
root,CI 900 900 .*
""".splitlines())}
ASIDE = re.compile(r"tests/data/|tests/fuzz/corpus|.*\.(png|svg|gz|xz|zip)$")


def resolve(folders: tuple[str, ...], name: str) -> str | None:
    """The folder that the name is found in: "xo/play.h" and "io/sink.h" name theirs."""
    return next((folder for folder in folders for base in (folder, os.path.dirname(folder)) if os.path.isfile(
        f"{base}/{name}") and os.path.dirname(os.path.normpath(f"{base}/{name}")) == folder), None)


def check(folder: str, path: str) -> list[str]:
    """Ghost calls are for sources: headers use the definitions of spec/ only."""
    text, folders, wrong = tree.text_of([path]), (folder, *ARROWS[folder]), []
    for found in INCLUDE.finditer(text):
        target, at = resolve(folders, found[1]), f"{path}:{text.count(chr(10), 0, found.start(1)) + 1}"
        if target is None:
            wrong.append(f'{at}: "{found[1]}" is in no folder that {folder} may include: {", ".join(folders)}')
        elif target == "proofs/lemmas" and path.endswith(".h"):
            wrong.append(f'{at}: a header includes "{found[1]}" of {target}, which is for ghost calls in sources')
    return wrong


def lines(path: str) -> int:
    with open(path, "rb") as file:
        return file.read().count(b"\n")


def counted() -> dict[str, int]:
    """The lines of each room."""
    counts = dict.fromkeys(ROOMS, 0)
    for path in tree.ask("git", "ls-files").stdout.splitlines():
        if os.path.isfile(path) and not ASIDE.match(path):
            counts[next(name for name, (_, _, under) in ROOMS.items() if under.match(path))] += lines(path)
    return counts


def main() -> int:
    os.chdir(tree.ROOT)
    counts, wrong = counted(), []
    for name, (budget, most, _) in ROOMS.items():
        print(f"{name:16}{counts[name]:6} lines of {budget:6}, {counts[name] - budget:+6}")
        if counts[name] > most:
            wrong.append(f"{name} has {counts[name]} lines, and may have {most}: cut {counts[name] - most}")
        elif max(counts[name], budget) < most:
            print(f"  let it have {max(counts[name], budget)} from now on, not {most}: write that into ROOMS")
    total = sum(budget for budget, _, _ in ROOMS.values())
    print(f"{'all':16}{sum(counts.values()):6} lines of {total:6}, {sum(counts.values()) - total:+6}")
    wrong += [problem for folder in ARROWS for path in tree.files(f"{folder}/*.[ch]", f"{folder}/*.acsl")
              for problem in check(folder, path)]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
