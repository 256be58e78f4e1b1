"""Who kills a mutant, and whose word counts where."""
import os
from typing import Any

import pytest

import mutants
import tree
from conftest import ROOT, run, script

mutate = script("mutate")

MUTANT: dict[str, Any] = {"unit": "src/a.c", "function": "f", "patch": "zero", "column": 3, "text": "return 1;"}
LISTED = {tuple(MUTANT.values())}
LEFT = {("src/a.c", "f")}


@pytest.mark.parametrize("proof, tests, known, left, expected", [
    (True, False, [], set(), "proof"),
    (True, False, LISTED, LEFT, "proof"),
    (False, False, LISTED, set(), "equivalent"),
    (True, True, [], LEFT, "left"),
    (False, True, [], {("src/a.c", "all")}, "left"),
    (False, True, [], {("src/a.c", "g"), ("src/b.c", "all")}, "alive"),
    (False, False, [], LEFT, "alive"),
    (False, True, [], set(), "alive"),
])
def test_who_kills(monkeypatch: pytest.MonkeyPatch, proof: bool, tests: bool, known: Any, left: Any,
                   expected: str) -> None:
    monkeypatch.setattr(mutants, "survives", lambda *_: not proof)
    monkeypatch.setattr(mutate, "noticed", lambda *_: tests)
    assert mutate.fate(MUTANT, "mutant.c", known, left) == expected


def test_a_list_that_names_no_function_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tmp_path / "tested.txt"
    monkeypatch.setattr(mutate, "LEFT", str(listed))
    listed.write_text("# a comment\nsrc/notation.c | write_next | a reason\nsrc/message.c | all | another\n")
    assert mutate.left_to_tests() == {("src/notation.c", "write_next"), ("src/message.c", "all")}
    listed.write_text("# a comment\nsrc/notation.c | write_last | a reason\n")
    with pytest.raises(mutants.Unusable, match="tested.txt:2: no function write_last in src/notation.c"):
        mutate.left_to_tests()


def test_the_lists_of_the_tree_are_of_what_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert mutate.left_to_tests()
    listed = mutate.listed()
    lines = {unit: {line.strip() for line in tree.text_of([unit]).splitlines()} for unit, *_ in listed}
    for unit, function, _, _, text in listed:
        assert text in lines[unit]
        assert function == "None" or mutants.defines(unit, function)


@pytest.mark.parametrize("unit", ["src/game.c", "src/cli/judge/judge.c", "src/cli/judge/verdict.c"])
def test_a_mutant_finds_the_headers_of_its_unit(unit: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    mutant = tmp_path / "mutant.c"
    mutant.write_bytes((ROOT / unit).read_bytes())
    assert mutate.compiled(unit, str(mutant), "-pedantic-errors") == mutate.original(unit) != ""


def test_what_stands_in_no_function_concerns_the_whole_unit(tmp_path: Any) -> None:
    unit = tmp_path / "unit.c"
    unit.write_text("enum { CAP = 4 };\nstatic char text[CAP];\nchar *f(void) { return text + 1; }\n", encoding="utf-8")
    assert mutants.sites(str(unit), ["one_more"], str(tmp_path)) == [
        ("one_more", "None", 1, 13), ("one_more", "None", 2, 17), ("one_more", "f", 3, 30)]


def test_cases_that_failed_last_are_run_first(tmp_path: Any) -> None:
    cases, kept = tmp_path / "more.cases", tmp_path / "failed"
    cases.write_text("# good\n$ :\n\n# one\n$ echo a\n| b\n\n# two\n$ echo a\n| c\n", encoding="utf-8")

    def failed(**more: str) -> list[str]:
        done = run("tests/cli/run", "/bin/sh", str(cases), env={**os.environ, "FAILED": str(kept), **more})
        return [line.rpartition(": ")[2] for line in done.stdout.splitlines() if line.startswith("FAILED ")]
    assert failed(FIRST="1") == ["one"]
    assert failed() == ["one", "two"]
    assert failed(FIRST="1") == ["two"]
    assert failed() == ["two", "one"]
