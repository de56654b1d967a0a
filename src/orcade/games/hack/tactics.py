"""How the game stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp

from orcade.table.requests import Seat

from .book import pages
from .dungeon import column, row
from .pieces import ACTIONS, BETWEEN, NONE, Dungeon, kills_needed

BUILD = 2.0
"""Actions that each Room towards the depth costs while there is no Exit: to place it and to enter it."""
LEAVE = 2.0
"""To place an Exit from the hand and to enter it."""
FIND = 4.0
"""To draw an Exit."""
RISK = 1.6
"""What a move through the dungeon costs, dangers included, in actions."""
TRY = 2.0
"""To use the Hand of Vectra, that it may fail included."""
HASTE = 0.3
"""How fast chances fall with the actions still needed."""
ITEM, RULE, CARD = 0.12, 0.06, 0.03
"""What each of these adds to the chances, as a share of them."""
TOMB, DREAD = 0.6, 0.8
"""Likewise for the GameMaster: how fast his chances fall with the kills still needed; and all of them at 0."""


def worth(dungeon: Dungeon) -> list[float]:
    """An estimate of each seat's result: the chance of being first, and what the others share."""
    seats = dungeon.seats
    floor = 1 - seats / 2 / (seats - 1)
    if not dungeon.rooms:
        return [floor + (1 - floor) / seats] * seats
    if dungeon.ending is not None:
        return [1.0 if place == 1 else floor for place in dungeon.ending.places]
    chances = [weight(dungeon, seat) for seat in range(seats)]
    whole = sum(chances)
    return [floor + (1 - floor) * each / whole for each in chances]


def weight(dungeon: Dungeon, seat: Seat) -> float:
    """A seat's chances, compared with those of others."""
    if seat == dungeon.gm:
        found = DREAD * exp(-TOMB * (kills_needed(dungeon) - dungeon.kills))
    else:
        left = needed(dungeon, seat)
        if seat == dungeon.active and not dungeon.died:
            left = max(0.2, left - 0.6 * dungeon.actions)
        found = exp(-HASTE * (left + dungeon.losing[seat] + ACTIONS * dungeon.idle[seat] - dungeon.gains[seat]))
    return found * (
        1 + ITEM * len(dungeon.items[seat]) + RULE * len(dungeon.rules[seat]) + CARD * len(dungeon.hands[seat])
    )


def needed(dungeon: Dungeon, seat: Seat) -> float:
    """About how many actions a character still needs to win."""
    book = pages(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    here = dungeon.rooms[dungeon.where[seat]]
    found = BUILD * max(0, BETWEEN - here.far) + LEAVE
    has_exit = has_chamber = False
    for card in dungeon.hands[seat]:
        printed = book[faces[card]]
        has_exit = has_exit or printed.exit
        has_chamber = has_chamber or printed.chamber
    if not has_exit:
        found += FIND
    if here.out != NONE:
        found = min(found, RISK * here.out)
    for card in dungeon.items[seat]:
        if book[faces[card]].hand:
            if has_chamber:
                found = min(found, BUILD * max(0, 2 - here.far) + LEAVE + TRY)
            for room in dungeon.rooms[1:]:
                if book[faces[room.card]].chamber:
                    away = abs(column(room.cell) - column(here.cell)) + abs(row(room.cell) - row(here.cell))
                    found = min(found, RISK * away + TRY)
    return found
