"""Who kills a mutant, and whose word counts where."""
import re
from typing import Any

import pytest

import mutants
import tree
from conftest import ROOT, script

mutate = script("mutate")

MUTANT: dict[str, Any] = {"unit": "src/a.c", "function": "f", "patch": "zero", "spot": "return @1 ;"}
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
    tokens = {unit: [found for found in mutants.TOKEN.finditer(tree.text_of([unit])) if not found["comment"]]
              for unit, *_ in listed}
    for unit, function, _, spot in listed:
        assert function == "None" or mutants.defines(unit, function)
        first, last = mutants.extent(tree.text_of([unit]), function, tokens[unit])
        text = " ".join(found[0] for found in tokens[unit][max(0, first - mutants.AROUND):last + mutants.AROUND])
        assert re.sub(r" \(\d+\)$", "", spot).replace(" @", " ", 1).removeprefix("@") in text, (unit, function, spot)


def test_a_mutant_is_known_by_what_is_around_it_wherever_that_stands() -> None:
    text = "int f(int a)\n{\n  /* 1 */ if (a < 1) return 1;\n  return a +\n    1;\n}\n"
    moved = "int g;\n\n" + text.replace("a < 1", "a\n<\n  1").replace("/* 1 */ ", "//@ assert 1 < 2;\n")
    spots = [mutants.spot(text, ("less_bound", "f", 3, 16)), mutants.spot(text, ("one_more", "f", 5, 4))]
    assert spots == ["a ) { if ( a @< 1 ) return 1 ; return", "return 1 ; return a + @1 ; }"]
    assert [mutants.spot(moved, ("less_bound", "f", 7, 0)), mutants.spot(moved, ("one_more", "f", 10, 4))] == spots
    twice = "int f(void)\n{\n  a = b; a = b; a = b; a = b; a = b;\n}\n"
    first, second = (mutants.spot(twice, ("left_out", "f", 3, column)) for column in (16, 23))
    assert second == f"{first} (2)"


@pytest.mark.parametrize("unit", ["src/game.c", "src/token.c"])
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
