"""gate.py: what must hold beside "every goal is proved", checked on the annotations and on Frama-C's own lists.

Each check returns problems as (file, line, text); an empty list is a pass.
"""
from __future__ import annotations

import graphlib
import re
from collections.abc import Iterable, Mapping
from typing import Any

import forms
import table
from framac import STEPS
from reading import Clause, Goal

Problem = tuple[str, int, str]
Survey = dict[str, Any]    # what is known of a unit before it is proved


def check_bodies(found: forms.Forms) -> list[Problem]:
    """Every contract has a body, in some unit."""
    return [(*place, f"function {function} is called or has a contract, and no unit has its body: nothing proves that "
             "contract") for function, place in found.declared.items() if function not in found.body] + [
        (*place, f"{name} is declared here and defined nowhere: nothing is known of it")
        for name, place in found.undefined.items()]


def check_units(found: forms.Forms, units: Iterable[str]) -> list[Problem]:
    """Every body is in a unit."""
    return [(*place, f"function {name} has its body in a file that is no unit: nobody proves and tests it there")
            for name, place in found.body.items() if place[0] not in units]


# What WP's memory model takes for granted of a function's pointers, when that is no more than forms.ml has the contract
# require: that they are valid, and that what is written through one is not read through another.
NAME = r"\w+(?: \+ \(\.\.\))?"
GRANTED = re.compile(r"\[wp\] Memory model hypotheses for function '\w+': /\*@ behavior \w+: "
                     r"(?:;? ?requires (?:\\valid(?:_read)?\({0}\)|\\separated\( ?{1}(?:, {1})* ?\)))+; \*/.*".format(
                         NAME, rf"(?:{NAME}|{{{NAME}(?:, {NAME})*}})"), re.DOTALL)


def check_memory(warnings: list[Problem]) -> list[Problem]:
    """All warnings but that one."""
    return [(file, line, text) for file, line, text in warnings if not GRANTED.fullmatch(text)]


LOADED, WRITTEN = re.compile(r"\b(?:Load_[SU]\d|Array_)\w*\("), re.compile(r"\bM[a-z]\w*\[[^\]]*<-|\bhavoc\(")


def check_loads(goals: Iterable[Goal]) -> list[Problem]:
    """No goal speaks of a whole structure in memory that was written. WP 25 believes that a store anywhere but at the
    first element of an array leaves an array in a structure as it was, and false follows (see README.md)."""
    return [(goal["file"], goal["line"],
             f"function {goal['function']}: {goal['description']}: its sequent reads a whole "
             "structure from memory that was written, where WP is not sound: make the structure a variable")
            for goal in goals if LOADED.search(goal["sequent"]) and WRITTEN.search(goal["sequent"])]


def cycle(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """A cycle in a graph {node: set of nodes}, as a list that ends where it begins, or nothing."""
    try:
        graphlib.TopologicalSorter(edges).prepare()
    except graphlib.CycleError as found:
        ring: list[str] = found.args[1][:0:-1]
        at = ring.index(min(ring))
        return [*ring[at:], *ring[:at], ring[at]]
    return []


def check_recursion(calls: list[tuple[str, str]]) -> list[Problem]:
    """No function calls itself, through other units or ghost functions either: partial proofs must not lean on
    each other in a circle."""
    edges: dict[str, set[str]] = {}
    for caller, callee in calls:
        edges.setdefault(caller, set()).add(callee)
    found = cycle(edges)
    return [("", 0, "recursion: " + " -> ".join(found))] if found else []


def check_lemmas(surveys: list[Survey], goals: list[Goal], whole: bool) -> list[Problem]:
    """Every lemma proved once; no circle among lemmas across units."""
    proved = {g["label"]: re.search(r"Assume(?: Lemmas)?:((?:\s*'\w+')*)", g["sequent"]) for g in goals
              if g["kind"] == "lemma"}
    problems: list[Problem] = [(survey["unit"], 0, f"lemma {name} is used here and was proved in no unit")
                               for survey in surveys for name in survey["lemmas"] if whole and name not in proved]
    found = cycle({name: re.findall(r"'(\w+)'", used[1]) if used else [] for name, used in proved.items()})
    return problems + ([("", 0, "lemmas proved from each other in a circle, by the order of inclusion: "
                         + " -> ".join(found))] if found else [])


def check_statuses(survey: Survey, clauses: Iterable[Clause]) -> list[Problem]:
    """Frama-C's own consolidated status, of what WP has tried: nothing of this unit may be believed or open, but a
    precondition, which is the caller's duty. What is proved under hypotheses leans on lemmas of some unit."""
    return [(c["file"], c["line"], f"function {c['function']}: {c['kind']} {c['text']}: its status is {c['status']}")
            for c in clauses if c["function"] in survey["defined"] and c["status"] not in ("Valid", "Partially proven")
            and (c["kind"], c["status"]) != ("precondition", "Ignored")]


def check_dear(goals: list[Goal]) -> list[Problem]:
    """Goals that take more than a tenth of what a prover is given, so that a small change could lose them."""
    return [(goal["unit"], 0,
             f"{goal['function'] or 'lemma'} {table.title(goal)}: {goal['prover']} takes {goal['steps']} steps, "
             f"more than a tenth of its {STEPS[goal['prover'].lower()]}: make it cheaper (see proofs/README.md)")
            for goal in goals
            if goal["kind"] != "smoke" and goal["steps"] > STEPS.get(goal["prover"].lower(), goal["steps"]) // 10]
