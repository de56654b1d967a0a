"""TI 2 The forest, TI 3 Deployment, TI 1.2 The broods: seen from whole games, and with scripted dice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import orcade
from orcade.games.orclympics.chessboard import GRID, middle, squares
from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.pieces import Forest
from orcade.games.orclympics.timber.setup import fair as is_fair
from orcade.games.orclympics.timber.setup import pairs_of_squares

from .grove import Grove, gone, orc
from .slow import EDGE, NAMES, beside, place, reachable

MIDDLE = {"d4", "d5", "e4", "e5"}


def names(some: int) -> set[str]:
    return {GRID.names[square] for square in squares(some)}


def square_at(x: float, y: float) -> str:
    """The one with this middle."""
    return next(GRID.names[square] for square in range(64) if middle(square) == (x, y))


def planted(seed: int, seats: int = 4, fair: bool = True) -> tuple[orcade.Match, Forest]:
    """A game whose broods are chosen: the forest stands, somebody deploys."""
    match = orcade.new(GAME, seats, seed=seed, options={"fair_board": fair})
    for brood in ("common", "feral", "iron", "common")[:seats]:
        match.answer(brood, match.asks[0].seat)
    forest = match.state
    assert isinstance(forest, Forest)
    return match, forest


def open_squares(forest: Forest) -> set[str]:
    """Neither Rocks nor a Tree."""
    return set(NAMES) - names(forest.rocks) - {GRID.names[tree] for tree in forest.trees}


def fair(forest: Forest) -> bool:
    """TI-1, written again: all open squares of the edge are connected, and somebody can get next to each Tree."""
    ways = open_squares(forest)
    edge = ways & EDGE
    if not edge:
        return False
    found = reachable(min(edge), ways)
    return edge <= found and all(beside(GRID.names[tree]) & found for tree in forest.trees)


@pytest.mark.rule("TI 2", "TI-17")
@pytest.mark.parametrize("seed", range(25))
def test_two_trees_eight_rocks_eight_bushes_and_the_boar(seed: int) -> None:
    _, forest = planted(seed)
    trees = {GRID.names[tree] for tree in forest.trees}
    rocks, bushes = names(forest.rocks), names(forest.bushes)
    assert len(trees) == 2
    assert trees < MIDDLE
    assert set(forest.trees.values()) == {4}
    assert (len(rocks), len(bushes)) == (8, 8)
    assert not rocks & bushes
    assert not (rocks | bushes) & trees
    boar = GRID.names[forest.boar]
    assert boar not in rocks | bushes | trees

    def off(square: str) -> float:
        column, row = place(square)
        return (column - 3.5) ** 2 + (row - 3.5) ** 2

    assert off(boar) == min(off(square) for square in set(NAMES) - rocks - bushes - trees)
    assert forest.wood == {}


@pytest.mark.rule("TI 2", "TI-17")
def test_where_things_stand_is_random() -> None:
    seen: Counter[str] = Counter()
    boars = set()
    for seed in range(40):
        _, forest = planted(seed, 2)
        seen.update(GRID.names[tree] for tree in forest.trees)
        boars.add(GRID.names[forest.boar])
    assert set(seen) == MIDDLE
    assert min(seen.values()) > 8
    assert len(boars) >= 4


@pytest.mark.rule("TI-1")
def test_fair_forests_cut_nothing_off() -> None:
    assert all(fair(planted(seed)[1]) for seed in range(60))


@pytest.mark.rule("TI-1", "TI-18")
@pytest.mark.parametrize(
    ("rocks", "bushes", "good"),
    [
        ("b2 c2 g7", "", True),
        ("d3 c4 e4 d5", "", False),  # Nobody can get next to the Tree on d4.
        ("d3 c4 e4", "d5", True),  # He can cut the Bush.
        ("b1 b2 a3", "", False),  # a1 and a2 are cut off.
        ("b1 b2", "a3", True),
        ("c1 e1 g1 a3 a5 a7 c8 e8", "a1 h1 h3 h5 h7 g8 b8", False),  # No two free squares of the edge are neighbours.
        ("c1 e1 g1 a3 a5 a7 c8 e8", "h5 h7 g8 b8", True),
    ],
)
def test_what_makes_a_forest_fair(rocks: str, bushes: str, good: bool) -> None:
    grove = Grove(grub=orc("d6", tokens=1), dreg=orc("e6"), trees={"d4": 4, "e5": 4}, rocks=rocks, bushes=bushes)
    assert is_fair(grove.forest) is good


@pytest.mark.rule("TI-1")
def test_without_the_option_some_forests_are_unfair() -> None:
    unfair = sum(not fair(planted(seed, fair=False)[1]) for seed in range(60))
    assert 0 < unfair < 25


@pytest.mark.rule("TI 3", "TI-2", "TI 2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_neighbouring_squares_of_the_edge_in_the_order_of_the_roll(seats: int) -> None:
    for seed in range(8):
        match, forest = planted(seed, seats)
        order = list(forest.order)
        assert sorted(order) == list(range(seats))
        asked = []
        while match.asks and forest.turn == 0:
            ask = match.asks[0]
            if ask.seat not in asked:
                asked.append(ask.seat)
            forest = match.state
            shown = {option.notation(match.view(ask.seat)).split()[1] for option in ask.options}
            blocked = names(forest.rocks | forest.bushes) | {GRID.names[o.square] for o in forest.orcs if o.square >= 0}
            free = EDGE - blocked - {GRID.names[forest.boar]}
            mine = [each for each in forest.orcs[2 * ask.seat : 2 * ask.seat + 2] if each.square >= 0]
            paired = {square for square in free if beside(square) & free}
            if mine:
                assert shown == beside(GRID.names[mine[0].square]) & free
            elif paired:
                assert shown == paired
            match.answer(ask.options[seed % len(ask.options)], ask.seat)
            forest = match.state
        assert asked == order
        for seat in range(seats):
            one, other = (GRID.names[each.square] for each in forest.orcs[2 * seat : 2 * seat + 2])
            assert one in EDGE
            assert other in EDGE & beside(one)
        assert forest.order == order
        assert forest.turn == 1


@pytest.mark.rule("TI-18")
def test_without_a_free_pair_any_two_free_squares_of_the_edge() -> None:
    """The edge is full but for a1, c1 and h4, none of them side by side."""
    rest = EDGE - {"a1", "c1", "h4", "a8", "b8"}
    grove = Grove(
        at="deploy",
        active=1,
        order=(0, 1),
        rocks=" ".join(sorted(rest)),
        grub=orc("a8"),
        twig=orc("b8"),
        boar="d4",
    )
    assert grove.asked == "dreg"
    assert grove.offered("deploy") == {"a1", "c1", "h4"}
    grove.say("deploy c1")
    assert grove.offered("deploy") == {"a1", "h4"}
    grove.refusal("deploy b2")
    grove.say("deploy h4")
    assert (grove.at("dreg"), grove.at("bark")) == ("c1", "h4")


@pytest.mark.rule("TI-2", "TI 3")
def test_a_pair_is_needed_where_there_is_one() -> None:
    rest = EDGE - {"a1", "c1", "h4", "h5", "a8", "b8"}
    grove = Grove(
        at="deploy", active=1, order=(0, 1), rocks=" ".join(sorted(rest)), grub=orc("a8"), twig=orc("b8"), boar="d4"
    )
    assert grove.offered("deploy") == {"h4", "h5"}
    grove.refusal("deploy a1")
    grove.refusal("deploy a8")


@pytest.mark.rule("TI 1.2")
def test_broods_are_chosen_by_all_at_once() -> None:
    match = orcade.new(GAME, 3, seed=1)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    for seat, brood in ((2, "iron"), (0, "feral"), (1, "feral")):
        match.answer(brood, seat)
    assert isinstance(match.state, Forest)
    assert match.state.broods == [1, 1, 2]


@pytest.mark.rule("TI 1.2", "TI 3")
def test_what_a_campaign_has_given_is_not_asked() -> None:
    match = orcade.new(GAME, 2, seed=3)
    match.answer("common", 0)
    match.answer("iron", 1)
    state = GAME.start(2, match.state.options)
    state.broods, state.ages = [2, 0], [0, 0]
    given = orcade.new(GAME, seed=3, state=state)
    assert isinstance(given.state, Forest)
    assert given.state.broods == [2, 0]
    assert {word.split()[0] for word in _words(given)} == {"deploy"}


def _words(match: orcade.Match) -> set[str]:
    ask = match.asks[0]
    return {option.notation(match.view(ask.seat)) for option in ask.options}


@pytest.mark.rule("TI-2", "OC-5")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ((3, 3), [1, 0]),  # low: the younger is first
        ((4, 4), [0, 1]),  # high: the older
        ((6, 6), [0, 1]),
        ((2, 5), [1, 0]),
    ],
)
def test_ties_of_equal_broods_go_by_age(dice: tuple[int, ...], order: list[int]) -> None:
    grove = Grove(at="close", broods=(0, 0), ages=(1, 0), grub=orc("a1"), dreg=orc("h8"), boar="d4", dice=dice)
    assert grove.forest.order == order
    assert grove.forest.turn == 3


@pytest.mark.rule("TI-2", "TI 4.1", "OC-6")
def test_other_ties_are_rolled_again_for_their_own_places() -> None:
    grove = Grove(
        at="close",
        seats=4,
        broods=(0, 1, 2, 0),
        ages=(1, 0, 0, 0),
        grub=orc("a1"),
        dreg=orc("h7"),
        mog=orc("a5"),
        snik=orc("h5"),
        boar="d4",
        dice=(4, 5, 4, 2, 1, 6),  # Grub and Mog tie behind Dreg; then Mog is better
    )
    assert grove.forest.order == [1, 2, 0, 3]


@pytest.mark.rule("TI-8", "TI-3")
def test_gone_is_gone() -> None:
    grove = Grove(at="tokens", grub=orc("a1"), twig=gone(3), dreg=orc("h1"), boar="d4", turn=6, dice=(1,))
    grove.say("boar d5", "move a2")
    assert grove["twig"].left
    assert grove.at("twig") == "gone"


def most_pairs(edge: list[bool]) -> int:
    """How many pairs of neighbours a ring holds at most, by trying both ways to begin and taking or leaving each."""

    def along(at: int, end: int) -> int:
        if at + 1 >= end:
            return 0
        return max(along(at + 1, end), 1 + along(at + 2, end) if edge[at] and edge[at + 1] else 0)

    if all(edge):
        return len(edge) // 2
    start = edge.index(False)
    edge = edge[start:] + edge[:start]
    return along(0, len(edge))


@pytest.mark.rule("TI-18")
@pytest.mark.parametrize("seed", range(6))
def test_room_for_pairs_at_the_edge_is_counted_well(seed: int) -> None:
    ring = [f"{column}1" for column in "abcdefgh"] + [f"h{row}" for row in range(2, 9)]
    ring += [f"{column}8" for column in "gfedcba"] + [f"a{row}" for row in range(7, 1, -1)]
    assert set(ring) == EDGE
    rng = Random(seed)
    for many in (8, 12, 14, 16, 20, 28):
        free = set(rng.sample(ring, many))
        bits = sum(1 << GRID.square(name) for name in free)
        assert pairs_of_squares(bits) == most_pairs([name in free for name in ring])


@pytest.mark.rule("TI-18", "TI-1")
def test_fair_forests_have_room_for_all() -> None:
    for seed in range(40):
        _, forest = planted(seed)
        assert pairs_of_squares(sum(1 << GRID.square(name) for name in EDGE - names(forest.rocks | forest.bushes))) >= 4


@pytest.mark.parametrize("seed", range(5))
def test_where_a_tree_is_nearest_is_shown_first(seed: int) -> None:
    match, _ = planted(seed)
    while match.state.turn == 0:
        seat = match.asks[0].seat
        question = match.scene(seat).question
        assert question is not None
        tokens = {choice.say: int(choice.hint.split()[0]) for choice in question.choices if choice.hint[0].isdigit()}
        assert len(tokens) == len(question.choices)
        assert tokens[question.usual] == min(tokens.values())
        trace = GAME.traced(match.view(seat), question.usual)
        assert trace is not None
        steps = [abs(ax - bx) + abs(ay - by) for (ax, ay), (bx, by) in pairwise(trace.way)]
        assert steps == [1] * len(steps)
        bushes = {GRID.names[square] for square in squares(match.state.bushes)}
        cost = sum(1 + (square_at(*point) in bushes) for point in trace.way[1:])
        assert trace.cost.split()[0] == str(cost)
        match.answer(question.usual, seat)
