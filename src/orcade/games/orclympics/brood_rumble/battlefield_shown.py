"""Battlefields as they are chosen: what each looks like, and what is to be expected of it."""

from __future__ import annotations

from typing import Any

from orcade.table.scene import Scene
from orcade.table.words import counted, listed

from .pieces import RumbleOptions
from .rules import start
from .scene import zone
from .terrain import BY_TURNS, COVER, DANGEROUS, INCH, MOUND, PIT, PLATFORM, SIDE, TITLES, ready

ON_IT = (PIT, DANGEROUS, PLATFORM, COVER, MOUND)
PLURALS = {DANGEROUS: "piece of Dangerous Terrain|pieces of Dangerous Terrain", COVER: "Cover|Cover"}


def depicts(option: str, value: Any) -> Scene | None:
    """The battlefield of this name, before anybody has come."""
    if option != "battlefield":
        return None
    rumble = start(2, RumbleOptions(battlefield=value))
    if value == BY_TURNS:
        told = "Bare ground: the teams place what is to be on it themselves, which takes some turns."
    else:
        rumble.terrain = ready(value)
        kinds = [piece.kind for piece in rumble.terrain]
        on_it = [counted(kinds.count(kind), PLURALS.get(kind, TITLES[kind])) for kind in ON_IT if kind in kinds]
        told = f"{listed(on_it)}."
    return Scene(
        width=SIDE / INCH,
        height=SIDE / INCH,
        look="rumble",
        inches=True,
        headline=told,
        things=tuple(zone(rumble, at) for at in range(len(rumble.terrain))),
    )
