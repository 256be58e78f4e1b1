"""The tools are tested over stored samples of what Frama-C prints; what is marked and test_vdm_scaffold.py run it.

samples/25-* and samples/30-* were printed for a small file by Frama-C 25.0 and 30.0+dev. Sequents and blank lines are
cut.
"""
import importlib.machinery
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
TOOLS = ROOT / "proofs" / "tools"
sys.path[:0] = [str(TOOLS), str(TOOLS / "vdm2acsl"), str(TOOLS / "formal"), str(HERE)]
os.chdir(ROOT)
SAMPLES = HERE / "samples"
import framac   # noqa: E402


def pytest_configure(config: Any) -> None:
    config.addinivalue_line("markers", "proof: provers are asked, so that make gate runs it, and not make test")


def pytest_runtest_logreport(report: Any) -> None:
    """make test counts what was skipped, in the file that SKIPPED of the environment names."""
    if report.skipped and "SKIPPED" in os.environ:
        with open(os.environ["SKIPPED"], "a", encoding="utf-8") as told:
            told.write(f"skipped: {report.nodeid}: {report.longrepr[2].removeprefix('Skipped: ')}\n")


def run(*words: Any, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False, **more)


def script(name: str) -> Any:
    """One of the commands of proofs/tools, as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "proofs/tools" / name))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def ended(name: str, code: int = 0) -> framac.Run:
    """A run of Frama-C that has printed this sample."""
    done = framac.Run("sample.c", [])
    done.lines, done.code = (SAMPLES / name).read_text().splitlines(), code
    return done


def survey(**changes: Any) -> dict[str, Any]:
    """What is known of the sample's unit before it is proved."""
    return {"unit": "sample.c", "lemmas": ["Small", "Wrong"], "defined": ["next", "never", "more"],
            "owned": ["Small", "Wrong"], "elsewhere": [], "at": {}, **changes}
