"""What the tests have in common: stored output as a run that has ended, and a survey to change."""
from pathlib import Path
from typing import Any

import framac

SAMPLES = Path(__file__).parent / "samples"


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
