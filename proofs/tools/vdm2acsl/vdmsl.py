"""vdmsl.py: read a module of VDM-SL as a tree, or say where it is not understood."""
from __future__ import annotations

import functools
import os
from collections.abc import Callable

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

Node = Tree[Token]
GRAMMAR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vdmsl.lark")


class Fault(Exception):
    """What cannot be read or translated, with its place."""


@functools.lru_cache(maxsize=2)
def reader(grammar: str) -> Lark:
    with open(grammar, encoding="utf-8") as file:
        return Lark(file.read(), parser="lalr", propagate_positions=True, maybe_placeholders=True)


def parse(path: str, grammar: str = GRAMMAR, code: Callable[[str], str] = str, language: str = "VDM-SL") -> Node:
    """The tree of what of a text is code."""
    try:
        with open(path, encoding="utf-8") as file:
            text = code(file.read())
    except FileNotFoundError as why:
        raise Fault(f"{path}: no such file") from why
    except UnicodeDecodeError as why:
        raise Fault(f"{path}: this is not UTF-8 at byte {why.start}") from why
    try:
        return reader(grammar).parse(text)
    except UnexpectedInput as why:
        raise Fault(f"{path}:{why.line}:{why.column}: {offending(why, text)} is not in the part of {language} "
                    "that is read "
                    f"here: see {os.path.basename(grammar)}") from why


def offending(why: UnexpectedInput, text: str) -> str:
    if isinstance(why, UnexpectedEOF) or isinstance(why, UnexpectedToken) and why.token.type == "$END":
        return "the end of the text"
    if isinstance(why, UnexpectedToken):
        return f"'{why.token}'"
    assert isinstance(why, UnexpectedCharacters) and why.pos_in_stream is not None
    return "'" + text[why.pos_in_stream:].split("\n")[0][:40] + "'"
