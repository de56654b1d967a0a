"""Where an Orc may be deployed: touching the Board Edge of his team (BR 3)."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.games.orclympics.discipline import BROODS
from orcade.table.choices import Area
from orcade.table.lazy import Lazy
from orcade.table.plane import INCH, Disc
from orcade.table.region import Bounds, Idea, Place, shapes, tenths
from orcade.table.spots import Spots

from .answers import named
from .geometry import BARELY
from .pieces import BOTTOM, EDGES, LEFT, ORC_R, TOP, Orc, Rumble, called
from .terrain import SIDE


class Deploy(Place, frozen=True):
    """Begin the rumble there, touching the team's Board Edge (BR 3)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"deploy {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        edge = view.edges[view.orcs[self.orc].team]
        along = self.x if edge in (TOP, BOTTOM) else self.y
        return f'{tenths(along)}" along the {EDGES[edge]} edge, from the {"left" if edge in (TOP, BOTTOM) else "top"}'


class DeploymentRegion(Spots):
    """The line along a Board Edge on which the Orcs of a team deploy."""

    __slots__ = ("orc", "others", "rumble")

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        self.rumble = rumble
        self.orc = orc
        self.others = [other for other in rumble.orcs if other.x >= 0]
        edge = rumble.edges[orc.team]
        low, high = ORC_R, SIDE - ORC_R
        flat = low if edge in (LEFT, TOP) else high
        zone = Bounds(low, flat, high, flat) if edge in (TOP, BOTTOM) else Bounds(flat, low, flat, high)
        number = orc.id

        def make(x: int, y: int) -> Deploy:
            return Deploy(x, y, number)

        def free() -> list[Idea]:
            marks = (zone.clamp(along, along) for along in range(INCH, SIDE, 2 * INCH))
            return [("at", x, y) for x, y in marks if self.open(x, y)]

        discs = [Disc(other.x, other.y, ORC_R) for other in self.others]
        super().__init__("BR 3", make, Lazy(free), Disc(0, 0, ORC_R), (zone,), discs)

    def open(self, x: int, y: int) -> bool:
        """Whether a point of the line is free: as `fault`, and quicker."""
        for ox, oy, _ in self.discs:
            dx, dy = ox - x, oy - y
            if dx * dx + dy * dy < BARELY:
                return False
        return True

    def name(self, at: int) -> str:
        return called(self.others[at])

    def outside(self) -> str:
        return "he deploys touching the Board Edge of his team"

    def area(self, view: Rumble) -> Area:
        """The strip along the edge that bases may cover."""
        left, top, right, bottom = self.zones[0]
        strip = Bounds(left - ORC_R, top - ORC_R, right + ORC_R, bottom + ORC_R)
        look = f"orc-{BROODS[view.broods[self.orc.seat]].lower()}"
        return replace(super().area(view), look=look, shapes=shapes([strip.outline()]))
