"""What bars answers about a card: playing and casting it, losing, discarding, taking or keeping it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat

from ..answers.choosing import Discard, Give, Keep, Take
from ..answers.common import card_name
from ..answers.occasions import LoseNpc
from ..answers.turns import Cast, PickUp, Play
from ..effects import (
    Blast,
    Cancel,
    Desert,
    Dodge,
    Effect,
    Haste,
    Heal,
    LoseCards,
    MoreActions,
    Orcs,
    PickPocket,
    Raise,
    Reroll,
    Revive,
    Sleep,
    Slow,
    Step,
    Swap,
    Tough,
    Turncoat,
    Wound,
)
from ..faces import KIND_NAMES, LOOT, NPC, PLAYER, SPELL, TREASURE, Face
from ..hackmaster_cards import playable_now, tokens_for
from ..moments import holder, may_object
from ..pieces import (
    BRIAN,
    CALLED,
    NOBODY,
    SARA,
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHETHER_AGAIN,
    WHETHER_TO_AVERT,
    WHETHER_TO_CANCEL,
    WHICH_NPC_DESERTS,
    WHICH_NPC_GOES,
    WHICH_TREASURE_GOES,
    Character,
    Siege,
    acting,
    alone,
    board_of,
    face_of,
    known,
    named,
    own,
)
from ..spells import castable
from ..tricks import playable
from .occasions import no_actions, occupied

LATER: Final[dict[type[Effect], tuple[str, str]]] = {
    Reroll: ("when your d20 has been rolled in your turn", "OG-50"),
    Dodge: ("when you are about to take a wound", "OG-49"),
    Cancel: ("when a Hackmaster card has been played", "OG-50"),
    Revive: ("when you die", "OG 6.6"),
}
"""When Player cards are played that are of no use between actions."""
GAMEMASTERS_LATER: Final[dict[type[Effect], str]] = {
    Reroll: "when a free attack has missed, in a player's turn",
    Cancel: "when a Player card has been played, in a player's turn",
}
MOMENTS: Final[dict[int, tuple[type[Effect], str, str]]] = {
    WHETHER_AGAIN: (Reroll, "does not roll a d20 again", "OG-50"),
    WHETHER_TO_CANCEL: (Cancel, "cancels nothing", "OG-50"),
    WHETHER_TO_AVERT: (Dodge, "averts no wound", "OG-49"),
}
"""By question outside the own turn: the effect that is asked for; else what a card does not do. The death of a
character is the one that is left."""
REVIVAL: Final = (Revive, "brings nobody back at once", "OG 6.6")


def unheld(view: Siege, cards: Sequence[CardId], card: CardId, where: str, rule: str) -> Why | None:
    """What bars a card that is not among these."""
    if card in cards:
        return None
    face = known(view, card)
    if face is not None and any(view.face(each) == face.face for each in cards):
        return Why(f"that {face.name} is another one", rule)
    return Why(f"{card_name(view, card)} is not {where}", rule)


def hand_asked(view: Siege, seat: Seat) -> list[CardId]:
    """The cards that a seat may play from, as it is asked now."""
    if seat == view.gm:
        return view.gm_hand
    if view.asked == WHETHER_TO_CANCEL:
        return [card for character in own(view, seat) for card in character.hand]
    return (acting(view) if view.asked in (WHAT_FIRST, WHAT_NOW) else named(view, view.about)).hand


# Playing a card.


def bars_play(view: Siege, seat: Seat, answer: Play) -> Why | None:
    """OG 6.5, OG 6.6, OG 9.3, OG-50"""
    why = unheld(view, hand_asked(view, seat), answer.card, "in your hand", "OG 6.3")
    if why is not None:
        return why
    face = face_of(view, answer.card)
    if view.asked in (WHAT_NEXT, WHAT_ORC_DOES):
        return _gm_plays(view, answer.card, face)
    if view.asked in (WHAT_FIRST, WHAT_NOW):
        return _plays(view, acting(view), answer.card, face)
    wanted, text, rule = MOMENTS.get(view.asked, REVIVAL)
    if type(face.effect) is not wanted:
        return Why(f"{face.name} {text}", rule)
    if wanted is Cancel and seat != view.gm and not may_object(view, holder(view, answer.card)):
        return occupied("OG-24")
    # Only in a free attack is the victim on an orc's square.
    if wanted is Dodge and not alone(view, named(view, view.about).square):
        return Why("no card is played against the wound of a free attack", "OG 7.3")
    return None


def _plays(view: Siege, character: Character, card: CardId, face: Face) -> Why | None:
    """OG 6.5: in the own turn."""
    if view.asked == WHAT_NOW and not alone(view, character.square):
        return occupied("OG-24")
    if playable(view, character, card):
        return None
    effect: Any = face.effect
    if face.kind == SPELL:
        return Why(f"{face.name} is a Spell: it is cast, for an action (cast)", "OG 7.14")
    if type(effect) in LATER:
        when, rule = LATER[type(effect)]
        return Why(f"{face.name} is played {when}", rule)
    if isinstance(effect, Heal):
        return Why("you have no wounds" if effect.who == "you" else "nobody whom it could heal has wounds", "OG 6.5")
    if isinstance(effect, MoreActions):
        return Why("you have not rolled for actions, so none can be added", "OG-48")
    if isinstance(effect, Turncoat):
        if view.turncoat:
            return Why("your weapons may strike characters already", "OG-56")
        return Why("you have no actions in this turn to attack with", "OG-48")
    assert isinstance(effect, PickPocket)
    return Why("nobody beside you holds a card", "OG-50")


def _gm_plays(view: Siege, card: CardId, face: Face) -> Why | None:
    """OG 9.3: in the Gamemaster's turn."""
    if view.asked == WHAT_ORC_DOES and not alone(view, square_of_acting(view)):
        return occupied("OG 9.5")
    if playable_now(view, card):
        return None
    effect: Any = face.effect
    if type(effect) in GAMEMASTERS_LATER:
        return Why(f"{face.name} is played {GAMEMASTERS_LATER[type(effect)]}", "OG-50")
    if isinstance(effect, Orcs) and tokens_for(view, effect) > 0:
        return Why("there is no place where the orcs could come", "OG-34")
    text, rule = NOBODY_FOR[type(effect)]
    return Why(text, rule)


NOBODY_FOR: Final[dict[type[Effect], tuple[str, str]]] = {
    Orcs: ("all orcs are on the map, or waiting to enter", "OG 9.2"),
    Haste: ("no orc is left that could act", "OG 9.4"),
    Tough: ("there is no orc on the map", "OG-53"),
    Wound: ("everybody is dead", "OG-55"),
    Slow: ("there is no player", "OG 9.3"),
    LoseCards: ("nobody holds a card", "OG 9.3"),
    Desert: ("no NPC is in play", "OG 9.3"),
    Raise: ("nobody is dead", "OG-55"),
    Swap: ("two living characters are needed", "OG-55"),
}
"""Why a Hackmaster card can be for nobody."""


def square_of_acting(view: Siege) -> int:
    """Where the orc stands that acts."""
    return next(orc.square for orc in view.orcs if orc.number == view.acting)


# Casting.


def bars_cast(view: Siege, seat: Seat, answer: Cast) -> Why | None:
    """OG 7.14"""
    character = acting(view)
    why = unheld(view, character.hand, answer.card, "in your hand", "OG 7.14")
    if why is not None:
        return why
    face = face_of(view, answer.card)
    if face.kind != SPELL:
        return Why(f"{face.name} is no Spell: it is played (play)", "OG 6.5")
    if face.fireball and character.who == BRIAN:
        return Why("Brian needs no card for a Fireball (fireball)", "OG-5")
    if not alone(view, character.square):
        return occupied()
    why = no_actions(view)
    if why is not None or castable(view, character, answer.card):
        return why
    effect: Any = face.effect
    text, rule = AIMLESS[type(effect)]
    return Why(text, rule)


AIMLESS: Final[dict[type[Effect], tuple[str, str]]] = {
    Blast: ("no orc is in sight and range", "OG-51"),
    Sleep: ("no orc that is awake is near a square in sight", "OG-51"),
    Heal: ("nobody whom it could heal has wounds", "OG-51"),
    Step: ("no free square is in sight", "OG-51"),
    Raise: ("nobody is dead", "OG-55"),
}
"""Why a Spell cannot be cast at anything."""


# Cards that change places.


def bars_pick_up(view: Siege, seat: Seat, answer: PickUp) -> Why | None:
    """OG 3.2, OG-6"""
    character = acting(view)
    if character.who != SARA:
        return Why("only Sara picks up NPCs", "OG 3.2")
    if view.picked:
        return Why("you have picked up an NPC in this turn", "OG-6")
    if not board_of(view).chests >> character.square & 1:
        return Why("you are not on a Treasure square", "OG 3.2")
    if not alone(view, character.square):
        return occupied()
    why = unheld(view, view.discards[PLAYER], answer.card, "in the discard pile of the Player deck", "OG 3.2")
    if why is not None:
        return why
    face = face_of(view, answer.card)
    return None if face.kind == NPC else Why(f"{face.name} is no NPC", "OG 3.2")


def bars_lose_npc(view: Siege, seat: Seat, answer: LoseNpc) -> Why | None:
    """OG 6.4"""
    return unheld(view, named(view, view.about).npcs, answer.card, "an NPC in front of you", "OG 6.4")


def bars_discard(view: Siege, seat: Seat, answer: Discard) -> Why | None:
    """OG 6.3, OG 7.12, OG-20, OG 9.3"""
    card = answer.card
    if view.about == NOBODY:
        return unheld(view, view.gm_hand, card, "in your hand", "OG 6.3")
    character = named(view, view.about)
    if view.asked == WHICH_TREASURE_GOES:
        return unheld(view, character.treasures, card, "a Treasure in front of you", "OG 7.12")
    if view.asked in (WHICH_NPC_GOES, WHICH_NPC_DESERTS):
        return unheld(view, character.npcs, card, f"an NPC of {CALLED[character.who]}", "OG 6.4")
    return unheld(view, character.hand, card, "in your hand", "OG 6.3")


def bars_take(view: Siege, seat: Seat, answer: Take) -> Why | None:
    """OG 6.6"""
    why = unheld(view, view.discards[TREASURE], answer.card, "in the discard pile of the Treasure deck", "OG 6.6")
    if why is not None:
        return why
    face = face_of(view, answer.card)
    return None if face.kind == LOOT else Why(f"{face.name} is {_article(KIND_NAMES[face.kind])}", "OG 6.6")


def bars_treasure(view: Siege, seat: Seat, answer: Give | Keep) -> Why | None:
    """OG-9, OG 6.6"""
    rule = "OG-9" if isinstance(answer, Give) else "OG 6.6"
    return unheld(view, named(view, view.about).treasures, answer.card, "a Treasure in front of you", rule)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOU" else f"a {noun}"
