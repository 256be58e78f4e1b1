"""expressions.py: the meaning of the expressions of VDM-SL, a method eval_NODE for each node of the grammar that is not
in a table. RULES.md has what each does as a numbered table, with an example that is tested."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Optional, TypeVar, cast

from lark import Tree

from formulas import (FALSE, PLUS, TIMES, TRUE, F, Variable, between, choose, conj, disj, iff, implies, made, neg,
                      product, relation, variable)
from types_of import NONE, NUMBERS, ONE, Types, described, the_type, title
from values import (Bool, Gen, Graph, Int, Kind, Map, Rec, Seq, Set, Unfit, add, cases, either, joined, kind, kind_of,
                    merged, of_one_type)
from vdmsl import Node, hint

Env = dict[str, Any]
Wanted = TypeVar("Wanted", Int, Set, Map, Seq)


def modulo(x: Int, y: Int) -> Int:
    rest = product(x.term, "%", y.term)
    if x.nat and y.nat:
        return Int(rest, 0, True)
    # % has the sign of the first number, mod that of the second.
    return Int(made(f"({rest.text} + {y.term.at(PLUS)}) % {y.term.at(TIMES)}", TIMES, x.term, y.term), 0, y.nat)


# The operators on formulas, and on numbers.
CONNECTIVES: dict[str, Callable[..., F]] = {"and": conj, "or": disj, "not": neg, "implies": implies, "iff": iff}
ARITHMETIC: dict[str, Callable[..., Int]] = {
    "plus": add,
    "minus": lambda x, y: add(x, y, -1),
    "negative": lambda x: add(Int(None, 0), x, -1),
    "times": lambda x, y: Int(product(x.term, "*", y.term), 0, x.nat and y.nat)}
# Nodes whose value needs one line; and the other operators, each with the kinds of its operands.
SHORT: dict[str, Callable[..., Any]] = {
    "number": lambda of, env, digits: Int(None, int(digits), True),
    "quote": lambda of, env, name: Int(F(of.quote(str(name))), 0, True, (str(name),), False),
    "true": lambda of, env: Bool(TRUE),
    "false": lambda of, env: Bool(FALSE),
    "let": lambda of, env, pattern, kind, a, body: of.eval(body, {**env, **of.named([pattern], [
        of.force(of.eval(a, env)) if kind is None else of.seen_as(the_type(kind), of.force(of.eval(a, env)))])}),
    "forall": lambda of, env, binds, a: Bool(conj(*of.quantified("forall", binds, env, lambda e: of.formula(a, e)))),
    "exists": lambda of, env, binds, a: Bool(disj(*of.quantified("exists", binds, env, lambda e: of.formula(a, e)))),
    "set_range": lambda of, env, a, b: of.interval(of.number(a, env), of.number(b, env)),
    "map_empty": lambda of, env: of.maplets(lambda hint: []),
    "map_enum": lambda of, env, *some: of.maplets(lambda hint: [([], TRUE, k, v) for k, v in of.listed(some, env)]),
    "map_comp": lambda of, env, maplet, binds, test: of.maplets(lambda hint: [
        (b, g, k, v) for b, g, (k, v) in of.comprehended(binds, env, test, *maplet.children)])}
INFIXES: dict[str, tuple[Any, Any, Callable[..., Any]]] = {
    "mod": (Int, Int, lambda of, x, y: modulo(x, y)),
    "div": (Int, Int, lambda of, x, y: Int(product(x.term, "/", y.term), 0, x.nat and y.nat)),
    "rem": (Int, Int, lambda of, x, y: Int(product(x.term, "%", y.term), 0, x.nat)),
    "inter": (Set, Set, lambda of, s, t: of.those(s, t.has)),
    "union": (Set, Set, lambda of, s, t: of.united(s, t)),
    "\\": (Set, Set, lambda of, s, t: of.those(s, lambda e: neg(t.has(e)))),
    "munion": (Map, Map, lambda of, m, n: Map(m.key, m.val, lambda hint: [*m.gens(hint), *n.gens(hint)],
                                              lambda k: disj(m.has(k), n.has(k)),
                                              lambda k, v: disj(m.holds(k, v), n.holds(k, v)))),
    "++": (Map, Map, lambda of, m, n: of.overridden(m, n)),
    ":>": (Map, Set, lambda of, m, s: of.restricted(m, s)),
    "^": (Seq, Seq, lambda of, s, t: of.concat(s, t))}
PREFIXES: dict[str, tuple[Any, Callable[..., Any]]] = {
    "card": (Set, lambda of, tree, s: of.card(tree, s.inline or s)),
    "dunion": (Set, lambda of, tree, s: of.dunion(s)),
    "dom": (Map, lambda of, tree, m: Set(m.key, lambda hint: [(b, g, k) for b, g, k, _ in m.gens(hint)], m.has)),
    "rng": (Map, lambda of, tree, m: of.made_set(m.val, lambda hint: [(b, g, v) for b, g, _, v in m.gens(hint)])),
    "len": (Seq, lambda of, tree, s: s.len),
    "elems": (Seq, lambda of, tree, s: of.elems(s)),
    "inds": (Seq, lambda of, tree, s: of.interval(ONE, s.len)),
    "hd": (Seq, lambda of, tree, s: s.at(ONE)),
    "tl": (Seq, lambda of, tree, s: Seq(s.elem, Int(s.len.base, s.len.off - 1),
                                        lambda i: s.at(Int(i.base, i.off + 1, i.nat)))),
    "abs": (Int, lambda of, tree, x: Int(choose(relation(F("0"), "<=", x.term), x.term,
                                                add(Int(None, 0), x, -1).term), 0, True))}


class Expressions(Types):
    def formula(self, tree: Any, env: Env) -> F:
        """A formula. Where a value in it is known by a formula only, there is such a value: rule 1."""
        def said() -> F:
            value = self.eval(tree, env)
            if not isinstance(value, Bool):
                raise self.fault(tree, "a truth value is expected here")
            return value.formula
        return self.closed(said)

    def closed(self, said: Callable[[], F]) -> F:
        result, found = self.local.collected(said)
        for bound, guard in reversed(found):
            result = self.quantify("exists", bound, guard, result)
        return result       # type: ignore[no-any-return]

    def eval(self, tree: Node, env: Env) -> Any:
        node, parts = str(tree.data), tree.children
        if node in CONNECTIVES:
            return self.placed(tree, lambda: Bool(CONNECTIVES[node](*(self.formula(one, env) for one in parts))))
        if node in ARITHMETIC:
            return self.placed(tree, lambda: ARITHMETIC[node](*(self.number(one, env) for one in parts)))
        if node in SHORT:
            return self.placed(tree, lambda: SHORT[node](self, env, *parts))
        return self.placed(tree, lambda: getattr(self, "eval_" + node)(tree, env, *parts))

    def number(self, tree: Any, env: Env) -> Int:
        return self.want(Int, tree, env)

    def want(self, what: type[Wanted], tree: Node, env: Env) -> Wanted:
        value = self.force(self.eval(tree, env))
        if not isinstance(value, what):
            raise self.fault(tree, f"a {title(what)} is expected here, not a {title(value)}")
        if isinstance(value, Int) and value.quotes:     # that it is none of these is owed
            if not value.number:
                raise self.fault(tree, "a number is expected here, not a quote")
            return Int(value.base, value.off, value.nat)    # type: ignore[return-value]
        return value

    def values(self, exprs: Any, env: Env) -> list[Any]:
        return [self.force(self.eval(one, env)) for one in exprs.children]

    def eval_name(self, tree: Node, env: Env, token: str) -> Any:
        name = str(token)
        if name in env:
            return env[name]
        if name == self.rep.FIXED:
            return self.retrieve(self.rep.FIXED_TYPE, variable(*self.rep.RULES))
        if not self.is_a(name, "value"):
            raise self.fault(tree, f"'{name}' is not known here")
        self.need(name)
        args, (_, of, body) = self.fixed(name), cast(Any, self.names[name].children)
        value = self.eval(body, {})
        if isinstance(value, Int) and not value.quotes:
            term = self.call(name, args, False)
            return Int(term, 0, value.nat) if of is None else self.number_of(the_type(of), term)
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
        value = self.force(self.eval(record, env))
        if not isinstance(value, Rec) or str(name) not in value.fields:
            raise self.fault(tree, f"this has no field '{name}'")
        return value.fields[str(name)]

    # truth values

    def eval_relation(self, tree: Node, env: Env, a: Node, op: str, b: Node) -> Bool:
        if op in ("subset", "psubset"):
            x, y = (self.want(Set, one, env) for one in (a, b))
            return Bool(conj(self.subset(x, y), neg(self.subset(y, x)) if op == "psubset" else TRUE))
        if op.endswith("set"):
            inside = self.want(Set, b, env).has(self.force(self.eval(a, env)))
            return Bool(neg(inside) if op[0] == "n" else inside)
        if op in ("=", "<>"):
            same = self.equal(self.eval(a, env), self.eval(b, env))
            return Bool(same if op == "=" else neg(same))
        return Bool(relation(self.number(a, env).term, str(op), self.number(b, env).term))

    def eval_if(self, tree: Node, env: Env, test: Node, then: Node, *rest: Node) -> Any:
        other: Node = rest[0] if len(rest) == 1 else Tree("if", [*rest], tree.meta)
        c = self.formula(test, env)
        ways = [(c, then), (neg(c), other)]
        a, b = (self.local.unnamed(lambda: self.sample(one, env)) for one in (then, other))
        if isinstance(a, Bool):
            return Bool(conj(*(implies(on, self.formula(one, env)) for on, one in ways)))
        if isinstance(a, Set):
            s = [(on, self.want(Set, one, env)) for on, one in ways]
            return Set(a.elem,
                       lambda hint: [(bound, conj(on, g), x) for on, one in s for bound, g, x in one.gens(hint)],
                       lambda x: conj(*(implies(on, one.has(x)) for on, one in s)))
        if c.plain and isinstance(a, (Int, Rec)) and isinstance(b, (Int, Rec)):
            return either(c, self.eval(then, env), self.eval(other, env))
        if isinstance(a, (Int, Rec, Graph)):
            # One value in each case; it exists where the branch that is taken has one.
            return Graph(self.kind_of_two(kind(a), kind(b)), lambda x: conj(*(
                implies(on, self.closed(lambda: self.equal(x, self.eval(one, env)))) for on, one in ways)))
        raise Unfit("'if' is translated of truth values, numbers, records and sets")

    def kind_of_two(self, one: Kind, other: Kind) -> Kind:
        """A type that has what these two have."""
        held = [self.number_of(of, TRUE) for of in (one, other) if self.resolve(of)[0] in (*NUMBERS, "quote", "union")]
        return one if one == other or len(held) < 2 else kind(merged(None, 0, *held))

    def sample(self, tree: Node, env: Env) -> Any:
        """A value, or what there is a formula of where a part of it is known by a formula only."""
        value, partial = self.local.collected(lambda: self.eval(tree, env))
        if partial and isinstance(value, Set):
            raise Unfit("a branch is a set that uses a value which only a formula is known of")
        return Graph(kind(value), lambda x: TRUE) if partial and isinstance(value, (Int, Rec)) else value

    # what binds names

    def over(self, binds: Node, env: Env, mark: str = "") -> list[tuple[list[Variable], F, Env]]:
        """Every way to give the names of the binds their values."""
        ways: list[tuple[list[Variable], F, Env]] = [([], TRUE, {})]
        for bind in binds.children:
            for pattern in bind.children[0].children:   # type: ignore[union-attr]
                found, ways = ways, []
                for bound, guard, inner in found:
                    for more, also, x in self.ranged(bind, env).gens(mark + hint(pattern)):
                        new = self.named([pattern], [x])
                        same = [self.equal(inner[one], new[one]) for one in new if one in inner]    # bound twice
                        ways.append((bound + more, conj(guard, also, self.agree([pattern], [x]), *same),
                                     {**new, **inner}))
        return [(bound, guard, {**env, **inner}) for bound, guard, inner in ways]

    def ranged(self, bind: Any, env: Env) -> Set:
        of = bind.children[1]
        return self.all_of_type(the_type(of)) if bind.data == "type_bind" else self.want(Set, of, env)

    def comprehended(self, binds: Node, env: Env, test: Any, *parts: Node) -> list[tuple[list[Variable], F, list[Any]]]:
        """What the parts of a comprehension are in each way. Where one is known by a formula only, the way has a
        variable for it."""
        ways = []
        for bound, guard, inner in self.over(binds, env):
            if test is not None:
                guard = conj(guard, self.formula(test, inner))
            values, found = self.local.collected(lambda: [self.force(self.eval(part, inner)) for part in parts])
            ways.append(([*bound, *(v for more, _ in found for v in more)], conj(guard, *(fact for _, fact in found)),
                         values))
        return ways

    def quantified(self, word: str, binds: Node, env: Env, body: Callable[[Env], F], mark: str = "") -> list[F]:
        return [self.quantify(word, b, g, body(inner)) for b, g, inner in self.over(binds, env, mark)]

    def the_one(self, env: Env, binds: Any, body: Node) -> tuple[Set, str, Callable[[Any], F]]:
        """The set, what its elements are called, and that x is the one element for which the body holds."""
        pattern, *more = (one for bind in binds.children for one in bind.children[0].children)
        if more:
            raise Unfit("exists1 and iota are translated with one name only")
        source, name = self.ranged(binds.children[0], env), hint(pattern)

        def on(value: Any) -> F:
            return conj(self.agree([pattern], [value]),
                        self.formula(body, {**env, **self.named([pattern], [value])}))
        return source, name, lambda x: conj(on(x), *(self.quantify(
            "forall", b, conj(g, on(y)), self.equal(y, x)) for b, g, y in source.gens("other_" + name)))

    def eval_exists1(self, tree: Node, env: Env, binds: Node, body: Node) -> Bool:
        source, name, only = self.the_one(env, binds, body)
        return Bool(self.some(source.gens(name), only))

    def eval_iota(self, tree: Node, env: Env, binds: Node, body: Node) -> Graph:
        source, _, only = self.the_one(env, binds, body)
        return Graph(source.elem, lambda x: conj(source.has(x), only(x)))

    # sets

    def eval_set_enum(self, tree: Node, env: Env, exprs: Any) -> Set:
        found = of_one_type(self.values(exprs, env))
        return Set(kind_of(found), lambda hint: [([], TRUE, v) for v in found],
                   lambda x: disj(*(self.equal(x, v) for v in found)))

    def eval_set_comp(self, tree: Node, env: Env, expr: Node, binds: Node, test: Any) -> Set:
        bind: Any = binds.children[0]
        if test is None and len(binds.children) == 1 and bind.children[0].children == [Tree("p_name", expr.children)]:
            return self.ranged(bind, env)

        def gens(hint: str) -> list[Gen]:
            return [(b, g, x) for b, g, (x,) in self.comprehended(binds, env, test, expr)]
        return self.made_set(kind_of([x for _, _, x in self.local.unnamed(lambda: gens(""))]), gens)

    def united(self, s: Set, t: Set) -> Set:
        """The elements of both, each as one of a type that has them all."""
        elem = self.kind_of_two(s.elem, t.elem)
        return Set(elem, lambda hint: [(b, g, self.seen_as(elem, x)) for b, g, x in s.gens(hint) + t.gens(hint)],
                   lambda e: disj(s.has(e), t.has(e)))

    def those(self, s: Set, test: Callable[[Any], F]) -> Set:
        """The elements of a set for which this holds."""
        return Set(s.elem, lambda hint: [(bound, conj(g, test(e)), e) for bound, g, e in s.gens(hint)],
                   lambda e: conj(s.has(e), test(e)))

    def eval_infix(self, tree: Node, env: Env, a: Node, op: str, b: Node) -> Any:
        of, to, work = INFIXES[op]
        return work(self, self.want(of, a, env), self.want(to, b, env))

    def eval_prefix(self, tree: Node, env: Env, op: str, a: Node) -> Any:
        of, work = PREFIXES[op]
        return work(self, tree, self.want(of, a, env))

    def card(self, tree: Node, s: Set) -> Int:
        """The size of a range; of the elements of a sequence; of a set of records within bounds."""
        if s.count is not None:
            return Int(None, s.count, True)
        if s.range:
            low, high = s.range
            size = add(add(high, low, -1), ONE)
            return Int(choose(relation(low.term, "<=", high.term), size.term, F("0")), 0, True)
        if s.of_seq:
            one, other = [name for name in "ijk" if s.of_seq.object is None or name != s.of_seq.object.text][:2]
            same = self.equal(*(s.of_seq.at(Int(variable("integer", name))) for name in (other, one)))
            return Int(self.local.card_elems(s.of_seq, same, one, other), 0, True)
        bounds = self.rep.UNIVERSE.get(s.elem[1]) if s.elem[0] == "name" else None
        if not bounds:
            raise self.fault(tree, f"card is not translated of a set of {described(s.elem)}: it is of a range, elems, "
                             "a type, or records within UNIVERSE; write what is meant with exists and forall")
        if any(f in self.local.hints for f in bounds):
            raise self.fault(tree, f"card counts over {', '.join(bounds)}: here one of these names is taken")
        test = s.has(Rec(s.elem[1], {f: Int(variable("integer", f)) for f in bounds}))
        if not test.plain:
            raise self.fault(tree, "card is translated of sets that quantify over nothing")
        return Int(self.local.card(s.elem[1], bounds, test), 0, True)

    def dunion(self, s: Set) -> Set:
        """The sets of a set of sets. Where several are listed, they are one family with their number as a variable."""
        def gens(hint: str) -> list[Gen]:
            ways = s.gens(hint)
            if len(ways) > 1 and not any(b for b, _, _ in ways):
                try:
                    bound, number = self.binder(("nat1",), "k")
                    more, guard, value = self.family(number.term, [one for _, _, one in ways], hint)
                    return [(bound + more, conj(between(F("1"), number.term, F(str(len(ways)))), guard), value)]
                except Unfit:
                    ways = s.gens(hint)
            return [(b + c, conj(g, h), x) for b, g, one in ways for c, h, x in one.gens(hint)]
        return Set(s.elem[1], gens, lambda x: self.some(s.gens("s"), lambda one: cast(F, one.has(x))))

    def family(self, number: F, sets: list[Set], hint: str) -> Gen:
        """The element of the set of that number: each has one way to make its elements, of the same variables."""
        bound, ways = None, list[tuple[F, Any]]()
        for one in sets:
            with self.local.again(bound):
                found = one.gens(hint)
            if len(found) != 1 or bound not in (None, found[0][0]):
                raise Unfit("the sets listed under dunion have several ways, or bind other names")
            bound, *way = found[0]
            ways.append((way[0], way[1]))
        return bound or [], cases(number, [g for g, _ in ways]), self.join(number, [v for _, v in ways])

    def join(self, number: F, found: list[Any]) -> Any:
        if not isinstance(found[0], Set):
            return joined(number, found)

        def gens(hint: str) -> list[Gen]:
            return [self.family(number, found, hint)]
        self.local.unnamed(lambda: gens(""))
        return self.made_set(found[0].elem, gens)

    # maps

    def listed(self, maplets: Iterable[Node], env: Env) -> list[tuple[Any, Any]]:
        return list(zip(*map(of_one_type, zip(*(self.values(one, env) for one in maplets)))))

    def overridden(self, x: Map, y: Map) -> Map:
        """The maplets of y, and of x those of other keys."""
        app, other = cast(Any, x.app), cast(Any, y.app)
        return Map(x.key, x.val,
                   lambda hint: [(b, conj(g, neg(y.has(k))), k, v) for b, g, k, v in x.gens(hint)] + y.gens(hint),
                   lambda k: disj(y.has(k), x.has(k)),
                   lambda k, v: disj(y.holds(k, v), conj(neg(y.has(k)), x.holds(k, v))),
                   (lambda k: either(y.has(k), other(k), app(k))) if app and other else None)

    def restricted(self, m: Map, s: Set) -> Map:
        app: Any = m.app
        if not app:
            raise Unfit(":> is translated of a map that is held in an object")
        return Map(m.key, m.val, lambda hint: [(b, conj(g, s.has(v)), k, v) for b, g, k, v in m.gens(hint)],
                   lambda k: conj(m.has(k), s.has(app(k))), lambda k, v: conj(m.holds(k, v), s.has(v)), app)

    # sequences

    def elems(self, s: Seq) -> Set:
        return Set(s.elem, lambda hint: self.members(s),
                   lambda x: self.some(self.members(s), lambda v: self.equal(v, x)), of_seq=s)

    def eval_seq_enum(self, tree: Node, env: Env, exprs: Any) -> Seq:
        found = self.values(exprs, env)
        return Seq(kind_of(found), Int(None, len(found), True), lambda i: joined(i.term, found))

    def concat(self, x: Seq, y: Seq) -> Seq:
        if NONE in (x.len, y.len):
            return y if x.len == NONE else x
        return Seq(x.elem, add(x.len, y.len),
                   lambda i: either(relation(i.term, "<=", x.len.term), x.at(i), y.at(add(i, x.len, -1))))

    # application

    def eval_apply(self, tree: Node, env: Env, head: Node, exprs: Any) -> Any:
        name, args = str(head.children[0]) if head.data == "name" else "", self.values(exprs, env)
        if name.startswith("mk_") and name[3:] in self.records:
            if len(args) != len(self.records[name[3:]]):
                raise self.fault(tree, f"{name} is of {len(self.records[name[3:]])} fields, here are {len(args)}")
            return Rec(name[3:], {field: self.seen_as(of, one)
                                  for (field, of), one in zip(self.records[name[3:]].items(), args)})
        if name not in env and self.is_a(name, "function"):
            if len(args) != len(self.routine(name).kinds):
                raise self.fault(tree, f"{name} has {len(self.routine(name).kinds)} parameters, here are {len(args)}")
            return self.apply(name, args)
        if head.data == "name" and name not in env:
            named = self.conditioned(name)
            if named:
                return self.condition(tree, *named, args)
            self.eval(head, env)    # or it is not known
        if len(args) != 1:
            raise self.fault(tree, "a map or a sequence is applied to one argument")
        value = self.force(self.eval(head, env))
        if isinstance(value, Seq):
            return value.at(self.want(Int, exprs.children[0], env))
        if isinstance(value, Map):
            self.akin(value.key, args[0])
            holds = value.holds
            return value.app(args[0]) if value.app else Graph(value.val, lambda v: holds(args[0], v))
        raise self.fault(tree, "this is no function, sequence or map that can be applied")

    def conditioned(self, name: str) -> Optional[tuple[str, str]]:
        """Of pre_f, post_f and inv_T the part, and the function or type."""
        part, _, of = name.partition("_")
        return (part, of) if part in ("pre", "post", "inv") and of in self.names and name not in self.names else None

    def condition(self, tree: Node, part: str, of: str, args: list[Any]) -> Bool:
        """What pre_f, post_f or inv_T says of these."""
        kinds = self.condition_kinds(part, of)
        if not kinds:
            raise self.fault(tree, f"{part}_{of}: no function has the precondition or postcondition, or no type the "
                             "invariant; of an operation, write what it says")
        if len(args) != len(kinds):
            raise self.fault(tree, f"{part}_{of} has {len(kinds)} parameters, here are {len(args)}")
        self.need(of)
        terms = [t for kind, one in zip(kinds, args) for t in self.flat(self.as_object(kind, one))]
        return Bool(self.call(f"{'is' if part == 'inv' else part}_{of}", self.fixed(of) + terms))

    def condition_kinds(self, part: str, of: str) -> list[Kind]:
        """The types of its arguments; none where there is no such condition."""
        if part == "inv":
            return [("name", of)] * (self.is_a(of, "alias", "record") and any(self.names[of].find_data("inv")))
        routine = self.routine(of) if self.is_a(of, "function") else None
        if routine is None or getattr(routine, part) is None:
            return []
        return [*routine.kinds.values(), *([routine.result] if part == "post" else [])]

    def apply(self, name: str, args: list[Any]) -> Any:
        self.need(name)
        routine = self.routine(name)
        args = [self.as_object(one, a) for one, a in zip(routine.kinds.values(), args)]
        terms = self.fixed(name) + [t for a in args for t in self.flat(a)]
        if name in self.busy and self.local.falls and args[self.local.falls[0]] != self.local.falls[1]:
            raise Unfit(f"{name} calls itself with another measure than its own less 1")
        base = self.resolve(routine.result)
        if base[0] == "bool":
            return Bool(self.call(name, terms))
        if base[0] == "set":
            return self.set_where(base[1], lambda x: self.call(name, terms + self.flat(x)),
                                  inline=self.eval(routine.body, self.named(routine.patterns, args)))
        if name in self.terms:
            return self.number_of(routine.result, self.call(name, terms, False))
        return Graph(routine.result, lambda x: self.call(name, terms + self.flat(x)))
