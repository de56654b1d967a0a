"""The sheet that lies over a part of the map: the battle that is fought, or chips that a question is about.

It covers the half of the map where nothing of that happens: so both can be large, and neither ever moves."""

from __future__ import annotations

from typing import Final, NamedTuple

from orcade.table.requests import CardId, Seat
from orcade.table.scene import Thing, Zone
from orcade.table.words import whose

from .battle_shown import headed, stage
from .chips_shown import Row, spread
from .pieces import (
    NAMES,
    NO_CHIP,
    WHAT_FOR_IT,
    WHAT_TERMS,
    WHAT_TO_HAND_OVER,
    WHAT_TO_LEAVE,
    WHAT_TO_TAKE_OVER,
    WHERE_TO_RETREAT,
    WHETHER_TO_AGREE,
    WHETHER_TO_MOVE_ON,
    WHICH_GOLD_TO_KEEP,
    Wars,
    chip_of,
    leader_with,
    world_of,
)

ON_THE_MAP: Final = (WHERE_TO_RETREAT, WHETHER_TO_MOVE_ON)
"""Questions for which the whole map is needed."""
MARGIN: Final = 0.3
FOOT: Final = 0.9
"""Units that are left free below it, for dice."""
HIGH, LOW = 5.7, 4.4
"""Heights of the sheet, in units: with a battle on it, and with a row of chips."""


class Box(NamedTuple):
    """A rectangle, in units; x, y is its top left corner."""

    x: float
    y: float
    width: float
    height: float


def sheet(view: Wars, seat: Seat) -> list[Thing]:
    """What lies over the map as `seat` sees it; nothing most of the time."""
    if view.asked in ON_THE_MAP:
        return []
    if row := in_question(view, seat):
        box = beyond(view, leader_with(view, view.about).area if view.asked in OF_LEADER else 0, LOW)
        return [plate(row.words, box), *spread(view, row, *box)]
    if view.battle is None:
        return []
    box = beyond(view, view.battle.area, HIGH)
    return [plate(headed(view, view.battle), box), *stage(view, view.battle, *box)]


def beyond(view: Wars, area: int, high: float) -> Box:
    """Where the sheet lies: in the half of the map in which an area is not."""
    map = world_of(view).map
    width, height = map.size
    low = map.places[area].name[1] < height / 2
    return Box(MARGIN, round(height - high - FOOT, 2) if low else 0, round(width - 2 * MARGIN, 2), high)


def plate(words: str, box: Box) -> Zone:
    """The sheet itself."""
    return Zone(
        id="sheet",
        label=words,
        x=round(box.x + box.width / 2, 3),
        y=round(box.y + box.height / 2, 3),
        width=box.width,
        height=box.height,
        look="sheet",
    )


# Chips that lie neither open on the map nor in the own hand.

OF_LEADER: Final = (WHAT_TO_LEAVE, WHAT_TO_TAKE_OVER, WHAT_TO_HAND_OVER, WHICH_GOLD_TO_KEEP)
"""Questions about what a leader has, or what stands beside him."""
OF_TRADE: Final = (WHAT_FOR_IT, WHETHER_TO_AGREE)


def in_question(view: Wars, seat: Seat) -> Row | None:
    """The chips that the present question is about, where the reader sees them nowhere else."""
    if view.asked in OF_LEADER:
        leader = leader_with(view, view.about)
        name = chip_of(view, leader.chip).name
        if view.asked == WHICH_GOLD_TO_KEEP:
            return Row(f"{whose(name)} gold", tuple(leader.gold))
        if view.asked == WHAT_TO_TAKE_OVER:
            return Row(f"Garrison of {world_of(view).names[leader.area]}", tuple(view.lands[leader.area].units))
        return Row(f"{whose(name)} units", tuple(leader.units))
    if view.asked in OF_TRADE:
        own = view.players[seat] if 0 <= seat < view.seats else None
        held = (*own.hand, *own.gold, *own.captives) if own is not None else ()
        cards = tuple(CardId(card) for card in view.noted if card not in held and card != NO_CHIP)
        return Row("The offer" if view.asked == WHAT_FOR_IT else "The bargain", cards) if cards else None
    if view.asked == WHAT_TERMS and view.players[view.about].captives:
        return Row(f"{whose(NAMES[view.about])} captives", tuple(view.players[view.about].captives))
    return None
