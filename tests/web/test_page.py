"""The page as a whole: its policy, its sizes, light and dark, what a screen reader hears."""
import base64
import os
import re

import pytest
from conftest import PAGE, requests

TABS = ("play", "replay", "errata")


def test_it_is_one_file_with_a_policy():
    text = PAGE.read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text).group(1)
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    assert policy.count("'sha256-") == 3
    assert re.findall(r'(?:src|href)="(?!#|data:)[^"]*"', text) == []
    assert base64.b64decode(re.search(r'id="program">([^<]*)<', text).group(1)).startswith(b"\0asm")


def test_the_policy_is_in_force(page):
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
def test_nothing_is_wider_than_the_window(page, width):
    page.size(width, 800)
    for link, buttons in (("#rules=19x19x5x8&moves=10,10+1,1+19,19", [f"#tab-{tab}" for tab in TABS]),
                          ("#rules=1x12x4&moves=1", ["#hint", "#place"])):
        page.open(link)
        for button in buttons:
            page.click(button)
            wide = page.driver.execute_script(
                "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide[0] <= wide[1], button


@pytest.mark.skipif("XO_PICTURE" not in os.environ, reason="`make web-test TEST=picture` makes it")
def test_the_picture_of_the_readme(page):
    page.size(1280, 800)
    page.open("#moves=12")
    page.click("#hint")
    page.driver.save_screenshot(os.environ["XO_PICTURE"])


def luminance(colour):
    parts = [int(colour.strip().lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_colours_have_contrast(page, dark):
    """4.5 to 1, as WCAG asks of text."""
    page.size(800, 800, dark)
    names = ["paper", "ink", "faint", "cell", "mark", "go", "go-ink", "bad", "good", "even", "poor"]
    names += [f"p{n}" for n in range(1, 9)]
    value = dict(zip(names, page.driver.execute_script(
        "return arguments[0].map(n => getComputedStyle(document.documentElement).getPropertyValue('--' + n))", names)))
    pairs = [("ink", "paper"), ("faint", "paper"), ("ink", "cell"), ("go", "paper"), ("go-ink", "go"), ("bad", "paper"),
             ("faint", "cell"), ("go", "cell"), ("ink", "good"), ("ink", "even"), ("ink", "poor")]
    pairs += [(f"p{n}", ground) for n in range(1, 9) for ground in ("cell", "mark")]
    assert [(pair, contrast(value[pair[0]], value[pair[1]])) for pair in pairs
            if contrast(value[pair[0]], value[pair[1]]) < 4.5] == []


def test_everything_that_can_be_used_has_a_name(page):
    for tab in TABS:
        page.click(f"#tab-{tab}")
        tree = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        usable = [node for node in tree if not node.get("ignored") and node.get("role", {}).get("value") in
                  ("button", "textbox", "checkbox", "combobox", "link", "tab", "spinbutton")]
        assert len(usable) > 5
        assert [node for node in usable if not node.get("name", {}).get("value")] == []


def test_what_happens_is_announced(page):
    roles = {name: page.find("#" + name).get_attribute("role")
             for name in ("status", "refusal", "progress-text", "trouble")}
    assert roles == {"status": "status", "refusal": "alert", "progress-text": "status", "trouble": "alert"}


def test_tabs_by_keyboard(page, keys):
    page.find("#tab-play").send_keys(keys.ARROW_RIGHT)
    assert page.find("#replay").is_displayed()
    page.press(keys.ARROW_RIGHT)
    assert page.find("#errata").is_displayed()
    page.press(keys.ARROW_RIGHT)
    assert page.find("#board").is_displayed()


def test_all_of_play_is_reached_by_tab(page, keys):
    """From the top of the page: the tabs, one cell of the board, the move, the buttons, the rules."""
    page.play("5")
    page.driver.execute_script("document.activeElement.blur()")
    reached = []
    for _ in range(40):
        page.press(keys.TAB)
        here = page.driver.switch_to.active_element
        named = [here.get_attribute(name) for name in ("id", "data-player", "class")]
        reached.append(next((name.split()[0] for name in named if name), here.tag_name))
    for name in ("cell", "hint", "place", "move", "lettered", "undo", "restart", "preset", "rows", "order", "copy",
                 "tab-play"):
        assert name in reached
    assert reached.count("cell") <= 2 and {"1", "2"} <= set(reached)


def test_it_says_which_program_it_carries(page):
    assert re.match(r"xo \d+\.\d+\.\d+\S*; the program in this page has \d+ bytes, SHA-256 [0-9a-f]{16}\.",
                    page.text("version"))
