"""Circuits as they are chosen: what each looks like, and what is to be expected of it."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Any

from orcade.table.scene import Scene
from orcade.table.words import counted

from .geometry import track
from .pieces import RageOptions
from .rules import start
from .scene import gates, ruts, terrain


def depicts(option: str, value: Any) -> Scene | None:
    """The circuit of this name, as it lies there before anybody has come."""
    if option != "circuit":
        return None
    race = start(2, RageOptions(circuit=value))
    course, worn = track(race).circuit, ruts(race)
    lap = round(sum(dist(a, b) for a, b in pairwise(worn.points)))
    told = f"A lap is {lap} inches, past {counted(len(course.terrain), 'piece|pieces')} of terrain."
    return Scene(
        width=course.board,
        height=course.board,
        look="circuit",
        inches=True,
        headline=f"{told} {course.words}",
        things=(worn, *terrain(race), *gates(race)),
    )
