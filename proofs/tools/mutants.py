"""mutants.py: where the semantic patches in mutants/ apply, and the sources that come out.

A patch is a rule of Coccinelle with a position `p` at the spot that it changes. To change one spot at a time, each rule
is split in two: one that finds the spots, and one that changes only the spot that a script lets through.
"""
from __future__ import annotations

import fnmatch
import functools
import os
import re
import subprocess
from typing import Optional

import documents
import tree

RULE = re.compile(r"^@(?P<name>\w+)@(?P<declarations>[^\n]*?)@@\n(?P<body>(?:(?!@|//)[^\n]*\n)*)", re.MULTILINE)
SPATCH = ["spatch", "--very-quiet", "--no-includes", "--no-show-diff"]


# The invariants of which parts can be left out: predicates.
INVARIANT = re.compile(r"predicate (?P<name>Inv\w+|IsMap|Balanced)\([^)]*\) =(?P<body>.*?);(?=\s*(?:\n\n|\n\*/|\n  \w|\n  //))",
                       re.DOTALL)


Site = tuple[str, str, int, int]   # patch, function, line, column


class Unusable(Exception):
    """A patch that Coccinelle does not take."""


@functools.lru_cache(maxsize=None)
def rules() -> dict[str, tuple[str, str]]:
    """The semantic patches by name, in the order of the files."""
    found = {}
    for path in tree.files("proofs/tools/mutants/*.cocci"):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for rule in RULE.finditer(text):
            found[rule["name"]] = (rule["declarations"].strip(), rule["body"].strip("\n"))
    return found


def changed_since(commit: str) -> set[str]:
    """The functions of which the contract or the body is another than at a commit, and the invariants that are."""
    listed = subprocess.run(["git", "ls-tree", "-r", "--name-only", commit], capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        raise Unusable(f"git knows no commit {commit}: {listed.stderr.strip()}")
    paths = [path for pattern in tree.PROVED for path in fnmatch.filter(listed.stdout.splitlines(), pattern)
             if path.count("/") == pattern.count("/")]
    then = "\n".join(subprocess.run(["git", "show", f"{commit}:{path}"], capture_output=True, text=True, check=True).stdout
                     for path in paths)

    def named(text: str) -> dict[str, str]:
        return {name: tree.meaning(of) for name, of in [
            *documents.Sources(text).functions.items(),
            *((found["name"], found["body"]) for found in INVARIANT.finditer(text))]}
    old, new = named(then), named(tree.text_of(tree.PROVED))
    return {name for name, text in new.items() if old.get(name) != text}


def finder(name: str) -> str:
    """The rule without its change."""
    declarations, body = rules()[name]
    lines = [" " + line[1:] if line.startswith("-") else line for line in body.splitlines() if not line.startswith("+")]
    return f"@find@ {declarations} @@\n" + "\n".join(lines) + "\n\n"


def spatch(script: str, path: str, *options: str) -> str:
    done = subprocess.run([*SPATCH, "--sp-file", script, path, *options], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unusable(f"spatch {script} {path}: {done.stderr.strip()[-500:]}")
    return done.stdout


def write(path: str, text: str) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def definition(text: str, function: str) -> Optional[re.Match[str]]:
    """The head of the function's definition, to the brace that opens its body."""
    return re.search(rf"^\w[^;\n]*\b{function}\([^;]*?\)\n\{{", text, re.MULTILINE)


def defines(unit: str, function: str) -> bool:
    with open(unit, encoding="utf-8") as file:
        return bool(definition(file.read(), function))


def sites(unit: str, names: list[str], folder: str) -> list[Site]:
    """The places of a source where the named patches apply: (patch, function, line, column), in the order of the text.
    What stands in no function, in the size of an array say, concerns all of the unit: the function is "None" then."""
    found: set[tuple[int, int, str, str]] = set()
    for name in names:
        script = f"{folder}/find_{name}.cocci"
        write(script, finder(name) + "@script:python@ p << find.p; @@\n"
              "print('SITE', p[0].current_element, p[0].line, p[0].column)\n")
        for line in spatch(script, unit).splitlines():
            if line.startswith("SITE "):
                function, row, column = line.split()[1:]
                found.add((int(row), int(column), name, function if defines(unit, function) else "None"))
    return [(name, function, row, column) for row, column, name, function in sorted(found)]


def mutate(unit: str, site: Site, script: str, target: str) -> None:
    """Write the source with the change at this place."""
    name, _, row, column = site
    declarations, body = rules()[name]
    declarations = re.sub(r"\bposition p;", "position find.p;", declarations)
    write(script, finder(name) + "@script:python@ p << find.p; @@\n"
          f"if (p[0].line, p[0].column) != ('{row}', '{column}'):\n    cocci.include_match(False)\n\n"
          f"@change@ {declarations} @@\n{body}\n")
    os.makedirs(os.path.dirname(target), exist_ok=True)
    spatch(script, unit, "-o", target)
