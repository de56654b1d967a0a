"""What a bot would do, for a player who asks: one answer, and the rest of the turn as it might go."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from ..bots import Planned, left_to_search, preview, suggestion
from ..table.match import Match
from ..table.questions import proposed
from ..table.requests import Option, Seat
from ..table.walks import planned
from .live_table import LiveTable

FIRST_MATCH: Final = "A matter of taste; this one is good for a first match."
RULE_OF_THUMB: Final = "It has tried out what may follow; the large button goes by a rule of thumb."


class Advice(Struct, frozen=True):
    """Found with what the seat that asks may see. All is empty where a bot holds no answer for better than others, and
    where another person plays, too, what only a search would find: it takes time, which others would wait for."""

    say: str = ""
    """Notation of the answer, or of the plan that begins with it (`Game.plans`)."""
    label: str = ""
    hint: str = ""
    why: str = ""
    """Why a search finds this; where it is another answer than the page proposes (`Game.usual`), how that comes."""
    plan: tuple[Planned, ...] = ()
    """The turn to its end, in a world as it could be; this answer is the first part of it where it names anything."""


async def advice(live: LiveTable, seat: Seat) -> Advice:
    """What a bot would do in the place of a seat; `NotYourTurn`, `NotYet` or `MatchOver` where that is not asked."""
    match = live.state.playing()
    taste = for_first(match, seat)
    if taste is not None:
        board = match.board(seat)
        return Advice(taste.notation(board), taste.label(board), match.game.hint(board, taste), FIRST_MATCH)
    answer, why = suggestion(match, seat), ""
    if answer is None and live.state.solo and left_to_search(match, seat):
        answer = match.read(match.ask_of(seat), await live.bots.advised(seat))
        why = reasons(match, seat, answer)
    if answer is None:
        return Advice()
    turn = tuple(preview(match, seat, Random(len(match.tape))))
    board = match.board(seat)
    plan = next((way for way in planned(match, match.ask_of(seat)) if way.steps[0] == answer), None)
    said = answer if plan is None else plan
    hint = match.game.hint(board, answer) if plan is None else plan.hint
    return Advice(said.notation(board), said.label(board), hint, why, turn)


def for_first(match: Match, seat: Seat) -> Option | None:
    """What the page proposes, where that is because it is good for a first match."""
    board, ask = match.board(seat), match.ask_of(seat)
    option = proposed(ask, match.game.wanted(board, ask), board)
    return option if option is not None and option.for_first(board) else None


def reasons(match: Match, seat: Seat, found: Option) -> str:
    """What speaks for an answer that a search has found, and for the one that is proposed where that is another."""
    game, board, ask = match.game, match.board(seat), match.ask_of(seat)
    why = game.reason(board, ask, found)
    usual = game.wanted(board, ask)
    if usual in (None, found):
        return why
    return f"{why} {RULE_OF_THUMB}".strip()
