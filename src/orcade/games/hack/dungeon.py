"""The dungeon as a grid: cells, doors, passages, distances, and where a Room may be placed (HK 10, HK 11)."""

from __future__ import annotations

import re
from functools import cache

from orcade.table.requests import CardId
from orcade.table.words import listed

from .card_decks import FacedCard, cards_by_face, printed_on
from .numbers import BETWEEN, CHAMBER_FAR
from .pieces import NONE, Dungeon, Placed
from .printed import EAST, NORTH, SOUTH, WEST

# A cell is one number: its row times WIDE plus its column.

WIDE = 128
HALF = 64
START = HALF * WIDE + HALF
"""The cell of the Entrance."""
LIMIT = 60
"""Cells farther than this from the Entrance, in a row or column, are rock."""
ALL_DOORS = NORTH | EAST | SOUTH | WEST

SIDES = ((NORTH, -WIDE, SOUTH), (EAST, 1, WEST), (SOUTH, WIDE, NORTH), (WEST, -1, EAST))
"""For each direction: the side's bit, the step to the next cell, the bit of that cell's side which faces back."""
BETWEEN_CELLS = {step: (side, back) for side, step, back in SIDES}

LETTERS = ("", *("".join(name for bit, name in enumerate("NESW") if doors >> bit & 1) for doors in range(1, 16)))
"""Open sides as they are typed, by their bits: "NE"."""
COMPASS = ("north", "east", "south", "west")


def _open(doors: int) -> str:
    names = [name for bit, name in enumerate(COMPASS) if doors >> bit & 1]
    if len(names) == len(COMPASS):
        return "doors on all sides"
    if len(names) == len(COMPASS) - 1:
        return f"a wall to the {next(name for name in COMPASS if name not in names)}"
    return f"door{'s' * (len(names) > 1)} to the {listed(names)}"


OPEN_SIDES = tuple(map(_open, range(16)))
"""The same in words."""


def cell(x: int, y: int) -> int:
    """The cell so many columns east and rows south of the Entrance."""
    return START + y * WIDE + x


def column(at: int) -> int:
    """How far east of the Entrance a cell is."""
    return at % WIDE - HALF


def row(at: int) -> int:
    """How far south of the Entrance a cell is."""
    return at // WIDE - HALF


@cache
def cell_name(at: int) -> str:
    """What a cell is called: "start", "n1", "e2n1"."""
    x, y = column(at), row(at)
    across = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    down = f"{'s' if y > 0 else 'n'}{abs(y)}" if y else ""
    return across + down or "start"


def cell_named(words: str) -> int:
    """The cell of that name; NONE where there is no such one."""
    if words == "start":
        return START
    found = re.fullmatch(r"(?:([ew])([1-9][0-9]?))?(?:([ns])([1-9][0-9]?))?", words)
    if not found or not words:
        return NONE
    x, y = int(found[2] or 0), int(found[4] or 0)
    if x > LIMIT or y > LIMIT:
        return NONE
    return cell(-x if found[1] == "w" else x, -y if found[3] == "n" else y)


def turned(doors: int, quarters: int) -> int:
    """Open sides after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        doors = (doors << 1 | doors >> 3) & ALL_DOORS
    return doors


TURNS = tuple(tuple(sorted({turned(doors, quarters) for quarters in range(4)})) for doors in range(16))
"""The different ways in which a Room with these open sides can lie."""


def way(dungeon: Dungeon, a: int, b: int) -> bool:
    """Whether two Rooms are joined by two open sides (HK-14)."""
    one, other = dungeon.rooms[a], dungeon.rooms[b]
    bits = BETWEEN_CELLS.get(other.cell - one.cell)
    return bits is not None and bool(one.doors & bits[0] and other.doors & bits[1])


def ways(dungeon: Dungeon, room: int) -> list[int]:
    """The Rooms that are joined to this one by two open sides (HK-14)."""
    here = dungeon.rooms[room]
    rooms = dungeon.rooms
    at = dungeon.at
    found = []
    for side, step, back in SIDES:
        if here.doors & side:
            other = at.get(here.cell + step)
            if other is not None and rooms[other].doors & back:
                found.append(other)
    return found


def beside(dungeon: Dungeon, room: int) -> list[int]:
    """The Rooms that lie beside this one, whatever is between."""
    here = dungeon.rooms[room].cell
    return [dungeon.at[here + step] for _, step, _ in SIDES if here + step in dungeon.at]


def walked(dungeon: Dungeon, starts: list[int]) -> dict[int, int]:
    """The Rooms to which one gets from the nearest of these, and in how many steps."""
    steps = dict.fromkeys(starts, 0)
    queue = list(starts)
    for room in queue:
        for other in ways(dungeon, room):
            if other not in steps:
                steps[other] = steps[room] + 1
                queue.append(other)
    return steps


def on_the_grid(at: int) -> int:
    """How far from the Entrance a cell is, as if there were no walls (HK-16)."""
    return abs(column(at)) + abs(row(at))


def measure_distances(dungeon: Dungeon) -> None:
    """Work out anew how far each Room is from the Entrance (HK-16) and from an Exit; after any change of ways."""
    rooms = dungeon.rooms
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    for placed in rooms:
        placed.far = placed.out = NONE
        placed.exit = placed.card != NONE and prints[faces[placed.card]].exit
    for room, steps in walked(dungeon, [0]).items():
        rooms[room].far = steps
    for placed in rooms:
        placed.cut_off = placed.far < 0
        if placed.cut_off:
            placed.far = on_the_grid(placed.cell)
    for room, steps in walked(dungeon, [room for room in range(1, len(rooms)) if rooms[room].exit]).items():
        rooms[room].out = steps


def is_exit(dungeon: Dungeon, room: int) -> bool:
    return room > 0 and dungeon.rooms[room].exit


def is_chamber(dungeon: Dungeon, room: int) -> bool:
    return room > 0 and printed_on(dungeon, dungeon.rooms[room].card).chamber


def open_ends(dungeon: Dungeon) -> int:
    """How many open sides face an empty cell (HK-12). Counting ends where one Room more could not close them all."""
    at = dungeon.at
    found = 0
    for room in reversed(dungeon.rooms):
        doors, here = room.doors, room.cell
        for side, step, _ in SIDES:
            if doors & side and here + step not in at:
                found += 1
        if found > len(SIDES):
            break
    return found


def inside(at: int) -> bool:
    return abs(column(at)) <= LIMIT and abs(row(at)) <= LIMIT


def sites(dungeon: Dungeon, room: int) -> list[int]:
    """The empty cells at the open sides of a Room, where a new one may join it (HK-11)."""
    here = dungeon.rooms[room]
    return [
        here.cell + step
        for side, step, _ in SIDES
        if here.doors & side and here.cell + step not in dungeon.at and inside(here.cell + step)
    ]


class Site:
    """An empty cell and what lies around it, to find how new Rooms may lie there."""

    __slots__ = ("cell", "facing", "free", "near")

    def __init__(self, dungeon: Dungeon, at: int) -> None:
        self.cell = at
        self.facing = 0
        """Its sides beyond which there is a Room with an open side towards it."""
        self.free = 0
        """Its sides beyond which there is an empty cell."""
        self.near: list[tuple[int, int]] = []
        """For each side in `facing`: its bit, and the distance from the Entrance that a way through it gives."""
        rooms = dungeon.rooms
        for side, step, back in SIDES:
            other = dungeon.at.get(at + step)
            if other is None:
                self.free |= side
            elif rooms[other].doors & back:
                self.facing |= side
                if not rooms[other].cut_off:
                    self.near.append((side, rooms[other].far + 1))

    def far(self, doors: int) -> int:
        """How far from the Entrance a Room with these open sides would be; on the grid where no way leads to it."""
        return min((far for side, far in self.near if doors & side), default=on_the_grid(self.cell))


def fits(site: Site, joint: int, doors: int, least: int, ends: int, closes: bool) -> bool:
    """Whether a Room with these open sides may be placed there.

    `joint`: the side that has to be open, towards the Room from which it is placed (HK-11). `least`: how far from the
    Entrance it has to lie. `ends`: open ends of the dungeon now. `closes`: it may leave none (HK-12).
    """
    if not doors & joint:
        return False
    if least and site.far(doors) < least:
        return False
    return closes or ends - site.facing.bit_count() + (doors & site.free).bit_count() > 0


def least_far(printed: FacedCard) -> int:
    """How far from the Entrance a Room has to lie: an Exit (HK-13), the Inner Chamber (HK-32); else 0."""
    return BETWEEN + 1 if printed.exit else CHAMBER_FAR if printed.chamber else 0


def ways_to_lie(dungeon: Dungeon, site: Site, room: int, at: int, card: CardId, ends: int) -> list[int]:
    """The open sides with which this Room may lie in that cell, joined to that Room."""
    joint = BETWEEN_CELLS[at - dungeon.rooms[room].cell][1]
    printed = printed_on(dungeon, card)
    least = least_far(printed)
    return [doors for doors in TURNS[printed.doors] if fits(site, joint, doors, least, ends, printed.exit)]


def place(dungeon: Dungeon, card: CardId, at: int, doors: int) -> int:
    """Put a Room into the dungeon; answers which it is."""
    dungeon.at[at] = len(dungeon.rooms)
    dungeon.rooms.append(Placed(card, at, doors))
    measure_distances(dungeon)
    return len(dungeon.rooms) - 1


def turn_room(dungeon: Dungeon, room: int, quarters: int) -> bool:
    """Turn a Room where it lies (HK-40); False where it stays: the Entrance, an Exit, or nothing would be open then."""
    if room <= 0 or is_exit(dungeon, room):
        return False
    placed = dungeon.rooms[room]
    before = placed.doors
    placed.doors = turned(before, quarters)
    if placed.doors == before or not open_ends(dungeon):
        placed.doors = before
        return False
    measure_distances(dungeon)
    return True
