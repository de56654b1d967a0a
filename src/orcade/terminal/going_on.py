"""What is taken as proposed and is said to go on, "until Mog falls", is given by itself as long as the same is said of
what the same rule asks next, as on the page. Another answer to that ends it, and so does ctrl-C."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..table.match import Match
from ..table.requests import Ask, Seat
from ..table.walks import ways

PAUSE = 0.9
"""Seconds in which it is seen, and can be stopped, where somebody looks at a terminal."""


class Proposed(NamedTuple):
    """What one mostly wants."""

    say: str
    lasts: str
    """How long it goes on (`Plan.lasts`, `Game.lasts`); mostly empty."""


def proposed(match: Match, ask: Ask) -> Proposed:
    """The best plan, where there is one that does not stand beside that, else the usual answer, or the only one."""
    plan = next(ways(match, ask), None)
    if plan is not None and plan.planned and not plan.beside:
        return Proposed(plan.say, plan.lasts)
    question = match.scene(ask.seat).question
    assert question is not None
    only = question.choices[0].say if len(question.choices) == 1 else ""
    return Proposed(question.usual or only, question.lasts)


class GoingOn:
    """What was taken that goes on."""

    def __init__(self) -> None:
        self._taken: dict[tuple[Seat, str], str] = {}
        """By seat and rule, how long goes on what was taken."""

    def takes(self, match: Match, ask: Ask, *said: str) -> str:
        """A player answers in these words, which mean the same: how long that goes on; empty where it does not."""
        found = proposed(match, ask)
        lasts = self._taken[ask.seat, ask.rule] = found.lasts if found.say in said else ""
        return lasts

    def next(self, match: Match, ask: Ask, *, waits: bool) -> str:
        """What is given by itself now; empty where the player is asked. `waits`: for a moment."""
        lasts = self._taken.get((ask.seat, ask.rule))
        found = proposed(match, ask) if lasts else None
        if found is None or found.lasts != lasts:
            return ""
        if waits:
            time.sleep(PAUSE)
        return found.say

    def stop(self) -> bool:
        """Everybody is asked again; whether anything went on."""
        went = any(self._taken.values())
        self._taken.clear()
        return went
