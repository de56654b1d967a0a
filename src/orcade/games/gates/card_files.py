"""Reads the cards from TOML: the three decks that ship, and a text of one's own that replaces some of them."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from orcade.table.errors import OrcadeError

from .printed import DECKS, Card


class BadCards(OrcadeError):
    """Cards that cannot be played: their faults, one a line, as many as can be read at once."""


@lru_cache(maxsize=64)
def decks_of(own: str) -> tuple[tuple[Card, ...], ...]:
    """The different cards of the three decks: of each that `own` (TOML, or "") has a table of, its cards; else those
    that ship. Raises `BadCards`."""
    if not own:
        return shipped()
    read = _read(own)
    return tuple(mine or ours for mine, ours in zip(read, shipped(), strict=True))


@cache
def shipped() -> tuple[tuple[Card, ...], ...]:
    """The different cards of the three decks of the game."""
    return tuple(_read(source(name))[at] for at, name in enumerate(DECKS))


def source(deck: str) -> str:
    """The TOML of a deck that ships."""
    return (Path(__file__).parent / "decks" / f"{deck}.toml").read_text(encoding="utf-8")


def _read(text: str) -> tuple[tuple[Card, ...], ...]:
    """The cards of a text, deck by deck; none of a deck that it has no table of."""
    try:
        raw = tomllib.loads(text)
        return tuple(
            tuple(msgspec.convert(entry, struct) for table, struct in tables.items() for entry in raw.get(table, ()))
            for tables in DECKS.values()
        )
    except ValueError as wrong:
        raise BadCards(str(wrong)) from None
