"""Hackmaster cards in the Gamemaster's turn (OG 9.3, OG-50, OG-53)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcade.table.requests import Ask, CardId, Flow

from .answers.common import CHARACTER
from .effects import Desert, Effect, Haste, LoseCards, Orcs, Raise, Slow, Swap, Tough, Wound
from .events.cards import Discarded, Lost
from .events.common import own
from .events.gamemaster import AllHurried, Hurried, MayCome, Raged, Slowed, Swapped, Toughened
from .looting import how_many, hurt
from .moments import play_card
from .orcs import empty_buildings, in_pool, near_characters, place_far, place_in_building
from .pieces import (
    CALLED,
    NOBODY,
    ORC_ACTING,
    WHICH_CHARACTER_FOR,
    WHICH_NPC_DESERTS,
    WHICH_ORC_FOR,
    WHICH_OTHER_CHARACTER,
    Character,
    Orc,
    Siege,
    face_of,
    free_squares,
    living,
    may_act,
    named,
    orc_called,
)
from .piles import by_chance, discard_options, put_away, put_away_played
from .targets import ask_target
from .treasures import down_to_limit
from .wounds import come_back

# Whom or what a card can be for.


def playable_now(siege: Siege, card: CardId) -> bool:
    """Whether a Hackmaster card can be played in the Gamemaster's turn: it has to be of some use (GEN-3)."""
    effect = face_of(siege, card).effect
    return bool(aims(siege, effect))


def aims(siege: Siege, effect: Effect | None) -> tuple[int, ...]:
    """The orcs (by number) or characters (with CHARACTER) that an effect can be for; (NOBODY,) where it is for nobody
    in particular and can be played; none where it cannot."""
    if isinstance(effect, Orcs):
        return (NOBODY,) if tokens_for(siege, effect) > 0 and has_room(siege, effect) else ()
    if isinstance(effect, Haste):
        left = tuple([orc.number for orc in siege.orcs if may_act(orc) or goes_on(siege, orc, effect)])
        if effect.who == "orcs":
            return (NOBODY,) if left or siege.newcomers else ()
        return left
    if isinstance(effect, Tough):
        return tuple([orc.number for orc in siege.orcs])
    test = MEANT.get(type(effect))
    if test is None:
        return ()
    found = tuple([CHARACTER + each.who for each in siege.characters if test(each)])
    return found if not isinstance(effect, Swap) or len(found) > 1 else ()


MEANT: dict[type, Callable[[Character], object]] = {
    Wound: lambda character: not character.dead,
    Slow: lambda character: True,
    LoseCards: lambda character: character.hand,
    Desert: lambda character: character.npcs,
    Raise: lambda character: character.dead,
    Swap: lambda character: not character.dead,
}
"""Which characters an effect can be for."""


def goes_on(siege: Siege, orc: Orc, effect: Haste) -> bool:
    """Whether an orc that has just used its actions up would have some again (OG-50)."""
    return orc.number == siege.acting and effect.actions > 0


def tokens_for(siege: Siege, effect: Orcs) -> int:
    """The orcs that are left for a card: those that wait to enter are not on the map yet (OG-40)."""
    return in_pool(siege) if effect.where == "road" else in_pool(siege) + siege.newcomers


def has_room(siege: Siege, effect: Orcs) -> bool:
    """Whether there is a place where such orcs could come."""
    if effect.where == "building":
        return bool(empty_buildings(siege))
    if effect.where == "far":
        return bool(free_squares(siege) & ~near_characters(siege, effect.distance - 1))
    return True


# Playing them.


def play_hackmaster(siege: Siege, card: CardId) -> Flow[None]:
    """OG 9.3: a card of the Gamemaster's in his own turn."""
    done = yield from play_card(siege, card, None)
    if not done:
        return
    effect: Any = face_of(siege, card).effect
    targets = aims(siege, effect)
    target = yield from choose(siege, targets, WHICH_ORC_FOR if targets[0] < CHARACTER else WHICH_CHARACTER_FOR, card)
    if isinstance(effect, Tough):
        yield from toughen(siege, card, target)
        return
    if target == NOBODY:
        yield from for_nobody(siege, effect)
    elif target < CHARACTER:
        orc = orc_called(siege, target)
        yield from hasten(siege, orc, effect)
    else:
        yield from for_character(siege, named(siege, target - CHARACTER), effect, card)
    put_away_played(siege, card)


def choose(siege: Siege, targets: tuple[int, ...], asked: int, card: CardId) -> Flow[int]:
    """One of several orcs or characters, of the Gamemaster's choice."""
    siege.subject = card
    target = yield from ask_target(siege, siege.gm, targets, asked, f"{face_of(siege, card).name}: for whom?", "OG 9.3")
    return target


def toughen(siege: Siege, card: CardId, target: int) -> Flow[None]:
    """The card lies on an orc until it dies (OG-53)."""
    orc = orc_called(siege, target)
    siege.played.remove(card)
    orc.cards.append(card)
    yield Toughened(own(siege), orc.number, card)


def for_nobody(siege: Siege, effect: Orcs | Haste) -> Flow[None]:
    """Orcs that come, and haste for all."""
    if isinstance(effect, Haste):
        siege.hurry += effect.actions
        if siege.acting != NOBODY:
            act_on(siege, orc_called(siege, siege.acting), effect)
        yield AllHurried(effect.actions)
        return
    count = yield from how_many(siege, effect, siege.gm)
    if effect.where == "road":
        coming = min(count, in_pool(siege))
        siege.newcomers += coming
        yield MayCome(coming)
    elif effect.where == "building":
        yield from place_in_building(siege, count)
    else:
        yield from place_far(siege, siege.gm, count, effect.distance)


def hasten(siege: Siege, orc: Orc, effect: Haste) -> Flow[None]:
    """One orc has more actions or attacks in this turn; also the one that acts."""
    orc.more += effect.actions
    orc.attacks += effect.attacks
    if siege.acting == orc.number:
        act_on(siege, orc, effect)
    if effect.actions:
        yield Hurried(orc.number, effect.actions)
    if effect.attacks:
        yield Raged(orc.number, effect.attacks)


def act_on(siege: Siege, orc: Orc, effect: Haste) -> None:
    """The orc that acts, or has just used its actions up, has more."""
    siege.actions += effect.actions
    siege.attacks += effect.attacks
    siege.phase = ORC_ACTING
    orc.acted = False


def for_character(siege: Siege, character: Character, effect: Effect, card: CardId) -> Flow[None]:
    """Mishaps and oddities."""
    if isinstance(effect, Wound):
        yield from hurt(siege, character, effect, by_gm=True)
    elif isinstance(effect, Slow):
        character.slowed += effect.by
        yield Slowed(character.who, effect.by)
    elif isinstance(effect, LoseCards):
        yield from lose_cards(siege, character, effect.cards)
    elif isinstance(effect, Desert):
        yield from desert(siege, character)
    elif isinstance(effect, Raise):
        yield from come_back(siege, character, siege.gm, "OG-44")
    elif isinstance(effect, Swap):
        yield from swap(siege, character, card)


def lose_cards(siege: Siege, character: Character, count: int) -> Flow[None]:
    """Random cards of a hand are discarded."""
    for _ in range(count):
        if not character.hand:
            return
        card = yield from by_chance(siege.gm, character.hand, "OG 9.3")
        put_away(siege, card)
        yield Discarded(own(siege), character.who, card)


def desert(siege: Siege, character: Character) -> Flow[None]:
    """An NPC in play goes; the Gamemaster says which."""
    options = discard_options(siege, character.npcs)
    gone = character.npcs[0]
    if len(options) > 1:
        siege.asked = WHICH_NPC_DESERTS
        siege.about = character.who
        answer = yield Ask(siege.gm, f"Which NPC deserts {CALLED[character.who]}?", options, "OG 9.3")
        gone = answer.card
    character.npcs.remove(gone)
    put_away(siege, gone)
    yield Lost(own(siege), character.who, gone)
    yield from down_to_limit(siege, character)


def swap(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """Two characters change places; that is no move."""
    others = tuple([CHARACTER + other.who for other in living(siege) if other is not character])
    siege.about = character.who
    target = yield from choose(siege, others, WHICH_OTHER_CHARACTER, card)
    other = named(siege, target - CHARACTER)
    character.square, other.square = other.square, character.square
    yield Swapped(character.who, other.who)
