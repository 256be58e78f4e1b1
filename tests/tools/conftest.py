"""The tools are tested over stored samples of what Frama-C prints, without Frama-C.

samples/25-* was printed by Frama-C 25.0 for a small file, sequents cut; samples/30-* was written after the sources of
version 30, and stands in for what could not be recorded here. XO_OFF=module.function switches one refusal off
(test_switched_off.py).
"""
from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "proofs" / "tools"), str(HERE)]
os.chdir(ROOT)


def pytest_configure() -> None:
    off = os.environ.get("XO_OFF")
    if off:
        module, name = off.split(".")
        found = importlib.import_module(module)
        assert callable(getattr(found, name)), off
        setattr(found, name, lambda *_, **__: [])
