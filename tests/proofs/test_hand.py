"""Mutants made by hand, of kinds that no semantic patch of proofs/tools/mutants/ makes: the proof of the one function
that is changed must fail, or, where the contract leaves it open on purpose (proofs/records/tested.txt), a unit test.

`make mutants KIND=hand` runs it. Each is a library that answers as it should in most tests. It checks in another order,
tells a winner by turn, or forgets to clear a board. It is wrong in two places that cancel each other, or writes where
nobody looks. Or it leaves out what another way computes as well.
"""
from __future__ import annotations

import importlib.machinery
import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "proofs" / "tools"))
os.chdir(ROOT)
import mutants    # noqa: E402
mutate = importlib.machinery.SourceFileLoader("mutate", "proofs/tools/mutate").load_module()


class Mutant(NamedTuple):
    name: str
    unit: str
    function: str
    changes: tuple[tuple[str, str], ...]   # what is there once, and what is put in its place


LENGTH = """  else if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)
    v.status = XO_BAD_RECORD;
"""
ORDER = """  else if (!xo_inv_play_order(record->rules, &record->order))
    v.status = XO_BAD_ORDER;
"""
TOO_MANY = """    if (i == max)
      return XO_TOO_MANY;
"""
OFF_BOARD = """    if (!on_board(rules, pos))
      return XO_OFF_BOARD;
"""

MUTANTS = [
    # ---- best play ----
    Mutant("a-max-for-a-min", "src/table.c", "table_open", (("after.moves < least", "after.moves > least"),)),
    Mutant("a-game-that-goes-on", "src/table.c", "table_game", (
        ("if (winner != 0 || game->moves", "if (game->moves"),)),
    Mutant("an-order-of-one-player", "src/board.c", "board_in_order", (
        ("order->at[t]) != round", "order->at[0]) != round"),)),
    # ---- what is left at a fault, and a sentence that denies its reason ----
    Mutant("a-count-of-no-board", "src/board.c", "xo_board_judge", (
        ("    return board;\n  board.status = board_status(",
         "    return game->moves = -7, board;\n  board.status = board_status("),)),
    Mutant("cells-thrown-away", "src/board.c", "xo_board_read", (
        ("      return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};", "{\n      xo_init(game, rules);\n"
         "      return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};\n}"),)),
    Mutant("a-cell-behind-the-fault", "src/board.c", "xo_board_read", (
        ("      return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};", "{\n      if (r <= rules.rows)\n"
         "        game->cell[r][c] = 1;\n      return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};\n}"),)),
    Mutant("moves-of-a-text", "src/board.c", "xo_board_read", (
        ("  if (r > rules.rows)\n    return (xo_board){.status = XO_BOARD_OK", "  game->moves = 2147483647;\n"
         "  if (r > rules.rows)\n    return (xo_board){.status = XO_BOARD_OK"),)),
    Mutant("lines-that-meet", "src/board.c", "board_without", (
        ("line.player != 0 && board_apart(game->rules.line, a, b, line)", "line.player != 0"),)),
    Mutant("not-one-too-many", "src/messages.c", "fragment_byte", (
        ('" is one too many: the board has "', '" is not one too many: the board has "'),)),
    Mutant("not-a-valid-game", "src/messages.c", "fragment_byte", (
        ('"the game is valid"', '"the game is not valid"'),)),
    # ---- a part of a step is left out ----
    Mutant("setting-without-the-terms", "src/judge.c", "take_settings", (
        ("  *settings = read;\n", "  settings->fault = XO_SETTINGS_GOOD;\n"),)),
    Mutant("line-taken-twice", "src/judge.c", "xo_judge_lines", (
        ("int begin = lines->start[from + n],", "int begin = lines->start[from],"),)),
    Mutant("line-over-the-last", "src/judge.c", "xo_judge_lines", (("out, at, answer);", "out, 0, answer);"),)),
    Mutant("at-line-wipes-the-board", "src/judge.c", "xo_judge_line", (
        ("    take_settings(&judge->settings, answer->read);\n",
         "    take_settings(&judge->settings, answer->read);\n    answer->record.moves.len = -1;\n"
         "    answer->game.moves = -1;\n"),)),
    Mutant("at-line-as-a-game", "src/judge.c", "xo_judge_line", (
        ("    take_settings(&judge->settings, answer->read);\n",
         "    take_settings(&judge->settings, answer->read);\n    answer->finding.why = XO_TAKEN;\n"),)),
    Mutant("no-line-wipes-the-answer", "src/judge.c", "xo_judge_lines", (
        ("  lines->next = from + n;\n",
         "  if (n == 0) {\n    answer->kind = XO_ANSWER_GAME;\n    answer->record.moves.len = -1;\n  }\n"
         "  lines->next = from + n;\n"),)),
    Mutant("game-with-a-fault-of-settings", "src/answer.c", "xo_answer_game", (
        ("  answer->record.order = settings->order;\n",
         "  answer->record.order = settings->order;\n  answer->read.fault = XO_SETTINGS_LONG;\n"),)),
    # ---- checks in another order ----
    Mutant("length-before-order", "src/referee.c", "xo_referee_judge", ((LENGTH, ""), (ORDER, LENGTH + ORDER))),
    Mutant("off-board-before-too-many", "src/referee.c", "referee_place", (
        (TOO_MANY, ""), (OFF_BOARD, OFF_BOARD + TOO_MANY))),
    Mutant("syntax-before-late", "src/answer.c", "finding_of", (
        ("if (strict && verdict.used < faultless) {", "if (strict && reading.at == -1 && verdict.used < faultless) {"),
        )),
    Mutant("taken-before-over", "src/referee.c", "xo_referee_offer", (
        ("  if (v.outcome != XO_UNFINISHED)\n    return XO_AFTER_END;\n", ""),
        ("\n    return XO_TAKEN;\n",
         "\n    return XO_TAKEN;\n  if (v.outcome != XO_UNFINISHED)\n    return XO_AFTER_END;\n"))),

    # ---- the winner by turn instead of by order ----
    Mutant("winner-by-turn", "src/play.c", "xo_play", (("      return player;\n", "      return turn + 1;\n"),)),
    Mutant("player-by-turn", "src/play.c", "xo_play",
           (("xo_player player = order->at[turn];", "xo_player player = turn + 1;"),)),

    # ---- the board not cleared ----
    Mutant("board-not-cleared", "src/game.c", "xo_init", (
        ("  *game = (xo_game){rules, 0, {{0}}};\n", "  game->rules = rules;\n  game->moves = 0;\n"),)),

    # ---- off by one, and off by one again ----
    Mutant("moves-from-minus-one", "src/game.c", "xo_init", (
        ("(xo_game){rules, 0, {{0}}}", "(xo_game){rules, -1, {{0}}}"),
        ("  return game->moves;\n", "  return game->moves + 1;\n"))),
    Mutant("column-from-zero", "src/token.c", "xo_cell", (
        ("    pos.col = n - row * rules.cols;\n", "    pos.col = n - 1 - row * rules.cols;\n"),)),
    Mutant("looked-too-early", "src/referee.c", "referee_outcome", (("(record, n - 1)", "(record, n - 1 - (n > 1))"),)),
    Mutant("looked-too-seldom", "src/referee.c", "referee_outcome", (
        ("n > xo_min_moves(record->rules)", "n > xo_min_moves(record->rules) + 1"),)),
    Mutant("used-with-the-fault", "src/referee.c", "referee_outcome", (
        ("faultless.len = n;", "faultless.len = n - 1;"),
        ("    //@ ghost judged_prefix(*game, record->order, faultless, record->moves, game->moves);\n", ""))),

    # ---- a scribble after a list ----
    Mutant("begin-scribbles", "src/referee.c", "xo_referee_begin", (
        ("  record->moves.len = 0;\n", "  record->moves.len = 0;\n  record->moves.at[0].row = 0;\n"),)),
    Mutant("offer-scribbles", "src/referee.c", "xo_referee_offer", (
        ("  record->moves.len++;\n", "  record->moves.len++;\n  record->moves.at[record->moves.len].col = 0;\n"),)),
    Mutant("long-line-changes-the-board", "src/answer.c", "xo_answer_game", (
        ("    answer->finding.why = XO_TOO_LONG;\n",
         "    answer->finding.why = XO_TOO_LONG;\n    answer->game.moves = -1;\n"),)),
    Mutant("long-line-without-moves", "src/answer.c", "xo_answer_game", (
        ("    answer->finding.why = XO_TOO_LONG;\n",
         "    answer->finding.why = XO_TOO_LONG;\n    answer->record.moves.len = -1;\n"),)),
    Mutant("line-scribbles-behind-its-moves", "src/answer.c", "xo_answer_game", (
        ("  if (has_word(text, len))\n",
         "  answer->record.moves.at[XO_MOVES_CAP - 1].row = -9;\n  if (has_word(text, len))\n"),)),
    Mutant("one-line-a-call", "src/text_lines.c", "xo_lines_next", (
        ("  lines->within = lines->count == 1",
         "  if (lines->count > 1) {\n    lines->count = 1;\n    used = lines->start[1];\n  }\n"
         "  lines->within = lines->count == 1"),)),
    Mutant("no-first-line-begins", "src/text_lines.c", "xo_lines_next", (
        ("  lines->start[0] = 0;\n  if (!lines->begun", "  if (!lines->begun"),)),
    Mutant("every-fault-is-utf-16", "src/remedy.c", "xo_remedy_of", (
        ("    number = of_syntax(record->rules, finding.move, text, len, finding.at);\n",
         "    number = XO_REMEDY_UTF_16;\n"),)),
    Mutant("off-board-by-the-style", "src/remedy.c", "xo_remedy_of", (
        ("    number = of_off_board(record, finding.move, notation, first, larger);\n",
         "    number = notation == XO_PLAIN ? XO_REMEDY_ZERO_BASED : notation == XO_GO_LETTERS ? XO_REMEDY_NO_I :\n"
         "           notation == XO_ZERO_BASED || notation == 3 ? XO_REMEDY_ONE_LESS : XO_REMEDY_OTHER_BOARD;\n"),)),
    Mutant("no-i-of-the-first-byte", "src/remedy.c", "xo_remedy_of", (
        ("      first = text[part.at];\n", "      first = text[0];\n"),)),
    Mutant("append-scribbles", "src/token.c", "xo_append", (
        ("    moves->len++;\n", "    moves->len++;\n    moves->at[XO_MOVES_CAP - 1] = pos;\n"),)),
    Mutant("quick-words-scribble", "src/notation.c", "read_cells", (
        ("    moves->len = n;\n", "    moves->len = n;\n    moves->at[XO_MOVES_CAP - 1].row = 0;\n"),)),
    Mutant("quick-pairs-scribble", "src/notation.c", "read_pairs", (
        ("  moves->len = n;\n  //@", "  moves->len = n;\n  moves->at[XO_MOVES_CAP - 1].row = 0;\n  //@"),)),
    Mutant("read-scribbles", "src/notation.c", "xo_notation_read", (
        ("  moves->len = 0;\n", "  moves->len = 0;\n  moves->at[XO_MOVES_CAP - 1].row = 0;\n"),)),

    Mutant("no-pair-scribbles", "src/notation.c", "quick_pair", (
        ("  if (more < 0", "  pos->col = 0;\n  if (more < 0"),)),
    Mutant("no-cell-scribbles", "src/notation.c", "quick_cell", (
        ("  if (len - at < 4)\n", "  pos->col = 0;\n  if (len - at < 4)\n"),)),

    # ---- nothing done ----
    Mutant("no-quick-pair-known", "src/notation.c", "quick_pair", (("  if (more < 0 ", "  if (at >= 0 "),)),
    Mutant("no-quick-cell-known", "src/notation.c", "quick_cell", (("  if (len - at < 4)\n", "  if (at >= 0)\n"),)),

    # ---- text that reads as the same moves, and is not the one that is written ----
    Mutant("two-spaces", "src/notation.c", "write_next", (
        ("    text[at] = ' ';\n    at++;\n", "    text[at] = ' ';\n    text[at + 1] = ' ';\n    at += 2;\n"),)),
    Mutant("tab-for-space", "src/notation.c", "write_next", (
        ("    text[at] = ' ';\n", "    text[at] = '\\t';\n"),)),
    Mutant("letters-for-pairs", "src/notation.c", "write_next", (
        ("  text[comma] = ',';\n  int end = write_coordinate(record->moves.at[k].col, text, comma + 1);\n",
         "  text[comma] = ',';\n  int end = write_coordinate(record->moves.at[k].col, text, comma + 1);\n"
         "  if (record->moves.at[k].row < 10 && record->moves.at[k].col < 10) {\n    text[at + 1] = text[at];\n"
         "    text[at] = (char)('a' + record->moves.at[k].col - 1);\n    end = at + 2;\n  }\n"),)),

    # ---- rubbish in cells that are not used ----
    Mutant("border-rubbish", "src/game.c", "xo_move", (
        ("  game->moves++;\n", "  game->moves++;\n  game->cell[0][pos.col] = 0;\n  game->cell[0][0] = 1;\n"),)),
]

# Whole bodies that answer nothing, or always the same: (unit, function, body).
ABSURD = [
    ("src/messages.c", "xo_message_range", "xo_range none = {0, 0}; return none;"),
    ("src/messages.c", "xo_message_range",
     "return finding.why == XO_SYNTAX ? (xo_range){finding.at, 0} : (xo_range){len, 0};"),
    ("src/messages.c", "xo_message_finding", "xo_message m = {1, {'x'}}; return m;"),
    ("src/messages.c", "xo_message_finding", "xo_message m = {0, {0}}; put_fragment(&m, VALID); return m;"),
    ("src/messages.c", "put_move", ";"),
    ("src/messages.c", "first_there", "return k;"),
    ("src/messages.c", "xo_message_status", "xo_word w = {\"valid\"}; return w;"),
    ("src/messages.c", "xo_message_outcome", "xo_word w = {{(char)('0' + outcome)}}; return w;"),
    ("src/notation.c", "xo_notation_word", "xo_range none = {at, 0}; return none;"),
    ("src/notation.c", "xo_notation_next", "xo_range none = {at, 0}; return none;"),
    ("src/notation.c", "xo_notation_range", "xo_range none = {len, 0}; return none;"),
    ("src/notation.c", "xo_notation_read", "xo_reading none = {0, -1}; moves->len = 0; return none;"),
    ("src/notation.c", "xo_notation_read", "xo_reading none = {0, 0}; moves->len = 0; return none;"),
    ("src/notation.c", "xo_notation_written", "return -1;"),
    ("src/text_lines.c", "xo_lines_next", "lines->count = 0; return 0;"),
    ("src/text_lines.c", "xo_lines_next", "lines->count = 0; return len;"),
    ("src/claim.c", "xo_claim_outcome", "return XO_NO_OUTCOME;"),
    ("src/claim.c", "xo_claim_read",
     "xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}}; return none;"),
    ("src/settings.c", "xo_settings_rules", "xo_rules none = {-1, -1, -1, -1}; return none;"),
    ("src/settings.c", "xo_settings_order", "xo_play_order none = {1, {0}}; return none;"),
    ("src/settings.c", "xo_settings_read",
     "xo_settings s = {{0, 0, 0, 0}, {0, {0}}, 0, XO_SETTINGS_LONG, {0, 0}}; "
     "int at = len == 0 ? 0 : first_byte(text, len); *read = s; return len != 0 && text[at] == '@';"),
    ("src/judge.c", "xo_judge_lines", "xo_answer_clear(answer); return 0;"),
    ("src/judge.c", "xo_answer_bytes", "return at;"),
    ("src/verdict.c", "xo_tally_answer", "sum->count[XO_TALLY_GAMES] += 1;"),
    ("src/verdict.c", "xo_location", "return at;"),
    ("src/play.c", "xo_play", "xo_init(game, game->rules); return XO_UNFINISHED;"),
    ("src/referee.c", "xo_referee_judge", "xo_verdict v = {XO_BAD_RECORD, 0, 0, XO_UNFINISHED}; return v;"),
    ("src/referee.c", "xo_referee_offer", "return XO_BAD_RECORD;"),
    ("src/answer.c", "find",
     "xo_finding f = {XO_SYNTAX, 1, 0, 0, 0, XO_UNFINISHED}; xo_init(game, record->rules); return f;"),
]


def changed(name: str, unit: str, text: str) -> str:
    path = Path(mutants.OUT) / name / Path(unit).name
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def with_body(unit: str, function: str, body: str) -> str:
    head = rf"(^\w[^;{{}}]*\b{function}\([^;{{}}]*\)\s{{)"
    text = Path(unit).read_text(encoding="utf-8")
    found = re.search(head + r"(?: [^\n]* }|\n.*?^})", text, re.MULTILINE | re.DOTALL)
    assert found, f"{unit} has no {function}"
    return changed(f"absurd-{function}", unit, f"{text[:found.end(1)]}\n{body}\n}}{text[found.end():]}")


@pytest.mark.parametrize("unit, function, body", ABSURD)
def test_an_absurd_body_is_not_proved(unit: str, function: str, body: str) -> None:
    survives = mutants.survives(unit, with_body(unit, function, body), function)
    assert not survives, f"{function} is proved with the body {body}"


def mutated(mutant: Mutant) -> str:
    text = Path(mutant.unit).read_text(encoding="utf-8")
    for old, new in mutant.changes:
        assert text.count(old) == 1, f"{mutant.unit} has {text.count(old)} times: {old}"
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_the_proof_fails(mutant: Mutant) -> None:
    source = changed(mutant.name, mutant.unit, mutated(mutant))
    survives = mutants.survives(mutant.unit, source, mutant.function)
    assert not survives, f"{mutant.function} is proved with the change in it"
