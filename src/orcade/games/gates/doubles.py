"""What doubles bring: cards, and the powers of those who roll them (OG 6.2, OG 3.3, OG 3.6, OG 3.7)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Option
from orcade.table.words import whose

from .answers.choosing import DRAW, GIVE, STEAL_CARD, STEAL_TREASURE, Draw, StealCard
from .answers.common import CHARACTER
from .answers.occasions import NO, YES, Yes
from .events.cards import GmDiscarded, Looked, Redrew, Robbed
from .events.common import own
from .faces import TREASURE
from .pieces import (
    BOB,
    CALLED,
    NO_CARD,
    PETE,
    STEVIL,
    WHAT_TO_STEAL,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHICH_TREASURE_TO_GIVE,
    Character,
    Siege,
    clockwise,
    face_of,
    named,
)
from .piles import by_chance, draw, draw_card, gm_draws, one_of_each, put_away
from .treasures import down_to_limit
from .winning import check_goal


def doubles(siege: Siege, character: Character) -> Flow[None]:
    """OG 6.2: a living character has rolled doubles: a Player card, and what its power adds or puts in its place."""
    if character.who == PETE:
        yield from redraw(siege, character)
    if character.who == STEVIL:
        stolen = yield from steal(siege, character)
        if stolen:
            return
    yield from draw_card(siege, character)
    if character.who == BOB:
        yield from look(siege, character)


def redraw(siege: Siege, character: Character) -> Flow[None]:
    """OG 3.7, OG-10: the Gamemaster discards his hand and draws as many cards; no gain, so he may still be due one."""
    if not siege.gm_hand:
        return
    siege.asked = WHETHER_TO_REDRAW
    siege.about = character.who
    answer = yield Ask(character.seat, "Make the Gamemaster draw his whole hand anew?", (YES, NO), "OG 3.7")
    if answer.__class__ is not Yes:
        return
    count = len(siege.gm_hand)
    yield Redrew(character.who, count)
    while siege.gm_hand:
        card = siege.gm_hand.pop()
        put_away(siege, card)
        yield GmDiscarded(own(siege), card)
    for _ in range(count):
        yield from gm_draws(siege)


def look(siege: Siege, character: Character) -> Flow[None]:
    """OG 3.3, OG-7: Bob sees the top card of the Treasure deck, and may discard it."""
    card = yield from draw(siege, TREASURE)
    if card == NO_CARD:
        return
    siege.decks[TREASURE].append(card)
    siege.cards.peek(card, character.seat)
    yield Looked(character.who)
    siege.asked = WHETHER_TO_KEEP_TOP
    siege.about = character.who
    siege.subject = card
    prompt = f"On top of the Treasures lies {face_of(siege, card).name}: discard it?"
    answer = yield Ask(character.seat, prompt, (YES, NO), "OG 3.3")
    if answer.__class__ is Yes:
        put_away(siege, siege.decks[TREASURE].pop())


def steal(siege: Siege, character: Character) -> Flow[bool]:
    """OG 3.6, OG-9: Stevil may steal a Treasure or a card from a hand instead of drawing; whether he did."""
    if not any(other.treasures or other.hand for other in siege.characters if other is not character):
        return False
    siege.asked = WHAT_TO_STEAL
    siege.about = character.who
    answer = yield Ask(character.seat, "Draw a card, or steal one?", loot_of_others(siege, character), "OG 3.6")
    kind = answer.__class__
    if kind is Draw:
        return False
    victim = named(siege, answer.target - CHARACTER)
    if kind is StealCard:
        yield from take_from_hand(siege, character, victim, "OG-9")
        return True
    card = yield from give(siege, victim)
    character.treasures.append(card)
    yield Robbed(own(siege), character.who, victim.who, card)
    for each in (victim, character):  # A sack may have gone.
        yield from down_to_limit(siege, each)
    check_goal(siege)
    return True


def loot_of_others(siege: Siege, character: Character) -> list[Option]:
    """What Stevil may answer."""
    options: list[Option] = [DRAW]
    for other in clockwise(siege):
        if other is not character:
            if other.treasures:
                options.append(STEAL_TREASURE[other.who])
            if other.hand:
                options.append(STEAL_CARD[other.who])
    return options


def give(siege: Siege, victim: Character) -> Flow[CardId]:
    """OG-9: a Treasure of its owner's choice leaves him."""
    card = victim.treasures[0]
    options = [GIVE[each] for each in one_of_each(siege, victim.treasures)]
    if len(options) > 1:
        siege.asked = WHICH_TREASURE_TO_GIVE
        siege.about = victim.who
        prompt = f"Stevil steals a Treasure of {whose(CALLED[victim.who])}: which one?"
        answer = yield Ask(victim.seat, prompt, options, "OG-9")
        card = answer.card
    victim.treasures.remove(card)
    return card


def take_from_hand(siege: Siege, character: Character, victim: Character, rule: str) -> Flow[None]:
    """A random card from another's hand."""
    card = yield from by_chance(character.seat, victim.hand, rule)
    siege.cards.peek(card, character.seat)
    character.hand.append(card)
    yield Robbed(own(siege), character.who, victim.who, card)
