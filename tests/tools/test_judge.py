"""A run's whole report: nothing that one of its parts finds is lost on the way."""
import argparse
import shutil
from collections.abc import Callable
from pathlib import Path

import documents
import framac
import gate
import judge
import pytest
import reading
from conftest import SAMPLES, ended, survey


@pytest.fixture(autouse=True)
def out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(judge, "OUT", str(tmp_path))
    shutil.copy(SAMPLES / "25-clauses.csv", judge.listing("sample.c"))


def told(*runs: framac.Run, function: str = "", whole: bool = False, reference: bool = True) -> list[str]:
    options = argparse.Namespace(function=function, level=None, prover="z3,cvc4", cache=False, reference=reference)
    pairs: judge.Runs = [(survey(), list(runs))] if runs else []
    report = judge.judge([survey()], pairs, options, whole, [])
    return [problem["text"] for problem in report["problems"]]


@pytest.mark.parametrize("change, text", [
    (lambda run: setattr(run, "code", 1), "frama-c ended with status 1"),
    (lambda run: run.lines.remove(next(line for line in run.lines if line.startswith("Goal "))), "were read")])
def test_a_run_that_has_failed_or_lost_a_goal(change: Callable[[framac.Run], None], text: str) -> None:
    run = ended("25-goals.txt")
    assert not any(text in problem for problem in told(run))
    change(run)
    assert any(text in problem for problem in told(run))


def test_a_status_that_frama_c_reports_and_the_listing_of_goals_does_not() -> None:
    statuses = [text for text in told(ended("25-goals.txt")) if text.endswith(": its status is Unknown")]
    assert statuses
    assert not any(text in statuses for text in told(ended("25-goals.txt"), function="next"))


def test_costs_are_those_of_one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "check_dear", lambda _: [("sample.c", 1, "too dear")])
    assert "too dear" in told(ended("25-goals.txt"))
    assert "too dear" not in told(ended("25-goals.txt"), reference=False)


def test_the_documents_are_asked_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "check_claims", lambda _: [("TRACE.md", 1, "no proved goal `x`")])
    assert "no proved goal `x`" in told(ended("25-goals.txt"), whole=True)
    assert "no proved goal `x`" not in told(ended("25-goals.txt"))


@pytest.mark.parametrize("status, text", (("valid", "what is known there is contradictory"), ("unknown", ""),
                                          ("step", ""), ("timeout", ""), ("failed", "the prover gave no answer"),
                                          ("no result", "the prover gave no answer")))
def test_a_smoke_test_passes_if_the_prover_has_looked_and_found_nothing(status: str, text: str) -> None:
    goal = reading.new_goal("sample.c", "f", "Wp_smoke_default_requires in 'f':")
    goal["status"] = status
    assert [text in problem for _, _, problem in judge.failed_goals([goal])] == ([True] if text else [])
    assert goal["ok"] == (not text)
