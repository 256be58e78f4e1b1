"""led.py: a text in LED, a language of plain definitions, as ACSL. RULES.md has what each construct is."""
from __future__ import annotations

import itertools
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional

from formulas import (FALSE, PLUS, TIMES, F, Variable, between, call, choose, conj, disj, iff, implies, made, neg,
                      quantified, relation, variable)
from naming import Local
from representation import LED_OBJECT, LED_STRINGS, led_in
from vdmsl import Fault, parse

GRAMMAR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "led.lark")
Sort = tuple[Any, ...]
NUMBER, STRING, ANY = ("number",), ("string",), ("any",)


@dataclass
class Value:
    """A number or a string is its term, a pair its parts. A set is what is in it, and what it has of these: its
    elements one by one; the first and the last of a range; the object that holds it.
    What no term stands for is what holds of it."""
    sort: Sort
    term: Optional[F] = None
    parts: tuple[Value, ...] = ()
    has: Callable[[Value], F] = lambda x: FALSE
    elements: Optional[list[Value]] = None
    range: Optional[tuple[F, F]] = None
    object: Optional[F] = None
    holds: Optional[Callable[[F], F]] = None

    def flat(self) -> list[F]:
        return [one for one in (self.term, self.object) if one] + [one for part in self.parts for one in part.flat()]


Env = dict[str, Value]


def code(text: str) -> str:
    """What stands between a line /--- and a line ---/, where it stands."""
    lines, inside = [], False
    for line in text.split("\n"):
        edge = re.fullmatch(r"/-+|-+/", line)
        inside = line[0] == "/" if edge else inside
        lines.append(line if inside and not edge else "")
    return "\n".join(lines)


def same(a: Value, b: Value) -> F:
    return relation(a.term, "==", b.term) if a.term and b.term else conj(*map(same, a.parts, b.parts))


class Text:
    def __init__(self, path: str) -> None:
        self.path, self.out, self.busy, self.inline = path, list[str](), list[str](), False
        self.local = Local("", "", {})
        self.trees: dict[str, Any] = {}
        self.signatures: dict[str, list[str]] = {}
        self.written: set[str] = set()
        sections: list[Any] = parse(path, GRAMMAR, code, "LED").children
        for tree in sections:
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

    def fault(self, tree: Any, why: str) -> Fault:
        return Fault(f"{self.path}:{tree.meta.line}:{tree.meta.column}: {why}")

    def translate(self) -> str:
        for name in self.trees:
            self.need(name, self.trees[name])
        return "".join(line + "\n" for line in self.out)

    def need(self, name: str, at: Any) -> Any:
        """The definition of that name, written before what uses it."""
        if name not in self.trees:
            raise self.fault(at, f"'{name}' is not known here")
        if name in self.busy:
            raise self.fault(at, f"{name} is defined by itself: recursion is not translated")
        if name not in self.written:
            self.busy.append(name)
            tree, outer = self.trees[name], (self.local, self.inline)
            self.local, self.inline = Local(name, "", {}, "Led_"), False
            text = self.value(name, tree) if tree.data == "value" else self.function(name, tree)
            self.busy.pop()
            self.local, self.inline = outer
            self.written.add(name)
            self.out += [f"// {os.path.basename(self.path)}:{tree.meta.line}: {name}", text]
        return self.trees[name]

    # ---- definitions ----

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
        number, x = self.fresh(NUMBER, "k"), self.fresh(value.sort[1][1], "x")
        return self.write(name, [number, x], disj(*(
            conj(same(number, Value(NUMBER, F(str(k)))), one.has(x)) for k, one in enumerate(value.elements or [], 1))))

    def function(self, name: str, tree: Any) -> str:
        names, (*domain, result) = list(map(str, tree.children[1].children)), self.signatures.get(name, [""])
        if len(domain) != len(names) or (tree.data == "truth") != (result == "Bool"):
            raise self.fault(tree, f"{name} has no signature that fits: a type for each argument, Bool just where iff "
                             "stands")
        params = [self.fresh(self.sort(of, tree), one) for of, one in zip(domain, names)]
        env = dict(zip(names, params))
        if tree.data == "truth":
            return self.write(name, params, self.formula(tree.children[2], env))
        value = self.body(tree, env)
        self.agree(tree, self.sort(result, tree), value.sort)
        if value.term:
            return self.write(name, params, value.term, "integer")
        return self.state(name, params, value)

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
        if sort[0] == "set":
            return self.held(variable(LED_OBJECT, self.local.fresh(hint)))
        return Value(sort, variable("integer", self.local.fresh(hint)))

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

    # ---- sorts: a number of C stands for a number or a string ----

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

    # ---- truth values ----

    def formula(self, tree: Any, env: Env) -> F:
        how = getattr(self, "formula_" + tree.data, None)
        if not how:
            raise self.fault(tree, "a truth value is expected here")
        found: F = how(tree, env, *tree.children)
        return found

    def formula_or(self, tree: Any, env: Env, a: Any, b: Any) -> F:
        return disj(self.formula(a, env), self.formula(b, env))

    def formula_and(self, tree: Any, env: Env, a: Any, b: Any) -> F:
        return conj(self.formula(a, env), self.formula(b, env))

    def formula_not(self, tree: Any, env: Env, a: Any) -> F:
        return neg(self.formula(a, env))

    def formula_equal(self, tree: Any, env: Env, a: Any, b: Any) -> F:
        x, y = self.eval(a, env), self.eval(b, env)
        if self.agree(tree, x.sort, y.sort)[0] == "set":
            raise self.fault(tree, "= is translated of numbers, strings and pairs")
        return same(x, y)

    def formula_in(self, tree: Any, env: Env, a: Any, b: Any) -> F:
        x, y = self.eval(a, env), self.eval(b, env)
        self.agree(tree, ("set", x.sort), y.sort)
        return y.has(x)

    def formula_some(self, tree: Any, env: Env, *parts: Any) -> F:
        return self.over(tree, env, "exists", disj, conj, *parts)

    def formula_all(self, tree: Any, env: Env, *parts: Any) -> F:
        return self.over(tree, env, "forall", conj, implies, *parts)

    def over(self, tree: Any, env: Env, word: str, joined: Callable[..., F], guarded: Callable[[F, F], F], name: Any,
             of: Any, body: Any) -> F:
        """Of a range by a quantifier, of a set that lists its elements for each of them."""
        value = self.eval(of, env)
        if value.range:
            x = self.fresh(NUMBER, str(name))
            inner = self.formula(body, {**env, str(name): x})
            return quantified(word, self.variables([x]), guarded(value.has(x), inner))
        if value.elements is None:
            raise self.fault(tree, "what is quantified over is a range or lists its elements")
        return joined(*(self.formula(body, {**env, str(name): one}) for one in value.elements))

    def formula_apply(self, tree: Any, env: Env, name: Any, exprs: Any) -> F:
        args, result = self.arguments(tree, env, str(name), exprs)
        if result != "Bool":
            raise self.fault(tree, "a truth value is expected here")
        if self.inline:
            body = self.trees[str(name)]
            return self.formula(body.children[2], dict(zip(map(str, body.children[1].children), args)))
        return call("Led_" + name, [one for arg in args for one in arg.flat()])

    # ---- values ----

    def eval(self, tree: Any, env: Env) -> Value:
        how = getattr(self, "eval_" + tree.data, None)
        if not how:
            raise self.fault(tree, "a number, a string, a pair or a set is expected here")
        found: Value = how(tree, env, *tree.children)
        return found

    def arguments(self, tree: Any, env: Env, name: str, exprs: Any) -> tuple[list[Value], str]:
        self.need(name, tree)
        *domain, result = self.signatures.get(name, [""])
        args = [self.eval(one, env) for one in exprs.children]
        if len(domain) != len(args):
            raise self.fault(tree, f"{name} of {len(args)} arguments, and not of {len(domain)}")
        for of, arg, one in zip(domain, args, exprs.children):
            self.agree(one, self.sort(of, tree), arg.sort)
        return args, result

    def eval_apply(self, tree: Any, env: Env, name: Any, exprs: Any) -> Value:
        args, result = self.arguments(tree, env, str(name), exprs)
        sort, terms = self.sort(result, tree), [one for arg in args for one in arg.flat()]
        if sort[0] == "set":
            return Value(sort, holds=lambda new: call("Led_" + name, [*terms, new]))
        return Value(sort, call("Led_" + name, terms, False))

    def eval_name(self, tree: Any, env: Env, name: Any) -> Value:
        if str(name) in env:
            return env[str(name)]
        if self.need(str(name), tree).data != "value":
            raise self.fault(tree, f"{name} is a function")
        return self.eval(self.trees[str(name)].children[1], {})

    def eval_number(self, tree: Any, env: Env, number: Any) -> Value:
        return Value(NUMBER, F(str(int(number))))

    def eval_string(self, tree: Any, env: Env, string: Any) -> Value:
        if str(string) not in LED_STRINGS:
            raise self.fault(tree, f"nothing is known that stands for {string}: see representation.py")
        return Value(STRING, F(LED_STRINGS[str(string)]))

    def eval_mod(self, tree: Any, env: Env, a: Any, b: Any) -> Value:
        x, y = self.eval(a, env), self.eval(b, env)
        if (x.sort, y.sort) != (NUMBER, NUMBER) or not x.term or not y.term:
            raise self.fault(tree, "mod is of numbers")
        return Value(NUMBER, made(f"{x.term.at(TIMES - 1)} % {y.term.at(TIMES)}", TIMES, x.term, y.term))

    def eval_size(self, tree: Any, env: Env, a: Any) -> Value:
        """How many of all that can be in a state are in it."""
        of = self.eval(a, env)
        if not of.object:
            raise self.fault(tree, f"the size is translated of a state in {LED_OBJECT}")
        if "|" not in self.written:
            self.written.add("|")
            local = Local("size_one", "", {}, "Led_")
            s, outer, self.local = self.held(variable(LED_OBJECT, local.fresh("S"))), self.local, local
            x, self.local = self.fresh(self.universe().sort[1], "x"), outer
            ones = [call("Led_size_one", s.flat() + one.flat(), False) for one in self.universe().elements or []]
            total = made(" + ".join(one.text for one in ones), PLUS, *ones)
            self.out += [f"// {os.path.basename(self.path)}:{tree.meta.line}: | |",
                         local.text("size_one", self.variables([s, x]), choose(s.has(x), F("1"), F("0")), "integer"),
                         local.text("size", self.variables([s]), total, "integer")]
        return Value(NUMBER, call("Led_size", of.flat(), False))

    def eval_pair(self, tree: Any, env: Env, *parts: Any) -> Value:
        values = tuple(self.eval(one, env) for one in parts)
        return Value(("pair", *(one.sort for one in values)), None, values)

    def eval_part(self, tree: Any, env: Env, name: Any, number: Any) -> Value:
        pair = self.eval_name(tree, env, name)
        if not 1 <= int(number) <= len(pair.parts):
            raise self.fault(tree, f"{name} has no part number {number}")
        return pair.parts[int(number) - 1]

    def eval_set(self, tree: Any, env: Env, exprs: Any) -> Value:
        found = [self.eval(one, env) for one in exprs.children] if exprs else []
        sort: Sort = ANY
        for one in found:
            sort = self.agree(tree, sort, one.sort)
        return Value(("set", sort), has=lambda x: disj(*(same(x, one) for one in found)), elements=found)

    def eval_range(self, tree: Any, env: Env, low: Any, high: Any) -> Value:
        a, b = F(str(int(low))), F(str(int(high)))
        return Value(("set", NUMBER), has=lambda x: between(a, x.flat()[0], b), range=(a, b),
                     elements=[Value(NUMBER, F(str(k))) for k in range(int(low), int(high) + 1)])

    def eval_union(self, tree: Any, env: Env, a: Any, b: Any) -> Value:
        x, y = self.eval(a, env), self.eval(b, env)
        return Value(self.agree(tree, x.sort, y.sort), has=lambda one: disj(x.has(one), y.has(one)),
                     elements=None if x.elements is None or y.elements is None else x.elements + y.elements)

    def eval_product(self, tree: Any, env: Env, a: Any, b: Any) -> Value:
        """The pairs."""
        x, y = self.eval(a, env), self.eval(b, env)
        return Value(("set", ("pair", x.sort[1], y.sort[1])),
                     has=lambda pair: conj(x.has(pair.parts[0]), y.has(pair.parts[1])),
                     elements=[Value(("pair", p.sort, q.sort), None, (p, q))
                               for p, q in itertools.product(x.elements or [], y.elements or [])])

    def eval_sets(self, tree: Any, env: Env, name: Any) -> Value:
        """The sets of these: of a state, all that can be in it."""
        return self.eval_name(tree, env, name)
