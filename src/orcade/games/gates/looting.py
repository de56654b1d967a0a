"""Looting chests: Treasures, Orc cards and Traps (OG 7.11, OG-33, OG-34)."""

from __future__ import annotations

from orcade.table.requests import D3, D6, CardId, Flow, Roll

from .answers.common import CHARACTER
from .attacks import orc_strikes, orc_targets
from .card_headings import heading
from .effects import LoseActions, LoseTreasure, Orcs, Wound
from .events.cards import Found, FoundNothing, LostActions
from .events.common import own
from .events.wounds import Avoided
from .faces import LOOT, ORC_CARD, TRAP, TREASURE, Face
from .moments import roll_d20
from .orcs import place_beside, place_far
from .pieces import (
    NO_CARD,
    Character,
    Siege,
    alone,
    board_of,
    clockwise,
    face_of,
    orc_of,
)
from .piles import draw, put_away_played
from .treasures import down_to_limit, gain, lose_one
from .wounds import wound

BAD = {ORC_CARD: "Orcs!", TRAP: "a Trap!"}
"""What a chest may hold besides Treasure, by kind of card."""


def told(face: Face) -> str:
    """What a card that is found does, for who finds it: "Honest Blade +2: 65 points, +2 hand-to-hand"."""
    worth = f"{face.points} points" if face.points else ""
    return f"{face.name}: {', '.join(filter(None, (worth, heading(face.card))))}"


def may_loot(siege: Siege, character: Character) -> bool:
    """Whether a character can loot where it stands: a chest, alone, not the one that it looted last (OG-33)."""
    square = character.square
    return bool(board_of(siege).chests >> square & 1) and character.searched != square and alone(siege, square)


def loot(siege: Siege, character: Character) -> Flow[None]:
    """OG 7.11: the top card of the Treasure deck, turned over at once."""
    siege.actions -= 1
    character.searched = character.square
    card = yield from draw(siege, TREASURE)
    if card == NO_CARD:
        yield FoundNothing(character.who)
        return
    siege.cards.show(card)
    siege.played.append(card)
    face = face_of(siege, card)
    yield Found(own(siege), character.who, card, face.points, BAD.get(face.kind, ""), told(face))
    if face.kind == LOOT:
        siege.played.remove(card)
        yield from gain(siege, character, card)
        return
    yield from carry_out(siege, character, card)
    put_away_played(siege, card)


def carry_out(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """What an Orc card or a Trap does to who found it."""
    effect = face_of(siege, card).effect
    kind = type(effect)
    if kind is Orcs:
        yield from orcs_come(siege, character, card)
    elif kind is Wound:
        yield from hurt(siege, character, effect, by_gm=False)  # type: ignore[arg-type]
    elif kind is LoseActions:
        siege.actions = 0
        yield LostActions(character.who)
    elif kind is LoseTreasure and character.treasures:
        yield from lose_one(siege, character, "OG 7.11")
        yield from down_to_limit(siege, character)  # It may have been a sack (OG-57).


def orcs_come(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """OG-34: orcs come beside the looter, or away from everybody, placed by the Gamemaster unless the card says so. Who
    is to strike at once does so if he has found a place beside the looter."""
    effect = face_of(siege, card).effect
    assert isinstance(effect, Orcs)
    count = yield from how_many(siege, effect, character.seat)
    seat = character.seat if effect.by == "looter" else siege.gm
    if effect.where == "far":
        yield from place_far(siege, seat, count, effect.distance)
        return
    came = yield from place_beside(siege, seat, character.square, count)
    deaths = character.deaths
    for number in came if effect.strikes else ():
        orc = orc_of(siege, number)
        if orc is None or character.deaths != deaths:
            return
        if CHARACTER + character.who in orc_targets(siege, orc):
            yield from orc_strikes(siege, orc, character)


def how_many(siege: Siege, effect: Orcs, seat: int) -> Flow[int]:
    """The number of orcs on a card, rolled where it is a die."""
    if isinstance(effect.number, int):
        return effect.number
    die = yield Roll(seat, D6 if effect.number == "d6" else D3, "orcs", "OG 7.11")
    return die  # type: ignore[no-any-return]


def hurt(siege: Siege, character: Character, effect: Wound, *, by_gm: bool) -> Flow[None]:
    """Wounds by a Trap or mishap: for who is meant, or for all within some squares of him; a d20 may avoid them."""
    victims: tuple[Character, ...] = (character,)
    if effect.who == "near":
        near = board_of(siege).floor.spread(character.square, effect.within)
        victims = tuple([other for other in clockwise(siege) if not other.dead and near >> other.square & 1])
    for victim in victims:
        if not victim.dead and siege.ending is None:
            yield from one_hurt(siege, victim, effect, by_gm)


def one_hurt(siege: Siege, character: Character, effect: Wound, by_gm: bool) -> Flow[None]:
    """One victim of it."""
    if effect.avoid:
        die = yield from roll_d20(siege, character, "to avoid it", "OG 9.3" if by_gm else "OG 7.11", effect.avoid)
        if die >= effect.avoid:
            yield Avoided(character.who)
            return
    deaths = character.deaths
    for _ in range(effect.wounds):
        if character.deaths == deaths:
            yield from wound(siege, character, by_gm=by_gm)
