"""Mutants made by hand, of kinds that no semantic patch of proofs/tools/mutants/ makes: the proof of the one function
that is changed must fail.

`make mutants KIND=hand` runs it. Each is a library that answers as it should in most tests. It checks in another order,
tells a winner by turn, or forgets to clear a board. It is wrong in two places that cancel each other, or writes where
nobody looks. Or it leaves out what another way computes as well.
"""
from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "proofs" / "tools"))
os.chdir(ROOT)
import mutants    # noqa: E402
import tree       # noqa: E402

LENGTH = ("  else if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)\n"
          "    v.status = XO_BAD_RECORD;\n")
ORDER = "  else if (!xo_inv_play_order(record->rules, &record->order))\n    v.status = XO_BAD_ORDER;\n"
TOO_MANY = "    if (i == max)\n      return XO_TOO_MANY;\n"
OFF_BOARD = "    if (!on_board(rules, pos))\n      return XO_OFF_BOARD;\n"
AFTER_END = "  if (v.outcome != XO_UNFINISHED)\n    return XO_AFTER_END;\n"
# (name, function, what is there once, what is put in its place, of some more of both); a $ is what was there.
MUTANTS: list[tuple[str, ...]] = [
    # ---- best play ----
    ("a-max-for-a-min", "table_open", "after.moves < least", "after.moves > least"),
    ("a-game-that-goes-on", "table_game", "if (winner != 0 || game->moves", "if (game->moves"),
    ("an-order-of-one-player", "board_in_order", "order->at[t]) != round", "order->at[0]) != round"),
    # ---- an exact line ----
    ("no-cell-beyond-the-line", "xo_reach", "n < game->rules.line && game", "n < game->rules.line - 1 && game"),
    ("a-line-or-more", "xo_through", "back + fore + 1 == game->rules.line", "back + fore + 1 >= game->rules.line"),
    ("small-though-exact", "is_small", " && rules.exact == 0", ""),
    ("an-exact-line-of-one-cell", "xo_inv_rules", " && rules.exact < rules.line", ""),
    # ---- what is left at a fault, and a sentence that denies its reason ----
    ("a-count-of-no-board", "xo_board_judge",
     "return board;\n  board.status = board_status(", "return game->moves = -7, board; board.status = board_status("),
    ("cells-thrown-away", "xo_board_read",
     "return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};", "{ xo_init(game, rules); $ }"),
    ("a-cell-behind-the-fault", "xo_board_read",
     "return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};", "{ if (r <= rules.rows) game->cell[r][c] = 1; $ }"),
    ("moves-of-a-text", "xo_board_read",
     "if (r > rules.rows)\n    return (xo_board){.status = XO_BOARD_OK", "game->moves = 2147483647; $"),
    ("lines-that-meet", "board_without",
     "line.player != 0 && board_apart(game->rules.line, a, b, line)", "line.player != 0"),
    ("not-one-too-many", "fragment_byte",
     '" is one too many: the board has "', '" is not one too many: the board has "'),
    ("not-a-valid-game", "fragment_byte", '"the game is valid"', '"the game is not valid"'),
    # ---- a part of a step is left out ----
    ("setting-without-the-terms", "take_settings", "*settings = read;", "settings->fault = XO_SETTINGS_GOOD;"),
    ("line-taken-twice", "xo_judge_lines", "int begin = lines->start[from + n],", "int begin = lines->start[from],"),
    ("line-over-the-last", "xo_judge_lines", "out, at, answer);", "out, 0, answer);"),
    ("at-line-wipes-the-board", "xo_judge_line",
     "take_settings(&judge->settings, answer->read);", "$ answer->record.moves.len = -1; answer->game.moves = -1;"),
    ("at-line-as-a-game", "xo_judge_line",
     "take_settings(&judge->settings, answer->read);", "$ answer->finding.why = XO_TAKEN;"),
    ("no-line-wipes-the-answer", "xo_judge_lines", "lines->next = from + n;",
     "if (n == 0) { answer->kind = XO_ANSWER_GAME; answer->record.moves.len = -1; } $"),
    ("game-with-a-fault-of-settings", "xo_answer_game",
     "answer->record.order = settings->order;", "$ answer->read.fault = XO_SETTINGS_LONG;"),
    # ---- checks in another order ----
    ("length-before-order", "xo_referee_judge", ORDER + LENGTH, LENGTH + ORDER),
    ("off-board-before-too-many", "referee_place", TOO_MANY + OFF_BOARD, OFF_BOARD + TOO_MANY),
    ("syntax-before-late", "finding_of",
     "if (strict && verdict.used < faultless) {", "if (strict && reading.at == -1 && verdict.used < faultless) {"),
    ("taken-before-over", "xo_referee_offer", AFTER_END, "", "\n    return XO_TAKEN;\n", "$" + AFTER_END),
    # ---- the winner by turn instead of by order ----
    ("winner-by-turn", "xo_play", "      return player;\n", "      return turn + 1;\n"),
    ("player-by-turn", "xo_play", "xo_player player = order->at[turn];", "xo_player player = turn + 1;"),
    # ---- the board not cleared ----
    ("board-not-cleared", "xo_init",
     "*game = (xo_game){rules, 0, {{0}}};", "game->rules = rules; game->moves = 0;"),
    # ---- off by one, and off by one again ----
    ("moves-from-minus-one", "xo_init", "(xo_game){rules, 0, {{0}}}", "(xo_game){rules, -1, {{0}}}",
     "return game->moves;", "return game->moves + 1;"),
    ("column-from-zero", "xo_cell", "pos.col = n - row * rules.cols;", "pos.col = n - 1 - row * rules.cols;"),
    ("looked-too-early", "referee_outcome", "(record, n - 1)", "(record, n - 1 - (n > 1))"),
    ("looked-too-seldom", "referee_outcome", "n > xo_min_moves(record->rules)", "$ + 1"),
    ("used-with-the-fault", "referee_outcome", "faultless.len = n;", "faultless.len = n - 1;",
     "    //@ ghost judged_prefix(*game, record->order, faultless, record->moves, game->moves);\n", ""),
    # ---- a scribble after a list ----
    ("begin-scribbles", "xo_referee_begin", "record->moves.len = 0;", "$ record->moves.at[0].row = 0;"),
    ("offer-scribbles", "xo_referee_offer",
     "record->moves.len++;", "$ record->moves.at[record->moves.len].col = 0;"),
    ("long-line-changes-the-board", "xo_answer_game",
     "answer->finding.why = XO_TOO_LONG;", "$ answer->game.moves = -1;"),
    ("long-line-without-moves", "xo_answer_game",
     "answer->finding.why = XO_TOO_LONG;", "$ answer->record.moves.len = -1;"),
    ("line-scribbles-behind-its-moves", "xo_answer_game",
     "if (has_word(text, len))", "answer->record.moves.at[XO_MOVES_CAP - 1].row = -9; $"),
    ("one-line-a-call", "xo_lines_next", "lines->within = lines->count == 1",
     "if (lines->count > 1) { lines->count = 1; used = lines->start[1]; } $"),
    ("no-first-line-begins", "xo_lines_next", "lines->start[0] = 0;\n  if (!lines->begun", "if (!lines->begun"),
    ("every-fault-is-utf-16", "xo_remedy_of",
     "number = of_syntax(record->rules, finding.move, text, len, finding.at);", "number = XO_REMEDY_UTF_16;"),
    ("off-board-by-the-style", "xo_remedy_of",
     "number = of_off_board(record, finding.move, notation, first, larger);",
     "number = notation == XO_PLAIN ? XO_REMEDY_ZERO_BASED : notation == XO_GO_LETTERS ? XO_REMEDY_NO_I :\n"
     "notation == XO_ZERO_BASED || notation == 3 ? XO_REMEDY_ONE_LESS : XO_REMEDY_OTHER_BOARD;"),
    ("no-i-of-the-first-byte", "xo_remedy_of", "first = text[part.at];", "first = text[0];"),
    ("append-scribbles", "xo_append", "    moves->len++;", "$ moves->at[XO_MOVES_CAP - 1] = pos;"),
    ("quick-words-scribble", "read_cells", "    moves->len = n;", "$ moves->at[XO_MOVES_CAP - 1].row = 0;"),
    ("quick-pairs-scribble", "read_pairs", "\n  moves->len = n;", "$ moves->at[XO_MOVES_CAP - 1].row = 0;"),
    ("read-scribbles", "xo_notation_read", "moves->len = 0;", "$ moves->at[XO_MOVES_CAP - 1].row = 0;"),
    ("no-pair-scribbles", "quick_pair", "if (more < 0", "pos->col = 0; $"),
    ("no-cell-scribbles", "quick_cell", "if (len - at < 4)", "pos->col = 0; $"),
    # ---- nothing done ----
    ("no-quick-pair-known", "quick_pair", "if (more < 0 ", "if (at >= 0 "),
    ("no-quick-cell-known", "quick_cell", "if (len - at < 4)", "if (at >= 0)"),
    # ---- text that reads as the same moves, and is not the one that is written ----
    ("two-spaces", "write_next", "text[at] = ' ';\n    at++;", "text[at] = ' '; text[at + 1] = ' '; at += 2;"),
    ("tab-for-space", "write_next", "text[at] = ' ';", "text[at] = '\\t';"),
    ("letters-for-pairs", "write_next", "int end = write_coordinate(record->moves.at[k].col, text, comma + 1);",
     "$ if (record->moves.at[k].row < 10 && record->moves.at[k].col < 10) { text[at + 1] = text[at];\n"
     "text[at] = (char)('a' + record->moves.at[k].col - 1); end = at + 2; }"),
    # ---- rubbish in cells that are not used ----
    ("border-rubbish", "xo_move", "game->moves++;", "$ game->cell[0][pos.col] = 0; game->cell[0][0] = 1;"),
]

# Whole bodies that answer nothing, or always the same: (function, body).
ABSURD = [
    ("xo_message_range", "xo_range none = {0, 0}; return none;"),
    ("xo_message_range", "return finding.why == XO_SYNTAX ? (xo_range){finding.at, 0} : (xo_range){len, 0};"),
    ("xo_message_finding", "xo_message m = {1, {'x'}}; return m;"),
    ("xo_message_finding", "xo_message m = {0, {0}}; put_fragment(&m, VALID); return m;"),
    ("first_there", "return k;"),
    ("xo_message_status", "xo_word w = {\"valid\"}; return w;"),
    ("xo_message_outcome", "xo_word w = {{(char)('0' + outcome)}}; return w;"),
    ("xo_notation_word", "xo_range none = {at, 0}; return none;"),
    ("xo_notation_next", "xo_range none = {at, 0}; return none;"),
    ("xo_notation_range", "xo_range none = {len, 0}; return none;"),
    ("xo_notation_read", "xo_reading none = {0, -1}; moves->len = 0; return none;"),
    ("xo_notation_read", "xo_reading none = {0, 0}; moves->len = 0; return none;"),
    ("xo_notation_written", "return -1;"),
    ("xo_lines_next", "lines->count = 0; return 0;"),
    ("xo_lines_next", "lines->count = 0; return len;"),
    ("xo_claim_outcome", "return XO_NO_OUTCOME;"),
    ("xo_claim_read", "xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}}; return none;"),
    ("xo_settings_rules", "xo_rules none = {-1, -1, -1, -1}; return none;"),
    ("xo_settings_order", "xo_play_order none = {1, {0}}; return none;"),
    ("xo_settings_read",
     "xo_settings s = {{0, 0, 0, 0}, {0, {0}}, 0, XO_SETTINGS_LONG, {0, 0}}; "
     "int at = len == 0 ? 0 : first_byte(text, len); *read = s; return len != 0 && text[at] == '@';"),
    ("xo_judge_lines", "xo_answer_clear(answer); return 0;"),
    ("xo_answer_bytes", "return at;"),
    ("xo_tally_answer", "sum->count[XO_TALLY_GAMES] += 1;"),
    ("xo_location", "return at;"),
    ("xo_play", "xo_init(game, game->rules); return XO_UNFINISHED;"),
    ("xo_referee_judge", "xo_verdict v = {XO_BAD_RECORD, 0, 0, XO_UNFINISHED}; return v;"),
    ("xo_referee_offer", "return XO_BAD_RECORD;"),
    ("find", "xo_finding f = {XO_SYNTAX, 1, 0, 0, 0, XO_UNFINISHED}; xo_init(game, record->rules); return f;"),
]


def unit_of(function: str) -> str:
    return next(unit for unit in tree.kernel() if mutants.defines(unit, function))


def survives(name: str, function: str, text: str) -> bool:
    """Whether a function is proved with this text in the place of its unit."""
    source = f"{mutants.OUT}/{name}/{Path(unit_of(function)).name}"
    tree.write(source, text)
    return mutants.survives(unit_of(function), source, function)


@pytest.mark.parametrize("function, body", ABSURD)
def test_an_absurd_body_is_not_proved(function: str, body: str) -> None:
    text = tree.text_of([unit_of(function)])
    head = rf"(^\w[^;{{}}]*\b{function}\([^;{{}}]*\)\s{{)"
    found = re.search(head + r"(?: [^\n]* }|\n.*?^})", text, re.MULTILINE | re.DOTALL)
    assert found
    absurd = f"{text[:found.end(1)]}\n{body}\n}}{text[found.end():]}"
    assert not survives(f"absurd-{function}", function, absurd)


def mutated(function: str, *changes: str) -> str:
    text = tree.text_of([unit_of(function)])
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert text.count(old) == 1, f"{unit_of(function)} has {text.count(old)} times: {old}"
        text = text.replace(old, new.replace("$", old))
    return text


@pytest.mark.parametrize("mutant", MUTANTS, ids=[name for name, *_ in MUTANTS])
def test_the_proof_fails(mutant: tuple[str, ...]) -> None:
    name, function, *changes = mutant
    assert not survives(name, function, mutated(function, *changes))
