"""forms.py: what forms.ml, loaded into Frama-C, refuses in the program as Frama-C takes it."""
from __future__ import annotations

import atexit
import os
import shutil
from pathlib import Path
from dataclasses import dataclass, field

import why3

Problem = tuple[str, int, str]
SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "forms.ml")
KNOWN = (25,)   # the versions of Frama-C whose program forms.ml is written for


@dataclass
class Forms:
    """What was read: the problems, what each function writes and sees (global variables, or * for what it gets a pointer
    to), and the logic that calls itself."""
    problems: list[Problem] = field(default_factory=list)
    writes: dict[str, set[str]] = field(default_factory=dict)
    sees: dict[str, set[str]] = field(default_factory=dict)
    recursive: list[str] = field(default_factory=list)


def options() -> list[str]:
    """What makes a run of Frama-C look. It compiles the script beside itself, so each process has a copy of its own."""
    if why3.numbers(why3.version("frama-c"))[0] not in KNOWN:
        return []
    copy = f"build/prove/forms_{os.getpid()}.ml"
    os.makedirs(os.path.dirname(copy), exist_ok=True)
    shutil.copyfile(SCRIPT, copy)
    atexit.register(Path(copy).unlink, missing_ok=True)
    return ["-load-script", copy]


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
