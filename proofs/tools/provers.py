"""provers.py: before a prover's answers count, it is asked for a goal that is true and for one that is false."""
from __future__ import annotations

import functools
import os
from collections.abc import Iterable

import framac
import parallel
import reading

Problem = tuple[str, int, str]
ASKED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "asked.c")
ANSWERS = (("Asked_True", "valid", "does not prove a goal that is true"),
           ("Asked_False", "", "proves a goal that is false"))


def judge(prover: str, statuses: dict[str, str]) -> list[Problem]:
    """What is wrong with a prover that gave these answers: {lemma: status}."""
    return [(ASKED, 0, f"the prover {prover} {wrong}: its answers count for nothing") for name, right, wrong in ANSWERS
            if (statuses.get(name, "" if right else "valid") == "valid") != (right == "valid")]


def ask(names: Iterable[str]) -> list[Problem]:
    """Ask each prover, by the names that why3.py gives them, alone."""
    def one(prover: str) -> list[Problem]:
        run = framac.Run(ASKED, ["-wp", "-wp-prover", prover, "-wp-steps", "100000", "-wp-timeout", "4", "-wp-print",
                                 ASKED]).execute()
        if run.failure():
            return [(ASKED, 0, f"the prover {prover}: {run.failure()}")]
        return judge(prover, {goal["label"]: goal["status"] for goal in reading.read_goals(run)})
    works = [functools.partial(one, name) for name in dict.fromkeys(names)]
    return [problem for found in parallel.run(works, 2) for problem in found]
