"""What a bot would do, for a player who asks: one answer, and the rest of the turn as it might go."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from ..bots import Planned, preview, suggestion
from ..bots.promising import judged
from ..table.requests import Seat
from .live_table import LiveTable


class Advice(Struct, frozen=True):
    """Found with what the seat that asks may see. All is empty where a bot holds no answer for better than others, and
    in games without a policy where another person plays, too: a search takes time, which others would wait for."""

    say: str = ""
    """Notation of the answer."""
    label: str = ""
    hint: str = ""
    plan: tuple[Planned, ...] = ()
    """The turn to its end, in a world as it could be; this answer is the first part of it where it names anything."""


async def advice(live: LiveTable, seat: Seat) -> Advice:
    """What a bot would do in the place of a seat; `NotYourTurn`, `NotYet` or `MatchOver` where that is not asked."""
    match = live.state.playing()
    answer = suggestion(match, seat)
    if answer is None and live.state.solo and judged(match.game, match.view(seat), match.ask_of(seat)) is None:
        answer = match.read(match.ask_of(seat), await live.bots.advised(seat))
    if answer is None:
        return Advice()
    board = match.board(seat)
    plan = preview(match, seat, Random(len(match.tape)))
    return Advice(answer.notation(board), answer.label(board), match.game.hint(board, answer), tuple(plan))
