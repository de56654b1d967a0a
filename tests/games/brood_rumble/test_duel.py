"""BR 4.3: a combat as its sheet shows it, and what is told of it where the sheet goes."""

from __future__ import annotations

import re

import pytest

from orcade.games.orclympics.brood_rumble.combat_events import LAST, VERDICT, Blow
from orcade.table.choices import Question
from orcade.table.things import Caption, Piece, Zone

from .brawl import Brawl, orc, pit

PAIR = [("grub", "dreg")]


def fight(*dice: int, dreg: object = None, **more: object) -> Brawl:
    """Grub has charged Dreg, who stands to his right."""
    crew = {"grub": orc(12, 12, charged=True), "dreg": dreg or orc(13, 12), "gob": (1, 1), "dib": (23, 23)}
    return Brawl(phase="fight", engaged=PAIR, dice=dice, **(crew | more))  # type: ignore[arg-type]


def told(brawl: Brawl) -> dict[str, str]:
    """The lines on the sheet, by what they are about."""
    things = brawl.match.scene(0).on_sheet
    return {thing.id.removeprefix("duel-"): thing.text for thing in things if isinstance(thing, Caption)}


def places(brawl: Brawl) -> dict[str, float]:
    """Where both Orcs stand on the sheet, from left to right."""
    return {thing.id: thing.x for thing in brawl.match.scene(0).on_sheet if isinstance(thing, Piece)}


@pytest.mark.rule("BR 4.3")
def test_each_button_begins_with_the_worst_that_may_come() -> None:
    def first(brawl: Brawl, seat: int = 0) -> list[str]:
        question = brawl.match.scene(seat).question
        assert isinstance(question, Question)
        return [re.split(r"[.!] ", choice.hint)[0] for choice in question.choices if choice.say != "brawl"]

    assert first(fight()) == ["33 %: pushed", "33 %: +1 wound", "33 %: down"]
    assert first(fight(terrain=[pit(17, 12)]))[0] == "33 %: into a Pit"
    assert first(fight(grub=orc(22, 12, charged=True), dreg=orc(23, 12)))[0] == "33 %: off board"
    assert first(fight(dreg=orc(13, 12, health=2)))[2] == "67 %: out"
    blocks = first(fight(), 1)
    assert blocks[0] == "Headbutt: 33 % pushed"


@pytest.mark.rule("BR 4.3", "BR-14")
def test_the_last_attack_stands_on_it_and_each_orc_keeps_his_side() -> None:
    brawl = fight(2)
    assert told(brawl)["last"] == "first blow by his Charge"
    brawl.clash("headbutt", "low")
    lines = told(brawl)
    assert (lines["head"], lines["last"], lines["verdict"]) == (
        "Grub strikes again",
        "before: Headbutt past Low Block",
        "2 wounds!",
    )
    sides = places(brawl)
    brawl.clash("punch", "mid")
    assert told(brawl)["head"] == "Dreg strikes back at Grub"
    assert places(brawl) == sides


@pytest.mark.rule("BR 4.3", "BR-16")
def test_what_decides_a_combat_is_told_on_its_sheet_before_that_goes() -> None:
    brawl = fight(3).clash("punch", "low")
    assert not brawl.match.scene(0).on_sheet
    decisive = Blow(striker=0, victim=4, attack=1, block=2, die=3, wounds=3, last=True).impacts()
    assert [(impact.thing, impact.text) for impact in decisive[:2]] == [
        (LAST, "Punch past Low Block"),
        (VERDICT, "3 wounds!"),
    ]
    assert len(Blow(striker=0, victim=4, attack=1, block=2, die=2, wounds=2).impacts()) == 1


@pytest.mark.rule("BR 4.3")
def test_before_the_first_blow_it_tells_what_is_at_stake() -> None:
    assert told(fight())["verdict"] == "1 to 3 wounds a blow"
    assert told(fight(terrain=[pit(17, 12)]))["verdict"] == "a Pit behind Dreg!"
    assert told(fight(grub=orc(22, 12, charged=True), dreg=orc(23, 12)))["verdict"] == "the edge behind Dreg!"
    assert told(fight(dreg=orc(13, 12, health=2)))["verdict"] == "Dreg's last stand!"


@pytest.mark.rule("BR 4.3")
def test_the_sheet_hides_nothing_to_which_a_push_may_lead() -> None:
    """Dreg stands below Grub, who strikes first."""
    sheet = fight(grub=orc(12, 11.5, charged=True), dreg=orc(12, 12.5)).match.scene(0).on_sheet[0]
    assert isinstance(sheet, Zone)
    assert sheet.y + sheet.height / 2 < 11


@pytest.mark.rule("BR 4.3")
def test_the_sheet_lies_below_unless_they_fight_there() -> None:
    sheets = [
        brawl.match.scene(0).on_sheet[0] for brawl in (fight(), fight(grub=orc(12, 22, charged=True), dreg=orc(13, 22)))
    ]
    low, high = sheets
    assert isinstance(low, Zone)
    assert isinstance(high, Zone)
    assert low.y - low.height / 2 > 12.5, "it covers neither of the two"
    assert high.y + high.height / 2 < 21.5
    assert low.height * 4 <= 24, "and most of the board stays in sight"


@pytest.mark.rule("BR 4.3")
def test_it_does_not_jump_when_the_other_strikes_back() -> None:
    """Grub stands above the middle of the board, Dreg below it."""
    brawl = fight(1, grub=orc(12, 11.8, charged=True), dreg=orc(12, 12.8))
    before = brawl.match.scene(0).on_sheet[0]
    brawl.clash("punch", "mid")
    after = brawl.match.scene(0).on_sheet[0]
    assert isinstance(before, Zone)
    assert isinstance(after, Zone)
    assert after.y == before.y
