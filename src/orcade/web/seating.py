"""How seats change hands: sitting down by an invitation, a seat given anew by the host, moving to another device.

A seat belongs to one browser at a time. Each function here checks and changes who that is under the table's lock, so
of two guests who take one seat at the same moment exactly one sits.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from ..table.errors import MatchOver, Refused
from ..table.names import told_apart
from ..table.requests import Seat
from .errors import Taken, WrongSeat
from .links import Link, digest, fresh_token, invitation
from .live_table import LiveTable
from .seats import nonce_from
from .table_state import TableState

CODE_LASTS = 600
"""Seconds that a code is good for, by which a seat moves to another device."""

CODES = 10_000
"""Codes that are kept at once; the oldest is forgotten first."""

ANEW = 100
"""Invitations of a table that can be made anew: each stays in its links and its log for good."""

Seated = tuple[TableState, Sequence[Link]]
"""A table and the links that have changed with it."""


async def sit_down(live: LiveTable, token: str, name: str, nonce: str, key: str) -> None:
    """The browser with this key takes the seat of a link; or, having taken it, changes the name.

    `Taken` where another browser was quicker; `WrongSeat` where the link has no seat to take.
    """
    given = nonce_from(nonce)

    def sit(now: TableState) -> Seated:
        held = live.links[token]
        if held.role in ("host", "watch"):
            raise WrongSeat("nobody can sit down by this link")
        if not held.opened_by(key):
            raise Taken("somebody has sat down by this invitation already; it shows you the table as spectators see it")
        if held.invited is not None:
            seat, changed = held.invited, [held.taken(key)]
        else:
            (seat,) = held.seats
            # Of a table from before there were keys: from now on the seat is this browser's.
            changed = [] if held.key or now.sitters[seat].joined else [replace(held, key=digest(key))]
        if not changed and now.sitters[seat].joined and name in ("", now.sitters[seat].name):
            return now, changed
        others = [who for at, each in enumerate(now.sitters) if at != seat for who in (now.game.names[at], each.name)]
        after = now.join(seat, told_apart(name, others), given)
        if now.match is not None and held.invited is not None:
            who = after.sitters[seat].name or "Somebody"
            after = after.told(f"{who} sits down at {now.game.names[seat]}'s place, by the new invitation.", seat)
        return after, changed

    await live.rearrange(sit)


async def give_anew(live: LiveTable, link: Link, seat: Seat) -> None:
    """The host makes a new invitation for a seat. The old one, or whoever sat down by it, has the seat no more.

    Everybody is told in the log. `WrongSeat` for anybody but the host, and for seats that nobody was invited to.
    """
    if link.role != "host":
        raise WrongSeat("only whoever set this table makes invitations")

    def give(now: TableState) -> Seated:
        if now.ending is not None:
            raise MatchOver(f"the match is over: {now.ending.text}")
        links = live.links.values()
        if sum(each.role == "spent" for each in links) >= ANEW:
            raise Refused(f"{ANEW} invitations of this table were made anew, which is all that can be")
        old = [each for each in links if each.invited == seat or (each.role == "seat" and seat in each.seats)]
        if not old:
            raise Refused("an invitation can be made anew for seats that somebody was invited to")
        return now.vacated(seat), [*(each.spent() for each in old), invitation(now.id, seat)]

    await live.rearrange(give)


async def move(live: LiveTable, link: Link, key: str) -> None:
    """The browser with this key gets the seats of a link; the one that had them until now only watches.

    `Taken` where somebody else has got them since the link was looked up.
    """

    def give(now: TableState) -> Seated:
        held = live.links[link.token]
        if live.current(link) is not held:
            raise Taken("this seat has changed hands meanwhile, and cannot be moved from where it was")
        return now, [replace(held, key=digest(key))]

    await live.rearrange(give)


@dataclass(frozen=True, slots=True)
class _Code:
    link: Link
    until: float


class MovingCodes:
    """Codes by which seats move to other devices: each good once, for a while. A restart forgets them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._codes: dict[str, _Code] = {}

    def make(self, link: Link) -> str:
        """A code for the seats of a link. Older ones for the same seats are void."""
        if not (link.seats or link.role == "host"):
            raise WrongSeat("this link has no seat that could move")
        now = self._clock()
        kept = {code: each for code, each in self._codes.items() if each.until > now and each.link.token != link.token}
        while len(kept) >= CODES:
            del kept[next(iter(kept))]
        code = fresh_token()
        self._codes = {**kept, code: _Code(link, now + CODE_LASTS)}
        return code

    def link(self, token: str, code: str) -> Link:
        """The link whose seats the code moves; `Taken` where the code is used, too old, or for another link."""
        found = self._codes.get(code)
        if found is None or found.until <= self._clock() or found.link.token != token:
            raise Taken(
                "this link to another device is used or too old; make a new one on the device that has the seat"
            )
        return found.link

    def void(self, code: str) -> None:
        """It has been used."""
        self._codes.pop(code, None)
