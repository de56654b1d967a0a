"""A real server in a process of its own, and a real Chromium."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.conftest import PATIENCE as PATIENCE
from tests.forked import Python

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A sixth less work: edges of letters in plain grey, and no second thread that is only woken to draw.
    "--disable-lcd-text",
    "--disable-font-subpixel-positioning",
    "--num-raster-threads=1",
    # Chromium would load the page of its address bar's suggestions for every window. Only the last list of features
    # counts, so what Playwright would say for tests is said again.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding",
]

expect.set_options(timeout=PATIENCE * 1000)

EXPECTED = ("net::ERR_", "status of 409", "status of 422", "status of 403")
"""Console lines that a test provokes: a server that is down, and answers that are refused."""

NO_PAUSES = "if (origin !== 'null') localStorage['orcade.pace'] ??= '-1000';"
"""What the others do is shown at once, as by the slider for their pace at its quickest."""

NOT_BY_ITSELF = "if (origin !== 'null') localStorage['orcade.alone'] ??= 'false';"
"""An only answer is not given by itself. On a busy machine it would be gone before a test gives it."""

COUNTING = (Path(__file__).parent / "counting.js").read_text(encoding="utf-8")


class Server:
    """One server process on a port of its own, with a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # It is held for as long as this process lives, or another one might get it before the server listens there, or
        # while it is down. Nobody listens here, so whoever calls then is turned away.
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.port = self._held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self.process: Python | None = None

    def start(self) -> None:
        launcher = Path(__file__).parent / "fast_server.py"
        said = self.folder / "server.log"
        with said.open("ab") as log:
            self.process = Python(str(launcher), str(self.port), str(self.database), output=log.fileno())
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(said.read_text())

    def kill(self) -> None:
        """kill -9"""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share; one that kills it starts it again."""
    shared = Server(tmp_path_factory.mktemp("server"))
    shared.start()
    yield shared
    shared.stop()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """For the tests of this folder alone: while it is there, Playwright's event loop runs in this very thread."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS, timeout=PATIENCE * 1000)
        yield running
        running.close()


class Household:
    """Browser windows, each with storage of its own.

    A window costs a process and more work than all that most tests do in it. So windows are kept from test to test, and
    what a test has left in them is cleared away.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._kept: dict[tuple[bool, bool], list[Page]] = {}
        self._taken: list[Page] = []
        self._others: list[BrowserContext] = []

    def page(self, still: bool, touch: bool, fresh: bool) -> Page:
        if fresh:
            self._others.append(self._context(still, touch))
            return self._others[-1].new_page()
        kept = self._kept.setdefault((still, touch), [])
        page = next((page for page in kept if page not in self._taken), None)
        if page is None:
            context = self._context(still, touch)
            context.add_init_script(NOT_BY_ITSELF)
            page = context.new_page()
            kept.append(page)
        self._taken.append(page)
        return page

    def _context(self, still: bool, touch: bool) -> BrowserContext:
        context = self._browser.new_context(
            base_url=self._server.url, reduced_motion="reduce" if still else "no-preference", has_touch=touch
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(COUNTING)
        if still:
            context.add_init_script(NO_PAUSES)
        return context

    def tidy(self) -> None:
        """Close what a test has opened besides, and forget what its windows have kept."""
        for context in self._others:
            context.close()
        for page in self._taken:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.context.clear_cookies()
            page.goto("/empty")
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.mouse.move(0, 0)
        self._others.clear()
        self._taken.clear()


@pytest.fixture(scope="package")
def household(browser: Browser, server: Server) -> Household:
    return Household(browser, server)


Opener = Callable[..., Page]
"""(path, width, height, still: prefers reduced motion and no pauses in what the others do, touch: has a touch screen,
fresh: in a context of its own, for tests that change its clock or want only answers given by themselves) → a page in a
window of its own."""


@pytest.fixture
def window(household: Household) -> Iterator[Opener]:
    """Opens browser windows; a script error in any of them fails the test."""
    wrong: list[str] = []
    heard: list[Page] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED):
            wrong.append(message.text)

    def hear_error(error: Error) -> None:
        wrong.append(str(error))

    def opened(
        path: str = "",
        *,
        width: int = 1280,
        height: int = 860,
        still: bool = True,
        touch: bool = False,
        fresh: bool = False,
    ) -> Page:
        page = household.page(still, touch, fresh)
        page.set_viewport_size({"width": width, "height": height})
        page.on("console", hear)
        page.on("pageerror", hear_error)
        heard.append(page)
        if path:
            page.goto(path)
        return page

    yield opened
    for page in heard:
        page.remove_listener("console", hear)
        page.remove_listener("pageerror", hear_error)
    household.tidy()
    assert not wrong, wrong
