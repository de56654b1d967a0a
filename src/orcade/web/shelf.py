"""Puts sittings on the shelf and takes them down again: how tables, tapes, logs and links lie in the store.

The functions that take a connection run on the store's thread.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from ..table.errors import BadSetup, UnknownGame
from ..table.game import Ending, Game, game_named
from ..table.options import Options, parse
from ..table.record import Saved, restore
from ..table.requests import Seat
from ..table.resigning import judged
from .faults import ExpiredLink, ForgedLink
from .links import Link
from .seats import Sitter
from .seen import Recent
from .sitting import KEPT, Entry, Logged, Sitting, news, outcomes, resigned

DAY = 86_400.0

KEEP_OPEN = 120 * DAY
"""A match that nobody has touched for so long is cleared away; its links then say so."""

KEEP_OVER = 365 * DAY

pack = msgspec.msgpack.Encoder().encode
_sitters = msgspec.msgpack.Decoder(tuple[Sitter, ...]).decode
_options = msgspec.msgpack.Decoder(dict[str, Any]).decode
_line = msgspec.msgpack.Decoder(Logged).decode
_step = msgspec.msgpack.Decoder(tuple[int, bytes, int]).decode
_ending = msgspec.msgpack.Decoder(Ending).decode


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it lies in the store."""

    id: str
    game: str
    options: dict[str, Any]
    seed: bytes
    sitters: tuple[Sitter, ...]
    version: int
    opened: float
    first: bytes | None
    drawn: int
    step: tuple[int, bytes, int] | None
    ending: Ending | None
    tape: tuple[Entry, ...]
    log: tuple[Logged, ...]
    links: tuple[Link, ...]


# Putting.


def put_new(base: sqlite3.Connection, sitting: Sitting, links: Sequence[Link]) -> None:
    """A new table with its links."""
    options = {name: getattr(sitting.options, name) for name in sitting.options.__struct_fields__}
    base.execute(
        "INSERT INTO matches (id, game, rules, options, seed, sitters, version, drawn, opened, touched)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)",
        (
            sitting.id,
            sitting.game.name,
            sitting.game.version,
            pack(options),
            sitting.seed,
            pack(sitting.sitters),
            sitting.version,
            sitting.opened,
            time.time(),
        ),
    )
    base.executemany(
        "INSERT INTO links (token, match, role, seats) VALUES (?, ?, ?, ?)",
        [(link.token, link.match, link.role, _spoken(link.seats)) for link in links],
    )
    put(base, None, sitting)


def put(base: sqlite3.Connection, before: Sitting | None, after: Sitting) -> None:
    """What lies between two sittings of one table (None: everything)."""
    row: dict[str, Any] = {"version": after.version, "touched": time.time()}
    if before is None or after.sitters is not before.sitters:
        row["sitters"] = pack(after.sitters)
    if after.match is not None and (before is None or after.match is not before.match):
        row["step"] = pack(after.match.step)
        if before is None or before.match is None:
            row["first"] = after.match.first
            row["drawn"] = after.match.drawn_before
            row["rules"] = after.game.version
    if before is None or after.ending != before.ending:
        row["ending"] = None if after.ending is None else pack(after.ending)
    columns = ", ".join(f"{name} = ?" for name in row)
    base.execute(f"UPDATE matches SET {columns} WHERE id = ?", (*row.values(), after.id))
    _continue(base, "tape", "at", "entry", after.id, before.tape if before else (), after.tape)
    _continue(base, "log", "n", "line", after.id, before.log if before else (), after.log)


def _continue(
    base: sqlite3.Connection, table: str, key: str, column: str, match: str, old: Sequence[Any], now: Sequence[Any]
) -> None:
    """Make a stored sequence the present one, touching only where they differ."""
    common = len(old)
    if now[:common] != old:
        common = next((at for at, (was, new) in enumerate(zip(old, now)) if was != new), min(len(old), len(now)))
    if common < len(old) or not old:
        base.execute(f"DELETE FROM {table} WHERE match = ? AND {key} >= ?", (match, common))
    if common < len(now):
        base.executemany(
            f"INSERT INTO {table} (match, {key}, {column}) VALUES (?, ?, ?)",
            [(match, at, pack(now[at])) for at in range(common, len(now))],
        )


def carry_on(base: sqlite3.Connection, pairs: Iterable[tuple[Link, Link]]) -> None:
    """Let old links lead on to new ones."""
    base.executemany("UPDATE links SET next = ? WHERE token = ?", [(new.token, old.token) for old, new in pairs])


def sweep(base: sqlite3.Connection, now: float) -> int:
    """Clear away what has long been left; returns how many tables. Their links stay, to say what became of them."""
    found = base.execute(
        "SELECT id FROM matches WHERE touched < ? OR (ending IS NULL AND touched < ?)",
        (now - KEEP_OVER, now - KEEP_OPEN),
    ).fetchall()
    for (match,) in found:
        for table in ("tape", "log"):
            base.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
        base.execute("DELETE FROM matches WHERE id = ?", (match,))
        base.execute("UPDATE links SET match = '', next = '' WHERE match = ?", (match,))
    return len(found)


# Taking down.


def find_link(base: sqlite3.Connection, token: str) -> Link:
    """What a token opens; `ForgedLink` or `ExpiredLink` where it opens nothing."""
    row = base.execute("SELECT token, match, role, seats, next FROM links WHERE token = ?", (token,)).fetchone()
    if row is None:
        raise ForgedLink("this link was never given out; ask the one who sent it for a new one")
    link = _link(row)
    if not link.match:
        raise ExpiredLink("nobody had touched this table for months, so it was cleared away; set a new one")
    return link


def take_down(base: sqlite3.Connection, match: str) -> Stored:
    """Everything about one table; `ExpiredLink` where it is gone."""
    row = base.execute(
        "SELECT game, options, seed, sitters, version, opened, first, drawn, step, ending FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        raise ExpiredLink("this table has been cleared away; set a new one")
    game, options, seed, sitters, version, opened, first, drawn, step, ending = row
    tape = base.execute("SELECT entry FROM tape WHERE match = ? ORDER BY at", (match,)).fetchall()
    log = base.execute("SELECT line FROM log WHERE match = ? ORDER BY n", (match,)).fetchall()
    links = base.execute("SELECT token, match, role, seats, next FROM links WHERE match = ?", (match,)).fetchall()
    return Stored(
        id=match,
        game=game,
        options=_options(options),
        seed=seed,
        sitters=_sitters(sitters),
        version=version,
        opened=opened,
        first=first,
        drawn=drawn,
        step=None if step is None else _step(step),
        ending=None if ending is None else _ending(ending),
        tape=tuple(_entry(entry) for (entry,) in tape),
        log=tuple(_line(line) for (line,) in log),
        links=tuple(_link(each) for each in links),
    )


def rebuild(stored: Stored) -> Sitting:
    """The sitting that was stored, its match played up to where it stood.

    Where the rules have changed meanwhile, the match goes on from its last step; the sitting then has a new version
    and must be put into the store as a whole. One that is over only shows its last step then, and stays in the store
    as it was played. `UnknownGame` or `BadRecord` where it cannot go on at all.
    """
    game = known(stored.game)
    sitting = Sitting(
        id=stored.id,
        game=game,
        options=_understood(game, stored.options),
        seed=stored.seed,
        sitters=stored.sitters,
        version=stored.version,
        opened=stored.opened,
        tape=stored.tape,
        log=stored.log,
        ending=stored.ending,
    )
    if stored.first is None or stored.step is None:
        return sitting
    saved = Saved(stored.first, list(stored.tape), stored.step, stored.drawn)
    match = restore(game, saved, sitting.stream)
    if match.step == stored.step and len(match.tape) == len(stored.tape):
        asked_at = {ask.seat: stored.version for ask in match.asks}
        return replace(sitting, match=match, asked_at=asked_at)
    length = stored.step[0]
    said = iter([entry for entry in stored.tape[length:] if isinstance(entry, tuple)])
    tape = tuple(next(said) if isinstance(entry, tuple) else outcomes([entry])[0] for entry in match.tape)
    told = Logged(KEPT, 0, ("The rules have been corrected since; the match goes on from its last step.",))
    log = tuple(msgspec.structs.replace(line, at=KEPT) for line in stored.log if line.at <= length)
    version = stored.version if stored.ending is not None else stored.version + 1
    changed = replace(sitting, match=match, tape=tape, version=version)
    lines = news(match, -1, changed.moves, len(sitting.sitters))
    asked_at = {ask.seat: changed.version for ask in match.asks}
    ending = stored.ending
    if ending is None and match.standings is not None:
        ending = judged(game, match.standings, resigned(sitting.sitters))
    return replace(changed, log=(*log, told, *lines), asked_at=asked_at, ending=ending)


def open_tables(base: sqlite3.Connection) -> int:
    """How many matches are not over."""
    count: int = base.execute("SELECT count(*) FROM matches WHERE ending IS NULL").fetchone()[0]
    return count


@cache
def known(name: str) -> Game:
    """The game of that name, looked for once; `UnknownGame`."""
    return game_named(name)


def recent(base: sqlite3.Connection, now: float, count: int) -> tuple[Recent, ...]:
    """The matches that ended last, of games that are installed."""
    rows = base.execute(
        "SELECT game, sitters, ending, touched FROM matches WHERE ending IS NOT NULL ORDER BY touched DESC LIMIT ?",
        (count,),
    ).fetchall()
    found = []
    for game, sitters, ending, touched in rows:
        with contextlib.suppress(UnknownGame):
            found_game = known(game)
            found.append(Recent(found_game, len(_sitters(sitters)), _ending(ending).text, max(0, int(now - touched))))
    return tuple(found)


def _understood(game: Game, options: dict[str, Any]) -> Options:
    """Options as they were chosen; the usual ones where the game has others now (the match keeps its own)."""
    try:
        return parse(game.options, options)
    except BadSetup:
        return game.options()


def _entry(blob: bytes) -> Entry:
    found = msgspec.msgpack.decode(blob)
    if isinstance(found, list) and len(found) == 2 and isinstance(found[1], str):
        return found[0], found[1]
    assert isinstance(found, (int, list))
    return found


def _spoken(seats: Sequence[Seat]) -> str:
    return " ".join(map(str, seats))


def _link(row: tuple[str, str, Any, str, str]) -> Link:
    token, match, role, seats, onward = row
    return Link(token, match, role, tuple(int(seat) for seat in seats.split()), onward)
