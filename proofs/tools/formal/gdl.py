"""gdl.py: a text in GDL, the Game Description Language, as ACSL: a relation holds just where one of its rules says so
(Clark's completion). So the text means it where no relation is defined by itself; one that is, is refused."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Token

from definitions import Definitions
from formulas import TRUE, F, Variable, call, conj, disj, neg, quantified, relation, variable
from naming import Local
from representation import GDL_CONSTANTS, GDL_FACTS, GDL_READ
from vdmsl import read

# A fact of one of these is about its last argument: (true (cell 1 1 b)) is true_cell of 1, 1 and b.
ABOUT = ("init", "true", "next", "base", "legal", "does", "input")
GIVEN = ("true", "does", "not", "or", "distinct", "<=")


@dataclass(eq=False)
class Fact:
    name: str
    args: list[Token]


@dataclass(eq=False)
class Rule:
    head: Fact
    body: list[Any]
    at: Any


class Relation(list[Rule]):
    """Its rules; it is where the first of them is."""
    @property
    def meta(self) -> Any:
        return self[0].at.meta


def variables(form: Any) -> list[Token]:
    return list(form.scan_values(lambda word: word[0] == "?"))


class Text(Definitions):
    unknown = "no rule is about {}"

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.places: dict[str, int] = {}                  # of each relation how many arguments it has
        self.sorts: dict[tuple[object, ...], str] = {}    # of each place of a relation, and each variable of a rule
        self.reads: dict[str, list[F]] = {}               # what of state and joint move a written relation reads
        for form in self.parsed("gdl.lark", read(path)):
            head, *body = form.children[1:] if form.children[0] == "<=" and form.children[1:] else [form]
            if head.children[0] in GIVEN:
                raise self.fault(head, f"{head.children[0]} is given: no rule is about it")
            fact = self.fact(head)
            self.trees.setdefault(fact.name, Relation()).append(Rule(fact, body, head))
        before = -1
        while before < len(self.sorts):
            before = len(self.sorts)
            for rule in (rule for rules in self.trees.values() for rule in rules):
                for one in (rule.head, *(one for form in rule.body for one in self.facts(form))):
                    self.sort(rule, one)

    def fact(self, form: Any) -> Fact:
        """The relation that a fact is of, and its arguments."""
        name, *args = form.children
        if name in ABOUT and args:
            name, args = f"{name}_{args[-1].children[0]}", args[:-1] + args[-1].children[1:]
        for arg in args:
            if arg.data == "list" or arg.children[0] == "<=":
                raise self.fault(arg, "this has to be a variable, a constant or a number")
        if not re.fullmatch(r"[a-z]\w*", name) or name in ABOUT or name in GIVEN and name != "distinct":
            raise self.fault(form, "this is no fact")
        if self.places.setdefault(name, 2 if name == "distinct" else len(args)) != len(args):
            raise self.fault(form, f"{name} of {len(args)} arguments, and not of {self.places[name]}")
        return Fact(str(name), [arg.children[0] for arg in args])

    def facts(self, form: Any) -> Iterator[Fact]:
        """What a condition asks for."""
        head, *parts = form.children
        if head in ("not", "or") and form.data == "list":
            if not parts or head == "not" and len(parts) > 1:
                raise self.fault(form, f"{head} of {len(parts)}")
            for part in parts:
                yield from self.facts(part)
        else:
            yield self.fact(form)

    def sort(self, rule: Rule, fact: Fact) -> None:
        """Roles, marks and numbers are numbers in C. A place holds one of these sorts, and one sort is compared."""
        about, _, inner = fact.name.partition("_")
        for k, arg in enumerate(fact.args):
            role = about in ("legal", "does", "input") and k == 0
            place: tuple[object, ...] = (id(fact.args[0]),) if fact.name == "distinct" else \
                ("role", -1) if role else (inner if about in ABOUT else fact.name, k - len(fact.args))
            same = [place, (rule, arg)] if arg[0] == "?" else [place]
            found = {self.sorts[one] for one in same if one in self.sorts}
            if len(same) == 1:
                found.add(self.constant(arg)[0])
            if len(found) > 1:
                raise self.fault(arg, f"{arg} is of two sorts: {', '.join(sorted(found))}")
            self.sorts.update((one, sort) for one in same for sort in found)

    def constant(self, word: Token) -> tuple[str, str]:
        if word[0].isdigit():
            return "number", str(word)
        if word not in GDL_CONSTANTS:
            raise self.fault(word, f"representation.py has no value for {word}")
        return GDL_CONSTANTS[word]

    # ---- what is written ----

    def define(self, name: str, tree: Relation) -> str:
        for one, form in ((one, form) for rule in tree for form in rule.body for one in self.facts(form)):
            if one.name not in GDL_FACTS and one.name != "distinct":
                self.need(one.name, form)
        local = Local(name, "", {}, "Kif_")
        local.hints.update((v.text, v.text) for v in GDL_READ)
        params = [variable("integer", local.fresh(self.hint(k, tree))) for k in range(len(tree[0].head.args))]
        body = disj(*(self.way(rule, params, local) for rule in tree))
        self.reads[name] = [v for v in GDL_READ if v.free[0] in body.free]
        return local.text(name, [v for p in (*self.reads[name], *params) for v in p.free], body)

    def hint(self, k: int, rules: Relation) -> str:
        """What a parameter is called: as the first variable there."""
        there = [rule.head.args[k][1:] for rule in rules if rule.head.args[k][0] == "?"]
        return there[0] if there else self.constant(rules[0].head.args[k])[0]

    def way(self, rule: Rule, params: list[F], local: Local) -> F:
        """What one rule gives: its variables are the arguments, or have some value for which its conditions hold."""
        bound = set[str]().union(*map(self.binds, rule.body))
        for form in (rule.at, *rule.body):
            for one in variables(form):
                if one not in bound:
                    raise self.fault(one, f"no condition limits the values of {one}")
        env: dict[str, F] = {}
        for arg, param in zip(rule.head.args, params):
            if arg[0] == "?":
                env.setdefault(arg, param)
        inner: list[Variable] = []
        for one in (one for form in rule.body for one in variables(form)):
            if one not in env:
                env[one] = variable("integer", local.fresh(one[1:]))
                inner.append(env[one].free[0])
        body = conj(*(relation(param, "==", self.term(arg, env)) for arg, param in zip(rule.head.args, params)
                      if env.get(arg) != param), *(self.condition(form, env) for form in rule.body))
        return quantified("exists", inner, body) if inner else body

    def binds(self, form: Any) -> set[str]:
        """The variables that a condition says the values of."""
        head, *parts = form.children
        if head == "or":
            return set.intersection(*map(self.binds, parts))
        return set() if head in ("not", "distinct") else {*variables(form)}

    def term(self, word: Token, env: dict[str, F]) -> F:
        return env[word] if word in env else F(self.constant(word)[1])

    def condition(self, form: Any, env: dict[str, F]) -> F:
        head, *parts = form.children
        if head in ("not", "or"):
            some = [self.condition(part, env) for part in parts]
            return neg(some[0]) if head == "not" else disj(*some)
        fact = self.fact(form)
        args = [self.term(arg, env) for arg in fact.args]
        if fact.name == "distinct":
            return relation(args[0], "!=", args[1])
        if fact.name in GDL_FACTS:
            return conj(TRUE, *GDL_FACTS[fact.name](*args))
        return call("Kif_" + fact.name, self.reads[fact.name] + args)
