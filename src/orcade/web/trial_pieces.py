"""A piece of a trial, played in a process of its own; what a page shows of the trial then."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ..lab.playing import play
from ..table.game import game_named
from ..table.options import Options

if TYPE_CHECKING:
    from ..lab.trying import Change

PIECE = 0.7
"""Seconds of the processor for one piece, or those of one game with the change and without it."""


class Line(msgspec.Struct, frozen=True):
    """One thing that the change does, or seems to do."""

    words: str
    figures: str
    certain: bool
    before: float
    """Where it was on a scale from 0 to 1, as are the others."""
    now: float
    low: float
    """Between here and `high` it is, in 95 of 100 trials."""
    high: float


class Shown(msgspec.Struct, frozen=True):
    """What a page shows of a trial."""

    games: int = 0
    """With the change, and as many without it."""
    wanted: int = 0
    """So many at which it is looked whether something is certain."""
    over: bool = False
    lines: tuple[Line, ...] = ()
    notes: tuple[str, ...] = ()
    """What it is held against."""


class Piece(NamedTuple):
    """What came of one."""

    trial: bytes
    """To go on with."""
    shown: Shown
    seconds: float
    """Of the processor."""


def piece(name: str, levels: tuple[str, ...], changed: Options, trial: bytes, most: int, last: bool) -> Piece:
    """Go on with a trial for a while. `trial`: empty at its beginning. `last`: play no more, and look what there is."""
    from ..lab.trying import ERROR, Setting, Trial, held_against  # What comes with `orcade[lab]` is needed here alone.

    begun = time.process_time()
    game = game_named(name)
    base, notes = held_against(game.options(), changed)
    setting = Setting(game, levels, base, changed)
    now = msgspec.msgpack.decode(trial, type=Trial) if trial else Trial(most)
    if last:
        now.look()
        now.over = True
    else:
        outcomes = []
        for index in range(now.games, now.wanted):
            outcomes += [outcome for task in setting.tasks(index, index + 1) if (outcome := play(task)) is not None]
            if time.process_time() - begun > PIECE:
                break
        now.add(setting.tally(outcomes))
        if not now.over:
            now.sort_out(ERROR)
    certain, others = now.lines()
    lines = [_line(each, each in certain) for each in (*certain, *others)]
    shown = Shown(now.games, now.wanted, now.over, tuple(lines), tuple(notes))
    return Piece(msgspec.msgpack.encode(now), shown, time.process_time() - begun)


def _line(change: Change, certain: bool) -> Line:
    found = change.difference
    low, high = found.base + found.estimate.low, found.base + found.estimate.high
    left, right = min(low, found.base), max(high, found.base)
    margin = 0.12 * (right - left) or 1.0
    left, right = left - margin, right + margin
    places = ((value - left) / (right - left) for value in (found.base, found.other, low, high))
    return Line(change.sentence, change.figures, certain, *places)
