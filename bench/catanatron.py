"""Holds Orcade's random play against that of catanatron 3.2.1, a quick engine for Catan in Python.

Both play whole random games by their public interface, in turns within one process, and the decisions per second of
processor time are compared: one answer of one player, also where he has no choice. Setting up a game is part of it.
Catanatron plays with four of its `RandomPlayer`; its decisions are the actions in its own log of the game.

Catanatron is no dependency of Orcade. Give both an environment of their own, and run it from the root of this project:

    python3 -m venv /tmp/catanatron
    /tmp/catanatron/bin/pip install --editable . catanatron==3.2.1
    /tmp/catanatron/bin/python -m bench.catanatron [GAME …]

Fails where a ratio is below its target. The two take turns every half second, and the median of the turns counts, so
other work on the machine costs little; on a quiet one the ratios are steadier all the same.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time

from .play import player

VERSION = "3.2.1"
TURNS = 9
TURN = 0.5
"""Least seconds of play in one turn."""

GAMES = {
    "pit-fighting": (2, 7.0),
    "masters-fight": (4, 6.0),
    "timber": (4, 6.0),
    "hack": (4, 2.2),
    "brood-rumble": (4, 1.3),
}
"""Seats, and how many times as fast as catanatron a game is to be."""

LINE = "{:<24}{:>14}{:>14}{:>10}{:>10}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.catanatron", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="compare these alone")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no target for {', '.join(sorted(unknown))}; there is one for {', '.join(GAMES)}")
    try:
        catan = _catan()
    except ImportError as wrong:
        print(f"{wrong}. `python -m bench.catanatron --help` tells how to install it.", file=sys.stderr)
        return 2

    missed: list[str] = []
    print(LINE.format("decisions a second", "Orcade", "catanatron", "ratio", "target"))
    for name in asked.games or GAMES:
        seats, target = GAMES[name]
        ours, theirs, ratio = compare(player(name, seats), catan)
        if ratio < target:
            missed.append(name)
        print(
            LINE.format(f"{name}, {seats} seats", f"{ours:,.0f}", f"{theirs:,.0f}", f"{ratio:.2f}", f"{target:g}"),
            flush=True,
        )
    if missed:
        print(f"Target missed: {', '.join(missed)}")
    return 1 if missed else 0


def compare(one: Callable[[], int], other: Callable[[], int]) -> tuple[float, float, float]:
    """Decisions a second of two players who take turns, and how many times as fast the one is: medians of all turns."""
    one(), other()
    ones, others = [], []
    for _ in range(TURNS):
        others.append(rate(other))
        ones.append(rate(one))
    return median(ones), median(others), median(a / b for a, b in zip(ones, others))


def rate(play: Callable[[], int]) -> float:
    """Decisions a second over one turn of whole games."""
    gc.collect()
    done = 0
    began = process_time()
    while (spent := process_time() - began) < TURN:
        done += play()
    return done / spent


def _catan() -> Callable[[], int]:
    """Plays a whole game of four random players with catanatron, and tells how many actions they took."""
    from importlib.metadata import version

    catanatron = import_module("catanatron")
    if (found := version("catanatron")) != VERSION:
        raise ImportError(f"This compares with catanatron {VERSION}, not {found}")

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        game.play()
        return len(game.state.actions)

    return play


if __name__ == "__main__":
    sys.exit(main())
