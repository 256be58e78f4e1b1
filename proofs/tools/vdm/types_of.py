"""types_of.py: the types of a module: what holds a value of each, and what says that a value is of it; and what may be
said of values of any type: that two are the same, that each of some has a property."""
from __future__ import annotations

from types import ModuleType
from typing import Any

from formulas import AND, FALSE, TRUE, F, Variable, call, conj, disj, iff, implies, made, quantified, relation, variable
from naming import Local
from values import Bool, Graph, Int, Kind, Map, Rec, Seq, Set
from vdmsl import Fault, Node

NUMBERS = ("nat", "nat1", "int")
ONE = Int(None, 1, True)


def the_type(tree: Any) -> Kind:
    sort, parts = tree.data[2:], tree.children
    if sort == "basic":
        return (str(parts[0]),)
    return (sort, str(parts[0])) if sort in ("name", "quote") else (sort, *map(the_type, parts))


class Types:
    path: str
    rep: ModuleType
    local: Local
    names: dict[str, Node]
    records: dict[str, dict[str, Kind]]

    def need(self, name: str) -> None:
        raise NotImplementedError

    def fixed(self, name: str) -> list[F]:
        raise NotImplementedError

    def fault(self, tree: Any, text: str) -> Fault:
        meta = getattr(tree, "meta", tree)
        return Fault(f"{self.path}:{getattr(meta, 'line', 0)}:{getattr(meta, 'column', 0)}: {text}")

    def definition(self, name: str) -> list[Any]:
        return list(self.names[name].children)

    def resolve(self, of: Kind) -> Kind:
        """What an alias stands for."""
        while of[0] == "name" and of[1] in self.names and self.names[of[1]].data == "alias":
            of = the_type(self.names[of[1]].children[1])
        return of

    def is_term(self, name: str) -> bool:
        """Has the function a number for its result, which is a term?"""
        tree = self.names[name]
        return self.resolve(the_type(tree.children[2]))[0] in NUMBERS and not any(tree.find_data("iota"))

    def retrieve(self, name: str, x: F) -> Any:
        return self.rep.retrieve(name, x, self.binder)

    def binder(self, of: Kind, hint: str) -> tuple[list[Variable], Any]:
        """Variables for any value of a type, and that value."""
        if of[0] == "name" and of[1] in self.rep.OBJECTS:
            v = (self.rep.OBJECTS[of[1]], self.local.fresh(hint))
            return [v], self.retrieve(of[1], variable(*v))
        if of[0] == "name" and of[1] in self.records:
            bound: list[Variable] = []
            fields = {}
            for field, one in self.records[of[1]].items():
                more, fields[field] = self.binder(one, f"{hint or 'x'}_{field}")
                bound += more
            return bound, Rec(of[1], fields)
        if self.resolve(of)[0] not in (*NUMBERS, "union"):
            raise self.fault(self.names[self.local.definition],
                             f"{self.local.definition}: no object holds a value of the type "
                             f"{' '.join(map(str, of))}: {self.rep.__name__}.py has what does")
        name = self.local.fresh(hint)
        return [("integer", name)], Int(variable("integer", name), nat=self.resolve(of)[0] in ("nat", "nat1"))

    def typed(self, of: Kind, x: Any) -> F:
        """x is a value of this type."""
        if of[0] == "name":
            self.need(of[1])
            return call("Vdm_is_" + of[1], self.fixed(of[1]) + self.flat(x))
        if of[0] in NUMBERS:
            low = {"nat": "0", "nat1": "1", "int": ""}[of[0]]
            return relation(F(low), "<=", x.term) if low else TRUE
        if of[0] == "map":
            return conj(*(self.quantify("forall", b, g, conj(self.typed(of[1], k), self.typed(of[2], v)))
                          for b, g, k, v in x.gens("p")))
        if of[0] in ("seq", "seq1"):
            bound, i, inside = self.index(x)
            return conj(relation(F("1" if of[0] == "seq1" else "0"), "<=", x.len.term),
                        self.quantify("forall", bound, inside, self.typed(of[1], x.at(i))))
        if of[0] == "union":
            return disj(*(self.typed(one, x) for one in of[1:]))
        if of[0] == "quote":
            return relation(x.term, "==", F(self.rep.QUOTES[of[1]]))
        if of[0] == "bool":
            return TRUE
        raise self.fault(self.names[self.local.definition],
                         f"{self.local.definition}: the type {' '.join(map(str, of))} is not translated")

    def held(self, of: Kind, x: Any) -> F:
        """What of an object that holds a value of this type its representation says."""
        if of[0] != "name" or of[1] not in self.rep.HELD:
            return TRUE
        return made(self.rep.HELD[of[1]].format(x=x.object.text), AND, variable(*self.rep.RULES), x.object, plain=False)

    def flat(self, x: Any) -> list[F]:
        """A value as arguments."""
        if getattr(x, "object", None) is not None:
            return [x.object]
        if isinstance(x, Rec):
            return [t for f in x.fields.values() for t in self.flat(f)]
        if isinstance(x, Int):
            return [x.term]
        raise self.fault(self.names[self.local.definition],
                         f"{self.local.definition}: a {type(x).__name__.lower()} is no argument here")

    def index(self, s: Seq) -> tuple[list[Variable], Int, F]:
        """An index of a sequence."""
        raise NotImplementedError

    # ---- formulas ----

    def equal(self, a: Any, b: Any) -> F:
        """Two values are the same."""
        if isinstance(b, Graph):
            return b.holds(self.force(a))
        if isinstance(a, Graph):
            return a.holds(self.force(b))
        if isinstance(a, Bool):
            return iff(a.formula, b.formula)
        if isinstance(a, Int):
            return relation(a.term, "==", b.term)
        if isinstance(a, Rec):
            return conj(*(self.equal(a.fields[f], b.fields[f]) for f in a.fields))
        if isinstance(a, Set):
            return conj(self.subset(a, b), self.subset(b, a))
        if isinstance(a, Map):
            return conj(*(self.quantify("forall", bound, guard, y.holds(k, v))
                          for x, y in ((a, b), (b, a)) for bound, guard, k, v in x.gens("p")))
        bound, i, inside = self.index(a)
        return conj(self.equal(a.len, b.len), self.quantify("forall", bound, inside, self.equal(a.at(i), b.at(i))))

    def subset(self, a: Set, b: Set) -> F:
        return conj(*(self.quantify("forall", bound, guard, b.has(x)) for bound, guard, x in a.gens("e")))

    def force(self, value: Any) -> Any:
        """A value that only a formula is known of becomes a variable,
        of which the nearest formula says that it exists."""
        if not isinstance(value, Graph):
            return value
        bound, x = self.binder(value.type, "h" if self.resolve(value.type)[0] == "map" else "v")
        is_one = self.typed(value.type, x) if value.type[0] == "name" else TRUE
        self.local.pending.append((bound, conj(self.held(value.type, x), is_one, value.holds(x))))
        return x

    def quantify(self, word: str, bound: list[Variable], guard: F, body: F) -> F:
        """For all, or some, of the variables with the guard the body holds. The body gets a name:
        so provers have a term."""
        if body == (TRUE if word == "forall" else FALSE) or word == "exists" and guard == FALSE:
            return body
        if bound and body not in (TRUE, FALSE):
            body = self.local.lift(bound, body)
        whole = implies(guard, body) if word == "forall" else conj(guard, body)
        return quantified(word, bound, whole) if bound else whole
