"""aggregates.py: sets, sequences and maps: how each is made of others, met element by element, counted."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from formulas import F, Variable, between, choose, conj, disj, relation, variable
from types_of import ONE, Types
from values import Gen, Int, Kind, Map, Maplet, Rec, Seq, Set, Unfit, add, cases, joined, kind
from vdmsl import Node


def within(s: Set, x: Any) -> F:
    return s.has(x)


def only(one: Set, hint: str) -> Callable[[], Gen]:
    """The one way to make an element."""
    def make() -> Gen:
        found = one.gens(hint)
        if len(found) != 1:
            raise Unfit("the elements of a set are made in several ways")
        return found[0]
    return make


class Aggregates(Types):
    def some(self, ways: list[Gen], test: Callable[[Any], F]) -> F:
        return disj(*(self.quantify("exists", b, g, test(x)) for b, g, x in ways))

    def interval(self, elem: Kind, low: Int, high: Int) -> Set:
        def inside(x: Int) -> F:
            if high.off == -1 and high.base:
                return between(low.term, x.term, high.base, "<")
            return between(low.term, x.term, high.term)

        def gens(hint: str) -> list[Gen]:
            bound, x = self.binder(elem, hint or "i")
            return [(bound, inside(x), x)]
        return Set(elem, gens, inside, (low, high))

    def index(self, s: Seq) -> tuple[list[Variable], Int, F]:
        """An index of a sequence."""
        bound, guard, i = self.interval(("nat1",), ONE, s.len).gens("i")[0]
        return bound, i, guard

    def maplets(self, make: Callable[[str], list[Maplet]]) -> Map:
        """A map by its maplets."""
        def test(of: Callable[[Any, Any], F]) -> F:
            return disj(*(self.quantify("exists", b, g, of(k, v)) for b, g, k, v in make("")))
        first = self.local.unnamed(lambda: make("")[:1])
        key, value = (kind(first[0][2]), kind(first[0][3])) if first else (("int",), ("int",))
        return Map(key, value, make, lambda x: test(lambda k, v: self.equal(k, x)),
                   lambda x, y: test(lambda k, v: conj(self.equal(k, x), self.equal(v, y))))

    # what the prefix operators answer

    def the_card(self, tree: Node, s: Set) -> Int:
        """The size of a range; of the elements of a sequence; of a set of records within bounds."""
        s = s.inline or s
        if s.count is not None:
            return Int(None, s.count, True)
        if s.range:
            low, high = s.range
            size = Int(high.base, high.off - low.off + 1, True) if low.base is None else add(high, low, -1)
            if low.base is not None:
                size.off += 1
            return Int(choose(relation(low.term, "<=", high.term), size.term, F("0")), 0, True)
        if s.of_seq:
            one, other = [name for name in "ijk" if s.of_seq.object is None or name != s.of_seq.object.text][:2]
            same = self.equal(*(s.of_seq.at(Int(variable("integer", name))) for name in (other, one)))
            return Int(self.local.card_elems(s.of_seq, same, one, other), 0, True)
        bounds = self.rep.UNIVERSE.get(s.elem[1]) if s.elem[0] == "name" else None
        if not bounds:
            raise self.fault(tree, f"card is not translated of a set of {' '.join(map(str, s.elem))}")
        if any(f in self.local.hints for f in bounds):
            raise self.fault(tree, f"card counts over {', '.join(bounds)}: here one of these names is taken")
        test = s.has(Rec(s.elem[1], {f: Int(variable("integer", f)) for f in bounds}))
        if not test.plain:
            raise self.fault(tree, "card is translated of sets that quantify over nothing")
        return Int(self.local.card(s.elem[1], bounds, test), 0, True)

    def the_abs(self, tree: Node, x: Int) -> Int:
        opposite = add(Int(None, 0), x, -1)
        return Int(choose(relation(F("0"), "<=", x.term), x.term, opposite.term), 0, True)

    def the_dom(self, tree: Node, m: Map) -> Set:
        return Set(m.key, lambda hint: [(b, g, k) for b, g, k, _ in m.gens(hint)], m.has)

    def the_rng(self, tree: Node, m: Map) -> Set:
        def ways(hint: str) -> list[Gen]:
            return [(b, g, v) for b, g, _, v in m.gens(hint)]
        return Set(m.val, ways, lambda x: self.some(ways(""), lambda v: self.equal(x, v)))

    def the_dunion(self, tree: Node, s: Set) -> Set:
        """The sets of a set of sets. Where several are listed, they are one family with their number as a variable."""
        def gens(hint: str) -> list[Gen]:
            ways = s.gens(hint)
            if len(ways) > 1 and not any(b for b, _, _ in ways):
                try:
                    bound, number = self.binder(("nat1",), "k")
                    more, guard, value = self.family(number.term, [only(one, hint) for _, _, one in ways])
                    return [(bound + more, conj(between(F("1"), number.term, F(str(len(ways)))), guard), value)]
                except Unfit:
                    ways = s.gens(hint)
            return [(b + c, conj(g, h), x) for b, g, one in ways for c, h, x in one.gens(hint)]
        return Set(s.elem[1], gens, lambda x: self.some(gens("s"), lambda one: within(one, x)))

    def family(self, number: F, makers: list[Callable[[], Gen]]) -> Gen:
        """What each of these makes, with the same variables, as one."""
        bound, guard, value = makers[0]()
        ways = [(guard, value)]
        for make in makers[1:]:
            with self.local.again(bound):
                others, guard, value = make()
            if others != bound:
                raise Unfit("the sets listed under dunion bind other names")
            ways.append((guard, value))
        return bound, cases(number, [g for g, _ in ways]), self.join(number, [v for _, v in ways])

    def join(self, number: F, found: list[Any]) -> Any:
        if not isinstance(found[0], Set):
            return joined(number, found)

        def gens(hint: str) -> list[Gen]:
            return [self.family(number, [only(one, hint) for one in found])]
        self.local.unnamed(lambda: gens(""))
        return Set(found[0].elem, gens, lambda x: self.some(gens(""), lambda v: self.equal(x, v)))

    def the_len(self, tree: Node, s: Seq) -> Int:
        return s.len

    def the_inds(self, tree: Node, s: Seq) -> Set:
        return self.interval(("nat1",), ONE, s.len)

    def the_elems(self, tree: Node, s: Seq) -> Set:
        def gens(hint: str) -> list[Gen]:
            bound, i, guard = self.index(s)
            return [(bound, guard, s.at(i))]
        return Set(s.elem, gens, lambda x: self.some(gens(""), lambda v: self.equal(v, x)), of_seq=s)

    def the_hd(self, tree: Node, s: Seq) -> Any:
        return s.at(ONE)

    def the_tl(self, tree: Node, s: Seq) -> Seq:
        return Seq(s.elem, Int(s.len.base, s.len.off - 1), lambda i: s.at(Int(i.base, i.off + 1, i.nat)))
