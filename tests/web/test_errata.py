"""The positions of ERRATA.md: those that play can reach open on the board, the others are drawn and marked."""
from conftest import Page
from selenium.webdriver.remote.webelement import WebElement


def figures(page: Page, number: str) -> list[tuple[str, list[WebElement]]]:
    """The caption and the buttons of each figure of a row."""
    if page.find("#errata").get_attribute("open") is None:
        page.click("#errata summary")
    page.until(lambda: page.all("#slips .slip"))   # they are made once the event of the click has come
    rows = [row for row in page.all("#slips .slip") if row.text.startswith(number + ":")]
    return [(figure.find_element("css selector", "figcaption").text, figure.find_elements("css selector", "button"))
            for figure in rows[0].find_elements("css selector", "figure")]


def test_reachable_positions_open(page: Page) -> None:
    (caption, buttons), = figures(page, "V11")
    assert caption == "XXX/OO./..."
    buttons[0].click()
    page.shows("XXX/OO./...", "CROSS wins with move 5")
    (caption, buttons), = figures(page, "S9")
    buttons[0].click()
    page.shows("1132/2123/3123/1132", "player 1 wins with move 16")
    figures(page, "V12")[0][1][0].click()   # the other began
    page.shows(".../.O./...", "CROSS (X) to move")


def test_positions_that_are_no_game_are_drawn_and_marked(page: Page) -> None:
    for number, label in (("V9", "XXX/OOO/..."), ("L7", "x 1 2"), ("D7", "x 5, o 5"), ("E3", "x 1 2 4 6 9, o 1 2 4 6")):
        (caption, buttons), = figures(page, number)
        assert caption == f"{label}: no game, whatever the order of the moves"
        assert buttons == []
    assert figures(page, "S1")[0][0].endswith("a part of a board")


def test_games_are_played_up_to_their_fault(page: Page) -> None:
    (_, first), (_, second) = figures(page, "V6")
    first[0].click()
    assert page.text("status") == "CROSS wins with move 5"
    assert page.text("refusal").startswith("the game is over")


def test_every_row_of_the_document_is_there(page: Page) -> None:
    page.click("#errata summary")
    page.until(lambda: page.all("#slips h3"))
    with open("spec/ERRATA.md", encoding="utf-8") as file:
        numbers = [line.split("|")[1].strip() for line in file if line.startswith("| ") and line.count("|") >= 8]
    assert [row.text.split(":")[0] for row in page.all("#slips h3")] == numbers[1:]
