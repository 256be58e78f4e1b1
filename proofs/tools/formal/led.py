"""led.py: a text in LED, a language of plain definitions, as ACSL. RULES.md has what each construct is."""
from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional

from definitions import Definitions
from expressions import CONNECTIVES
from formulas import (FALSE, PLUS, F, Variable, between, call, choose, conj, disj, iff, implies, made, neg, product,
                      quantified, relation, variable)
from naming import Local
from representation import LED_OBJECT, LED_STRINGS, led_in
from vdmsl import read

Sort = tuple[Any, ...]
NUMBER, STRING, ANY = ("number",), ("string",), ("any",)


@dataclass
class Value:
    """A number or a string is its term, a pair its parts. A set is what is in it, and what it has of these: its
    elements one by one; whether it is a range; the object that holds it.
    What has no term is given by what holds of it."""
    sort: Sort
    term: Optional[F] = None
    parts: tuple[Value, ...] = ()
    has: Callable[[Value], F] = lambda x: FALSE
    elements: Optional[list[Value]] = None
    is_range: bool = False
    object: Optional[F] = None
    holds: Optional[Callable[[F], F]] = None

    def flat(self) -> list[F]:
        return [one for one in (self.term, self.object) if one] + [one for part in self.parts for one in part.flat()]


Env = dict[str, Value]


def code(text: str) -> str:
    """The text between a line /--- and a line ---/, at its lines."""
    lines, inside = [], False
    for line in text.split("\n"):
        edge = re.fullmatch(r"/-+|-+/", line)
        inside = line[0] == "/" if edge else inside
        lines.append(line if inside and not edge else "")
    return "\n".join(lines)


def number(value: int) -> Value:
    return Value(NUMBER, F(str(value)))


def same(a: Value, b: Value) -> F:
    return relation(a.term, "==", b.term) if a.term and b.term else conj(*map(same, a.parts, b.parts))


class Text(Definitions):
    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.local, self.inline = Local("", "", {}), False
        self.signatures: dict[str, list[str]] = {}
        for tree in self.parsed("led.lark", code(read(path))):
            name, signature = str(tree.children[0]), tree.data == "signature"
            if name in (self.signatures if signature else self.trees):
                raise self.fault(tree, f"{name} is defined twice")
            if signature:
                self.signatures[name] = [*map(str, tree.children[1].children), str(tree.children[2])]
            else:
                self.trees[name] = tree
        self.states = [name for name, tree in self.trees.items()
                       if tree.data == "value" and tree.children[1].data == "sets"]
        for name in self.states[1:]:
            raise self.fault(self.trees[name], f"{self.states[0]} is what {LED_OBJECT} holds, and nothing else is")

    # ---- definitions ----

    def define(self, name: str, tree: Any) -> str:
        outer = self.local, self.inline
        self.local, self.inline = Local(name, "", {}, "Led_"), False
        text = self.value(name, tree) if tree.data == "value" else self.function(name, tree)
        self.local, self.inline = outer
        return text

    def value(self, name: str, tree: Any) -> str:
        """A set: what is in it; a set of sets: what is in its set number k; of nothing: that the object is it."""
        if name in self.states:
            return f"  // an object, {LED_OBJECT}"
        value = self.eval(tree.children[1], {})
        if value.sort[0] != "set":
            raise self.fault(tree, f"{name} is no set")
        if value.sort[1] == ANY:
            return self.state(name, [], value)
        if value.sort[1][0] != "set":
            x = self.fresh(value.sort[1], "x")
            return self.write(name, [x], value.has(x))
        k, x = self.fresh(NUMBER, "k"), self.fresh(value.sort[1][1], "x")
        return self.write(name, [k, x], disj(*(
            conj(same(k, number(one)), of.has(x)) for one, of in enumerate(value.elements or [], 1))))

    def function(self, name: str, tree: Any) -> str:
        names, (*domain, result) = list(map(str, tree.children[1].children)), self.signatures.get(name, [""])
        if len(domain) != len(names) or (tree.data == "truth") != (result == "Bool"):
            raise self.fault(tree, f"{name} has no signature that fits: a type for each argument, Bool just for an "
                             "iff")
        params = [self.fresh(self.sort(of, tree), one) for of, one in zip(domain, names)]
        env = dict(zip(names, params))
        if tree.data == "truth":
            return self.write(name, params, self.formula(tree.children[2], env))
        value = self.body(tree, env)
        self.agree(tree, self.sort(result, tree), value.sort)
        return self.write(name, params, value.term, "integer") if value.term else self.state(name, params, value)

    def body(self, tree: Any, env: Env) -> Value:
        """The value of a function; by cases: the first whose condition holds."""
        *ways, last = tree.children[2:]
        value = self.eval(last, env)
        for one, test in zip(ways[-2::-2], ways[::-2]):
            other, outer, self.inline = self.eval(one, env), self.inline, True
            c, self.inline = self.formula(test, env), outer
            self.agree(one, value.sort, other.sort)
            if not c.plain or not value.term or not other.term:
                raise self.fault(test, "cases are translated of numbers and strings, by conditions without quantifiers")
            value = Value(value.sort, choose(c, other.term, value.term))
        return value

    def state(self, name: str, params: list[Value], value: Value) -> str:
        """That the object T is the set: of all that can be in it, the same is."""
        new = variable(LED_OBJECT, self.local.fresh("T"))
        if value.holds:
            body = value.holds(new)
        else:
            x = self.fresh(self.universe().sort[1], "x")
            there, here = self.held(new).has(x), value.has(x)
            body = quantified("forall", self.variables([x]),
                              implies(self.universe().has(x), neg(there) if here == FALSE else iff(there, here)))
        return self.write(name, [*params, self.held(new)], body)

    def write(self, name: str, params: list[Value], body: F, ctype: str = "") -> str:
        return self.local.text(name, self.variables(params), body, ctype)

    def variables(self, values: list[Value]) -> list[Variable]:
        return [v for value in values for one in value.flat() for v in one.free]

    def fresh(self, sort: Sort, hint: str) -> Value:
        """A variable for each number or string of a value; an object for a state."""
        if sort[0] == "pair":
            return Value(sort, None, tuple(self.fresh(one, f"{hint}_{k}") for k, one in enumerate(sort[1:], 1)))
        name = self.local.fresh(hint)
        return self.held(variable(LED_OBJECT, name)) if sort[0] == "set" else Value(sort, variable("integer", name))

    def universe(self) -> Value:
        """All that can be in a state."""
        tree = self.trees[self.states[0]]
        found = self.eval(tree.children[1], {})
        terms = [tuple(one.text for one in element.flat()) for element in found.elements or []]
        if not terms or len(set(terms)) < len(terms):
            raise self.fault(tree, "a state is of pairs that are listed, each once")
        return found

    def held(self, x: F) -> Value:
        """The set of pairs that an object is."""
        return Value(self.universe().sort, object=x, has=lambda pair: led_in(x, *pair.flat()))

    # ---- sorts: numbers and strings are numbers in C ----

    def sort(self, of: str, at: Any) -> Sort:
        """What a type's values are: the elements of the set of that name."""
        if of in ("Nat", "Bool"):
            return NUMBER if of == "Nat" else ("bool",)
        value = self.eval(self.need(of, at).children[1], {})
        return value.sort if of in self.states else tuple(value.sort[1])

    def agree(self, at: Any, a: Sort, b: Sort) -> Sort:
        if a != b and ANY not in (a, b) and not (a[0] == b[0] == "set" and ANY in (a[1], b[1])):
            raise self.fault(at, f"one is a {a[0]} and the other a {b[0]}" if a[0] != b[0] else
                             f"these are {a[0]}s of two kinds")
        return b if a == ANY or a[-1] == ANY else a

    # ---- what expressions are ----

    def formula(self, tree: Any, env: Env) -> F:
        node: list[Any] = [tree.data, *tree.children]
        match node:
            case ["or" | "and" | "not", *parts]:
                return CONNECTIVES[tree.data](*(self.formula(one, env) for one in parts))
            case ["equal", a, b]:
                x, y = self.eval(a, env), self.eval(b, env)
                if self.agree(tree, x.sort, y.sort)[0] == "set":
                    raise self.fault(tree, "= is translated of numbers, strings and pairs")
                return same(x, y)
            case ["in", a, b]:
                x, y = self.eval(a, env), self.eval(b, env)
                self.agree(tree, ("set", x.sort), y.sort)
                return y.has(x)
            case ["some" | "all", name, of, body]:
                return self.over(tree, env, str(name), self.eval(of, env), body)
            case ["apply", name, exprs]:
                args, result = self.arguments(tree, env, str(name), exprs)
                if result == "Bool" and self.inline:
                    _, names, inner = self.trees[str(name)].children
                    return self.formula(inner, dict(zip(map(str, names.children), args)))
                if result == "Bool":
                    return call("Led_" + name, [one for arg in args for one in arg.flat()])
        raise self.fault(tree, "a truth value is expected here")

    def over(self, tree: Any, env: Env, name: str, of: Value, body: Any) -> F:
        """Of a range by a quantifier, of a set that lists its elements for each of them."""
        all_of = tree.data == "all"
        if of.is_range:
            x = self.fresh(NUMBER, name)
            inner = self.formula(body, {**env, name: x})
            return quantified("forall" if all_of else "exists", self.variables([x]),
                              implies(of.has(x), inner) if all_of else conj(of.has(x), inner))
        if of.elements is None:
            raise self.fault(tree, "what is quantified over is a range or lists its elements")
        return (conj if all_of else disj)(*(self.formula(body, {**env, name: one}) for one in of.elements))

    def arguments(self, tree: Any, env: Env, name: str, exprs: Any) -> tuple[list[Value], str]:
        self.need(name, tree)
        *domain, result = self.signatures.get(name, [""])
        args = [self.eval(one, env) for one in exprs.children]
        if len(domain) != len(args):
            raise self.fault(tree, f"{name} of {len(args)} arguments, and not of {len(domain)}")
        for of, arg, one in zip(domain, args, exprs.children):
            self.agree(one, self.sort(of, tree), arg.sort)
        return args, result

    def eval(self, tree: Any, env: Env) -> Value:
        node: list[Any] = [tree.data, *tree.children]
        match node:
            case ["apply", name, exprs]:
                args, result = self.arguments(tree, env, str(name), exprs)
                sort, terms = self.sort(result, tree), [one for arg in args for one in arg.flat()]
                if sort[0] == "set":
                    return Value(sort, holds=lambda new: call("Led_" + name, [*terms, new]))
                return Value(sort, call("Led_" + name, terms, False))
            case ["name" | "sets", name]:           # the sets of these: of a state, all that can be in it
                if str(name) in env:
                    return env[str(name)]
                if self.need(str(name), tree).data != "value":
                    raise self.fault(tree, f"{name} is a function")
                return self.eval(self.trees[str(name)].children[1], {})
            case ["number", digits]:
                return number(int(digits))
            case ["string", string]:
                if str(string) not in LED_STRINGS:
                    raise self.fault(tree, f"representation.py has no value for {string}")
                return Value(STRING, F(LED_STRINGS[str(string)]))
            case ["mod", a, b]:
                x, y = self.eval(a, env), self.eval(b, env)
                if (x.sort, y.sort) != (NUMBER, NUMBER) or not x.term or not y.term:
                    raise self.fault(tree, "mod is of numbers")
                return Value(NUMBER, product(x.term, "%", y.term))
            case ["size", a]:
                return self.size(tree, self.eval(a, env))
            case ["pair", *parts]:
                values = tuple(self.eval(one, env) for one in parts)
                return Value(("pair", *(one.sort for one in values)), None, values)
            case ["part", name, digits]:
                pair = self.eval(tree.__class__("name", [name], tree.meta), env)
                if not 1 <= int(digits) <= len(pair.parts):
                    raise self.fault(tree, f"{name} has no part number {digits}")
                return pair.parts[int(digits) - 1]
            case ["set", exprs]:
                found = [self.eval(one, env) for one in exprs.children] if exprs else []
                sort = ANY
                for value in found:
                    sort = self.agree(tree, sort, value.sort)
                return Value(("set", sort), has=lambda x: disj(*(same(x, one) for one in found)), elements=found)
            case ["range", low, high]:
                first, last = int(low), int(high)
                return Value(("set", NUMBER), has=lambda x: between(F(str(first)), x.flat()[0], F(str(last))),
                             is_range=True, elements=[number(k) for k in range(first, last + 1)])
            case ["union", a, b]:
                x, y = self.eval(a, env), self.eval(b, env)
                return Value(self.agree(tree, x.sort, y.sort), has=lambda one: disj(x.has(one), y.has(one)),
                             elements=None if x.elements is None or y.elements is None else x.elements + y.elements)
            case ["product", a, b]:                 # the pairs
                x, y = self.eval(a, env), self.eval(b, env)
                return Value(("set", ("pair", x.sort[1], y.sort[1])),
                             has=lambda pair: conj(x.has(pair.parts[0]), y.has(pair.parts[1])),
                             elements=[Value(("pair", p.sort, q.sort), None, (p, q))
                                       for p, q in itertools.product(x.elements or [], y.elements or [])])
        raise self.fault(tree, "a number, a string, a pair or a set is expected here")

    def size(self, tree: Any, of: Value) -> Value:
        """How many of all that can be in a state are in it."""
        if not of.object:
            raise self.fault(tree, f"the size is translated of a state in {LED_OBJECT}")
        if "|" not in self.done:
            self.done.add("|")
            outer, self.local = self.local, Local("size_one", "", {}, "Led_")
            s, x = self.fresh(("set",), "S"), self.fresh(self.universe().sort[1], "x")
            ones = [call("Led_size_one", s.flat() + one.flat(), False) for one in self.universe().elements or []]
            self.told("| |", tree, self.write("size_one", [s, x], choose(s.has(x), F("1"), F("0")), "integer"),
                      self.write("size", [s], made(" + ".join(one.text for one in ones), PLUS, *ones), "integer"))
            self.local = outer
        return Value(NUMBER, call("Led_size", of.flat(), False))
