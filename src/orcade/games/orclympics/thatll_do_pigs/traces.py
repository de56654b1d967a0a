"""What is drawn of an answer before it is given."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Tracer
from orcade.table.odds import percent
from orcade.table.plane import INCH
from orcade.table.region import drawn
from orcade.table.requests import D6, Option
from orcade.table.trace import Spot, Trace

from .answers import Lash
from .motion import lash_way, straight_on
from .pieces import NOBODY, Race, box


def _lash(view: Race, answer: Lash) -> Trace | None:
    """The way of a 6, and where the public is met on it; None while nobody acts."""
    who = view.acting
    if who == NOBODY or view.riders[who].x < 0:
        return None
    rider = view.riders[who]
    base = box(rider)
    ways = [lash_way(view, who, base, *straight_on(base, die * INCH)) for die in range(1, D6 + 1)]
    end = drawn(ways[-1].x, ways[-1].y)
    met = sum(way.public for way in ways)
    risks = (Spot(end, f"the public: {percent(met / D6)}"),) if met else ()
    return Trace(way=(drawn(rider.x, rider.y), end), cost='D6"', risks=risks)


TRACES: Final[dict[type[Option], Tracer]] = {Lash: _lash}
