"""The recorded figures, and whether a new one has fallen. Machines differ and are busy: figures are compared by their

ratio to a fixed piece of pure Python that is timed beside each round of measuring, and the median of rounds counts.
"""

from __future__ import annotations

import datetime
import platform
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

from .figures import Figure

FILE = Path(__file__).with_name("history.jsonl")
FALL = 0.8
"""A figure below this share of the recorded one has fallen."""
ROUNDS, ROUND = 7, 0.15
"""How often a figure is measured, and for how many seconds at least."""
SHORT_ROUNDS, SHORT_ROUND = 3, 0.03
"""The same, where it must not take long."""


class Measured(msgspec.Struct, frozen=True):
    """A figure as it was on one machine."""

    rate: float
    """Operations per second of processor time."""
    ratio: float
    """The same per turn of the reference loop."""


class Run(msgspec.Struct, frozen=True):
    """One run that was kept: a line of the history."""

    date: str
    python: str
    machine: str
    figures: dict[str, Measured]


def reference(least: float = 0.05) -> float:
    """Turns per second of a loop like rule code: generators, attributes, small lists, dictionaries and tuples."""

    class Piece:
        __slots__ = ("at", "held")

        def __init__(self, at: int) -> None:
            self.at = at
            self.held = [at, at + 1, at + 2]

    def flow(pieces: list[Piece]) -> Iterator[int]:
        for piece in pieces:
            piece.at += len(piece.held)
            if piece.at % 3:
                piece.held.append(piece.held.pop(0))
            yield piece.at

    pieces = [Piece(at) for at in range(40)]
    table = {at: (at, at + 1) for at in range(40)}
    began = process_time()
    turns = 0
    while (spent := process_time() - began) < least:
        for _ in range(20):
            total = 0
            for number in flow(pieces):
                total += table[number % 40][1]
            turns += 1
    return turns / spent


def measure(figure: Figure, short: bool = False) -> Measured:
    """The median of several rounds, each set against the reference loop timed just before and after it.

    `short`: the best of few short rounds. It is soon done, and what falls even then has fallen.
    """
    figure.work()
    rounds, least = (SHORT_ROUNDS, SHORT_ROUND) if short else (ROUNDS, ROUND)
    choose = max if short else median
    rates, ratios = [], []
    before = reference(least / 3)
    for _ in range(rounds):
        rate = figure.rate(least)
        after = reference(least / 3)
        rates.append(rate)
        ratios.append(rate / ((before + after) / 2))
        before = after
    return Measured(choose(rates), choose(ratios))


def recorded() -> dict[str, Measured]:
    """The last kept value of each figure."""
    found: dict[str, Measured] = {}
    if FILE.exists():
        for line in FILE.read_text(encoding="utf-8").splitlines():
            found.update(msgspec.json.decode(line, type=Run).figures)
    return found


def keep(figures: dict[str, Measured]) -> None:
    """Add a line to the history."""
    rounded = {name: Measured(round(one.rate, 3), round(one.ratio, 6)) for name, one in figures.items()}
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    run = Run(date, platform.python_version(), f"{platform.machine()} {platform.system()}", rounded)
    with FILE.open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")
