"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

import pytest

import orcade

from .test_workshop import workshop
from .track import Track, car, hut

pytestmark = pytest.mark.told

OUT = car(30, 30, out=1)


def said(match: orcade.Match, words: str, seat: int) -> str:
    """Why a seat may not say this."""
    with pytest.raises(orcade.Refused) as why:
        match.answer(words, seat=seat)
    return str(why.value)


@pytest.mark.rule("RR-1", "RR-2", "RR 2.1.2")
def test_the_workshop() -> None:
    match = workshop("common", "feral")
    for words, why in (
        (
            "build boar-boss rockets",
            "RR 2.1: there is no 'rockets'; there are born-to-race, big-boss, boar-boss, metal-plates, ",
        ),
        ("build boar-boss wolves wolves", "RR 2.1: wolves is there once"),
        ("build wolves", "RR-1: that is no driver; take exactly 1"),
        ("build big-boss boar-boss", "RR-1: that is 2 drivers; take exactly 1"),
        ("build eavy-armour", "RR-1: 'Eavy Armour drives for Iron Orcs alone; Common Orcs may take born-to-race, "),
        (
            "build boar-boss metal-plates dead-sneaky moar-boar wolves",
            "RR 2.1.2: that is 4 Chariot Upgrades; take at most 3",
        ),
        (
            "build boar-boss metal-plates moar-boar eavy-wheels",
            "RR-2: that comes to Agility 0; each value is from 1 to 6 when it is built",
        ),
        ("common", "RR 2.1: first build your chariot"),
        ("drive", "RR 2.1: first build your chariot"),
    ):
        assert said(match, words, 0).startswith(why), words
    assert "Feral Orcs may take born-lucky, big-boss, boar-boss" in said(match, "build born-to-race", 1)


@pytest.mark.rule("RR 1.3", "RR 2.1", "RR 3")
def test_before_the_race() -> None:
    match = orcade.new("road-rage", 2)
    assert said(match, "build boar-boss", 0) == "RR 1.3: first choose a brood: common, feral, iron"
    match = workshop("common", "feral", "iron")
    for seat in range(3):
        match.answer("build boar-boss", seat=seat)
    assert said(match, "faster", match.asks[0].seat) == "RR 3: first choose a cell to start from"
    assert said(match, "cell 4", match.asks[0].seat) == "RR 3: the cells are 1 to 3"
    assert said(match, "cell left", match.asks[0].seat) == "RR 3: the cells are 1 to 3"
    first = match.asks[0].seat
    match.answer("cell 2", seat=first)
    assert said(match, "cell 2", match.asks[0].seat) == f"RR 3: {('Grub', 'Dreg', 'Mog')[first]} stands in cell 2"


@pytest.mark.rule("RR 1.3", "RR 2.1", "RR 3", "RR-31", "RR 4.2.4", "RR-34", "RR 4.3", "RR-16")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("iron", "RR 1.3: broods are chosen before the race"),
        ("build boar-boss", "RR 2.1: chariots are built before the race"),
        ("cell 1", "RR 3: cells are chosen at the deployment"),
        ("skill", "RR 4.2.4: no Dirty Trick of yours has just worked"),
        ("bash", "RR 4.2.4: no Dirty Trick of yours has just worked"),
        ("agility", "RR-34: a value is chosen in a ram alone, and only where the two differ"),
        ("escape", "RR 4.3: that is for who had more in a ram"),
        ("straight", "RR-16: that answers a free Pivot; to go straight on, drive"),
    ],
)
def test_answers_to_what_is_not_asked(words: str, why: str) -> None:
    assert Track(grub=car(10, 10, speed=1)).refusal(words) == why


@pytest.mark.rule("RR-8", "RR-27", "RR 4.1")
def test_driving() -> None:
    assert Track(grub=car(10, 10)).refusal("drive") == "RR 4.1: your Current Speed is 0"
    track = Track(grub=car(10, 10, speed=2))
    assert track.refusal("done") == 'RR-27: you still have 6" to drive: a chariot does not stop'
    track.say("drive", "drive")
    assert track.refusal("drive") == "RR 4.1: you have driven the whole distance of your Current Speed"
    at_the_edge = Track(grub=car(46, 10, speed=2), options={"edge_is_terrain": False}).say("drive")
    assert at_the_edge.refusal("drive") == "RR-8: your movement has ended where you were stopped"


@pytest.mark.rule("RR-9", "RR 4.2", "RR 4.2.2")
def test_changing() -> None:
    track = Track(grub=car(10, 10, speed=1, top=1, agility=2), dreg=car(10, 13))
    assert track.refusal("faster") == "RR-9: your Current Speed is 1, and it goes from 0 to 1"
    track.say("left")
    assert track.refusal("slower") == "RR-9: the Speed is changed before the first Pivot and the first increment"
    track.say("right")
    assert track.refusal("left") == (
        "RR 4.2.2: your Agility of 2 is used up in this Game Turn: say 'outta left' to try it"
    )


@pytest.mark.rule("RR-11", "RR 4.2.3")
def test_outta_da_way() -> None:
    track = Track(grub=car(10, 10, speed=1, agility=1, points=2), dreg=car(10, 13))
    safe = "RR-11: your Agility is not used up: say 'left', which takes one point and is safe"
    assert track.refusal("outta left") == safe
    assert track.refusal("outta") == "RR-11: say what you try: outta faster, outta slower, outta left, outta right"
    track.say("left")
    assert track.refusal("outta left") == "RR 4.2.3: it takes 2 Action Points, and you have 1"


@pytest.mark.rule("RR-33")
def test_no_room_to_turn() -> None:
    """A wall on both sides, longer than 3" in both directions."""
    walls = [hut(15, y, 11, 2) for y in (8.4, 11.6)]
    track = Track(grub=car(15, 10), terrain=walls)
    assert track.refusal("left") == 'RR-33: there is no free place within 3" for that Pivot'


@pytest.mark.rule("RR 4.2.4", "RR-12")
def test_tricks() -> None:
    track = Track(seats=4, grub=car(10, 10, speed=2), dreg=car(10, 13), mog=car(10, 6), snik=OUT)
    assert track.refusal("trick grub") == "RR 4.2.4: nobody plays tricks on himself"
    assert track.refusal("trick snik") == "RR-12: Snik is out of the race"
    assert track.refusal("trick mog") == "RR-12: Dreg is nearer"
    assert track.refusal("trick") == "RR 4.2.4: say against whom; in the race are grub, dreg, mog and snik"
    assert track.refusal("trick bolk").startswith("RR 4.2.4: there is no 'bolk' here; ")
    far = Track(grub=car(10, 10, speed=2), dreg=car(10, 14.5))
    assert far.refusal("trick dreg") == 'RR 4.2.4: Dreg is 3.5" away; tricks reach 3"'
    far.say("drive")
    assert far.refusal("trick dreg") == "RR 4.2.4: tricks are played before the move and after it"


@pytest.mark.rule("RR-14", "RR 4.3", "RR-16", "RR 4.2.4")
def test_what_has_to_be_answered_first() -> None:
    ram = Track(grub=car(10, 10, speed=1), dreg=car(14, 10, agility=2), dice=(1, 6, 1)).say("drive")
    with pytest.raises(orcade.Refused, match="RR-14: first choose a value for the ram: 'agility' or 'chassis'"):
        ram.say("grub: done")
    ram.say("grub: chassis", "dreg: chassis")
    assert ram.refusal("drive") == "RR 4.3: first say what becomes of the ram: 'escape' or 'hit'"
    ram.say("hit")
    assert ram.refusal("faster") == "RR-16: first take the free Pivot: 'left', 'right' or 'straight'"
    tricked = Track(grub=car(10, 10), dreg=car(10, 13), dice=(1,)).say("trick dreg")
    assert tricked.refusal("done") == "RR 4.2.4: first say what the trick does: 'skill' or 'bash'"
