"""The map as it grows: Rooms, where one more may be laid, traps, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.requests import Seat
from orcade.table.things import Card, Piece, Tile
from orcade.table.words import listed

from .answers import cell_id, figure_id, named, room_id
from .card_decks import character, known
from .card_pictures import picture_of
from .card_signs import signs
from .card_texts import say
from .cards_shown import card
from .dungeon import LETTERS, SIDES, cell_name, column, row, sites
from .headlines import looks, many, placed_in, room_name
from .lasting_effects import allowed
from .pieces import ACTING, DECK_LOOKS, NAMES, NONE, Dungeon, Placed
from .player_panels import skill_words
from .printed import Room

TILE: Final = 2.4
"""Side of a Room in units."""
PLACES: Final = ((0.0, 0.7), (-0.68, 0.7), (0.68, 0.7), (0.68, 0.04), (-0.68, 0.04), (0.0, 0.04))
"""Of figures in a Room, from its centre."""
LURKING: Final = (0.74, 0.68)
"""Of the back of a card that lies there: below the Room's name and its signs, where else the third figure stands."""


def spot(at: int, start: tuple[float, float]) -> tuple[float, float]:
    """The middle of a cell."""
    return round(start[0] + column(at) * TILE, 3), round(start[1] + row(at) * TILE, 3)


def frontier(view: Dungeon) -> list[int]:
    """The empty cells at open sides of Rooms that somebody is in: where a Room might be laid next."""
    if view.ending is not None:
        return []
    occupied = dict.fromkeys(placed_in(view, one) for one in range(view.seats))
    return sorted({at for room in occupied if room != NONE for at in sites(view, room)})


def building(view: Dungeon) -> list[int]:
    """The empty cells in which whoever has an action now might place a Room."""
    if view.phase != ACTING or view.moments or view.ending is not None:
        return []
    here = placed_in(view, view.active)
    if here == NONE or allowed(view, "room-anywhere", view.active):
        return frontier(view)
    return sites(view, here)


def ways_out(view: Dungeon, placed: Placed) -> tuple[str, str, str]:
    """Its open sides as letters: joined to a Room, blocked by one, leading on."""
    joined, shut, free = "", "", ""
    for side, step, back in SIDES:
        if not placed.doors & side:
            continue
        other = view.at.get(placed.cell + step)
        letter = LETTERS[side]
        if other is None:
            free += letter
        elif view.rooms[other].doors & back:
            joined += letter
        else:
            shut += letter
    return joined, shut, free


WAYS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def tile(view: Dungeon, placed: Placed, start: tuple[float, float], sign: str) -> Tile:
    """A Room; `sign`: its two letters on the text map."""
    entry = known(view, placed.card) if placed.card != NONE else None
    look = looks(view, placed)
    name = entry.card.name if entry is not None else "Entrance"
    body = say(entry.card) if entry is not None else ""
    joined, shut, free = ways_out(view, placed)
    words = [f"{'Exit: ' if look == 'exit' else ''}{name} at {cell_name(placed.cell)}"]
    if look == "chamber" and "inner chamber" not in name.lower():
        words.append("the Inner Chamber of Vectra")
    words.append(f"{many(placed.far, 'Room')} from the Entrance")
    if joined:
        words.append(f"ways {listed([WAYS[each] for each in joined])}")
    if free:
        words.append(f"open ends {listed([WAYS[each] for each in free])}")
    if shut:
        words.append(f"blocked {listed([WAYS[each] for each in shut])}")
    label = ", ".join(words) + (f". {body}" if body else "")
    x, y = spot(placed.cell, start)
    return Tile(
        id=room_id(placed.cell),
        label=label,
        x=x,
        y=y,
        name="EXIT" if look == "exit" else name,
        look=look,
        doors=joined + shut + free,
        shut=shut,
        joined=joined,
        corner=str(placed.far),
        body=name if look == "exit" else body,
        signs=signs(entry.card) if entry is not None and isinstance(entry.card, Room) else (),
        picture=picture_of(entry.card) if entry is not None else "",
        text=sign,
        size=TILE,
    )


def codes(view: Dungeon) -> list[str]:
    """Two letters for each Room on the text map; Rooms of one name have the same, others do not."""
    taken = {"En": "Entrance", "Ex": "", "IC": ""}
    found = []
    for placed in view.rooms:
        look = looks(view, placed)
        name = named(view, placed.card)
        fixed = {"entrance": "En", "exit": "Ex", "chamber": "IC"}.get(look)
        code = fixed or next(each for each in candidates(name) if taken.get(each, name) == name)
        taken.setdefault(code, name)
        found.append(code)
    return found


def candidates(name: str) -> Iterator[str]:
    """Initials, the first letter with each other one, then numbers."""
    words = [word for word in name.replace("-", " ").split() if word.lower() not in ("of", "the", "a", "and", "in")]
    words = words or [name]
    if len(words) > 1:
        yield (words[0][0] + words[-1][0]).upper()
    for letter in (sign for sign in "".join(words)[1:] if sign.isalpha()):
        yield f"{words[0][0].upper()}{letter.lower()}"
    for number in range(100):
        yield f"{number:02}"


def site(at: int, start: tuple[float, float]) -> Tile:
    """An empty place where a Room may come."""
    x, y = spot(at, start)
    return Tile(id=cell_id(at), label=f"Nothing yet at {cell_name(at)}", x=x, y=y, look="site", text="+", size=TILE)


def trap(view: Dungeon, placed: Placed, start: tuple[float, float]) -> Card:
    """What the GameMaster has laid face down."""
    x, y = spot(placed.cell, start)
    dx, dy = LURKING
    return card(view, placed.trap, x + dx, y + dy, lurking(placed), 0.5)


def lurking(placed: Placed) -> str:
    """Where such a card lies."""
    return f"face down in {cell_name(placed.cell)}"


def figure(view: Dungeon, seat: Seat, start: tuple[float, float]) -> Piece:
    """A character."""
    room = view.where[seat]
    here = [one for one in range(view.seats) if view.where[one] == room]
    places = PLACES if view.rooms[room].trap == NONE else PLACES[:2] + PLACES[3:]
    dx, dy = places[here.index(seat)]
    x, y = spot(view.rooms[room].cell, start)
    who = character(view, seat)
    active = seat == view.active and view.ending is None and view.round > 0
    return Piece(
        id=figure_id(seat),
        label=f"{NAMES[seat]}, {who.name}, in {room_name(view, room)} at {cell_name(view.rooms[room].cell)}; "
        f"{skill_words(view, seat)}",
        x=round(x + dx, 3),
        y=round(y + dy, 3),
        look=DECK_LOOKS[view.decks[seat]],
        seat=seat,
        size=0.66,
        text=NAMES[seat][:2],
        states=("active",) if active else (),
    )
