"""seed.py: how the values of spec/seed.vdmsl are held in C: as those of the module XO (representation.py), where the
rules are those of tic-tac-toe, and a player is its quote."""
from __future__ import annotations

import representation

PREFIX = "Seed_"
QUOTES = {**representation.QUOTES, "<CROSS>": "XO_CROSS", "<NOUGHT>": "XO_NOUGHT"}
VALUES = {**representation.VALUES, "XO_CROSS": 1, "XO_NOUGHT": 2}
OBJECTS = {name: held for name, held in representation.OBJECTS.items() if name != "Rules"}
HELD = {"Game": "TicTacToe({x}.rules) && {x}.moves == MoveCountSoFar({x})"}
UNIVERSE, WITHIN, retrieve = representation.UNIVERSE, representation.WITHIN, representation.retrieve
