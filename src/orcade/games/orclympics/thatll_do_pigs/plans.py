"""A Move and what comes after it as one answer: with a Lash, or without, where no die falls in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from orcade.table.game import hinted
from orcade.table.plane import INCH
from orcade.table.plans import Plan
from orcade.table.region import about, apart, drawn
from orcade.table.requests import Ask, Event, Option
from orcade.table.trace import Trace

from .activation import SPEED_ROLLS, move, second_actions
from .answers import LASH, REST, Lash, rider_id
from .gains import Errand
from .hints import HINTS
from .pieces import MOVING, SECOND, Race, box, speed
from .policy import usual
from .ride_region import Riding
from .traces import TRACES

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Race)
SAY: Final[dict[Option, str]] = {LASH: "ride and lash", REST: "ride and stop"}
THEN: Final[dict[Option, str]] = {LASH: "then Lash", REST: "no Lash"}


def plans(view: Race) -> Sequence[Plan]:
    """The Move that one mostly wants with a Lash and without, the better one first."""
    if view.phase != MOVING:
        return ()
    wanted = usual(view, Ask(view.riders[view.acting].seat, "", Riding(view, view.acting), "TP 4.2.1"))
    there = moved(view, wanted) if wanted is not None else None
    if wanted is None or there is None or second_actions(there) != [LASH, REST]:
        return ()
    both = (LASH, REST) if Errand(there, there.acting).lash_pays() else (REST, LASH)
    return [together(view, wanted, there, second) for second in both]


def moved(view: Race, answer: Option) -> Race | None:
    """The race after this Move; None where a die falls in it, or no second action may follow."""
    after = DECODER.decode(ENCODER.encode(view))
    rider = after.riders[after.acting]
    speed_rolls = SPEED_ROLLS[rider.name]
    flow = move(after)
    sent: Option | tuple[int, int] | None = None
    try:
        while True:
            asked = flow.send(sent)
            if asked is speed_rolls:  # they have fallen already
                sent = view.reach // INCH - speed(view, rider), 0
            elif isinstance(asked, Ask):
                sent = answer
            elif isinstance(asked, Event):
                sent = None
            else:
                return None
    except StopIteration:
        return after if after.phase == SECOND else None


def together(view: Race, ride: Option, there: Race, second: Option) -> Plan:
    """The Move, and then this."""
    told = hinted(HINTS, there, second)
    if second == LASH:
        told = f"Lash: {told[0].lower()}{told[1:]}"
    return Plan(
        say=SAY[second],
        label=f"{ride.label(view)}, {THEN[second]}",
        hint=f"{hinted(HINTS, view, ride)} {told}".strip(),
        things=(rider_id(view, view.acting),),
        steps=(ride, second),
        trace=trace(view, there, second),
    )


def trace(view: Race, there: Race, second: Option) -> Trace | None:
    """The way of the Move, and with a Lash behind it that of a 6; None where it stays and stops."""
    start, end = (box(each.riders[view.acting]) for each in (view, there))
    way = drawn(start.x, start.y), drawn(end.x, end.y)
    far = about(apart(start.x, start.y, end.x, end.y))
    lash = TRACES[Lash](there, second) if second == LASH else None
    if lash is not None:
        return replace(lash, beside=(way,), cost=f"{far}, then {lash.cost}")
    return Trace(way=way, cost=far) if way[0] != way[1] else None
