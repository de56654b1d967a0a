"""Commands to play here, and to see and check what was played; the games there are, and their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..table.errors import BadSetup
from .words import Choices, Plain, Whole, Words


def play(
    game: Words = "",
    /,
    *,
    seats: Words = "",
    names: Words = "",
    seed: Whole | None = None,
    option: Choices = (),
    deck: Path | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    plain: Plain = False,
) -> int:
    """Play a game here, against bots and people at this screen. Also called new.

    orcade play masters-fight --seats me,normal,easy,easy

    Parameters
    ----------
    game
        Which game; `orcade games` lists them.
    seats
        Who sits where, with commas: me, or a bot: random, easy, normal, hard. Several may say me. Where it matters who
        sits where, `orcade games` says so.
    names
        What the people are called, with commas, in the order of their seats.
    seed
        A number that repeats the dice.
    option
        A rule option as name=value; may be given again. `orcade games` lists them.
    deck
        A deck of your own, for a game with decks of cards: it can be chosen beside those that ship.
    save
        Keep the match in this file, after every answer.
    resume
        Go on with a match that was saved.
    plain
        Text alone, line by line: no colours, no editing of lines. So it is anyway where there is no terminal.
    """
    from ..terminal.matches import play_new, play_on

    if resume is not None:
        for name, given in (
            ("a game", game),
            ("--seats", seats),
            ("--names", names),
            ("--option", option),
            ("--deck", deck),
        ):
            if given:
                raise BadSetup(f"--resume goes on with the match as it was: leave out {name}")
        if seed is not None:
            raise BadSetup("--resume goes on with the same dice: leave out --seed")
        return play_on(resume, save, plain)
    if not game:
        raise BadSetup("which game? orcade games lists them; for example: orcade play pit-fighting")
    if deck is not None:
        from ..terminal.cards import with_deck

        option = (*option, with_deck(game, deck))
    return play_new(game, seats, names, seed, option, save, plain)


def watch(
    record: Path,
    /,
    *,
    eyes: Words = "",
    step: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    delay: Annotated[float, Parameter(show_default=False)] = 0.0,
    plain: Plain = False,
) -> int:
    """Show a recorded match again.

    orcade watch my-match.json --step

    Parameters
    ----------
    record
        The file.
    eyes
        Whose: a seat's number or name, spectator, or open for everything. A finished match is shown open.
    step
        Wait for Enter after each answer.
    delay
        Wait so many seconds after each answer.
    plain
        Text alone.
    """
    from ..terminal.matches import watch_record

    return watch_record(record, eyes, step, delay, plain)


def verify(record: Path, /, *, seal: str = "") -> int:
    """Check a recorded match: the rules kept, the dice as promised, nothing changed since.

    Parameters
    ----------
    record
        The file. The exit code is 0 where nothing is wrong with it, else 1.
    seal
        One that the table showed when the match began or ended. Without it, a record can only agree with itself.
    """
    from ..terminal.matches import verify_record

    verify_record(record, seal)
    return 0


def games(game: Words = "", /) -> int:
    """List the games that are installed, with players, length and options.

    Parameters
    ----------
    game
        Only this one.
    """
    from ..terminal.listing import show_games

    return show_games(game)


def rules(game: str, rule: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (), /) -> int:
    """Show a game's rulebook, or one rule with those that it refers to.

    orcade rules masters-fight 4.2.4

    Parameters
    ----------
    game
        Which game.
    rule
        A rule's number, such as 4.2.4, or the number of a ruling, such as MF-7.
    """
    from ..terminal.rules import show_rules

    return show_rules(game, " ".join(rule))
