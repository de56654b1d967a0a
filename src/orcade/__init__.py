"""Orcade: the table for five orc games. The public API on one screen.

>>> match = new("masters-fight", seats=4, seed=7)
>>> while not match.over:
...     for ask in match.asks:
...         match.answer(ask.options[0], seat=ask.seat)
>>> match.standings.places
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from .table.dice import Chance, Loose, Scripted, Stream
from .table.errors import BadRecord, BadSetup, MatchOver, NotYourTurn, OrcadeError, Refused, UnknownGame
from .table.game import Ending, Game, State, game_named, installed_games
from .table.match import Match
from .table.match import new as _new
from .table.options import Options, parse
from .table.record import Record, load
from .table.record import transcribe as record
from .table.replaying import Replay, replay
from .table.requests import OPEN, SPECTATOR
from .table.verifying import verify

__all__ = [
    "OPEN",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Ending",
    "Game",
    "Loose",
    "Match",
    "MatchOver",
    "NotYourTurn",
    "OrcadeError",
    "Record",
    "Refused",
    "Replay",
    "Scripted",
    "State",
    "Stream",
    "UnknownGame",
    "installed_games",
    "load",
    "new",
    "record",
    "replay",
    "verify",
]

__version__ = "0.1.0"


def new(
    game: str | Game,
    seats: int | None = None,
    *,
    seed: int | bytes | None = None,
    options: Options | Mapping[str, Any] | None = None,
    dice: Chance | None = None,
    state: State | None = None,
) -> Match:
    """Open a match of a game, named or given, from its beginning or from any state.

    `seats`: number of players (the least the game allows if omitted). `seed`: repeats the dice; fresh if omitted.
    `options`: the game's options, or words for them: `{"round_cap": "off"}`. `dice`: another source of chance.
    A `state` has its seats and options; what is given of them besides must be the same.
    Raises `UnknownGame` or `BadSetup`.
    """
    found = game_named(game) if isinstance(game, str) else game
    chosen = options if options is None or isinstance(options, Options) else _chosen(found, options, state)
    return _new(found, seats, seed=seed, options=chosen, dice=dice, state=state)


def _chosen(game: Game, words: Mapping[str, Any], state: State | None) -> Options:
    """Options from words. What they do not name is as in the state, where there is one, and else as usual."""
    chosen = parse(game.options, words)
    if state is None or not isinstance(state, game.state):
        return chosen
    named = {name.replace("-", "_") for name in words}
    own: Options = state.options
    return replace(own, **{name: getattr(chosen, name) for name in named})
