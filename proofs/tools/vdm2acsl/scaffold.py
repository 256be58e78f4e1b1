"""scaffold.py: how C holds the values of a module, as its types and their invariants tell: a record is a struct, a
sequence of bounded length a length and an array, a set or a map over a bounded type an array by its elements or keys,
a quote a constant. And the files to begin with: a header with types and contracts, a source with bodies to fill."""
from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Iterator
from itertools import count
from types import ModuleType
from typing import Any, NamedTuple, Optional

from formulas import (ALL, AND, ATOM, FALSE, PREFIX, RELATION, TRUE, F, Variable, between, call, conj, iff, implies,
                      member, quantified, relation, spelled, variable)
from naming import RESERVED
from obligations import Obligation, Obligations
from types_of import NUMBERS, described, the_type
from values import Bool, Gen, Int, Kind, Map, Rec, Seq, Set, truth
from vdmsl import Fault

Limits = tuple[Optional[int], Optional[int]]
TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "="}
INT = range(-2 ** 31, 2 ** 31)


def narrower(one: Limits, other: Limits) -> Limits:
    lows, highs = ([end for end in ends if end is not None] for ends in zip(one, other))
    return max(lows, default=None), min(highs, default=None)


class Scaffold(Obligations):
    def __init__(self, path: str) -> None:
        rep = ModuleType("the types")
        vars(rep).update(FIXED=None, FIXED_TYPE="", RULES=("", ""), QUOTES={}, VALUES={}, OBJECTS={}, HELD={},
                         UNIVERSE={}, retrieve=self.held_in)
        super().__init__(path, rep)
        self.title_of = in_c(os.path.splitext(os.path.basename(path))[0])
        self.lacks: dict[str, None] = {}
        self.number_quotes()
        rep.OBJECTS.update({name: in_c(name) for name in self.names if self.is_object(("name", name))})
        self.fixed_names |= {*map(in_c, self.kinds()), *rep.QUOTES.values()}
        constants = [self.constant_name(name) for name, tree in self.names.items() if tree.data == "value"]
        for name in {*constants} & {*rep.VALUES}:
            raise Fault(f"{path}: a value and a quote are both {name} in C: rename one of them")
        for name in self.kinds():
            self.declared_as(name)
            base = self.resolve(("name", name))
            if base[0] in ("seq", "seq1") and self.is_number(base[1]):  # a term for the provers, without arithmetic
                self.out.append(f"  logic integer Vdm_at_{spelled(name)}({in_c(name)} s, integer i) = s.at[i - 1];")
        trees: dict[str, Any] = {**self.names}
        for name, tree in trees.items():
            if tree.data in ("function", "operation"):
                for of, one in zip(self.parts(tree.children[1]), tree.children[4].children):
                    self.ctype(of, tree, f"{one} of {name}")
                if not self.is_number(the_type(tree.children[2])) and the_type(tree.children[2]) != ("unit",):
                    self.ctype(the_type(tree.children[2]), tree, f"the result of {name}")
                if tree.data == "operation" and tree.children[7] is None and self.loops(name):
                    self.lack(tree, f"{name} has a loop and no postcondition: write one, which is its contract")
        if self.lacks:
            raise Fault("\n".join(self.lacks))

    # ---- bounds ----

    def number_quotes(self) -> None:
        """From 0 up; in a union with numbers, from -1 down."""
        trees: list[Any] = list(self.names.values())
        unions = [self.resolve(the_type(one)) for tree in trees for one in tree.find_data("t_union")]
        mixed = {one[1] for union in unions if {part[0] for part in union[1:]} & {*NUMBERS} for one in union[1:]
                 if one[0] == "quote"}
        up, down = count(), count(-1 if all(("int",) not in union for union in unions) else -10 ** 9 - 1, -1)
        for tree in trees:
            for q in (one for word in ("t_quote", "quote") for one in tree.find_data(word)):
                quote = str(q.children[0])
                if quote not in self.rep.QUOTES:
                    self.rep.QUOTES[quote] = name = self.constant_name(quote.strip("<>"))
                    self.rep.VALUES[name] = next(down if quote in mixed else up)

    def constant_name(self, name: str) -> str:
        return spelled(f"{self.title_of}_{name}".upper())

    def kinds(self) -> list[str]:
        return [name for name, tree in self.names.items() if tree.data in ("record", "alias", "state")]

    def constant(self, tree: Any) -> Optional[int]:
        """The number that an expression of constants is."""
        if tree.data == "number":
            return int(tree.children[0])
        if tree.data == "name":
            value = self.names.get(str(tree.children[0]))
            return self.constant(value.children[-1]) if value is not None and value.data == "value" else None
        parts = [self.constant(one) for one in tree.children] if tree.data in ("plus", "minus", "times", "negative") \
            else [None]
        numbers = [one for one in parts if one is not None]
        if len(numbers) < len(parts):
            return None
        if tree.data == "negative":
            return -numbers[0]
        a, b = numbers
        return {"plus": a + b, "minus": a - b, "times": a * b}[str(tree.data)]

    def within_limits(self, tree: Any, subject: Callable[[Any], bool]) -> Limits:
        """What an invariant that is a conjunction says of the number that is its subject."""
        if tree.data == "and":
            return narrower(*(self.within_limits(one, subject) for one in tree.children))
        if tree.data == "in_set" and subject(tree.children[0]) and tree.children[1].data == "set_range":
            low, high = (self.constant(one) for one in tree.children[1].children)
            return low, high
        if tree.data == "relation" and str(tree.children[1]) in TURNED:
            for a, op, b in ((*tree.children,), (tree.children[2], TURNED[tree.children[1]], tree.children[0])):
                end = self.constant(b)
                if subject(a) and end is not None:
                    end += {"<": -1, ">": 1}.get(op, 0)
                    return end if op in ("=", ">", ">=") else None, end if op in ("=", "<", "<=") else None
        return None, None

    def limits(self, of: Kind, length: bool = False) -> Limits:
        """Between which numbers a value of this type, or its length, is."""
        if of[0] == "name" and of[1] in self.names and self.names[of[1]].data == "alias":
            tree: Any = self.names[of[1]]
            inv: Any = next(tree.find_data("inv"), None)

            def is_named(one: Any) -> bool:
                if length:
                    return bool(one.data == "prefix" and one.children[0] == "len" and one.children[1].data == "name" and
                                one.children[1].children == inv.children[:1])
                return bool(one.data == "name" and one.children == inv.children[:1])
            said = self.within_limits(inv.children[1], is_named) if inv else (None, None)
            return narrower(said, self.limits(the_type(tree.children[1]), length))
        if of[0] == "union" and not length:
            ends = list(zip(*map(self.limits, of[1:])))
            low, high = (None if None in some else pick(some) for pick, some in zip((min, max), ends))
            return low, high
        if of[0] == "quote":
            return (self.rep.VALUES[self.quote(of[1])],) * 2
        return {"nat": (0, None), "nat1": (1, None), "bool": (0, 1)}.get("" if length else of[0], (None, None))

    def lack(self, tree: Any, text: str) -> None:
        self.lacks[str(self.fault(tree, text))] = None

    def needs_bound(self, of: Kind, tree: Any, what: str) -> Optional[range]:
        """The numbers of a type that C stores; none where it is no type of numbers."""
        if not self.is_number(of):
            return None
        low, high = self.limits(of)
        if low is None or high is None or low not in INT or high not in INT:
            self.lack(tree, f"{what}: {described(of)} has no bound that an int holds: use a type with one, such as "
                      "Number = nat inv n == n <= 1000")
            return None
        return range(low, high + 1)

    # ---- how values are held ----

    def is_number(self, of: Kind) -> bool:
        base = self.resolve(of)
        return base[0] in (*NUMBERS, "quote", "bool") or base[0] == "union" and all(map(self.is_number, base[1:]))

    def is_object(self, of: Kind) -> bool:
        """Of a record of numbers ACSL has the fields, of other records and of what is no number the struct."""
        base = self.resolve(of)
        if base[0] == "name":
            fields = self.records.get(base[1], {})
            return base[1] in self.records and not all(self.is_number(one) or self.is_plain(one)
                                                       for one in fields.values())
        return of[0] == "name" and base[0] in ("set", "seq", "seq1", "map")

    def is_plain(self, of: Kind) -> bool:
        base = self.resolve(of)
        return base[0] == "name" and base[1] in self.records and not self.is_object(base)

    def axes(self, of: Kind, tree: Any, what: str) -> list[range]:
        """Over what an array with a place for each value of the type goes."""
        if self.is_plain(of):
            fields = self.records[self.resolve(of)[1]]
            return [one for name, field in fields.items() for one in self.axes(field, tree, f"{name} of {what}")]
        numbers = self.needs_bound(of, tree, what)
        if numbers is None and not self.is_number(of):
            self.lack(tree, f"{what}: {described(of)}: the elements of a set, and the keys of a map, are numbers, "
                      "quotes, or records of these")
        return [numbers or range(1)]

    def origin(self, axis: range) -> int:
        """Numbers from 0 or 1 are indices as they are."""
        return 0 if axis.start in (0, 1) else axis.start

    def value_at(self, of: Kind, x: F) -> Any:
        """The value of this type that C holds in x."""
        base = self.resolve(of)
        if self.is_number(of):
            if base == ("bool",):
                return truth(x)
            return Int(x, nat=base[0] in ("nat", "nat1"), quote=base[0] in ("union", "quote"))
        if of[0] == "name" and of[1] in self.rep.OBJECTS:
            return self.retrieve(of[1], x)
        return Rec(base[1], {name: self.value_at(one, member(x, "." + in_c(name)))
                             for name, one in self.records[base[1]].items()})

    def held_in(self, name: str, x: F, binder: Any) -> Any:
        base = self.resolve(("name", name))
        if base[0] == "name":
            return Rec(base[1], {one: self.value_at(of, member(x, "." + in_c(one)))
                                 for one, of in self.records[base[1]].items()}, x)
        if base[0] in ("seq", "seq1"):
            def at(i: Int) -> Any:
                if self.is_number(base[1]):
                    return self.value_at(base[1], call("Vdm_at_" + name, [x, i.term], False))
                index = Int(i.base, i.off - 1).term
                return self.value_at(base[1], member(x, f".at[{index.text}]", index))
            return Seq(base[1], Int(member(x, ".len"), nat=True), at, x)
        axes = self.axes(base[1], self.names[name], name)

        def place(array: str, key: Any) -> F:
            some = [Int(t, -self.origin(axis)).term for t, axis in zip(self.flat(key), axes)]
            return member(x, "." + array + "".join(f"[{one.text}]" for one in some), *some)

        def has(key: Any) -> F:
            return conj(*(between(F(str(axis[0])), t, F(str(axis[-1]))) for t, axis in zip(self.flat(key), axes)),
                        relation(place("has", key), "!=", F("0")))

        def app(key: Any) -> Any:
            return self.value_at(base[2], place("at", key))

        def gens(hint: str) -> list[Gen]:
            bound, key = binder(base[1], hint)
            return [(bound, has(key), key)]
        if base[0] == "set":
            return Set(base[1], gens, has, object=x)
        return Map(base[1], base[2], lambda hint: [(bound, guard, key, app(key)) for bound, guard, key in gens(hint)],
                   has, lambda k, v: conj(has(k), self.equal(app(k), v)), app, x)

    def quantify(self, word: str, bound: list[Variable], guard: F, body: F) -> F:
        """With the ranges first: E-ACSL runs `ranges ==> (rest ==> body)`, and `ranges && body` of one predicate; of
        more conjuncts it would run the last."""
        names = {v for _, v in bound}
        parts = outermost(guard.text) if guard.level in (AND, RELATION) else []
        ranges = [one for one in parts for v in re.findall(r"^[^&|!=]+ <=? (\w+) <=? [^&|!=]+$", one) if v in names]
        if not ranges or body == (TRUE if word == "forall" else FALSE):
            return super().quantify(word, bound, guard, body)
        rest = F(" && ".join(one for one in parts if one not in ranges), AND, guard.free) if parts != ranges else TRUE
        if word == "exists":
            body, rest = conj(rest, body), TRUE
        if body.level < ATOM and not (body.level in (PREFIX, RELATION) and all(
                re.search(rf"Vdm_at_\w+\([^()]*, {v}\)", body.text) for v in names)):
            body = self.local.lift(bound, body)
        inner = implies(rest, body)
        return quantified(word, bound, F(f"{' && '.join(ranges)} {'==>' if word == 'forall' else '&&'} {inner.at(AND)}",
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
        self.lack(tree, f"{what}: {described(of)}: give it a name and, where it is a sequence, an invariant that "
                  "bounds its length")
        return "int"

    def declared_as(self, name: str) -> str:
        """The type as a definition in C."""
        tree, of = self.names[name], ("name", name)
        base = the_type(tree.children[1]) if tree.data == "alias" else of
        if name in self.records:
            fields = [f"{self.ctype(one, tree, f'{field} of {name}')} {in_c(field)};"
                      for field, one in self.records[name].items()]
        elif base[0] in ("seq", "seq1"):
            high = self.limits(of, True)[1]
            if not high or high not in INT:
                self.lack(tree, f"{name} is a sequence of any length: give it an invariant that bounds its length, "
                          "such as inv s == len s <= 100")
            fields = ["int len;", f"{self.ctype(base[1], tree, f'an element of {name}')} at[{high}];"]
        elif base[0] in ("set", "map"):
            sizes = "".join(f"[{axis[-1] - self.origin(axis) + 1}]"
                            for axis in self.axes(base[1], tree, f"{'an element' if base[0] == 'set' else 'a key'} of "
                                                  f"{name}"))
            fields = [f"unsigned char has{sizes};"]
            if base[0] == "map":
                fields.append(f"{self.ctype(base[2], tree, f'a value of {name}')} at{sizes};")
        else:
            numbers = self.needs_bound(of, tree, name)
            of_c = in_c(base[1]) if base[0] == "name" else "int"
            quotes = [self.quote(str(q.children[0])) for q in tree.find_data("t_quote")]
            said = ", ".join(quotes) or (f"{numbers[0]} to {numbers[-1]}" if numbers else "")
            return f"typedef {of_c} {in_c(name)};" + (f" // {said}" if said else "")
        return "\n".join(("typedef struct {", *(f"  {field}" for field in fields), f"}} {in_c(name)};"))

    def in_order(self) -> Iterator[str]:
        """The types, each after those that it uses."""
        done = list[str]()

        def visit(name: str) -> None:
            if name not in done:
                for used in map(the_type, self.names[name].find_data("t_name")):
                    if used[1] in self.kinds():
                        visit(used[1])
                done.append(name)
        for name in self.kinds():
            visit(name)
        yield from done

    def parameter(self, of: Kind, name: str, tree: Any, const: str = "const ") -> tuple[str, Any]:
        """A parameter of a function in C, and its value."""
        if self.is_object(of):
            return f"{const}{self.ctype(of, tree, name)} *{name}", self.value_at(of, F(f"(*{name})"))
        return f"{self.ctype(of, tree, name)} {name}", self.value_at(of, F(name))

    def assigned(self, name: str) -> set[str]:
        """What of the state an operation may change, by its statements."""
        body: Any = self.names[name].children[5]
        names = {str(one.children[0]) for word in ("assign", "assign_at") for one in body.find_data(word)}
        return {*names & {*self.state}, *(field for one in self.calls(body) for field in self.assigned(one))}

    def calls(self, body: Any) -> list[str]:
        return [str(one.children[0]) for one in body.find_data("call") if str(one.children[0]) in self.names]

    def loops(self, name: str) -> bool:
        body: Any = self.names[name].children[5]
        return any(body.find_data("while")) or any(map(self.loops, self.calls(body)))

    def prototype(self, name: str) -> tuple[str, str, list[str], str]:
        """The contract of a function, its head, its parameters and the type of its answer."""
        self.renew(name, "_contract")
        tree: Any = self.names[name]
        is_state, is_operation = tree.data == "state", tree.data == "operation"
        _, domain, result, _, names, _, pre, *post = tree.children if not is_state else [None] * 8
        of = the_type(result) if result else ("unit",)
        taken = {str(one) for one in names.children} if names else set[str]()
        own = next(one for one in ("state", "state_", "the_state") if one not in taken)
        out = next(one for one in ("result", "result_", "the_result") if one not in taken)
        heads, valid, types, args = list[str](), list[str](), list[F](), list[F]()
        state, old, changed, mine = list[F](), list[F](), list[str](), list[F]()
        if is_state or is_operation and self.state:
            sort = in_c(next(one for one, it in self.names.items() if it.data == "state"))
            changed = [one for one in self.state if is_state or one in self.assigned(name)]
            heads.append(f"{'' if changed else 'const '}{sort} *{own}")
            valid.append(f"\\valid{'' if changed else '_read'}({own})")
            for field, kind in self.state.items():
                x = f"{own}->{in_c(field)}"
                state += self.flat(self.value_at(kind, F(x)))
                old += self.flat(self.value_at(kind, F(f"\\old({x})" if field in changed else x)))
                types.append(self.typed(kind, self.value_at(kind, F(x))))
                mine += types[-1:] if field in changed else []
        for kind, one in zip(self.parts(domain), map(str, names.children)) if names else ():
            one = in_c(one) + ("_" if in_c(one) in map(in_c, self.kinds()) else "")
            head, value = self.parameter(kind, one, tree)
            heads.append(head)
            if self.is_object(kind):
                valid.append(f"\\valid_read({one})")
            types.append(self.typed(kind, value))
            args += self.flat(value)
        answer = None
        if of != ("unit",):
            if self.is_object(of) or of[0] == "set":
                head, answer = self.parameter(of, out, tree, "")
                heads.append(head)
                valid.append(f"\\valid({out})")
            else:
                answer = self.value_at(of, F("\\result"))
        pointers = re.findall(r"\*(\w+)", " ".join(heads))
        written = [f"*{own}"] if changed and changed == list(self.state) else [f"{own}->{in_c(one)}" for one in changed]
        written += [f"*{out}"] if out in pointers else []
        apart = [f"\\separated({', '.join(pointers)})"] if len(pointers) > 1 else []
        lines = [f"requires valid: {' && '.join(valid + apart)};"] if valid else []
        if not is_state and conj(*types).text != "\\true":
            lines.append(f"requires types: {conj(*types).text};")
        if pre is not None:
            lines.append(f"requires pre: {call('Vdm_pre_' + name, state + args).text};")
        lines += ["terminates \\true;", "exits \\false;",
                  f"assigns {', '.join(written)};" if written else "assigns \\nothing;"]
        if is_state:
            lines.append(f"ensures init: {call('Vdm_init_' + name, state).text};")
        elif is_operation:
            whole = call(f"Vdm_{'post_' if post[0] is not None else ''}{name}",
                         (old + state) + args + (self.flat(answer) if answer else []))
            lines.append(f"ensures {'post' if post[0] is not None else 'does'}: {whole.text};")
        else:
            lines.append(f"ensures result: {self.answered_by(name, of, args, answer)};")
        after = mine + ([self.typed(of, answer)] if answer and not isinstance(answer, Bool) else [])
        if conj(*after).text != "\\true":
            lines.append(f"ensures types: {conj(*after).text};")
        contract = "\n    ".join(piece for line in lines for piece in textwrap.wrap(
            pointed(line), 112, subsequent_indent="  ", break_long_words=False))
        kind_of = "void" if out in pointers or of == ("unit",) else in_c(of[1]) if of[0] == "name" else "int"
        head = f"{kind_of} {self.title_of}_{'init' if is_state else spelled(name)}({', '.join(heads) or 'void'})"
        return f"/*@ {contract} */", head, [one.split("*")[-1].split()[-1] for one in heads], kind_of

    def answered_by(self, name: str, of: Kind, args: list[F], answer: Any) -> str:
        """The answer is the function's value."""
        whole = call("Vdm_" + name, args)
        if self.resolve(of)[0] == "bool":
            return f"\\result != 0 <==> {whole.text}"
        if self.resolve(of)[0] == "set":
            return call("Vdm_set_" + name, [*args, answer.object]).text
        if name in self.terms:
            return f"\\result == {whole.text}"
        return call("Vdm_" + name, args + self.flat(answer)).text

    def translate(self) -> str:
        return super().translate() + "".join(
            self.set_of(name, tree) + "\n" for name, tree in self.names.items()
            if tree.data == "function" and self.resolve(the_type(tree.children[2]))[0] == "set")

    def set_of(self, name: str, tree: Any) -> str:
        """A predicate for the object that is a set which a function answers."""
        self.renew(name, "_set")
        params, _ = self.parameters(tree.children[1], tree.children[4])
        of = the_type(tree.children[2])
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
        of = os.path.basename(self.path)
        blocks = [f"/* {self.title_of}.h: {of} in C, as vdm2acsl writes it: do not edit. */\n#ifndef {guard}\n"
                  f"#define {guard}",
                  "\n".join(f"enum {{ {one} }};" for one in enums), *map(self.declared_as, self.in_order()),
                  f'#include "{self.title_of}.acsl"']
        for name in self.functions():
            contract, head, _, _ = self.prototype(name)
            blocks.append(f"{contract}\n{head};")
        return "\n\n".join(block for block in blocks if block) + "\n\n#endif\n"

    def source(self) -> str:
        blocks = [f"/* {self.title_of}.c: {os.path.basename(self.path)} in C. The bodies are yours; what stands in "
                  f"them only lets it compile. */\n#include \"{self.title_of}.h\""]
        for name in self.functions():
            _, head, names, answer = self.prototype(name)
            is_struct = answer in [in_c(one) for one in self.kinds() if not self.is_number(("name", one))]
            body = [f"  (void){one};" for one in names]
            if answer != "void":
                body += [f"  {answer} result = {{0}};", "  return result;"] if is_struct else ["  return 0;"]
            blocks.append("\n".join((head, "{", *body, "}")))
        return "\n\n".join(blocks) + "\n"

    def lemmas(self) -> str:
        """What the module owes; of a value that has to exist, what holds of it."""
        def said(one: Obligation) -> str:
            made = witness(one)
            return f"predicate {made.name}({made.params}) = {made.holds};" if made else one.proofs()[0]
        return "".join("\n".join(textwrap.wrap(said(one), 116, initial_indent="  ", subsequent_indent="    ")) + "\n"
                       for one in self.owed if one.name)

    def theorems(self) -> str:
        """What the module owes: the lemmas, and for each value that has to exist a ghost function that makes it."""
        blocks = [f"/* {self.title_of}_owes.c: what {os.path.basename(self.path)} owes. A ghost function makes the "
                  f"value that has to exist: the bodies\n   are yours. To a compiler all of it is a comment. */\n"
                  f"#include \"{self.title_of}.h\"\n\n#include \"{self.title_of}_owes.acsl\"",
                  *(self.ghost(one, made) for one in self.owed for made in [witness(one)] if one.name and made)]
        return "\n\n".join(blocks) + "\n"

    def ghost(self, one: Obligation, made: Witness) -> str:
        """A ghost function that is to make a value that there has to be."""
        contract, head = one.proofs()[1].split("@/")
        lines = textwrap.wrap(contract.strip(), 108, subsequent_indent="   ")
        return "\n".join(("/*@ ghost", "  /@ " + "\n  ".join(lines) + " @/", f"  {head.strip()}", "  {",
                          *(f"    {'int' if of == 'integer' else of} {name} = {0 if of == 'integer' else '{0}'};"
                            for of, name in made.variables), f"    /@ assert some: {made.name}({made.arguments}); @/",
                          "  }", "*/"))


class Witness(NamedTuple):
    """A value that has to exist: a predicate that says so of its variables."""
    name: str
    variables: list[Variable]
    params: str
    arguments: str
    holds: str


def witness(one: Obligation) -> Optional[Witness]:
    found = re.search(rf"predicate Vdm_owes_{one.name}(?:\([^)]*\))? = \\exists ([^;]*); (.*);$",
                      " ".join(" ".join(one.text).split()))
    if not found:
        return None
    bound = list[Variable]()
    for part in found[1].split(", "):
        of, _, name = part.rpartition(" ")
        bound.append((of or bound[-1][0], name))
    every = one.params + bound
    return Witness(f"Vdm_witness_{one.name}", bound, ", ".join(f"{of} {name}" for of, name in every),
                   ", ".join(name for _, name in every), found[2])


def in_c(name: str) -> str:
    """A name of the module as one of C."""
    return spelled(name) + ("_" if name in RESERVED else "")


def outermost(text: str) -> list[str]:
    """A conjunction's parts."""
    parts, depth = [""], 0
    for word in re.findall(r" && |.", text):
        depth += (word in ("(", "[")) - (word in (")", "]"))
        if word == " && " and depth == 0:
            parts.append("")
        else:
            parts[-1] += word
    return parts


def pointed(text: str) -> str:
    return re.sub(r"\(\*(\w+)\)", r"*\1", re.sub(r"\(\*(\w+)\)\.", r"\1->", text))
