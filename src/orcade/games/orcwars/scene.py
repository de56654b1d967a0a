"""What there is to see of the wars: the map with all armies, and what lies on it and beside it."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from orcade.table.area_map import land, ridges
from orcade.table.requests import Seat
from orcade.table.scene import Scene

from .chips_shown import hand
from .finding import world_of
from .headlines import aims, headline
from .map_shown import areas, armies
from .panels import panel
from .pieces import Wars
from .sheet import SHEET, sheet


def scene(view: Wars, seat: Seat) -> Scene:
    """The table as `seat` sees it."""
    map = world_of(view).map
    width, height = map.size
    bare = Scene(
        width=width,
        height=height,
        look="wars",
        roams=True,
        headline=headline(view),
        aim=aims(view),
        land=land(map),
        things=(*areas(view), *ridges(map), *armies(view)),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )
    return own(view, seat, bare)


def own(view: Wars, seat: Seat, seen: Scene) -> Scene:
    """The table as `seat` sees it, with the map and the seats of another scene: on these all lies open."""
    map = takewhile(lambda thing: thing.id != SHEET, seen.things)
    return replace(seen, things=(*map, *sheet(view, seat)), hand=hand(view, seat))
