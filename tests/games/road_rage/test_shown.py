"""What whoever steers is shown, and how far everybody has come."""

from __future__ import annotations

from orcade.games.orclympics.road_rage.ways_shown import with_room
from orcade.table.requests import MOMENT
from orcade.table.scene import Scene
from orcade.table.things import Path
from orcade.table.walks import ways as ways_of

from .track import RIGHT, UP, Gate, Track, car, rock

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))


def ways(scene: Scene) -> dict[str, Path]:
    return {thing.id: thing for thing in scene.things if isinstance(thing, Path) and thing.look.startswith("way")}


def test_who_steers_sees_where_each_answer_leads_and_what_is_met_there() -> None:
    """When a Player Turn has been begun by hand; before, all of it may be chosen at once."""
    track = Track(terrain=[rock(18, 20)], grub=car(10, 20, RIGHT, speed=2)).say("faster")
    found = ways(track.match.scene(0))
    assert {id: way.look for id, way in found.items()} == {
        "way-ahead": "way",
        "way-ahead-2": "way-barred",
        "way-left": "way",
        "way-right": "way",
    }
    assert found["way-ahead"].label == 'Straight ahead: free for 3"'
    assert found["way-ahead-2"].label == 'Straight ahead: the rock after 6"'
    assert found["way-ahead-2"].points[0] == found["way-ahead"].points[1], "each begins where the last one ends"
    assert found["way-left"].label == 'To the left: free for 9"'
    assert not ways(track.match.scene(1)), "nobody else does"
    question = track.match.scene(0).question
    assert question is not None
    shown = {choice.say: choice.things for choice in question.choices}
    assert {say: shown[say] for say in ("drive 3", "left", "faster")} == {
        "drive 3": ("way-ahead",),
        "left": ("way-left",),
        "faster": (),
    }


def further(track: Track) -> dict[str, str]:
    """The ways that take more than one increment, with their labels."""
    return {way.say: way.label for way in ways_of(track.match, track.match.asks[0])}


def test_a_straight_is_one_answer() -> None:
    track = Track(grub=car(10, 20, RIGHT, speed=2)).say("faster")
    assert further(track) == {"drive 6": 'Drive 6" of 9"', "drive 9": 'Drive all 9"'}
    track.say("drive")
    assert further(track) == {"drive 9": 'Drive the last 6"'}
    track.say("right")
    assert further(track) == {"drive 9": 'Drive the last 6"'}


def test_no_straight_goes_on_behind_a_die() -> None:
    """The rock is met on the third increment: for it both choose, and dice fall."""
    track = Track(terrain=[rock(20, 20)], grub=car(10, 20, RIGHT, top=6, speed=6, agility=5)).say("slower")
    assert list(further(track)) == ["drive 6", "drive 9"]
    even = Track(terrain=[rock(20, 20)], grub=car(10, 20, RIGHT, top=6, speed=6, agility=3, chassis=3)).say("slower")
    assert list(further(even)) == ["drive 6", "drive 9"], "where nobody chooses, the die falls at once"


def test_who_cannot_turn_on_his_way_drives_all_of_it_by_one_answer() -> None:
    """He is asked at all for the sake of a trick alone."""
    track = Track(grub=car(10, 20, RIGHT, speed=3, agility=1, used=1, points=1), dreg=car(10, 22))
    question = track.match.scene(0).question
    assert question is not None
    assert [choice.label for choice in question.choices] == ['Drive all 9"', "Trick against Dreg"]
    assert not further(track)
    assert [way.label for way in ways(track.match.scene(0)).values()] == ['Straight ahead: free for 9"']
    assert track.say("drive").at("grub") == (19, 20)


def test_a_race_is_told_from_gate_to_gate() -> None:
    track = Track(
        seats=3, gates=ACROSS, laps=2, grub=car(20, 8, passed=2), dreg=car(30, 8, passed=1), mog=car(26, 8, passed=2)
    )
    progress = track.match.scene(0).progress
    assert progress is not None
    at = [runner.at for runner in progress.runners]
    assert at[1] < at[0] < at[2], "gates first, then who is nearer to the next one"
    assert 2 / 6 <= at[0] < 3 / 6
    assert [word for _, word in progress.marks] == ["", "", "lap 2", "", ""]
    assert progress.told(("Grub", "Dreg", "Mog")) == (
        'Mog lap 1, 5" to gate 3; Grub lap 1, 11" to gate 3; Dreg lap 1, 7" to gate 2'
    )


def great(track: Track) -> list[str]:
    """The moments at which everybody looks up."""
    told = (impact for past in track.match.happenings for impact in past.event.impacts())
    return [impact.text for impact in told if impact.kind == MOMENT]


def test_the_last_lap_and_the_last_gate_are_moments_for_who_comes_there_first() -> None:
    lap = Track(gates=ACROSS, laps=2, grub=car(30, 8, speed=1, passed=2), dreg=car(6, 30, UP, passed=1)).say("drive")
    assert great(lap) == ["Grub: the last lap!"]
    gate = Track(gates=ACROSS, laps=2, grub=car(20, 8, speed=1, passed=4), dreg=car(6, 30, UP, passed=1)).say("drive")
    assert great(gate) == ["Grub: one gate to go!"]
    late = Track(gates=ACROSS, laps=2, grub=car(20, 8, speed=1, passed=4), dreg=car(6, 30, UP, passed=5)).say("drive")
    assert great(late) == []


def test_a_chariot_with_one_point_left_is_a_moment() -> None:
    track = Track(terrain=[rock(14, 20)], grub=car(10, 20, RIGHT, speed=1, chassis=2, agility=2), dice=(6, 1, 1))
    track.say("drive")
    assert great(track) == ["Grub: 1 Chassis left!"]


def test_a_ram_of_a_rival_is_a_moment() -> None:
    track = Track(grub=car(10, 20, RIGHT, speed=1), dreg=car(13.5, 20)).say("drive")
    assert great(track)[0] == "Grub rams Dreg!"
    rocky = Track(terrain=[rock(14, 20)], grub=car(10, 20, RIGHT, speed=1)).say("drive")
    assert "Grub rams" not in " ".join(great(rocky))


def test_how_far_who_leads_is_from_the_goal_stands_above_the_board() -> None:
    begun = Track(gates=ACROSS, laps=2, grub=car(10, 20))
    assert begun.match.scene(0).aim == "Finish 2 laps first, or be the last rolling"
    led = Track(gates=ACROSS, laps=2, grub=car(10, 20, passed=4), dreg=car(6, 30, UP, passed=1))
    assert led.match.scene(0).aim == "Finish first: Grub 2 gates to go, 3 gates up"
    near = Track(gates=ACROSS, laps=2, grub=car(15, 8, passed=4), dreg=car(13, 8, UP, passed=4))
    assert near.match.scene(0).aim == 'Finish first: Grub 2 gates to go, 2" ahead'


def paths(scene: Scene) -> dict[str, Path]:
    return {thing.id: thing for thing in scene.things if isinstance(thing, Path)}


def test_the_number_of_a_way_stands_farther_back_where_it_would_cover_that_of_a_better_one() -> None:
    way = ((0, 0), (3, 0), (3, 0), (6, 0), (7, 0))
    assert with_room(way, [], []) == way
    assert with_room(way, [(6, 3)], []) == way
    assert with_room(way, [(6, 0.5)], []) == ((0, 0), (3, 0), (3, 0), (4.5, 0), (7, 0))
    assert with_room(way, [], [(6, 0.5)])[3][0] < 6, "nor a chariot"
    assert with_room(way, [(6, 0), (4, 0)], [(6, 1)])[3] == (6, -1.4), (
        "beside its end, where there is no room behind it"
    )


def test_a_shorter_way_lies_above_a_longer_one() -> None:
    dreg = car(22, 15, UP, speed=2, agility=2)
    track = Track(gates=ACROSS, laps=2, grub=car(10, 8, RIGHT, speed=2, top=4, agility=2), dreg=dreg)
    shown = [thing.id for thing in track.match.scene(0).things if thing.id.startswith("plan-")]
    assert shown == ["plan-speed-4", "plan-speed-3"]


def test_who_steers_step_by_step_is_shown_the_best_way_that_is_left() -> None:
    track = Track(grub=car(10, 20, RIGHT, speed=2, top=3, agility=3)).say("faster")
    best = paths(track.match.scene(0))["way-on"]
    assert (best.look, best.label) == ("plan-best", "The best way on, at Speed 3")
    assert best.points[0] == (10, 20)
    assert "way-on" not in paths(track.match.scene(1)), "nobody else is"
    track.say("drive", "drive", "drive")
    assert "way-on" not in paths(track.match.scene(0)), "all is driven"


def test_the_next_gate_of_who_acts_is_marked_for_all() -> None:
    track = Track(gates=ACROSS, grub=car(10, 8, RIGHT, speed=2), dreg=car(10, 30))
    for seat in (0, 1):
        marked = paths(track.match.scene(seat))["next-gate"]
        assert marked.seat == 0
        assert set(marked.points) == set(ACROSS[0])
    track.say("drive 3")
    assert set(paths(track.match.scene(0))["next-gate"].points) == set(ACROSS[1])
