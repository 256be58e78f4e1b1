"""forms.py: what forms.ml, loaded into Frama-C, refuses in the program as Frama-C takes it."""
from __future__ import annotations

import atexit
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import why3

Problem = tuple[str, int, str]
TOOLS = Path(__file__).resolve().parent
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
    """What makes a run of Frama-C look. It, or we, compile the script beside itself, so each process has a copy of its own."""
    version = why3.version("frama-c")
    number = why3.numbers(version)[0]
    if number not in KNOWN:
        return []
    copy = Path(f"build/prove/forms_{os.getpid()}.ml")
    copy.parent.mkdir(parents=True, exist_ok=True)
    parts = ((TOOLS / name).read_text(encoding="utf-8") for name in (f"forms_{number}.ml", "forms.ml"))
    copy.write_text('\n# 1 "forms.ml"\n'.join(parts), encoding="utf-8")
    for suffix in (".ml", ".cmi", ".cmx", ".cmxs", ".o"):
        atexit.register(copy.with_suffix(suffix).unlink, missing_ok=True)
    return ["-load-script", str(copy)] if number == 25 else ["-load-module", compiled(copy, version)]


def compiled(script: Path, version: str) -> str:
    """The script as newer versions load it: they do not compile it themselves."""
    if not shutil.which("ocamlfind"):
        raise why3.Missing(f"ocamlfind not found: Frama-C {version} loads forms.ml only when it is compiled")
    done = subprocess.run(["ocamlfind", "ocamlopt", "-shared", "-package", "frama-c.kernel", "-open", "Frama_c_kernel", "-o",
                           str(script.with_suffix(".cmxs")), str(script)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise why3.Missing(f"Frama-C {version}: forms.ml does not compile for it: {' '.join(done.stderr.split())}")
    return str(script.with_suffix(""))


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
