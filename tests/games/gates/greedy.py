"""A player at random who likes to fight, loot and play cards: so that there are deaths, returns and wins.

>>> for _ in moves(match, Random(7)):
...     look_at(match)
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orcade import Match
from orcade.games.gates import answers
from orcade.games.gates.pieces import Siege, board_of, character_squares, orc_squares, players_turn
from orcade.table.floor import bits
from orcade.table.requests import Ask, Option

LIKES: dict[type[Option], float] = {
    answers.Roll: 30,
    answers.Bandage: 3,
    answers.Strike: 12,
    answers.Shoot: 12,
    answers.Fireball: 12,
    answers.Loot: 40,
    answers.PickUp: 20,
    answers.Cast: 8,
    answers.Play: 8,
    answers.Trade: 1,
    answers.Go: 5,
    answers.Enter: 6,
    answers.Next: 10,
    answers.Terms: 5,
    answers.CallOff: 1,
    answers.LetBe: 3,
    answers.LoseNpc: 1,
    answers.StealTreasure: 5,
    answers.StealCard: 5,
    answers.Take: 5,
    answers.Yes: 4,
    answers.No: 1,
    answers.End: 0.7,
    answers.Done: 0.5,
}
"""How much it likes each kind of answer; all others 1."""
STRAYS = 0.2
"""How often it goes anywhere instead of to what it wants."""


def moves(match: Match, rng: Random) -> Iterator[int]:
    """Plays to the end, and stops before each answer: how many were given."""
    given = 0
    while not match.over:
        yield given
        ask = rng.choice(match.asks)
        match.answer(choose(match.state, ask, rng), ask.seat)
        given += 1


def choose(siege: Siege, ask: Ask, rng: Random) -> Option:
    """Some answer: first of which kind, then which one of these."""
    kinds: dict[type[Option], list[Option]] = {}
    for option in ask.options:
        kinds.setdefault(type(option), []).append(option)
    kind = rng.choices(list(kinds), [LIKES.get(each, 1) for each in kinds])[0]
    options = kinds[kind]
    if kind is answers.Go and rng.random() > STRAYS:
        return towards(siege, options, rng)
    return rng.choice(options)


def towards(siege: Siege, options: list[Option], rng: Random) -> Option:
    """A square beside an enemy or on a chest; else the one that is nearest to any of these."""
    floor = board_of(siege).floor
    players = players_turn(siege)
    enemies = orc_squares(siege) if players else character_squares(siege)
    chests = board_of(siege).chests if players else 0
    wanted = list(bits(enemies | chests))
    goals = [option for option in options if not enemies >> option.square & 1] or options  # type: ignore[attr-defined]
    for far in range(max(floor.stride, floor.height)):
        near = 0
        for square in wanted:
            near |= floor.spread(square, far)
        nearest = [option for option in goals if near >> option.square & 1]  # type: ignore[attr-defined]
        if nearest:
            return rng.choice(nearest)
    return rng.choice(goals)
