"""What is drawn of an answer before it is given: the way, and who could strike an Orc where it ends."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.games.orclympics.chessboard import DISTANCE, middle
from orcade.table.game import Tracer
from orcade.table.grid import Square
from orcade.table.requests import Option
from orcade.table.trace import Line, Trace
from orcade.table.words import counted

from .answers import Move
from .pieces import BRAWLING, NAMES, Fight, Orc, acting
from .reach import strikers


def going(view: Fight, orc: Orc, way: Sequence[Square]) -> Trace:
    """The way of an Orc over these squares, and a line from everybody who could strike at its end."""
    end = middle(way[-1])
    lines = tuple(
        Line(middle(other.square), end, NAMES[other.seat], kind="threat") for other in strikers(view, orc, way[-1])
    )
    points = (middle(orc.square), *(middle(square) for square in way))
    return Trace(way=points, cost=counted(len(way), "square"), lines=lines)


def _move(view: Fight, answer: Move) -> Trace | None:
    """A step; of one that is further away its end alone, since its way is lit."""
    if view.phase != BRAWLING:
        return None
    orc = acting(view)
    trace = going(view, orc, (answer.square,))
    if DISTANCE[orc.square][answer.square] == 1:
        return trace
    return Trace(lines=trace.lines) if trace.lines else None


TRACES: dict[type[Option], Tracer] = {Move: _move}
