"""Who kills a mutant, and whose word counts where."""
from __future__ import annotations

import importlib.machinery
import importlib.util
from typing import Any

import pytest

import mutants
from conftest import ROOT

LOADER = importlib.machinery.SourceFileLoader("mutate", str(ROOT / "proofs/tools/mutate"))
SPEC = importlib.util.spec_from_loader("mutate", LOADER)
assert SPEC
mutate: Any = importlib.util.module_from_spec(SPEC)
LOADER.exec_module(mutate)

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
    listed.write_text("# a comment\nsrc/written.c | write_next | a reason\nsrc/message.c | all | another\n")
    assert mutate.left_to_tests() == {("src/written.c", "write_next"), ("src/message.c", "all")}
    listed.write_text("# a comment\nsrc/written.c | write_last | a reason\n")
    with pytest.raises(mutants.Unusable, match="tested.txt:2: no function write_last in src/written.c"):
        mutate.left_to_tests()


def test_the_list_of_the_tree_is_taken() -> None:
    assert mutate.left_to_tests()


@pytest.mark.parametrize("unit", ["src/game.c", "src/cli/judge/judge.c", "src/cli/judge/verdict.c"])
def test_a_mutant_finds_the_headers_of_its_unit(unit: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    mutant = tmp_path / "mutant.c"
    mutant.write_bytes((ROOT / unit).read_bytes())
    assert mutate.compiled(unit, str(mutant), "-pedantic-errors") == mutate.original(unit) != ""
