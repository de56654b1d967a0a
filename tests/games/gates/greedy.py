"""A player at random who likes to fight, loot and play cards: so that there are deaths, returns and wins.

>>> for _ in moves(match, Random(7)):
...     look_at(match)
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orcade import Match
from orcade.games.gates.answers import choosing, exchange, gamemaster, occasions, turns
from orcade.games.gates.pieces import Siege, board_of, character_squares, orc_squares, players_turn
from orcade.table.floor import bits
from orcade.table.requests import Ask, Option

LIKES: dict[type[Option], float] = {
    turns.Roll: 30,
    turns.Bandage: 3,
    turns.Strike: 12,
    turns.Shoot: 12,
    turns.Fireball: 12,
    turns.Loot: 40,
    turns.PickUp: 20,
    turns.Cast: 8,
    turns.Play: 8,
    turns.Trade: 1,
    turns.Go: 5,
    gamemaster.Enter: 6,
    gamemaster.Next: 10,
    exchange.Terms: 5,
    exchange.CallOff: 1,
    occasions.LetBe: 3,
    occasions.LoseNpc: 1,
    choosing.StealTreasure: 5,
    choosing.StealCard: 5,
    choosing.Take: 5,
    occasions.Yes: 4,
    occasions.No: 1,
    turns.End: 0.7,
    gamemaster.Done: 0.5,
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
    if kind is turns.Go and rng.random() > STRAYS:
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
