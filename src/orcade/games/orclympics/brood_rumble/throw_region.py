"""Where a Barrel that was caught may be thrown when it need not go back (BR-11, BR-24)."""

from __future__ import annotations

from orcade.table.plane import INCH, bearing
from orcade.table.reach import GO
from orcade.table.region import Place
from orcade.table.requests import Option
from orcade.table.spots import Aim

from .answers import THROW_AT
from .pieces import Orc, Rumble


class Hurl(Place, frozen=True):
    """Throw the Barrel in the direction of this point (BR-11)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return "throw"

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        return f"Throw it {bearing(self.x - orc.x, self.y - orc.y) or 'here'}"


class ThrowRegion(Aim):
    """At any other Orc or in any direction (BR-11, BR-24)."""

    __slots__ = ()

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        number = orc.id

        def make(x: int, y: int) -> Hurl:
            return Hurl(x, y, number)

        also = [THROW_AT[other.id] for other in rumble.orcs if other.health > 0 and other is not orc]
        super().__init__("BR-11", make, GO, (orc.x, orc.y), 7 * INCH, also=also)

    def read(self, view: Rumble, said: str) -> Option | None:
        """A point has a comma. Other words are about an Orc: why he is not thrown at, `refusals` says."""
        return super().read(view, said) if "," in said else None
