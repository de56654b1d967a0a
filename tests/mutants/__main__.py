"""`python -m tests.mutants [GAME …] [--only N] [--told] [--workers N]`; ends with 1 where too little is noticed."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from .sample import Mutant, games, sample
from .trying import Copy, Trial

ENOUGH = 90
"""Of a hundred changes, how many have to be noticed."""
LONG = 600.0
"""Seconds that the tests of a game never take."""


class Score(NamedTuple):
    """What was noticed of a game's sample."""

    game: str
    mutants: int
    noticed: int
    numbers: int
    told: int
    """Numbers that a test of what is told noticed."""

    @property
    def enough(self) -> bool:
        return self.noticed * 100 >= self.mutants * ENOUGH and self.told == self.numbers


class Wanted(NamedTuple):
    """What is tried."""

    only: Sequence[int]
    """Which of a sample, from 1; empty for all."""
    told: bool
    """Only numbers, and only by the tests of what is told."""


def tried(game: str, copies: Sequence[Copy], wanted: Wanted) -> Score:
    """Try the sample of a game, and print how each change is noticed."""
    patience = LONG
    if not wanted.only:
        plain = copies[0].tests(game, LONG)
        if plain.red:
            sys.exit(f"{game}: without any change {plain.red} is red")
        patience = 30 + 3 * plain.seconds
        print(f"{game}: the tests take {plain.seconds:.0f} s", flush=True)
    idle: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        idle.put(copy)

    def attempt(numbered: tuple[int, Mutant]) -> Trial:
        number, mutant = numbered
        copy = idle.get()
        try:
            trial = copy.attempt(game, mutant, patience, wanted.told)
        finally:
            idle.put(copy)
        print(line(number, mutant, trial), flush=True)
        return trial

    chosen = [
        (number, mutant)
        for number, mutant in enumerate(sample(game), 1)
        if (not wanted.only or number in wanted.only) and (mutant.number or not wanted.told)
    ]
    with ThreadPoolExecutor(len(copies)) as pool:
        trials = list(pool.map(attempt, chosen))
    return Score(
        game,
        len(trials),
        sum(bool(trial.run.red) for trial in trials),
        sum(mutant.number for _, mutant in chosen),
        sum(trial.told for trial in trials),
    )


def line(number: int, mutant: Mutant, trial: Trial) -> str:
    """What is printed of a change."""
    if trial.run.red:
        how = f"noticed by {trial.run.red}"
        if mutant.number and not trial.told:
            how += "; NOT BY WHAT IS TOLD"
        if mutant.survives:
            how += f"; it was said to survive: {mutant.survives}"
    else:
        how = f"NOT NOTICED  {mutant.file}: {mutant.line}  ->  {mutant.becomes}"
        if mutant.survives:
            how += f"  ({mutant.survives})"
    return f"{number:4} {trial.run.seconds:5.1f} s  {mutant.rule:12} {how}"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that have a sample, unless named")
    parser.add_argument("--only", type=int, action="append", default=[], metavar="N", help="this one; may be repeated")
    parser.add_argument("--told", action="store_true", help="only numbers, and only by tests of what is told")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="how many are tried at once (2)")
    given = parser.parse_args(words)
    unknown = set(given.games) - set(games())
    if unknown:
        parser.error(f"no sample for {', '.join(sorted(unknown))}; there is one for {', '.join(games())}")
    with tempfile.TemporaryDirectory(prefix="orcade-mutants-") as where:
        copies = [Copy(Path(where) / str(at)) for at in range(given.workers)]
        scores = [tried(game, copies, Wanted(given.only, given.told)) for game in given.games or games()]
    print(f"\n{'game':16} mutants noticed        numbers  told")
    for score in scores:
        share = 100 * score.noticed // max(1, score.mutants)
        verdict = "" if score.enough else "  TOO FEW"
        print(
            f"{score.game:16} {score.mutants:7} {score.noticed:7} {share:4} % {score.numbers:8} {score.told:5}{verdict}"
        )
    return 0 if all(score.enough for score in scores) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
