"""The text that is translated of the module, executed, answers what VDMJ answers, to each game of the tables in
tests/data/vdmj/mended."""
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace as Of
from typing import Any

import pytest

import representation
from acsl_run import Text
from conftest import ROOT
from module import Module

CONSTANTS = {"XO_SIDE_MAX": 20, "XO_PLAYERS_MAX": 8, "XO_DRAW": -1, "XO_UNFINISHED": 0,
             "SameRules": lambda rules, others: rules is others, "MoveCountSoFar": lambda game: game.moves}
TABLES = sorted((ROOT / "tests/data/vdmj/mended").glob("*.tsv"))


@pytest.fixture(scope="module")
def vdm() -> Text:
    text = Text(translation(), CONSTANTS)
    # Those that quantify over games, and what uses them.
    assert text.left == ["Vdm_notOverBefore_k", "Vdm_play_loop", "Vdm_play", "Vdm_canForce", "Vdm_keeps"]
    return text


def translation() -> str:
    return f"/*@\n{Module(str(ROOT / 'spec/xo.vdmsl'), representation).definitions()}*/"


def board(rules: Any, cells: dict[tuple[int, int], int]) -> Any:
    rows: Any = defaultdict(lambda: defaultdict(int))
    for (row, col), player in cells.items():
        rows[row][col] = player
    return Of(cell=rows, rules=rules, moves=len(cells))


def listed(values: list[Any], other: Any) -> Any:
    """A list of C: what follows its length is anything."""
    return Of(len=len(values), at=defaultdict(lambda: other, enumerate(values)))


def play(vdm: Text, rules: Any, players: list[int], cells: list[tuple[int, int]]) -> tuple[str, int]:
    """The module's play: the answer, and the moves used. Each turn of its loop is made here, and is one that the
    statements as translated allow; on the way the invariants, pre and post of move and the type of the game are
    asked."""
    order, moves = listed(players, 0), listed([Of(row=r, col=c) for r, c in cells], Of(row=0, col=0))
    # VDMJ's number for a nat1 that is 0, and for a broken invariant.
    if not all(vdm.is_Pos(rules, *cell) for cell in cells):
        return "ERROR 3327" if any(min(cell) < 1 for cell in cells) else "ERROR 4079", 0
    if not (vdm.is_Rules(rules) and vdm.is_PlayOrder(rules, order) and vdm.is_Moves(rules, moves)):
        return "ERROR 4060", 0
    taken: dict[tuple[int, int], int] = {}
    game, n, turns = board(rules, taken), 0, listed(players, 0)
    assert vdm.init_Sigma(rules, game) and vdm.play_begin(rules, game, game, order, moves, turns, n)
    while vdm.play_while(rules, game, order, moves, turns, n):
        assert vdm.invariant_play_3(rules, game, order, moves, turns, n)
        assert vdm.pre_move(rules, game, turns.at[0], *cells[n])
        taken = {**taken, cells[n]: turns.at[0]}
        old, was, game = game, turns, board(rules, taken)
        turns = listed([*(turns.at[k] for k in range(1, turns.len)), turns.at[0]], 0)
        assert vdm.play_body(rules, old, game, order, moves, was, n, turns, n + 1)
        assert vdm.post_move(rules, old, game, was.at[0], *cells[n])
        n += 1
        assert vdm.invariant_play_1(rules, game, order, moves, turns, n)
    (answer,) = [p for p in range(-1, rules.players + 2) if vdm.play_end(rules, game, order, moves, turns, n, p)]
    return {-1: "DRAW", 0: "UNFINISHED"}.get(answer, str(answer)), n


def differing(vdm: Text, table: Path) -> Iterator[str]:
    """The games of a table that have another answer."""
    rules = Of(**dict(zip(("rows", "cols", "line", "players"), map(int, table.stem.split("x")), strict=True)), exact=0)
    vdm.over(range(-1, rules.rows * rules.cols + 7))
    lines = table.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 20
    for line in lines:
        order, moves, result, used = line.split("\t")
        cells = [(int(r), int(c)) for r, c in re.findall(r"(-?\d+),(-?\d+)", moves)]
        if play(vdm, rules, [int(p) for p in order.split(",")], cells) != (result, int(used)):
            yield line


@pytest.mark.parametrize("table", TABLES, ids=[table.stem for table in TABLES])
def test_what_is_translated_answers_as_vdmj(vdm: Text, table: Path) -> None:
    assert not list(differing(vdm, table))


@pytest.mark.parametrize("first, players, every", [("cross", [1, 2], 300), ("nought", [2, 1], 20)])
def test_what_is_translated_answers_for_tic_tac_toe_as_vdmj(vdm: Text, first: str, players: list[int],
                                                            every: int) -> None:
    """Games without a fault, which the seed, the module that VDMJ was first asked for, judges alike: that is proved."""
    rules, names = Of(rows=3, cols=3, line=3, players=2, exact=0), {"CROSS": "1", "NOUGHT": "2"}
    vdm.over(range(-1, 10))
    lines = (ROOT / f"tests/data/vdmj/play-{first}-first.txt").read_text(encoding="utf-8").splitlines()[::every]
    for moves, result in map(str.split, lines):
        cells = [((int(cell) + 2) // 3, (int(cell) + 2) % 3 + 1) for cell in moves]
        assert play(vdm, rules, players, cells)[0] == names.get(result, result), (moves, result)
    assert len(lines) > 40


@pytest.mark.parametrize("exact, used", [(0, 7), (1, 11)])
def test_a_line_that_goes_on_does_not_win_of_exact_rules(vdm: Text, exact: int, used: int) -> None:
    """Move 7 makes four in a row, move 11 three in a diagonal."""
    vdm.over(range(-1, 14))
    cells = [(int(cell[0]), int(cell[1])) for cell in "11 21 12 22 14 34 13 31 23 24 32".split()]
    assert play(vdm, Of(rows=3, cols=4, line=3, players=2, exact=exact), [1, 2], cells) == ("1", used)


def test_another_text_answers_otherwise() -> None:
    text = translation()
    other = text.replace("1 <= k <= 4", "1 <= k <= 3")   # without the last diagonals
    assert other != text and any(differing(Text(other, CONSTANTS), ROOT / "tests/data/vdmj/mended/3x4x3x2.tsv"))
