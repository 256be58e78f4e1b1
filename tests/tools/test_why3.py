"""why3.py: the configuration that is written for a run."""
import re
import sys
from pathlib import Path
from typing import NoReturn

import pytest

import forms
import framac
import texts
import tree
import why3
from conftest import run

OLD = {"frama-c": "25.0", "why3": "1.5.1", "z3": "4.8.12", "cvc4": "1.8"}
NEW = {"frama-c": "30.0", "why3": "1.8.0", "z3": "4.13.3", "cvc4": "1.8", "cvc5": "1.3.2"}


def provers(text: str) -> dict[str, dict[str, str]]:
    """The sections of a configuration, by the prover's name."""
    sections = [dict(re.findall(r'^(\w+) = "(.*)"$', part, re.MULTILINE)) for part in text.split("[prover]")[1:]]
    return {section["name"]: section for section in sections}


def test_every_way_to_ask_a_prover_has_a_name_of_its_own_and_is_asked_by_it() -> None:
    found = provers(why3.configuration(NEW, near=True))
    assert len(found) == len(why3.PROVERS) and not any("alternative" in section for section in found.values())
    shortcuts = {section["shortcut"] for section in found.values()}
    assert {*why3.SEQUENCE, *(name for names in why3.ALONE.values() for name in names), why3.FIRST} <= shortcuts


def test_cvc5_is_used_where_it_is() -> None:
    assert "cvc5-last" in provers(why3.configuration(NEW))
    assert "cvc5-last" not in provers(why3.configuration(OLD))


@pytest.mark.proof
def test_a_smoke_test_searches_however_much_stands_beside(tmp_path: Path) -> None:
    beside = "".join(f"(declare-fun d{i} (Int) Bool)\n(assert (forall ((x Int)) (= (d{i} x) (and (< {i} x) (d{i - 1} "
                     "(+ x 1))))))\n" for i in range(1, 3000))
    text = ("(set-logic AUFNIRA)\n(declare-fun d0 (Int) Bool)\n" + beside + "(declare-fun t (Int) Int)\n"
            "(assert (forall ((i Int) (j Int)) (! (=> (and (<= 0 i) (< i j) (< j 9)) (< (t i) (t j)))"
            " :pattern ((t i) (t j)))))\n(assert (< (t 7) (t 2)))\n(check-sat)\n")
    (tmp_path / "much.smt2").write_text(text)
    asked = provers(why3.configuration(OLD))["CVC4-search"]["command_steps"].replace("%f", str(tmp_path / "much.smt2"))
    assert run(*asked.replace("%S", framac.SEARCH).split()).stdout.startswith("unsat")
    assert not run(*asked.replace("%S", "10").split()).stdout.startswith("unsat")


def test_the_driver_of_why3_1_8(tmp_path: Path) -> None:
    assert provers(why3.configuration(OLD))["CVC4"]["driver"] == "cvc4_17"
    assert provers(why3.configuration(NEW))["CVC4"]["driver"].endswith("build/prove/cvc4.drv")
    data = str(tmp_path)
    assert why3.driver(data, "cvc4").splitlines() == [f'import "{data}/drivers/cvc4_17.drv"',
                                                      'transformation "eliminate_definition"']
    assert why3.driver(data, "cvc5") == why3.driver(data, "cvc4")
    (tmp_path / "drivers").mkdir()
    (tmp_path / "drivers" / "cvc5.drv").touch()
    assert why3.driver(data, "cvc5").startswith(f'import "{data}/drivers/cvc5.drv"')
    assert why3.driver(data, "cvc4").startswith(f'import "{data}/drivers/cvc4_17.drv"')


def test_a_part_of_the_hypotheses_is_asked_only_where_relevant_ml_is_loaded() -> None:
    whole, part = (provers(why3.configuration(OLD, near)) for near in (False, True))
    assert {name: section for name, section in part.items() if name not in why3.NEAR} == {
        name: section for name, section in whole.items() if name not in why3.NEAR}
    assert all(part[name]["driver"].endswith(f"build/prove/{name}.drv") for name in why3.NEAR)
    assert not any(".drv" in section["driver"] for section in whole.values())
    assert why3.sequence(near=True)[0] == "cvc4-near"
    assert why3.sequence(near=False) == tuple(name for name in why3.sequence(near=True) if "near" not in name)
    for transformation in why3.NEAR.values():
        lines = why3.near_driver("/data", transformation).splitlines()
        assert lines[0] == f'transformation "{transformation}"' and lines[-1] == 'import "/data/drivers/cvc4_17.drv"'
        assert f'register_transform "{transformation}"' in (forms.TOOLS / "relevant.ml").read_text()


@pytest.mark.parametrize("like", forms.KNOWN)
def test_a_plain_command_needs_no_module_of_the_project(like: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framac, "quick", lambda: ["-load-module"] if like == 25 else [])
    asked = framac.asked(framac.PROVERS, framac.near())
    assert ("cvc4-near" in asked[1]) == (like == 25)
    assert "cvc4-near" not in framac.asked(framac.PROVERS, near=False)[1]


@pytest.mark.parametrize("like", forms.KNOWN)
def test_c11_goes_where_it_is_deprecated(like: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why3, "version", lambda _: f"{like}.0")
    assert framac.standard() == (["-c11"] if like == 25 else [])


def test_a_tool_that_is_not_installed_is_named_with_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "env").symlink_to("/usr/bin/env")
    (tmp_path / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run("proofs/tools/prove", "--look")
    assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith("prove: frama-c not found: run `make")
    (tmp_path / "gcc").symlink_to("/usr/bin/true")
    with pytest.raises(tree.Missing, match="^clang not found: run `make deps`"):
        texts.check_compilers(["a.c"])
    with pytest.raises(tree.Missing, match="^clang not found"):
        texts.check_builds({"a.c": ""})


def test_threads_do_not_write_the_configuration_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Written(Exception):
        pass

    def write() -> NoReturn:
        raise Written(framac.ONE_BUILD.locked())
    monkeypatch.setattr(framac, "configured", write)
    with pytest.raises(Written, match="True"):
        framac.Run("src/game.c", ["-wp"]).execute()
