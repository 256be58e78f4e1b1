"""A person plays: with the mouse, with the keyboard, within the rules and outside of them."""
import pytest

WIN, DRAW = "15293", "513746829"


def test_a_win_by_mouse(page):
    assert page.text("status") == "CROSS (X) to move"
    page.play("1529")
    assert page.text("status") == "CROSS (X) to move"
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


def test_a_draw_by_keyboard(page, keys):
    """Arrows and Enter alone, from the first cell on."""
    page.cell(1, 1).send_keys("")
    row, col = 1, 1
    for number in map(int, DRAW):
        to_row, to_col = (number - 1) // 3 + 1, (number - 1) % 3 + 1
        page.press(*[keys.ARROW_DOWN if to_row > row else keys.ARROW_UP] * abs(to_row - row))
        page.press(*[keys.ARROW_RIGHT if to_col > col else keys.ARROW_LEFT] * abs(to_col - col))
        row, col = to_row, to_col
        assert page.focused().startswith(f"row {row}, column {col}, free")
        page.press(keys.ENTER)
    assert page.text("status").startswith("DRAW")
    assert "isDraw" in page.why()


def test_digits_play_on_a_small_board(page, keys):
    page.find("body").send_keys("5", "1")
    assert page.board() == "O../.X./..."
    page.find("body").send_keys(keys.CONTROL, "z")
    assert page.board() == ".../.X./..."
    page.find("body").send_keys(keys.CONTROL, "y")
    assert page.board() == "O../.X./..."


def test_the_edge_stops_the_arrows(page, keys):
    page.cell(1, 1).send_keys(keys.ARROW_UP, keys.ARROW_LEFT)
    assert page.focused().startswith("row 1, column 1,")
    page.press(keys.END)
    page.press(keys.ARROW_RIGHT)
    assert page.focused().startswith("row 1, column 3,")


@pytest.mark.parametrize("typed, refusal, definition", [
    ("5", "2,2 is taken", "move"), ("9,9", "9,9 is off the board", "Pos"), ("x", "this is no", "Grammar"),
    ("0", "1,0 is off the board", "Pos"), ("1,", "this is no", "Grammar")])
def test_a_refusal_says_why_and_changes_nothing(page, typed, refusal, definition):
    page.play("5")
    page.enter(typed)
    assert page.text("refusal").startswith(refusal)
    assert page.board() == ".../.X./..."
    assert definition in page.why()
    page.play("1")
    assert page.text("refusal") == ""


def test_undo_redo_restart_and_the_list(page):
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
    page.click("#restart")
    assert page.board() == ".../.../..."
    assert page.find("#undo").get_attribute("disabled")
    page.click("#redo")
    page.play("9")
    assert [move.text for move in page.all("#moves button")] == ["1. X 1,1", "2. O 3,3"]
    assert page.find("#redo").get_attribute("disabled")


def test_two_lines_with_one_move_are_both_marked(page):
    page.enter("1,1 1,2 1,3 2,1 3,1 2,3 3,3 3,2 2,2")
    page.shows("XOX/OXO/XOX", "CROSS wins with move 9")
    assert len(page.all("#board .won")) == 5


def test_cells_have_names(page):
    page.play("15")
    assert page.labels("row 1, column 1") == ["row 1, column 1, CROSS"]
    assert page.labels("last move") == ["row 2, column 2, NOUGHT, last move"]
    assert len(page.labels("free")) == 7


def test_other_rules_and_any_order(page):
    page.setup(rows="4", cols="5", line="2", players="3", order="3,1,2")
    assert page.text("setup-refusal") == ""
    assert page.text("status") == "player 3 to move"
    page.enter("1,1 20 1,2")
    page.shows("32.../...../...../....1", "player 3 to move")


@pytest.mark.parametrize("fields, refusal", [
    ({"rows": "99"}, "out of range"), ({"line": "0"}, "out of range"), ({"players": "9"}, "out of range"),
    ({"cols": "-1"}, "out of range"), ({"rows": "3.5"}, "out of range"), ({"players": "4294967298"}, "out of range"),
    ({"order": "1,1"}, "the order"), ({"order": "2"}, "the order"), ({"order": "1,2,3"}, "the order"),
    ({"order": "<b>"}, "the order"), ({"order": ""}, "the order")])
def test_rules_outside_the_limits_are_refused(page, fields, refusal):
    page.play("5")
    page.setup(**fields)
    assert page.text("setup-refusal").startswith(refusal)
    assert page.board() == ".../.X./..."


@pytest.mark.parametrize("preset, cells, status", [
    (1, 16, "player 1 to move"), (2, 225, "CROSS (X) to move"), (3, 361, "player 1 to move")])
def test_presets(page, preset, cells, status):
    page.all("#preset option")[preset].click()
    assert len(page.all("#board .cell")) == cells
    assert page.text("status") == status
