"""module.py: the definitions of a module of VDM-SL as definitions of ACSL, in the module's order,
each after those it uses."""
from __future__ import annotations

import os
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any, Optional

from expressions import Env
from formulas import TRUE, F, Variable, choose, conj, relation
from naming import RESERVED
from statements import Statements
from types_of import the_type
from values import Bool, Int, Rec, Set, add
from plain import plain
from vdmsl import Fault, module, read, refused

RECURSION = ("recursion is translated of a truth value, with a parameter n of the type nat as measure, "
             "by 'if n = 0 then ... else ...' where the calls are after 'else'")


class Module(Statements):
    def __init__(self, path: str, rep: ModuleType, counts: Optional[dict[str, str]] = None) -> None:
        self.path, self.rep = path, rep
        self.names, self.records, self.terms = {}, {}, set()
        self.prefix = getattr(rep, "PREFIX", "Vdm_")
        self.out: list[str] = []
        self.refused: dict[str, Fault] = {}
        self.taken, self.own = set(), set()
        self.fixed_names = RESERVED | set(getattr(rep, "RESERVED", ())) | {
            word for text in (*rep.QUOTES.values(), *rep.OBJECTS.values(), *rep.HELD.values(),
                              *(bound for bounds in rep.UNIVERSE.values() for bound in bounds.values()))
            for word in re.findall(r"(?<![.\w{])[A-Za-z_]\w*", text) if word != rep.RULES[1]}
        self.done: set[str] = set()
        self.busy, self.state = [], {}
        self.counts = {} if counts is None else counts
        self.stateless: Optional[Fault] = None     # why the state is refused
        raw = module(path)
        whole: Any = plain(raw)
        told = {(line, column): f"{path}:{line}:{column}: {text}" for line, column, text in refused(raw, read(path))}
        for section in (part for part in whole.children if getattr(part, "data", "no_")[:3] != "no_"):
            for one in [section] if section.data == "state" else section.children:
                place = (one.meta.line, one.meta.column), (one.meta.end_line, one.meta.end_column)
                here = [told.pop(at) for at in sorted(told) if place[0] <= at < place[1]]
                self.enter(one, Fault("\n".join(here)) if here else None)
        self.refused.update({text: Fault(text) for text in told.values()})

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
        if self.refused:
            lines = dict.fromkeys("\n".join(map(str, self.refused.values())).split("\n"))
            raise Fault("\n".join(sorted(lines, key=lambda one: [int(k) for k in one.split(":", 3)[1:3]])))
        return "".join(line + "\n" for line in self.out)

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
        if name in self.refused:
            raise self.refused[name]
        if name not in self.names:
            raise self.fault(self.names[self.local.definition], f"{name} is not defined")
        tree, saved = self.names[name], getattr(self, "local", None)
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
            if saved:
                self.local = saved

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
        hint = str(inv.children[0]) if inv else "x" if tree.data == "alias" else name.lower()
        params, x = self.binder(("name", name), hint)
        return self.write("is_" + name, self.rules() + params, conj(
            *self.raw(tree, x), self.formula(inv.children[1], {hint: x}) if inv else TRUE))

    define_record = define_alias = define_type

    def raw(self, tree: Any, x: Any) -> list[F]:
        """A value is of the type but for its invariant."""
        if tree.data == "alias":
            return [self.typed(the_type(tree.children[1]), x)]
        return [self.typed(of, x.fields[field]) for field, of in self.records[str(tree.children[0])].items()]

    def define_function(self, name: str, tree: Any) -> list[str]:
        _, domain, result, again, names, body, pre, post, measure = tree.children
        if again != name:
            raise self.fault(again, f"the signature is that of {name}, the definition that of {again}")
        text, of = list[str](), the_type(result)
        if pre is not None:
            params, env = self.parameters(domain, names)
            text += self.write("pre_" + name, params, self.formula(pre.children[0], env))
        if post is not None:
            params, env = self.parameters(domain, names)
            more, env["RESULT"] = self.binder(of, "RESULT")
            text += self.write("post_" + name, params + more, self.formula(post.children[0], env))
        params, env = self.parameters(domain, names)
        if measure is not None:
            return text + self.write(name, params, self.recursion(tree, env, measure.children[0]))
        if self.resolve(of)[0] == "bool":
            return text + self.write(name, params, self.formula(body, env))
        value = self.eval(body, env)
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
        return text + self.write(name, params + bound, self.closed(lambda: self.equal(x, self.eval(body, env))))

    def recursion(self, tree: Any, env: Env, measure: Any) -> F:
        """The form that ends: without calls where the measure is 0, else with one less."""
        _, domain, result, _, names, body, *_ = tree.children
        nats = [name for name, of in zip(names.children, self.parts(domain)) if of == ("nat",)]
        name = measure.children[0] if measure.data == "name" else ""
        if name not in nats or self.resolve(the_type(result))[0] != "bool" or body.data != "if":
            raise self.fault(measure, RECURSION)
        n, (test, base, *step) = env[name], body.children
        if len(step) != 1 or self.formula(test, env) != relation(n.term, "==", F("0")):
            raise self.fault(test, RECURSION)
        none = self.formula(base, env)
        self.local.falls = names.children.index(name), add(n, Int(None, 1), -1)
        return choose(relation(n.term, "<=", F("0")), none, self.formula(step[0], env))

    def parameters(self, domain: Any, names: Any, *states: str) -> tuple[list[Variable], Env]:
        """The fixed value, the state as often as asked, the parameters: all variables of what is written next."""
        self.renew(self.local.definition)
        kinds = self.parts(domain)
        if len(kinds) != len(names.children):
            raise self.fault(names, f"{len(names.children)} names for {len(kinds)} parameters")
        params, env = self.rules(), dict[str, Any]()
        for mark in states:
            for field, one in self.state.items():
                more, env[field + mark] = self.binder(one, field + ("_old" if mark else ""))
                params += more
        for one, name in zip(kinds, names.children):
            more, env[str(name)] = self.binder(one, str(name))
            params += more
        return params, env

    def define_state(self, name: str, tree: Any) -> list[str]:
        params, fields = [], {}
        for field, of in self.state.items():
            more, fields[field] = self.binder(of, field)
            params += more
        if tree.children[-1] is None:
            return []
        init = {str(tree.children[-2]): Rec(name, fields)}
        return self.write("init_" + name, self.rules() + params, self.formula(tree.children[-1], init))

    def define_operation(self, name: str, tree: Any) -> list[str]:
        """Its pre and post; what its statements do; what is noted at its loop."""
        _, domain, result, _, names, body, pre, post = tree.children
        text: list[str] = []
        if pre is not None:
            params, env = self.parameters(domain, names, "")
            text += self.write("pre_" + name, params, self.formula(pre.children[0], env))
        if post is not None:
            params, env = self.parameters(domain, names, "~", "")
            if the_type(result) != ("unit",):
                more, env["RESULT"] = self.binder(the_type(result), "RESULT")
                params += more
            text += self.write("post_" + name, params, self.formula(post.children[0], env))
        return text + self.does(name, domain, result, names, body) + self.notes(name, domain, names, body)

    def notes(self, name: str, domain: Any, names: Any, body: Any) -> list[str]:
        text, invariants = list[str](), 0
        for loop, note in self.notes_of(body):
            params, env = self.parameters(domain, names, "")
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
