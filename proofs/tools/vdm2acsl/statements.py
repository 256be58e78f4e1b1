"""statements.py: what the statements of an operation do, as relations between the state before and after. The parts of
a loop have names (begin, while, body, loop, and of the one loop of an operation end), so that theorems speak of
them."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from expressions import Env
from formulas import TRUE, F, Variable, between, conj, disj, made, neg, quantified, relation, renamed, variable
from obligations import Context, Obligations, terms
from types_of import Routine, the_type
from values import Bool, Kind, Map, Seq, either
from vdmsl import Node, nodes

OLD = "_old"
# The predicates of a loop, by their names, of the states that each is about; and the ways that return from within.
Loop = tuple[Callable[..., F], list[Context]]


class Statements(Obligations):
    final: Env = {}             # what is owed of the one loop of an operation is about the state after it
    noted: dict[int, tuple[str, dict[str, Kind]]] = {}      # of each loop its number, and the variables seen there

    def run(self, tree: Node, at: Context) -> list[Context]:
        """The ends of all ways through a statement."""
        if at.result is not None:
            return [at]
        work: Callable[..., list[Context]] = getattr(self, "run_" + str(tree.data))
        ways: list[Context] = self.placed(tree, lambda: work(tree, at, *tree.children))
        return ways

    def all_of(self, trees: list[Any], ways: list[Context]) -> list[Context]:
        for tree in trees:
            live = [at for at in ways if at.result is None]
            if len(live) > 1 and any(tree.find_data("while")):
                ways = [at for at in ways if at.result is not None] + [self.joined(live)]
            ways = [end for at in ways for end in self.run(tree, at)]
        return ways

    def joined(self, ways: list[Context]) -> Context:
        """Where several ways meet before a loop: variables for where one of them leads."""
        first, count = ways[0], 0
        while all(len(at.known) > count and at.known[count] == first.known[count] for at in ways):
            count += 1
        own = {one: first.kinds[one] for one in first.own}
        (after, state), (mine, here) = self.variables(self.state), self.variables(own)
        shared = [v for v in first.made if all(v in at.made for at in ways)]
        rest = [replace(at, known=at.known[count:], made=tuple(v for v in at.made if v not in shared)) for at in ways]
        at = replace(first.assigning(state, here), known=first.known[:count], made=tuple(shared))
        return at.making(after + mine, self.became(rest, state, here, own))

    # ---- scopes ----

    def left(self, ends: list[Context], names: list[str], outer: Context) -> list[Context]:
        """After the scope of these names: others are what they are now."""
        return [replace(end, kinds=outer.kinds, own=outer.own,
                        names={one: (outer if one in names else end).names[one] for one in outer.names})
                for end in ends]

    def assigned_value(self, tree: Node, kind: Kind, at: Context) -> tuple[Any, Context]:
        """The value of an expression, which is to be of this type."""
        self.check(tree, at)
        self.subtype(tree, kind, at)
        value, at = self.valued(tree, at)
        return self.seen_as(kind, value), at

    # ---- statements ----

    def run_block(self, tree: Node, at: Context, *parts: Any) -> list[Context]:
        own = [str(part.children[0]) for part in parts if part.data == "dcl"]
        for name in own:
            if own.count(name) > 1:
                raise self.fault(tree, f"{name} is declared twice in one block")
        ways = [replace(at, top=False)]
        for k, part in enumerate(parts):
            if at.top and part.data == "while":
                ways = self.ended([end for way in ways for end in self.run(part, replace(way, top=True))],
                                  list(parts[k + 1:]))
                break
            ways = self.all_of([part], ways)
        return self.left(ways, own, at)

    def ended(self, ways: list[Context], last: list[Any]) -> list[Context]:
        """After the one loop of an operation: where the state stays as it is this has a name."""
        changes = {str(node.children[0]) for part in last for node in nodes(part, "assign", "assign_at", "call")}
        ways = [replace(at, top=False) for at in ways]
        if changes - set(ways[0].own) or self.owing or not self.local.answer:
            return self.all_of(last, ways)
        going, others = [at for at in ways if at.result is None], [at for at in ways if at.result is not None]
        answer, value = self.local.answer
        for at in going:
            ends = self.all_of(last, [replace(at, known=(), made=())])
            self.answered(last[-1] if last else None, ends)
            now = [v for one in self.state_of(at) for v in one.free]
            mine = [v for one in at.own for v in self.free(at.names[one])]
            text = self.became(ends, {}, {}, {}, value)
            params = self.rules() + now + list(at.given) + mine
            more = [v for v in text.free if v not in params + answer]
            name = self.local.definition + "_end"
            self.local.written += self.once(name, params + more + answer, text)
            others.append(replace(at.having(self.call(name, terms(params + more + answer))), result=value))
        return others

    def answered(self, tree: Any, ends: list[Context]) -> None:
        if self.local.answer and any(end.result is None for end in ends):
            raise self.fault(tree or self.names[self.local.definition],
                             f"{self.local.definition}: a way through it ends without 'return'")

    def run_dcl(self, tree: Node, at: Context, name: str, of: Any, value: Node) -> list[Context]:
        found, at = self.assigned_value(value, the_type(of), at)
        return [at.naming(str(name), found, the_type(of), True)]

    def variable_of(self, tree: Node, at: Context, name: str) -> Kind:
        """The type of what is assigned to."""
        if name not in at.own and (name not in self.state or name in at.names):
            raise self.fault(tree, f"{name} is assigned to and is no variable: neither declared by dcl nor of the "
                             "state")
        return at.kinds[name]

    def run_assign(self, tree: Node, at: Context, name: str, value: Node) -> list[Context]:
        kind = self.variable_of(tree, at, str(name))
        found, at = self.assigned_value(value, kind, at)
        return [self.assigned_to(at, str(name), found)]

    def assigned_to(self, at: Context, name: str, value: Any) -> Context:
        return at.assigning({}, {name: value}) if name in at.own else at.assigning({name: value}, {})

    def run_assign_at(self, tree: Node, at: Context, name: str, keys: Any, value: Node) -> list[Context]:
        kind = self.variable_of(tree, at, str(name))
        if len(keys.children) != 1:
            raise self.fault(keys, f"{name}(...) is assigned to at one place")
        key, = keys.children
        for part in (key, value):
            self.check(part, at)
        of, at = self.found(at, lambda: self.force(at.env[str(name)]))
        k, at = self.valued(key, at, True)
        v, at = self.valued(value, at, True)
        v = self.seen_as(self.resolve(kind)[-1], v)
        if not isinstance(of, (Map, Seq)):
            raise self.fault(tree, f"{name} is assigned to at one place: only of a map or a sequence")
        new = self.overridden(of, Map(      # of ++ {k |-> v}
            of.key, of.val, lambda hint: [([], TRUE, k, v)], lambda key: self.equal(key, k),
            lambda key, value: conj(self.equal(key, k), self.equal(value, v)), lambda key: v)
        ) if isinstance(of, Map) else Seq(
            of.elem, of.len, lambda i: either(relation(i.term, "==", k.term), v, of.at(i)))
        if isinstance(of, Seq):
            length = of.len.term
            self.owe(tree, "sequence modification", at, lambda: between(F("1"), k.term, length))
        self.subtype(tree, kind, at, new)
        return [self.assigned_to(at, str(name), new)]

    def run_call(self, tree: Node, at: Context, name: str, exprs: Any) -> list[Context]:
        """What the operation does, with other variables for the state after it."""
        name, given = str(name), exprs.children
        if not self.is_a(name, "operation"):
            raise self.fault(tree, f"{name} is called and is no operation")
        of = self.routine(name)
        kinds = list(of.kinds.values())
        if of.result != ("unit",):
            raise self.fault(tree, f"a call as a statement, of {name}, which answers: its answer would be lost")
        if len(kinds) != len(given):
            raise self.fault(tree, f"{name} has {len(kinds)} parameters, here are {len(given)}")
        for one in given:
            self.check(one, at)
        args = []
        for one, kind in zip(given, kinds):
            value, at = self.found(at, lambda: self.as_object(kind, self.force(self.eval(one, at.env))))
            args.append(value)
        self.need(name)
        for one, kind in zip(given, kinds):
            self.subtype(one, kind, at)
        sent, before = [t for one in args for t in self.flat(one)], list[F]()
        for field_of, kind in self.state.items():
            value, at = self.found(at, lambda: self.as_object(kind, at.state[field_of]))
            before += self.flat(value)
        if of.pre is not None:
            self.owe(tree, "operation precondition", at, lambda: self.call(
                "pre_" + name, self.fixed(name) + before + sent))
        bound, new = self.variables(self.state)
        return [at.assigning(new, {}).making(bound, self.call(name, self.fixed(name) + before + self.arguments(
            new, self.state) + sent))]

    def run_let_stmt(self, tree: Node, at: Context, pattern: Any, of: Any, value: Node, body: Node) -> list[Context]:
        inner = replace(self.let(at, pattern, of, value), top=False)
        return self.left(self.run(body, inner), [name for name, _, _ in self.matched(pattern)], at)

    def run_element(self, tree: Node, at: Context, pattern: Any, of: Any, value: Node, body: Node) -> list[Context]:
        """A turn of a loop over a sequence: what the pattern does not match is passed over."""
        same = self.agree([pattern], [self.valued(value, at, True)[0]])
        ways = self.run_let_stmt(tree, at.having(same), pattern, of, value, body)
        return ways if same == TRUE else [*ways, at.having(neg(same))]

    def run_if_stmt(self, tree: Node, at: Context, test: Node, then: Node, *rest: Any) -> list[Context]:
        self.check(test, at)
        at = replace(at, top=False)
        yes = self.formula(test, at.env)
        other = at.having(neg(yes))
        left = ([other] if rest == (None,) else self.run_if_stmt(tree, other, *rest) if len(rest) > 1 else
                self.run(rest[0], other))
        return self.run(then, at.having(yes)) + left

    def run_return(self, tree: Node, at: Context, value: Any) -> list[Context]:
        if value is None and at.answer is None:
            return [replace(at, result=Bool(TRUE))]
        if value is None or at.answer is None:
            raise self.fault(tree, "'return' has a value just where the operation answers one")
        found, at = self.assigned_value(value, at.answer, at)
        return [replace(at, result=found)]

    def run_while(self, tree: Node, at: Context, *parts: Any) -> list[Context]:
        self.local.loops += 1
        mark, first = str(self.local.loops) if self.local.loops > 1 else "", self.local.loops
        own = {one: at.kinds[one] for one in at.own}
        self.noted[id(tree)] = (mark, own)
        after, state = list[Variable](), self.final
        if not (self.owing and at.top):
            after, state = self.variables(self.state)
        mine, here = self.variables(own)
        now = at.assigning(state, here)
        if self.owing:      # the names that its predicates need are taken there
            self.owing = False
            loop = self.local.unnamed(lambda: self.loop(tree, at, now, mark))
            self.owing = True
            count, self.local.loops = self.local.loops, first
            ends = self.owe_loop(tree, at, loop, mark, (after, mine), now)
            self.local.loops = count
            return ends
        said, returned = self.loop(tree, at, now, mark)
        turns = variable("integer", self.local.fresh("turns"))
        left = replace(now, made=at.made + tuple(mine) + turns.free + tuple(after), top=False,
                       typed=(*state.values(), *here.values()))
        return [left.having(relation(F("0"), "<=", turns), said("loop", now, turns=[turns]), neg(said("while", now))),
                *returned]

    def loop(self, tree: Node, at: Context, now: Context, mark: str) -> Loop:
        """What a loop does, from the state at the place to the state now; its predicates are written."""
        *_, test, inner = tree.children
        name = self.local.definition
        own = {one: at.kinds[one] for one in at.own}
        older, there = self.variables(own, OLD)
        before, old = self.variables(self.state, OLD)
        state, here = now.state, {one: now.names[one] for one in own}
        then = replace(at.assigning(old, there), known=(), made=(), typed=(), start=old, top=False)
        begin = self.became([replace(at, known=(), made=())], state, here, own)
        start = len(self.local.written)
        test_of = self.formula(test, now.env)
        kept, self.local.helpers = self.local.helpers, []
        ends = self.run(inner, then)               # type: ignore[arg-type]
        body = self.became([end for end in ends if end.result is None], state, here, own)
        inside, self.local.helpers = self.local.helpers, kept
        fixed, origin, given = (terms(some) for some in (self.rules(), self.beginning(at), at.given))

        def args(part: str, *ones: Context, first: list[F] = origin, turns: Iterable[F] = ()) -> list[F]:
            since = first if part in ("begin", "loop") else terms(v for v in self.beginning(at) if v in taken)
            mine = [t for one in ones for field in at.own for t in self.flat(one.names[field])]
            return [*fixed, *since, *(t for one in ones for t in self.state_of(one)), *given, *mine, *more, *turns]

        def said(part: str, *ones: Context, **which: Any) -> F:
            return self.call(f"{name}_{part}{mark}", args(part, *ones, **which))

        def define(part: str, body: F, *ones: Context, **which: Any) -> list[str]:
            return self.once(f"{name}_{part}{mark}", [v for one in args(part, *ones, **which) for v in one.free], body)
        more: list[F] = []
        taken = {*test_of.free, *body.free}     # the state where it begins, if a name has kept a part of it
        known = {v for one in args("begin", now, then) for v in one.free}
        more = terms(v for v in dict.fromkeys((*begin.free, *test_of.free, *body.free)) if v not in known)
        inner_texts, self.local.written = self.local.written[start:], self.local.written[:start]
        self.local.written += define("begin", begin, now) + define("while", test_of, now)
        self.local.written += inner_texts + self.local.later
        self.local.helpers = inside
        self.local.written += define("body", body, then, now)
        turns = variable("integer", self.local.fresh("turns"))
        first = terms(self.variables(self.state, "_first")[0])
        step = quantified("exists", before + older, conj(
            said("loop", then, first=first, turns=[made(f"{turns.text} - 1", 8, turns)]), said("while", then),
            said("body", then, now)))
        base, step = (renamed(one, dict(zip([v for _, v in self.beginning(at)], [of.text for of in first])))
                      for one in (said("begin", now), step))
        whole = made(f"{turns.text} <= 0 ? {base.text} : ({step.text})", 1, turns, base, step)
        self.local.later = define("loop", whole, now, first=first, turns=[turns])
        turns = variable("integer", self.local.fresh("turns"))
        before_it = relation(F("0"), "<=", turns), said("loop", then, turns=[turns]), said("while", then)
        return said, [replace(end, known=at.known + before_it + end.known,
                              made=at.made + tuple(before + older) + turns.free + end.made)
                      for end in ends if end.result is not None]

    def owe_loop(self, tree: Any, at: Context, loop: Loop, mark: str, now: tuple[list[Variable], ...],
                 within: Context) -> list[Context]:
        """What a loop owes before, in and after it; where its ways end."""
        *notes, test, inner = tree.children
        name, fixed = self.local.definition, self.fixed(self.local.definition)
        own = {one: at.kinds[one] for one in at.own}
        (_, later), (_, mine) = self.variables(self.state, "_next"), self.variables(own, "_next")
        turned = within.assigning(later, mine)
        order = [note for _, note in self.notes_of(self.routine(name).body) if "Measure" not in note.children[0]]
        invariants = [note for note in notes if "Measure" not in note.children[0]]

        def args(one: Context) -> list[F]:
            return [*fixed, *self.state_of(one), *terms(at.given), *self.arguments(one.names, own)]

        def noted(one: Context, count: int = len(invariants)) -> list[F]:
            return [self.call(f"invariant_{name}_{order.index(note) + 1}", args(one)) for note in invariants[:count]]
        said, _ = loop
        on, turn = said("while", within), said("body", within, turned)
        seen = {*on.free, *turn.free}
        types = [*self.of_types(within.state, self.state), *self.of_types(within.names, own)]
        for env, kinds in (at.start, self.state), (at.state, self.state), (at.names, own):  # a name may have kept these
            types += self.of_types(env, {one: of for one, of in kinds.items()
                                         if self.is_flat(env[one]) and seen & {*self.free(env[one])}})
        begun = replace(within, known=(*at.sure, *types), top=False)
        for k, note in enumerate(invariants):
            self.check(note.children[1], begun.having(*noted(within, k)))
        kept = self.context(f"{name}_loop{mark}", begun.having(*noted(within)))
        for note in notes:
            if note not in invariants:
                self.check(note.children[1], kept)
        self.check(test, kept)
        if invariants:
            self.owe(inner, "loop invariant: check invariant before while condition",
                     at.having(said("begin", within)), lambda: conj(*noted(within)))
        ends = self.run(inner, kept.having(on))
        moved = kept.having(on, turn)
        if invariants:
            self.owe(inner, "loop invariant: check invariant preserved by while body", moved,
                     lambda: conj(*noted(turned)))
        if len(notes) > len(invariants):
            less, more = (self.call(f"measure_{name}{mark}", args(one), False) for one in (turned, within))
            self.owe(inner, "loop invariant: check measure after each while body", moved,
                     lambda: between(F("0"), less, more, "<"))
        return [kept.having(neg(on)), *(end for end in ends if end.result is not None)]

    def state_of(self, one: Context) -> list[F]:
        return [t for field in self.state for t in self.flat(one.state[field])]

    # ---- what is written of it ----

    def became(self, ends: list[Context], state: Env, own: Env, kinds: dict[str, Kind], result: Any = None) -> F:
        """After one of these ways the state, the variables and the result have these values, which are of their
        types."""
        def way(end: Context) -> F:
            same, types, new = list[F](), list[F](), dict[str, str]()
            for now, of, was in ((state, self.state, end.state), (own, kinds, end.names)):
                for one in now:
                    value = was[one]
                    if not any(value is known for known in end.typed):
                        types += self.of_types({one: now[one]}, {one: of[one]})
                    if value is now[one]:
                        continue
                    names = [v for _, v in self.free(value)] if self.is_flat(value) else []
                    fresh = set(names) - set(new) <= {v for _, v in end.made} and not set(names) & set(new)
                    if names and fresh and names == [t.text for t in self.flat(value)]:
                        new.update(zip(names, (v for _, v in self.free(now[one]))))
                    else:
                        same.append(self.equal(now[one], value))
            if result is not None and result is not end.result:
                same.append(self.equal(result, end.result))
            whole = renamed(conj(*end.known, *types, *same), new)
            bound = [v for v in end.made if v in whole.free and v[1] not in new]
            return quantified("exists", bound, whole) if bound else whole
        return disj(*map(way, ends))

    def does(self, name: str) -> list[str]:
        """Vdm_NAME: the operation leads from the one state to the other, and answers the result."""
        self.renew(name, "_does")
        of = self.routine(name)
        given, env = self.variables(of.kinds)
        before, old = self.variables(self.state, OLD)
        after, new = self.variables(self.state)
        answer, value = self.binder(of.result, "RESULT") if of.result != ("unit",) else ([], None)
        self.local.answer = (answer, value) if answer else None
        ends = self.run(of.body, self.begun(of, old, env, given))
        self.answered(of.body, ends)
        whole = self.became(ends, new, {}, {}, value)
        if self.local.loops:
            first, _ = self.variables(self.state, "_first")
            whole = renamed(whole, dict(zip([v for _, v in before], [v for _, v in first])))
            before = first
        params = self.rules() + before + after + given + answer
        return self.local.written + self.local.later + self.write(name, params, whole)

    def begun(self, of: Routine, old: Env, env: Env, given: list[Variable]) -> Context:
        """Where an operation begins."""
        at = Context({}, dict(self.state), state=old, start=old, given=tuple(given),
                     answer=None if of.result == ("unit",) else of.result,
                     top=len(list(of.body.find_data("while"))) == 1)
        return self.given(at, of.patterns, env.values(), of.kinds.values(), "operation parameter patterns")

    def once(self, name: str, params: list[Variable], body: F) -> list[str]:
        return [] if self.local.definition in self.done else self.write(name, params, body)

    def notes_of(self, body: Any) -> list[tuple[Any, Any]]:
        """The notes at the loops of an operation, in the order of their lines."""
        return sorted(((loop, note) for loop in body.find_data("while") for note in loop.children[:-2]),
                      key=lambda one: int(one[1].meta.line))
