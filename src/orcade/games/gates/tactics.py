"""How a match stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp

from .options import BY_ROUNDS, ROUNDS
from .pieces import Character, Siege, board_of, face_of, goal, rounds
from .policy.values import (
    CARD,
    DEAD_FOR,
    PAIN,
    TURN,
    chests,
    gear_value,
    loot_gain,
    loss,
    stake,
)
from .walking import FAR, away
from .winning import points

PACE = 24
"""Round in which the best player has the points, where neither side is ahead."""
CLOSE = 110.0
"""Points that are ahead by a chance of e to 1."""
STEPS = 12
"""Actions to a chest beyond which it is of no matter how far it is."""
NEAR = 0.4
"""What a chest beside one is worth, of what it holds."""


def worth(siege: Siege) -> list[float]:
    """An estimate of each seat's reward: 1 for the first place, 0 for the last."""
    seats = siege.seats
    if siege.ending is not None:
        return [(seats - place) / (seats - 1) for place in siege.ending.places]
    if not siege.round:
        return [0.5] * seats
    strength = [0.0] * seats
    standing = [0.0] * seats
    for character in siege.characters:
        value = prospects(siege, character)
        strength[character.seat] += exp(value / CLOSE)
        standing[character.seat] = max(standing[character.seat], value)
    strength[siege.gm] = exp(par(siege) / CLOSE)
    whole = sum(strength)
    others = [seat for seat in range(seats) if seat != siege.gm]
    found = [each / whole for each in strength]
    held_off = 1 - found[siege.gm]
    # A player who is not first has beaten some of the others, and the Gamemaster where he is not first either.
    for seat in others:
        beaten = sum(1 / (1 + exp((standing[other] - standing[seat]) / CLOSE)) for other in others if other != seat)
        found[seat] += (1 - found[seat]) * (held_off + beaten) / seats
    return found


def par(siege: Siege) -> float:
    """The points with which a player is as likely to win as the Gamemaster."""
    pace = PACE * rounds(siege) / ROUNDS if siege.options.clock == BY_ROUNDS else PACE * 2
    return goal(siege) * min(1.2, (siege.round + 1) / pace)


def prospects(siege: Siege, character: Character) -> float:
    """A character's points, with what its cards, its place and its wounds will make of them."""
    value = float(points(siege, character))
    if value >= goal(siege):
        return value * 2
    for card in character.treasures:
        value += gear_value(face_of(siege, card))
    for card in character.npcs:
        value += CARD + gear_value(face_of(siege, card))
    value += CARD * len(character.hand)
    if character.dead:
        return value - DEAD_FOR * TURN
    value -= sum(PAIN[: character.wounds]) * 1.5
    value -= loss(siege, character, character.square, stake(siege, character))
    board = board_of(siege)
    steps = min(
        [away(board, square)[character.square] for square in chests(board) if square != character.searched],
        default=FAR,
    )
    if steps < STEPS:
        value += NEAR * loot_gain(siege, character) * (1 - steps / STEPS)
    return value
