"""Decks with faults, and what is said of them. The last card of Knuckles' deck is replaced by one with a fault, whose
line ends in a mark."""

from __future__ import annotations

import pytest

from orcade.games.hack.deck_files import read_deck, source
from orcade.table.toml_texts import BadContent

KNUCKLES = source("knuckles")
MARK = "# <-"
SOUND = KNUCKLES[: KNUCKLES.rindex("[[rule]]")]
"""Knuckles' deck without its last card."""
SPOON = 'id = "spoon"\nname = "Bent Spoon"\n'
DOES = 'effects = [{ do = "allow", what = "walls" }]'


def refusal(text: str) -> str:
    """What is said of a deck that is refused."""
    with pytest.raises(BadContent) as refused:
        read_deck(text)
    return str(refused.value)


def item(effects: str) -> str:
    return f"[[item]]\n{SPOON}effects = [{effects}] # <-"


def event(effects: str, conditions: str = "", when: str = "action") -> str:
    return f"[[event]]\n{SPOON}when = '{when}'\nif = [{conditions}] # <-\neffects = [{effects}]"


def trap(lines: str) -> str:
    return f"[[trap]]\n{SPOON}{lines} # <-"


def room(lines: str) -> str:
    return f"[[room]]\n{SPOON}{lines} # <-"
