"""Files of games: the page's verdicts and messages are those of the command, byte for byte."""
import itertools
import random
import time

import pytest
from conftest import command

GOMOKU = "15x15x5x2"


def upload(page, path, **switches):
    """Replay a file; the answer is what the page says when it is done."""
    page.judge_by(**{"strict": False, "partial": False, "claims": False, **switches})
    page.find("#file").send_keys(str(path))
    page.until(lambda: page.text("progress-text").startswith(path.name + ", "))
    return page.text("progress-text")


def downloaded(page, directory):
    """The verdicts that the page lets one download: never none.

    The browser puts an empty file of that name in the folder before it renames the one that it has written to it.
    """
    kept = directory / "verdicts.tsv"
    kept.unlink(missing_ok=True)
    page.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(directory)})
    page.click("#download")
    page.until(lambda: kept.exists() and kept.stat().st_size > 0)
    return kept.read_bytes()


def same_verdicts(page, tmp_path, lines, options=(), **switches):
    """The page and the command replay the same file."""
    games = tmp_path / "games.txt"
    games.write_bytes(b"".join(line + b"\n" for line in lines))
    asked = [f"--{name}" for name, wanted in switches.items() if wanted]
    verdicts, _ = command("replay", *options, *asked, str(games))
    said = upload(page, games, **switches)
    assert downloaded(page, tmp_path) == verdicts
    games = len(verdicts.splitlines())
    assert f": {games} game{'' if games == 1 else 's'}, " in said
    return said


@pytest.mark.parametrize("table, order", [("cross", "CROSS,NOUGHT"), ("nought", "NOUGHT,CROSS")])
def test_the_games_of_the_vdmj_table(page, tmp_path, table, order):
    with open(f"tests/data/vdmj/play-{table}-first.txt", "rb") as file:
        rows = [line.split() for line in file]
    page.judge_by(order=order)
    same_verdicts(page, tmp_path, [game for game, _ in rows], ["--order", order])
    verdicts = downloaded(page, tmp_path).splitlines()
    assert [line.split(b"\t")[0] for line in verdicts] == [outcome for _, outcome in rows]


def random_game(luck, rows, cols, length):
    cells = luck.sample(range(rows * cols), length)
    return " ".join(f"{cell // cols + 1},{cell % cols + 1}" for cell in cells).encode()


def test_a_hundred_thousand_games(page, tmp_path, record_property):
    luck = random.Random(14)
    lines = ["".join(luck.sample("123456789", 9)).encode() for _ in range(100_000)]
    began = time.monotonic()
    said = same_verdicts(page, tmp_path, lines)
    print(f"\n{said} by the page's clock; with the command and the download {time.monotonic() - began:.1f} s")


def test_gomoku(page, tmp_path):
    luck = random.Random(15)
    page.judge_by(rules=GOMOKU)
    lines = [random_game(luck, 15, 15, luck.randint(1, 225)) for _ in range(2000)]
    same_verdicts(page, tmp_path, lines, ["--rules", GOMOKU])


def test_a_run_in_a_worker_can_be_stopped(page):
    """Stopped in the same breath: whatever the machine's speed, nothing has been heard of the worker by then."""
    page.click("#tab-replay")
    page.find("#text").send_keys("15293")
    page.driver.execute_script("""
      const real = Worker; window.workers = 0;
      window.Worker = class extends real { constructor(...given) { super(...given); window.workers++; } };
      document.getElementById('games').requestSubmit(); document.getElementById('stop').click();""")
    assert page.driver.execute_script("return window.workers") == 1
    assert page.text("progress-text").startswith("pasted, stopped: 0 games")
    page.click("#games button[type=submit]")
    page.until(lambda: page.text("progress-text").startswith("pasted, done: 1 game,"))


@pytest.mark.parametrize("refusal", ["window.Worker = class { constructor() { throw new Error('forbidden'); } }",
                                     """window.Worker = class { postMessage() {} terminate() {}
                                        constructor() { setTimeout(() => this.onerror(new Event('error'))); } }"""])
def test_where_workers_are_forbidden_it_goes_in_slices(page, tmp_path, refusal):
    page.driver.execute_script(refusal)
    luck = random.Random(16)
    lines = ["".join(luck.sample("123456789", 9)).encode() for _ in range(60_000)]
    same_verdicts(page, tmp_path, lines)


# A game that would be one if it counted from 0 gets a hint at an option, which the page has not: there is none here.
BAD = [b"\xff\xfe1\x005\x00", b"15293", b"\xfe\xff", b"15293=CROSS", b"1 5=x", b"1\x005",
       b"", b"  # nothing", b"1 1", b"9,9 1", b"0 10", b"15a", b"1,", b",1", b"1,1,1", b"1529", b"152934", b"1529344",
       b"1234567891", b"1 2 3 4 5 6 7 8 9 1", b"5 # <b>a comment</b>", b"<script>document.title='broken'</script>",
       b"\xff\x00\x01", b"1\t5\t2\r", "ä".encode(), b"99999999999999999999,1", b"1" * 65536,
       b"1" * 65537, b"x" * 70000, b"152936", b"1,1 1,1", b"1 5 a",
       b"#", b"1,1 2,2 1,2 3,3 4,4", b'"quoted"', b"\\", b"1 5 2 9 3 4 4", b"1 5 2 9 3 x", b"5,5,"]


@pytest.mark.parametrize("strict, partial", itertools.product([False, True], [False, True]))
def test_messages_are_those_of_the_command(page, tmp_path, monkeypatch, strict, partial):
    games = tmp_path / "bad.txt"
    games.write_bytes(b"\n".join(BAD))
    monkeypatch.chdir(tmp_path)
    asked = [f"--{name}" for name, wanted in (("strict", strict), ("partial", partial)) if wanted]
    verdicts, messages = command("replay", *asked, "bad.txt")
    upload(page, games, strict=strict, partial=partial)
    assert downloaded(page, tmp_path) == verdicts
    page.click("#only-wrong")
    page.until(lambda: page.text("where").endswith(f"of {len(messages.splitlines())}"))
    shown = page.invalid()
    expected = messages.decode()
    for there, here in (("give --partial", "tick partial"), ("leave out --strict", "clear strict"),
                        ("give --rules for another board", "set other rules above"),
                        ("give --zero-based if rows, columns and cells are counted from 0",
                         "set other rules above")):
        assert "--" + there.split("--")[1] not in "".join(shown)
        expected = expected.replace(there, here)
    assert shown == expected.splitlines()
    assert page.text("replay-rules").endswith(" ".join(["CROSS,NOUGHT", *asked]) + ".")
    assert page.driver.title == "xo: a proved referee"


@pytest.mark.parametrize("letters", [False, True])
def test_numbers_of_moves_and_the_letters_of_a_go_board(page, tmp_path, monkeypatch, letters):
    """A word such as 1. is skipped, and read by its letters a game is that of the command, with its messages."""
    games = tmp_path / "go.txt"
    games.write_bytes(b"1. h8 j9 2. k10\nh8 i9\n1.h8\n1.\n1. = DRAW\nI1\nj1 a1 j2 a2 k3 a3 j4 a4 j3 b1 j5 = CROSS\n")
    monkeypatch.chdir(tmp_path)
    page.judge_by(rules=GOMOKU)
    page.judge_by(letters=letters)
    asked = ["--letters", "go"] if letters else []
    verdicts, messages = command("replay", "--rules", GOMOKU, "--partial", *asked, "go.txt")
    upload(page, games, partial=True)
    assert downloaded(page, tmp_path) == verdicts
    assert page.text("replay-rules").endswith(" ".join(["CROSS,NOUGHT --partial", *asked]) + ".")
    shown = page.invalid()
    assert [line for line in messages.decode().splitlines() if line.startswith("go.txt:")] == shown


CLAIMED = [b"15293 = CROSS", b"15293 =nought#x", b"= CROSS", b" \t= CROSS", b"15293 = ", b"15293 = FOO",
           b"15293 = CROSS 1", b"1 = = CROSS", b"1 == CROSS", b"1 5 2 9 3 = x\r", b"15293 = 2 # y = 3", b"1=2 = CROSS",
           b"15293 # = CROSS", b"15293= X", b"15293 = 3", b"15293 = \xe9", b"\xe9 = X", b"1" * 65500 + b" = X",
           b"1" * 65530 + b" = CROSS", b"513746829\t=\tdraw"]


@pytest.mark.parametrize("claims", [False, True])
@pytest.mark.parametrize("rules", ["3x3x3x2", "3x3x3x3"])
def test_a_claim_is_no_move(page, tmp_path, rules, claims):
    page.judge_by(rules=rules)
    same_verdicts(page, tmp_path, CLAIMED, ["--rules", rules], partial=True, claims=claims)


def test_a_claim_that_is_not_the_verdict_is_told(page, tmp_path, monkeypatch):
    games = tmp_path / "claims.txt"
    games.write_bytes(b"15293 = CROSS\n15293 = NOUGHT\n15293\n1529 = DRAW\n1 1 = X\n513746829 = O\n")
    monkeypatch.chdir(tmp_path)
    verdicts, messages = command("replay", "--claims", "--partial", "claims.txt")
    upload(page, games, partial=True, claims=True)
    assert downloaded(page, tmp_path) == verdicts
    assert page.invalid() == messages.decode().splitlines() and len(page.invalid()) == 4
    assert page.find("#totals tbody").text.splitlines() == ["CROSS 2", "CROSS, claim fails 1", "DRAW, claim fails 1",
                                                            "INVALID taken 1", "UNFINISHED, claim open 1"]
    assert [row.text for row in page.all("#verdicts tr td:nth-child(5)")][:3] == ["CROSS holds", "NOUGHT fails", "-"]
    page.click("#only-wrong")
    page.until(lambda: page.text("where").endswith("of 4"))


@pytest.mark.parametrize("fields, refusal", [
    ({"rules": "3x3"}, "out of range"), ({"rules": "99x3x3"}, "out of range"), ({"rules": "3x3x3x2x1"}, "out of range"),
    ({"order": "CROSS"}, "the order"), ({"rules": "4x4x3x3", "order": "CROSS,NOUGHT,3"}, "the order")])
def test_rules_of_files_outside_the_limits_are_refused(page, fields, refusal):
    page.judge_by(**fields)
    page.find("#text").send_keys("15293")
    page.click("#games button[type=submit]")
    assert page.text("games-refusal").startswith(refusal)
    assert page.text("progress-text") == ""


def test_the_game_at_play_and_the_files_have_rules_of_their_own(page):
    page.all("#preset option")[2].click()
    page.paste("15293", "1 game, 0 invalid")
    page.judge_by(rules="4x4x3")
    page.click("#tab-play")
    assert len(page.all("#board .cell")) == 225


def test_on_a_phone_the_result_is_scrolled_to(page):
    page.size(360, 740)
    page.paste("15293\n" * 30, "30 games")
    page.until(lambda: len(page.all("#verdicts button")) == 30)
    page.until(lambda: 0 <= page.driver.execute_script(
        "return document.getElementById('progress-text').getBoundingClientRect().top") < 100)


# What xo play saves and xo import writes, and lines that set other things, or cannot be read.
SETS = [b"\xef\xbb\xbf15293 = CROSS", b"\xef\xbb\xbf1", b"@ --rules 4x4x3x3 --order 3,1,2",
        b"1,1 2,1 3,1 1,2 2,2 3,2 1,3 = 3", b"1,1 2,1 = DRAW",
        b"15293", b"@ --rules 3x3x3x2 --order NOUGHT,CROSS --partial", b"15 # not ended", b"", b"# nothing",
        b"15293 = X", b"15293 = 3", b"@ --rules 4x4 --partial", b"15293", b"x", b"# nothing", b"1" * 70000, b"= CROSS",
        b"@", b"15", b"@ --part --ru=15x15x5 --order O,x # a comment", b"8,8 9,9 h9 = NOUGHT", b"h8h9", b"15,15 16,1",
        b"@ --order 3,1,2", b"15293", b"@ --rules 5x5x4x8 --order 8,7,6,5,4,3,2,1", b"1,1 2,2 3,3 = 1", b"1,1 1,1",
        b"@ --rules 4x4x3x3 --order CROSS,NOUGHT,3", b"15293", b"@\x00--rules 3x3x3", b"15293", b"@ " + b" " * 70000,
        b"15293", b"@ --order CROSS,NOUGHT\r", b"152934", b"15293\r"]


@pytest.mark.parametrize("strict, partial", itertools.product([False, True], [False, True]))
def test_lines_that_set_rules_and_order(page, tmp_path, strict, partial):
    """By the page's own rules up to the first such line, and in the next file again."""
    same_verdicts(page, tmp_path, SETS, strict=strict, partial=partial)
    page.until(lambda: all("until the next good @ line" in item.text for item in page.all("#troubles li")))
    told = [item.text.split(":")[1] for item in page.all("#troubles li")]
    faults = command("replay", str(tmp_path / "games.txt"))[1].decode().splitlines()
    assert told == [line.split(":")[1] for line in faults if "until the next good @ line" in line]
    assert len(told) == 6 and page.find("#troubles li").text.startswith("games.txt:13:")
    games = tmp_path / "next.txt"
    games.write_bytes(SETS[0])
    upload(page, games, strict=strict, partial=partial)
    assert downloaded(page, tmp_path) == b"CROSS\t5\t5\n" and page.all("#troubles li") == []


def test_the_page_has_other_rules_than_the_file(page, tmp_path):
    page.judge_by(rules=GOMOKU)
    same_verdicts(page, tmp_path, [b"h8 h9 a1 = DRAW", *SETS], ["--rules", GOMOKU], partial=True)


def test_a_line_that_sets_in_many_blocks(page, tmp_path):
    """Lines that set stand at and across the ends of the blocks that the file is handed over in."""
    luck = random.Random(18)
    lines = []
    for _ in range(3000):
        rows, cols = luck.randint(3, 15), luck.randint(3, 15)
        lines.append(f"@ --rules {rows}x{cols}x{luck.randint(0, 5)} --order NOUGHT,CROSS".encode())
        lines += [random_game(luck, rows, cols, luck.randint(1, 9)) + luck.choice([b"", b" = X", b" = draw", b" = me"])
                  for _ in range(luck.randint(0, 20))]
    same_verdicts(page, tmp_path, lines)


@pytest.mark.parametrize("name", ["first", "gomoku", "three-players", "tic-tac-toe"])
def test_the_games_of_the_examples(page, tmp_path, name):
    with open(f"tests/data/games/{name}.txt", "rb") as file:
        same_verdicts(page, tmp_path, file.read().splitlines())


def test_a_click_shows_a_game_by_the_rules_in_force_there(page):
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


def test_a_click_shows_the_game(page):
    page.paste("15293\n1 5 5", "2 games, 1 invalid")
    page.all("#verdicts button")[0].click()
    assert page.text("status") == "CROSS wins with move 5"
    page.click("#undo")
    assert page.board() == "XX./.O./..O"
    page.click("#tab-replay")
    page.all("#verdicts button")[1].click()
    assert page.board() == "X../.O./..."
    assert "taken" in page.text("refusal")
    assert "movesSoFar" in page.why()


@pytest.mark.parametrize("line, board, definition", [
    ("1 5 x 3", "X../.O./...", "Grammar"), ("1 5", "X../.O./...", "minMoves"), ("152937", "XXX/.O./..O", "play"),
    ("1 2 3 4 5 6 8 7 9 9", "XOX/OXO/OXX", "MAX")])
def test_a_faulty_game_opens_up_to_its_fault(page, line, board, definition):
    page.click("#tab-replay")
    page.click("#strict")
    page.paste(line, "1 game, 1 invalid")
    page.click("#verdicts button")
    assert page.board() == board
    assert definition in page.why()


def test_a_file_can_be_dropped(page):
    page.click("#tab-replay")
    page.driver.execute_script("""
      const carried = new DataTransfer();
      carried.items.add(new File(['15293\\n2,2 1,1'], 'dropped.txt'));
      document.getElementById('text').dispatchEvent(
        new DragEvent('drop', {dataTransfer: carried, bubbles: true, cancelable: true}));""")
    page.until(lambda: page.text("progress-text").startswith("dropped.txt, done: 2 games, 1 invalid"))


def test_a_hostile_name_of_a_file_is_text(page, tmp_path):
    games = tmp_path / "<img src=x onerror=document.title='broken'>.txt"
    games.write_bytes(b"1 1\n")
    upload(page, games)
    page.until(lambda: page.all("#verdicts .invalid") != [])
    assert page.find("#verdicts .invalid").text.startswith(games.name + ":1:3: move 2")
    assert page.driver.title == "xo: a proved referee"
    assert page.all("img") == []


def test_the_name_of_a_file_turns_no_text_round(page, tmp_path):
    games = tmp_path / "a\u202eb\x9bc\u2066d\x1be\u00e9.txt"
    games.write_bytes(b"1 1\n")
    page.click("#tab-replay")
    page.find("#file").send_keys(str(games))
    page.until(lambda: page.all("#verdicts .invalid") != [])
    name = "a\\xe2\\x80\\xaeb\\xc2\\x9bc\\xe2\\x81\\xa6d\\x1be\u00e9.txt"
    assert page.find("#verdicts .invalid").text.startswith(name + ":1:3: move 2")
    assert page.text("progress-text").startswith(name + ", done")


def test_totals(page):
    page.paste("15293\n513746829\n1 1\n0\n1 1", "5 games, 3 invalid")
    assert page.find("#totals tbody").text.splitlines() == ["CROSS 1", "DRAW 1", "INVALID off-board 1",
                                                            "INVALID taken 2"]
