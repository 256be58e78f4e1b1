"""Numbers that somebody has typed are refused, as are those that the last run of everything contradicts."""
from typing import Any

import pytest

import tree
from conftest import script

report = script("report")


def test_numbers_that_no_report_has(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = {"goals": 7, "state": tree.state()}
    results = {"proof": {**proof, "digest": report.digest(proof)}}
    monkeypatch.setattr(report, "take_proof", lambda: None)
    assert report.check_results(results) == []
    assert report.check_results({"proof": {**results["proof"], "goals": 8}})
    monkeypatch.setattr(report, "take_proof", lambda: {"goals": 7})
    assert report.check_results(results) == []
    monkeypatch.setattr(report, "take_proof", lambda: {"goals": 6})
    assert "found something else" in report.check_results(results)[0][2]
    older = {"goals": 7, "state": "another"}
    assert report.check_results({"proof": {**older, "digest": report.digest(older)}}) == []


def test_a_text_that_somebody_has_changed_since_it_was_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {"src/game.c": "int proved;", "src/line.c": "int proved;"}
    proof: dict[str, Any] = {"state": tree.state(), "digests": {unit: tree.digest(text) for unit, text in seen.items()}}
    monkeypatch.setattr(report, "read_json", lambda path: {**proof, "whole": True, "cache": False})
    monkeypatch.setattr(tree, "text", lambda unit: unit[:-2] + ".i")
    monkeypatch.setattr(tree, "seen", seen.get)
    assert report.check_texts() == []
    seen["src/line.c"] = "int changed;"
    assert [path for path, _, _ in report.check_texts()] == ["src/line.i"]
    assert report.take_proof() is None
    proof["state"] = "another"
    assert report.check_texts() == []
