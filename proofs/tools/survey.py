"""survey.py: what is known of the units before anything is proved, and what is refused of it."""
from __future__ import annotations

import argparse
import functools
import os
import re
from collections.abc import Callable
from typing import Any

import forms
import framac
import gate
import parallel
import texts
import tree
from gate import Problem, Survey

OUT = "build/prove"


class Unusable(Exception):
    """The run cannot go on, for the reason in its text."""


def look(options: argparse.Namespace) -> tuple[list[Survey], forms.Forms, list[Problem], bool]:
    """The units that were asked for, what they hold, what is refused of them before anything is proved, and whether
    they are all. Frama-C reads all units as one program; of a part it reads the part."""
    whole_texts = {unit: tree.text_of([path]) for unit, path in tree.texts().items()}
    surveys = choose(whole_texts, options)
    units = [survey["unit"] for survey in surveys]
    whole = len(units) == len(whole_texts) and not options.function
    sources = {path: tree.text_of([path]) for path in tree.files(*tree.PROVED)}
    compiled = [unit for unit in units if unit.startswith("src/")]
    works: list[Callable[[], Any]] = [
        functools.partial(framac.Run("all units", [*forms.fitted().look, *units]).execute),
        lambda: [p for unit in units for p in texts.check_text(unit, whole_texts[unit], set(sources))]
        + texts.check_headers({unit: whole_texts[unit] for unit in units}) + texts.check_sources(sources)
        + texts.check_compilers([tree.text(unit) for unit in compiled])
        + [p for unit in compiled for p in texts.check_debug(unit, whole_texts[unit])]]
    run, said = parallel.run(works, options.jobs)
    if run.failure():
        raise Unusable(run.failure())
    looked = bool(forms.fitted().look)
    found = forms.read(run.lines) if looked else forms.unread(whole_texts)
    problems: list[Problem] = said + found.problems + gate.check_memory(run.warnings())
    unlike = set(found.lemma).symmetric_difference(name for survey in surveys for name in survey["lemmas"])
    if unlike and looked:
        raise Unusable("the lemmas that Frama-C reads are not those that the sources show: " +
                       ", ".join(sorted(unlike)))
    for survey in surveys:
        survey["defined"] = [name for name, (file, _) in found.body.items() if file == survey["unit"]]
    tested = {name for survey in surveys if survey["defined"] for name in survey["lemmas"]}
    for survey in surveys:   # whether no function sees all of its lemmas
        survey["alone"] = not set(survey["lemmas"]) <= tested
    if options.function and not any(options.function in survey["defined"] for survey in surveys):
        raise Unusable(f"no unit has a body of {options.function}")
    problems += gate.check_recursion(found.calls)
    problems += texts.check_builtin(found.body)
    problems += gate.check_units(found, whole_texts)
    if whole:
        problems += gate.check_bodies(found)
    return surveys, found, list(dict.fromkeys(problems)), whole


def choose(whole_texts: dict[str, str], options: argparse.Namespace) -> list[Survey]:
    """The units to prove, each with the lemmas that are its own: a lemma is proved once, in the unit that sees the
    fewest others, where it is easiest and leans on least. A unit is src/play.c; play is it and proofs/lemmas/play.c."""
    lemmas, owner = {unit: texts.lemmas(text) for unit, text in whole_texts.items()}, dict[str, str]()
    for unit in sorted(lemmas, key=lambda unit: (len(lemmas[unit]), unit)):
        for lemma in lemmas[unit]:
            owner.setdefault(lemma, unit)
    chosen = [unit for unit in lemmas if (options.unit or unit) in (unit, f"./{unit}", os.path.basename(unit)[:-2])]
    if not chosen:
        raise Unusable(f"no unit {options.unit}: the units are " + ", ".join(lemmas))
    if options.function:
        body = re.compile(rf"\b{options.function}\([^;{{}}()]*\)\s*\{{")
        chosen = [unit for unit in chosen if body.search(tree.text_of([unit]))]
        if not chosen:
            raise Unusable(f"no unit has a body of {options.function}")
    surveys = []
    for unit in chosen:
        mine = [] if options.function else [name for name in lemmas[unit] if owner[name] == unit]
        others = [name for name in lemmas[unit] if name not in mine]
        surveys.append({"unit": unit, "lemmas": lemmas[unit], "defined": [], "owned": mine,
                        "skip": ["-@lemma"] if not mine else ["-" + name for name in others]})
    return surveys
