"""How much memory a watched table takes: twenty of each game, with thirty answers and two open pages.

What tables share is left out: all caches are emptied before each look, so only what the table keeps alive is counted.

    python -m bench.memory [GAME …]
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from functools import _lru_cache_wrapper

from orcade import UnknownGame
from orcade.table.game import Game, game_named, installed_games
from orcade.web import grounds

from .answered import Answered

FEW = 4
TABLES = 20
ANSWERS = 30

TARGET = 60
"""KB of a table that rests."""

LINE = "{:<20}{:>14}{:>14}"


def traced() -> int:
    """Bytes that are in use, without those of caches."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()
    grounds.taken(())
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def of_tables(game: Game, count: int) -> tuple[int, int]:
    """Bytes of so many tables that are played, and of the same ones when they rest."""
    played = Answered(game)
    try:
        before = traced()
        tables = [played.watched_table(ANSWERS)[0] for _ in range(count)]
        busy = traced()
        for table in tables:
            table.rest()
        return busy - before, traced() - before
    finally:
        played.close()


def of_table(game: Game) -> tuple[float, float]:
    """KB of a table that is played, and of the same one when it rests: what some more of them take, so that a map that
    all of them have is not counted."""
    tracemalloc.start()
    try:
        of_tables(game, 1)  # What is made once is not counted either.
        few, many = of_tables(game, FEW), of_tables(game, FEW + TABLES)
    finally:
        tracemalloc.stop()
    busy, at_rest = [(more - less) / TABLES / 1000 for less, more in zip(few, many, strict=True)]
    return busy, at_rest


def main() -> int:
    """Print both for each game; the exit status is 1 where a resting table takes more than it may."""
    try:
        games = [game_named(name) for name in sys.argv[1:]] or list(installed_games().values())
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    print(LINE.format("KB of a table", "while played", f"at rest (≤ {TARGET})"))
    large = False
    for game in games:
        busy, at_rest = of_table(game)
        large |= at_rest > TARGET
        print(LINE.format(game.name, f"{busy:.0f}", f"{at_rest:.0f}"), flush=True)
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main())
