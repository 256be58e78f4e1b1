"""reading.py, over what WP prints."""
from collections import Counter

import framac
import pytest
import reading
from conftest import SAMPLES, ended


def test_goals_of_version_25() -> None:
    goals = reading.read_goals(ended("25-goals.txt"))
    assert Counter((g["prover"], g["status"]) for g in goals) == {
        ("CFG", "valid"): 4, ("Qed", "valid"): 9, ("CVC4", "valid"): 4, ("Z3", "valid"): 1,
        ("", "unknown"): 2}
    assert Counter(g["kind"] for g in goals)["rte"] == 3


def test_the_goal_says_what_and_where() -> None:
    goal = next(g for g in reading.read_goals(ended("25-goals.txt")) if g["kind"] == "requires")
    assert (goal["function"], goal["label"], goal["callee"]) == ("more", "room", "next")
    assert (goal["file"], goal["line"]) == ("sample.c", 28)
    assert (goal["prover"], goal["steps"]) == ("Z3", 92972)
    assert len(goal["tried"]) == 2 and "Have: x <= 999." in goal["sequent"]


def test_a_clause_without_a_place_gets_that_of_the_contract() -> None:
    goals = reading.read_goals(ended("25-goals.txt"))
    reading.place(goals, reading.read_clauses(str(SAMPLES / "25-clauses.csv")))
    places = {(g["function"], g["kind"], g["label"]): g["line"] for g in goals}
    assert places["more", "ensures", "odd"] == 23 and places["next", "ensures", "sum"] == 5


def test_a_failed_smoke_test_is_read_as_proved() -> None:
    goals = reading.read_goals(ended("25-smoke.txt"))
    assert [(g["function"], g["label"]) for g in goals if g["status"] == "valid"] == [("never", "default_requires")]
    assert len(goals) == 5


@pytest.mark.parametrize("name, heading, said", [
    ("25-goals.txt", "Goal Post-condition 'odd'", "WP speaks of 20 goals and 19 were read"),
    ("30-goals.txt", "Goal Lemma 'Wrong'", "WP speaks of ")])
def test_a_lost_goal_is_missed(name: str, heading: str, said: str) -> None:
    run = ended(name)
    assert reading.miscounted(run, reading.read_goals(run)) is None
    run.lines = [line for line in run.lines if not line.startswith(heading)]
    assert str(reading.miscounted(run, reading.read_goals(run))).startswith(said)


def test_versions_25_and_30_are_read_alike() -> None:
    old, new = (reading.read_goals(ended(name)) for name in ("25-goals.txt", "30-goals.txt"))
    assert [(g["kind"], g["label"]) for g in old if g["prover"] != "CFG"] == [(g["kind"], g["label"]) for g in new]


def test_goals_of_version_30() -> None:
    goals = reading.read_goals(ended("30-goals.txt"))
    assert Counter((g["prover"], g["status"]) for g in goals) == {
        ("Qed", "valid"): 11, ("CVC4", "valid"): 3, ("Z3", "valid"): 1, ("", "unknown"): 1}
    assert [g["label"] for g in goals if g["status"] == "unknown"] == ["Wrong"]
    assert [said.split(" ")[0] for said in goals[1]["tried"]] == ["CVC4-first:", "CVC4-last:", "Z3:", "cvc5-last:"]


def test_a_goal_that_is_tried_shows_in_both_versions() -> None:
    assert sum(bool(framac.DONE.match(line)) for line in ended("25-goals.txt").lines) == 20
    assert sum(bool(framac.DONE.match(line)) for line in ended("30-goals.txt").lines) == 1
    assert framac.DONE.match("[wp] [Failed] (Doomed) typed_ref_never_wp_smoke_default_requires (Qed)")


def test_a_run_that_failed_counts_for_nothing() -> None:
    run = ended("25-goals.txt", code=1)
    run.lines = ["[kernel] Parsing sample.c", "[kernel] User Error: invalid multiple lemmas  declarations for L"]
    assert "invalid multiple lemmas" in str(run.failure())
    run.lines = ["[kernel] src/line.c:7: ", "  syntax error:", "  Location: line 7, before or at token: 3", "  5  {"]
    assert str(run.failure()).startswith("src/line.c:7: syntax error: Location: line 7, before or at token: 3 (")
    run.lines = ["[kernel:annot-error] spec/line.acsl:5: Warning: no such type none", "[kernel] User Error: fatal"]
    assert str(run.failure()).startswith("spec/line.acsl:5: Warning: no such type none")
    run.hung = True
    assert "stopped" in str(run.failure())
    assert ended("25-goals.txt").failure() is None


def test_the_limit_that_is_named_is_the_prover_s_own() -> None:
    def tried(prover: str, said: str) -> str:
        goal = reading.new_goal("sample.c", "f", "Assertion")
        reading.take(goal, prover, "Step", said)
        return str(goal["tried"][0])
    assert tried("CVC4-near", " limit (Qed:7ms) (20000000)") == "CVC4-near: Step limit (Qed:7ms) (50000)"
    assert tried("CVC4-last", " limit (20000000)") == f"CVC4-last: Step limit ({framac.STEPS['cvc4']})"
    assert tried("Z3", " limit (20000000)") == "Z3: Step limit (20000000)"


def test_warnings_are_whole_and_a_failed_smoke_test_is_none() -> None:
    (file, line, text), = ended("25-goals.txt").warnings()
    assert (file, line) == ("sample.c", 7) and text.endswith("void next(int *to, int const *from);")
    assert ended("25-smoke.txt").warnings() == []
