"""formulas.py: terms and formulas of ACSL as text, with their free variables."""
from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Optional

Variable = tuple[str, str]          # its C type and its name
ATOM, PREFIX, TIMES, PLUS, RELATION, AND, OR, IMPLIES, IFF, COND, ALL = 12, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0


@dataclass(frozen=True)
class F:
    """A term or a formula. Plain: without predicates and quantifiers, so that it may be a condition in a term."""
    text: str
    level: int = ATOM
    free: tuple[Variable, ...] = ()
    plain: bool = True
    # What scaffold asks: a conjunction's parts, of what variable it is the range, of what \exists and for which.
    parts: tuple[F, ...] = field(default=(), compare=False)
    ranged: str = field(default="", compare=False)
    some: Optional[tuple[list[Variable], F]] = field(default=None, compare=False)

    def at(self, level: int) -> str:
        return self.text if self.level > level else f"({self.text})"


TRUE, FALSE = F("\\true"), F("\\false")


def made(text: str, level: int, *parts: F, plain: bool = True) -> F:
    return F(text, level, tuple(dict.fromkeys(v for part in parts for v in part.free)),
             plain and all(p.plain for p in parts))


def variable(ctype: str, name: str) -> F:
    return F(name, ATOM, ((ctype, name),))


def member(base: F, text: str, *parts: F) -> F:
    return made(base.text + text, ATOM, base, *parts)


def spelled(word: str) -> str:
    """A name of VDM as one of C: of a letter that C has not the number."""
    return re.sub(r"[^A-Za-z0-9_]", lambda one: "_" if one[0] == " " else f"_{ord(one[0]):x}_", word)


def unused(name: str, taken: Container[str]) -> str:
    """The name, with a number where it is taken."""
    return name if name not in taken else next(f"{name}{k}" for k in count(2) if f"{name}{k}" not in taken)


def call(name: str, args: list[F], predicate: bool = True) -> F:
    name = spelled(name)
    text = f"{name}({', '.join(a.text for a in args)})" if args else name
    return made(text, ATOM, *args, plain=not predicate)


def renamed(one: F, new: dict[str, str]) -> F:
    """The same of other variables."""
    text = re.sub(r"(?<![.\w\\])[A-Za-z_]\w*", lambda found: new.get(found[0], found[0]), one.text)
    return F(text, one.level, tuple(dict.fromkeys((of, new.get(v, v)) for of, v in one.free)), one.plain)


def relation(a: F, op: str, b: F) -> F:
    return made(f"{a.at(RELATION)} {op} {b.at(RELATION)}", RELATION, a, b)


def product(a: F, op: str, b: F) -> F:
    """Of *, / and %."""
    return made(f"{a.at(TIMES - 1)} {op} {b.at(TIMES)}", TIMES, a, b)


def between(low: F, x: F, high: F, op: str = "<=") -> F:
    whole = made(f"{low.at(RELATION)} <= {x.at(RELATION)} {op} {high.at(RELATION)}", RELATION, low, x, high)
    return replace(whole, ranged=x.text)


def joined(word: str, level: int, parts: tuple[F, ...], unit: F, zero: F) -> F:
    some = [p for p in parts if p != unit]
    if len(some) < 2 or zero in some:
        return zero if zero in some else some[0] if some else unit
    return made(f" {word} ".join(p.at(level - 1) for p in some), level, *some)


def conj(*parts: F) -> F:
    whole = joined("&&", AND, parts, TRUE, FALSE)
    every = tuple(one for p in parts if p != TRUE for one in p.parts or (p,))
    return replace(whole, parts=every) if whole.level == AND else whole


def disj(*parts: F) -> F:
    return joined("||", OR, parts, FALSE, TRUE)


def implies(a: F, b: F) -> F:
    if a == TRUE or b == TRUE:
        return b
    return neg(a) if b == FALSE else made(f"{a.at(IMPLIES)} ==> {b.at(IMPLIES)}", IMPLIES, a, b)


def iff(a: F, b: F) -> F:
    return made(f"{a.at(IFF)} <==> {b.at(IFF)}", IFF, a, b)


def neg(a: F) -> F:
    if a in (TRUE, FALSE):
        return FALSE if a == TRUE else TRUE
    return made("!" + (a.text if a.level == ATOM else f"({a.text})"), PREFIX, a)


def choose(test: F, a: F, b: F) -> F:
    return made(f"{test.at(COND)} ? {a.at(COND)} : {b.at(COND - 1)}", COND, test, a, b)


def quantified(word: str, bound: list[Variable], body: F) -> F:
    kinds: dict[str, list[str]] = {}
    for ctype, name in bound:
        kinds.setdefault(ctype, []).append(name)
    names = ", ".join(f"{ctype} {', '.join(names)}" for ctype, names in kinds.items())
    return F(f"\\{word} {names}; {body.text}", ALL, tuple(v for v in body.free if v not in bound), False,
             some=(bound, body) if word == "exists" else None)
