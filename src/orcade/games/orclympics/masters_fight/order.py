"""Who acts when: the roll for the Initiative Order (MF 3, MF 4.1), and whose activation is next."""

from __future__ import annotations

from orcade.table.requests import D6, Flow, Roll

from .events import LinedUp
from .pieces import ACTION_POINTS, BRAWLING, CLOSING, Fight


def line_up(fight: Fight) -> Flow[None]:
    """MF 3, MF 4.1: put `fight.order` in the order of a roll."""
    yield from roll_off(fight, 0, len(fight.order))
    fight.at = 0
    yield LinedUp(tuple(fight.order))


def roll_off(fight: Fight, first: int, end: int) -> Flow[None]:
    """Sort the places `first` … `end`-1 of the order by a die each; who ties rolls again (GEN-2).

    OC-5: in a campaign the age of the broods decides where all who tie have the same brood.
    """
    orcs = fight.orcs
    order = fight.order
    for place in range(first, end):
        seat = order[place]
        orcs[seat].initiative = yield Roll(seat, D6, "initiative", "MF 4.1" if fight.turn else "MF 3")
    order[first:end] = sorted(order[first:end], key=lambda seat: -orcs[seat].initiative)
    place = first
    while place < end:
        value = orcs[order[place]].initiative
        brood = orcs[order[place]].brood
        after = place + 1
        same = True
        while after < end and orcs[order[after]].initiative == value:
            same = same and orcs[order[after]].brood == brood
            after += 1
        if after > place + 1:
            if same and fight.ages:
                old = 1 if value <= 3 else -1
                order[place:after] = sorted(order[place:after], key=lambda seat: old * fight.ages[seat])
            else:
                yield from roll_off(fight, place, after)
        place = after


def ready(fight: Fight, at: int) -> None:
    """Give the next standing Orc from this place on its Action Points; when there is none the Game Turn closes."""
    order = fight.order
    while at < len(order) and fight.orcs[order[at]].health <= 0:
        at += 1
    fight.at = at
    fight.phase = BRAWLING if at < len(order) else CLOSING
    fight.points = ACTION_POINTS
    fight.left = 0
    fight.used = 0
