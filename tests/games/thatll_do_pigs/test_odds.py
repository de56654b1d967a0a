"""The odds that hints tell, against every throw of the dice counted by the rulebook."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.odds import full_skid, skidding, succeeding

from .track import COMMON, DOWN, FERAL, IRON, LEFT, RIGHT, Track, rider

pytestmark = pytest.mark.told

FACES = range(1, 7)
ABILITY, DEFENCE, ATTACKS, SPEED = (3, 1, 2), (3, 3, 4), (2, 3, 2), (2, 3, 1)
"""By brood, as TP 1.2 has them; Force is 4 for all."""


@pytest.mark.rule("TP 4.2.3", "TP 1.2", "TP-17")
@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize(("able", "firm"), [(3, 3), (1, 3), (2, 4), (0, 3)])
def test_an_assault_as_the_dice_fall(dice: int, able: int, firm: int) -> None:
    hits = 0
    for faces in product(FACES, repeat=dice + able):
        hits += not able or max(faces[:dice]) + 4 > max(faces[dice:]) + firm
    assert succeeding(dice, 4, able, firm) == pytest.approx(hits / 6 ** (dice + able))


@pytest.mark.rule("TP 4.2.3")
def test_the_figures_of_the_house() -> None:
    """Against Common, Feral and Iron: 53, 75 and 39 per cent; with a Feral attacker 65, 83 and 47."""
    for dice, figures in ((2, (53, 75, 39)), (3, (65, 83, 47))):
        for brood, figure in zip((COMMON, FERAL, IRON), figures, strict=True):
            assert round(100 * succeeding(dice, 4, ABILITY[brood], DEFENCE[brood])) == figure


@pytest.mark.rule("TP 4.3")
@pytest.mark.parametrize("able", [0, 1, 2, 3])
def test_a_skid_as_the_dice_fall(able: int) -> None:
    for thousandths in (0, 999, 4000, 4001, 7999, 8000, 12500, 15000, 21000):
        fails = sum(1000 * (one + other + able) <= thousandths for one, other in product(FACES, FACES))
        assert skidding(thousandths, able) == pytest.approx(fails / 36)


@pytest.mark.rule("TP 4.3", "TP 1.2")
def test_a_full_move_round_a_corner() -> None:
    """44 per cent for Common and Iron, 76 for Feral."""
    for brood, figure in ((COMMON, 44), (FERAL, 76), (IRON, 44)):
        fails = sum(
            a + b + ABILITY[brood] <= c + d + SPEED[brood] for a, b, c, d in product(FACES, FACES, FACES, FACES)
        )
        assert full_skid(brood) == pytest.approx(fails / 6**4)
        assert round(100 * full_skid(brood)) == figure


@pytest.mark.rule("TP 4.5")
@pytest.mark.parametrize(
    ("brood", "ridden", "need", "falls"),
    [(COMMON, True, 2, "17 %"), (FERAL, True, 4, "50 %"), (IRON, True, 3, "33 %"), (FERAL, False, 2, "17 %")],
)
@pytest.mark.parametrize("enough", [True, False])
def test_a_falling_test_tells_what_it_needs(brood: int, ridden: bool, need: int, falls: str, enough: bool) -> None:
    """5 or more with the Ability; of an Unridden Boar anything but a 1."""
    die = need if enough else need - 1
    track = Track(
        grub=rider(12, 33, DOWN, ridden=ridden),
        broods=(brood, IRON, IRON),
        dice=(1, 1, die, *([1] * (ridden or enough))),
    )
    told = f"the rider falls: {falls}" if ridden else f"a crash on a 1 ({falls})"
    assert track.hint("ride grub 12,36") == f'The public attacks: {told}; then D6" back.'
    track.say("ride grub 12,36")
    assert f"Falling Test {need}+: {die}" in track.log
    assert track["grub"].ridden is (ridden and enough)
    assert bool(track["grub"].crashed) is not (ridden or enough)


@pytest.mark.rule("TP 4.4")
@pytest.mark.parametrize(("ridden", "need"), [(True, 2), (False, 3)])
@pytest.mark.parametrize("enough", [True, False])
def test_a_random_movement_roll_tells_what_it_needs(ridden: bool, need: int, enough: bool) -> None:
    """A die that is enough is followed by the distance, another one by a Falling Test."""
    die = need if enough else need - 1
    blow = (6, 6, 1, 1, 1) if ridden else ()
    track = Track(grub=rider(17, 31), dreg=rider(12, 31, ridden=ridden), dice=(3, 3, *blow, die, 3))
    track.say("ride grub 12,31")
    assert f"Random Movement {need}+: {die}" in track.log
    assert ("distance: 3" in track.log) is enough


@pytest.mark.rule("TP 4.2.4", "TP 1.2")
@pytest.mark.parametrize(
    ("brood", "ridden", "need", "chance"),
    [(COMMON, True, 2, "83 %"), (FERAL, True, 4, "50 %"), (IRON, True, 3, "67 %"), (IRON, False, 5, "33 %")],
)
@pytest.mark.parametrize("enough", [True, False])
def test_a_grab_tells_what_it_needs(brood: int, ridden: bool, need: int, chance: str, enough: bool) -> None:
    die = need if enough else need - 1
    boar = rider(17, 31, ridden=ridden)
    track = Track(grub=boar, piglet=(12, 31), broods=(brood, IRON, IRON), dice=(3, 3, die))
    assert track.hint("ride grub 12,31") == f"Caught on {need}+: {chance}."
    track.say("ride grub 12,31")
    assert f"Grab {need}+: {die}" in track.log
    assert (track.holder == "grub") is enough


@pytest.mark.rule("TP 4.2.1", "TP 4.2.4", "TP 4.5")
def test_what_a_move_s_hint_says() -> None:
    """Every proposal that runs into somebody tells the odds."""
    track = Track(
        grub=rider(17, 31, laps=1, crossed=4), dreg=rider(12, 31, laps=1, crossed=4), piglet=(15, 28), dice=(4, 4)
    )
    question = track.match.scene(0).question
    assert question is not None
    told = {choice.say: choice.hint for choice in question.choices}
    into = [text for text in told.values() if "to toss Dreg " in text]
    assert into
    assert all("53 %" in text for text in into)
    grabs = [text for text in told.values() if "Caught on" in text]
    assert grabs
    assert all("Caught on 2+: 83 %" in text for text in grabs)


@pytest.mark.rule("TP-27", "TP-29")
def test_who_stays_is_told_whom_he_may_assault_then() -> None:
    track = Track(grub=rider(16, 31), dreg=rider(16, 32), dice=(1, 1))
    ask = track.match.asks[0]
    stay = track.match.read(ask, "ride grub 16,31")
    hint = GAME.hint(track.match.view(0), stay)
    assert hint.startswith("Then 53 % to toss Dreg back. ")


@pytest.mark.rule("TP-9", "TP-36")
def test_who_stays_before_the_last_line_is_told_what_lies_beyond_it_without_the_piglet() -> None:
    grub = rider(20, 31, laps=1, crossed=8)
    waits = Track(grub=grub, dreg=rider(31, 14, laps=1, crossed=7), holder="dreg", dice=(4, 4)).hint("ride grub 20,31")
    assert waits.startswith("Over the line without the Piglet, it has another lap to ride. ")
    assert "Over the line" not in Track(grub=grub, holder="grub", dice=(4, 4)).hint("ride grub 20,31")
    assert "Over the line" not in Track(grub=grub, dice=(4, 4)).hint("ride grub 20,31"), "there is no Piglet yet"


def test_who_stays_is_told_what_is_in_the_way() -> None:
    track = Track(grub=rider(20, 31), dreg=rider(16, 31), dice=(4, 4))
    assert track.hint("ride grub 20,31").startswith("Dreg is in the way. ")


@pytest.mark.rule("TP 4.4", "TP 4.5", "TP 4.2.1")
def test_a_ram_says_where_it_throws_somebody_and_how_likely_he_falls() -> None:
    def rammed(y: float, *dice: int) -> Track:
        given = {"grub": rider(17, y - 2, DOWN), "dreg": rider(17, y)}
        return Track(boars=given, broods=(COMMON, IRON, COMMON), dice=(1, 1, *dice))

    near = rammed(34, 6, 6, 1, 1, 2, 1, 1, 1)
    assert near.hint("ride grub 17,34").startswith("39 % to toss Dreg into the public, 13 % to unseat him. ")
    near.say("ride grub 17,34")
    assert not near["dreg"].ridden, "thrown 2 inches he is there, and falls on a 1 or 2"
    assert rammed(28).hint("ride grub 17,28").startswith("39 % to toss Dreg aside. "), "far off he hardly ever falls"


def chased(mog: dict[str, Any], turn: int = 5) -> str:
    """What Grub is told, who has the Piglet and has Mog alone near him: the public lies between him and Dreg."""
    track = Track(
        grub=rider(16, 31),
        dreg=rider(16, 5),
        mog=mog,
        holder="grub",
        turn=turn,
        options={"turn_cap": 15},
        dice=(3, 3),
    )
    return track.hint("ride grub 19,31")


@pytest.mark.rule("TP 4.2.3", "TP 4.1")
def test_who_has_the_piglet_is_told_how_likely_he_is_robbed_of_it() -> None:
    """Mog is some 3" off then, which any Speed reaches, and an Assault of his succeeds in 53 %."""
    mog = rider(15, 31)
    was = {**mog, "done": True}
    assert chased(mog, turn=15).startswith("Robbed in up to 53 %. ")
    assert chased(mog).startswith("Robbed in up to 65 %. "), "and in the next Game Turn he is first in one of two"
    assert chased(was).startswith("Robbed in up to 26 %. ")
    assert chased(was, turn=15) == 'Then 10" to corner 1, no risk.'
    assert "robbed" not in chased(rider(15, 31, LEFT, ridden=False)), "it looks the other way"


@pytest.mark.rule("TP-9", "TP-36")
def test_who_comes_home_has_no_corner_to_fear() -> None:
    grub = rider(26, 5, RIGHT, laps=1, crossed=6)
    track = Track(grub=grub, holder="grub", options={"half_lap": True}, dice=(6, 6))
    assert track.hint("ride grub 33,5") == "That wins the race."
