"""What holds as long as a card lies there: bonuses, bans, allowances, triggers (HK-6: cannot beats can).

It is looked up each time, from what lies in front of everybody and from the Room that somebody is in.
"""

from __future__ import annotations

from typing import Final

from orcade.table.requests import D6, CardId, Seat

from .card_decks import MONSTER, NPC, TRAP, FacedCard, cards_by_face, character, printed_on
from .effects import KINDS, Bonus
from .numbers import ACTIONS, SEARCHED
from .pieces import NONE, Dungeon, in_front, lying
from .printed import Encounter

BANNED: Final = ("search", "items", "exchange", "rules", "monsters", "traps", "npcs", "steal")
"""What can be forbidden. `bans` returns a set of these, one bit each."""
NO_SEARCH, NO_ITEMS, NO_EXCHANGE, NO_RULES, NO_MONSTERS, NO_TRAPS, NO_NPCS, NO_STEAL = (1 << at for at in range(8))
SKILL: Final = ("combat", "thieving", "negotiation")
"""By kind of Encounter (HK 14)."""


def bans(dungeon: Dungeon, seat: Seat) -> int:
    """Everything that is forbidden to a seat, or forbidden to be done to it, as a set of bits."""
    return bans_in(dungeon, seat, dungeon.where[seat])


def bans_in(dungeon: Dungeon, seat: Seat, room: int) -> int:
    """The same if it were in this Room."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    found = 0
    for owner, pile in lying(dungeon):
        for card in pile:
            for ban in prints[faces[card]].bans:
                who = ban.who
                if who == "everyone" or (who == "you") == (owner == seat):
                    found |= 1 << BANNED.index(ban.what)
    if room > 0:
        for ban in prints[faces[dungeon.rooms[room].card]].bans:
            found |= 1 << BANNED.index(ban.what)
    return found


def open_kinds(dungeon: Dungeon, seat: Seat) -> int:
    """The kinds of Encounter that may be played upon a seat, as a set."""
    banned = bans(dungeon, seat)
    return (
        (0 if banned & NO_MONSTERS else 1 << MONSTER)
        | (0 if banned & NO_TRAPS else 1 << TRAP)
        | (0 if banned & NO_NPCS else 1 << NPC)
    )


def allowed(dungeon: Dungeon, what: str, seat: Seat) -> bool:
    """Whether a card of this seat, or its Room, permits something."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    for pile in in_front(dungeon, seat):
        for card in pile:
            if what in prints[faces[card]].allows:
                return True
    room = dungeon.where[seat]
    return room > 0 and what in prints[faces[dungeon.rooms[room].card]].allows


def _against(bonus: Bonus, kind: int) -> bool:
    return bonus.against is None or (kind != NONE and bonus.against == KINDS[kind])


def added_by_cards(dungeon: Dungeon, to: str, seat: Seat, kind: int = NONE) -> list[tuple[CardId, int]]:
    """What lies in front of a seat and of others and adds to a quantity of that seat, and how much each does."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    found = []
    for owner, pile in lying(dungeon):
        for card in pile:
            for bonus in prints[faces[card]].bonuses:
                if bonus.to == to and _against(bonus, kind):
                    who = bonus.who
                    if who == "everyone" or (who == "you") == (owner == seat):
                        found.append((card, bonus.by))
    return found


def bonus_of_cards(dungeon: Dungeon, to: str, seat: Seat, kind: int = NONE) -> int:
    """All bonuses to a quantity of a seat from what lies in front of it and of others."""
    return sum([by for _, by in added_by_cards(dungeon, to, seat, kind)])


def bonus_of_room(dungeon: Dungeon, to: str, room: int, kind: int = NONE) -> int:
    """All bonuses to a quantity from a Room, for whoever is in it."""
    if room <= 0:
        return 0
    found = 0
    for bonus in printed_on(dungeon, dungeon.rooms[room].card).bonuses:
        if bonus.to == to and _against(bonus, kind):
            found += bonus.by
    return found


def total(dungeon: Dungeon, to: str, seat: Seat, kind: int = NONE) -> int:
    """All bonuses to a quantity of a seat."""
    return bonus_of_cards(dungeon, to, seat, kind) + bonus_of_room(dungeon, to, dungeon.where[seat], kind)


def skill(dungeon: Dungeon, seat: Seat, kind: int) -> int:
    """What a seat adds to its die against an Encounter of this kind (HK 14)."""
    name = SKILL[kind]
    base: int = getattr(character(dungeon, seat), name)
    return base + total(dungeon, name, seat, kind)


def actions_left(dungeon: Dungeon) -> int:
    """Actions of the current player that are left. What cards add counts as soon as they lie there (HK 6, HK-41)."""
    return dungeon.actions + max(1 - ACTIONS, total(dungeon, "actions", dungeon.active))


def search_number(dungeon: Dungeon, seat: Seat, room: int) -> int:
    """HK 13: a search of this Room wants this number or less on a die; 6 is certain, 0 hopeless."""
    found = (
        SEARCHED
        + dungeon.rooms[room].far
        + bonus_of_cards(dungeon, "search", seat)
        + bonus_of_room(dungeon, "search", room)
    )
    return D6 if found > D6 else 0 if found < 0 else found


def lawyering(dungeon: Dungeon, seat: Seat) -> int:
    """What a seat adds where Rules-Lawyering counts (HK 7, HK 24)."""
    return character(dungeon, seat).lawyering + total(dungeon, "lawyering", seat)


def best_skill(dungeon: Dungeon, seat: Seat) -> int:
    """For the Hand of Vectra (HK 3): the best of the four, with what always adds to it."""
    who = character(dungeon, seat)
    found = lawyering(dungeon, seat)
    for name in SKILL:
        found = max(found, getattr(who, name) + total(dungeon, name, seat))
    return found


def printed_difficulty(dungeon: Dungeon, card: int, room: int) -> int:
    """Difficulty of an Encounter in this Room, with its own bonus for depth alone."""
    printed = printed_on(dungeon, card).card
    assert isinstance(printed, Encounter)
    return printed.difficulty + printed.deeper * dungeon.rooms[room].far


def difficulty(dungeon: Dungeon, card: int, by: Seat, room: int) -> int:
    """Difficulty of an Encounter that `by` has played in this Room (HK 14)."""
    kind = printed_on(dungeon, card).kind
    found = printed_difficulty(dungeon, card, room) + bonus_of_room(dungeon, "difficulty", room, kind)
    return found + bonus_of_cards(dungeon, "difficulty", by, kind)


def removal(dungeon: Dungeon, card: CardId, owner: Seat) -> int:
    """Difficulty of removing a Rule (HK 7)."""
    return printed_on(dungeon, card).difficulty + total(dungeon, "removal", owner)


def triggers(dungeon: Dungeon, seat: Seat, happens: str, kind: int = NONE, left: int = NONE) -> tuple[CardId, ...]:
    """The cards in front of a seat, and its Room, that do something now. `left`: another Room than that in which
    it is: where it has died, or is about to search."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    found: list[CardId] = []
    for pile in in_front(dungeon, seat):
        for card in pile:
            if prints[faces[card]].triggers and triggered(prints[faces[card]], happens, kind):
                found.append(card)
    room = dungeon.where[seat] if left == NONE else left
    if room > 0:
        card = dungeon.rooms[room].card
        if triggered(prints[faces[card]], happens, kind):
            found.append(card)
    return tuple(found)


def triggered(printed: FacedCard, happens: str, kind: int) -> tuple[int, ...]:
    """Which of a card's triggers this sets off."""
    return tuple(
        at
        for at, each in enumerate(printed.triggers)
        if each.happens == happens and (each.against is None or (kind != NONE and each.against == KINDS[kind]))
    )
