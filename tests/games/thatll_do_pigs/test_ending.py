"""TP-8 positions, TP-9 winning, TP-23 ranking, TP-25 the last Game Turn, TP 5 feats."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.table.things import Path

from .track import LEFT, RIGHT, UP, Track, about, rider


def home(x: float, y: float, facing: int = LEFT, *, ridden: bool = True) -> dict[str, Any]:
    """A Boar in its second lap, all Triggers behind it."""
    return rider(x, y, facing, ridden=ridden, laps=1, crossed=8)


@pytest.mark.rule("TP 1", "TP-9", "TP-36")
def test_home_with_the_piglet_after_two_laps() -> None:
    track = Track(
        grub=home(21, 31),
        dreg=home(25, 31),
        mog=home(23, 34),
        holder="grub",
        dice=(4, 4),
    )
    track.say("ride grub 12,31")
    assert track.places == [1, 3, 2]
    assert track["grub"].laps == 2


@pytest.mark.rule("TP-36", "TP-9")
def test_only_the_whole_base_is_home() -> None:
    track = Track(grub=home(21, 31), holder="grub", dice=(4, 4)).say("ride grub 17.1,31")
    assert track.places == []
    track = Track(grub=home(21, 31), holder="grub", dice=(4, 4)).say("ride grub 16.9,31")
    assert track.places[0] == 1


@pytest.mark.rule("TP-36")
def test_what_would_have_come_later_does_not_happen() -> None:
    """Dreg stands behind the line; the race is over before the contact."""
    track = Track(grub=home(21, 31), dreg=home(12, 31), holder="grub", dice=(5, 5))
    track.say("ride grub 11,31")
    assert track.places[0] == 1
    assert "attack, first die" not in track.rolled


@pytest.mark.rule("TP-9", "TP 1")
@pytest.mark.parametrize(("laps", "wins"), [(0, False), (1, True), (2, True), (5, True)])
def test_the_second_lap_or_any_later_one(laps: int, wins: bool) -> None:
    track = Track(grub=rider(21, 31, laps=laps, crossed=4 * laps + 4), holder="grub", dice=(4, 4))
    track.say("ride grub 15,31")
    assert bool(track.places) is wins
    assert track["grub"].laps == laps + 1


@pytest.mark.rule("TP-9", "TP 4.1")
def test_without_the_piglet_nobody_wins() -> None:
    track = Track(grub=home(21, 31), holder="dreg", dice=(4, 4)).say("ride grub 15,31")
    assert track.places == []
    assert track["grub"].laps == 2


@pytest.mark.rule("TP-8", "TP-9")
def test_a_lap_needs_all_its_triggers() -> None:
    """Seven Triggers of two laps, and back the whole way: to cross the line then is no lap."""
    track = Track(grub=rider(21, 31, laps=1, crossed=7, rounded=4), holder="grub", dice=(4, 4)).say("ride grub 15,31")
    assert track.places == []
    assert track["grub"].laps == 1


@pytest.mark.rule("TP-36")
def test_a_run_from_the_public_can_win() -> None:
    """Grub goes the wrong way into a crowd at the lower edge and runs back over the line."""
    track = Track(grub=home(19.2, 33, RIGHT), holder="grub", crowd=(24, 36, 3), dice=(4, 4, 5, 6))
    track.say("ride grub 24,33")
    assert "run from the public" in track.rolled
    assert track.places[0] == 1


@pytest.mark.rule("TP 1", "TP 4.5")
def test_a_boar_without_rider_wins_as_well() -> None:
    track = Track(grub=home(21, 31, ridden=False), holder="grub", dice=(4, 4)).say("ride grub 15,31")
    assert track.places[0] == 1
    assert track.feats["Unexpected End"] == "grub"


@pytest.mark.rule("TP-8", "TP-23")
def test_laps_then_triggers_then_the_distance() -> None:
    track = Track(
        seats=4,
        grub=home(21, 31),
        dreg=rider(4, 20, UP, laps=1, crossed=5),
        mog=rider(4, 22, UP, laps=1, crossed=5),
        snik=rider(16, 31, LEFT, laps=2, crossed=8),
        holder="grub",
        dice=(4, 4),
    )
    track.say("ride grub 15,33")
    assert track.places == [1, 3, 4, 2]


@pytest.mark.rule("TP-35", "TP-23")
def test_level_boars_share_a_place() -> None:
    """Both behind the Finish Line, equally far from it."""
    track = Track(grub=home(21, 31), dreg=home(25, 28), mog=home(25, 30), holder="grub", dice=(4, 4))
    track.say("ride grub 15,33")
    assert track.places == [1, 2, 2]


@pytest.mark.rule("TP-23")
def test_crashed_boars_come_last_the_latest_first() -> None:
    track = Track(
        seats=4,
        grub=home(21, 31),
        dreg=rider(4, 20, UP, laps=1, crossed=8, crashed=1),
        mog=rider(4, 22, UP, laps=0, crossed=1, crashed=2),
        snik=rider(20, 28, LEFT),
        holder="grub",
        dice=(4, 4),
    )
    scene = track.match.scene(1)
    told = [panel.prospect for panel in scene.seats]
    assert told == ["", *(f"out of the race, in {at} place whatever comes" for at in ("fourth", "third")), ""]
    whose = {thing.id: thing.seats for thing in scene.things if isinstance(thing, Path) and thing.seats}
    assert whose == {"finish": (0,), "skid-1": (3,)}, "whose next line it is is shown beside it"
    assert scene.aim.endswith("Grub has the Piglet: home in 1 line")
    track.say("ride grub 15,33")
    assert track.places == [1, 4, 3, 2]
    assert track.match.scene(1).aim == "The Piglet is home: won by Grub"


@pytest.mark.rule("TP-46", "TP-23", "TP-26", "TP 4.5")
def test_when_only_one_player_still_has_a_boar_in_the_race_he_has_won() -> None:
    track = Track(
        grub=rider(17, 28, UP, ridden=False, laps=1, crossed=5),
        dreg=rider(4, 20, UP, ridden=False),
        mog=rider(4, 22, UP, crashed=1, laps=1, crossed=5),
        queue=[1],
        dice=(4, 4, 1),
    )
    assert track.match.scene(1).aim == "2 laps, then the Piglet home: Grub leads"
    track.say("ride grub 17,26")
    assert track.places == [2, 1, 3]
    assert track.race.ending is not None
    assert (track.race.ending.text, track.race.ending.rule) == ("All others have crashed: Dreg wins.", "TP-46")
    assert track.feats == {"Unexpected End": "dreg"}
    came = [panel.came_to for panel in track.match.scene(1).seats]
    assert (came[0], came[1].partition(",")[0], came[2]) == ("crashed", "past 0 lines", "crashed")
    assert track.match.scene(1).aim == "The race is over: won by Dreg"


@pytest.mark.rule("TP-46")
def test_while_two_players_have_boars_the_race_goes_on() -> None:
    track = Track(
        grub=rider(17, 28, UP, ridden=False),
        dreg=rider(4, 20, UP, ridden=False, crossed=1),
        mog=rider(4, 22, UP),
        queue=[1],
        dice=(4, 4, 1),
    )
    track.say("ride grub 17,26")
    assert track.places == []
    assert track.asked == "dreg"


@pytest.mark.rule("TP-25")
def test_after_forty_game_turns_the_holder_wins() -> None:
    track = Track(
        at="open",
        turn=40,
        grub=rider(4, 20, UP, laps=2, crossed=9),
        dreg=rider(4, 24, UP, laps=0, crossed=4),
        mog=rider(4, 28, UP, laps=1, crossed=5),
        holder="dreg",
    )
    assert track.places == [2, 1, 3]
    assert track.race.ending is not None
    assert track.race.ending.limit == "turn_cap"
    came = [panel.came_to for panel in track.match.scene(1).seats]
    assert [each.partition(",")[0] for each in came] == [
        "past 11 lines",
        "with the Piglet past 4 lines",
        "past 6 lines",
    ]
    assert all(each.endswith("the next") for each in came)


@pytest.mark.rule("TP-25", "TP-26")
def test_or_the_leader_and_the_cap_can_be_switched_off() -> None:
    boars = {
        "grub": rider(4, 20, UP, laps=1, crossed=5),
        "dreg": rider(4, 24, UP, ridden=False, laps=0, crossed=4),
        "mog": rider(4, 28, UP, laps=1, crossed=5, ridden=False),
    }
    track = Track(at="open", turn=40, piglet=(20, 31), boars=boars)
    assert track.places == [1, 3, 2]
    assert track.feats == {"Unexpected End": "mog"}
    on = Track(at="open", turn=40, piglet=(20, 31), options={"turn_cap": 0}, boars=boars)
    assert on.places == []
    assert Track(at="open", turn=39, piglet=(20, 31), boars=boars).places == []


@pytest.mark.rule("TP-26")
def test_a_crashed_boar_ends_nothing_unexpectedly() -> None:
    track = Track(
        at="open",
        turn=40,
        grub=rider(4, 20, UP, laps=1, crossed=5),
        dreg=rider(4, 24, UP, ridden=False, crossed=4, crashed=1),
        mog=rider(4, 28, UP, crossed=1),
    )
    assert track.feats == {}


@pytest.mark.rule("TP-40", "TP 5", "OC-8")
def test_leading_the_race() -> None:
    track = Track(grub=rider(21, 31, crossed=4), dice=(4, 4)).say("ride grub 15,31")
    assert track.feats == {"Leading the Race": "grub"}
    assert track["grub"].laps == 1
    late = Track(grub=rider(21, 31, crossed=4), feats={"Leading the Race": 2}, dice=(4, 4)).say("ride grub 15,31")
    assert late.feats == {"Leading the Race": "mog"}
    half = Track(grub=rider(21, 31, crossed=4), dice=(4, 4)).say("ride grub 17.5,31")
    assert half.feats == {}


@pytest.mark.rule("TP 4", "TP 4.1")
def test_each_is_activated_once_in_the_order_of_the_roll() -> None:
    track = Track(
        at="open",
        grub=rider(25, 31, crossed=1),
        dreg=rider(28, 33, crossed=1),
        mog=rider(31, 34.8, crossed=1),
        dice=(2, 5, 3),
    )
    seen: list[str] = []
    turn = track.race.turn
    while track.race.turn == turn and len(seen) < 6:
        if track.verbs & {"ride"}:
            seen.append(track.asked)
            where = track.at(track.asked)
            track.say(f"ride {track.asked} {where[0]},{where[1]}")
        else:
            track.say("rest")
    assert seen[:3] == ["dreg", "mog", "grub"]
    assert track.race.turn == turn + 1


@pytest.mark.rule("TP 1")
def test_the_order_of_events_when_the_piglet_comes_home_in_the_first_lap() -> None:
    """The Piglet carried over the line at the end of the first lap: no win, the race goes on."""
    track = Track(grub=rider(21, 31, crossed=4), holder="grub", dice=(4, 4)).say("ride grub 15,31")
    assert track.places == []
    assert track.holder == "grub"
    assert track.at("grub") == about(15, 31)


@pytest.mark.rule("OC-5", "OC-6", "TP 4.1")
@pytest.mark.parametrize(
    ("broods", "dice", "first"),
    [
        ((0, 0, 0), (3, 3, 1), "dreg"),  # low: the younger
        ((0, 0, 0), (5, 5, 1), "grub"),  # high: the older
        ((0, 1, 2), (5, 5, 1, 2, 4), "dreg"),  # different broods: again
        ((0, 1, 2), (5, 5, 6, 2, 4), "mog"),  # who ties behind him does not matter to the first
    ],
)
def test_ties_for_the_initiative(broods: tuple[int, ...], dice: tuple[int, ...], first: str) -> None:
    boars = {"grub": rider(25, 31, crossed=1), "dreg": rider(28, 33, crossed=1), "mog": rider(31, 34.8, crossed=1)}
    track = Track(at="open", boars=boars, broods=broods, ages=(2, 1, 0), dice=dice)
    assert track.asked == first
