"""Why something cannot be laid."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from .pieces import LAY, Lay, Table

NOT_HELD = Why("you have no such tusk in hand", "TD 2")


def sayable(view: Table) -> Sequence[Lay]:
    """Every answer that words can mean, whether it may be given now or not."""
    return LAY


def barred(view: Table, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer; None where it may be given."""
    held = isinstance(answer, Lay) and answer.card in view.hands[seat]
    return None if held else NOT_HELD


def explain(view: Table, seat: Seat, words: str) -> Why | None:
    """What is wrong with words that mean no answer; None where there is nothing to say beyond what is legal."""
    return NOT_HELD if words.lower().startswith("lay ") else None
