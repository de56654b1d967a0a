"""Links: the addresses of a table. An invitation is good for sitting down once; then the seat is its browser's alone.

A browser proves a seat with its key, a secret that it keeps in a cookie. The database has the key's digest only, so
neither an address nor a stolen backup is a seat.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ..table.requests import Seat
from .errors import UnknownLink

Role = Literal["host", "seat", "invite", "watch", "spent"]

TOKEN_BYTES = 16
"""128 random bits: a million guesses a second for a million years find none of a million links."""

SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


class Link(Struct, frozen=True):
    """What the address /t/TOKEN opens."""

    token: str
    match: str
    role: Role
    """"host": answers for all seats at the host's screen, and makes invitations; "seat": answers for one; "invite":
    for nobody yet; "watch": for none; "spent": its seat was given anew, by another invitation."""
    seats: tuple[Seat, ...] = ()
    """The seats that it answers for."""
    next: str = ""
    """The token that leads on from this one to the rematch; empty where there is none."""
    key: str = ""
    """Digest of the key of the browser that acts through this link. Empty where none is needed: whoever has the
    address may do what it opens. So it is with invitations, with links that only watch, and with seats of tables that
    were set before there were keys."""
    invited: Seat | None = None
    """Of an invitation: the seat that it is good for."""

    def opened_by(self, key: str) -> bool:
        """Whether a browser with this key may do what the link opens; all others see what spectators see."""
        return self.role != "spent" and self.key in ("", digest(key))

    def taken(self, key: str) -> Link:
        """An invitation after the browser with this key has sat down by it."""
        assert self.invited is not None
        return replace(self, role="seat", seats=(self.invited,), invited=None, key=digest(key))

    def spent(self) -> Link:
        """A seat's link, or an invitation, whose seat was given anew."""
        return replace(self, role="spent", seats=(), invited=None, key="")


def fresh_token() -> str:
    """For an address, or for a key."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_match_id() -> str:
    """Names a match in the database and in file names; opens nothing."""
    return secrets.token_hex(6)


def digest(key: str) -> str:
    """What is kept of a key: its SHA-256 in hex. Empty for an empty key: of a browser that has none."""
    return sha256(key.encode()).hexdigest() if key else ""


def well_formed(token: str) -> str:
    """The token, if it could be one; `UnknownLink` where it cannot, without asking the database."""
    if not SHAPE.fullmatch(token):
        raise UnknownLink("this link is not complete, or was never given out; ask for it again")
    return token


def links_for(match: str, here: tuple[Seat, ...], invited: tuple[Seat, ...], key: str = "") -> tuple[Link, ...]:
    """The host's link first, for the browser with this key; an invitation for each seat; and one to watch by."""
    return (
        Link(fresh_token(), match, "host", here, key=digest(key)),
        *(invitation(match, seat) for seat in invited),
        Link(fresh_token(), match, "watch"),
    )


def invitation(match: str, seat: Seat) -> Link:
    """A fresh link by which somebody may sit down once."""
    return Link(fresh_token(), match, "invite", invited=seat)
