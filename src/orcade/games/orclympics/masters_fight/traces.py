"""What is drawn of an answer before it is given: who could strike an Orc where he goes."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import middle
from orcade.table.game import Tracer
from orcade.table.requests import Option
from orcade.table.trace import Line, Trace

from .answers import Move
from .pieces import BRAWLING, NAMES, Fight, acting
from .reach import strikers


def _move(view: Fight, answer: Move) -> Trace | None:
    """A line from everybody who could strike there."""
    if view.phase != BRAWLING:
        return None
    threats = strikers(view, acting(view), answer.square)
    end = middle(answer.square)
    lines = tuple(Line(middle(other.square), end, NAMES[other.seat], kind="threat") for other in threats)
    return Trace(lines=lines) if lines else None


TRACES: dict[type[Option], Tracer] = {Move: _move}
