"""What lies under all things of a large board: drawn once, and sent once, as a file of its own."""

from __future__ import annotations

from orcade.table.ground import Ground
from orcade.table.land import Land

from .floors import ground_of
from .ground import Frame
from .lands import land_of


def backdrop_of(backdrop: Ground | Land) -> Frame:
    """The ground of a board of squares, or the land of a map, and where it lies on its board."""
    return ground_of(backdrop) if isinstance(backdrop, Ground) else land_of(backdrop)
