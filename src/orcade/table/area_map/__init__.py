"""Maps of named areas with neighbours, for every game: reading, ways, outlines and places."""

from .area_map import NO_WAY, Area, AreaId, AreaMap, Areas, Route
from .faults import Form
from .reading import Source, read_area_map
from .shown import area_id, footway, land, ridges, territory

__all__ = [
    "NO_WAY",
    "Area",
    "AreaId",
    "AreaMap",
    "Areas",
    "Form",
    "Route",
    "Source",
    "area_id",
    "footway",
    "land",
    "read_area_map",
    "ridges",
    "territory",
]
