"""What the commands play, play --resume, watch and verify do with a match."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path

from .. import new
from ..table.course import Course
from ..table.entries import Said
from ..table.errors import BadRecord, BadSetup
from ..table.verifying import claims, verify
from .exit_codes import CheckFailed
from .files import BadFile, check_place, read_record
from .input import reader_for
from .listing import find_game
from .output import Output
from .play import Play
from .resume import resume
from .seats import parse_options, parse_seats
from .watch import LONGEST_PAUSE, Watch, eyes_of


def play_new(
    game: str, seats: str, names: str, seed: int | None, options: Sequence[str], save: Path | None, plain: bool
) -> int:
    """Play a new match; the exit code."""
    found = find_game(game)
    sitters = parse_seats(found, seats, names)
    chosen = parse_options(options)
    if save is not None:
        _may_write(save)
    match = new(found, len(sitters), seed=seed, options=chosen)
    output = Output(plain=plain)
    return Play(
        Course(match), sitters, output, reader_for(output), file=save, aloud=plain, repeatable=seed is not None
    ).run()


def play_on(record: Path, save: Path | None, plain: bool) -> int:
    """Go on with a saved match; it is saved in the same file unless another is named. The exit code."""
    if save is not None and save != record:
        _may_write(save)
    loaded = read_record(record)
    try:
        course, sitters = resume(loaded)
    except BadRecord as wrong:
        raise BadRecord(f"{record} cannot go on: {wrong}") from None
    output = Output(plain=plain)
    return Play(
        course,
        sitters,
        output,
        reader_for(output),
        file=save or record,
        aloud=plain,
        resumed=True,
    ).run()


def _may_write(path: Path) -> None:
    check_place(path)
    if path.exists():
        raise BadFile(f"{path} exists already; name another file, or go on with it: orcade play --resume {path}")


def watch_record(path: Path, eyes: str, step: bool, delay: float, plain: bool) -> int:
    """Show a record again, answer by answer; the exit code."""
    if step and delay:
        raise BadSetup("either --step or --delay: not both")
    if not (isfinite(delay) and 0 <= delay <= LONGEST_PAUSE):
        raise BadSetup(f"--delay is a number of seconds from 0 to {LONGEST_PAUSE:.0f}, not {delay}")
    record = read_record(path)
    output = Output(plain=plain)
    names = find_game(record.game).names
    seen_by = eyes_of(eyes, record, names)
    try:
        Watch(record, seen_by, output, aloud=plain).run(reader_for(output) if step else None, delay)
    except BadRecord as wrong:
        raise BadRecord(f"{path} cannot be shown further: {wrong}") from None
    return 0


def verify_record(path: Path, seal: str) -> None:
    """Check a record and say what it proves; `CheckFailed` names its first wrong entry."""
    try:
        record = read_record(path)
        match = verify(record, seal)
    except BadRecord as wrong:
        raise CheckFailed(f"not true: {wrong}") from None
    answers = sum(isinstance(entry, Said) for entry in record.tape)
    output = Output()
    verdict = "True" if seal else "It agrees with itself"
    output.say(f"{verdict}: {match.game.title}, {answers} answers by the rules.")
    if record.rules != match.game.version:
        output.say(
            f"It was played by version {record.rules} of the rules; version {match.game.version} agrees with it."
        )
    if record.result is not None:
        output.say(record.result.text)
    found = claims(record, seal)
    for title, clauses in (("Proved:", found.proved), ("Not proved:", found.unproved)):
        output.say(title, style="bold")
        for clause in clauses:
            output.say(f"- {clause}.", indent=2)
