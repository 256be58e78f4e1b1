"""stack_held.py: how the values of the module Stack are held in C, as vdm2acsl reads it."""
from __future__ import annotations

from typing import Any

from formulas import F, member
from values import Int, Seq

FIXED, FIXED_TYPE, RULES = None, "", ("", "")   # no value is an argument
QUOTES: dict[str, str] = {}
OBJECTS = {"Stack": "numbers"}
HELD: dict[str, str] = {}
UNIVERSE: dict[str, dict[str, str]] = {}


def retrieve(name: str, x: F, binder: Any) -> Seq:
    """Sequences of VDM are counted from 1, arrays from 0."""
    def at(i: Int) -> Int:
        index = Int(i.base, i.off - 1).term
        return Int(member(x, f".at[{index.text}]", index), nat=True)
    return Seq(("nat",), Int(member(x, ".len"), nat=True), at, x)
