"""Bots against each other over many games: who wins how often, with intervals, repeatable by seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from orcade.bots import bot
from orcade.bots.intervals import wilson
from orcade.table.errors import BadSetup
from orcade.table.game import game_named
from orcade.table.options import Options, parse

from .crew import crew
from .playing import Outcome, Task

Progress = Callable[[int, int], None]
"""(games finished, games in all), after each game."""


class Tally(msgspec.Struct, frozen=True):
    """Results of one level, in all seats together or in one seat. A level in several seats counts once for each."""

    level: str
    seat: int | None
    """None: in all seats together."""
    games: int
    wins: int
    """Alone in the first place."""
    draws: int
    """Sharing the first place."""
    mean_place: float
    """1 is best; those who share places share their mean."""
    decisions: int
    seconds: float

    @property
    def share(self) -> float:
        """Of games won, 0 … 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval (Wilson) of `share`."""
        return wilson(self.wins, self.games)

    @property
    def milliseconds(self) -> float:
        """Mean time of a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Results(msgspec.Struct, frozen=True):
    """The results of an arena."""

    game: str
    levels: tuple[str, ...]
    """Levels as entered. In game i, seat s is played by level (s + i) modulo their number."""
    seed: int
    asked: int
    """Games that were to be played; fewer were where it was interrupted."""
    outcomes: tuple[Outcome, ...]
    """In the order of their index."""

    @property
    def interrupted(self) -> bool:
        return len(self.outcomes) < self.asked

    @property
    def draws(self) -> int:
        """Games whose first place was shared."""
        return sum(outcome.places.count(1) > 1 for outcome in self.outcomes)

    @property
    def limits(self) -> dict[str, int]:
        """How many games each limit ended."""
        found: dict[str, int] = {}
        for outcome in self.outcomes:
            if outcome.limit:
                found[outcome.limit] = found.get(outcome.limit, 0) + 1
        return found

    @property
    def decisions(self) -> float:
        """Mean number in a game, of all seats together."""
        return _mean([sum(outcome.decisions) for outcome in self.outcomes])

    @property
    def rounds(self) -> float | None:
        """Mean number in a game; None for games that count none."""
        counted = [outcome.rounds for outcome in self.outcomes if outcome.rounds is not None]
        return _mean(counted) if counted else None

    def tallies(self) -> list[Tally]:
        """Each level over all seats, in the order entered."""
        return [self._tally(level, None) for level in dict.fromkeys(self.levels)]

    def by_seat(self) -> list[Tally]:
        """Each level in each seat."""
        seats = range(len(self.levels))
        return [self._tally(level, seat) for level in dict.fromkeys(self.levels) for seat in seats]

    def _tally(self, level: str, only: int | None) -> Tally:
        places: list[float] = []
        wins = draws = decisions = 0
        seconds = 0.0
        for outcome in self.outcomes:
            for seat, sat in enumerate(outcome.levels):
                if sat != level or only not in (None, seat):
                    continue
                place = outcome.places[seat]
                level_with = outcome.places.count(place)
                places.append(place + (level_with - 1) / 2)
                wins += place == 1 and level_with == 1
                draws += place == 1 and level_with > 1
                decisions += outcome.decisions[seat]
                seconds += outcome.seconds[seat]
        return Tally(level, only, len(places), wins, draws, _mean(places), decisions, seconds)


def run(
    game: str,
    seats: Sequence[str] = ("normal", "easy"),
    games: int = 200,
    seed: int = 0,
    options: Options | Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Let bots of these levels play an installed game against each other; they change seats from game to game.

    A game depends on `seed` and its index alone, so the results do not depend on the number of `workers`
    (processes; all cores if omitted) but for the times. Searches stop by iterations, not by the clock.
    Ctrl-C ends it early, with the games that are finished.
    `UnknownGame`, `BadSetup` or `OrcadeError` for an unknown game, option or level, or a number that cannot be.
    """
    found = game_named(game)
    chosen = options if isinstance(options, Options) else parse(found.options, options or {})
    levels = tuple(seats)
    for level in levels:
        bot(level, found)
    if len(levels) not in found.seats:
        least, most = found.seats[0], found.seats[-1]
        legal = str(least) if least == most else f"{least} to {most}"
        given = "1 level is" if len(levels) == 1 else f"{len(levels)} levels are"
        raise BadSetup(f"{found.title} is for {legal} players, but {given} given: {', '.join(levels)}")
    if games < 1:
        raise BadSetup(f"an arena needs at least 1 game, not {games}")
    tasks = (Task(game, levels, seed, index, chosen) for index in range(games))
    outcomes: list[Outcome] = []
    source = crew(workers)(tasks)
    try:
        for outcome in source:
            outcomes.append(outcome)
            if progress is not None:
                progress(len(outcomes), games)
    except KeyboardInterrupt:
        pass
    finally:
        source.close()
    outcomes.sort(key=lambda outcome: outcome.index)
    return Results(game, levels, seed, games, tuple(outcomes))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
