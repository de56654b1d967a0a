"""The finish, wrecks, the last one rolling, limits, ranking, feats."""

from __future__ import annotations

from typing import Any

import pytest

from .track import LEFT, UP, Gate, Track, car, rock

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))


def last_lap(x: float = 30, y: float = 8, **more: Any) -> Any:
    """A chariot that finishes with its next increment, of a race of 2 laps."""
    return car(x, y, speed=1, passed=5, **more)


def all_done(track: Track) -> Track:
    """Everybody drives straight on and does nothing else, until the Game Turn is over or a question of another kind."""
    turn = track.state.turn
    for _ in range(40):
        if track.match.over or track.state.turn != turn:
            break
        if "drive" in track.options:
            track.say("drive")
        elif "done" in track.options:
            track.say("done")
        else:
            break
    return track


def gateless(turns: int) -> dict[str, Any]:
    """So many Game Turns have gone by without a gate."""
    return {"turns_without_gate": turns}


@pytest.mark.rule("RR 4.4", "RR-19")
def test_the_race_ends_with_the_game_turn_of_the_first_finish() -> None:
    track = Track(gates=ACROSS, laps=2, grub=last_lap(), dreg=car(6, 30, UP, passed=4)).say("drive")
    assert not track.match.over
    assert track["grub"].finished == 1
    track.say("grub: done")
    assert not track.match.over
    assert track.asked == "dreg"
    track.say("dreg: done")
    assert track.places == [1, 2]
    assert track.match.standings is not None
    assert not track.match.standings.limit


@pytest.mark.rule("RR 4.4", "RR-28")
def test_the_winner_drives_on_and_passes_nothing_more() -> None:
    track = Track(gates=ACROSS, laps=1, grub=car(30, 8, speed=2, passed=2)).say("drive", "drive")
    assert track.at("grub") == pytest.approx((36, 8), abs=0.002)
    assert track["grub"].passed == 3
    track.say("left", "grub: done", "dreg: done")
    assert track.match.over


@pytest.mark.rule("RR-28", "RR 4.4")
def test_gate_1_means_nothing_to_who_has_finished() -> None:
    """It stands 6" behind gate 3."""
    gates: tuple[Gate, ...] = (((38, 4), (38, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))
    track = Track(gates=gates, laps=2, grub=car(30, 8, speed=3, passed=5)).say("drive", "drive", "drive")
    assert track.at("grub")[0] == pytest.approx(39, abs=0.01)
    assert track["grub"].passed == 6


@pytest.mark.rule("RR 4.4", "RR-19")
def test_the_last_gate_of_an_earlier_lap_is_no_finish() -> None:
    track = Track(gates=ACROSS, laps=2, grub=car(30, 8, speed=1, passed=2)).say("drive", "grub: done", "dreg: done")
    assert track["grub"].passed == 3
    assert not track.match.over


@pytest.mark.rule("RR-19", "RR-29")
def test_finishers_by_time_then_laps_then_gates_then_distance() -> None:
    """Snik finishes after Grub; Mog has passed more gates than Dreg."""
    track = Track(
        seats=4,
        gates=ACROSS,
        laps=2,
        grub=last_lap(),
        dreg=car(20, 30, passed=2),
        mog=car(40, 40, passed=3),
        snik=last_lap(y=11, points=9),
    )
    all_done(track)
    assert track.places == [1, 4, 3, 2]


@pytest.mark.rule("RR-19", "RR-29")
@pytest.mark.parametrize(("dreg", "mog", "places"), [(17, 15, [1, 2, 3]), (14, 16, [1, 3, 2]), (16, 28, [1, 2, 2])])
def test_by_the_distance_to_the_next_gate(dreg: float, mog: float, places: list[int]) -> None:
    """Both are on their way to gate 2 at 22; from base to line, on either side."""
    track = Track(
        seats=3, gates=ACROSS, laps=2, grub=last_lap(y=11), dreg=car(dreg, 5, passed=4), mog=car(mog, 9, passed=4)
    )
    assert all_done(track).places == places


@pytest.mark.rule("RR-29")
def test_the_distance_ends_at_the_poles() -> None:
    """Dreg is nearer to the line's continuation, Mog to the line."""
    track = Track(
        seats=3, gates=ACROSS, laps=2, grub=last_lap(), dreg=car(21, 20, UP, passed=4), mog=car(17, 9, passed=4)
    )
    assert all_done(track).places == [1, 3, 2]


@pytest.mark.rule("RR-19")
def test_wrecks_are_last_and_the_latest_is_the_best_of_them() -> None:
    track = Track(
        seats=4,
        gates=ACROSS,
        laps=2,
        grub=last_lap(),
        dreg=car(6, 30, UP, passed=4, out=1),
        mog=car(12, 30, UP, passed=1, out=2),
        snik=car(18, 30, UP, passed=0),
    )
    assert all_done(track).places == [1, 4, 3, 2]


@pytest.mark.rule("RR-19", "RR-29", "RR-20", "RR 4.4")
def test_the_winner_wins_even_if_he_is_destroyed_after_the_finish() -> None:
    """Dreg comes from the other side and bashes him to bits; and still Grub has won."""
    track = Track(
        seats=3,
        gates=ACROSS,
        laps=2,
        grub=last_lap(chassis=1, agility=3),
        dreg=car(38, 8, LEFT, speed=1, agility=2, passed=4),
        mog=car(6, 30, UP),
        dice=(6, 1, 1),
    ).say("drive", "grub: done", "drive")
    assert track.asked == "dreg grub"
    track.say("grub: agility", "dreg: chassis")
    assert track["grub"].out
    assert not track.match.over
    all_done(track)
    assert track.places == [1, 2, 3]


@pytest.mark.rule("RR-20", "RR-29")
def test_a_sole_survivor_does_not_win_when_somebody_has_finished() -> None:
    """Of two: Grub has finished and is destroyed. The Game Turn goes on, and Dreg is second."""
    track = Track(
        gates=ACROSS,
        laps=2,
        grub=last_lap(chassis=1, agility=3),
        dreg=car(38, 8, LEFT, speed=1, agility=2, passed=4),
        dice=(6, 1, 1),
    ).say("drive", "grub: done", "drive", "grub: agility", "dreg: chassis")
    assert not track.match.over
    track.say("dreg: done")
    assert track.places == [1, 2]


@pytest.mark.rule("RR-19", "RR-28", "RR-29")
def test_a_finish_comes_before_the_crash_at_the_same_point() -> None:
    """A rock stands so that he touches the line and then the rock, and is destroyed by it."""
    track = Track(
        seats=3,
        gates=ACROSS,
        laps=2,
        grub=last_lap(chassis=1),
        terrain=[rock(34, 8, 2)],
        dice=(6, 1, 1),
        mog=car(6, 30, UP),
    ).say("drive", "agility")
    assert track["grub"].out
    assert track["grub"].finished == 1
    all_done(track)
    assert track.places is not None
    assert track.places[0] == 1


@pytest.mark.rule("RR-20")
def test_a_sole_survivor_wins_at_once() -> None:
    track = Track(gates=ACROSS, laps=5, grub=car(10, 20, chassis=1, agility=1), dice=(6,)).say("left", "outta left")
    assert track.places == [2, 1]
    assert track.match.standings is not None
    assert not track.match.standings.limit


@pytest.mark.rule("RR-20", "RR-29")
@pytest.mark.parametrize(("grub", "dreg", "places"), [(2, 1, [1, 2]), (1, 2, [2, 1])])
def test_if_all_are_destroyed_the_one_farthest_along_wins(grub: int, dreg: int, places: list[int]) -> None:
    track = Track(
        gates=ACROSS,
        laps=2,
        grub=car(10, 20, speed=1, chassis=1, passed=grub),
        dreg=car(14, 20, chassis=1, agility=2, passed=dreg),
        dice=(6, 1, 1),
    ).say("drive", "grub: agility", "dreg: agility")
    assert track.places == places
    assert track.feats["Bite the Dust"] == "grub"


@pytest.mark.rule("RR-29", "RR-20")
def test_an_earlier_wreck_is_behind_those_who_go_together() -> None:
    track = Track(
        seats=3,
        gates=ACROSS,
        laps=2,
        grub=car(10, 20, speed=1, chassis=1),
        dreg=car(14, 20, chassis=1, agility=2, passed=1),
        mog=car(6, 30, UP, passed=5, out=1),
        dice=(6, 1, 1),
    ).say("drive", "grub: agility", "dreg: agility")
    assert track.places == [2, 1, 3]


# Limits.


@pytest.mark.rule("RR-21", "RR-35")
def test_ten_game_turns_without_a_gate_end_a_stalled_race() -> None:
    track = Track(
        seats=2, gates=ACROSS, laps=3, turn=20, grub=car(6, 30, UP, passed=1), dreg=car(12, 30, UP), state=gateless(8)
    )
    all_done(track)
    assert not track.match.over
    all_done(track)
    assert track.match.over
    assert track.match.standings is not None
    assert track.match.standings.limit == "stall_limit"
    assert track.match.standings.rule == "RR-21"
    assert track.places == [1, 2]


@pytest.mark.rule("RR-21", "RR-35")
def test_a_gate_in_order_begins_the_count_anew() -> None:
    track = Track(gates=ACROSS, laps=3, turn=20, grub=car(10, 8, speed=1), dreg=car(12, 30, UP), state=gateless(9))
    all_done(track)
    assert not track.match.over
    assert track.state.turns_without_gate == 0


@pytest.mark.rule("RR-21")
def test_a_gate_out_of_order_does_not() -> None:
    track = Track(
        gates=ACROSS, laps=3, turn=20, grub=car(10, 8, speed=1, passed=1), dreg=car(12, 30, UP), state=gateless(9)
    )
    all_done(track)
    assert track.match.over


@pytest.mark.rule("RR-21")
def test_without_the_option_nobody_is_stalled() -> None:
    track = Track(gates=ACROSS, laps=3, turn=20, grub=car(6, 30, UP), options={"stall_limit": 0}, state=gateless(30))
    all_done(track)
    assert not track.match.over


@pytest.mark.rule("RR-21", "RR-35")
@pytest.mark.parametrize(
    ("laps", "turn", "over"), [(1, 14, False), (1, 15, True), (2, 15, False), (2, 29, False), (2, 30, True)]
)
def test_the_last_game_turn(laps: int, turn: int, over: bool) -> None:
    track = Track(gates=ACROSS, laps=laps, turn=turn, grub=car(6, 30, UP), dreg=car(12, 30, UP, passed=1))
    all_done(track)
    assert track.match.over is over
    if over:
        assert track.match.standings is not None
        assert track.match.standings.limit == "turn_cap"
        assert track.places == [2, 1]


@pytest.mark.rule("RR-21")
def test_without_the_option_it_goes_on() -> None:
    track = Track(gates=ACROSS, laps=1, turn=15, grub=car(6, 30, UP), options={"turn_cap": 0})
    assert not all_done(track).match.over


@pytest.mark.rule("RR-35", "RR 4.4")
def test_a_finish_in_the_last_game_turn_is_a_finish() -> None:
    track = Track(gates=ACROSS, laps=2, turn=30, grub=last_lap(), state=gateless(9))
    all_done(track)
    assert track.match.standings is not None
    assert not track.match.standings.limit
    assert track.match.standings.rule != "RR-21"


# Feats.


@pytest.mark.rule("RR 5", "RR-22", "RR-32")
@pytest.mark.parametrize(
    ("turns", "done"), [(["left"], False), (["left", "left"], True), (["left", "right", "right"], False)]
)
def test_epic_driving_is_a_turn_of_90_degrees(turns: list[str], done: bool) -> None:
    track = Track(grub=car(10, 10)).say(*turns)
    assert ("Epic Driving" in track.feats) is done


@pytest.mark.rule("RR-22", "RR-32")
def test_epic_driving_may_be_spread_over_the_turn_and_turned_back() -> None:
    track = Track(grub=car(10, 10, speed=2)).say("right", "drive", "drive", "right", "left", "left")
    assert track.feats["Epic Driving"] == "grub"


@pytest.mark.rule("RR-22")
def test_a_turn_of_180_degrees_goes_over_90() -> None:
    track = Track(grub=car(10, 10)).say("right", "right", "right", "right")
    assert track.feats["Epic Driving"] == "grub"


@pytest.mark.rule("RR-22")
def test_two_turns_in_two_player_turns_are_not_epic() -> None:
    track = Track(grub=car(10, 10), dreg=car(30, 30), dice=(1, 6)).say("right", "grub: done", "dreg: done", "right")
    assert "Epic Driving" not in track.feats


@pytest.mark.rule("RR-22", "RR-16")
def test_a_free_pivot_in_ones_own_turn_counts() -> None:
    track = Track(grub=car(10, 10, speed=1, agility=4), dreg=car(13.8, 12.3, agility=2), dice=(1, 6, 1))
    track.say("right", "drive", "grub: chassis", "dreg: chassis", "hit", "right")
    assert track.feats["Epic Driving"] == "grub"


@pytest.mark.rule("RR-22", "RR-16")
def test_a_free_pivot_in_somebody_elses_turn_does_not() -> None:
    """Dreg has pivoted once in his turn; the free Pivot would be the second 45 degrees."""
    track = Track(
        active="dreg",
        grub=car(10, 10, speed=1, agility=4, points=9),
        dreg=car(14, 10, agility=2),
        dice=(1, 6),
    ).say("right", "dreg: done", "drive", "grub: chassis", "dreg: chassis", "escape", "right")
    assert track.heading("dreg") == 90
    assert "Epic Driving" not in track.feats


@pytest.mark.rule("RR 5", "RR-22")
def test_bloodlust_is_not_for_terrain_or_a_hit_that_is_taken() -> None:
    stone = Track(grub=car(10, 10, speed=1), terrain=[rock(14, 10)], dice=(6, 1, 1)).say("drive", "agility")
    assert "Bloodlust" not in stone.feats
    hit = Track(grub=car(10, 10, speed=1, agility=4), dreg=car(14, 10, agility=2), dice=(1, 6, 1))
    hit.say("drive", "grub: chassis", "dreg: chassis", "hit", "straight")
    assert "Bloodlust" not in hit.feats


@pytest.mark.rule("RR 5", "RR-25")
def test_terrain_destroys_for_nobody() -> None:
    track = Track(seats=3, grub=car(10, 10, speed=1, chassis=1), terrain=[rock(14, 10)], dice=(1, 6, 1))
    track.say("drive", "agility")
    track.say("hit")
    assert track["grub"].out
    assert track.feats == {"This way?": "grub"}


@pytest.mark.rule("RR-25")
def test_who_is_wrecked_on_somebody_leaves_him_the_feat() -> None:
    track = Track(
        seats=3, grub=car(10, 10, speed=1, chassis=1), dreg=car(14, 10, agility=2, chassis=4), dice=(6, 1, 1)
    ).say("drive", "grub: agility", "dreg: chassis")
    assert track["grub"].out
    assert track.feats == {"Bloodlust": "grub", "Bite the Dust": "dreg"}


@pytest.mark.rule("RR 5", "RR-22", "RR-32")
def test_fastass_is_settled_at_the_end_for_the_first_to_reach_the_highest_speed() -> None:
    """Both reach 2, Grub before Dreg, who finishes."""
    track = Track(gates=ACROSS, laps=2, grub=car(6, 40, UP), dreg=car(28, 9, passed=5))
    track.say("faster", "faster", "drive", "drive", "grub: done")
    assert "I'm the Fastass!" not in track.feats
    track.say("dreg: faster", "dreg: faster", "drive", "drive")
    assert "I'm the Fastass!" not in track.feats
    track.say("dreg: done")
    assert track.places == [2, 1]
    assert track.feats["I'm the Fastass!"] == "grub"


@pytest.mark.rule("RR-32")
def test_nobody_who_never_moved_was_the_fastest() -> None:
    track = Track(gates=ACROSS, laps=1, turn=15, grub=car(6, 30, UP), dreg=car(12, 30, UP))
    all_done(track)
    assert track.match.over
    assert "I'm the Fastass!" not in track.feats


@pytest.mark.rule("RR-32")
def test_a_wreck_may_have_been_the_fastest() -> None:
    track = Track(grub=car(10, 10, speed=3, chassis=1, agility=1), dreg=car(30, 30, speed=2), dice=(6,))
    track.say("slower", "outta left")
    assert track.places == [2, 1]
    assert track.feats["I'm the Fastass!"] == "grub"


@pytest.mark.rule("RR 5", "OC-8")
def test_a_feat_goes_to_the_first_alone() -> None:
    track = Track(grub=car(10, 10), dreg=car(20, 20)).say("left", "left", "grub: done", "left", "left")
    assert track.feats["Epic Driving"] == "grub"


@pytest.mark.rule("RR 5")
def test_the_result_names_the_feats() -> None:
    track = Track(gates=ACROSS, laps=2, grub=last_lap(), dreg=car(6, 30, UP)).say("drive", "left", "left")
    all_done(track)
    assert track.match.standings is not None
    honours = {feat.name: feat.seat for feat in track.match.standings.feats}
    assert honours == {"Epic Driving": 0, "I'm the Fastass!": 0}
