"""Points for answers, as a game's judges give them, become the weights of a policy (`Game.policy`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from math import exp
from typing import Any, TypeVar

from .requests import Ask, Option

T = TypeVar("T")
A = TypeVar("A", bound=Option)

Judged = dict[Option, float]
"""The answers that deserve a thought, with points."""


def weights(judged: Judged, warmth: float, least: float) -> Judged:
    """Their weights, of which the greatest is 1; none where there are no answers.

    `warmth`: points by which an answer has to be worse to have e times less weight. `least`: an answer with less than
    this part of the best one's weight is left out."""
    best = max(judged.values(), default=0.0)
    found = {option: exp((points - best) / warmth) for option, points in judged.items()}
    return {option: weight for option, weight in found.items() if weight >= least}


def once(judge: Callable[[Any, Ask], T]) -> Callable[[Any, Ask], T]:
    """Works out once what it finds for a question: a page asks for it more than once, for `Game.usual` and
    `Game.plans`."""
    last: tuple[Ask, T] | None = None

    @wraps(judge)
    def judged(board: Any, ask: Ask) -> T:
        nonlocal last
        if last is None or last[0] is not ask:
            last = ask, judge(board, ask)
        return last[1]

    return judged


def once_each(find: Callable[[Any, A], T]) -> Callable[[Any, A], T]:
    """Works out once what it finds for each answer in a view, which nobody may change: a page asks for it more than
    once, for `Game.hints` and `Game.plans`."""
    of: Any = None
    known: dict[A, T] = {}

    @wraps(find)
    def found(view: Any, answer: A) -> T:
        nonlocal of
        if of is not view:
            of = view
            known.clear()
        if answer not in known:
            known[answer] = find(view, answer)
        return known[answer]

    return found
