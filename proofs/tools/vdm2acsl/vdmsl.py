"""vdmsl.py: read a module of VDM-SL as a tree, or say where it is not understood."""
from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Iterator

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lexer import PatternStr

Node = Tree[Token]
HERE = os.path.dirname(os.path.abspath(__file__))
GRAMMAR = os.path.join(HERE, "vdmsl.lark")
EDGE = r"\b(?:values|types|functions|operations|definitions)\b|\bend\s+\w+\s*(?=\Z|module\b)|\b(?=state\s)|;"
SYMBOL = re.compile(rf"--[^\n]*|/\*.*?\*/|\"[^\"\n]*\"|'\\?.'|[(\[{{]|[)\]}}]|(?P<edge>{EDGE})", re.S)


class Fault(Exception):
    """What cannot be read or translated, with its place."""


@functools.lru_cache(maxsize=2)
def reader(grammar: str) -> Lark:
    with open(grammar, encoding="utf-8") as file:
        return Lark(file.read(), parser="lalr", propagate_positions=True, maybe_placeholders=True)


@functools.lru_cache(maxsize=1)
def refusals() -> dict[str, tuple[str, str]]:
    """Of each node that is refused what it is in VDM, and what to write instead: the second table of RULES.md."""
    with open(os.path.join(HERE, "RULES.md"), encoding="utf-8") as file:
        rows = re.findall(r"^\| (no_\w+) \| (.*?) \| .* \| (.*?) \|$", file.read(), re.M)
    return {node: (what.replace("\\|", "|"), instead.replace("\\|", "|")) for node, what, instead in rows}


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError as why:
        raise Fault(f"{path}: no such file") from why
    except UnicodeDecodeError as why:
        raise Fault(f"{path}: this is not UTF-8 at byte {why.start}") from why


def parse(path: str, grammar: str, code: Callable[[str], str], language: str) -> Node:
    """The tree of what of a text is code."""
    text = code(read(path))
    try:
        return reader(grammar).parse(text)
    except UnexpectedInput as why:
        raise Fault(f"{path}:{why.line}:{why.column}: {offending(why, text)} is not in the part of {language} "
                    f"that is read here: see {os.path.basename(grammar)}") from why


def offending(why: UnexpectedInput, text: str) -> str:
    if isinstance(why, UnexpectedEOF) or isinstance(why, UnexpectedToken) and why.token.type == "$END":
        return "the end of the text"
    if isinstance(why, UnexpectedToken):
        return f"'{why.token}'"
    assert isinstance(why, UnexpectedCharacters) and why.pos_in_stream is not None
    return "'" + text[why.pos_in_stream:].split("\n")[0][:40] + "'"


def module(path: str) -> Node:
    """The tree of a module. Reports each definition that is none of VDM-SL, and what is refused in the others."""
    text, faults = read(path), list[tuple[int, int, str]]()
    while True:
        try:
            tree = reader(GRAMMAR).parse(text)
            break
        except UnexpectedInput as why:
            words = {one.pattern.value for one in reader(GRAMMAR).terminals if isinstance(one.pattern, PatternStr)
                     and one.name in (getattr(why, "accepts", None) or getattr(why, "expected", None) or ())}
            after = f"; VDM-SL has {' or '.join(sorted(words))} here" if 0 < len(words) < 5 else ""
            faults.append((why.line, why.column, f"{offending(why, text)} is not expected here{after}"))
            rest = without(text, len(text) if why.line < 1 else why.pos_in_stream or 0)
            if rest == text:
                tree = Tree("start", [])
                break
            text = rest
    if faults:
        raise Fault("\n".join(f"{path}:{line}:{column}: {said}"
                              for line, column, said in sorted({*faults, *refused(tree, text)})))
    return tree


def refused(tree: Node, text: str) -> Iterator[tuple[int, int, str]]:
    for one in tree.iter_subtrees():
        if one.data in refusals():
            what, instead = refusals()[str(one.data)]
            here = text[one.meta.start_pos:one.meta.end_pos].split("\n")[0]
            yield one.meta.line, one.meta.column, f"{what}: '{here[:40]}' is not translated; write {instead}"


def without(text: str, place: int) -> str:
    """The text without the definition of that place."""
    start, end, depth = 0, len(text), 0
    for found in SYMBOL.finditer(text):
        depth += (found[0] in "([{") - (found[0] in ")]}") if len(found[0]) == 1 else 0
        if found["edge"] is not None and (found[0] != ";" or depth <= 0):
            depth, edge = 0, found.end() if found[0] == ";" else found.start()
            if edge >= max(place, 1):
                end = edge
                break
            start = found.end()
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
