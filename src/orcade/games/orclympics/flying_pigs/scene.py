"""What there is to see of the Pigsty."""

from __future__ import annotations

from orcade.table.requests import Seat
from orcade.table.scene import Scene

from .pieces import Pigsty


def scene(view: Pigsty, seat: Seat) -> Scene:
    """The Pigsty from above."""
    return Scene(width=30, height=30, look="pigsty", headline="", things=(), inches=True)
