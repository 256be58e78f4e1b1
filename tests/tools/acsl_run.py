"""acsl_run.py: the definitions of an ACSL text as functions of Python. Quantifiers over integers run over RANGE, or
over what satisfies a first conjunct of the rules alone; those over anything else are left out. Solved finds what makes
a relation true, as the statements of an operation are written."""
import itertools
import operator
import re
from collections.abc import Iterable, Iterator
from typing import Any

from lark import Lark, Token, Transformer, v_args

GRAMMAR = r"""
?whole: iff | iff "?" whole ":" whole           -> choose
?iff: implies | iff "<==>" implies              -> iff
?implies: disj | disj "==>" implies             -> implies
?disj: conj | disj "||" conj                    -> disj
?conj: relation | conj "&&" relation            -> conj
?relation: sum | sum (RELATION sum)+            -> infix
?sum: product | sum /[+-]/ product              -> infix
?product: unary | product /[*%\/]/ unary          -> infix
?unary: part | "!" unary                        -> opposite
      | "-" unary                               -> negative
      | QUANTIFIER WORD names ";" whole         -> quantified
?part: WORD                                     -> word
     | "(" whole ")"
     | part "." WORD                            -> field
     | part "(" whole ("," whole)* ")"          -> call
     | part "[" whole "]"                       -> element
names: WORD ("," WORD+)*
RELATION: "==" | "!=" | "<=" | ">=" | "<" | ">"
QUANTIFIER: "\\forall" | "\\exists"
WORD.-1: /\\?\w+/
%ignore /\s+/
"""
DEFINITION = re.compile(r"(?:predicate|logic integer) (\w+)(?:\(([^)]*)\))? =\s(.*?);(?=\s*(?:predicate|logic|\*/))",
                        re.DOTALL)


def quotient(a: int, b: int) -> int:
    """As C divides: towards 0. By 0 it is some value; that this is not asked is an obligation."""
    return 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


class Left(Exception):
    """A quantifier over something else than integers."""


@v_args(inline=True)
class Python(Transformer[Token, str]):
    """ACSL to Python."""
    conj, disj, iff = "({} and {})".format, "({} or {})".format, "({} == {})".format
    implies, opposite, negative = "(not {} or {})".format, "(not {})".format, "(-{})".format
    field, element = "{}.{}".format, "{}[{}]".format

    def choose(self, test: str, a: str, b: str) -> str:
        return f"({a} if {test} else {b})"

    def infix(self, *parts: str) -> str:
        if parts[1] == "/":
            return f"quotient({parts[0]}, {parts[2]})"
        if parts[1] == "%":
            return f"({parts[0]} - {parts[2]} * quotient({parts[0]}, {parts[2]}))"
        return f"({' '.join(parts)})"

    def call(self, head: str, *args: str) -> str:
        return f"{head}({', '.join(args)})"

    def word(self, word: str) -> str:
        return {"\\true": "True", "\\false": "False"}.get(word, word)

    def names(self, *names: str) -> str:
        return ", ".join(names)

    def quantified(self, which: str, kind: str, names: str, body: str) -> str:
        if kind != "integer":
            raise Left
        first = re.match(rf"(?:\(|not )*(\w+)\(R, {names}\) and ", body)
        count = names.count(",") + 1
        over = f"of_the_rules({first[1]}, R, {count})" if first else f"itertools.product(RANGE, repeat={count})"
        return f"{'all' if which.endswith('forall') else 'any'}({body} for {names}{',' * (count == 1)} in {over})"


READER = Lark(GRAMMAR, start="whole", parser="lalr", transformer=Python())


class Text:
    """The definitions of a text, as attributes."""

    def __init__(self, text: str, constants: dict[str, Any]) -> None:
        self.left: list[str] = []
        self.scope: dict[str, Any] = {"itertools": itertools, "quotient": quotient, "of_the_rules": self.of_the_rules,
                                      **constants}
        self.known: dict[Any, list[tuple[int, ...]]] = {}
        for name, params, body in DEFINITION.findall(re.sub(r"//[^\n]*", "", text)):
            try:
                code = str(READER.parse(body))
            except Left:
                self.left.append(name)
                continue
            of = ", ".join(p.split()[-1] for p in params.split(",")) if params else ""
            exec(f"def {name}({of}): return {code}" if params else f"{name} = {code}", self.scope)

    def over(self, numbers: Iterable[int]) -> None:
        """What integers are tried for a bound variable."""
        self.scope["RANGE"] = list(numbers)
        self.known.clear()

    def of_the_rules(self, predicate: Any, rules: Any, count: int) -> list[tuple[int, ...]]:
        if predicate not in self.known:
            self.known[predicate] = [some for some in itertools.product(self.scope["RANGE"], repeat=count)
                                     if predicate(rules, *some)]
        return self.known[predicate]

    def __getattr__(self, name: str) -> Any:
        return self.scope["Vdm_" + name]


TREES = Lark(GRAMMAR, start="whole", parser="lalr")
Env = dict[str, int]
OPERATORS: dict[str, Any] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": quotient,
    "%": lambda a, b: a - b * quotient(a, b)}


class Solved:
    """What makes a relation over integers true: its variables that are not given. The parts of a conjunction are taken
    as their variables become known: where one is alone at ==, the other side is its value; a call is its
    definition, of a loop once the number of its turns is known, which is tried from 0."""

    def __init__(self, text: str, turns: int = 12) -> None:
        self.turns = turns
        self.of: dict[str, tuple[list[str], Any]] = {}
        self.known: dict[Any, list[Env]] = {}
        self.variables: dict[int, set[str]] = {}
        for name, params, body in DEFINITION.findall(re.sub(r"//[^\n]*", "", text)):
            self.of[name] = ([p.split()[-1] for p in params.split(",")] if params else [], TREES.parse(body))

    def ways(self, name: str, *given: int | None) -> list[Env]:
        """Each way to complete the arguments; None is one that is to be found."""
        if (name, given) not in self.known:
            params, body = self.of[name]
            start = {p: x for p, x in zip(params, given, strict=True) if x is not None}
            found = {tuple(way[p] for p in params) for way in self.solve([body], start)}
            self.known[name, given] = [dict(zip(params, way)) for way in sorted(found)]
        return self.known[name, given]

    def solve(self, parts: list[Any], env: Env) -> Iterator[Env]:
        if not parts:
            yield env
            return
        for part in parts:
            steps = self.step(part, env)
            if steps is not None:
                for more, after in steps:
                    yield from self.solve(more + [one for one in parts if one is not part], after)
                return
        turns = [name for part in parts for name in sorted(self.free(part) - set(env)) if name.startswith("turns")]
        for n in range(self.turns):
            yield from self.solve(parts, {**env, turns[0]: n})

    def step(self, part: Any, env: Env) -> list[tuple[list[Any], Env]] | None:
        """By what it is solved, in each way; None: not yet."""
        def known(tree: Any) -> bool:
            return self.free(tree) <= set(env)
        if part.data != "quantified" and known(part):
            return [([], env)] if self.value(part, env) else []
        if part.data == "conj":
            return [(part.children, env)]
        if part.data == "disj":
            return [([one], env) for one in part.children]
        if part.data == "choose" and known(part.children[0]):
            return [([part.children[1 if self.value(part.children[0], env) else 2]], env)]
        if part.data == "quantified" and part.children[0] == "\\exists":   # names are of one use in a definition
            assert not {str(name) for name in part.children[2].children} & set(env)
            return [([part.children[3]], env)]
        if part.data == "infix" and len(part.children) == 3 and part.children[1] == "==":
            for one, other in (part.children[::2], part.children[::-2]):
                if one.data == "word" and known(other):
                    return [([], {**env, str(one.children[0]): self.value(other, env)})]
        if part.data != "call":
            return None
        name, args = str(part.children[0].children[0]), part.children[1:]
        kind = name.rstrip("0123456789")    # the state before is given to a relation
        if kind.endswith("_while") or not known(args[0]) or kind.endswith("_loop") and not known(args[-1]):
            return None
        ways = self.ways(name, *(self.value(one, env) if known(one) else None for one in args))
        return [([], {**env, **{str(one.children[0]): way[p] for one, p in zip(args, self.of[name][0])
                                if one.data == "word" and not known(one)}}) for way in ways]

    def free(self, tree: Any) -> set[str]:
        """Its variables; the definitions keep each tree, so that its id stays its own."""
        if id(tree) not in self.variables:
            self.variables[id(tree)] = self.free_in(tree)
        return self.variables[id(tree)]

    def free_in(self, tree: Any) -> set[str]:
        if tree.data == "word":
            word = str(tree.children[0])
            return set() if word[0] in "\\0123456789" or word in self.of else {word}
        names = {str(name) for name in tree.children[2].children} if tree.data == "quantified" else set()
        parts = tree.children[1:] if tree.data == "call" else tree.children
        return {name for part in parts if hasattr(part, "data") and part.data != "names"
                for name in self.free(part)} - names

    def value(self, tree: Any, env: Env) -> Any:
        if tree.data == "word":
            word = str(tree.children[0])
            return word == "\\true" if word[0] == "\\" else env[word] if word in env else int(word)
        if tree.data == "choose":
            test, yes, no = tree.children
            return self.value(yes if self.value(test, env) else no, env)
        if tree.data == "call":
            name, args = str(tree.children[0].children[0]), [self.value(one, env) for one in tree.children[1:]]
            params, body = self.of[name]
            return self.value(body, dict(zip(params, args)))
        if tree.data == "quantified":
            return any(True for _ in self.solve([tree], env))
        parts = [self.value(one, env) if hasattr(one, "data") else str(one) for one in tree.children]
        if tree.data == "infix":
            results = [OPERATORS[parts[k]](parts[k - 1], parts[k + 1]) for k in range(1, len(parts), 2)]
            return results[0] if len(results) == 1 else all(results)
        return {"conj": all(parts), "disj": any(parts), "implies": not parts[0] or parts[-1],
                "iff": parts[0] == parts[-1], "opposite": not parts[0]}[tree.data] if tree.data != "negative" else \
            -parts[0]
