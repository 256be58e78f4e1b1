"""why3.py: the configuration of Why3 for a run, written from what is installed, and in what order provers are asked.

Nothing of the user's own settings counts. Each way to ask a prover has a name of its own, since not every version of
Frama-C knows a prover by anything else: `CVC4-first` is CVC4 with a small budget, and so on. What is before the hyphen
is the prover.
"""
from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass

import tree

CONFIG, DRIVER = "build/prove/why3.conf", "build/prove/{}.drv"
# A goal has a budget of steps, not of seconds, so that a slow machine proves the same goals; provers count in units of
# their own. They go one after the other: first the one that proves most, with a small budget. No goal may take more
# than a tenth of a budget.
STEPS = {"z3": 20000000, "cvc4": 6000000, "cvc5": 6000000}
FIRST, FIRST_STEPS = "cvc4", {"cvc4": 100000, "z3": 2500000}
# What the first attempt fails at costs all of its budget. Of 281 goals that it proved, 278 took less than this.
NEAR_STEPS = 50000
NEEDED = ("z3", "cvc4")     # cvc5 is used where it is there
ALL = ",".join(NEEDED)
# In smoke tests what a prover does before it searches, to read and to simplify, costs nothing: of a large text that is
# more than all of a budget.
SEARCH_ALONE = " --parse-step=0 --preprocess-step=0 --rewrite-step=0"
# The provers that get a part of the hypotheses, where Frama-C loads relevant.ml, and what removes the rest. Where
# nothing is polymorphic, Why3 leaves definitions and records to the prover. CVC4 proves less with them, so the
# transformations that eliminate them are named as well.
NEAR = {"CVC4-near": "xo_reached", "CVC4-near-more": "xo_reached", "CVC4-search": "xo_lemmas"}
ALWAYS = ("inline_trivial", "eliminate_builtin", "eliminate_definition", "eliminate_inductive", "eliminate_algebraic")
# The provers for a goal, one after the other, and those for a run with one prover. Z3 chooses its settings by the look
# of a goal; "fixed" is the same Z3 without that.
SEQUENCE = ("cvc4-near", "cvc4-first", "z3-first", "cvc4-near-more", "cvc4-last", "z3", "cvc5-last")
ALONE = {"z3": ("z3-fixed", "z3"), "cvc4": ("cvc4",)}

SMT = "{command} --stats{more} {limit} --lang=smt2 %f"
Z3 = "z3 -smt2 {limit} sat.random_seed=42 nlsat.randomize=false smt.random_seed=42{more} -st %f"


@dataclass(frozen=True)
class Prover:
    name: str
    command: str
    driver: str
    form: str
    steps: str = "%S"    # what it is given: as many as the run says, or so many always
    more: str = ""


PROVERS = (
    Prover("CVC4", "cvc4", "cvc4_17", SMT), Prover("Z3", "z3", "z3_471", Z3),
    Prover("Z3-fixed", "z3", "z3_471", Z3, more=" smt.auto_config=false"),
    Prover("CVC4-near", "cvc4", "cvc4_17", SMT, str(NEAR_STEPS)),
    Prover("CVC4-near-more", "cvc4", "cvc4_17", SMT, str(FIRST_STEPS["cvc4"])),
    Prover("CVC4-first", "cvc4", "cvc4_17", SMT, str(FIRST_STEPS["cvc4"])),
    Prover("Z3-first", "z3", "z3_471", Z3, str(FIRST_STEPS["z3"])),
    Prover("CVC4-last", "cvc4", "cvc4_17", SMT, str(STEPS["cvc4"])),
    Prover("cvc5-last", "cvc5", "cvc4_17", SMT, str(STEPS["cvc5"]), more="-internal"),
    Prover("CVC4-search", "cvc4", "cvc4_17", SMT, more=SEARCH_ALONE))


def said(*command: str) -> str:
    return tree.ask(*command).stdout.strip()


def version(tool: str) -> str:
    """What a tool says of itself: 25.0-beta (Manganese) of Frama-C, 4.8.12 of Z3."""
    form, option = (r"(\d.*)", "-version") if tool == "frama-c" else (r"version (\d[\w.-]*)", "--version")
    found = re.search(form, said(tool, option), re.IGNORECASE)
    if not found:
        raise tree.Missing(f"{tool} names no version")
    return found.group(1).rstrip(".")


def versions() -> dict[str, str]:
    tools = ("frama-c", "why3", *NEEDED, *(["cvc5"] if shutil.which("cvc5") else []))
    return {tool: version(tool) for tool in tools}


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:2])


def sequence(prover: str = ALL, near: bool = False) -> tuple[str, ...]:
    """The names by which provers are asked for a goal, in their order: all of them, or one alone."""
    if prover == ALL:
        return tuple(name for name in SEQUENCE if (name[:4] != "cvc5" or shutil.which("cvc5"))
                     and (near or not name.startswith("cvc4-near")))
    return ALONE[prover]


def limit(name: str) -> str:
    """The steps that a prover of this name is given always, or nothing where the run says how many."""
    return next((prover.steps for prover in PROVERS if prover.name == name and prover.steps != "%S"), "")


def configuration(found: dict[str, str], near: bool = False) -> str:
    """The text of why3.conf for these versions, and for a Frama-C that loads relevant.ml, or not. Why3 1.8 removes what
    SMT provers take as triggers; a driver of two lines keeps it there."""
    own = numbers(found["why3"]) >= (1, 8)
    text = "[main]\nmagic = 14\n"
    for prover in PROVERS:
        if prover.command not in found or (prover.name.startswith("CVC4-near") and not near):
            continue
        driver = prover.driver
        if near and prover.name in NEAR:
            driver = os.path.abspath(DRIVER.format(prover.name))
        elif prover.form is SMT and (own or prover.command == "cvc5"):
            driver = os.path.abspath(DRIVER.format(prover.command))

        def line(limit: str) -> str:
            return prover.form.format(command=prover.command, limit=limit, more=prover.more)
        seconds, steps = ("-T:%t", "rlimit={}") if prover.form is Z3 else ("--tlimit=%t000", "--rlimit={}")
        text += f"""
[prover]
name = "{prover.name}"
version = "{found[prover.command]}"
shortcut = "{prover.name.lower()}"
driver = "{driver}"
command = "{line(seconds)}"
command_steps = "{line(steps.format(prover.steps))}"
"""
    return text


def driver(data: str, command: str) -> str:
    """Why3's own driver, where it has one, and the transformation; Why3 1.5 has none for cvc5."""
    name = "cvc5" if command == "cvc5" and os.path.exists(f"{data}/drivers/cvc5.drv") else "cvc4_17"
    return f'import "{data}/drivers/{name}.drv"\ntransformation "eliminate_definition"\n'


def near_driver(data: str, transformation: str) -> str:
    """The driver of CVC4 after a transformation of relevant.ml."""
    return "".join(f'transformation "{name}"\n' for name in (transformation, *ALWAYS)) + \
        f'import "{data}/drivers/cvc4_17.drv"\n'


def configure(near: bool) -> dict[str, str]:
    """Write the configuration for this machine, with or without relevant.ml; the versions that it is for."""
    found, data = versions(), said("why3", "--print-datadir")
    for name, text in ((CONFIG, configuration(found, near)),
                       *((DRIVER.format(name), near_driver(data, how)) for name, how in NEAR.items()),
                       *((DRIVER.format(command), driver(data, command)) for command in ("cvc4", "cvc5"))):
        tree.write(name, text)
    return found
