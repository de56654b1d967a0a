"""What is wrong with what every printed card bears: its id, its name, its flavour, and the text of what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .toml_checks import Misfit

SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ID, NAME, FLAVOUR, TEXT = 40, 28, 80, 180
"""The most letters that a card has room for."""


def of_head(id: str, name: str, flavour: str) -> Iterator[Misfit]:
    """What stands on every card but its text."""
    if not SLUG.fullmatch(id) or len(id) > ID:
        yield ("id",), f"its id is small letters, digits and single hyphens, at most {ID} of them, not {id!r}"
    if not name.strip() or not name.isprintable() or len(name) > NAME:
        yield ("name",), f"its name is from 1 to {NAME} letters long, without line breaks, not {name!r}"
    if not flavour.isprintable() or len(flavour) > FLAVOUR:
        yield ("flavour",), f"its flavour is at most {FLAVOUR} letters long, without line breaks"


def of_text(made: str) -> Iterator[Misfit]:
    """`made`: what the card does, as it is written on it."""
    if len(made) > TEXT:
        yield (), f"its text has {len(made)} letters and a card has room for {TEXT}: give it less to do ({made!r})"
