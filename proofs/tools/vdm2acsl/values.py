"""values.py: the values of VDM, as formulas of ACSL say them. A set is its characteristic formula and what to quantify
over to meet each of its elements, a map is the set of its maplets, a sequence its length and its element at i. What
ACSL has no term for (iota, a map) is the one value for which a formula holds."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Optional

from formulas import ATOM, PLUS, PREFIX, F, Variable, conj, disj, implies, made, member, relation, choose

Kind = tuple[Any, ...]                      # a type: ("nat1",), ("name", "Pos"), ("set", ("name", "Pos"))
Gen = tuple[list[Variable], F, Any]         # for these variables, if this holds, this value
Maplet = tuple[list[Variable], F, Any, Any]


@dataclass
class Int:
    """base + off, what C holds of a number or a quote. nat: as a number known not to be negative, by its type."""
    base: Optional[F]
    off: int = 0
    nat: bool = False
    quotes: tuple[str, ...] = ()    # those that it may be
    number: bool = True             # may it be a number?

    @property
    def term(self) -> F:
        if self.base is None:
            return F(str(self.off), ATOM if self.off >= 0 else PREFIX)
        if self.off == 0:
            return self.base
        return made(f"{self.base.at(PLUS - 1)} {'+' if self.off > 0 else '-'} {abs(self.off)}", PLUS, self.base)


def add(a: Int, b: Int, sign: int = 1) -> Int:
    """a + b, or with the sign -1 their difference."""
    nat = a.nat and b.nat and sign > 0
    if b.base is None:
        return Int(a.base, a.off + sign * b.off, nat)
    if a.base is None and sign > 0:
        return Int(b.base, a.off + b.off, nat)
    left = a.base or F("0")
    text = f"{left.at(PLUS - 1)} {'+' if sign > 0 else '-'} {b.base.at(PLUS)}"
    return Int(made(text, PLUS, left, b.base), a.off + sign * b.off, nat)


@dataclass
class Bool:
    formula: F
    held: Optional[F] = None    # the number that holds it: 0 is false

    @property
    def term(self) -> F:
        if self.held is None and not self.formula.plain:
            raise Unfit("this truth value is known by a formula only, and a number is needed here")
        return self.held or choose(self.formula, F("1"), F("0"))


def truth(number: F) -> Bool:
    return Bool(relation(number, "!=", F("0")), number)


@dataclass
class Rec:
    name: str
    fields: dict[str, Any]
    object: Optional[F] = None


@dataclass
class Set:
    elem: Kind
    gens: Callable[[str], list[Gen]]
    has: Callable[[Any], F]
    range: Optional[tuple[Int, Int]] = None     # {a, ..., b}
    of_seq: Optional[Seq] = None                # elems s
    inline: Optional[Set] = None                # the same without the name of its function
    count: Optional[int] = None                 # of a type: how many values it has
    object: Optional[F] = None


@dataclass
class Map:
    key: Any
    val: Any
    gens: Callable[[str], list[Maplet]]
    has: Callable[[Any], F]                     # is it in the domain?
    holds: Callable[[Any, Any], F]              # is this maplet in it?
    app: Optional[Callable[[Any], Any]] = None  # where the value at a key is a term
    object: Optional[F] = None


@dataclass
class Seq:
    elem: Kind
    len: Int
    at: Callable[[Int], Any]                    # from 1
    object: Optional[F] = None


def array(elem: Kind, x: F, value: Callable[[F], Any]) -> Seq:
    """The sequence in a struct with a length and an array, whose elements are counted from 0; the value of one."""
    def at(i: Int) -> Any:
        index = Int(i.base, i.off - 1).term
        return value(member(x, f".at[{index.text}]", index))
    return Seq(elem, Int(member(x, ".len"), nat=True), at, x)


@dataclass
class Graph:
    """The one value for which this holds."""
    type: Kind
    holds: Callable[[Any], F]


class Unfit(Exception):
    """What is not translated of such values; whoever knows the place says where."""


def kind(value: Any) -> Kind:
    if isinstance(value, Rec):
        return ("name", value.name)
    if isinstance(value, Graph):
        return value.type
    if isinstance(value, (Set, Seq)):
        return ("set" if isinstance(value, Set) else "seq", value.elem)
    if isinstance(value, Int) and value.quotes:
        some = [("nat" if value.nat else "int",)] * value.number + [("quote", one) for one in value.quotes]
        return ("union", *some) if len(some) > 1 else some[0]
    return ("map", value.key, value.val) if isinstance(value, Map) else ("bool" if isinstance(value, Bool) else "int",)


def merged(base: Optional[F], off: int, *some: Int) -> Int:
    """A value that may be what each of these may be."""
    return Int(base, off, all(one.nat for one in some), tuple(dict.fromkeys(q for one in some for q in one.quotes)),
               any(one.number for one in some))


def of_one_type(values: Sequence[Any]) -> Sequence[Any]:
    """The same, where each may be what one of them may be."""
    if not values or not all(isinstance(one, Int) for one in values):
        return values
    whole = merged(None, 0, *values)
    return [replace(one, quotes=whole.quotes, number=whole.number) for one in values]


def kind_of(values: Sequence[Any]) -> Kind:
    return kind(of_one_type(values)[0]) if values else ("int",)


def cases(number: F, formulas: list[F]) -> F:
    """The formula of that number."""
    if len(set(formulas)) == 1:
        return formulas[0]
    return conj(*(implies(relation(number, "==", F(str(k))), one) for k, one in enumerate(formulas, 1)))


def either(test: F, a: Any, b: Any) -> Any:
    """The one value or the other, of records and numbers."""
    if type(a) is not type(b) or not isinstance(a, (Rec, Int, Bool)) or isinstance(a, Rec) and a.name != b.name:
        raise Unfit("one of two values is taken: both are to be numbers, or records of one type")
    if not test.plain:
        raise Unfit("one of two values is taken: the condition may only compare numbers")
    if isinstance(a, Rec):
        return Rec(a.name, {f: either(test, a.fields[f], b.fields[f]) for f in a.fields})
    if isinstance(a, Bool):
        return Bool(conj(implies(test, a.formula), disj(test, b.formula)))
    return a if a.term == b.term else merged(choose(test, a.term, b.term), 0, a, b)


def joined(number: F, values: Sequence[Any]) -> Any:
    """The value of that number, of records and numbers."""
    result = values[-1]
    for k in range(len(values) - 1, 0, -1):
        result = either(relation(number, "==", F(str(k))), values[k - 1], result)
    return result
