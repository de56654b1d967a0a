"""What an answer would mean, before it is given. The page asks this while a place is chosen; nothing changes."""

from __future__ import annotations

from msgspec import Struct

from ..table.errors import Refused
from ..table.match import Match
from ..table.region import Place, drawn
from ..table.requests import Ask, Seat
from ..table.trace import Trace
from ..table.walks import walk_to
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
    trace: Trace | None = None
    """What is drawn of the answer on the board, legal or not."""


def try_answer(table: TableState, seat: Seat, words: str) -> TriedAnswer:
    """What a seat's answer would mean. `NotYourTurn`, `NotYet` or `MatchOver` where the seat is not asked."""
    match = table.playing()
    ask = match.ask_of(seat)
    try:
        return _meaning(match, ask, words, None)
    except Refused as refused:
        walk = walk_to(match, ask, words)
        if walk is not None:
            board = match.board(seat)
            if walk.plan is None:
                trace = match.game.trace(board, walk.steps[-1])
            else:
                trace = walk.plan.trace or match.game.traced(match.view(seat), words)
            return TriedAnswer(True, walk.notation(board), label=walk.label(board), hint=walk.hint, trace=trace)
        if not refused.nearest:
            why = str(refused).removeprefix(f"{refused.rule}: ")
            return TriedAnswer(
                False, "", error=why, rule=refused.rule, trace=match.game.traced(match.view(seat), words)
            )
        return _meaning(match, ask, refused.nearest, refused)


def _meaning(match: Match, ask: Ask, words: str, refused: Refused | None) -> TriedAnswer:
    option = match.read(ask, words)
    view = match.board(ask.seat)
    x, y = drawn(option.x, option.y) if isinstance(option, Place) else (None, None)
    label, hint = option.label(view), match.game.hint(view, option)
    trace = match.game.trace(view, option)
    if trace is None and isinstance(option, Place) and len(way := option.way(view)) > 2:
        trace = Trace(way=tuple(drawn(*point) for point in way))
    if refused is None:
        return TriedAnswer(True, option.notation(view), x, y, label, hint, trace=trace)
    why = str(refused).removeprefix(f"{refused.rule}: ").removesuffix(f"; the nearest would be {refused.nearest}")
    return TriedAnswer(False, option.notation(view), x, y, label, hint, why, refused.rule, trace)
