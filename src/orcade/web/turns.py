"""Whose bot thinks next, and for how long: each table gets its turn, and the more of them wait, the shorter turns are.

This is start-time fair queueing (Goyal, Vin and Cheng 1996), with rounds in place of seconds. In a round every table
that waits has one turn, as long as its weight among all says. Who uses a third of that is due again a third of a round
later. First comes who will be due again first if it thinks as long as the last time, so that short thoughts do not wait
for long ones. A table that has not asked for a while begins with the others: nothing is saved up by resting.

Tables with a higher weight come before others, but for one turn in `FAIR`: so no table waits for ever.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

ROUND: Final = 3.0
"""Seconds of a round. No level thinks longer on one decision, so turns are as long as ever while there are no more
tables than processes."""

PLAYER: Final = 16
"""Weight of a table whose player looks at it: he waits for the bot."""
SPECTATOR: Final = 4
"""Weight of a table that somebody only watches, such as a match among bots."""
NOBODY: Final = 1
"""Weight of a table at which nobody looks. Whoever comes back later finds that the bot has answered."""

FAIR: Final = 4
"""One turn in so many goes to who is due first, whatever its weight."""

DEBT: Final = 2.0
"""Rounds by which a turn puts off the next one, at most. A search cannot stop in the middle of a step, a new process
has a game to load, and a bot may hang; a table does not pay for that for long."""


class Share:
    """A table's share of the processes."""

    __slots__ = ("due", "used", "visitor", "weight")

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        """Who set the table. However many tables of one visitor there are, together they have the weight of one."""
        self.weight = NOBODY
        self.due = 0.0
        """The round in which its next turn is due, with a fraction."""
        self.used = 0.0
        """The part of its last turn that it used: 0 … DEBT."""


class Turn:
    """One bot that wants to think, or thinks."""

    __slots__ = ("asked", "begin", "given", "share")

    def __init__(self, share: Share, begin: Callable[[float], None], asked: float) -> None:
        self.share = share
        self.begin = begin
        self.asked = asked
        self.given = ROUND
        """Seconds that it may take."""


class Turns:
    """The queue before the processes in which bots think."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._processes = processes
        self._clock = clock
        self._round = 0.0
        """When the newest turn that has begun was due."""
        self._begun = 0
        """How many turns have begun."""
        self._waiting: list[Turn] = []
        """Those that asked first are in front."""
        self._thinking: list[Turn] = []
        self._at_work: Counter[str] = Counter()
        """By visitor: his turns that wait or have begun."""
        self.part = 1.0
        """The part of its full time that the newest turn was given."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    @property
    def longest_wait(self) -> float:
        """Seconds that the first of those who wait has waited."""
        now = self._clock()
        return max((now - turn.asked for turn in list(self._waiting)), default=0.0)  # Another thread may ask.

    def join(self, share: Share, begin: Callable[[float], None]) -> Turn:
        """Wait for a turn. `begin` is called when it comes, with the seconds that it may take; then `over` must be."""
        turn = Turn(share, begin, self._clock())
        self._at_work[share.visitor] += 1
        share.due = max(share.due, self._round)
        self._waiting.append(turn)
        self._go_on()
        return turn

    def leave(self, turn: Turn) -> None:
        """Wait no longer; nothing where the turn has begun."""
        if turn in self._waiting:
            self._waiting.remove(turn)
            self._gone(turn)

    def over(self, turn: Turn, seconds: float) -> None:
        """A turn that had begun is over, and so many processor seconds were used."""
        self._thinking.remove(turn)
        share = turn.share
        share.used = min(DEBT, seconds / turn.given)
        share.due += share.used
        self._gone(turn)
        self._go_on()

    def _gone(self, turn: Turn) -> None:
        visitor = turn.share.visitor
        self._at_work[visitor] -= 1
        if not self._at_work[visitor]:
            del self._at_work[visitor]
        if not self._at_work:
            self.part = 1.0

    def _go_on(self) -> None:
        while self._waiting and len(self._thinking) < self._processes:
            self._begun += 1
            turn = min(self._waiting, key=_rank if self._begun % FAIR else _due)
            all_weights = sum(self._weight(each.share) for each in (*self._waiting, *self._thinking))
            turn.given = ROUND * min(1.0, self._processes * self._weight(turn.share) / all_weights)
            self._round = max(self._round, turn.share.due)
            self.part = turn.given / ROUND
            self._waiting.remove(turn)
            self._thinking.append(turn)
            turn.begin(turn.given)

    def _weight(self, share: Share) -> float:
        return share.weight / self._at_work[share.visitor]


def _due(turn: Turn) -> tuple[float, int]:
    """When this one will be due again, if it thinks as long as the last time."""
    share = turn.share
    return share.due + share.used, -share.weight


def _rank(turn: Turn) -> tuple[int, tuple[float, int]]:
    return -turn.share.weight, _due(turn)
