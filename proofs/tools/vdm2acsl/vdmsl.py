"""vdmsl.py: read a module of VDM-SL as a tree, or say where it is not understood; and the files that are written."""
from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from lark import Lark, Token, Transformer, Tree, v_args
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lexer import PatternStr

Node = Tree[Token]
HERE = os.path.dirname(os.path.abspath(__file__))
GRAMMAR = os.path.join(HERE, "vdmsl.lark")
EDGE = r"\b(?:values|types|functions|operations|definitions)\b|\bend\s+\w+\s*(?=\Z|module\b)|\b(?=state\s)|;"
SYMBOL = re.compile(rf"--[^\n]*|/\*.*?\*/|\"[^\"\n]*\"|'\\?.'|[(\[{{]|[)\]}}]|(?P<edge>{EDGE})", re.S)


class Fault(Exception):
    """What cannot be read or translated, with its place."""


@functools.lru_cache(maxsize=3)
def reader(grammar: str) -> Lark:
    return Lark(read(grammar), parser="lalr", propagate_positions=True, maybe_placeholders=True)


@functools.lru_cache(maxsize=1)
def refusals() -> dict[str, tuple[str, str]]:
    """Of each node that is refused what it is in VDM, and what to write instead: the second table of RULES.md."""
    rows = re.findall(r"^\| (no_\w+) \| (.*?) \| .* \| (.*?) \|$", read(os.path.join(HERE, "RULES.md")), re.M)
    return {node: (what.replace("\\|", "|"), instead.replace("\\|", "|")) for node, what, instead in rows}


def read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as why:
        raise Fault(f"{path}: {'no such file' if isinstance(why, FileNotFoundError) else why.strerror}") from why
    except UnicodeDecodeError as why:
        raise Fault(f"{path}: this is not UTF-8 at byte {why.start}") from why


def headed(path: str, out: str, text: str) -> str:
    guard = os.path.basename(out).upper().replace(".", "_")
    return (f"/* {os.path.basename(out)}: {re.sub(r'[^ ]*/', '', path)}, definition by definition, as vdm2acsl writes "
            "it: do not edit. Its\n * RULES.md says how each operator is translated. To a compiler it is a comment. "
            "*/\n"
            f"#ifndef XO_{guard}\n#define XO_{guard}\n{text}#endif\n")


def written(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def compared(path: str, text: str, command: str) -> None:
    """The file has this text, or it is out of date."""
    there = read(path)
    if there != text:
        lines = zip(there.split("\n"), text.split("\n"))
        line = next((k for k, (a, b) in enumerate(lines, 1) if a != b), there.count("\n"))
        raise Fault(f"{path}:{line}: this is not what is translated now: run {command}")


def offending(why: UnexpectedInput, text: str) -> str:
    if isinstance(why, UnexpectedEOF) or isinstance(why, UnexpectedToken) and why.token.type == "$END":
        return "the end of the text"
    if isinstance(why, UnexpectedToken):
        return f"'{why.token}'"
    assert isinstance(why, UnexpectedCharacters) and why.pos_in_stream is not None
    return "'" + text[why.pos_in_stream:].split("\n")[0][:40] + "'"


@v_args(tree=True)
class Plain(Transformer[Token, Node]):
    """What RULES.md says is short for something else, written out. A name with a space is in no module."""
    def seq_bind(self, at: Any) -> Node:
        some, value = at.children
        return Tree("bind", [some, Tree("prefix", [Token("PREFIX", "elems"), value], value.meta)], at.meta)

    def for_in(self, at: Any) -> Node:
        """A loop over the indices of the sequence."""
        *notes, pattern, value, body = at.children
        s, k = (Token("NAME", f"{hint(pattern)} {word}") for word in ("in", "at"))

        def tree(data: str, *children: Any, at: Node = at) -> Any:
            return Tree(data, list(children), at.meta)
        here, sequence = tree("name", k), tree("name", s, at=value)
        following = tree("plus", here, tree("number", "1"))
        count = tree("prefix", Token("PREFIX", "len"), sequence, at=value)
        element = tree("apply", sequence, tree("exprs", following), at=value)
        turn = tree("block", tree("element", pattern, None, element, body, at=value), tree("assign", k, following))
        loop = tree("while", *notes, tree("relation", here, Token("RELATION", "<"), count), turn)
        first = tree("dcl", k, tree("t_basic", Token("BASIC", "nat")), tree("number", "0"))
        return cast(Node, tree("let_stmt", tree("p_name", s), None, value, tree("block", first, loop)))


def hint(pattern: Any) -> str:
    """What a variable for what has the pattern is called."""
    words = [str(one.children[0]) for one in pattern.find_data("p_name")]
    return words[0] if pattern.data == "p_name" else f"any {' '.join(words)}"


def module(path: str) -> Node:
    """The tree of a module. Reports each definition that is none of VDM-SL, and what is refused in the others."""
    text, faults, tree = read(path), list[tuple[int, int, str]](), None
    while tree is None:
        try:
            tree = reader(GRAMMAR).parse(text)
        except UnexpectedInput as why:
            words = {one.pattern.value for one in reader(GRAMMAR).terminals if isinstance(one.pattern, PatternStr)
                     and one.name in (getattr(why, "accepts", None) or getattr(why, "expected", None) or ())}
            after = f"; VDM-SL has {' or '.join(sorted(words))} here" if 0 < len(words) < 5 else ""
            faults.append((why.line, why.column, f"{offending(why, text)} is not expected here{after}"))
            rest = without(text, len(text) if why.line < 1 else why.pos_in_stream or 0)
            text, tree = rest, Tree("start", []) if rest == text else None
    if faults:
        raise Fault("\n".join(f"{path}:{line}:{column}: {said}"
                              for line, column, said in sorted({*faults, *refused(tree, text)})))
    return Plain().transform(tree)


def refused(tree: Any, text: str) -> Iterator[tuple[int, int, str]]:
    for one in tree.iter_subtrees():
        if one.data in refusals():
            what, instead = refusals()[str(one.data)]
            here = text[one.meta.start_pos:one.meta.end_pos].split("\n")[0]
            yield one.meta.line, one.meta.column, f"{what}: '{here[:40]}' is not translated; write {instead}"


def nodes(tree: Any, *sorts: str) -> Iterator[Any]:
    """Those of these sorts, one sort after the other."""
    if isinstance(tree, Tree):
        yield from (one for sort in sorts for one in tree.find_data(sort))


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
