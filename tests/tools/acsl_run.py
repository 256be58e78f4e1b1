"""acsl_run.py: the definitions of an ACSL text as functions of Python. Quantifiers over integers run over RANGE, or
over what satisfies a first conjunct of the rules alone; those over anything else are left out."""
import itertools
import re
from collections.abc import Iterable
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
?product: unary | product /[*%]/ unary          -> infix
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
        self.scope: dict[str, Any] = {"itertools": itertools, "of_the_rules": self.of_the_rules, **constants}
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
