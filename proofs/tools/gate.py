"""gate.py: what must hold beside "every goal is proved", checked on the annotations and on Frama-C's own lists.

Each check returns problems as (file, line, text); an empty list is a pass.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Optional

import table
import tree
from framac import STEPS, Run
from reading import Clause, Goal, Property

Problem = tuple[str, int, str]
Survey = dict[str, Any]    # what is known of a unit before it is proved

ANNOTATION = re.compile(r"/\*@(.*?)\*/|//@([^\n]*)|/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
FORBIDDEN = (
    (r"\baxiomatic\b", "an axiomatic block is believed, not proved: define the logic instead"),
    (r"\baxiom\b", "an axiom is believed, not proved: state a lemma or a ghost function"),
    (r"\badmit\b", "an admitted clause is believed, not proved: assert it"),
    (r"\bcheck\s+lemma\b", "a check lemma is proved and never used: make it a lemma or drop it"),
    (r"\binductive\b", "an inductive predicate is a set of axioms: define the predicate"),
    (r"\b(?:allocates|frees)\b", "WP does not verify this clause"))


def read_annotations() -> Iterator[tuple[str, int, str, str]]:
    """Every ACSL comment of the project as (file, offset of its text, text, whole file)."""
    for name in tree.files(*tree.PROVED):
        with open(name, encoding="utf-8") as file:
            whole = file.read()
        for found in ANNOTATION.finditer(whole):
            group = 1 if found.group(1) is not None else 2
            if found.group(group) is not None:
                text = re.sub(r"//[^\n]*", lambda m: " " * len(m.group()), found.group(group))
                yield name, found.start(group), text, whole


def line_of(whole: str, offset: int) -> int:
    return whole.count("\n", 0, offset) + 1


def check_texts() -> list[Problem]:
    """No belief in place of a proof."""
    problems = []
    for name, start, text, whole in read_annotations():
        for pattern, remedy in FORBIDDEN:
            for found in re.finditer(pattern, text):
                problems.append((name, line_of(whole, start + found.start()), f"'{found.group()}': {remedy}"))
    return problems


def check_contracts(surveys: list[Survey]) -> list[Problem]:
    """Every function with a body has a whole contract, and every contract has a body in some unit."""
    problems: list[Problem] = []
    bodies: dict[str, Survey] = {}
    for survey in surveys:
        for function in survey["defined"]:
            bodies[function] = survey
    for function, survey in sorted(bodies.items()):
        texts = [p["text"] for p in survey["properties"] if p["function"] == function]
        missing = [clause for clause, start in (("ensures", "Post-condition"), ("assigns", "Assigns"),
                                                ("terminates", "Termination-condition"), ("exits", "Exit-condition"))
                   if not any(t.startswith(start) and "(generated)" not in t for t in texts)]
        if missing:
            what = "no contract" if len(missing) == 4 else "a contract without " + ", ".join(missing)
            problems.append((survey["unit"], 0, f"function {function} has {what}"))
        for clause in survey["clauses"]:
            if clause["function"] == function and clause["kind"] in ("precondition", "postcondition") \
                    and not clause["label"] and clause["text"] != "\\false":
                problems.append((clause["file"], clause["line"], f"function {function}: the {clause['kind']} "
                                 f"\"{clause['text']}\" has no label"))
    told: set[str] = set()
    for survey in surveys:
        for prop in survey["properties"]:
            function = prop["function"]
            if function and function not in bodies and function not in told:
                told.add(function)
                where = next((c for c in survey["clauses"] if c["function"] == function), None)
                problems.append((where["file"] if where else survey["unit"], where["line"] if where else 0,
                                 f"function {function} is called or has a contract, and no unit has its body: "
                                 "nothing proves that contract"))
    return problems


def check_agreement(surveys: list[Survey], views: dict[str, list[Clause]]) -> list[Problem]:
    """The contract of a function that each of these units sees is, clause by clause, the one of all units together: so a
    caller believes what is proved where the body is. Given are the clauses that a unit sees by itself: {unit: clauses}."""
    def contract(clauses: list[Clause], function: str) -> set[tuple[str, str]]:
        return {(c["kind"], c["text"]) for c in clauses if c["function"] == function
                and c["kind"] in ("precondition", "postcondition", "termination clause", "assigns clause")}
    problems = []
    homes = {function: survey for survey in surveys for function in survey["defined"]}
    for unit, clauses in views.items():
        for function in sorted({c["function"] for c in clauses} | {f for f, home in homes.items() if home["unit"] == unit}):
            here = contract(clauses, function)
            there = contract(homes[function]["clauses"], function) if function in homes else here
            # Where the body is, the assigns of its loops are listed too.
            is_home = function in homes and homes[function]["unit"] == unit
            for kind, text in sorted(clause for clause in here ^ there
                                     if is_home or clause in here or clause[0] != "assigns clause"):
                problems.append((unit, 0, f"the contract of {function} that this unit sees differs from that of other "
                                 f"units: {kind} {text}"))
    return problems


HYPOTHESES = re.compile(r"\[wp\] Memory model hypotheses for function '(\w+)': /\*@ behavior \w+: (.*?); \*/")


def check_memory(warnings: list[Problem], functions: list[dict[str, Any]]) -> list[Problem]:
    """What WP's memory model takes for granted of a function's pointers, the contract demands: that they are valid, and
    that what is written through one is not read through another. Returned are all other warnings, and what is not
    demanded."""
    problems: list[Problem] = []
    known = {f["name"]: f for f in functions}
    for file, line, text in warnings:
        found = HYPOTHESES.match(text)
        if not found:
            problems.append((file, line, text))
            continue
        function = known.get(found.group(1), {"clauses": [], "params": []})
        required = [c["text"] for c in function["clauses"] if c["kind"] == "requires"]
        written = {p["name"] for p in function["params"] if p["pointer"] and not p["type"].startswith("const ")}
        for hypothesis in re.split(r";? ?requires ", found.group(2))[1:]:
            if not demanded(hypothesis, required, written):
                problems.append((file, line, f"function {found.group(1)}: the proof takes for granted, and no contract "
                                 f"says: {hypothesis}"))
    return problems


def demanded(hypothesis: str, required: list[str], written: set[str]) -> bool:
    valid, apart = re.fullmatch(r"\\valid\((\w+)\)", hypothesis), re.fullmatch(r"\\separated\((.*)\)", hypothesis)
    if valid:
        return any(re.search(rf"\\valid(?:_read)?\({valid.group(1)}\)", text) for text in required)
    groups = [set(re.findall(r"(?:^|, )(\w+)", inside)) for text in required
              for inside in re.findall(r"\\separated\(((?:[^()]|\([^()]*\))*)\)", text)]
    names = re.findall(r"(?:^|, )(\w+)", apart.group(1)) if apart else []
    return bool(names) and all(any({a, b} <= group for group in groups) for i, a in enumerate(names)
                               for b in names[:i] if {a, b} & written)


LOADED, WRITTEN = re.compile(r"\b(?:Load_[SU]\d|Array_)\w*\("), re.compile(r"\bM[a-z]\w*\[[^\]]*<-|\bhavoc\(")


def check_loads(goals: Iterable[Goal]) -> list[Problem]:
    """No goal speaks of a whole structure in memory that was written. WP 25 believes that a store anywhere but at the
    first element of an array leaves an array in a structure as it was, and false follows (see README.md)."""
    return [(goal["file"], goal["line"], f"function {goal['function']}: {goal['description']}: its sequent reads a whole "
             "structure from memory that was written, where WP is not sound: make the structure a variable")
            for goal in goals if LOADED.search(goal["sequent"]) and WRITTEN.search(goal["sequent"])]


def cycle(edges: Mapping[str, Iterable[str]]) -> Optional[list[str]]:
    """A cycle in a graph {node: set of nodes} as a list, or None."""
    state: dict[str, str] = {}
    path: list[str] = []

    def visit(node: str) -> Optional[list[str]]:
        state[node] = "open"
        path.append(node)
        for other in sorted(edges.get(node, ())):
            if state.get(other) == "open":
                return path[path.index(other):] + [other]
            if other not in state:
                found = visit(other)
                if found:
                    return found
        path.pop()
        state[node] = "closed"
        return None

    for node in sorted(edges):
        if node not in state:
            found = visit(node)
            if found:
                return found
    return None


def check_recursion(surveys: list[Survey]) -> list[Problem]:
    """No function calls itself, through other units or ghost functions either: partial proofs must not lean on
    each other in a circle."""
    edges: dict[str, set[str]] = {}
    for survey in surveys:
        for caller, callee in survey["calls"]:
            edges.setdefault(caller, set()).add(callee)
    found = cycle(edges)
    return [("", 0, "recursion: " + " -> ".join(found))] if found else []


def check_lemmas(surveys: list[Survey], goals: list[Goal], whole: bool) -> list[Problem]:
    """No axiom among the global properties; every lemma proved once; no circle among lemmas across units."""
    problems: list[Problem] = []
    edges: dict[str, set[str]] = {}
    proved = {g["label"]: g for g in goals if g["kind"] == "lemma"}
    for survey in surveys:
        for prop in survey["properties"]:
            if not prop["function"] and re.match(r"Axiom\b|Check Lemma|Admit", prop["text"]):
                problems.append((survey["unit"], 0, f"{prop['text']} is believed or not used"))
        if whole:
            for name in survey["lemmas"]:
                if name not in proved:
                    problems.append((survey["unit"], 0, f"lemma {name} is used here and was proved in no unit"))
    for name, goal in proved.items():
        used = re.search(r"Assume(?: Lemmas)?:((?:\s*'\w+')*)", goal["sequent"])
        edges[name] = set(re.findall(r"'(\w+)'", used.group(1))) if used else set()
    found = cycle(edges)
    if found:
        problems.append(("", 0, "lemmas proved from each other in a circle, by the order of inclusion: "
                         + " -> ".join(found)))
    return problems


def check_statuses(run: Run, survey: Survey, properties: list[Property], lemmas: set[str]) -> list[Problem]:
    """Frama-C's own consolidated status: nothing of this unit may be believed, untried or hang on anything
    but a lemma that another unit proves."""
    problems = []
    for prop in properties:
        function, status, text = prop["function"], prop["status"], prop["text"]
        if function not in survey["defined"] or status == "Valid" or "smoke" in text.lower():
            continue
        if text.startswith("Pre-condition") and status == "-":
            continue    # the caller's duty; no caller in this unit
        pending = [re.match(r"Lemma '(\w+)'", p) for p in prop["pending"]]
        if status == "Partial" and all(found and found.group(1) in lemmas for found in pending):
            continue
        what = {"-": "not proved", "Extern": "believed, not proved", "Partial": "proved under hypotheses: "
                + "; ".join(prop["pending"])}.get(status, f"status {status}")
        problems.append((run.unit, 0, f"function {function}: {text}: {what}"))
    return problems


def check_dear(goals: list[Goal]) -> list[Problem]:
    """Goals that take more than a tenth of what a prover is given, so that a small change could lose them."""
    return [(goal["unit"], 0, f"{goal['function'] or 'lemma'} {table.title(goal)}: {goal['prover']} takes {goal['steps']} steps, "
             f"more than a tenth of its {STEPS[goal['prover'].lower()]}: make it cheaper (see proofs/README.md)")
            for goal in goals if goal["kind"] != "smoke" and goal["steps"] > STEPS.get(goal["prover"].lower(), goal["steps"]) // 10]
