"""What is measured: per game how fast it is played, copied, searched and shown.

Each figure is work done per second of this process's processor time, so that other programs on the machine cost
little; times of single operations are shown in microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from orcade import Match, Stream
from orcade.bots.ismcts import Search, Tuning
from orcade.draw import svg
from orcade.table.dice import Loose
from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.plane import INCH, Box, sweep
from orcade.table.region import Region
from orcade.web.eyes import see
from orcade.web.links import Link
from orcade.web.room import html
from orcade.web.seats import Sitter
from orcade.web.sitting import Sitting

ROUND = 0.15
"""Least seconds of work in one round."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: a name, how to work, and what is demanded of it."""

    name: str
    unit: str
    """"/s" for a rate, "µs" for the time of one operation."""
    work: Callable[[], int]
    """Does some of it and tells how many."""
    target: float | None = None
    """At least this rate, or at most this time."""

    def rate(self) -> float:
        """Operations per second of one round."""
        done = 0
        began = process_time()
        while (spent := process_time() - began) < ROUND:
            done += self.work()
        return done / spent

    def shown(self, rate: float) -> float:
        """A rate in the figure's unit."""
        return 1e6 / rate if self.unit == "µs" else rate

    def met(self, rate: float) -> bool:
        """Whether the target holds."""
        if self.target is None:
            return True
        return self.shown(rate) <= self.target if self.unit == "µs" else rate >= self.target


PLAY = {
    "pit-fighting": 150_000.0,
    "masters-fight": 100_000.0,
    "brood-rumble": 20_000.0,
    "flying-pigs": 20_000.0,
    "timber": 60_000.0,
    "thatll-do-pigs": 15_000.0,
    "road-rage": 15_000.0,
    "hack": 40_000.0,
}
SEARCH = {"pit-fighting": 4_000.0}
GAMES = {"orclympics": 0.5}
COPY = {
    "brood-rumble": 40.0,
    "flying-pigs": 40.0,
    "timber": 40.0,
    "thatll-do-pigs": 40.0,
    "road-rage": 40.0,
    "orclympics": 40.0,
    "hack": 80.0,
}
COPY_ELSEWHERE = 25.0
PAGE = {"brood-rumble": 5_000.0}
SWEEP = 15.0
"""Targets: decisions and games a second in random play, search iterations a second from the deal; else microseconds."""


def figures(game: Game) -> Iterator[Figure]:
    """All figures of a game, played with 4 seats or as many as it has room for."""
    seats = min(4, game.seats[-1])
    player = _Player(game, seats)
    yield Figure(f"{game.name}: decisions", "/s", player.decisions, PLAY.get(game.name))
    yield Figure(f"{game.name}: games", "/s", player.games, GAMES.get(game.name))
    match = _middle(game, seats)
    loose = Loose(Random(1))
    seat = match.asks[0].seat
    yield Figure(f"{game.name}: copy in mid-step", "µs", _times(100, match.clone), COPY.get(game.name, COPY_ELSEWHERE))
    yield Figure(f"{game.name}: imagined copy", "µs", _times(100, lambda: match.imagine(seat, loose)))
    yield Figure(f"{game.name}: search from the deal", "/s", _search(game, seats), SEARCH.get(game.name))
    sitting, link = _table(game, seats)
    scene = sitting.playing().scene(link.seats[0])
    yield Figure(f"{game.name}: board drawn", "/s", _times(1, lambda: svg(scene)))
    page = _times(1, lambda: html(see(sitting, link)))
    yield Figure(f"{game.name}: page of one seat", "µs", page, PAGE.get(game.name))


def figures_of_boards() -> Iterator[Figure]:
    """What all measured boards rest on: a base slides over a crowded one, past everything or up to what stops it."""
    rng = Random(1)

    def spot() -> tuple[int, int]:
        return rng.randrange(500, 24 * INCH - 500), rng.randrange(500, 24 * INCH - 500)

    discs = tuple((*spot(), 500) for _ in range(14))
    boxes = tuple(Box(*spot(), 1500, 1500) for _ in range(6))
    ways = [(*spot(), *spot()) for _ in range(100)]

    def sweeps() -> int:
        for way in ways:
            sweep(*way, 500, discs, boxes)
        return len(ways)

    yield Figure("a sweep past 20 obstacles", "µs", sweeps, SWEEP)


def _times(count: int, action: Callable[[], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(count):
            action()
        return count

    return work


class _Player:
    """Random play through `Match`, with events; dice from the quick generator that mass runs use."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.pick = Random(1).random
        self.chance = Loose(Random(1))

    def decisions(self) -> int:
        """Play one game; how many decisions it took."""
        match = new(self.game, self.seats, dice=self.chance)
        answer = match.answer
        pick = self.pick
        count = 0
        while asks := match.asks:
            ask = asks[0]
            options = ask.options
            answer(options[int(pick() * len(options))], ask.seat)
            count += 1
        return count

    def games(self) -> int:
        self.decisions()
        return 1


def _search(game: Game, seats: int) -> Callable[[], int]:
    """Iterations of the search at the first decision of a match."""
    match = new(game, seats, seed=1)
    seat = match.asks[0].seat

    def work() -> int:
        search = Search(match, seat, Random(1), Tuning())
        for _ in range(200):
            search.iterate()
        return 200

    return work


def _middle(game: Game, seats: int) -> Match:
    """A match in the middle of a step: the longest tape within a step that a few matches show."""
    deepest: Match | None = None
    for seed in range(5):
        match = new(game, seats, dice=Stream.of(seed))
        rng = Random(seed)
        while not match.over and len(match.tape) < 400:
            if deepest is None or len(match.tape) - match.step[0] > len(deepest.tape) - deepest.step[0]:
                deepest = match.clone()
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)
    assert deepest is not None
    return deepest


def _table(game: Game, seats: int) -> tuple[Sitting, Link]:
    """A web table half-way through a match, and the link of the seat that is asked.

    Where a game asks for places, such a question: of those the page shows most.
    """
    sitters = tuple(Sitter("link", "", f"Player {seat + 1}", bytes(16)) for seat in range(seats))
    opened = Sitting(id="bench", game=game, options=game.options(), seed=bytes(32), sitters=sitters).begun()
    past = [opened]
    rng = Random(1)
    while past[-1].ending is None:
        match = past[-1].playing()
        ask = match.asks[0]
        said = rng.choice(ask.options).notation(match.board(ask.seat))
        past.append(past[-1].answer(ask.seat, said, past[-1].version))
    places = [each for each in past[:-1] if isinstance(each.playing().asks[0].options, Region)]
    pages = places or past
    sitting = pages[len(pages) // 2]
    return sitting, Link("x" * 22, "bench", "seat", sitting.asked[:1])
