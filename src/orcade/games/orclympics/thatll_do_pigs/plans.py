"""A Move and what comes after it as one answer, where no die falls in between: with a Lash, or without; or an Assault
or a Grab of who stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from orcade.table.ahead import copied, played
from orcade.table.game import hinted
from orcade.table.plane import INCH
from orcade.table.plans import Plan
from orcade.table.region import about, apart, drawn
from orcade.table.requests import D6, Ask, Option
from orcade.table.trace import Trace

from .activation import move, second_actions
from .answers import LASH, REST, Lash, rider_id
from .gains import Errand
from .hints import HINTS, may_harm
from .pieces import SECOND, Race, box, speed
from .policy import usual
from .traces import TRACES

SAY: Final[dict[Option, str]] = {LASH: "ride and lash", REST: "ride and stop"}
THEN: Final[dict[Option, str]] = {LASH: f'then Lash D{D6}"', REST: "no Lash"}


def plans(view: Race, ask: Ask) -> Sequence[Plan]:
    """The Move that one mostly wants with a Lash and without, the better one first; or what it stays for."""
    if ask.rule != "TP 4.2.1":
        return ()
    wanted = usual(view, ask)
    there = moved(view, wanted) if wanted is not None else None
    if wanted is None or there is None:
        return ()
    errand = Errand(there, there.acting)
    options = second_actions(there)
    if options == [LASH, REST]:
        both = (LASH, REST) if errand.lash_pays() else (REST, LASH)
        return [together(view, wanted, there, second) for second in both]
    best = max(options, key=errand.by_action)
    return [] if best in (LASH, REST) else [at_hand(view, wanted, there, best)]


def at_hand(view: Race, stay: Option, there: Race, second: Option) -> Plan:
    """What is done to whom a Boar is in contact with, which stays for it."""
    things = (*second.things(view), rider_id(view, view.acting))
    return Plan(
        say="stay and act",
        label=second.label(view),
        hint=hinted(HINTS, there, second),
        things=things,
        steps=(stay, second),
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
