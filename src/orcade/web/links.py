"""Links: an address that nobody can guess is a seat. Whoever has it sits there; nobody needs an account."""

from __future__ import annotations

import re
import secrets
from typing import Literal

from msgspec import Struct

from ..table.requests import Seat
from .errors import UnknownLink

Role = Literal["host", "seat", "watch"]

TOKEN_BYTES = 16
"""128 random bits: a million guesses a second for a million years find none of a million links."""

SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


class Link(Struct, frozen=True):
    """What a token opens."""

    token: str
    match: str
    role: Role
    """"host": answers for all seats at the host's screen, and shows the invites; "seat": for one; "watch": for none."""
    seats: tuple[Seat, ...]
    next: str = ""
    """The token that leads on from this one to the rematch; empty where there is none."""


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_match_id() -> str:
    """Names a match in the database and in file names; opens nothing."""
    return secrets.token_hex(6)


def well_formed(token: str) -> str:
    """The token, if it could be one; `UnknownLink` where it cannot, without asking the database."""
    if not SHAPE.fullmatch(token):
        raise UnknownLink("this link is not complete, or was never given out; ask for it again")
    return token


def links_for(match: str, here: tuple[Seat, ...], invited: tuple[Seat, ...]) -> tuple[Link, ...]:
    """The host's link first, one for each invited seat, and one that anybody may have to watch."""
    return (
        Link(fresh_token(), match, "host", here),
        *(Link(fresh_token(), match, "seat", (seat,)) for seat in invited),
        Link(fresh_token(), match, "watch", ()),
    )
