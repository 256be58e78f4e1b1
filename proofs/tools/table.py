"""table.py: the progress line while the proof runs, and the table at its end."""
from __future__ import annotations

import os
import threading
import time
from typing import Any, TextIO

from framac import Run
from reading import Goal

PROVERS = ("CFG", "Qed", "Z3", "CVC4", "cvc5")
Report = dict[str, Any]


class Line:
    """One line that is rewritten on a terminal; elsewhere one line now and then."""

    def __init__(self, stream: TextIO) -> None:
        self.stream, self.lock = stream, threading.Lock()
        self.live = stream.isatty() and os.environ.get("TERM") != "dumb"
        self.started, self.shown = time.monotonic(), 0.0

    def due(self, often: float) -> bool:
        """Whether the line was shown so long ago; if so, it counts as shown now."""
        now = time.monotonic()
        if now - self.shown < often:
            return False
        self.shown = now
        return True

    def elapsed(self) -> str:
        spent = int(time.monotonic() - self.started)
        return f"{spent // 60}:{spent % 60:02d}"

    def write(self, text: str, last: bool = False) -> None:
        if self.live:
            text = "\r\033[K" + text[:os.get_terminal_size(self.stream.fileno()).columns - 1]
        self.stream.write(text + ("\n" if last or not self.live else ""))
        self.stream.flush()

    def close(self) -> None:
        if self.live:
            self.write("")


class Progress(Line):
    """How far the runs of a proof are."""

    def __init__(self, runs: list[Run], started: float, stream: TextIO) -> None:
        super().__init__(stream)
        self.runs, self.started, self.finished = runs, started, 0

    def moved(self, _: Run) -> None:
        with self.lock:
            if self.live and self.due(0.1):
                done, of = sum(r.done for r in self.runs), sum(r.scheduled for r in self.runs)
                busy = sorted({r.unit for r in self.runs if r.process and r.code is None})
                self.write(f"{self.elapsed()}  {done} of {of} goals, {self.finished} of {len(self.runs)} runs ended; "
                           f"now {', '.join(busy)}")

    def ended(self, run: Run) -> None:
        with self.lock:
            self.finished += 1
            if not self.live:
                what = "smoke tests" if "-wp-smoke-tests" in run.args else "goals"
                self.write(f"prove: {self.elapsed()}  {run.unit}: {run.done} {what}")


class Count(Line):
    """How many of so many are done."""

    def __init__(self, who: str, what: str, total: int, stream: TextIO) -> None:
        super().__init__(stream)
        self.who, self.what, self.total, self.done = who, what, total, 0

    def step(self) -> None:
        with self.lock:
            self.done += 1
            last = self.done == self.total
            if self.due(0.2 if self.live else 60) or last:
                self.write(f"{self.who}: {self.elapsed()}  {self.done} of {self.total} {self.what}", last)


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
        slowest = max(proof, key=lambda g: float(g["time"]), default=None)
        table.append({"unit": unit, "function": function or "(lemmas)", "goals": len(proof),
                      "proved": sum(g["ok"] for g in proof), **by_prover(proof),
                      "smoke": len(smoke), "smoke_clean": sum(g["ok"] for g in smoke),
                      "slowest": title(slowest) if slowest else "", "slowest_time": slowest["time"] if slowest else 0.0,
                      "time": round(sum(g["time"] for g in proof), 2)})
    return table


def totals(report: Report) -> dict[str, Any]:
    proof = [g for g in report["goals"] if g["kind"] != "smoke"]
    smoke = [g for g in report["goals"] if g["kind"] == "smoke"]
    return {"goals": len(proof), "proved": sum(g["ok"] for g in proof), **by_prover(proof),
            "functions": len({(g["unit"], g["function"]) for g in proof if g["function"]}),
            "lemmas": sum(g["kind"] == "lemma" for g in proof), "smoke": len(smoke),
            "smoke_clean": sum(g["ok"] for g in smoke), "beliefs": report["beliefs"],
            "time": round(sum(g["time"] for g in proof), 1)}


def show(report: Report, stream: TextIO) -> None:
    color = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def paint(code: str, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if color else text
    rows, total = functions(report["goals"]), totals(report)
    provers = [name for name in PROVERS if total[name] or name != "cvc5"]   # cvc5 is not everywhere
    print(f"{'function':30}{'goals':>6}{''.join(f'{name:>6}' for name in provers)}{'time':>8}  slowest goal", file=stream)
    unit = None
    for row in rows:
        if row["unit"] != unit:
            unit = row["unit"]
            print(paint("1", unit), file=stream)
        count = str(row["goals"]) if row["proved"] == row["goals"] else f"{row['proved']}/{row['goals']}"
        line = (f"  {row['function']:28}{count:>6}{''.join(f'{row[name]:6}' for name in provers)}"
                f"{row['time']:7.1f}s  {row['slowest_time']:.2f} s {row['slowest']}")
        print(line if row["proved"] == row["goals"] else paint("31", line), file=stream)
    print(f"{'total':30}{total['goals']:6}{''.join(f'{total[name]:6}' for name in provers)}"
          f"{total['time']:7.1f}s\n", file=stream)
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
