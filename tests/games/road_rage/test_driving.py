"""A Player Turn: increments, Speed Changes, Pivots, Outta da way!"""

from __future__ import annotations

from math import sqrt

import pytest

from orcade.games.orclympics.road_rage import pieces
from orcade.games.orclympics.road_rage.events import Changed, Parted, Steered
from orcade.table.requests import Sight
from orcade.table.story import ON_THE_WAY

from .track import DOWN, LEFT, RIGHT, UP, Track, about, car

DIAGONAL = 3 / sqrt(2)


@pytest.mark.rule("RR 1.1.1", "RR 4.1", "RR 1.1")
@pytest.mark.parametrize(
    ("heading", "dx", "dy"),
    [
        (0, 3, 0),
        (45, DIAGONAL, DIAGONAL),
        (90, 0, 3),
        (135, -DIAGONAL, DIAGONAL),
        (180, -3, 0),
        (225, -DIAGONAL, -DIAGONAL),
        (270, 0, -3),
        (315, DIAGONAL, -DIAGONAL),
    ],
)
def test_an_increment_goes_3_inches_straight_ahead(heading: int, dx: float, dy: float) -> None:
    track = Track(grub=car(20, 20, heading, speed=2)).say("drive")
    assert track.at("grub") == about(20 + dx, 20 + dy)
    assert track.heading("grub") == heading


@pytest.mark.rule("RR 1.1.1", "RR 4.1", "RR-27")
def test_the_whole_distance_has_to_be_moved_and_costs_nothing() -> None:
    track = Track(grub=car(10, 10, speed=3))
    track.refusal("done")
    track.say("drive")
    track.refusal("done")
    track.say("drive")
    track.refusal("done")
    track.say("drive")
    assert track.at("grub") == about(19, 10)
    assert track["grub"].points == 9
    assert track["grub"].speed == 3
    assert "drive" not in track.options
    track.say("done")
    assert track.asked == "dreg"


@pytest.mark.rule("RR 4.1", "RR-27")
def test_with_speed_0_there_is_no_move() -> None:
    track = Track(grub=car(10, 10))
    assert "drive" not in track.options
    track.say("right", "left", "left", "done")
    assert track.at("grub") == about(10, 10)
    assert track.asked == "dreg"


@pytest.mark.rule("RR 4.2.2", "RR 1.1.1")
def test_pivots_before_between_and_after_increments() -> None:
    track = Track(grub=car(10, 10, speed=2)).say("right", "right", "drive", "left", "drive", "left", "left")
    assert track.at("grub") == about(10 + DIAGONAL, 13 + DIAGONAL)
    assert track.heading("grub") == 315
    assert track["grub"].points == 4


@pytest.mark.rule("RR 4.2", "RR 4.2.1", "RR 4.2.2")
def test_each_costs_a_point_and_counts_for_the_agility() -> None:
    track = Track(grub=car(10, 10, agility=3)).say("faster", "faster", "right")
    assert track["grub"].speed == 2
    assert track["grub"].points == 6
    assert track["grub"].used == 3
    assert not track.options & {"left", "right", "faster", "slower"}


@pytest.mark.rule("RR 4.2", "RR-27")
def test_without_action_points_there_are_no_actions() -> None:
    track = Track(grub=car(10, 10, points=1)).say("right")
    # Nothing else can be done, so nobody is asked for it.
    assert track.asked == "dreg"


@pytest.mark.rule("RR 4.2.1", "RR-9")
def test_a_speed_change_comes_before_any_pivot() -> None:
    track = Track(grub=car(10, 10, speed=1)).say("faster", "right")
    assert not track.options & {"faster", "slower"}
    assert track.refusal("faster").startswith("RR")
    assert track.refusal("slower").startswith("RR")


@pytest.mark.rule("RR 4.2.1", "RR-9")
def test_a_speed_change_comes_before_any_movement() -> None:
    track = Track(grub=car(10, 10, speed=2)).say("drive")
    assert not track.options & {"faster", "slower"}
    assert track.refusal("slower").startswith("RR")


@pytest.mark.rule("RR-9", "RR 2.1.1")
def test_the_speed_lies_between_0_and_the_top_speed() -> None:
    track = Track(grub=car(10, 10, top=2))
    assert "slower" not in track.options
    assert track.refusal("slower").startswith("RR")
    track.say("faster", "faster")
    assert "faster" not in track.options
    assert track.refusal("faster").startswith("RR")
    assert "slower" in track.options


@pytest.mark.rule("RR 4.2.1")
def test_slower_is_less_to_move() -> None:
    track = Track(grub=car(10, 10, speed=3)).say("slower", "slower", "drive")
    assert track.at("grub") == about(13, 10)
    assert "drive" not in track.options


@pytest.mark.rule("RR 1.1.1")
def test_the_speed_is_kept_for_the_next_turn() -> None:
    track = Track(grub=car(10, 10), dreg=car(10, 30, points=0), dice=(1, 6)).say(
        "faster", "faster", "drive", "drive", "done"
    )
    assert track.asked == "grub"
    assert track["grub"].speed == 2
    assert track["grub"].points == 4
    track.say("drive", "drive")
    assert track.at("grub") == about(22, 10)


@pytest.mark.rule("RR 4.2.1", "RR 4.2.2")
def test_the_agility_is_there_again_in_the_next_game_turn() -> None:
    track = Track(grub=car(10, 10, agility=1, points=1), dreg=car(10, 30, points=0), dice=(1, 6)).say("left")
    assert track.asked == "grub"
    assert {"left", "right", "faster"} <= track.options


@pytest.mark.rule("RR-27")
def test_action_points_that_are_left_are_lost() -> None:
    track = Track(grub=car(10, 10, skill=1), dreg=car(10, 30, points=0), dice=(2, 6)).say("done")
    assert track["grub"].points == 3


# Outta da way!


@pytest.mark.rule("RR 4.2.3", "RR-11")
def test_outta_da_way_is_only_for_those_without_agility() -> None:
    track = Track(grub=car(10, 10, agility=2)).say("faster")
    assert not any(each.startswith("outta") for each in track.options)
    assert track.refusal("outta left").startswith("RR")
    track.say("faster")
    assert {"outta left", "outta right", "outta faster", "outta slower"} <= track.options


@pytest.mark.rule("RR 4.2.3", "RR 4.2")
@pytest.mark.parametrize(("die", "skill"), [(3, 3), (1, 3), (2, 3), (1, 1), (5, 5)])
def test_passed_it_is_done_for_2_points(die: int, skill: int) -> None:
    track = Track(grub=car(10, 10, agility=1, skill=skill), dice=(die,)).say("left", "outta right")
    assert track.heading("grub") == RIGHT
    assert track["grub"].points == 9 - 1 - 2
    assert track["grub"].chassis == 3


@pytest.mark.rule("RR 4.2.3", "RR-13")
@pytest.mark.parametrize(("die", "skill"), [(4, 3), (5, 3), (6, 3), (2, 1), (6, 6)])
def test_failed_it_costs_a_chassis_point_and_the_points(die: int, skill: int) -> None:
    track = Track(grub=car(10, 10, agility=1, skill=skill), dice=(die,)).say("left", "outta right")
    assert track.heading("grub") == 315
    assert track["grub"].points == 9 - 1 - 2
    assert track["grub"].chassis == 2
    assert track["grub"].skill == skill


@pytest.mark.rule("RR 4.2.3", "RR-9")
def test_a_speed_change_won_so_comes_before_the_first_pivot_too() -> None:
    track = Track(grub=car(10, 10, agility=1), dice=(1, 1, 1)).say("faster", "outta faster")
    assert track["grub"].speed == 2
    track.say("outta right")
    assert "outta faster" not in track.options
    assert "outta left" in track.options
    track.say("drive", "outta left", "drive")
    assert track.at("grub") == about(10 + DIAGONAL + 3, 10 + DIAGONAL)


@pytest.mark.rule("RR 4.2.3", "RR-9")
def test_no_outta_da_way_beyond_the_top_speed() -> None:
    track = Track(grub=car(10, 10, agility=1, top=1)).say("faster")
    assert "outta faster" not in track.options
    assert "outta slower" in track.options
    assert track.refusal("outta faster").startswith("RR")


@pytest.mark.rule("RR 4.2.3", "RR-9")
@pytest.mark.parametrize("tried", ["outta left", "outta faster"])
def test_a_failed_try_leaves_speed_changes_open(tried: str) -> None:
    """What was not performed is before nothing."""
    track = Track(grub=car(10, 10, agility=1, speed=1), dice=(6,)).say("faster", tried)
    assert "outta faster" in track.options


@pytest.mark.rule("RR 4.2.3", "RR 4.2")
def test_it_needs_2_points() -> None:
    track = Track(grub=car(10, 10, agility=1, speed=1, points=2), dreg=car(10, 30)).say("left")
    assert track.asked == "dreg"


@pytest.mark.rule("RR-11", "RR-18", "RR-20")
def test_the_last_chassis_point_may_be_lost_by_it() -> None:
    track = Track(seats=3, grub=car(10, 10, agility=1, chassis=1, speed=2), dice=(6,)).say("left", "outta left")
    assert track["grub"].out
    assert track["grub"].chassis == 0
    assert track.asked == "dreg"
    assert "Bite the Dust" not in track.feats


@pytest.mark.rule("RR 4.2.3", "RR-11")
def test_it_may_be_tried_again_and_again() -> None:
    track = Track(grub=car(10, 10, agility=1), dice=(6, 6, 1)).say("left", "outta left", "outta left", "outta left")
    assert track["grub"].points == 9 - 1 - 6
    assert track["grub"].chassis == 1
    assert track.heading("grub") == 270


@pytest.mark.rule("RR 2.1.2", "RR-13", "RR-31")
def test_born_lucky_rerolls_a_failed_outta_da_way() -> None:
    lucky = car(10, 10, agility=1, driver="born-lucky")
    track = Track(grub=lucky, dice=(5, 2)).say("left", "outta left")
    assert track.heading("grub") == 270
    assert track["grub"].chassis == 3


@pytest.mark.rule("RR-13", "RR-31")
def test_the_second_result_stands() -> None:
    track = Track(grub=car(10, 10, agility=1, driver="born-lucky"), dice=(5, 6)).say("left", "outta left")
    assert track["grub"].chassis == 2
    assert track.options >= {"outta left", "done"}


@pytest.mark.rule("RR 2.1.2")
@pytest.mark.parametrize(("driver", "upgrades"), [("boar-boss", ()), ("boar-boss", ("dead-sneaky", "goblins"))])
def test_others_do_not_reroll_it(driver: str, upgrades: tuple[str, ...]) -> None:
    track = Track(grub=car(10, 10, agility=1, driver=driver, upgrades=upgrades), dice=(5,)).say("left", "outta left")
    assert track["grub"].chassis == 2


# Pivots into something.


@pytest.mark.rule("RR-10", "RR-33")
def test_a_pivot_beside_a_chariot_shifts_and_rams_nobody() -> None:
    """Turned by 45°, the base reaches 1.5 / √2 down; Dreg's side is at 10.6, so it goes up."""
    track = Track(grub=car(10, 10), dreg=car(10, 11.1)).say("right")
    assert track.heading("grub") == 45
    assert track.at("grub") == about(10, 10.6 - 1.5 / sqrt(2))
    assert track["grub"].chassis == track["dreg"].chassis == 3
    assert track.at("dreg") == about(10, 11.1)
    assert not track.feats


@pytest.mark.rule("RR-10", "RR-33")
def test_a_pivot_at_the_edge_shifts_and_rams_nobody() -> None:
    track = Track(grub=car(20, 0.5)).say("left")
    assert track.at("grub") == about(20, 1.5 / sqrt(2))
    assert track["grub"].chassis == 3
    assert not track.feats


@pytest.mark.rule("RR-10", "RR 4.2.2")
def test_a_pivot_with_room_turns_on_the_spot() -> None:
    track = Track(grub=car(10, 10), dreg=car(10, 11.7)).say("right")
    assert track.at("grub") == about(10, 10)


@pytest.mark.rule("RR-33")
def test_where_there_is_no_room_a_pivot_cannot_be_made() -> None:
    """A wall of huts on both sides, longer than 3" in both directions."""
    walls = [{"kind": "hut", "at": (15, y), "size": (11.0, 2.0)} for y in (8.4, 11.6)]
    track = Track(grub=car(15, 10, agility=1), terrain=walls)
    assert track.options == {"faster", "done"}
    assert track.refusal("left").startswith("RR")
    assert track["grub"].points == 9


@pytest.mark.rule("RR 4.2.2")
@pytest.mark.parametrize(("turns", "heading"), [(1, 45), (2, DOWN), (4, LEFT), (6, UP)])
def test_pivots_are_of_45_degrees(turns: int, heading: int) -> None:
    assert Track(grub=car(10, 10)).say(*["right"] * turns).heading("grub") == heading


def test_who_cannot_move_at_all_is_not_told_to_drive() -> None:
    track = Track(grub=car(10, 10, speed=1), dreg=car(12, 10)).say("drive")
    assert "Grub runs into Dreg!" in track.log
    assert not [line for line in track.log if "drives" in line]


def test_all_that_is_driven_and_turned_is_told_as_one_way() -> None:
    track = Track(grub=car(10, 10, speed=4)).say("drive", "drive", "right", "drive")
    told = [line for line in track.log if line.startswith(("Grub drives", "Grub pivots"))]
    right = ", turning right."
    assert told == ['Grub drives 3".', 'Grub drives 6".', f'Grub drives 6"{right}', f'Grub drives 9"{right}']
    assert Steered(0, 9000, 2).text(Sight()) == 'Grub drives 9", turning 90° right.'
    ways = {event.several() for event in (Steered(0, 3000, 0), Steered(0, 6000, -1), Steered(0, 0, 2))}
    assert len(ways) == 1
    assert ways.pop().endswith(ON_THE_WAY), "of those in a row the last tells all"


def test_turns_on_the_spot_are_told_together() -> None:
    told = [Steered(0, 0, swung).text(Sight()) for swung in (1, -2, 0)]
    assert told == ["Grub pivots right.", "Grub pivots 90° left.", "Grub pivots back."]
    track = Track(grub=car(10, 10, speed=2)).say("left", "left", "drive")
    assert [line for line in track.log if "pivots" in line] == ["Grub pivots left.", "Grub pivots 90° left."]
    assert track.log[-1] == 'Grub drives 3".', "a feat came between, so what follows is told anew"


def test_ways_are_told_in_whole_inches() -> None:
    sight = Sight()
    assert Steered(0, 5140, 0).text(sight) == 'Grub drives 5".'
    assert Changed(0, pieces.LEFT, 2, shifted=560).text(sight) == 'Grub pivots left and is shifted 1".'
    assert Parted(0, 300).text(sight) == "Grub is thrown back a little."


def test_of_speed_changes_in_a_row_the_last_is_told() -> None:
    ways = (pieces.FASTER, pieces.FASTER, pieces.SLOWER, pieces.LEFT)
    up, higher, down, turn = (Changed(0, way, 3) for way in ways)
    assert up.several() == higher.several() != down.several()
    assert up.several().endswith(ON_THE_WAY)
    assert not turn.several(), "where a chariot turned is told each time"
