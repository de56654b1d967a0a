"""The search: right choices where they are known, budgets, repeatability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from orcade.bots import bot, ismcts
from orcade.bots.ismcts import Budget, Search, Searcher, Votes, elected
from orcade.table.errors import MatchOver, NotYourTurn
from orcade.table.match import Match
from orcade.table.requests import Flow, Option

from . import tiny
from .tiny import Do, Take, match_of


def chosen(match: Match, iterations: int = 400, seed: int = 1) -> Option:
    seat = match.asks[0].seat
    return Searcher(Budget(iterations=iterations)).choose(match, seat, Random(seed))


# Right choices.


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four_sticks(heap: int) -> None:
    assert chosen(match_of(tiny.sticks, heap=heap), iterations=1500) == Take(heap % 4)


def test_it_finds_one_good_option_among_sixty() -> None:
    assert chosen(match_of(tiny.crowd), iterations=600) == Take(41)


def test_it_does_not_choose_a_hidden_card_by_its_face() -> None:
    for seed in range(8):
        assert chosen(match_of(tiny.shells, cards=2, seed=seed), seed=seed) == Do("roll")


def test_it_does_not_expect_to_know_later_what_nothing_will_tell() -> None:
    for seed in range(8):
        assert chosen(match_of(tiny.shells_later, cards=2, seed=seed), seed=seed) == Do("roll")


def test_it_does_expect_to_know_what_it_will_be_shown() -> None:
    for seed in range(8):
        match = match_of(tiny.peeking, cards=2, seed=seed)
        assert chosen(match, iterations=1500, seed=seed) == Do("peek")


def test_in_a_together_it_cannot_be_foreseen() -> None:
    said = [chosen(match_of(tiny.pennies), iterations=100, seed=seed) for seed in range(40)]
    assert 8 <= said.count(Do("heads")) <= 32


def test_in_a_together_it_leaves_the_worse_option() -> None:
    said = [chosen(match_of(tiny.dilemma), iterations=300, seed=seed) for seed in range(20)]
    assert said.count(Do("bold")) == 20


def test_the_last_to_answer_in_a_together_learns_nothing_of_the_others() -> None:
    choices = set()
    for side in (Do("heads"), Do("tails")):
        match = match_of(tiny.pennies)
        match.answer(side, 1)
        choices.add(chosen(match, iterations=100, seed=3))
    assert len(choices) == 1


def test_every_seat_is_taken_to_want_the_best_for_itself() -> None:
    for seed in range(5):
        assert chosen(match_of(tiny.trust, seats=3), seed=seed) == Do("trust")


def test_an_estimate_of_the_game_ends_long_playouts() -> None:
    def worth(state: Any) -> list[float]:
        return [0.9, 0.1] if state.heap == 1 else [0.1, 0.9]

    assert chosen(match_of(tiny.endless, worth=worth), iterations=100) == Do("good")


def test_without_an_estimate_an_endless_game_is_still_answered() -> None:
    assert chosen(match_of(tiny.endless), iterations=20) in (Do("good"), Do("bad"))


# Regions.


def test_it_finds_the_one_good_idea_among_forty_whatever_the_dice_make_of_it() -> None:
    for seed in range(4):
        match = match_of(tiny.hopping, seed=seed)
        region = match.asks[0].options
        assert chosen(match, iterations=600, seed=seed) == region[1 + 17]
    assert len({match_of(tiny.hopping, seed=seed).tape[0] for seed in range(4)}) > 1


def test_ideas_are_remembered_beyond_dice() -> None:
    """The good hop is an other point in nearly every world: only its idea is the same."""
    assert chosen(match_of(tiny.running_up), iterations=1500) == Do("run")


def test_a_plain_option_beside_a_region_is_chosen_as_it_is() -> None:
    assert chosen(match_of(tiny.staying), iterations=100) == Do("stay")


def test_it_works_out_no_proposal_but_those_that_it_chooses() -> None:
    match = match_of(tiny.hopping)
    tiny.Row.worked_out = 0
    search = Search(match, 0, Random(1))
    search.run(Budget(iterations=300))
    assert tiny.Row.worked_out <= search.iterations
    search.votes(match.ask_of(0).options)
    assert tiny.Row.worked_out <= search.iterations + 1


def test_ideas_of_two_kinds_of_regions_are_kept_apart() -> None:
    """At the same place of the tree dice lead to one or the other, and what is right in one is wrong in the other."""
    search = searched(tiny.crossing, Budget(iterations=300))
    assert search._totals[0] / search.iterations > 0.8
    after = max(search.root.options[0].values(), key=lambda node: node.visits)
    best = {
        asked[1]: max(nodes, key=lambda idea: nodes[idea].visits)
        for asked, nodes in after.options.items()
        if isinstance(asked, tuple)
    }
    assert best == {tiny.Row: 1, tiny.Farther: 0}


def test_in_a_together_a_region_is_answered_by_a_point() -> None:
    for seed in range(5):
        assert chosen(match_of(tiny.aiming), iterations=400, seed=seed) == tiny.Hop(3, 0)


@pytest.mark.parametrize("step", [tiny.strolling, tiny.talking])
def test_what_can_be_judged_is_not_played_on_at_random(step: Callable[[Any], Flow[None]]) -> None:
    steps: list[int] = []

    def worth(state: Any) -> list[float]:
        steps.append(state.heap)
        return [0.5, 0.5]

    match = match_of(step, worth=worth)
    Search(match, 0, Random(1)).iterate()
    assert steps == [1]


# Several searches.


def test_several_searches_choose_together_in_whatever_order() -> None:
    match = match_of(tiny.sticks, heap=7)
    searcher = Searcher(Budget(iterations=200))
    votes = [found for seed in range(3) if (found := searcher.votes(match, 0, Random(seed)))]
    assert len(votes) == 3
    assert elected(match, 0, Random(1), votes) == elected(match, 0, Random(1), votes[::-1]) == Take(3)
    few, many = Votes([3, 1, 1], [1.0] * 3, False), Votes([1, 4, 1], [1.0] * 3, False)
    assert elected(match, 0, Random(1), [few, many]) == match.asks[0].options[1]


def test_who_wavers_takes_what_looks_nearly_as_good_and_hardly_ever_what_looks_far_worse() -> None:
    match = match_of(tiny.sticks, heap=7)
    one, two, three = match.asks[0].options
    votes = [Votes([20, 18, 5], [9.0, 8.0, 1.0], False)]
    rng = Random(1)
    taken = Counter(elected(match, 0, rng, votes, wavers=True) for _ in range(1000))
    assert taken[one] > taken[two] > 300
    assert taken[three] < 10
    assert {elected(match, 0, rng, votes) for _ in range(100)} == {one}


@pytest.mark.parametrize(("level", "share"), [("easy", 0.3), ("normal", 0.1), ("hard", 0.0), ("search-200", 0.0)])
def test_each_level_blunders_as_often_as_the_game_says(level: str, share: float) -> None:
    """The right answer is to take three, and any search finds it."""
    match = match_of(tiny.sticks, heap=3, blunders={"easy": 0.3, "normal": 0.1})
    player = bot(level, match.game, timed=False)
    assert isinstance(player, Searcher)
    player.budget = Budget(iterations=20)
    taken = Counter(player.choose(match, 0, Random(seed)) for seed in range(1000))
    assert [taken[Take(number)] / 1000 for number in (1, 2)] == pytest.approx([share / 3] * 2, abs=0.03)


def test_a_level_searches_as_far_as_the_game_says() -> None:
    match = match_of(tiny.crowd, iterations={"hard": 7})
    for level, iterations in (("hard", 7), ("easy", 50)):
        player = bot(level, match.game, timed=False)
        assert isinstance(player, Searcher)
        votes = player.votes(match, 0, Random(1))
        assert votes is not None
        assert sum(each - 1 for each in votes.visits) == iterations  # one visit is its prior


def test_a_search_that_wavers_does_not_always_answer_alike() -> None:
    match = match_of(tiny.sticks, heap=8)  # Lost whatever is taken.
    wavering = Searcher(Budget(iterations=50), wavers=True)
    assert len({wavering.choose(match, 0, Random(seed)) for seed in range(20)}) == 3
    assert all(wavering.choose(match_of(tiny.sticks, heap=3), 0, Random(seed)) == Take(3) for seed in range(20))


def test_a_search_that_is_called_off_has_votes_all_the_same() -> None:
    match = match_of(tiny.sticks, heap=7)
    votes = Searcher(Budget(seconds=60.0)).votes(match, 0, Random(1), lambda: True)
    assert votes is not None
    assert sum(votes.visits) == ismcts.CHECK + len(votes.visits)


# Budgets.


def searched(step: Callable[[Any], Flow[None]], budget: Budget, **kind: Any) -> Search:
    match = match_of(step, **kind)
    search = Search(match, match.asks[0].seat, Random(1))
    search.run(budget)
    return search


def test_it_spends_its_iterations_and_no_more() -> None:
    # Both sides of the coin are equally good: neither is ever out of reach of the other.
    assert searched(tiny.pennies, Budget(iterations=77)).iterations == 77


def test_it_stops_when_the_best_cannot_be_overtaken() -> None:
    search = searched(tiny.crowd, Budget(iterations=4000))
    assert search.iterations < 4000
    visits = sorted(node.visits for node in search.root.options[0].values())
    assert visits[-1] - visits[-2] > 4000 - search.iterations


def test_a_single_option_is_taken_without_a_search() -> None:
    rng = Random(5)
    before = rng.getstate()
    assert Searcher(Budget(iterations=10)).choose(match_of(tiny.forced), 0, rng) == Do("on")
    assert rng.getstate() == before


def test_seconds_end_a_search_after_any_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    def clock() -> Iterator[float]:
        now = 100.0
        while True:
            yield now
            now += 0.25

    ticks = clock()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(ticks))
    search = searched(tiny.pennies, Budget(seconds=1.0))
    assert search.iterations == 4


def test_a_budget_bounds_something() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()
    with pytest.raises(ValueError, match="at least 1"):
        Budget(iterations=0)


# Repeatable; polite.


def test_the_same_seed_gives_the_same_choice() -> None:
    for seed in range(5):
        picks = {repr(chosen(match_of(tiny.pennies), iterations=50, seed=seed)) for _ in range(3)}
        assert len(picks) == 1


def test_the_match_is_left_as_it_was() -> None:
    match = match_of(tiny.sticks, heap=9)
    asks, tape, view = match.asks, list(match.tape), match.view(0)
    chosen(match)
    assert match.asks is asks
    assert match.tape == tape
    assert match.view(0) == view


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    match = match_of(tiny.sticks, heap=1)
    player = Searcher(Budget(iterations=10))
    with pytest.raises(NotYourTurn):
        player.choose(match, 1, Random(1))
    match.answer(Take(1))
    with pytest.raises(MatchOver):
        player.choose(match, 0, Random(1))
