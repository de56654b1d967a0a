"""What all tests share: browser tests want a real Chromium, and this is the one place that knows where it is."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator

import pytest

from . import exploring, forked  # noqa: F401  `exploring` fixes what is drawn by chance.
from .shares import load_a_share_first, stagger

forked.instead_of_new_ones()

PATIENCE = 90
"""Seconds after which what a test waits for is taken never to come. It ends a test that hangs and measures nothing."""

RARELY = (50_000, 20, 20)
"""Thresholds of Python's garbage collector. As it comes it looks after every 700 new things, time and again through
whatever a test holds: one part in twenty of what the house tests of Orcs at the Gates cost."""

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
MISSING = "there is no Chromium on this machine; install it (`apt-get install chromium`) to run the browser tests"


def where_chromium_is() -> str | None:
    """Its path, by the names that it has on the search path; None where it is not installed.

    The one without windows comes first: it takes a quarter less work.
    """
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is. A test that asks for this, or for what is made of it, is a browser test."""
    found = where_chromium_is()
    assert found is not None, MISSING
    return found


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Thousands of tests are made, and all stay to the end: there is no garbage among them to look for."""
    gc.disable()
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        load_a_share_first(session.config.rootpath)
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*RARELY)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    stagger(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Without a Chromium a browser test is skipped, and the closing line says so; where CI is set it fails."""
    if item.get_closest_marker("browser") and where_chromium_is() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
