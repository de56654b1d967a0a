"""Questions for a square: a start, an orc that comes, a return, a spell."""

from __future__ import annotations

from functools import partial

from orcade.table.floor import bits
from orcade.table.grid import Square
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, Flow, Option, Seat

from .answers.choosing import AT
from .pieces import Siege


def ask_square(siege: Siege, seat: Seat, squares: int, asked: int, about: int, prompt: str, rule: str) -> Flow[Square]:
    """One of a set of squares, of a seat's choice; not asked where there is but one. `asked`: WHERE_…; `about`: whom it
    concerns."""
    if squares.bit_count() == 1:
        return squares.bit_length() - 1
    siege.asked = asked
    siege.about = about
    siege.squares = list(bits(squares))
    answer = yield Ask(seat, prompt, Lazy(partial(square_options, siege)), rule)
    siege.squares = []
    return answer.square  # type: ignore[no-any-return]


def square_options(siege: Siege) -> list[Option]:
    """The squares that are asked about."""
    return [AT[square] for square in siege.squares]
