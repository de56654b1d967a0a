"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers import (
    AIM,
    CHOOSE,
    EXCHANGE,
    LET_PASS,
    PASS,
    SEARCH,
    SKIP,
    TRY_HAND,
    Aim,
    Choose,
    Drop,
    Exchange,
    In,
    Lawyer,
    Move,
    PlayRoom,
    PutAway,
    Steal,
    Strike,
    To,
    TryHand,
    befuddle,
    discard,
    drop,
    equip,
    lawyer,
    lay,
    lay_in,
    move,
    offer,
    play,
    play_rule,
    steal,
    strike,
    to,
)
from ..card_decks import ROOM, is_gm, playable_decks, printed_on
from ..dungeon import SIDES, TURNS, cell_named, inside, is_chamber, sites
from ..gamemaster import empty_rooms
from ..immediate_effects import rooms_for_effect
from ..items import hand_of
from ..lasting_effects import NO_EXCHANGE, bans
from ..moving import rooms_in_reach
from ..pieces import NAMES, NONE, WHAT_DEATH_COSTS, WHICH_ACTION, WHICH_ROOM_BESIDE, Dungeon
from ..piles import one_of_each
from ..rules import decks, no_second
from ..turn import bases, room_options
from .cards import USES, VERBS, held, unnamed, unusable
from .occasions import untimely


def sayable(view: Dungeon) -> Iterator[Option]:
    """Every answer that words can mean at this table, whether it may be given now or not.

    Places of a Room are listed where an action is asked for, if they are beside another; else `explain` has a word.
    """
    yield from CHOOSE
    yield from (PASS, LET_PASS, EXCHANGE, SEARCH, SKIP, TRY_HAND)
    yield from AIM[: view.seats]
    for room in view.rooms:
        yield from (move(room.cell), to(room.cell), lay_in(room.cell))
    for owner in range(len(view.hands)):
        for card in one_of_each(view, view.rules[owner]):
            yield from (lawyer(card, owner), strike(card, owner))
        for card in one_of_each(view, view.items[owner]):
            yield from (drop(card), steal(card, owner))
    free = places(view) if view.asked == WHICH_ACTION else []
    for hand in view.hands:
        for card in one_of_each(view, [card for card in hand if view.face(card) >= 0]):
            yield from (discard(card), play_rule(card), equip(card), lay(card), offer(card), befuddle(card))
            yield from (play(card, target) for target in range(NONE, view.seats))
            if printed_on(view, card).sort == ROOM:
                yield from (PlayRoom(card, at, doors) for at in free for doors in TURNS[printed_on(view, card).doors])


def places(view: Dungeon) -> list[int]:
    """The empty cells beside Rooms."""
    return [at for at in {room.cell + step for room in view.rooms for _, step, _ in SIDES} - set(view.at) if inside(at)]


def barred(view: Dungeon, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    if kind in USES:
        return unusable(view, seat, answer)
    return untimely(view, seat, kind) or (BARS[kind](view, seat, answer) if kind in BARS else None)


def _choose(view: Dungeon, seat: Seat, answer: Choose) -> Why | None:
    own = view.options.own_deck
    if answer.deck not in playable_decks(own):
        return Why("there is no deck of your own at this table", "HK-46")
    if answer in decks(view):
        return None
    if view.gm != NONE and is_gm(own, answer.deck):
        return Why(no_second(view), "HK-30")
    return Why("somebody plays this deck already", "HK 1")


# Actions.


def _move(view: Dungeon, seat: Seat, answer: Move) -> Why | None:
    here = view.where[seat]
    room = view.at[answer.at]
    if here == NONE:
        return Why("the GameMaster has no figure and does not move", "HK 23")
    if room in rooms_in_reach(view, seat):
        return None
    if room == here:
        return Why("you are there", "HK 12")
    if answer.at - view.rooms[here].cell not in (step for _, step, _ in SIDES):
        return Why("that Room is not adjacent to yours", "HK-14")
    return Why("the way there is blocked: open sides have to meet", "HK-14")


def _lawyer(view: Dungeon, seat: Seat, answer: Lawyer) -> Why | None:
    return Why("only the Rules of others can be removed", "HK-8") if answer.of == seat else None


def _exchange(view: Dungeon, seat: Seat, answer: Exchange) -> Why | None:
    if not view.hands[seat]:
        return Why("you have no cards to exchange", "HK-9")
    return Why("a card forbids you to exchange cards", "HK-6") if bans(view, seat) & NO_EXCHANGE else None


def _hand(view: Dungeon, seat: Seat, answer: TryHand) -> Why | None:
    if hand_of(view, seat) == NONE:
        return Why("the Hand of Vectra has to lie in front of you", "HK-5")
    if not is_chamber(view, view.where[seat]):
        return Why("the Hand is of use in the Inner Chamber of Vectra only", "HK 3")
    return None


def _in(view: Dungeon, seat: Seat, answer: In) -> Why | None:
    room = view.at[answer.at]
    if room in empty_rooms(view):
        return None
    if room in view.where:
        return Why("somebody is in that Room", "HK-22")
    if view.rooms[room].trap != NONE:
        return Why("a card lies there face down already", "HK-22")
    return Why("nothing is laid at the Entrance at this table: Safe Entrance", "HK-22")


# What cards ask for.


def _drop(view: Dungeon, seat: Seat, answer: Drop) -> Why | None:
    name = printed_on(view, answer.card).card.name
    if view.asked == WHAT_DEATH_COSTS and printed_on(view, answer.card).hand:
        return Why("a death never costs the Hand of Vectra", "HK-19")
    if answer.card in view.items[seat]:
        return None
    if any(printed_on(view, card).slug == printed_on(view, answer.card).slug for card in view.items[seat]):
        return Why(f"that {name} is not the one that lies in front of you", "HK 21")
    return Why(f"{name} does not lie in front of you", "HK 21")


def _steal(view: Dungeon, seat: Seat, answer: Steal) -> Why | None:
    return None if answer.of == view.about else Why(f"you steal from {NAMES[view.about]}", "HK 21")


def _strike(view: Dungeon, seat: Seat, answer: Strike) -> Why | None:
    if view.about in (NONE, answer.of):
        return None
    return Why(f"it is a Rule of {NAMES[view.about]} that is discarded", "HK-44")


def _aim(view: Dungeon, seat: Seat, answer: Aim) -> Why | None:
    if answer.target == seat:
        return Why("a player of your choice is another one", "HK-37")
    if answer.target == view.about:
        return Why(f"{NAMES[answer.target]} is in no Room, and it is about places", "HK-37")
    return None


def _to(view: Dungeon, seat: Seat, answer: To) -> Why | None:
    beside = view.asked == WHICH_ROOM_BESIDE
    if view.at[answer.at] in rooms_for_effect(view, "adjacent" if beside else "near-exit", seat, view.about):
        return None
    if beside:
        return Why(f"{NAMES[view.about]} is put into a Room that an open way leads to", "HK-39")
    return Why(f"{NAMES[view.about]} is put into a Room beside an Exit, which is none itself", "HK-39")


BARS: Final[dict[type[Option], Callable[[Dungeon, Seat, Any], Why | None]]] = {
    Choose: _choose,
    Move: _move,
    Lawyer: _lawyer,
    Exchange: _exchange,
    TryHand: _hand,
    In: _in,
    Drop: _drop,
    Steal: _steal,
    Strike: _strike,
    Aim: _aim,
    To: _to,
}
"""What bars an answer that is no use of a card in hand, by kind; others may always be given where they are asked."""


# Words that are no answer.

ROOMS: Final[dict[str, tuple[type[Option], str]]] = {"move": (Move, "HK 12"), "to": (To, "HK-39"), "in": (In, "HK 23")}
"""First words of what names a Room."""
IN_FRONT: Final[dict[str, type[Option]]] = {"drop": Drop, "steal": Steal, "strike": Strike}
"""First words of what names a card in front of somebody."""


def explain(view: Dungeon, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where there is nothing to say about them."""
    if not 0 <= seat < view.seats or view.ending is not None:
        return None
    verb, *rest = words.lower().split() or [""]
    if not view.rooms:
        return untimely(view, seat, PlayRoom) if verb in (*VERBS, *ROOMS, *IN_FRONT, "lawyer") else None
    if verb == "room":
        return unnamed(view, seat, PlayRoom, rest) or _placing(view, seat, rest)
    if verb == "exchange":
        return untimely(view, seat, PutAway)
    if verb in VERBS:
        return unnamed(view, seat, VERBS[verb], rest)
    if verb in ROOMS:
        kind, rule = ROOMS[verb]
        return untimely(view, seat, kind) or _no_room(" ".join(rest), rule)
    if verb == "lawyer":
        return untimely(view, seat, Lawyer) or _no_rule(view, seat)
    if verb in IN_FRONT:
        return untimely(view, seat, IN_FRONT[verb]) or Why("no card of that name lies there", "HK 21")
    return None


def _no_room(name: str, rule: str) -> Why:
    if cell_named(name) == NONE:
        return Why("say which Room by its place, as in move n1", rule)
    return Why("there is no Room", rule)


def _no_rule(view: Dungeon, seat: Seat) -> Why:
    if not any(view.rules[other] for other in range(view.seats) if other != seat):
        return Why("nobody else has a Rule in front", "HK 7")
    return Why("say which Rule of whom, as in lawyer …, of, a name", "HK 7")


def _placing(view: Dungeon, seat: Seat, rest: list[str]) -> Why | None:
    """What is wrong with where and how a Room of this hand is to lie."""
    card = held(view, seat, rest[0])
    printed = printed_on(view, card)
    at = cell_named(rest[1]) if len(rest) > 1 else NONE
    if printed.sort != ROOM or untimely(view, seat, PlayRoom) is not None:
        return barred(view, seat, PlayRoom(card, at, 0))
    if len(rest) == 1:
        possible = room_options(view, seat, [card])
        if possible:
            return Why(f"say where and how it lies, as in {possible[0].notation(view)}", "HK 10")
        places = [at for base in bases(view, seat) for at in sites(view, base)]
        if not places:
            return Why("no open side looks onto an empty place there", "HK 10")
        return barred(view, seat, PlayRoom(card, places[0], printed.doors))
    if at == NONE:
        return Why("a place is told from the Entrance, as in n1 or e2s1", "HK-11")
    letters = rest[2].upper() if len(rest) > 2 else ""
    doors = sum(1 << "NESW".index(letter) for letter in set(letters) if letter in "NESW")
    return barred(view, seat, PlayRoom(card, at, doors))
