"""judge.py: everything that a run has found, as the report that is written and shown."""
from __future__ import annotations

import argparse
import collections
import os
import re

import documents
import gate
import reading
import table
import tree
from framac import Run
from gate import Problem, Survey
from reading import Goal
from survey import OUT

Runs = list[tuple[Survey, list[Run]]]   # of each unit that of its goals and, where there is one, of its smoke tests


def listing(unit: str) -> str:
    """Where Frama-C's list of the properties of a unit is kept; no two units have the same."""
    return f"{OUT}/{tree.digest(unit)}.csv"


def judge(surveys: list[Survey], runs: Runs, options: argparse.Namespace, whole: bool,
          refused: list[Problem]) -> table.Report:
    """The report: all goals, and all that is refused."""
    goals: list[Goal] = []
    problems = list(refused)
    for survey, pair in runs:
        for run, smoky in zip(pair, (False, True)):
            if failure := run.failure():
                problems.append((run.unit, 0, failure))
                continue
            read = reading.read_goals(run)
            if lost := reading.miscounted(run, read):
                problems.append((run.unit, 0, lost))
            if smoky:
                for goal in read:
                    goal.update(file=goal["file"] or run.unit, function=goal["function"].replace("lemmas_alone", ""))
            else:
                clauses = reading.read_clauses(listing(run.unit))
                reading.place(read, clauses)
                for goal in read:
                    if goal["kind"] == "lemma" and goal["label"] in survey["at"]:
                        goal["file"], goal["line"] = survey["at"][goal["label"]]
                problems += gate.check_statuses(survey, clauses) if not options.function else []
            problems += gate.check_memory(run.warnings())
            goals += [goal for goal in read if (goal["kind"] == "smoke") == smoky]
        problems += check_coverage(survey, goals, options.function, len(pair) > 1)
    problems += gate.check_lemmas(surveys, goals, whole or bool(options.level))
    problems += gate.check_loads(goals)
    problems += gate.check_dear(goals) if options.reference else []
    problems = failed_goals(goals) + problems
    if whole and os.path.exists(documents.LAWS):   # a small project of the gate's own tests has no documents
        problems += documents.check_claims(documents.kept(goals))
    if not any(goal["kind"] != "smoke" for goal in goals):
        problems.append(("", 0, "there was no goal: nothing is proved"))
    return {"problems": [{"file": f, "line": n, "text": t} for f, n, t in dict.fromkeys(problems)], "goals": goals,
            "units": [survey["unit"] for survey, _ in runs], "whole": whole, "level": options.level,
            "prover": options.prover, "cache": options.cache,
            "beliefs": sum("believed" in text or "admitted" in text for _, _, text in refused)}


def check_coverage(survey: Survey, goals: list[Goal], function: str, smoked: bool) -> list[Problem]:
    """Every function with a body gave rise to goals and, where there was a run of them, to smoke tests;
    so did lemmas alone."""
    problems: list[Problem] = []
    if not function and not survey["defined"] and not survey["owned"]:
        problems.append((survey["unit"], 0, "it has no function, and its lemmas are proved in "
                         + ", ".join(survey["elsewhere"]) if survey["elsewhere"] else "it holds nothing to prove"))
    for name in [function] if function else survey["defined"] or [""]:
        here = [g for g in goals if g["unit"] == survey["unit"] and g["function"] == name]
        if name and not any(g["kind"] != "smoke" for g in here):
            problems.append((survey["unit"], 0, f"function {name} has no goal: nothing about it is proved"))
        if smoked and not any(g["kind"] == "smoke" for g in here):
            problems.append((survey["unit"], 0,
                             f"{f'function {name}' if name else 'what is lemmas alone'} has no smoke test: what is "
                             "known there may be contradictory"))
    return problems


def failed_goals(goals: list[Goal]) -> list[Problem]:
    """A problem for each goal without a proof and each smoke test with one, or which the prover did not answer. The
    sequent goes to a file, which stays until the same goal has been proved."""
    problems: list[Problem] = []
    names = collections.Counter[str]()
    for goal in goals:
        smoke = goal["kind"] == "smoke"
        goal["ok"] = goal["status"] not in ("valid", "failed", "no result") if smoke else goal["status"] == "valid"
        title = table.title(goal)
        name = re.sub("[^A-Za-z0-9]+", "_", f"{goal['unit']} {goal['function'] or 'lemma'} {title}")
        names[name] += 1
        path = f"{OUT}/goals/{name}{f'_{names[name]}' if names[name] > 1 else ''}.txt"
        if goal["ok"]:
            if os.path.exists(path):
                os.remove(path)
            continue
        tree.write(path, f"{goal['file']}:{goal['line']}: {goal['description']}\n{goal['sequent']}")
        where = f"function {goal['function']}" if goal["function"] else "lemma"
        if smoke:
            why = "what is known there is contradictory" if goal["status"] == "valid" else "the prover gave no answer"
            text = f"{where}: smoke test {title} failed: {why} ({path})"
        else:
            text = "\n  ".join([f"{where}: {title} not proved, {reason(goal)}; its sequent: {path}", *goal["tried"]])
        problems.append((goal["file"], goal["line"], text))
    return problems


def reason(goal: Goal) -> str:
    """Why there is no proof: a prover ended at its limit, or all gave up before."""
    said = [tried.split(": ", 1)[1].split()[0] for tried in goal["tried"]]
    return "limit" if {"Timeout", "Step", "Stepout"} & set(said) else "not found" if said else str(goal["status"])
