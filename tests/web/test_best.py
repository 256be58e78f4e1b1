"""Best play on the page: hints, the computer's moves, boards put together. What is expected comes from a plain search,
tests/naive.py."""
import pathlib
import random
import sys
from collections.abc import Callable

import pytest
from conftest import WORKERS, Page
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from naive import Board, Naive   # noqa: E402

CROSS, NOUGHT = 1, 2


def marks(naive: Naive, board: Board) -> dict[int, str]:
    """What the page shows on each free cell."""
    made = {}
    for cell, next_ in naive.after(board).items():
        forced = {player: naive.force(player, next_) for player in naive.order}
        made[cell] = next((("W" if player == naive.mover(board) else "L") + str(moves + 1)
                           for player, moves in forced.items() if moves is not None), "=")
    return made


def hints(page: Page) -> dict[int, str]:
    """What it shows on each free cell."""
    return {k: cell.text for k, cell in enumerate(page.all("#board .cell"))
            if "hint" in (cell.get_attribute("class") or "")}


def seat(page: Page, player: int, level: str = "best") -> None:
    """The computer plays this one. (Keys would be one word with those of a moment ago.)"""
    page.find(f'#level [value="{level}"]').click()
    page.find(f'#seats [data-player="{player}"] option:nth-child(2)').click()


def random_moves(luck: random.Random, naive: Naive, count: int) -> tuple[list[int], Board]:
    """Moves of an unfinished game, and its board."""
    moves: list[int] = []
    board: Board = (0,) * naive.cells
    while len(moves) < count:
        cell, board_ = luck.choice(list(naive.after(board).items()))
        if naive.winner(board_) or all(board_):
            break
        moves.append(cell + 1)
        board = board_
    return moves, board


@pytest.mark.parametrize("rules, order, exact", [
    ((3, 3, 3), (NOUGHT, CROSS), ""), ((2, 3, 2), (2, 3, 1), ""), ((2, 4, 2), (NOUGHT, CROSS), "!")])
def test_each_free_cell_says_what_it_is_worth(page: Page, rules: tuple[int, int, int], order: tuple[int, ...],
                                              exact: str) -> None:
    luck, naive = random.Random(5), Naive(*rules, order, exact != "")
    page.click("#hint")
    size, text = "x".join(map(str, (*rules, len(order)))) + exact, ",".join(map(str, order))
    for _ in range(12):
        moves, board = random_moves(luck, naive, luck.randint(0, naive.cells - 1))
        page.run("location.hash = arguments[0]",
                 f"#rules={size}&order={text}&moves={'+'.join(map(str, moves))}")
        page.until(lambda: len(page.all("#moves button")) == len(moves))
        assert hints(page) == marks(naive, board), moves


def test_hints_have_words_and_a_legend(page: Page) -> None:
    assert hints(page) == {} and not page.find("#legend").is_displayed()
    page.find("body").send_keys("?")
    assert page.find("#legend").is_displayed() and page.text("worth") == "With best play it is a draw"
    page.play("12")
    assert page.text("worth") == "CROSS can force a win within 5 moves"
    assert page.labels("row 2, column 2") == ["row 2, column 2, free, W5: wins within 5 moves"]
    page.play("5")
    assert page.labels("row 3, column 3") == ["row 3, column 3, free, L4: then CROSS wins within 4 moves"]
    page.play("3")
    assert page.labels("row 3, column 3") == ["row 3, column 3, free, W1: wins"]
    page.play("9")
    assert hints(page) == {} and page.text("worth") == "" and not page.find("#legend").is_displayed()
    assert page.find("#hint").get_attribute("aria-pressed") == "true"


def winner(page: Page, naive: Naive, choose: Callable[[Board], int]) -> int:
    """Of a game in which the person, whose turn it is, makes these moves; or 0. Then it begins anew."""
    while True:
        board = tuple(".XO".index(cell) for cell in page.board().replace("/", ""))
        if naive.winner(board) or all(board):
            page.click("#restart")
            return naive.winner(board)
        page.play(str(choose(board) + 1))


@pytest.mark.parametrize("person", [CROSS, NOUGHT])
def test_the_computer_never_loses(page: Page, person: int) -> None:
    luck, naive = random.Random(person), Naive(3, 3, 3)
    seat(page, 3 - person)

    def choose(board: Board) -> int:
        assert naive.mover(board) == person
        return luck.choice(list(naive.after(board)))
    assert {winner(page, naive, choose) for _ in range(6)} <= {0, 3 - person}


def test_the_computer_is_a_click_away_and_best_play_varies(page: Page) -> None:
    page.find('#level [value="best"]').click()
    page.click("#computer")
    assert page.find("#computer").get_attribute("aria-pressed") == "true"
    answers = set()
    for _ in range(40):
        page.play("5")
        assert page.board().count("O") == 1
        answers.add(page.board())
        page.click("#restart")
    assert {answer.replace("/", "").index("O") for answer in answers} == {0, 2, 6, 8}
    page.click("#computer")
    page.play("5")
    page.shows(".../.X./...", "NOUGHT (O) to move")


def test_the_easy_computer_can_be_beaten(page: Page) -> None:
    naive = Naive(3, 3, 3)
    seat(page, NOUGHT, "easy")

    def choose(board: Board) -> int:
        worth = {cell: (naive.force(NOUGHT, next_) is not None, naive.force(CROSS, next_))
                 for cell, next_ in naive.after(board).items()}
        return min(worth, key=lambda cell: (worth[cell][0], worth[cell][1] is None, worth[cell][1] or 0))
    assert any(winner(page, naive, choose) == CROSS for _ in range(60))


@pytest.mark.parametrize("moves, told", [
    ("1+5+2+9+3", ["Move 4, NOUGHT 3,3: before it nobody could force a win, after it CROSS."]),
    ("5+1+9+3", ["No move was a mistake."]),
    ("4+1+2+7+3+6&rules=1x7x2!", ["Move 3, CROSS 1,2: before it CROSS could force a win, after it nobody.",
                                  "Move 4, NOUGHT 1,7: before it nobody could force a win, after it CROSS.",
                                  "Move 5, CROSS 1,3: before it CROSS could force a win, after it NOUGHT."]),
    ("1+2+4", ["Move 2, NOUGHT 1,2: before it nobody could force a win, after it CROSS."])])
def test_it_says_where_a_game_was_lost(page: Page, moves: str, told: list[str]) -> None:
    page.open("#moves=" + moves)
    page.click("#lost")
    assert [item.text for item in page.all("#mistakes li")] == told
    page.click("#lost")
    assert page.all("#mistakes li") == []


def test_two_computers_draw_and_say_their_last_move(page: Page) -> None:
    seat(page, CROSS)
    assert page.text("status").startswith("CROSS plays ") and page.text("status").endswith("; NOUGHT (O) to move")
    seat(page, NOUGHT)
    assert len(page.all("#moves button")) == 9
    assert page.text("status").endswith("; DRAW: the board is full")
    page.click("#undo")
    assert len(page.all("#moves .undone")) == 1


def test_undo_takes_back_the_computer_s_move_too_and_a_link_waits(page: Page) -> None:
    seat(page, NOUGHT)
    page.play("1")
    board = page.board()
    assert board.count("O") == 1
    page.click("#undo")
    page.shows(".../.../...", "CROSS (X) to move")
    page.click("#redo")
    assert page.board() == board
    page.click("#undo")
    page.play("9")
    assert page.board().count("X") == 1 and page.board().count("O") == 1
    page.run("location.hash = '#moves=1'")   # a position that is opened waits for a person
    page.until(lambda: len(page.all("#moves button")) == 1)
    page.shows("X../.../...", "NOUGHT (O) to move")
    seat(page, NOUGHT)
    assert page.board().count("O") == 1


def test_rules_without_a_table_say_so(page: Page) -> None:
    assert page.find("#seats").is_displayed() and not page.find("#no-table").is_displayed()
    seat(page, NOUGHT)
    page.preset(2)
    assert page.find("#no-table").is_displayed() and not page.find("#seats").is_displayed()
    assert not any(page.find(name).is_enabled() for name in ("#hint", "#lost", "#computer", "#level"))
    page.enter("h8")
    assert page.text("status") == "NOUGHT (O) to move"


@pytest.mark.parametrize("worker", WORKERS)
def test_a_large_table_is_filled_beside_the_page(page: Page, worker: str) -> None:
    page.run(worker)
    page.setup(rows="1", cols="13", line="3")
    page.run("""
      document.getElementById('hint').click();
      window.told = document.getElementById('worth').textContent;""")
    assert page.run("return window.told") == "Filling the table of 1,594,323 boards"
    page.until(lambda: page.text("worth") == "With best play it is a draw")
    assert list(hints(page).values()) == ["="] * 13


# ---- boards put together ----

@pytest.mark.parametrize("rules, board, status, why", [
    ("3x3x3", "XXX/.O./..O", "Possible: CROSS wins with move 5", ""),
    ("3x3x3", "XOX/OXO/OXO", "No game leads to this board", "NOUGHT has 5 cells, CROSS has 4 cells, whose turn comes"),
    ("3x3x3", "XX./.../...", "No game leads to this board", "CROSS has 2 cells, NOUGHT has 0 cells: in turns nobody"),
    ("3x3x3", "XXX/OOO/...", "No game leads to this board", "The game was over before its last move"),
    ("2x4x3!", "XXXX/OO.O", "Possible: NOUGHT (O) to move", ""),
    ("5x5x2!", ".OX../..OXO/XOXOX/OXO.X/..XOX", "Whether a game leads to this board is not known", "Its last move")])
def test_a_board_is_judged_in_words(page: Page, rules: str, board: str, status: str, why: str) -> None:
    page.open(f"#rules={rules}&moves=3")
    page.click("#place")
    page.click("#clear")
    for row, marks_ in enumerate(board.split("/"), 1):
        for col, mark in enumerate(marks_, 1):
            page.cell(row, col).send_keys(mark.replace(".", ""))
    page.shows(board, status)
    assert page.text("refusal").startswith(why) and (why != "" or page.text("refusal") == "")
    assert "BoardReached" in page.why()
    _, possible, at_play = status.rpartition("Possible: ")
    assert page.find("#continue").is_enabled() == (possible != "")
    if possible:
        page.click("#continue")
        page.shows(board, at_play)


def test_a_board_by_keyboard_that_is_played_on(page: Page) -> None:
    page.play("5")
    page.click("#place")
    assert not page.find("#entry").is_displayed() and page.board() == ".../.X./..."
    page.cell(2, 2).send_keys(".", Keys.ARROW_UP)
    page.press(Keys.ENTER, Keys.ARROW_LEFT, "x", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.press(Keys.SPACE)
    page.press(Keys.SPACE)
    page.press(Keys.ARROW_DOWN, "O")
    assert page.board() == "XXO/..O/..."
    page.click("#continue")
    page.shows("XXO/..O/...", "CROSS (X) to move")
    assert len(page.all("#moves button")) == 4 and page.find("#entry").is_displayed()
    page.click("#undo")
    assert page.board().count("O") == 1
    board = page.board()   # to leave a board goes back to the game
    page.click("#place")
    page.play("9")
    page.click("#place")
    assert page.board() == board
