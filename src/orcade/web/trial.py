"""What an answer would mean, before it is given: the ghost on a measured board asks as it moves. Changes nothing."""

from __future__ import annotations

from msgspec import Struct

from ..table.errors import Refused
from ..table.match import Match
from ..table.region import Place, drawn
from ..table.requests import Ask, Seat
from .sitting import Sitting


class Tried(Struct, frozen=True):
    """What may be said of an answer, in words from the asked seat's view."""

    legal: bool
    say: str
    """The notation that would be taken: of this answer, or of a legal point near it; empty where there is none."""
    x: float | None = None
    """Where that lies, in inches."""
    y: float | None = None
    label: str = ""
    hint: str = ""
    error: str = ""
    """Why the answer itself is not legal."""
    rule: str = ""


def tried(sitting: Sitting, seat: Seat, words: str) -> Tried:
    """What a seat's answer would mean. `NotYourTurn`, `NotYet` or `Over` where nothing is asked of it."""
    match = sitting.playing()
    ask = match.ask_of(seat)
    try:
        return _meaning(match, ask, words, None)
    except Refused as refused:
        if not refused.nearest:
            return Tried(False, "", error=str(refused).removeprefix(f"{refused.rule}: "), rule=refused.rule)
        return _meaning(match, ask, refused.nearest, refused)


def _meaning(match: Match, ask: Ask, words: str, refused: Refused | None) -> Tried:
    option = match.read(ask, words)
    view = match.board(ask.seat)
    x, y = drawn(option.x, option.y) if isinstance(option, Place) else (None, None)
    label, hint = option.label(view), match.game.hint(view, option)
    if refused is None:
        return Tried(True, option.notation(view), x, y, label, hint)
    why = str(refused).removeprefix(f"{refused.rule}: ").removesuffix(f"; the nearest would be {refused.nearest}")
    return Tried(False, option.notation(view), x, y, label, hint, why, refused.rule)
