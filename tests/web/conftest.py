"""conftest.py: a real browser with the page in it, from the file system.

XO_PAGE is the page and XO_COMMAND the command; `make web-test` sets both. After every test the browser must have
nothing to report: no error, no breach of the page's policy, and no request but for the page itself.
"""
import json
import os
import pathlib
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PAGE = pathlib.Path(os.environ.get("XO_PAGE", "build/web/xo.html")).resolve()
COMMAND = os.path.abspath(os.environ.get("XO_COMMAND", "build/xo"))
# A browser of a test: no sandbox of its own (a test may run as root), and none of a browser's own errands.
SWITCHES = ("--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run "
            "--disable-background-networking --disable-component-update --disable-sync --lang=en").split()
PATIENCE = 120   # seconds; a test fails later than that, it never passes because of it


def command(*arguments, text=None):
    """What build/xo answers: (standard output, standard error)."""
    done = subprocess.run([COMMAND, *arguments], input=text, capture_output=True, check=False)
    return done.stdout, done.stderr


class Page:
    """The page as a person has it: what is on it, and what one can do with it."""

    def __init__(self, driver):
        self.driver = driver

    def open(self, link=""):
        self.driver.get("about:blank")
        self.driver.get(PAGE.as_uri() + link)
        self.until(lambda: self.driver.execute_script("return document.documentElement.dataset.ready") == "yes")

    def until(self, true):
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: true())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, name):
        return self.find("#" + name).text

    def click(self, selector):
        self.find(selector).click()

    def cell(self, row, col):
        return self.find(f'#board [data-row="{row}"][data-col="{col}"]')

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def focused(self):
        return self.driver.switch_to.active_element.get_attribute("aria-label")

    def play(self, run):
        """The cells of a run of numbers on a 3x3 board, clicked."""
        for number in map(int, run):
            self.cell((number - 1) // 3 + 1, (number - 1) % 3 + 1).click()

    def fill(self, name, text):
        field = self.find("#" + name)
        field.clear()
        field.send_keys(text)

    def enter(self, moves):
        self.fill("move", moves)
        self.click("#entry button")

    def setup(self, **fields):
        for name, text in fields.items():
            self.fill(name, text)
        self.click("#setup button")

    def preset(self, number):
        """A game of the list, begun."""
        self.all("#preset option")[number].click()
        self.click("#setup button")

    def judge_by(self, **fields):
        """The rules and the order of the Replay tab, and its switches."""
        self.click("#tab-replay")
        for name, wanted in fields.items():
            if name in ("rules", "order"):
                self.fill("games-" + name, wanted)
            elif self.find("#" + name).is_selected() != wanted:
                self.click("#" + name)

    def paste(self, text, said):
        """Games under Replay, up to where the page says this of them."""
        self.click("#tab-replay")
        self.find("#text").send_keys(text)
        self.click("#games button[type=submit]")
        self.until(lambda: self.text("progress-text").startswith("pasted, done: " + said))

    def shows(self, board, status):
        assert self.board() == board
        assert self.text("status") == status

    def invalid(self):
        """The messages on the games, as they are shown."""
        return self.driver.execute_script(
            "return [...document.querySelectorAll('#verdicts .invalid')].map(e => e.textContent)")

    def board(self):
        rows = {}
        for cell in self.all("#board .cell"):
            rows.setdefault(int(cell.get_attribute("data-row")), []).append(cell.text or ".")
        return "/".join("".join(rows[row]) for row in sorted(rows))

    def labels(self, part):
        return [cell.get_attribute("aria-label") for cell in self.all("#board .cell")
                if part in cell.get_attribute("aria-label")]

    def why(self):
        return [title.get_attribute("textContent") for title in self.all("#why-texts h3")]

    def size(self, width, height, dark=False, forced=False):
        """The window, and the colours that the reader's system asks for."""
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "forced-colors", "value": "active" if forced else "none"}]})


@pytest.fixture(scope="session")
def driver(tmp_path_factory):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for switch in SWITCHES:
        options.add_argument(switch)
    downloads = tmp_path_factory.mktemp("downloads")
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    made = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    made.downloads = downloads
    yield made
    made.quit()


def requests(driver):
    """The addresses that were asked for."""
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            yield message["params"]["request"]["url"]


@pytest.fixture
def page(driver):
    made = Page(driver)
    made.size(1200, 900)
    made.open()
    yield made
    assert [entry["message"] for entry in driver.get_log("browser")] == []
    own = (PAGE.as_uri(), "about:", "data:", "blob:")
    assert [url for url in requests(driver) if not url.startswith(own)] == []


@pytest.fixture
def keys():
    return Keys
