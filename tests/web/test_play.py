"""A person plays: with the mouse, with the keyboard, within the rules and outside of them."""
from pathlib import Path

import pytest
from conftest import Page, command
from selenium.webdriver.common.keys import Keys

WIN, DRAW = "15293", "513746829"


def test_a_win_by_mouse(page: Page) -> None:
    assert page.text("status") == "CROSS (X) to move"
    page.play("1529")
    assert page.text("status") == "CROSS (X) to move"
    assert page.labels("row 1, column 1") == ["row 1, column 1, CROSS"]
    assert page.labels("last move") == ["row 3, column 3, NOUGHT, last move"] and len(page.labels("free")) == 5
    page.play("3")
    page.shows("XXX/.O./..O", "CROSS wins with move 5")
    assert page.labels("winning line") == [f"row 1, column {col}, CROSS{', last move' if col == 3 else ''}, "
                                           "on a winning line"
                                           for col in (1, 2, 3)]
    assert len(page.all("#board .won")) == 3
    assert "hasWon" in page.why()
    page.play("4")
    assert page.text("refusal").startswith("the game is over")
    assert page.board() == "XXX/.O./..O"
    assert "play" in page.why()


def test_a_draw_by_keyboard(page: Page) -> None:
    """Arrows and Enter alone, from the first cell on."""
    page.cell(1, 1).send_keys("")
    row, col = 1, 1
    for number in map(int, DRAW):
        to_row, to_col = (number - 1) // 3 + 1, (number - 1) % 3 + 1
        page.press(*[Keys.ARROW_DOWN if to_row > row else Keys.ARROW_UP] * abs(to_row - row))
        page.press(*[Keys.ARROW_RIGHT if to_col > col else Keys.ARROW_LEFT] * abs(to_col - col))
        row, col = to_row, to_col
        assert page.focused().startswith(f"row {row}, column {col}, free")
        page.press(Keys.ENTER)
    assert page.text("status").startswith("DRAW")
    assert "isDraw" in page.why()


def test_digits_play_on_a_small_board(page: Page) -> None:
    page.find("body").send_keys("5", "1")
    assert page.board() == "O../.X./..."
    page.find("body").send_keys(Keys.CONTROL, "z")
    assert page.board() == ".../.X./..."
    page.find("body").send_keys(Keys.CONTROL, "y")
    assert page.board() == "O../.X./..."


def test_the_edge_stops_the_arrows(page: Page) -> None:
    page.cell(1, 1).send_keys(Keys.ARROW_UP, Keys.ARROW_LEFT)
    assert page.focused().startswith("row 1, column 1,")
    page.press(Keys.END)
    page.press(Keys.ARROW_RIGHT)
    assert page.focused().startswith("row 1, column 3,")


@pytest.mark.parametrize("typed, refusal, definition", [
    ("5", '"5" is taken', "move"), ("9,9", '"9,9" is off the board: rows are 1 to 3', "Pos"),
    ("x", '"x" is no move', "Grammar"), ("z99", '"z99" is off the board', "Pos"),
    ("1 3z", '"3z" is no move', "Grammar"),
    ("0", '"0" is off the board', "Pos"), ("1,", '"1," is no move', "Grammar")])
def test_a_refusal_says_why_and_changes_nothing(page: Page, typed: str, refusal: str, definition: str) -> None:
    page.play("5")
    page.enter(typed)
    assert page.text("refusal").startswith(refusal)
    assert page.board() == ".../.X./..."
    assert definition in page.why()
    page.play("1")
    assert page.text("refusal") == ""


def test_no_move_of_a_long_text_is_lost(page: Page) -> None:
    page.preset(2)
    page.click("#move")
    moves = " ".join(f"{k // 15 + 1},{k % 15 + 1}" for k in range(60))
    page.driver.execute_cdp_cmd("Input.insertText", {"text": moves})
    page.click("#entry button")
    page.shows("/".join(["XOXOXOXOXOXOXOX", "OXOXOXOXOXOXOXO"] * 2 + ["." * 15] * 11), "CROSS (X) to move")


def test_undo_redo_restart_and_the_list(page: Page) -> None:
    page.play("1529")
    page.click("#undo")
    page.click("#undo")
    page.shows("X../.O./...", "CROSS (X) to move")
    page.click("#redo")
    assert page.board() == "XX./.O./..."
    page.all("#moves button")[0].click()
    assert page.board() == "X../.../..."
    page.all("#moves button")[3].click()
    assert page.board() == "XX./.O./..O"
    page.click("#undo")
    page.play("9")
    assert [move.text for move in page.all("#moves button")][-1] == "4. O 3,3"
    assert page.find("#redo").get_attribute("disabled")


def test_another_game_can_be_undone_and_a_refused_one_changes_nothing(page: Page) -> None:
    assert page.find("#undo").get_attribute("disabled")
    page.play("15")
    page.click("#restart")
    page.preset(1)
    page.play("6")
    page.setup(rows="2", cols="2", line="2")
    page.setup(rows="99")
    assert page.board() == "../.."
    boards = ["..../..1./..../....", "..../..../..../....", ".../.../...", "X../.O./..."]
    for board in boards:
        page.click("#undo")
        assert page.board() == board
    for board in [*boards[-2::-1], "../.."]:
        page.click("#redo")
        assert page.board() == board
    page.click("#undo")
    page.play("7")
    assert page.find("#redo").get_attribute("disabled")


def test_two_lines_with_one_move_are_both_marked(page: Page) -> None:
    page.enter("1,1 1,2 1,3 2,1 3,1 2,3 3,3 3,2 2,2")
    page.shows("XOX/OXO/XOX", "CROSS wins with move 9")
    assert len(page.all("#board .won")) == 5


def test_other_rules_and_any_order(page: Page) -> None:
    page.setup(rows="4", cols="5", line="2", players="3", order="3,1,2")
    assert page.text("setup-refusal") == ""
    assert page.text("status") == "player 3 to move"
    page.enter("1,1 20 1,2")
    page.shows("32.../...../...../....1", "player 3 to move")


@pytest.mark.parametrize("fields, refusal", [
    ({"rows": "99"}, "out of range"), ({"cols": "-1"}, "out of range"), ({"line": "3.5"}, "out of range"),
    ({"players": "4294967298"}, "out of range"), ({"order": "1,1"}, "the order"), ({"order": "<b>"}, "the order"),
    ({"order": ""}, "the order")])
def test_rules_outside_the_limits_are_refused(page: Page, fields: dict[str, str], refusal: str) -> None:
    page.play("5")
    page.setup(**fields)
    assert page.text("setup-refusal").startswith(refusal)
    assert page.board() == ".../.X./..."


def test_exactly_five_win_and_six_do_not(page: Page, tmp_path: Path) -> None:
    page.click("#exact")
    page.setup(line="1")
    assert "an exact line is 2 or more" in page.text("setup-refusal")
    page.preset(4)
    page.enter("h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8")
    assert page.text("status") == "NOUGHT (O) to move" and page.labels("winning line") == []
    page.enter("b1 h9 b3 i9 b5 j9 b7 k9 b9 l9")
    assert page.text("status") == "CROSS wins with move 21" and len(page.labels("winning line")) == 5
    page.download("#save", tmp_path / "game.txt")
    assert command("replay", str(tmp_path / "game.txt")) == (b"CROSS\t21\t21\n", b"")


def test_presets(page: Page) -> None:
    for preset, cells, status in ((1, 16, "player 1 to move"), (2, 225, "CROSS (X) to move"),
                                  (3, 361, "player 1 to move")):
        page.preset(preset)
        assert len(page.all("#board .cell")) == cells
        assert page.text("status") == status


def test_columns_have_letters_on_a_large_board_or_where_one_asks_for_them(page: Page) -> None:
    page.preset(2)
    page.cell(8, 8).click()
    page.cell(8, 8).click()
    assert page.text("refusal") == "h8 is taken (choose a free cell)"
    assert [move.text for move in page.all("#moves button")] == ["1. X h8"]
    assert [label.text for label in page.all("#board > span")][1:16] == list("abcdefghijklmno")
    page.enter("a16")
    assert page.text("refusal") == '"a16" is off the board: rows are 1 to 15, columns a to o'
    page.preset(0)
    page.click("#lettered")
    page.find("body").send_keys("b")
    page.press("2", "\n")
    assert [move.text for move in page.all("#moves button")] == ["1. X b2"]
    page.click("#lettered")
    assert [move.text for move in page.all("#moves button")] == ["1. X 2,2"]


def test_the_link_is_copied(page: Page) -> None:
    page.driver.execute_cdp_cmd("Browser.grantPermissions", {
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    page.driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    page.play("5")
    page.click("#copy")
    page.until(lambda: page.text("copied") == "Link copied; it works on this machine alone")
    kept = page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    assert kept == page.driver.current_url and kept.endswith("&moves=2,2")


def test_where_the_clipboard_is_closed_the_page_says_where_the_link_is(page: Page) -> None:
    page.run("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))")
    page.click("#copy")
    page.until(lambda: page.text("copied") == "The link to this position is in the address bar")


@pytest.mark.parametrize("moves, verdict", [("1 5 2 9 3", b"CROSS\t5\t5\n"), ("1 5", b"UNFINISHED\t2\t2\n")])
def test_a_saved_game_is_a_file_of_games(page: Page, tmp_path: Path, moves: str, verdict: bytes) -> None:
    page.setup(order="1,2")
    page.enter(moves)
    kept = tmp_path / "game.txt"
    assert page.download("#save", kept).startswith(b"@ --rules 3x3x3x2 --order CROSS,NOUGHT")
    assert command("replay", str(kept)) == (verdict, b"")


@pytest.mark.parametrize("width, height", [(1280, 800), (1920, 1080)])
def test_the_board_is_in_the_middle_and_as_high_as_the_window(page: Page, width: int, height: int) -> None:
    page.size(width, height)
    page.preset(2)
    board = page.find("#board").rect
    assert abs(board["x"] + board["width"] / 2 - width / 2) < width / 20
    assert board["height"] > 0.75 * height and board["y"] + board["height"] <= height


def test_the_cells_of_a_large_board_can_be_hit_on_a_phone(page: Page) -> None:
    page.size(320, 600)
    page.preset(2)
    cell = page.cell(15, 15).rect
    assert cell["width"] >= 36 and cell["height"] >= 36
    page.cell(15, 15).click()
    assert page.text("status") == "NOUGHT (O) to move"


def test_the_definitions_are_closed_until_asked_for(page: Page) -> None:
    page.play("15293")
    assert not page.find("#why-texts").is_displayed()
    page.click("#why summary")
    boxes = [box.rect for box in page.all("#why-texts .pair:first-child pre")]
    assert len(boxes) == 2 and boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
