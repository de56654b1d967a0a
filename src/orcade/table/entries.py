"""What a record is made of: answers, results of chance, looks at the clock, and what players did besides.

In a match that is kept elsewhere, an entry is bare: an answer is (seat, notation), a die its value, a shuffle its
order, the clock its minutes. What players did besides is the same in both.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from .requests import Option, Seat


class _Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True, forbid_unknown_fields=True
):
    seal: str = ""
    """The first 8 hex digits of the chain after this entry (see `seal.chain`); none in records of format 1."""


class Said(_Entry, frozen=True, tag="answer"):
    """A seat answered, in notation."""

    seat: Seat
    say: str


class Fell(_Entry, frozen=True, tag="roll"):
    """A die fell."""

    label: str
    sides: int
    value: int


class Mixed(_Entry, frozen=True, tag="shuffle"):
    """A pile was shuffled: place i got what lay at place `order[i]`."""

    label: str
    order: list[int]


class Looked(_Entry, frozen=True, tag="clock"):
    """The clock was looked at. No seed gives what it showed; only that it never runs back can be checked."""

    label: str
    minutes: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    """Since 1970 began."""


class TookBack(_Entry, frozen=True, tag="undo"):
    """A seat took its last answer back. No die lies between the two, so the dice that follow are the same."""

    seat: Seat


class GaveUp(_Entry, frozen=True, tag="resign"):
    """A player gave up. Where others are left, a bot answers for the seat from here on."""

    seat: Seat


class WentAway(_Entry, frozen=True, tag="leave"):
    """A player left for now; a bot answers for the seat until he is back."""

    seat: Seat


class CameBack(_Entry, frozen=True, tag="return"):
    """A player who had left is back."""

    seat: Seat


class SatDown(_Entry, frozen=True, tag="sit"):
    """A player sat down at a seat while the match was on: another than before, or under another name."""

    seat: Seat
    name: str


Act = TookBack | GaveUp | WentAway | CameBack | SatDown
"""What a player did that the rules know nothing of."""
Entry = Said | Fell | Mixed | Looked | Act

Bare = tuple[Seat, Option | str] | int | list[int] | Act
"""An entry as a match in play keeps it."""


DID: dict[type[Act], str] = {
    TookBack: "takes the last answer back",
    GaveUp: "gives up",
    WentAway: "leaves for now",
    CameBack: "is back",
    SatDown: "is played by another, or under another name, from here on",
}
"""What a player did besides answering, in words."""


def bare(entry: Entry) -> tuple[Seat, str] | int | list[int] | Act:
    """An entry without what the rules tell again when it is played, and without its seal."""
    if isinstance(entry, Said):
        return entry.seat, entry.say
    if isinstance(entry, Fell):
        return entry.value
    if isinstance(entry, Mixed):
        return entry.order
    if isinstance(entry, Looked):
        return entry.minutes
    return msgspec.structs.replace(entry, seal="")


def told(entry: Entry) -> str:
    """An entry in a few words."""
    if isinstance(entry, Said):
        return f"the answer {entry.say[:60]!r} of seat {entry.seat + 1}"
    if isinstance(entry, Fell):
        return f"a roll of d{entry.sides} for {entry.label[:60]!r}"
    if isinstance(entry, Looked):
        return f"a look at the clock for {entry.label[:60]!r}"
    if isinstance(entry, Mixed):
        return f"a shuffle for {entry.label[:60]!r}"
    return f"that seat {entry.seat + 1} {DID[type(entry)]}"
