"""excerpts.py: what the page shows of the formal texts, read from them: the definitions of each answer of the
referee (reasons.txt), and the positions of spec/ERRATA.md.

A name that is not found ends the build: the page shows each definition as it is in the tree.
"""
import glob
import itertools
import os
import re
import textwrap
from typing import Any

HERE = os.path.dirname(os.path.abspath(__file__))
MODULE = "spec/xo.vdmsl"


class Missing(Exception):
    """Something that reasons.txt names is not in the tree."""


def read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def module_definition(name: str) -> dict[str, str]:
    """A definition of the module: from its first line to the next blank one, or the next definition."""
    lines = read(MODULE).split("\n")
    first = next((i for i, line in enumerate(lines) if re.match(rf"  {name} ?(:|=)", line)), None)
    if first is None:
        raise Missing(f"{MODULE} does not define {name}")
    after = itertools.takewhile(lambda line: line.strip() and not re.match(r"  \w+ ?:|  \w+ = |\w", line),
                                lines[first + 1:])
    found = [lines[first], *after]
    while found[-1].lstrip().startswith("--"):
        found.pop()
    return {"file": MODULE, "text": plain(found)}


def acsl_definition(name: str) -> tuple[str, str]:
    """A predicate or logic function of spec/*.acsl, or the contract of a function of the headers. If there
    are two forms, it is the second: the first is for the debug build."""
    for path in sorted(glob.glob("spec/*.acsl")):
        found = re.findall(rf"^  (?:predicate|logic \w+) {name}\(.*?;(?=\n(?:\n|\*/|  predicate|  logic|  //|$))",
                           read(path), re.MULTILINE | re.DOTALL)
        if found:
            return path, plain(found[-1].split("\n"))
    path, contract = contract_of(name)
    return path, plain(contract.split("\n"))


def contract_of(function: str) -> tuple[str, str]:
    """The header that has it, and the contract."""
    for path in sorted(glob.glob("include/xo/*.h")):
        found = re.search(rf"/\*@((?:(?!\*/).)*)\*/\s*\w+ {function}\([^)]*\);", read(path), re.DOTALL)
        if found:
            return path, found.group(1).strip("\n")
    raise Missing(f"neither spec/*.acsl nor a header defines `{function}`")


def plain(lines: list[str]) -> str:
    """Without what all lines are indented by."""
    return textwrap.dedent("\n".join(lines)).strip("\n")


def check_goal(goal: str) -> None:
    """Raises Missing where a contract has no such clause."""
    function, kind, label = goal.split()
    _, contract = contract_of(function)
    if not re.search(rf"\b{kind}\s+{label}:", contract):
        raise Missing(f"the contract of {function} has no {kind} {label}")


def pair(line: str) -> dict[str, Any]:
    """A line of reasons.txt: a definition of the module beside those of ACSL."""
    name, _, others = (part.strip() for part in line.partition(" = "))
    parts = [acsl_definition(other) for other in others.split()]
    acsl = {"file": ", ".join(dict.fromkeys(path for path, _ in parts)), "text": "\n\n".join(text for _, text in parts)}
    if name == "-":
        return {"name": others.split()[0], "acsl": acsl, "without": "The module has no definition of this."}
    return {"name": name, "acsl": acsl, "module": module_definition(name)}


def reasons() -> dict[str, Any]:
    """{key: {what, pairs, goals}}"""
    made = {}
    for block in re.split(r"\n\n+", read(os.path.join(HERE, "reasons.txt"))):
        head, *lines = [line for line in re.sub(r"\n  (?=\S)", " ", block).split("\n") if line[:1] != "#"] + [""]
        key, _, what = head.partition(": ")
        goals = [goal for line in lines if line.startswith("    goals = ") for goal in line[12:].split("; ")]
        for goal in goals:
            check_goal(goal)
        if key:
            made[key] = {"what": what, "goals": goals,
                         "pairs": [pair(line) for line in lines if line and not line.startswith("    goals = ")]}
    return made


# ---- errata ----

BOARD = re.compile(r"(?<![\w./])([XO.]{3}(?:/[XO.]{3}){2}|[1-4.]{3}(?:/[1-4.]{3}){2}|"
                   r"[1-4.]{4}(?:/[1-4.]{4}){3})(?![\w./])")
SET = re.compile(r"(?<!with )\bx((?: \d)+)(?:, o((?: \d)+))?(?!\d)")
GAME = re.compile(r"(?<![\w,/])[1-9]{4,9}(?![\w,/])")


def errata() -> list[dict[str, Any]]:
    """The rows of ERRATA.md, each with the positions and games in it."""
    rows = []
    for line in read("spec/ERRATA.md").split("\n"):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 7 and re.fullmatch(r"[A-Z]\d+", cells[0]):
            rows.append({"number": cells[0], "text": cells[1], "place": cells[2], "says": cells[3], "means": cells[4],
                         "shows": cells[5], "positions": positions(cells[0], cells[5])})
    if not rows:
        raise Missing("spec/ERRATA.md has no table")
    return rows


def positions(number: str, text: str) -> list[dict[str, Any]]:
    """The boards, the sets of cells and the games that a row of ERRATA.md names, each once."""
    made: list[dict[str, Any]] = []
    for label in BOARD.findall(text):
        rows = label.split("/")
        marks = [[list(filter(None, [".XO".find(c) if c in ".XO" else int(c)])) for c in row] for row in rows]
        made.append({"label": label, "marks": marks, "part": number.startswith("S") and len(rows) == 3})
    text = BOARD.sub("", text)
    if not number.startswith(("G", "S")):
        made += [set_position(found) for found in SET.finditer(text)]
    if number.startswith("V"):
        made += [{"label": game, "game": " ".join(game)} for game in GAME.findall(text)]
    return list({position["label"]: position for position in made}.values())


def set_position(found: re.Match[str]) -> dict[str, Any]:
    """The cells of each player, as the page draws them."""
    marks: list[list[list[int]]] = [[[] for _ in range(3)] for _ in range(3)]
    for player, cells in ((1, found.group(1)), (2, found.group(2) or "")):
        for cell in cells.split():
            marks[(int(cell) - 1) // 3][(int(cell) - 1) % 3].append(player)
    return {"label": found.group(), "marks": marks}
