"""Trials of visitors: their changes to a game are played against what ships, in a process that has time left over.

A trial is played in pieces of a second or less, or of one game, and only while somebody looks at it; trials take turns,
and no visitor has two pieces at once. The process is the least important one of the machine: whatever a person waits
for comes first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final

from ..table.game import Game
from ..table.options import Options
from . import trial_pieces
from .content_workers import ContentWorkers
from .errors import NoTrial, TooHard, TooMany
from .links import fresh_token
from .trial_pieces import Piece, Shown

log = logging.getLogger("orcade.web")

LEVELS: Final = (
    ("random", "At random: thousands of games, by bots that know nothing"),
    ("search-5", "Hasty: some hundred games, by bots that hardly think"),
    ("easy", "Easy: the fewest games, by bots that know what is good"),
)
"""The bots that may play."""

MOST: Final = 3200
"""Games with the change, and as many without it."""
BUDGET: Final = 600.0
"""Seconds of the processor for one trial."""
DEADLINE: Final = 120.0
"""Seconds of the processor in which one game with the change and one without it have to be through."""
PATIENCE: Final = 1800.0
"""Seconds by the clock for the same: a trial gets what others leave."""
IDLE = True
"""Trials have the time of the processor that nobody else wants."""
REST: Final = 20.0
"""Seconds after which nobody looks any more."""
KEPT: Final = 100
"""Trials that are kept, of all visitors."""
OWN: Final = 4
"""Of one visitor."""


class OneTrial:
    """A trial, in memory."""

    def __init__(
        self, visitor: str, game: Game, level: str, changed: Options, form: Mapping[str, str], now: float
    ) -> None:
        self.token = fresh_token()
        self.visitor = visitor
        self.game = game
        self.level = level
        self.levels = (level,) * max(game.seats[0], min(4, game.seats[-1]))
        self.changed = changed
        self.form = form
        """As it was sent, to change it and try again."""
        self.looked = now
        """When somebody looked at it last."""
        self.trial = b""
        self.shown = Shown()
        self.seconds = 0.0
        """Of the processor, so far."""
        self.waited = 0.0
        """By the clock, for the same."""
        self.stopping = False
        """The piece to come is the last one."""
        self.ended = ""
        """Why no more is played; empty while it goes on."""
        self.task: asyncio.Task[None] | None = None

    @property
    def rate(self) -> float:
        """Games a second, with and without the change together."""
        return 2 * self.shown.games / self.waited if self.waited else 0.0

    @property
    def minutes(self) -> float:
        """For which it may go on, at most."""
        if not self.shown.games:
            return 0.0
        by_games = 2 * (MOST - self.shown.games) / self.rate
        return min(by_games, (BUDGET - self.seconds) * self.waited / max(self.seconds, 1e-6)) / 60


class Trials:
    """All trials of a server. Make one for a server, and close it with the server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._all: dict[str, OneTrial] = {}
        """By token; who was looked at last is last."""
        self._workers = ContentWorkers(DEADLINE, patience=PATIENCE, processes=1, idle=IDLE)
        self.possible = find_spec("pyarrow") is not None
        """What comes with `orcade[lab]` is there."""

    def start(self, visitor: str, game: Game, level: str, changed: Options, form: Mapping[str, str]) -> OneTrial:
        """Try a change. Older trials make room."""
        own = [trial for trial in self._all.values() if trial.visitor == visitor]
        if len(own) >= OWN:
            self._forget(own[0])
        elif len(self._all) >= KEPT:
            self._forget(next(iter(self._all.values())))
        trial = OneTrial(visitor, game, level, changed, form, self._clock())
        self._all[trial.token] = trial
        self._wake(trial)
        return trial

    def look(self, token: str) -> OneTrial:
        """Somebody looks at a trial, so it goes on. `NoTrial` where it is forgotten."""
        trial = self._all.pop(token, None)
        if trial is None:
            raise NoTrial("this trial is forgotten, or never was; start it again")
        self._all[token] = trial
        trial.looked = self._clock()
        self._wake(trial)
        return trial

    def stop(self, token: str) -> None:
        """Play no more than the piece that is being played."""
        self.look(token).stopping = True

    def close(self) -> None:
        for trial in self._all.values():
            if trial.task is not None:
                trial.task.cancel()
        self._workers.close()

    def _forget(self, trial: OneTrial) -> None:
        del self._all[trial.token]
        trial.ended = "Forgotten."  # What is being played of it is played to its end: to start a process takes longer.

    def _wake(self, trial: OneTrial) -> None:
        if not trial.ended and (trial.task is None or trial.task.done()):
            trial.task = asyncio.create_task(self._play(trial))

    async def _play(self, trial: OneTrial) -> None:
        """Piece after piece, until it is over or nobody looks."""
        while not trial.ended and self._clock() - trial.looked < REST:
            last = trial.stopping or trial.seconds >= BUDGET
            begun = self._clock()
            try:
                done = await self._piece(trial, last)
            except TooMany:  # Forgotten ones of this visitor are before it.
                await asyncio.sleep(1)
            except TooHard:
                trial.ended = "A game of this kind takes longer than this server has for a trial."
            except Exception as wrong:  # A rule that fails with this content fails in this trial alone.
                log.warning("a trial of %s failed: %r", trial.game.title, wrong)
                trial.ended = "It could not be played to its end: a rule failed."
            else:
                trial.trial, trial.shown = done.trial, done.shown
                trial.seconds += done.seconds
                trial.waited += self._clock() - begun
                if done.shown.over:
                    trial.ended = _why(trial)

    async def _piece(self, trial: OneTrial, last: bool) -> Piece:
        given = trial.game.name, trial.levels, trial.changed, trial.trial, MOST, last
        return await self._workers.run(trial.visitor, trial_pieces.piece, *given)


def _why(trial: OneTrial) -> str:
    certain = [line.words for line in trial.shown.lines if line.certain]
    if certain:
        return f"It is certain: {certain[0]}."
    if not trial.shown.lines:
        return "Nothing differs: with the change, all these games came out as they did without it."
    if trial.stopping:
        return "Stopped: nothing is certain yet."
    if trial.seconds >= BUDGET:
        return "Nothing is certain in the time that this server has for a trial."
    return "Nothing is certain: what it changes, if anything, is too little to be seen in so many games."
