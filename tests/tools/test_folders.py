"""The budgets of lines: each of them fails."""
import pytest

import folders


@pytest.mark.parametrize("room", ["", *folders.ROOMS])
def test_a_line_too_many_in_a_room_fails(room: str, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert folders.counted().keys() == folders.ROOMS.keys() and folders.counted()["tests"] > 1000
    counts = {name: most + (name == room) for name, (_, most, _) in folders.ROOMS.items()}
    monkeypatch.setattr(folders, "counted", lambda: counts)
    monkeypatch.setattr(folders, "ARROWS", {})
    assert folders.main() == bool(room)
    assert capsys.readouterr().err == (f"{room} has {counts[room]} lines, and may have {counts[room] - 1}: cut 1\n"
                                       if room else "")
