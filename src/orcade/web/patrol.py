"""Looks through all tables for damage, so that it is known while there are backups that have them whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Iterable
from pathlib import Path

from . import sums
from .sqlite_files import reader

log = logging.getLogger("orcade.store")

REST = 0.02
"""Seconds between two tables, so that nobody's answer waits for this."""

EVERY = 86_400.0
"""Seconds from one round to the next."""


class Damaged:
    """The ids of the tables that are known to be damaged; each is told in the log once."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def note(self, found: Iterable[str]) -> None:
        """Tell of those that are new, in one line."""
        new = sorted(set(found) - self.ids)
        self.ids.update(new)
        if new:
            more = f" and {len(new) - 10} more" if len(new) > 10 else ""
            log.error("damaged, and closed until a backup is put in place: table %s%s", ", ".join(new[:10]), more)


async def keep_looking(path: Path, damaged: Damaged) -> None:
    """For ever: look through all tables, once a day."""
    while True:
        try:
            damaged.note(await look_through(path))
        except sqlite3.Error as wrong:
            log.error("%s could not be looked through for damage: %s", path, wrong)
        await asyncio.sleep(EVERY)


async def look_through(path: Path) -> list[str]:
    """The ids of all damaged tables of a database that may be in use."""
    ended = threading.Event()
    try:
        return await asyncio.to_thread(_look_through, path, ended)
    finally:
        ended.set()


def _look_through(path: Path, ended: threading.Event) -> list[str]:
    with contextlib.closing(reader(path)) as base:
        found = []
        for match in sums.all_known(base):
            if not _agrees(base, match):
                found.append(match)
            if ended.wait(REST):
                break
        return found


def _agrees(base: sqlite3.Connection, match: str) -> bool:
    base.execute("BEGIN")  # All rows as they are at one moment; somebody may play.
    try:
        return not sums.known(base, match) or sums.agrees(base, match)
    finally:
        base.execute("COMMIT")
