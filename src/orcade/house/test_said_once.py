"""What a rule is played by and what is told of it come from the same lines: refusals, and the odds in hints."""

from __future__ import annotations

import ast
import re
from random import Random

import pytest

from orcade.table.odds import at_least, at_most, percent, told
from orcade.table.proposals import Proposals
from orcade.table.requests import D6, Flow, Roll, Throw
from orcade.table.rulebook import rules_of

from .random_play import EXPLORE, GAMES, decisions, fresh, overheard, pick, seeds
from .sources import sources

pytestmark = pytest.mark.told

OR_MORE = re.compile(r"(\d+)\+(?:: (\d+ %)| \((\d+ %)\))?")
OR_LESS = re.compile(r"(\d+) or less(?:: (\d+ %)| \((\d+ %)\))?")
"""A threshold in a hint, with its chance where that is told: "4+", "on 4+: 50 %", "3+ (67 %)", "2 or less: 33 %"."""
TYPED = re.compile(r"\d\+|\d ?%|(?<!\[)\b\d[-–]\d\b")


ENOUGH = 10_000 if EXPLORE else 500
"""Decisions of a game that are looked at: every other one of some matches."""


def test_exactly_those_answers_are_offered_that_nothing_bars(name: str) -> None:
    """Each other answer that words can mean is refused, for a reason whose rule is in the rulebook.

    Where not all answers are listed, the plain ones; points are looked at in `test_regions`, sets in `test_several`.
    """
    game = GAMES[name]
    known = rules_of(game)
    left = ENOUGH
    for seed in seeds(game, 12):
        match = fresh(game, seed)
        for _ in decisions(match, Random(seed), 0.5):
            left -= 1
            if left < 0:
                return
            for ask in match.asks:
                view = match.view(ask.seat)
                sayable = set(game.sayable(view))
                offered = set(ask.options.also if isinstance(ask.options, Proposals) else ask.options)
                assert offered <= sayable
                for answer in sayable:
                    why = game.barred(view, ask.seat, answer)
                    assert (why is None) == (answer in offered), (answer, ask.prompt, why)
                    assert why is None or (why.text and why.rule in known), why


def test_the_first_threshold_of_a_hint_is_that_of_the_die_that_is_rolled(name: str) -> None:
    rolled: list[Roll] = []

    def hear(flow: Flow[None], state: object, request: object) -> None:
        rolled.extend([request] if isinstance(request, Roll) else request.dice if isinstance(request, Throw) else [])

    game = overheard(GAMES[name], hear)
    for seed in seeds(GAMES[name], 2):
        match = fresh(game, seed)
        rng = Random(seed)
        while not match.over:
            ask = rng.choice(match.asks)
            option = pick(ask, rng)
            hint = game.hint(match.board(ask.seat), option) if len(match.asks) == 1 else ""
            rolled.clear()
            match.answer(option, ask.seat)
            if not rolled or rolled[0].seat != ask.seat:
                continue
            die = rolled[0]
            found = (OR_MORE if die.need else OR_LESS).search(hint)
            if found is None or not die.need | die.most:
                continue
            assert int(found[1]) == (die.need or die.most), (hint, die)
            chance = found[2] or found[3]
            if chance is not None and die.sides == D6:
                assert chance == percent(at_least(die.need) if die.need else at_most(die.most)), (hint, die)


def test_the_words_before_the_chance_of_an_answer_stand_in_its_hint(name: str) -> None:
    """Of one kind, at least; some are too rare, and some have no chance to tell where nobody is in the way."""
    game = GAMES[name]
    hints = (
        (game.hint(match.board(ask.seat), option), words)
        for seed in seeds(game, 6)
        for match in [fresh(game, seed)]
        for _ in decisions(match, Random(seed))
        for ask in match.asks
        for option in (ask.options.also if isinstance(ask.options, Proposals) else ask.options)
        if (words := game.chances.get(type(option)))
    )
    assert not game.chances or any(told(*each)[0] for each in hints)


def test_no_threshold_or_chance_is_typed_out(name: str) -> None:
    """They are made from the numbers that are played, so that they change with them: "4+", "1-3", "50 %"."""
    for source in sources(GAMES[name]):
        comments = {id(node.value) for node in source.nodes if isinstance(node, ast.Expr)}
        for node in source.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in comments:
                assert not TYPED.search(node.value), f"{source.path}:{node.lineno}: {node.value!r}"
