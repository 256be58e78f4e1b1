"""forms.py: what forms.ml, loaded into Frama-C, refuses in the program as Frama-C takes it."""
from __future__ import annotations

import os
from dataclasses import dataclass, field

import ocaml
import why3

Problem = tuple[str, int, str]
KNOWN = (25, 30)   # the versions of Frama-C whose program forms.ml knows, by forms_25.ml and forms_30.ml


@dataclass
class Forms:
    """What was read: the problems, what each function writes and sees (global variables, or * for what it gets a pointer
    to), and the logic that calls itself."""
    problems: list[Problem] = field(default_factory=list)
    writes: dict[str, set[str]] = field(default_factory=dict)
    sees: dict[str, set[str]] = field(default_factory=dict)
    recursive: list[str] = field(default_factory=list)


def options() -> list[str]:
    """What makes a run of Frama-C look. Version 25 compiles the script itself; newer ones load it compiled."""
    number = why3.numbers(why3.version("frama-c"))[0]
    if number not in KNOWN:
        return []
    script = ocaml.copy("forms_shape.ml", f"forms_{number}.ml", "forms.ml")
    if number == 25:
        return ["-load-script", str(script)]
    return ["-load-module", ocaml.compiled(script, "-package", "frama-c.kernel", "-open", "Frama_c_kernel")]


def read(lines: list[str], unit: str = "") -> Forms:
    """What the script has printed among the lines of a run."""
    forms, ended = Forms(), False
    for line in lines:
        if not line.startswith("GATE\t"):
            continue
        match line.split("\t")[1:]:
            case ["refused", path, number, text]:
                forms.problems.append((os.path.relpath(path), int(number), text))
            case ["writes" | "sees" as what, name, roots]:
                (forms.writes if what == "writes" else forms.sees)[name] = set(filter(None, roots.split(",")))
            case ["recursive", name]:
                forms.recursive.append(name)
            case ["ended"]:
                ended = True
            case _:
                forms.problems.append((unit, 0, f"forms.ml has said what nobody understands: {line}"))
    if not ended:
        forms.problems.append((unit, 0, "forms.ml has not looked at the whole program (it is written for Frama-C "
                               f"{' and '.join(map(str, KNOWN))}): nothing says that its forms are those that the proof is "
                               "made for"))
    forms.recursive.sort()
    return forms
