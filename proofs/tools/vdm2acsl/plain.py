"""plain.py: what RULES.md says is short for something else, written out. A name with a space is in no module."""
from __future__ import annotations

from typing import Any

from lark import Token, Transformer, Tree, v_args

from vdmsl import Node


def tree(data: str, children: list[Any], at: Node) -> Node:
    return Tree(data, children, at.meta)


@v_args(tree=True)
class Plain(Transformer[Token, Node]):
    def let(self, at: Any) -> Any:
        """One name or pattern each: this, its type if it has one, its value, and where it is seen."""
        *defs, body = at.children
        for one in reversed(defs):
            if one.data in ("def", "typed_def"):
                first, *of, value = one.children
                body = tree(str(at.data), [first if not of else tree("p_name", [first], one), of[0] if of else None,
                                           value, body], at)
        return body

    let_stmt = let

    def seq_bind(self, at: Any) -> Node:
        some, value = at.children
        return tree("bind", [some, tree("prefix", [Token("PREFIX", "elems"), value], value)], at)

    def function(self, at: Any) -> Node:
        """Without type parameters, and with a list of parameters."""
        parts = [one for one in at.children if getattr(one, "data", "") not in (
            "no_type_parameter", "no_curried_function")]
        parts[4] = parts[4] or tree("patterns", [], at)
        return tree(str(at.data), parts, at)

    operation = function

    def relation(self, at: Any) -> Node:
        a, op, b = at.children
        return tree("relation", [a, Token("RELATION", " ".join(op.split())), b], at)

    def block(self, at: Any) -> Node:
        return tree("block", [one for one in at.children if one is not None], at)

    skip = block

    def for_in(self, at: Any) -> Node:
        """A loop over the indices of the sequence."""
        *notes, pattern, value, body = at.children
        s, k = (Token("NAME", f"{hint(pattern)} {word}") for word in ("in", "at"))
        here, sequence = tree("name", [k], at), tree("name", [s], value)
        following = tree("plus", [here, tree("number", ["1"], at)], at)
        count = tree("prefix", [Token("PREFIX", "len"), sequence], value)
        element = tree("apply", [sequence, tree("exprs", [following], at)], value)
        turn = tree("block", [tree("let_stmt", [pattern, None, element, body], value),
                              tree("assign", [k, following], at)], at)
        loop = tree("while", [*notes, tree("relation", [here, Token("RELATION", "<"), count], at), turn], at)
        first = tree("dcl", [k, tree("t_basic", [Token("BASIC", "nat")], at), tree("number", ["0"], at)], at)
        return tree("let_stmt", [tree("p_name", [s], at), None, value, tree("block", [first, loop], at)], at)


def hint(pattern: Any) -> str:
    """What a variable for what has the pattern is called."""
    words = [str(one.children[0]) for one in pattern.find_data("p_name")]
    return words[0] if pattern.data == "p_name" else f"any {' '.join(words)}"


def plain(whole: Node) -> Node:
    return Plain().transform(whole)
