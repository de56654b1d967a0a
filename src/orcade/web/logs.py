"""The server's log: one line for a problem, on stderr, and never so many that a fault fills the disk."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Literal

import msgspec

Form = Literal["text", "json"]

MOST = 10
"""Lines a minute from one place in the code."""

LONGEST = 2_000
"""Characters of a line's message."""


def set_up(form: Form) -> None:
    """Let everything that is logged in this process go to stderr, a line each: as text, or as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    handler.addFilter(Bounded())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("orcade").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # It warns of every request that cannot be read.


class Bounded(logging.Filter):
    """Lets so many lines a minute through from each place; the next one after that says how many were left out."""

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._clock = clock
        self._said: dict[tuple[str, int], tuple[float, int]] = {}
        """By place: when its minute began, and how many lines since."""

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self._clock()
        begun, count = self._said.get(place, (now, 0))
        if now - begun >= 60:
            record.left_out = max(0, count - self._most)
            begun, count = now, 0
        self._said[place] = begun, count + 1
        return count < self._most


class AsText(logging.Formatter):
    """Time, level, where from, and what."""

    def format(self, record: logging.LogRecord) -> str:
        return f"{moment(record)} {record.levelname} {record.name}: {message(record)}"


class AsJson(logging.Formatter):
    """The same as an object."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message(record),
        }
        return msgspec.json.encode(fields).decode()


def moment(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def message(record: logging.LogRecord) -> str:
    """What a record says, in one line: an exception with the places it came through, the last one first."""
    text = record.getMessage()
    if record.exc_info and record.exc_info[1]:
        wrong = record.exc_info[1]
        text += f" {type(wrong).__name__}: {wrong} (at {places(wrong)})"
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(text) > LONGEST:
        text = text[:LONGEST] + " …"
    if left_out := getattr(record, "left_out", 0):
        text += f" (and {left_out} more like it before)"
    return text


def places(wrong: BaseException) -> str:
    frames = traceback.extract_tb(wrong.__traceback__)
    return " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames[-8:]))
