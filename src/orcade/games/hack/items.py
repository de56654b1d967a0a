"""Items: put to use, lost, stolen (HK 13, HK 21)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Option, Seat

from .answers import SKIP, Equip, drop, equip, steal
from .card_decks import ITEM, printed_on
from .events import Equipped, LostItem, Stole, now
from .lasting_effects import NO_ITEMS, NO_STEAL, bans
from .pieces import (
    NONE,
    WHAT_DEATH_COSTS,
    WHICH_ITEM_TO_LOSE,
    WHICH_ITEM_TO_PLAY,
    WHICH_ITEM_TO_STEAL,
    Dungeon,
)
from .piles import draw, one_of_each, put_away


def hand_of(dungeon: Dungeon, seat: Seat) -> CardId:
    """The Hand of Vectra in front of a seat; NONE where it does not lie there."""
    for card in dungeon.items[seat]:
        if printed_on(dungeon, card).hand:
            return card
    return CardId(NONE)


def may_equip(dungeon: Dungeon, seat: Seat, prompt: str, rule: str) -> Flow[None]:
    """An Item from the hand may be played. Everybody who has a hand is asked, whatever is in it."""
    if dungeon.ending is not None or not dungeon.hands[seat] or bans(dungeon, seat) & NO_ITEMS:
        return
    dungeon.asked = WHICH_ITEM_TO_PLAY
    answer = yield Ask(seat, prompt, equipments(dungeon, seat), rule)
    if answer.__class__ is Equip:
        card = answer.card
        dungeon.hands[seat].remove(card)
        dungeon.cards.show(card)
        dungeon.items[seat].append(card)
        yield Equipped(now(dungeon), seat, card)
        yield from draw(dungeon, seat)


def equipments(dungeon: Dungeon, seat: Seat) -> list[Option]:
    """To play one of the Items in hand, or none."""
    hand = dungeon.hands[seat]
    options: list[Option] = [SKIP]
    options += [equip(card) for card in one_of_each(dungeon, hand) if printed_on(dungeon, card).sort == ITEM]
    return options


def lose_item(dungeon: Dungeon, seat: Seat, rule: str, sparing_hand: bool = False) -> Flow[None]:
    """The owner discards an Item of choice; in a normal death never the Hand (HK-19)."""
    items = [card for card in dungeon.items[seat] if not (sparing_hand and printed_on(dungeon, card).hand)]
    choices = one_of_each(dungeon, items)
    if not choices or dungeon.ending is not None:
        return
    card = choices[0]
    if len(choices) > 1:
        dungeon.asked = WHAT_DEATH_COSTS if sparing_hand else WHICH_ITEM_TO_LOSE
        answer = yield Ask(seat, "Which Item do you lose?", [drop(each) for each in choices], rule)
        card = answer.card
    yield from drop_item(dungeon, seat, card)


def drop_item(dungeon: Dungeon, seat: Seat, card: CardId) -> Flow[None]:
    """This Item goes to the discard pile of its deck."""
    dungeon.items[seat].remove(card)
    put_away(dungeon, card)
    yield LostItem(now(dungeon), seat, card)


def steal_item(dungeon: Dungeon, thief: Seat, owner: Seat) -> Flow[None]:
    """The thief takes an Item of choice that lies in front of the owner (HK 21), also the Hand (HK-5)."""
    if owner in (NONE, thief) or bans(dungeon, owner) & NO_STEAL:
        return
    choices = one_of_each(dungeon, dungeon.items[owner])
    if not choices:
        return
    card = choices[0]
    if len(choices) > 1:
        dungeon.asked = WHICH_ITEM_TO_STEAL
        dungeon.about = owner
        answer = yield Ask(thief, "Which Item do you steal?", [steal(each, owner) for each in choices], "HK 21")
        card = answer.card
    dungeon.items[owner].remove(card)
    dungeon.items[thief].append(card)
    yield Stole(now(dungeon), thief, card, owner)
