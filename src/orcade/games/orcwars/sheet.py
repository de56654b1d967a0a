"""The sheet that lies over a part of the map: the battle that is fought, or chips that a question is about.

It covers the half of the map where nothing of that happens: so both can be large, and neither ever moves."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orcade.table.requests import CardId, Seat
from orcade.table.things import Caption, Card, Outcomes, Stack, Thing, Zone
from orcade.table.words import whose

from .battle_shown import headed, stage
from .chips_shown import Row, spread
from .finding import chip_of, leader_with, world_of
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
)

SHEET: Final = "sheet"
"""Id of the sheet itself; all that lies on it comes behind it."""
ON_THE_MAP: Final = (WHERE_TO_RETREAT, WHETHER_TO_MOVE_ON)
"""Questions for which the whole map is needed."""
WIDE: Final = 11.4
HIGH, LOW = 8.2, 4.4
"""Width and heights of the sheet, in units: with a battle on it, in the shape of what a phone shows of a map, and
with a row of chips. On a small map it is made smaller as a whole."""
MARGIN = 0.3
"""Units that are left free beside it."""
LEAST: Final = 8.6
"""Width of a sheet at least: on a phone it is seen as near as it can be."""
EDGE: Final = 0.5
"""What is free on both sides of a row of chips."""
LETTER: Final = 0.62
"""How wide a letter is about, measured by the size of the words."""
RIM: Final = 0.2
"""Above or below it, so that its edge is seen where it is looked at from near."""
SIZES: Final = ("width", "height", "size")
"""What is scaled of a thing, besides its place."""
PART: Final = 0.5
"""Of the map's height: what the sheet takes at most."""


def sheet(view: Wars, seat: Seat) -> list[Thing]:
    """What lies over the map as `seat` sees it; nothing most of the time."""
    if view.asked in ON_THE_MAP:
        return []
    if row := in_question(view, seat):
        area = leader_with(view, view.about).area if view.asked in OF_LEADER else 0
        chips = spread(view, row, WIDE, LOW)
        return laid(view, area, LOW, [plate(row.words, LOW, around(chips)), *chips])
    if view.battle is None:
        return []
    things = [plate(headed(view, view.battle), HIGH, WIDE, public=True), *stage(view, view.battle, WIDE, HIGH)]
    return laid(view, view.battle.area, HIGH, things)


def plate(words: str, high: float, wide: float, *, public: bool = False) -> Zone:
    """The sheet itself, in the middle of its place from 0, 0. `public`: all on it may be seen by everybody."""
    return Zone(id=SHEET, label=words, x=WIDE / 2, y=high / 2, width=wide, height=high, look="sheet", open=public)


def around(things: list[Thing]) -> float:
    """How wide it is for a row of chips and the words above them."""
    widths = [2 * abs(each.x - WIDE / 2) + each.width for each in things if isinstance(each, Card)]
    words = max((LETTER * each.size * len(each.text) for each in things if isinstance(each, Caption)), default=0)
    return round(min(WIDE, max([LEAST, *(each + 2 * EDGE for each in (*widths, words))])), 3)


def laid(view: Wars, area: int, high: float, things: list[Thing]) -> list[Thing]:
    """The sheet with all that is on it, in the half of the map in which an area is not."""
    map = world_of(view).map
    width, height = map.size
    scale = min((width - 2 * MARGIN) / WIDE, height * PART / HIGH)
    low = map.places[area].name[1] < height / 2
    top = height - scale * high - RIM if low else RIM
    left = (width - scale * WIDE) / 2
    found: list[Thing] = []
    for thing in things:
        assert isinstance(thing, Zone | Caption | Stack | Card | Outcomes)
        sizes = {name: round(getattr(thing, name) * scale, 3) for name in SIZES if hasattr(thing, name)}
        found.append(replace(thing, x=round(left + thing.x * scale, 3), y=round(top + thing.y * scale, 3), **sizes))
    return found


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
        words = "The offer" if view.asked == WHAT_FOR_IT else "The bargain"
        if any(card in held for card in view.noted):
            words = "You get"
        return Row(words, cards) if cards else None
    if view.asked == WHAT_TERMS and view.about != seat and view.players[view.about].captives:
        return Row(f"{whose(NAMES[view.about])} captives", tuple(view.players[view.about].captives))
    return None
