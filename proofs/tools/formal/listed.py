"""listed.py: the table of obligations: what the module owes, VDMJ's numbers, and the goals for it."""
from __future__ import annotations

from obligations import Obligation

NOTHING = "nothing in it is partial"
SAME = {"loop invariant: check invariant before first while body":
        "loop invariant: check invariant before while condition"}


def matched(owed: list[Obligation], lines: list[str], vdmj: list[list[str]]) -> dict[int, list[str]]:
    """Of each obligation, by its place in the list, the numbers of VDMJ's that are the same: of one definition and one
    kind, and where there are several of these, on one line of the module; several on one line are in one order."""
    found: dict[int, list[str]] = {k: [] for k in range(len(owed))}
    groups: dict[tuple[str, ...], list[str]] = {}
    for number, of, kind, text in vdmj:
        ours = [k for k, one in enumerate(owed) if (one.of, one.kind) == (of, SAME.get(kind, kind))]
        if len(ours) > 1 and kind != "total function":
            ours = [k for k in ours if lines[owed[k].line - 1].split(" -- ")[0].strip() == text]
        groups.setdefault((kind, *map(str, ours)), []).append(number)
    for (_, *places), numbers in groups.items():
        for k, number in enumerate(numbers):
            for one in places if len(numbers) < len(places) else places[k * len(places) // len(numbers):][:1]:
                found[int(one)].append(number)
    return found


def table(owed: list[Obligation], lines: list[str], vdmj: list[list[str]], theorems: str) -> str:
    """Each obligation with VDMJ's number and the goal of the theorem that says just that."""
    theorems, rows = " ".join(theorems.split()), ["| VDMJ | of | line | kind | owed | goals |",
                                                  "|---|---|---|---|---|---|"]
    same = matched(owed, lines, vdmj)
    for k, one in enumerate(owed):
        both = (f"lemma Obligation_{one.name}", f"obligation_{one.name} ensures obligation")
        goals = [goal for goal, said in zip(both, one.proofs()) if " ".join(said.split()) in theorems]
        rows.append(f"| {', '.join(same[k])} | `{one.of}` | {one.line} | {one.kind} | " + (
            f"`Vdm_obligation_{one.name}` | {', '.join(f'`{goal}`' for goal in goals)} |" if one.name
            else f"{NOTHING} | |"))
    return "\n".join(rows) + "\n"
