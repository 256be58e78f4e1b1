"""expressions.py: the meaning of the expressions of VDM-SL, a method eval_NODE for each node of the grammar. RULES.md
has what each does as a numbered table, with an example that is tested."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aggregates import Aggregates
from formulas import (FALSE, PLUS, TIMES, TRUE, F, Variable, conj, disj, iff, implies, made, neg, relation,
                      variable)
from types_of import NONE, the_type, title
from values import Bool, Gen, Graph, Int, Kind, Map, Rec, Seq, Set, Unfit, add, either, joined, kind
from lark import Tree
from vdmsl import Node

Env = dict[str, Any]


class Expressions(Aggregates):
    def formula(self, tree: Node, env: Env) -> F:
        """A formula. Where a value in it is known by a formula only, there is such a value: rule 1."""
        def said() -> F:
            value = self.eval(tree, env)
            if not isinstance(value, Bool):
                raise self.fault(tree, "a truth value is expected here")
            return value.formula
        return self.closed(said)

    def closed(self, said: Callable[[], F]) -> F:
        outer, self.local.pending = self.local.pending, []
        result = said()
        for bound, guard in reversed(self.local.pending):
            result = self.quantify("exists", bound, guard, result)
        self.local.pending = outer
        return result

    def eval(self, tree: Node, env: Env) -> Any:
        found = getattr(self, "eval_" + str(tree.data), None)
        if found is None:
            raise self.fault(tree, f"'{tree.data}' is not translated: RULES.md has what is")
        work: Callable[..., Any] = found
        return self.placed(tree, lambda: work(tree, env, *tree.children))

    def number(self, tree: Node, env: Env) -> Int:
        value = self.force(self.eval(tree, env))
        if not isinstance(value, Int):
            raise self.fault(tree, "a number is expected here")
        return value

    def want(self, what: Any, tree: Node, env: Env) -> Any:
        """A set, a map or a sequence."""
        value = self.force(self.eval(tree, env))
        if not isinstance(value, what):
            raise self.fault(tree, f"a {what.__name__.lower()} is expected here, not a {type(value).__name__.lower()}")
        return value

    def eval_number(self, tree: Node, env: Env, digits: str) -> Int:
        return Int(None, int(digits), True)

    def eval_quote(self, tree: Node, env: Env, name: str) -> Int:
        return Int(F(self.quote(str(name))), quote=True)

    def eval_true(self, tree: Node, env: Env) -> Bool:
        return Bool(TRUE)

    def eval_false(self, tree: Node, env: Env) -> Bool:
        return Bool(FALSE)

    def eval_name(self, tree: Node, env: Env, token: str) -> Any:
        name = str(token)
        if name in env:
            return env[name]
        if name == self.rep.FIXED:
            return self.retrieve(self.rep.FIXED_TYPE, variable(*self.rep.RULES))
        if name not in self.names or self.names[name].data != "value":
            raise self.fault(tree, f"'{name}' is not known here")
        self.need(name)
        args, (_, of, body) = self.fixed(name), self.definition(name)
        value = self.eval(body, {})
        if isinstance(value, Int) and not value.quote:
            nat = value.nat if of is None else self.resolve(the_type(of))[0] != "int"
            return Int(self.call(name, args, False), 0, nat)
        if isinstance(value, Bool):
            return Bool(self.call(name, args))
        if not isinstance(value, Set) or value.elem[0] != "set":
            return value

        def gens(hint: str) -> list[Gen]:
            ways = value.gens(hint)
            return [(b, self.call(self.way(name, k, ways), args + [variable(*v) for v in b]), x)
                    for k, (b, _, x) in enumerate(ways, 1)]
        return Set(value.elem, gens, value.has)

    def way(self, name: str, k: int, ways: list[Gen]) -> str:
        """The name of a set of sets, or where there are several ways to make these, of one."""
        return f"{name}_{k}" if len(ways) > 1 else name

    def eval_old(self, tree: Node, env: Env, name: str) -> Any:
        if str(name) + "~" not in env:
            raise self.fault(tree, f"'{name}~' is known in a postcondition only")
        return env[str(name) + "~"]

    def eval_select(self, tree: Node, env: Env, record: Node, name: str) -> Any:
        value = self.eval(record, env)
        if not isinstance(value, Rec) or str(name) not in value.fields:
            raise self.fault(tree, f"this has no field '{name}'")
        return value.fields[str(name)]

    # numbers

    def eval_plus(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        return add(self.number(a, env), self.number(b, env))

    def eval_minus(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        return add(self.number(a, env), self.number(b, env), -1)

    def eval_negative(self, tree: Node, env: Env, a: Node) -> Int:
        return add(Int(None, 0), self.number(a, env), -1)

    def eval_times(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        x, y = self.number(a, env), self.number(b, env)
        return Int(made(f"{x.term.at(TIMES - 1)} * {y.term.at(TIMES)}", TIMES, x.term, y.term), 0, x.nat and y.nat)

    def eval_mod(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        x, y = self.number(a, env), self.number(b, env)
        rest = made(f"{x.term.at(TIMES - 1)} % {y.term.at(TIMES)}", TIMES, x.term, y.term)
        if x.nat and y.nat:
            return Int(rest, 0, True)
        # % has the sign of the first number, mod that of the second.
        return Int(made(f"({rest.text} + {y.term.at(PLUS)}) % {y.term.at(TIMES)}", TIMES, x.term, y.term), 0, y.nat)

    def eval_div(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        x, y = self.number(a, env), self.number(b, env)
        return Int(made(f"{x.term.at(TIMES - 1)} / {y.term.at(TIMES)}", TIMES, x.term, y.term), 0, x.nat and y.nat)

    def eval_rem(self, tree: Node, env: Env, a: Node, b: Node) -> Int:
        x, y = self.number(a, env), self.number(b, env)
        return Int(made(f"{x.term.at(TIMES - 1)} % {y.term.at(TIMES)}", TIMES, x.term, y.term), 0, x.nat)

    # truth values

    def eval_relation(self, tree: Node, env: Env, a: Node, op: str, b: Node) -> Bool:
        if op in ("subset", "psubset"):
            x, y = self.two_sets(a, b, env)
            return Bool(conj(self.subset(x, y), neg(self.subset(y, x)) if op == "psubset" else TRUE))
        if op in ("=", "<>"):
            same = self.equal(self.eval(a, env), self.eval(b, env))
            return Bool(same if op == "=" else neg(same))
        return Bool(relation(self.number(a, env).term, str(op), self.number(b, env).term))

    def eval_in_set(self, tree: Node, env: Env, a: Node, s: Node) -> Bool:
        return Bool(self.want(Set, s, env).has(self.force(self.eval(a, env))))

    def eval_not_in_set(self, tree: Node, env: Env, a: Node, s: Node) -> Bool:
        return Bool(neg(self.eval_in_set(tree, env, a, s).formula))

    def eval_and(self, tree: Node, env: Env, a: Node, b: Node) -> Bool:
        return Bool(conj(self.formula(a, env), self.formula(b, env)))

    def eval_or(self, tree: Node, env: Env, a: Node, b: Node) -> Bool:
        return Bool(disj(self.formula(a, env), self.formula(b, env)))

    def eval_not(self, tree: Node, env: Env, a: Node) -> Bool:
        return Bool(neg(self.formula(a, env)))

    def eval_implies(self, tree: Node, env: Env, a: Node, b: Node) -> Bool:
        return Bool(implies(self.formula(a, env), self.formula(b, env)))

    def eval_iff(self, tree: Node, env: Env, a: Node, b: Node) -> Bool:
        return Bool(iff(self.formula(a, env), self.formula(b, env)))

    def eval_let(self, tree: Node, env: Env, name: str, of: Any, value: Node, body: Node) -> Any:
        return self.eval(body, {**env, str(name): self.force(self.eval(value, env))})

    def eval_part(self, tree: Node, env: Env, record: Node, of: str, k: int, count: int) -> Any:
        """What a pattern has in that place."""
        value = self.force(self.eval(record, env))
        if not isinstance(value, Rec) or of != "mk_" + value.name or len(value.fields) != count:
            raise self.fault(tree, f"the pattern {of} of {count} parts does not match a {title(value)} here")
        return list(value.fields.values())[k]

    def eval_if(self, tree: Node, env: Env, test: Node, then: Node, *rest: Node) -> Any:
        other: Node = rest[0] if len(rest) == 1 else Tree("if", [*rest], tree.meta)
        c = self.formula(test, env)
        ways = [(c, then), (neg(c), other)]
        a, b = (self.local.unnamed(lambda: self.sample(one, env)) for one in (then, other))
        if isinstance(a, Bool):
            return Bool(conj(*(implies(on, self.formula(one, env)) for on, one in ways)))
        if isinstance(a, Set):
            s: list[tuple[F, Set]] = [(on, self.want(Set, one, env)) for on, one in ways]
            return Set(a.elem,
                       lambda hint: [(bound, conj(on, g), x) for on, one in s for bound, g, x in one.gens(hint)],
                       lambda x: conj(*(implies(on, one.has(x)) for on, one in s)))
        if c.plain and isinstance(a, (Int, Rec)) and isinstance(b, (Int, Rec)):
            return either(c, self.eval(then, env), self.eval(other, env))
        if isinstance(a, (Int, Rec, Graph)):
            # One value in each case; it exists where the branch that is taken has one.
            return Graph(kind(a) if not isinstance(a, Int) or a.nat else ("int",), lambda x: conj(*(
                implies(on, self.closed(lambda: self.equal(x, self.eval(one, env)))) for on, one in ways)))
        raise Unfit("'if' is translated of truth values, numbers, records and sets")

    def sample(self, tree: Node, env: Env) -> Any:
        """A value, or what there is a formula of where a part of it is known by a formula only."""
        outer, self.local.pending = self.local.pending, []
        value = self.eval(tree, env)
        partial, self.local.pending = self.local.pending, outer
        if partial and isinstance(value, Set):
            raise Unfit("a branch is a set that uses a value which only a formula is known of")
        return Graph(kind(value), lambda x: TRUE) if partial and isinstance(value, (Int, Rec)) else value

    # what binds names

    def over(self, binds: Node, env: Env, mark: str = "") -> list[tuple[list[Variable], F, Env]]:
        """Every way to give the names of the binds their values."""
        ways: list[tuple[list[Variable], F, Env]] = [([], TRUE, env)]
        seen = set[str]()
        for bind in binds.children:
            for name in map(str, bind.children[0].children):   # type: ignore[union-attr]
                said = name in seen         # bound twice: to one value
                seen.add(name)
                ways = [(bound + more, conj(guard, also, self.equal(inner[name], x) if said else TRUE),
                         inner if said else {**inner, name: x})
                        for bound, guard, inner in ways
                        for more, also, x in
                        self.ranged(bind, env).gens(mark + name)]
        return ways

    def ranged(self, bind: Any, env: Env) -> Set:
        """What a bind ranges over."""
        of = bind.children[1]
        found: Set = self.all_of_type(the_type(of)) if bind.data == "type_bind" else self.want(Set, of, env)
        return found

    def comprehended(self, binds: Node, env: Env, test: Any, *parts: Node) -> list[tuple[list[Variable], F, list[Any]]]:
        """What the parts of a comprehension are in each way. Where one is known by a formula only, the way has a
        variable for it."""
        ways = []
        for bound, guard, inner in self.over(binds, env):
            if test is not None:
                guard = conj(guard, self.formula(test, inner))
            outer, self.local.pending = self.local.pending, []
            values = [self.force(self.eval(part, inner)) for part in parts]
            for more, fact in self.local.pending:
                bound, guard = bound + more, conj(guard, fact)
            self.local.pending = outer
            ways.append((bound, guard, values))
        return ways

    def eval_forall(self, tree: Node, env: Env, binds: Node, body: Node) -> Bool:
        return Bool(conj(*(self.quantify("forall", b, g, self.formula(body, inner))
                           for b, g, inner in self.over(binds, env))))

    def eval_exists(self, tree: Node, env: Env, binds: Node, body: Node) -> Bool:
        return Bool(disj(*(self.quantify("exists", b, g, self.formula(body, inner))
                           for b, g, inner in self.over(binds, env))))

    def the_one(self, env: Env, binds: Node, body: Node, x: Any) -> F:
        """x is the one element of the set for which the body holds."""
        name = self.bound_name(binds)
        others = (self.quantify("forall", b, conj(g, self.formula(body, inner)), self.equal(inner[name], x))
                  for b, g, inner in self.over(binds, env, "other_"))
        return conj(self.formula(body, {**env, name: x}), *others)

    def bound_name(self, binds: Any) -> str:
        return str(binds.children[0].children[0].children[0])

    def single(self, binds: Any) -> bool:
        return len(binds.children) == 1 == len(binds.children[0].children[0].children)

    def one_bind(self, tree: Node, binds: Any) -> Any:
        if not self.single(binds):
            raise self.fault(tree, f"'{tree.data}' is translated with one name only")
        return binds

    def eval_exists1(self, tree: Node, env: Env, binds: Node, body: Node) -> Bool:
        name = self.bound_name(self.one_bind(tree, binds))
        return Bool(disj(*(self.quantify("exists", b, g, self.the_one(inner, binds, body, inner[name]))
                           for b, g, inner in self.over(binds, env))))

    def eval_iota(self, tree: Node, env: Env, binds: Node, body: Node) -> Graph:
        bind = self.one_bind(tree, binds).children[0]
        source = self.ranged(bind, env)
        return Graph(source.elem, lambda x: conj(source.has(x), self.the_one(env, binds, body, x)))

    # sets

    def items(self, exprs: Any) -> list[Node]:
        return [] if exprs is None else list(exprs.children)

    def eval_set_enum(self, tree: Node, env: Env, exprs: Any) -> Set:
        found = [self.force(self.eval(e, env)) for e in self.items(exprs)]
        return Set(kind(found[0]) if found else ("int",), lambda hint: [([], TRUE, v) for v in found],
                   lambda x: disj(*(self.equal(x, v) for v in found)))

    def eval_set_range(self, tree: Node, env: Env, low: Node, high: Node) -> Set:
        a, b = self.number(low, env), self.number(high, env)
        return self.interval(("nat",) if a.nat else ("int",), a, b)

    def eval_set_comp(self, tree: Node, env: Env, expr: Node, binds: Node, test: Any) -> Set:
        if test is None and expr.data == "name" and self.single(binds) and expr.children[0] == self.bound_name(binds):
            return self.ranged(binds.children[0], env)

        def gens(hint: str) -> list[Gen]:
            return [(b, g, x) for b, g, (x,) in self.comprehended(binds, env, test, expr)]
        first = self.local.unnamed(lambda: gens("")[:1])
        return Set(kind(first[0][2]) if first else ("int",), gens,
                   lambda x: self.some(gens(""), lambda v: self.equal(x, v)))

    def eval_prefix(self, tree: Node, env: Env, op: str, a: Node) -> Any:
        """card, dom, rng, dunion, len, elems, inds, hd, tl, abs"""
        what = {"card": Set, "dunion": Set, "dom": Map, "rng": Map, "abs": Int}.get(str(op), Seq)
        of: Callable[[Node, Any], Any] = getattr(self, "the_" + str(op))
        return of(tree, self.want(what, a, env))

    def eval_union(self, tree: Node, env: Env, a: Node, b: Node) -> Set:
        x, y = self.two_sets(a, b, env)
        return Set(x.elem, lambda hint: x.gens(hint) + y.gens(hint), lambda e: disj(x.has(e), y.has(e)))

    def eval_inter(self, tree: Node, env: Env, a: Node, b: Node) -> Set:
        x, y = self.two_sets(a, b, env)
        return Set(x.elem, lambda hint: [(bound, conj(g, y.has(e)), e) for bound, g, e in x.gens(hint)],
                   lambda e: conj(x.has(e), y.has(e)))

    def eval_difference(self, tree: Node, env: Env, a: Node, b: Node) -> Set:
        x, y = self.two_sets(a, b, env)
        return Set(x.elem, lambda hint: [(bound, conj(g, neg(y.has(e))), e) for bound, g, e in x.gens(hint)],
                   lambda e: conj(x.has(e), neg(y.has(e))))

    def two_sets(self, a: Node, b: Node, env: Env) -> tuple[Set, Set]:
        return self.want(Set, a, env), self.want(Set, b, env)

    # maps

    def eval_map_empty(self, tree: Node, env: Env) -> Map:
        return self.maplets(lambda hint: [])

    def eval_map_enum(self, tree: Node, env: Env, *maplets: Node) -> Map:
        pairs = [[self.force(self.eval(e, env)) for e in m.children] for m in maplets]   # type: ignore[arg-type]
        return self.maplets(lambda hint: [([], TRUE, k, v) for k, v in pairs])

    def eval_map_comp(self, tree: Node, env: Env, maplet: Node, binds: Node, test: Any) -> Map:
        key, value = self.items(maplet)
        return self.maplets(lambda hint: [(b, g, k, v) for b, g, (k, v) in self.comprehended(
            binds, env, test, key, value)])

    def eval_munion(self, tree: Node, env: Env, a: Node, b: Node) -> Map:
        x: Map = self.want(Map, a, env)
        y: Map = self.want(Map, b, env)
        return Map(x.key, x.val, lambda hint: x.gens(hint) + y.gens(hint), lambda k: disj(x.has(k), y.has(k)),
                   lambda k, v: disj(x.holds(k, v), y.holds(k, v)))

    def eval_override(self, tree: Node, env: Env, a: Node, b: Node) -> Map:
        x: Map = self.want(Map, a, env)
        y: Map = self.want(Map, b, env)
        return Map(x.key, x.val, lambda hint: [(bound, conj(g, neg(y.has(k))), k, v)
                                               for bound, g, k, v in x.gens(hint)] + y.gens(hint),
                   lambda k: disj(y.has(k), x.has(k)),
                   lambda k, v: disj(y.holds(k, v), conj(neg(y.has(k)), x.holds(k, v))))

    def eval_restrict_range(self, tree: Node, env: Env, of: Node, to: Node) -> Map:
        m: Map = self.want(Map, of, env)
        s: Set = self.want(Set, to, env)
        if not m.app:
            raise self.fault(tree, ":> is translated of a map that is held in an object")
        app = m.app
        return Map(m.key, m.val, lambda hint: [(b, conj(g, s.has(v)), k, v) for b, g, k, v in m.gens(hint)],
                   lambda k: conj(m.has(k), s.has(app(k))), lambda k, v: conj(m.holds(k, v), s.has(v)), app)

    # sequences

    def eval_seq_enum(self, tree: Node, env: Env, exprs: Any) -> Seq:
        found = [self.force(self.eval(e, env)) for e in self.items(exprs)]
        return Seq(kind(found[0]) if found else ("int",), Int(None, len(found), True), lambda i: joined(i.term, found))

    def eval_concat(self, tree: Node, env: Env, a: Node, b: Node) -> Seq:
        x: Seq = self.want(Seq, a, env)
        y: Seq = self.want(Seq, b, env)
        for one, other in ((x, y), (y, x)):
            if one.len == NONE:
                return other
        return Seq(x.elem, add(x.len, y.len),
                   lambda i: either(relation(i.term, "<=", x.len.term), x.at(i), y.at(add(i, x.len, -1))))

    # application

    def eval_apply(self, tree: Node, env: Env, head: Node, exprs: Any) -> Any:
        name = str(head.children[0]) if head.data == "name" else ""
        args = [self.force(self.eval(e, env)) for e in self.items(exprs)]
        if name.startswith("mk_") and name[3:] in self.records:
            if len(args) != len(self.records[name[3:]]):
                raise self.fault(tree, f"{name} is of {len(self.records[name[3:]])} fields, here are {len(args)}")
            return Rec(name[3:], dict(zip(self.records[name[3:]], args)))
        if name in self.names and name not in env and self.names[name].data == "function":
            if len(args) != len(self.parts(self.definition(name)[1])):
                raise self.fault(tree, f"{name} has {len(self.parts(self.definition(name)[1]))} parameters, here are "
                                 f"{len(args)}")
            return self.apply(name, args)
        if len(args) != 1:
            raise self.fault(tree, "a map or a sequence is applied to one argument")
        value = self.force(self.eval(head, env))
        if isinstance(value, Seq):
            return value.at(args[0])
        if isinstance(value, Map) and value.app:
            return value.app(args[0])
        raise self.fault(tree, "this is no function, sequence or map that can be applied")

    def apply(self, name: str, args: list[Any]) -> Any:
        self.need(name)
        tree = self.names[name]
        of = the_type(tree.children[2])
        args = [self.as_object(of, a) for of, a in zip(self.parts(tree.children[1]), args)]
        terms = self.fixed(name) + [t for a in args for t in self.flat(a)]
        if name in self.busy and self.local.falls and args[self.local.falls[0]] != self.local.falls[1]:
            raise Unfit(f"{name} calls itself with another measure than its own less 1")
        if self.resolve(of)[0] == "bool":
            return Bool(self.call(name, terms))
        if self.resolve(of)[0] == "set":
            return self.applied_set(name, self.resolve(of)[1], args, terms)
        if name in self.terms:
            return Int(self.call(name, terms, False), 0, self.resolve(of)[0] != "int")
        return Graph(of, lambda x: self.call(name, terms + self.flat(x)))

    def applied_set(self, name: str, elem: Kind, args: list[Any], terms: list[F]) -> Set:
        def has(x: Any) -> F:
            return self.call(name, terms + self.flat(x))

        def gens(hint: str) -> list[Gen]:
            bound, x = self.binder(elem, hint or "e")
            return [(bound, conj(self.held(elem, x), has(x)), x)]
        _, _, _, _, names, body, *_ = self.definition(name)
        return Set(elem, gens, has, inline=self.eval(body, dict(zip(map(str, names.children), args))))
