"""acsl_run.py: the definitions of an ACSL text as functions of Python. Quantifiers over integers run over RANGE, or
over what satisfies a first conjunct of the rules alone; those over anything else are left out."""
import itertools
import re
from collections.abc import Iterable
from typing import Any

TOKEN = re.compile(r"\s*(<==>|==>|&&|\|\||==|!=|<=|>=|\\?\w+|\S)")
LEVEL = {"<==>": 2, "==>": 3, "||": 4, "&&": 5, "+": 8, "-": 8, "*": 9, "%": 9}
RELATIONS = ("==", "!=", "<=", ">=", "<", ">")
WORDS = {"&&": "and", "||": "or", "\\true": "True", "\\false": "False"}
DEFINITION = re.compile(r"(?:predicate|logic integer) (\w+)(?:\(([^)]*)\))? =\s(.*?);(?=\s*(?:predicate|logic|\*/))",
                        re.DOTALL)


class Left(Exception):
    """A quantifier over something else than integers."""


class Reader:
    """ACSL to Python, by precedence."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = TOKEN.findall(text)
        self.k = 0

    def peek(self) -> str:
        return self.words[self.k] if self.k < len(self.words) else ""

    def next(self, want: str = "") -> str:
        word = self.peek()
        assert not want or word == want, f"{want} expected: {' '.join(self.words[max(0, self.k - 9):self.k + 3])}"
        self.k += 1
        return word

    def whole(self) -> str:
        left = self.binary(2)
        if self.peek() != "?":
            return left
        self.next()
        then = self.whole()
        self.next(":")
        return f"({then} if {left} else {self.whole()})"

    def binary(self, level: int) -> str:
        left = self.unary()
        while True:
            op = self.peek()
            if op in RELATIONS and level <= 7:
                while self.peek() in RELATIONS:
                    left += f" {self.next()} {self.binary(8)}"
                left = f"({left})"
            elif LEVEL.get(op, -1) >= level:
                self.next()
                right = self.binary(LEVEL[op] + (op != "==>"))
                left = (f"(not {left} or {right})" if op == "==>" else f"({left} == {right})" if op == "<==>" else
                        f"({left} {WORDS.get(op, op)} {right})")
            else:
                return left

    def unary(self) -> str:
        word = self.next()
        if word in ("!", "-"):
            return f"({'not ' if word == '!' else '-'}{self.unary()})"
        if word in ("\\forall", "\\exists"):
            return self.quantifier("all" if word == "\\forall" else "any")
        left = self.whole() if word == "(" else WORDS.get(word, word)
        if word == "(":
            self.next(")")
            left = f"({left})"
        while self.peek() in ("(", ".", "["):
            op = self.next()
            if op == ".":
                left += "." + self.next()
                continue
            args = [self.whole()]
            while self.peek() == ",":
                self.next()
                args.append(self.whole())
            self.next(")" if op == "(" else "]")
            left += op + ", ".join(args) + (")" if op == "(" else "]")
        return left

    def quantifier(self, word: str) -> str:
        kind, names = self.next(), [self.next()]
        if kind != "integer":
            raise Left
        while self.peek() == ",":
            self.next()
            names.append(self.next())
        self.next(";")
        listed, first = ", ".join(names), self.words[self.k]
        alone = "".join(self.words[self.k:]).startswith(f"{first}(R,{','.join(names)})&&")
        over = f"of_the_rules({first}, R, {len(names)})" if alone else f"itertools.product(RANGE, repeat={len(names)})"
        return f"{word}({self.whole()} for {listed}{',' if len(names) == 1 else ''} in {over})"


class Text:
    """The definitions of a text, as attributes."""

    def __init__(self, text: str, constants: dict[str, Any]) -> None:
        self.left: list[str] = []
        self.scope: dict[str, Any] = {"itertools": itertools, "of_the_rules": self.of_the_rules, **constants}
        self.known: dict[Any, list[tuple[int, ...]]] = {}
        for name, params, body in DEFINITION.findall(re.sub(r"//[^\n]*", "", text)):
            try:
                code = Reader(body).whole()
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
