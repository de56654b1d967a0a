"""A Move and what comes after it as one answer, where no die falls in between: with a Lash, or without; or an Assault
or a Grab of who stays. And what else could be done: Moves that meet somebody else, or risk more or less; the other
directions of an Unridden Boar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
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
from .answers import LASH, MOUNT, REST, STAYING, Lash, Ride, Turn, Veer, rider_id
from .circuit import circuit_of
from .gains import Errand
from .hints import HINTS, may_harm, may_hinder
from .last_plans import herded, thrown
from .motion import move_way
from .odds import skidding
from .pieces import RODE, SECOND, Race, ability, box, length, may_mount, named, piglet_place, speed, whole_inches
from .pivots import headings, pivoted
from .policy import looked_at, moves, promising, usual
from .ride_region import Riding
from .robbing import robbed
from .routes import PACE, between, way_home
from .standings import brings_home, crosses
from .tactics import in_his_way
from .traces import TRACES

SAY: Final[dict[Option, str]] = {LASH: "ride and lash", REST: "ride and stop"}
THEN: Final[dict[Option, str]] = {LASH: f'then Lash D{D6}"', REST: "no Lash"}
OF_THE_LAST: Final = {"TP 4.4": thrown, "TP 4.1.1": herded}
"""What whoever is last is asked, by rule."""
OTHERS: Final = 2
"""So many other Moves are offered."""
NEARBY: Final = 2 * PACE
"""An Unridden Boar that is farther from where it meets the Piglet then is after nothing."""
SAFER: Final = 0.15
"""By so much less likely whoever has the Piglet is robbed after another Move that is offered for it."""
UNLIKE: Final = 0.1
"""By so much the chances to skid of two Moves differ that are two plans."""


def plans(view: Race, ask: Ask) -> Sequence[Plan]:
    """What comes of the Move that one mostly wants, and up to two others that differ from it."""
    if ask.rule in OF_THE_LAST:
        return tuple(OF_THE_LAST[ask.rule](view, ask))
    wanted = usual(view, ask) if ask.rule == "TP 4.2.1" else None
    if wanted is None:
        return ()
    known = outlook(view, wanted)
    if known is not None and known.home:
        return ()  # nobody wants anything else
    found = with_action(view, wanted)
    after = after_piglet(view, ask, wanted)
    offered = [wanted] if after is None else [wanted, after]
    mounts = [each for each in mounting(view, ask) if each.say not in {plan.say for plan in found}]
    most = OTHERS + 1 - max(1, len(found)) - (after is not None) - len(mounts)
    more = others(view, ask, offered, most)
    away = safer(view, ask, [wanted, *(each.move for each in more)])
    more = [*more[: most - len(away)], *away]
    ways = [other(view, f"way {at}", each, beside=not found) for at, each in enumerate(more, start=2)]
    ways = [*mounts, *ways]
    if after is None:
        return *found, *ways
    first = stays(view, wanted)
    hunting = hunt(view, after, beside=not (first or found))
    return (hunting, *found, *ways) if first else (*found, hunting, *ways)


def after_piglet(view: Race, ask: Ask, wanted: Option) -> Option | None:
    """What an Unridden Boar does that is after the Piglet above all, where that is something else and leads near it."""
    region, errand = ask.options, Errand(view, view.acting)
    if view.riders[view.acting].ridden or errand.goal is None:
        return None
    errand.hunt()
    assert isinstance(region, Riding)
    best = max(moves(errand, region), key=lambda each: each[1])[0]
    seen, known = outlook(view, best), outlook(view, wanted)
    if seen is None or between(errand.course, *seen.end, *errand.goal) > NEARBY:
        return None
    same = known is not None and seen.like(known) and stays(view, best) == stays(view, wanted)
    in_vain = stays(view, best) and not comes_by(view)
    return None if same or in_vain else best


def comes_by(view: Race) -> bool:
    """Whether who has the Piglet has to pass the Boar that is activated, on his way home."""
    homes = [way_home(circuit_of(view), each) for each in view.riders]
    return view.holder >= 0 and in_his_way(view.acting, view.holder, homes) > 0


def hunt(view: Race, move: Option, *, beside: bool) -> Plan:
    """A Move after the Piglet, with how far that leads from where it lies, or where its holder comes by."""
    errand, seen = Errand(view, view.acting), outlook(view, move)
    assert errand.goal is not None
    assert seen is not None
    found = other(view, "hunt", seen, beside=beside)
    if seen.met:
        return found
    who = named(view.riders[view.holder]) if view.holder >= 0 else "the Piglet"
    does = found.label.removesuffix(STAYING)
    label = f"Wait for {who}" if stays(view, move) else f"After {who}: {does[0].lower()}{does[1:]}"
    passes = comes_by(view)
    goal = errand.goal if passes else piglet_place(view)
    left = round(between(errand.course, *seen.end, *goal) / INCH)
    return replace(found, label=label, hint=f'Then {left}" from {f"where {who} comes by" if passes else who}.')


def with_action(view: Race, wanted: Option) -> Sequence[Plan]:
    """The Move that one mostly wants with a Lash and without, the better one first, and the Lash alone where that risks
    nothing; or what it stays for."""
    there = moved(view, wanted)
    if there is None:
        return ()
    errand = Errand(there, there.acting)
    options = second_actions(there)
    if options == [LASH, REST]:
        pays = errand.lash_pays()
        both = (LASH, REST) if pays else (REST, LASH)
        # Nobody wants to stop where nothing hinders; nor a Lash that does not pay, of a Boar that could go elsewhere.
        one = not may_hinder(there) if pays else not view.riders[view.acting].ridden
        return [together(view, wanted, there, second) for second in both[: 1 if one else 2]]
    best = max(options, key=errand.by_action)
    return [] if best in (LASH, REST) else [at_hand(view, wanted, there, best)]


def mounting(view: Race, ask: Ask) -> Iterator[Plan]:
    """A Boar stays for its Rider to get back on, where it may (TP-47)."""
    region = ask.options
    assert isinstance(region, Riding)
    if not may_mount(view, region.rider):
        return
    stay = region.make(*place(view))
    there = moved(view, stay)
    if there is not None and MOUNT in second_actions(there):
        yield replace(at_hand(view, stay, there, MOUNT), beside=True)


def safer(view: Race, ask: Ask, offered: Sequence[Option]) -> Sequence[Outlook]:
    """The Move after which whoever has the Piglet is least likely robbed, where that is much less so than after those
    that are offered."""
    if view.holder != view.acting:
        return ()
    risks = {answer: robbed(view, found.there) for answer, found in looked_at(view, ask)[1] if not found.ends}
    least = min(risks, key=risks.__getitem__, default=None)
    if least is None or any(risks.get(each, 1.0) < risks[least] + SAFER for each in offered):
        return ()
    seen = outlook(view, least)
    return () if seen is None else (seen,)


class Outlook(NamedTuple):
    """Where a Move leads, and what makes it a plan of its own."""

    move: Option
    end: Point
    side: int | None
    """Which of its `headings` an Unridden Boar takes."""
    met: int
    """Whom it runs into, one bit each; the highest one is the Piglet."""
    corner: bool
    skids: float
    home: bool
    """It brings the Piglet home."""

    def like(self, other: Outlook) -> bool:
        """Whether two come to the same, more or less."""
        if self.side is not None:
            return self.side == other.side or (self.met > 0 and self.met == other.met)
        return self[3:5] == other[3:5] and abs(self.skids - other.skids) < UNLIKE


def others(view: Race, ask: Ask, offered: Sequence[Option], most: int) -> Sequence[Outlook]:
    """Of the Moves the best ones that differ from what is offered already, and from each other."""
    known = [outlook(view, each) for each in offered]
    found: list[Outlook] = []
    for answer in chain(promising(view, ask), far_worse(view, ask)):
        seen = outlook(view, answer) if len(found) < most and not stays(view, answer) else None
        if seen is not None and not any(each is not None and seen.like(each) for each in (*known, *found)):
            found.append(seen)
    return found


def far_worse(view: Race, ask: Ask) -> Iterator[Option]:
    """The Moves that lead on or to somebody, the best first: beside a far better one none of them is promising."""
    errand, found = looked_at(view, ask)
    for answer, outcome in found:
        if outcome.ends or errand.left(outcome.there) < errand.before:
            yield answer


def stays(view: Race, answer: Option) -> bool:
    """Whether a Boar stays as it is."""
    return isinstance(answer, Turn) or (isinstance(answer, Ride) and (answer.x, answer.y) == place(view))


def place(view: Race) -> Point:
    """Where the Boar stands that is activated."""
    rider = view.riders[view.acting]
    return rider.x, rider.y


def outlook(view: Race, answer: Option) -> Outlook | None:
    """None of a Move into the public."""
    who = view.acting
    rider = view.riders[who]
    x, y = (answer.x, answer.y) if isinstance(answer, Ride) else place(view)
    base = pivoted(rider, x, y)
    if isinstance(answer, Veer):
        ux, uy = headings(rider)[answer.side]
        base = base._replace(ux=ux, uy=uy)
    found = move_way(view, who, base, x, y, RODE)
    if found.public:
        return None
    side = None if rider.ridden else headings(rider).index((base.ux, base.uy))
    base = base._replace(x=found.x, y=found.y)
    corner = crosses(view, rider, base)
    far = whole_inches(length(rider.x, rider.y, found.x, found.y))
    skids = skidding(far, ability(view, rider)) if corner else 0.0
    home = brings_home(view, who, base)
    met = found.foes | found.piglet << len(view.riders)
    return Outlook(answer, (found.x, found.y), side, met, corner, skids, home)


def other(view: Race, say: str, found: Outlook, *, beside: bool) -> Plan:
    """Another Move than the one that is mostly wanted."""
    start = place(view)
    way = drawn(*start), drawn(*found.end)
    return Plan(
        say=say,
        label=found.move.label(view),
        hint=hinted(HINTS, view, found.move),
        things=(rider_id(view, view.acting),),
        steps=(found.move,),
        beside=beside,
        trace=Trace(way=way, cost=about(apart(*start, *found.end))) if found.end != start else None,
    )


def at_hand(view: Race, stay: Option, there: Race, second: Option) -> Plan:
    """What is done to whom a Boar is in contact with, which stays for it."""
    things = (*second.things(view), rider_id(view, view.acting))
    return Plan(
        say="stay and mount" if second == MOUNT else "stay and act",
        label=second.label(view),
        hint=hinted(HINTS, there, second),
        things=things,
        steps=(stay, second),
        idle=second != MOUNT and not view.riders[view.acting].ridden,
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
        harm = may_harm(there)
        label = f"{label.removesuffix(STAYING)}, {THEN[LASH]}{f': may {harm}' if harm else ''}"
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
