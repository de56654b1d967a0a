"""The command line: reads words, calls the part that is meant, says what was wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from . import __version__
from .table.errors import BadRecord, BadSetup, OrcadeError

FALSE, USAGE, FAULT, INTERRUPTED = 1, 2, 70, 130
"""Exit codes: a record that is not true, a mistake in what was asked, a fault of Orcade's own, ctrl-C."""

EXAMPLES = """
Try:

  orcade play pit-fighting
  orcade play masters-fight --seats me,normal,easy,easy
  orcade serve
  orcade rules masters-fight 4.2.4
  orcade arena pit-fighting --seats normal,easy --games 200
"""


def _boxes() -> bool:
    """Whether help may draw boxes: not where it is read aloud or goes into a pipe."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


app = App(
    name="orcade",
    help="The table for orc games: on the terminal, in the browser, against people and bots.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    help_formatter="default" if _boxes() else "plain",
    version=__version__,
)

Plain = Annotated[bool, Parameter(name="--plain", negative="", show_default=False)]
Choices = Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative="", show_default=False)]
Words = Annotated[str, Parameter(show_default=False)]


@app.command(name=["play", "new"], sort_key=0, help_epilogue="")
def play(
    game: Words = "",
    /,
    *,
    seats: Words = "",
    names: Words = "",
    seed: int | None = None,
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
    from .terminal.matches import play_new, play_on

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
        from .terminal.cards import with_deck

        option = (*option, with_deck(game, deck))
    return play_new(game, seats, names, seed, option, save, plain)


@app.command(sort_key=1, help_epilogue="")
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
    from .terminal.matches import watch_record

    return watch_record(record, eyes, step, delay, plain)


@app.command(sort_key=2, help_epilogue="")
def verify(record: Path, /, *, seal: str = "") -> int:
    """Check a recorded match: the rules kept, the dice as promised, nothing changed since.

    Parameters
    ----------
    record
        The file. The exit code is 0 where nothing is wrong with it, else 1.
    seal
        One that the table showed when the match began or ended. Without it, a record can only agree with itself.
    """
    from .terminal.matches import verify_record

    try:
        verify_record(record, seal)
    except BadRecord as wrong:
        return _refuse(f"not true: {wrong}", FALSE)
    return 0


@app.command(sort_key=3, help_epilogue="")
def games(game: Words = "", /) -> int:
    """List the games that are installed, with players, length and options.

    Parameters
    ----------
    game
        Only this one.
    """
    from .terminal.listing import show_games

    return show_games(game)


@app.command(sort_key=4, help_epilogue="")
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
    from .terminal.rules import show_rules

    return show_rules(game, " ".join(rule))


cards = App(
    name="cards",
    help="Check a deck of cards, read it, or print it.",
    version_flags=(),
    sort_key=5,
    help_epilogue="",
    help_format="plaintext",
    help_formatter="default" if _boxes() else "plain",
)
app.command(cards)

Whose = Annotated[str, Parameter(name="--game", show_default=False)]


@cards.command(sort_key=0)
def check(deck: str, /, *, game: Whose = "") -> int:
    """Check decks of your own: whether they can be played, and what is in them.

    orcade cards check my-bob.toml

    Parameters
    ----------
    deck
        The file, as docs/making-cards.md, docs/making-gates-cards.md and docs/making-orcwars-chips.md tell. The exit
        code is 0 where it can be played, 1 where it cannot.
    game
        Whose cards these are, where a file does not tell.
    """
    from .terminal.cards import BadCards, check_deck

    try:
        check_deck(deck, game)
    except BadCards as wrong:
        return _refuse(str(wrong), FALSE)
    return 0


@cards.command(sort_key=1)
def show(
    deck: Words = "",
    card: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    /,
    *,
    game: Whose = "",
    plain: Plain = False,
) -> int:
    """Show the cards of a deck, or one card.

    orcade cards show knuckles dowsing-fork

    Parameters
    ----------
    deck
        One that ships, or a file; none lists those that ship.
    card
        Only this one.
    game
        Whose cards these are, where a file does not tell.
    plain
        Text alone.
    """
    from .terminal.cards import BadCards, show_cards

    try:
        show_cards(deck, " ".join(card), game, plain)
    except BadCards as wrong:
        return _refuse(str(wrong), FALSE)
    return 0


@cards.command(name="print", sort_key=2)
def print_(deck: str, /, *, to: Path, game: Whose = "") -> int:
    """Write a deck as pages of nine cards to print and cut out.

    orcade cards print knuckles --to knuckles.html

    Parameters
    ----------
    deck
        One that ships, all for all of a game's, or a file.
    to
        The HTML file to write; there must be none of this name.
    game
        Whose cards these are, where a file does not tell.
    """
    from .terminal.cards import BadCards, print_deck

    try:
        print_deck(deck, to, game)
    except BadCards as wrong:
        return _refuse(str(wrong), FALSE)
    return 0


maps = App(
    name="maps",
    help="Check maps of your own, or read maps.",
    version_flags=(),
    sort_key=6,
    help_epilogue="",
    help_format="plaintext",
    help_formatter="default" if _boxes() else "plain",
)
app.command(maps)


@maps.command(name="check", sort_key=0)
def check_maps_(file: Path, /, *, game: Whose = "") -> int:
    """Check maps of your own: whether they can be played on, and what is on them.

    orcade maps check my-town.toml

    Parameters
    ----------
    file
        The file, as docs/making-maps.md tells. The exit code is 0 where it can be played on, 1 where it cannot.
    game
        Whose maps these are, where several games have maps.
    """
    from .terminal.maps import BadMaps, check_maps

    try:
        check_maps(file, game)
    except BadMaps as wrong:
        return _refuse(str(wrong), FALSE)
    return 0


@maps.command(name="show", sort_key=1)
def show_maps_(file: Path | None = None, /, *, to: Path | None = None, game: Whose = "", plain: Plain = False) -> int:
    """Show maps as they are drawn, with what is on them.

    orcade maps show my-town.toml
    orcade maps show my-town.toml --to my-town.html

    Parameters
    ----------
    file
        Maps of your own; without a file, those that ship.
    to
        A new file, for a page with all maps as they are drawn in play.
    game
        Whose maps, where several games have maps.
    plain
        Text alone.
    """
    from .terminal.maps import BadMaps, show_maps, write_maps

    try:
        if to is None:
            show_maps(file, game, plain)
        else:
            write_maps(file, to, game)
    except BadMaps as wrong:
        return _refuse(str(wrong), FALSE)
    return 0


@app.command(sort_key=7, help_epilogue="")
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    database: Path = Path("orcade.db"),
    backup_every: Annotated[float | None, Parameter(show_default=False)] = None,
    metrics: Words = "",
    log: Literal["text", "json"] = "text",
    name: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    behind_proxy: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    open_page: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
) -> int:
    """Open the table in the browser. docs/serving.md tells how to look after a server.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    port
        The port; 0 takes any that is free.
    database
        The file that holds all matches. It is made where there is none.
    backup_every
        Copy the database every so many hours into the folder beside it whose name ends in -backups.
    metrics
        A port of this machine, or an address and a port, where Prometheus may ask for figures.
    log
        How problems are written to stderr, a line each: as text, or as JSON.
    name
        A name by which browsers ask for this server, such as play.example.org; may be given again. This machine's own
        name, localhost and addresses need not be told.
    behind_proxy
        Visitors come through a proxy: X-Forwarded-For and X-Forwarded-Proto say who they are and how they came.
    open_page
        Open the page in this machine's browser.
    """
    if not 0 <= port <= 65535:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}")
    if backup_every is not None and not 0 < backup_every <= 10_000:
        raise BadSetup(f"--backup-every takes hours, more than 0 and at most 10000, not {backup_every:g}")
    from .web import serve as serve_web

    seconds = None if backup_every is None else backup_every * 3600
    serve_web(
        host,
        port,
        database,
        open_page,
        backup_every=seconds,
        metrics=metrics,
        log=log,
        behind_proxy=behind_proxy,
        names=name,
    )
    return 0


@app.command(sort_key=8, help_epilogue="")
def backup(file: Path, /, *, database: Path = Path("orcade.db")) -> int:
    """Copy the database to a new file, also while the server runs.

    Parameters
    ----------
    file
        The backup; there must be no file of this name. It is a database like any other. The exit code is 0 where it is
        whole, 1 where tables were damaged already.
    database
        The file that holds all matches.
    """
    from .web.backups import back_up

    made = back_up(database, file)
    print(f"{file}: {made.tables} tables, {made.size / 1e6:.1f} MB")
    if made.damaged:
        words = f"{made.damaged} of these tables were damaged already; an older backup may have them whole"
        return _refuse(words, FALSE)
    return 0


@app.command(sort_key=9, help_epilogue="")
def arena(
    game: str,
    /,
    *,
    seats: str = "normal,easy",
    games: int = 200,
    seed: int = 0,
    option: Choices = (),
    workers: int | None = None,
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
    from .terminal.arena import run_arena

    return run_arena(game, seats, games, seed, option, workers, plain)


lab = App(
    name="lab", sort_key=10, help="Studies: bots play in numbers, and what they did is counted, kept and compared."
)
app.command(lab)


@lab.command(name="run", help_epilogue="")
def lab_run(
    study: Path,
    /,
    *,
    into: Path | None = None,
    on: Literal["processes", "ray"] = "processes",
    workers: int | None = None,
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
    from .terminal.lab import run_lab

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
    games: int = 3200,
    seed: int = 0,
    workers: int | None = None,
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
    from .terminal.trying import try_change

    if deck is not None:
        from .terminal.cards import with_deck

        option = (*option, with_deck(game, deck))
    return try_change(game, option, against, bots, games, seed, workers, plain)


@lab.command(name="ladder", help_epilogue="")
def lab_ladder(
    game: str,
    /,
    *,
    bots: str = "random,easy,normal,hard",
    seats: Annotated[int | None, Parameter(show_default=False)] = None,
    games: int = 120,
    seed: int = 0,
    into: Annotated[Path | None, Parameter(show_default=False)] = None,
    on: Literal["processes", "ray"] = "processes",
    workers: int | None = None,
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
    from .terminal.ladder import run_ladder

    return run_ladder(game, bots, seats, games, seed, into, on, workers, plain)


@lab.command(name="fit", help_epilogue="")
def lab_fit(
    game: str,
    /,
    *,
    out: Path,
    games: int = 400,
    seed: int = 0,
    workers: int | None = None,
    plain: Plain = False,
) -> int:
    """Fit what counts in the bots' estimate of a game to games that easy bots play against each other.

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
    from .terminal.fitting import run_fit

    return run_fit(game, games, seed, out, workers, plain)


@lab.command(name="report", help_epilogue="")
def lab_report(run: Path, /) -> int:
    """Write what the games of a run say: report.html, report.md and tables, into its folder.

    Parameters
    ----------
    run
        The folder of a run that is through.
    """
    from .terminal.lab import report_run

    return report_run(run)


OF_THE_LAB = ("pyarrow", "matplotlib", "statsmodels", "scipy")
"""What comes with `orcade[lab]` alone."""


def run(words: Sequence[str]) -> int:
    """One command; its exit code. Whatever is wrong is one line on stderr."""
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as wrong:
        return _refuse(f"{' '.join(str(wrong).split())} (orcade --help tells more)")
    except OrcadeError as wrong:
        code = FAULT if getattr(wrong, "fault", False) else USAGE
        return _refuse(str(wrong), code)
    except BrokenPipeError:  # Whoever read the output has had enough.
        return 0
    except KeyboardInterrupt:
        return _refuse("stopped", INTERRUPTED)
    except Exception as wrong:
        lacks = (wrong.name or "").partition(".")[0] if isinstance(wrong, ModuleNotFoundError) else ""
        if lacks in OF_THE_LAB:
            return _refuse(f"the lab needs {lacks}, which is not installed here: pip install 'orcade[lab]'")
        return _refuse(f"a fault in Orcade, not yours: {type(wrong).__name__}: {wrong}. Please report it", FAULT)
    return code if isinstance(code, int) else 0


def _refuse(message: str, code: int = USAGE) -> int:
    from .terminal.output import clean

    with suppress(OSError):
        sys.stdout.flush()
    print(f"orcade: {clean(message)}", file=sys.stderr)
    return code


def main() -> None:
    """The script `orcade`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


if __name__ == "__main__":
    main()
