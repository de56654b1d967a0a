"""Treasures in front of characters: getting them, losing them, and how many may be held (OG 7.12, OG-35, OG-57)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow

from .events.cards import Lost
from .events.common import own
from .modifiers import treasure_limit
from .pieces import CALLED, WHICH_TREASURE_GOES, Character, Siege
from .piles import discard_options, put_away
from .winning import check_goal


def gain(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """A Treasure is laid in front of a character; its points count when a sixth one has gone (OG-2)."""
    siege.cards.show(card)
    character.treasures.append(card)
    yield from down_to_limit(siege, character)
    check_goal(siege)


def down_to_limit(siege: Siege, character: Character) -> Flow[None]:
    """OG 7.12: what is beyond the limit is discarded at once, by the owner's choice."""
    while too_many(siege, character):
        yield from lose_one(siege, character, "OG 7.12")


def too_many(siege: Siege, character: Character) -> int:
    """How many Treasures a character has above the limit."""
    return max(0, len(character.treasures) - treasure_limit(siege, character))


def lose_one(siege: Siege, character: Character, rule: str) -> Flow[None]:
    """A Treasure of the owner's choice goes."""
    siege.asked = WHICH_TREASURE_GOES
    siege.about = character.who
    prompt = f"{CALLED[character.who]}: which Treasure goes?"
    options = Lazy(partial(discard_options, siege, character.treasures))
    if len(character.treasures) == 1:
        answer = options[0]
    else:
        answer = yield Ask(character.seat, prompt, options, rule)
    card = answer.card  # type: ignore[attr-defined]
    character.treasures.remove(card)
    put_away(siege, card)
    yield Lost(own(siege), character.who, card)
