"""Which exchanges of Treasures bots find good."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId

from ..answers.exchange import Terms
from ..modifiers import treasure_limit
from ..pieces import Character, Siege
from .values import hoard


def gain(siege: Siege, character: Character, gives: Sequence[CardId], gets: Sequence[CardId]) -> float:
    """What an exchange brings a character; it is no gain to get more than one can hold."""
    kept = [card for card in character.treasures if card not in gives]
    if len(kept) + len(gets) > treasure_limit(siege, character):
        return 0.0
    return hoard(siege, (*kept, *gets)) - hoard(siege, character.treasures)


def bargain(siege: Siege, me: Character, other: Character) -> tuple[Terms | None, float]:
    """The exchange of one for one by which both gain, and what it brings the first; None where there is none."""
    found, most = None, 0.0
    for mine in me.treasures:
        for theirs in other.treasures:
            if gain(siege, other, (theirs,), (mine,)) > 0:
                value = gain(siege, me, (mine,), (theirs,))
                if value > most:
                    found, most = Terms((mine, theirs)), value
    return found, most
