"""Plans: answers in a row that a game proposes to be given as one, such as all of a turn (`Game.plans`)."""

from __future__ import annotations

import msgspec

from .requests import Option
from .trace import Trace


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Each step stays an answer of its own, on the tape and in the record; only whoever answers does so once."""

    say: str
    """Its notation: unlike that of any answer."""
    label: str
    """What a button says."""
    hint: str = ""
    """What comes of it."""
    things: tuple[str, ...] = ()
    """Ids of the scene's things to click for it."""
    steps: tuple[Option, ...] = ()
    """In order. Those that turn out not to be asked, since there is nothing else to answer, are left out; it ends early
    where a die falls or somebody else is asked."""
    lasts: str = ""
    """How long it goes on from turn to turn (`Game.lasts`). The only plan there is, if it lasts, a page gives by itself
    from the first."""
    idle: bool = False
    """Whether it decides as little as its question does (`Ask.about`): it is then given by itself where that passes."""
    beside: bool = False
    """Whether it is offered beside what is usual, and never instead of it: what else could be done."""
    trace: Trace | None = None
    """What is drawn of it on the board, where that is more than of an answer that its notation means."""
