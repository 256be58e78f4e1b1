"""forms.py: what forms.ml, loaded into Frama-C, refuses in the program as Frama-C takes it, and what it says is there."""
from __future__ import annotations

import atexit
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import why3

Problem = tuple[str, int, str]
Place = tuple[str, int]
KNOWN = (25, 30)   # the versions of Frama-C whose program forms.ml knows, by forms_25.ml and forms_30.ml
TOOLS = Path(__file__).resolve().parent


@dataclass
class Forms:
    """What was read: the problems; where bodies, prototypes and lemmas stand; who requires something; who calls whom; and the
    logic that calls itself."""
    problems: list[Problem] = field(default_factory=list)
    body: dict[str, Place] = field(default_factory=dict)
    declared: dict[str, Place] = field(default_factory=dict)
    lemma: dict[str, Place] = field(default_factory=dict)
    undefined: dict[str, Place] = field(default_factory=dict)
    requires: list[str] = field(default_factory=list)
    calls: list[tuple[str, str]] = field(default_factory=list)
    recursive: list[str] = field(default_factory=list)


def program(*names: str) -> Path:
    """The files of this folder as one program, named after the last, in a folder of this process's own: what compiles it writes
    beside it. The folder is gone when the process ends."""
    folder = Path(f"build/prove/ocaml_{os.getpid()}").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    parts = (f'# 1 "{name}"\n' + (TOOLS / name).read_text(encoding="utf-8") for name in names)
    (folder / names[-1]).write_text("".join(parts), encoding="utf-8")
    return folder / names[-1]


def compiled(source: Path, *options: str) -> str:
    """The program as -load-module takes it."""
    if not shutil.which("ocamlfind"):
        raise why3.Missing(f"ocamlfind not found: Frama-C loads {source.name} only when it is compiled")
    loaded = str(source.with_suffix(".cmxs"))
    done = subprocess.run(["ocamlfind", "ocamlopt", "-shared", *options, "-o", loaded, str(source)], capture_output=True,
                          text=True, check=False)
    if done.returncode:
        raise why3.Missing(f"Frama-C {why3.version('frama-c')}: {source.name} does not compile for it: "
                           f"{' '.join(done.stderr.split())}")
    return loaded


def options() -> list[str]:
    """What makes a run of Frama-C look. Version 25 compiles the script itself; newer ones load it compiled."""
    number = why3.numbers(why3.version("frama-c"))[0]
    if number not in KNOWN:
        return []
    script = program("forms_shape.ml", f"forms_{number}.ml", "forms.ml")
    if number == 25:
        return ["-load-script", str(script)]
    return ["-load-module", compiled(script, "-package", "frama-c.kernel", "-open", "Frama_c_kernel")]


def read(lines: list[str], unit: str = "") -> Forms:
    """What the script has printed among the lines of a run."""
    forms, ended = Forms(), False
    for line in lines:
        if not line.startswith("GATE\t"):
            continue
        match line.split("\t")[1:]:
            case ["refused", path, number, text]:
                forms.problems.append((os.path.relpath(path), int(number), text))
            case ["body" | "declared" | "lemma" | "undefined" as what, name, path, number]:
                getattr(forms, what)[name] = (os.path.relpath(path), int(number))
            case ["requires" | "recursive" as what, name]:
                getattr(forms, what).append(name)
            case ["calls", caller, called]:
                forms.calls.append((caller, called))
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
