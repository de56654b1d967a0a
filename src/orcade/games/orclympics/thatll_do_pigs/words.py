"""Where something goes and what it runs into, in words, for the labels of answers."""

from __future__ import annotations

from orcade.table.plane import INCH, Box, ahead, bearing
from orcade.table.region import about, apart
from orcade.table.words import listed

from .motion import Way, move_way
from .pieces import POLES, RODE, THROWN, Race, Rider, box, named
from .pivots import pivoted
from .standings import brings_home, crosses, finishes, next_line, to_go


def way_words(rider: Rider, x: int, y: int) -> str:
    """A point from a Boar: '4" left', in whole inches."""
    return f"{about(apart(rider.x, rider.y, x, y))} {bearing(x - rider.x, y - rider.y) or 'here'}"


def left_words(view: Race, rider: Rider) -> str:
    """How far a Boar has to go to its next line: '6" to corner 1'."""
    left, at = to_go(view, rider), next_line(rider)
    line = "the Finish Line" if at == POLES else f"corner {at + 1}"
    return f"{about(left)} to {line}" if 2 * left > INCH else f"just before {line}"


def ride_words(view: Race, who: int, x: int, y: int) -> str:
    """A Move: how far, what it runs into, and whether it rounds the corner."""
    rider = view.riders[who]
    if (x, y) == (rider.x, rider.y):
        return "Stay here"
    base = pivoted(rider, x, y)
    found = move_way(view, who, base, x, y, RODE)
    way = way_words(rider, found.x, found.y)
    corner = _past(view, who, base._replace(x=found.x, y=found.y))
    if found.foes or found.piglet:
        away = f", {way}" if (found.x, found.y) != (rider.x, rider.y) else ""
        public = ", beside the public" if found.public else ""
        return f"{_meets(view, found)}{away}{corner}{public}"
    return f"{'Ride' if rider.ridden else 'Run'} {way}{corner}{_into(view, found)}"


def _past(view: Race, who: int, there: Box) -> str:
    """What is behind a Boar then: the corner, the Finish Line, the race."""
    rider = view.riders[who]
    corner = crosses(view, rider, there)
    if not corner and not finishes(rider, there):
        return ""
    if brings_home(view, who, there):
        return ", and home!"
    return ", round the corner" if corner else ", over the Finish Line"


def _meets(view: Race, found: Way) -> str:
    """What a Boar does to whom it touches: both at once is an Assault (TP-30)."""
    foes = [named(rider) for at, rider in enumerate(view.riders) if found.foes >> at & 1]
    return f"Ram {listed(foes)}" if foes else "Grab for the Piglet"


def turn_words(view: Race, who: int, x: int, y: int) -> str:
    """A Pivot on the spot."""
    rider = view.riders[who]
    return f"{named(rider)} turns {bearing(x - rider.x, y - rider.y)}"


def steer_words(view: Race, who: int, x: int, y: int) -> str:
    """A Random Move in this direction, and what it runs into."""
    rider = view.riders[who]
    dx, dy = x - rider.x, y - rider.y
    if not (dx or dy):
        return "Nowhere"
    found = move_way(view, who, box(rider), *ahead(rider.x, rider.y, dx, dy, view.thrown), THROWN)
    return f"{named(rider)} {bearing(dx, dy)}{_into(view, found)}"


def _into(view: Race, found: Way) -> str:
    """What is run into: ", into Dreg and the public"."""
    met = [named(rider) for at, rider in enumerate(view.riders) if found.foes >> at & 1]
    met += ["the Piglet"] if found.piglet else []
    met += ["the public"] if found.public else []
    return f", into {listed(met)}" if met else ""


def herd_words(view: Race, x: int, y: int) -> str:
    """Where the Piglet would run."""
    px, py = view.piglet
    if (x, y) == (px, py):
        return "The Piglet stays"
    return f"The Piglet {about(apart(px, py, x, y))} {bearing(x - px, y - py)}"
