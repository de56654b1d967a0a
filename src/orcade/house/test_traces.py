"""What is drawn of an answer before it is given lies on the board and has words, also where the answer is barred."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orcade.table.match import Match
from orcade.table.requests import Ask, Option
from orcade.table.trace import Point, Spot, Trace

from .random_play import GAMES, decisions, fresh, seeds


def points(trace: Trace) -> Iterator[Point]:
    """All points that are drawn."""
    for way in (trace.way, *trace.beside):
        yield from way
    yield from trace.squares
    for spot in spots(trace):
        yield spot.at
    for line in trace.lines:
        yield from (line.start, line.end)


def spots(trace: Trace) -> Iterator[Spot]:
    yield from (*trace.risks, *trace.targets)
    yield from (line.block for line in trace.lines if line.block is not None)


def check(match: Match, ask: Ask, answers: list[Option]) -> None:
    scene = match.scene(ask.seat)
    board = match.board(ask.seat)
    for answer in answers:
        trace = match.game.trace(board, answer)
        if trace is None:
            continue
        assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in points(trace)), answer
        assert all(spot.text for spot in spots(trace) if spot not in trace.targets), answer
        assert not trace.targets or trace.targets[0].text, f"{answer}: words of the first hold for those without"
        assert bool(trace.way) == bool(trace.cost), answer
        assert all(spot.at in trace.way for spot in trace.risks), answer
        assert all(len(sentence) < 400 for sentence in trace.sentences()), answer


def new(match: Match, drawn: set[type[Option]]) -> bool:
    """Whether an answer is offered of a kind that may be drawn, and has not been."""
    wanted = match.game.traces.keys() - drawn
    return bool(wanted) and any(type(option) in wanted for ask in match.asks for option in ask.options)


def test_what_is_drawn_of_an_answer_lies_on_the_board(name: str) -> None:
    game = GAMES[name]
    drawn: set[type[Option]] = set()
    for seed in seeds(game, 2) if game.traces else ():
        match = fresh(game, seed)
        rng = Random(seed)
        looked = 0
        for _ in decisions(match, rng):
            if rng.random() >= 0.05 and not new(match, drawn):
                continue
            looked += 1
            if looked > 40:
                break
            for ask in match.asks:
                offered = [option for option in ask.options if type(option) in game.traces]
                drawn |= {type(option) for option in offered if game.trace(match.board(ask.seat), option) is not None}
                barred = [answer for answer in game.sayable(match.view(ask.seat)) if type(answer) in game.traces]
                check(match, ask, offered + rng.sample(barred, min(len(barred), 60)))
    assert bool(drawn) == bool(game.traces)
