"""written.py: contracts in a form that E-ACSL executes.

E-ACSL 25 runs no definition that reads memory, and where a contract has one it leaves out other clauses of it, too. So
in the clauses that use such predicates these are written out, until the clause itself reads the bytes and definitions
get values. A quantifier gets the form of which E-ACSL runs all: one variable, its bounds, and the rest.

A function of the logic, which may call itself, is kept, and so is a predicate that is LONG when it is written out. It
gets each byte from ByteAt, which E-ACSL takes for a definition without memory, and whose body checked.py replaces.
"""
import itertools
import re
from collections.abc import Callable

import contracts

WORD = re.compile(r"'(?:\\.|[^'\\])'|(?<![\w.>\\])[A-Za-z_]\w*\b")
COMMENT = re.compile(r"/\*@.*?\*/", re.DOTALL)
DEFINITION = re.compile(r"\b(?P<kind>predicate|logic\s+[\w ]+?)\s+(?P<name>\w+)\s*\((?P<params>[^()]*)\)"
                        r"\s*=(?P<body>.*?);(?=\s*(?:predicate\b|logic\b|lemma\b|$))", re.DOTALL)
QUANTIFIER = re.compile(r"\\(forall|exists)\s+(?:integer|int)\s+([\w, ]+);")
BINDER = re.compile(r"\\(?:forall|exists|lambda)\s+(?:integer|int)\s+([\w, ]+);")
COMPARED = re.compile(r"(?<![<=-])(<=|<)(?![=<])")
POINTER = re.compile(r"\*\s*(\w+)")
LONG = 1500   # characters
BYTE_AT = "logic char ByteAt(char *t, integer i) = (char)i;"
NAMED = re.compile(r"\*/(?:\s|#[^\n]*\n|\w+\b(?!\())*?\s\**(\w+)\(")


class Endless(Exception):
    """A clause that cannot be written out: a definition calls itself, or a variable has no bounds."""


class Definitions:
    """The definitions of a text, by name: parameters and body."""

    def __init__(self, text: str) -> None:
        self.of: dict[str, tuple[list[str], str]] = {}
        self.reads: set[str] = set()   # all that read memory, the predicates among them, and the short ones
        self.predicates: set[str] = set()
        self.fresh = itertools.count()
        for comment in COMMENT.finditer(text):
            for found in DEFINITION.finditer(blank(comment[0][3:-2])):
                params = [re.split(r"\W+", param.strip())[-1] for param in found["params"].split(",")]
                self.of[found["name"]] = params, " ".join(found["body"].split())
                if "*" in found["params"]:
                    self.reads.add(found["name"])
                    if found["kind"] == "predicate":
                        self.predicates.add(found["name"])
        self.short = {name for name in self.predicates if not self.is_long(name)}

    def is_long(self, name: str) -> bool:
        try:
            return len(self.written(self.of[name][1], self.predicates.__contains__)) > LONG
        except Endless:
            return False

    def kept(self, found: re.Match[str]) -> str:
        """A definition on the lines where it was: one that reads memory by ByteAt, or none if it is written out."""
        text, lines = found[0], "\n" * found[0].count("\n")
        if found["name"] not in self.reads:
            return text
        if found["name"] in self.short:
            return lines
        self.fresh = itertools.count()   # the same definition in two sources has to be the same text
        try:
            if found["kind"] == "predicate":
                body = self.bounded(self.written(" ".join(found["body"].split()), self.short.__contains__))
                text = f"predicate {found['name']}({' '.join(found['params'].split())}) = {body};{lines}"
        except Endless:
            return lines   # no clause can use it
        for name in POINTER.findall(found["params"]):
            reads = re.compile(rf"\b{name}\[")
            while one := reads.search(text):
                end = scope(text, one.end())
                text = f"{text[:one.start()]}ByteAt({name}, {text[one.end():end]}){text[end + 1:]}"
        return text

    def apart(self, name: str, arguments: list[str]) -> str:
        """What a definition says of these arguments, with variables of its own."""
        params, body = self.of[name]
        own = {v for found in BINDER.finditer(body) for v in re.split(r"[, ]+", found[1].strip())}
        new = {**dict(zip(params, arguments)), **{v: f"{v}_{next(self.fresh)}" for v in own}}
        return WORD.sub(lambda w: new[w[0]] if re.fullmatch(r"\w+", new.get(w[0], "(")) else
                        f"({new[w[0]]})" if w[0] in new else w[0], body)

    def written(self, text: str, names: Callable[[str], bool], inside: tuple[str, ...] = ()) -> str:
        """The text with these definitions written out."""
        done, at = "", 0
        for found in re.finditer(r"'(?:\\.|[^'\\])'|\b([A-Z]\w*)\(", text):
            if found.start() < at or not found[1] or found[1] not in self.of or not names(found[1]):
                continue
            if found[1] in inside:
                raise Endless(f"{found[1]} calls itself")
            end, arguments = called(text, found.end())
            arguments = [self.written(argument, names, inside) for argument in arguments]
            body = self.written(self.apart(found[1], arguments), names, (*inside, found[1]))
            done, at = f"{done}{text[at:found.start()]}({body})", end
        return done + text[at:]

    def bounded(self, text: str) -> str:
        """The text with each quantifier as E-ACSL wants it."""
        found = QUANTIFIER.search(text)
        if not found:
            return text
        end = scope(text, found.end())
        body, variables = self.bounded(text[found.end():end]), re.split(r"[, ]+", found[2].strip())
        given = split(body, "==>") if found[1] == "forall" else [body, ""]
        parts = [part for one in given[:-1] for part in split(one, "&&")]
        whole = self.quantified(variables, parts, given[-1])
        whole = f"(!({whole}))" if found[1] == "exists" else f"({whole})"
        return text[:found.start()] + whole + self.bounded(text[end:])

    def quantified(self, variables: list[str], parts: list[str], then: str) -> str:
        """For all variables: if the parts, then this, or, without it, not all of the parts."""
        if not variables:
            rest = " && ".join(f"({part})" for part in parts)
            return f"!({rest or 'true'})" if not then else f"({rest}) ==> ({then})" if rest else then
        for v in variables:
            others = [w for w in variables if w != v]
            for _ in range(3):
                bounds, left = bounds_of(v, parts, others)
                if bounds:
                    return f"\\forall integer {v}; {bounds} ==> ({self.quantified(others, left, then)})"
                parts = [part for one in parts for part in self.opened(one, v)]
        raise Endless(f"no bounds for {variables[0]}")

    def opened(self, part: str, variable: str) -> list[str]:
        """A call of a definition that may bound the variable, as what it says."""
        found = re.fullmatch(r"\(*([A-Z]\w*)\((.*)\)+", part)
        if not found or found[1] not in self.of or not re.search(rf"\b{variable}\b", part):
            return [part]
        return split(self.apart(found[1], called(part, part.index("(", part.index(found[1])) + 1)[1]), "&&")


def blank(text: str) -> str:
    """The text without its comments, each byte in its place."""
    return re.sub(r"//[^\n]*", lambda found: " " * len(found[0]), text)


def called(text: str, at: int) -> tuple[int, list[str]]:
    """The arguments of a call, and where it ends; they begin there."""
    end = scope(text, at)
    return end + 1, split(text[at:end], ",")


def scope(text: str, at: int) -> int:
    """Where the parenthesis ends that this place is in."""
    depth = 0
    for found in re.compile(r"'(?:\\.|[^'\\])'|[][(){}]").finditer(text, at):
        depth += (found[0] in "([{") - (found[0] in ")]}")
        if depth < 0:
            return found.start()
    return len(text)


def split(text: str, separator: str) -> list[str]:
    """The text split at the separators outside of parentheses, which also quantifiers without them are."""
    text, parts, depth, at = bare(text), [], 0, 0
    if separator != "," and BINDER.match(text):
        return [text]
    for found in re.compile(rf"'(?:\\.|[^'\\])'|[][(){{}}]|<?{re.escape(separator)}").finditer(text):
        depth += (found[0] in "([{") - (found[0] in ")]}")
        if found[0] == separator and depth == 0:
            parts.append(text[at:found.start()].strip())
            at = found.end()
    parts.append(text[at:].strip())
    if separator == "&&" and any(len(split(text, weaker)) > 1 for weaker in ("==>", "<==>", "||", "?")):
        return [text]
    return parts


def bare(text: str) -> str:
    """The text without parentheses around all of it."""
    text = text.strip()
    while text.startswith("(") and scope(text, 1) == len(text) - 1:
        text = text[1:-1].strip()
    return text


def bounds_of(variable: str, parts: list[str], others: list[str]) -> tuple[str, list[str]]:
    """The bounds of a variable, without the other variables, and the parts that are left. From a < v < w <= b it takes
    a < v < b, and leaves all of it."""
    low, high, rest = "", "", []
    for part in map(bare, parts):
        terms, signs = compared(part)
        if variable not in terms:
            rest.append(part)
            continue
        at = terms.index(variable)
        below = next((i for i in range(at - 1, -1, -1) if not low and free(terms[i], others)), None)
        above = next((i for i in range(at + 1, len(terms)) if not high and free(terms[i], others)), None)
        if below is not None:
            low = terms[below] + (" < " if "<" in signs[below:at] else " <= ")
        if above is not None:
            high = (" < " if "<" in signs[at:above] else " <= ") + terms[above]
        if len(terms) != 1 + (below is not None) + (above is not None):
            rest.append(part)
    return (low + variable + high if low and high else ""), rest


def free(term: str, others: list[str]) -> bool:
    return not set(others) & set(re.findall(r"\w+", term))


def compared(part: str) -> tuple[list[str], list[str]]:
    """The terms of a comparison such as a <= v < b, and what is between them."""
    shown = part
    while shown != (shown := re.sub(r"[(\[][^][()]*[])]", lambda one: "_" * len(one[0]), shown)):
        pass
    if re.search(r"&&|\|\||==|!=|\?|!", shown):
        return [part], []
    signs = list(COMPARED.finditer(shown))
    cuts = [0, *(at for sign in signs for at in sign.span()), len(part)]
    return [part[i:j].strip() for i, j in zip(cuts[::2], cuts[1::2])], [sign[0] for sign in signs]


def executable(text: str, listed: Callable[[contracts.Name], bool],
               inner: Callable[[str], bool]) -> tuple[str, list[tuple[contracts.Name, str]]]:
    """A preprocessed text in whose contracts what reads memory is written out, each clause on its lines; and the
    clauses that cannot be, with the reason. Those and the ones that are listed are left out. In the contracts of inner
    functions long predicates are written out, too: E-ACSL fails at some of their numbers else."""
    definitions, failed = Definitions(text), list[tuple[contracts.Name, str]]()
    given: list[str] = []
    reads = re.compile(rf"\b(?:{'|'.join(sorted(definitions.reads)) or '-'})\(")

    def comment(found: re.Match[str]) -> str:
        whole = found[0]
        if not re.search(r"\bassigns\b", whole):
            left = DEFINITION.sub(definitions.kept, blank(whole[3:-2]))
            if "ByteAt(" in left and not given:
                given.append(BYTE_AT)
                left = BYTE_AT + left
            return f"/*@{left}*/" if left.strip() else re.sub(r"[^\n]", " ", whole)
        name = NAMED.match(text, found.end() - 2)

        def rewritten(one: re.Match[str]) -> str:
            if one[1] not in ("requires", "ensures"):
                return one[0]
            lines, clause = "\n" * one[0].count("\n"), (name[1] if name else "?", one[1], one[2])
            if listed(clause):
                return lines
            if not reads.search(one[3]):
                return one[0]
            definitions.fresh = itertools.count()   # the same clause in two sources has to be the same text
            try:
                names = definitions.predicates if inner(clause[0]) else definitions.short
                new = definitions.bounded(definitions.written(" ".join(one[3].split()), names.__contains__))
                if inner(clause[0]) and len(new) > 10 * LONG:
                    raise Endless("it is too long")
            except Endless as why:
                failed.append((clause, str(why)))
                return lines
            return f"{one[1]} {one[2]}: {new};{lines}"

        return "/*@" + contracts.CLAUSE.sub(rewritten, whole[3:-2].rstrip()) + " */"

    return COMMENT.sub(comment, text), failed
