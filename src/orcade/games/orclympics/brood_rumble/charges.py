"""Who could Charge an Orc where he goes, and how likely that is (BR 4.2.1)."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import FERAL
from orcade.table.odds import at_least
from orcade.table.requests import D6

from .geometry import CONTACT
from .pieces import MOVE_ADDS, ORC_R, Orc, Rumble, enemies
from .terrain import INCH

FARTHEST: Final = (D6 + MOVE_ADDS) * INCH + 2 * ORC_R


def chargers(view: Rumble, orc: Orc, x: int, y: int) -> list[Orc]:
    """The enemies whom a Move could bring into contact with him at this point in this Game Turn, were nothing in their
    way."""
    free = [foe for foe in enemies(view, orc) if not foe.done and not foe.down and foe.foe < 0]
    return [foe for foe in free if CONTACT < (foe.x - x) ** 2 + (foe.y - y) ** 2 <= FARTHEST**2]


def charging(view: Rumble, foe: Orc, x: int, y: int) -> float:
    """The chance that an enemy's Move is long enough to Charge at this point; Feral Orcs roll again (BR 1.2)."""
    far = ((foe.x - x) ** 2 + (foe.y - y) ** 2) ** 0.5 - 2 * ORC_R
    chance = float(at_least(max(1, -int(-far // INCH) - MOVE_ADDS)))
    return 1 - (1 - chance) ** 2 if view.broods[foe.seat] == FERAL else chance
