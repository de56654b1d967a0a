"""TP-47: a Boar that has crashed comes back, and a Rider who has fallen gets back on."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.thatll_do_pigs.pieces import Rider

from .slow import Ring
from .test_plans import every, give
from .track import RIGHT, UP, Track, about, base, rider

BACK = {"comeback": True}


def out(crossed: int, laps: int = 0, back: int = 6) -> dict[str, Any]:
    """A Boar that has crashed and lost its rider before."""
    return {**rider(30, 6, crossed=crossed, laps=laps, crashed=1, ridden=False), "back": back}


@pytest.mark.rule("TP-47")
def test_it_stands_beyond_the_last_line_that_it_crossed_and_looks_along_the_track() -> None:
    places = {
        1: ((3.47, 30.97), (-0.707, -0.707)),
        2: ((5.03, 3.47), (0.707, -0.707)),
        3: ((32.53, 5.03), (0.707, 0.707)),
        4: ((30.97, 32.53), (-0.707, 0.707)),
    }
    for crossed, (where, looks) in places.items():
        dreg = back_in_the_race(out(crossed), where)
        assert (dreg.ux / 1_000_000, dreg.uy / 1_000_000) == pytest.approx(looks, abs=0.001)
        assert (dreg.crossed, dreg.rounded, dreg.crashed, dreg.ridden) == (crossed, crossed, 0, True)


@pytest.mark.rule("TP-47")
def test_who_has_crossed_none_in_a_lap_stands_beyond_the_finish_line() -> None:
    for crossed, laps in ((0, 0), (4, 1)):
        dreg = back_in_the_race(out(crossed, laps), (16.9, 30.69))
        assert dreg.ux < 0


def back_in_the_race(boar: dict[str, Any], where: tuple[float, float]) -> Rider:
    """Dreg, as Game Turn 6 begins."""
    track = Track(at="open", dreg=boar, grub=rider(4, 20, UP), mog=rider(4, 14, UP), options=BACK)
    assert track.race.turn == 6
    assert track.at("dreg") == about(*where)
    return track["dreg"]


@pytest.mark.rule("TP-47")
def test_it_waits_for_its_game_turn() -> None:
    assert Track(at="open", dreg=out(1, back=7), options=BACK)["dreg"].crashed == 1


@pytest.mark.rule("TP-47")
def test_it_stands_beside_who_is_in_its_place() -> None:
    track = Track(at="open", dreg=out(1), mog=rider(3.5, 31, crossed=1), options=BACK)
    assert track.at("dreg") != about(3.47, 30.97)
    x, y = track.at("dreg")
    assert (x - 3.47) ** 2 + (y - 30.97) ** 2 < 3**2


@pytest.mark.rule("TP-47")
def test_where_the_track_is_narrow_it_stands_on_the_board_all_the_same() -> None:
    """Between the pole and the edge there is room for one, and Mog stands there."""
    poles = ((2.5, 27.5), (8.5, 8.5), (27.5, 8.5), (27.5, 27.5))
    track = Track(at="open", poles=poles, dreg=out(1), mog=rider(1.7, 26.7, UP, crossed=1), options=BACK)
    assert Ring(track.race).trespass(track["dreg"]) == 0
    assert base(track["dreg"]).distance(base(track["mog"])) < 0.3


@pytest.mark.rule("TP-47")
def test_where_there_is_no_room_it_stands_a_little_farther_on() -> None:
    """The Trigger leads into a corner that the top edge cuts off, and three stand about it."""
    boars = {
        "grub": rider(6.22, 2.275, crossed=2),
        "dreg": out(2),
        "mog": rider(6.874, 3.352, crossed=2),
        "snik": rider(5.106, 1.214, RIGHT, crossed=2),
    }
    poles = ((7.61, 27.03), (4.791, 3.757), (30.413, 7.709), (28.139, 24.581))
    track = Track(at="open", seats=4, poles=poles, crowd=(17, 0, 2.5), boars=boars, options=BACK)
    assert Ring(track.race).trespass(track["dreg"]) == 0
    for other in ("grub", "mog", "snik"):
        assert base(track["dreg"]).intersection(base(track[other])).area < 0.01


@pytest.mark.rule("TP-47", "TP-46")
def test_nobody_is_out_for_good() -> None:
    track = Track(
        grub=rider(17, 28, UP, ridden=False),
        dreg=rider(4, 20, UP, ridden=False),
        mog=out(1, back=6),
        queue=[1],
        options=BACK,
        dice=(4, 4, 1),
    )
    track.say("ride grub 17,26")
    assert (track["grub"].crashed, track["grub"].back) == (2, 7)
    assert track.places == []
    assert track.asked == "dreg"
    assert track.match.scene(1).seats[0].prospect == "back in Game Turn 7"


@pytest.mark.rule("TP-47")
def test_where_all_have_crashed_the_game_turn_passes() -> None:
    boars = {name: out(1, back=7) for name in ("grub", "dreg", "mog")}
    track = Track(at="open", boars=boars, piglet=(18, 5), options=BACK)
    assert track.race.turn == 7
    assert not any(boar.crashed for boar in track.race.riders)


def alone(options: dict[str, Any]) -> Track:
    return Track(grub=rider(21, 31, ridden=False), options=options, dice=(1, 1))


@pytest.mark.rule("TP-47")
def test_a_rider_who_has_fallen_gets_back_on_where_his_boar_stays() -> None:
    track = alone(BACK).say("ride grub 21,31")
    assert "Grub gets back on" in [option.label(track.race) for option in track.match.asks[0].options]
    track.say("mount")
    assert track["grub"].ridden
    assert track["grub"].done
    assert track.at("grub") == (21, 31)


@pytest.mark.rule("TP-47", "TP-21")
def test_so_he_does_where_it_turns_on_the_spot() -> None:
    assert alone(BACK).say("left").say("mount")["grub"].ridden


@pytest.mark.rule("TP-47")
def test_why_nobody_gets_back_on() -> None:
    assert "come nowhere" in alone(BACK).say("ride grub 19,31").refusal("mount")
    assert "Back in the race" in alone({}).say("ride grub 21,31").refusal("mount")
    assert "has not fallen" in Track(grub=rider(21, 31), options=BACK, dice=(1, 1)).say("ride grub 21,31").refusal(
        "mount"
    )
    assert "after a Move" in alone(BACK).refusal("mount")


@pytest.mark.rule("TP-47")
def test_to_get_back_on_is_proposed_instead_of_a_move_and_beside_it() -> None:
    away = Track(grub=rider(21, 31, RIGHT, ridden=False), options=BACK, dice=(1, 1))
    assert next(iter(every(away))) == "stay and mount", "it looks the wrong way"
    give(away, "stay and mount")
    assert away["grub"].ridden
    ahead = every(alone(BACK))
    assert list(ahead)[:2] == ["ride and lash", "stay and mount"], "the way is free"
    assert ahead["stay and mount"].hint == "Costs this Move. Then he turns as he likes again, and defends himself."
