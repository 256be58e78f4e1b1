"""changed.py: what a run of `make prove CHANGED=1` takes on trust from the last run that proved everything.

proofs/whole names the commit of that run and the versions of its tools. A unit is taken on trust whose text and own
lemmas are those of that commit, but for a tenth of all units, another one for each commit, which are proved anew.
"""
from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import documents
import survey
import tree
from gate import Survey
from reading import Goal

WHOLE, OLD = "proofs/whole", f"{survey.OUT}/whole"
DAYS, PART = 7, 10
# What of proofs/tools neither makes nor judges a run of prove.
ASIDE = {"checked.py", "contracts.py", "debug-build", "documents.py", "eacsl.py", "folders.py", "mutants.py", "mutate",
         "report"}


@dataclass
class Trust:
    """What is taken on trust: units, from which commit, and the claims that the documents made there; or why nothing
    is."""
    commit: str = ""
    units: list[str] = field(default_factory=list)
    claims: set[str] = field(default_factory=set)
    why: str = ""


def record(report: dict[str, Any]) -> str:
    """Name this commit in proofs/whole, if the last run has proved everything of it; what is written, or why not."""
    if not report.get("whole") or report["problems"] or report["cache"] or report["lacks"]:
        return f"the last run has not proved everything, so {WHOLE} stays"
    if (report["state"], report["tools"]) != (tree.state(), tree.tools()):
        return f"the last run was of other sources or tools, so {WHOLE} stays: run make prove"
    if changes := git("status", "--porcelain", "--", ".", f":(exclude){WHOLE}"):
        return f"not all of this is committed, so {WHOLE} stays: {changes.split()[1]}"
    lines = {"commit": git("rev-parse", "HEAD"), **report["versions"]}
    tree.write(WHOLE, "".join(f"{name} {value}\n" for name, value in lines.items()))
    return f"{WHOLE} names commit {lines['commit'][:12]}: commit it"


def git(*words: str) -> str:
    """What git says, or nothing where it fails."""
    done = tree.ask("git", *words)
    return done.stdout.strip() if done.returncode == 0 else ""


def base(versions: dict[str, str], now: float) -> tuple[str, str]:
    """The commit of which everything was proved; and why that is not enough."""
    told = dict(line.split(" ", 1) for line in tree.text_of([WHOLE]).splitlines())
    commit = told.pop("commit", "")
    if not commit:
        return "", f"there is no {WHOLE}"
    date = git("show", "-s", "--format=%ct", f"{commit}^{{commit}}")
    if not date or tree.ask("git", "merge-base", "--is-ancestor", commit, "HEAD").returncode != 0:
        return commit, f"{WHOLE} names {commit[:12]}, which is no commit before this one"
    if now - int(date) > DAYS * 24 * 3600:
        return commit, f"commit {commit[:12]} of {WHOLE} is older than {DAYS} days"
    if git("status", "--porcelain", WHOLE) or git("log", "-1", "--format=%H", "--", WHOLE) == git("rev-parse", "HEAD"):
        return commit, f"{WHOLE} has changed"
    if told != versions:
        return commit, f"{WHOLE} is of other versions of the tools"
    return commit, ""


@contextlib.contextmanager
def inside(folder: str) -> Iterator[None]:
    """As in another folder."""
    made = dict(tree.MADE)
    tree.MADE.clear()
    try:
        with contextlib.chdir(folder):
            yield
    finally:
        tree.MADE.clear()
        tree.MADE.update(made)


def lay_out(commit: str) -> None:
    """The files of that commit, in OLD."""
    shutil.rmtree(OLD, ignore_errors=True)
    os.makedirs(OLD)
    aside = "':(exclude)tests/data' ':(exclude)tests/fuzz'"
    done = tree.ask("sh", "-c", f"git archive {commit} . {aside} | tar -xC {OLD}")
    if done.returncode:
        raise survey.Unusable(f"git archive {commit} failed: {done.stderr.strip()}")


def judging() -> str:
    """A digest of what makes or judges a run."""
    return tree.digest(*(part for path in tree.files("proofs/tools/*")
                         if os.path.isfile(path) and os.path.basename(path) not in ASIDE
                         for part in (path, tree.text_of([path]))))


def signs(surveys: list[Survey]) -> dict[str, str]:
    """Of each unit what its proof is of: its text, the lemmas that it proves, and whether no function sees them all,
    for then they are smoke-tested by themselves."""
    tested = {name for of in surveys if survey.BODY.search(tree.text_of([of["unit"]])) for name in of["lemmas"]}
    return {of["unit"]: tree.digest(tree.seen(of["unit"]), str(set(of["lemmas"]) <= tested), *of["owned"])
            for of in surveys}


def trust(surveys: list[Survey], versions: dict[str, str], options: argparse.Namespace) -> Trust:
    """What of these units, which are all, need not be proved now."""
    commit, why = base(versions, time.time())
    if why:
        return Trust(why=why)
    lay_out(commit)
    here, now = judging(), signs(surveys)
    with inside(OLD):
        same = judging() == here
        then, claims = signs(survey.choose(options)), {claim for _, _, claim in documents.claims()}
    if not same:
        return Trust(why=f"since commit {commit[:12]} what makes or judges a run has changed")
    new = {claim for _, _, claim in documents.claims()} - claims
    again = set(tenth(list(now), git("rev-parse", "HEAD"))) | {
        of["unit"] for of in surveys if any(about(claim, of) for claim in new)}
    return Trust(commit, [unit for unit, sign in now.items() if then.get(unit) == sign and unit not in again], claims)


def tenth(units: list[str], commit: str) -> list[str]:
    """A tenth of the units, by the commit's hash; at least one."""
    return sorted(units, key=tree.digest)[int(commit, 16) % min(PART, len(units))::PART]


def about(claim: str, of: Survey) -> bool:
    """Whether a claim is of a goal of this unit."""
    first, second = [*claim.split(" "), ""][:2]
    return second in of["owned"] if first == "lemma" else first in of["defined"]


def kept(trusted: Trust, surveys: list[Survey]) -> set[str]:
    """The claims that what is taken on trust keeps: those that were held against the goals of that commit."""
    units = [of for of in surveys if of["unit"] in trusted.units]
    return {claim for claim in trusted.claims if any(about(claim, of) for of in units)}


def lemmas(trusted: Trust, surveys: list[Survey]) -> list[Goal]:
    """The lemmas that are taken on trust, each proved from those before it in the text."""
    return [{"kind": "lemma", "label": name, "sequent": "Assume Lemmas: " + " ".join(
        f"'{before}'" for before in of["lemmas"][:of["lemmas"].index(name)])}
        for of in surveys if of["unit"] in trusted.units for name in of["owned"]]
