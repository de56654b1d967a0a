"""What one mostly wants to answer: what a page makes the large button. By the estimate with which bots search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from orcade.table.requests import Ask, CardId, Option, Seat

from .answers import EXCHANGE, PASS, SEARCH, TRY_HAND, Aim, Equip, In, Move, PlayRoom, PlayRule, PutAway
from .card_decks import ENCOUNTER, ITEM, ROOM, printed_on
from .dungeon import SIDES, cell, column, row, walked
from .foresight import Outlook, share_after
from .lasting_effects import best_skill
from .pieces import (
    FOR_WHOM,
    HOW_TO_CONFUSE,
    NONE,
    WHAT_DEATH_COSTS,
    WHAT_TO_DISCARD,
    WHAT_TO_EXCHANGE,
    WHAT_TO_PLAY,
    WHERE_TO_LAY,
    WHETHER_TO_SEARCH,
    WHICH_ACTION,
    WHICH_DECK,
    WHICH_ITEM_TO_LOSE,
    WHICH_ITEM_TO_PLAY,
    WHICH_ITEM_TO_STEAL,
    WHICH_ROOM_BESIDE,
    WHICH_ROOM_NEAR_EXIT,
    WHICH_RULE_TO_STRIKE,
    Dungeon,
)
from .tactics import Edge, frontier, needed
from .turn import hand_needs

HIGHER: Final = 1.3
"""So much more a row of the map counts than a column."""
NEARER: Final = 0.1
"""So many actions at least a move has to save."""
EVEN: Final = 4
"""The number on a die from which on the Hand of Vectra is tried."""
WORTH_IT: Final = 0.01
"""By so much a card betters one's chances that is played now rather than kept."""
DEADLY: Final = 3
"""The Difficulty from which on an Encounter is kept."""


def usual(dungeon: Dungeon, ask: Ask) -> Option | None:
    """The answer that is mostly good."""
    judge = JUDGES.get(dungeon.asked)
    return judge(dungeon, ask) if judge is not None else None


def deck(dungeon: Dungeon, ask: Ask) -> Option | None:
    """That for a first match; else any."""
    return next((deck for deck in ask.options if deck.for_first(dungeon)), ask.options[0])


def best(dungeon: Dungeon, ask: Ask) -> Option | None:
    """What leads to the best chances."""
    return max(ask.options, key=lambda option: share_after(dungeon, ask.seat, option))


def action(dungeon: Dungeon, ask: Ask) -> Option | None:
    """A character goes or builds on; the GameMaster does what leads to the best chances, and takes other cards else."""
    if dungeon.where[ask.seat] != NONE:
        return onward(dungeon, ask)
    found = best(dungeon, ask)
    return EXCHANGE if found == PASS and EXCHANGE in ask.options else found


def onward(dungeon: Dungeon, ask: Ask) -> Option | None:
    """To lay an Exit, or go nearer to where one is or can be; else to build on, for which other cards are drawn."""
    edges = frontier(dungeon)
    now = needed(dungeon, ask.seat, on_foot(dungeon, dungeon.where[ask.seat], edges))
    left = {option: there(dungeon, ask.seat, option, edges) for option in ask.options if isinstance(option, Move)}
    nearer = [move for move in left if left[move] < now - NEARER]
    rooms = [option for option in ask.options if isinstance(option, PlayRoom)]
    exits = [room for room in rooms if printed_on(dungeon, room.card).exit]
    spread = partial(extent, dungeon)
    best = min(nearer, key=left.__getitem__, default=None)
    if best is not None and dungeon.rooms[dungeon.at[best.at]].exit:
        return best
    if exits:
        return min(exits, key=spread)
    if TRY_HAND in ask.options and hand_needs(best_skill(dungeon, ask.seat)) <= EVEN:
        return TRY_HAND
    if best is not None:
        return best
    if rooms:
        return max(rooms, key=lambda room: (room.doors.bit_count(), -spread(room)))
    rules = [option for option in ask.options if isinstance(option, PlayRule)]
    return next((each for each in (*rules, EXCHANGE, PASS) if each in ask.options), None)


def extent(dungeon: Dungeon, room: PlayRoom) -> float:
    """How much room the map would need: one that grows to the sides is seen better, since screens are wide."""
    ends = [room.at + step for side, step, _ in SIDES if room.doors & side]
    cells = [placed.cell for placed in dungeon.rooms] + [room.at, *ends]
    wide, high = (max(map(along, cells)) - min(map(along, cells)) for along in (column, row))
    return max(wide, HIGHER * high) + (wide + high) / 100


def there(dungeon: Dungeon, seat: Seat, move: Move, edges: list[Edge]) -> float:
    """The actions that are needed after a move."""
    where = list(dungeon.where)
    where[seat] = dungeon.at[move.at]
    return needed(replace(dungeon, where=where), seat, on_foot(dungeon, where[seat], edges))


def on_foot(dungeon: Dungeon, room: int, edges: list[Edge]) -> list[Edge]:
    """Those to which one gets from a Room, as if each lay in one line with it, as far as one walks round all walls."""
    steps = walked(dungeon, [room])
    here = dungeon.rooms[room].cell
    ends = [(dungeon.at[cell(x, y)], build) for x, y, build in edges]
    return [(column(here) + steps[end], row(here), build) for end, build in ends if end in steps]


def interruption(dungeon: Dungeon, ask: Ask) -> Option | None:
    """What betters one's chances clearly; else nothing is played."""
    passes = next(option for option in ask.options if option.passes or option == PASS)
    now = share_after(dungeon, ask.seat, passes)
    found = best(dungeon, ask)
    return found if found is not None and share_after(dungeon, ask.seat, found) > now + WORTH_IT else passes


def item(dungeon: Dungeon, ask: Ask) -> Option | None:
    """Any, best the one that is good for the most."""
    items = [option for option in ask.options if isinstance(option, Equip)]
    return max(items, key=partial(card_worth, dungeon), default=ask.options[0])


def card_worth(dungeon: Dungeon, option: Any) -> float:
    """How much the card that an answer names is good for, in hand or in front of one."""
    return value(dungeon, option.card)


def value(dungeon: Dungeon, card: CardId) -> float:
    """The same for a card."""
    printed = printed_on(dungeon, card)
    if printed.hand or printed.exit:
        return 9.0
    if printed.sort == ITEM:
        return 4.0 + sum(abs(bonus.by) for bonus in printed.bonuses) + len(printed.allows)
    if printed.sort == ENCOUNTER:
        return float(printed.difficulty)
    return 3.0 if printed.sort == ROOM else 2.0


def least(dungeon: Dungeon, ask: Ask) -> Option | None:
    """What is good for the least goes."""
    return min(ask.options, key=partial(card_worth, dungeon))


def most(dungeon: Dungeon, ask: Ask) -> Option | None:
    """What is good for the most is taken."""
    return max(ask.options, key=partial(card_worth, dungeon))


def others_rule(dungeon: Dungeon, ask: Ask) -> Option | None:
    """A Rule of who is farthest ahead."""
    return max(ask.options, key=lambda option: (option.of != ask.seat, chances(dungeon, ask, option.of)))  # type: ignore[attr-defined]


def rival(dungeon: Dungeon, ask: Ask) -> Option | None:
    """Who is farthest ahead."""
    aims = [option for option in ask.options if isinstance(option, Aim)]
    return max(aims, key=lambda aim: chances(dungeon, ask, aim.target), default=None)


def chances(dungeon: Dungeon, ask: Ask, seat: int) -> float:
    """Of any seat, as far as the one that is asked can tell."""
    return Outlook(dungeon, ask.seat).shares()[seat]


def exchanged(dungeon: Dungeon, ask: Ask) -> PutAway:
    """All that is good for little; at least one card."""
    hand: Sequence[CardId] = dungeon.hands[ask.seat]
    rooms = sum(printed_on(dungeon, card).sort == ROOM for card in hand)
    poor = [card for card in hand if value(dungeon, card) < DEADLY + (rooms > 1)]
    return PutAway(tuple(poor or [min(hand, key=partial(value, dungeon))]))


def trap(dungeon: Dungeon, ask: Ask) -> Option | None:
    """Beside a character, best where he is nearest to an Exit."""
    where = [room for room in dungeon.where if room != NONE]

    def rank(option: Option) -> tuple[int, int]:
        assert isinstance(option, In)
        room = dungeon.rooms[dungeon.at[option.at]]
        near = min(apart(dungeon, room.cell, dungeon.rooms[each].cell) for each in where)
        return near, room.out if room.out != NONE else 99 - room.far

    return min(ask.options, key=rank)


def apart(dungeon: Dungeon, one: int, other: int) -> int:
    """Rooms between two cells, as the crow flies."""
    return abs(column(one) - column(other)) + abs(row(one) - row(other))


def search(dungeon: Dungeon, ask: Ask) -> Option | None:
    return SEARCH


JUDGES: Final[dict[int, Callable[[Dungeon, Ask], Option | None]]] = {
    WHICH_DECK: deck,
    WHICH_ACTION: action,
    WHERE_TO_LAY: trap,
    WHAT_TO_EXCHANGE: exchanged,
    WHAT_TO_DISCARD: least,
    WHETHER_TO_SEARCH: search,
    WHICH_ITEM_TO_PLAY: item,
    WHAT_TO_PLAY: interruption,
    HOW_TO_CONFUSE: interruption,
    WHAT_DEATH_COSTS: least,
    WHICH_ITEM_TO_LOSE: least,
    WHICH_ITEM_TO_STEAL: most,
    WHICH_RULE_TO_STRIKE: others_rule,
    FOR_WHOM: rival,
    WHICH_ROOM_BESIDE: best,
    WHICH_ROOM_NEAR_EXIT: best,
}
"""By the question."""
