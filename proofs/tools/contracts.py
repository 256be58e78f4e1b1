"""contracts.py: the contracts of the headers, as text: functions, their parameters and their clauses."""
import re
from collections.abc import Iterator
from typing import Any

import tree

Function = dict[str, Any]   # name, type, params, clauses, file
Clause = dict[str, Any]     # kind, label, text, file, line
Name = tuple[str, str, str]  # function, kind and label of a clause

HEADERS = (*tree.PUBLIC_HEADERS, *tree.KERNEL_HEADERS)
CONTRACT = re.compile(r"/\*@(?P<acsl>(?:(?!\*/).)*?\bassigns\b(?:(?!\*/).)*)\*/\s*"
                      r"(?P<type>[a-z_]\w*)\s+(?P<name>[a-z_]\w*)\((?P<params>[^)]*)\);", re.DOTALL)
KINDS = "requires|terminates|exits|assigns|ensures"
# A clause ends at the semicolon before the next one; quantifiers have semicolons of their own.
CLAUSE = re.compile(rf"({KINDS})\s+(?:(\w+):(?!:)\s*)?(.*?);(?=\s*(?:(?:{KINDS})\s|$))", re.DOTALL)
PARAM = re.compile(r"(.*?)(\*?)(\w+)$", re.DOTALL)   # type, star, name
# A pointer that a contract calls valid, and how far: \valid(game), \valid_read(text + (0 .. len - 1)). Where that
# begins further on, \valid(text + (at .. at + CAP - 1)), what precedes is the caller's too.
VALID = re.compile(r"\\valid(?:_read)?\((\w+)(?: \+ \(\w+ \.\. ([^()]*?) - 1\))?\)")
# The document that lists the clauses that are not executed, and how: | `function`: `kind label` | reason |
LEFT_OUT = "proofs/SOUNDNESS.md"
LISTED = re.compile(r"^\| `(\w+)`: `(requires|ensures) (\w+)` \| (.+) \|$", re.MULTILINE)
LISTED_MOST = 10


class Unreadable(Exception):
    """A header that this module cannot read: file, line and what is wrong."""


def read() -> list[Function]:
    """All functions with a contract: dicts with name, type, params, clauses and file, in the order of the files."""
    return [function for path in tree.files(*HEADERS) for function in read_header(path, tree.text_of([path]))]


def read_header(path: str, text: str) -> list[Function]:
    found = list(CONTRACT.finditer(text))
    count = len(re.findall(r"^\s*/\*@", text, re.MULTILINE))
    if len(found) != count:
        raise Unreadable(f"{path}: {count} ACSL comments but {len(found)} contracts of prototypes were read")
    return [read_contract(path, text, match) for match in found]


def read_contract(path: str, text: str, match: re.Match[str]) -> Function:
    start, clauses = match.start("acsl"), CLAUSE.finditer(match["acsl"])
    rest = CLAUSE.sub("", match["acsl"]).strip()
    if rest:
        raise Unreadable(f"{path}: {match['name']}: not a clause: {rest.splitlines()[0]}")
    params = [PARAM.match(param.strip()) for param in match["params"].split(",")]
    return {"name": match["name"], "type": match["type"], "file": path,
            "params": [{"name": p[3], "pointer": p[2] != "", "type": p[1].strip() + " *" * len(p[2])}
                       for p in params if p and p[0] != "void"],
            "clauses": [{"kind": clause[1], "label": clause[2] or "", "text": " ".join(clause[3].split()), "file": path,
                         "line": text.count("\n", 0, start + clause.start()) + 1}
                        for clause in clauses]}


def left_out() -> dict[Name, str]:
    """The clauses that the document lists as not executed, each with its reason."""
    return {(found[1], found[2], found[3]): found[4] for found in LISTED.finditer(tree.text_of([LEFT_OUT]))}


def executable(functions: list[Function], left: dict[Name, str]) -> dict[Name, Clause]:
    """What has to run: every requires and ensures but those that are left out."""
    return {name: clause for name, clause in checked(functions).items() if name not in left}


def checked(functions: list[Function]) -> dict[Name, Clause]:
    return {(f["name"], c["kind"], c["label"]): c for f in functions for c in f["clauses"]
            if c["kind"] in ("requires", "ensures")}


def repeated(functions: list[Function]) -> Iterator[str]:
    """Labels that two clauses of one kind have in one function: a report could mean either."""
    for f in functions:
        labels = [(c["kind"], c["label"]) for c in f["clauses"] if c["kind"] in ("requires", "ensures")]
        for kind, label in sorted({pair for pair in labels if labels.count(pair) > 1 or not pair[1]}):
            yield f"{f['file']}: {f['name']}: {kind} {label or 'without a label'} is not the only one of its name"


def mislisted(functions: list[Function]) -> Iterator[str]:
    """What is wrong with the list of clauses that are not executed."""
    listed, clauses = left_out(), checked(functions)
    for function, kind, label in sorted(set(listed) - set(clauses)):
        yield f"{LEFT_OUT}: there is no {kind} {label} of {function}, which B4 lists"
    ensured = sum(kind == "ensures" for _, kind, _ in listed)
    if ensured > LISTED_MOST:
        yield f"{LEFT_OUT}: B4 lists {ensured} ensures that are not executed, and {LISTED_MOST} is the limit"


def extents(function: Function) -> dict[str, tuple[Clause, str]]:
    """For each pointer parameter: the clause that calls it valid, and the number of elements as a C expression."""
    table: dict[str, tuple[Clause, str]] = {}
    for clause in function["clauses"]:
        if clause["kind"] == "requires":
            for name, count in VALID.findall(clause["text"]):
                table.setdefault(name, (clause, count or "1"))
    for param in function["params"]:
        if param["pointer"] and param["name"] not in table:
            raise Unreadable(f"{function['file']}: {function['name']}: no clause says that {param['name']} is valid")
    return table
