"""How tables, tapes, logs and links are saved in the database, and how a table is restored from it.

The functions that take a connection run on the database's thread.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from ..table.entries import Act, TookBack
from ..table.errors import BadSetup, UnknownGame
from ..table.game import Ending, Game, game_named
from ..table.options import Options, own_content, parse
from ..table.record import Saved, restore
from ..table.requests import Seat
from ..table.resigning import judged
from ..table.seal import closing, number_of
from . import sums
from .errors import DamagedTable, ExpiredLink, UnknownLink
from .links import Link
from .log_entries import NO_UNDO, LogEntry, log_since
from .room import WHY
from .seats import Sitter
from .table_state import CourseEntry, Seal, TableState, outcomes, resigned, standing
from .view_model import OwnTable, RecentMatch, Stands

CLOSED = (
    "what was saved of this table is damaged, so it is closed; all other tables play on. Ask whoever runs this server: "
    "a backup may have it whole"
)

UNREADABLE = (ValueError, TypeError, LookupError, ArithmeticError, AssertionError)
"""What reading a damaged row may raise."""

pack = msgspec.msgpack.Encoder().encode
_unpack_sitters = msgspec.msgpack.Decoder(tuple[Sitter, ...]).decode
_unpack_options = msgspec.msgpack.Decoder(dict[str, Any]).decode
_unpack_log_entry = msgspec.msgpack.Decoder(LogEntry).decode
_unpack_step = msgspec.msgpack.Decoder(tuple[int, bytes, int]).decode
_unpack_ending = msgspec.msgpack.Decoder(Ending).decode


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is in the database."""

    id: str
    visitor: str
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
    course: tuple[CourseEntry, ...]
    log: tuple[LogEntry, ...]
    links: tuple[Link, ...]


# Saving.


def insert(base: sqlite3.Connection, table: TableState, links: Sequence[Link], visitor: str = "") -> None:
    """Save a new table and its links. `visitor`: who set it, as `room.kept_as` says it."""
    options = {name: getattr(table.options, name) for name in table.options.__struct_fields__}
    base.execute(
        "INSERT INTO matches (id, game, rules, options, seed, sitters, version, drawn, opened, touched, visitor, own)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
        (
            table.id,
            table.game.name,
            table.game.version,
            pack(options),
            table.seed,
            pack(table.sitters),
            table.version,
            table.opened,
            time.time(),
            visitor,
            own_content(table.options),
        ),
    )
    save_links(base, links)
    save(base, None, table)


def save_links(base: sqlite3.Connection, links: Iterable[Link]) -> None:
    """Save new links, and such as have changed hands: they are listed again."""
    base.executemany(
        "INSERT INTO links (token, match, role, seats, next, key) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE"
        " SET role = excluded.role, seats = excluded.seats, key = excluded.key, listed = 1",
        [
            (link.token, link.match, link.role, " ".join(map(str, _seats_of(link))), link.next, link.key)
            for link in links
        ],
    )


def save(base: sqlite3.Connection, before: TableState | None, after: TableState) -> None:
    """Save what differs between two states of a table; `before` None: all of `after`. `ExpiredLink` if it is gone."""
    people = (str(seat) for seat in after.asked if not after.sitters[seat].level)
    row: dict[str, Any] = {"version": after.version, "touched": time.time(), "asked": " ".join(people)}
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
    if any(after.sitters[seat].kind != "bot" for seat in after.last_answers):
        row["played"] = 1
    columns = ", ".join(f"{name} = ?" for name in row)
    if not base.execute(f"UPDATE matches SET {columns} WHERE id = ?", (*row.values(), after.id)).rowcount:
        raise ExpiredLink("this table has just been cleared away; load the page to see why")
    _save_rows(base, "tape", "at", "entry", after.id, before.course if before else (), after.course)
    _save_rows(base, "log", "n", "line", after.id, before.log if before else (), after.log)


def _save_rows(
    base: sqlite3.Connection, table: str, key: str, column: str, match: str, old: Sequence[Any], now: Sequence[Any]
) -> None:
    """Save a sequence that has one row for each entry; rows that are as they were are left alone."""
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


def link_rematch(base: sqlite3.Connection, pairs: Iterable[tuple[Link, Link]]) -> None:
    """Let each old link lead on to its new one."""
    base.executemany("UPDATE links SET next = ? WHERE token = ?", [(new.token, old.token) for old, new in pairs])


# Loading.


def find_link(base: sqlite3.Connection, token: str) -> Link:
    """What a token opens; `UnknownLink` or `ExpiredLink` where it opens nothing."""
    with damage_told():
        return _find_link(base, token)


def _find_link(base: sqlite3.Connection, token: str) -> Link:
    row = base.execute("SELECT token, match, role, seats, next, key FROM links WHERE token = ?", (token,)).fetchone()
    if row is not None:
        return _link(row)
    gone = base.execute("SELECT why FROM cleared WHERE token = ?", (token,)).fetchone()
    if gone is not None:
        raise ExpiredLink(WHY[gone[0]])
    raise UnknownLink(
        "this link was never given out, or its table was cleared away long ago; ask the one who sent it for a new one"
    )


def load(base: sqlite3.Connection, match: str) -> StoredTable:
    """Everything about one table; `ExpiredLink` where it is gone, `DamagedTable` where it is not as it was saved."""
    with damage_told():
        if sums.known(base, match) and not sums.agrees(base, match):
            raise DamagedTable(CLOSED)
        return _load(base, match)


@contextlib.contextmanager
def damage_told() -> Iterator[None]:
    """`DamagedTable` for whatever cannot be read; trouble that may pass is raised on."""
    try:
        yield
    except sqlite3.Error as wrong:
        if not sums.corrupt(wrong):
            raise
        raise DamagedTable(CLOSED) from wrong
    except UNREADABLE as wrong:
        raise DamagedTable(CLOSED) from wrong


def _load(base: sqlite3.Connection, match: str) -> StoredTable:
    row = base.execute(
        "SELECT game, options, seed, sitters, version, opened, first, drawn, step, ending, visitor"
        " FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        raise ExpiredLink("this table has been cleared away; set a new one")
    game, options, seed, sitters, version, opened, first, drawn, step, ending, visitor = row
    tape = base.execute("SELECT entry FROM tape WHERE match = ? ORDER BY at", (match,)).fetchall()
    log = base.execute("SELECT line FROM log WHERE match = ? ORDER BY n", (match,)).fetchall()
    links = base.execute("SELECT token, match, role, seats, next, key FROM links WHERE match = ?", (match,)).fetchall()
    return StoredTable(
        id=match,
        visitor=visitor,
        game=game,
        options=_unpack_options(options),
        seed=seed,
        sitters=_unpack_sitters(sitters),
        version=version,
        opened=opened,
        first=first,
        drawn=drawn,
        step=None if step is None else _unpack_step(step),
        ending=None if ending is None else _unpack_ending(ending),
        course=tuple(_unpack_entry(entry) for (entry,) in tape),
        log=tuple(_unpack_log_entry(line) for (line,) in log),
        links=tuple(_link(each) for each in links),
    )


def rebuild(stored: StoredTable) -> TableState:
    """The state of a stored table, its match played up to where it stood.

    Where the rules have changed meanwhile, the match goes on from its last step. The state then has a new version and
    must be saved as a whole; but a match that is over shows its last step only, and stays in the database as it was
    played. `UnknownGame` or `BadRecord` where the match cannot go on at all.
    """
    game = known(stored.game)
    tape = standing(stored.course)
    table = TableState(
        id=stored.id,
        game=game,
        options=_options(game, stored.options),
        seed=stored.seed,
        sitters=stored.sitters,
        version=stored.version,
        opened=stored.opened,
        tape=tape,
        course=stored.course,
        log=stored.log,
        ending=stored.ending,
    )
    if table.seal and table.ending is not None:
        table = replace(table, closing=closing(table.seal, table.course[1:]))
    if stored.first is None or stored.step is None:
        return replace(table, sitters=_with_numbers(table))
    saved = Saved(stored.first, list(tape), stored.step, stored.drawn)
    match = restore(game, saved, table.stream)
    if match.step == stored.step and len(match.tape) == len(tape):
        asked_at = {ask.seat: stored.version for ask in match.asks}
        return replace(table, match=match, asked_at=asked_at)
    length = stored.step[0]
    said = iter([entry for entry in tape[length:] if isinstance(entry, tuple)])
    tape = tuple(next(said) if isinstance(entry, tuple) else outcomes([entry])[0] for entry in match.tape)
    acts = [entry for entry in stored.course if isinstance(entry, Seal | Act) and not isinstance(entry, TookBack)]
    told = LogEntry(NO_UNDO, 0, "The rules have been corrected since; the match goes on from its last step.")
    log = tuple(msgspec.structs.replace(entry, at=NO_UNDO) for entry in stored.log if entry.at <= length)
    version = stored.version if stored.ending is not None else stored.version + 1
    changed = replace(table, match=match, tape=tape, course=(*acts, *tape), version=version)
    entries = log_since(match, -1, changed.moves, len(table.sitters))
    asked_at = {ask.seat: changed.version for ask in match.asks}
    ending = stored.ending
    if ending is None and match.standings is not None:
        ending = judged(game, match.standings, resigned(table.sitters))
    final = replace(changed, log=(*log, told, *entries), asked_at=asked_at, ending=ending)
    return final if stored.ending is not None or ending is None else final.ended(ending)


def _with_numbers(table: TableState) -> tuple[Sitter, ...]:
    """Who sits where, and each bot with its number: earlier editions drew one for it before the match began."""
    promise = table.stream.commitment
    return tuple(
        msgspec.structs.replace(sitter, nonce=number_of(promise, seat)) if sitter.kind == "bot" else sitter
        for seat, sitter in enumerate(table.sitters)
    )


@cache
def known(name: str) -> Game:
    """The game of that name, looked for once; `UnknownGame`."""
    return game_named(name)


def recent(base: sqlite3.Connection, now: float, count: int) -> tuple[RecentMatch, ...]:
    """The last `count` matches that ended, as far as their games are installed. `now`: seconds since the epoch."""
    rows = base.execute(
        "SELECT game, sitters, ending, touched FROM matches WHERE ending IS NOT NULL ORDER BY touched DESC LIMIT ?",
        (count,),
    ).fetchall()
    found = []
    for game, sitters, ending, touched in rows:
        with contextlib.suppress(UnknownGame, *UNREADABLE):
            found_game = known(game)
            told, seats = _unpack_ending(ending), len(_unpack_sitters(sitters))
            best = tuple(name for name, place in zip(found_game.names, told.places, strict=False) if place == 1)
            found.append(RecentMatch(found_game, seats, best, told.text, max(0, int(now - touched))))
    return tuple(found)


def tables_of(base: sqlite3.Connection, key: str, now: float, count: int) -> tuple[OwnTable, ...]:
    """The last `count` tables of the browser with the key of this digest, the newest first; a rematch for its match.
    `now`: seconds since the epoch."""
    rows = base.execute(
        "SELECT l.token, l.seats, m.game, m.sitters, m.asked, m.first IS NOT NULL, m.ending IS NOT NULL, m.touched"
        " FROM links l JOIN matches m ON m.id = l.match"
        " WHERE l.key = ? AND l.listed AND l.next = '' ORDER BY m.touched DESC LIMIT ?",
        (key, count),
    ).fetchall()
    found = []
    for token, seats, game, sitters, asked, begun, over, touched in rows:
        with contextlib.suppress(UnknownGame, *UNREADABLE):
            stands: Stands = "over" if over else "waiting" if not begun else "asked" if shares(seats, asked) else "on"
            own, awaited = ({int(seat) for seat in each.split()} for each in (seats, asked))
            everybody = list(enumerate(_unpack_sitters(sitters)))
            found_game = known(game)
            people = {
                seat: sitter.name or found_game.names[seat]
                for seat, sitter in everybody
                if sitter.kind != "bot" and sitter.joined and seat not in own
            }
            bots = sum(sitter.kind == "bot" for _, sitter in everybody)
            waiting = tuple(name for seat, name in people.items() if stands == "on" and seat in awaited)
            ago = max(0, int(now - touched))
            found.append(OwnTable(token, found_game, stands, len(own), tuple(people.values()), bots, waiting, ago))
    return tuple(found)


def shares(seats: str, others: str) -> bool:
    """Whether two lists of seats, as rows have them, have one in common."""
    return not set(seats.split()).isdisjoint(others.split())


def forget(base: sqlite3.Connection, key: str, token: str) -> None:
    """List a table no more for the browser with the key of this digest; its seat stays its own."""
    base.execute("UPDATE links SET listed = 0 WHERE token = ? AND key = ?", (token, key))


def _options(game: Game, options: dict[str, Any]) -> Options:
    """Options as they were chosen; the usual ones where the game has others now (the match keeps its own)."""
    try:
        return parse(game.options, options)
    except BadSetup:
        return game.options()


def _unpack_entry(blob: bytes) -> CourseEntry:
    found = msgspec.msgpack.decode(blob)
    if isinstance(found, dict):
        return msgspec.convert(found, Seal | Act)
    if isinstance(found, list) and len(found) == 2 and isinstance(found[1], str):
        return found[0], found[1]
    assert isinstance(found, (int, list))
    return found


def _seats_of(link: Link) -> tuple[Seat, ...]:
    """What its row says under `seats`: of an invitation, the seat that it is good for."""
    return link.seats if link.invited is None else (link.invited,)


def _link(row: tuple[str, str, Any, str, str, str]) -> Link:
    token, match, role, words, onward, key = row
    seats = tuple(int(seat) for seat in words.split())
    if role == "invite":
        return Link(token, match, role, next=onward, invited=seats[0])
    return Link(token, match, role, seats, onward, key)
