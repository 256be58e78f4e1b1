"""The exercises of README.md and CONTRIBUTING.md, done as they are written, in a copy of the tree: the goal that the
text names is the one that is lost. `make gate` runs it."""
from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
from collections.abc import Iterator
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
    return re.findall(r"^\S+:\d+: ((?:function \w+|lemma): .*?) not proved", output, re.MULTILINE)


@contextlib.contextmanager
def changed(path: Path, old: str, new: str) -> Iterator[None]:
    """While what is once in a file is changed."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    yield
    path.write_text(text, encoding="utf-8")


# What the texts say, the change, and the goals that are lost.
@pytest.mark.parametrize("said, file, old, new, asked, goals", [
    ("In `include/xo/game.h`, let `xo_move_count_left` promise `0 < \\result` in the place of `0 <= \\result`, and run "
     "`make prove FN=xo_move_count_left`; it says that `ensures bound` is not proved",
     "include/xo/game.h", "ensures bound:   0 <= \\result <= Max(game->rules); */\nint xo_move_count_left",
     "ensures bound:   0 < \\result <= Max(game->rules); */\nint xo_move_count_left",
     "FN=xo_move_count_left", ["function xo_move_count_left: ensures bound"]),
    ("leave out `requires balance` of `xo_move`: now `ensures game` is lost",
     "include/xo/game.h", "    requires balance: MayMove(*game, player);\n", "",
     "FN=xo_move", ["function xo_move: ensures game"]),
    ("Run `make prove UNIT=module_values`, which translates the module anew: two goals are left, "
     "lemma Vdm_Lines lemma Vdm_Lines_At and they",
     "spec/xo.vdmsl", ",\n    {{ mk_Pos(r+i, c-i) | i in set I } | r in set R, c in set C & r+LINE-1 <= ROWS and "
     "c >= LINE}", "", "UNIT=module_values", ["lemma: lemma Vdm_Lines", "lemma: lemma Vdm_Lines_At"]),
    ("**Run it**: `make prove FN=count_in_row`. Of 19 goals 18 are proved, and the remaining one is named: "
     "function count_in_row: ensures count",
     "tests/examples/cookbook.c", "  //@ ghost row_rest(*game, player, row);\n", "",
     "FN=count_in_row", ["function count_in_row: ensures count"]),
    ("Leave the call out, or change `c - 1` to `c`, and see which goal fails",
     "tests/examples/cookbook.c", "loop invariant count: n == CountRow(*game, player, row, c - 1);",
     "loop invariant count: n == CountRow(*game, player, row, c);", "FN=count_in_row",
     ["function count_in_row: invariant kept count", "function count_in_row: invariant first count"])],
    ids=["too much", "a demand missing", "no other diagonals", "no ghost function", "another invariant"])
def test_an_exercise(copy: Path, said: str, file: str, old: str, new: str, asked: str, goals: list[str]) -> None:
    assert said in README + CONTRIBUTING
    with changed(copy / file, old, new):
        status, output = make(copy, "prove", asked)
    assert status and lost(output) == goals, output
    sequent = re.search(r"its sequent: (\S+)", output)
    assert sequent and "Prove" in (copy / sequent[1]).read_text(encoding="utf-8")
    found, named = re.search(r"(\d+) of (\d+) goals proved", output), re.search(r"Of (\d+) goals (\d+) are", said)
    assert not named or found and found.groups() == named.groups()[::-1], output


def test_the_examples_are_proved_by_the_names_of_their_functions(copy: Path) -> None:
    for function in ("count_in_row", "take_cell"):
        status, output = make(copy, "prove", f"FN={function}")
        assert status == 0 and "\nwhat was asked for is proved (not the whole library)" in output, output
