#!/usr/bin/env python3
"""folders: which folder may include which, and how many lines each has beside its budget. `make lint` runs it.

usage: proofs/tools/folders.py    exit status 1, and a line for each include that runs the wrong way; the same status if
                                  all folders together have more than TOTAL lines, or with STRICT one of them more
                                  than its budget

A line counts that git tracks, but for test data, the seeds of the fuzz targets and pictures. Each folder is printed
with its lines, its budget, and how much more or less that is.
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
src/web: include/xo src/cli/import
src/cli: include include/xo src/cli/io src/cli/judge src/cli/play src/cli/import
src/cli/io: include include/xo
src/cli/judge: src include include/xo src/cli/io src/cli src/cli/import
src/cli/import: include include/xo src/cli/io src/cli
src/cli/play: include include/xo src/cli/io src/cli src/cli/judge
proofs/theorems: proofs/lemmas src include include/private include/xo spec
proofs/theorems/models: proofs/theorems proofs/lemmas include/xo spec build/spec
proofs/theorems/module: proofs/theorems proofs/lemmas src include include/xo spec build/spec
""".splitlines())}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
STRICT = False   # whether a folder above its own budget fails
TOTAL = 51000 if STRICT else 60000
# The first pattern that a path begins with is its folder's.
BUDGETS = {name: (int(most), re.compile(pattern)) for name, most, pattern in (line.split(maxsplit=2) for line in """\
spec 2600 spec/
include 1350 include/
src/cli 8200 src/cli/
src/web 2500 src/web/
src 4100 src/
lemmas,theorems 8700 proofs/(lemmas|theorems)/
translators 4500 proofs/tools/(vdm2acsl|formal)/
proofs/tools 4200 proofs/tools/
proofs 850 proofs/
tests 13100 tests/
root,CI 900 .*
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


def main() -> int:
    os.chdir(tree.ROOT)
    counts = dict.fromkeys(BUDGETS, 0)
    for path in tree.ask("git", "ls-files").stdout.splitlines():
        if os.path.isfile(path) and not ASIDE.match(path):
            counts[next(name for name, (_, under) in BUDGETS.items() if under.match(path))] += lines(path)
    rows = [(name, counts[name], most) for name, (most, _) in BUDGETS.items()] + [("all", sum(counts.values()), TOTAL)]
    for name, there, most in rows:
        print(f"{name:16}{there:6} lines of {most:6}, {there - most:+6}" + ", TOO MANY" * (there > most))
    wrong = [problem for folder in ARROWS for path in tree.files(f"{folder}/*.[ch]", f"{folder}/*.acsl")
             for problem in check(folder, path)]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return bool(wrong) or any(there > most for name, there, most in rows if STRICT or name == "all")


if __name__ == "__main__":
    sys.exit(main())
