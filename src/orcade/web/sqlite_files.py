"""Opening SQLite files, and the names of files beside them."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path


def identity(path: Path) -> tuple[int, int] | None:
    """Which file is at a path; None where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def connect(path: Path) -> sqlite3.Connection:
    """A plain connection in autocommit mode; transactions are begun by hand."""
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


def reader(path: Path) -> sqlite3.Connection:
    """A connection that only reads, also while a server writes. The file must be there: sqlite3.Error."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=5.0, isolation_level=None)


def private(path: Path) -> sqlite3.Connection:
    """A connection to a new file, for its owner's eyes alone: links are secrets. `OSError` where there is one."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    return connect(path)


def beside(path: Path, ending: str) -> Path:
    """The file beside it whose name goes on with `ending`."""
    return path.with_name(path.name + ending)


def stamp() -> str:
    """Now, as part of a file's name."""
    return time.strftime("%Y-%m-%dT%H-%M-%S")
