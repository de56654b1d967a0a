"""What one mostly wants to answer, by rules of thumb: what a page makes the large button."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.table.requests import Ask, Option, Seat

from .answers import EXCHANGE, PASS, SEARCH, TRY_HAND, Equip, Move, PlayRoom, PlayRule
from .card_decks import printed_on
from .pieces import NONE, WHICH_ACTION, WHICH_DECK, Dungeon
from .tactics import Edge, frontier, needed

NEARER = 0.1
"""So many actions at least a move has to save."""


def usual(dungeon: Dungeon, ask: Ask) -> Option | None:
    """The answer that is mostly good; None where that is a matter of taste, as all that is played upon others is."""
    if dungeon.asked == WHICH_DECK:
        return next((deck for deck in ask.options if deck.for_first(dungeon)), None)
    if dungeon.asked == WHICH_ACTION and ask.rule == "HK 5":
        return action(dungeon, ask) if dungeon.where[ask.seat] != NONE else None
    if SEARCH in ask.options:
        return SEARCH
    return next((option for option in ask.options if isinstance(option, Equip)), None)


def action(dungeon: Dungeon, ask: Ask) -> Option | None:
    """To lay an Exit, or go nearer to where one is or can be; else to build on, for which other cards are drawn."""
    edges = frontier(dungeon)
    now = needed(dungeon, ask.seat, edges)
    left = {option: there(dungeon, ask.seat, option, edges) for option in ask.options if isinstance(option, Move)}
    nearer = [move for move in left if left[move] < now - NEARER]
    rooms = [option for option in ask.options if isinstance(option, PlayRoom)]
    exits = [room for room in rooms if printed_on(dungeon, room.card).exit]
    best = min(nearer, key=left.__getitem__, default=None)
    if best is not None and dungeon.rooms[dungeon.at[best.at]].exit:
        return best
    if exits:
        return exits[0]
    if best is not None:
        return best
    if rooms:
        return max(rooms, key=lambda room: room.doors.bit_count())
    rules = [option for option in ask.options if isinstance(option, PlayRule)]
    return next((each for each in (*rules, TRY_HAND, EXCHANGE, PASS) if each in ask.options), None)


def there(dungeon: Dungeon, seat: Seat, move: Move, edges: list[Edge]) -> float:
    """The actions that are needed after a move."""
    where = list(dungeon.where)
    where[seat] = dungeon.at[move.at]
    return needed(replace(dungeon, where=where), seat, edges)
