"""The exercises of README.md and CONTRIBUTING.md, done as they are written, in a copy of the tree: the goal that the
text names is the one that is lost. `make gate` runs it."""
from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
README, CONTRIBUTING = (" ".join((ROOT / name).read_text(encoding="utf-8").split())
                        for name in ("README.md", "CONTRIBUTING.md"))


@pytest.fixture(name="copy", scope="module")
def fixture_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("exercises") / "xo"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("build", ".git", "corpus", "pytest-*", "__pycache__"))
    return copy


def make(copy: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(["make", "--no-print-directory", *words], cwd=copy, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def lost(output: str) -> list[str]:
    """The goals that a run says are not proved."""
    return re.findall(r"^\S+:\d+: ((?:function \w+|lemma): .*?) not proved", output, re.MULTILINE)


def change(path: Path, old: str, new: str) -> str:
    """Change what is once in a file. Returns the file as it was."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text


def test_the_first_exercise_a_promise_that_is_too_much(copy: Path) -> None:
    assert ("In `include/xo/game.h`, let `xo_move_count_left` promise `0 < \\result` in the place of `0 <= \\result`, "
            "and run `make prove FN=xo_move_count_left`; it says that `ensures bound` is not proved" in README)
    header = copy / "include/xo/game.h"
    before = change(header, "ensures bound:   0 <= \\result <= Max(game->rules); */\nint xo_move_count_left",
                    "ensures bound:   0 < \\result <= Max(game->rules); */\nint xo_move_count_left")
    status, output = make(copy, "prove", "FN=xo_move_count_left")
    header.write_text(before, encoding="utf-8")
    assert status and lost(output) == ["function xo_move_count_left: ensures bound"], output
    sequent = re.search(r"its sequent: (\S+)", output)
    assert sequent and "Prove" in (copy / sequent[1]).read_text(encoding="utf-8")


def test_the_first_exercise_a_demand_that_is_missing(copy: Path) -> None:
    assert "leave out `requires balance` of `xo_move`: now `ensures game` is lost" in README
    header = copy / "include/xo/game.h"
    before = change(header, "    requires balance: MayMove(*game, player);\n", "")
    status, output = make(copy, "prove", "FN=xo_move")
    header.write_text(before, encoding="utf-8")
    assert status and lost(output) == ["function xo_move: ensures game"], output


def test_the_module_without_the_other_diagonals(copy: Path) -> None:
    assert ("Run `make prove UNIT=module_values`, which translates the module anew: two goals are left, "
            "lemma Vdm_Lines lemma Vdm_Lines_At and they" in CONTRIBUTING)
    module = copy / "spec/xo.vdmsl"
    text = module.read_text(encoding="utf-8")
    definition = text[text.index("  winningLines:"):].split("\n  };")[0]
    *others, before_last, _ = definition.split("\n")
    assert before_last.endswith(",")
    module.write_text(text.replace(definition, "\n".join([*others, before_last[:-1]])), encoding="utf-8")
    try:
        status, output = make(copy, "prove", "UNIT=module_values")
    finally:
        module.write_text(text, encoding="utf-8")
    assert status and lost(output) == ["lemma: lemma Vdm_Lines", "lemma: lemma Vdm_Lines_At"], output
    assert re.search(r"^proofs/theorems/module/module_values.acsl:\d+: lemma: lemma Vdm_Lines", output, re.MULTILINE)


@pytest.mark.parametrize("old, new, goal", [
    ("  //@ ghost row_rest(*game, player, row);\n", "", "ensures count"),
    ("loop invariant count: n == CountRow(*game, player, row, c - 1);",
     "loop invariant count: n == CountRow(*game, player, row, c);", "invariant first count")])
def test_the_cookbook(copy: Path, old: str, new: str, goal: str) -> None:
    assert "`make prove FN=count_in_row`" in CONTRIBUTING
    assert "Leave the call out, or change `c - 1` to `c`, and see which goal fails" in CONTRIBUTING
    cookbook = copy / "tests/examples/cookbook.c"
    before = change(cookbook, old, new)
    status, output = make(copy, "prove", "FN=count_in_row")
    cookbook.write_text(before, encoding="utf-8")
    assert status and f"function count_in_row: {goal}" in lost(output), output
    if not new:   # what the text says of the run without the ghost function
        goals = re.search(r"(\d+) of (\d+) goals proved", output)
        assert goals and f"Of {goals[2]} goals {goals[1]} are proved" in CONTRIBUTING, output
        assert lost(output) == ["function count_in_row: ensures count"]


def test_the_examples_are_proved_by_the_names_of_their_functions(copy: Path) -> None:
    for function in ("count_in_row", "take_cell"):
        status, output = make(copy, "prove", f"FN={function}")
        assert status == 0 and "\nwhat was asked for is proved (not the whole library)" in output, output
