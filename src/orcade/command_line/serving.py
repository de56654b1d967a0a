"""Commands for a server: to run it, and to copy what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ..table.errors import BadSetup
from ..terminal.exit_codes import CheckFailed
from .words import Whole, Words


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8080,
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
    from ..web import serve as serve_web

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
    from ..web.backups import back_up

    made = back_up(database, file)
    print(f"{file}: {made.tables} tables, {made.size / 1e6:.1f} MB")
    if made.damaged:
        words = f"{made.damaged} of these tables were damaged already; an older backup may have them whole"
        raise CheckFailed(words)
    return 0
