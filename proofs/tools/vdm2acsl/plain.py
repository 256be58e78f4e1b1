"""plain.py: what RULES.md says is short for something else, written out. A name with a space is in no module."""
from __future__ import annotations

from typing import Any

from lark import Token, Transformer, Tree, v_args

from vdmsl import Node


def tree(data: str, children: list[Any], at: Node) -> Node:
    return Tree(data, children, at.meta)


def name(word: str, at: Node) -> Node:
    return tree("name", [Token("NAME", word)], at)


@v_args(tree=True)
class Plain(Transformer[Token, Node]):
    def __init__(self) -> None:
        super().__init__()
        self.lets: dict[int, list[tuple[Token, Node]]] = {}     # of binds and parameters, by their identity

    def named(self, pattern: Any) -> tuple[Token, list[tuple[Token, Node]]]:
        """What a pattern gives a name, and the names of its parts."""
        if pattern.data == "p_name":
            return pattern.children[0], []
        words = [str(one.children[0]) for one in pattern.find_data("p_name")]
        whole = Token("NAME", " ".join(["any", *words]))
        return whole, self.parts(pattern, name(whole, pattern))

    def parts(self, pattern: Any, value: Node) -> list[tuple[Token, Node]]:
        if pattern.data == "p_name":
            return [(pattern.children[0], value)]
        if pattern.data != "p_record":
            return []
        of, inner = pattern.children
        some = inner.children if inner else []
        return [found for k, one in enumerate(some)
                for found in self.parts(one, tree("part", [value, of, k, len(some)], pattern))]

    def within(self, lets: list[tuple[Token, Node]], body: Any, word: str = "let") -> Any:
        for one, value in reversed(lets if body is not None else []):
            body = tree(word, [one, None, value, body], value)
        return body

    def let(self, at: Any) -> Any:
        *defs, body = at.children
        for one in reversed(defs):
            if one.data == "def":
                whole, lets = self.named(one.children[0])
                body = tree(str(at.data), [whole, None, one.children[1], self.within(lets, body, str(at.data))], at)
            elif one.data == "typed_def":
                body = tree(str(at.data), [*one.children, body], at)
        return body

    let_stmt = let

    def names(self, at: Any) -> Node:
        found = [self.named(one) for one in at.children]
        whole = tree("names", [one for one, _ in found], at)
        self.lets[id(whole)] = [part for _, lets in found for part in lets]
        return whole

    patterns = names

    def binds(self, at: Any) -> Any:
        self.lets[id(at)] = [part for one in at.children for part in self.lets[id(one.children[0])]]
        return at

    def seq_bind(self, at: Any) -> Node:
        some, value = at.children
        return tree("bind", [some, tree("prefix", [Token("PREFIX", "elems"), value], value)], at)

    def bound(self, at: Any) -> Node:
        """What binds names: its other parts see the names of the patterns."""
        binds = next(one for one in at.children if one is not None and one.data == "binds")

        def inside(one: Any) -> Any:
            if one is not None and one.data == "maplet":
                return tree("maplet", [self.within(self.lets[id(binds)], part) for part in one.children], one)
            return one if one is binds else self.within(self.lets[id(binds)], one)
        return tree(str(at.data), [inside(one) for one in at.children], at)

    forall = exists = exists1 = iota = set_comp = map_comp = bound

    def inv(self, at: Any) -> Node:
        whole, lets = self.named(at.children[0])
        return tree("inv", [whole, self.within(lets, at.children[1])], at)

    def function(self, at: Any) -> Node:
        """Without type parameters; its parameters have names."""
        start, domain, result, again, names, *rest = (one for one in at.children if getattr(one, "data", "") not in (
            "no_type_parameter", "no_curried_function"))
        names = names or tree("names", [], at)
        lets = self.lets.get(id(names), [])
        for k, one in enumerate(rest):
            if one is not None and one.data in ("pre", "post", "measure"):
                rest[k] = tree(str(one.data), [self.within(lets, one.children[0])], one)
            elif one is not None:
                rest[k] = self.within(lets, one, "let" if at.data == "function" else "let_stmt")
        return tree(str(at.data), [start, domain, result, again, names, *rest], at)

    operation = function

    def block(self, at: Any) -> Node:
        return tree("block", [one for one in at.children if one is not None], at)

    def skip(self, at: Any) -> Node:
        return tree("block", [], at)

    def for_in(self, at: Any) -> Node:
        """A loop over the indices of the sequence."""
        *notes, pattern, value, body = at.children
        whole, lets = self.named(pattern)
        s, k = (Token("NAME", f"{whole} {word}") for word in ("in", "at"))
        one = tree("number", ["1"], at)
        here, before = tree("plus", [name(k, at), one], at), tree("number", ["0"], at)
        count = tree("prefix", [Token("PREFIX", "len"), name(s, value)], value)
        element = tree("apply", [name(s, value), tree("exprs", [here], at)], value)
        turn = tree("block", [self.within([(whole, element), *lets], body, "let_stmt"),
                              tree("assign", [k, here], at)], at)
        test = tree("relation", [name(k, at), Token("RELATION", "<"), count], at)
        loop = tree("while", [*notes, test, turn], at)
        first = tree("dcl", [k, tree("t_basic", [Token("BASIC", "nat")], at), before], at)
        return tree("let_stmt", [s, None, value, tree("block", [first, loop], at)], at)


def plain(whole: Node) -> Node:
    return Plain().transform(whole)
