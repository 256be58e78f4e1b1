"""tree.py: the one place that says which files the project has, by the rooms they are in. Paths are from the root."""
from __future__ import annotations

import glob
import hashlib
import os
import re
import subprocess
from collections.abc import Iterable

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = ["-Iinclude", "-Ispec", "-Isrc", "-Isrc/models", "-Iproofs/lemmas", "-Iproofs/theorems"]


def files(*patterns: str) -> list[str]:
    """The files of all patterns, sorted within each."""
    return [path for pattern in patterns for path in sorted(glob.glob(pattern))]


def text_of(patterns: Iterable[str]) -> str:
    """All files of the patterns as one text."""
    return "\n".join(open(path, encoding="utf-8").read() for path in files(*patterns))


LIBRARY = ("src/*.c",)
MODELS = ("src/models/*/*.c",)
KERNEL = (*LIBRARY, *MODELS)
KERNEL_HEADERS = ("src/*.h", "src/models/*/*.h")
WEB = ("src/web/*.c",)
WEB_HEADERS = ("src/web/*.h",)
PUBLIC_HEADERS = ("include/xo/*.h",)
LOGIC = ("spec/*.acsl", "proofs/lemmas/*.acsl", "src/models/*/*.acsl", "proofs/theorems/*.acsl", "proofs/theorems/models/*.acsl")
THEOREM_HEADERS = ("proofs/theorems/*.h",)
GHOSTS = ("proofs/lemmas/*.c", "proofs/theorems/*.c", "proofs/theorems/models/*.c")
# All that a proof can see.
PROVED = ("include/*.h", *PUBLIC_HEADERS, *KERNEL_HEADERS, *KERNEL, *WEB_HEADERS, *WEB, *LOGIC, *THEOREM_HEADERS, *GHOSTS)


def kernel() -> list[str]:
    return files(*KERNEL)


def ghosts() -> list[str]:
    return files(*GHOSTS)


def units() -> list[str]:
    """Every file that the proof is run on."""
    return kernel() + files(*WEB) + ghosts()


# Comments that are not annotations, in a string and in front of one; an annotation holds comments of its own.
COMMENT = re.compile(r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|/\*(?!@).*?\*/|//(?!@)[^\n]*""", re.DOTALL)


def meaning(text: str) -> str:
    """What of a source is checked: all but comments that are not annotations, and how it is laid out."""
    return " ".join(COMMENT.sub(lambda found: found[1] or " ", text).split())


def digest(*parts: str) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(part.encode() + b"\0")
    return total.hexdigest()


def seen(unit: str, folder: str = ".") -> str:
    """What the proof sees of a unit: its text with all that it includes. The folder is where the tree is."""
    done = subprocess.run(["gcc", "-E", "-CC", "-P", "-std=c11", *INCLUDE, unit], stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, errors="replace", check=False, cwd=folder)
    return meaning(done.stdout)


def state() -> str:
    """A name for the state of the sources of all that is proved and measured: their names and what of them is checked."""
    total = hashlib.sha256()
    for path in sorted(files(*PROVED)):
        total.update(f"{path}\n{meaning(text_of([path]))}\n".encode())
    return total.hexdigest()[:12]
