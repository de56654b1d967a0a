"""Commands with which bots play in numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from .words import Choices, Plain, Whole, Words, group


def arena(
    game: str,
    /,
    *,
    seats: str = "normal,easy",
    games: Whole = 200,
    seed: Whole = 0,
    option: Choices = (),
    workers: Whole | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play against each other and count who wins.

    orcade arena pit-fighting --seats normal,easy --games 200

    Parameters
    ----------
    game
        Which game.
    seats
        A bot for each seat, with commas: random, easy, normal, hard. They change seats from game to game.
    games
        How many games.
    seed
        Repeats dice and bots.
    option
        A rule option as name=value; may be given again.
    workers
        Processes at once; as many as there are cores if left out.
    plain
        Text alone.
    """
    from ..terminal.arena import run_arena

    return run_arena(game, seats, games, seed, option, workers, plain)


lab = group("lab", "Studies: bots play in numbers, and what they did is counted, kept and compared.", 10)


@lab.command(name="run", help_epilogue="")
def lab_run(
    study: Path,
    /,
    *,
    into: Path | None = None,
    on: Literal["processes", "ray"] = "processes",
    workers: Whole | None = None,
    plain: Plain = False,
) -> int:
    """Carry out a study, or go on with one that was interrupted. docs/lab.md tells how a study is written.

    Parameters
    ----------
    study
        A TOML file.
    into
        The folder in which the games are kept: that of the study with .run for its ending, if left out.
    on
        Where games are played: here, or on the Ray cluster that RAY_ADDRESS names.
    workers
        Processes at once; as many as there are cores if left out.
    plain
        Text alone.
    """
    from ..terminal.lab import run_lab

    return run_lab(study, into, on, workers, plain)


@lab.command(name="try", help_epilogue="")
def lab_try(
    game: str,
    /,
    *,
    option: Choices = (),
    deck: Path | None = None,
    against: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    bots: Words = "",
    games: Whole = 3200,
    seed: Whole = 0,
    workers: Whole | None = None,
    plain: Plain = False,
) -> int:
    """Play a game with and without a change until something is certain, and say what it does.

    orcade lab try gates --deck mine.toml

    Parameters
    ----------
    game
        Which game.
    option
        What is changed: a rule option as name=value, or name=@FILE for a map or other content; may be given again.
    deck
        A deck of your own, for a game with decks of cards.
    against
        What it is held against, in the same form. If left out: the game as it ships, and with a deck of your own for
        HACK! the deck from which that was made.
    bots
        Who plays, a bot for each seat, with commas: easy ones, if left out.
    games
        Of each, at most.
    seed
        Repeats dice and bots.
    workers
        Processes at once; as many as there are cores if left out.
    plain
        Text alone.
    """
    from ..terminal.trying import try_change

    if deck is not None:
        from ..terminal.cards import with_deck

        option = (*option, with_deck(game, deck))
    return try_change(game, option, against, bots, games, seed, workers, plain)


@lab.command(name="ladder", help_epilogue="")
def lab_ladder(
    game: str,
    /,
    *,
    bots: str = "random,easy,normal,hard",
    seats: Annotated[Whole | None, Parameter(show_default=False)] = None,
    games: Whole = 120,
    seed: Whole = 0,
    into: Annotated[Path | None, Parameter(show_default=False)] = None,
    on: Literal["processes", "ray"] = "processes",
    workers: Whole | None = None,
    plain: Plain = False,
) -> int:
    """Tell how strong bots are, by the places of games that they play against each other.

    orcade lab ladder pit-fighting --bots random,easy,search-200

    Parameters
    ----------
    game
        Which game.
    bots
        Which bots, with commas: random, easy, normal, hard, search-200 for a search of so many iterations,
        easy:FILE with weights of your own, or bots of your own. The first one has 0 points.
    seats
        How many seats: as few as the game has, if left out.
    games
        How many games, or a few more so that each line-up is played equally often.
    seed
        Repeats dice and bots.
    into
        The folder in which the games are kept: GAME-SEATS.ladder, if left out.
    on
        Where games are played: here, or on the Ray cluster that RAY_ADDRESS names.
    workers
        Processes at once; as many as there are cores if left out.
    plain
        Text alone.
    """
    from ..terminal.ladder import run_ladder

    return run_ladder(game, bots, seats, games, seed, into, on, workers, plain)


@lab.command(name="fit", help_epilogue="")
def lab_fit(
    game: str,
    /,
    *,
    out: Path,
    games: Whole = 400,
    seed: Whole = 0,
    workers: Whole | None = None,
    plain: Plain = False,
) -> int:
    """Fit what counts in the bots' estimate of a game to games that searches of 50 iterations play against each other.

    orcade lab fit timber --out mine.toml

    Parameters
    ----------
    game
        Which game.
    out
        The file that is written. The bot easy:FILE plays with it.
    games
        How many games.
    seed
        Repeats dice and bots.
    workers
        Processes at once; as many as there are cores if left out.
    plain
        Text alone.
    """
    from ..terminal.fitting import run_fit

    return run_fit(game, games, seed, out, workers, plain)


@lab.command(name="report", help_epilogue="")
def lab_report(run: Path, /) -> int:
    """Write what the games of a run say: report.html, report.md and tables, into its folder.

    Parameters
    ----------
    run
        The folder of a run that is through.
    """
    from ..terminal.lab import report_run

    return report_run(run)
