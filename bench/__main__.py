"""Measures Orcade: `python -m bench [--keep] [GAME …]`, or `make bench`.

Prints each figure beside its target and the recorded one, and fails where one has fallen by more than a fifth of what
was recorded. `--keep` adds the figures to the history, which is what later runs are held against.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import warnings
from itertools import chain

import orcade
from orcade import UnknownGame
from orcade.table.game import game_named

from .figures import Figure, figures, figures_of_boards
from .history import FALL, FILE, Measured, keep, measure, recorded

LATEST = 100.0
"""Milliseconds that 99 of 100 views may take from the answer to the other seat's page."""

LINE = "{:<38}{:>14}{:>14}{:>14}{:>12}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure these alone")
    parser.add_argument("--keep", action="store_true", help="add the figures to the history")
    parser.add_argument("--no-web", action="store_true", help="leave out the load on the web server")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    try:
        games = [game_named(name) for name in asked.games] if asked.games else list(orcade.games().values())
    except UnknownGame as wrong:
        print(wrong, file=sys.stderr)
        return 2

    before = recorded()
    now: dict[str, Measured] = {}
    fallen: list[str] = []
    missed: list[str] = []
    print(LINE.format("figure", "now", "target", "recorded", "against it"))
    found = chain.from_iterable(map(figures, games))
    for figure in found if asked.games else chain(figures_of_boards(), found):
        past = before.get(figure.name)
        measured = measure(figure)
        if past is not None and measured.ratio < FALL * past.ratio:
            # Once more: a machine that is busy with other things is not slower code.
            measured = max(measured, measure(figure), key=lambda one: one.ratio)
            if measured.ratio < FALL * past.ratio:
                fallen.append(figure.name)
        if not figure.met(measured.rate):
            missed.append(figure.name)
        now[figure.name] = measured
        print(LINE.format(*_row(figure, measured, past)), flush=True)
    if asked.keep:
        keep(now)
        print(f"Kept in {FILE.name}.")
    if missed:
        print(f"Target missed: {', '.join(missed)}")
    if fallen:
        print(f"Fallen by more than a fifth: {', '.join(fallen)}")
    late = not asked.no_web and not asked.games and not _web()
    return 1 if fallen or late else 0


def _row(figure: Figure, measured: Measured, past: Measured | None) -> list[str]:
    return [
        figure.name,
        _number(figure, measured.rate),
        "" if figure.target is None else f"{figure.target:,g} {figure.unit}",
        "" if past is None else _number(figure, past.rate),
        "" if past is None else f"{measured.ratio / past.ratio:.2f}",
    ]


def _number(figure: Figure, rate: float) -> str:
    value = figure.shown(rate)
    return f"{value:,.{0 if value >= 100 else 1}f} {figure.unit}"


def _web() -> bool:
    """The load on the web server, in a process of its own; whether views came in time."""
    print("\nThe web server under load (p99 from answer to the other seat's page: at most 100 ms)", flush=True)
    done = subprocess.run([sys.executable, "-m", "bench.load_web"], capture_output=True, text=True, check=False)
    print(done.stdout or done.stderr, end="")
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > cores + 1:
        print(f"The machine is busy with other things (load {load:.0f} on {cores} cores): these times mean little.")
    found = re.search(r"p99 ms +([\d.]+)", done.stdout)
    return found is not None and float(found[1]) <= LATEST


if __name__ == "__main__":
    sys.exit(main())
