"""The report has what was found of the sources as they are, and no number of others."""
import argparse
import json
from pathlib import Path
from typing import Any

import pytest

import documents
import tree
from conftest import run, script

report, prove = script("report"), script("prove")
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


def test_what_is_recorded_is_proved_byte_for_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    tree.write(".gitignore", "build\n")
    tree.write("src/a.c", "char blank = ' ';\n")
    proved = {"whole": True, "problems": [], "cache": False, "lacks": [], "state": tree.state(), "tools": tree.tools(),
              "versions": {"z3": "4.8.12"}}

    def recorded(commit: bool = True, **changes: Any) -> str:
        tree.write("build/prove/report.json", json.dumps({**proved, **changes}))
        if commit:
            run("sh", "-c", "git init -q . && git add -A && "
                "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m change")
        assert (prove.record() == 0) == ("names commit" in (said := capsys.readouterr().err))
        return said
    assert "this is no commit of git" in recorded(commit=False)
    assert "proofs/whole names commit" in recorded()
    assert tree.text_of(["proofs/whole"]).split()[2:] == ["z3", "4.8.12"]
    changes: list[dict[str, Any]] = [{"whole": False}, {"problems": ["one"]}, {"cache": True}, {"lacks": ["forms"]}]
    for change in changes:
        assert "proofs/whole stays: the last run has not proved everything" in recorded(**change)
    assert "of other sources or tools" in recorded(tools="others")
    tree.write("README.md", "not committed\n")
    assert "not all of this is committed: README.md" in recorded(commit=False)
    tree.write("src/a.c", "char blank = '\t';\n")
    assert "of other sources or tools" in recorded()
