"""What things are worth to a player, in points: for estimates and for the policy of bots. No rule looks here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from orcade.table.floor import bits
from orcade.table.grid import Square
from orcade.table.requests import CardId

from ..board import Board
from ..faces import CURE, HACKMASTER, NPC, REVIVAL, TREASURE, Face, all_faces, deck_list
from ..modifiers import against_character, treasure_limit
from ..pieces import DEATH_COSTS, GORDO, HITS, ORC_ACTIONS, STEVIL, SURVIVED, Character, Siege, board_of, face_of, goal
from ..winning import points

# Points that things other than points are worth.

MELEE, MISSILE, ACTION, ARMOUR, ROOM, BANDAGING = 14.0, 6.0, 30.0, 25.0, 15.0, 8.0
"""Each +1 of gear or an NPC."""
WEAPON = 20.0
"""A missile weapon."""
CARD = 12.0
"""A Player card in the hand; cures and NPCs twice, and what brings one back:"""
REVIVED = 60.0
TURN = 35.0
"""A turn that is lost."""
PAIN = (45.0, 55.0, 70.0, 90.0)
"""A wound, by those that one has: each takes an action off the roll."""
STOLEN = 50
"""What Stevil will steal, about."""
DEAD_FOR = 5
"""Turns that a death costs, about."""


# Distances.


@lru_cache(maxsize=64)
def chests(board: Board) -> tuple[Square, ...]:
    """The squares with a chest."""
    return bits(board.chests)


@lru_cache(maxsize=4096)
def reach(board: Board, square: Square) -> int:
    """The squares on which an orc that stands here may strike in the Gamemaster's next turn."""
    return board.floor.ways(square, ORC_ACTIONS, leaps=board.stairs).reached & ~(1 << square)


# Danger.


def chance(need: int) -> float:
    """That a d20 shows so much."""
    return min(20, max(0, 21 - need)) / 20


def orc_hits(siege: Siege, character: Character) -> float:
    """The chance that a plain orc hits a character."""
    return chance(HITS + against_character(siege, character))


def menaced(siege: Siege, square: Square) -> int:
    """How many orcs may strike at this square in the Gamemaster's next turn; not more than find room around it."""
    board = board_of(siege)
    count = 0
    for orc in siege.orcs:
        if not orc.asleep and reach(board, orc.square) >> square & 1:
            count += 1
    return min(count, board.beside(square).bit_count()) if count else 0


def death_chance(wounds: int, hits: float) -> float:
    """That a character with so many wounds dies where so many hits are expected: of a Poisson distribution."""
    alive = term = exp(-hits)
    for count in range(1, SURVIVED + 1 - wounds):
        term *= hits / count
        alive += term
    return 1 - alive


def risk_of_death(siege: Siege, character: Character, menace: int) -> float:
    """The chance that so many orcs kill a character in the Gamemaster's next turn, about."""
    hits = menace * orc_hits(siege, character)
    if character.who == GORDO:  # OG 3.8: one wound a turn.
        return 1 - exp(-hits) if character.wounds >= SURVIVED else 0.0
    return death_chance(character.wounds, hits)


def stake(siege: Siege, character: Character) -> float:
    """What a death costs a character."""
    treasures = hoard(siege, character.treasures)
    return DEATH_COSTS + DEAD_FOR * TURN + treasures + CARD * (len(character.hand) + len(character.npcs))


def loss(siege: Siege, character: Character, square: Square, staked: float) -> float:
    """What a character has to expect of the Gamemaster's next turn on a square. `staked`: see `stake`."""
    menace = menaced(siege, square)
    if not menace:
        return 0.0
    hits = menace * orc_hits(siege, character)
    if character.who == GORDO:  # OG 3.8: one wound a turn.
        hit = 1 - exp(-hits)
        return hit * (staked if character.wounds >= SURVIVED else PAIN[character.wounds])
    return death_chance(character.wounds, hits) * staked + hits * PAIN[min(SURVIVED, character.wounds)]


# Cards.


@lru_cache(maxsize=1024)
def gear_value(face: Face) -> float:
    """What lasting effects are worth."""
    return (
        MELEE * face.melee
        + MISSILE * face.missile
        + ACTION * face.actions
        + ARMOUR * face.armour
        + ROOM * face.treasures
        + BANDAGING * face.bandage
        + (WEAPON if face.range else 0.0)
    )


def treasure_value(face: Face) -> float:
    """A Treasure in front of a character."""
    return face.points + gear_value(face)


def hoard(siege: Siege, cards: Iterable[int]) -> float:
    """Treasures in front of one character: of several weapons of a kind only the best helps (OG-47)."""
    total = blade = wasted = 0.0
    weapons = 0
    for card in cards:
        face = face_of(siege, card)
        total += treasure_value(face)
        if face.melee > 0:
            wasted += min(blade, face.melee)
            blade = max(blade, face.melee)
        weapons += face.range > 0
    return total - MELEE * wasted - WEAPON * max(0, weapons - 1)


def card_value(face: Face) -> float:
    """A card in a hand."""
    if face.kind == REVIVAL:
        return REVIVED
    if face.deck == HACKMASTER:
        return CARD
    return CARD * (2 if face.kind in (CURE, NPC) else 1) + gear_value(face)


@lru_cache(maxsize=256)
def loot_value(own_decks: str, least: float) -> float:
    """What a look into a chest brings on the average, where a Treasure of this value goes for a better one."""
    faces = all_faces(own_decks)
    cards = deck_list(own_decks, TREASURE)
    return sum(max(0.0, treasure_value(faces[each]) - least) for each in cards if faces[each].points) / len(cards)


def loot_gain(siege: Siege, character: Character) -> float:
    """The same for a character: with as many Treasures as it may have, the least one goes."""
    least = 0.0
    if len(character.treasures) >= treasure_limit(siege, character):
        least = min(spare(siege, character).values())
    return loot_value(siege.options.own_decks, least)


def spare(siege: Siege, character: Character) -> dict[CardId, float]:
    """What each Treasure of a character is worth to it beside the others."""
    whole = hoard(siege, character.treasures)
    return {
        card: whole - hoard(siege, [other for other in character.treasures if other != card])
        for card in character.treasures
    }


def threat(siege: Siege, character: Character) -> float:
    """How near a character is to the goal, 0 … 1; Stevil, who can steal what others have, is nearer than it looks."""
    return max(0, points(siege, character) + STOLEN * (character.who == STEVIL)) / goal(siege)


def leader(siege: Siege) -> Character:
    """Who has the most points."""
    return max(siege.characters, key=lambda character: points(siege, character))
