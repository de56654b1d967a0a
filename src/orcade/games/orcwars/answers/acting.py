"""Answers that end a part of a turn."""

from __future__ import annotations

from .common import Word


class Done(Word, frozen=True):
    """Nothing more."""

    words = "Done"


DONE = Done()
