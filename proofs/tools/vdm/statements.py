"""statements.py: what the statements of an operation do, as relations between the state before and after. One loop may
stand in an operation, outside of other statements; its parts have names (begin, while, body, end, loop), so that
theorems speak of them."""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Optional

from expressions import Env, Expressions
from formulas import TRUE, F, Variable, call, conj, disj, made, neg, quantified, relation, variable
from types_of import the_type
from values import Kind, Map
from vdmsl import Node

OLD = "_old"


@dataclass(frozen=True)
class Context:
    """What names stand for and are declared to be, and what is known where an expression stands."""
    env: Env
    kinds: dict[str, Kind]
    known: tuple[F, ...] = ()
    result: Any = None          # of the statement return

    def having(self, *facts: F) -> Context:
        return replace(self, known=self.known + facts)

    def naming(self, name: str, value: Any, kind: Optional[Kind] = None) -> Context:
        kinds = {k: of for k, of in self.kinds.items() if k != name}
        return replace(self, env={**self.env, name: value}, kinds={**kinds, name: kind} if kind else kinds)


class Statements(Expressions):
    state: dict[str, Kind]
    aim: Env = {}    # the variables for the state behind the next call

    # What obligations.py does where an expression is evaluated, is to be of a type, and where an operation is called.

    def check(self, tree: Any, at: Context) -> None:
        pass

    def subtype(self, tree: Any, kind: Kind, at: Context, value: Any = None) -> None:
        pass

    def called(self, tree: Any, name: str, args: list[Any], at: Context) -> None:
        pass

    def run(self, tree: Node, at: Context) -> list[Context]:
        """The ends of all ways through a statement."""
        if at.result is not None:
            return [at]
        found = getattr(self, "run_" + str(tree.data), None)
        if found is None:
            raise self.fault(tree, f"'{tree.data}' is not translated here: RULES.md has what is")
        ways: list[Context] = found(tree, at, *tree.children)
        return ways

    def all_of(self, trees: list[Any], ways: list[Context]) -> list[Context]:
        for tree in trees:
            ways = [end for at in ways for end in self.run(tree, at)]
        return ways

    def run_block(self, tree: Node, at: Context, *parts: Any) -> list[Context]:
        return self.all_of(list(parts), [at])

    def run_dcl(self, tree: Node, at: Context, name: str, of: Any, value: Node) -> list[Context]:
        return self.run_assign(tree, replace(at, kinds={**at.kinds, str(name): the_type(of)}), name, value)

    def run_assign(self, tree: Node, at: Context, name: str, value: Node) -> list[Context]:
        kind = at.kinds[str(name)]
        self.check(value, at)
        self.subtype(value, kind, at)
        return [at.naming(str(name), self.eval(value, at.env), kind)]

    def run_assign_at(self, tree: Node, at: Context, name: str, keys: Any, value: Node) -> list[Context]:
        key, = keys.children
        for part in (key, value):
            self.check(part, at)
        of: Map = at.env[str(name)]
        k, v = self.force(self.eval(key, at.env)), self.force(self.eval(value, at.env))
        new = self.override(of, k, v)
        self.subtype(tree, at.kinds[str(name)], at, new)
        return [at.naming(str(name), new, at.kinds[str(name)])]

    def override(self, of: Map, key: Any, value: Any) -> Map:
        """of ++ {key |-> value}"""
        return Map(of.key, of.val,
                   lambda hint: [(b, conj(g, neg(self.equal(k, key))), k, v) for b, g, k, v in of.gens(hint)] +
                   [([], TRUE, key, value)], lambda k: disj(self.equal(k, key), of.has(k)),
                   lambda k, v: disj(conj(self.equal(k, key), self.equal(v, value)),
                                     conj(neg(self.equal(k, key)), of.holds(k, v))))

    def run_call(self, tree: Node, at: Context, name: str, exprs: Any) -> list[Context]:
        """What the operation does, with other variables for the state behind it."""
        for one in exprs.children:
            self.check(one, at)
        args = [self.force(self.eval(one, at.env)) for one in exprs.children]
        self.need(str(name))
        for one, kind in zip(exprs.children, self.parts(self.definition(str(name))[1])):
            self.subtype(one, kind, at)
        self.called(tree, str(name), args, at)
        before = [t for one in self.state for t in self.flat(at.env[one])]
        for one, of in self.state.items():
            at = at.naming(one, self.aim.pop(one) if one in self.aim else self.binder(of, one)[1], of)
        after = [t for one in self.state for t in self.flat(at.env[one])]
        return [at.having(call("Vdm_" + str(name), self.fixed(str(name)) + before + after +
                               [t for a in args for t in self.flat(a)]))]

    def run_let_stmt(self, tree: Node, at: Context, name: str, value: Node, body: Node) -> list[Context]:
        self.check(value, at)
        return self.run(body, at.naming(str(name), self.force(self.eval(value, at.env)), self.static(value, at)))

    def run_if_stmt(self, tree: Node, at: Context, test: Node, then: Node, *rest: Any) -> list[Context]:
        self.check(test, at)
        yes = self.formula(test, at.env)
        other = at.having(neg(yes))
        left = ([other] if rest == (None,) else self.run_if_stmt(tree, other, *rest) if len(rest) > 1 else
                self.run(rest[0], other))
        return self.run(then, at.having(yes)) + left

    def run_return(self, tree: Node, at: Context, value: Node) -> list[Context]:
        self.check(value, at)
        return [replace(at, result=self.eval(value, at.env))]

    def parts(self, domain: Any) -> list[Kind]:
        of = the_type(domain)
        return list(of[1:]) if of[0] == "product" else [of]

    def static(self, tree: Any, at: Context) -> Optional[Kind]:
        """The type of an expression, where it is seen without looking into it."""
        if tree.data in ("name", "old"):
            name = str(tree.children[0])
            value = self.names[name] if name in self.names and name not in at.env else None
            return at.kinds.get(name) or (the_type(value.children[1]) if value and value.data == "value" else None)
        if tree.data == "number":
            return ("nat1",) if int(tree.children[0]) else ("nat",)
        if tree.data in ("plus", "times"):
            both = [self.resolve(self.static(one, at) or ("int",))[0] for one in tree.children]
            if "int" not in both and set(both) <= {"nat", "nat1"}:
                return ("nat1",) if (any if tree.data == "plus" else all)(one == "nat1" for one in both) else ("nat",)
        if tree.data == "set_range":
            low = self.static(tree.children[0], at)
            return ("set", low) if low else None
        if tree.data == "prefix":
            of = self.static(tree.children[1], at)
            op, base = str(tree.children[0]), self.resolve(of) if of else ("",)
            if op in ("card", "len"):
                return ("nat",)
            if op == "inds":
                return ("set", ("nat1",))
            if len(base) < 2:
                return None
            return base[1] if op == "hd" else ("set", base[1]) if op == "elems" else None
        if tree.data == "select":
            of = self.static(tree.children[0], at)
            fields = self.records.get(of[1]) if of and of[0] == "name" else None
            return fields[str(tree.children[1])] if fields else None
        if tree.data == "apply" and tree.children[0].data == "name":
            name = str(tree.children[0].children[0])
            if name not in at.env and name in self.names and self.names[name].data == "function":
                return the_type(self.definition(name)[2])
            of = self.resolve(at.kinds.get(name, ("",)))
            return of[-1] if of[0] in ("map", "seq", "seq1") else None
        return None

    # ---- what is written of it ----

    def variables(self, kinds: dict[str, Kind], mark: str = "") -> tuple[list[Variable], Env]:
        params, env = list[Variable](), dict[str, Any]()
        for name, of in kinds.items():
            more, env[name] = self.binder(of, name + mark)
            params += more
        return params, env

    def arguments(self, env: Env, names: Any) -> list[F]:
        return [t for name in names for t in self.flat(env[name])]

    def of_types(self, env: Env, kinds: dict[str, Kind]) -> list[F]:
        """The variables hold values of their types."""
        return [one for name, of in kinds.items() for one in (self.held(of, env[name]), self.typed(of, env[name]))]

    def became(self, ends: list[Context], env: Env, kinds: dict[str, Kind]) -> F:
        """Behind one of these ways the variables have these values, which are of their types."""
        def same(end: Context) -> list[F]:
            return [self.equal(env[one], end.env[one]) for one in kinds if end.env[one] is not env[one]]
        return disj(*(conj(*end.known, *self.of_types(env, kinds), *same(end)) for end in ends))

    def returned(self, ends: list[Context], result: Any) -> F:
        return disj(*(conj(*end.known, *([] if result is None else [self.equal(result, end.result)])) for end in ends))

    def loop_of(self, body: Any) -> Any:
        """The loop of an operation: (statements before it, notes, test, body, statements behind it), or None."""
        loops = list(body.find_data("while"))
        if not loops:
            return None
        if len(loops) > 1 or loops[0] not in body.children:
            raise self.fault(loops[-1], "one loop is translated, outside of other statements")
        k = body.children.index(loops[0])
        *notes, test, inner = loops[0].children
        return body.children[:k], notes, test, inner, body.children[k + 1:]

    def locals_of(self, body: Any) -> dict[str, Kind]:
        dcls = sorted(body.find_data("dcl"), key=lambda dcl: int(dcl.meta.line))
        return {str(dcl.children[0]): the_type(dcl.children[1]) for dcl in dcls}

    def does(self, name: str, domain: Any, result: Any, names: Any, body: Any) -> list[str]:
        """Vdm_NAME: the operation leads from the one state to the other, and answers the result."""
        self.renew(name, "_does")
        kinds = dict(zip(map(str, names.children), self.parts(domain), strict=True))
        given, env = self.variables(kinds)
        before, old = self.variables(self.state, OLD)
        after, new = self.variables(self.state)
        answer, value = self.binder(the_type(result), "RESULT") if the_type(result) != ("unit",) else ([], None)
        loop, rules = self.loop_of(body), self.rules()
        start = Context({**old, **env}, {**kinds, **self.state})
        if loop is None:
            self.aim = dict(new)
            ends = self.run(body, start)
            return self.write(name, rules + before + after + given + answer,
                              conj(self.became(ends, new, self.state),
                                   *([self.returned(ends, value)] if value else [])))
        first, _, test, inner, last = loop
        own = self.locals_of(body)
        mine, here = self.variables(own)
        older, there = self.variables(own, OLD)
        every = {**self.state, **own}
        now, then = {**new, **here}, {**old, **there}
        fixed = [variable(*v) for v in rules]
        sent = [variable(*v) for v in given]

        def among(*lists: list[Variable]) -> list[F]:
            return fixed + [variable(*v) for one in lists for v in one]
        text = self.write(name + "_begin", rules + before + after + given + mine,
                          self.became(self.all_of(first, [start]), now, every))
        text += self.write(name + "_while", rules + after + given + mine, self.formula(test, {**env, **now}))
        within = Context({**env, **then}, {**kinds, **every})
        self.aim = dict(new)
        text += self.write(name + "_body", rules + before + after + given + older + mine,
                           self.became(self.run(inner, within), now, every))
        self.aim = {}
        behind = Context({**env, **now}, {**kinds, **every})
        ends = self.all_of(last, [behind])
        if any(end.env[one] is not now[one] for end in ends for one in self.state):
            raise self.fault(body, "behind the loop the state is not to change")
        text += self.write(name + "_end", rules + after + given + mine + answer, self.returned(ends, value))
        n = variable("integer", "turns")
        self.local.hints["turns"] = "turns"
        first_state, first_env = self.variables(self.state, "_first")
        origin = [variable(*v) for v in first_state]
        step = quantified("exists", before + older, conj(
            call(f"Vdm_{name}_loop",
                 fixed + origin + [variable(*v) for v in before] + sent + [variable(*v) for v in older] +
                 [made("turns - 1", 8, n)]),
            call(f"Vdm_{name}_while", among(before, given, older)),
            call(f"Vdm_{name}_body", among(before, after, given, older, mine))))
        begin = call(f"Vdm_{name}_begin", fixed + origin + [variable(*v) for v in after + given + mine])
        text += self.write(name + "_loop", rules + first_state + after + given + mine + [n.free[0]],
                           made(f"turns <= 0 ? {begin.text} : ({step.text})", 1, n, begin, step))
        whole = quantified("exists", mine + [n.free[0]], conj(
            relation(F("0"), "<=", n),
            call(f"Vdm_{name}_loop", fixed + origin + [variable(*v) for v in after + given + mine] + [n]),
            neg(call(f"Vdm_{name}_while", among(after, given, mine))),
            call(f"Vdm_{name}_end", among(after, given, mine, answer))))
        return text + self.write(name, rules + first_state + after + given + answer, whole)

    def renew(self, name: str, part: str = "") -> None:
        raise NotImplementedError

    def rules(self) -> list[Variable]:
        raise NotImplementedError

    def write(self, name: str, params: list[Variable], body: F, ctype: str = "") -> list[str]:
        raise NotImplementedError
