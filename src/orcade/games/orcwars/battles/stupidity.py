"""Stupid trolls (OW 22.1)."""

from __future__ import annotations

from orcade.table.requests import D6, CardId, Flow, Roll, Throw

from ..answers.common import chip_name
from ..chips import TROLL
from ..events.battles import Stupid
from ..events.common import own
from ..finding import chip_of, troops
from ..pieces import CLEVER, STUPID, STUPID_CLEVER, Battle, Wars
from .sides import roller, sides


def grow_stupid(wars: Wars, battle: Battle) -> Flow[None]:
    """A die for each troll troop, the attacker's first; who is stupid is no part of this battle (OW-40)."""
    for side in sides(battle):
        trolls = trolls_among(wars, side.units)
        if trolls:
            most = stupid_most(side.plan)
            dice = yield Throw(
                tuple(
                    [
                        Roll(roller(wars, side), D6, f"stupidity of {chip_name(wars, card)}", "OW 22.1", most=most)
                        for card in trolls
                    ]
                )
            )
            side.stupid = [card for card, die in zip(trolls, dice, strict=True) if die <= most]
            if side.stupid:
                yield Stupid(own(wars), tuple(side.stupid))


def stupid_most(plan: int) -> int:
    """The greatest d6 with which a troll is stupid."""
    return STUPID_CLEVER if plan == CLEVER else STUPID


def trolls_among(wars: Wars, units: list[CardId]) -> tuple[CardId, ...]:
    """The troll troops among some units; leaders are none (OW-66)."""
    return tuple([card for card in troops(wars, units) if chip_of(wars, card).race == TROLL])
