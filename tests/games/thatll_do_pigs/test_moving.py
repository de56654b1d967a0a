"""TP 4.2.1 Move, contact and alignment; the public; TP 4.2.2 Lash.

The dice of an activation: two for Speed, then what happens.
"""

from __future__ import annotations

from math import hypot

import pytest
from shapely import LineString  # type: ignore[import-untyped]

from orcade.games.orclympics.thatll_do_pigs.answers import Ride
from orcade.games.orclympics.thatll_do_pigs.ride_region import Riding

from .slow import Ring
from .track import COMMON, DOWN, FERAL, IRON, LEFT, RIGHT, UP, Track, about, base, rider


@pytest.mark.rule("TP 4.2.1", "TP 1.2")
@pytest.mark.parametrize(("brood", "more"), [(COMMON, 2), (FERAL, 3), (IRON, 1)])
@pytest.mark.parametrize("dice", [(1, 1), (2, 4)])
def test_speed_is_two_dice_and_the_brood_s_inches(brood: int, more: int, dice: tuple[int, int]) -> None:
    far = sum(dice) + more
    track = Track(grub=rider(17, 31), broods=(brood, COMMON, COMMON), dice=dice)
    track.refusal(f"ride grub {16.99 - far},31")
    track.say(f"ride grub {17 - far},31")
    assert track.at("grub") == about(17 - far, 31)
    assert track.rolled[:2] == ["speed, first die", "speed, second die"]


@pytest.mark.rule("TP 4.2.1", "TP 4.5")
def test_an_unridden_boar_keeps_its_speed() -> None:
    track = Track(grub=rider(17, 31, ridden=False), broods=(FERAL, COMMON, COMMON), dice=(1, 1))
    track.say("ride grub 12,31")
    assert track.at("grub") == about(12, 31)


@pytest.mark.rule("TP 4.2.1", "TP-27")
def test_up_to_the_distance_and_none_at_all() -> None:
    assert Track(grub=rider(17, 31), dice=(3, 3)).say("ride grub 16.5,31").at("grub") == about(16.5, 31)
    track = Track(grub=rider(17, 31), dice=(3, 3)).say("ride grub 17,31")
    assert track.at("grub") == about(17, 31)
    assert track.looks("grub") == about(-1, 0)


@pytest.mark.rule("TP-27", "TP 4.2.1")
@pytest.mark.parametrize(("to", "looks"), [("17,28", (0, -1)), ("36,31", (1, 0)), ("15,33", (-0.7071, 0.7071))])
def test_a_pivot_without_a_way_to_any_side(to: str, looks: tuple[float, float]) -> None:
    """It is the Move: no Skid Test, and a Lash goes in the new direction."""
    track = Track(grub=rider(17, 31), dice=(3, 3, 2))
    assert "turn grub" in track.legal
    track.say("turn grub", f"turn grub {to}")
    assert track.at("grub") == about(17, 31)
    assert track.looks("grub") == pytest.approx(looks, abs=0.001)
    assert track.legal == {"lash", "rest"}
    track.say("lash")
    assert track.at("grub") == about(17 + 2 * looks[0], 31 + 2 * looks[1])


@pytest.mark.rule("TP-27", "TP-21")
@pytest.mark.parametrize(
    ("say", "looks"), [("left", (-0.7071, 0.7071)), ("right", (-0.7071, -0.7071)), ("ride grub 17,31", (-1, 0))]
)
def test_an_unridden_boar_turns_on_the_spot_by_45_degrees_or_not(say: str, looks: tuple[float, float]) -> None:
    track = Track(grub=rider(17, 31, ridden=False), dice=(3, 3))
    assert {"left", "right"} < track.legal
    assert "45°" in track.refusal("turn grub")
    track.say(say)
    assert track.looks("grub") == pytest.approx(looks, abs=0.001)
    assert track.at("grub") == about(17, 31)


@pytest.mark.rule("TP-27", "TP-42")
def test_a_pivot_on_the_spot_ends_on_top_of_nothing() -> None:
    """Dreg is beside him; to the other side there is room, and where he looks already."""
    near = Track(grub=rider(17, 31), piglet=(17, 32.2), dice=(3, 3)).say("turn grub")
    assert "on top of the Piglet" in near.refusal("turn grub 16.9,28")
    track = Track(grub=rider(17, 31), dreg=rider(17, 29.7), dice=(3, 3)).say("turn grub")
    assert "on top of Dreg" in track.refusal("turn grub 16.9,28")
    assert "no length" in track.refusal("turn grub 17,31")
    track.say("turn grub 9,31")
    assert track.looks("grub") == about(-1, 0)
    beside = Track(grub=rider(17, 31, ridden=False), dreg=rider(15.6, 29.8), dice=(3, 3))
    assert "left" in beside.legal
    assert "no room" in beside.refusal("right")


@pytest.mark.rule("TP-27", "TP-4", "TP 4.3")
def test_a_pivot_that_takes_the_base_over_a_line_counts() -> None:
    """His back straddles the Trigger; turned along it he is past it. He has gone 0 inches, so he takes the corner."""
    track = Track(grub=rider(4.2, 30.8, rounded=1), dice=(1, 1, 1, 1))
    track.say("turn grub", "turn grub 3.2,31.8")
    assert track["grub"].crossed == 1
    assert "skid, first die" in track.rolled
    assert track.legal == {"lash", "rest"}


@pytest.mark.rule("TP-27", "TP-29")
def test_after_a_pivot_alone_who_still_touches_may_assault() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), dice=(1, 1)).say("turn grub", "turn grub 23,31")
    assert "assault dreg" in track.legal


@pytest.mark.rule("TP-27")
def test_why_a_turn_is_not_understood() -> None:
    track = Track(grub=rider(17, 31), dice=(3, 3))
    assert "first say 'turn grub'" in track.refusal("turn grub 17,28")
    assert "it is Grub who moves" in track.refusal("turn dreg")
    track.say("ride grub 16,31")
    assert "instead of riding" in track.refusal("turn grub")


@pytest.mark.rule("TP 4.2.1")
@pytest.mark.parametrize(("to", "looks"), [((17, 28), (0, -1)), ((20, 31), (1, 0)), ((15, 33), (-0.7071, 0.7071))])
def test_the_pivot_is_free(to: tuple[float, float], looks: tuple[float, float]) -> None:
    track = Track(grub=rider(17, 31), dice=(3, 3)).say(f"ride grub {to[0]},{to[1]}")
    assert track.at("grub") == about(*to)
    assert track.looks("grub") == pytest.approx(looks, abs=0.001)


@pytest.mark.rule("TP-21", "TP 4.5")
def test_an_unridden_boar_turns_by_45_degrees_or_not() -> None:
    def track() -> Track:
        return Track(grub=rider(17, 31, ridden=False), dice=(3, 3))

    assert track().say("ride grub 14,31").at("grub") == about(14, 31)
    assert track().say("ride grub 15,33").at("grub") == pytest.approx((15, 33), abs=0.02)
    assert track().say("ride grub 15,29").at("grub") == pytest.approx((15, 29), abs=0.02)
    for point in ("17,33", "20,31", "15,32", "14,30.5"):
        track().refusal(f"ride grub {point}")


@pytest.mark.rule("TP-12", "TP 4.2.1", "TP-1", "OC-1")
def test_it_stops_at_contact() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31), dice=(3, 3, 1, 1, 6, 6, 6))
    track.say("ride grub 9,31")
    assert track.at("grub") == about(14, 31)
    assert track.at("dreg") == about(12, 31)


@pytest.mark.rule("TP-12", "TP-41")
@pytest.mark.parametrize(
    ("start", "facing"), [((14, 28.5), 150), ((16, 29.5), 160), ((9.5, 30), 30), ((11, 27.6), DOWN)]
)
def test_contact_aligns_the_mover_along_an_edge(start: tuple[float, float], facing: int) -> None:
    track = Track(grub=rider(*start, facing), dreg=rider(12, 31), dice=(5, 5, 1, 1, 6, 6, 6))
    track.say("ride grub 12,31")
    mine, yours = base(track["grub"]), base(track["dreg"])
    ux, uy = track.looks("grub")
    assert min(abs(ux), abs(uy)) < 0.001, "parallel or at a right angle to Dreg's base"
    assert mine.distance(yours) < 0.004
    assert mine.intersection(yours).area < 0.01
    touching = mine.buffer(0.006).intersection(yours)
    assert touching.length / 2 > 0.05
    assert track.at("dreg") == about(12, 31)


@pytest.mark.rule("TP-12")
def test_what_it_touches_at_the_start_does_not_hold_it() -> None:
    """Dreg stands right beside Grub, Mog behind him, base to base."""
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), mog=rider(19, 31), dice=(2, 2))
    track.say("ride grub 11,31")
    assert track.at("grub") == about(11, 31)
    assert "attack, first die" not in track.rolled


@pytest.mark.rule("TP-12")
def test_moving_further_in_is_a_contact() -> None:
    """Dreg stands in front, base to base: straight on there is an Assault on the spot."""
    track = Track(grub=rider(17, 31), dreg=rider(15, 31), dice=(2, 2, 1, 1, 6, 6, 6))
    track.say("ride grub 14,31")
    assert track.at("grub") == about(17, 31)
    assert "attack, first die" in track.rolled


@pytest.mark.rule("TP-42")
def test_the_pivot_ignores_models_but_the_move_does_not_end_on_them() -> None:
    """Side by side, Grub turns towards the public inside: his tail sweeps over Dreg, and then he is off."""
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), dice=(1, 1))
    track.refusal("ride grub 17,30.8")
    track.say("ride grub 17,29")
    assert track.at("grub") == about(17, 29)
    assert "attack, first die" not in track.rolled


@pytest.mark.rule("TP-42", "TP-12")
def test_nor_does_it_end_on_the_piglet() -> None:
    """Grub's tail sweeps over the Piglet beside him: he may not stop before he is off."""
    track = Track(grub=rider(17, 31), piglet=(17, 31.95), dice=(1, 1))
    assert "it would end on top of the Piglet" in track.refusal("ride grub 17,30.6")
    track.say("ride grub 17,29")
    assert "Grab" not in track.rolled


@pytest.mark.rule("TP-42", "TP-12")
def test_who_turns_onto_the_piglet_and_rides_further_in_grabs_it() -> None:
    track = Track(grub=rider(17, 31), piglet=(17, 31.95), dice=(1, 1, 5))
    track.say("ride grub 17,32")
    assert track.at("grub") == about(17, 31)
    assert track.holder == "grub"


# The public


@pytest.mark.rule("TP 4.2.1", "TP-31", "TP 2.2")
def test_attacked_by_the_public_at_the_edge() -> None:
    track = Track(grub=rider(17, 31), dice=(4, 4, 2, 3))
    track.say("ride grub 17,35.9" if _offers_beyond(track, "ride grub 17,35.9") else "ride grub 17,35.2")
    # Contact at 35, a Falling Test of 2 + 3 passes, 3 inches back.
    assert track.at("grub") == about(17, 32)
    assert track.looks("grub") == about(0, -1)
    assert track["grub"].ridden
    assert track.rolled[2:4] == ["Falling Test", "run from the public"]


def _offers_beyond(track: Track, answer: str) -> bool:
    """Whether a point behind the edge can be named."""
    import orcade

    try:
        track.match.clone().answer(answer)
    except orcade.Refused:
        return False
    return True


@pytest.mark.rule("TP 4.2.1", "TP 4.5", "TP-31")
def test_the_public_throws_the_rider_off_and_the_boar_runs_all_the_same() -> None:
    track = Track(grub=rider(17, 28, UP), dice=(4, 4, 1, 4))
    track.say("ride grub 17,26")
    # The public inside begins at 25.38: contact with the front is at 26.38.
    assert not track["grub"].ridden
    assert track.at("grub") == about(17, 30.379)
    assert track.looks("grub") == about(0, 1)


@pytest.mark.rule("TP 4.2.1", "TP 4.5")
def test_an_unridden_boar_may_crash_at_the_public() -> None:
    track = Track(grub=rider(17, 28, UP, ridden=False), dice=(4, 4, 1))
    track.say("ride grub 17,26")
    assert track["grub"].crashed == 1
    assert track.asked in ("dreg", "mog")


@pytest.mark.rule("TP-31", "TP 4.2.1")
def test_the_run_stops_an_inch_from_a_model() -> None:
    track = Track(grub=rider(17, 28, UP), dreg=rider(17, 31), dice=(4, 4, 5, 6))
    track.say("ride grub 17,26")
    # Dreg's base begins at 30.5: Grub's front stops at 29.5.
    assert track.at("grub") == about(17, 28.5)
    assert "attack, first die" not in track.rolled


@pytest.mark.rule("TP-31")
def test_the_run_stops_an_inch_from_the_public_elsewhere() -> None:
    """A run of 6 from the edge on the left towards the diagonals' inside."""
    track = Track(grub=rider(5, 18, LEFT, crossed=1), dice=(4, 4, 5, 6))
    track.say("ride grub 0.5,18" if _offers_beyond(track, "ride grub 0.5,18") else "ride grub 0.9,18")
    assert track.at("grub") == about(7, 18)
    track = Track(grub=rider(8.5, 18, RIGHT, crossed=1), dice=(4, 4, 5, 6))
    track.say("ride grub 11,18" if _offers_beyond(track, "ride grub 11,18") else "ride grub 9.7,18")
    assert track.at("grub") == about(3.621, 18)


@pytest.mark.rule("TP-31", "TP 4.2.2")
def test_after_the_public_one_may_lash_on_in_the_new_direction() -> None:
    track = Track(grub=rider(17, 28, UP), dice=(4, 4, 5, 1, 2))
    track.say("ride grub 17,26")
    assert track.legal == {"lash", "rest"}
    track.say("lash")
    assert track.at("grub") == about(17, 29.379)


@pytest.mark.rule("TP 2.2", "TP-3")
def test_the_diagonals_stop_everybody() -> None:
    """Inside the Corner Point the diagonal goes on as public: from 8.5, 27.5 to 10.62, 25.38."""
    track = Track(grub=rider(12.5, 26.5), dice=(4, 4, 5, 1))
    track.say("ride grub 8,26.5")
    assert "Falling Test" in track.rolled
    assert track.at("grub")[0] > 10


@pytest.mark.rule("TP 2.1", "TP-2")
def test_poles_are_no_obstacle() -> None:
    """The base sweeps over where the pole of the lower left corner stands only in the track: nothing happens."""
    track = Track(grub=rider(11, 28.2), dice=(3, 3, 6, 6))
    track.say("ride grub 3,28.2")
    assert track.at("grub") == about(3, 28.2)
    assert "Falling Test" not in track.rolled


@pytest.mark.rule("TP 2.2", "TP-3")
def test_the_crowd_outside_is_public_too() -> None:
    """A half-disc of 3 inches at the lower left of the left edge's middle: its centre 0, 18."""
    track = Track(grub=rider(2, 24, UP, crossed=1), crowd=(0, 18, 3), dice=(4, 4, 5, 1))
    track.say("ride grub 2,16")
    assert "Falling Test" in track.rolled
    # Contact: the inner front corner is at 1.5 from the edge, 2.598 from the disc's middle.
    assert track.at("grub") == about(2, 18 + (9 - 1.5**2) ** 0.5 + 1 + 1)


@pytest.mark.rule("TP-3", "TP 2.2")
def test_a_tetragon_with_a_dent() -> None:
    """The upper right Corner Point is so near to the other diagonal that the tetragon is not convex there."""
    start = rider(24.555, 15.709, rounded=2, crossed=2)
    start["ux"], start["uy"] = 656653, 754193
    track = Track(
        grub=start,
        poles=((10.339, 33.221), (12.371, 5.338), (23.127, 12.577), (32.813, 24.698)),
        crowd=(0, 31.5, 2.2),
        dice=(6, 6, 5, 1),
    )
    track.say("ride grub 31.5,23.686")
    assert "run from the public" in track.rolled
    assert Ring(track.race).trespass(track["grub"]) == 0


@pytest.mark.rule("TP-31", "TP-12")
def test_the_run_does_not_lead_into_what_the_pivot_covered() -> None:
    """Grub's Pivot covers a strip of the tetragon; he leaves it, runs into the diagonal, and has to go back."""
    start = rider(14.724, 29.495, 160, ridden=False)
    start["ux"], start["uy"] = -940318, 340297
    track = Track(
        grub=start,
        poles=((9.525, 32.406), (12.11, 10.175), (27.906, 9.406), (31.249, 26.082)),
        crowd=(0, 1.7, 2.7),
        broods=(IRON, COMMON, COMMON),
        dice=(2, 6, 4, 4),
    )
    track.say("ride grub 6.261,32.558")
    assert "run from the public" in track.rolled
    assert Ring(track.race).trespass(track["grub"]) == 0


# Lash


@pytest.mark.rule("TP 4.2.2", "TP 4.2")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_a_lash_goes_straight_on_all_the_way(die: int) -> None:
    track = Track(grub=rider(17, 33), dice=(1, 1, die))
    track.say("ride grub 16,32", "lash")
    step = die / hypot(1, 1)
    assert track.at("grub") == pytest.approx((16 - step, 32 - step), abs=0.02)
    assert track.feats == ({"Epic Sprint": "grub"} if die == 6 else {})


@pytest.mark.rule("TP 4.2.2", "TP-16")
def test_a_lash_stops_an_inch_short_of_a_model() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(10, 31), dice=(1, 1, 6))
    track.say("ride grub 16,31", "lash")
    assert track.at("grub") == about(13, 31)
    assert "attack, first die" not in track.rolled
    assert track.feats == {}


@pytest.mark.rule("TP 4.2.2", "TP-16", "TP-33")
def test_a_lash_stops_an_inch_short_of_the_piglet() -> None:
    track = Track(grub=rider(17, 31), piglet=(11, 31), dice=(1, 1, 6))
    track.say("ride grub 16,31", "lash")
    assert track.at("grub") == about(13.4, 31)
    assert track.holder == ""


@pytest.mark.rule("TP-16")
def test_what_is_nearer_than_an_inch_already_stops_only_what_comes_nearer() -> None:
    ahead = Track(grub=rider(17, 31), dreg=rider(13.5, 31), dice=(1, 1))
    ahead.say("ride grub 16,31")
    assert "lash" not in ahead.legal
    assert "rest" not in ahead.legal, "with nothing left to do he is not asked"
    touched = Track(grub=rider(17, 31), dreg=rider(15, 31), dice=(1, 1)).say("ride grub 17,31")
    assert touched.legal == {"assault dreg", "rest"}
    assert touched.refusal("lash") == "TP-16: a model right before it stops it: it would come nowhere"
    beside = Track(grub=rider(17, 31), dreg=rider(16, 32.5), dice=(1, 1, 5))
    beside.say("ride grub 16,31", "lash")
    assert beside.at("grub") == about(11, 31)


@pytest.mark.rule("TP 4.2.2", "TP-31")
def test_a_lash_into_the_public() -> None:
    track = Track(grub=rider(17, 29), dice=(1, 1, 6, 5, 2))
    track.say("ride grub 17,28", "lash")
    assert track.rolled[2:5] == ["Lash", "Falling Test", "run from the public"]
    assert track.at("grub") == about(17, 28.379)
    assert track.feats == {}


@pytest.mark.rule("TP 4.2.2")
def test_no_lash_with_the_piglet() -> None:
    track = Track(grub=rider(17, 31, crossed=4), holder="grub", dice=(1, 1))
    track.say("ride grub 16,31")
    assert track.asked != "grub"


@pytest.mark.rule("TP-16", "TP-13")
def test_no_lash_after_a_forced_assault() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31), dice=(3, 3, 1, 1, 6, 6, 6))
    track.say("ride grub 9,31")
    assert track.asked != "grub"


@pytest.mark.rule("TP-16", "TP-14")
def test_no_lash_after_a_forced_grab() -> None:
    track = Track(grub=rider(17, 31), piglet=(12, 31), dice=(3, 3, 1))
    track.say("ride grub 9,31")
    assert track.asked != "grub"


@pytest.mark.rule("TP-32")
def test_an_empty_saddle_can_be_lashed() -> None:
    track = Track(grub=rider(17, 31, ridden=False), dice=(1, 1, 3))
    track.say("ride grub 16,31", "lash")
    assert track.at("grub") == about(13, 31)


@pytest.mark.rule("TP 4.2")
def test_the_second_action_is_a_choice() -> None:
    track = Track(grub=rider(17, 31), dice=(1, 1))
    track.say("ride grub 16,31")
    assert track.legal == {"lash", "rest"}
    track.say("rest")
    assert track.at("grub") == about(16, 31)
    assert track.asked != "grub"


@pytest.mark.rule("TP-4", "TP 2.3")
def test_a_line_is_what_the_trigger_is() -> None:
    """The Trigger of the lower left corner: x + y = 36, outside the pole. Not crossed before the whole base is over."""
    half = Track(grub=rider(8, 30.5), dice=(1, 1)).say("ride grub 4.5,30.5", "rest")
    assert half["grub"].crossed == 0
    assert not base(half["grub"]).disjoint(LineString([(0, 36), (8.5, 27.5)]))
    whole = Track(grub=rider(8, 30.5), dice=(2, 2, 6, 6)).say("ride grub 3.9,30.5", "rest")
    assert whole["grub"].crossed == 1


@pytest.mark.rule("TP 4.2.1")
def test_who_has_somebody_before_him_is_proposed_a_way_past_on_both_sides() -> None:
    track = Track(grub=rider(16, 30.5), dreg=rider(13, 30.5), dice=(4, 4))
    view = track.match.view(0)
    rides = [option for option in track.match.asks[0].options if isinstance(option, Ride) and option.x < 13_000]
    past = [ride for ride in rides if "into" not in ride.label(view)]
    assert {ride.y > 30_500 for ride in past} == {True, False}


@pytest.mark.rule("TP 4.2.1")
def test_who_comes_nearer_to_the_piglet_is_told_so() -> None:
    loose = Track(grub=rider(17, 31), piglet=(12, 33.5), dice=(3, 3))
    assert loose.hint("ride grub 15,31") == 'Then 4" from the Piglet, no risk.'
    robbed = Track(grub=rider(17, 31), dreg=rider(12, 33), holder="dreg", dice=(3, 3))
    assert robbed.hint("ride grub 15,31") == 'Then 4" from the Piglet, no risk.'
    rams = Track(grub=rider(17, 31), dreg=rider(14, 31), piglet=(10, 33.5), dice=(3, 3))
    assert rams.hint("ride grub 13,31") == '53 % to toss Dreg ahead. Then 6" from the Piglet.'
    holds = Track(grub=rider(17, 31), dreg=rider(5, 5), mog=rider(31, 5), holder="grub", dice=(3, 3))
    assert holds.hint("ride grub 15,31") == 'Then 6" to corner 1, no risk.'


@pytest.mark.rule("TP 4.2.1", "TP-9")
def test_an_answer_says_what_a_ride_comes_to() -> None:
    """Where it leads and what it runs into, with what it risks."""

    def told(track: Track, answer: str) -> tuple[str, str]:
        ask = track.match.asks[0]
        option = track.match.read(ask, answer)
        return option.label(track.match.board(ask.seat)), track.hint(answer)

    open_way = Track(grub=rider(17, 31), dreg=rider(12, 31), piglet=(17, 33.5), dice=(3, 3))
    assert told(open_way, "ride grub 15,31") == ('Ride 2" left', 'Then 6" to corner 1, no risk.')
    assert told(open_way, "ride grub 12,31") == ('Ram Dreg, 3" left', "53 % to toss Dreg ahead.")
    assert told(open_way, "ride grub 17,34") == ('Grab for the Piglet, 1" down', "Caught on 2+: 83 %.")
    assert told(open_way, "ride grub 17,31")[0] == "Stay here"
    robs = Track(grub=rider(17, 31), dreg=rider(12, 31), holder="dreg", dice=(3, 3))
    assert told(robs, "ride grub 12,31")[1] == "53 % to win the Piglet from Dreg."
    corner = Track(grub=rider(8.4, 31), dice=(3, 3))
    assert told(corner, "ride grub 1.8,31")[0].endswith(", round the corner")
    thrown_back = Track(grub=rider(20, 31, crossed=2, rounded=0), dice=(3, 3))
    assert told(thrown_back, "ride grub 15,31")[0] == 'Ride 5" left', "he has two corners to ride round once more"
    lap = Track(grub=rider(20, 31, crossed=4), dice=(3, 3))
    assert told(lap, "ride grub 12,31") == ('Ride 8" left, over the Finish Line', "No risk.")
    home = Track(grub=rider(20, 31, laps=1, crossed=8), holder="grub", dice=(3, 3))
    assert told(home, "ride grub 12,31")[0] == 'Ride 8" left, and home!'


@pytest.mark.rule("TP 4.2", "TP 4.2.2")
def test_who_stops_is_told_what_a_lash_would_risk() -> None:
    corner = Track(grub=rider(9, 31), dice=(2, 2)).say("ride grub 7,31")
    assert corner.hint("lash") == 'About 4" more. Risks: into the public 17 %, skid 9 %.'
    assert corner.hint("rest") == "A Lash risks: into the public 17 %, skid 9 %."
    public = Track(grub=rider(6, 31), dice=(2, 2)).say("ride grub 3,31")
    assert "into the public 83 %." in public.hint("lash")
    assert "into the public 83 %" in public.hint("rest")
    beside = Track(grub=rider(20, 31), dreg=rider(13.9, 31), dice=(2, 2)).say("ride grub 17,31")
    question = beside.match.scene(0).question
    assert question is not None
    assert "Risks: Dreg in the way 100 %." in beside.hint("lash")
    assert (question.usual, beside.hint("rest")) == ("rest", "A Lash brings nothing.")
    straight = Track(grub=rider(24, 31), dice=(2, 2)).say("ride grub 22,31")
    assert straight.hint("lash") == 'About 4" more, no risk.'
    assert straight.hint("rest") == ""
    away = Track(grub=rider(20, 31, RIGHT, ridden=False), dice=(2, 2)).say("ride grub 22,31")
    assert away.hint("lash") == 'About 4" more, but it brings nothing.'
    assert away.hint("rest") == "A Lash brings nothing."


@pytest.mark.rule("TP-21")
def test_an_unridden_boar_is_proposed_each_way_once() -> None:
    free = Track(grub=rider(17, 31, ridden=False), dice=(3, 3))
    assert len(free.match.asks[0].options) == 12, "three thirds in three directions, two turns, and to stay"
    barred = Track(grub=rider(17, 31, ridden=False), dreg=rider(14.9, 31), dice=(3, 3))
    labels = [option.label(barred.match.board(0)) for option in barred.match.asks[0].options]
    assert sum(label.startswith("Ram Dreg, a little left") for label in labels) == 1


@pytest.mark.rule("TP-21")
def test_a_legal_point_is_the_nearest_to_itself_though_it_lies_a_thousandth_aside() -> None:
    region = Track(grub=rider(17, 31, ridden=False), dice=(3, 3)).match.asks[0].options
    assert isinstance(region, Riding)
    near = [(x + dx, y + dy) for x, y in map(region.propose, region.ideas) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    legal = [point for point in near if region.fault(*point) is None]
    assert len(legal) > len(region.ideas)
    assert [region.nearest(*point) for point in legal] == legal
