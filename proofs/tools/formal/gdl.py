"""gdl.py: a text in GDL, the Game Description Language, as ACSL: a relation holds just where one of its rules says so
(Clark's completion). So the text means it where no relation is defined by itself; one that is, is refused."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from definitions import Definitions
from formulas import TRUE, F, Variable, call, conj, disj, neg, quantified, relation, variable
from naming import Local
from representation import GDL_CONSTANTS, GDL_FACTS, GDL_READ

WORD = re.compile(r"\??[a-z]\w*|0|[1-9]\d*|<=")
# A fact of one of these is about its last argument: (true (cell 1 1 b)) is true_cell of 1, 1 and b.
ABOUT = ("init", "true", "next", "base", "legal", "does", "input")
GIVEN = ("true", "does", "not", "or", "distinct", "<=")


@dataclass(eq=False)
class Form:
    """A word, or a list in brackets, and where."""
    line: int
    column: int
    word: str = ""
    parts: list[Form] = field(default_factory=list)

    @property
    def head(self) -> str:
        return self.parts[0].word if self.parts else self.word

    def variables(self) -> Iterator[Form]:
        if self.word[:1] == "?":
            yield self
        for part in self.parts:
            yield from part.variables()


@dataclass(eq=False)
class Fact:
    name: str
    args: list[Form]


@dataclass(eq=False)
class Rule:
    head: Fact
    body: list[Form]
    at: Form


class Relation(list[Rule]):
    """Its rules; it is where the first of them is."""
    @property
    def meta(self) -> Form:
        return self[0].at


class Text(Definitions):
    unknown = "no rule is about {}"

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.places: dict[str, int] = {}                  # of each relation how many arguments it has
        self.sorts: dict[tuple[object, ...], str] = {}    # of each place of a relation, and each variable of a rule
        self.reads: dict[str, list[F]] = {}               # what of state and joint move a written relation reads
        for form in self.read():
            head, body = (form.parts[1], form.parts[2:]) if form.head == "<=" and len(form.parts) > 1 else (form, [])
            if head.head in GIVEN:
                raise self.fault(head, f"{head.head} is given: no rule is about it")
            fact = self.fact(head)
            self.trees.setdefault(fact.name, Relation()).append(Rule(fact, body, head))
        before = -1
        while before < len(self.sorts):
            before = len(self.sorts)
            for rule in (rule for rules in self.trees.values() for rule in rules):
                for one in (rule.head, *(one for form in rule.body for one in self.facts(form))):
                    self.sort(rule, one)

    def read(self) -> list[Form]:
        with open(self.path, encoding="utf-8") as file:
            text = file.read()
        stack = [Form(1, 1)]
        for found in re.finditer(r";[^\n]*|[()]|[^\s();]+", text):
            here = Form(text.count("\n", 0, found.start()) + 1, found.start() - text.rfind("\n", 0, found.start()))
            if found[0] == ")":
                if not stack.pop().head or not stack:
                    raise self.fault(here, "this bracket closes what is not open, or has no name")
            elif found[0][0] != ";":
                stack[-1].parts.append(here)
                if found[0] == "(":
                    stack.append(here)
                elif WORD.fullmatch(found[0]):
                    here.word = found[0]
                else:
                    raise self.fault(here, f"'{found[0]}' is not in the part of GDL that is read here: see gdl.py")
        if len(stack) > 1:
            raise self.fault(stack[-1], "this bracket is not closed")
        return stack[0].parts

    def fact(self, form: Form) -> Fact:
        """The relation that a fact is of, and its arguments."""
        name, args = form.head, form.parts[1:]
        if name in ABOUT and args:
            name, args = f"{name}_{args[-1].head}", args[:-1] + args[-1].parts[1:]
        for arg in args:
            if arg.parts or arg.word == "<=":
                raise self.fault(arg, "this has to be a variable, a constant or a number")
        if not re.fullmatch(r"[a-z]\w*", name) or name in ABOUT or name in GIVEN and name != "distinct":
            raise self.fault(form, "this is no fact")
        if self.places.setdefault(name, 2 if name == "distinct" else len(args)) != len(args):
            raise self.fault(form, f"{name} of {len(args)} arguments, and not of {self.places[name]}")
        return Fact(name, args)

    def facts(self, form: Form) -> Iterator[Fact]:
        """What a condition asks for."""
        if form.head in ("not", "or") and form.parts:
            if len(form.parts) < 2 or form.head == "not" and len(form.parts) > 2:
                raise self.fault(form, f"{form.head} of {len(form.parts) - 1}")
            for part in form.parts[1:]:
                yield from self.facts(part)
        else:
            yield self.fact(form)

    def sort(self, rule: Rule, fact: Fact) -> None:
        """Roles, marks and numbers are numbers in C. A place holds one of these sorts, and one sort is compared."""
        about, _, inner = fact.name.partition("_")
        for k, arg in enumerate(fact.args):
            role = about in ("legal", "does", "input") and k == 0
            place: tuple[object, ...] = (fact.args[0],) if fact.name == "distinct" else \
                ("role", -1) if role else (inner if about in ABOUT else fact.name, k - len(fact.args))
            same = [place, (rule, arg.word)] if arg.word[0] == "?" else [place]
            found = {self.sorts[one] for one in same if one in self.sorts}
            if len(same) == 1:
                found.add(self.constant(arg)[0])
            if len(found) > 1:
                raise self.fault(arg, f"{arg.word} is of two sorts: {', '.join(sorted(found))}")
            self.sorts.update((one, sort) for one in same for sort in found)

    def constant(self, word: Form) -> tuple[str, str]:
        if word.word[0].isdigit():
            return "number", word.word
        if word.word not in GDL_CONSTANTS:
            raise self.fault(word, f"representation.py has no value for {word.word}")
        return GDL_CONSTANTS[word.word]

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
        there = [rule.head.args[k].word[1:] for rule in rules if rule.head.args[k].word[0] == "?"]
        return there[0] if there else self.constant(rules[0].head.args[k])[0]

    def way(self, rule: Rule, params: list[F], local: Local) -> F:
        """What one rule gives: its variables are the arguments, or have some value for which its conditions hold."""
        bound = set[str]().union(*map(self.binds, rule.body))
        for form in (rule.at, *rule.body):
            for one in form.variables():
                if one.word not in bound:
                    raise self.fault(one, f"no condition limits the values of {one.word}")
        env: dict[str, F] = {}
        for arg, param in zip(rule.head.args, params):
            if arg.word[0] == "?":
                env.setdefault(arg.word, param)
        inner: list[Variable] = []
        for one in (one for form in rule.body for one in form.variables()):
            if one.word not in env:
                env[one.word] = variable("integer", local.fresh(one.word[1:]))
                inner.append(env[one.word].free[0])
        body = conj(*(relation(param, "==", self.term(arg, env)) for arg, param in zip(rule.head.args, params)
                      if env.get(arg.word) != param), *(self.condition(form, env) for form in rule.body))
        return quantified("exists", inner, body) if inner else body

    def binds(self, form: Form) -> set[str]:
        """The variables that a condition says the values of."""
        if form.head == "or":
            return set.intersection(*map(self.binds, form.parts[1:]))
        return set() if form.head in ("not", "distinct") else {one.word for one in form.variables()}

    def term(self, word: Form, env: dict[str, F]) -> F:
        return env[word.word] if word.word in env else F(self.constant(word)[1])

    def condition(self, form: Form, env: dict[str, F]) -> F:
        if form.head in ("not", "or"):
            parts = [self.condition(part, env) for part in form.parts[1:]]
            return neg(parts[0]) if form.head == "not" else disj(*parts)
        fact = self.fact(form)
        args = [self.term(arg, env) for arg in fact.args]
        if fact.name == "distinct":
            return relation(args[0], "!=", args[1])
        if fact.name in GDL_FACTS:
            return conj(TRUE, *GDL_FACTS[fact.name](*args))
        return call("Kif_" + fact.name, self.reads[fact.name] + args)
