"""What the page shows of the formal texts is in them, and a name that is not ends the build."""
import re
import sys

import pytest

sys.path.insert(0, "src/web")
import excerpts   # noqa: E402

REASONS = excerpts.reasons()


@pytest.mark.parametrize("key", REASONS)
def test_each_line_stands_in_its_file(key: str) -> None:
    for pair in REASONS[key]["pairs"]:
        for part in [pair[which] for which in ("module", "acsl") if which in pair]:
            there = {line.strip() for path in part["file"].split(", ") for line in excerpts.read(path).split("\n")}
            assert part["text"].strip()
            # The first line of a contract follows the opening of its comment.
            missing = [line for line in part["text"].split("\n") if line.strip() and line.strip() not in there and
                       f"/*@ {line.strip()}" not in there and f"{line.strip()} */" not in there]
            assert missing == []


def test_whole_definitions_are_taken() -> None:
    assert excerpts.module_definition("hasWon")["text"].endswith("longer subset moves);")
    assert excerpts.module_definition("MAX")["text"].startswith("MAX:nat1 = ROWS * COLS;")
    assert excerpts.acsl_definition("HasWon")[1].endswith("LineAt(g, p, r, c));")
    assert excerpts.acsl_definition("Turn")[1].startswith("logic integer Turn(integer n, integer i) =\n  i <= 0")


def test_a_name_that_is_nowhere_ends_the_build() -> None:
    for ask in (excerpts.module_definition, excerpts.acsl_definition):
        with pytest.raises(excerpts.Missing):
            ask("nowhere")
    with pytest.raises(excerpts.Missing):
        excerpts.check_goal("xo_referee_offer ensures nothing")


def test_every_answer_of_the_page_has_a_reason() -> None:
    words = set(re.findall(r'\[XO_\w+\] = {?"([a-z-]+)"', excerpts.read("src/messages.c"))) - {"valid", "bad-record"}
    assert words | {"open", "won", "draw", "board"} == set(REASONS)
