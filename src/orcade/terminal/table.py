"""What each command of the command line does, from words to an exit code."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path

from .. import new
from ..bots import LEVELS
from ..table.errors import BadRecord, BadSetup
from ..table.game import games
from ..table.record import Fell, Said, verify
from .arena import play_out, tell
from .files import BadFile, read_record
from .listing import list_games
from .paper import Paper
from .play import Play
from .prompt import reader_for
from .resume import resume
from .rules import find_rule, show_rule, show_rulebook
from .seats import find_game, parse_options, parse_seats
from .watch import LONGEST_PAUSE, Watch, eyes_of


def play_new(
    game: str, seats: str, names: str, seed: int | None, options: Sequence[str], save: Path | None, plain: bool
) -> int:
    """A new match at this terminal."""
    found = find_game(game)
    sitters = parse_seats(found, seats, names)
    chosen = parse_options(options)
    if save is not None:
        _may_write(save)
    match = new(found, len(sitters), seed=seed, options=chosen)
    paper = Paper(plain=plain)
    return Play(match, sitters, paper, reader_for(paper), file=save, aloud=plain, repeatable=seed is not None).run()


def play_on(record: Path, save: Path | None, plain: bool) -> int:
    """A saved match goes on; it is kept in the same file unless another is named."""
    if save is not None and save != record:
        _may_write(save)
    loaded = read_record(record)
    try:
        match, sitters = resume(loaded)
    except BadRecord as wrong:
        raise BadRecord(f"{record} cannot go on: {wrong}") from None
    paper = Paper(plain=plain)
    return Play(
        match,
        sitters,
        paper,
        reader_for(paper),
        file=save or record,
        aloud=plain,
        resumed=True,
        resigned=loaded.resigned,
    ).run()


def _may_write(path: Path) -> None:
    if path.exists():
        raise BadFile(f"{path} exists already; name another file, or go on with it: orcade play --resume {path}")
    if not path.parent.is_dir():
        raise BadFile(f"there is no folder {path.parent} to save in")


def watch_record(path: Path, eyes: str, step: bool, delay: float, plain: bool) -> int:
    """A record, shown again."""
    if step and delay:
        raise BadSetup("either --step or --delay: not both")
    if not (isfinite(delay) and 0 <= delay <= LONGEST_PAUSE):
        raise BadSetup(f"--delay is a number of seconds from 0 to {LONGEST_PAUSE:.0f}, not {delay}")
    record = read_record(path)
    paper = Paper(plain=plain)
    names = find_game(record.game).names
    seen_by = eyes_of(eyes, record, names)
    try:
        Watch(record, seen_by, paper, aloud=plain).run(reader_for(paper) if step else None, delay)
    except BadRecord as wrong:
        raise BadRecord(f"{path} cannot be shown further: {wrong}") from None
    return 0


def verify_record(path: Path) -> None:
    """Say that a record is true; `BadRecord` names its first wrong entry."""
    record = read_record(path)
    match = verify(record)
    answers = sum(isinstance(entry, Said) for entry in record.tape)
    dice = sum(isinstance(entry, Fell) for entry in record.tape)
    shuffles = len(record.tape) - answers - dice
    paper = Paper()
    paper.say(
        f"True: {match.game.title}, {answers} answers by the rules; {dice} dice and {shuffles} shuffles, "
        f"each as the promised seed gives it."
    )
    if record.rules != match.game.version:
        paper.say(f"It was played by version {record.rules} of the rules; version {match.game.version} agrees with it.")
    if match.standings is not None:
        paper.say(match.standings.text)


def show_games(game: str) -> int:
    """The installed games, or one."""
    list_games(Paper(), [find_game(game)] if game else list(games().values()))
    return 0


def show_rules(game: str, rule: str) -> int:
    """A rulebook, or one rule."""
    found = find_game(game)
    paper = Paper()
    if rule:
        show_rule(paper, found, find_rule(found, rule))
    else:
        show_rulebook(paper, found)
    return 0


def run_arena(
    game: str, seats: str, games: int, seed: int, options: Sequence[str], workers: int | None, plain: bool
) -> int:
    """Bots against each other."""
    found = find_game(game)
    levels = [word.strip().lower() for word in seats.split(",")]
    for at, level in enumerate(levels, 1):
        if level not in LEVELS:
            raise BadSetup(
                f"seat {at} cannot be {level[:40]!r}; in an arena each seat is a bot: {', '.join(LEVELS)}"
                f" – for example --seats {','.join(['normal', 'easy', 'easy', 'easy'][: max(2, found.seats[0])])}"
            )
    results = play_out(found, levels, games, seed, parse_options(options), workers)
    tell(Paper(plain=plain), found, results)
    return 0
