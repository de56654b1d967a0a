"""The command `orcade lab ladder`: bots play each other, and each gets a number that says how strong it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from ..bots import bots_named
from .arena import columns
from .lab import Where, carried_out, players, tell_where
from .listing import find_game
from .output import Output

if TYPE_CHECKING:
    from ..lab.ladder import Choices

HEAD = ("", "games", "points", "95 % interval", "above the next", "95 % interval")


def run_ladder(
    name: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    into: Path | None,
    on: Where,
    workers: int | None,
    plain: bool,
) -> int:
    """Play a ladder, or go on with it; Ctrl-C and SIGTERM keep what is finished and show it."""
    from ..lab.ladder import Choices, ladder  # What comes with `orcade[lab]` is needed from here on.

    game = find_game(name)
    seats = game.seats[0] if seats is None else seats
    names = bots_named(bots)
    study = ladder(game, names, seats, games, seed)
    folder = into or Path(f"{game.name}-{seats}.ladder")
    output = Output(plain=plain)
    run, choices, code = carried_out(study, folder, players(on, workers, study), lambda: Choices(names), tables, plain)
    played = choices.played
    output.say(f"{game.title}: {played} games of {seats} seats, seed {seed}", style="bold")
    if played:
        columns(output, [HEAD, *rows(choices)])
        output.say()
        for words in choices.faults.sentences:
            output.say(words)
        output.say(
            f"{names[0]} has 0 points. Who has 400 more than another comes before him 10 times as often as after him."
        )
    tell_where(output, run, code)
    return code


def rows(choices: Choices) -> list[Sequence[str]]:
    """The strongest bot first."""
    found: list[Sequence[str]] = []
    for each in choices.ratings():
        reference = each.bot == choices.bots[0]
        step = "" if each.step is None else _whole(each.step)
        found.append(
            (
                each.bot,
                str(each.games),
                _whole(each.points),
                "" if reference else _interval(each.interval),
                step,
                "" if each.step_interval is None else _interval(each.step_interval),
            )
        )
    return found


def _interval(ends: tuple[float, float]) -> str:
    return " – ".join(map(_whole, ends))


def _whole(points: float) -> str:
    return str(round(points)).replace("-", "−")


def tables(choices: Choices) -> list[Table]:
    """What is shown while they play."""
    table = Table(box=None)
    for at, head in enumerate(HEAD):
        table.add_column(head, justify="right" if at else "left")
    for row in rows(choices):
        table.add_row(*row)
    return [table]
