"""Player cards that need no action: NPCs, cures, tricks (OG 6.4, OG 6.5)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow

from .answers.common import CHARACTER
from .doubles import take_from_hand
from .effects import Heal, MoreActions, PickPocket, Turncoat
from .events.cards import Lost
from .events.common import own
from .events.turns import GotActions
from .faces import NPC, SPELL
from .modifiers import npc_limit
from .moments import play_card
from .pieces import (
    BEFORE_ROLL,
    CALLED,
    WHICH_CHARACTER_FOR,
    WHICH_NPC_GOES,
    Character,
    Siege,
    board_of,
    face_of,
    named,
)
from .piles import discard_options, put_away, put_away_played
from .spells import heal, healed
from .targets import ask_target
from .treasures import down_to_limit


def playable(siege: Siege, character: Character, card: CardId) -> bool:
    """Whether a card can be played now in its owner's turn, without an action."""
    face = face_of(siege, card)
    effect = face.effect
    if face.kind == NPC:
        return True
    if face.kind == SPELL:
        return False
    if isinstance(effect, Heal):
        return bool(healed(siege, character, effect))
    if isinstance(effect, MoreActions):
        return siege.phase == BEFORE_ROLL or siege.rolled  # OG-48
    if isinstance(effect, Turncoat):
        return not siege.turncoat and (siege.phase == BEFORE_ROLL or siege.actions > 0)  # OG-48
    return isinstance(effect, PickPocket) and bool(pockets(siege, character))


def pockets(siege: Siege, character: Character) -> list[int]:
    """The adjacent characters who hold cards."""
    beside = board_of(siege).beside(character.square)
    return [
        other.who
        for other in siege.characters
        if other is not character and not other.dead and other.hand and beside >> other.square & 1
    ]


def play(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """OG 6.5: a card is played in its owner's turn."""
    done = yield from play_card(siege, card, character)
    if not done:
        return
    face = face_of(siege, card)
    effect = face.effect
    if face.kind == NPC:
        yield from hire(siege, character, card)
        return
    if isinstance(effect, Heal):
        yield from heal(siege, character, effect)
    elif isinstance(effect, MoreActions):
        siege.actions += effect.more
        if siege.rolled:
            yield GotActions(character.who, siege.actions)
    elif isinstance(effect, Turncoat):
        siege.turncoat = True
    elif isinstance(effect, PickPocket):
        yield from pick_pocket(siege, character)
    put_away_played(siege, card)


def hire(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """OG 6.4, OG-20: an NPC is laid in front of its player; where there are too many, one goes."""
    if len(character.npcs) >= npc_limit(character):
        options = discard_options(siege, character.npcs)
        gone = character.npcs[0]
        if len(options) > 1:
            siege.asked = WHICH_NPC_GOES
            siege.about = character.who
            answer = yield Ask(character.seat, f"{CALLED[character.who]}: which NPC goes?", options, "OG-20")
            gone = answer.card
        character.npcs.remove(gone)
        put_away(siege, gone)
        yield Lost(own(siege), character.who, gone)
    siege.played.remove(card)
    character.npcs.append(card)
    yield from down_to_limit(siege, character)


def pick_pocket(siege: Siege, character: Character) -> Flow[None]:
    """A random card from the hand of somebody beside."""
    victims = pockets(siege, character)
    if not victims:
        return
    siege.about = character.who
    targets = [CHARACTER + who for who in victims]
    target = yield from ask_target(siege, character.seat, targets, WHICH_CHARACTER_FOR, "Whose pocket?", "OG-50")
    yield from take_from_hand(siege, character, named(siege, target - CHARACTER), "OG-50")
