"""What an answer would mean, before it is given. The page asks this while a place is chosen; nothing changes."""

from __future__ import annotations

from msgspec import Struct

from ..table.errors import Refused
from ..table.match import Match
from ..table.region import Place, drawn
from ..table.requests import Ask, Seat
from .table_state import TableState


class TriedAnswer(Struct, frozen=True):
    """What an answer would mean, told from the view of the seat that is asked."""

    legal: bool
    say: str
    """Notation of the answer, or of a legal point near it; empty where there is none."""
    x: float | None = None
    """Where the point of `say` lies, in inches; None where it is no point."""
    y: float | None = None
    label: str = ""
    hint: str = ""
    error: str = ""
    """Why the answer itself is not legal."""
    rule: str = ""


def try_answer(table: TableState, seat: Seat, words: str) -> TriedAnswer:
    """What a seat's answer would mean. `NotYourTurn`, `NotYet` or `MatchOver` where the seat is not asked."""
    match = table.playing()
    ask = match.ask_of(seat)
    try:
        return _meaning(match, ask, words, None)
    except Refused as refused:
        if not refused.nearest:
            return TriedAnswer(False, "", error=str(refused).removeprefix(f"{refused.rule}: "), rule=refused.rule)
        return _meaning(match, ask, refused.nearest, refused)


def _meaning(match: Match, ask: Ask, words: str, refused: Refused | None) -> TriedAnswer:
    option = match.read(ask, words)
    view = match.board(ask.seat)
    x, y = drawn(option.x, option.y) if isinstance(option, Place) else (None, None)
    label, hint = option.label(view), match.game.hint(view, option)
    if refused is None:
        return TriedAnswer(True, option.notation(view), x, y, label, hint)
    why = str(refused).removeprefix(f"{refused.rule}: ").removesuffix(f"; the nearest would be {refused.nearest}")
    return TriedAnswer(False, option.notation(view), x, y, label, hint, why, refused.rule)
