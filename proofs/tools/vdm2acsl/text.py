"""text.py: the representation that a module is translated with, and the file that the translation goes to."""
from __future__ import annotations

import importlib
import os
import re
import sys
from types import ModuleType

from vdmsl import Fault, read

NEEDED = ("FIXED", "FIXED_TYPE", "RULES", "QUOTES", "OBJECTS", "HELD", "UNIVERSE", "retrieve")


def held(path: str) -> ModuleType:
    """The representation, with all names that one needs."""
    if not os.path.exists(path):
        raise Fault(f"{path}: no such file")
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    try:
        rep = importlib.import_module(os.path.splitext(os.path.basename(path))[0])
    except SyntaxError as why:
        raise Fault(f"{path}:{why.lineno}: {why.msg}") from why
    lacks = [name for name in NEEDED if not hasattr(rep, name)]
    if lacks:
        raise Fault(f"{path}: lacks {', '.join(lacks)}")
    return rep


def headed(path: str, out: str, text: str) -> str:
    guard = os.path.basename(out).upper().replace(".", "_")
    return (f"/* {os.path.basename(out)}: {re.sub(r'[^ ]*/', '', path)}, definition by definition, as vdm2acsl writes "
            "it: do not edit. Its\n * RULES.md says how each operator is translated. To a compiler it is a comment. "
            "*/\n"
            f"#ifndef XO_{guard}\n#define XO_{guard}\n{text}#endif\n")


def written(path: str, text: str) -> int:
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


def compared(path: str, text: str, command: str) -> int:
    """The file has this text, or it is out of date."""
    there = read(path)
    if there != text:
        lines = zip(there.split("\n"), text.split("\n"))
        line = next((k for k, (a, b) in enumerate(lines, 1) if a != b), there.count("\n"))
        raise Fault(f"{path}:{line}: this is not what is translated now: run {command}")
    return 0
