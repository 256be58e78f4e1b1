"""Who kills a mutant, and whose word counts where."""
import re
from typing import Any

import pytest

import mutants
import tree
from conftest import ROOT, script

mutate = script("mutate")

MUTANT: dict[str, Any] = {"unit": "src/a.c", "function": "f", "patch": "zero", "spot": "return @1;"}
LISTED = {tuple(MUTANT.values())}
LEFT = {("src/a.c", "f")}


@pytest.mark.parametrize("proof, tests, known, left, expected", [
    (True, False, set(), set(), "proof"),
    (True, False, LISTED, LEFT, "proof"),
    (False, False, LISTED, set(), "equivalent"),
    (False, False, {("src/a.c", "f", "zero", "return 1;")}, set(), "equivalent"),
    (False, False, {("src/a.c", "f", "zero", "@return 1;")}, set(), "alive"),
    (True, True, set(), LEFT, "left"),
    (False, True, set(), {("src/a.c", "all")}, "left"),
    (False, True, set(), {("src/a.c", "g"), ("src/b.c", "all")}, "alive"),
    (False, False, set(), LEFT, "alive"),
    (False, True, set(), set(), "alive"),
])
def test_who_kills(monkeypatch: pytest.MonkeyPatch, proof: bool, tests: bool, known: Any, left: Any,
                   expected: str) -> None:
    monkeypatch.setattr(mutants, "survives", lambda *_: not proof)
    monkeypatch.setattr(mutate, "noticed", lambda *_: tests)
    assert mutate.fate(MUTANT, "mutant.c", known, left) == expected


def test_each_change_by_hand_is_of_what_is_there() -> None:
    hand = script("../../tests/proofs/test_hand.py")
    assert all(hand.mutated(*mutant[1:]) for mutant in hand.MUTANTS)


def test_a_list_that_names_no_function_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tmp_path / "tested.txt"
    monkeypatch.setattr(mutate, "LEFT", str(listed))
    listed.write_text("# a comment\nsrc/notation.c | write_next | a reason\nsrc/messages.c | all | another\n")
    assert mutate.left_to_tests() == {("src/notation.c", "write_next"), ("src/messages.c", "all")}
    listed.write_text("# a comment\nsrc/notation.c | write_last | a reason\n")
    with pytest.raises(mutants.Unusable, match="tested.txt:2: no function write_last in src/notation.c"):
        mutate.left_to_tests()


def test_the_lists_of_the_tree_are_of_what_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert mutate.left_to_tests()
    for unit, function, patch, spot in mutate.listed():
        assert (function == "None" or mutants.defines(unit, function)) and patch in mutants.rules()
        line = re.sub(r" \(\d+\)$", "", spot).replace("@", "", 1)
        assert line in map(str.strip, tree.text_of([unit]).splitlines()), (unit, function, spot)


def test_a_mutant_is_known_by_its_line_whatever_the_number_of_that() -> None:
    text = "int f(int a)\n{\n  if (a < 1)\n    return 1;\n  return a + 1;\n}\n"
    for above in ("", "int g;\n\n"):
        down = above.count("\n")
        assert mutants.spot(above + text, ("less_bound", "f", 3 + down, 8)) == "if (a @< 1)"
        assert mutants.spot(above + text + text, ("one_more", "f", 11 + down, 13)) == "return a + @1; (2)"


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


def test_a_sample_is_always_the_same_and_has_some_of_each_function() -> None:
    found = [("src/a.c", ("zero", function, line, 1)) for function in ("f", "g") for line in range(1, 9)]
    sample = mutate.sampled(found, 3)
    assert sample == mutate.sampled(found, 3) and set(sample) <= set(found)
    assert [site[1] for _, site in sample] == ["f"] * 3 + ["g"] * 3
    assert mutate.sampled(found, 0) == mutate.sampled(found, 8) == found
