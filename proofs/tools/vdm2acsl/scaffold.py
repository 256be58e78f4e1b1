"""scaffold.py: how C holds the values of a module, by its types and their invariants, and the files to begin with.

A record is a struct, a quote a constant. A sequence of bounded length is a length and an array. A set or a map over a
bounded type is an array by its elements or keys. The files are a header with types and contracts, and a source with
bodies to fill."""
from __future__ import annotations

import operator
import os
import re
import textwrap
from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from types import SimpleNamespace
from typing import Any, Optional, cast

from lark import Token, Tree

from formulas import (ALL, AND, ATOM, FALSE, PREFIX, RELATION, TRUE, F, Variable, between, call, conj, iff, implies,
                      member, quantified, relation, spelled, unused, variable)
from naming import RESERVED
from module import Module
from obligations import Obligation, Witness
from types_of import NUMBERS, Routine, described, the_type
from values import Bool, Int, Kind, Map, Maplet, Rec, array
from vdmsl import Fault, nodes

Limits = tuple[float, float]
ANY: Limits = (-inf, inf)
INT_MIN, INT_MAX = -2 ** 31, 2 ** 31 - 1
TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "="}
CONSTANT: dict[str, Callable[..., int]] = {"plus": operator.add, "minus": operator.sub, "times": operator.mul,
                                           "negative": operator.neg}


def narrower(one: Limits, other: Limits) -> Limits:
    return max(one[0], other[0]), min(one[1], other[1])


class Scaffold(Module):
    def __init__(self, path: str) -> None:
        super().__init__(path, SimpleNamespace(__name__="the types", retrieve=self.held_in, QUOTES={}, VALUES={},
                                               OBJECTS={}))
        self.report()
        self.title_of = in_c(os.path.splitext(os.path.basename(path))[0])
        self.lacks: dict[str, None] = {}
        self.number_quotes()
        self.types = [name for name in self.names if self.is_a(name, "record", "alias", "state")]
        self.rep.OBJECTS.update({name: in_c(name) for name in self.types if self.is_object(("name", name))})
        self.fixed_names |= {*map(in_c, self.types), *self.rep.QUOTES.values()}
        constants = [self.constant_name(name) for name, tree in self.names.items() if tree.data == "value"]
        for name in {*constants} & {*self.rep.VALUES}:
            raise Fault(f"{path}: a value and a quote are both {name} in C: rename one of them")
        for name in self.types:
            self.declared_as(name)
            base = self.resolve(("name", name))
            if base[0] in ("seq", "seq1") and self.is_number(base[1]):  # a term for the provers, without arithmetic
                self.out.append(f"  logic integer Vdm_at_{spelled(name)}({in_c(name)} s, integer i) = s.at[i - 1];")
        for name, tree in self.names.items():
            if self.is_a(name, "function", "operation"):
                routine = self.routine(name)
                for one, of in routine.kinds.items():
                    self.ctype(of, tree, f"{one} of {name}")
                if not self.is_number(routine.result) and routine.result != ("unit",):
                    self.ctype(routine.result, tree, f"the result of {name}")
                if tree.data == "operation" and routine.post is None and self.loops(name):
                    self.lack(tree, f"{name} has a loop and no postcondition: write one, which is its contract")
        if self.lacks:
            raise Fault("\n".join(self.lacks))

    def enter(self, tree: Any, why: Optional[Fault]) -> None:
        """A set or a map without a name that C is to hold is named as VDM writes it."""
        parts = [*nodes(tree, "field", "dcl")]
        if tree.data in ("function", "operation"):
            parts += tree.children[1:3]
        elif tree.data == "alias":
            parts += getattr(tree.children[1], "children", [])
        for one in (one for part in parts if isinstance(part, Tree) and not why for one in part.iter_subtrees()):
            if one.data in ("t_set", "t_map"):
                name = Token("NAME", described(the_type(one)))
                if name not in self.names:
                    super().enter(Tree("alias", [name, Tree(one.data, one.children, one.meta)], one.meta), None)
                one.data, one.children = "t_name", [name]
        super().enter(tree, why)

    # ---- bounds ----

    def number_quotes(self) -> None:
        """From 0 up; in a union with numbers, down from what is less than all of these."""
        unions = [self.alternatives(the_type(one)) for tree in self.names.values() for one in nodes(tree, "t_union")]
        numbers = [one for union in unions for one in union if self.resolve(one)[0] in NUMBERS]
        mixed = {one[1] for union in unions if {*numbers} & {*union} for one in union if one[0] == "quote"}
        least = min([0, *map(self.least, numbers)])
        up, down = count(), count(int(least) - 1, -1)
        for tree in self.names.values():
            for q in nodes(tree, "t_quote", "quote"):
                quote = str(q.children[0])
                if quote not in self.rep.QUOTES:
                    self.rep.QUOTES[quote] = name = self.constant_name(quote.strip("<>"))
                    self.rep.VALUES[name] = next(down if quote in mixed else up)

    def constant_name(self, name: str) -> str:
        return spelled(f"{self.title_of}_{name}".upper())

    def constant(self, tree: Any) -> Optional[int]:
        """The number that an expression of constants is."""
        if tree.data == "number":
            return int(tree.children[0])
        if tree.data == "name":
            value = self.names.get(str(tree.children[0]))
            return self.constant(value.children[-1]) if value is not None and value.data == "value" else None
        numbers = [self.constant(one) for one in tree.children] if tree.data in CONSTANT else [None]
        return None if None in numbers else CONSTANT[tree.data](*numbers)

    def within_limits(self, tree: Any, subject: Any) -> Limits:
        """What an invariant that is a conjunction says of the number that is its subject."""
        if tree.data == "and":
            return narrower(*(self.within_limits(one, subject) for one in tree.children))
        left, sign, right = tree.children if tree.data == "relation" else (None, "", None)
        if left == subject and sign.split() == ["in", "set"]:
            low, high = map(self.constant, right.children if right.data == "set_range" else (right, right))
            return -inf if low is None else low, inf if high is None else high
        for a, op, b in ((left, sign, right), (right, TURNED[sign], left)) if sign in TURNED else ():
            end = self.constant(b)
            if a == subject and end is not None:
                return ({"=": end, ">=": end, ">": end + 1}.get(op, -inf),
                        {"=": end, "<=": end, "<": end - 1}.get(op, inf))
        return ANY

    def limits(self, of: Kind, length: bool = False) -> Limits:
        """Between which numbers a value of this type, or its length, is."""
        if of[0] == "name" and of[1] in self.names and self.names[of[1]].data == "alias":
            tree, said = cast(Any, self.names[of[1]]), ANY
            for inv in tree.find_data("inv"):
                subject = Tree("name", inv.children[0].children)
                said = self.within_limits(inv.children[1], Tree("prefix", ["len", subject]) if length else subject)
            return narrower(said, self.limits(the_type(tree.children[1]), length))
        if of[0] == "union" and not length:
            lows, highs = zip(*map(self.limits, of[1:]))
            return min(lows), max(highs)
        if of[0] == "quote":
            return (self.rep.VALUES[self.quote(of[1])],) * 2
        return {"nat": (0, inf), "nat1": (1, inf), "bool": (0, 1)}.get("" if length else of[0], ANY)

    def least(self, of: Kind) -> float:
        low = self.limits(of)[0]
        return super().least(of) if low == -inf else low

    def lack(self, tree: Any, text: str) -> None:
        self.lacks[str(self.fault(tree, text))] = None

    def needs_bound(self, of: Kind, tree: Any, what: str) -> Optional[range]:
        """The numbers of a type that C stores; none where it is no type of numbers."""
        if not self.is_number(of):
            return None
        low, high = self.limits(of)
        if not INT_MIN <= low <= INT_MAX or not INT_MIN <= high <= INT_MAX:
            self.lack(tree, f"{what}: the type {described(of)} has no bound that an int holds: use a type with one, "
                      "such as Number = nat inv n == n <= 1000")
            return None
        return range(int(low), int(high) + 1)

    # ---- how values are held ----

    def is_number(self, of: Kind) -> bool:
        base = self.resolve(of)
        return base[0] in (*NUMBERS, "quote", "bool") or base[0] == "union" and all(map(self.is_number, base[1:]))

    def is_object(self, of: Kind) -> bool:
        """Of a record of numbers ACSL has the fields, of other records and of what is no number the struct."""
        base = self.resolve(of)[0]
        return base in ("set", "map") or of[0] == "name" and base in ("seq", "seq1", "name") and not self.is_plain(of)

    def is_plain(self, of: Kind) -> bool:
        fields = self.records.get(self.resolve(of)[-1], {}).values()
        return bool(fields) and all(self.is_number(one) or self.is_plain(one) for one in fields)

    def axes(self, of: Kind, tree: Any, what: str) -> list[range]:
        """Over what an array with a place for each value of the type goes."""
        if self.is_plain(of):
            fields = self.records[self.resolve(of)[1]]
            return [one for name, field in fields.items() for one in self.axes(field, tree, f"{name} of {what}")]
        numbers = self.needs_bound(of, tree, what)
        if numbers is None and not self.is_number(of):
            self.lack(tree, f"{what}: the type {described(of)}: the elements of a set, and the keys of a map, are "
                      "numbers, quotes, or records of these")
        return [numbers or range(1)]

    def origin(self, axis: range) -> int:
        """Numbers from 0 or 1 are indices as they are."""
        return 0 if axis.start in (0, 1) else axis.start

    def value_at(self, of: Kind, x: F) -> Any:
        """The value of this type that C holds in x."""
        base = self.resolve(of)
        if self.is_number(of):
            return self.number_of(of, x)
        held = self.object_of(of)
        return self.retrieve(held, x) if held else self.record_at(base[1], x)

    def record_at(self, name: str, x: F) -> Rec:
        return Rec(name, {field: self.value_at(of, member(x, "." + in_c(field)))
                          for field, of in self.records[name].items()})

    def held_in(self, name: str, x: F, binder: Any) -> Any:
        base = self.resolve(("name", name))
        if base[0] == "name":
            return self.record_at(base[1], x)
        if base[0] in ("seq", "seq1"):
            seq = array(base[1], x, lambda at: self.value_at(base[1], at))
            if self.is_number(base[1]):
                seq.at = lambda i: self.value_at(base[1], call("Vdm_at_" + name, [x, i.term], False))
            return seq
        axes = self.axes(base[1], self.names[name], name)

        def place(array: str, key: Any) -> F:
            some = [Int(t, -self.origin(axis)).term for t, axis in zip(self.flat(key), axes)]
            return member(x, "." + array + "".join(f"[{one.text}]" for one in some), *some)

        def has(key: Any) -> F:
            return conj(*(between(F(str(axis[0])), t, F(str(axis[-1]))) for t, axis in zip(self.flat(key), axes)),
                        relation(place("has", key), "!=", F("0")))

        def app(key: Any) -> Any:
            return self.value_at(base[2], place("at", key))
        keys = self.set_where(base[1], has, "")

        def gens(hint: str) -> list[Maplet]:
            return [(bound, guard, key, app(key)) for bound, guard, key in keys.gens(hint)]
        return keys if base[0] == "set" else Map(base[1], base[2], gens, has,
                                                 lambda k, v: conj(has(k), self.equal(app(k), v)), app)

    def quantify(self, word: str, bound: list[Variable], guard: F, body: F) -> F:
        """With the ranges first: E-ACSL runs `ranges ==> (rest ==> body)`, and `ranges && body` of one predicate; of
        more conjuncts it would run the last."""
        names = {v for _, v in bound}
        parts = guard.parts or (guard,)
        ranges = [one for one in parts if one.ranged in names]
        if not ranges or body == (TRUE if word == "forall" else FALSE):
            return super().quantify(word, bound, guard, body)
        rest = conj(*(one for one in parts if one not in ranges))
        if word == "exists":
            body, rest = conj(rest, body), TRUE
        if body.level < ATOM and not (body.level in (PREFIX, RELATION) and all(
                re.search(rf"Vdm_at_\w+\([^()]*, {v}\)", body.text) for v in names)):
            body = self.local.lift(bound, body)
        inner = implies(rest, body)
        return quantified(word, bound, F(f"{conj(*ranges).text} {'==>' if word == 'forall' else '&&'} {inner.at(AND)}",
                                         ALL, tuple(dict.fromkeys((*guard.free, *inner.free))), False))

    def eval_name(self, tree: Any, env: dict[str, Any], token: str) -> Any:
        """A number that has a name is a constant of C: E-ACSL runs no constants of the logic."""
        number = self.constant(tree) if str(token) not in env else None
        if number is None:
            return super().eval_name(tree, env, token)
        return Int(F(self.constant_name(str(token))), nat=number >= 0)

    def define_value(self, name: str, tree: Any) -> list[str]:
        if self.constant(tree.children[-1]) is None:
            return super().define_value(name, tree)
        return [f"  // the constant {self.constant_name(name)}"]

    # ---- C ----

    def ctype(self, of: Kind, tree: Any, what: str) -> str:
        if of[0] == "name":
            return in_c(of[1])
        if self.is_number(of):
            self.needs_bound(of, tree, what)
            return "int"
        self.lack(tree, f"{what}: the type {described(of)}: give it a name and an invariant that bounds its length")
        return "int"

    def declared_as(self, name: str) -> str:
        tree, of = cast(Any, self.names[name]), ("name", name)
        base = the_type(tree.children[1]) if tree.data == "alias" else of
        if name in self.records:
            fields = [f"{self.ctype(one, tree, f'{field} of {name}')} {in_c(field)};"
                      for field, one in self.records[name].items()]
        elif base[0] in ("seq", "seq1"):
            high = self.limits(of, True)[1]
            if not 0 < high <= INT_MAX:
                self.lack(tree, f"{name} is a sequence of any length: give it an invariant that bounds its length, "
                          "such as inv s == len s <= 100")
            fields = ["int len;", f"{self.ctype(base[1], tree, f'an element of {name}')} at[{high}];"]
        elif base[0] in ("set", "map") and (described(base) not in self.names or described(base) == name):
            sizes = "".join(f"[{axis[-1] - self.origin(axis) + 1}]" for axis in self.axes(
                base[1], tree, f"{'an element' if base[0] == 'set' else 'a key'} of {name}"))
            fields = [f"unsigned char has{sizes};"]
            if base[0] == "map":
                fields.append(f"{self.ctype(base[2], tree, f'a value of {name}')} at{sizes};")
        else:
            numbers = self.needs_bound(of, tree, name)
            quotes = [self.quote(str(q.children[0])) for q in tree.find_data("t_quote")]
            said = ", ".join(quotes) or (f"{numbers[0]} to {numbers[-1]}" if numbers else "")
            held = in_c(described(base)) if described(base) in self.names else "int"
            return f"typedef {held} {in_c(name)};" + (f" // {said}" if said else "")
        return "\n".join(("typedef struct {", *(f"  {field}" for field in fields), f"}} {in_c(name)};"))

    def with_used(self, name: str) -> Iterator[str]:
        """A type, after those that it uses."""
        for used in (described(the_type(one)) for one in nodes(self.names[name], "t_name", "t_set", "t_map")):
            if used in self.types and used != name:
                yield from self.with_used(used)
        yield name

    def parameter(self, of: Kind, name: str, tree: Any, const: str = "const ") -> tuple[str, Any]:
        """A parameter of a function in C, and its value."""
        star = "*" if self.is_object(of) else ""
        return (f"{const if star else ''}{self.ctype(of, tree, name)} {star}{name}",
                self.value_at(of, F(f"(*{name})" if star else name)))

    def assigned(self, name: str) -> set[str]:
        """What of the state an operation may change, by its statements."""
        names = {str(one.children[0]) for one in nodes(self.routine(name).body, "assign", "assign_at")}
        return {*names & {*self.state}, *(field for one in self.calls(name) for field in self.assigned(one))}

    def calls(self, name: str) -> list[str]:
        called = (str(one.children[0]) for one in nodes(self.routine(name).body, "call"))
        return [one for one in called if one in self.names]

    def loops(self, name: str) -> bool:
        return any(nodes(self.routine(name).body, "while")) or any(map(self.loops, self.calls(name)))

    def prototype(self, name: str) -> tuple[str, str, list[str], str]:
        """The contract of a function, its head, its parameters and the type of its answer."""
        self.renew(name, "_contract")
        tree: Any = self.names[name]
        is_state, is_operation = tree.data == "state", tree.data == "operation"
        routine = Routine([], {}, ("unit",), None, None, None) if is_state else self.routine(name)
        of = routine.result
        own, out = (unused(word, routine.kinds) for word in ("state", "result"))
        heads, changed = list[str](), list[str]()
        types, args, state, old, after = list[F](), list[F](), list[F](), list[F](), list[F]()
        if is_state or is_operation and self.state:
            sort = in_c(next(one for one, it in self.names.items() if it.data == "state"))
            changed = [one for one in self.state if is_state or one in self.assigned(name)]
            heads.append(f"{'' if changed else 'const '}{sort} *{own}")
            for field, kind in self.state.items():
                x = f"{own}->{in_c(field)}"
                state += self.flat(self.value_at(kind, F(x)))
                old += self.flat(self.value_at(kind, F(f"\\old({x})" if field in changed else x)))
                types.append(self.typed(kind, self.value_at(kind, F(x))))
                after += types[-1:] if field in changed else []
        for one, kind in routine.kinds.items():
            one = in_c(one) + ("_" if in_c(one) in map(in_c, self.types) else "")
            head, value = self.parameter(kind, one, tree)
            heads.append(head)
            types.append(self.typed(kind, value))
            args += self.flat(value)
        answer = None
        if self.is_object(of):
            head, answer = self.parameter(of, out, tree, "")
            heads.append(head)
        elif of != ("unit",):
            answer = self.value_at(of, F("\\result"))
        if answer and not isinstance(answer, Bool):
            after.append(self.typed(of, answer))
        pointers = {one: read for read, one in re.findall(r"(const )?\w+ \*(\w+)", ", ".join(heads))}
        valid = [f"\\valid{'_read' if read else ''}({one})" for one, read in pointers.items()]
        valid += [f"\\separated({', '.join(pointers)})"] if len(pointers) > 1 else []
        written = [f"*{own}"] if changed and changed == list(self.state) else [f"{own}->{in_c(one)}" for one in changed]
        written += [f"*{out}"] if out in pointers else []
        pre = call("Vdm_pre_" + name, state + args).text if routine.pre is not None else ""
        if is_state:
            label, whole = "init", call("Vdm_init_" + name, state).text
        elif is_operation:
            label, part = ("does", "") if routine.post is None else ("post", "post_")
            whole = call(f"Vdm_{part}{name}", old + state + args + (self.flat(answer) if answer else [])).text
        else:
            label, whole = "result", call("Vdm_" + name, args).text     # the answer is the function's value
            if self.resolve(of)[0] == "bool":
                whole = f"\\result != 0 <==> {whole}"
            elif self.resolve(of)[0] == "set":
                whole = call("Vdm_set_" + name, [*args, answer.object]).text
            else:
                whole = f"\\result == {whole}" if name in self.terms else \
                    call("Vdm_" + name, args + self.flat(answer)).text
        clauses = (("requires valid:", " && ".join(valid)), ("requires types:", "" if is_state else all_of(types)),
                   ("requires pre:", pre), ("terminates", "\\true"), ("exits", "\\false"),
                   ("assigns", ", ".join(written) or "\\nothing"), (f"ensures {label}:", whole),
                   ("ensures types:", all_of(after)))
        contract = "\n    ".join(piece for clause, body in clauses if body for piece in textwrap.wrap(
            re.sub(r"\(\*(\w+)\)", r"*\1", re.sub(r"\(\*(\w+)\)\.", r"\1->", f"{clause} {body};")),
            112, subsequent_indent="  ", break_long_words=False))
        kind_of = "void" if out in pointers or of == ("unit",) else in_c(of[1]) if of[0] == "name" else "int"
        head = f"{kind_of} {self.title_of}_{'init' if is_state else spelled(name)}({', '.join(heads) or 'void'})"
        return f"/*@ {contract} */", head, [one.split("*")[-1].split()[-1] for one in heads], kind_of

    def translate(self) -> str:
        return super().translate() + "".join(
            self.set_of(name, tree) + "\n" for name, tree in self.names.items()
            if tree.data == "function" and self.resolve(self.routine(name).result)[0] == "set")

    def set_of(self, name: str, tree: Any) -> str:
        """A predicate for the object that is a set which a function answers."""
        self.local.definition = name
        of = self.routine(name).result
        params, _ = self.parameters(self.routine(name))
        self.local.name += "_set"
        (more, x), (bound, e) = self.binder(of, "result"), self.binder(self.resolve(of)[1], "e")
        there = call("Vdm_" + name, [variable(*v) for v in params + bound])
        axes = zip(self.flat(e), self.axes(self.resolve(of)[1], tree, name))
        ranges = conj(*(between(F(str(axis[0])), t, F(str(axis[-1]))) for t, axis in axes))
        same = self.local.lift(bound, iff(there, x.has(e)))
        text = self.local.text("set_" + name, params + more, quantified("forall", bound, implies(ranges, same)))
        return "\n".join((*self.local.helpers, text))

    def functions(self) -> list[str]:
        return [name for name, tree in self.names.items() if tree.data in ("function", "operation") or
                tree.data == "state" and tree.children[-1] is not None]

    def header(self) -> str:
        guard = f"{self.title_of}_H".upper()
        numbers = {self.constant_name(name): self.constant(tree.children[-1])
                   for name, tree in self.names.items() if tree.data == "value"}
        enums = [f"{name} = {number}" for name, number in (*numbers.items(), *self.rep.VALUES.items())
                 if number is not None]
        of, types = os.path.basename(self.path), (one for name in self.types for one in self.with_used(name))
        blocks = [f"/* {self.title_of}.h: {of} in C, as vdm2acsl writes it: do not edit. */\n#ifndef {guard}\n"
                  f"#define {guard}",
                  "\n".join(f"enum {{ {one} }};" for one in enums), *map(self.declared_as, dict.fromkeys(types)),
                  f'#include "{self.title_of}.acsl"']
        for name in self.functions():
            contract, head, _, _ = self.prototype(name)
            blocks.append(f"{contract}\n{head};")
        return "\n\n".join(block for block in blocks if block) + "\n\n#endif\n"

    def source(self) -> str:
        blocks = [f"/* {self.title_of}.c: {os.path.basename(self.path)} in C. The bodies are yours; until then "
                  f"they only let it compile. */\n#include \"{self.title_of}.h\""]
        structs = [in_c(name) for name in self.types if not self.is_number(("name", name))]
        for name in self.functions():
            _, head, names, answer = self.prototype(name)
            body = [f"  (void){one};" for one in names]
            if answer != "void":
                body += [f"  {answer} result = {{0}};", "  return result;"] if answer in structs else ["  return 0;"]
            blocks.append("\n".join((head, "{", *body, "}")))
        return "\n\n".join(blocks) + "\n"

    def lemmas(self) -> str:
        """What the module owes; of a value that has to exist, what holds of it."""
        return "".join(one.witness.text + "\n" if one.witness else "\n".join(textwrap.wrap(
            one.proofs()[0], 116, initial_indent="  ", subsequent_indent="    ")) + "\n"
            for one in self.owed if one.name)

    def theorems(self) -> str:
        """What the module owes: the lemmas, and for each value that has to exist a ghost function that makes it."""
        blocks = [f"/* {self.title_of}_obligations.c: what {os.path.basename(self.path)} owes. A ghost function makes "
                  f"the value that has to exist: the bodies\n   are yours. To a compiler all of it is a comment. */\n"
                  f"#include \"{self.title_of}.h\"\n\n#include \"{self.title_of}_obligations.acsl\"",
                  *(self.ghost(one, one.witness) for one in self.owed if one.witness)]
        return "\n\n".join(blocks) + "\n"

    def ghost(self, one: Obligation, made: Witness) -> str:
        """A ghost function that is to make a value that there has to be."""
        contract, head = one.proofs()[1].split("@/")
        lines = textwrap.wrap(contract.strip(), 108, subsequent_indent="   ")
        return "\n".join(("/*@ ghost", "  /@ " + "\n  ".join(lines) + " @/", f"  {head.strip()}", "  {",
                          *(f"    {'int' if of == 'integer' else of} {name} = {0 if of == 'integer' else '{0}'};"
                            for of, name in made.variables), f"    /@ assert some: {made.holds}; @/",
                          "  }", "*/"))


def in_c(name: str) -> str:
    """A name of the module as one of C."""
    return spelled(name) + ("_" if name in RESERVED else "")


def all_of(formulas: list[F]) -> str:
    return "" if conj(*formulas) == TRUE else conj(*formulas).text
