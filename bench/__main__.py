"""Measures Orcade: `python -m bench [--keep | --short] [GAME …]`, or `make bench`.

Prints each figure, its ratio to the reference loop, the ratio that is its target and the recorded one. Machines differ,
so ratios alone count. Fails where one has fallen by more than a fifth of what was recorded, and where one misses its
target: a target is a promise, and what breaks it is to be seen at once, not only when it was kept before. Either is
measured once more before it counts. Then come the bytes of what pages are sent (`pushes.py`). `--keep` adds the figures
to the history, which is what later runs are held against. `--short` takes half a minute, tells only what has fallen,
and never fails.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Iterable, Mapping
from itertools import chain
from time import perf_counter

import orcade
from orcade import UnknownGame
from orcade.table.game import game_named

from .figures import TURNS, Figure, figures, figures_of_the_house
from .history import FALL, FILE, Measured, keep, measure, recorded, reference
from .pushes import light

MATCHES = 200
LATEST = 100.0
"""Milliseconds that 99 of 100 views may take from the answer to the other seat's page, of so many matches at once."""
SERVING = 4.0
"""Milliseconds that the server may compute for an answer: so many matches then leave its core a fifth of its time. Both
are on a machine of TURNS."""

LINE = "{:<38}{:>14}{:>10}{:>10}{:>10}{:>12}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure these alone")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--keep", action="store_true", help="add the figures to the history")
    how.add_argument("--short", action="store_true", help="take a few short rounds, and tell what has fallen")
    parser.add_argument("--no-web", action="store_true", help="leave out what pages are sent, and the server")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    try:
        games = [game_named(name) for name in asked.games] if asked.games else list(orcade.installed_games().values())
    except UnknownGame as wrong:
        print(wrong, file=sys.stderr)
        return 2

    found = chain.from_iterable(map(figures, games))
    if not asked.games:
        found = chain(figures_of_the_house(), found)
    if asked.short:
        glance(found)
        return 0
    sound = whole(found, asked.keep)
    if not asked.no_web:
        print()
        sound = light(games) and sound
    if not asked.no_web and not asked.games:
        sound = in_time() and sound
    return 0 if sound else 1


def glance(found: Iterable[Figure]) -> None:
    """Tell what has fallen."""
    began = perf_counter()
    before = recorded()
    count = 0
    fallen = []
    for figure in found:
        past = before.get(figure.name)
        measured = _measured(figure, past, {}, short=True)
        count += 1
        if past is not None and _fell(measured, past):
            fallen.append(f"  {figure.name}: {measured.ratio / past.ratio:.2f} of what was recorded")
    print(f"Measured {count} figures in {perf_counter() - began:.0f} s: ", end="")
    print("\n".join(["fallen by more than a fifth:", *fallen]) if fallen else "none has fallen by more than a fifth.")


def whole(found: Iterable[Figure], keeping: bool) -> bool:
    """Print every figure; whether none has fallen and no target is missed."""
    before = recorded()
    now: dict[str, Measured] = {}
    fallen: list[str] = []
    missed: list[str] = []
    print(LINE.format("figure", "now", "ratio", "target", "recorded", "against it"))
    for figure in found:
        past = before.get(figure.name)
        already = {name: one.ratio for name, one in now.items()}
        measured = now[figure.name] = _measured(figure, past, already)
        if past is not None and _fell(measured, past):
            fallen.append(figure.name)
        if not figure.met(measured.ratio, already):
            missed.append(figure.name)
        print(LINE.format(*_row(figure, measured, past, figure.demanded(already))), flush=True)
    if keeping:
        keep(now)
        print(f"Kept in {FILE.name}.")
    if missed:
        print(f"Target missed: {', '.join(missed)}")
    if fallen:
        print(f"Fallen by more than a fifth: {', '.join(fallen)}")
    return not fallen and not missed


def _measured(figure: Figure, past: Measured | None, already: Mapping[str, float], short: bool = False) -> Measured:
    """Once more where it seems bad: a machine that is busy with other things is not slower code."""
    measured = measure(figure, short)
    if (past is not None and _fell(measured, past)) or not (short or figure.met(measured.ratio, already)):
        measured = max(measured, measure(figure, short), key=lambda one: one.ratio)
    return measured


def _fell(measured: Measured, past: Measured) -> bool:
    return measured.ratio < FALL * past.ratio


def _row(figure: Figure, measured: Measured, past: Measured | None, demanded: float | None) -> list[str]:
    value = figure.shown(measured.rate)
    return [
        figure.name,
        f"{value:,.{0 if value >= 100 else 1}f} {figure.unit}",
        f"{measured.ratio:.3g}",
        "" if demanded is None else f"{demanded:.3g}",
        "" if past is None else f"{past.ratio:.3g}",
        "" if past is None else f"{measured.ratio / past.ratio:.2f}",
    ]


def in_time() -> bool:
    """Whether the web server keeps pages up to date under load.

    As many matches are played as the machine has speed for at present, and all may take as much longer as it is slower.
    What the server computes for an answer counts on any machine; how late views come, only where nothing else runs.
    """
    speed = reference(0.5) / TURNS
    limit, serving = LATEST / speed, SERVING / speed
    print("\nThe web server under load", flush=True)
    words = [sys.executable, "-m", "bench.load_web", "--matches", str(max(1, round(MATCHES * speed)))]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    print(done.stdout or done.stderr, end="")
    found = re.search(r"other page, p99 ms +([\d.]+).*CPU ms an answer +([\d.]+)", done.stdout, re.DOTALL)
    if found is None:
        return False
    late, slow = float(found[1]) > limit, float(found[2]) > serving
    if slow:
        print(f"Target missed: the server may compute {serving:.1f} ms for an answer.")
    if late:
        print(f"Views come late: 99 of 100 may take {limit:.0f} ms.")
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if late and load > cores:
        print(f"But the machine is busy with other things (load {load:.1f} on {cores} cores): this does not count.")
        late = False
    return not slow and not late


if __name__ == "__main__":
    sys.exit(main())
