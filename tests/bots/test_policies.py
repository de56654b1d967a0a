"""Games that say which options are promising: what the search makes of it, and what is told to players who ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

import pytest

from orcade.bots import left_to_search, preview, suggestion
from orcade.bots.ismcts import Budget, Search, Searcher
from orcade.bots.promising import drawn, promising
from orcade.games.gates.pieces import board_of
from orcade.games.orcwars.pieces import WHAT_NOW
from orcade.table.dice import Stream
from orcade.table.errors import MatchOver, NotYourTurn
from orcade.table.estimates import EVEN
from orcade.table.floor import bits
from orcade.table.game import game_named
from orcade.table.match import Match, new
from orcade.table.requests import Ask, Option

from . import tiny
from .test_games import Curtain
from .tiny import Do, Take, match_of

# The search.


def few(state: Any, ask: Ask) -> dict[Option, float]:
    """Two of many, of which the worse one looks better."""
    return {Take(7): 1.0, Take(41): 0.5} if len(ask.options) > 2 else {}


def test_only_promising_options_are_searched() -> None:
    search = Search(match_of(tiny.crowd, policy=few), 0, Random(1))
    search.run(Budget(iterations=100))
    assert len(search.root.options[0]) == 2


def said_of(match: Match) -> tuple[Sequence[Option], Sequence[float]]:
    """What the policy says to whoever is asked."""
    ask = match.asks[0]
    return promising(match.game, match.view(ask.seat), ask)


def test_a_policy_is_asked_once_for_what_is_the_same_in_all_imagined_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as nothing but the searcher's own answers lies behind; and the choice is the same."""
    asked = 0

    def counted(state: Any, ask: Ask) -> Any:
        nonlocal asked
        asked += 1
        return policy(state, ask)

    game = game_named("orcwars")
    policy: Any = game.policy
    match = new(replace(game, policy=counted), 2, dice=Stream.of(3))
    rng = Random(1)
    while match.state.asked != WHAT_NOW or len(said_of(match)[0]) < 3:
        match.answer(drawn(*said_of(match), rng))
    said = []
    for again in (False, True):
        if again:
            monkeypatch.setattr(
                Search, "_promising", lambda self, node, ask, world, own: promising(match.game, world.state, ask)
            )
        before = asked
        said.append((Searcher(Budget(iterations=64)).choose(match, match.asks[0].seat, Random(1)), asked - before))
    (once, few), (anew, many) = said
    assert once == anew
    assert few < 0.8 * many


def test_it_finds_that_the_less_promising_option_is_better() -> None:
    for seed in range(5):
        match = match_of(tiny.crowd, policy=few)
        assert Searcher(Budget(iterations=100)).choose(match, 0, Random(seed)) == Take(41)


def test_the_only_promising_option_is_taken_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "run", lambda self, budget: pytest.fail("it has searched"))
    match = match_of(tiny.crowd, policy=lambda state, ask: {Take(3): 1.0})
    assert Searcher(Budget(iterations=10)).choose(match, 0, Random(1)) == Take(3)


def test_where_the_policy_has_no_opinion_all_answers_are_searched() -> None:
    """Of six sticks, who takes one of the last three at will: the rest is found by search alone."""
    silent = match_of(tiny.sticks, heap=6, policy=lambda state, ask: None)
    plain = match_of(tiny.sticks, heap=6)
    for wavers in (False, True):
        searcher = Searcher(Budget(iterations=60), wavers=wavers)
        assert [searcher.choose(silent, 0, Random(seed)) for seed in range(5)] == [
            searcher.choose(plain, 0, Random(seed)) for seed in range(5)
        ]
    assert preview(silent, 0, Random(1)) == []


class Late(Sequence[Option]):
    """Options that are worked out only when they are looked at, as points of a region are."""

    def __init__(self, heap: list[int]) -> None:
        self._heap = heap

    def __len__(self) -> int:
        return 3

    def __getitem__(self, at: Any) -> Any:
        assert self._heap == [7], "the world in which these were asked has gone on"
        return (Take(1), Take(2), Take(3))[at]


def test_where_the_policy_has_no_opinion_options_are_read_in_the_world_that_they_are_asked_in() -> None:
    def late(state: Any) -> Any:
        for _ in range(2):
            heap = [7]
            answer = yield Ask(0, "What?", Late(heap), "TY 1")
            heap[0] -= answer.sticks
        yield from tiny.won_on(state, answer.sticks + 2)

    match = match_of(late, policy=lambda state, ask: None)
    Searcher(Budget(iterations=60)).choose(match, 0, Random(1))
    match.answer(Take(2))
    assert Searcher(Budget(iterations=60)).choose(match, 0, Random(1)) == Take(1)


def test_where_all_are_alike_to_the_policy_one_is_drawn_without_a_search() -> None:
    match = match_of(tiny.sticks, heap=6, policy=lambda state, ask: {})
    searcher = Searcher(Budget(iterations=10**9))
    found = {searcher.choose(match, 0, Random(seed)) for seed in range(40)}
    assert found == set(match.asks[0].options)


@pytest.mark.parametrize("wavers", [False, True])
def test_where_a_policy_says_nothing_all_options_are_searched(wavers: bool) -> None:
    match = match_of(tiny.crowd, policy=lambda state, ask: None)
    votes = Searcher(Budget(iterations=100), wavers=wavers).votes(match, 0, Random(1))
    assert votes is not None
    assert len(votes.visits) == len(match.asks[0].options)
    assert left_to_search(match, 0)
    assert not left_to_search(match_of(tiny.crowd, policy=lambda state, ask: {}), 0)
    assert preview(match, 0, Random(1)) == [], "it ends where a search would have to find out"


def test_the_policy_plays_on_after_the_tree() -> None:
    """Far too many lines of play for any search; but by the policy every one of them is won."""
    match = match_of(tiny.crowds, policy=lambda state, ask: {Take(41): 1.0})
    search = Search(match, 0, Random(1))
    search.run(Budget(iterations=50))
    assert search._totals[0] == search.iterations + EVEN


def test_nothing_is_played_on_where_the_game_estimates() -> None:
    """By the policy every line of play is won in the end; but the estimate is asked right after a first choice."""
    match = match_of(
        tiny.crowds, policy=lambda state, ask: {Take(41): 1.0, Take(7): 0.5}, worth=lambda state: [0.25, 0.75]
    )
    search = Search(match, 0, Random(1))
    search.run(Budget(iterations=1))
    assert search._totals[0] == 0.25 + EVEN


def test_who_wavers_draws_from_the_policy_without_a_search_and_blunders_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Search, "run", lambda self, budget: pytest.fail("it has searched"))
    match = match_of(tiny.crowd, policy=few, blunders={"easy": 0.1})
    wavering = Searcher(Budget(iterations=10), wavers=True, level="easy")
    found = Counter(wavering.choose(match, 0, Random(seed)) for seed in range(1000))
    assert len(found) > len(match.asks[0].options) / 2
    assert found[Take(7)] + found[Take(41)] == pytest.approx(900, abs=60)
    assert found[Take(7)] / found[Take(41)] == pytest.approx(2, rel=0.3)


def test_options_are_drawn_by_their_weights() -> None:
    rng = Random(1)
    found = [drawn((Do("often"), Do("never"), Do("seldom")), (0.9, 0.0, 0.1), rng).what for _ in range(1000)]  # type: ignore[attr-defined]
    assert 850 < found.count("often") < 950
    assert found.count("seldom") == 1000 - found.count("often")


# Advice.


def gates(seats: int, seed: int) -> Match:
    return new(game_named("gates"), seats, dice=Stream.of(seed))


def play_by_policy(match: Match, rng: Random) -> None:
    """One answer as the policy draws it."""
    ask = match.asks[0]
    match.answer(drawn(*promising(match.game, match.view(ask.seat), ask), rng), ask.seat)


def to_gamemasters_turn(seed: int) -> Match:
    """A match of three in which the Gamemaster has orcs that can act."""
    match, rng = gates(4, seed), Random(seed)
    while not (match.state.round == 3 and match.asks[0].prompt.startswith("Who is next")):
        play_by_policy(match, rng)
    return match


def test_a_suggestion_is_the_best_option_of_the_policy() -> None:
    match = match_of(tiny.crowd, policy=lambda state, ask: {Take(5): 0.2, Take(9): 1.0})
    assert suggestion(match, 0) == Take(9)


def test_there_is_no_suggestion_where_nothing_is_known() -> None:
    assert suggestion(match_of(tiny.crowd), 0) is None
    assert suggestion(match_of(tiny.crowd, policy=lambda state, ask: {}), 0) is None


def test_advice_is_for_who_is_asked() -> None:
    match = match_of(tiny.forced, policy=few)
    with pytest.raises(NotYourTurn):
        suggestion(match, 1)
    with pytest.raises(NotYourTurn):
        preview(match, 1, Random(1))
    match.answer(Do("on"), 0)
    with pytest.raises(MatchOver):
        suggestion(match, 0)


def test_there_is_no_preview_without_a_policy() -> None:
    assert preview(match_of(tiny.crowd), 0, Random(1)) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_preview_tells_a_gamemasters_turn(seed: int) -> None:
    match = to_gamemasters_turn(seed)
    before = len(match.tape)
    plan = preview(match, match.state.gm, Random(1))
    assert len(match.tape) == before
    acting = [step.words for step in plan if step.words.endswith("acts")]
    assert len(set(acting)) == len(acting) >= len(match.state.orcs)
    floor = board_of(match.state).floor
    squares = {f"square-{floor.names[square]}" for square in bits(floor.open)}
    assert {thing for step in plan for thing in step.things if thing.startswith("square-")} <= squares


def test_advice_needs_nothing_but_the_view() -> None:
    match = to_gamemasters_turn(3)
    seat = match.state.gm
    curtain: Any = Curtain(match, seat)
    assert suggestion(curtain, seat) == suggestion(match, seat)
    assert preview(curtain, seat, Random(5)) == preview(match, seat, Random(5))


def test_a_suggestion_is_quick() -> None:
    match, rng = gates(5, 4), Random(4)
    spent = asked = 0.0
    while not match.over and match.state.round < 6:
        seat = match.asks[0].seat
        began = perf_counter()
        suggestion(match, seat)
        spent += perf_counter() - began
        asked += 1
        play_by_policy(match, rng)
    assert spent / asked < 0.02
