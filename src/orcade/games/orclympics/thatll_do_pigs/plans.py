"""A Move and what comes after it as one answer, where no die falls in between: with a Lash, or without; or an Assault
or a Grab of who stays. And what else could be done: Moves that meet somebody else, or risk more or less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from orcade.table.ahead import copied, played
from orcade.table.game import hinted
from orcade.table.plane import INCH, Point
from orcade.table.plans import Plan
from orcade.table.region import about, apart, drawn
from orcade.table.requests import D6, Ask, Option
from orcade.table.trace import Trace

from .activation import move, second_actions
from .answers import LASH, REST, Lash, Ride, rider_id
from .gains import Errand
from .hints import HINTS, may_harm, may_hinder
from .motion import move_way
from .odds import skidding
from .pieces import RODE, SECOND, Race, ability, box, length, speed, whole_inches
from .pivots import pivoted
from .policy import promising, usual
from .standings import crosses
from .traces import TRACES

SAY: Final[dict[Option, str]] = {LASH: "ride and lash", REST: "ride and stop"}
THEN: Final[dict[Option, str]] = {LASH: f'then Lash D{D6}"', REST: "no Lash"}
OTHERS: Final = 2
"""So many other Moves are offered."""
UNLIKE: Final = 0.1
"""By so much the chances to skid of two Moves differ that are two plans."""


def plans(view: Race, ask: Ask) -> Sequence[Plan]:
    """What comes of the Move that one mostly wants, and up to two others that differ from it."""
    wanted = usual(view, ask) if ask.rule == "TP 4.2.1" else None
    if wanted is None:
        return ()
    found = with_action(view, wanted)
    more = others(view, ask, wanted, OTHERS + 1 - max(1, len(found)))
    return *found, *(other(view, f"way {at}", each, beside=not found) for at, each in enumerate(more, start=2))


def with_action(view: Race, wanted: Option) -> Sequence[Plan]:
    """The Move that one mostly wants with a Lash and without, the better one first, and the Lash alone where that risks
    nothing; or what it stays for."""
    there = moved(view, wanted)
    if there is None:
        return ()
    errand = Errand(there, there.acting)
    options = second_actions(there)
    if options == [LASH, REST]:
        both = (LASH, REST) if errand.lash_pays() else (REST, LASH)
        sure = both[0] == LASH and not may_hinder(there)  # then nobody wants to stop
        return [together(view, wanted, there, second) for second in both[: 1 if sure else 2]]
    best = max(options, key=errand.by_action)
    return [] if best in (LASH, REST) else [at_hand(view, wanted, there, best)]


class Outlook(NamedTuple):
    """Where a Move leads, and what makes it a plan of its own."""

    ride: Ride
    end: Point
    met: int
    """Whom it runs into, one bit each; the highest one is the Piglet."""
    corner: bool
    skids: float

    def like(self, other: Outlook) -> bool:
        """Whether two come to the same, more or less."""
        return self[2:4] == other[2:4] and abs(self.skids - other.skids) < UNLIKE


def others(view: Race, ask: Ask, wanted: Option, most: int) -> Sequence[Outlook]:
    """Of the promising Moves the best ones that differ from what one mostly wants, and from each other."""
    known = [outlook(view, wanted)] if isinstance(wanted, Ride) else []
    found: list[Outlook] = []
    for ride in promising(view, ask) if view.riders[view.acting].ridden else ():
        if len(found) < most and isinstance(ride, Ride) and (ride.x, ride.y) != place(view):
            seen = outlook(view, ride)
            if seen is not None and not any(each is not None and seen.like(each) for each in (*known, *found)):
                found.append(seen)
    return found


def place(view: Race) -> Point:
    """Where the Boar stands that is activated."""
    rider = view.riders[view.acting]
    return rider.x, rider.y


def outlook(view: Race, ride: Ride) -> Outlook | None:
    """None of a Move into the public."""
    rider = view.riders[ride.who]
    base = pivoted(rider, ride.x, ride.y)
    found = move_way(view, ride.who, base, ride.x, ride.y, RODE)
    if found.public:
        return None
    corner = crosses(view, rider, base._replace(x=found.x, y=found.y))
    far = whole_inches(length(rider.x, rider.y, found.x, found.y))
    skids = skidding(far, ability(view, rider)) if corner else 0.0
    return Outlook(ride, (found.x, found.y), found.foes | found.piglet << len(view.riders), corner, skids)


def other(view: Race, say: str, found: Outlook, *, beside: bool) -> Plan:
    """Another Move than the one that is mostly wanted."""
    start = place(view)
    return Plan(
        say=say,
        label=found.ride.label(view),
        hint=hinted(HINTS, view, found.ride),
        things=found.ride.things(view),
        steps=(found.ride,),
        beside=beside,
        trace=Trace(way=(drawn(*start), drawn(*found.end)), cost=about(apart(*start, *found.end))),
    )


def at_hand(view: Race, stay: Option, there: Race, second: Option) -> Plan:
    """What is done to whom a Boar is in contact with, which stays for it."""
    things = (*second.things(view), rider_id(view, view.acting))
    return Plan(
        say="stay and act",
        label=second.label(view),
        hint=hinted(HINTS, there, second),
        things=things,
        steps=(stay, second),
        idle=not view.riders[view.acting].ridden,
    )


def moved(view: Race, answer: Option) -> Race | None:
    """The race after this Move; None where a die falls in it, or no second action may follow."""
    after = copied(view)
    fallen = view.reach // INCH - speed(view, view.riders[view.acting])
    over = played(move(after), (fallen, 0), answer) is None
    return after if over and after.phase == SECOND else None


def together(view: Race, ride: Option, there: Race, second: Option) -> Plan:
    """The Move, and then this."""
    label, hint = ride.label(view), hinted(HINTS, view, ride)
    if second == LASH:
        risks = hinted(HINTS, there, LASH).partition(". ")[2]  # how far it goes is in the label
        label += f", {THEN[LASH]}{': risky' if may_harm(there) else ''}"
        hint = f"{risks} {hint.replace(', no risk', '')}" if risks else hint
    elif there.gone:
        label += f", {THEN[REST]}"
    return Plan(
        say=SAY[second],
        label=label,
        hint=hint,
        things=(rider_id(view, view.acting),),
        steps=(ride, second),
        idle=not view.riders[view.acting].ridden,
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
