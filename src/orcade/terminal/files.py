"""Records on the disk: errors say clearly why one cannot be read; a file is written as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import msgspec

from ..table.course import Course
from ..table.dice import Stream
from ..table.errors import BadRecord, OrcadeError, why
from ..table.game import Game
from ..table.record import Record, load, transcribe

LARGEST = 64 << 20
"""The most bytes that a record may have: some thousand times the usual."""

CONTENT = 1 << 18
"""The most bytes that a map or deck of one's own may have."""


class BadFile(OrcadeError):
    """A file that cannot be read or written."""


def read_record(path: Path) -> Record:
    """The record in a file; `BadFile` where there is none, `BadRecord` where it is not whole or not a record."""
    try:
        if path.exists() and not path.is_file():
            raise BadFile(f"{path} is not a file")
        if path.stat().st_size > LARGEST:
            raise BadFile(f"{path} is too large for a record: {path.stat().st_size >> 20} MB")
        content = path.read_bytes()
    except OSError as wrong:
        raise BadFile(f"cannot read {path}: {why(wrong)}") from None
    if not content.strip():
        raise BadRecord(f"{path} is empty")
    try:
        return load(content)
    except BadRecord as wrong:
        raise BadRecord(f"{path}: {wrong}") from None


def read_content(path: Path) -> str:
    """Content of one's own, a map or deck, as text; `BadFile` says why there is none."""
    try:
        if path.exists() and not path.is_file():
            raise BadFile(f"{path} is not a file")
        if path.stat().st_size > CONTENT:
            raise BadFile(f"{path} is too large for content: {path.stat().st_size >> 10} KB")
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadFile(f"{path} is not text in UTF-8, at byte {wrong.start}") from None
    except (OSError, ValueError) as wrong:
        raise BadFile(f"cannot read {path}: {why(wrong) if isinstance(wrong, OSError) else wrong}") from None
    if not text.strip():
        raise BadFile(f"{path} is empty")
    return text


def check_place(path: Path) -> None:
    """Raise `BadFile` where no file of that name can be written, before there is anything to lose."""
    if path.is_dir():
        raise BadFile(f"{path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise BadFile(f"there is no folder {path.parent} to save in")
    if not os.access(path.parent, os.W_OK):
        raise BadFile(f"cannot write {path}: nothing can be saved in {path.parent}")


def write_text(path: Path, text: str) -> None:
    """Write a file; if that fails, the file is as it was before, and `BadFile` says why."""
    folder = path.parent
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(draft, 0o644)
            os.replace(draft, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(draft)
            raise
    except OSError as wrong:
        raise BadFile(f"cannot write {path}: {why(wrong)}") from None


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, in a folder that is; else `BadFile`."""
    if not path.parent.is_dir():
        raise BadFile(f"there is no folder {path.parent}")
    if path.exists():
        raise BadFile(f"{path} exists already; name another file")
    write_text(path, text)


def free_path(game: Game, commitment: str) -> Path:
    """A name for a match that no file of this folder has; in the folder for temporary files where this is read-only."""
    folder = Path(".")
    if not os.access(folder, os.W_OK):
        folder = Path(tempfile.gettempdir())
    stem = f"{game.name}-{commitment[:8]}"
    path = folder / f"{stem}.json"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.json"
    return path


def full_record(course: Course, names: list[str]) -> Record:
    """The record of a match with its seed, also while it is on, so that the same dice go on when it is resumed."""
    record = transcribe(course.match, names, course.follow())
    stream = course.match.chance
    assert isinstance(stream, Stream)
    return msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, seed=stream.seed.hex()))
