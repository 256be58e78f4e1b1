"""reading.py: read what Frama-C prints.

Frama-C 25 has no machine-readable report with a place for every goal, so three of its listings are read and checked
against each other: the goals with their sequents (-wp-print), the progress lines, and the table of all properties
with their consolidated status (-report-csv). A line that is not understood is never skipped silently: the
number of goals read must be the number of which WP says how many it has proved.
"""
from __future__ import annotations

import csv
import os
import re
from typing import Any, Optional

import why3
from framac import Run

Goal = dict[str, Any]
Clause = dict[str, Any]

TRIVIAL = re.compile(r"\[wp\] \[CFG\] Goal (\w+) : (\w+) \((\w+)\)")
# Where version 30 counts what 25 lists as [CFG] goals.
UNLISTED = re.compile(r"  (?:Terminating|Unreachable):\s+(\d+)")
PROVED = re.compile(r"\[wp\] Proved goals:\s+(\d+) / (\d+)")
PLACE = re.compile(r"\(file ([^,()]+), line (\d+)\)")
LEMMA_GOAL = re.compile(r"(?:Goal )?Lemma '?(\w+)'?")
SECTION = re.compile(r"  Function (\w+)(?: with behavior (\w+))?$")
# Of a prover, beside the time of Qed: (Qed:2ms) (0.1s) (13319)
TIME, STEPS = re.compile(r"\((\d[^:()]*s)\)"), re.compile(r"\((\d+)\)")
RESULT = re.compile(r"Prover (\S+)(?: (\S+))?(?: \(\w+\))? returns (\w+)(.*)")

KINDS = (   # the first words of a goal's description, and what the project calls such a goal
    ("Post-condition", "ensures"), ("Exit-condition", "exits"), ("Termination-condition", "terminates"),
    ("Assigns", "assigns"), ("Loop assigns", "loop assigns"), ("Preservation of Invariant", "invariant kept"),
    ("Establishment of Invariant", "invariant first"), ("Decreasing of Loop variant", "variant decreases"),
    ("Positivity of Loop variant", "variant positive"), ("Instance of 'Pre-condition", "requires"),
    ("Assertion 'rte,", "rte"), ("Assertion", "assert"), ("Wp_smoke", "smoke"))
# What -report-csv calls the clauses that goals are about.
CLAUSES = {"requires": "precondition", "ensures": "postcondition", "exits": "postcondition",
           "assigns": "assigns clause", "terminates": "termination clause"}


def new_goal(unit: str, function: str, text: str) -> Goal:
    """A goal from its description, e.g. Instance of 'Pre-condition 'v' in 'f'' in 'k' at call 'f' (file x.c, line 3)"""
    kind = next((k for prefix, k in KINDS if text.startswith(prefix)), "other")
    goal: Goal = {
        "unit": unit, "function": function, "kind": kind, "label": "", "callee": "", "part": "", "file": "", "line": 0,
        "clause": "", "status": "no result", "prover": "", "steps": 0, "time": "", "tried": [],
        "description": text.rstrip(":"), "sequent": ""}
    place = PLACE.search(text)
    if place:
        goal.update(file=place[1], line=int(place[2]))
    part = re.search(r"\((\d+/\d+)\):?$", text)
    goal["part"] = part.group(1) if part else ""
    if kind == "requires":
        found = re.match(r"Instance of 'Pre-condition(?: '([^']*)')?.*? at call '([^']*)'", text)
        goal["label"], goal["callee"] = (found.group(1) or "", found.group(2)) if found else ("", "")
    elif kind == "smoke":
        goal["label"] = text.removeprefix("Wp_smoke_").split()[0].rstrip(":")
    else:
        label = re.search(r"'([^']*)'", re.sub(r" in '\w+'(?= \(\d+/|:|$)", "", text))
        goal["label"] = label.group(1).replace("rte,", "") if label else ""
    return goal


def read_goals(run: Run) -> list[Goal]:
    """The goals of a run, in WP's order, each with the verdict of every prover that was asked."""
    # A run for one function alone has no heading with its name.
    function = run.args[run.args.index("-wp-fct") + 1] if "-wp-fct" in run.args else ""
    goals: list[Goal] = []
    goal: Optional[Goal] = None
    for line in run.lines:
        trivial, section = TRIVIAL.match(line), SECTION.match(line)
        if trivial:
            name = trivial.group(1)
            kind = next((k for k in ("exits", "terminates") if name.endswith("_" + k)), "other")
            entry = new_goal(run.unit, name[:-len(kind) - 1] if kind != "other" else name, name)
            entry.update(kind=kind, prover="CFG", status="valid" if trivial.group(2) == "Valid" else "failed",
                         tried=[f"CFG: {trivial.group(3)}"])
            goals.append(entry)
        elif section:
            function = section.group(1)
        elif line.startswith(("Goal ", "Lemma ")):
            lemma = LEMMA_GOAL.match(line)
            goal = new_goal(run.unit, "" if lemma else function, line.removeprefix("Goal "))
            if lemma:
                goal.update(kind="lemma", label=lemma.group(1))
            goals.append(goal)
        elif line.startswith("-----") or line.startswith("[report]"):
            goal = None
        elif goal is not None:
            goal["sequent"] += line + "\n"
            result = RESULT.match(line)
            if result:
                take(goal, result.group(1), result.group(3), result.group(4))
    return goals


def take(goal: Goal, prover: str, verdict: str, rest: str) -> None:
    """Add one prover's verdict to a goal: the first prover that proves it is the one that is named. As a prover's limit
    Frama-C names that of the run, which is not what every prover is given."""
    if verdict == "Step" and (limit := why3.limit(prover)):
        rest = re.sub(r"\(\d+\)$", f"({limit})", rest)
    goal["tried"].append(f"{prover}: {verdict}{rest}")
    if verdict == "Valid" and goal["status"] != "valid":
        goal.update(status="valid", prover=prover.split("-")[0], time=(TIME.findall(rest) or [""])[0],
                    steps=int((STEPS.findall(rest) or ["0"])[-1]))
    elif goal["status"] != "valid":
        goal["status"] = verdict.lower()


def miscounted(run: Run, goals: list[Goal]) -> Optional[str]:
    """What is wrong with the number of goals read, or None: nothing may be lost between WP and the table."""
    total = sum(int(found.group(2)) for found in map(PROVED.match, run.lines) if found)
    unlisted = sum(int(found.group(1)) for found in map(UNLISTED.match, run.lines) if found)
    if len(goals) + unlisted != total:
        return f"WP speaks of {total} goals and {len(goals) + unlisted} were read"
    return None


def read_clauses(path: str) -> list[Clause]:
    """The rows of -report-csv: the place of each property, and its consolidated status."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if len(row) > 6 and row[0] != "directory"]
    return [{"file": os.path.relpath(os.path.join(folder, name)), "line": int(line), "function": function, "kind": kind,
             "status": status, "label": (re.match(r"(?:(\w+): )?", text) or [""])[1] or "", "text": text}
            for folder, name, line, function, kind, status, text, *_ in rows]


def place(goals: list[Goal], clauses: list[Clause]) -> None:
    """Give goals that WP names without a place (clauses of contracts) the place of the clause."""
    rows = {(c["function"], c["kind"], c["label"]): c for c in reversed(clauses)}
    for goal in goals:
        row = rows.get((goal["callee"] or goal["function"], CLAUSES.get(goal["kind"], ""), goal["label"]))
        if row and goal["callee"]:
            goal["clause"] = f"{row['file']}:{row['line']}"
        elif row and not goal["file"]:
            goal.update(file=row["file"], line=row["line"])
        goal["file"] = goal["file"] or goal["unit"]
