"""survey.py: what is known of the units before anything is proved, and what is refused of it."""
from __future__ import annotations

import argparse
import dataclasses
import difflib
import os
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import forms
import framac
import gate
import texts
import tree
from gate import Problem, Survey

OUT = "build/prove"
BODY = re.compile(r"\b(\w+)\([^;{}()]*\)\s*\{")   # a function with its body, of ghost code as well
STATIC = re.compile(r"\bstatic\b[^(;={]*\(")   # the beginning of a function that one file has
FROM = re.compile(r'^# \d+ "([^<"]+)"', re.MULTILINE)   # where a part of a text is from


class Unusable(Exception):
    """The run cannot go on, for the reason in its text."""


def look(options: argparse.Namespace) -> tuple[list[Survey], forms.Forms, list[Problem], bool]:
    """The units that were asked for, what they hold, what is refused of them before anything is proved, and whether
    they are all. Frama-C reads all units as one program; of a part it reads the part."""
    surveys = choose(options)
    units = [survey["unit"] for survey in surveys]
    whole = not options.function and set(units) >= set(tree.texts())
    run, said = read(units)
    found = forms.read(run.lines)
    problems: list[Problem] = said + found.problems + gate.check_memory(run.warnings())
    if unlike := set(found.lemma).symmetric_difference(name for survey in surveys for name in survey["lemmas"]):
        raise Unusable("the lemmas that Frama-C reads are not those that the sources show: " +
                       ", ".join(sorted(unlike)))
    for survey in surveys:
        survey["defined"] = [name for name, (file, _) in found.body.items() if file == survey["unit"]]
        survey["at"] = {name: found.lemma[name] for name in survey["lemmas"]}
    tested = {name for survey in surveys if survey["defined"] for name in survey["lemmas"]}
    for survey in surveys:   # whether no function sees all of its lemmas
        survey["alone"] = not set(survey["lemmas"]) <= tested
    if options.function and not any(options.function in survey["defined"] for survey in surveys):
        raise Unusable(f"no unit has a body of {options.function}")
    problems += gate.check_recursion(found.calls)
    problems += texts.check_builtin(found.body)
    problems += gate.check_units(found, {*tree.sources(), *units})
    if whole:
        problems += gate.check_bodies(found)
        there = {path: tree.text_of([path]) for path in tree.files(*tree.PROVED)}
        made = {name for unit in units for name in parts(tree.text_of([tree.text(unit)]))}
        problems += texts.check_read(there, made) + texts.check_public(there, found.body)
        unproved, found.second = texts.check_forms(there)
        problems += unproved + texts.check_builds({unit: tree.text_of([tree.text(unit)]) for unit in tree.kernel()})
    elif options.level:   # of a level what is called has its body in it, and not what is only declared
        called = {name for _, name in found.calls}
        problems += gate.check_bodies(dataclasses.replace(found, declared={
            name: place for name, place in found.declared.items() if name in called}))
    return surveys, found, list(dict.fromkeys(problems)), whole


def read(units: list[str]) -> tuple[framac.Run, list[Problem]]:
    """The units as Frama-C takes them, and what texts.py refuses of them."""
    of = {unit: tree.text_of([tree.text(unit)]) for unit in units}
    sources = {path: tree.text_of([path]) for path in included(of)}
    compiled = [unit for unit in units if unit.startswith("src/")]
    run = framac.Run("all units", [*forms.fitted().look, *units])
    with ThreadPoolExecutor(1) as pool:
        started = pool.submit(run.execute)   # beside the checks of the texts
        try:
            said = [p for unit in units for p in texts.check_text(unit, of[unit], set(sources))]
            said += texts.check_headers(of) + texts.check_sources(sources)
            said += texts.check_compilers([tree.text(unit) for unit in compiled])
            said += [p for unit in compiled for p in texts.check_debug(unit, of[unit])]
            started.result()
        except KeyboardInterrupt:
            run.stop()
            raise
    if run.failure():
        raise Unusable(run.failure())
    return run, said


def parts(text: str) -> set[str]:
    """The files that a text is made of."""
    return {os.path.normpath(name) for name in FROM.findall(text)}


def included(of: dict[str, str]) -> list[str]:
    """The project's files that these texts are made of; of all units together all that a proof can see."""
    inside = set().union(*map(parts, of.values()))
    return [path for path in tree.files(*tree.PROVED, *tree.EXAMPLES)
            if path in inside or of.keys() >= set(tree.sources()) and not path.startswith("tests/")]


# ---- which units, and which lemmas are whose ----

def choose(options: argparse.Namespace) -> list[Survey]:
    """The units to prove, each with the lemmas that are its own."""
    chosen = find(options)
    examples = [unit for unit in chosen if unit in tree.EXAMPLES]
    lemmas = {unit: texts.lemmas(tree.text_of([tree.text(unit)])) for unit in [*tree.texts(), *examples]}
    owner = owners(lemmas)
    if options.level:
        chosen = closed(chosen, lemmas, owner)
    return [entry(unit, lemmas[unit], owner, bool(options.function)) for unit in chosen]


def entry(unit: str, lemmas: Iterable[str], owner: dict[str, str], alone: bool) -> Survey:
    """A unit, of which all is proved, or one function alone and no lemma."""
    of = {name: owner[name] for name in lemmas}
    mine = [name for name in of if of[name] == unit and not alone]
    return {"unit": unit, "lemmas": list(of), "defined": [], "owned": mine, "owner": of,
            "elsewhere": sorted(set(of.values()) - {unit}),
            "skip": ["-@lemma"] if not mine else ["-" + name for name in of if name not in mine]}


def taken(surveys: list[Survey], found: forms.Forms, function: str | None) -> dict[str, list[str]]:
    """What these units lean on that this run does not prove, by the unit that proves it: the lemmas that they see, and
    the functions that they call, each by its contract."""
    proved = {name for of in surveys for name in of["owned"]}
    proved |= {function} if function else {name for of in surveys for name in of["defined"]}
    needed = {name: unit for of in surveys for name, unit in of["owner"].items()}
    body = bodies({unit: tree.text_of([unit]) for unit in tree.sources()})
    needed |= {called: found.body[called][0] if called in found.body else body.get(called, "")
               for caller, called in found.calls if caller in proved}
    units: dict[str, list[str]] = {}
    for name, unit in needed.items():
        if name not in proved:
            units.setdefault(unit, []).append(name)
    return units


def find(options: argparse.Namespace) -> list[str]:
    """The units that were asked for. A unit is src/play.c; play is it and proofs/lemmas/play.c."""
    if not tree.sources():
        raise Unusable(f"no units: {os.getcwd()} holds no src/*.c")
    if options.level:
        return tree.level(options.level)
    if not options.unit and not options.function:
        return list(tree.texts())
    units = [*tree.sources(), *tree.files(*tree.EXAMPLES)]
    chosen = [unit for unit in units if (options.unit or unit) in (unit, f"./{unit}", stem(unit))]
    if not chosen:
        raise unknown("unit", options.unit, units if "/" in options.unit else map(stem, units))
    if options.function:
        defined = {unit: set(BODY.findall(tree.text_of([unit]))) for unit in chosen}
        chosen = [unit for unit in chosen if options.function in defined[unit]]
        examples = [unit for unit in chosen if unit in tree.EXAMPLES]   # programs of their own
        chosen = [unit for unit in chosen if unit not in examples] or examples[:1]
        if not chosen:
            raise unknown("function", options.function, set[str]().union(*defined.values()))
    return chosen


def stem(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def unknown(what: str, name: str, names: Iterable[str]) -> Unusable:
    near = difflib.get_close_matches(name, sorted(set(names)), 3, 0)
    return Unusable(f"no {what} {name}: the nearest are {', '.join(near)}")


def owners(lemmas: dict[str, dict[str, str]]) -> dict[str, str]:
    """The unit that proves each lemma: the one that sees the fewest others, where it is easiest and leans on least; of
    several the one whose name is that of the file that states it, or that has no bodies."""
    bodies = {unit: bool(BODY.search(tree.text_of([unit]))) for unit in lemmas}
    found: dict[str, tuple[int, bool, bool, str]] = {}
    for unit, seen in lemmas.items():
        for name, file in seen.items():
            mine = len(seen), stem(file) != stem(unit), bodies[unit], unit
            found[name] = min(found.get(name, mine), mine)
    return {name: unit for name, (_, _, _, unit) in found.items()}


def bodies(sources: dict[str, str]) -> dict[str, str]:
    """The functions that more than one unit may call, and the unit of each."""
    return {name: unit for unit, text in sources.items() for name in BODY.findall(re.sub(STATIC, "", text))}


def closed(units: list[str], lemmas: dict[str, dict[str, str]], owner: dict[str, str]) -> list[str]:
    """These units, and those in which what they lean on is proved: the lemmas they see, the functions they call."""
    sources = {unit: tree.text_of([unit]) for unit in lemmas}
    defined, found, rest = bodies(sources), dict.fromkeys(units), list(units)
    while rest:
        unit = rest.pop()
        needed = {owner[name] for name in lemmas[unit]}
        needed |= {defined[name] for name in re.findall(r"\b(\w+)\(", sources[unit]) if name in defined}
        more = [other for other in sorted(needed) if other not in found]
        found.update(dict.fromkeys(more))
        rest += more
    return [unit for unit in tree.texts() if unit in found]
