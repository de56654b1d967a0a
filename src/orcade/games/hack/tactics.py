"""How the game stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp

from orcade.table.requests import Seat

from .card_decks import cards_by_face
from .dungeon import WIDE, column, row
from .lasting_effects import actions_left
from .numbers import ACTIONS, BETWEEN, CHAMBER_FAR
from .pieces import NONE, Dungeon, kills_needed
from .printed import EAST, NORTH, SOUTH, WEST

BUILD = 2.0
"""Actions that each Room towards the depth costs while there is no Exit: to place it and to enter it."""
LEAVE = 2.0
"""To place an Exit from the hand and to enter it."""
FIND = 4.0
"""To draw an Exit."""
RISK = 1.6
"""What a move towards an Exit costs, dangers included, in actions."""
WALK = 1.2
"""What a move to where the dungeon can grow costs."""
SEEK = 1.0
"""To draw a Room."""
NEVER = 30.0
"""Where no Room can be added any more."""
TRY = 2.0
"""To use the Hand of Vectra, that it may fail included."""
HASTE = 0.15
"""How fast chances fall with the actions still needed."""
ITEM, RULE, CARD = 0.3, 0.25, 0.03
"""What each of these adds to the chances, as a share of them."""
LURKS = 0.08
"""Each Encounter that lies face down, to the GameMaster's chances, as a share of them."""
TOMB, DREAD = 1.06, 1.18
"""Likewise for the GameMaster: how fast his chances fall with the kills still needed of each character; and all of them
at 0."""


Edge = tuple[int, int, float]
"""A Room at which the dungeon can grow: column, row, and the actions that it takes from there until an Exit can lie."""


def worth(dungeon: Dungeon) -> list[float]:
    """An estimate of each seat's result: the chance of being first, and what the others share."""
    seats = dungeon.seats
    floor = 1 - seats / 2 / (seats - 1)
    if not dungeon.rooms:
        return [floor + (1 - floor) / seats] * seats
    if dungeon.ending is not None:
        return [1.0 if place == 1 else floor for place in dungeon.ending.places]
    edges = frontier(dungeon)
    chances = [weight(dungeon, seat, edges) for seat in range(seats)]
    whole = sum(chances)
    return [floor + (1 - floor) * each / whole for each in chances]


def frontier(dungeon: Dungeon) -> list[Edge]:
    """The Rooms with an open side that faces an empty cell."""
    at = dungeon.at
    found = []
    for room in dungeon.rooms:
        here = room.cell
        doors = room.doors
        if (
            (doors & NORTH and here - WIDE not in at)
            or (doors & EAST and here + 1 not in at)
            or (doors & SOUTH and here + WIDE not in at)
            or (doors & WEST and here - 1 not in at)
        ):
            missing = BETWEEN - room.far
            found.append((column(here), row(here), BUILD * missing if missing > 0 else 0.0))
    return found


def weight(dungeon: Dungeon, seat: Seat, edges: list[Edge]) -> float:
    """A seat's chances, compared with those of others."""
    if seat == dungeon.gm:
        found = DREAD * exp(-TOMB * (kills_needed(dungeon) - dungeon.kills) / (dungeon.seats - 1))
        found *= 1 + LURKS * sum(room.trap != NONE for room in dungeon.rooms)
    else:
        left = needed(dungeon, seat, edges)
        if seat == dungeon.active and not dungeon.died:
            left = max(0.2, left - 0.6 * actions_left(dungeon))
        found = exp(-HASTE * (left + dungeon.losing[seat] + ACTIONS * dungeon.idle[seat] - dungeon.gains[seat]))
    return found * (
        1 + ITEM * len(dungeon.items[seat]) + RULE * len(dungeon.rules[seat]) + CARD * len(dungeon.hands[seat])
    )


def needed(dungeon: Dungeon, seat: Seat, edges: list[Edge]) -> float:
    """About how many actions a character still needs to win."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    here = dungeon.rooms[dungeon.where[seat]]
    x, y = column(here.cell), row(here.cell)
    has_exit = has_chamber = has_room = False
    for card in dungeon.hands[seat]:
        printed = prints[faces[card]]
        if printed.doors:
            has_exit = has_exit or printed.exit
            has_chamber = has_chamber or printed.chamber
            has_room = has_room or not printed.exit
    found = NEVER
    for ex, ey, build in edges:
        away = WALK * (abs(ex - x) + abs(ey - y)) + build
        if build and not has_room:
            away += SEEK
        found = min(found, away)
    found += LEAVE if has_exit else LEAVE + FIND
    if here.out != NONE:
        found = min(found, RISK * here.out)
    for card in dungeon.items[seat]:
        if prints[faces[card]].hand:
            if has_chamber:
                found = min(found, BUILD * max(0, CHAMBER_FAR - 1 - here.far) + LEAVE + TRY)
            for room in dungeon.rooms[1:]:
                if prints[faces[room.card]].chamber:
                    away = abs(column(room.cell) - x) + abs(row(room.cell) - y)
                    found = min(found, RISK * away + TRY)
    return found
