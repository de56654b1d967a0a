"""Tables that were played before anybody opens a page: played here, and handed to the running server's database.

So a browser plays the last answers of a match, or a rare moment in the middle of one, and not all that leads there.
Whatever goes on from a shelved table goes on alike each time: its dice are set, and so is what bots choose.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import httpx
from msgspec import structs

from orcade.bots import bot, elected
from orcade.table.game import game_named
from orcade.table.options import parse
from orcade.table.requests import Seat
from orcade.table.seal import number_of
from orcade.web import saved_tables
from orcade.web.dice_promises import promise_of
from orcade.web.links import fresh_match_id, links_for
from orcade.web.schema import bring_up_to_date
from orcade.web.seats import Sitter
from orcade.web.table_state import Seal, TableState
from orcade.web.view_model import Kind

from .conftest import PATIENCE, Server

Choose = Callable[[TableState, Seat], str]
"""What a seat answers, in notation."""

NAMES = ("Ann", "Bob", "Cid")
"""Of people, by seat."""


def sitters(*who: Kind, promise: str = "") -> tuple[Sitter, ...]:
    """Who sits where: "here" at the host's screen, "link" at a screen of its own, or "bot".

    `promise`: of the dice, from which the numbers of bots follow.
    """
    return tuple(
        Sitter(kind, "random", "", number_of(promise, seat))
        if kind == "bot"
        else Sitter(kind, "", NAMES[seat], b"n" * 16)
        for seat, kind in enumerate(who)
    )


def begun(game: str, *who: Kind, seed: int, options: dict[str, str] | None = None) -> TableState:
    """A table at the beginning of its match."""
    found = game_named(game)
    secret = seed.to_bytes(32, "big")
    return TableState(
        id="",
        game=found,
        options=parse(found.options, options or {}),
        seed=secret,
        sitters=sitters(*who, promise=promise_of(secret)),
    ).begun()


def at_random(seed: int) -> Choose:
    """Any answer, the same each time."""
    chance = random.Random(seed)

    def choose(table: TableState, seat: Seat) -> str:
        match = table.playing()
        return bot("random").choose(match, seat, chance).notation(match.board(seat))

    return choose


def by_policy() -> Choose:
    """What the policy holds promising, the same each time."""
    chance = random.Random(2)

    def choose(table: TableState, seat: Seat) -> str:
        match = table.playing()
        return elected(match, seat, chance, []).notation(match.board(seat))

    return choose


def onward(table: TableState, choose: Choose) -> Iterator[TableState]:
    """The table after nothing, after one answer, after two …, to the end of its match."""
    yield table
    while table.ending is None:
        seat = table.asked[0]
        table = table.answer(seat, choose(table, seat), table.version)
        yield table


def people_asked(table: TableState) -> bool:
    """Whether somebody is asked who is no bot."""
    return any(table.sitters[seat].kind != "bot" for seat in table.asked)


def stays(table: TableState) -> bool:
    """Whether the first seat is asked, and no page answers for it (auto-pass.js)."""
    if 0 not in table.asked or table.playing().occasion:
        return False
    return len(table.playing().ask_of(0).options) > 1


TRIALS = 6
LEAST = 3


@cache
def late(
    game: str, *who: Kind, left: int = 12, seed: int = 1, chooser: Callable[[int], Choose] = at_random
) -> TableState:
    """A table at which people have about so many answers left, whatever they answer.

    It is looked for from this seed on: some matches, such as of HACK!, can be drawn out from almost anywhere.
    """
    while True:
        tables = [table for table in onward(begun(game, *who, seed=seed), chooser(seed)) if people_asked(table)]
        if len(tables) >= left and all(
            LEAST <= more(tables[-left], trial, left) <= 3 * left for trial in range(TRIALS)
        ):
            return tables[-left]
        seed += 1


def more(table: TableState, seed: int, left: int) -> int:
    """How many answers people give until the end if all is at random; of more than three times `left`, so many."""
    asked = (each for each in onward(table, at_random(seed)) if people_asked(each))
    return sum(1 for _ in islice(asked, 3 * left + 1))


def first(tables: Iterator[TableState], wish: Callable[[TableState], bool]) -> TableState:
    """The first table that is as wished."""
    return next(table for table in tables if wish(table))


def says(table: TableState, seat: Seat = 0) -> list[str]:
    """What this seat may answer now, in notation; nothing where it is not asked."""
    if seat not in table.asked:
        return []
    match = table.playing()
    return [option.notation(match.board(seat)) for option in match.ask_of(seat).options]


def sealed_as(match: str, table: TableState) -> TableState:
    """The same table as another match; a seal that it has fits it."""
    named = replace(table, id=match)
    first, *played = named.course or (None,)
    if not isinstance(first, Seal):
        return named
    return replace(named, course=(structs.replace(first, seal=named.sealed.seal), *played))


def take_in(server: Server, table: TableState) -> list[str]:
    """Put it into the server's database: the addresses of the host, of each invited seat, and of who watches."""
    here, invited = (
        tuple(seat for seat, sitter in enumerate(table.sitters) if sitter.kind == kind) for kind in ("here", "link")
    )
    table = sealed_as(fresh_match_id(), table)  # the same one may be wanted by several tests
    # Nobody needs a key here: whoever opens the address of a seat has it.
    links = [link.taken("") if link.role == "invite" else link for link in links_for(table.id, here, invited)]
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
        bring_up_to_date(base, 0)
        saved_tables.insert(base, table, links)
        played = base.serialize()
    answer = httpx.post(f"{server.url}/take-in/{table.id}", content=played, timeout=PATIENCE, verify=False)
    assert answer.status_code == 200, answer.text
    return [f"{server.url}/t/{link.token}" for link in links]
