"""definitions.py: the definitions of a text that is no module, each written once, after those that it uses."""
from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from lark.exceptions import UnexpectedInput

from vdmsl import Fault, offending, reader

HERE = os.path.dirname(os.path.abspath(__file__))


class Definitions:
    unknown = "'{}' is not known here"
    define: Callable[[str, Any], str]

    def __init__(self, path: str) -> None:
        self.path, self.out, self.busy, self.done = path, list[str](), list[str](), set[str]()
        self.trees: dict[str, Any] = {}

    def fault(self, at: Any, why: str) -> Fault:
        place = getattr(at, "meta", at)
        return Fault(f"{self.path}:{place.line}:{place.column}: {why}")

    def parsed(self, grammar: str, text: str) -> list[Any]:
        try:
            return list(reader(os.path.join(HERE, grammar)).parse(text).children)
        except UnexpectedInput as why:
            raise Fault(f"{self.path}:{why.line}:{why.column}: {offending(why, text)} is not in the part of "
                        f"{grammar[:3].upper()} that is read here: see {grammar}") from why

    def translate(self) -> str:
        for name, tree in self.trees.items():
            self.need(name, tree)
        return "".join(line + "\n" for line in self.out)

    def need(self, name: str, at: Any) -> Any:
        if name not in self.trees:
            raise self.fault(at, self.unknown.format(name))
        if name in self.busy:
            raise self.fault(at, f"{name} is defined by itself: recursion is not translated")
        if name not in self.done:
            self.busy.append(name)
            text = self.define(name, self.trees[name])
            self.busy.pop()
            self.done.add(name)
            self.told(name, self.trees[name], text)
        return self.trees[name]

    def told(self, name: str, at: Any, *texts: str) -> None:
        self.out += [f"// {os.path.basename(self.path)}:{getattr(at, 'meta', at).line}: {name}", *texts]
