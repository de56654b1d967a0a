"""Finding things: whose turn it is, who leads and holds what, who stands where, and who is whose enemy."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId, Seat

from .chips import LEADER, MACHINE, TROOP, Chip, chips
from .pieces import Land, Leader, Wars
from .world import ORCLANDS, World, world


def world_of(wars: Wars) -> World:
    """The map."""
    return world(wars.options.own_map)


def chip_of(wars: Wars, card: int) -> Chip:
    """What is printed on a chip whose face is known."""
    return chips(wars.options.own_chips)[wars.cards.faces[card]]


def known(wars: Wars, card: int) -> Chip | None:
    """What is printed on a chip; None in a view that may not know it."""
    face = wars.face(card)
    return None if face < 0 else chips(wars.options.own_chips)[face]


def turn_of(wars: Wars) -> Seat:
    """Whose turn it is."""
    return (wars.first + wars.turns) % wars.seats


def clockwise(wars: Wars) -> list[Seat]:
    """All seats in the order of play of this round."""
    return [(wars.first + step) % wars.seats for step in range(wars.seats)]


def leader_with(wars: Wars, chip: int) -> Leader:
    """The leader of this chip, who is on the map or lost."""
    for leader in wars.leaders:
        if leader.chip == chip:
            return leader
    raise LookupError(chip)


def on_map(wars: Wars, chip: int) -> Leader | None:
    """The leader of this chip; None where he is not on the map."""
    for leader in wars.leaders:
        if leader.chip == chip and leader.area >= 0:
            return leader
    return None


def leaders_in(wars: Wars, area: int, seat: Seat) -> list[Leader]:
    """A player's leaders in an area."""
    return [leader for leader in wars.leaders if leader.area == area and leader.seat == seat]


def land_of(wars: Wars, area: int) -> Land | None:
    """An orcland; None for an outland."""
    return wars.lands[area] if 0 <= area < ORCLANDS else None


def is_troop(wars: Wars, card: int) -> bool:
    return chip_of(wars, card).kind == TROOP


def troops(wars: Wars, units: Sequence[CardId]) -> list[CardId]:
    """Those of some units that are troops."""
    return [card for card in units if is_troop(wars, card)]


def machines(wars: Wars, units: Sequence[CardId]) -> list[CardId]:
    """Those of some units that are war machines."""
    return [card for card in units if chip_of(wars, card).kind == MACHINE]


def lone(leader: Leader) -> bool:
    """Whether a leader has no army. A machine is never without a troop (OW-31), so any unit will do."""
    return not leader.units


def power_of(wars: Wars, cards: Sequence[int]) -> int:
    """What units count in battle together: power, and of leaders authority (OW 1.1)."""
    return sum([chip_of(wars, card).power for card in cards])


def is_leader(wars: Wars, card: int) -> bool:
    return chip_of(wars, card).kind == LEADER


def holder(wars: Wars, card: int) -> Leader | Land | None:
    """Who leads a unit on the map, or the land of the garrison that it belongs to; None where it is not on the map."""
    for leader in wars.leaders:
        if card in leader.units:
            return leader
    for land in wars.lands:
        if card in land.units:
            return land
    return None


def owner_of(wars: Wars, card: int) -> Seat:
    """Whose unit this is, which is on the map."""
    held = holder(wars, card)
    assert held is not None
    return held.seat if isinstance(held, Leader) else held.owner


# Friend and foe.


def owners_in(wars: Wars, area: int) -> list[Seat]:
    """Who has units in an area: leaders' owners, and whose the units of the land are, NOBODY for neutral ones."""
    found: list[Seat] = []
    for leader in wars.leaders:
        if leader.area == area and leader.seat not in found:
            found.append(leader.seat)
    land = land_of(wars, area)
    if land is not None and land.units and land.owner not in found:
        found.append(land.owner)
    return found


def enemies_in(wars: Wars, area: int, seat: Seat) -> list[Seat]:
    """Whose hostile units are in an area (OW-49)."""
    return [owner for owner in owners_in(wars, area) if owner != seat]


def owns(wars: Wars, seat: Seat, area: int) -> bool:
    """Whether an area is a seat's own land."""
    return 0 <= area < ORCLANDS and wars.lands[area].owner == seat


def own_units(wars: Wars, area: int, seat: Seat) -> list[CardId]:
    """A player's troops and machines in an area: of his leaders and of his garrison."""
    found = [card for leader in wars.leaders if leader.area == area and leader.seat == seat for card in leader.units]
    if owns(wars, seat, area):
        found += wars.lands[area].units
    return found


def has_unit(wars: Wars, area: int, seat: Seat) -> bool:
    """Whether a player has a unit there, leaders among them."""
    return seat in owners_in(wars, area)


def areas_with_units(wars: Wars, seat: Seat, without: Sequence[CardId] = ()) -> int:
    """The areas where a player has a unit, leaders among them. `without`: leaders who do not count, nor their units."""
    found = areas_with_troops(wars, seat, without)
    for leader in wars.leaders:
        if leader.seat == seat and leader.area >= 0 and leader.chip not in without:
            found |= 1 << leader.area
    return found


def areas_with_troops(wars: Wars, seat: Seat, without: Sequence[CardId] = ()) -> int:
    """The areas where a player has a troop. `without`: as above."""
    found = 0
    for leader in wars.leaders:
        if leader.seat == seat and leader.area >= 0 and leader.units and leader.chip not in without:
            found |= 1 << leader.area
    for area, land in enumerate(wars.lands):
        if land.owner == seat and land.units:
            found |= 1 << area
    return found
