"""Files of games: the page's verdicts and messages are those of the command, byte for byte."""
import glob
import os
import random
import runpy
from collections.abc import Sequence
from pathlib import Path

import pytest
from conftest import WORKERS, Page, command

GOMOKU = "15x15x5x2"


def upload(page: Page, path: Path, **switches: bool) -> str:
    """Replay a file; the answer is what the page says when it is done."""
    page.judge_by(**{"strict": False, "partial": False, "claims": False, **switches})
    page.choose(path, ", ")
    return page.text("progress-text")


def same_verdicts(page: Page, tmp_path: Path, lines: list[bytes], options: Sequence[str] = (),
                  **switches: bool) -> None:
    """The page and the command replay the same file."""
    games = tmp_path / "games.txt"
    games.write_bytes(b"".join(line + b"\n" for line in lines))
    asked = [f"--{name}" for name, wanted in switches.items() if wanted]
    verdicts, _ = command("replay", *options, *asked, str(games))
    said = upload(page, games, **switches)
    assert page.download("#download", tmp_path / "verdicts.tsv") == verdicts
    count = len(verdicts.splitlines())
    assert f": {count} game{'' if count == 1 else 's'}, " in said


def test_a_run_in_a_worker_can_be_stopped(page: Page) -> None:
    """Stopped in the same breath: whatever the machine's speed, nothing has been heard of the worker by then."""
    page.click("#tab-replay")
    page.find("#text").send_keys("15293")
    page.run("""
      const real = Worker; window.workers = 0;
      window.Worker = class extends real { constructor(...given) { super(...given); window.workers++; } };
      document.getElementById('games').requestSubmit(); document.getElementById('stop').click();""")
    assert page.run("return window.workers") == 1
    assert page.text("progress-text").startswith("pasted, stopped: 0 games")
    page.click("#games button[type=submit]")
    page.until(lambda: page.text("progress-text").startswith("pasted, done: 1 game,"))


@pytest.mark.parametrize("refusal", WORKERS)
def test_many_games_in_a_worker_or_in_slices(page: Page, tmp_path: Path, refusal: str) -> None:
    page.run(refusal)
    luck = random.Random(16)
    lines = ["".join(luck.sample("123456789", 9)).encode() for _ in range(60_000)]
    same_verdicts(page, tmp_path, lines)


def golden() -> list[bytes]:
    """The texts of the golden tables, one after the other, and some that no row can hold. An @ line holds for those
    after it."""
    text_of = runpy.run_path("tests/golden/command")["text_of"]
    texts = [text_of(line.split("|")[0].strip()) for path in sorted(glob.glob("tests/golden/*.table"))
             for line in open(path, encoding="ascii") if line.strip() and not line.startswith("#")]
    return texts + [b"1" * 65536, b"1" * 65537, b"x" * 70000, b"@ " + b" " * 70000, b"15293", b"@ --rules 3x3x3",
                    b"5 # <b>a comment</b>", b"<script>document.title='broken'</script>"]


# What the page says in the place of an option, which it has not.
HERE = (("; or give the lines to xo import list", ""), ("give --partial", "tick partial"),
        ("leave out --strict", "clear strict"),
        ("give --rules for another board", "set other rules above"),
        ("give --zero-based if rows, columns and cells are counted from 0", "set other rules above"))


@pytest.mark.parametrize("switches", ["strict", "partial claims", "partial letters"])
def test_verdicts_and_messages_are_those_of_the_command(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                        switches: str) -> None:
    games, asked = tmp_path / "golden.txt", [f"--{name}" for name in switches.split() if name != "letters"]
    games.write_bytes(b"\n".join(golden()))
    monkeypatch.chdir(tmp_path)
    letters = ["--letters", "go"] if "letters" in switches else []
    verdicts, messages = command("replay", *asked, *letters, "golden.txt")
    page.judge_by(letters=letters != [])
    upload(page, games, **{name: f"--{name}" in asked for name in ("strict", "partial", "claims")})
    assert page.download("#download", tmp_path / "verdicts.tsv") == verdicts
    text = messages.decode()
    for there, here in HERE:
        text = text.replace(there, here)
    troubles = [line for line in text.splitlines() if "until the next good @ line" in line]
    expected = [line for line in text.splitlines()
                if line.startswith("golden.txt:") and line not in troubles and "from here on" not in line]
    page.click("#only-wrong")
    page.until(lambda: page.text("where").endswith(f" of {len(expected)}"))
    shown = page.invalid()
    while page.find("#next").is_enabled():
        before = page.text("where")
        page.click("#next")
        page.until(lambda: page.text("where") != before)
        shown += page.invalid()
    # Of a claim that cannot be read the page says less.
    assert [line if " claim" not in line else line[:line.index(" ")] for line in expected] == [
        line if " claim" not in other else line[:line.index(" ")] for line, other in zip(shown, expected, strict=True)]
    told = [item.text.split(" ")[0] for item in page.all("#troubles li")]
    assert len(told) > 5 and told[-1] == "and"   # more
    assert told[:-1] == [line.split(" ")[0] for line in troubles[:len(told) - 1]]
    assert page.driver.title == "xo: a proved referee"


def test_a_claim_that_is_not_the_verdict_is_told(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "claims.txt"
    games.write_bytes(b"15293 = CROSS\n15293 = NOUGHT\n15293\n1529 = DRAW\n1 1 = X\n513746829 = O\n")
    monkeypatch.chdir(tmp_path)
    verdicts, messages = command("replay", "--claims", "--partial", "claims.txt")
    upload(page, games, partial=True, claims=True)
    assert page.download("#download", tmp_path / "verdicts.tsv") == verdicts
    assert page.invalid() == messages.decode().splitlines() and len(page.invalid()) == 4
    assert page.find("#totals tbody").text.splitlines() == ["CROSS 2", "CROSS, claim fails 1", "DRAW, claim fails 1",
                                                            "INVALID taken 1", "UNFINISHED, claim open 1"]
    assert [row.text for row in page.all("#verdicts tr td:nth-child(5)")][:3] == ["CROSS holds", "NOUGHT fails", "-"]
    page.click("#only-wrong")
    page.until(lambda: page.text("where").endswith("of 4"))


@pytest.mark.parametrize("fields, refusal", [
    ({"rules": "3x3"}, "out of range"), ({"rules": "99x3x3"}, "out of range"), ({"rules": "3x3x3x2x1"}, "out of range"),
    ({"rules": "3x3x1!"}, "out of range"),
    ({"order": "CROSS"}, "the order"), ({"rules": "4x4x3x3", "order": "CROSS,NOUGHT,3"}, "the order")])
def test_rules_of_files_outside_the_limits_are_refused(page: Page, fields: dict[str, str], refusal: str) -> None:
    page.judge_by(**fields)
    page.find("#text").send_keys("15293")
    page.click("#games button[type=submit]")
    assert page.text("games-refusal").startswith(refusal)
    assert page.text("progress-text") == ""


def test_the_game_at_play_and_the_files_have_rules_of_their_own(page: Page) -> None:
    page.preset(2)
    page.paste("15293", "1 game, 0 invalid")
    page.judge_by(rules="4x4x3")
    page.click("#tab-play")
    assert len(page.all("#board .cell")) == 225


def test_on_a_phone_the_result_is_scrolled_to(page: Page) -> None:
    page.size(360, 740)
    page.paste("15293\n" * 30, "30 games")
    page.until(lambda: len(page.all("#verdicts button")) == 30)
    page.until(lambda: 0 <= page.run(
        "return document.getElementById('progress-text').getBoundingClientRect().top") < 100)


def test_a_file_begins_by_the_page_s_own_rules(page: Page, tmp_path: Path) -> None:
    lines = [b"\xef\xbb\xbfh8 h9 a1 = DRAW", b"@ --rules 3x3x3x2 --order NOUGHT,CROSS --partial", b"15293", b"@", b"1"]
    page.judge_by(rules=GOMOKU)
    for _ in range(2):
        same_verdicts(page, tmp_path, lines, ["--rules", GOMOKU], partial=True)
        assert [item.text.split(" ")[0] for item in page.all("#troubles li")] == ["games.txt:4:1:"]


def test_a_line_that_sets_in_many_blocks(page: Page, tmp_path: Path) -> None:
    """@ lines at and across the ends of the blocks in which the file is passed."""
    luck = random.Random(18)
    lines = []
    for _ in range(3000):
        rows, cols, line = luck.randint(3, 15), luck.randint(3, 15), luck.choice(["0", "1!", "1", "2!", "3", "4!"])
        lines.append(f"@ --rules {rows}x{cols}x{line} --order NOUGHT,CROSS".encode())
        for _ in range(luck.randint(0, 20)):
            cells = luck.sample(range(rows * cols), luck.randint(1, 9))
            lines.append(" ".join(f"{cell // cols + 1},{cell % cols + 1}" for cell in cells).encode()
                         + luck.choice([b"", b" = X", b" = draw", b" = me"]))
    same_verdicts(page, tmp_path, lines)


def test_a_click_shows_a_game_by_the_rules_in_force_there(page: Page) -> None:
    page.paste("15293 = CROSS\n@ --rules 4x4x3x3 --order 3,1,2\n1,1 2,1 3,1 1,2 2,2 3,2 1,3\n1,1 2,1 1,1\n@ x\n1",
               "4 games, 1 invalid")
    assert page.find("#totals tbody").text.splitlines() == ["3 1", "CROSS 1", "INVALID taken 1", "UNJUDGED no-rules 1"]
    page.all("#verdicts button")[1].click()
    assert page.text("status") == "player 3 wins with move 7"
    assert page.find("#order").get_attribute("value") == "3,1,2"
    page.click("#tab-replay")
    page.all("#verdicts button")[2].click()
    assert "move 3 \"1,1\" is taken" in page.text("refusal")
    page.click("#tab-replay")
    page.all("#verdicts button")[0].click()
    assert page.text("status") == "CROSS wins with move 5" and page.text("refusal") == ""
    page.click("#undo")
    assert page.board() == "XX./.O./..O"


@pytest.mark.parametrize("line, board, definition", [
    ("1 5 5", "X../.O./...", "movesSoFar"), ("1 5 x 3", "X../.O./...", "Grammar"), ("1 5", "X../.O./...", "minMoves"),
    ("152937", "XXX/.O./..O", "play"),
    ("1 2 3 4 5 6 8 7 9 9", "XOX/OXO/OXX", "MAX")])
def test_a_faulty_game_opens_up_to_its_fault(page: Page, line: str, board: str, definition: str) -> None:
    page.click("#tab-replay")
    page.click("#strict")
    page.paste(line, "1 game, 1 invalid")
    page.click("#verdicts button")
    assert page.board() == board
    assert definition in page.why()


@pytest.mark.parametrize("line, shown", [("b2 a1", "1. X b2"), ("2,2 1,1 # a1", "1. X 2,2")])
def test_a_game_that_is_written_in_letters_is_shown_in_letters(page: Page, line: str, shown: str) -> None:
    page.judge_by(partial=True)
    page.paste(line, "1 game, 0 invalid")
    page.click("#verdicts button")
    assert page.all("#moves button")[0].text == shown


def test_back_leads_to_the_list_and_on_a_phone_the_header_stays(page: Page) -> None:
    page.size(360, 740)
    page.paste("15293\n" * 30, "30 games")
    page.until(lambda: len(page.all("#verdicts button")) == 30)
    page.all("#verdicts button")[20].click()
    page.shows("XXX/.O./..O", "CROSS wins with move 5")
    assert page.run("return document.querySelector('header').getBoundingClientRect().top") >= 0
    page.driver.back()
    page.until(lambda: page.find("#verdicts").is_displayed())
    assert page.find("#text").get_attribute("value").startswith("15293\n15293")
    assert len(page.all("#verdicts button")) == 30


@pytest.mark.parametrize("width", [360, 1280])
def test_no_word_of_the_table_breaks(page: Page, width: int) -> None:
    page.size(width, 740)
    page.judge_by(claims=True, partial=True)
    page.paste("15293 = NOUGHT\n513746829 = DRAW\n15 = UNFINISHED\n1 1\n99\n15293 # " + "long " * 60, "6 games")
    page.until(lambda: len(page.all("#verdicts button")) == 6)
    assert page.run("""
      const broken = [];
      for (const cell of document.querySelectorAll('#verdicts th, #verdicts td:not(:last-child)'))
        for (const node of cell.childNodes)
          for (const word of node.textContent.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(word[0]);
          }
      return broken;""") == []


def test_exact_rules_are_quoted_for_a_shell_and_are_those_of_a_game(page: Page) -> None:
    page.judge_by(rules="15x15x5!", partial=True)
    assert page.text("replay-rules") == "The same as xo replay --rules '15x15x5x2!' --order CROSS,NOUGHT --partial."
    page.paste("h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8\n@ --rules=3x3x3\n15293", "2 games, 0 invalid")
    assert page.find("#totals tbody").text.splitlines() == ["CROSS 1", "UNFINISHED 1"]
    page.click("#verdicts button")
    assert page.text("status") == "NOUGHT (O) to move" and page.find("#exact").is_selected()


def test_a_file_can_be_dropped(page: Page) -> None:
    page.click("#tab-replay")
    page.run("""
      const carried = new DataTransfer();
      for (const name of ['dropped.txt', 'more.txt']) carried.items.add(new File(['15293\\n2,2 1,1'], name));
      document.getElementById('text').dispatchEvent(
        new DragEvent('drop', {dataTransfer: carried, bubbles: true, cancelable: true}));""")
    page.until(lambda: page.text("progress-text").startswith("dropped.txt, done: 2 games, 1 invalid"))
    assert page.text("troubles") == "The other files are left out: drop one at a time"


def test_a_file_can_be_chosen_once_more(page: Page, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"152934\n")
    page.choose(tmp_path / "a.txt", ", done: 1 game, 0 invalid")
    page.judge_by(strict=True)
    page.run("""
      const file = document.getElementById('file');   // which opens no window here
      file.addEventListener('click', (event) => event.preventDefault(), {once: true});
      file.click();""")
    page.choose(tmp_path / "a.txt", ", done: 1 game, 1 invalid")


# With words before it refused.sgf is none.
RECORDS = [path for path in sorted(glob.glob("tests/data/records/*")) if not path.endswith("refused.sgf")]


def judged_alike(page: Page, record: str, tmp_path: Path) -> None:
    """The lines, the messages and the verdicts of the page are those of the command."""
    name = os.path.basename(record)
    lines, said = command("import", "-q", record)
    (tmp_path / "lines").write_bytes(lines)
    verdicts, _ = command("replay", str(tmp_path / "lines"))
    page.choose(Path(record), " as lines, done")
    assert page.text("format").startswith(f"{name} is a record, ")
    assert page.text("replay-rules") == "The record is judged by its own rules."
    told = [item.text for item in page.all("#troubles li")]
    wanted = said.decode().replace(record, name).splitlines()
    assert told[:20] == wanted[:20] and told[20:] == [f"and {len(wanted) - 20} more"] * (len(wanted) > 20)
    if verdicts:
        assert page.download("#download", tmp_path / "verdicts.tsv") == verdicts


@pytest.mark.parametrize("record", RECORDS, ids=os.path.basename)
def test_a_record_is_judged_as_the_command_imports_it(page: Page, record: str, tmp_path: Path) -> None:
    judged_alike(page, record, tmp_path)


XML = '<a><player id="1" name="J\xf6"/>\n<game black="1"><move>h8 &#105;9</move></game>'
SPOILT = {"cut": XML.encode(),
          "latin": f'<?xml version="1.0" encoding="iso-8859-1"?>\n{XML}</a>'.encode("latin-1"),
          "unknown": f'<?xml version="1.0" encoding="cp1251"?>\n{XML}</a>'.encode("latin-1"),
          "byte": f"{XML}<game><move>h8 \x01</move></game><game><move>i9</move></game></a>".encode(),
          "tags": f'{XML}<game id=1><move>a1</move></game><game><move>b1</game><game id="2"><move><![CDATA[c1]]></move>'
                  "</game></a>".encode(), "type": f"<!DOCTYPE a [<!ENTITY b 'c'>]>{XML}</a>".encode(),
          "places": '\ufeff<a b="\U0001f600"><game><move>a1 > b1\n> c1</move></game></a>'.encode()}


@pytest.mark.parametrize("name", SPOILT)
def test_xml_that_is_not_as_it_should_be(page: Page, name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.xml").write_bytes(SPOILT[name])
    judged_alike(page, str(tmp_path / f"{name}.xml"), tmp_path)


def test_what_is_no_record(page: Page, tmp_path: Path) -> None:
    (tmp_path / "a$&.sgf").write_text("(;SZ[25];B[aa])")
    page.choose(tmp_path / "a$&.sgf", " as lines, done")
    assert page.text("troubles").startswith("a$&.sgf:1:6: ")
    (tmp_path / "a.txt").write_text("[1,2] is no PGN\n15293\n")
    page.choose(tmp_path / "a.txt", ", done")
    assert page.text("format") == ""
    page.choose(Path("tests/data/records/refused.sgf"), ", done")
    assert page.text("format").startswith("refused.sgf: it looks like SGF with text before it: ")


def test_the_name_of_a_file_is_text_and_turns_none_round(page: Page, tmp_path: Path) -> None:
    games = tmp_path / "<img src=x onerror=alert()>a\u202eb\x9bc\u2066d\x1be\u00e9.txt"
    games.write_bytes(b"1 1\n")
    page.click("#tab-replay")
    page.find("#file").send_keys(str(games))
    page.until(lambda: page.all("#verdicts .invalid") != [])
    name = "<img src=x onerror=alert()>a\\xe2\\x80\\xaeb\\xc2\\x9bc\\xe2\\x81\\xa6d\\x1be\u00e9.txt"
    assert page.find("#verdicts .invalid").text.startswith(name + ":1:3: move 2")
    assert page.text("progress-text").startswith(name + ", done") and page.all("img") == []
