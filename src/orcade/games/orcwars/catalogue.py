"""The two cups as chips to read and to print."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from orcade.table import catalogue
from orcade.table.catalogue import Printed
from orcade.table.things import Card

from . import chip_files
from .chip_looks import BACKS, body, corner, emblem, facts, full_words, text
from .chips import KIND_NAMES, chips, cup
from .printed import CUPS

TABLES: Final = frozenset(chip_files.STRUCTS)
TITLES: Final = ("Units", "Gold")
LINES: Final = ("Unit cup: leaders, troops and their helpers", "Gold cup: gold and caravans")


@cache
def decks() -> tuple[catalogue.Deck, ...]:
    """The two cups of the game."""
    return tuple(_deck("", back) for back in range(len(CUPS)))


def read(own: str) -> tuple[catalogue.Deck, ...]:
    """The cups that a TOML text has chips of. Raises `BadContent`."""
    return tuple(_deck(own, back) for back, entries in enumerate(chip_files.read(own)) if entries)


def _deck(own: str, back: int) -> catalogue.Deck:
    faces = chips(own)
    counts = Counter(cup(own, back))
    return catalogue.Deck(
        id=list(CUPS)[back],
        title=TITLES[back],
        line=LINES[back],
        cards=tuple(
            Printed(
                face=Card(
                    id=chip.slug,
                    label=full_words(chip, own),
                    title=chip.name,
                    corner=corner(chip),
                    emblem=emblem(chip),
                    body=body(chip, own),
                    back=BACKS[back],
                ),
                kind=KIND_NAMES[chip.kind].capitalize(),
                facts=facts(chip),
                text=text(chip, own),
                count=counts[chip.face],
            )
            for chip in map(faces.__getitem__, counts)
        ),
        verbs={},
    )
