"""What there is to see of the wars: the map with all armies, the battle that is fought, and what lies beside."""

from __future__ import annotations

from orcade.table.area_map import land, ridges
from orcade.table.requests import Seat
from orcade.table.scene import Scene, Thing

from .battle_shown import stage
from .chips_shown import hand, laid_out, rows
from .headlines import headline
from .map_shown import areas, armies
from .panels import panel
from .pieces import Wars, world_of

STAGE = 0.14
"""Height of what lies below the map, in widths of the map. It is always there, so that the map keeps its place."""


def scene(view: Wars, seat: Seat) -> Scene:
    """The table as `seat` sees it."""
    map = world_of(view).map
    width, height = map.size
    row = round(width * STAGE, 2)
    beside: list[Thing] = []
    if view.battle is not None:
        beside = stage(view, view.battle, width, height, row)
    else:
        beside = laid_out(view, rows(view, seat), width, height, row)
    return Scene(
        width=width,
        height=round(height + row, 2),
        look="wars",
        roams=True,
        headline=headline(view),
        land=land(map),
        things=(*areas(view), *ridges(map), *armies(view), *beside),
        hand=hand(view, seat),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )
