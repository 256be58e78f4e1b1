"""definitions.py: definitions that the checked code has a proved function for.

What E-ACSL makes of a definition is right and slow. A function of proofs/theorems/executed.h answers what a definition says, and
`make prove` proves that it does: its contract is `\\result <==> Definition(*x, n)`, its parameters in their order. Here such a
function is put in the place of what E-ACSL has written.
"""
from __future__ import annotations

import re
from dataclasses import dataclass

import contracts

HEADER = "proofs/theorems/executed.h"
# The definition is that of the contract, or it is where its indices are in their arrays; where they are not, the answer is no.
SAME = re.compile(r"(?:(?P<where>.*) ==> \()?\\result (?:<==>|==) (?P<name>\w+)\((?P<arguments>[^()]*)\)\)?")
WRITTEN = re.compile(r"^(?P<head>int __gen_e_acsl_(?P<name>\w+?)(?:_\d+)?\((?P<params>[^()]*)\))\n\{\n.*?^\}\n",
                     re.MULTILINE | re.DOTALL)
FITS = {"int": ("int",), "long": ("int", "long")}   # what E-ACSL's parameter may be where the function's is this


class Unproved(Exception):
    """A function of executed.h cannot be called for a definition, or its contract does not say that it may be."""


@dataclass
class Answer:
    """A function that answers a definition."""
    function: str
    type: str
    params: list[contracts.Function]


def read() -> dict[str, Answer]:
    """The functions of executed.h, by the definition that each answers."""
    with open(HEADER, encoding="utf-8") as file:
        functions = contracts.read_header(HEADER, file.read())
    return {name: answer for name, answer in map(answered, functions)}


def answered(function: contracts.Function) -> tuple[str, Answer]:
    clauses = {(c["kind"], c["label"]): c["text"] for c in function["clauses"]}
    same = SAME.fullmatch(clauses.pop(("ensures", "same"), ""))
    if not same:
        raise Unproved(f"{HEADER}: {function['name']} does not ensure to answer a definition")
    outside = clauses.pop(("ensures", "outside"), None)
    if same["where"] and outside != f"!({same['where']}) ==> !\\result":
        raise Unproved(f"{HEADER}: {function['name']} does not ensure to answer no outside of {same['where']}")
    pointers = [p["name"] for p in function["params"] if p["pointer"]]
    if clauses.pop(("requires", "valid"), "") != " && ".join(rf"\valid_read({name})" for name in pointers):
        raise Unproved(f"{HEADER}: {function['name']} does not require valid pointers")
    arguments = [("*" if p["pointer"] else "") + p["name"] for p in function["params"]]
    if same["arguments"].split(", ") != arguments or any(kind in ("requires", "ensures") for kind, _ in clauses):
        raise Unproved(f"{HEADER}: {function['name']} asks or says more than that it answers {same['name']} of its parameters")
    return same["name"], Answer(function["name"], function["type"], function["params"])


def put_into(text: str, answers: dict[str, Answer], all_called: bool = True) -> str:
    """The code of E-ACSL with these functions called for their definitions: each of them, where that is asked for. Where
    a number is GMP's, E-ACSL's own code stays."""
    used: set[str] = set()

    def call(found: re.Match[str]) -> str:
        answer = answers.get(found["name"])
        params = [" ".join(param.split()) for param in found["params"].split(",")]
        if not answer or not fits(params, answer):
            return found[0]
        used.add(found["name"])
        declared = ", ".join(p["type"] for p in answer.params)
        given = ", ".join(("&" if p["pointer"] else "") + re.split(r"\W", param)[-1] for p, param in zip(answer.params, params))
        return (f"{found['head']}\n{{\n  extern {answer.type.replace('bool', '_Bool')} {answer.function}({declared});\n"
                f"  return {answer.function}({given});\n}}\n")

    text = WRITTEN.sub(call, text)
    for name in sorted(set(answers) - used) if all_called else ():
        raise Unproved(f"{HEADER}: {answers[name].function} is nowhere called for {name}: E-ACSL has written no such definition, "
                       "or one with other parameters")
    return text


def fits(params: list[str], answer: Answer) -> bool:
    if len(params) != len(answer.params):
        return False
    for param, wanted in zip(params, answer.params):
        kind = " ".join(param.split(" ")[:-1])
        if wanted["pointer"] and kind != wanted["type"].removeprefix("const ").removesuffix(" *"):
            return False
        if not wanted["pointer"] and kind not in FITS[wanted["type"]]:
            return False
    return True
