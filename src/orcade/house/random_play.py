"""Random play for the house tests: which games there are, and a match driven from decision to decision."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import orcade
from orcade import SPECTATOR, Match, Stream
from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.options import Options, specs
from orcade.table.region import Place, Region
from orcade.table.requests import Ask, Flow, Option, Seat
from orcade.table.several import Several

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # A game that cannot be loaded fails a test of its own.
    GAMES: dict[str, Game] = orcade.installed_games()


def settings(game: Game) -> Iterator[tuple[str, Options]]:
    """The default options, then each other value of each option by itself: (what is set, the options)."""
    yield "default", game.options()
    for spec in specs(game.options):
        for value in spec.values:
            if value != spec.default:
                changed: dict[str, Any] = {spec.name: value}
                yield f"{spec.name}={value}", game.options(**changed)


def fresh(game: Game, seed: int, seats: int | None = None, options: Options | None = None) -> Match:
    """A match with repeatable dice; its seats vary with the seed unless given."""
    return new(game, seats or game.seats[seed % len(game.seats)], options=options, dice=Stream.of(seed))


def overheard(game: Game, hear: Callable[[Flow[None], Any, Any], None]) -> Game:
    """The game, with an ear at its flow: `hear(flow, state, request)` for everything that it yields."""

    def step(state: Any) -> Flow[None]:
        flow = game.step(state)
        answer = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration:
                return
            hear(flow, state, request)
            answer = yield request

    return replace(game, step=step)


OFF_THE_PROPOSALS = 0.3
"""How often a region, or a choice of several things, is answered by what it did not propose."""
STRAY = 3000
"""How far from a proposal such a point is looked for, in thousandths of an inch."""


def pick(ask: Ask, rng: Random) -> Option:
    """Any answer: one of the options, or some other point of a region."""
    options = ask.options
    at = int(rng.random() * len(options))
    if isinstance(options, Region) and rng.random() < OFF_THE_PROPOSALS:
        return astray(options, rng) or options[at]
    if isinstance(options, Several) and rng.random() < OFF_THE_PROPOSALS:
        return any_set(options, rng) or options[at]
    return options[at]


def any_set(several: Several, rng: Random) -> Option | None:
    """Things taken at random; None where that is not legal."""
    taken: list[int] = []
    for group in several.groups:
        taken += rng.sample(group.ids, rng.randint(group.least, min(group.most, len(group.ids))))
    chosen = several.ordered(taken)
    return several.make(chosen) if several.barred(chosen) is None else None


def astray(region: Region, rng: Random) -> Place | None:
    """A legal point not far from a proposal, as somebody with a mouse might choose it; None where none is found."""
    if not region.ideas:
        return None
    x, y = region.propose(rng.choice(region.ideas))
    near = region.nearest(x + rng.randint(-STRAY, STRAY), y + rng.randint(-STRAY, STRAY))
    return None if near is None else region.make(*near)


def asked(match: Match) -> list[tuple[object, ...]]:
    """The open questions, to be compared: two regions are the same when all of their proposals are."""
    return [(ask.seat, ask.prompt, ask.rule, list(ask.options)) for ask in match.asks]


def decide(match: Match, rng: Random) -> None:
    """Answer one open question at random."""
    ask = match.asks[0] if len(match.asks) == 1 else rng.choice(match.asks)
    match.answer(pick(ask, rng), ask.seat)


def decisions(match: Match, rng: Random, chance: float = 1.0) -> Iterator[int]:
    """Play to the end; stop before some of the decisions (each with this chance) and give their number from 0."""
    for at in range(match.game.longest + 1):
        if match.over:
            return
        assert match.asks, "the match is not over, and nobody is asked"
        if chance == 1.0 or rng.random() < chance:
            yield at
        decide(match, rng)
    raise AssertionError(f"not over after {match.game.longest} decisions")


EXPLORE = int(os.environ.get("EXPLORE", 0))
"""Where it is set, other matches are played than usual, and ten times as many: the same for the same number."""


def seeds(game: Game, count: int) -> range:
    """So many matches of a game; fewer of one that is made of several, each of which is looked at by itself as well."""
    if game.parts:
        count = max(2, count // 4)
    return range(EXPLORE * 1000, EXPLORE * 1000 + count * 10) if EXPLORE else range(count)


_PLAYED: dict[tuple[int, int], Match] = {}
"""Matches that have been played to their end, by the identity of their game (which they keep) and the seed."""


def played(game: Game, seed: int) -> Match:
    """A random match at its end. It is played once for all who look at it: nobody may change it."""
    known = id(game), seed
    if known not in _PLAYED:
        match = fresh(game, seed)
        for _ in decisions(match, Random(seed), chance=0):
            pass
        _PLAYED[known] = match
    return _PLAYED[known]


def moments(game: Game, seed: int, rng: Random, chance: float) -> Iterator[Match]:
    """That match as it stood before some of its decisions (each with this chance): copies, to be played on at will.

    Playing a tape again costs a fraction of random play, which has to find out what can be answered.
    """
    whole = played(game, seed)
    whole.happenings  # noqa: B018  They are found out here once, and copies know them.
    for length, entry in enumerate(whole.tape):
        if isinstance(entry, tuple) and rng.random() < chance:
            yield whole.past(length)


def share(game: Game, seed: int, looks: int) -> float:
    """The chance at which about so many decisions of such a match are looked at; 0.3 at most."""
    answers = sum(isinstance(entry, tuple) for entry in played(game, seed).tape)
    return min(0.3, looks / max(1, answers))


EYES = 3
"""Who looks at a decision besides those who are asked, at most."""


def eyes(match: Match, rng: Random) -> list[Seat]:
    """Some of those who may look, the spectator among them, and all who are asked."""
    others = [*range(match.state.seats), SPECTATOR]
    some = others if len(others) <= EYES else rng.sample(others, EYES)
    return [*dict.fromkeys((*(ask.seat for ask in match.asks), *some))]


@cache
def asks_for_points(name: str) -> bool:
    """Whether some question of a match of this game may be answered by a point."""
    match = fresh(GAMES[name], 0)
    return any(isinstance(ask.options, Region) for _ in decisions(match, Random(0)) for ask in match.asks)
