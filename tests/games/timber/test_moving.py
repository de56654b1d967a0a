"""TI 4.2.3.1 Move and leaving, TI 4.2.3.3 Open Way, Wood on the ground (4.2.3.6), sharing (4.2.3.7)."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.timber.events import Picked
from orcade.table.requests import SPECTATOR, Sight

from .grove import Grove, gone, orc


@pytest.mark.rule("TI 4.2.3.1", "TI 1")
def test_one_square_sideways_or_up_and_down() -> None:
    grove = Grove(grub=orc("c3", tokens=3))
    assert grove.offered("move") == {"b3", "d3", "c2", "c4"}
    grove.say("move c4")
    assert grove.at("grub") == "c4"
    assert grove["grub"].tokens == 2
    assert "b5" in grove.refusal("move b5")


@pytest.mark.rule("TI 2", "TI 4.2.3.1")
def test_terrain_and_models_bar_the_way() -> None:
    grove = Grove(grub=orc("c3", tokens=2), twig=orc("c4"), rocks="b3", bushes="c2", boar="d3")
    assert grove.offered("move") == set()
    for square in ("b3", "c2", "c4", "d3"):
        grove.refusal(f"move {square}")
    assert grove.at("grub") == "c3"


@pytest.mark.rule("TI 2", "TI 4.2.3.1")
def test_a_tree_bars_the_way_with_and_without_room_for_others() -> None:
    grove = Grove(grub=orc("d3", tokens=2), dreg=orc("d2"), trees={"d4": 4})
    assert grove.offered("move") == {"c3", "e3"}


@pytest.mark.rule("TI 4.2.3.1", "TI-8")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (4, False), (5, True), (8, True)])
@pytest.mark.parametrize("square", ["a1", "a4", "e8", "h5", "d1"])
def test_leaving_from_game_turn_five_on_from_any_square_of_the_edge(turn: int, may: bool, square: str) -> None:
    grove = Grove(grub=orc(square, tokens=2, wood=2), twig=orc("d4"), dreg=orc("e5"), turn=turn)
    assert ("leave" in grove.legal) is may
    if may:
        grove.say("leave")
        assert grove.at("grub") == "gone"
        assert grove["grub"].left
        assert grove["grub"].wood == 2
    else:
        grove.refusal("leave")


@pytest.mark.rule("TI-8", "TI 4.2.3.1")
@pytest.mark.parametrize("square", ["b2", "d4", "g7"])
def test_nobody_leaves_from_the_inside(square: str) -> None:
    grove = Grove(grub=orc(square, tokens=2), turn=8)
    assert "leave" not in grove.legal
    grove.refusal("leave")


@pytest.mark.rule("TI-8")
def test_leaving_takes_one_token_and_the_rest_is_lost() -> None:
    grove = Grove(grub=orc("a1", tokens=3), twig=orc("c3"), dreg=orc("e5"), turn=5)
    grove.say("leave")
    assert grove.asked == "dreg"
    assert grove["twig"].tokens == 0


@pytest.mark.rule("TI-8", "TI-7")
def test_the_other_orc_acts_after_one_has_left() -> None:
    grove = Grove(grub=orc("a1", tokens=2), twig=orc("c3", tokens=2), dreg=orc("e5"), turn=5)
    grove.say("act grub", "leave")
    assert grove.asked == "grub"
    assert grove.offered("move") == {"b3", "d3", "c2", "c4"}
    grove.say("move c2")
    assert grove.at("twig") == "c2"


@pytest.mark.rule("TI 4.2.3.3")
def test_open_way_removes_a_neighbouring_bush() -> None:
    grove = Grove(grub=orc("c3", tokens=3), bushes="c4 d4 c5")
    assert grove.offered("open") == {"c4"}
    grove.say("open c4")
    assert grove.bushes == {"d4", "c5"}
    assert grove["grub"].tokens == 2
    assert grove.at("grub") == "c3"
    grove.say("move c4")
    assert grove.offered("open") == {"d4", "c5"}


@pytest.mark.rule("TI 4.2.3.3")
def test_rocks_and_trees_cannot_be_opened() -> None:
    grove = Grove(grub=orc("d3", tokens=2), rocks="c3", trees={"d4": 4})
    assert grove.offered("open") == set()
    grove.refusal("open c3")
    grove.refusal("open d4")


@pytest.mark.rule("TI 4.2.3.6", "TI-15")
def test_picking_takes_one_token_of_wood_from_the_own_square() -> None:
    grove = Grove(grub=orc("c3", tokens=3, wood=5), wood={"c3": 3, "c4": 1})
    grove.say("pick")
    assert (grove["grub"].wood, grove.lying) == (6, {"c3": 2, "c4": 1})
    grove.say("pick")
    assert (grove["grub"].wood, grove.lying) == (7, {"c3": 1, "c4": 1})
    assert grove["grub"].tokens == 1


@pytest.mark.rule("TI 4.2.3.6")
def test_no_wood_here_no_picking() -> None:
    grove = Grove(grub=orc("c3", tokens=3), wood={"c4": 1})
    assert "pick" not in grove.legal
    grove.refusal("pick")
    grove.say("move c4", "pick")
    assert (grove["grub"].wood, grove.lying) == (1, {})


@pytest.mark.rule("TI-15")
def test_wood_on_the_ground_hinders_nobody() -> None:
    grove = Grove(grub=orc("c3", tokens=2), wood={"c4": 8, "b3": 1})
    assert {"c4", "b3"} <= grove.offered("move")


@pytest.mark.rule("TI 4.2.3.7")
def test_sharing_deals_all_the_wood_anew() -> None:
    grove = Grove(grub=orc("c3", tokens=3, wood=2), twig=orc("c4", wood=1))
    assert grove.offered("share") == {"0", "1", "3"}
    grove.say("share 0")
    assert (grove["grub"].wood, grove["twig"].wood) == (0, 3)
    assert (grove["grub"].tokens, grove["twig"].tokens) == (2, 0)
    grove.say("share 3")
    assert (grove["grub"].wood, grove["twig"].wood) == (3, 0)


@pytest.mark.rule("TI 4.2.3.7", "TI 1")
@pytest.mark.parametrize(("mate", "may"), [("c4", True), ("b3", True), ("d4", False), ("c5", False)])
def test_sharing_only_between_neighbouring_squares(mate: str, may: bool) -> None:
    grove = Grove(grub=orc("c3", tokens=2, wood=1), twig=orc(mate))
    assert bool(grove.offered("share")) is may
    if not may:
        grove.refusal("share 0")


@pytest.mark.rule("TI 4.2.3.7")
def test_no_wood_nothing_to_share_and_never_with_an_enemy() -> None:
    assert Grove(grub=orc("c3", tokens=2), twig=orc("c4")).offered("share") == set()
    assert Grove(grub=orc("c3", tokens=2, wood=2), dreg=orc("c4", wood=2)).offered("share") == set()


@pytest.mark.rule("TI 4.2.3.7")
def test_the_second_orc_may_take_wood_in_his_own_actions() -> None:
    grove = Grove(grub=orc("c3", tokens=2, wood=2), twig=orc("c4", tokens=2))
    grove.say("act twig", "share 2")
    assert (grove["grub"].wood, grove["twig"].wood) == (0, 2)
    assert (grove["grub"].tokens, grove["twig"].tokens) == (2, 1)


@pytest.mark.rule("TI 4.2.3.6", "TI 4.2.3.7", "TI 4.2.3.4")
@pytest.mark.parametrize("answers", [("pick",), ("share 0",), ("orcy d4", "fell")])
def test_what_was_answered_can_be_shown_afterwards(answers: tuple[str, ...]) -> None:
    grove = Grove(
        grub=orc("d3", tokens=3, wood=1),
        twig=orc("c3"),
        dreg=orc("d8"),
        trees={"d4": 1},
        wood={"d3": 1},
        dice=(4, 1) if "fell" in answers else (),
    )
    for answer in answers:
        if answer == "fell":
            grove.fell_on("dreg")
        else:
            grove.say(answer)
        for seat in (0, 1, SPECTATOR):
            scene = grove.match.scene(seat)
            assert scene.last, "what the answer named is told"
            assert {thing.id for thing in scene.things} >= {"orc-0", "orc-1", "orc-2"}


@pytest.mark.rule("TI-8", "TI 4.3")
def test_who_has_left_with_the_wood_is_home_and_not_out() -> None:
    """He may well win by it. Both Orcs are told of as long as one is still about."""
    grove = Grove(turn=6, grub=orc("a1", wood=3, tokens=2), twig=gone(2), dreg=orc("h1"))
    before, after = grove.match.scene(1).seats[0], grove.say("leave").match.scene(1).seats[0]
    assert "Twig has left with 2 Wood" in [each.said for each in before.gauges]
    assert "Home with 5 Wood" in [each.said for each in after.gauges]
    assert not before.out
    assert not after.out
    assert not any("left" in each.said for each in after.gauges)
    assert (before.prospect, after.fate) == ("", "home")
    assert after.prospect.startswith("home with 5 Wood, in first place so far; the others can still carry off ")
    empty = Grove(turn=6, grub=orc("a1", tokens=2), twig=gone(), dreg=orc("h1")).say("leave")
    assert empty.match.scene(0).seats[0].gauges[0].said == "Home with nothing"


@pytest.mark.rule("TI 1")
def test_what_wins_is_told_with_who_has_most_in_one_line_of_a_phone() -> None:
    grove = Grove(turn=6, grub=orc("a1", wood=3, tokens=2), twig=orc("b3"), dreg=orc("h1", wood=3))
    assert grove.match.scene(0).aim == "Most Wood wins: Grub and Dreg 3 in hand"
    assert grove.say("leave").match.scene(0).aim == "Most Wood wins: Grub 3 carried off"


def test_many_who_have_most_are_counted_and_not_named() -> None:
    grove = Grove(turn=6, grub=orc("a1", wood=1), dreg=orc("h1", wood=1), mog=orc("h4", wood=1), seats=3)
    assert grove.match.scene(0).aim == "Most Wood wins: three players 1 in hand"


@pytest.mark.rule("TI 4.2.3.6")
def test_wood_picked_in_a_row_is_told_once() -> None:
    picks = [Picked(0, 1), Picked(0, 2)]
    assert [each.text(Sight()) for each in picks] == [
        "Grub picks up Wood and carries 1.",
        "Grub picks up Wood and carries 2.",
    ]
    assert len({each.several() for each in picks}) == 1
    assert "#" not in picks[0].several()
