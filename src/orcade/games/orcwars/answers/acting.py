"""Answers that end a part of a turn."""

from __future__ import annotations

from typing import ClassVar

from .common import Word


class Done(Word, frozen=True):
    """Nothing more."""

    idle: ClassVar[bool] = True
    words = "Done"


DONE = Done()
