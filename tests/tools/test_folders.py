"""The budgets of lines: what is counted, and that each of them fails."""
import argparse

import pytest

import folders
import tree


def test_each_file_that_git_tracks_is_of_one_room(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "spec/tally.acsl\nspec/gone.acsl\nMakefile\nproofs/tools/tree.py\ntests/data/games/first.txt\n"
    monkeypatch.setattr(tree, "ask", lambda *_: argparse.Namespace(stdout=listed))
    monkeypatch.setattr(folders, "lines", lambda _: 2)
    assert folders.counted() == {**dict.fromkeys(folders.ROOMS, 0), "spec": 2, "root,CI": 2, "proofs/tools": 2}


@pytest.mark.parametrize("room", ["", *folders.ROOMS])
def test_a_line_too_many_in_a_room_fails(room: str, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    counts = {name: most + (name == room) for name, (_, most, _) in folders.ROOMS.items()}
    monkeypatch.setattr(folders, "counted", lambda: counts)
    monkeypatch.setattr(folders, "ARROWS", {})
    assert folders.main() == bool(room)
    assert capsys.readouterr().err == (f"{room} has {counts[room]} lines, and may have {counts[room] - 1}: cut 1\n"
                                       if room else "")
