"""obligations.py: what a module owes, as conditions, and what expressions owe: each partial operator is applied where
it is defined, each value is of the type that its place has.

Vdm_given_X is what is known at the place, of any values of the types there; Vdm_obligation_X is what has to hold.
Kinds are named as VDMJ names them."""
from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Optional

from lark import Tree

from expressions import ARITHMETIC, Env, Expressions
from formulas import RELATION, TRUE, F, Variable, between, conj, neg, relation, spelled, variable
from types_of import NUMBERS, the_type
from values import Graph, Int, Kind, Map, Seq, Set
from vdmsl import Node

CALL = re.compile(r"\w+(?:\([^()]*\))?")
NUMERIC = ("<", "<=", ">", ">=", "mod", "div", "rem", "abs")
DEFINED = re.compile(r"(?:predicate|logic integer) (\w+)")


class Witness(NamedTuple):
    """A value that has to exist: the text of a predicate, the variables for the value, and that it is true of them."""
    text: str
    variables: list[Variable]
    holds: str


class Obligation(NamedTuple):
    name: str           # after_1; none where nothing is owed
    of: str             # the definition, or move; pre_move
    kind: str
    line: int
    text: list[str]     # ACSL
    params: list[Variable]
    given: str
    owes: str
    witness: Optional[Witness] = None
    mark: str = ""      # of theorems beside those of another module

    def proofs(self) -> list[str]:
        """How the theorem that discharges it is written: a lemma, or the contract of a ghost function."""
        names = ", ".join(f"{of} {name}" for of, name in self.params)
        bound, given = f"\\forall {names}; " if names else "", f"{self.given} ==> " if self.given else ""
        ints = re.sub(r"\binteger\b", "int", names) or "void"
        required = f"requires given: {self.given}; " if self.given else ""
        return [f"lemma {self.mark}Obligation_{self.name}: {bound}{given}{self.owes};",
                f"{required}terminates \\true; exits \\false; assigns \\nothing; ensures obligation: {self.owes}; @/ "
                f"void {self.mark.lower()}obligation_{self.name}({ints})"]


@dataclass(frozen=True)
class Context:
    """The values and declared types of names, and what is known at the place of an expression."""
    names: Env                                  # but those of the state
    kinds: dict[str, Kind]
    known: tuple[F, ...] = ()
    state: Env = field(default_factory=dict)    # a name hides what has the same name here
    result: Any = None                          # of the statement return
    answer: Optional[Kind] = None               # the type of what the operation answers
    own: tuple[str, ...] = ()                   # the variables that are declared and seen here
    made: tuple[Variable, ...] = ()             # variables for states between, and for values known by a formula
    typed: tuple[Any, ...] = ()                 # values that are known to be of their types
    sure: tuple[F, ...] = ()                    # what a loop does not make untrue
    start: Env = field(default_factory=dict)    # the state where the operation, or the turn of a loop, begins
    given: tuple[Variable, ...] = ()            # the operation's parameters
    top: bool = False                           # is this the place of the one loop of the operation?

    def having(self, *facts: F) -> Context:
        return replace(self, known=self.known + facts)

    @property
    def env(self) -> Env:
        return {**self.state, **self.names}

    def naming(self, name: str, value: Any, kind: Optional[Kind] = None, own: bool = False) -> Context:
        kinds = {k: of for k, of in self.kinds.items() if k != name}
        return replace(self, names={**self.names, name: value}, kinds={**kinds, name: kind} if kind else kinds,
                       own=tuple(one for one in self.own if one != name) + ((name,) if own else ()))

    def assigning(self, state: Env, own: Env) -> Context:
        """With these values of the state and of the variables that are seen."""
        return replace(self, state={**self.state, **state}, names={**self.names, **own})

    def making(self, bound: list[Variable], fact: F) -> Context:
        return replace(self.having(fact), made=self.made + tuple(bound))


def terms(variables: Iterable[Variable]) -> list[F]:
    return [variable(*v) for v in variables]


class Obligations(Expressions):
    owing = False                           # false while definitions are written
    owed: list[Obligation]
    shelf: list[str]                        # parts with a name that nothing uses yet
    numbers, part, totals = 0, "", False    # of the present definition: how many it owes, which part of it

    def owe(self, tree: Any, kind: str, at: Context, said: Callable[[], F]) -> None:
        """What is owed there, unless it is evident: it is among the known facts, or compares two numerals."""
        owes = self.closed(said) if self.owing else TRUE
        if self.evident(owes, at.known):
            return
        self.numbers += 1
        name, of = spelled(f"{self.local.definition}_{self.numbers}"), self.local.definition + self.part
        given = conj(*dict.fromkeys(at.known))
        params = self.local.ordered(owes.free + given.free)
        known, whole = given.text if given != TRUE else "", [self.local.text("obligation_" + name, params, owes)]
        if known and not CALL.fullmatch(known):
            whole.insert(0, self.local.text("given_" + name, params, given))
            known = self.call("given_" + name, terms(params)).text
        text = self.with_parts(whole, known)
        new = self.local.renamed([v[1] for v in params])
        owed = self.call("obligation_" + name, terms(params)).text
        known, owed = (re.sub(r"\w+", lambda found: new.get(str(found[0]), str(found[0])), one)
                       for one in (known, owed))
        made = self.witness(name, params, *owes.some) if owes.some else None
        params = [(ctype, new[v]) for ctype, v in params]
        where = f"// {os.path.basename(self.path)}:{tree.meta.line}: {of}: {kind}"
        self.owed.append(Obligation(name, of, "total function"
                                    if self.totals else kind, int(tree.meta.line), [where, *text],
                                    params, known, owed, made, self.prefix.removeprefix("Vdm_")))

    def witness(self, name: str, params: list[Variable], bound: list[Variable], holds: F) -> Witness:
        new = self.local.renamed([v for _, v in params + bound])
        return Witness(self.local.text("witness_" + name, params + bound, holds), [(of, new[v]) for of, v in bound],
                       self.call("witness_" + name, [F(new[v]) for _, v in params + bound]).text)

    def with_parts(self, text: list[str], more: str) -> list[str]:
        """After the parts with a name that it uses, if nothing did before."""
        self.shelf, self.local.helpers = self.shelf + self.local.helpers, []
        used, kept = set(re.findall(r"\w+", " ".join([*text, more]))), list[str]()
        for one in reversed(self.shelf):
            if set(DEFINED.findall(one)) & used:
                kept.insert(0, one)
                used |= set(re.findall(r"\w+", one))
        self.shelf = [one for one in self.shelf if one not in kept]
        return kept + text

    def context(self, name: str, at: Context) -> Context:
        """What is known there, under one name."""
        known = conj(*dict.fromkeys(at.known))
        params = self.local.ordered(known.free)
        if not params:
            return at
        self.shelf += [*self.local.helpers, self.local.text("in_" + name, params, known)]
        self.local.helpers = []
        return replace(at, known=(self.call("in_" + name, terms(params)),))

    def evident(self, owes: F, known: tuple[F, ...]) -> bool:
        numerals = re.fullmatch(r"(\d+) <= (\d+)", owes.text)
        return owes == TRUE or numerals is not None and int(numerals[1]) <= int(numerals[2]) or any(
            fact == owes or fact.level == RELATION and fact.text.startswith((owes.text + " <= ", owes.text + " < "))
            for fact in known)

    # ---- expressions in their places ----

    def check(self, tree: Any, at: Context) -> None:
        """What an expression owes, part by part."""
        if self.owing and hasattr(tree, "children") and not str(tree.data).startswith("t_"):
            getattr(self, "check_" + str(tree.data), self.check_parts)(tree, at, *tree.children)
            if tree.data in (*ARITHMETIC, "set_range") or any(str(op) in NUMERIC for op in tree.children):
                for part in tree.children:
                    self.numeric(part, at)

    def numeric(self, tree: Any, at: Context) -> None:
        """A value that may be a quote is none."""
        if isinstance(tree, Tree):
            value, at = self.valued(tree, at, True)
            if isinstance(value, Int) and value.quotes:
                self.owe(tree, "subtype", at, lambda: self.typed(("int",), value))

    def check_parts(self, tree: Node, at: Context, *parts: Any) -> None:
        for part in parts:
            self.check(part, at)

    def check_and(self, tree: Node, at: Context, a: Node, b: Node) -> None:
        self.check(a, at)
        first = self.formula(a, at.env)
        self.check(b, at.having(neg(first) if tree.data == "or" else first))

    check_implies = check_or = check_and

    def check_if(self, tree: Node, at: Context, test: Node, then: Node, *rest: Node) -> None:
        self.check(test, at)
        yes = self.formula(test, at.env)
        self.check(then, at.having(yes))
        if len(rest) > 1:
            self.check_if(tree, at.having(neg(yes)), *rest)
        else:
            self.check(rest[0], at.having(neg(yes)))

    def check_let(self, tree: Node, at: Context, pattern: Any, of: Any, value: Node, body: Node) -> None:
        self.check(body, self.let(at, pattern, of, value))

    def within(self, binds: Any, at: Context, test: Any = None, mark: str = "") -> list[Context]:
        """Where a body follows names that range over sets."""
        ways = []
        for _, guard, env in self.over(binds, at.env, mark):
            inner = at.having(guard)
            for bind in binds.children:
                to = bind.children[1]
                of = ("set", the_type(to)) if bind.data == "type_bind" else self.static(to, at)
                for name, _, kind in (one for pattern in bind.children[0].children for one in self.matched(
                        pattern, of=of[1] if of and of[0] == "set" else None)):
                    inner = inner.naming(name, env[name], kind)
            ways.append(inner.having(self.formula(test, env)) if test is not None else inner)
        return ways

    def check_forall(self, tree: Node, at: Context, binds: Any, body: Node, test: Any = None) -> None:
        for bind in binds.children:
            self.check(bind.children[-1], at)
        for inner in self.within(binds, at):
            self.check(test, inner)
        for inner in self.within(binds, at, test):
            self.check(body, inner)

    check_exists = check_exists1 = check_forall

    def check_iota(self, tree: Node, at: Context, binds: Any, body: Node) -> None:
        self.check_forall(tree, at, binds, body)
        self.owe(tree, "unique existence binding", at, lambda: self.eval_exists1(tree, at.env, binds, body).formula)

    def check_set_comp(self, tree: Node, at: Context, expr: Any, binds: Any, test: Any) -> None:
        """No key of a map has two values."""
        self.check_forall(tree, at, binds, expr, test)
        key, value = expr.children if expr.data == "maplet" else (None, None)
        for one in self.within(binds, at, test) if key else ():
            for other in self.within(binds, at, test, "other_"):
                same = self.equal(self.eval(key, one.env), self.eval(key, other.env))
                self.owe(tree, "map comprehension", one.having(*other.known, same),
                         lambda: self.equal(self.eval(value, one.env), self.eval(value, other.env)))

    check_map_comp = check_set_comp

    def check_map_enum(self, tree: Node, at: Context, *maplets: Any) -> None:
        """No key has two values."""
        self.check_parts(tree, at, *maplets)
        pairs, at = self.found(at, lambda: self.listed(maplets, at.env))
        for k, (key, value) in enumerate(pairs):
            for other, another in pairs[:k]:
                self.owe(tree, "map sequence compatible", at.having(self.equal(other, key)),
                         lambda: self.equal(another, value))

    def check_infix(self, tree: Node, at: Context, a: Node, op: str, b: Node) -> None:
        self.check_parts(tree, at, a, b)
        if op in ("mod", "div", "rem"):
            self.owe(tree, "non-zero", at, lambda: neg(relation(self.number(b, at.env).term, "==", F("0"))))
        if op == "munion":
            x, y = (self.want(Map, one, at.env) for one in (a, b))
            self.owe(tree, "map union", at, lambda: conj(*(self.quantify("forall", bound, guard, neg(x.has(k)))
                                                           for bound, guard, k, _ in y.gens("k"))))

    def check_prefix(self, tree: Node, at: Context, op: str, a: Node) -> None:
        """All elements of a set of records that is counted lie within the bounds of what is counted."""
        self.check(a, at)
        if op == "card":
            s: Set = self.want(Set, a, at.env)
            inner = s.inline or s
            bounds = self.rep.UNIVERSE.get(s.elem[1], {}) if s.elem[0] == "name" else {}
            if not inner.range and not inner.of_seq and s.elem[1:] and s.elem[1] not in self.rep.WITHIN:
                for bound, guard, x in s.gens("e"):
                    for name, high in bounds.items():
                        self.owe(tree, "counted within the bounds of UNIVERSE", at.having(guard),
                                 lambda: between(F("1"), x.fields[name].term, F(high, 8)))
        if op in ("hd", "tl") and self.resolve(self.static(a, at) or ("",))[0] != "seq1":
            self.owe(tree, "non-empty sequence", at, lambda: relation(F("1"), "<=", self.want(Seq, a, at.env).len.term))

    def check_apply(self, tree: Node, at: Context, head: Any, exprs: Any) -> None:
        args = exprs.children
        for one in args:
            self.check(one, at)
        name = str(head.children[0]) if head.data == "name" else ""
        if name.startswith("mk_") and name[3:] in self.records:
            if self.names[name[3:]].data == "record":
                self.subtype(tree, ("name", name[3:]), at, self.eval(tree, at.env))
            else:
                for one, kind in zip(args, self.records[name[3:]].values()):
                    self.subtype(one, kind, at)
        elif name not in at.env and self.is_a(name, "function"):
            for one, kind in zip(args, self.routine(name).kinds.values()):
                self.subtype(one, kind, at)
            if self.routine(name).pre is not None:
                self.owe(tree, "function apply", at, lambda: self.call("pre_" + name, self.fixed(name) + [
                    t for one in args for t in self.flat(self.force(self.eval(one, at.env)))]))
        elif name not in at.env and (named := self.conditioned(name)):
            self.check_condition(tree, at, *named, args)
        else:
            def there() -> F:
                value, key = self.force(self.eval(head, at.env)), self.force(self.eval(args[0], at.env))
                inside: F = (between(F("1"), key.term, value.len.term) if isinstance(value, Seq) else
                             conj(self.akin(value.key, key), value.has(key)))
                return inside
            self.owe(tree, "sequence apply" if isinstance(self.eval(head, at.env), Seq) else "map apply", at, there)

    def check_condition(self, tree: Node, at: Context, part: str, of: str, args: Any) -> None:
        """The arguments of pre_f, post_f and inv_T are of their types; post_f is used where pre_f holds."""
        kinds = self.condition_kinds(part, of)
        for one, kind in zip(args, kinds):
            if part != "inv":
                self.subtype(one, kind, at)
            elif self.names[of].data == "alias":
                self.subtype(one, the_type(self.names[of].children[1]), at)
            else:
                value, at = self.valued(one, at, True)
                self.owe(one, "subtype", at, lambda: conj(*self.raw(self.names[of], value)))
        if part == "post" and self.condition_kinds("pre", of):
            self.owe(tree, "function apply", at, lambda: self.condition(tree, "pre", of, [
                self.force(self.eval(one, at.env)) for one in args[:-1]]).formula)

    # ---- of what type values are ----

    def subtype(self, tree: Any, kind: Kind, at: Context, value: Any = None) -> None:
        if not self.owing:
            return
        if value is None:
            if self.fits(self.static(tree, at), kind):
                return
            value = self.eval(tree, at.env)
        kind = kind if kind[0] in NUMBERS or self.resolve(kind)[0] != "set" else self.resolve(kind)
        if kind[0] == "union":      # quotes are of it, and what a name of the union is
            if isinstance(value, Graph) and value.type in kind or tree.data == "quote":
                return
        if isinstance(value, Set):
            if self.resolve(kind[1])[0] in NUMBERS:
                for _, guard, x in value.gens("e"):
                    self.owe(tree, "subtype", at.having(guard), lambda: self.typed(kind[1], x))
            return                  # elements that are records are asked where they are made
        if isinstance(value, Int) and value.nat and not value.quotes and kind == ("nat",) or kind == ("bool",):
            return
        self.owe(tree, "subtype", at, lambda: self.typed(kind, self.as_object(kind, value)))

    def fits(self, of: Optional[Kind], kind: Kind) -> bool:
        """A value of the one type is of the other by what the types are."""
        if of is None:
            return False
        less: dict[Kind, tuple[Kind, ...]] = {("nat1",): (("nat",), ("int",)), ("nat",): (("int",),)}
        up = self.resolve(of)
        return (kind in (of, up) or kind in less.get(up, ()) or
                kind[0] == "union" and any(self.fits(of, one) for one in kind[1:]))

    def valued(self, tree: Node, at: Context, whole: bool = False) -> tuple[Any, Context]:
        """The value of an expression; what only a formula is known of has a variable from here on."""
        return self.found(at, lambda: self.force(self.eval(tree, at.env)) if whole else self.eval(tree, at.env))

    def found(self, at: Context, work: Callable[[], Any]) -> tuple[Any, Context]:
        value, found = self.local.collected(work)
        for bound, fact in found:
            at = at.making(bound, fact)
        return value, at

    def given(self, at: Context, patterns: Any, values: Any, kinds: Any,
              kind: str = "function parameter patterns") -> Context:
        """Where what patterns name is known; that they match the values is owed."""
        same = self.agree(patterns, values)
        if same != TRUE:
            self.owe(patterns[0], kind, at, lambda: same)
            at = at.having(same)
        for some in zip(patterns, values, kinds):
            for one in self.matched(*some):
                at = at.naming(*one)
        return at

    def let(self, at: Context, pattern: Any, of: Any, value: Node) -> Context:
        """Where what let names is known. The value is checked, and is to be of its type, if it has one."""
        self.check(value, at)
        kind = self.static(value, at) if of is None else the_type(of)
        if of is not None:
            self.subtype(value, the_type(of), at)
        found, at = self.valued(value, at, True)
        if kind is not None:
            found = self.seen_as(kind, found)
        return self.given(at, [pattern], [found], [kind], "value binding")

    def static(self, tree: Any, at: Context) -> Optional[Kind]:
        """The type of an expression, where it is seen without looking into it."""
        if tree.data in ("name", "old"):
            name = str(tree.children[0])
            value = self.names[name] if name in self.names and name not in at.env else None
            declared = value.children[1] if value and value.data == "value" else None
            return at.kinds.get(name) or (the_type(declared) if declared is not None else None)
        if tree.data == "quote":
            return ("quote", str(tree.children[0]))
        if tree.data == "number":
            return ("nat1",) if int(tree.children[0]) else ("nat",)
        if tree.data in ("plus", "times"):
            both = [self.resolve(self.static(one, at) or ("int",))[0] for one in tree.children]
            if "int" not in both and set(both) <= {"nat", "nat1"}:
                return ("nat1",) if (any if tree.data == "plus" else all)(one == "nat1" for one in both) else ("nat",)
        if tree.data == "set_range":
            low = self.static(tree.children[0], at)
            return ("set", self.resolve(low)) if low else None
        if tree.data == "prefix":
            op, base = str(tree.children[0]), self.resolve(self.static(tree.children[1], at) or ("",))
            if op in ("card", "len", "inds"):
                return ("set", ("nat1",)) if op == "inds" else ("nat",)
            return {"hd": base[1], "elems": ("set", base[1])}.get(op) if len(base) > 1 else None
        if tree.data == "select":
            of = self.static(tree.children[0], at)
            return self.records[of[1]][str(tree.children[1])] if of and of[1:] and of[1] in self.records else None
        if tree.data == "apply" and tree.children[0].data == "name":
            name = str(tree.children[0].children[0])
            if name not in at.env and self.is_a(name, "function"):
                return self.routine(name).result
            of = self.resolve(at.kinds.get(name, ("",)))
            return of[-1] if of[0] in ("map", "seq", "seq1") else None
        return None

    def free(self, value: Any) -> list[Variable]:
        return [v for term in self.flat(value) for v in term.free]

    def beginning(self, at: Context) -> list[Variable]:
        return [v for x in at.start.values() for v in self.free(x)]

    def arguments(self, env: Env, names: Any) -> list[F]:
        return [t for name in names for t in self.flat(env[name])]

    def of_types(self, env: Env, kinds: dict[str, Kind]) -> list[F]:
        """The variables hold values of their types."""
        return [one for name, of in kinds.items() for one in (self.held(of, env[name]), self.typed(of, env[name]))]
