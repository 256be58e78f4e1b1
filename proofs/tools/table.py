"""table.py: how far the proof is while it runs, and the table at its end."""
from __future__ import annotations

import os
import sys
import threading
import time
from typing import Any, TextIO

from reading import Goal

PROVERS = ("CFG", "Qed", "Z3", "CVC4", "cvc5")
Report = dict[str, Any]


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


def by_prover(goals: list[Goal]) -> dict[str, int]:
    return {name: sum(1 for g in goals if g["ok"] and g["prover"] == name) for name in PROVERS}


def functions(goals: list[Goal]) -> list[dict[str, Any]]:
    """One row for each function, and one for the lemmas of a unit, in the order of the units."""
    rows: dict[tuple[str, str], list[Goal]] = {}
    for goal in goals:
        rows.setdefault((goal["unit"], goal["function"]), []).append(goal)
    table = []
    for (unit, function), members in rows.items():
        proof = [g for g in members if g["kind"] != "smoke"]
        smoke = [g for g in members if g["kind"] == "smoke"]
        table.append({"unit": unit, "function": function or "(lemmas)", "goals": len(proof),
                      "proved": sum(g["ok"] for g in proof), "smoke": len(smoke),
                      "smoke_clean": sum(g["ok"] for g in smoke)})
    return table


def totals(report: Report) -> dict[str, Any]:
    proof = [g for g in report["goals"] if g["kind"] != "smoke"]
    smoke = [g for g in report["goals"] if g["kind"] == "smoke"]
    return {"goals": len(proof), "proved": sum(g["ok"] for g in proof), **by_prover(proof),
            "functions": len({(g["unit"], g["function"]) for g in proof if g["function"]}),
            "lemmas": sum(g["kind"] == "lemma" for g in proof), "smoke": len(smoke),
            "smoke_clean": sum(g["ok"] for g in smoke), "beliefs": report["beliefs"]}


def show(report: Report, stream: TextIO) -> None:
    color = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def paint(code: str, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if color else text
    rows, total = functions(report["goals"]), totals(report)
    unit = None
    for row in rows:
        if row["unit"] != unit:
            unit = row["unit"]
            print(paint("1", unit), file=stream)
        proved = (f"  {row['function']:40}{row['proved']:6} of {row['goals']} goals, "
                  f"{row['smoke_clean']} of {row['smoke']} smoke tests")
        print(proved if row["proved"] == row["goals"] else paint("31", proved), file=stream)
    print("proved by " + ", ".join(f"{name}: {total[name]}" for name in PROVERS if total[name]) + "\n", file=stream)
    for text in (*report["builds"], *report["lacks"]):
        print(text, file=stream)
    for problem in report["problems"]:
        where = f"{problem['file']}:{problem['line']}: " if problem["line"] else \
            f"{problem['file']}: " if problem["file"] else ""
        print(paint("31", where + problem["text"]), file=stream)
    print(f"{total['proved']} of {total['goals']} goals proved in {total['functions']} functions and {total['lemmas']} "
          f"lemmas, {report['seconds']:.0f} s; axioms and admits {total['beliefs']}; "
          f"smoke tests {total['smoke_clean']}/{total['smoke']}", file=stream)
    if report["recursive"]:
        print("recursive definitions (all of a form that ends): " + ", ".join(report["recursive"]), file=stream)
    if report["problems"]:
        print(paint("1;31", f"FAILED: {len(report['problems'])} problems"), file=stream)
    else:
        what = "everything is proved" if report["whole"] else "what was asked for is proved (not the whole library)"
        what += ", by answers that were kept" if report["cache"] else ""
        what += ", gate not whole" if report["lacks"] else ""
        print(paint("1;32", what), file=stream)
