"""baseline.py: what goals have cost in steps, so that one that gets dearer is seen before it is lost."""
from __future__ import annotations

import framac
import table
from reading import Goal

PATH = "proofs/records/costs.txt"
FRAMA_C = 25   # the version that costs are recorded with: by another, goals are others and cost other steps
Costs = dict[tuple[str, str, str, str], int]   # steps by (unit, function, goal, prover)
HEAD = """# Steps that a prover takes for a goal, where they are many; `proofs/tools/prove --record` writes it.
# `make prove` says which goals take twice as many now, and fails if one takes more than a tenth of the limit and is
# not listed here.
"""
# A goal that takes fewer is not listed: much of it is what a prover takes to read the definitions.
CHEAP = {"CVC4": 30000, "Z3": 100000, "cvc5": 30000}


def costs(goals: list[Goal]) -> Costs:
    """The steps of the dearest goal of each name, by (unit, function, goal, prover)."""
    dearest: Costs = {}
    for goal in goals:
        if goal["kind"] != "smoke" and goal["status"] == "valid" and goal["steps"]:
            name = (goal["unit"], goal["function"] or "lemma", table.title({**goal, "part": "", "clause": ""}), goal["prover"])
            dearest[name] = max(dearest.get(name, 0), goal["steps"])
    return dearest


def read() -> Costs:
    try:
        with open(PATH, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    except FileNotFoundError:
        return {}
    return {(unit, function, goal, prover): int(steps) for steps, prover, unit, function, goal in rows}


def record(goals: list[Goal]) -> None:
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for (unit, function, goal, prover), steps in sorted(costs(goals).items()):
            if steps >= CHEAP[prover]:
                file.write(f"{steps}\t{prover}\t{unit}\t{function}\t{goal}\n")


def dearer(goals: list[Goal]) -> list[str]:
    """What takes twice the steps that are recorded, a line each."""
    known = read()
    return [f"{unit}: {function} {goal}: {prover} takes {steps} steps, recorded are {known.get(name, CHEAP[prover])}"
            for name, steps in costs(goals).items()
            for unit, function, goal, prover in [name] if steps > 2 * known.get(name, CHEAP[prover])]


def check_dear(goals: list[Goal]) -> list[tuple[str, int, str]]:
    """Goals that take more than a tenth of the budget, and are not listed."""
    known = read()
    return [(unit, 0, f"{function} {goal}: {prover} takes {steps} steps, more than a tenth of its "
             f"{framac.STEPS[prover.lower()]}: make it cheaper (see proofs/README.md)")
            for name, steps in costs(goals).items() for unit, function, goal, prover in [name]
            if steps > framac.STEPS[prover.lower()] // 10 and name not in known]
