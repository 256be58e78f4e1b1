"""Smoke tests: of a function's those remain that dominate no other, and what contradicts itself is still found."""
from __future__ import annotations

from pathlib import Path

import pytest

import framac
import reading

pytestmark = pytest.mark.proof

# Ten contradictions of two integers, v and w, and an array a of nine.
FALSE = (
    "v > 3 && v < 2",
    "v == w + 1 && w == v + 1",
    "v == 2 * w && v == 2 * w + 2",
    "v * v < 0",
    "(v > 0 ==> w > 0) && v > 1 && w < 0",
    "(\\forall integer i, j; 0 <= i < j < 9 ==> a[i] < a[j]) && a[7] < a[2]",
    "(\\forall integer i; 0 <= i < 9 ==> a[i] < v) && v < a[4]",
    "(\\forall integer i; i > v ==> Twice(i) > 0) && Twice(v + 1) == 0",
    "(\\exists integer i; v < i < w) && w < v",
    "Even(v) && Even(w) && !Even(v)",
)
# Definitions that nothing satisfies.
DEFINED = ("D(n) + 1", "D(n) > 0 ? -1 : 1", "D(n) < n ? n : n - 1")
# Lemmas that are false.
LEMMAS = ("\\forall integer n; Even(n) <==> !Even(n)", "\\exists integer n; n < n")

LOGIC = """/*@ logic integer Twice(integer n) = 2 * n;
    predicate Even(integer n) = n % 2 == 0; */
/*@ requires v: v < 99; terminates \\true; exits \\false; assigns \\nothing; ensures is: \\result == Twice(v); */
int twice(int v);
"""
# A function of many paths, with a place for each kind of clause.
FUNCTION = """/*@ requires a: \\valid_read(a + (0 .. 8));
    terminates \\true; exits \\false; assigns \\nothing; ensures v: {called}; */
int called_{name}(const int *a, int v, int w);

/*@ requires a: \\valid_read(a + (0 .. 8)); requires v: v < 99 && w < 99; requires more: {requires};
    terminates \\true; exits \\false; assigns \\nothing; */
int {name}(const int *a, int v, int w)
{{
  int r = 0;
  if (twice(v) > w)
    r = 1;
  /*@ loop invariant i: 0 <= i <= 9; loop invariant v: {invariant}; loop assigns i, r; loop variant 9 - i; */
  for (int i = 0; i < 9; i++) {{
    if (a[i] > v)
      r = 3;
  }}
  if (v > 5)
    r = called_{name}(a, v, w);
  return r;
}}
"""


def function(name: str, *, requires: str = "\\true", invariant: str = "r < 9", called: str = "\\result > 0") -> str:
    return FUNCTION.format(name=name, requires=requires, invariant=invariant, called=called)


def failed(path: Path, text: str) -> dict[str, set[str]]:
    """The smoke tests of each function that find a contradiction, or an empty set."""
    path.write_text(text)
    run = framac.Run(str(path), ["-wp", "-wp-rte", "-wp-print", *framac.SMOKE, str(path)]).execute()
    assert run.failure() is None and run.warnings() == []
    found: dict[str, set[str]] = {}
    for goal in reading.read_goals(run):
        assert goal["status"] not in ("failed", "no result")
        here = found.setdefault(goal["function"], set())
        if goal["status"] == "valid":
            here.add(goal["description"])
    return found


def test_what_contradicts_itself_is_found_in_functions_of_many_paths(tmp_path: Path) -> None:
    """Each contradiction in one of four places, and each place with several."""
    text, good = LOGIC + function("good"), "good"
    for i, never in enumerate(FALSE):
        text += function(f"false_{i}", **({"requires": never}, {"invariant": never}, {"called": never},
                                          {"requires": f"v > 5 ==> {never}"})[i % 4])
    for i, itself in enumerate(DEFINED):
        text += f"//@ logic integer D{i}(integer n) = {itself.replace('D(', f'D{i}(')};\n"
        text += function(f"defined_{i}", requires=f"D{i}(v) == w")
    found = failed(tmp_path / "paths.c", text)
    assert [name for name, tests in found.items() if not tests] == [good]
    assert len(found) == 1 + len(FALSE) + len(DEFINED)


@pytest.mark.parametrize("lemma", LEMMAS)
def test_a_lemma_that_is_false_is_found(lemma: str, tmp_path: Path) -> None:
    found = failed(tmp_path / "lemma.c", LOGIC + f"//@ lemma Wrong: {lemma};\n" + function("sees"))
    assert found["sees"]
