"""The page as a whole: its policy, its sizes, light and dark, what a screen reader hears."""
import base64
import os
import re

import pytest
from conftest import PAGE, Page, requests
from selenium.webdriver.common.keys import Keys

TABS = ("play", "replay")


def test_it_is_one_file_with_a_policy() -> None:
    text = PAGE.read_text(encoding="utf-8")
    policy, = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    assert policy.count("'sha256-") == 3
    assert re.findall(r'(?:src|href)="(?!#|data:)[^"]*"', text) == []
    program, = re.findall(r'id="program">([^<]*)<', text)
    assert base64.b64decode(program).startswith(b"\0asm")


def test_the_policy_is_in_force(page: Page) -> None:
    """What the page does not carry is neither fetched nor run."""
    said = page.driver.execute_async_script("""
      const done = arguments[0];
      const script = document.createElement('script');
      script.textContent = 'document.title = "broken"';
      document.body.append(script);
      fetch('data:text/plain,x').then(() => done('fetched'), () => done('refused'));""")
    assert said == "refused"
    assert page.driver.title == "xo: a proved referee"
    told = [entry["message"] for entry in page.driver.get_log("browser")]
    assert told and all("Content Security Policy" in message or "Refused" in message or "Fetch API" in message
                        for message in told)
    list(requests(page.driver))


@pytest.mark.parametrize("width", [320, 800, 1440])
def test_nothing_is_wider_than_the_window(page: Page, width: int) -> None:
    page.size(width, 800)
    for link, buttons in (("#rules=19x19x5x8&moves=10,10+1,1+19,19", [f"#tab-{tab}" for tab in TABS]),
                          ("#rules=1x12x4&moves=1", ["#hint", "#place"])):
        page.open(link)
        for button in buttons:
            page.click(button)
            wide = page.run(
                "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide[0] <= wide[1], button


@pytest.mark.skipif("XO_PICTURE" not in os.environ, reason="`make web-test TEST=picture` makes it")
def test_the_picture_of_the_readme(page: Page) -> None:
    page.size(1280, 800)
    page.open("#moves=12")
    page.click("#hint")
    page.driver.save_screenshot(os.environ["XO_PICTURE"])


# For each text that is seen: its colour on its ground, by the formula of WCAG.
LOW_CONTRAST = """
  const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const parse = (text) => (text.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  const luminance = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const over = ([r, g, b, a = 1], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const low = [];
  for (const node of document.querySelectorAll('body *')) {
    const said = node.matches('input, textarea, select') || [...node.childNodes].some((child) =>
      child.nodeType === Node.TEXT_NODE && child.textContent.trim() !== '');
    if (!said || !node.checkVisibility()) continue;
    let ground = [255, 255, 255];
    const chain = [];
    for (let at = node; at; at = at.parentElement) chain.unshift(at);
    let opacity = 1;
    for (const at of chain) {
      opacity *= Number(getComputedStyle(at).opacity);
      ground = over(parse(getComputedStyle(at).backgroundColor), ground);
    }
    const [r, g, b] = parse(getComputedStyle(node).color);
    const [light, dark] = [luminance(over([r, g, b, opacity], ground)), luminance(ground)].sort((x, y) => y - x);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) low.push(`${node.tagName} ${node.id} ${node.className} ${contrast.toFixed(2)}`);
  }
  return low;"""
STATES: dict[str, tuple[str, list[str]]] = {
    "start": ("", []), "won": ("#moves=15293", ["#lost"]), "taken back": ("#moves=15293", ["#undo", "#undo"]),
    "hints": ("#moves=12", ["#hint"]), "hints, then a board": ("#moves=12", ["#hint", "#place"]),
    "the computer": ("#computer=2&level=easy&moves=5", []), "no table": ("#rules=15x15x5&moves=h8+i9", []),
    "eight players": ("#rules=19x19x5x8&moves=1+2+3+4+5+6+7+8", []), "refused": ("", ["#entry button"]),
    "a broken link": ("#moves=11", []), "definitions": ("#moves=5", ["#why summary", "#errata summary"]),
    "files": ("", ["#tab-replay", "#games button[type=submit]"])}


@pytest.mark.parametrize("colours", ["light", "dark", "forced"])
def test_each_text_in_each_state_has_contrast(page: Page, colours: str) -> None:
    """4.5 to 1, as WCAG asks of text."""
    page.size(800, 800, colours == "dark", colours == "forced")
    for state, (link, clicks) in STATES.items():
        page.open(link)
        for click in clicks:
            page.click(click)
        assert page.run(LOW_CONTRAST) == [], state
    page.paste("15293 = NOUGHT\n1 1\n@ x\n1", "3 games")
    page.until(lambda: len(page.all("#verdicts button")) == 3)
    assert page.run(LOW_CONTRAST) == []


def test_what_is_chosen_differs_in_forced_colours(page: Page) -> None:
    page.size(800, 800, forced=True)
    page.click("#hint")
    ground = [page.run("return getComputedStyle(arguments[0]).backgroundColor", page.find(name))
              for name in ("#tab-play", "#tab-replay", "#hint", "#computer")]
    assert ground[0] == ground[2] != ground[1] == ground[3]


@pytest.mark.parametrize("width, height", [(360, 740), (768, 1024), (1280, 800), (1920, 1080)])
def test_the_first_screen_has_a_board_and_the_computer(page: Page, width: int, height: int) -> None:
    page.size(width, height)
    page.open()
    for name in ("#board", "#computer", "#level"):
        rect = page.find(name).rect
        assert rect["y"] >= 0 and rect["y"] + rect["height"] <= height, name


def test_a_choice_of_rules_begins_nothing_until_it_is_asked_for(page: Page) -> None:
    page.play("5")
    page.find("#preset").send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    assert page.board() == ".../.X./..." and page.find("#rows").get_attribute("value") == "15"
    page.click("#setup button")
    assert len(page.all("#board .cell")) == 225


def test_names_contain_what_is_seen_and_headings_go_down_by_one(page: Page) -> None:
    page.open("#rules=4x4x3x3&moves=1,1+1,2+2,2")
    assert [move.text for move in page.all("#moves button")][1] == "2. player 2: 1,2"
    for link in ("#rules=4x4x3x3&moves=1,1+1,2+2,2", "#moves=12"):
        page.open(link)
        page.click("#hint")
        for summary in ("#why summary", "#errata summary"):
            page.click(summary)
        assert page.run("""
          return [...document.querySelectorAll('[aria-label]')].filter((node) => node.matches('button') &&
            node.textContent.length > 1 && !node.getAttribute('aria-label').includes(node.textContent))
            .map((node) => node.outerHTML)""") == []
        levels = page.run("""
          return [...document.querySelectorAll('h1, h2, h3, h4')].filter((node) => node.checkVisibility())
            .map((node) => Number(node.tagName[1]))""")
        assert levels[0] == 1 and all(below <= above + 1 for above, below in zip(levels, levels[1:]))


def test_everything_that_can_be_used_has_a_name(page: Page) -> None:
    for tab in TABS:
        page.click(f"#tab-{tab}")
        tree = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        usable = [node for node in tree if not node.get("ignored") and node.get("role", {}).get("value") in
                  ("button", "textbox", "checkbox", "combobox", "link", "tab", "spinbutton")]
        assert len(usable) > 5
        assert [node for node in usable if not node.get("name", {}).get("value")] == []


def test_what_happens_is_announced(page: Page) -> None:
    roles = {name: page.find("#" + name).get_attribute("role")
             for name in ("status", "refusal", "progress-text", "trouble")}
    assert roles == {"status": "status", "refusal": "alert", "progress-text": "status", "trouble": "alert"}


def test_tabs_by_keyboard(page: Page) -> None:
    page.find("#tab-play").send_keys(Keys.ARROW_RIGHT)
    assert page.find("#replay").is_displayed()
    page.press(Keys.ARROW_RIGHT)
    assert page.find("#board").is_displayed()


def test_all_of_play_is_reached_by_tab(page: Page) -> None:
    """From the top of the page: the tabs, one cell of the board, the move, the buttons, the rules."""
    page.play("5")
    page.run("document.activeElement.blur()")
    reached = []
    for _ in range(40):
        page.press(Keys.TAB)
        here = page.driver.switch_to.active_element
        named = [here.get_attribute(name) for name in ("id", "data-player", "class")]
        reached.append(next((name.split()[0] for name in named if name), here.tag_name))
    for name in ("cell", "computer", "level", "hint", "lost", "place", "move", "lettered", "undo", "restart", "preset",
                 "rows", "order", "copy", "tab-play"):
        assert name in reached
    assert reached.count("cell") <= 2 and {"1", "2"} <= set(reached)


def test_it_says_which_program_it_carries(page: Page) -> None:
    assert re.match(r"xo \d+\.\d+\.\d+\S*; the program in this page has \d+ bytes, SHA-256 [0-9a-f]{16}\.",
                    page.text("version"))
