"""What all tests share: browser tests want a real Chromium."""

from __future__ import annotations

import os
import shutil

import pytest

from . import exploring  # noqa: F401  It fixes what is drawn by chance.

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
MISSING = "there is no Chromium on this machine; install it (`apt-get install chromium`) to run the browser tests"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Without a Chromium a browser test is skipped, and the closing line says so; where CI is set it fails."""
    if item.get_closest_marker("browser") and CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is."""
    assert CHROMIUM is not None, MISSING
    return CHROMIUM
