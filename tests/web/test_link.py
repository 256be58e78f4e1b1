"""A link opens the same position; a broken one gets a message, and never a wrong board."""
import pytest
from conftest import Page


def test_a_link_opens_the_same_position(page: Page) -> None:
    page.click("#exact")
    page.setup(rows="4", cols="4", line="3", players="3", order="2,3,1")
    page.enter("1,1 2,2 16")
    page.click("#undo")
    board, link = page.board(), page.driver.current_url
    for exact, mark in ((True, "!"), (True, "%21"), (False, "")):
        page.open(link[link.index("#"):].replace("!", mark))
        page.shows(board, "player 1 to move")
        assert page.text("trouble") == "" and page.find("#exact").is_selected() == exact


def test_a_link_and_a_reload_keep_who_plays(page: Page) -> None:
    page.find('#level [value="easy"]').click()
    page.click("#computer")
    page.play("5")
    board, link = page.board(), page.driver.current_url
    assert "&computer=2&level=easy&" in link
    for again in (lambda: page.open(link[link.index("#"):]), page.driver.refresh):
        again()
        page.until(lambda: page.board() == board)
        assert page.find("#computer").get_attribute("aria-pressed") == "true"
        assert page.find("#level").get_attribute("value") == "easy"


def test_rules_of_fewer_players_have_the_seats_of_those_alone(page: Page) -> None:
    page.open("#rules=2x3x2x3&computer=3")
    page.preset(0)
    assert page.find("#computer").get_attribute("aria-pressed") == "false"
    assert "computer" not in page.driver.current_url


def test_a_link_that_cannot_be_followed_leaves_the_game_and_the_seats(page: Page) -> None:
    page.open("#computer=2&moves=5296")
    page.run("location.hash = '#moves=11'")
    page.until(lambda: page.text("trouble") != "")
    page.shows(".O./.XO/..X", "NOUGHT plays 2,3; CROSS (X) to move")
    assert "computer=2" in page.driver.current_url


@pytest.mark.parametrize("link, trouble", [
    ("#computer=3", '"3" is no player of the order'), ("#computer=", '"" is no player of the order'),
    ("#computer=2&level=hard", '"hard" is none of the levels easy and best')])
def test_seats_that_cannot_be_are_told(page: Page, link: str, trouble: str) -> None:
    page.open(link)
    assert page.text("trouble") == "The link cannot be followed: " + trouble


@pytest.mark.parametrize("link", [
    "#rules=99x3x3x2", "#rules=3x3x3x2&order=1,1", "#rules=axbxc", "#rules=3x3x1!", "#rules=3x3x3!x2", "#order=",
    "#moves=11", "#moves=0,1", "#moves=1,",
    "#moves=152934", "#rules=3x3x3&size=3", "#moves=5&foo", "#rules=4x4x3x3&order=CROSS,NOUGHT,3", "#moves=%00",
    "#moves=" + "1,1+" * 40000, "#rules=%F0%9F%98%80", "#moves=<img src=x onerror=document.title='broken'>",
    "#moves=%3Cscript%3Edocument.title%3D'broken'%3C%2Fscript%3E", "#order='><b>", "#__proto__=1&moves=x"])
def test_a_broken_link_is_told_as_text_and_not_followed(page: Page, link: str) -> None:
    page.open(link)
    assert page.text("trouble").startswith("The link cannot be followed: ")
    assert page.driver.title == "xo: a proved referee" and page.all("img, b") == []
    assert page.board() == ".../.../..."
    page.play("5")
    assert page.board() == ".../.X./..."


def test_what_a_link_says_besides_is_named(page: Page) -> None:
    page.open("#moves=5&f%E2%80%AEoo=bar")
    said = 'The link cannot be followed: "f\\xe2\\x80\\xaeoo" is none of rules, order, computer, level and moves'
    assert page.text("trouble") == said


@pytest.mark.parametrize("order", ["NOUGHT,CROSS", "o,x", "2,Cross"])
def test_the_order_may_have_names(page: Page, order: str) -> None:
    page.open(f"#order={order}&moves=5")
    assert page.text("trouble") == ""
    page.shows(".../.O./...", "CROSS (X) to move")
