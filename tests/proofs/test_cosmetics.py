"""What only looks different is proved in the same way: blank lines, comments, other names for locals.

`make mutants KIND=cosmetics` runs it: the units are changed in a copy of the tree, and proved there and here.
"""
from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COPY = ROOT / "build" / "cosmetics"
LOCAL = re.compile(r"^ +(?:for \()?(?:int|bool|xo_\w+) (\w+)(?: =|;)", re.MULTILINE)


def disguise(text: str) -> str:
    """The same program: locals renamed, in annotations as well, and a blank line and a comment before each statement
    that stands alone on its line."""
    for name in sorted(set(LOCAL.findall(text))):
        text = re.sub(rf"(?<![.>\w\\]){name}\b(?!:)", f"{name}_by_another_name", text)
    return re.sub(r"^( +)((?:return|\w+\+\+|\w+ [-+]?=) ?[^;\n]*;)$", r"\n\1/* A comment. */\n\1\2", text,
                  flags=re.MULTILINE)


def proved(root: Path, unit: str) -> Counter[tuple[str, str]]:
    """How many goals of each function and kind are proved; without the words of the goals, which name the locals."""
    done = subprocess.run([root / "proofs/tools/prove", "--unit", unit], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT,
                          text=True, check=False)
    assert done.returncode != 2, done.stdout
    goals = json.loads((root / "build/prove/report.json").read_text())["goals"]
    return Counter((goal["function"], goal["kind"]) for goal in goals if goal["ok"])


@pytest.mark.parametrize("unit", ["src/line.c", "src/play.c"])
def test_the_same_goals_are_proved(unit: str) -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("include", "spec", "src", "proofs", "tests"):
        shutil.copytree(ROOT / folder, COPY / folder)
    other = disguise((COPY / unit).read_text())
    assert "_by_another_name" in other
    (COPY / unit).write_text(other)
    assert proved(COPY, unit) == proved(ROOT, unit)
