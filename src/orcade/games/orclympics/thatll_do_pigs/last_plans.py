"""What whoever is last could have others do besides what is proposed: where a Boar that skids is thrown (TP 4.4), and
where the Piglet runs (TP 4.1.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.game import hinted
from orcade.table.plane import INCH
from orcade.table.plans import Plan
from orcade.table.region import Place, Region, about, apart, drawn
from orcade.table.requests import Ask, Option
from orcade.table.trace import Trace

from .answers import Herd, Steer
from .hints import HINTS, rides_to
from .motion import move_way
from .pieces import THROWN, Race, box
from .policy import steer, usual

UNLIKE: Final = 3 * INCH
"""Ends of the Piglet's way to which somebody rides so much less or more are two plans."""
OTHERS: Final = 2
"""So many other directions are offered."""


def thrown(view: Race, ask: Ask) -> Iterator[Plan]:
    """The best directions in which a Boar runs into somebody else, or into nothing."""
    known = [meets(view, usual(view, ask))]
    for answer, _ in sorted(steer(view, ask), key=lambda each: -each[1]):
        met = meets(view, answer)
        if met not in known and len(known) <= OTHERS:
            yield beside(view, f"throw {len(known)}", answer, answer.label(view))
            known.append(met)


def meets(view: Race, answer: Option | None) -> tuple[int, bool]:
    """What a thrown Boar runs into: Riders, a bit each, and whether it is the public."""
    assert isinstance(answer, Steer)
    found = move_way(view, answer.who, box(view.riders[answer.who]), answer.x, answer.y, THROWN)
    return found.foes, found.public


def herded(view: Race, ask: Ask) -> Iterator[Plan]:
    """The Piglet nearer to an own Boar, or farther from the nearest other one, than is proposed."""
    region, wanted = ask.options, usual(view, ask)
    assert isinstance(region, Region)
    assert isinstance(wanted, Herd)
    mine, his, name = rides_to(view, wanted.x, wanted.y)
    ends = [region.propose(idea) for idea in region.ideas]
    nearest = min(ends, key=lambda end: rides_to(view, *end)[0])
    farthest = max(ends, key=lambda end: rides_to(view, *end)[1])
    near, far = rides_to(view, *nearest)[0], rides_to(view, *farthest)[1]
    for say, end, gained, so in (
        ("herd near", nearest, mine - near, "nearer to you"),
        ("herd far", farthest, far - his, f"farther from {name}"),
    ):
        if gained >= UNLIKE:
            answer = region.make(*end)
            yield beside(view, say, answer, f"{answer.label(view)}: {so}")


def beside(view: Race, say: str, answer: Option, label: str) -> Plan:
    """One of these, with the straight way that is drawn."""
    assert isinstance(answer, Place)
    start = (view.riders[answer.who].x, view.riders[answer.who].y) if isinstance(answer, Steer) else view.piglet
    end = answer.x, answer.y
    return Plan(
        say=say,
        label=label,
        hint=hinted(HINTS, view, answer),
        things=answer.things(view),
        steps=(answer,),
        beside=True,
        trace=Trace(way=(drawn(*start), drawn(*end)), cost=about(apart(*start, *end))) if end != start else None,
    )
