"""What there is to see of a pit fight."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat
from orcade.table.scene import Scene

from .pieces import Pit


def scene(view: Pit, seat: Seat) -> Scene:
    return Scene(width=12, height=8, look="pit", headline="", things=())


def explain(view: Pit, seat: Seat, words: str) -> Why | None:
    return None
