"""Bots leave to people what people settle among themselves, and expect that nobody minds."""

from __future__ import annotations

from random import Random

import pytest

from orcade.bots import LEVELS, bot
from orcade.bots.courtesy import polite
from orcade.bots.ismcts import Budget, Search
from orcade.table.requests import Ask, Flow, Option, Together

from .tiny import Do, Tiny, match_of, won_by


class Whatever(Option, frozen=True):
    """As the others say."""

    passes = True


GRAB, WHATEVER = Do("grab"), Whatever()


def verdict(seat: int) -> Ask:
    return Ask(seat, "Does it stand?", (GRAB, WHATEVER), "TY 1", courtesy=True)


def greedy(tiny: Tiny) -> Flow[None]:
    """Who alone grabs has won; else seat 1 has."""
    answers = yield Together((verdict(0), verdict(1)))
    won_by(tiny, 0 if answers == (GRAB, WHATEVER) else 1)


def decent(tiny: Tiny) -> Flow[None]:
    """Right wins, if nobody grabs afterwards."""
    answer = yield Ask(0, "Where to?", (Do("left"), Do("right")), "TY 1")
    answers = yield Together((verdict(0), verdict(1)))
    won_by(tiny, 0 if answer == Do("right") and answers == (WHATEVER, WHATEVER) else 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_mind(level: str) -> None:
    match = match_of(greedy)
    for seed in range(10):
        assert bot(level).choose(match, 0, Random(seed)) == WHATEVER


def test_a_search_expects_that_nobody_minds() -> None:
    search = Search(match_of(decent), 0, Random(1))
    search.run(Budget(iterations=8))
    nodes = search.root.options[0]
    assert {key: round(node.total / node.visits) for key, node in nodes.items()} == {Do("left"): 0, Do("right"): 1}
    assert all(not node.options for node in nodes.values()), "what others say is no matter for the tree"


def test_where_nothing_passes_the_last_option_is_said() -> None:
    assert polite(Ask(0, "Well?", (Do("yes"), Do("no")), "TY 1", courtesy=True)) == Do("no")
