"""Two variants, game by game of the same luck: what is compared of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from orcade.table.game import Game

from .columns import CellGames, Floats


class Measured(msgspec.Struct, frozen=True):
    """What is compared."""

    what: str
    shares: bool
    """Whether it is of shares, 0 … 1."""
    more: str
    """What is said where there is more of it: "games take longer"."""
    less: str
    counted: bool = False
    """Games that do not tell of it have none of it."""
    failing: str = ""
    """It is of interest only where nothing of this name is compared."""


def per_game(values: Floats, where: NDArray[np.bool_]) -> Floats:
    """The mean of some seats for each game; NaN where none of them is meant."""
    counts = where.sum(axis=1)
    sums = np.where(where, values, 0).sum(axis=1)
    return np.asarray(np.divide(sums, counts, out=np.full(len(counts), np.nan), where=counts > 0))


def groups(game: Game, levels: Sequence[str], cell: CellGames) -> Iterator[tuple[str, NDArray[np.bool_]]]:
    """Whose wins are counted: each bot, each seat, each thing that a seat can play as; games × seats where it sat."""
    if len(set(levels)) > 1:
        for level in dict.fromkeys(levels):
            yield level, cell.sitting(level)
    for seat in range(cell.seats):
        where = np.zeros((cell.count, cell.seats), dtype=bool)
        where[:, seat] = True
        yield f"seat {seat + 1} ({game.names[seat]})", where
    for trait, value, where in cell.traits():
        yield f"{trait}: {value}", where


def paired(
    game: Game, levels: Sequence[str], base: CellGames, other: CellGames
) -> Iterator[tuple[Measured, Floats, Floats]]:
    """All that is compared, with one number for each game of both; NaN where a game tells nothing.

    What nobody could play as before has nothing to be compared with: its wins are held against an equal share.
    """
    before = dict(_measures(game, levels, base))
    now = dict(_measures(game, levels, other))
    for measured in dict.fromkeys((*before, *now)):
        if measured.counted:
            yield measured, before.get(measured, np.zeros(base.count)), now.get(measured, np.zeros(other.count))
        elif measured in before and measured in now:
            yield measured, before[measured], now[measured]
        elif measured in now:
            what = measured.what
            more, less = (f"{words} than its share" for words in (measured.more, measured.less))
            fair = np.full(other.count, 1 / other.seats)
            yield Measured(f"{what}, against an equal share", True, more, less, failing=what), fair, now[measured]


def _measures(game: Game, levels: Sequence[str], cell: CellGames) -> Iterator[tuple[Measured, Floats]]:
    won = cell.wins
    for who, where in groups(game, levels, cell):
        whose = who.replace(": ", " ")
        told = Measured(f"wins of {who}", True, f"{whose} wins more often", f"{whose} wins less often")
        yield told, per_game(won, where)
    yield Measured("rounds", False, "games take more rounds", "games take fewer rounds"), cell.rounds
    decided = Measured("decisions", False, "there is more to decide in a game", "there is less to decide in a game")
    yield decided, np.asarray(cell.decisions.sum(axis=1))
    limited = Measured("ended by a limit", True, "a limit ends more games", "a limit ends fewer games")
    yield limited, cell.limited.astype(float)
    shared = Measured(
        "first place shared", True, "the first place is shared more often", "the first place is shared less often"
    )
    yield shared, ((cell.places == 1).sum(axis=1) > 1).astype(float)
    for feat, did in cell.feats():
        told = Measured(f"feat {feat}", True, f"{feat} is done in more games", f"{feat} is done in fewer games", True)
        yield told, did.any(axis=1).astype(float)
