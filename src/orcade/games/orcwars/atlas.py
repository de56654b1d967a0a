"""The map, for whoever wants to read it or check one of his own (`Game.atlas`)."""

from __future__ import annotations

from orcade.table.area_map import AreaMap, land, ridges, territory
from orcade.table.atlas import Sheet, Sheets
from orcade.table.floor import bits
from orcade.table.scene import Scene
from orcade.table.words import counted

from .map_checks import ORCLAND
from .map_files import read_map


def read(text: str) -> Sheets:
    """The map of a text. Raises `BadContent`."""
    found = read_map(text)
    return Sheets(sheets=(_sheet(found.map),), warnings=found.warnings)


def _sheet(map: AreaMap) -> Sheet:
    orclands = map.of_kind(ORCLAND).bit_count()
    facts = (counted(orclands, "orcland"), counted(len(map.areas) - orclands, "outland"))
    return Sheet(
        title="Orclands and outlands",
        facts=(*facts, counted(len(map.routes), "caravan route"), counted(len(ridges(map)), "ridge")),
        parts=(*(told(map, area) for area in range(len(map.areas))), *_routes(map)),
        drawing=map.mosaic.lines,
        picture=bare(map),
    )


def told(map: AreaMap, area: int) -> str:
    """An area in words: "5 Sootpit (E), caves, beside Cold Kettle, Clang Hill. It has burnt for sixty years."."""
    found = map.areas[area]
    number = f"{found.number} " if found.number else ""
    beside = ", ".join(map.areas[each].name for each in bits(map.beside[area]))
    return f"{number}{found.name} ({found.sign}), {found.look}, beside {beside}. {found.words}".strip()


def _routes(map: AreaMap) -> list[str]:
    return [
        f"Route {at}, {route.name}: {', '.join(map.areas[area].name for area in route.areas)}."
        for at, route in enumerate(map.routes, 1)
    ]


def bare(map: AreaMap) -> Scene:
    """The map as it is drawn in play, before anybody is there."""
    width, height = map.size
    areas = (territory(map, at, label=f"{area.name}, {area.look}") for at, area in enumerate(map.areas))
    return Scene(
        width=width,
        height=height,
        look="map",
        headline="The map",
        things=(*areas, *ridges(map)),
        land=land(map),
        roams=True,
    )
