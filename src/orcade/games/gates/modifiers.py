"""What adds up: bonuses of gear, NPCs and powers on attacks, actions and limits (OG-47, OG-48)."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.grid import Square

from .answers.common import CHARACTER
from .effects import Tough
from .faces import Face
from .pieces import (
    BANDAGED,
    CARRY,
    GORDO,
    GORDO_TAKES,
    HITS,
    LEAST_ACTIONS,
    MOST_NPCS,
    NEWT,
    NEWT_ADDS,
    SARA,
    SARAS_NPCS,
    Character,
    Orc,
    Siege,
    board_of,
    face_of,
    named,
    orc_called,
)


def gear(siege: Siege, character: Character) -> Iterator[Face]:
    """What lies in front of a character: Treasures and NPCs."""
    for card in character.treasures:
        yield face_of(siege, card)
    for card in character.npcs:
        yield face_of(siege, card)


def toughness(siege: Siege, orc: Orc) -> Iterator[Tough]:
    """What the cards that lie on an orc do for it (OG-53)."""
    for card in orc.cards:
        effect = face_of(siege, card).effect
        if isinstance(effect, Tough):
            yield effect


# Attack rolls: the least d20 that hits.


def against_character(siege: Siege, character: Character) -> int:
    """What is added to the least die of an attack on a character: armour, Gordo's thick skin (OG 3.8)."""
    thick = GORDO_TAKES if character.who == GORDO else 0
    return thick + sum(face.armour for face in gear(siege, character))


def against_orc(siege: Siege, orc: Orc) -> int:
    """What is added to the least die of an attack on an orc, by the cards that lie on it."""
    return sum(effect.armour for effect in toughness(siege, orc))


def against(siege: Siege, target: int) -> int:
    """What is added to the least die of an attack on an orc or character."""
    if target >= CHARACTER:
        return against_character(siege, named(siege, target - CHARACTER))
    orc = orc_called(siege, target)
    return against_orc(siege, orc)


def newts(character: Character) -> int:
    """OG 3.5"""
    return NEWT_ADDS if character.who == NEWT else 0


def best_blade(siege: Siege, character: Character) -> Face | None:
    """The weapon that a character uses hand to hand (OG-47)."""
    best = None
    for card in character.treasures:
        face = face_of(siege, card)
        if face.melee > (best.melee if best else 0):
            best = face
    return best


def strike_needs(siege: Siege, character: Character, target: int) -> int:
    """The least d20 with which a character hits in hand-to-hand combat (OG 7.7, OG-47): its best weapon is used."""
    weapon = best_blade(siege, character)
    npcs = 0
    for card in character.npcs:
        npcs += face_of(siege, card).melee
    return HITS - (weapon.melee if weapon else 0) - npcs - newts(character) + against(siege, target)


def missile_weapons(siege: Siege, character: Character) -> list[Face]:
    """The missile weapons that a character has."""
    return [face for card in character.treasures if (face := face_of(siege, card)).range]


def best_missile(siege: Siege, character: Character, target: int) -> Face | None:
    """The missile weapon that hits best of those that reach so far; None: none does."""
    far = distance_to(siege, character.square, target)
    reaching = [weapon for weapon in missile_weapons(siege, character) if far is not None and far <= weapon.range]
    return min(reaching, key=lambda weapon: weapon.needs, default=None)


def shot_needs(siege: Siege, character: Character, target: int) -> int | None:
    """The least d20 with which a character hits with the best missile weapon that reaches so far; None: none does."""
    weapon = best_missile(siege, character, target)
    if weapon is None:
        return None
    bonus = sum(face.missile for face in gear(siege, character))
    return weapon.needs - bonus - newts(character) + against(siege, target)


def spell_needs(siege: Siege, character: Character, needs: int, target: int) -> int:
    """The least d20 with which a spell hits (OG-8, OG-47). `needs`: as printed."""
    return needs - newts(character) + against(siege, target)


def orc_needs(siege: Siege, orc: Orc, character: Character) -> int:
    """The least d20 with which an orc hits (OG 9.6)."""
    bonus = sum(effect.attacks for effect in toughness(siege, orc))
    return HITS - bonus + against_character(siege, character)


def square_of(siege: Siege, target: int) -> Square:
    """Where an orc or character stands."""
    if target >= CHARACTER:
        return named(siege, target - CHARACTER).square
    orc = orc_called(siege, target)
    return orc.square


def distance_to(siege: Siege, square: Square, target: int) -> int | None:
    """King's moves from a square to an orc or character; None on another level."""
    return board_of(siege).floor.kings(square, square_of(siege, target))


# Other quantities.


def action_bonus(siege: Siege, character: Character, *, powers: bool = True) -> int:
    """What is added to a roll for actions (OG-48), less what is taken off it. `powers`: whether Newt's counts."""
    power = newts(character) if powers else 0
    return power + sum(face.actions for face in gear(siege, character)) - character.slowed - character.wounds


def actions_for(siege: Siege, character: Character, dice: int, extra: int, *, powers: bool = True) -> int:
    """OG 6.1: the actions that a roll comes to. `extra`: what cards played before it add."""
    return max(LEAST_ACTIONS, dice + extra + action_bonus(siege, character, powers=powers))


def treasure_limit(siege: Siege, character: Character) -> int:
    """How many Treasures a character may hold (OG 7.12)."""
    return CARRY + sum(face.treasures for face in gear(siege, character))


def npc_limit(character: Character) -> int:
    """OG 6.4, OG 3.2"""
    return SARAS_NPCS if character.who == SARA else MOST_NPCS


def bandage_heals(siege: Siege, character: Character) -> int:
    """Wounds that bandaging removes (OG 7.15)."""
    return BANDAGED + sum(face.bandage for face in gear(siege, character))
