"""Whose leader it is that an answer names, and where he is."""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat
from orcade.table.words import listed

from ..answers.common import area_name, chip_name
from ..finding import owns
from ..pieces import LOST, NAMES, Leader, Wars


def named(view: Wars, leader: Leader) -> str:
    """What a leader is called."""
    return chip_name(view, leader.chip)


def follower(view: Wars, chip: CardId) -> Leader | None:
    """The leader of this chip, on the map or lost; None where he is neither."""
    return next((leader for leader in view.leaders if leader.chip == chip), None)


def missing(view: Wars, seat: Seat, chip: CardId) -> Why | None:
    """What bars every action of a leader whom a seat does not have on the map."""
    leader = follower(view, chip)
    name = chip_name(view, chip)
    if leader is None:
        if chip in view.players[seat].hand:
            return Why(f"{name} is in your hand: raise him first", "OW-16")
        return Why(f"{name} is not on the map", "OW 3.1")
    if leader.seat != seat:
        return Why(f"{name} obeys {NAMES[leader.seat]}, not you", "OW 1.1")
    if leader.area == LOST:
        return Why(f"{name} is lost underground and comes up when your next actions begin", "OW-12")
    return None


def led(view: Wars, seat: Seat, chip: CardId) -> tuple[Leader, Why | None]:
    """A leader, and what bars all that he could do."""
    leader = follower(view, chip)
    why = missing(view, seat, chip)
    return leader or Leader(chip, seat, LOST), why


def moved(view: Wars, leader: Leader) -> Why | None:
    """What bars a second move."""
    if not leader.moved:
        return None
    return Why(f"{named(view, leader)} has used up his move of this turn", "OW 6.1")


def abroad(view: Wars, leader: Leader, rule: str) -> Why | None:
    """What bars all that is done in own land alone."""
    if owns(view, leader.seat, leader.area):
        return None
    name = area_name(view, leader.area)
    if leader.area >= len(view.lands):
        return Why(f"{name} is an outland, which nobody owns", rule)
    return Why(f"{name} is not yours: only a leader who ends a move there claims it", rule)


def one_of_each(view: Wars, cards: Iterable[CardId]) -> list[CardId]:
    """The first of some chips of each face; equal ones are typed alike."""
    found: dict[int, CardId] = {}
    for card in cards:
        found.setdefault(view.face(card), card)
    return list(found.values())


def own_leaders(view: Wars, seat: Seat) -> list[Leader]:
    """All leaders whom a seat has on the map or lost."""
    return [leader for leader in view.leaders if leader.seat == seat]


def yours(view: Wars, seat: Seat) -> str:
    """The leaders of a seat in a row: "yours are Clank and Ma Gash"."""
    names = [named(view, leader) for leader in own_leaders(view, seat)]
    if not names:
        return "you have none on the map"
    return f"yours {'is' if len(names) == 1 else 'are'} {listed(names)}"
