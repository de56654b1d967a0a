"""Maps joined to a board, as the map page shows them: in which order, where each comes to lie, and what is measured."""

from __future__ import annotations

import pytest

from orcade.games.gates import GAME
from orcade.games.gates.atlas import USUAL, join
from orcade.games.gates.board import Laid, board
from orcade.games.gates.map_checks import APART
from orcade.table.atlas import Lying
from orcade.table.errors import BadSetup
from orcade.table.floor import bits
from orcade.table.ground import Ground
from orcade.table.toml_texts import BadContent

from .maps import at, drawn


def test_each_side_has_its_picture_its_back_and_no_number() -> None:
    assert GAME.atlas is not None
    sheets = GAME.atlas.read(GAME.atlas.shipped()).sheets
    assert {sheet.id: sheet.back for sheet in sheets}["2a"] == "2b"
    assert [sheet.id for sheet in sheets if sheet.apart] == ["4b"]
    grounds = [sheet.picture for sheet in sheets if isinstance(sheet.picture, Ground)]
    assert len(set(grounds)) == 8
    assert all(ground.titles == () for ground in grounds)


def test_the_usual_board_is_the_one_of_the_game() -> None:
    plan = join("", USUAL)
    made = board((Laid(0, 0, 0, 0), Laid(3, 0, 1, 0), Laid(5, 0, 0, 1), Laid(6, 0, 1, 1)), "")
    assert plan.lying == USUAL
    assert plan.floor is made.floor
    assert (plan.entries, plan.goals, plan.leaps) == (made.entries, made.chests, made.stairs)
    assert [title.text for title in plan.ground.titles] == ["1 Market", "2 Barracks", "3 Tavern", "4 Gatehouse"]


def test_maps_are_laid_in_an_order_in_which_each_touches_one_before_it() -> None:
    """The second touches the first only by way of the third; the first one's place is 0,0."""
    plan = join("", [Lying("1a", 1, 5, 5), Lying("2a", 0, 7, 5), Lying("3b", 2, 6, 5)])
    assert plan.lying == (Lying("1a", 1, 0, 0), Lying("3b", 2, 1, 0), Lying("2a", 0, 2, 0))


def test_the_dungeon_lies_apart_wherever_it_is_put() -> None:
    plan = join("", [Lying("4b", 3, 1, 0), Lying("1a", 0, 1, 1), Lying("2a", 0, 1, 0)])
    assert plan.lying == (Lying("4b"), Lying("1a"), Lying("2a", 0, 0, -1))
    assert not plan.floor.levels[0] & plan.floor.levels[1]


@pytest.mark.parametrize(
    ("lying", "words"),
    [
        ([], "a board needs a section at least"),
        ([Lying("9a")], "there is no side '9a'; sides are: 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b"),
        ([Lying("1a"), Lying("1b", 0, 1, 0)], "1b: its section lies already"),
        ([Lying("1a"), Lying("2b", 0, 0, 0)], "2b: another section lies there"),
        ([Lying("1a"), Lying("2b", 0, 1, 1)], "2b: it has to share an edge with another section"),
        ([Lying("1a"), Lying("2b", 4, 1, 0)], "2b: it is turned by 0 to 3 quarters"),
    ],
)
def test_what_cannot_lie_so(lying: list[Lying], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        join("", lying)
    assert str(refused.value) == words


def test_bad_maps_are_refused_with_their_lines() -> None:
    with pytest.raises(BadContent, match=r"^line \d+, column \d+: 'Market': 'q' is no square"):
        join(drawn("1A", {at("a1"): "q"}), USUAL)


def test_costs_are_those_of_walking() -> None:
    """A step 1, a door 2, stairs 1; no more than asked for."""
    plan = join("", [Lying("1a"), Lying("4b")])
    square = plan.floor.square
    costs = plan.costs(square("1j3"), 2)
    assert costs[square("1j3")] == 0
    assert costs[square("1i2")] == costs[square("2k11")] == 1
    assert max(costs.values()) == 2
    assert plan.costs(square("1e11"), 1).keys() <= set(bits(plan.floor.open))


def test_distances_are_told_from_the_closest_on() -> None:
    plan = join("", USUAL)
    found = plan.distances(99)
    assert found == sorted(found)
    assert len(found) == 11 * 10 // 2
    assert plan.distances(12) == [each for each in found if each.cost <= 12]
    assert found[0].cost >= plan.apart == APART
    assert all(each.cost == plan.floor.distance(each.a, each.b) for each in found)


def test_chests_of_own_maps_may_be_too_close() -> None:
    text = drawn("1A", {at("d10"): "$", at("c10"): "$"})
    closest = join(text, USUAL).distances(6)[0]
    assert closest.cost == 1
