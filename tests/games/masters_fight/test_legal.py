"""What an Orc may do, written a second time from the rulebook, square by square, and compared in whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import orcade
from orcade.games.orclympics.chessboard import GRID
from orcade.games.orclympics.discipline import COMMON
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.pieces import (
    ACTING,
    AXE,
    BRAWLING,
    JUMPED,
    NAMES,
    RECOVERED,
    SMASHED,
    SPEAR,
    STOMPED,
    Fight,
)
from orcade.table.requests import Option


def far(one: int, other: int) -> int:
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


def legal(fight: Fight) -> Iterator[str]:
    """MF 4.2, slowly."""
    orc = fight.orcs[fight.order[fight.at]]
    here = orc.square
    enemies = [each for each in fight.orcs if each is not orc and each.health > 0]
    barred = {each.square for each in enemies} | {square for square in range(64) if fight.pits >> square & 1}

    def high(square: int) -> bool:
        return bool(fight.platforms >> square & 1)

    yield "end"
    if fight.points or fight.left:
        yield from (f"move {GRID.names[to]}" for to in range(64) if far(here, to) == 1 and to not in barred)
    if fight.points and orc.down and not fight.used & RECOVERED:
        yield "recover"
    if not fight.points or (orc.down and not high(here)):
        return
    if here in fight.items:
        yield "grab"
    arm = 2 if orc.item == SPEAR else 1
    leap = 4 if fight.broods[orc.seat] == COMMON else 3
    for enemy in enemies:
        name = NAMES[enemy.seat].lower()
        away = far(here, enemy.square)
        if not fight.used & SMASHED:
            if away <= arm:
                yield f"smash {name}"
            if away <= 4 and orc.item == AXE:
                yield f"throw {name}"
        if not fight.used & STOMPED and away == 1 and enemy.down and not high(enemy.square):
            yield f"stomp {name}"
        if high(here) and not fight.used & JUMPED:
            for to in range(64):
                if 1 <= far(here, to) <= leap and to not in barred:
                    bare = orc.down and not high(to)
                    if far(to, enemy.square) <= (1 if bare else arm):
                        yield f"jump {name}"
                    if far(to, enemy.square) <= 4 and orc.item == AXE and not bare:
                        yield f"jump {name} throw"


def picked(options: list[Option], fight: Fight, rng: random.Random) -> Option:
    """At random, with a liking for Platforms and for everything that is no step."""
    climbs = [option for option in options if fight.platforms >> getattr(option, "square", 64) & 1]
    deeds = [option for option in options if not hasattr(option, "square")][:-1]
    for some in (climbs, deeds):
        if some and rng.random() < 0.5:
            return rng.choice(some)
    return rng.choice(options)


@pytest.mark.rule("MF 4.2", "MF-12", "MF-13", "MF-14", "MF-17")
@pytest.mark.parametrize("seed", range(12))
def test_legal_answers_are_those_of_the_rulebook(seed: int) -> None:
    rng = random.Random(seed)
    match = orcade.new(GAME, 2 + seed % 5, seed=seed)
    while not match.over:
        ask = match.asks[0]
        fight = match.state
        if fight.phase == BRAWLING and fight.asked == ACTING:
            view = match.view(ask.seat)
            assert {option.notation(view) for option in ask.options} == set(legal(fight))
        match.answer(picked(list(ask.options), fight, rng), ask.seat)
