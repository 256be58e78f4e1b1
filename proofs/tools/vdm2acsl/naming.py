"""naming.py: what belongs to one definition while it is written: the names of its variables,
and the bodies that got a name."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Optional

from formulas import F, Variable, call, spelled, unused, variable
from values import Seq, Unfit

WIDTH = 118
# What is no name of a variable in ACSL, or in C.
RESERVED = frozenset("""auto break case char const continue default do double else enum extern float for goto if inline
int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
_Bool _Complex _Imaginary _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local asm typeof
integer real boolean set list model predicate logic axiom axiomatic lemma inductive type include import module ghost
requires ensures assigns behavior behaviors assumes terminates decreases exits breaks continues returns complete
disjoint admit assert check invariant loop variant pragma slice impact reads writes for global allocates frees volatile
strong weak custom let match with function logics calls inter union empty subset in""".split())


class Local:
    def __init__(self, name: str, reserved: str, counts: dict[str, str], prefix: str = "Vdm_",
                 taken: frozenset[str] | set[str] = frozenset(), fixed: frozenset[str] = RESERVED) -> None:
        """taken: names of definitions; fixed: what no variable is called."""
        self.definition, self.name, self.counts, self.prefix = name, name, counts, prefix
        self.taken, self.fixed, self.reserved = taken, fixed, reserved
        self.loops, self.written, self.later = 0, list[str](), list[str]()      # of an operation
        self.answer: Optional[tuple[list[Variable], Any]] = None
        self.hints: dict[str, str] = {reserved: reserved} if reserved else {}    # of each variable
        self.ready: list[str] = []                 # names to be taken before new ones are made
        self.helpers: list[str] = []
        self.made: set[str] = set()
        self.pending: list[tuple[list[Variable], F]] = []
        self.falls: Optional[tuple[int, Any]] = None    # in recursion: which argument is the measure, and its value

    def collected(self, work: Callable[[], Any]) -> tuple[Any, list[tuple[list[Variable], F]]]:
        """What the work answers, and the variables for values in it that only a formula is known of."""
        outer, self.pending = self.pending, []
        answer = work()
        found, self.pending = self.pending, outer
        return answer, found

    def fresh(self, hint: str) -> str:
        hint = spelled(hint)
        hint = f"{hint}_" if hint in self.fixed else f"x_{hint}" if hint.startswith(self.prefix) else hint
        if self.ready and self.hints[self.ready[0]] == (hint or "x"):
            return self.ready.pop(0)
        name = unused(hint or "x", self.hints)
        self.hints[name] = hint or "x"
        return name

    @contextmanager
    def again(self, bound: Optional[list[Variable]]) -> Iterator[None]:
        """The variables that are bound in here are these, if any are given."""
        saved, self.ready = self.ready, self.ready if bound is None else [name for _, name in bound]
        yield
        self.ready = saved

    def unnamed(self, work: Callable[[], Any]) -> Any:
        """What the work answers, but for the names that it makes."""
        saved = (dict(self.hints), list(self.ready), list(self.helpers), set(self.made), list(self.pending),
                 dict(self.counts))
        self.ready = []
        answer = work()
        self.hints, self.ready, self.helpers, self.made, self.pending, counts = saved
        self.counts.clear()
        self.counts.update(counts)
        return answer

    def title(self, *words: str) -> str:
        """A name for a part of the definition, by what it binds."""
        name = unused("_".join((self.name, *words)), {*self.made, *self.taken})
        self.made.add(name)
        return name

    def ordered(self, free: Iterable[Variable]) -> list[Variable]:
        """In the order in which they were made: the definition's parameters first."""
        order = list(self.hints)
        return sorted(dict.fromkeys(free), key=lambda v: order.index(v[1]) if v[1] in order else -1)

    def lift(self, bound: list[Variable], body: F) -> F:
        if self.falls:      # a part with a name would be before what it calls
            return body
        name = self.title(*dict.fromkeys(self.hints[v] for _, v in bound))
        params = self.ordered(body.free)
        self.helpers.append(self.text(name, params, body))
        return call(self.prefix + name, [variable(*p) for p in params])

    def card(self, record: str, bounds: dict[str, str], test: F) -> F:
        """How many records within the bounds pass the test: counted field by field, the last one first. What was
        counted before has its name."""
        params = [v for v in test.free if v[1] not in bounds]
        numbers = {name: f"#{k}" for k, (_, name) in enumerate(params)}
        key = re.sub(r"(?<![.\w])[A-Za-z_]\w*", lambda found: numbers.get(found.group(), found.group()), test.text)
        if key not in self.counts:
            name = self.counts[key] = self.prefix + self.title("card")
            text = f"({test.text} ? 1 : 0)"
            self.helpers.append(f"  // card {{mk_{record}({', '.join(bounds)}) | {test.text}}}")
            args = [variable(*v) for v in params] + [variable("integer", f) for f in bounds]
            for field, high in reversed(bounds.items()):
                others = args[:-1]
                before = call(f"{name}_{field}", others + [F(field + " - 1")], False)
                self.helpers.append(f"  logic integer {name}_{field}({listed(args)}) = {field} <= 0 ? 0 :\n"
                                    f"    {before.text} + {text};")
                text, args = call(f"{name}_{field}", others + [F(high)], False).text, others
            self.helpers.append(f"  logic integer {name}({listed(args)}) = {text};")
        return call(self.counts[key], [variable(*v) for v in params], False)

    def card_elems(self, s: Seq, same: F, i: str, j: str) -> F:
        """How many elements are none of those before them; _seen: s(i) is one of s(1), ..., s(j)."""
        if s.object is None or len(s.object.free) != 1:
            raise Unfit("card is translated of the elements of a sequence that an object holds")
        x, ((ctype, _),) = s.object.text, s.object.free
        key = re.sub(rf"\b{x}\b", "#", f"{ctype}: {same.text}, {s.len.term.text}")
        if key not in self.counts:
            name = self.counts[key] = self.prefix + self.title("card")
            self.helpers += [
                f"  // card elems {x}: how many {x}({i}) are none before them; "
                f"_seen: {x}({i}) is one of {x}(1), ..., {x}({j})",
                f"  logic integer {name}_seen({ctype} {x}, integer {i}, integer {j}) = {j} <= 0 ? 0 :\n"
                f"    ({same.text} ? 1 :\n      {name}_seen({x}, {i}, {j} - 1));",
                f"  logic integer {name}_to({ctype} {x}, integer {i}) = {i} <= 0 ? 0 :\n"
                f"    {name}_to({x}, {i} - 1) + ({name}_seen({x}, {i}, {i} - 1) == 1 ? 0 : 1);",
                f"  logic integer {name}({ctype} {x}) = {name}_to({x}, {s.len.term.text});"]
        return call(self.counts[key], [s.object], False)

    def renamed(self, names: list[str]) -> dict[str, str]:
        """The variables among these, numbered anew."""
        new = {self.reserved: self.reserved} if self.reserved else {}
        for old in names:
            if old in self.hints and old not in new:
                new[old] = unused(self.hints[old], new.values())
        return new

    def text(self, name: str, params: list[Variable], body: F, ctype: str = "") -> str:
        """A definition, its variables numbered anew, in lines that end after a connective."""
        among = f"({listed([variable(*p) for p in params])})" if params else ""
        whole = f"{f'logic {ctype}' if ctype else 'predicate'} {spelled(self.prefix + name)}{among} = {body.text};"
        new = self.renamed(re.findall(r"(?<![.\w])[A-Za-z_]\w*", whole))
        whole = re.sub(r"(?<![.\w])[A-Za-z_]\w*", lambda found: new.get(found.group(), found.group()), whole)
        lines = [" "]
        for piece in pieces(whole):
            if len(lines[-1]) + len(piece) > WIDTH and lines != [" "]:
                lines.append("   ")
            lines[-1] += " " + piece
        return "\n".join(lines)


def pieces(text: str) -> list[str]:
    """Where lines may end: after a connective, and in what is longer than a line after a comma."""
    return [part for piece in re.split(r"(?<=&&) |(?<===>) |(?<=\|\|) |(?<= =) |(?<= :) ", text)
            for part in (re.split(r"(?<=,) |(?<=;) ", piece) if len(piece) > WIDTH - 2 else [piece])]


def listed(params: list[F]) -> str:
    return ", ".join(f"{v.free[0][0]} {v.text}" for v in params)
