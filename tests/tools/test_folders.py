"""The budgets of lines: which of them fail."""
import argparse

import pytest

import folders
import tree


@pytest.mark.parametrize("strict, total, spec, status", [(False, 10, 1, 0), (False, 1, 1, 1), (True, 10, 1, 1),
                                                         (True, 10, 2, 0)])
def test_a_budget_that_is_exceeded(strict: bool, total: int, spec: int, status: int, monkeypatch: pytest.MonkeyPatch,
                                   capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tree, "ask", lambda *_: argparse.Namespace(stdout="spec/tally.acsl\nspec/none.acsl\n"))
    monkeypatch.setattr(folders, "lines", lambda _: 2)
    monkeypatch.setattr(folders, "ARROWS", {})
    monkeypatch.setattr(folders, "STRICT", strict)
    monkeypatch.setattr(folders, "TOTAL", total)
    monkeypatch.setitem(folders.BUDGETS, "spec", (spec, folders.BUDGETS["spec"][1]))
    assert folders.main() == status
    assert ("TOO MANY" in capsys.readouterr().out) == (spec < 2 or total < 2)
