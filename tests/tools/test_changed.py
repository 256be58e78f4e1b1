"""What `make prove CHANGED=1` takes on trust, in small projects with a history of their own; no prover runs."""
import argparse
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import changed
import documents
import gate
import judge
import survey
import tree
from conftest import ROOT
VERSIONS = {"frama-c": "25.0-beta (Manganese)", "z3": "4.8.12"}
OPTIONS = argparse.Namespace(unit=None, function=None, level=None, changed=True, jobs=1, cache=False,
                             prover="z3,cvc4", reference=False)
FILES = {"spec/a.acsl": "/*@ lemma A: 1 == 1; */\n/*@ lemma B: 2 == 2; */\n",
         "proofs/lemmas/a.c": '#include "a.acsl"\n',
         **{f"src/{name}.c": f"int {name}(void)\n{{\n  return 0;\n}}\n" for name in "bcd"},
         "proofs/tools/gate.py": "JUDGES = 1\n", "proofs/tools/report": "NONE = 1\n"}


def git(*words: str) -> str:
    return subprocess.run(("git", "-c", "user.name=a", "-c", "user.email=a@b", *words), capture_output=True, text=True,
                          check=True).stdout.strip()


def commit(**files: str) -> str:
    for path, text in files.items():
        tree.write(path.replace("__", "/"), text)
    git("add", "-A")
    git("commit", "-q", "--allow-empty", "-m", "a change")
    return git("rev-parse", "HEAD")


@pytest.fixture(name="recorded")
def fixture_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A project of which everything was proved; its commit."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tree, "MADE", {})
    monkeypatch.setattr(changed, "tenth", lambda units, _: [])
    git("init", "-q", ".")
    tree.write(".gitignore", "build\n")
    for path, text in FILES.items():
        tree.write(path, text)
    of = commit()
    report = {"whole": True, "problems": [], "cache": False, "lacks": [], "state": tree.state(), "tools": tree.tools(),
              "versions": VERSIONS}
    assert changed.record(report).startswith(f"proofs/whole names commit {of[:12]}")
    commit()
    commit()   # which the record is not of
    return of


def surveys() -> list[gate.Survey]:
    tree.MADE.clear()
    found = survey.choose(OPTIONS)
    for of in found:
        of["defined"] = survey.BODY.findall(tree.text_of([of["unit"]]))
        of["at"] = {}
    return found


def anew(versions: dict[str, str] | None = None) -> list[str]:
    """The units that are proved anew; or why all are."""
    found = surveys()
    trusted = changed.trust(found, versions or VERSIONS, OPTIONS)
    assert not (trusted.units and trusted.why)
    return [trusted.why] if trusted.why else [of["unit"] for of in found if of["unit"] not in trusted.units]


def later(path: str, text: str) -> None:
    tree.write(path, text)
    os.utime(path, (time.time() + 5, time.time() + 5))   # to make it is newer


@pytest.mark.usefixtures("recorded")
def test_what_is_as_it_was_is_taken_on_trust() -> None:
    assert anew() == []
    later("proofs/tools/report", "NONE = 2\n")   # it judges no run
    later("src/b.c", FILES["src/b.c"].replace("{", "\n/* a comment */ {"))
    assert anew() == []
    later("src/b.c", FILES["src/b.c"].replace("0", "1"))
    assert anew() == ["src/b.c"]
    later("spec/a.acsl", FILES["spec/a.acsl"].replace("2 == 2", "3 == 3"))
    assert anew() == ["src/b.c", "proofs/lemmas/a.c"]
    later("src/new.c", "int n(void)\n{\n  return 0;\n}\n")
    assert "src/new.c" in anew()


@pytest.mark.usefixtures("recorded")
def test_a_lemma_that_another_unit_proves_now() -> None:
    later("proofs/lemmas/z.c", '#include "a.acsl"\n')
    assert anew() == ["proofs/lemmas/z.c"]
    later("proofs/lemmas/z.c", "/*@ lemma A: 1 == 1; */\n")
    assert anew() == ["proofs/lemmas/a.c", "proofs/lemmas/z.c"]


@pytest.mark.parametrize("change, why", [
    (lambda: later("proofs/tools/gate.py", "JUDGES = 2\n"), "what makes or judges a run has changed"),
    (lambda: later("proofs/tools/new.ml", ""), "what makes or judges a run has changed"),
    (lambda: os.remove("proofs/whole"), "there is no proofs/whole"),
    (lambda: later("proofs/whole", tree.text_of(["proofs/whole"]) + "more 1\n"), "proofs/whole has changed"),
    (lambda: commit(proofs__whole=tree.text_of(["proofs/whole"]) + "more 1\n"), "proofs/whole has changed"),
    (lambda: tree.write("proofs/whole", "commit " + 40 * "0" + "\n"), "is no commit before this one"),
    (lambda: git("checkout", "-q", "--orphan", "other") + commit(src__b__c="\n"), "is no commit before this one"),
])
@pytest.mark.usefixtures("recorded")
def test_where_nothing_is_taken_on_trust(change: Callable[[], Any], why: str) -> None:
    change()
    assert len(anew()) == 1 and why in anew()[0]


@pytest.mark.usefixtures("recorded")
def test_other_versions_and_an_old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "other versions" in anew({**VERSIONS, "z3": "4.8.13"})[0]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 6.9 * 24 * 3600)
    assert anew() == []
    monkeypatch.setattr(time, "time", lambda: now + 7.1 * 24 * 3600)
    assert "older than 7 days" in anew()[0]


def test_a_tenth_is_proved_anew_another_one_for_each_commit() -> None:
    units = [f"src/{i}.c" for i in range(95)]
    parts = [changed.tenth(units, f"{i:x}") for i in range(10)]
    assert {len(part) for part in parts} == {9, 10} and sorted(sum(parts, [])) == sorted(units)
    assert changed.tenth(["src/a.c", "src/b.c"], "f") == changed.tenth(["src/a.c", "src/b.c"], "1") != []


@pytest.mark.usefixtures("recorded")
def test_a_claim_that_is_new_is_proved_where_it_is_of(monkeypatch: pytest.MonkeyPatch) -> None:
    here = os.getcwd()
    old, new = [("LAWS.md", 1, "b ensures one"), ("LAWS.md", 2, "lemma A")], [("LAWS.md", 3, "c ensures two")]
    monkeypatch.setattr(documents, "claims", lambda: old + (new if os.getcwd() == here else []))
    assert anew() == ["src/c.c"]
    trusted = changed.trust(surveys(), VERSIONS, OPTIONS)
    assert changed.kept(trusted, surveys()) == {"b ensures one", "lemma A"}
    trusted.units.remove("src/b.c")
    assert changed.kept(trusted, surveys()) == {"lemma A"}
    problems = judge.judge(surveys(), [], OPTIONS, True, [], trusted)["problems"]
    assert [problem["text"] for problem in problems] == [
        "no proved goal `b ensures one`", "no proved goal `c ensures two`", "there was no goal: nothing is proved"]


@pytest.mark.usefixtures("recorded")
def test_lemmas_that_are_taken_on_trust_count_and_make_no_circle() -> None:
    trusted = changed.trust(surveys(), VERSIONS, OPTIONS)
    goals = changed.lemmas(trusted, surveys())
    assert gate.check_lemmas(surveys(), goals, True) == []
    assert gate.check_lemmas(surveys(), [], True)
    circle = {"kind": "lemma", "label": "A", "sequent": "Assume Lemmas: 'B'\n"}
    assert "A -> B -> A" in gate.check_lemmas(surveys(), [goals[1], circle], True)[0][2]


def test_what_is_recorded(recorded: str) -> None:
    assert tree.text_of(["proofs/whole"]).splitlines() == [
        f"commit {recorded}", "frama-c 25.0-beta (Manganese)", "z3 4.8.12"]
    report: dict[str, Any] = {"whole": True, "problems": [], "cache": False, "lacks": [], "state": tree.state(),
                              "tools": tree.tools(), "versions": VERSIONS}
    for key, value in (("whole", False), ("problems", ["one"]), ("cache", True), ("lacks", ["forms"])):
        assert changed.record({**report, key: value}) == "the last run has not proved everything, so proofs/whole stays"
    for key in ("state", "tools"):
        assert "of other sources or tools" in changed.record({**report, key: "another"})
    tree.write("README.md", "not committed\n")
    assert "README.md" in changed.record(report)
    assert tree.text_of(["proofs/whole"]).startswith(f"commit {recorded}")


def test_the_tools_that_are_aside_are_there() -> None:
    assert all((ROOT / "proofs/tools" / name).is_file() for name in changed.ASIDE)
