"""mutants.py: where the semantic patches in mutants/ apply, the sources that come out, and whether the proof notices.

A patch is a rule of Coccinelle with a position `p` at the spot that it changes; what only puts one operator in the
place of another is a line of a table. To change one spot at a time, each rule
is split in two: one that finds the spots, and one that changes only the spot that a script lets through.
"""
from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Callable
from typing import Any

import forms
import framac
import gate
import tree

OUT = "build/mutants"
RULE = re.compile(r"^@(?P<name>\w+)@(?P<declarations>[^\n]*?)@@\n(?P<body>(?:(?!@|//)[^\n]*\n)*)", re.MULTILINE)
SPATCH = ["spatch", "--very-quiet", "--no-includes", "--no-show-diff"]
# The provers for a goal of a changed function, and their steps: the first ones if they prove the function as it is.
ASKED = ((framac.FIRST, 100000), (framac.PROVERS, 2000000))
Site = tuple[str, str, int, int]   # patch, function, line, column


class Unusable(Exception):
    """What is to be changed cannot be, or is not proved before it is."""


@functools.lru_cache(maxsize=None)
def rules() -> dict[str, tuple[str, str]]:
    """The semantic patches by name: their declarations, and what they change."""
    found = {}
    for line in tree.text_of(["proofs/tools/mutants/operators.txt"]).splitlines()[1:]:
        name, old, new = re.split(r"  +", line)
        letters = sorted(set(re.findall(r"\b[A-D]\b", old)))
        kinds = [f"{'constant' if letter == 'C' else 'expression'} {letter}; " for letter in letters]
        found[name] = "".join(kinds) + "position p;", f"- {old}\n+ {new}"
    for rule in RULE.finditer(tree.text_of(["proofs/tools/mutants/shapes.cocci"])):
        found[rule["name"]] = rule["declarations"].strip(), rule["body"].strip("\n")
    return found


def finder(name: str) -> str:
    """The rule without its change."""
    declarations, body = rules()[name]
    lines = [" " + line[1:] if line.startswith("-") else line for line in body.splitlines() if not line.startswith("+")]
    return f"@find@ {declarations} @@\n" + "\n".join(lines) + "\n\n"


def spatch(script: str, text: str, path: str, *options: str) -> str:
    tree.write(script, text)
    done = tree.ask(*SPATCH, "--sp-file", script, path, *options)   # the scripts run in a Python of its own
    if done.returncode != 0:
        raise Unusable(f"spatch {script} {path}: {done.stderr.strip()[-500:]}")
    return done.stdout


def defines(unit: str, function: str) -> bool:
    return bool(re.search(rf"^\w[^;\n]*\b{function}\([^;]*?\)\s\{{", tree.text_of([unit]), re.MULTILINE))


def sites(unit: str, names: list[str], folder: str) -> list[Site]:
    """The places of a source where the named patches apply: (patch, function, line, column), in the order of the text.
    A place outside of functions, such as the size of an array, concerns all of the unit. Its function is "None", and
    not what Coccinelle names: the variable, or something_else."""
    found: set[tuple[int, int, str, str]] = set()
    for name in names:
        script = finder(name) + ("@script:python@ p << find.p; @@\n"
                                 "print('SITE', p[0].current_element, p[0].line, p[0].column)\n")
        for line in spatch(f"{folder}/find_{name}.cocci", script, unit).splitlines():
            if line.startswith("SITE "):
                _, function, row, column = line.split()
                found.add((int(row), int(column), name, function if defines(unit, function) else "None"))
    return [(name, function, row, column) for row, column, name, function in sorted(found)]


def spot(text: str, site: Site) -> str:
    """Where a site is, whatever the number of its line: the line, with @ before what is changed. Where the text has
    this line several times, which of them it is."""
    _, _, row, column = site
    lines = text.splitlines()
    line, again = lines[row - 1], lines[:row - 1].count(lines[row - 1])
    return (line[:column] + "@" + line[column:]).strip() + (f" ({again + 1})" if again else "")


def mutate(unit: str, site: Site, script: str, target: str) -> None:
    """Write the source with the change at this place."""
    name, _, row, column = site
    declarations, body = rules()[name]
    declarations = re.sub(r"\bposition p;", "position find.p;", declarations)
    spatch(script, finder(name) + "@script:python@ p << find.p; @@\n"
           f"if (p[0].line, p[0].column) != ('{row}', '{column}'):\n    cocci.include_match(False)\n\n"
           f"@change@ {declarations} @@\n{body}\n", unit, "-o", target)


def known(key: str, ask: Callable[[], Any]) -> Any:
    """An answer, which is kept under a digest of all that it depends on: an interrupted run goes on where it was."""
    path = f"{OUT}/known/{key}.json"
    if not os.path.exists(path):
        tree.write(path, json.dumps(ask()))
    return json.loads(tree.text_of([path]))


def survives(unit: str, source: str, function: str) -> bool:
    """Whether the proof of a function is as good as before with a changed source in the place of its unit."""
    level = next((level for level in ASKED if not unproved(unit, function, *level)), None)
    if level is None:
        raise Unusable(f"{unit}: {function} is not proved before anything is changed")
    return not unproved(source, function, *level)


def unproved(source: str, function: str, provers: str, steps: int) -> bool:
    return bool(known(tree.digest("proof", function, provers, str(steps), tree.seen(source)),
                      lambda: fails(source, function, provers, steps)))


def fails(source: str, function: str, provers: str, steps: int) -> bool:
    """Whether a goal of the function, or of all functions, is left, which ends the run,
    or the gate refuses the source."""
    common = ["-wp", "-wp-rte", "-wp-par", "1", "-wp-prop=-@lemma",
              *(["-wp-fct", function] if function != "None" else []),
              "-wp-prover", provers, "-wp-steps", str(steps)]
    wp = framac.Run(source, [*common, *framac.NO_CAP, source]).execute(whole=False)
    if not wp.lost and wp.failure():
        raise Unusable(f"{source}: {wp.failure()}")
    # The gate has a say as well: what the memory model takes for granted has to be in the contract, so a clause that
    # says it is needed.
    return bool(wp.lost or gate.check_memory(wp.warnings()) or
                forms.read(framac.Run(source, [*forms.fitted().look, source]).execute().lines, source).problems)
