"""What a hint says, in the words that a player reads, and that it comes to pass."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME
from orcade.table.odds import percent

from .brawl import DOWN, UP, Brawl, cover, dangerous, mound, orc, pit, platform
from .test_setup import Opening

pytestmark = pytest.mark.told

PAIR = [("grub", "dreg")]
IRON = ("iron", "iron")


def hints(match: Brawl | Opening) -> dict[str, str]:
    """By what is said: the hints of all that is proposed to whoever is asked first."""
    question = match.match.scene(match.match.asks[0].seat).question
    assert question is not None
    return {choice.say: choice.hint for choice in question.choices}


def fight(**more: Any) -> Brawl:
    """Grub has charged Dreg, who stands to his right."""
    given: dict[str, Any] = {"grub": orc(12, 12, charged=True), "dreg": orc(13, 12), "gob": (1, 1), "dib": (23, 23)}
    return Brawl(phase="fight", engaged=PAIR, **{**given, **more})


# Before the rumble.


@pytest.mark.rule("BR 1.2", "BR 2")
def test_broods_and_terrain() -> None:
    opening = Opening(1, 5, 2, cover=True)
    told = hints(opening)
    assert told["pit"] == "Nobody walks in; whoever is pushed in is out of the game."
    assert told["dangerous"] == "Whoever touches it while moving loses 1 Health on 4+."
    assert told["platform"] == '2" of movement to get up or down; pushed off it costs 1 Health.'
    assert told["cover"] == told["cover upright"] == "Nobody walks in, no Barrel flies over."
    assert opening.refusal("place pit 3,3").startswith("BR 2: first choose")
    opening.say("pit")
    assert opening.refusal("place pit 4,12") == (
        'BR 2: Terrain Features lie more than 3" from the Board Edge; the nearest would be place pit 4.501,12.000'
    )
    opening.say("place pit 6,6", "pit")
    assert opening.refusal("place pit 12,6").startswith(
        'BR 2: that is 3" from the Pit at 6, 6, and it must be more than 3"; the nearest would be place pit 12.00'
    )


@pytest.mark.rule("BR 1.2")
def test_iron_orcs_catch_more() -> None:
    match = orcade.new(GAME, 2, seed=1)
    question = match.scene(0).question
    assert question is not None
    told = {choice.say: choice.hint for choice in question.choices}
    assert told["iron"] == "You catch Barrels on 5+ instead of 6."
    assert told["common"] == "You may reroll both dice for the distance of each Barrel that you throw."
    assert told["feral"] == "You may reroll the die for the distance of each Move."


@pytest.mark.rule("BR 3")
def test_board_edges() -> None:
    assert hints(Opening(battlefield="quarry"))["edge left"] == 'Debris 5" away. The others deploy at the right edge.'


# Activations.


@pytest.mark.rule("BR 4.1", "BR 4.2", "BR 4.2.4", "BR 4.2.5")
def test_what_an_orc_can_do() -> None:
    """0.99" from the middle of a Barrel is near, but no contact."""
    brawl = Brawl(
        phase="call",
        grub=(6, 10.5),
        gash=orc(8, 20, down=True),
        gnarl=(15, 20),
        gob=(9.99, 4),
        dreg=(16, 20),
        durk=(20, 2),
        engaged=[("gnarl", "dreg")],
        terrain=[mound(6, 12)],
        barrels=[(5.1, 10.5), (9, 4)],
    )
    assert hints(brawl) == {
        "activate grub": "Two of: move, throw a Barrel, grab an Item.",
        "up gash": "His whole activation.",
        "fight gnarl": "Against Dreg, at the end.",
        "activate gob": 'Moves 3 to 8", and you may reroll.',
    }
    beside = Brawl(phase="call", grub=(6, 10.5), gash=(8, 20), dreg=(16, 20), terrain=[mound(6, 12)])
    assert hints(beside)["activate grub"] == "Can move and grab an Item."
    near = Brawl(phase="call", broods=IRON, grub=(4, 12), gash=(4, 20), dreg=(12, 12))
    assert hints(near)["activate grub"] == "Could Charge Dreg: 33 %."
    assert hints(near)["activate gash"] == 'Moves 3 to 8".'


@pytest.mark.rule("BR 4.2.1", "BR 1.2")
@pytest.mark.parametrize(("brood", "again"), [("iron", ""), ("feral", ", and you may reroll")])
def test_how_far_a_move_goes(brood: str, again: str) -> None:
    for die, far in ((1, 3), (6, 8)):
        brawl = Brawl(broods=(brood, "iron"), grub=(4, 12), gob=(1, 1), dreg=(20, 20), dice=(die,))
        assert hints(brawl)["move"] == f'D6 + 2": 3 to 8"{again}.'
        brawl.say("move")
        if brood == "feral" and die == 1:
            assert brawl.match.asks[0].prompt == '1 + 2" for this Move: roll again?'
            brawl.say("keep")
        assert brawl.match.asks[0].prompt == f'Grub may move {far}": where to?'
        assert brawl.refusal("move grub 13,12").startswith(
            f'BR 4.2.1: that is 9" to the right, and the Move is {far}"; the nearest would be'
        )
    assert 'Move (+2"): 6' in brawl.told


@pytest.mark.rule("BR-25", "BR-27", "BR 4.2.1")
def test_what_a_move_costs() -> None:
    brawl = Brawl(
        broods=IRON,
        grub=(4, 12),
        dreg=(9, 16),
        terrain=[platform(8, 12), dangerous(4, 8)],
        dice=(6,),
    ).say("move")
    told = hints(brawl)
    assert told["move grub 7.000,12.000"] == '2" of it for climbing. Dreg could Charge: 83 %.'
    assert "Crosses Dangerous Terrain: 1 Health on 4+. Nobody could Charge him." in told.values()
    charge = next(choice for choice in told if "You strike first." in told[choice])
    assert charge.startswith("move grub")
    assert brawl.refusal("move grub 6.2,12").startswith(
        "BR 4.2.1: that is half on a Platform: stand on it or beside it; the nearest would be"
    )
    short = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(4,)).say("move")
    assert short.refusal("move grub 9,12").startswith(
        'BR 4.2.1: that is 5" to the right, and the Move is 6", 2" of it for climbing; the nearest would be'
    )


@pytest.mark.rule("BR-27")
def test_who_stays_in_dangerous_terrain_is_not_told_that_he_crosses_it() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[dangerous(4, 12)], dice=(4,)).say("move")
    ask = brawl.match.asks[0]
    here = brawl.match.read(ask, "move grub 4,12")
    assert GAME.hint(brawl.match.view(0), here) == GAME.hint(brawl.match.view(0), brawl.match.read(ask, "stay")) == ""
    brawl.say("move grub 4,12")
    assert not any("Dangerous" in each for each in brawl.told)


@pytest.mark.rule("BR 4.2.1", "BR 1.2")
def test_who_could_charge_him_where_he_goes() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(12, 12), dib=(4, 23), dice=(4,)).say("move")
    told, question = hints(brawl), brawl.match.scene(0).question
    assert question is not None
    assert told["stay"] == "Dreg could Charge: 33 %."
    off = next(choice for choice in question.choices if choice.label.startswith("Out of their reach: "))
    assert (off.hint, off.foremost) == ("Nobody could Charge him.", True)
    feral = Brawl(broods=("iron", "feral"), grub=(4, 12), dreg=(13, 12), dice=(4,)).say("move")
    assert hints(feral)["stay"] == "Dreg could Charge: 31 %.", "they roll again"
    brawl["dreg"].done = True
    assert hints(brawl)["stay"] == "Nobody could Charge him."


@pytest.mark.rule("BR 4.2.3", "BR-12")
def test_what_lies_in_a_mound() -> None:
    words = (
        "1-2 a Barrel to throw at once, 3-4 Knuckle Dusters (next Punch +1), "
        "5-6 a Helmet (takes 1 off a Headbutt, or adds 1)."
    )
    for die, found in ((1, "a Barrel"), (2, "a Barrel"), (3, "Rusty Knuckle Dusters"), (5, "an Old Helmet")):
        brawl = Brawl(grub=(6, 10.5), gash=(1, 1), dreg=(20, 20), terrain=[mound(6, 12)], dice=(die,))
        assert hints(brawl)["grab"] == words
        brawl.say("grab")
        assert f"Grub finds {found}." in brawl.told
    carrying = Brawl(grub=orc(6, 10.5, item="helmet"), dreg=(20, 20), terrain=[mound(6, 12)])
    assert hints(carrying)["grab"] == f"{words} Your Old Helmet will be lost."
    assert hints(carrying)["end"] == "What is left of his actions is lost."


# Barrels.


@pytest.mark.rule("BR 4.2.2", "BR-26", "BR-30")
@pytest.mark.parametrize("common", [False, True])
@pytest.mark.parametrize("far", [1.5, 4, 4.001, 7, 12, 12.001])
def test_whether_a_throw_reaches(far: float, common: bool) -> None:
    """As often as two dice, or two more of a Common Orc, are at least the distance between the bases."""
    reached = sum(one + other >= far for one, other in product(range(1, 7), repeat=2)) / 36
    chance = 1 - (1 - reached) ** 2 if common else reached
    brood = "common" if common else "feral"
    brawl = Brawl(broods=(brood, "feral"), grub=(4, 12), dreg=(5 + far, 12), barrels=[(3.1, 12)])
    distance = f"{far:.2f}".rstrip("0").rstrip(".")
    reaches = f"reaches with {percent(chance)}. He catches it with 17 %." if chance else "too far, it falls short."
    assert hints(brawl)["throw b1 dreg"] == f'{distance}" to the right: {reaches}'


@pytest.mark.rule("BR-7", "BR 4.2.2.1", "BR 4.2.2", "BR-10")
def test_what_else_becomes_of_a_throw() -> None:
    brawl = Brawl(
        broods=("feral", "iron"),
        grub=(12, 12),
        gash=(15, 12),
        gob=(12, 18),
        dreg=(18, 12),
        durk=(12, 6),
        dib=(12, 19),
        dagga=(6, 12),
        barrels=[(12.9, 12)],
        terrain=[cover(12, 9)],
        engaged=[("gob", "dib")],
    )
    told = hints(brawl)
    assert told["throw b1 dreg"] == (
        '5" to the right: reaches with 83 %. Gash is in the way and would be hit. He catches it with 33 %.'
    )
    assert told["throw b1 durk"] == '5" up: reaches with 83 %. Cover is in the way. He catches it with 33 %.'
    assert told["throw b1 dagga"] == '5" to the left: reaches with 83 %. He catches it with 33 %.'
    assert told["throw b1 dib"] == (
        '6" down: reaches with 72 %. Gob is in the way and would be hit. '
        "He is in a fight: the public may be irritated (4+)."
    )


@pytest.mark.rule("BR-10", "BR 4.2.2")
@pytest.mark.parametrize(("die", "angry"), [(3, False), (4, True)])
def test_the_irritated_public(die: int, angry: bool) -> None:
    rest = (1, 1, 1, UP) if angry else ()
    brawl = Brawl(
        grub=(4, 12),
        gash=(8, 6),
        gob=(15, 12),
        dreg=(14, 12),
        engaged=[("gob", "dreg")],
        barrels=[(3.1, 12)],
        dice=(1, 1, 1, UP, die, *rest),
    ).say("throw b1 dreg")
    assert f"irritated public 4+: {die}" in brawl.told
    assert ("The public is irritated: a Barrel for Grub!" in brawl.told) == angry
    assert ("The public lets it pass." in brawl.told) != angry


@pytest.mark.rule("BR-11", "BR 4.2.2.1")
@pytest.mark.parametrize(("brood", "need", "chance"), [("feral", 6, "17 %"), ("iron", 5, "33 %")])
def test_catching(brood: str, need: int, chance: str) -> None:
    brawl = Brawl(
        broods=(brood, "feral"),
        grub=(4, 12),
        gash=(8, 12),
        gob=(1, 1),
        dreg=(12, 12),
        barrels=[(3.1, 12)],
        dice=(4, 4, 4, 3, 1, UP),
    ).say("throw b1 dreg")
    assert hints(brawl) == {
        "catch": f"Caught with {chance}; then it goes back at Grub and reaches him with 97 %.",
        "suffer": "Lose D3 Health; it bounces on.",
    }
    brawl.say("catch")
    assert f"to catch {need}+: 4" in brawl.told
    assert "Gash is hit and loses 3." in brawl.told
    assert brawl["gash"].health == 9


@pytest.mark.rule("BR-11")
def test_catching_where_a_friend_stands_in_the_way_back() -> None:
    brawl = Brawl(
        active="dreg",
        dreg=(12, 12),
        grub=(6, 12),
        gash=(6, 16),
        gnarl=(9, 14),
        barrels=[(12.8, 12)],
        dice=(3, 3, 1, 2, 6, DOWN),
    ).say("throw b1 grub")
    assert hints(brawl)["catch"] == "Caught with 17 %; then it comes at Gnarl and reaches him with 97 %."


@pytest.mark.rule("BR-8", "BR 2")
def test_the_seventh_barrel() -> None:
    six = [(20, 2), (20, 4), (20, 6), (20, 8), (20, 20)]
    brawl = Brawl(
        grub=(6, 10.5),
        gash=(1, 1),
        dreg=(20, 12),
        terrain=[mound(6, 12)],
        barrels=[*six, (2, 20)],
        dice=(1, 1, 1, 2, UP),
    )
    brawl.say("grab", "throw dreg")
    assert "The Barrel would be the seventh and is rolled away." in brawl.told
    assert len(brawl.barrels) == 6


@pytest.mark.rule("BR 1.2", "BR-6")
@pytest.mark.parametrize(
    ("die", "x", "keeps", "rolls", "usual"),
    [
        (3, 12.5, "Dreg is out of reach.", "17 % to Charge Dreg. ", "reroll"),
        (3, 10, "Far enough to Charge Dreg.", "67 % to Charge Dreg. ", "keep"),
        (3, 22, "", "", "reroll"),
        (4, 22, "", "", "keep"),
    ],
)
def test_a_move_that_may_be_rolled_again_says_whom_it_reaches(
    die: int, x: float, keeps: str, rolls: str, usual: str
) -> None:
    brawl = Brawl(broods=("feral", "iron"), grub=(4, 12), gob=(1, 1), dreg=(x, 12), dice=(die,)).say("move")
    assert hints(brawl) == {"keep": keeps, "reroll": f"{rolls}The second result stands."}
    question = brawl.match.scene(0).question
    assert question is not None
    assert question.usual == usual


@pytest.mark.rule("BR-30")
def test_rolling_again() -> None:
    brawl = Brawl(broods=("common", "iron"), grub=(4, 12), gob=(1, 1), dreg=(20, 12), barrels=[(3.1, 12)], dice=(1, 2))
    brawl.say("throw b1 dreg")
    assert brawl.match.asks[0].prompt == '3" for this throw: roll both dice again?'
    assert hints(brawl) == {"keep": "", "reroll": "The second result stands."}


# Combat.


@pytest.mark.rule("BR 4.3", "BR-12")
def test_attacks() -> None:
    told = hints(fight(state={"turn": 3}))
    assert told["headbutt"] == (
        '33 %: pushed. 1 to 3 wounds; High Block stops it. With three or more he is pushed 6" away.'
    )
    assert told["punch"] == (
        "33 %: +1 wound. 1 to 3 wounds; Mid Block stops it. With three or more one on top, and the combat pauses."
    )
    assert told["kick"] == (
        "33 %: down. 1 to 3 wounds; Low Block stops it. With three or more he is Knocked Down, you fall back."
    )
    helmet = hints(fight(grub=orc(12, 12, charged=True, item="helmet"), dreg=orc(13, 12, item="helmet")))
    assert helmet["headbutt helmet"] == (
        '67 %: pushed. 2 to 4 wounds; High Block stops it. With three or more he is pushed 6" away. '
        "His Helmet may soften it."
    )
    knuckles = hints(fight(grub=orc(12, 12, charged=True, item="knuckles")))
    assert knuckles["punch"] == (
        "67 %: +1 wound. 2 to 4 wounds; Mid Block stops it. With three or more one on top, and the combat pauses. "
        "Your Knuckle Dusters are used up. "
        "With 33 % he has lost 5 in this combat and is Knocked Down."
    )
    assert knuckles["kick"] == told["kick"]


@pytest.mark.rule("BR 4.3.1", "BR-15", "BR-20")
def test_a_beating_and_the_counterstroke() -> None:
    brawl = fight(dice=(2, 3)).clash("punch", "low")
    assert hints(brawl)["punch"] == (
        "33 %: +1 wound. 1 to 3 wounds; Mid Block stops it. "
        "With three or more one on top, and the combat pauses. "
        "With 33 % he has lost 5 in this combat and is Knocked Down."
    )
    brawl.clash("punch", "mid")
    assert hints(brawl)["kick"] == (
        "33 %: down. 1 to 3 wounds; Low Block stops it. With three or more he is Knocked Down, you fall back."
    )


@pytest.mark.rule("BR 4.3", "BR-17", "BR-18", "BR-32")
@pytest.mark.parametrize(
    ("more", "told", "happens", "lost"),
    [
        ({}, 'he is pushed 6" away.', 'Dreg is pushed 6".', 3),
        ({"terrain": [pit(17, 12)]}, "he is pushed into a Pit and out of the game!", "Dreg is pushed into a Pit!", 12),
        (
            {"grub": orc(22, 12, charged=True), "dreg": orc(23, 12)},
            "he is pushed off the board and out of the game!",
            "Dreg is pushed off the Battlefield!",
            12,
        ),
        ({"dib": (16, 12)}, "he is pushed into Dib, and both lose 1.", 'Dreg is pushed 2", into Dib: both lose 1.', 4),
        (
            {"terrain": [cover(17, 12)]},
            "he is pushed against Cover and loses 1.",
            'Dreg is pushed 2", against Cover, and loses 1.',
            4,
        ),
        (
            {"terrain": [mound(17, 12)]},
            "he is pushed against Debris Mound and loses 1.",
            'Dreg is pushed 2.5", against Debris Mound, and loses 1.',
            4,
        ),
        (
            {"terrain": [platform(17, 12)]},
            "he is pushed against Platform.",
            'Dreg is pushed 2", against Platform.',
            3,
        ),
        (
            {"terrain": [platform(13, 12)], "grub": orc(12, 12, charged=True), "dreg": orc(13, 12)},
            'he is pushed off the Platform, 6" away.',
            "Dreg falls off the Platform and loses 1.",
            4,
        ),
    ],
)
def test_a_push_goes_as_it_is_told(more: dict[str, Any], told: str, happens: str, lost: int) -> None:
    brawl = fight(dice=(3,), **more)
    assert hints(brawl)["headbutt"].endswith(f" 1 to 3 wounds; High Block stops it. With three or more {told}")
    brawl.say("headbutt")
    yours = told.replace("he is", "you are").replace("loses", "lose")
    assert hints(brawl)["high"].endswith(f"Stops its 1 to 3 wounds. With three or more {yours}")
    brawl.say("low")
    assert happens in brawl.told
    assert brawl["dreg"].health == 12 - lost


@pytest.mark.rule("BR-27", "BR-18")
@pytest.mark.parametrize(
    ("die", "text", "lost"), [(3, "Dreg comes through unhurt.", 3), (4, "The Dangerous Terrain costs Dreg 1.", 4)]
)
def test_pushed_against_dangerous_terrain(die: int, text: str, lost: int) -> None:
    brawl = fight(dice=(3, die), terrain=[dangerous(17, 12)])
    assert "he is pushed against Dangerous Terrain." in hints(brawl)["headbutt"]
    brawl.clash("headbutt", "low")
    assert f"Dangerous Terrain 4+: {die}" in brawl.told
    assert text in brawl.told
    assert brawl["dreg"].health == 12 - lost


@pytest.mark.rule("BR-32")
def test_how_far_who_is_pushed_against_an_orc_rebounds() -> None:
    """Dib stands at 16, so the bases meet at 15; 1" back is 14."""
    brawl = fight(dice=(3,), dib=(16, 12)).clash("headbutt", "low")
    assert brawl.at("dreg") == pytest.approx((14, 12), abs=0.01)
    label = brawl.match.scene(0).things[-3:]
    assert any("Dreg, Feral Orc of Dreg, at 14, 12, 8 of 12 Health" in thing.label for thing in label)


@pytest.mark.rule("BR 4.3", "BR-12")
def test_blocks_and_the_helmet() -> None:
    brawl = fight(grub=orc(12, 12, charged=True, item="knuckles"), dreg=orc(13, 12, item="helmet"), dice=(3,))
    brawl.say("headbutt")
    told = hints(brawl)
    assert told["mid"] == (
        "Punch: 67 % +1 wound. Stops three of its 2 to 4 wounds. "
        "With three or more one on top, and the combat pauses. "
        "He wears Knuckle Dusters. With 33 % you have lost 5 in this combat and are Knocked Down."
    )
    assert told["low"] == (
        "Kick: 33 % down. Stops its 1 to 3 wounds. With three or more you are Knocked Down, he falls back."
    )
    brawl.say("mid")
    assert brawl.match.asks[0].prompt == "3 wounds by a Headbutt: use the Helmet?"
    assert hints(brawl)["use helmet"] == "One wound less; the Helmet is gone."
    brawl.say("use helmet")
    assert "Grub headbutts Dreg past a Mid Block: Dreg loses 2." in brawl.told


@pytest.mark.rule("BR 4.3")
def test_a_mighty_punch() -> None:
    brawl = fight(dice=(3,)).clash("punch", "low")
    assert "What a Punch! Dreg loses 1 more; they go on in the next Game Turn." in brawl.told
    assert brawl["dreg"].health == 8


@pytest.mark.rule("BR-19", "BR-27")
def test_falling_back() -> None:
    brawl = fight(dice=(3,), terrain=[dangerous(7, 12)]).clash("kick", "high")
    question = brawl.match.scene(0).question
    assert question is not None
    away = question.choices[0]
    assert (away.label, away.hint) == ('Fall back 3" to the left', "Crosses Dangerous Terrain: 1 Health on 4+.")


# The audience.


@pytest.mark.rule("BR 4.4", "BR-11", "BR-24")
@pytest.mark.parametrize(("die", "barrels"), [(1, "1 Barrel"), (3, "3 Barrels")])
def test_the_audience(die: int, barrels: str) -> None:
    brawl = Brawl(
        phase="fight", grub=(2, 12), gob=(12, 20), dreg=(20, 12), state={"blood": False}, dice=(die, 1, 1, 1, 6)
    )
    assert f"Not a drop of blood! The audience throws {barrels}." in brawl.told
    told = hints(brawl)
    assert next(told[say] for say in told if "," in say) == (
        "As far as two dice say in inches; it hits the first Orc on its way."
    )


@pytest.mark.rule("BR 1")
def test_what_wins_is_told_with_how_many_stand_on_both_sides() -> None:
    brawl = fight(dib=orc(3, 3, health=0))
    assert brawl.match.scene(0).aim == "Last team up: Grub 2:1 Dreg"


def test_a_barrel_is_called_by_where_it_lies_and_not_by_its_number() -> None:
    """Nothing on the board bears that number."""
    one = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)])
    two = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12), (4.9, 12)])
    questions = [brawl.match.scene(0).question for brawl in (one, two)]
    said = {each.label for question in questions if question for each in question.choices if each.say[:5] == "throw"}
    assert said == {
        "Throw the Barrel at Dreg",
        "Throw the Barrel that lies to the left at Dreg",
        "Throw the Barrel that lies to the right at Dreg",
    }
