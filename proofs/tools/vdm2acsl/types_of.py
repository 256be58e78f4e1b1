"""types_of.py: the types of a module: what holds a value of each, and what says that a value is of it; and what may be
said of values of any type: that two are the same, that each of some has a property."""
from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, Optional

from formulas import (AND, FALSE, TRUE, F, Variable, between, call, conj, disj, iff, implies, made, neg, quantified,
                      relation, spelled, unused, variable)
from naming import RESERVED, Local
from values import Bool, Gen, Graph, Int, Kind, Map, Maplet, Rec, Seq, Set, Unfit, kind_of, of_one_type, truth
from vdmsl import Fault, Node, hint

NUMBERS = ("nat", "nat1", "int")
ONE = Int(None, 1, True)
NONE = Int(None, 0, True)


def the_type(tree: Any) -> Kind:
    sort, parts = tree.data[2:], tree.children
    if sort == "basic":
        return (str(parts[0]),)
    return (sort, str(parts[0])) if sort in ("name", "quote") else (sort, *map(the_type, parts))


def described(of: Kind) -> str:
    sort, *parts = of
    if sort in ("name", "quote"):
        return str(parts[0])
    some = [described(one) for one in parts]
    words = {"set": "set of {}", "seq": "seq of {}", "seq1": "seq1 of {}", "map": "map {} to {}", "unit": "()"}
    return (words[sort].format(*some) if sort in words else
            {"union": " | ", "product": " * "}.get(sort, "").join(some) or sort)


def title(value: Any) -> str:
    """What a value, or a class of them, is called."""
    sort = value if isinstance(value, type) else type(value)
    words = {Bool: "truth value", Int: "number", Seq: "sequence"}
    return value.name if isinstance(value, Rec) else words.get(sort, sort.__name__.lower())


@dataclass
class Routine:
    """A function or an operation: its parameters are patterns, and each has a name for what goes there."""
    patterns: list[Any]
    kinds: dict[str, Kind]
    result: Kind
    body: Any
    pre: Any
    post: Any
    measure: Any = None


# What a representation has where it does not define it.
DEFAULTS: dict[str, Any] = {"FIXED": None, "FIXED_TYPE": "", "RULES": ("", ""), "PREFIX": "Vdm_", "QUOTES": {},
                            "VALUES": {}, "OBJECTS": {}, "HELD": {}, "UNIVERSE": {}, "WITHIN": {}}


class Types:
    need: Callable[[str], None]         # writes a definition, before what uses it

    def __init__(self, path: str, rep: Any, counts: Optional[dict[str, str]] = None) -> None:
        self.path, self.rep = path, SimpleNamespace(**{**DEFAULTS, **vars(rep)})
        self.prefix: str = self.rep.PREFIX
        self.names: dict[str, Node] = {}
        self.records: dict[str, dict[str, Kind]] = {}
        self.state: dict[str, Kind] = {}
        self.busy = list[str]()         # what is being written
        self.done = set[str]()
        self.terms = set[str]()         # functions that are terms of ACSL; of others a further argument is the result
        self.refused: dict[str, Fault] = {}
        self.counts = {} if counts is None else counts      # of each set that is counted, what counts it
        self.taken = set[str]()         # names of what is written
        self.own = set[str]()           # of these, those that the module's names give
        held = [*self.rep.QUOTES.values(), *self.rep.OBJECTS.values(), *self.rep.HELD.values(),
                *(bound for bounds in self.rep.UNIVERSE.values() for bound in bounds.values())]
        self.fixed_names = RESERVED | {word for text in held for word in re.findall(r"(?<![.\w{])[A-Za-z_]\w*", text)
                                       if word != self.rep.RULES[1]}
        self.renew("")

    def fixed(self, name: str) -> list[F]:
        """The fixed value is an argument of what comes after it."""
        order = list(self.names)
        after = self.rep.FIXED in order and order.index(name) > order.index(self.rep.FIXED)
        return [variable(*self.rep.RULES)] if after else []

    def renew(self, name: str, part: str = "") -> None:
        """What is written next has variables of its own."""
        self.local = Local(name, self.rep.RULES[1], self.counts, self.prefix, self.taken, self.fixed_names)
        self.local.name += part

    def rules(self) -> list[Variable]:
        return [v for one in self.fixed(self.local.definition) for v in one.free]

    def write(self, name: str, params: list[Variable], body: F, ctype: str = "") -> list[str]:
        for v in body.free:
            if v not in params:
                raise self.fault(self.names[self.local.definition], f"{name}: {v[1]} is free in {body.text}")
        name = spelled(name)
        if name in self.own:
            raise self.fault(self.names[self.local.definition], f"{name} is the name of two definitions in ACSL")
        self.own.add(name)
        helpers, self.local.helpers = self.local.helpers, []
        self.taken |= {name, *re.findall(rf"(?:predicate|logic integer) {self.prefix}(\w+)", "\n".join(helpers))}
        return helpers + [self.local.text(name, params, body, ctype)]

    def call(self, name: str, args: list[F], predicate: bool = True) -> F:
        return call(self.prefix + name, args, predicate)

    def fault(self, tree: Any, text: str) -> Fault:
        meta = getattr(tree, "meta", tree)
        return Fault(f"{self.path}:{getattr(meta, 'line', 0)}:{getattr(meta, 'column', 0)}: {text}")

    def placed(self, tree: Any, work: Callable[[], Any]) -> Any:
        """The result of the work. What it does not translate is refused, with the place of the tree."""
        try:
            return work()
        except Unfit as why:
            raise self.fault(tree, str(why)) from why
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as why:
            raise self.fault(tree, "this is not translated of such values: have a VDM tool check their types") from why

    def known(self, name: str) -> Any:
        """The tree of a definition that is not refused."""
        if name in self.refused:
            raise self.refused[name]
        return self.names[name]

    def is_a(self, name: str, *sorts: str) -> bool:
        return name in self.names and self.names[name].data in sorts

    def routine(self, name: str) -> Routine:
        _, domain, result, _, patterns, *rest = self.known(name).children
        of, kinds = the_type(domain), dict[str, Kind]()
        parts = () if of == ("unit",) else of[1:] if of[0] == "product" else (of,)
        if len(parts) != len(patterns.children):
            raise self.fault(patterns, f"{len(patterns.children)} names for {len(parts)} parameters")
        for pattern, part in zip(patterns.children, parts):
            kinds[unused(hint(pattern), kinds)] = part
        return Routine(patterns.children, kinds, the_type(result), *rest)

    def matched(self, pattern: Any, value: Any = None, of: Any = None) -> Iterator[tuple[str, Any, Any]]:
        """What a pattern names, each with its value, if one is given, and its type."""
        if pattern.data == "p_name":
            yield str(pattern.children[0]), value, of
        if pattern.data == "p_record":
            word, some = pattern.children[0], pattern.children[1].children
            if value and not (isinstance(value, Rec) and word == "mk_" + value.name and len(value.fields) == len(some)):
                raise self.fault(pattern, f"the pattern {word} of {len(some)} parts does not match a {title(value)} "
                                 "here")
            for one, (field, part) in zip(some, self.records.get(word[3:], {}).items()):
                yield from self.matched(one, value and value.fields[field], part)

    def named(self, patterns: Iterable[Any], values: Iterable[Any]) -> dict[str, Any]:
        return {name: x for pattern, value in zip(patterns, values) for name, x, _ in self.matched(pattern, value)}

    def agree(self, patterns: Iterable[Any], values: Iterable[Any]) -> F:
        """A name that the patterns have twice is of one value."""
        seen: dict[str, Any] = {}
        return conj(*(self.equal(seen[name], x) for pattern, value in zip(patterns, values)
                      for name, x, _ in self.matched(pattern, value) if x is not seen.setdefault(name, x)))

    def variables(self, kinds: dict[str, Kind], mark: str = "") -> tuple[list[Variable], dict[str, Any]]:
        """For each of these types, by its name."""
        params, env = list[Variable](), dict[str, Any]()
        for name, of in kinds.items():
            more, env[name] = self.binder(of, name + mark)
            params += more
        return params, env

    def resolve(self, of: Kind) -> Kind:
        """The type that an alias names; a union's parts are no unions."""
        if of[0] == "name" and self.is_a(of[1], "alias"):
            return self.resolve(the_type(self.known(of[1]).children[1]))
        if of[0] == "union":
            parts = [self.resolve(one) for one in of[1:]]
            return ("union", *(part for one in parts for part in (one[1:] if one[0] == "union" else [one])))
        return of

    def alternatives(self, of: Kind) -> list[Kind]:
        """The parts of a union, or the type alone, by their names."""
        if self.resolve(of)[0] != "union":
            return [self.resolve(of) if self.resolve(of)[0] == "quote" else of]
        return ([part for one in of[1:] for part in self.alternatives(one)] if of[0] == "union" else
                self.alternatives(the_type(self.known(of[1]).children[1])))

    def least(self, of: Kind) -> float:
        """No number of the type is less."""
        return {"nat": 0, "nat1": 1}.get(self.resolve(of)[0], -10 ** 9)

    def finite(self, of: Kind) -> bool:
        """Is it seen to have finitely many values?"""
        base = self.resolve(of)
        parts = list(base[1:] if base[0] == "union" else self.records.get(base[-1], {}).values())
        return base[0] in ("bool", "quote") or bool(parts) and all(map(self.finite, parts))

    def all_of_type(self, of: Kind) -> Set:
        """The values of a type, as a set."""
        if not self.finite(of):
            raise Unfit(f"a bind over the type {described(of)}, which may have no end: write 'in set' and the set that "
                        "is meant")
        base, count = self.resolve(of), None
        if base[0] != "name" and not (of[0] == "name" and any(self.names[of[1]].find_data("inv"))):
            count = {"bool": 2, "quote": 1}.get(base[0], len(set(base[1:])))
        return self.set_where(of, lambda x: self.typed(of, x), count=count)

    # ---- collections, made of others ----

    def set_where(self, elem: Kind, has: Callable[[Any], F], hint: str = "e", **more: Any) -> Set:
        """The values of a type for which this holds."""
        def gens(name: str) -> list[Gen]:
            bound, x = self.binder(elem, name or hint)
            return [(bound, conj(self.held(elem, x), has(x)), x)]
        return Set(elem, gens, lambda x: conj(self.akin(elem, x), has(x)), **more)

    def made_set(self, elem: Kind, gens: Callable[[str], list[Gen]]) -> Set:
        return Set(elem, gens, lambda x: self.some(gens(""), lambda v: self.equal(x, v)))

    def some(self, ways: list[Gen], test: Callable[[Any], F]) -> F:
        return disj(*(self.quantify("exists", b, g, test(x)) for b, g, x in ways))

    def interval(self, low: Int, high: Int) -> Set:
        end, op = (high.base, "<") if high.off == -1 and high.base else (high.term, "<=")
        return self.set_where(("nat",) if low.nat else ("int",), lambda x: between(low.term, x.term, end, op), "i",
                              range=(low, high))

    def index(self, s: Seq) -> tuple[list[Variable], Int, F]:
        bound, guard, i = self.interval(ONE, s.len).gens("i")[0]
        return bound, i, guard

    def members(self, x: Any) -> list[Any]:
        """Each element or maplet of a value: the variables for it, what limits these, and what it is."""
        if not isinstance(x, Seq):
            return list(x.gens("e" if isinstance(x, Set) else "p"))
        bound, i, guard = self.index(x)
        return [(bound, guard, x.at(i))]

    def maplets(self, make: Callable[[str], list[Maplet]]) -> Map:
        """A map by its maplets."""
        def test(of: Callable[[Any, Any], F]) -> F:
            return disj(*(self.quantify("exists", b, g, of(k, v)) for b, g, k, v in make("")))
        ways = self.local.unnamed(lambda: make(""))
        key, value = (kind_of([one[k] for one in ways]) for k in (2, 3))
        return Map(key, value, make, lambda x: test(lambda k, v: self.equal(k, x)),
                   lambda x, y: test(lambda k, v: conj(self.equal(k, x), self.equal(v, y))))

    # ---- types ----

    def number_of(self, of: Kind, x: F) -> Any:
        """What a number is in VDM, by its type."""
        base = self.resolve(of)
        parts = base[1:] if base[0] == "union" else (base,)
        numbers = [one for one in parts if one[0] in NUMBERS]
        return truth(x) if base[0] == "bool" else Int(x, 0, ("int",) not in numbers, tuple(
            dict.fromkeys(one[1] for one in parts if one[0] == "quote")), bool(numbers))

    def retrieve(self, name: str, x: F) -> Any:
        value = self.rep.retrieve(name, x, self)
        value.object = x
        return value

    def object_of(self, of: Kind) -> str:
        """Under which name OBJECTS has the type, if it does: its own, or as VDM has it."""
        return described(of) if described(of) in self.rep.OBJECTS else ""

    def binder(self, of: Kind, hint: str) -> tuple[list[Variable], Any]:
        """Variables for any value of a type, and that value."""
        held = self.object_of(of)
        if held:
            v = (self.rep.OBJECTS[held], self.local.fresh(hint))
            return [v], self.retrieve(held, variable(*v))
        if of[0] == "name" and of[1] in self.records:
            fields = self.records[of[1]]
            bound, env = self.variables({f"{hint or 'x'}_{field}": one for field, one in fields.items()})
            return bound, Rec(of[1], dict(zip(fields, env.values())))
        base = self.resolve(of)
        if base[0] == "union":
            self.apart(of)
        elif base[0] not in (*NUMBERS, "quote", "bool"):
            raise self.fault(self.names[self.local.definition],
                             f"{self.local.definition}: nothing holds a value of the type {described(of)}: "
                             f"OBJECTS of {self.rep.__name__}.py is to have what does")
        v = ("integer", self.local.fresh(hint))
        return [v], self.number_of(of, variable(*v))

    def quote(self, name: str) -> str:
        if name not in self.rep.QUOTES:
            raise Unfit(f"the quote {name} has no number in {self.rep.__name__}.py")
        return str(self.rep.QUOTES[name])

    def apart(self, of: Kind) -> None:
        """A union is of numbers and quotes, and no number is two of its values."""
        seen: dict[int, str] = {}
        parts = list(dict.fromkeys(self.alternatives(of)))
        for one in parts:
            if self.resolve(one)[0] not in (*NUMBERS, "quote"):
                raise Unfit(f"the type {described(self.resolve(of))}: a union is translated of numbers and quotes; "
                            "write a record with a bool beside the value")
        least = min([self.least(one) for one in parts if one[0] != "quote"], default=math.inf)
        for _, name in (one for one in parts if one[0] == "quote"):
            text = self.quote(name)
            if text not in self.rep.VALUES and not text.lstrip("-").isdigit():
                raise Unfit(f"the quote {name} is {text}: VALUES of {self.rep.__name__}.py is to have the number, "
                            "which is to be no other value's of the union")
            number = self.rep.VALUES[text] if text in self.rep.VALUES else int(text)
            if number >= least or number in seen:
                raise Unfit(f"the quote {name} is {number}, as {seen.get(number, 'a number')} of the union is: its "
                            f"number in {self.rep.__name__}.py is to be no other value's")
            seen[number] = name

    def typed(self, of: Kind, x: Any) -> F:
        if of[0] == "name":
            if of[1] not in self.names:
                raise Unfit(f"the type {of[1]} is not defined")
            self.need(of[1])
            return conj(self.call("is_" + of[1], self.fixed(of[1]) + self.flat(x)), self.akin(of, x))
        if of[0] in NUMBERS:
            low = {"nat": "0", "nat1": "1", "int": ""}[of[0]]
            return conj(relation(F(low), "<=", x.term) if low else TRUE, self.akin(of, x))
        if of[0] in ("set", "map", "seq", "seq1"):
            least = [relation(F("1" if of[0] == "seq1" else "0"), "<=", x.len.term)] if isinstance(x, Seq) else []
            return conj(*least, *(self.quantify("forall", b, g, conj(*map(self.typed, of[1:], parts)))
                                  for b, g, *parts in self.members(x)))
        if of[0] == "union":
            self.apart(of)
            others = [q for q in x.quotes if ("quote", q) not in self.resolve(of)]
            parts = [(one, self.number_of(one, x.term)) for one in of[1:]]
            return disj(*(self.typed(one, x if held.quotes else replace(x, quotes=tuple(others)))
                          for one, held in parts if self.share(x, held)))
        if of[0] == "quote":
            return conj(relation(x.term, "==", F(self.quote(of[1]))), self.akin(of, x))
        if of[0] == "bool":
            return TRUE if x.held is None else between(F("0"), x.held, F("1"))
        raise Unfit(f"{self.local.definition}: the type {described(of)} is not translated")

    def raw(self, tree: Any, x: Any) -> list[F]:
        """A value is of the type but for its invariant."""
        if tree.data == "alias":
            return [self.typed(the_type(tree.children[1]), x)]
        return [self.typed(of, x.fields[field]) for field, of in self.records[str(tree.children[0])].items()]

    def is_flat(self, x: Any) -> bool:
        """Is it a term, or terms, or an object where its type has one?"""
        if isinstance(x, Rec) and x.name not in self.rep.OBJECTS:
            return all(map(self.is_flat, x.fields.values()))
        return (isinstance(x, Int) or isinstance(x, Bool) and (x.held is not None or x.formula.plain) or
                getattr(x, "object", None) is not None)

    def as_object(self, kind: Kind, value: Any) -> Any:
        """A value in an object of its type: there is one."""
        if self.is_flat(value):
            return value
        return self.pending(kind, "v", lambda x: conj(
            self.equal(x, value), self.typed(kind, x) if kind == ("bool",) else TRUE))

    def pending(self, kind: Kind, hint: str, fact: Callable[[Any], F]) -> Any:
        """A variable of which the nearest formula says that it exists, and this."""
        bound, x = self.binder(kind, hint)
        whole = conj(self.held(kind, x), fact(x))
        self.local.pending.append((bound, whole))
        return x

    def held(self, of: Kind, x: Any) -> F:
        """What of an object that holds a value of this type its representation says."""
        if of[0] != "name" or of[1] not in self.rep.HELD:
            return TRUE
        rules = [variable(*self.rep.RULES)] if self.rep.FIXED else []
        return made(self.rep.HELD[of[1]].format(x=x.object.text), AND, *rules, x.object, plain=False)

    def flat(self, x: Any) -> list[F]:
        """A value as arguments."""
        if getattr(x, "object", None) is not None:
            return [x.object]
        if isinstance(x, Rec):
            return [t for f in x.fields.values() for t in self.flat(f)]
        if isinstance(x, (Int, Bool)):
            return [x.term]
        raise Unfit(f"{self.local.definition}: a {title(x)} is no argument here: nothing in {self.rep.__name__}.py "
                    "holds it")

    # ---- formulas ----

    def equal(self, a: Any, b: Any) -> F:
        if isinstance(b, Graph):
            return b.holds(self.force(a))
        if isinstance(a, Graph):
            return a.holds(self.force(b))
        if type(a) is not type(b) or isinstance(a, Rec) and a.name != b.name:
            raise Unfit(f"what is compared is of two kinds, {title(a)} and {title(b)}")
        if isinstance(a, Bool):
            return iff(a.formula, b.formula)
        if isinstance(a, Int):
            return conj(relation(a.term, "==", b.term), self.alike(a, b))
        if isinstance(a, Rec):
            return conj(*(self.equal(a.fields[f], b.fields[f]) for f in a.fields))
        if isinstance(a, (Set, Map)):
            return conj(self.subset(a, b), self.subset(b, a))
        if NONE in (a.len, b.len):
            return self.equal(a.len, b.len)
        bound, i, inside = self.index(a)
        return conj(self.equal(a.len, b.len), self.quantify("forall", bound, inside, self.equal(a.at(i), b.at(i))))

    def share(self, a: Int, b: Int) -> bool:
        """May these be the same, a number or a quote?"""
        return a.number and b.number or bool(a.quotes and b.quotes)

    def alike(self, a: Int, b: Int) -> F:
        """Where the numbers of two values are equal, they are: neither is a quote that the other is not."""
        if not self.share(a, b):
            raise Unfit("a number and a quote are compared")

        def number(q: str) -> Any:
            text = self.quote(q)
            return self.rep.VALUES[text] if text in self.rep.VALUES else int(text) if text.lstrip("-").isdigit() else q

        def mistaken(q: str, x: Int) -> bool:
            """May x, which is not this quote, have its number?"""
            of, others = number(q), [number(one) for one in x.quotes]
            if x.base is None and isinstance(of, int):
                return x.off == of
            return of in others or any(isinstance(one, str) for one in (of, *others)) or \
                x.number and not (x.nat and isinstance(of, int) and of < 0)
        return conj(*(neg(relation(x.term, "==", F(self.quote(q)))) for one, x in ((a, b), (b, a))
                      for q in one.quotes if q not in x.quotes and mistaken(q, x)))

    def seen_as(self, of: Kind, x: Any) -> Any:
        """A value where one of the type is: it may be what the type has."""
        if isinstance(x, Int) and self.resolve(of)[0] in ("quote", "union"):
            return of_one_type([x, self.number_of(of, TRUE)])[0]
        return x

    def akin(self, of: Kind, x: Any) -> F:
        """A value is of the type, if what has its numbers is."""
        base = self.resolve(of)
        if isinstance(x, Int) and base[0] in (*NUMBERS, "quote", "union"):
            return self.alike(x, self.number_of(of, x.term))
        if isinstance(x, Rec) and base == ("name", x.name):
            return conj(*(self.akin(one, x.fields[field]) for field, one in self.records[x.name].items()))
        sorts = {Bool: ("bool",), Seq: ("seq", "seq1"), Set: ("set",), Map: ("map",)}
        if base[0] not in sorts.get(type(x), ()):
            raise Unfit(f"a value of the type {described(of)} is expected here, not a {title(x)}")
        return TRUE

    def subset(self, a: Any, b: Any) -> F:
        """Of sets, or of maps as sets of maplets."""
        inside = b.has if isinstance(b, Set) else b.holds
        return conj(*(self.quantify("forall", bound, guard, inside(*x)) for bound, guard, *x in self.members(a)))

    def force(self, value: Any) -> Any:
        """A value that only a formula is known of becomes a variable."""
        if not isinstance(value, Graph):
            return value
        return self.pending(value.type, "h" if self.resolve(value.type)[0] == "map" else "v", lambda x: conj(
            self.typed(value.type, x) if value.type[0] == "name" else TRUE, value.holds(x)))

    def quantify(self, word: str, bound: list[Variable], guard: F, body: F) -> F:
        """For all, or some, of the variables with the guard the body holds. The body gets a name:
        so provers have a term."""
        if body == (TRUE if word == "forall" else FALSE) or word == "exists" and guard == FALSE:
            return body
        if bound and body not in (TRUE, FALSE):
            body = self.local.lift(bound, body)
        whole = implies(guard, body) if word == "forall" else conj(guard, body)
        return quantified(word, bound, whole) if bound else whole
