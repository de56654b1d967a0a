"""Bots that failed, in words: an error, an answer that is not legal, a decision that took too long."""

from __future__ import annotations

from collections.abc import Iterable

from .playing import Outcome


class Faults:
    """What is said of the bots that failed in some games."""

    def __init__(self) -> None:
        self._first: dict[str, tuple[int, str]] = {}
        self._games: dict[str, int] = {}

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            failed = {level: words for level, words in zip(outcome.levels, outcome.faults) if words}
            for level, words in failed.items():
                self._games[level] = self._games.get(level, 0) + 1
                self._first[level] = min(self._first.get(level, (outcome.index, words)), (outcome.index, words))

    @property
    def sentences(self) -> list[str]:
        """One for each bot that failed."""
        return [
            f"{level} failed in {'1 game' if games == 1 else f'{games} games'}, and answered at random from there on. "
            f"First in game {self._first[level][0]}: {self._first[level][1]}"
            for level, games in self._games.items()
        ]
