"""Orcs that are put on the map: beside a looter, away from everybody, in a building (OG-34, OG-39, OG-40)."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.table.grid import Square
from orcade.table.requests import Flow, Seat

from .events.setting_up import OrcCame
from .pieces import (
    NOBODY,
    ORCS,
    WHERE_ORC_COMES,
    Orc,
    Siege,
    board_of,
    character_squares,
    free_squares,
    living,
    place_told,
)
from .squares import ask_square

PROMPT = "Where does an orc appear?"


def in_pool(siege: Siege) -> int:
    """Orcs that may still come: the tokens that are neither on the map nor waiting to enter (OG 9.2)."""
    return ORCS - len(siege.orcs) - siege.newcomers


def put_orc(siege: Siege, square: Square) -> Orc:
    """An orc stands on a square; it gets the lowest token that is not on the map. For those who wait to enter there are
    no more than are left then (OG-40)."""
    taken = {orc.number for orc in siege.orcs}
    orc = Orc(next(number for number in range(ORCS) if number not in taken), square)
    siege.orcs.append(orc)
    siege.newcomers = min(siege.newcomers, ORCS - len(siege.orcs))
    return orc


def put_newcomer(siege: Siege, square: Square) -> Orc:
    """OG-39: one of the orcs that wait to enter stands on a square."""
    siege.newcomers -= 1
    return put_orc(siege, square)


def orcs_copied(view: Siege) -> Siege:
    """A copy in which orcs can be moved and put; it shares all else."""
    return replace(view, orcs=[replace(orc) for orc in view.orcs])


def place_orc(siege: Siege, seat: Seat, squares: int, rule: str) -> Flow[int]:
    """A seat puts an orc on one of these squares; its number, or NOBODY where there is no square or no orc left."""
    if not squares or len(siege.orcs) >= ORCS:
        return NOBODY
    square = yield from ask_square(siege, seat, squares, WHERE_ORC_COMES, NOBODY, PROMPT, rule)
    orc = put_orc(siege, square)
    yield OrcCame(orc.number, place_told(siege, square))
    return orc.number


def place_beside(siege: Siege, seat: Seat, square: Square, count: int) -> Flow[tuple[int, ...]]:
    """OG-34: orcs come beside a looter, the nearest free squares of the room first; the numbers of those that came."""
    came: tuple[int, ...] = ()
    for _ in range(count):
        number = yield from place_orc(siege, seat, nearest_free(siege, square), "OG-34")
        if number != NOBODY:
            came = (*came, number)
    return came


def nearest_free(siege: Siege, square: Square) -> int:
    """The free squares of a square's room that are the fewest steps away."""
    floor = board_of(siege).floor
    free = free_squares(siege)
    seen = ring = 1 << square
    while ring:
        ring = floor.steps.beside(ring) & ~seen
        if ring & free:
            return ring & free
        seen |= ring
    return 0


def place_far(siege: Siege, seat: Seat, count: int, distance: int) -> Flow[None]:
    """Orcs come on free squares that are at least so many squares away from every character."""
    for _ in range(count):
        yield from place_orc(siege, seat, free_squares(siege) & ~near_characters(siege, distance - 1), "OG-34")


def near_characters(siege: Siege, distance: int) -> int:
    """The squares within so many squares of a character, by king's moves (OG-14)."""
    floor = board_of(siege).floor
    near = 0
    for character in living(siege):
        near |= floor.spread(character.square, distance)
    return near


def empty_buildings(siege: Siege) -> tuple[int, ...]:
    """The buildings without a character that have room for an orc, as sets of free squares."""
    characters = character_squares(siege)
    free = free_squares(siege)
    return tuple(
        [building & free for building in board_of(siege).buildings if not building & characters and building & free]
    )


def place_in_building(siege: Siege, count: int) -> Flow[None]:
    """Orcs come in one building without a character: the first one says in which."""
    anywhere = 0
    for building in empty_buildings(siege):
        anywhere |= building
    first = yield from place_orc(siege, siege.gm, anywhere, "OG 9.1")
    if first == NOBODY:
        return
    square = siege.orcs[-1].square
    for _ in range(count - 1):
        inside = next(building for building in board_of(siege).buildings if building >> square & 1)
        yield from place_orc(siege, siege.gm, inside & free_squares(siege), "OG 9.1")
