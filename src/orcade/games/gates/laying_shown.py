"""The map while it is laid: sections as they are drawn, those that lie, those that may be laid, and where."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from orcade.table.ground import Ground, assembled
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Caption, Thing, Tile

from .answers.setting_up import TURNED, side_id, site_id, turn_id
from .board import Laid, board, places, places_named, side_name
from .headlines import aim
from .map_files import sides_of
from .map_shown import ground
from .pieces import WHERE_TO_LAY, Siege
from .setup import layable

SIDE = 12
"""Squares of a section."""
GAP = 2
HEAD = 3
"""Units above the sections, for words."""


@lru_cache(maxsize=256)
def section(side: int, turn: int, prefix: str, own_maps: str) -> Ground:
    """One section by itself; the names of its squares begin with a prefix."""
    key = f"{prefix}/{side},{turn}/{own_maps}"
    whole = ground(board((Laid(side, turn, 0, 0),), own_maps), key, (places_named(own_maps)[side],))
    return replace(whole, names=tuple(f"{prefix}{name[1:]}" if name else "" for name in whole.names))


class Sheet:
    """Sections put beside each other, with what may be clicked on each."""

    def __init__(self, view: Siege) -> None:
        self.own_maps = view.options.own_maps
        self.parts: list[tuple[Ground, int, int]] = []
        self.things: list[Thing] = []

    def add(self, side: int, turn: int, prefix: str, x: int, y: int) -> None:
        """A section, its top left corner at x, y."""
        self.parts.append((section(side, turn, prefix, self.own_maps), x, y))

    def cover(self, id: str, label: str, x: int, y: int, name: str = "", tries: tuple[str, ...] = ()) -> None:
        """What is clicked on a whole section that is called so, or where one may lie."""
        look = "sheet" if name else "site"
        half = SIDE / 2
        tile = Tile(id=id, label=label, tries=tries, x=x + half, y=y + half, name=name, look=look, size=SIDE)
        self.things.append(tile)

    def head(self, id: str, words: str, x: float, wide: float) -> None:
        """Words above a row of sections."""
        self.things.append(Caption(id=id, label=words, x=x + wide / 2, y=0.8, text=words, size=1.1))


def laying(view: Siege, headline: str, seats: tuple[SeatPanel, ...]) -> Scene:
    """The sections that lie at the left; at the right what may be laid next, or the chosen side in its four turns."""
    sheet = Sheet(view)
    left = lay_out(view, sheet)
    chosen = view.asked == WHERE_TO_LAY and view.side >= 0
    if chosen:
        show_turns(view, sheet, left)
    else:
        show_sides(view, sheet, left)
    covers = [each for each in sheet.things if isinstance(each, Tile)]
    width = int(max(each.x for each in covers) + SIDE / 2)
    height = int(max(each.y for each in covers) + SIDE / 2)
    key = "/".join(f"{part.key}@{x},{y}" for part, x, y in sheet.parts)
    return Scene(
        width=width,
        height=height,
        look="town",
        roams=True,
        headline=headline,
        aim=aim(view),
        ground=assembled(key, width, height, sheet.parts),
        things=tuple(sheet.things),
        seats=seats,
    )


def lay_out(view: Siege, sheet: Sheet) -> int:
    """The sections that lie, the Dungeon apart, and the free places; returns how many columns they take."""
    sides, names = sides_of(view.options.own_maps), places_named(view.options.own_maps)
    asked = view.asked == WHERE_TO_LAY and view.side >= 0
    spots = places(view.laid, view.side, view.options.own_maps) if asked else ()
    deep = asked and sides[view.side].dungeon
    free = [] if deep else sorted({(spot.x, spot.y) for spot in spots})
    surface = [(laid.x, laid.y) for laid in view.laid if not sides[laid.side].dungeon]
    cells = [*surface, *free]
    west, north = min((x for x, _ in cells), default=0), min((y for _, y in cells), default=0)
    wide = (max((x for x, _ in cells), default=west - 1) - west + 1) * SIDE

    def corner(x: int, y: int) -> tuple[int, int]:
        return (x - west) * SIDE, (y - north) * SIDE + HEAD

    beside = wide + GAP * bool(cells)
    if any(sides[laid.side].dungeon for laid in view.laid):
        wide = beside + SIDE
    if wide:
        sheet.head("head-laid", "The map so far", 0, wide)
    for at, laid in enumerate(view.laid, 1):
        x, y = (beside, HEAD) if sides[laid.side].dungeon else corner(laid.x, laid.y)
        sheet.add(laid.side, laid.turn, str(at), x, y)
        sheet.cover(f"section-{at}", f"Section {at}: {names[laid.side]}", x, y, f"{at} {names[laid.side]}")
    for x, y in free:
        sheet.cover(site_id(x, y), where(view, x, y), *corner(x, y))
    return wide + 2 * GAP if wide else 0


def show_sides(view: Siege, sheet: Sheet, left: int) -> None:
    """A gallery of the sides that may be laid."""
    names = places_named(view.options.own_maps)
    sides = layable(view)
    columns = max(1, (len(sides) + 1) // 2)
    if sides:
        sheet.head("head-sides", "To be laid", left, columns * (SIDE + GAP) - GAP)
    for at, side in enumerate(sides):
        x, y = left + at // 2 * (SIDE + GAP), HEAD + at % 2 * (SIDE + GAP)
        name = side_name(side)
        sheet.add(side, 0, name, x, y)
        label = f"{names[side]}, side {name[-1]} of section {name[:-1]}"
        sheet.cover(side_id(side), label, x, y, names[side], (f"side {name}",))


def show_turns(view: Siege, sheet: Sheet, left: int) -> None:
    """The chosen side in its four turns; the Dungeon in one."""
    name = places_named(view.options.own_maps)[view.side]
    turns = sorted({spot.turn for spot in places(view.laid, view.side, view.options.own_maps)})
    sheet.head("head-sides", f"{name}: which way round?", left, min(2, len(turns)) * (SIDE + GAP) - GAP)
    for at, turn in enumerate(turns):
        x, y = left + at % 2 * (SIDE + GAP), HEAD + at // 2 * (SIDE + GAP)
        sheet.add(view.side, turn, f"turn{turn}", x, y)
        sheet.cover(turn_id(turn), f"{name}, {TURNED[turn]}", x, y, TURNED[turn])


def where(view: Siege, x: int, y: int) -> str:
    """A free place in words."""
    return f"A free place {Laid(view.side, 0, x, y).told(view.laid, view.options.own_maps)}"
