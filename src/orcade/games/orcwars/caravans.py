"""Caravans on their ways (OW 4, OW-61)."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.requests import Flow, Seat

from .events.caravans import Arrived, Placed
from .events.common import own
from .finding import chip_of, world_of
from .pieces import Caravan, Wars
from .supply import put_back
from .world import world


def way_of(wars: Wars, caravan: Caravan) -> tuple[int, ...]:
    """The areas of a caravan's way, from its start to its destination."""
    chip = chip_of(wars, caravan.chip)
    return way(wars.options.own_map, chip.route, chip.back)


@lru_cache(maxsize=64)
def way(own_map: str, route: int, back: bool) -> tuple[int, ...]:
    """A route of a map, there or back."""
    areas = world(own_map).routes[route]
    return areas[::-1] if back else areas


def area_of(wars: Wars, caravan: Caravan) -> int:
    """Where a caravan is."""
    return way_of(wars, caravan)[caravan.at]


def caravan_with(wars: Wars, chip: int) -> Caravan:
    """The caravan of this chip, which is on the map."""
    caravan = on_its_way(wars, chip)
    if caravan is None:
        raise LookupError(chip)
    return caravan


def on_its_way(wars: Wars, chip: int) -> Caravan | None:
    """The caravan of this chip; None where it is not on the map."""
    for caravan in wars.caravans:
        if caravan.chip == chip:
            return caravan
    return None


def caravans_in(wars: Wars, area: int) -> list[Caravan]:
    """The caravans in an area."""
    return [caravan for caravan in wars.caravans if area_of(wars, caravan) == area]


def place(wars: Wars, seat: Seat) -> Flow[None]:
    """OW 4.2: a player's new caravans are placed at their starts."""
    waiting = wars.players[seat].waiting
    while waiting:
        caravan = Caravan(waiting.pop(0))
        wars.caravans.append(caravan)
        yield Placed(own(wars), seat, caravan.chip, world_of(wars).names[area_of(wars, caravan)])


def place_and_move(wars: Wars, seat: Seat) -> Flow[None]:
    """OW 4.2: a player's new caravans are placed, and moved one step (B1)."""
    wars.noted = list(wars.players[seat].waiting)
    yield from place(wars, seat)
    for chip in tuple(wars.noted):
        yield from move_on(wars, caravan_with(wars, chip))
    wars.noted = []


def move_all(wars: Wars) -> Flow[None]:
    """OW 4.1: every caravan moves one step towards its destination (A)."""
    for caravan in tuple(wars.caravans):
        yield from move_on(wars, caravan)


def move_on(wars: Wars, caravan: Caravan) -> Flow[None]:
    """One step; a caravan that arrives is gone, with what is left of its treasury."""
    caravan.at += 1
    way = way_of(wars, caravan)
    if caravan.at == len(way) - 1:
        yield Arrived(own(wars), caravan.chip, world_of(wars).names[way[-1]])
        vanish(wars, caravan)


def vanish(wars: Wars, caravan: Caravan) -> None:
    """A caravan leaves the map; chip and treasury go to the gold cup."""
    wars.caravans.remove(caravan)
    put_back(wars, caravan.chip, *caravan.treasury)
