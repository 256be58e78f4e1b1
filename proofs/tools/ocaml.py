"""ocaml.py: programs in OCaml that are loaded into Frama-C."""
from __future__ import annotations

import atexit
import os
import shutil
import subprocess
from pathlib import Path

import why3

TOOLS = Path(__file__).resolve().parent


def copy(*names: str) -> Path:
    """The files of this folder as one program, named after the last, in a folder of this process's own: what compiles it writes
    beside it. The folder is gone when the process ends."""
    folder = Path(f"build/prove/ocaml_{os.getpid()}").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    parts = (f'# 1 "{name}"\n' + (TOOLS / name).read_text(encoding="utf-8") for name in names)
    (folder / names[-1]).write_text("".join(parts), encoding="utf-8")
    return folder / names[-1]


def compiled(program: Path, *options: str) -> str:
    """The program as -load-module takes it."""
    if not shutil.which("ocamlfind"):
        raise why3.Missing(f"ocamlfind not found: Frama-C loads {program.name} only when it is compiled")
    loaded = str(program.with_suffix(".cmxs"))
    done = subprocess.run(["ocamlfind", "ocamlopt", "-shared", *options, "-o", loaded, str(program)], capture_output=True,
                          text=True, check=False)
    if done.returncode:
        raise why3.Missing(f"Frama-C {why3.version('frama-c')}: {program.name} does not compile for it: "
                           f"{' '.join(done.stderr.split())}")
    return loaded
