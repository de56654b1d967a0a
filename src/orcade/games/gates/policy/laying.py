"""Where bots lay a section of the map."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask

from ..answers.setting_up import Lay
from ..board import compact
from ..pieces import Siege


def lay(siege: Siege, ask: Ask) -> Judged:
    """Where the map stays compact, turned as chance wants it."""
    return {Lay(spot.turn, spot.x, spot.y): 0.0 for spot in compact(siege.laid, siege.side, siege.options.own_maps)}
