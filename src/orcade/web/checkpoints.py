"""Checkpoints: what was committed is copied from SQLite's write-ahead log into the file, so that the log stays short.

They are made beside the commits, by a connection and a thread of their own. Otherwise SQLite makes one within every
hundredth commit or so, and whoever has answered then waits for that, too.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

from .sqlite_files import connect

EVERY = 0.5
"""Seconds from one checkpoint to the next; without commits in between it costs nothing."""

LONGEST = 16_384
"""Pages of the log, 64 MB, from which on a commit makes a checkpoint itself: a log that is written to without a pause
is never begun anew."""


class Checkpoints:
    """Made for a file from now on, until `end`."""

    def __init__(self, path: Path, base: sqlite3.Connection) -> None:
        """`base`: the connection that commits."""
        base.execute(f"PRAGMA wal_autocheckpoint = {LONGEST}")
        self._base = connect(path)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="orcade-checkpoints", daemon=True)
        self._thread.start()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()
        self._base.close()

    def _go_on(self) -> None:
        while not self._ended.wait(EVERY):
            with contextlib.suppress(sqlite3.Error):  # A commit will tell what is wrong.
                self._base.execute("PRAGMA wal_checkpoint(PASSIVE)")
