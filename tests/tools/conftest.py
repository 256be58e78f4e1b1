"""The tools are tested over stored samples of what Frama-C prints, without Frama-C.

samples/25-* and samples/30-* were printed for a small file by Frama-C 25.0 and 30.0+dev, sequents cut.
XO_OFF=module.function switches one refusal off (test_switched_off.py).
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
