"""What lies under all things of a large or measured board: drawn once, and sent once, as a file of its own."""

from __future__ import annotations

from typing import TypeAlias

from orcade.table.ground import Ground
from orcade.table.land import Land
from orcade.table.scene import Scene

from .fields import Field, field_of
from .floors import ground_of
from .ground import Frame
from .lands import land_of

Backdrop: TypeAlias = Ground | Land | Field


def backdrop(scene: Scene) -> Backdrop | None:
    """What lies under the things of a scene; None where that is drawn with them."""
    return scene.backdrop or (Field(scene.look, scene.width, scene.height) if scene.inches else None)


def backdrop_of(backdrop: Backdrop) -> Frame:
    """The ground of a board or the land of a map, and where it lies on its board."""
    if isinstance(backdrop, Field):
        return field_of(backdrop)
    return ground_of(backdrop) if isinstance(backdrop, Ground) else land_of(backdrop)
