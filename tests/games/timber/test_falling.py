"""TI 4.2.3.4 The falling tree. The dice: where it falls, its direction if random, then for each Orc to dodge, D3 Wood.

Directions go clockwise from the right as one sees the board: 90 is towards row 1, 180 towards column a.
"""

from __future__ import annotations

import pytest

from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.answers import Fell
from orcade.games.orclympics.timber.pieces import CALLED
from orcade.table.requests import MOMENT

from .grove import Grove, orc

BARK = CALLED.index("Bark")
DOWN, LEFT, UP, RIGHT = 90, 180, 270, 360


@pytest.mark.rule("TI 4.2.3.4", "TI-13")
def test_a_one_falls_on_the_gatherer() -> None:
    grove = Grove(grub=orc("d3", tokens=3), dreg=orc("d1", wood=2), trees={"d4": 1, "e5": 2}, dice=(1, 2, 4, 1))
    grove.say("orcy d4").crush()
    # Grub fails and drops the one that he has just taken, then Dreg fails.
    assert grove.lying == {"d3": 1, "d1": 1}
    assert (grove["grub"].wood, grove["dreg"].wood) == (0, 1)
    assert grove.trees == {"e5": 2}
    assert grove["grub"].tokens == 1
    assert grove.feats == {"Nature's Revenge": "grub"}


@pytest.mark.rule("TI-12")
def test_the_square_of_a_felled_tree_is_free_and_the_last_tree_ends_the_gathering() -> None:
    grove = Grove(grub=orc("d3", tokens=3), dreg=orc("h1"), trees={"d4": 1}, dice=(4, 2, UP))
    grove.say("gather d4")
    assert grove.trees == {}
    assert "d4" in grove.offered("move")
    assert grove.offered("gather") == grove.offered("orcy") == set()
    grove.say("move d4")
    assert grove.at("grub") == "d4"


@pytest.mark.rule("TI-12", "TI 4.2.3.5")
def test_it_falls_in_the_orcy_style_too_and_not_before_the_last_wood() -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 2}, dice=(6, 3, UP))
    grove.say("orcy d4")
    assert grove.trees == {"d4": 1}
    grove.say("gather d4")
    assert grove.trees == {}


@pytest.mark.rule("TI 4.2.3.4", "TI-20")
@pytest.mark.parametrize("die", [2, 3])
@pytest.mark.parametrize(
    ("direction", "struck"),
    [(RIGHT, {"dreg"}), (UP, {"bark"}), (LEFT, {"mog"}), (DOWN, {"grub"}), (45, {"stump", "grub"}), (225, set())],
)
def test_a_random_direction(die: int, direction: int, struck: set[str]) -> None:
    """A ray at 45 degrees touches the corners of the squares beside it, so also d3.

    Stump on g1 cannot dodge: f1, g2 and h1 are touched, too, so there is no die for him (TI-22).
    """
    grove = Grove(
        seats=3,
        grub=orc("d3", tokens=2),
        dreg=orc("h4", wood=1),
        bark=orc("d8", wood=1),
        mog=orc("a4", wood=1),
        stump=orc("g1", wood=1),
        trees={"d4": 1},
        dice=(die, direction, *[1] * len(struck - {"stump"})),
    )
    grove.say("orcy d4").crush()
    assert {name for name in ("grub", "dreg", "bark", "mog", "stump") if not grove[name].wood} == struck


@pytest.mark.rule("TI-13", "TI 1.1")
def test_a_touched_corner_is_enough() -> None:
    grove = Grove(
        seats=4,
        grub=orc("c4", tokens=2),
        dreg=orc("e4", wood=1),
        bark=orc("d3", wood=1),
        mog=orc("f3", wood=1),
        stump=orc("h1", wood=1),
        snik=orc("g3", wood=1),
        burl=orc("g4", wood=1),
        trees={"d4": 1},
        boar="a8",
        dice=(2, 45, 1, 1, 1, 1),
    )
    grove.say("orcy d4").crush()
    assert set(grove.lying) == {"e4", "d3", "f3", "h1"}


@pytest.mark.rule("TI 4.2.3.4", "TI-13")
def test_a_slanting_ray_misses_what_it_does_not_touch() -> None:
    """30 degrees down to the right: from the middle of d4 it leaves d4 at height 0.29 below its middle."""
    grove = Grove(
        seats=4,
        grub=orc("c4", tokens=2),
        dreg=orc("e4", wood=1),  # crossed
        bark=orc("e3", wood=1),  # crossed: the ray is 0.58 below after one column
        mog=orc("f4", wood=1),  # missed
        stump=orc("f3", wood=1),  # crossed
        snik=orc("g2", wood=1),  # crossed: 1.73 below after three columns
        burl=orc("g3", wood=1),  # crossed: 1.44 below where it enters the column
        trees={"d4": 1},
        boar="a8",
        dice=(3, 30, 1, 1, 1, 1, 1),
    )
    grove.say("orcy d4").crush()
    assert set(grove.lying) == {"e4", "e3", "f3", "g2", "g3"}


@pytest.mark.rule("TI 4.2.3.4", "TI-20")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_gatherer_may_choose(die: int) -> None:
    grove = Grove(
        grub=orc("d3", tokens=2), dreg=orc("h4", wood=1), bark=orc("d8", wood=1), trees={"d4": 1}, dice=(die, 1)
    )
    grove.say("orcy d4")
    assert grove.asked == "grub"
    assert len(grove.offered("fell")) > 3
    grove.refusal("fell 400")
    grove.fell_on("bark")
    assert grove.lying == {"d8": 1}
    assert grove.feats == {"Nature's Revenge": "grub"}


@pytest.mark.rule("TI 4.2.3.4", "TI-20")
def test_where_the_tree_would_fall_and_on_whom_is_drawn() -> None:
    grove = Grove(grub=orc("d2", tokens=2), bark=orc("d8"), trees={"d3": 1}, rocks="c8 e8", dice=(6,))
    grove.say("orcy d3")
    view = grove.match.view(0)
    up = next(each for each in grove.match.asks[0].options if isinstance(each, Fell) and each.struck == (BARK,))
    trace = GAME.trace(view, up)
    assert trace is not None
    [line], [target] = trace.lines, trace.targets
    assert (line.start, line.end[1]) == ((3.5, 5.5), 0)
    assert (target.at, target.text) == ((3.5, 0.5), "Bark cannot dodge")


@pytest.mark.rule("TI 4.2.3.4", "TI-13")
def test_a_dodge_leads_off_the_line_and_not_onto_the_stump() -> None:
    grove = Grove(grub=orc("d3", tokens=3), dreg=orc("a8"), trees={"d4": 1}, rocks="e3", dice=(1, 5))
    grove.say("orcy d4")
    # d2 and the Tree's own square d4 are on the line, e3 holds a Rock: only c3 is left.
    assert grove.at("grub") == "c3"
    assert grove["grub"].wood == 1
    assert grove["grub"].tokens == 1
    assert grove.offered("move") == {"b3", "c2", "c4", "d3"}


@pytest.mark.rule("TI 4.2.3.4")
def test_the_owner_of_the_struck_orc_chooses_where_he_dodges() -> None:
    grove = Grove(grub=orc("d3", tokens=2), dreg=orc("d1", wood=1), trees={"d4": 1}, dice=(1, 1, 6))
    grove.say("orcy d4").crush()
    assert grove.asked == "dreg"
    assert grove.legal == {"dodge c1", "dodge e1"}
    grove.say("dodge c1")
    assert (grove.at("dreg"), grove["dreg"].wood) == ("c1", 1)


@pytest.mark.rule("TI 4.2.3.4", "TI-22")
def test_no_square_off_the_line_means_no_dodge() -> None:
    grove = Grove(grub=orc("d3", tokens=2), trees={"d4": 1}, rocks="c3 e3", dice=(1,))
    grove.say("orcy d4")
    assert grove.at("grub") == "d3"
    assert grove.lying == {"d3": 1}


@pytest.mark.rule("TI-21", "TI 4.2.3.4")
@pytest.mark.parametrize("first", ["grub", "dreg"])
@pytest.mark.parametrize("dice", [(1, 6), (6, 1)])
def test_whose_turn_it_is_says_who_is_struck_first(first: str, dice: tuple[int, int]) -> None:
    """Grub on d3 and Dreg on d2 have a single square to go to each. The first die is that of whom Grub names first."""
    grove = Grove(
        grub=orc("d3", tokens=2),
        dreg=orc("d2", wood=1),
        bark=orc("e3"),
        trees={"d4": 1},
        rocks="c2 d1",
        dice=(1, *dice),
    )
    grove.say("orcy d4")
    assert grove.asked == "grub"
    assert grove.legal == {"smash grub", "smash dreg"}
    assert "dodges on 5+ (33 %)" in GAME.hint(grove.match.view(0), grove.match.asks[0].options[0])
    grove.refusal("smash bark")
    grove.refusal("end")
    grove.say(f"smash {first}")
    went = {"grub": ("d3", "c3"), "dreg": ("d2", "e2")}
    second = "dreg" if first == "grub" else "grub"
    assert grove.at(first) == went[first][dice[0] == 6]
    assert grove.at(second) == went[second][dice[1] == 6]


@pytest.mark.rule("TI-21")
@pytest.mark.parametrize(("first", "other"), [("dreg", "mog"), ("mog", "dreg")])
def test_who_is_struck_first_may_take_the_square_of_the_other(first: str, other: str) -> None:
    """A ray at 30 degrees touches f3 and g2. Both can dodge to f2 alone, and there is no die for who comes second."""
    grove = Grove(
        seats=3,
        grub=orc("c4", tokens=2),
        dreg=orc("f3", wood=1),
        mog=orc("g2", wood=1),
        trees={"d4": 1},
        rocks="f4 g1",
        boar="a8",
        dice=(2, 30, 6),
    )
    grove.say("orcy d4", f"smash {first}")
    assert grove.at(first) == "f2"
    assert set(grove.lying) == {grove.at(other)} == {"g2" if other == "mog" else "f3"}


@pytest.mark.rule("TI-21")
def test_he_is_asked_for_the_next_one_each_time() -> None:
    """Three on the line: after the first two are left, and after the second there is nothing to ask."""
    grove = Grove(
        seats=3,
        active=1,
        order=(1, 2, 0),
        dreg=orc("d3", tokens=2),
        mog=orc("e4"),
        grub=orc("f2", wood=1),
        trees={"d4": 1},
        boar="a8",
        dice=(3, 45, 1, 5),
    )
    grove.say("orcy d4")
    assert grove.asked == "dreg"
    assert grove.legal == {"smash dreg", "smash mog", "smash grub"}
    grove.say("smash grub")
    assert grove.legal == {"smash dreg", "smash mog"}
    grove.say("smash dreg")
    assert grove.legal == {"dodge e5", "dodge f4"}
    grove.say("dodge e5")
    assert grove.at("mog") == "e5"
    assert set(grove.lying) == {"d3", "f2"}


@pytest.mark.rule("TI-14")
def test_tree_and_boar_and_bushes_do_not_mind() -> None:
    grove = Grove(
        grub=orc("d3", tokens=3), trees={"d4": 1, "d5": 2}, bushes="d7", wood={"d6": 1}, boar="d8", dice=(2, UP)
    )
    grove.say("orcy d4")
    assert grove.trees == {"d5": 2}
    assert grove.bushes == {"d7"}
    assert grove.lying == {"d6": 1}
    assert grove.boar == "d8"


@pytest.mark.rule("TI 5", "TI-24", "TI-6")
def test_striking_oneself_is_no_revenge() -> None:
    grove = Grove(grub=orc("d3", tokens=2), twig=orc("d1", wood=2), trees={"d4": 1}, dice=(1, 1, 1, 2))
    grove.say("orcy d4").crush()
    assert grove.lying == {"d3": 1, "d1": 2}
    assert grove.feats == {}


@pytest.mark.rule("TI 4.2.3.4")
def test_the_last_wood_of_the_second_tree_with_the_last_token() -> None:
    grove = Grove(grub=orc("d3", tokens=2, wood=4), dreg=orc("h1"), bark=orc("g1"), trees={"d4": 1}, dice=(1, 3, 3))
    grove.say("orcy d4")
    assert grove.trees == {}
    assert grove["grub"].wood == 2
    assert grove.lying == {"d3": 3}
    assert grove.asked == "dreg"


def great(grove: Grove) -> list[str]:
    impacts = [impact for past in grove.match.happenings for impact in past.event.impacts()]
    return [impact.text for impact in impacts if impact.kind == MOMENT]


def test_who_lies_under_a_tree_has_his_moment_and_who_dodges_has_none() -> None:
    grove = Grove(grub=orc("d3", tokens=3), dreg=orc("d1"), trees={"d4": 1, "e5": 2}, dice=(1, 2, 6))
    grove.say("orcy d4", "smash grub")
    assert great(grove) == ["Timber!", "Grub is flattened!"]


def test_whom_the_boar_runs_over_has_his_moment() -> None:
    grove = Grove(at="tokens", grub=orc("d3"), twig=orc("a1"), boar="d5", dice=(3, 2))
    grove.say("tokens 2 2", "boar d4", "boar d3")
    assert great(grove) == ["The boar gets Grub!"]
