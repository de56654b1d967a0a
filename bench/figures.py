"""What is measured: per game how fast it is played, copied, searched and shown, and what all games rest on.

Each figure is work done per second of processor time, so that other programs on the machine cost little; times of
single operations are shown in micro- or milliseconds.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time

import orcade.envs
from orcade import Match, Refused, Stream
from orcade.bots.ismcts import Search, Tuning
from orcade.table.dice import Loose
from orcade.table.floor import Door, Floor, Placed, Section, Signs
from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.plane import HEADINGS, INCH, ONE, Box, Disc, Polygon, Segment, Shape, slide, sweep
from orcade.table.region import Region
from orcade.table.requests import Option
from orcade.web.build_view import table_view
from orcade.web.links import Link
from orcade.web.seats import Sitter
from orcade.web.table_parts import table_parts
from orcade.web.table_state import TableState

from .answered import Answered
from .play import player

TURNS = 180_000.0
"""Turns a second of the reference loop (`history.reference`) on the machine that the targets below are written for."""

TIMES = {"µs": 1e6, "ms": 1e3}
"""Units of single operations, and how many of each are a second."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: a name, how to work, and what is demanded of it."""

    name: str
    unit: str
    """"/s" for a rate; "µs" or "ms" for the time of one operation."""
    work: Callable[[], int]
    """Does some of it and tells how many."""
    target: float | None = None
    """On a machine of TURNS: at least this rate, or at most this time."""
    clock: Callable[[], float] = process_time
    """Seconds of processor time spent on it."""
    of: tuple[float, str] | None = None
    """Or else at least this share of another figure, by its name, that was measured before in the same run."""

    def rate(self, least: float) -> float:
        """Operations per second of one round of so many seconds at least."""
        done = 0
        began = self.clock()
        while (spent := self.clock() - began) < least:
            done += self.work()
        return done / spent

    def shown(self, rate: float) -> float:
        """A rate in the figure's unit; and a value in this unit as a rate."""
        return TIMES[self.unit] / rate if self.unit in TIMES else rate

    def demanded(self, before: Mapping[str, float]) -> float | None:
        """The target as a ratio to the reference loop, which holds on any machine; `before`: the ratios of the figures
        that were measured before."""
        if self.of is not None:
            share, other = self.of
            return share * before[other] if other in before else None
        return None if self.target is None else self.shown(self.target) / TURNS

    def met(self, ratio: float, before: Mapping[str, float]) -> bool:
        """Whether the target holds, with this ratio to the reference loop."""
        demanded = self.demanded(before)
        return demanded is None or ratio >= demanded


PLAY = {
    "pit-fighting": 150_000.0,
    "masters-fight": 100_000.0,
    "brood-rumble": 15_000.0,  # an order is one decision, and up to four Moves
    "flying-pigs": 20_000.0,
    "timber": 60_000.0,
    "thatll-do-pigs": 15_000.0,
    "road-rage": 15_000.0,
    "hack": 40_000.0,
    "gates": 25_000.0,
    "orcwars": 25_000.0,
}
SEATS = {"gates": 5}
"""Where a game is measured with another number of seats than four: a Gamemaster and four characters."""
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
    "gates": 100.0,
    "orcwars": 120.0,
}
COPY_ELSEWHERE = 25.0
PAGE = {"brood-rumble": 5_000.0, "orcwars": 8_000.0}
ANSWER = {
    "brood-rumble": 1.6,
    "flying-pigs": 1.6,
    "thatll-do-pigs": 1.6,
    "road-rage": 1.6,
    "hack": 1.6,
    "gates": 1.1,
    "orcwars": 1.5,
}
ANSWER_ELSEWHERE = 1.2
ENVIRONMENT = {"pit-fighting": 20_000.0}
"""Where environments are measured: in the quickest game, beside which what they add weighs most."""
OF_PLAIN = 0.6
"""Of the decisions of a mass run, so many an environment takes whose observations nobody reads."""
SWEEP = 15.0
SLIDE = 50.0
SIGHT = 50.0
WAYS = 40.0
START = 400.0
REFUSAL = 2_000.0
"""Targets: decisions and games a second in random play, search iterations a second from the deal, steps a second of an
environment with observations; else microseconds, and milliseconds of an answer with all that the server does for it, of
sight on a whole board and of a command's whole process."""


def figures(game: Game) -> Iterator[Figure]:
    """All figures of a game, played with 4 seats (or SEATS), or as many as it has room for.

    "random play" is counted in decisions of play by the public interface, "decisions" in such of mass runs.
    """
    seats = SEATS.get(game.name, min(4, game.seats[-1]))
    play = player(game.name, seats)
    yield Figure(f"{game.name}: random play", "/s", play, PLAY.get(game.name))
    if game.name in GAMES:
        yield Figure(f"{game.name}: games", "/s", _times(1, play), GAMES[game.name])
    yield Figure(f"{game.name}: decisions", "/s", _mass_run(game, seats))
    if game.name in ENVIRONMENT:
        plain = (OF_PLAIN, f"{game.name}: decisions")
        yield Figure(f"{game.name}: environment, unread", "/s", _environment(game, seats, read=False), of=plain)
        work = _environment(game, seats, read=True)
        yield Figure(f"{game.name}: environment", "/s", work, ENVIRONMENT[game.name])
    match = _middle(game, seats)
    loose = Loose(Random(1))
    seat = match.asks[0].seat
    yield Figure(f"{game.name}: copy in mid-step", "µs", _times(100, match.clone), COPY.get(game.name, COPY_ELSEWHERE))
    yield Figure(f"{game.name}: imagined copy", "µs", _times(100, lambda: match.imagine(seat, loose)))
    yield Figure(f"{game.name}: search from the deal", "/s", _search(game, seats), SEARCH.get(game.name))
    yield Figure(f"{game.name}: a refusal", "µs", _refusals(match), REFUSAL)
    table, link = _table(game, seats)
    page = _times(1, lambda: table_parts(table_view(table, link)).html)
    yield Figure(f"{game.name}: page of one seat", "µs", page, PAGE.get(game.name))
    with contextlib.closing(Answered(game)) as answered:
        most = ANSWER.get(game.name, ANSWER_ELSEWHERE)
        yield Figure(f"{game.name}: an answer with two readers", "ms", answered.work, most, lambda: answered.spent)


def figures_of_the_house() -> Iterator[Figure]:
    """What belongs to no game."""
    yield Figure("a sweep past 20 obstacles", "µs", _sweeps(), SWEEP)
    yield Figure("a slide past 9 obstacles", "µs", _slides(), SLIDE)
    yield Figure("sight between all squares", "ms", _times(1, lambda: _floor().sight.all), SIGHT)
    floor = _floor()
    yield Figure("ways with 12 actions", "µs", _times(100, lambda: floor.ways(floor.square("1g6"), 12)), WAYS)
    with tempfile.TemporaryDirectory() as folder:
        # As after the first time that Orcade is used: with its modules compiled, elsewhere if not where they lie.
        given = dict(os.environ)
        if given.pop("PYTHONDONTWRITEBYTECODE", ""):
            given["PYTHONPYCACHEPREFIX"] = folder

        def start() -> int:
            subprocess.run([sys.executable, "-m", "orcade", "games"], env=given, stdout=subprocess.DEVNULL, check=True)
            return 1

        yield Figure("orcade games, whole process", "ms", start, START, _spent_by_children)


def _spent_by_children() -> float:
    spent = getrusage(RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def _slides() -> Callable[[], int]:
    """A long base slides past four lines, a polygon, a disc and three boxes, most of which are nowhere near."""
    crowd: list[Shape] = [
        Polygon(((11000, 11000), (25000, 11500), (24500, 25000), (10500, 24000))),
        *(Segment(x, y, x + 2000, y + 2000) for x, y in ((9000, 9000), (26000, 9000), (26000, 26000), (9000, 26000))),
        Disc(0, 15000, 2500),
        *(Box(x, 30000, 1000, 500, *HEADINGS[200]) for x in (8000, 14000, 22000)),
    ]
    base = Box(20000, 31500, 1000, 500, -ONE, 0)
    return _times(100, lambda: slide(base, 8000, 31000, crowd))


def _floor() -> Floor:
    """24 × 24 squares in four sections and 12 × 12 apart, with columns, walls and doors here and there."""
    rng = Random(1)
    signs = Signs({".": "ground", "#": "column"}, {"D": Door("door", 2, seen_through=True)}, blocked="#", opaque="#")

    def section() -> Section:
        lines = [rng.choices(".#", [30, 1], k=12) for _ in range(12)]
        edges = [rng.choices(" #D", [50, 5, 1], k=13) for _ in range(25)]
        return Section(
            squares=tuple(map("".join, lines)),
            across=tuple("".join(line[:12]) for line in edges[:13]),
            upright=tuple(map("".join, edges[13:])),
            signs=signs,
        )

    surface = [Placed(section(), turn, turn % 2, turn // 2) for turn in range(4)]
    return Floor([*surface, Placed(section(), level=1)])


def _sweeps() -> Callable[[], int]:
    """A base slides over a crowded board, past everything or up to what stops it."""
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

    return sweeps


def _times(count: int, action: Callable[[], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(count):
            action()
        return count

    return work


def _mass_run(game: Game, seats: int) -> Callable[[], int]:
    """Random play with the quick dice of searches and mass runs, without finding the game or its options each time."""
    pick = Random(1).random
    chance = Loose(Random(1))

    def play() -> int:
        match = new(game, seats, dice=chance)
        answer = match.answer
        count = 0
        while asks := match.asks:
            ask = asks[0]
            options = ask.options
            answer(options[int(pick() * len(options))], ask.seat)
            count += 1
        return count

    return play


def _environment(game: Game, seats: int, *, read: bool) -> Callable[[], int]:
    """Random play as training goes: in an environment, where what an agent sees is read before each step, or not."""
    env = orcade.envs.aec(game.name, seats=seats)
    env.reset(seed=1)
    pick = Random(1).random

    def play() -> int:
        env.reset()
        count = 0
        while env.legal:
            env.last(observe=read)
            env.step(int(pick() * env.legal))
            count += 1
        return count

    return play


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


def _refusals(match: Match) -> Callable[[], int]:
    """Every answer that words can mean and that may not be given now, and words that mean nothing."""
    ask = match.asks[0]
    view, board = match.view(ask.seat), match.board(ask.seat)
    said = {option.notation(board).lower() for option in match.game.sayable(view)}
    legal = {option.notation(board).lower() for option in ask.options}
    words = ["nothing of the kind", *sorted(said - legal)]

    def refuse() -> int:
        for each in words:
            with contextlib.suppress(Refused):
                match.read(ask, each)
        return len(words)

    return refuse


def _table(game: Game, seats: int) -> tuple[TableState, Link]:
    """A web table half-way through a match, and the link of the seat that is asked.

    Where a game asks for places, such a question: of those the page shows most.
    """
    sitters = tuple(Sitter("link", "", f"Player {seat + 1}", bytes(16)) for seat in range(seats))
    table = TableState(id="bench", game=game, options=game.options(), seed=bytes(32), sitters=sitters).begun()
    match = table.playing().clone()
    rng = Random(1)
    answers: list[tuple[int, Option]] = []
    places = []
    while match.asks:
        ask = match.asks[0]
        if isinstance(ask.options, Region):
            places.append(len(answers))
        answers.append((ask.seat, rng.choice(ask.options)))
        match.answer(answers[-1][1], ask.seat)
    pages = places or range(len(answers) + 1)
    # A table costs far more than a match: it is opened only up to there.
    for seat, option in answers[: pages[len(pages) // 2]]:
        table = table.answer(seat, option.notation(table.playing().board(seat)), table.version)
    return table, Link("x" * 22, "bench", "seat", table.asked[:1])
