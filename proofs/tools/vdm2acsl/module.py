"""module.py: the definitions of a module of VDM-SL as definitions of ACSL, in the module's order, each after those it
uses; and what they owe: each type has a value, each function and operation keeps to its postcondition."""
from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Optional

from lark import Tree

from expressions import Env
from formulas import TRUE, F, Variable, choose, conj, relation
from obligations import Context, Obligation
from statements import OLD, Statements
from types_of import Routine, the_type
from values import Bool, Int, Kind, Rec, Set, add, merged
from vdmsl import Fault, hint, module, read, refused

SECTIONS = ("values", "types", "functions", "operations")
RECURSION = ("recursion is translated of a truth value, with a parameter n of the type nat as measure, "
             "by 'if n = 0 then ... else ...' where the calls are after 'else'")


class Module(Statements):
    def __init__(self, path: str, rep: Any, counts: Optional[dict[str, str]] = None) -> None:
        super().__init__(path, rep, counts)
        self.out, self.owed = list[str](), list[Obligation]()
        self.stateless: Optional[Fault] = None     # why the state is refused
        text = read(path)
        for section in (one for one in module(path).children if isinstance(one, Tree)):
            for one in section.children if section.data in SECTIONS else [section]:
                here = [f"{path}:{line}:{column}: {why}" for line, column, why in refused(one, text)]
                self.enter(one, Fault("\n".join(here)) if here else None)

    def enter(self, tree: Any, why: Optional[Fault]) -> None:
        name = str(tree.children[0])
        if why:
            self.refused[name] = why
        if name in self.names:
            raise self.fault(tree, f"{name} is defined twice")
        if tree.data == "state" and self.state:
            raise self.fault(tree, f"'state' {name} is a second one: a module has one")
        self.names[name] = tree
        self.taken |= {name, *(part + name for part in ("is_", "pre_", "post_", "init_", "measure_"))}
        if tree.data in ("record", "state") and not why:
            self.records[name] = {str(f.children[0]): the_type(f.children[1]) for f in tree.find_data("field")}
        if tree.data == "state":
            self.state, self.stateless = ({}, why) if why else (self.records[name], None)

    def translate(self) -> str:
        self.each(self.need)
        self.owing = True
        self.each(self.owe_all)
        return self.definitions() + "".join(line + "\n" for one in self.owed for line in one.text)

    def definitions(self) -> str:
        self.each(self.need)
        self.report()
        return "".join(line + "\n" for line in self.out)

    def report(self) -> None:
        if self.refused:
            lines = dict.fromkeys("\n".join(map(str, self.refused.values())).split("\n"))
            raise Fault("\n".join(sorted(lines, key=lambda one: [int(k) for k in one.split(":", 3)[1:3]])))

    def each(self, work: Callable[[str], None]) -> None:
        """Does the work for each definition. Refusals are collected, so that all of a module are reported at once."""
        for name in self.names:
            try:
                if name not in self.refused and not (self.stateless and self.names[name].data == "operation"):
                    work(name)
            except Fault as why:
                self.refused[name] = why

    def need(self, name: str) -> None:
        """Write the definition, after those that it uses: ACSL has each before its use, VDM-SL in any order."""
        if name in self.done:
            return
        tree, saved = self.known(name), self.local
        if name in self.busy:
            if name == self.busy[-1] and self.local.falls:
                return
            raise self.fault(tree, f"{name} is defined by itself: {RECURSION}")
        self.busy.append(name)
        self.renew(name)
        try:
            text = self.placed(tree, lambda: getattr(self, "define_" + str(tree.data))(name, tree))
            self.done.add(name)
            self.out += [f"// {os.path.basename(self.path)}:{tree.meta.line}: {name}", *self.local.helpers, *text]
        finally:
            self.busy.pop()
            self.local = saved

    def owe_all(self, name: str) -> None:
        self.renew(name, "_owed")
        self.numbers, self.shelf = 0, []
        tree = self.names[name]
        self.placed(tree, lambda: getattr(self, "owe_" + str(tree.data))(name, tree))

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

    # ---- definitions, by kind ----

    def define_value(self, name: str, tree: Any) -> list[str]:
        if name == self.rep.FIXED:
            return [f"  // an argument, {' '.join(self.rep.RULES)}"]
        value, params = self.eval(tree.children[2], {}), self.rules()
        if isinstance(value, Int):
            return self.write(name, params, value.term, "integer")
        if isinstance(value, Bool):
            return self.write(name, params, value.formula)
        if not isinstance(value, Set):
            return ["  // its value is written in the place of its name"]
        elem = the_type(tree.children[1])[1] if tree.children[1] is not None else value.elem
        if elem[0] != "set":
            bound, x = self.binder(elem, "e")
            return self.write(name, params + bound, value.has(x))
        ways, text = value.gens("s"), list[str]()
        for k, (bound, guard, inner) in enumerate(ways, 1):
            one, (more, x) = self.way(name, k, ways), self.binder(elem[1], "p")
            text += self.write(one, params + bound, guard)
            text += self.write(f"{one}_has", params + bound + more, inner.has(x))
        return text

    def define_type(self, name: str, tree: Any) -> list[str]:
        inv = next(tree.find_data("inv"), None)
        params, x = self.binder(("name", name), hint(inv.children[0]) if inv else
                                "x" if tree.data == "alias" else name.lower())
        return self.write("is_" + name, self.rules() + params, conj(*self.raw(tree, x), self.formula(
            inv.children[1], self.named(inv.children, [x])) if inv else TRUE))

    define_record = define_alias = define_type

    def define_function(self, name: str, tree: Any) -> list[str]:
        routine, again = self.routine(name), tree.children[3]
        if again != name:
            raise self.fault(again, f"the signature is that of {name}, the definition that of {again}")
        text, of = self.conditions(name, routine), routine.result
        params, env = self.parameters(routine)
        if routine.measure is not None:
            return text + self.write(name, params, self.recursion(routine, env, routine.measure.children[0]))
        if self.resolve(of)[0] == "bool":
            return text + self.write(name, params, self.formula(routine.body, env))
        value = self.eval(routine.body, env)
        if isinstance(value, Int) and not self.local.pending:
            self.terms.add(name)
            return text + self.write(name, params, value.term, "integer")
        if isinstance(value, Set) and not self.local.pending:
            bound, x = self.binder(self.resolve(of)[1], "e")
            return text + self.write(name, params + bound, value.has(x))
        bound, x = self.binder(of, "result")
        if not self.local.pending:
            return text + self.write(name, params + bound, self.equal(x, value))
        self.local.pending = []
        return text + self.write(name, params + bound, self.closed(lambda: self.equal(x, self.eval(routine.body, env))))

    def recursion(self, of: Routine, env: Env, measure: Any) -> F:
        """The form that ends: without calls where the measure is 0, else with one less."""
        name = str(measure.children[0]) if measure.data == "name" else ""
        if of.kinds.get(name) != ("nat",) or self.resolve(of.result)[0] != "bool" or of.body.data != "if":
            raise self.fault(measure, RECURSION)
        n, (test, base, *step) = env[name], of.body.children
        if len(step) != 1 or self.formula(test, env) != relation(n.term, "==", F("0")):
            raise self.fault(test, RECURSION)
        none = self.formula(base, env)
        self.local.falls = [*of.kinds].index(name), add(n, Int(None, 1), -1)
        return choose(relation(n.term, "<=", F("0")), none, self.formula(step[0], env))

    def parameters(self, of: Routine, *states: str) -> tuple[list[Variable], Env]:
        """The fixed value, the state as often as asked, the parameters: all variables of what is written next."""
        self.renew(self.local.definition)
        params, env = self.rules(), dict[str, Any]()
        for mark in states:
            more, seen = self.variables(self.state, OLD if mark else "")
            params, env = params + more, {**env, **{field + mark: x for field, x in seen.items()}}
        more, given = self.variables(of.kinds)
        return params + more, {**env, **self.named(of.patterns, given.values())}

    def define_state(self, name: str, tree: Any) -> list[str]:
        params, fields = self.variables(self.state)
        if tree.children[-1] is None:
            return []
        init = {str(tree.children[-2]): Rec(name, fields)}
        return self.write("init_" + name, self.rules() + params, self.formula(tree.children[-1], init))

    def define_operation(self, name: str, tree: Any) -> list[str]:
        """Its pre and post; what its statements do; what is noted at its loop."""
        of = self.routine(name)
        return self.conditions(name, of, "~", "") + self.does(name) + self.notes(name, of)

    def conditions(self, name: str, of: Routine, *states: str) -> list[str]:
        """Its pre, of the state before, and its post, of both states and the result."""
        text = list[str]()
        for part, condition, marks in (("pre", of.pre, states[1:]), ("post", of.post, states)):
            if condition is not None:
                params, env = self.parameters(of, *marks)
                if part == "post" and of.result != ("unit",):
                    more, env["RESULT"] = self.binder(of.result, "RESULT")
                    params += more
                text += self.write(f"{part}_{name}", params, self.formula(condition.children[0], env))
        return text

    def notes(self, name: str, of: Routine) -> list[str]:
        text, invariants = list[str](), 0
        for loop, note in self.notes_of(of.body):
            params, env = self.parameters(of, "")
            mark, kinds = self.noted[id(loop)]
            more, own = self.variables(kinds)
            params, env = params + more, {**env, **own}
            if "Measure" in note.children[0]:
                text += self.write(f"measure_{name}{mark}", params, self.number(note.children[1], env).term, "integer")
            else:
                invariants += 1
                self.local.name = f"invariant_{name}_{invariants}"
                text += self.write(self.local.name, params, self.formula(note.children[1], env))
        return text

    # ---- what they owe ----

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
        at = Context({}, {}, tuple(self.rules_known()))
        self.check(tree.children[2], at)
        if name != self.rep.FIXED and tree.children[1] is not None:     # of what it is made of, mk_ says it
            self.subtype(tree.children[2], the_type(tree.children[1]), at)

    def owe_type(self, name: str, tree: Any) -> None:
        for inv in tree.find_data("inv"):
            of: dict[str, Kind] = {hint(inv.children[0]): ("name", name)}
            x, = self.variables(of)[1].values()
            known = (*self.rules_known(), self.held(("name", name), x), *self.raw(tree, x))
            self.total(inv.children[1], "", self.given(Context({}, {}, known), inv.children, [x], of.values()))
            self.has_value(inv, "invariant satisfiability", of, lambda env: TRUE)

    owe_record = owe_alias = owe_type

    def owe_function(self, name: str, tree: Any) -> None:
        of = self.routine(name)
        kind, body, post = of.result, of.body, of.post
        _, env = self.variables(of.kinds)
        sent = self.fixed(name) + self.arguments(env, env)
        known = (*self.rules_known(), *self.of_types(env, of.kinds))
        at = self.given(Context({}, {}, known), of.patterns, env.values(), of.kinds.values())
        if of.pre is not None:
            self.total(of.pre.children[0], "pre", at)
            at = at.having(self.call("pre_" + name, sent))
        at = self.context(name, at)
        self.check(body, at)
        if post is not None:
            _, value = self.binder(kind, "RESULT")
            given = at.having(*self.of_types({"RESULT": value}, {"RESULT": kind}))
            self.total(post.children[0], "post", given.naming("RESULT", value, kind))
            self.owe(post, "function postcondition", given.having(self.equal(value, self.apply(name, [*env.values()]))),
                     lambda: self.call("post_" + name, sent + self.flat(value)))
        base = self.resolve(kind)[0]
        if base == "set":
            self.subtype(body, kind, at)
        if base not in ("bool", "set") and not self.fits(self.static(body, at), kind):
            value = self.apply(name, [*env.values()])
            if isinstance(value, Int):      # it may be what the body may be
                value = merged(value.base, value.off, replace(self.eval(body, at.env), nat=False))
            self.subtype(tree, kind, at, value)

    def owe_state(self, name: str, tree: Any) -> None:
        if tree.children[-1] is not None:
            self.has_value(tree, "state init", self.state, lambda env:
                           self.call("init_" + name, self.fixed(name) + self.arguments(env, self.state)))

    def owe_operation(self, name: str, tree: Any) -> None:
        of = self.routine(name)
        body, post = of.body, of.post
        fixed, (_, old), (sent_to, given) = (self.fixed(name), self.variables(self.state, OLD),
                                             self.variables(of.kinds))
        was, sent = self.arguments(old, old), self.arguments(given, given)
        types = (*self.rules_known(), *self.of_types(given, of.kinds))
        at = replace(self.begun(of, old, given, sent_to),
                     known=(*types, *self.of_types(old, self.state)), sure=types)
        if of.pre is not None:
            self.total(of.pre.children[0], "pre", at)
            at = at.having(self.call("pre_" + name, fixed + was + sent))
        at = self.context(name, at)
        kinds = {**self.state, **({"RESULT": at.answer} if at.answer else {})}
        _, new = self.variables(kinds)
        now, answer = self.arguments(new, self.state), self.arguments(new, list(kinds)[len(self.state):])
        if post is not None:
            self.total(post.children[0], "post", replace(
                at.having(*self.of_types(new, kinds)),
                names={**self.named(of.patterns, given.values()), **{one + "~": old[one] for one in old}},
                state=new, kinds={**kinds, **at.kinds}))

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
            same = [self.equal(new[one], end.state[one]) for one in self.state if new[one] is not end.state[one]]
            keeps(end.having(*same, *([self.equal(new["RESULT"], end.result)] if at.answer else [])))
