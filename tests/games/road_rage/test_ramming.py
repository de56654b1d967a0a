"""Ramming: chariots, terrain, the edge and wrecks, and where all stand afterwards."""

from __future__ import annotations

from math import cos, dist, radians, sin, sqrt
from typing import Any

import pytest
from shapely.affinity import translate  # type: ignore[import-untyped]

from .by_shapely import base, free_spot_is_nearest, gap
from .track import DOWN, LEFT, UP, Track, about, car, hut, rock


def head_on(
    dice: tuple[int, ...], grub: dict[str, Any] | None = None, dreg: dict[str, Any] | None = None, **more: Any
) -> Track:
    """Grub drives 3" into Dreg's tail and is asked, as Dreg is, what to add; contact when Grub is at 13, 10.

    Grub: Agility 6, Chassis 3, Speed 2. Dreg: Agility 2, Chassis 3, Speed 0, unless told.
    """
    mine: dict[str, Any] = {"speed": 2, **(grub or {})}
    yours: dict[str, Any] = {"agility": 2, **(dreg or {})}
    return Track(grub=car(10, 10, **mine), dreg=car(15, 10, **yours), dice=dice, **more).say("drive")


@pytest.mark.rule("RR 4.3", "RR-14")
def test_both_choose_in_secret_before_any_die() -> None:
    track = head_on((1, 1, 1))
    assert track.asked == "grub dreg"
    assert track.options == {"agility", "chassis"}
    before = track.match.view(1)
    track.say("grub: agility")
    assert track.match.view(1) == before
    assert track.dice.left == [1, 1, 1]
    track.say("dreg: agility")
    assert track.dice.left == []


@pytest.mark.rule("RR 4.3", "RR-15", "RR-24", "RR-8")
def test_the_attacker_has_more() -> None:
    """3 + 2 + 6 against 5 + 0 + 3."""
    track = head_on((3, 5, 2)).say("grub: agility", "dreg: chassis")
    assert (track["grub"].chassis, track["dreg"].chassis) == (1, 1)
    assert track.at("grub") == about(12, 10)
    assert track.at("dreg") == about(15, 10)
    assert track["grub"].speed == 2
    # The second increment is lost, nobody makes a free Pivot, and what belongs after the move is possible.
    assert track.asked == "grub"
    assert track.options >= {"left", "right", "done", "trick dreg"}
    assert not track.options & {"drive", "straight", "faster"}


@pytest.mark.rule("RR 4.3", "RR-14")
@pytest.mark.parametrize("yours", [5, 6])
def test_equal_is_enough_for_the_attacker(yours: int) -> None:
    """Grub: 1 + 2 + 6 = 9. Dreg: 6 + 0 + 3 = 9, or 8."""
    track = head_on((1, yours, 1)).say("grub: agility", "dreg: chassis")
    assert (track["grub"].chassis, track["dreg"].chassis) == (2, 2)
    assert track.feats["Bloodlust"] == "grub"


@pytest.mark.rule("RR 4.3")
def test_the_speed_of_both_counts() -> None:
    """1 + 2 + 6 = 9 against 4 + 3 + 3 = 10."""
    track = head_on((1, 4), dreg={"speed": 3}).say("grub: agility", "dreg: chassis")
    assert track.options == {"escape", "hit"}
    assert track.asked == "dreg"


@pytest.mark.rule("RR 4.3", "RR-14")
@pytest.mark.parametrize(
    ("mine", "yours", "asked"),
    [("agility", "agility", "grub"), ("chassis", "chassis", "dreg"), ("chassis", "agility", "grub")],
)
def test_what_is_chosen_counts(mine: str, yours: str, asked: str) -> None:
    """Grub: 2 + 2 + 6 or + 3 = 10 or 7. Dreg: 5 + 0 + 2 or + 3 = 7 or 8."""
    track = head_on((2, 5, *((1,) if asked == "grub" else ()))).say(f"grub: {mine}", f"dreg: {yours}")
    assert track.asked == asked
    assert ("escape" in track.options) is (asked == "dreg")


@pytest.mark.rule("RR-14")
def test_the_chassis_points_are_those_of_now() -> None:
    """Dreg was built with 5 and has 1 left: 6 + 0 + 1 against 1 + 2 + 4."""
    track = head_on((1, 6, 1), grub={"agility": 4}, dreg={"chassis": 1, "full_chassis": 5}, seats=3)
    track.say("grub: agility", "dreg: chassis")
    assert track["dreg"].out
    assert track["grub"].chassis == 2


@pytest.mark.rule("RR 4.3", "RR-16", "RR-24")
@pytest.mark.parametrize(("pivot", "heading"), [("left", 315), ("right", 45), ("straight", 0)])
def test_escape(pivot: str, heading: int) -> None:
    track = head_on((1, 6), grub={"agility": 4}).say("grub: chassis", "dreg: chassis", "escape")
    assert track.asked == "dreg"
    assert track.options == {"left", "right", "straight"}
    track.say(pivot)
    assert track.heading("dreg") == heading
    assert track.heading("grub") == 0
    assert (track["grub"].chassis, track["dreg"].chassis) == (3, 3)
    assert (track["dreg"].used, track["dreg"].points) == (0, 9)
    assert track.at("grub") == about(12, 10)
    assert track.asked == "grub"
    assert "drive" not in track.options
    assert not track.feats


@pytest.mark.rule("RR 4.3", "RR-16", "RR-24")
@pytest.mark.parametrize(("pivot", "heading"), [("left", 315), ("right", 45), ("straight", 0)])
def test_take_the_hit(pivot: str, heading: int) -> None:
    track = head_on((1, 6, 2), grub={"agility": 4}).say("grub: chassis", "dreg: chassis", "hit")
    assert (track["grub"].chassis, track["dreg"].chassis) == (1, 1)
    assert track.asked == "grub"
    assert track.options == {"left", "right", "straight"}
    track.say(pivot)
    assert track.heading("grub") == heading
    assert track.heading("dreg") == 0
    assert (track["grub"].used, track["grub"].points) == (0, 9)
    assert "Bloodlust" not in track.feats


@pytest.mark.rule("RR-34")
def test_who_has_nothing_to_choose_is_not_asked() -> None:
    track = head_on((6, 1, 1), grub={"agility": 3}, dreg={"agility": 3})
    assert track["grub"].chassis == 2
    track = head_on((6, 1, 1), dreg={"agility": 3})
    assert track.asked == "grub"
    track.say("agility")
    track = head_on((6, 1, 1), grub={"agility": 3})
    assert track.asked == "dreg"
    track.say("agility")


@pytest.mark.rule("RR 4.3", "RR-27")
def test_a_pivot_after_the_ram_still_costs_agility_and_points() -> None:
    track = head_on((6, 1, 1)).say("grub: agility", "dreg: chassis", "left")
    assert (track["grub"].used, track["grub"].points) == (1, 8)
    assert "faster" not in track.options


# Contact.


@pytest.mark.rule("RR-27", "RR-18")
def test_who_is_destroyed_before_his_turn_has_none() -> None:
    """Grub, then Dreg, then Mog: Dreg's last Chassis Point is lost in Grub's turn."""
    track = head_on((6, 1, 1), dreg={"chassis": 1}, seats=3).say("grub: agility", "dreg: agility", "done")
    assert track["dreg"].out
    assert not track["dreg"].done
    assert track.state.active == 2


@pytest.mark.rule("RR-23")
def test_driving_along_a_neighbour_is_no_ram() -> None:
    track = Track(grub=car(10, 10, speed=1), dreg=car(10, 11)).say("drive")
    assert track.at("grub") == about(13, 10)
    assert not track.feats


@pytest.mark.rule("RR-23")
def test_driving_away_from_what_is_touched_is_no_ram() -> None:
    track = Track(grub=car(10, 10, LEFT, speed=1), dreg=car(12, 10)).say("drive")
    assert track.at("grub") == about(7, 10)


@pytest.mark.rule("RR-23", "RR-24")
def test_driving_into_what_is_touched_already_is_a_ram_on_the_spot() -> None:
    track = Track(grub=car(10, 10, speed=3), dreg=car(12, 10, agility=2), dice=(6, 1, 1)).say("drive")
    assert track.at("grub") == about(10, 10)
    track.say("grub: agility", "dreg: chassis")
    assert track.at("grub") == about(9, 10)
    assert track["dreg"].chassis == 2


@pytest.mark.rule("RR-23")
@pytest.mark.parametrize(("y", "met"), [(10.98, True), (11.02, False)])
def test_a_corner_is_enough(y: float, met: bool) -> None:
    track = Track(grub=car(10, 10, speed=1), dreg=car(14, y, agility=2)).say("drive")
    assert (track.asked == "grub dreg") is met


@pytest.mark.rule("RR 4.3", "RR-23")
def test_the_first_thing_on_the_way_is_rammed() -> None:
    track = Track(seats=3, grub=car(10, 10, speed=1), dreg=car(14.8, 10, agility=2), mog=car(13.6, 10.7, agility=2))
    assert track.say("drive").asked == "grub mog"


@pytest.mark.rule("RR-23")
@pytest.mark.parametrize("chariot_first", [True, False])
def test_a_chariot_is_rammed_rather_than_terrain(chariot_first: bool) -> None:
    """Both are met after 2"; half a base wide each."""
    high = 10.6 if chariot_first else 9.4
    terrain = [hut(14, 20 - high, 2, 1)]
    track = Track(grub=car(10, 10, speed=1), dreg=car(14, high, agility=2), terrain=terrain).say("drive")
    assert track.asked == "grub dreg"


@pytest.mark.rule("RR-23")
def test_of_two_chariots_the_next_one_clockwise() -> None:
    cars: dict[str, Any] = {
        "grub": car(14, 9.4, agility=2),
        "dreg": car(10, 10, speed=1),
        "mog": car(14, 10.6, agility=2),
    }
    assert Track(seats=3, active="dreg", **cars).say("drive").asked == "dreg mog"


@pytest.mark.rule("RR-23", "RR-18")
def test_a_chariot_is_rammed_rather_than_a_wreck() -> None:
    """Both are met after 2", and the wreck is the next one clockwise."""
    dreg, mog = car(14, 10.6, out=1), car(14, 9.4, agility=2)
    assert Track(seats=3, grub=car(10, 10, speed=1), dreg=dreg, mog=mog).say("drive").asked == "grub mog"


# An inch apart.


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize(
    ("heading", "dreg"),
    [
        (45, (12, 13, 0)),  # A corner into a side.
        (45, (12.6, 12.3, 45)),
        (0, (13, 10.95, 0)),  # Corners that just catch each other.
        (0, (13, 10.9, 45)),
        (0, (13.2, 9.1, 315)),
        (0, (12.5, 10.3, 90)),
        (315, (11, 7.4, 0)),
        (90, (10.4, 13.2, 45)),
    ],
)
def test_an_inch_apart_by_the_least_distance(heading: int, dreg: tuple[float, float, int]) -> None:
    """From where they met; no place that is clearly nearer is an inch away."""
    track = Track(grub=car(10, 10, heading, speed=1), dreg=car(*dreg, agility=2), dice=(6, 1, 1)).say("drive")
    met = track.at("grub")
    assert gap(track["grub"], track["dreg"]) == pytest.approx(0, abs=0.005)
    track.say("grub: agility", "dreg: chassis")
    assert gap(track["grub"], track["dreg"]) == pytest.approx(1, abs=0.005)
    assert track.at("dreg") == about(dreg[0], dreg[1])
    shifted = dist(met, track.at("grub"))
    here, there = base(*met, heading), base(*dreg)
    for turn in range(0, 360, 2):
        far = shifted * 0.97 - 0.01
        moved = translate(here, far * cos(radians(turn)), far * sin(radians(turn)))
        assert moved.distance(there) < 1, (turn, far)


@pytest.mark.rule("RR-24")
def test_no_farther_back_than_needed_when_it_began_nearer() -> None:
    track = Track(grub=car(10, 10, speed=1), dreg=car(12.4, 10, agility=2), dice=(6, 1, 1))
    track.say("drive", "grub: agility", "dreg: chassis")
    assert track.at("grub") == about(9.4, 10)


@pytest.mark.rule("RR-24")
def test_with_something_behind_him_the_rammed_one_makes_room() -> None:
    """A hut ends at 8.8: Grub can go back 0.2" only, so Dreg goes 0.8" forwards."""
    track = Track(
        grub=car(10, 10, speed=1), dreg=car(12, 10, agility=2), terrain=[hut(7.8, 10, 2, 3)], dice=(6, 1, 1)
    ).say("drive", "grub: agility", "dreg: chassis")
    assert track.at("grub") == about(9.8, 10)
    assert track.at("dreg") == about(12.8, 10)
    assert "This way?" not in track.feats


@pytest.mark.rule("RR-24")
def test_who_cannot_go_back_at_all_is_not_said_to() -> None:
    track = Track(
        grub=car(10, 10, speed=1), dreg=car(12, 10, agility=2), terrain=[hut(8, 10, 2, 3)], dice=(6, 1, 1)
    ).say("drive", "grub: agility", "dreg: chassis")
    assert track.at("dreg") == about(13, 10)
    assert "Dreg is pushed away." in track.log


@pytest.mark.rule("RR-24")
def test_where_neither_has_room_they_stand_nearer() -> None:
    track = Track(
        grub=car(10, 10, speed=1),
        dreg=car(12, 10, agility=2),
        terrain=[hut(7.8, 10, 2, 3), hut(14.3, 10, 2, 3)],
        dice=(6, 1, 1),
    ).say("drive", "grub: agility", "dreg: chassis")
    assert track.at("grub") == about(9.8, 10)
    assert track.at("dreg") == about(12.3, 10)
    assert (track["grub"].chassis, track["dreg"].chassis) == (2, 2)


@pytest.mark.rule("RR-24", "RR-18")
def test_the_destroyed_are_set_apart_too() -> None:
    track = head_on((6, 1, 3), dreg={"chassis": 5}, seats=3).say("grub: agility", "dreg: chassis")
    assert track["grub"].out
    assert track.at("grub") == about(12, 10)
    assert track.asked == "dreg"


@pytest.mark.rule("RR-10", "RR-16")
def test_a_free_pivot_into_something_shifts() -> None:
    """Dreg has Mog close beside him."""
    track = Track(
        seats=3,
        grub=car(10, 10, speed=1, agility=4),
        dreg=car(14, 10, agility=2),
        mog=car(14, 11.1),
        dice=(1, 6),
    ).say("drive", "grub: chassis", "dreg: chassis", "escape", "right")
    assert track.heading("dreg") == 45
    assert track.at("dreg") == about(14, 10.6 - 1.5 / sqrt(2))
    assert track.at("mog") == about(14, 11.1)


@pytest.mark.rule("RR-10", "RR-33")
@pytest.mark.parametrize(
    ("others", "turn"),
    [
        ([(10.2, 11.3, 0), (8, 8.4, 45)], "right"),
        ([(10.9, 8.9, 0), (9.1, 11.1, 0)], "left"),
        ([(10, 11.05, 0), (10.3, 8.4, 45), (7.9, 9.9, 90)], "right"),
        ([(11.2, 11.2, 0), (8.3, 8.4, 45)], "right"),
    ],
)
def test_the_shift_is_the_least_that_frees(others: list[tuple[float, float, int]], turn: str) -> None:
    cars: dict[str, Any] = {name: car(*where) for name, where in zip(("dreg", "mog", "snik"), others, strict=False)}
    track = Track(seats=1 + len(others), grub=car(10, 10), **cars)
    track.say(turn)
    free_spot_is_nearest(track["grub"], (10, 10), [track[name] for name in cars])


# Terrain.


@pytest.mark.rule("RR 4.3", "RR-17", "RR-14", "RR-22")
def test_terrain_has_6() -> None:
    """1 + 2 + 6 = 9 against 3 + 0 + 6 = 9: as much is enough, and D3 are lost."""
    track = Track(grub=car(10, 10, speed=2), terrain=[rock(14, 10)], dice=(1, 3, 2)).say("drive")
    assert track.asked == "grub"
    assert track.options == {"agility", "chassis"}
    track.say("agility")
    assert track["grub"].chassis == 1
    assert track.at("grub") == about(11, 10)
    assert track.feats == {"This way?": "grub"}
    assert "drive" not in track.options


@pytest.mark.rule("RR-17", "RR-22")
def test_terrain_that_has_more_may_let_him_escape() -> None:
    track = Track(grub=car(10, 10, speed=2), terrain=[rock(14, 10)], dice=(1, 4)).say("drive", "agility")
    assert track.asked == "dreg"
    assert track.options == {"escape", "hit"}
    track.say("escape")
    assert track["grub"].chassis == 3
    assert track.at("grub") == about(11, 10)
    # Terrain does not pivot, and an attacker does so only after a hit.
    assert track.asked == "grub"
    assert "straight" not in track.options
    assert track.feats == {"This way?": "grub"}


@pytest.mark.rule("RR-17", "RR-16")
def test_terrain_that_has_more_may_hit() -> None:
    track = Track(grub=car(10, 10, speed=2), terrain=[rock(14, 10)], dice=(1, 4, 2)).say("drive", "agility", "hit")
    assert track["grub"].chassis == 1
    assert track.asked == "grub"
    assert track.options == {"left", "right", "straight"}
    track.say("left")
    assert track.heading("grub") == 315
    assert track["grub"].used == 0


@pytest.mark.rule("RR 4.3", "RR-17", "RR-26")
@pytest.mark.parametrize(
    ("dreg", "mog", "rolls"),
    [
        ((30, 30), (20, 20), "mog"),
        ((20, 20), (30, 30), "dreg"),
        ((13, 20), (13, 0.9), "mog"),
        ((13, 1), (13, 19), "dreg"),
    ],
)
def test_the_nearest_rival_rolls_for_it(dreg: tuple[float, float], mog: tuple[float, float], rolls: str) -> None:
    """Nearest to Grub where he met it: 13, 10. Of two equally near, the next clockwise."""
    track = Track(
        seats=3, grub=car(10, 10, speed=2), dreg=car(*dreg), mog=car(*mog), terrain=[rock(15, 10)], dice=(1, 6)
    ).say("drive", "agility")
    assert track.asked == rolls


@pytest.mark.rule("RR-26", "RR-18")
def test_a_wreck_rolls_for_nobody() -> None:
    track = Track(
        seats=3,
        grub=car(10, 10, speed=2),
        dreg=car(12, 14, out=1),
        mog=car(30, 30),
        terrain=[rock(15, 10)],
        dice=(1, 6),
    ).say("drive", "agility")
    assert track.asked == "mog"


@pytest.mark.rule("RR-17", "RR-20", "RR-29")
def test_without_rivals_the_hit_is_taken() -> None:
    """Dreg has finished and was destroyed after that, so Grub drives on alone to the end of the Game Turn."""
    track = Track(
        grub=car(10, 10, speed=2),
        dreg=car(30, 30, passed=3, finished=1, out=1),
        terrain=[rock(15, 10)],
        dice=(1, 6, 2),
        state={"finishers": 1, "blows": 1},
    ).say("drive", "agility")
    assert track["grub"].chassis == 1
    assert track.options == {"left", "right", "straight"}


@pytest.mark.rule("RR 4.3", "RR 2.2")
@pytest.mark.parametrize(
    "piece",
    [
        rock(15, 10, 4),
        hut(15, 10, 4, 3),
        {"kind": "log", "at": (15, 10), "size": (4.0, 1.0)},
        {"kind": "bones", "at": (15, 10), "size": (4.0, 2.0), "turn": 0},
    ],
)
def test_the_kind_of_terrain_makes_no_difference(piece: dict[str, Any]) -> None:
    track = Track(grub=car(10, 10, speed=2), terrain=[piece], dice=(6, 1, 1)).say("drive")
    assert track.at("grub") == about(12, 10)
    track.say("agility")
    assert track["grub"].chassis == 2


@pytest.mark.rule("RR 4.3", "RR 2.2")
def test_a_round_rock_is_round() -> None:
    """Its square would reach to 13 at that height; the circle is passed."""
    track = Track(grub=car(10, 10, speed=2), terrain=[rock(15, 12.3, 4)]).say("drive", "drive")
    # The lower corner of the front, at y = 10.5, meets the circle where x is 15 - sqrt(4 - 1.8 ** 2).
    assert track.asked == "grub"
    assert track.options == {"agility", "chassis"}
    assert track.at("grub") == about(14 - sqrt(4 - 1.8**2), 10)


# The edge.


@pytest.mark.rule("RR-3", "RR-22", "RR-24")
def test_the_edge_rams_like_terrain() -> None:
    track = Track(grub=car(20, 3, UP, speed=2), dice=(1, 3, 2)).say("drive", "agility")
    assert track["grub"].chassis == 1
    assert track.at("grub") == about(20, 2)
    assert track.feats == {"This way?": "grub"}


@pytest.mark.rule("RR-3", "RR-26")
def test_the_nearest_rival_rolls_for_the_edge() -> None:
    track = Track(grub=car(20, 3, UP, speed=2), dice=(1, 6)).say("drive", "agility", "escape")
    assert track.at("grub") == about(20, 2)
    assert track["grub"].chassis == 3


@pytest.mark.rule("RR-3")
def test_touching_the_edge_is_enough_and_stopping_short_of_it_is_not() -> None:
    """As with everything else, contact is what counts (RR-23)."""
    track = Track(grub=car(20, 4.01, UP, speed=1)).say("drive")
    assert track.at("grub") == about(20, 1.01)
    assert not track.feats
    assert Track(grub=car(20, 4, UP, speed=1)).say("drive").options == {"agility", "chassis"}


@pytest.mark.rule("RR-3")
def test_a_corner_over_the_edge_is_a_ram() -> None:
    """At 45 degrees the corner reaches 1.5 / √2 beyond the middle."""
    track = Track(grub=car(20, 3, 315, speed=1)).say("drive")
    assert track.options == {"agility", "chassis"}
    assert track.at("grub")[1] == pytest.approx(1.5 / sqrt(2), abs=0.006)


@pytest.mark.rule("RR-3", "RR-8")
def test_without_the_option_he_stops_at_the_edge_unharmed() -> None:
    track = Track(grub=car(20, 3, UP, speed=3), options={"edge_is_terrain": False}).say("drive")
    assert track.at("grub") == about(20, 1)
    assert track["grub"].chassis == 3
    assert track["grub"].speed == 3
    assert "drive" not in track.options
    assert {"left", "right", "done"} <= track.options
    assert not track.feats


@pytest.mark.rule("RR-24", "RR-3")
@pytest.mark.parametrize(
    ("begin", "heading", "end"),
    [((47.4, 3), UP, (47.4, 2)), ((0.7, 3), UP, (0.7, 2)), ((45.5, 0.8), 0, (46, 0.8)), ((3, 47.3), LEFT, (2, 47.3))],
)
def test_in_a_corner_he_is_set_an_inch_from_the_edge_that_he_rammed(
    begin: tuple[float, float], heading: int, end: tuple[float, float]
) -> None:
    """However near he drives along the other one."""
    track = Track(grub=car(*begin, heading, speed=1), dice=(6, 1, 1)).say("drive", "agility")
    assert track.at("grub") == about(*end)


# Wrecks.


@pytest.mark.rule("RR-18", "RR-22")
def test_a_wreck_is_terrain() -> None:
    track = Track(
        seats=3, grub=car(10, 10, speed=2), dreg=car(14.4, 10, DOWN, out=1), mog=car(30, 30), dice=(1, 4)
    ).say("drive", "agility")
    assert track.asked == "mog"
    track.say("escape")
    assert track.at("grub") == about(11.9, 10)
    assert track.feats == {"This way?": "grub"}


@pytest.mark.rule("RR-18")
def test_without_wrecks_it_is_gone() -> None:
    track = Track(
        seats=3, grub=car(10, 10, speed=2), dreg=car(15, 10, out=1), mog=car(30, 30), options={"wrecks": False}
    ).say("drive", "drive")
    assert track.at("grub") == about(16, 10)


@pytest.mark.rule("RR-18", "RR-20")
def test_rammed_to_pieces() -> None:
    track = head_on((6, 1, 3), dreg={"chassis": 2, "agility": 1}, grub={"chassis": 4}, seats=3)
    track.say("grub: agility", "dreg: agility")
    assert track["dreg"].out
    assert track["dreg"].chassis <= 0
    assert track["grub"].chassis == 1
    assert track.feats == {"Bloodlust": "grub", "Bite the Dust": "grub"}
    # The wreck stays in the way.
    assert track.at("dreg") == about(15, 10)


@pytest.mark.rule("RR-18", "RR-16")
def test_the_destroyed_makes_no_free_pivot() -> None:
    track = head_on((1, 6, 3), grub={"agility": 4}, dreg={"chassis": 5, "agility": 2}, seats=3)
    track.say("grub: chassis", "dreg: chassis", "hit")
    assert track["grub"].out
    assert track.asked == "dreg"
    assert "straight" not in track.options
    assert track.feats == {"Bite the Dust": "dreg"}
