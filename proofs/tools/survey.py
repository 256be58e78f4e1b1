"""survey.py: what is known of the units before anything is proved, and what is refused of it."""
from __future__ import annotations

import argparse
import functools
import os
import re
from collections.abc import Callable
from typing import Any

import contracts
import executed
import forms
import framac
import gate
import parallel
import provers
import reading
import sources
import tree
import why3
from gate import Problem, Survey

OUT = "build/prove"
Views = dict[str, list[reading.Clause]]


class Unusable(Exception):
    """The run cannot go on, for the reason in its text."""


def look_at_all(units: list[str], options: argparse.Namespace) -> tuple[list[Survey], forms.Forms, list[Problem]]:
    """What is refused before anything is proved, and what each unit holds."""
    texts = sources.read_texts(tree.PROVED)
    compiled = tree.files(*tree.KERNEL, *tree.WEB)
    asked = () if options.look else why3.sequence(options.prover)
    works: list[Callable[[], Any]] = [
        functools.partial(survey_all, units),
        lambda: sources.check_texts(texts) + sources.check_included(units, texts) + sources.check_compilers(compiled),
        functools.partial(provers.ask, asked)]
    (surveys, found), said, answers = parallel.run(works, options.jobs)
    functions = contracts.read()
    problems: list[Problem] = answers + said + found.problems + sources.check_order(compiled, found.writes, found.sees)
    contracted = contracts.read_all()
    for survey in surveys:
        problems += gate.check_memory(survey["warnings"], contracted)
    problems += gate.check_contracts(surveys) + gate.check_recursion(surveys)
    kernel = tree.kernel()
    places = {c["function"]: (c["file"], c["line"]) for survey in surveys if survey["unit"] in kernel
              for c in survey["clauses"] if c["kind"] == "precondition" and c["function"] in survey["defined"]}
    problems += executed.check(places, {f["name"] for f in functions}, executed.read_cases(),
                               [(edge[0], edge[1]) for survey in surveys for edge in survey["calls"]])
    believed = [(file, line, "axiom, admit or special code: " + text) for file, line, text in gate.check_texts()]
    return surveys, found, believed + problems


def survey_all(units: list[str]) -> tuple[list[Survey], forms.Forms]:
    """What each unit holds, before anything is proved: bodies, contracts, lemmas and calls. Frama-C reads all units as one
    program: that takes no longer than a few of them apart, and it says where two do not fit together."""
    base = f"{OUT}/all"
    run = framac.Run("all units", [*forms.options(), "-cg", base + ".dot", "-cg-no-services", "-metrics",
                                   "-metrics-by-function", *units, "-then", "-report", "-report-untried",
                                   "-report-csv", base + ".csv"]).execute()
    if run.failure():
        raise Unusable(run.failure())
    properties, clauses, homes = reading.read_properties(run), reading.read_clauses(base + ".csv"), reading.read_bodies(run)
    with open(base + ".dot", encoding="utf-8") as file:
        calls = re.findall(r"(\w+) -> (\w+)", file.read())
    seen = reading.lemmas_seen(units)
    known = {p["text"].split("'")[1] for p in properties if not p["function"] and p["text"].startswith("Lemma '")}
    unlike = known.symmetric_difference(name for names in seen.values() for name in names)
    if unlike:
        raise Unusable("the lemmas that Frama-C reads are not those that the sources show: " + ", ".join(sorted(unlike)))
    surveys = []
    for number, unit in enumerate(units):   # what belongs to no unit is told with the first
        mine = {function for function, home in homes.items() if home == unit}
        mine |= {""} | {p["function"] for p in properties} - set(homes) if not number else set()
        surveys.append({"unit": unit, "properties": [p for p in properties if p["function"] in mine],
                        "clauses": [c for c in clauses if c["function"] in mine],
                        "calls": [edge for edge in calls if edge[0] in mine], "lemmas": seen[unit],
                        "defined": [f for f in homes if homes[f] == unit],
                        "warnings": [] if number else run.warnings()})
    return surveys, forms.read(run.lines)


def view_all(surveys: list[Survey], chosen: list[Survey], jobs: int) -> Views:
    """The clauses that each chosen unit sees by itself, and each unit that holds the body of a function that one calls."""
    called = {callee for survey in chosen for _, callee in survey["calls"]}
    units = [s["unit"] for s in surveys if s in chosen or called.intersection(s["defined"])]

    def look(unit: str) -> list[reading.Clause]:
        base = f"{OUT}/{unit.replace('/', '_')}.csv"
        run = framac.Run(unit, [unit, "-then", "-report-untried", "-report-csv", base]).execute()
        if run.failure():
            raise Unusable(f"{unit}: {run.failure()}")
        return reading.read_clauses(base)
    return dict(zip(units, parallel.run([functools.partial(look, unit) for unit in units], jobs), strict=True))


def names_of(unit: str) -> tuple[str, ...]:
    """What a unit may be called: src/play.c itself, or play for it and for proofs/lemmas/play.c together."""
    return unit, "./" + unit, os.path.splitext(os.path.basename(unit))[0]


def choose(surveys: list[Survey], options: argparse.Namespace) -> list[Survey]:
    """The surveys to prove, each with the lemmas that are its own: a lemma is proved once, in the unit that sees
    the fewest others, where it is easiest and leans on least."""
    owner: dict[str, str] = {}
    for survey in sorted(surveys, key=lambda s: (len(s["lemmas"]), s["unit"])):
        for lemma in survey["lemmas"]:
            owner.setdefault(lemma, survey["unit"])
    chosen = surveys
    if options.unit:
        chosen = [s for s in surveys if options.unit in names_of(s["unit"])]
        if not chosen:
            raise Unusable(f"no unit {options.unit}: the units are " + ", ".join(s["unit"] for s in surveys))
    if options.function:
        chosen = [s for s in chosen if options.function in s["defined"]]
        if not chosen:
            raise Unusable(f"no unit has a body of {options.function}")
    for survey in chosen:
        mine = [] if options.function else [name for name in survey["lemmas"] if owner[name] == survey["unit"]]
        others = [name for name in survey["lemmas"] if name not in mine]
        survey["owned"] = mine
        survey["skip"] = ["-@lemma"] if not mine else ["-" + name for name in others]
    return chosen
