"""The text that is translated of the module, executed, answers what VDMJ answers, to each game of the tables in
tests/data/vdmj/mended."""
from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace as Of
from typing import Any

import pytest

from acsl_run import Text
from conftest import ROOT

CONSTANTS = {"XO_SIDE_MAX": 20, "XO_PLAYERS_MAX": 8, "XO_DRAW": -1, "XO_UNFINISHED": 0}
TABLES = sorted((ROOT / "tests/data/vdmj/mended").glob("*.tsv"))


@pytest.fixture(scope="module")
def vdm() -> Text:
    text = Text((ROOT / "spec/module.acsl").read_text(encoding="utf-8"), CONSTANTS)
    # Those that quantify over games, and what uses them.
    assert text.left == ["Vdm_notOverBefore_k"]
    return text


def board(cells: dict[tuple[int, int], int]) -> Any:
    rows: Any = defaultdict(lambda: defaultdict(int))
    for (row, col), player in cells.items():
        rows[row][col] = player
    return Of(cell=rows)


def listed(values: list[Any], other: Any) -> Any:
    """A list of C: what stands behind its length is anything."""
    return Of(len=len(values), at=defaultdict(lambda: other, enumerate(values)))


def play(vdm: Text, rules: Any, players: list[int], cells: list[tuple[int, int]]) -> tuple[str, int]:
    """The body of the module's play, by hand, its parts as translated: the answer, and the moves used. On the way the
    invariants of the loop, pre and post of move and the type of the game are asked."""
    order, moves = listed(players, 0), listed([Of(row=r, col=c) for r, c in cells], Of(row=0, col=0))
    if not all(vdm.is_Pos(rules, *cell) for cell in cells):   # VDMJ's number for a nat1 that is 0, and for a broken invariant
        return "ERROR 3327" if any(min(cell) < 1 for cell in cells) else "ERROR 4079", 0
    if not (vdm.is_Rules(rules) and vdm.is_PlayOrder(rules, order) and vdm.is_Moves(rules, moves)):
        return "ERROR 4060", 0
    taken: dict[tuple[int, int], int] = {}
    game, n, turns = board(taken), 0, list(players)
    assert vdm.init_Sigma(rules, game)
    while n < len(cells) and vdm.isUnfinished(rules, game):
        assert vdm.invariant_play_3(rules, game, order, moves, listed(turns, 0), n)
        assert vdm.pre_move(rules, game, turns[0], *cells[n])
        old, taken = game, {**taken, cells[n]: turns[0]}
        game = board(taken)
        assert vdm.post_move(rules, old, game, turns[0], *cells[n]) and vdm.is_Game(rules, game)
        turns, n = turns[1:] + turns[:1], n + 1
        assert vdm.invariant_play_1(rules, game, order, moves, listed(turns, 0), n)
    if vdm.isWon(rules, game):
        (winner,) = [p for p in range(0, rules.players + 2) if vdm.whoWon(rules, game, p)]
        return str(winner), n
    return ("DRAW" if vdm.isDraw(rules, game) else "UNFINISHED"), n


def differing(vdm: Text, table: Path) -> list[str]:
    """The games of a table that have another answer."""
    rules = Of(**dict(zip(("rows", "cols", "line", "players"), map(int, table.stem.split("x")), strict=True)))
    vdm.over(range(-1, rules.rows * rules.cols + 7))
    lines = table.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 20
    wrong = []
    for line in lines:
        order, moves, result, used = line.split("\t")
        cells = [(int(r), int(c)) for r, c in re.findall(r"(-?\d+),(-?\d+)", moves)]
        if play(vdm, rules, [int(p) for p in order.split(",")], cells) != (result, int(used)):
            wrong.append(line)
    return wrong


@pytest.mark.parametrize("table", TABLES, ids=[table.stem for table in TABLES])
def test_what_is_translated_answers_as_vdmj(vdm: Text, table: Path) -> None:
    assert not differing(vdm, table)


def test_another_text_answers_otherwise() -> None:
    text = (ROOT / "spec/module.acsl").read_text(encoding="utf-8")
    other = text.replace("1 <= k <= 4", "1 <= k <= 3")   # without the last diagonals
    assert other != text and differing(Text(other, CONSTANTS), ROOT / "tests/data/vdmj/mended/3x4x3x2.tsv")
