"""obligations.py: what a module owes, as conditions: each partial operator is applied where it is defined, each value
is of the type that its place has, each type has a value, each operation keeps to its postcondition and
its loop to its invariants.

Vdm_given_X is what is known at the place, of any values of the types there; Vdm_obligation_X is what has to hold.
Kinds are named as VDMJ names them."""
from __future__ import annotations

import os
import re
from dataclasses import replace
from typing import Any, Callable, NamedTuple, Optional

from formulas import RELATION, TRUE, F, Variable, between, conj, neg, relation, spelled
from module import Module
from statements import OLD, Context, Loop, terms
from types_of import NUMBERS, the_type
from values import Graph, Int, Kind, Map, Seq, Set
from vdmsl import Node


CALL = re.compile(r"\w+(?:\([^()]*\))?")
DEFINED = re.compile(r"(?:predicate|logic integer) (\w+)")


class Witness(NamedTuple):
    """A value that has to exist: a predicate that is true of it."""
    name: str
    text: str
    variables: list[Variable]
    arguments: str


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


class Obligations(Module):
    def translate(self) -> str:
        self.owed: list[Obligation] = []
        self.each(self.need)
        self.owing = True
        self.each(self.owe_all)
        text = super().translate()
        return text + "".join(line + "\n" for one in self.owed for line in one.text)

    def forgotten(self, source: str) -> list[tuple[int, str]]:
        """What of the module this C does not speak of, each with its line: obligations that no theorem says, and
        definitions that neither it nor another definition names."""
        said, words = " ".join(source.split()), set(re.findall(r"\w+", source))
        lacks = [(one.line, f"{one.of} owes, by {one.kind}, what nothing says. A lemma would: {one.proofs()[0]}")
                 for one in self.owed if one.name and not any(" ".join(how.split()) in said for how in one.proofs())]
        lines = "\n".join([*self.out, ""])
        text = re.findall(rf"(?:predicate|logic integer) {self.prefix}(\w+)(.*?);\n", lines, re.S)
        for name, tree in self.names.items():
            own = {part + name for part in ("", "is_", "pre_", "post_", "init_")}
            used = {word for other, body in text if other not in own
                    for word in re.findall(rf"{self.prefix}(\w+)", body)}
            seen = {word.removeprefix(self.prefix) for word in words} | used
            there = [other for other, _ in text if other in own]
            if there and not own & seen:
                lacks.append((int(tree.meta.line),
                              f"nothing speaks of {name}: a contract would by {self.prefix}{there[0]}"))
        return sorted(lacks)

    def owe_all(self, name: str) -> None:
        self.renew(name, "_owed")
        self.numbers, self.part, self.totals, self.shelf = 0, "", False, list[str]()
        tree = self.names[name]
        self.placed(tree, lambda: getattr(self, "owe_" + str(tree.data))(name, tree))

    def owe(self, tree: Any, kind: str, at: Context, said: Callable[[], F]) -> None:
        """What is owed there, unless it is evident: it is among the known facts, or compares two numerals."""
        owes = self.closed(said) if self.owing else TRUE
        if self.evident(owes, at.known):
            return
        self.numbers += 1
        name, of = spelled(f"{self.local.definition}_{self.numbers}"), self.local.definition + self.part
        given = conj(*dict.fromkeys(at.known))
        order = list(self.local.hints)
        params = sorted(dict.fromkeys(owes.free + given.free), key=lambda v: order.index(v[1]))
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
        return Witness(f"{self.prefix}witness_{name}", self.local.text("witness_" + name, params + bound, holds),
                       [(ctype, new[v]) for ctype, v in bound], ", ".join(new[v] for _, v in params + bound))

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
        order = list(self.local.hints)
        params = sorted(known.free, key=lambda v: order.index(v[1]))
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

    def check_let(self, tree: Node, at: Context, name: str, of: Any, value: Node, body: Node) -> None:
        kind = self.let_kind(of, value, at)
        found, at = self.valued(value, at, True)
        self.check(body, at.naming(str(name), found, kind))

    def within(self, binds: Any, at: Context, test: Any = None, mark: str = "") -> list[Context]:
        """Where a body follows names that range over sets."""
        ways = []
        for _, guard, env in self.over(binds, at.env, mark):
            inner = replace(at.having(guard), env=env)
            for bind in binds.children:
                to = bind.children[1]
                of = ("set", the_type(to)) if bind.data == "type_bind" else self.static(to, at)
                for name in bind.children[0].children:
                    inner = inner.naming(str(name), env[str(name)], of[1] if of and of[0] == "set" else None)
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
        pairs = list[tuple[Any, Any]]()
        for one in maplets:
            key, at = self.valued(one.children[0], at, True)
            value, at = self.valued(one.children[1], at, True)
            pairs.append((key, value))
        for k, (key, value) in enumerate(pairs):
            for other, another in pairs[:k]:
                self.owe(tree, "map sequence compatible", at.having(self.equal(other, key)),
                         lambda: self.equal(another, value))

    def check_munion(self, tree: Node, at: Context, a: Node, b: Node) -> None:
        self.check_parts(tree, at, a, b)
        x, y = self.wanted(Map, at.env, a, b)
        self.owe(tree, "map union", at, lambda: conj(*(self.quantify("forall", bound, guard, neg(x.has(k)))
                                                       for bound, guard, k, _ in y.gens("k"))))

    def counted(self, tree: Node, at: Context, a: Node) -> None:
        """All elements of a set of records that is counted lie within the bounds of what is counted."""
        s: Set = self.want(Set, a, at.env)
        inner = s.inline or s
        bounds = self.rep.UNIVERSE.get(s.elem[1], {}) if s.elem[0] == "name" else {}
        if not inner.range and not inner.of_seq and s.elem[1:] and s.elem[1] not in getattr(self.rep, "WITHIN", {}):
            for bound, guard, x in s.gens("e"):
                for field, high in bounds.items():
                    self.owe(tree, "counted within the bounds of UNIVERSE", at.having(guard),
                             lambda: between(F("1"), x.fields[field].term, F(high, 8)))

    def check_mod(self, tree: Node, at: Context, a: Node, b: Node) -> None:
        self.check_parts(tree, at, a, b)
        self.owe(tree, "non-zero", at, lambda: neg(relation(self.number(b, at.env).term, "==", F("0"))))

    check_div = check_rem = check_mod

    def check_prefix(self, tree: Node, at: Context, op: str, a: Node) -> None:
        self.check(a, at)
        if op == "card":
            self.counted(tree, at, a)
        if op in ("hd", "tl") and self.resolve(self.static(a, at) or ("",))[0] != "seq1":
            self.owe(tree, "non-empty sequence", at, lambda: relation(F("1"), "<=", self.want(Seq, a, at.env).len.term))

    def check_apply(self, tree: Node, at: Context, head: Any, exprs: Any) -> None:
        args = self.items(exprs)
        for one in args:
            self.check(one, at)
        name = str(head.children[0]) if head.data == "name" else ""
        if name.startswith("mk_") and name[3:] in self.records:
            if self.names[name[3:]].data == "record":
                self.subtype(tree, ("name", name[3:]), at, self.eval(tree, at.env))
            else:
                for one, kind in zip(args, self.records[name[3:]].values()):
                    self.subtype(one, kind, at)
        elif name in self.names and name not in at.env and self.names[name].data == "function":
            for one, kind in zip(args, self.parts(self.definition(name)[1])):
                self.subtype(one, kind, at)
            if self.definition(name)[6] is not None:
                self.owe(tree, "function apply", at, lambda: self.call("pre_" + name, self.fixed(name) + [
                    t for one in args for t in self.flat(self.force(self.eval(one, at.env)))]))
        else:
            def there() -> F:
                value, key = self.force(self.eval(head, at.env)), self.force(self.eval(args[0], at.env))
                inside: F = between(F("1"), key.term, value.len.term) if isinstance(value, Seq) else value.has(key)
                return inside
            self.owe(tree, "sequence apply" if isinstance(self.eval(head, at.env), Seq) else "map apply", at, there)

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
        if isinstance(value, Int) and value.nat and kind == ("nat",) or kind == ("bool",):
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

    # ---- definitions, by kind ----

    def start(self, kinds: dict[str, Kind]) -> Context:
        """Where a definition begins: names that are values of their types."""
        _, env = self.variables(kinds)
        return Context(env, kinds, (*self.rules_known(), *self.of_types(env, kinds)))

    def rules_known(self) -> list[F]:
        return [self.call(f"is_{self.rep.FIXED_TYPE}", one) for one in [self.fixed(self.local.definition)] if one]

    def has_value(self, tree: Any, kind: str, of: dict[str, Kind], said: Callable[[dict[str, Any]], F]) -> None:
        bound, env = self.variables(of)
        facts = conj(*self.of_types(env, of), said(env))
        self.owe(tree, kind, Context({}, {}, tuple(self.rules_known())),
                 lambda: self.quantify("exists", bound, TRUE, facts))

    def total(self, tree: Any, part: str, at: Context) -> None:
        """What is to have an answer for all values: every operator in it is defined."""
        self.part, self.totals, before = f"; {part}_{self.local.definition}" if part else "", True, len(self.owed)
        self.check(tree, at)
        if len(self.owed) == before:
            self.owed.append(Obligation("", self.local.definition + self.part, "total function", int(tree.meta.line),
                                        [], [], "", ""))
        self.part, self.totals = "", False

    def owe_value(self, name: str, tree: Any) -> None:
        at = self.start({})
        self.check(tree.children[2], at)
        if name != self.rep.FIXED and tree.children[1] is not None:     # of what it is made of, mk_ says it
            self.subtype(tree.children[2], the_type(tree.children[1]), at)

    def owe_type(self, name: str, tree: Any) -> None:
        for inv in tree.find_data("inv"):
            of: dict[str, Kind] = {str(inv.children[0]): ("name", name)}
            _, env = self.variables(of)
            x, = env.values()
            known = (*self.rules_known(), self.held(("name", name), x), *self.raw(tree, x))
            self.total(inv.children[1], "", Context(env, of, known))
            self.has_value(inv, "invariant satisfiability", of, lambda env: TRUE)

    owe_record = owe_alias = owe_type

    def owe_function(self, name: str, tree: Any) -> None:
        _, domain, result, _, names, body, pre, post, _ = tree.children
        kind = the_type(result)
        at = self.start(dict(zip(map(str, names.children), self.parts(domain))))
        if pre is not None:
            self.total(pre.children[0], "pre", at)
            at = at.having(self.call("pre_" + name, self.fixed(name) + self.arguments(at.env, at.kinds)))
        at = self.context(name, at)
        self.check(body, at)
        if post is not None:
            _, value = self.binder(kind, "RESULT")
            given = at.having(*self.of_types({"RESULT": value}, {"RESULT": kind}))
            self.total(post.children[0], "post", given.naming("RESULT", value, kind))
            self.owe(post, "function postcondition", given.having(self.equal(value, self.apply(
                name, [at.env[str(one)] for one in names.children]))), lambda: self.call(
                    "post_" + name, self.fixed(name) + self.arguments(at.env, names.children) + self.flat(value)))
        base = self.resolve(kind)[0]
        if base == "set":
            self.subtype(body, kind, at)
        if base not in ("bool", "set") and not self.fits(self.static(body, at), kind):
            value = self.apply(name, list(at.env.values()))
            self.subtype(tree, kind, at, Int(value.base, value.off) if isinstance(value, Int) else value)

    def owe_state(self, name: str, tree: Any) -> None:
        if tree.children[-1] is not None:
            self.has_value(tree, "state init", self.state, lambda env:
                           self.call("init_" + name, self.fixed(name) + self.arguments(env, self.state)))

    def owe_operation(self, name: str, tree: Any) -> None:
        _, domain, result, _, names, body, pre, post = tree.children
        params = dict(zip(map(str, names.children), self.parts(domain)))
        fixed, (_, old), (_, given) = self.fixed(name), self.variables(self.state, OLD), self.variables(params)
        was, sent = self.arguments(old, self.state), self.arguments(given, params)
        types = (*self.rules_known(), *self.of_types(given, params))
        sent_to = [v for one in params for v in self.free(given[one])]
        began = [v for one in old for v in self.free(old[one])]
        at = replace(self.begun(old, given, params, result, body, began, sent_to),
                     known=(*types, *self.of_types(old, self.state)), sure=types)
        if pre is not None:
            self.total(pre.children[0], "pre", at)
            at = at.having(self.call("pre_" + name, fixed + was + sent))
        at = self.context(name, at)
        kinds = {**self.state, **({"RESULT": at.answer} if at.answer else {})}
        _, new = self.variables(kinds)
        now, answer = self.arguments(new, self.state), self.arguments(new, list(kinds)[len(self.state):])
        if post is not None:
            self.total(post.children[0], "post", replace(
                at.having(*self.of_types(new, kinds)),
                env={**old, **new, **given, **{one + "~": old[one] for one in old}},
                kinds={**kinds, **at.kinds}))

        def keeps(end: Context) -> None:
            if post is not None:
                self.owe(post, "operation postcondition", end,
                         lambda: self.call("post_" + name, fixed + was + now + sent + answer))
        self.final = {one: new[one] for one in self.state}
        ends = self.run(body, at)
        if not self.local.loops:
            keeps(at.having(self.call(name, fixed + was + now + sent + answer)))
            return
        for end in ends:
            same = [self.equal(new[one], end.state(one)) for one in self.state if new[one] is not end.state(one)]
            keeps(end.having(*same, *([self.equal(new["RESULT"], end.result)] if at.answer else [])))

    def owe_loop(self, tree: Any, at: Context, loop: Loop, mark: str, now: tuple[list[Variable], ...],
                 within: Context) -> list[Context]:
        """What a loop owes before, in and after it; where its ways end."""
        *notes, test, inner = tree.children
        name, fixed = self.local.definition, self.fixed(self.local.definition)
        own = {one: at.kinds[one] for one in at.own}
        seen = {one: of for one, of in self.state.items() if one not in at.hidden}
        _, later = self.variables({**seen, **own}, "_next")
        _, unseen = self.variables({one: self.state[one] for one in at.hidden}, "_next")
        turned = within.with_state({**later, **unseen}, {one: later[one] for one in own})
        order = [note for _, note in self.notes_of(self.definition(name)[5]) if "Measure" not in note.children[0]]
        invariants = [note for note in notes if "Measure" not in note.children[0]]

        def args(one: Context) -> list[F]:
            return [*fixed, *self.state_of(one), *terms(at.given), *self.arguments(one.env, own)]

        def noted(one: Context, count: int = len(invariants)) -> list[F]:
            return [self.call(f"invariant_{name}_{order.index(note) + 1}", args(one)) for note in invariants[:count]]
        state = {one: within.state(one) for one in self.state}
        begun = replace(within, known=(*at.sure, *self.of_types(state, self.state), *self.of_types(within.env, own)),
                        top=False)
        for k, note in enumerate(invariants):
            self.check(note.children[1], begun.having(*noted(within, k)))
        kept = self.context(f"{name}_loop{mark}", begun.having(*noted(within)))
        for note in notes:
            if note not in invariants:
                self.check(note.children[1], kept)
        self.check(test, kept)
        on = loop.on(within)
        if invariants:
            self.owe(inner, "loop invariant: check invariant before while condition",
                     at.having(loop.begin(within)), lambda: conj(*noted(within)))
        ends = self.run(inner, kept.having(on))
        moved = kept.having(on, loop.body(within, turned))
        if invariants:
            self.owe(inner, "loop invariant: check invariant preserved by while body", moved,
                     lambda: conj(*noted(turned)))
        if len(notes) > len(invariants):
            less, more = (self.call(f"measure_{name}{mark}", args(one), False) for one in (turned, within))
            self.owe(inner, "loop invariant: check measure after each while body", moved,
                     lambda: between(F("0"), less, more, "<"))
        return [kept.having(neg(on)), *(end for end in ends if end.result is not None)]
