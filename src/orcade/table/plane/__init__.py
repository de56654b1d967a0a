"""The geometry of measured boards, in whole thousandths of an inch: see docs/measured-boards.md."""

from orcade.table.plane.areas import free_area
from orcade.table.plane.backtracking import backtrack, has_room
from orcade.table.plane.edges import leave_board, leave_disc
from orcade.table.plane.headings import (
    BOTTOM,
    HEADINGS,
    LEFT,
    RIGHT,
    TOP,
    ahead,
    facing,
    pivot,
    reflect,
    turned,
)
from orcade.table.plane.notation import BadPoint, read_point, write_point
from orcade.table.plane.routes import route
from orcade.table.plane.shapes import (
    INCH,
    ONE,
    SLACK,
    Box,
    Disc,
    Point,
    Segment,
    Shape,
    contains,
    corners,
    gap,
    overlapping,
    touching,
    within,
)
from orcade.table.plane.sweeps import NOTHING, clear, sweep, sweep_base

__all__ = [
    "BOTTOM",
    "HEADINGS",
    "INCH",
    "LEFT",
    "NOTHING",
    "ONE",
    "RIGHT",
    "SLACK",
    "TOP",
    "BadPoint",
    "Box",
    "Disc",
    "Point",
    "Segment",
    "Shape",
    "ahead",
    "backtrack",
    "clear",
    "contains",
    "corners",
    "facing",
    "free_area",
    "gap",
    "has_room",
    "leave_board",
    "leave_disc",
    "overlapping",
    "pivot",
    "read_point",
    "reflect",
    "route",
    "sweep",
    "sweep_base",
    "touching",
    "turned",
    "within",
    "write_point",
]
