"""One game between bots, from its first die to its end, and what is kept of it."""

from __future__ import annotations

import hashlib
from inspect import get_annotations
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from orcade.bots import BotFailed, bot
from orcade.table.dice import Stream
from orcade.table.estimates import Estimate
from orcade.table.game import Game, State, game_named
from orcade.table.match import Match, new


class Task(msgspec.Struct, frozen=True):
    """One game to be played. Dice and bots depend on `seed` and `index` alone, so all cells meet the same luck."""

    game: str
    levels: tuple[str, ...]
    seed: int
    index: int
    """In its cell. In game i, seat s is played by level (s + i) modulo their number."""
    options: Any
    cell: int = 0
    """Which line-up with which variant."""
    choices: bool = False
    """Keep every decision, too."""
    positions: bool = False
    """Keep what counts in every position, too."""
    astray: float = 0.0
    """This share of answers is given at random, whoever plays."""


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One decision of a game."""

    seat: int
    question: str
    rule: str
    options: int
    """How many answers there were, as they were listed."""
    choice: str
    """In notation."""
    kind: str
    """What sort of answer it is: the name of its struct."""
    hint: str
    """What the player was told about it, with odds; empty where there was nothing to tell."""
    before: tuple[float, ...] = ()
    """The game's estimate of each seat's chances, 0 … 1; empty for a game that makes none."""
    after: tuple[float, ...] = ()
    """The same when it was answered and dice had fallen."""


Position = tuple[tuple[int, tuple[float, ...]], ...]
"""Of each side that was not out: its first seat, and its features in the game's estimate."""


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """One game. Lists are by seat."""

    index: int
    levels: tuple[str, ...]
    """Who sat where."""
    places: tuple[int, ...]
    limit: str
    """Name of the limit that ended it; empty where the rulebook did."""
    rounds: int | None
    """For games that count rounds: in the `round` of their state, else in a `turn` that is a number and no seat."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Spent on these decisions."""
    cell: int = 0
    rule: str = ""
    """That ended it."""
    feats: tuple[tuple[str, int], ...] = ()
    """Name and seat, in the order in which they were done."""
    traits: tuple[dict[str, str], ...] = ()
    """What each seat played as: {"brood": "Iron Orcs"}."""
    choices: tuple[Decision, ...] = ()
    """Every decision, where that was asked for."""
    faults: tuple[str, ...] = ()
    """How the bot of each seat failed, which answered at random from there on; empty where it did not, or none did."""
    positions: tuple[Position, ...] = ()
    """After each answer, where that was asked for; of games whose estimate is a weighted sum."""

    @property
    def steady(self) -> Outcome:
        """All of it that another run gives again: without the times."""
        return msgspec.structs.replace(self, seconds=())


def play(task: Task) -> Outcome:
    """Play one game to its end."""
    game: Game = game_named(task.game)
    count = len(task.levels)
    levels = tuple(task.levels[(seat + task.index) % count] for seat in range(count))
    bots = [bot(level, game, timed=False) for level in levels]
    chances = [Random(_derived(task, f"seat {seat}")) for seat in range(count)]
    match = new(game, count, options=task.options, dice=Stream.of(_derived(task, "dice")))
    decisions = [0] * count
    seconds = [0.0] * count
    choices: list[Decision] = []
    faults = [""] * count
    positions: list[Position] = []
    estimate = game.worth if task.positions and isinstance(game.worth, Estimate) else None
    while not match.over:
        ask = match.asks[0]
        seat = ask.seat
        began = perf_counter()
        player = bots[seat]
        if task.astray and chances[seat].random() < task.astray:
            player = bot("random")
        try:
            option = player.choose(match, seat, chances[seat])
        except BotFailed as wrong:
            faults[seat] = str(wrong)
            bots[seat] = bot("random")
            option = bots[seat].choose(match, seat, chances[seat])
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        if task.choices:
            board = match.board(seat)
            told = option.notation(board), type(option).__name__, game.hint(board, option)
            choices.append(Decision(seat, ask.prompt, ask.rule, len(ask.options), *told, _estimate(match)))
        match.answer(option, seat)
        if task.choices:
            choices[-1] = msgspec.structs.replace(choices[-1], after=_estimate(match))
        if estimate is not None and not match.over:
            positions.append(tuple((seat, tuple(map(float, each))) for seat, each in estimate.standing(match.state)))
    ending = match.standings
    assert ending is not None
    counter = rounds_counter(type(match.state))
    return Outcome(
        task.index,
        levels,
        tuple(ending.places),
        ending.limit,
        getattr(match.state, counter) if counter else None,
        tuple(decisions),
        tuple(seconds),
        task.cell,
        ending.rule,
        tuple((feat.name, feat.seat) for feat in ending.feats),
        tuple(dict(game.traits(match.state, seat)) for seat in range(count)),
        tuple(choices),
        tuple(faults) if any(faults) else (),
        tuple(positions),
    )


def _estimate(match: Match) -> tuple[float, ...]:
    worth = match.game.worth
    return tuple(worth(match.state)) if worth is not None else ()


def rounds_counter(state: type[State]) -> str:
    """The field in which games of this state count their rounds; empty where they count none."""
    for name in ("round", "turn"):
        for kind in state.__mro__:
            if get_annotations(kind).get(name) in (int, "int"):
                return name
    return ""


def _derived(task: Task, purpose: str) -> int:
    """A number that depends on the seed, the game's index and what it is for."""
    words = f"orcade arena {task.seed} {task.index} {purpose}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
