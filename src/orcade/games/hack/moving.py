"""Moving into a Room, and what comes of it: searching, Encounters and Events of others (HK 12, HK 13, HK 14)."""

from __future__ import annotations

from orcade.table.requests import D6, Ask, Flow, Roll, Seat

from . import immediate_effects
from .answers import SEARCH, SKIP, Skip
from .dungeon import beside, is_chamber, is_exit, ways
from .encounters import meet_face_down
from .events import Moved, Searched, now
from .interruptions import one_round
from .items import hand_of, may_equip
from .lasting_effects import NO_SEARCH, allowed, bans, search_number, triggers
from .pieces import MOVE, NONE, WHETHER_TO_SEARCH, Dungeon, Moment

FOUND = "Found something: play an Item?"
SEARCH_AGAIN = "Search this Room once more?"


PROMPTS = tuple(f"Search this Room? {_chance} in {D6}" for _chance in range(D6 + 1))
"""By target number."""


def rooms_in_reach(dungeon: Dungeon, seat: Seat) -> list[int]:
    """The Rooms into which a character may move (HK-14), through walls where a card says so."""
    room = dungeon.where[seat]
    return beside(dungeon, room) if allowed(dungeon, "walls", seat) else ways(dungeon, room)


def move(dungeon: Dungeon, seat: Seat, room: int) -> Flow[None]:
    """HK 12: a character moves, meets what lies face down, may search. The moment for what others play stays open."""
    dungeon.came[seat] = dungeon.where[seat]
    dungeon.where[seat] = room
    hand = is_chamber(dungeon, room) and hand_of(dungeon, seat) != NONE
    yield Moved(now(dungeon), seat, dungeon.rooms[room].card, is_exit(dungeon, room), hand)
    dungeon.moments.append(Moment(MOVE, seat))
    if dungeon.rooms[room].trap != NONE:
        dungeon.moments[-1].spent = True
        yield from meet_face_down(dungeon, seat)
    if stays(dungeon, seat):
        yield from search(dungeon, seat)


def react(dungeon: Dungeon) -> Flow[bool]:
    """A round of asking what others play upon the mover, as long as it is there; False: that is over."""
    again = False
    if stays(dungeon, dungeon.active):
        again = yield from one_round(dungeon)
    return again and stays(dungeon, dungeon.active)


def stays(dungeon: Dungeon, seat: Seat) -> bool:
    """Whether the mover is still where it moved to, and something may be played upon it (HK-15)."""
    return not dungeon.died and not dungeon.carried >> seat & 1 and dungeon.ending is None


def search(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """HK 13: whoever may have something of it may search. Whether an Item is in a hand must not be told by it."""
    tries = 0
    while may_gain(dungeon, seat, dungeon.where[seat]) and stays(dungeon, seat) and not bans(dungeon, seat) & NO_SEARCH:
        target = search_number(dungeon, seat, dungeon.where[seat])
        if dungeon.options.search_at_once and not triggers(dungeon, seat, "search"):
            if not target:
                return
        else:
            dungeon.asked = WHETHER_TO_SEARCH
            answer = yield Ask(seat, SEARCH_AGAIN if tries else PROMPTS[target], (SEARCH, SKIP), "HK 13")
            if answer.__class__ is Skip:
                return
        die = yield Roll(seat, D6, "search", "HK 13", most=target)
        yield Searched(now(dungeon), seat, die, target)
        if die <= target:
            yield from may_equip(dungeon, seat, FOUND, "HK 13")
            return
        yield from immediate_effects.trigger(dungeon, seat, "search")
        tries += 1
        if tries > 1 or not allowed(dungeon, "search-twice", seat):
            return


def may_gain(dungeon: Dungeon, seat: Seat, room: int) -> bool:
    """Whether a search of this Room may bring a seat anything: an Item from its hand, or what a card does when it finds
    nothing."""
    return bool(dungeon.hands[seat] or triggers(dungeon, seat, "search", left=room))
