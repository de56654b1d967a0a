"""BR-40: combats that a player leaves to the dice."""

from __future__ import annotations

import pytest

from .brawl import Brawl, dangerous, mound, orc, pit

PAIRS = [("grub", "dreg"), ("gash", "durk")]


def two_fights(*dice: int, **more: object) -> Brawl:
    """Grub and Gash have charged, in the middle of the board; their team has the Initiative."""
    crew = {
        "grub": orc(12, 8, charged=True),
        "dreg": orc(13, 8),
        "gash": orc(12, 16, charged=True),
        "durk": orc(13, 16),
        "state": {"first": 0},
    }
    return Brawl(phase="fight", engaged=PAIRS, dice=dice, **(crew | more))  # type: ignore[arg-type]


@pytest.mark.rule("BR-40")
def test_dice_choose_for_one_side_when_the_other_has_chosen() -> None:
    """Grub punches (2) past a Low Block for one wound (1), then kicks (3) into it for none, so Dreg strikes back."""
    brawl = two_fights(2, 1, 3, 1).say("brawl")
    assert "Grub's team fights it out." in brawl.told
    assert brawl.asked == 1, "Dreg alone is asked"
    brawl.say("low")
    assert "Grub punches Dreg past a Low Block: Dreg loses 1." in brawl.told
    brawl.say("low")
    assert brawl.match.asks[0].prompt == "Strike back at Grub: how?"


@pytest.mark.rule("BR-40")
def test_it_may_be_said_in_a_combat_by_each_for_himself() -> None:
    """A die for the attack (1), one for the block (2), and two wounds."""
    brawl = two_fights(1, 2, 2).say("combat grub dreg")
    assert {"brawl", "punch"} <= brawl.legal
    brawl.say("brawl", "brawl")
    assert "Grub headbutts Dreg past a Mid Block: Dreg loses 2." in brawl.told


@pytest.mark.rule("BR-40")
@pytest.mark.parametrize(
    "risk",
    [
        {"terrain": [pit(17, 8)]},
        {"dreg": orc(13, 8, health=4)},
        {"dreg": orc(13, 8, health=3), "grub": orc(12, 8, charged=True, item="knuckles")},
        {"dreg": orc(13, 8, health=5), "grub": orc(12, 8, charged=True, item="helmet"), "terrain": [pit(17, 8)]},
        {"dreg": orc(13, 8, health=5), "terrain": [dangerous(14, 8), mound(18, 8)]},
    ],
)
def test_a_blow_that_one_kind_makes_likelier_to_end_somebody_is_left_to_both_players(risk: dict[str, object]) -> None:
    brawl = two_fights(**risk).say("brawl")
    assert [ask.seat for ask in brawl.match.asks] == [0, 1]
    assert "brawl" not in brawl.legal


@pytest.mark.rule("BR-40")
def test_where_each_kind_is_as_likely_to_end_somebody_dice_may_choose() -> None:
    """Any blow ends Dreg with a 3."""
    brawl = two_fights(3, 1, 3, dreg=orc(13, 8, health=3)).say("combat grub dreg")
    brawl.say("brawl", "brawl")
    assert brawl.health("dreg") == [0]


@pytest.mark.rule("BR-40")
def test_it_may_be_said_in_a_single_combat() -> None:
    alone = Brawl(phase="fight", engaged=PAIRS[:1], grub=orc(12, 8, charged=True), dreg=(13, 8), gob=(1, 1))
    assert "brawl" in alone.legal


@pytest.mark.rule("BR 4.1", "BR-14")
def test_whoever_chooses_the_next_combat_reads_who_strikes_first_and_what_may_be_somebodys_end() -> None:
    brawl = two_fights(terrain=[pit(17, 8)], gash=orc(12, 16, health=2), durk=orc(13, 16, health=9))
    question = brawl.match.scene(0).question
    assert question is not None
    hints = {choice.say: choice.hint for choice in question.choices}
    assert hints["combat grub dreg"] == "A Pit behind Dreg! Grub strikes first."
    assert hints["combat gash durk"] == "Gash's last stand!"
