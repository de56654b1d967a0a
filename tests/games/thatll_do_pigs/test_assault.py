"""TP 4.2.3 Assault, TP 4.4 Random Movement Rolls, chains; TP 4.5 Falling Tests.

The dice of an Assault: the attacker's, the defender's, then the Random Movement Roll, its D3 or the Falling Test.
A Common attacker rolls two, a Common defender three.
"""

from __future__ import annotations

import contextlib

import pytest

from orcade.games.orclympics.thatll_do_pigs.answers import ASSAULT
from orcade.games.orclympics.thatll_do_pigs.assaults import clash, meet
from orcade.games.orclympics.thatll_do_pigs.events import Struck
from orcade.games.orclympics.thatll_do_pigs.piglet import lose
from orcade.table.requests import Ask, Roll, Throw
from orcade.table.things import Piece

from .track import COMMON, DOWN, FERAL, IRON, UP, Track, about, base, rider

FAIL = (1, 1, 6, 6, 6)
"""Of a Common attacker against a Common defender."""
HIT = (6, 1, 1, 1, 1)


def charge(*dice: int, broods: tuple[int, int, int] = (COMMON, COMMON, COMMON), holder: str = "") -> Track:
    """Grub runs into Dreg from behind: contact at 14, 31. The dice are those after Speed."""
    track = Track(
        grub=rider(17, 31, laps=1, crossed=4),
        dreg=rider(12, 31, laps=1, crossed=4),
        mog=rider(21, 34.5, crossed=4),
        broods=broods,
        holder=holder,
        dice=(3, 3, *dice),
    )
    return track.say("ride grub 11,31")


@pytest.mark.rule("TP 4.2.3", "TP-13")
def test_the_attacker_s_best_against_the_defender_s_best() -> None:
    """6 + 4 against 5 + 3."""
    track = charge(2, 6, 5, 1, 3, 3, 2)
    assert track.at("dreg") == about(9, 31)
    assert track.at("grub") == about(14, 31)


@pytest.mark.rule("TP 4.2.3")
@pytest.mark.parametrize("dice", [(1, 3, 4, 1, 1), (1, 1, 6, 6, 6), (5, 5, 6, 1, 2)])
def test_a_tie_and_a_better_defender_mean_nothing(dice: tuple[int, ...]) -> None:
    track = charge(*dice)
    assert track.at("dreg") == about(12, 31)
    assert track.at("grub") == about(14, 31)


@pytest.mark.rule("TP 4.2.3", "TP 1.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "hit"),
    [
        (FERAL, FERAL, (1, 1, 4, 4), True),  # three dice against one: 8 against 7
        (FERAL, FERAL, (1, 1, 4, 5), False),
        (IRON, IRON, (4, 1, 4, 1), False),  # two against two: 8 against 8
        (IRON, IRON, (5, 1, 4, 1), True),
        (COMMON, IRON, (3, 3, 3, 1), False),
        (IRON, COMMON, (3, 1, 3, 1, 1), True),  # 7 against 6
    ],
)
def test_the_broods_in_an_assault(attacker: int, defender: int, dice: tuple[int, ...], hit: bool) -> None:
    more = (2, 1) if hit else ()
    track = charge(*dice, *more, broods=(attacker, defender, COMMON))
    assert track.at("dreg") == (about(10, 31) if hit else about(12, 31))


@pytest.mark.rule("TP-17", "TP 4.5")
def test_an_unridden_defender_rolls_nothing() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31, ridden=False), dice=(3, 3, 3, 1))
    track.say("ride grub 11,31")
    assert "attack, first die" not in track.rolled
    assert "defence, first die" not in track.rolled
    assert track.at("dreg") == about(10, 31)


@pytest.mark.rule("TP 4.5", "TP 4.2.3")
def test_an_unridden_attacker_has_two_attacks_and_force_four() -> None:
    dice = (3, 3, 1, 3, 3, 1, 1, 2, 1)  # 7 against 6
    track = Track(grub=rider(17, 31, ridden=False), dreg=rider(12, 31), broods=(FERAL, COMMON, COMMON), dice=dice)
    track.say("ride grub 11,31")
    assert track.at("dreg") == about(10, 31)


@pytest.mark.rule("TP 4.2.3", "TP-17", "TP-40")
def test_a_successful_assault_takes_the_piglet() -> None:
    track = charge(*HIT, 3, 1, holder="dreg")
    assert track.holder == "grub"
    assert track.feats["Gotcha!"] == "grub"
    assert "Grab" not in track.rolled


@pytest.mark.rule("TP 4.2.3")
def test_a_failed_assault_takes_nothing_and_the_holder_keeps_his_own() -> None:
    assert charge(*FAIL, holder="dreg").holder == "dreg"
    assert charge(*HIT, 3, 1, holder="grub").holder == "grub"


@pytest.mark.rule("TP 4.4", "TP-20", "TP-34")
@pytest.mark.parametrize(("d3", "far"), [(1, 2), (2, 3), (3, 4)])
def test_away_from_the_attacker_centre_from_centre(d3: int, far: int) -> None:
    """Grub strikes Dreg's flank from above: he slides down without turning."""
    track = Track(grub=rider(11.6, 27.5, DOWN), dreg=rider(12, 30), dice=(3, 3, *HIT, 2, d3))
    track.say("ride grub 11.6,31")
    assert track.at("grub") == about(11.6, 28.5)
    along = (0.4, 1.5)
    length = (0.4**2 + 1.5**2) ** 0.5
    assert track.at("dreg") == about(12 + far * along[0] / length, 30 + far * along[1] / length)
    assert track.looks("dreg") == about(-1, 0)


@pytest.mark.rule("TP 4.4", "TP 4.5")
@pytest.mark.parametrize(("die", "ridden"), [(1, False), (2, True), (6, True)])
def test_a_one_is_a_falling_test(die: int, ridden: bool) -> None:
    """1 + 3 throws the rider off, 2 + 3 does not."""
    track = charge(*HIT, 1, die)
    assert track["dreg"].ridden is ridden
    assert track.at("dreg") == about(12, 31)


@pytest.mark.rule("TP 4.5", "TP 1.2")
@pytest.mark.parametrize(("brood", "falls"), [(COMMON, 1), (FERAL, 3), (IRON, 2)])
def test_five_or_more_stays_on(brood: int, falls: int) -> None:
    dice = {COMMON: HIT, FERAL: (6, 1, 1), IRON: (6, 1, 1, 1)}[brood]
    off = charge(*dice, 1, falls, broods=(COMMON, brood, COMMON))
    assert not off["dreg"].ridden
    on = charge(*dice, 1, falls + 1, broods=(COMMON, brood, COMMON))
    assert on["dreg"].ridden


@pytest.mark.rule("TP 4.4", "TP 4.5")
@pytest.mark.parametrize(("roll", "test"), [(1, True), (2, True), (3, False)])
def test_an_unridden_boar_is_tested_on_two_as_well(roll: int, test: bool) -> None:
    dice = (3, 3, roll, 4 if test else 1)
    track = Track(grub=rider(17, 31), dreg=rider(12, 31, ridden=False), dice=dice)
    track.say("ride grub 11,31")
    assert ("Falling Test" in track.rolled) is test
    assert track.at("dreg") == (about(12, 31) if test else about(10, 31))
    assert track["dreg"].crashed == 0


@pytest.mark.rule("TP 4.5")
@pytest.mark.parametrize(("die", "crashed"), [(1, True), (2, False), (4, False), (5, False)])
def test_an_unridden_boar_crashes_on_a_one_only(die: int, crashed: bool) -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31, ridden=False), dice=(3, 3, 2, die))
    track.say("ride grub 11,31")
    assert bool(track["dreg"].crashed) is crashed
    assert not track["dreg"].ridden


@pytest.mark.rule("TP-22", "TP 4.5", "TP-37")
@pytest.mark.parametrize(("die", "kept"), [(4, False), (5, True), (6, True)])
def test_the_boar_grabs_for_the_piglet_when_its_rider_falls(die: int, kept: bool) -> None:
    """Grub's Assault fails; Dreg with the Piglet is attacked by the public in his own Move and falls."""
    track = Track(
        acting="dreg",
        dreg=rider(17, 28, UP, laps=1, crossed=4),
        holder="dreg",
        grub=rider(30, 34),
        dice=(4, 4, 1, die, 3),
    )
    track.say("ride dreg 17,26")
    assert not track["dreg"].ridden
    assert (track.holder == "dreg") is kept
    # The Boar runs back 3 inches all the same: the Piglet lies at its left, out of the way.
    assert track.at("dreg") == about(17, 29.379)
    if not kept:
        assert track.race.released
        assert track.piglet == about(16.1, 26.379)


@pytest.mark.rule("TP-22", "TP 4.5", "TP-37")
def test_after_a_crash_the_piglet_is_free_where_the_boar_was() -> None:
    track = Track(
        acting="dreg",
        dreg=rider(17, 28, UP, ridden=False, laps=1, crossed=4),
        holder="dreg",
        grub=rider(30, 34),
        dice=(4, 4, 1),
    )
    track.say("ride dreg 17,26")
    assert track["dreg"].crashed
    assert track.holder == ""
    assert track.piglet == pytest.approx((17, 26.379), abs=1.0)


@pytest.mark.rule("TP-37")
@pytest.mark.parametrize(
    ("others", "where"),
    [
        ({}, (12, 31.9)),
        ({"mog": (12, 32.1)}, (12, 30.1)),
        ({"mog": (12, 32.1), "snik": (12, 29.9)}, (13.4, 31)),
    ],
)
def test_the_lost_piglet_lies_where_there_is_room(
    others: dict[str, tuple[float, float]], where: tuple[float, float]
) -> None:
    """Dreg looks to the left, so his left is below."""
    boars = {name: rider(*at, laps=1, crossed=4) for name, at in others.items()}
    track = Track(seats=4, dreg=rider(12, 31, laps=1, crossed=4), boars=boars, holder="dreg")
    lose(track.race, 1)
    assert track.piglet == about(*where)


@pytest.mark.rule("TP-15", "TP 4.4", "TP 1.1")
def test_the_public_attacks_in_a_random_move_as_well() -> None:
    """Dreg is thrown up into the public inside: 26.38 is contact for a base that lies lengthwise at 25.88."""
    track = Track(grub=rider(12, 31, UP), dreg=rider(12, 27), dice=(3, 3, *HIT, 4, 3, 2, 2))
    track.say("ride grub 12,26")
    # Thrown from 27 to contact at 25.879; Falling Test 2 + 3; two inches back, but Grub's front is at 27.5.
    assert track.rolled[-2:] != []
    assert "run from the public" in track.rolled
    assert base(track["dreg"]).distance(base(track["grub"])) <= 1.01
    assert track["dreg"].ridden


@pytest.mark.rule("TP-18", "TP 4.4", "TP-26", "TP-34")
def test_a_chain_of_assaults() -> None:
    """Grub throws Dreg into Mog; Dreg assaults Mog, who flies on."""
    track = Track(
        grub=rider(17, 31),
        dreg=rider(12, 31),
        mog=rider(8.5, 31),
        dice=(3, 3, *HIT, 3, 3, *HIT, 3, 1),
    )
    track.say("ride grub 11,31")
    assert track.at("dreg") == about(10.5, 31)
    assert track.at("mog") == about(6.5, 31)
    assert track.feats == {"As Planned": "grub"}


@pytest.mark.rule("TP-26", "TP 5")
def test_as_planned_does_not_ask_for_a_second_success() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31), mog=rider(8.5, 31), dice=(3, 3, *HIT, 3, 3, *FAIL))
    track.say("ride grub 11,31")
    assert track.feats == {"As Planned": "grub"}
    assert track.at("mog") == about(8.5, 31)


@pytest.mark.rule("TP-18")
def test_the_chain_takes_the_piglet_along() -> None:
    track = Track(
        grub=rider(17, 31, laps=1, crossed=4),
        dreg=rider(12, 31, laps=1, crossed=4),
        mog=rider(8.5, 31, laps=1, crossed=4),
        holder="mog",
        dice=(3, 3, *HIT, 3, 3, *HIT, 3, 1),
    )
    track.say("ride grub 11,31")
    assert track.holder == "dreg"
    assert track.feats == {"As Planned": "grub", "Gotcha!": "dreg"}


@pytest.mark.rule("TP-29")
def test_who_is_still_in_contact_may_assault() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), dice=(1, 1, *HIT, 4, 1))
    track.say("ride grub 16.5,31")
    assert "assault dreg" in track.legal
    assert "lash" in track.legal
    track.say("assault dreg")
    assert track.rolled[2] == "attack, first die"
    assert track.at("dreg")[1] > 32.5


@pytest.mark.rule("TP-29")
def test_no_assault_without_contact() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), dice=(1, 1))
    track.say("ride grub 14.5,31")
    assert track.legal == {"lash", "rest"}


@pytest.mark.rule("TP-30")
def test_two_boars_at_once_is_a_choice() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 30.4), mog=rider(12, 31.6), dice=(3, 3, *HIT, 4, 1))
    track.say("ride grub 11,31")
    assert track.legal == {"assault dreg", "assault mog"}
    track.say("assault mog")
    assert track.at("dreg") == about(12, 30.4)
    assert track.at("mog") != about(12, 31.6)
    assert track.asked != "grub"


@pytest.mark.rule("TP-30", "TP-31")
def test_a_boar_and_the_public_at_the_same_moment_are_both_dealt_with() -> None:
    """A knot of public and Dreg's flank both end at y = 27."""
    track = Track(grub=rider(17, 31, UP), dreg=rider(18.3, 26.5), crowd=(16.6, 26.8, 0.2), dice=(4, 4, *FAIL, 5, 1))
    track.say("ride grub 17,27")
    assert track.rolled[2] == "attack, first die"
    assert track.rolled[7:9] == ["Falling Test", "run from the public"]
    assert track.at("grub") == about(17, 29)
    assert track.asked != "grub"


def thrown_into_two(*dice: int) -> Track:
    """Dreg flies along y = 31 against Mog, 0.6 above, and Snik, 0.7 below: both backs begin at 9.5. Grub is on turn."""
    track = Track(
        seats=4,
        grub=rider(17, 31),
        dreg=rider(12, 31),
        mog=rider(8.5, 30.4),
        snik=rider(8.5, 31.7),
        dice=(3, 3, *HIT, 3, 3, *dice),
    )
    return track.say("ride grub 11,31")


@pytest.mark.rule("TP-43", "TP 4.4", "TP-34", "TP 1.1")
@pytest.mark.parametrize(("first", "second"), [("mog", "snik"), ("snik", "mog")])
def test_thrown_against_two_at_once_he_assaults_both(first: str, second: str) -> None:
    track = thrown_into_two(*HIT, 3, 1, *HIT, 3, 1)
    assert track.asked == "grub"
    assert track.legal == {"assault mog", "assault snik"}
    track.say(f"assault {first}")
    assert track.rolled.count("attack, first die") == 3
    assert track.at(first)[0] < 7
    assert track.at(second)[0] < 7
    struck = [words for words in track.log if words.startswith("Dreg assaults")]
    assert [words.split()[2].strip(":").lower() for words in struck] == [first, second]


@pytest.mark.rule("TP-43")
def test_the_first_of_two_withstands_and_the_second_is_assaulted_all_the_same() -> None:
    track = thrown_into_two(*FAIL, *HIT, 3, 1).say("assault mog")
    assert track.at("mog") == about(8.5, 30.4)
    assert track.at("snik")[0] < 7


@pytest.mark.rule("TP-43")
def test_the_question_tells_the_odds_of_the_one_who_is_thrown() -> None:
    """Dreg is Feral: 65 per cent against a Common Orc, where Grub's would be 53, and 47 against an Iron one."""
    track = Track(
        seats=4,
        grub=rider(17, 31),
        dreg=rider(12, 31),
        mog=rider(8.5, 30.4),
        snik=rider(8.5, 31.7),
        broods=(COMMON, FERAL, COMMON, IRON),
        dice=(3, 3, 6, 1, 1, 3, 3),
    ).say("ride grub 11,31")
    assert track.hint("assault mog") == "Succeeds with 65 %: he is tossed aside."
    assert track.hint("assault snik") == "Succeeds with 47 %: he is tossed ahead."
    pieces = [thing for thing in track.match.scene(0).things if isinstance(thing, Piece)]
    assert [piece.id for piece in pieces if "active" in piece.states] == ["rider-1"]
    assert "only enemies" in track.refusal("assault dreg")


@pytest.mark.rule("TP-43")
@pytest.mark.parametrize("gone", [True, False])
def test_a_second_enemy_whom_the_chain_has_moved_is_not_assaulted(gone: bool) -> None:
    """Mog is thrown against Snik and throws him, or does not."""
    track = Track(
        seats=4,
        grub=rider(17, 31),
        dreg=rider(12, 31),
        mog=rider(10, 31),
        snik=rider(7.5, 31),
        dice=(3, 3),
    )
    blows = meet(track.race, 1, 0b1100)
    dice = iter([*HIT, 3, 1, *((*HIT, 3, 1) if gone else FAIL), *FAIL])
    answer: object = None
    struck = []
    with contextlib.suppress(StopIteration):
        while True:
            told = blows.send(answer)
            if isinstance(told, Throw):
                answer = [next(dice) for _ in told.dice]
            else:
                answer = ASSAULT[2] if isinstance(told, Ask) else next(dice) if isinstance(told, Roll) else None
            if isinstance(told, Struck):
                struck.append((told.attacker, told.defender))
    assert struck == [("Dreg", "Mog"), ("Mog", "Snik"), *([] if gone else [("Dreg", "Snik")])]


@pytest.mark.rule("TP-28")
def test_the_assault_comes_before_the_skid_test() -> None:
    """Grub crosses the Trigger of the lower left corner and runs into Dreg behind it."""
    track = Track(grub=rider(9, 30.3), dreg=rider(1.2, 29.5, UP), dice=(4, 4, *FAIL, 6, 6))
    track.say("ride grub 2,30.3")
    assert track["grub"].crossed == 1
    labels = track.rolled
    assert labels.index("attack, first die") < labels.index("skid, first die")


@pytest.mark.rule("TP-18", "TP-34")
@pytest.mark.parametrize("limit", [True, False])
def test_one_assault_each_in_an_activation(limit: bool) -> None:
    """After his Assault Grub skids, and is steered into Dreg once more."""
    more = () if limit else FAIL
    track = Track(
        grub=rider(9, 30.3),
        dreg=rider(1.2, 29.5, UP, rounded=1, crossed=1),
        options={"assault_limit": limit},
        dice=(4, 4, *FAIL, 1, 1, 5, 1, *more),
    )
    track.say("ride grub 2,30.3")
    x, y = track.at("grub")
    track.say(f"steer grub {x - 2:.3f},{y}")
    assert track.rolled.count("attack, first die") == (1 if limit else 2)
    assert track.at("grub") == about(x, y)
    assert track.at("dreg") == about(1.2, 29.5)


@pytest.mark.rule("TP-18")
def test_without_the_limit_a_chain_ends_after_twenty() -> None:
    """Six Boars' worth of blows cannot be had here: the count itself is held."""
    track = Track(grub=rider(17, 31), dreg=rider(12, 31), options={"assault_limit": False}, dice=(3, 3))
    track.race.assaults.extend([9] * 20)
    list(clash(track.race, 0, 1))
    assert len(track.race.assaults) == 20
