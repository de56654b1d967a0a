"""Dying, and not dying (HK 15, HK 16). Part of the circle that `interruptions.py` tells of."""

from __future__ import annotations

from orcade.table.game import Ending
from orcade.table.requests import CardId, Flow, Seat

from . import encounters, immediate_effects, interruptions
from .events import Died, Spared, now
from .items import drop_item, lose_item, may_equip
from .pieces import DEATH, NAMES, NO_CARD, NONE, Dungeon, Moment, kills_needed

TROPHY = "Your Encounter has killed: play an Item?"


def die(dungeon: Dungeon, seat: Seat, card: CardId, by: Seat, hand: CardId = NO_CARD) -> Flow[bool]:
    """Somebody is about to die of an Encounter (or of something else: NONE); False if saved.

    `hand`: the Hand of Vectra that kills, and is lost, unless it has been taken from its owner meanwhile (HK-5).
    """
    if dungeon.ending is not None:
        return False
    dungeon.moments.append(Moment(DEATH, seat, card, by))
    deaths = dungeon.deaths[seat]
    again = True
    while again and not dungeon.moments[-1].saved and dungeon.deaths[seat] == deaths:
        again = yield from interruptions.one_round(dungeon)
    saved = dungeon.moments[-1].saved
    dungeon.moments.pop()
    if saved:
        yield Spared(now(dungeon), seat)
        return False
    if dungeon.deaths[seat] != deaths:
        return True  # Killed meanwhile: one dies once.
    dungeon.deaths[seat] += 1
    if dungeon.active == seat:
        dungeon.died = True
    killer = by != NONE and by == dungeon.gm
    if killer:
        dungeon.kills += 1
    last = killer and dungeon.kills >= kills_needed(dungeon)
    yield Died(now(dungeon), seat, dungeon.deaths[seat], dungeon.kills if killer else 0, by, last)
    if last:
        finish(dungeon, by, f"{NAMES[by]} has put up {dungeon.kills} tombstones: nobody leaves.", "HK-25")
        return True
    if hand in dungeon.items[seat]:
        yield from drop_item(dungeon, seat, hand)
    else:
        yield from lose_item(dungeon, seat, "HK 15", sparing_hand=True)
    left = dungeon.came[seat] = dungeon.where[seat]
    dungeon.where[seat] = 0
    dungeon.carried |= 1 << seat
    yield from immediate_effects.trigger(dungeon, seat, "die", left=left)
    if by != NONE:
        yield from immediate_effects.trigger(dungeon, by, "kill", encounters.kind_of(dungeon, card), actor=seat)
        if killer:
            yield from may_equip(dungeon, by, TROPHY, "HK 23")
    if dungeon.where[seat] == 0:
        yield from encounters.meet_face_down(dungeon, seat)
    return True


def finish(dungeon: Dungeon, winner: Seat, text: str, rule: str) -> None:
    """Somebody has won; all others share the second place."""
    dungeon.ending = Ending([1 if seat == winner else 2 for seat in range(dungeon.seats)], text, rule)
