"""How much travels: the bytes of each push to a player and to a watcher, over one whole match of each game among bots.

The match is the same each time, so these figures are the same on any machine. They are counted as they are sent in a
stream, unpacked; the view that a page begins with is not counted.

    python -m bench.pushes [GAME …]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median
from typing import NamedTuple

import orcade
from orcade import UnknownGame
from orcade.bots import bot
from orcade.draw.parts import Kept
from orcade.table.game import Game, game_named
from orcade.web.build_view import table_view
from orcade.web.event_stream import event
from orcade.web.links import Link
from orcade.web.pushes import Renderings
from orcade.web.seats import Sitter
from orcade.web.table_parts import table_parts
from orcade.web.table_state import TableState

MEDIAN = {"thatll-do-pigs": 6_000}
MEDIAN_ELSEWHERE = 4_000
"""Targets, in bytes."""

SEATS = (2, 4)
"""A match is measured with so many seats, as far as the game has them: with two, every other push asks the player."""

LINE = "{:<34}{:>8}{:>10}{:>10}{:>10}{:>10}"


class Weights(NamedTuple):
    """The pushes to one reader of a match, in bytes."""

    reader: str
    all: list[int]

    @property
    def row(self) -> tuple[int, float, int, int]:
        """How many, the median, what one of ten exceeds, and the most."""
        ordered = sorted(self.all)
        return len(ordered), median(ordered), ordered[len(ordered) * 9 // 10], ordered[-1]


def light(games: list[Game]) -> bool:
    """Print the pushes of these games; whether none is heavier than it may be."""
    print(LINE.format("bytes of a push", "pushes", "median", "target", "p90", "most"))
    missed = []
    for game in games:
        target = MEDIAN.get(game.name, MEDIAN_ELSEWHERE)
        for seats in sorted({min(max(count, game.seats[0]), game.seats[-1]) for count in SEATS}):
            for reader in weighed(game, seats):
                count, middle, tenth, most = reader.row
                name = f"{game.name}, {seats} seats: {reader.reader}"
                print(LINE.format(name, count, f"{middle:,.0f}", f"{target:,}", f"{tenth:,}", f"{most:,}"), flush=True)
                if middle > target:
                    missed.append(name)
    if missed:
        print(f"Target missed: {'; '.join(missed)}")
    return not missed


def weighed(game: Game, seats: int) -> tuple[Weights, Weights]:
    """What the player of the first seat is sent, and what a watcher is."""
    links = Link("p" * 22, "bench", "host", (0,)), Link("w" * 22, "bench", "watch")
    pages = [(link, Renderings(), Weights(name, [])) for link, name in zip(links, ("player", "watcher"), strict=True)]
    kept = Kept()
    have = dict.fromkeys(links, "")
    for table in match_of(game, seats):
        kept.age()
        for link, renderings, weights in pages:
            view = table_view(table, link, links)
            now = renderings.add(view, partial(table_parts, view, kept))
            if have[link]:
                push = renderings.push(have[link], now)
                weights.all.append(len(event("table", now.number, push)))
            have[link] = now.number
    player, watcher = (weights for _, _, weights in pages)
    return player, watcher


def match_of(game: Game, seats: int) -> Iterator[TableState]:
    """A table after each answer of a match: a person's with a bot in every other seat, where bots answer for all."""
    others = (Sitter("bot", "easy", "", bytes(16)) for _ in range(1, seats))
    sitters = (Sitter("here", "", "Player", bytes(16)), *others)
    table = TableState(id="bench", game=game, options=game.options(), seed=bytes(32), sitters=sitters).begun()
    player, chance = bot("easy", timed=False), Random(1)
    yield table
    while table.ending is None:
        match, seat = table.playing(), table.asked[0]
        option = player.choose(match, seat, chance)
        table = table.answer(seat, option.notation(match.board(seat)), table.version)
        yield table


def main() -> int:
    try:
        games = [game_named(name) for name in sys.argv[1:]] or list(orcade.installed_games().values())
    except UnknownGame as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0 if light(games) else 1


if __name__ == "__main__":
    sys.exit(main())
