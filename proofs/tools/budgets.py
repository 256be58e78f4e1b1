#!/usr/bin/env python3
"""budgets: how many lines each folder has, beside what it is to have at most. `make lint` runs it.

usage: proofs/tools/budgets.py    exit status 1 if all folders together have more than TOTAL

A line counts that git tracks, but for test data, the seeds of the fuzz targets and pictures. A folder above its own
budget is named. It is to shrink, and no check fails for it.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tree   # noqa: E402

TOTAL = 66000
# The first pattern that a path begins with is its folder's.
BUDGETS = {name: (int(most), re.compile(pattern)) for name, most, pattern in (line.split(maxsplit=2) for line in """\
spec 2500 spec/
include 1300 include/
src/cli 6400 src/cli/
src/web 2200 src/web/
src 3400 src/
lemmas,theorems 6900 proofs/(lemmas|theorems)/
translators 3600 proofs/tools/(vdm2acsl|formal)/
proofs/tools 3200 proofs/tools/
proofs 900 proofs/
tests 13800 tests/
root,CI 900 .*
""".splitlines())}
ASIDE = re.compile(r"tests/data/|tests/fuzz/corpus|.*\.(png|svg|gz|xz|zip)$")


def lines(path: str) -> int:
    with open(path, "rb") as file:
        return file.read().count(b"\n")


def main() -> int:
    os.chdir(tree.ROOT)
    counts = dict.fromkeys(BUDGETS, 0)
    for path in tree.ask("git", "ls-files").stdout.splitlines():
        if os.path.isfile(path) and not ASIDE.match(path):
            counts[next(name for name, (_, under) in BUDGETS.items() if under.match(path))] += lines(path)
    for name, (most, _) in BUDGETS.items():
        print(f"{name:16}{counts[name]:7} lines, budget {most:6}" + f", {counts[name] - most} too many" * (
            counts[name] > most))
    total = sum(counts.values())
    print(f"{'all':16}{total:7} lines, at most {TOTAL:5}")
    return total > TOTAL


if __name__ == "__main__":
    sys.exit(main())
