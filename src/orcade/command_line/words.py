"""What words of several commands are, and how help is laid out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import App, Parameter, Token


def _whole(kind: Any, tokens: Sequence[Token]) -> int:
    """cyclopts itself would round 1.5 to 2."""
    word = tokens[0].value
    try:
        return int(word)
    except ValueError:
        raise ValueError(f"a whole number is expected, not {word!r}") from None


Whole = Annotated[int, Parameter(converter=_whole)]
Plain = Annotated[bool, Parameter(name="--plain", negative="", show_default=False)]
Choices = Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative="", show_default=False)]
Words = Annotated[str, Parameter(show_default=False)]
Whose = Annotated[str, Parameter(name="--game", show_default=False)]


def boxes() -> bool:
    """Whether help may draw boxes: not where it is read aloud or goes into a pipe."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def group(name: str, told: str, place: int) -> App:
    """Commands that are told together, at this place of the list, counted from 0."""
    return App(
        name=name,
        help=told,
        sort_key=place,
        version_flags=(),
        help_epilogue="",
        help_format="plaintext",
        help_formatter="default" if boxes() else "plain",
    )
