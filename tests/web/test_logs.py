"""The server's log: a line a problem, bounded, as text or JSON."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from orcade.web.logs import AsJson, AsText, Bounded


def record(text: str = "it is %s", *given: object, line: int = 7, wrong: bool = False) -> logging.LogRecord:
    error = None
    if wrong:
        try:
            raise ValueError("two\nlines")
        except ValueError:
            error = sys.exc_info()
    made = logging.LogRecord("orcade.web", logging.WARNING, __file__, line, text, given or ("so",), error)
    made.created, made.msecs = 1_800_000_000.25, 250
    return made


@pytest.mark.parametrize("wrong", [False, True])
def test_a_problem_is_one_line(wrong: bool) -> None:
    text = AsText().format(record("say\r\n%s\x1b[2J\u2028!", "that", wrong=wrong))
    assert text.startswith("2027-01-15T08:00:00.250Z WARNING orcade.web: say that [2J !")
    assert len(text.splitlines()) == 1
    assert ("ValueError: two lines (at " in text) == wrong
    assert (f"{__file__}:" in text) == wrong
    assert len(AsText().format(record("%s", "long" * 5000))) < 2200


def test_as_json() -> None:
    assert json.loads(AsJson().format(record())) == {
        "time": "2027-01-15T08:00:00.250Z",
        "level": "warning",
        "logger": "orcade.web",
        "message": "it is so",
    }


def test_a_flood_is_ten_lines_a_minute_from_each_place() -> None:
    now = 0.0
    bounded = Bounded(clock=lambda: now)
    assert sum(bounded.filter(record("another %s each time", each)) for each in range(1000)) == 10
    assert bounded.filter(record(line=8)), "another place has lines of its own"
    now = 61.0
    after = record()
    assert bounded.filter(after)
    assert AsText().format(after).endswith("it is so (and 990 more like it before)")
    assert not hasattr(record(), "left_out")
