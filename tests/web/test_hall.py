"""Pages of a table of nine with a clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import TestClient, opened, play_on, sit_down, state
from .toy_hall import install


@pytest.fixture
def hall(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that knows the toy of `toy_hall`."""
    monkeypatch.syspath_prepend(install(tmp_path / "games"))
    with opened(database) as client:
        yield client


def test_the_page_tells_how_much_time_is_left_until_the_match_is_over(hall: TestClient) -> None:
    host, _ = sit_down(hall, "here", "here", game="toy-hall")
    seen = state(hall, host)
    assert seen["scene"]["until"] == 60 * (seen["view"]["began"] + 30)
    page = hall.get(host).text
    assert re.search(r'<small id="time-left" data-now="\d+\.\d+">30 min left</small>', page)
    assert f'data-until="{seen["scene"]["until"]}"' in page
    play_on(hall, host)
    page = hall.get(host).text
    assert re.search(r'<small id="time-left" data-now="[^"]*" hidden>', page)
    assert "data-until" not in page
