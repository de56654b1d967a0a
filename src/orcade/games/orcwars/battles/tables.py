"""Who takes how much damage: the two tables, cell by cell (OW 23.1, OW 23.2, OW-39)."""

from __future__ import annotations

from typing import NamedTuple

from ..pieces import Battle


class Cell(NamedTuple):
    """What one pair of plans leads to. Damage is a share of the other side's power: 1 is all of it, 5 a fifth."""

    attacker: int
    """The attacker takes the defender's power divided by this."""
    attacker_hacked: bool
    """The star: leaders of the attacker who are destroyed are hacked to pieces."""
    defender: int
    """The defender takes the attacker's power divided by this."""
    defender_hacked: bool


Table = tuple[tuple[Cell, ...], ...]
"""By the attacker's plan, then by the defender's: charge, careful, clever."""

OPEN_FIELD: Table = (
    (Cell(1, True, 1, True), Cell(5, True, 2, True), Cell(1, True, 5, False)),
    (Cell(2, True, 5, True), Cell(2, False, 2, False), Cell(5, False, 2, False)),
    (Cell(5, False, 1, True), Cell(2, False, 5, False), Cell(5, False, 5, False)),
)
FORTRESS: Table = (
    (Cell(1, True, 1, True), Cell(1, False, 5, False), Cell(5, True, 1, False)),
    (Cell(2, False, 1, True), Cell(2, False, 5, False), Cell(1, False, 5, False)),
    (Cell(1, False, 5, True), Cell(5, False, 1, True), Cell(5, False, 5, False)),
)


def table_of(battle: Battle) -> Table:
    """The table that holds in a battle."""
    return FORTRESS if battle.fortress else OPEN_FIELD
