"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME

from .brawl import UP, Brawl, mound, orc
from .test_setup import Opening

pytestmark = pytest.mark.told


@pytest.mark.rule("BR 1.2")
def test_broods() -> None:
    match = orcade.new(GAME, 2, seed=1)
    with pytest.raises(orcade.Refused, match="first choose a brood: common, feral, iron"):
        match.answer("pit", seat=0)


@pytest.mark.rule("BR 1.2", "BR 2", "BR-2", "BR-3")
def test_terrain() -> None:
    opening = Opening(1, 5, 2, 1, 5, 2)
    assert opening.refusal("cover") == "BR-2: Cover is placed only with the option Cover"
    assert opening.refusal("pit upright") == "BR-2: say one of pit, dangerous, platform"
    assert opening.refusal("mound") == ("BR-3: the Debris Mounds are put on the Centre Line when all else is placed")
    assert opening.refusal("feral") == "BR 2: first choose a Terrain Feature to place"
    assert opening.refusal("place pit 6,6") == "BR 2: first choose a Terrain Feature to place"
    opening.say("pit")
    assert opening.refusal("platform") == "BR 2: first say where the Pit lies"
    assert opening.refusal("place platform 6,6") == "BR 2: first say where the Pit lies"
    opening.say("place pit 6,6", "pit", "place pit 18,6", "pit", "place pit 12,18")
    assert opening.refusal("pit") == "BR 3: first choose a Board Edge: left, top, right, bottom"
    assert opening.refusal("edge north") == "BR 3: there are the edges left, top, right, bottom"


@pytest.mark.rule("BR-2")
def test_what_fits_nowhere() -> None:
    """Four Pits leave room in the middle, 3" wide, for Cover alone."""
    opening = Opening(3, 5, 2, cover=True)
    assert opening.refusal("cover sideways") == "BR-2: say one of pit, dangerous, platform, cover, cover upright"
    for place in ("7.4,7.4", "16.6,7.4", "7.4,16.6", "16.6,16.6"):
        opening.say("pit", f"place pit {place}")
    assert opening.legal == {"cover", "cover upright"}
    assert opening.refusal("pit") == "BR-2: Pit fits nowhere any more"


@pytest.mark.rule("BR 1.2", "BR 3")
def test_before_the_rumble() -> None:
    opening = Opening(battlefield="quarry")
    assert opening.refusal("common") == "BR 3: first choose a Board Edge: left, top, right, bottom"
    opening.say("edge left")
    name = opening.match.asks[0].prompt.split()[2]
    assert opening.refusal("edge right") == f"BR 3: first deploy {name}"
    assert opening.refusal("deploy gob 0.5,12") == f"BR 3: first deploy {name}"


@pytest.mark.rule("BR 4.1", "BR 4.2.4", "BR 4.2.5")
def test_whom_to_activate() -> None:
    brawl = Brawl(
        phase="call",
        grub=(4, 12),
        gash=orc(8, 12, down=True),
        gnarl=(15, 12),
        gob=orc(2, 2, done=True),
        dreg=(16, 12),
        engaged=[("gnarl", "dreg")],
    )
    assert brawl.refusal("activate gash") == "BR 4.2.4: Gash lies on the ground: he can only get up ('up gash')"
    assert brawl.refusal("fight gash") == "BR 4.2.4: Gash lies on the ground: he can only get up ('up gash')"
    assert brawl.refusal("activate gnarl") == "BR 4.2.5: Gnarl is Engaged: he can only Fight ('fight gnarl')"
    assert brawl.refusal("up gnarl") == "BR 4.2.5: Gnarl is Engaged: he can only Fight ('fight gnarl')"
    assert brawl.refusal("fight grub") == "BR 4.2.5: Grub is not Engaged: there is nobody to Fight"
    assert brawl.refusal("up grub") == "BR 4.2.4: Grub is on his feet ('activate grub')"
    assert brawl.refusal("activate gob") == "BR 4.1: Gob has been activated in this Game Turn"
    assert brawl.refusal("activate dreg") == "BR 4.1: Dreg is not of the team whose turn it is"
    assert brawl.refusal("activate durk") == "BR 1: Durk is out of the game"
    assert brawl.refusal("activate") == "BR 4.1: say which Orc: Grub, Gash, Gnarl, Gob"
    assert brawl.refusal("up snik") == "BR 4.1: Snik does not fight here; there are Grub, Gash, Gnarl, Gob"
    assert brawl.refusal("activate bob") == "BR 4.1: there is no Orc 'bob'; there are Grub, Gash, Gnarl, Gob"
    assert brawl.refusal("move") == "BR 4.1: first say which Orc is activated"


@pytest.mark.rule("BR 4.2", "BR-5", "BR 4.2.1")
def test_actions() -> None:
    brawl = Brawl(broods=("iron", "iron"), grub=(4, 12), gash=(8, 20), dreg=(14, 12), dice=(2,))
    assert brawl.refusal("activate gash") == "BR 4.1: first finish the activation of Grub"
    assert brawl.refusal("reroll") == "BR 1.2: no roll is open that could be kept or rolled again"
    assert brawl.refusal("keep") == "BR 1.2: no roll is open that could be kept or rolled again"
    assert brawl.refusal("punch") == "BR 4.3: combats are fought at the end of the Game Turn"
    assert brawl.refusal("mid") == "BR 4.3: combats are fought at the end of the Game Turn"
    assert brawl.refusal("combat grub dreg") == "BR 4.3: combats are fought at the end of the Game Turn"
    assert brawl.refusal("keep helmet") == "BR-12: a Helmet is used in a combat"
    assert brawl.refusal("use helmet") == "BR-12: a Helmet is used in a combat"
    assert brawl.refusal("iron") == "BR 1.2: broods are chosen before the rumble"
    assert brawl.refusal("pit") == "BR 2: Terrain Features are placed before the rumble"
    assert brawl.refusal("place pit 4,4") == "BR 2: Terrain Features are placed before the rumble"
    assert brawl.refusal("edge left") == "BR 3: Board Edges are chosen before the rumble"
    assert brawl.refusal("deploy grub 4,4") == "BR 3: Orcs are deployed before the rumble"
    assert brawl.refusal("retreat grub 4,4") == "BR-19: an Orc falls back when he has knocked an enemy down"
    assert brawl.refusal("leave") == "BR 4.2.3: only a Barrel that was found in a Debris Mound can be left"
    assert brawl.refusal("catch") == "BR 4.2.2.1: an Orc catches a Barrel when one comes at him"
    assert brawl.refusal("suffer") == "BR-11: no Barrel comes at him that he could suffer"
    assert brawl.refusal("stay") == "BR 4.2.1: to stay is a Move, too: say 'move' first"
    assert brawl.refusal("move grub 5,12") == "BR 4.2.1: first roll for the distance: just say 'move'"
    brawl.say("move")
    assert brawl.refusal("end") == "BR 4.2.1: first say where Grub moves to, or that he stays"
    assert brawl.refusal("move gash 5,12") == "BR 4.2.1: first say where Grub moves to, or that he stays"


@pytest.mark.rule("BR-5", "BR 4.2.3")
def test_no_action_twice() -> None:
    brawl = Brawl(
        broods=("iron", "iron"),
        grub=(6, 10.5),
        dreg=(20, 20),
        terrain=[mound(6, 12)],
        barrels=[(5.1, 10.5)],
        dice=(3, 2),
    ).say("grab")
    assert brawl.refusal("grab") == "BR-5: no action twice in an activation, and he has Grabbed an Item"
    moved = Brawl(broods=("iron", "iron"), grub=(6, 8), dreg=(20, 20), barrels=[(6, 7.1)], dice=(2,))
    moved.say("move", "stay")
    assert moved.refusal("move") == "BR-5: no action twice in an activation, and he has Moved"
    assert moved.refusal("move grub 6,9") == "BR-5: no action twice in an activation, and he has Moved"
    brawl.say("move", "stay")
    thrown = Brawl(grub=(4, 12), dreg=(14, 12), barrels=[(3.1, 12), (4, 12.9)], dice=(1, 1, 1, UP)).say("throw b1 dreg")
    assert thrown.refusal("throw b2 dreg") == "BR-5: no action twice in an activation, and he has thrown a Barrel"
    assert thrown.refusal("throw") == "BR-5: no action twice in an activation, and he has thrown a Barrel"


@pytest.mark.rule("BR 1.2")
def test_the_die_of_a_move_is_kept_or_rolled_again() -> None:
    brawl = Brawl(grub=(4, 12), gob=(1, 1), dreg=(14, 12), dice=(2,)).say("move")
    assert brawl.refusal("end") == "BR 1.2: first say whether you keep the die or roll again"
    assert brawl.refusal("move grub 5,12") == "BR 1.2: first say whether you keep the die or roll again"


@pytest.mark.rule("BR 4.2.2")
def test_throwing() -> None:
    brawl = Brawl(grub=(4, 12), gash=(8, 20), dreg=(14, 12), dib=orc(-1, -1, health=0), barrels=[(3.1, 12), (9, 9)])
    assert brawl.refusal("throw b1 gash") == "BR 4.2.2: Gash is a friend; a Barrel is thrown at an enemy"
    assert brawl.refusal("throw b1 grub") == "BR 4.2.2: nobody throws a Barrel at himself"
    assert brawl.refusal("throw b1 dib") == "BR 1: Dib is out of the game"
    assert brawl.refusal("throw b2 dreg") == "BR 4.2.2: Grub does not touch b2"
    assert brawl.refusal("throw b7 dreg") == "BR 4.2.2: there is no Barrel b7"
    assert brawl.refusal("throw dreg") == "BR 4.2.2: say which Barrel and at whom: 'throw b1 dreg'"
    assert brawl.refusal("throw") == "BR 4.2.2: say which Barrel and at whom: 'throw b1 orc'"
    assert brawl.refusal("throw b1") == "BR 4.2.2: say which Orc: Dreg"
    assert brawl.refusal("throw b1 bob") == "BR 4.2.2: there is no Orc 'bob'; there are Dreg"
    brawl.say("end")
    far = Brawl(grub=(4, 12), gob=(1, 1), dreg=(14, 12), barrels=[(9, 9)])
    assert far.refusal("throw b1 dreg") == "BR 4.2.2: Grub touches no Barrel"
    assert far.refusal("throw dreg") == "BR 4.2.2: Grub touches no Barrel"


@pytest.mark.rule("BR 4.2.2", "BR 4.2.3")
def test_a_barrel_that_has_just_burst_is_not_there() -> None:
    """Grub throws the one that he found; it bounces off the board."""
    brawl = Brawl(grub=(2, 1.5), dreg=(14, 1.5), terrain=[mound(2, 3)], barrels=[(2, 0.6)], dice=(1, 1, 1, 6, UP)).say(
        "grab", "throw dreg"
    )
    assert "throw b1 dreg" in brawl.legal
    assert brawl.refusal("throw b2 dreg") == "BR 4.2.2: there is no Barrel b2"


@pytest.mark.rule("BR 4.2.3", "BR-13")
def test_grabbing() -> None:
    far = Brawl(grub=(6, 8), dreg=(20, 20), terrain=[mound(6, 12)])
    assert far.refusal("grab") == "BR 4.2.3: Grub touches no Debris Mound"
    guarded = Brawl(grub=(6, 10.5), gash=(1, 1), dreg=(6, 13.5), terrain=[mound(6, 12)])
    assert guarded.refusal("grab") == "BR 4.2.3: Dreg touches the Debris Mound, too"


@pytest.mark.rule("BR 4.2.3", "BR-31")
def test_a_found_barrel() -> None:
    brawl = Brawl(grub=(6, 10.5), gash=(1, 1), dreg=(20, 20), terrain=[mound(6, 12)], barrels=[(6, 4)], dice=(1,))
    brawl.say("grab")
    assert brawl.refusal("throw gash") == "BR 4.2.2: Gash is a friend; a Barrel is thrown at an enemy"
    assert brawl.refusal("throw b1 dreg") == "BR 4.2.2: Grub has a Barrel in his hands: 'throw dreg'"
    assert brawl.refusal("throw durk") == "BR 1: Durk is out of the game"
    assert brawl.refusal("throw bob") == "BR 4.2.2: there is no Orc 'bob'; there are Dreg"
    assert brawl.refusal("move") == "BR 4.2.3: first say at whom Grub throws the Barrel, or leave it"


@pytest.mark.rule("BR-30", "BR-11", "BR-24")
def test_a_barrel_in_the_air() -> None:
    common = Brawl(
        broods=("common", "feral"), grub=(4, 12), gob=(1, 1), dreg=(20, 12), barrels=[(3.1, 12)], dice=(1, 2)
    )
    common.say("throw b1 dreg")
    assert common.refusal("move") == "BR-30: first say whether Grub keeps the range or rolls again"
    own = Brawl(grub=(4, 12), gash=(8, 12), gob=(1, 1), dreg=(12, 12), barrels=[(3.1, 12)], dice=(6, 6))
    own.say("throw b1 dreg")
    assert own.refusal("throw dreg") == "BR-11: first say whether Gash tries to catch the Barrel"
    audience = Brawl(
        grub=(2, 12),
        gob=(1, 1),
        dreg=(20, 12),
        phase="fight",
        state={"blood": False},
        dice=(1, 1, 1, 1, 6),
    )
    assert audience.refusal("throw bob") == "BR-11: say an Orc, or a point for the direction: 'throw X,Y'"
    assert audience.refusal("throw grub") == "BR-11: nobody throws a Barrel at himself"
    assert audience.refusal("throw durk") == "BR 1: Durk is out of the game"
    assert audience.refusal("end") == "BR-11: first say where Grub throws the Barrel"


@pytest.mark.rule("BR 4.1", "BR 4.3")
def test_the_order_of_combats() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=orc(13, 12),
        gash=orc(12, 20, charged=True),
        durk=orc(13, 20),
        gnarl=orc(12, 13),
        engaged=[("grub", "dreg"), ("gash", "durk")],
    )
    assert brawl.refusal("punch") == "BR 4.1: first choose the combat that is fought next"
    assert brawl.refusal("combat grub") == "BR 4.1: name the two Orcs that are Engaged with each other"
    assert brawl.refusal("combat grub durk") == "BR 4.3: Grub and Durk are not Engaged with each other"
    assert brawl.refusal("combat dreg grub") == "BR 4.1: say it as 'combat grub dreg'"
    assert brawl.refusal("combat grub grub") == (
        "BR 4.1: nobody fights himself: name the two Orcs that are Engaged with each other"
    )
    assert (
        brawl.refusal("combat gnarl grub")
        == "BR 4.3: Gnarl and Grub are not Engaged with each other although they touch"
    )


@pytest.mark.rule("BR 4.1")
def test_a_combat_is_fought_once_in_a_game_turn() -> None:
    names = {"grub": "dreg", "gash": "durk", "gnarl": "dagga"}
    orcs: dict[str, Any] = {name: orc(4 + 6 * at, 12, charged=True) for at, name in enumerate(names)}
    orcs |= {name: orc(5 + 6 * at, 12) for at, name in enumerate(names.values())}
    brawl = Brawl(phase="fight", engaged=list(names.items()), dice=(3,), **orcs)
    brawl.say("combat grub dreg").clash("punch", "high")
    assert brawl.refusal("combat grub dreg") == "BR 4.1: Grub and Dreg have fought in this Game Turn"


@pytest.mark.rule("BR 4.3", "BR-12")
def test_blows() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=orc(13, 12, item="helmet"),
        gob=(1, 1),
        engaged=[("grub", "dreg")],
        dice=(2,),
    )
    assert brawl.refusal("headbutt helmet") == "BR-12: Grub carries no Old Helmet"
    assert brawl.refusal("punch helmet") == "BR-12: the Helmet is for Headbutts"
    assert brawl.refusal("punch hard") == "BR 4.3: say the attack alone: headbutt, punch, kick"
    assert brawl.refusal("mid") == "BR 4.3: Grub attacks now: headbutt, punch, kick"
    assert brawl.refusal("move") == "BR 4.3: first finish this combat: headbutt, punch, kick"
    assert brawl.refusal("use helmet") == "BR-12: the Helmet is asked for when a Headbutt has got through"
    brawl.say("headbutt")
    assert brawl.refusal("kick") == "BR 4.3: Grub attacks, Dreg defends: high, mid, low"
    assert brawl.refusal("mid please") == "BR 4.3: say the block alone: high, mid, low"
    assert brawl.refusal("move") == "BR 4.3: first finish this combat: high, mid, low"
    brawl.say("mid")
    assert brawl.refusal("mid") == "BR-12: first say whether Dreg uses the Helmet"


@pytest.mark.rule("BR-19")
def test_falling_back() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=orc(13, 12),
        gob=(1, 1),
        engaged=[("grub", "dreg")],
        dice=(3,),
    ).clash("kick", "high")
    assert brawl.refusal("stay") == "BR-19: first say in which direction Grub falls back"
    assert brawl.refusal("retreat dreg 14,12") == "BR-19: first say in which direction Grub falls back"
