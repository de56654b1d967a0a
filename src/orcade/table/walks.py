"""Walks: answers in a row, each a step further, that are given as one wherever nothing is rolled on the way.

A game says which of its answers are steps (`Game.steps`), and may propose plans (`Game.plans`). Each step stays an
answer of its own, on the tape and in the record; only whoever answers does so once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, NoReturn

from .choices import Way
from .errors import Refused
from .match import Match
from .odds import chance
from .plans import Plan
from .region import Place, drawn
from .requests import Ask, Option, Seat
from .words import counted


class Walk(NamedTuple):
    """Two steps or more; of a plan at least one."""

    steps: tuple[Option, ...]
    """In order. Only what follows from the last one may be rolled, or asked of somebody else."""
    hint: str
    """How far it is, what the last step does, and what is asked then."""
    plan: Plan | None = None
    """What it is by, where it is a plan of the game."""

    def notation(self, board: Any) -> str:
        return self.steps[-1].notation(board) if self.plan is None else self.plan.say

    def label(self, board: Any) -> str:
        return self.steps[-1].label(board) if self.plan is None else self.plan.label


class _Falls(Exception):
    """A die would fall here."""


class _NoDice:
    """The chance of a match that is walked on to see how far one gets: nothing may be rolled."""

    def _falls(self, place: int, request: object) -> NoReturn:
        raise _Falls

    roll = shuffle = clock = _falls


class _Place(NamedTuple):
    """Somewhere on the way: the match as it would stand there."""

    match: Match
    steps: tuple[Option, ...]
    next: Sequence[Option]
    """The steps from here."""


def walks(match: Match, ask: Ask, board: Any = None) -> list[Walk]:
    """The plans of the game, the best first. Then the shortest walk to each place that is further than one step away,
    the nearest first; none for a seat that is asked for no step, or together with others. `board`: what the seat knows
    (`Match.board`), where it is at hand."""
    return [*planned(match, ask, board), *_further(match, ask)]


def planned(match: Match, ask: Ask, board: Any = None) -> Iterator[Walk]:
    """The plans of the game, the best first, as far as nothing is rolled."""
    plans = match.game.plans
    if plans is None or len(match.asks) > 1:
        return
    for plan in plans(match.board(ask.seat) if board is None else board, ask):
        walk = _followed(match, ask, plan)
        if walk is not None:
            yield walk


def _followed(match: Match, ask: Ask, plan: Plan) -> Walk | None:
    """A plan, as far as nothing is rolled; None where none of its steps may be given."""
    after = match.clone(_NoDice())
    steps = []
    for step in plan.steps:
        own = next((each for each in after.asks if each.seat == ask.seat), None)
        if own is None:
            break
        if step not in own.options:
            continue
        steps.append(step)
        try:
            after.answer(step, ask.seat)
        except _Falls:
            break
    return Walk(tuple(steps), plan.hint, plan) if steps else None


def _further(match: Match, ask: Ask) -> list[Walk]:
    near = _steps(match, ask.seat)
    found: list[Walk] = []
    first = frozenset(near)
    ends: set[Option] = set()
    level = [_Place(match, (), near)]
    while level:
        further: dict[Option, _Place] = {}
        for here in level:
            board = None
            for step in here.next:
                if step in ends or step in further:
                    continue
                there = _gone(here, step, ask.seat)
                if there is not None and there.next:
                    further[step] = there
                    if len(there.next) == len(there.match.asks[0].options):
                        continue  # Nobody can stay there.
                ends.add(step)
                if step not in first:
                    board = here.match.board(ask.seat) if board is None else board
                    found.append(Walk((*here.steps, step), _hint(here, board, step, there, ask.seat)))
        level = list(further.values())
    return found


def _steps(match: Match, seat: Seat) -> list[Option]:
    """The steps that may be answered now."""
    kinds = match.game.steps
    alone = kinds and len(match.asks) == 1 and match.asks[0].seat == seat
    return [option for option in match.asks[0].options if type(option) in kinds] if alone else []


def _gone(here: _Place, step: Option, seat: Seat) -> _Place | None:
    """A step further; None where a die falls for it, or somebody sees a card."""
    after = here.match.clone(_NoDice())
    try:
        after.answer(step, seat)
    except _Falls:
        return None
    if after.state.cards.known != here.match.state.cards.known:
        return None
    kind = type(step)
    on = [option for option in _steps(after, seat) if type(option) is kind]
    if on and _walker(after, kind) != _walker(here.match, kind):
        on = []
    return _Place(after, (*here.steps, step), on)


def _walker(match: Match, kind: type[Option]) -> str:
    """Who goes with a step of this kind."""
    return match.game.steps[kind](match.game.board(match.state))


def _hint(here: _Place, board: Any, step: Option, there: _Place | None, seat: Seat) -> str:
    """`board`: what the one who walks knows of `here`."""
    parts = [f"{counted(len(here.steps) + 1, 'step')}.", here.match.game.hint(board, step)]
    if there is not None:
        parts += [f"Then: {ask.prompt}" for ask in there.match.asks if ask.seat == seat]
    return " ".join(filter(None, parts))


def walk_to(match: Match, ask: Ask, words: str) -> Walk | None:
    """The walk that ends with the answer of this notation, or else as near to it as can be; None where there is none.
    The words mean no answer that may be given by itself."""
    said = " ".join(words.lower().split())
    found = walks(match, ask)
    board = match.board(ask.seat) if found else None
    walk = next((walk for walk in found if walk.notation(board).lower() == said), None)
    return near_to(match, ask, said) if walk is None else walk


def near_to(match: Match, ask: Ask, words: str) -> Walk | None:
    """What comes as near as can be to an answer that may not be given (`Game.farther`); None where nothing does."""
    farther = match.game.farther
    plan = farther(match.board(ask.seat), words.lower()) if farther is not None and len(match.asks) == 1 else None
    return _followed(match, ask, plan) if plan is not None else None


def steps_to(match: Match, ask: Ask, words: str) -> Sequence[Option]:
    """What some notation means: an answer, or the steps of the walk that ends with it; `Refused` if it is neither."""
    try:
        return (match.read(ask, words),)
    except Refused:
        walk = walk_to(match, ask, words)
        if walk is None:
            raise
        return walk.steps


def ways(match: Match, ask: Ask, board: Any = None) -> Iterator[Way]:
    """The walks that may be answered, as a client shows them. `board`: as in `walks`."""
    found = walks(match, ask, board)
    board = match.board(ask.seat) if found and board is None else board
    for walk in found:
        said = walk.notation(board), walk.label(board)
        if walk.plan is not None:
            plan, first = walk.plan, walk.steps[0]
            traced = plan.trace is not None
            at = drawn(first.x, first.y) if isinstance(first, Place) else None
            more = *said, plan.things, walk.hint, at
            odds = chance(walk.hint, match.game.chances.get(type(walk.steps[-1]), ""))
            yield Way(
                *more,
                traced=traced,
                odds=odds,
                way=plan.things,
                planned=True,
                lasts=plan.lasts,
                idle=plan.idle,
                beside=plan.beside,
            )
            continue
        last = walk.steps[-1]
        passed = tuple(thing for step in walk.steps[:-1] for thing in step.things(board))
        words = *said, last.things(board), walk.hint
        yield Way(*words, traced=type(last) in match.game.traces, foremost=last.foremost(board), way=passed)
