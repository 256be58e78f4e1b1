"""Which units a run is of, whose a lemma is, and what a run of a part need not look at again."""
import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import forms
import judge
import survey
import table
import tree
from conftest import ROOT, survey as sample


def options(**told: Any) -> argparse.Namespace:
    return argparse.Namespace(**{"unit": None, "function": None, "level": None, "jobs": 1, "cache": False,
                                 "prover": "z3,cvc4", "reference": True, **told})


SMALL = {"spec/values.acsl": "/*@ lemma Of_Values: 1 + 1 == 2; */\n", "spec/more.acsl": "/*@ lemma More: 2 == 2; */\n",
         "proofs/lemmas/lists.c": '#include "values.acsl"\n/*@ ghost void lists(void)\n{ } */\n',
         "proofs/lemmas/values.c": '#include "values.acsl"\n',
         "src/both.c": '#include "values.acsl"\n#include "more.acsl"\nint both(void)\n{\n  return once();\n}\n',
         "src/once.c": "static int helper(void)\n{\n  return 1;\n}\nint once(void)\n{\n  return helper();\n}\n",
         "proofs/theorems/other.c": "static int helper(void)\n{\n  return both();\n}\n"}


@pytest.fixture(name="small")
def fixture_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for path, text in SMALL.items():
        tree.write(path, text)
    monkeypatch.setattr(tree, "MADE", {})
    return tmp_path


@pytest.mark.usefixtures("small")
def test_a_lemma_is_proved_where_people_look_for_it() -> None:
    """In the unit that sees the fewest; of several in the one named as its file, or in the one without bodies."""
    owned = {of["unit"]: of["owned"] for of in survey.choose(options())}
    assert owned == {"src/both.c": ["More"], "src/once.c": [], "proofs/theorems/other.c": [],
                     "proofs/lemmas/lists.c": [], "proofs/lemmas/values.c": ["Of_Values"]}
    os.rename("proofs/lemmas/values.c", "proofs/lemmas/plain.c")
    tree.MADE.clear()
    assert [of["unit"] for of in survey.choose(options()) if "Of_Values" in of["owned"]] == ["proofs/lemmas/plain.c"]


@pytest.mark.usefixtures("small")
def test_what_is_not_there_gets_the_three_nearest() -> None:
    for told, said in (({"unit": "vales"}, "no unit vales: the nearest are values, lists, "),
                       ({"unit": "src/bath.c"}, "no unit src/bath.c: the nearest are src/both.c, "),
                       ({"function": "bth"}, "no function bth: the nearest are both, ")):
        with pytest.raises(survey.Unusable) as why:
            survey.choose(options(**told))
        assert str(why.value).startswith(said) and str(why.value).count(", ") == 2
    assert [of["unit"] for of in survey.choose(options(function="both"))] == ["src/both.c"]
    assert [of["unit"] for of in survey.choose(options(unit="./src/both.c"))] == ["src/both.c"]


def test_each_run_preprocesses_what_it_proves_whatever_the_dates(small: Path) -> None:
    """And leaves what has not changed as it is, so that nothing is compiled for it."""
    def told() -> str:
        tree.MADE.clear()
        survey.choose(options(function="both"))
        return tree.text_of([tree.text("src/both.c")])
    assert "More" in told()
    once, both = (small / f"build/text/src/{name}.i" for name in ("once", "both"))
    before = once.stat().st_mtime_ns
    tree.write("spec/more.acsl", "/*@ lemma Less: 2 == 2; */\n")
    os.utime(small / "spec/more.acsl", (0, 0))
    assert "Less" in told() and "More" not in told()
    os.utime(both, (time.time() + 1000, time.time() + 1000))
    tree.write("src/both.c", SMALL["src/both.c"].replace("return", "return 1 +"))
    assert "1 +" in told()
    assert once.stat().st_mtime_ns == before
    assert not [path for path in (small / "build").rglob("*") if path.is_file() and path.suffix not in (".i", ".d")]


def test_a_text_is_there_whole_while_it_is_made_anew(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a source that is no unit, such as an example or a mutant; what reads it may be at it."""
    (small / "mutant.c").write_text("int mutant;\n", encoding="utf-8")
    path = Path(tree.text("mutant.c"))
    with open(path, encoding="utf-8") as reading:
        (small / "mutant.c").write_text("char mutant;\n", encoding="utf-8")
        assert tree.text("mutant.c") == str(path)
        assert "int mutant" in reading.read() and "char mutant" in path.read_text(encoding="utf-8")
    monkeypatch.setattr(tree, "MADE", {})
    (small / "mutant.c").write_text('#include "none.h"\n', encoding="utf-8")
    with pytest.raises(tree.Unreadable, match="mutant.c:1:.*none.h"):
        tree.text("mutant.c")


@pytest.mark.usefixtures("small")
def test_a_level_has_what_it_leans_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "LEVELS", {"upper": ("src/both.c",), "rest": ()})
    assert [of["unit"] for of in survey.choose(options(level="upper"))] == [
        "src/both.c", "src/once.c", "proofs/lemmas/values.c"]
    assert tree.level("rest") == ["src/once.c", "proofs/theorems/other.c"]


@pytest.mark.usefixtures("small")
def test_a_part_names_what_it_takes_and_who_proves_it() -> None:
    """Lemmas of other units, and the contracts of functions that it calls; of one function all that it sees."""
    found = forms.Forms(body={"both": ("src/both.c", 3)}, calls=[("both", "once"), ("helper", "other")])
    surveys = survey.choose(options(unit="src/both.c"))
    surveys[0]["defined"] = ["both"]
    assert survey.taken(surveys, found, None) == {"proofs/lemmas/values.c": ["Of_Values"], "src/once.c": ["once"]}
    surveys = survey.choose(options(function="both"))
    assert survey.taken(surveys, found, "both") == {
        "proofs/lemmas/values.c": ["Of_Values"], "src/both.c": ["More"], "src/once.c": ["once"]}


def test_every_unit_is_of_a_level() -> None:
    of = {name: tree.level(name) for name in tree.LEVELS}
    assert all(of.values())
    missing = set(tree.sources()) - {unit for units in of.values() for unit in units}
    assert all(unit.startswith("proofs/lemmas/") for unit in missing)
    told = {name: {entry["unit"] for entry in survey.choose(options(level=name))} for name in of}
    assert set().union(*told.values()) >= set(tree.sources()) - {
        unit for unit in missing if not any(unit in units for units in told.values())}


def test_a_run_of_nothing_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "OUT", str(tmp_path))
    smoke = {"kind": "smoke", "unit": "a.c", "function": "", "label": "", "status": "unknown", "callee": "", "part": "",
             "file": "a.c", "line": 1, "ok": True}
    of = sample(unit="a.c", defined=[], owned=[], elsewhere=["b.c"])
    assert judge.check_coverage(of, [smoke], "", True) == [
        ("a.c", 0, "it has no function, and its lemmas are proved in b.c")]
    assert judge.check_coverage({**of, "owned": ["Small"]}, [smoke], "", True) == []
    report = judge.judge([of], [], options(), False, [])
    assert [problem["text"] for problem in report["problems"]] == ["there was no goal: nothing is proved"]


def test_what_a_level_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    report = {"goals": [], "units": ["a.c", "b.c"], "whole": False, "level": "module", "problems": [],
              "lacks": [], "by unit": {}, "seconds": 1, "recursive": [], "taken": {}, "cache": False, "beliefs": 0}
    table.show(report, sys.stdout)
    assert capsys.readouterr().out.endswith(
        "level module is proved, 2 units that need no other (not the whole library)\n")


FAKES = {"frama-c": 'case "$*" in *-version) echo 25.0;; *path) ;; '
                    '*) trap "echo >ended; exit 1" TERM; echo >began; sleep 60 >/dev/null 2>&1 & wait;; esac',
         "why3": "echo version 1.5.1", "z3": "echo version 4.8.12", "cvc4": "echo version 1.8",
         "ocamlfind": 'for word; do [ "$before" != -o ] || : >"$word"; before=$word; done'}


def test_an_interrupted_survey_ends_in_a_sentence(small: Path) -> None:
    for name, does in FAKES.items():
        (small / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (small / name).chmod(0o755)
    # A shell lets what it runs in the background ignore this signal.
    prove = subprocess.Popen([ROOT / "proofs/tools/prove", "--root", small, "--function", "once"], text=True,
                             preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env={**os.environ, "PATH": f"{small}:{os.environ['PATH']}"})
    began = small / "began"
    while prove.poll() is None and not began.exists():
        time.sleep(0.05)
    prove.send_signal(signal.SIGINT)
    output, _ = prove.communicate(timeout=600)
    assert prove.returncode == 130 and output.splitlines()[1:] == ["prove: interrupted"], output
    for _ in range(12000):
        if (small / "ended").exists():
            return
        time.sleep(0.05)
    raise AssertionError("Frama-C is still there")
