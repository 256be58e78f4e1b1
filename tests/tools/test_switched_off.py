"""The tests above fail when a refusal is switched off: each in turn, in a run of its own."""
import os
import sys

import pytest
from conftest import run
from sample import REFUSALS


@pytest.mark.skipif("XO_OFF" in os.environ, reason="this is such a run")
@pytest.mark.parametrize("refusal", REFUSALS)
def test_somebody_misses(refusal: str) -> None:
    done = run(sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/tools",
               env={**os.environ, "XO_OFF": refusal})
    assert done.returncode == 1, done.stdout[-2000:]
