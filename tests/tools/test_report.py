"""The report has what was found of the sources as they are, and no number of others."""
import argparse
from typing import Any

import pytest

import documents
import tree
from conftest import script

report = script("report")
GOAL = {"unit": "src/game.c", "function": "f", "kind": "ensures", "label": "one", "callee": "", "ok": True}


@pytest.fixture(name="found")
def fixture_found(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    counts = {"goals": 1, "proved": 1, "smoke": 2, "smoke_clean": 2, "beliefs": 0, "lemmas": 0}
    found = {"whole": True, "cache": False, "lacks": [], "state": tree.state(), "goals": [GOAL], "problems": [],
             "totals": {**counts, "Qed": 1, "CFG": 0, "Z3": 0, "CVC4": 0}, "recursive": ["Turn"],
             "functions": [{"unit": "src/game.c", "function": "f", "goals": 1, "proved": 1}],
             "by unit": {"src/line.c": 1.4, "src/game.c": 2.0}}
    monkeypatch.setattr(report, "read_json", lambda path: found if "prove" in path else None)
    monkeypatch.setattr(tree, "ask", lambda *_: argparse.Namespace(stdout="c0ffee"))
    monkeypatch.setattr(documents, "asked", lambda: [["f ensures one"], ["g ensures two"], []])
    monkeypatch.setattr(documents, "claims", lambda: [("LAWS.md", 1, "f ensures one"), ("LAWS.md", 2, "g ensures two")])
    monkeypatch.setattr(documents, "laws", lambda: [(1, "a law", ["f ensures one"])])
    return found


@pytest.mark.usefixtures("found")
def test_what_a_run_of_everything_has_found() -> None:
    first, rows, seconds = report.proof()
    assert first == ["Proved, at commit c0ffee: 1 of 1 functions, 1 of 1 goals, with 0 axioms;",
                     "2 of the 3 obligations of the module."]
    assert ("smoke tests clean", "2 of 2") in rows and ("laws of all games proved", "1 of 1") in rows
    assert seconds[-2:] == ["| src/game.c | 2 |", "| src/line.c | 1 |"]


@pytest.mark.parametrize("change", [{"state": "another"}, {"whole": False}, {"cache": True}, {"lacks": ["forms.ml"]}])
def test_what_is_no_result(found: dict[str, Any], change: dict[str, Any]) -> None:
    assert report.proof()[1]
    found.update(change)
    assert report.proof() == (["Not yet proved as a whole."], [], [])
    assert report.mutants() == []
