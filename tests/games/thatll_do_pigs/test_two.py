"""TP 4.6 The race of two players with two Riders each: Grub and Gash against Dreg and Durk."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.pieces import SAID, Race
from orcade.table.choices import Question

from .test_start import CIRCUIT
from .track import SCRIPTS, UP, Dull, Track, about, base, labels, rider


@pytest.mark.rule("TP 4.6", "TP-38")
def test_a_boar_moves_through_an_ally() -> None:
    track = Track(seats=2, grub=rider(17, 31), gash=rider(13, 31), dice=(3, 3))
    track.say("ride grub 9,31")
    assert track.at("grub") == about(9, 31)
    assert track.at("gash") == about(13, 31)
    assert "attack, first die" not in track.rolled


@pytest.mark.rule("TP-38", "TP 4.6")
def test_no_move_ends_on_top_of_an_ally() -> None:
    track = Track(seats=2, grub=rider(17, 31), gash=rider(13, 31), dice=(3, 3))
    track.say("ride grub 12,31")
    assert track.at("grub") == about(15, 31)


@pytest.mark.rule("TP-38")
def test_enemies_behind_an_ally_are_met_all_the_same() -> None:
    track = Track(seats=2, grub=rider(17, 31), gash=rider(13, 31), dreg=rider(9, 31), dice=(4, 4, 1, 1, 6, 6, 6))
    track.say("ride grub 8,31")
    assert track.at("grub") == about(11, 31)
    assert "attack, first die" in track.rolled


@pytest.mark.rule("TP-38", "TP 4.4")
def test_a_thrown_boar_does_not_strike_its_ally() -> None:
    """Dreg is thrown 4 inches towards Durk, who is 2 inches behind him: he passes, and may not end on top."""
    track = Track(
        seats=2,
        grub=rider(17, 31),
        dreg=rider(12, 31),
        durk=rider(8, 31),
        dice=(3, 3, 6, 1, 1, 1, 1, 4, 3),
    )
    track.say("ride grub 11,31")
    # 8, 31 is Durk's place: the last free one on the way is 10, 31.
    assert track.at("dreg") == about(10, 31)
    assert track.at("durk") == about(8, 31)
    assert track.rolled.count("attack, first die") == 1
    assert track.feats == {}


@pytest.mark.rule("TP-38", "TP-16")
def test_a_lash_stops_an_inch_from_an_ally() -> None:
    track = Track(seats=2, grub=rider(17, 31), gash=rider(12, 31), dice=(1, 1, 6))
    track.say("ride grub 16,31", "lash")
    assert track.at("grub") == about(15, 31)


@pytest.mark.rule("TP-39", "TP 4.6")
@pytest.mark.parametrize(("die", "caught"), [(1, False), (2, True)])
def test_handing_over_takes_the_usual_roll(die: int, caught: bool) -> None:
    track = Track(
        seats=2,
        grub=rider(17, 31, crossed=4),
        gash=rider(13, 31, crossed=4),
        holder="gash",
        dice=(3, 3, die),
    )
    track.say("ride grub 10,31")
    assert track.legal == {"grab", "ride on"}
    question = track.match.scene(0).question
    assert question is not None
    assert question.passing == question.usual == "ride on", "his ally is nearer to home: a page rides on by itself"
    track.say("grab")
    assert track.holder == ("grub" if caught else "gash")
    # A success ends the Move at the contact, a failure is followed by all of the 8 inches.
    assert track.at("grub") == (about(15, 31) if caught else about(9, 31))
    assert "Gotcha!" not in track.feats


@pytest.mark.rule("TP-39")
def test_riding_on_is_as_good() -> None:
    track = Track(seats=2, grub=rider(17, 31, crossed=4), gash=rider(13, 31, crossed=4), holder="gash", dice=(3, 3))
    track.say("ride grub 10,31", "ride on")
    assert track.at("grub") == about(10, 31)
    assert track.holder == "gash"


@pytest.mark.rule("TP-39", "TP-38")
@pytest.mark.parametrize("facing", [28, 160, 360])
def test_who_stops_before_an_ally_that_stands_askew_is_in_contact(facing: int) -> None:
    """At most angles a thousandth or two are left between the two bases."""
    track = Track(
        seats=2,
        grub=rider(17, 31, crossed=4),
        gash=rider(13, 31.3, facing, crossed=4),
        holder="gash",
        dice=(3, 3),
    )
    track.say("ride grub 13.2,31.2")
    assert track.legal == {"grab", "ride on"}
    assert base(track["grub"]).distance(base(track["gash"])) == pytest.approx(0, abs=0.003)
    track.say("ride on")
    assert track.legal == {"activate dreg", "activate durk"}, "no Lash comes nearer to the ally"


def between_two(*dice: int) -> Track:
    """Grub in contact with an ally, who has the Piglet, before him, and with an enemy behind him."""
    return Track(
        seats=2,
        grub=rider(15, 31, crossed=4),
        gash=rider(13, 31, crossed=4),
        dreg=rider(17, 31, crossed=4),
        holder="gash",
        dice=dice,
    )


@pytest.mark.rule("TP-39", "TP-27")
@pytest.mark.parametrize("turns", [False, True])
def test_the_piglet_is_handed_over_without_a_way(turns: bool) -> None:
    track = between_two(3, 3, 1)
    if turns:
        track.say("turn grub", "turn grub 12,31")
    else:
        track.say("ride grub 15,31")
    assert track.legal == {"grab", "ride on"}
    track.say("grab")
    # It fails, and all of the 8 inches have to be moved, past the ally.
    assert track.at("grub") == about(7, 31)
    assert track.holder == "gash"


@pytest.mark.rule("TP-39", "TP-38")
@pytest.mark.parametrize("enemy", [False, True])
def test_who_turns_onto_his_ally_takes_the_piglet_when_he_is_off(enemy: bool) -> None:
    """Grub's tail covers a strip of Gash, who has the Piglet, and a wider one of Dreg."""
    boars = {"dreg": rider(15.6, 32.5, UP, crossed=4)} if enemy else {}
    gash = rider(17.3, 32.3, crossed=4)
    track = Track(seats=2, boars=boars, grub=rider(16, 31, crossed=4), gash=gash, holder="gash", dice=(1, 1, 5))
    track.say("ride grub 16,28.5")
    assert track.legal == {"grab", "ride on"}
    track.say("grab")
    assert track.holder == "grub"
    assert track.at("grub") == about(16, 30.5 if enemy else 30.8)
    for other in ("gash", "dreg"):
        assert base(track["grub"]).intersection(base(track[other])).area < 0.01


@pytest.mark.rule("TP-39", "TP-27", "TP-12")
def test_who_declines_without_a_way_runs_into_nobody() -> None:
    track = between_two(3, 3)
    track.say("ride grub 15,31", "ride on")
    assert track.legal == {"assault dreg", "rest"}


@pytest.mark.rule("TP 4.6", "TP-24")
def test_they_take_turns_and_choose_which_of_their_boars() -> None:
    track = Track(
        at="open",
        seats=2,
        grub=rider(25, 31, crossed=1),
        dreg=rider(28, 33, crossed=1),
        gash=rider(22, 34, crossed=1),
        durk=rider(31, 34.8, crossed=1),
        runner="durk",
        dice=(2, 5),
    )
    assert track.asked == "dreg"
    assert track.legal == {"activate dreg", "activate durk"}
    seats = []
    for _ in range(4):
        seats.append(track.match.asks[0].seat)
        if "activate" in track.verbs:
            track.say(sorted(track.legal)[0])
        turning = track.race.acting
        name = track.named[turning]
        where = track.at(name)
        track.say(f"ride {name} {where[0]},{where[1]}")
        while "rest" in track.legal and track.race.acting == turning:
            track.say("rest")
    assert seats == [1, 0, 1, 0]
    assert track.race.turn == 7


@pytest.mark.rule("TP-24")
def test_who_has_one_boar_left_is_followed_by_two_of_the_other() -> None:
    track = Track(
        at="open",
        seats=2,
        grub=rider(25, 31, crossed=1),
        dreg=rider(28, 33, crossed=1),
        gash=rider(22, 34, crossed=1),
        durk=rider(31, 34.8, crossed=1, crashed=1),
        dice=(5, 2),
    )
    assert track.legal == {"activate grub", "activate gash"}
    order = []
    for _ in range(3):
        order.append(track.match.asks[0].seat)
        if "activate" in track.verbs:
            track.say(sorted(track.legal)[0])
        turning = track.race.acting
        name = track.named[turning]
        where = track.at(name)
        track.say(f"ride {name} {where[0]},{where[1]}")
        while "rest" in track.legal and track.race.acting == turning:
            track.say("rest")
    assert order == [0, 1, 0]


@pytest.mark.rule("TP-24", "TP-23")
def test_the_better_boar_gives_the_place() -> None:
    track = Track(
        at="open",
        turn=40,
        seats=2,
        grub=rider(4, 20, UP, laps=1, crossed=5),
        gash=rider(4, 24, UP, crossed=1),
        dreg=rider(4, 28, UP, laps=1, crossed=6),
        durk=rider(4, 16, UP, crashed=1),
    )
    assert track.places == [2, 1]


@pytest.mark.rule("TP-24", "TP 4.6", "TP-7")
def test_the_start_of_two() -> None:
    """Dreg's player rolls higher: Dreg, Grub, Durk; and Gash is the Running Up Boar."""
    dice = orcade.Scripted(*CIRCUIT, 2, 6, then=Dull())
    SCRIPTS.append(dice)
    match = orcade.new(GAME, 2, dice=dice)
    match.answer("common", 0)
    match.answer("iron", 1)
    race = match.state
    assert isinstance(race, Race)
    seats = []
    for cell in (1, 2, 3):
        seats.append(match.asks[0].seat)
        match.answer(f"cell {cell}")
    assert seats == [1, 0, 1]

    def legal() -> set[str]:
        view = match.view(match.asks[0].seat)
        return {option.notation(view) for option in match.asks[0].options}

    strikers = []
    while "hold" in legal():
        strikers.append((match.asks[0].seat, legal()))
        match.answer("hold")
    assert [seat for seat, _ in strikers] == [1, 0, 1]
    assert strikers[0][1] == {"strike grub", "hold"}
    assert strikers[1][1] == {"strike dreg", "strike durk", "hold"}
    assert match.asks[0].seat == 0
    match.answer("cell 4")
    state = match.state
    assert isinstance(state, Race)
    assert state.turn == 1
    assert match.asks[0].seat == 0
    assert state.runner == state.acting
    assert state.riders[state.acting].name == 4, "Gash"
    # Then they alternate, and nobody has rolled for it.
    assert "initiative order" not in labels(match)
    seats = []
    for _ in range(4):
        seats.append(match.asks[0].seat)
        if any(answer.startswith("activate") for answer in legal()):
            match.answer(max(legal()))
        turning = match.state
        assert isinstance(turning, Race)
        who = turning.acting
        found = turning.riders[who]
        match.answer(f"ride {SAID[found.name]} {found.x / 1000},{found.y / 1000}")
        while isinstance(match.state, Race) and match.state.acting == who and "rest" in legal():
            match.answer("rest")
    assert seats == [0, 1, 0, 1]
    assert isinstance(match.state, Race)
    assert match.state.turn == 2


def called(**riders: Any) -> Question:
    """What Dreg's page is asked about which of his Boars is first."""
    track = Track(at="open", seats=2, dice=(2, 5), gash=rider(22, 34), durk=rider(31, 34.8), **riders)
    assert track.asked == "dreg"
    question = track.match.scene(1).question
    assert question is not None
    return question


def test_which_boar_is_first_is_asked_where_both_players_are_near_the_piglet() -> None:
    far = called(grub=rider(12, 31), dreg=rider(28, 33))
    assert far.about == ("order",)
    assert far.passing == far.usual, "else a page gives the usual answer by itself"
    near = called(grub=rider(12, 31, laps=1, crossed=4), dreg=rider(16, 33), holder="grub")
    assert near.about == ("scramble",)
    assert set(near.about) == set(GAME.minds)
