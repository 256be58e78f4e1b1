"""forms.py: what forms.ml, loaded into Frama-C, refuses in the program as Frama-C takes it,
and what it says is there."""
from __future__ import annotations

import functools
import os
import shutil
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import tree
import why3

Problem = tuple[str, int, str]
Place = tuple[str, int]
# The versions of Frama-C whose program forms.ml knows, by forms_25.ml and forms_30.ml, and whose output is read;
# tests/tools/ has samples of both.
KNOWN = (25, 30)
TOOLS = Path(__file__).resolve().parent


@dataclass
class Forms:
    """What was read: the problems; where bodies, prototypes and lemmas are; who calls whom; and the
    logic that calls itself."""
    problems: list[Problem] = field(default_factory=list)
    body: dict[str, Place] = field(default_factory=dict)
    declared: dict[str, Place] = field(default_factory=dict)
    lemma: dict[str, Place] = field(default_factory=dict)
    undefined: dict[str, Place] = field(default_factory=dict)
    calls: list[tuple[str, str]] = field(default_factory=list)
    recursive: list[str] = field(default_factory=list)
    second: int = 0   # definitions that run in another form (texts.py)


def loaded(like: int, *names: str) -> list[str]:
    """What makes Frama-C load these files of this folder, as one program named after the last, written for that
    version. It is compiled once for these tools, in a folder of this process's own."""
    program = Path("build/prove/ocaml", tree.digest(tree.tools(), str(like), *names), names[-1]).with_suffix(".cmxs")
    if program.exists():
        return ["-load-module", str(program.resolve())]
    folder = Path(f"build/prove/ocaml/{os.getpid()}_{threading.get_ident()}").resolve()
    source = folder / names[-1]
    tree.write(str(source), "".join(f'# 1 "{name}"\n{tree.text_of([str(TOOLS / name)])}' for name in names))
    here = why3.said("frama-c", "-print-lib-path")
    kernel = (["-package", "why3", "-I", here, "-I", f"{here}/plugins"] if like == 25 else
              ["-package", "frama-c.kernel", "-open", "Frama_c_kernel"])
    made = source.with_suffix(".cmxs")
    done = tree.ask("ocamlfind", "ocamlopt", "-shared", *kernel, "-o", str(made), str(source))
    try:
        if done.returncode:
            raise tree.Missing(f"{names[-1]} does not compile: {' '.join(done.stderr.split())[:200]}")
        program.parent.mkdir(parents=True, exist_ok=True)
        os.replace(made, program)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return ["-load-module", str(program.resolve())]


class Fitted(NamedTuple):
    """The known version that this Frama-C is taken for, what makes a run of it look, what makes one a whole smoke test,
    and what of the gate cannot be run with it."""
    like: int
    look: list[str]
    smoke: list[str]
    lacks: list[str]


@functools.lru_cache(maxsize=1)
def fitted() -> Fitted:
    """A version that is not known is taken for the nearest that is."""
    version = why3.version("frama-c")
    number = why3.numbers(version)[0]
    like = min(KNOWN, key=lambda known: abs(known - number))
    try:
        return Fitted(like, loaded(like, f"forms_{like}.ml", "forms.ml"),
                      loaded(like, "smoke.ml", *(["leaves.ml"] if like == 25 else [])), [] if number == like else [
            f"Frama-C {version} is not known here: it was taken for version {like}, for which the gate is made"])
    except tree.Missing as why:
        raise tree.Missing(f"Frama-C {version} does not load what is made for version {like}, without which nothing "
                           f"that is proved counts: {why}") from why


def read(lines: list[str], unit: str = "") -> Forms:
    """What the script has printed among the lines of a run."""
    forms, ended = Forms(), False
    for line in lines:
        if not line.startswith("GATE\t"):
            continue
        match line.split("\t")[1:]:
            case ["refused", path, number, text]:
                forms.problems.append((os.path.relpath(path or unit or "."), int(number), text))
            case ["body" | "declared" | "lemma" | "undefined" as what, name, path, number]:
                getattr(forms, what)[name] = (os.path.relpath(path or unit or "."), int(number))
            case ["recursive", name]:
                forms.recursive.append(name)
            case ["calls", caller, called]:
                forms.calls.append((caller, called))
            case ["ended"]:
                ended = True
            case _:
                forms.problems.append((unit, 0, f"forms.ml has said what nobody understands: {line}"))
    if not ended:
        forms.problems.append((unit, 0, "forms.ml has not looked at the whole program: nothing says that its forms "
                               "are those that the proof is made for"))
    forms.recursive.sort()
    return forms
