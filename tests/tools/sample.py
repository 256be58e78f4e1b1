"""What the tests have in common: stored output as a run that has ended, and a survey to change."""
from pathlib import Path
from typing import Any

import framac

SAMPLES = Path(__file__).parent / "samples"
REFUSALS = ("reading.miscounted", "gate.check_bodies", "gate.check_units", "gate.check_memory", "gate.check_loads",
            "gate.check_recursion", "gate.check_lemmas", "gate.check_statuses", "gate.check_dear",
            "documents.check_claims", "documents.check_listed", "documents.check_files",
            "texts.check_text", "texts.check_sources",
            "texts.check_compilers", "texts.check_debug", "texts.check_builtin", "texts.check_headers",
            "judge.check_coverage", "judge.failed_goals")


def ended(name: str, code: int = 0) -> framac.Run:
    """A run of Frama-C that has printed this sample."""
    run = framac.Run("sample.c", [])
    run.lines, run.code = (SAMPLES / name).read_text().splitlines(), code
    return run


def survey(**changes: Any) -> dict[str, Any]:
    """What is known of the sample's unit before it is proved."""
    found = {"unit": "sample.c", "lemmas": ["Small", "Wrong"], "defined": ["next", "never", "more"],
             "owned": ["Small", "Wrong"], "elsewhere": [], "at": {}}
    return {**found, **changes}
