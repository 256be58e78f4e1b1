"""executed.py: every contract of the kernel is seen to hold in a run, so that none asks for what cannot be.

No prover need notice that a `requires` can never hold, and whatever is proved under it says nothing. The contract tests
call each function so that its contract is executed and holds: their driver runs every case of an `ensures` without the
fault as well, and fails if anything is reported then. Here is checked that each function has such a case.
"""
from __future__ import annotations

import glob
import re

Problem = tuple[str, int, str]
CASE = re.compile(r"\bENSURES\((\w+), *(\w+),")
TESTS = "tests/contract/*.c"


def read_cases(pattern: str = TESTS) -> set[str]:
    """The functions that have a case of an `ensures`."""
    found: set[str] = set()
    for path in sorted(glob.glob(pattern)):
        with open(path, encoding="utf-8") as file:
            found |= {name for name, _ in CASE.findall(file.read())}
    return found


def reached(calls: list[tuple[str, str]], cases: set[str]) -> set[str]:
    """The functions that those with cases call, and what these call: the unit tests go down every branch."""
    found, todo = set(cases), list(cases)
    while todo:
        caller = todo.pop()
        new = {callee for one, callee in calls if one == caller} - found
        found |= new
        todo += new
    return found


def check(places: dict[str, tuple[str, int]], declared: set[str], cases: set[str],
          calls: list[tuple[str, str]]) -> list[Problem]:
    """Given where each function of the kernel that requires something stands, which of them headers declare, and which have
    cases."""
    problems, called = [], reached(calls, cases)
    for name, (path, line) in sorted(places.items()):
        if name not in declared and name not in called:
            problems.append((path, line, f"function {name} requires something, and no header declares it: no test executes its "
                             "contract, so nobody has seen that it can hold"))
        elif name in declared and name not in cases:
            problems.append((path, line, f"function {name}: no contract test has a case of its ensures, so nobody has "
                             "seen that what it requires can hold"))
    return problems
