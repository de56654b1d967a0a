"""Every die of a script has to fall: a scenario in which fewer fall than the rules ask for has gone another way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .track import SCRIPTS


@pytest.fixture(autouse=True)
def every_die_falls() -> Iterator[None]:
    SCRIPTS.clear()
    yield
    assert [script.left for script in SCRIPTS if script.left] == []
