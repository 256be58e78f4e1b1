"""conftest.py: a real browser with the page in it, from the file system.

XO_PAGE is the page and XO_COMMAND the command; `make web-test` sets both. After every test the browser must have
nothing to report: no error, no breach of the page's policy, and no request but for the page itself.
"""
import json
import os
import pathlib
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

PAGE = pathlib.Path(os.environ.get("XO_PAGE", "build/web/xo.html")).resolve()
COMMAND = os.path.abspath(os.environ.get("XO_COMMAND", "build/xo"))
# A browser of a test: no sandbox of its own (a test may run as root), and none of a browser's own errands.
SWITCHES = ("--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run "
            "--disable-background-networking --disable-component-update --disable-sync --lang=en").split()
# As the page finds the browser, where it may have no worker, and where a worker fails.
WORKERS = ("", "window.Worker = class { constructor() { throw new Error('forbidden'); } }",
           """window.Worker = class { postMessage() {} terminate() {}
              constructor() { setTimeout(() => this.onerror(new Event('error'))); } }""")
PATIENCE = 120   # seconds; a test fails later than that, it never passes because of it


def command(*arguments: str, text: bytes | None = None) -> tuple[bytes, bytes]:
    """What build/xo answers: (standard output, standard error)."""
    done = subprocess.run([COMMAND, *arguments], input=text, capture_output=True, check=False)
    return done.stdout, done.stderr


class Page:
    """The page as a person has it: what is on it, and what one can do with it."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver: Any = driver   # selenium gives half of its methods types

    def open(self, link: str = "") -> None:
        self.driver.get("about:blank")
        self.driver.get(PAGE.as_uri() + link)
        self.until(lambda: self.run("return document.documentElement.dataset.ready") == "yes")

    def until(self, true: Callable[[], Any]) -> None:
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: true())

    def run(self, script: str, *given: Any) -> Any:
        return self.driver.execute_script(script, *given)

    def find(self, selector: str) -> WebElement:
        found: WebElement = self.driver.find_element(By.CSS_SELECTOR, selector)
        return found

    def all(self, selector: str) -> list[WebElement]:
        return list(self.driver.find_elements(By.CSS_SELECTOR, selector))

    def text(self, name: str) -> str:
        return self.find("#" + name).text

    def click(self, selector: str) -> None:
        self.find(selector).click()

    def cell(self, row: int, col: int) -> WebElement:
        """A cell of the board; both count from 1."""
        return self.find(f'#board [data-row="{row}"][data-col="{col}"]')

    def press(self, *keys: str) -> None:
        """Keys, typed where the focus is."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def focused(self) -> str:
        return str(self.driver.switch_to.active_element.get_attribute("aria-label"))

    def play(self, run: str) -> None:
        """The cells of a run of numbers on a 3x3 board, clicked."""
        for number in map(int, run):
            self.cell((number - 1) // 3 + 1, (number - 1) % 3 + 1).click()

    def fill(self, name: str, text: str) -> None:
        field = self.find("#" + name)
        field.clear()
        field.send_keys(text)

    def enter(self, moves: str) -> None:
        self.fill("move", moves)
        self.click("#entry button")

    def setup(self, **fields: str) -> None:
        for name, text in fields.items():
            self.fill(name, text)
        self.click("#setup button")

    def preset(self, number: int) -> None:
        self.all("#preset option")[number].click()
        self.click("#setup button")

    def judge_by(self, **fields: str | bool) -> None:
        """The rules and the order of the Replay tab, and its switches."""
        self.click("#tab-replay")
        for name, wanted in fields.items():
            if isinstance(wanted, str):
                self.fill("games-" + name, wanted)
            elif self.find("#" + name).is_selected() != wanted:
                self.click("#" + name)

    def paste(self, text: str, said: str) -> None:
        """Games under Replay, up to where the page says this of them."""
        self.click("#tab-replay")
        self.find("#text").send_keys(text)
        self.click("#games button[type=submit]")
        self.until(lambda: self.text("progress-text").startswith("pasted, done: " + said))

    def choose(self, path: pathlib.Path, said: str) -> None:
        """A file under Replay, up to where the page says this of it."""
        self.click("#tab-replay")
        self.find("#file").send_keys(os.path.abspath(path))
        self.until(lambda: self.text("progress-text").startswith(path.name + said))

    def download(self, button: str, kept: pathlib.Path) -> bytes:
        """What the page lets one keep as this file: never nothing.

        The browser puts an empty file of that name in the folder before it renames the one that it has written to it.
        """
        kept.unlink(missing_ok=True)
        self.driver.execute_cdp_cmd("Browser.setDownloadBehavior",
                                    {"behavior": "allow", "downloadPath": str(kept.parent)})
        self.click(button)
        self.until(lambda: kept.exists() and kept.stat().st_size > 0)
        return kept.read_bytes()

    def shows(self, board: str, status: str) -> None:
        """Fails where the page shows another board, or says another thing of it."""
        assert self.board() == board
        assert self.text("status") == status

    def invalid(self) -> list[str]:
        """The messages on the games, as they are shown."""
        return list(self.run("return [...document.querySelectorAll('#verdicts .invalid')].map(e => e.textContent)"))

    def board(self) -> str:
        """Its rows from the top, as `xo board` reads them."""
        rows: dict[int, list[str]] = {}
        for cell in self.all("#board .cell"):
            rows.setdefault(int(cell.get_attribute("data-row") or 0), []).append(cell.text or ".")
        return "/".join("".join(rows[row]) for row in sorted(rows))

    def labels(self, part: str) -> list[str]:
        """The labels of the cells in which this occurs."""
        labels = [cell.get_attribute("aria-label") or "" for cell in self.all("#board .cell")]
        return [label for label in labels if part in label]

    def why(self) -> list[str | None]:
        """The definitions that are shown beside a verdict."""
        return [title.get_attribute("textContent") for title in self.all("#why-texts h3")]

    def size(self, width: int, height: int, dark: bool = False, forced: bool = False) -> None:
        """The window, and the colours that the reader's system asks for."""
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "forced-colors", "value": "active" if forced else "none"}]})


@pytest.fixture(name="driver", scope="session")
def fixture_driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A browser for all tests, which asks nobody where to put a download."""
    options: Any = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for switch in SWITCHES:
        options.add_argument(switch)
    folder = str(tmp_path_factory.mktemp("downloads"))
    options.add_experimental_option("prefs", {"download.default_directory": folder})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    made = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    yield made
    made.quit()


def requests(driver: Any) -> Iterator[str]:
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            yield message["params"]["request"]["url"]


@pytest.fixture(name="page")
def fixture_page(driver: Any) -> Iterator[Page]:
    """The page, just opened; afterwards the browser has nothing to report."""
    made = Page(driver)
    made.size(1200, 900)
    made.open()
    yield made
    assert [entry["message"] for entry in driver.get_log("browser")] == []
    own = (PAGE.as_uri(), "about:", "data:", "blob:")
    assert [url for url in requests(driver) if not url.startswith(own)] == []
