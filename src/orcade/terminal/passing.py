"""What is answered by itself, as the player at the terminal wishes: the same as on the page. Occasions pass, and where
there is only one answer it is given."""

from __future__ import annotations

from ..table.errors import OrcadeError
from ..table.game import Game
from ..table.questions import spared
from ..table.region import Region
from ..table.requests import Ask, Option

IDLE, NEVER, TURN, UNLESS = "idle", "never", "turn", "unless"
TOLD = {
    IDLE: "Where there is only one answer, it is given by itself.",
    NEVER: "Nothing is answered by itself.",
    TURN: "Everything passes by itself until it is your turn.",
}


class UnknownWish(OrcadeError):
    """No such way to let occasions pass."""


class Passing:
    """What one player wishes to be asked."""

    def __init__(self, game: Game) -> None:
        self._stops = game.stops
        self._minds = game.minds
        self._ways = tuple(how for how in TOLD if game.stops or how != TURN)
        self._how = IDLE
        self._unless: tuple[str, ...] = ()

    def lets_go(self, ask: Ask, usual: Option | None = None) -> Option | None:
        """The option that is given by itself; None where the player is asked. `usual`: what is proposed."""
        only = len(ask.options) == 1 and not isinstance(ask.options, Region)
        passes = spared(ask, usual) or (ask.options[0] if only else None)
        if not ask.about:
            self._how = IDLE if self._how == TURN and not only else self._how
            wished = only and self._how != NEVER  # A turn of one's own.
        else:
            wished = {
                IDLE: only or (usual in (None, passes) and self._rarely(ask)),
                NEVER: False,
                TURN: True,
                UNLESS: not any(word in self._unless for word in ask.about),
            }[self._how]
        return passes if wished else None

    def _rarely(self, ask: Ask) -> bool:
        """Whether it is about nothing that everybody wishes to be asked about."""
        return bool(self._minds) and not any(word in self._minds for word in ask.about)

    def wish(self, words: str) -> str:
        """Follow what the player types, "never" or "unless exit"; what happens from now on, in words."""
        how, *stops = words.split() or [""]
        if how == UNLESS and stops and all(word in self._stops for word in stops):
            self._how, self._unless = UNLESS, tuple(stops)
        elif how in self._ways and not stops:
            self._how = how
        elif words:
            ways = [*self._ways, *(f"{UNLESS} {word}" for word in self._stops)]
            raise UnknownWish(f"there is no {words[:40]!r} here; there are: {', '.join(ways)}")
        if self._how == UNLESS:
            return f"Everything passes by itself unless {', or '.join(self._stops[word] for word in self._unless)}."
        return TOLD[self._how]
