"""table.py: how far the proof is while it runs, and the table at its end."""
from __future__ import annotations

import itertools
import operator
import sys
import threading
import time
from typing import Any, TextIO

from reading import Goal

PROVERS = ("CFG", "Qed", "Z3", "CVC4", "cvc5")
Report = dict[str, Any]
DEAR = 20   # a unit that takes more than such a part of a whole run is named


class Count:
    """How many of so many are done: a line for each, or one a minute."""

    def __init__(self, who: str, total: int, often: float = 0) -> None:
        self.who, self.total, self.often, self.done, self.lock = who, total, often, 0, threading.Lock()
        self.started = self.shown = time.monotonic()

    def step(self, what: str) -> None:
        with self.lock:
            self.done += 1
            now = time.monotonic()
            if now - self.shown >= self.often or self.done == self.total:
                self.shown, spent = now, int(now - self.started)
                print(f"{self.who}: {spent // 60}:{spent % 60:02d}  {self.done} of {self.total}: {what}",
                      file=sys.stderr, flush=True)


def title(goal: Goal) -> str:
    """A goal in a few words: kind, label, and the part where WP splits it: requires turn of xo_move."""
    words: str = goal["kind"] + (" " + goal["label"] if goal["label"] else "")
    if goal["callee"]:
        words += f" of {goal['callee']}" + (f" ({goal['clause']})" if goal["clause"] else "")
    return words + (f" part {goal['part']}" if goal["part"] else "")


def counts(goals: list[Goal]) -> dict[str, int]:
    kept = {smoke: [g["ok"] for g in goals if (g["kind"] == "smoke") == smoke] for smoke in (False, True)}
    return {"goals": len(kept[False]), "proved": sum(kept[False]), "smoke": len(kept[True]),
            "smoke_clean": sum(kept[True])}


def functions(goals: list[Goal]) -> list[dict[str, Any]]:
    """One row for each function, and one for the lemmas of a unit, in the order of the units."""
    rows: dict[tuple[str, str], list[Goal]] = {}
    for goal in goals:
        rows.setdefault((goal["unit"], goal["function"]), []).append(goal)
    return [{"unit": unit, "function": function or "(lemmas)", **counts(members)}
            for (unit, function), members in rows.items()]


def totals(report: Report) -> dict[str, Any]:
    proof = [g for g in report["goals"] if g["kind"] != "smoke"]
    return {**counts(report["goals"]), **{name: sum(g["ok"] and g["prover"] == name for g in proof)
                                          for name in PROVERS},
            "functions": len({(g["unit"], g["function"]) for g in proof if g["function"]}),
            "lemmas": sum(g["kind"] == "lemma" for g in proof), "beliefs": report["beliefs"]}


def each(report: Report, unit: str, function: str) -> list[str]:
    """The goals of a function, or the lemmas of a unit: clause, place, prover and time."""
    goals = [g for g in report["goals"] if (g["unit"], g["function"]) == (unit, function) and g["kind"] != "smoke"]
    places = [f"{g['file']}:{g['line']}" if g["line"] else g["file"] for g in goals]
    return [f"    {title(g):42} {place:40} {g['prover'] or 'not proved':6}{g['time']:>7}".rstrip()
            for g, place in zip(goals, places)]


def show(report: Report, stream: TextIO, verbose: bool = False) -> None:
    rows, total = functions(report["goals"]), totals(report)
    for unit, members in itertools.groupby(rows, key=operator.itemgetter("unit")):
        print(unit, file=stream)
        for row in members:
            print("  {function:40}{proved:6} of {goals} goals, {smoke_clean} of {smoke} smoke tests".format(**row),
                  *each(report, unit, row["function"].replace("(lemmas)", "")) if verbose else [],
                  sep="\n", file=stream)
    said = ["proved by " + ", ".join(f"{name}: {total[name]}" for name in PROVERS if total[name]) + "\n",
            *report["lacks"], *(located(*problem.values()) for problem in report["problems"]),
            f"{total['proved']} of {total['goals']} goals proved in {total['functions']} functions and "
            f"{total['lemmas']} lemmas, {report['seconds']:.0f} s; axioms and admits {total['beliefs']}; "
            f"smoke tests {total['smoke_clean']}/{total['smoke']}"]
    total_spent = sum(report["by unit"].values())
    said += [f"{unit} takes {100 * seconds / total_spent:.0f} of 100 parts of the time: split it, or say why"
             for unit, seconds in report["by unit"].items() if report["whole"] and seconds > total_spent / DEAR]
    if report["whole"]:
        said.append(f"definitions that run in another form (XO_EXECUTABLE): {report['second']}, each proved to agree")
    if report["recursive"]:
        said.append("recursive definitions (all of a form that ends): " + ", ".join(report["recursive"]))
    if report["problems"]:
        said.append(f"FAILED: {len(report['problems'])} problems")
    else:
        said.append(("everything is proved" if report["whole"] else part(report)) +
                    (", by answers that were kept" if report["cache"] else "")
                    + (", gate not whole" if report["lacks"] else ""))
    print(*said, sep="\n", file=stream)


def part(report: Report) -> str:
    """What a run of less than everything has proved."""
    asked = (f"level {report['level']} is proved, {len(report['units'])} units that need no other" if report["level"]
             else "what was asked for is proved")
    taken = "; ".join(f"{unit}: {', '.join(names)}" for unit, names in report["taken"].items())
    return f"{asked} (not the whole library)" + (f", from what these units prove: {taken}" if taken else "")


def located(file: str, line: int, text: str) -> str:
    return f"{file}:{line}: {text}" if line else f"{file}: {text}" if file else text
