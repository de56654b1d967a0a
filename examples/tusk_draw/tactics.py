"""How a game of Tusk Draw stands, for searches that stop before its end."""

from __future__ import annotations

from .pieces import Table


def worth(table: Table) -> list[float]:
    """Each seat's share of the points taken so far, with one more for everybody so that nothing is certain."""
    total = sum(table.points) + table.seats
    return [(points + 1) / total for points in table.points]
