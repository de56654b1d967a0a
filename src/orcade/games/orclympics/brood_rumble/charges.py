"""Who could Charge an Orc where he goes, and how likely that is (BR 4.2.1)."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import FERAL
from orcade.table.odds import at_least
from orcade.table.requests import D6

from .geometry import CONTACT
from .pieces import MOVE_ADDS, ORC_R, Orc, Rumble, enemies, may_charge
from .terrain import INCH

FARTHEST: Final = (D6 + MOVE_ADDS) * INCH + 2 * ORC_R


def chargers(view: Rumble, orc: Orc, x: int, y: int, more: int = 0) -> list[Orc]:
    """The enemies whom a Move, so much longer, could bring into contact with him at this point in this Game Turn, were
    nothing in their way."""
    free = [foe for foe in enemies(view, orc) if not foe.done and not foe.down and foe.foe < 0]
    return [foe for foe in free if CONTACT < (foe.x - x) ** 2 + (foe.y - y) ** 2 <= (FARTHEST + more) ** 2]


def charging(view: Rumble, foe: Orc, x: int, y: int) -> float:
    """The chance that an enemy's Move is long enough to Charge at this point; Feral Orcs roll again (BR 1.2)."""
    chance = float(at_least(die_for(foe, x, y)))
    return 1 - (1 - chance) ** 2 if view.broods[foe.seat] == FERAL else chance


def die_for(orc: Orc, x: int, y: int) -> int:
    """The least die with which a Move of this Orc is long enough to Charge at a point; over six, none is."""
    far = ((orc.x - x) ** 2 + (orc.y - y) ** 2) ** 0.5 - 2 * ORC_R
    return max(1, -int(-far // INCH) - MOVE_ADDS)


def long_enough(view: Rumble, orc: Orc, foe: Orc) -> bool:
    """Whether the Move that this Orc has rolled is, were nothing in his way."""
    return view.reach >= (die_for(orc, foe.x, foe.y) + MOVE_ADDS) * INCH


def likeliest(view: Rumble, orc: Orc) -> tuple[Orc, float] | None:
    """Whom a Move of this Orc would reach most likely, were nothing in his way; None where it reaches nobody."""
    foes = [foe for foe in enemies(view, orc) if may_charge(orc, foe)]
    best = min(foes, key=lambda foe: (foe.x - orc.x) ** 2 + (foe.y - orc.y) ** 2, default=None)
    if best is None or (best.x - orc.x) ** 2 + (best.y - orc.y) ** 2 > FARTHEST**2:
        return None
    return best, charging(view, orc, best.x, best.y)
