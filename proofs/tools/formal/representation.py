"""representation.py: how the values of the module XO are held in C (data reification): for each type what it is in
ACSL, and the retrieve function, which gives the value of VDM that an object holds. The same for the GDL and LED texts.
Whoever trusts the translation reads this; nothing else in this folder has a name of C."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from formulas import F, between, call, conj, member, relation, variable
from types_of import Types
from values import Int, Map, Rec, array

# RULES is an argument of every definition that comes after it.
FIXED, FIXED_TYPE, RULES = "RULES", "Rules", ("xo_rules", "R")

# Quotes of the result of play.
QUOTES = {"<DRAW>": "XO_DRAW", "<UNFINISHED>": "XO_UNFINISHED"}
VALUES = {"XO_DRAW": -1, "XO_UNFINISHED": 0}     # what these are, and no player is

# Types that are C objects. All others are integers, or records of integers that go as one argument for each field.
OBJECTS = {"Rules": "xo_rules", "Game": "xo_game", "Moves": "xo_moves", "PlayOrder": "xo_play_order"}

# An object that is to hold a value of this type has the rules of the game at hand,
# and its number of moves is that of its cells.
HELD = {"Game": "SameRules(R, {x}.rules) && {x}.moves == MoveCountSoFar({x})"}

# The elements of a set of these are counted within these bounds, in each field from 1: inv Rules keeps Pos within them.
UNIVERSE = {"Pos": {"row": "XO_SIDE_MAX", "col": "XO_SIDE_MAX"}}
WITHIN = {"Pos": "Vdm_Within"}     # the lemma that says so, so that it is not owed at each place

# GDL: the sort and the number of each constant; which facts are true of a state s, and done by a joint move d.
GDL_CONSTANTS = {"xplayer": ("role", "1"), "oplayer": ("role", "2"), "b": ("mark", "0"), "x": ("mark", "1"),
                 "o": ("mark", "2")}
GDL_READ = STATE, JOINT = variable("xo_gdl_state", "s"), variable("xo_gdl_joint", "d")
GDL_FACTS: dict[str, Callable[..., list[F]]] = {
    "true_cell": lambda m, n, x: [call("GdlCell", [STATE, m, n, x])],
    "true_control": lambda p: [call("GdlControl", [STATE, p])],
    "does_mark": lambda w, m, n: [call("GdlRole", [member(STATE, ".rules"), w]), relation(m, "!=", F("0")),
                                  call("GdlDoes", [JOINT, w, m, n])]}

# LED: the number of each string; the one kind of set that is an object, and whether a pair is in it.
LED_STRINGS, LED_OBJECT = {'"x"': "1", '"o"': "2"}, "xo_led_state"


def led_in(state: F, player: F, cell: F) -> F:
    return relation(member(state, f".has[{player.text}][{cell.text}]", player, cell), "!=", F("0"))


PLAYER = ("name", "Player")


def retrieve(name: str, x: F, types: Types) -> Any:
    """The value of VDM that the C object x holds."""
    if name == "Rules":
        return record("Rules", x, "rows", "cols", "line", "players", "exact")
    if name == "Game":
        return board(x, types)
    if name == "PlayOrder":
        return array(PLAYER, x, lambda at: types.number_of(PLAYER, at))
    return array(("name", "Pos"), x, lambda at: record("Pos", at, "row", "col"))


def record(name: str, x: F, *fields: str) -> Rec:
    return Rec(name, {field: Int(member(x, "." + field), nat=True) for field in fields})


def board(x: F, types: Types) -> Map:
    """A cell of the array that is not 0 is in the domain."""
    def cell(pos: Rec) -> F:
        row, col = pos.fields["row"].term, pos.fields["col"].term
        return member(x, f".cell[{row.text}][{col.text}]", row, col)

    def player(pos: Rec) -> Any:
        return types.number_of(PLAYER, cell(pos))

    def has(pos: Rec) -> F:
        return relation(cell(pos), "!=", F("0"))

    def gens(hint: str) -> list[tuple[list[tuple[str, str]], F, Any, Any]]:
        bound, pos = types.binder(("name", "Pos"), hint)
        inside = (between(F("0"), pos.fields[f].term, F("XO_SIDE_MAX + 2", 8), "<") for f in ("row", "col"))
        return [(bound, conj(*inside, has(pos)), pos, player(pos))]
    return Map(("name", "Pos"), PLAYER, gens, has, lambda pos, p: conj(has(pos), relation(cell(pos), "==", p.term)),
               player, x)
