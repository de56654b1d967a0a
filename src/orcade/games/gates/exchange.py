"""Exchanging Treasures by consent (OG 7.13, OG-36)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

import msgspec

from orcade.table.choices import Part
from orcade.table.game import Why
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option
from orcade.table.several import Chosen, Group, Several, first_alike
from orcade.table.words import counted, listed

from .answers.common import card_id, card_name
from .answers.exchange import CALL_OFF, CallOff, Terms, offered
from .answers.occasions import NO, YES
from .events.common import own
from .events.exchange import Agreed, Offered, Refused
from .pieces import (
    CALLED,
    WHAT_TERMS,
    WHETHER_TO_AGREE,
    Character,
    Siege,
    acting,
    board_of,
    face_of,
    goal,
    known,
    named,
)
from .piles import one_of_each
from .treasures import down_to_limit, too_many
from .winning import check_goal, points

GIVE, GET = "Treasure you give", "Treasure you get"


def partners(siege: Siege, character: Character) -> list[Character]:
    """With whom a character can exchange: adjacent as for attacks, living, and one of the two has a Treasure."""
    if not may_offer(siege):
        return []
    beside = board_of(siege).beside(character.square)
    return [
        other
        for other in siege.characters
        if other is not character
        and not other.dead
        and beside >> other.square & 1
        and (character.treasures or other.treasures)
    ]


def may_offer(siege: Siege) -> bool:
    """Whether offers are still made: not after so many in vain in a turn (OG-36)."""
    limit = siege.options.offer_limit
    return not limit or siege.refused < limit


class Offer(Several):
    """Every set of Treasures that may change hands between the character whose turn it is and another; of equal ones
    that lie before one of them the first are meant."""

    __slots__ = ("siege",)

    also = (CALL_OFF,)

    def __init__(self, siege: Siege, mine: Sequence[CardId], theirs: Sequence[CardId]) -> None:
        self.siege = siege
        groups = (
            Group(GIVE, mine, 0, len(mine), "OG 7.13"),
            Group(GET, theirs, 0, len(theirs), "OG 7.13"),
        )
        super().__init__(
            "OG 7.13", "offer", groups, Lazy(partial(proposals, one_of_each(siege, mine), one_of_each(siege, theirs)))
        )

    def make(self, chosen: Chosen) -> Option:
        print_of = self.siege.cards.faces.__getitem__
        taken = [first_alike(each.ids, set(chosen).intersection(each.ids), print_of) for each in self.groups]
        return Terms(tuple(map(CardId, chain.from_iterable(taken))))

    def chosen(self, option: object) -> Chosen | None:
        return option.cards if isinstance(option, Terms) else None

    def part(self, view: Siege, id: int) -> Part:
        face = known(view, id)
        points = "" if face is None else f"{face.points} points"
        return Part(card_id(id), offered(view, id), card_name(view, id), points)

    def bars(self, chosen: Chosen) -> Why | None:
        return None if chosen else Why("offer or ask for something", "OG 7.13")


def proposals(mine: Sequence[CardId], theirs: Sequence[CardId]) -> list[Option]:
    """One for one, and one for nothing."""
    found: list[Option] = [CALL_OFF]
    found += [Terms((one,)) for one in (*mine, *theirs)]
    found += [Terms((one, other)) for one in mine for other in theirs]
    return found


def trade(siege: Siege, character: Character, other: Character) -> Flow[None]:
    """OG 7.13: an offer, and the other's answer; only an exchange that comes about costs the action."""
    siege.asked = WHAT_TERMS
    siege.about = other.who
    prompt = f"What do you offer {CALLED[other.who]}, and for what?"
    offer = Offer(siege, tuple(character.treasures), tuple(other.treasures))
    answer = yield Ask(character.seat, prompt, offer, "OG 7.13")
    done = False
    if answer.__class__ is not CallOff:
        done = yield from propose(siege, character, other, answer.cards)
    if not done:
        siege.refused += 1


def propose(siege: Siege, character: Character, other: Character, cards: Sequence[CardId]) -> Flow[bool]:
    """The other answers an offer; whether the exchange came about."""
    given = tuple([card for card in cards if card in character.treasures])
    got = tuple([card for card in cards if card in other.treasures])
    yield Offered(own(siege), character.who, other.who, given, got)
    siege.asked = WHETHER_TO_AGREE
    siege.about = other.who
    siege.offer = (*given, *got)
    answer = yield Ask(other.seat, terms_in_words(siege, character, given, got), (YES, NO), "OG 7.13")
    if answer.__class__ is not type(YES):
        yield Refused(other.who)
        return False
    siege.actions -= 1
    yield Agreed(other.who)
    character.treasures = [card for card in character.treasures if card not in given] + list(got)
    other.treasures = [card for card in other.treasures if card not in got] + list(given)
    yield from down_to_limit(siege, acting(siege))
    yield from down_to_limit(siege, named(siege, other.who))
    check_goal(siege)
    return True


def terms_in_words(siege: Siege, character: Character, given: tuple[CardId, ...], got: tuple[CardId, ...]) -> str:
    """What the other is asked; Treasures lie open, and so does what they are worth."""
    words = f"{CALLED[character.who]} gives you {worth_in_words(siege, given)} for {worth_in_words(siege, got)}. Agree?"
    return " ".join((words, *outcomes(siege, character, named(siege, siege.about), given, got)))


def outcomes(
    siege: Siege, character: Character, other: Character, given: Sequence[CardId], got: Sequence[CardId]
) -> tuple[str, ...]:
    """What an exchange leads to, besides its points: that somebody wins, or has to discard (OG-2, OG 7.12)."""
    found = []
    for each, gives, gets in ((character, given, got), (other, got, given)):
        kept = [card for card in each.treasures if card not in gives]
        then = msgspec.structs.replace(each, treasures=[*kept, *gets])
        over = too_many(siege, then)
        faces = [face_of(siege, card) for card in then.treasures]
        least = sorted(face.points for face in faces if not face.treasures)[:over]  # A sack would cost him more.
        most = points(siege, then) - sum(least)
        if most >= goal(siege):
            return (f"{CALLED[each.who]} will have {most} points and win!",)
        if over:
            found.append(f"{CALLED[each.who]} will have to discard {counted(over, 'Treasure')}.")
    return tuple(found)


def worth_in_words(siege: Siege, cards: tuple[CardId, ...]) -> str:
    """Treasures with their points: "Silver Cup (60)"."""
    return listed([f"{card_name(siege, card)} ({face_of(siege, card).points})" for card in cards]) or "nothing"
