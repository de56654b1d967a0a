"""What a refusal of the actions of a turn says, in the words that a player reads."""

from __future__ import annotations

import pytest

import orcade

from .positions import SEATS, Field, Held, Led, held, lead

pytestmark = pytest.mark.told


def said(field: Field, words: str, name: str = "krug") -> str:
    """Why this cannot be answered, with its rule in front."""
    with pytest.raises(orcade.Refused) as refused:
        field.match.answer(words, SEATS.index(name))
    return str(refused.value)


# Moving.


@pytest.mark.rule("OW 6.1", "OW 6.2", "OW-51")
def test_where_a_leader_cannot_go() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), lead("krug", "clank", "1"), lead("vashka", "axle-ug", "9"))
    assert said(field, "march ma-gash land-8") == "OW 6.1: Ma Gash is in Land 8 already"
    assert said(field, "march ma-gash land-10") == "OW 6.2: an army moves 1 area: Land 10 is not beside Land 8"
    assert said(field, "march clank land-4") == "OW 6.1: Land 4 is more than 2 areas away"
    assert said(field, "march axle-ug land-10") == "OW 1.1: Axle Ug obeys Vashka, not you"
    assert said(field, "march nib-notme land-10") == "OW 1.1: Nib Notme is neither on the map nor in your hand"
    assert said(field, "march foo land-10") == "OW 1.1: there is no leader 'foo'; yours are Ma Gash and Clank"
    assert said(field, "march") == "OW 1.1: say which leader: yours are Ma Gash and Clank"
    assert said(field, "march clank") == "OW 1.1: say which area, as in land-1"
    assert said(field, "march clank 2") == "OW 1.1: land 2 is typed land-2"
    assert said(field, "march clank hell") == "OW 1.1: there is no area 'hell'"
    spent = Field(lead("krug", "ma-gash", "8", "loud-lads", attacked=True), lead("vashka", "axle-ug", "9"))
    assert said(spent, "march ma-gash land-9") == (
        "OW-51: Ma Gash has attacked in this turn, and in Land 9 he would have to fight"
    )
    moved = Field(lead("krug", "ma-gash", "8", moved=True), lead("krug", "clank", "lost", moved=True))
    assert said(moved, "march ma-gash land-9") == "OW 6.1: Ma Gash has used up his move of this turn"
    assert said(moved, "march clank land-9") == (
        "OW-12: Clank is lost underground and comes up when your next actions begin"
    )
    in_hand = Field(hands={"krug": "ma-gash"})
    assert said(in_hand, "march ma-gash land-8") == "OW-16: Ma Gash is in your hand: raise him first"
    assert said(in_hand, "march clank land-8").endswith("neither on the map nor in your hand")
    assert said(in_hand, "march foo land-8") == "OW 1.1: there is no leader 'foo'; you have none on the map"


@pytest.mark.rule("OW 6.3", "OW-11")
def test_who_cannot_go_below() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "9"),
        lead("krug", "axle-ug", "north-1", "hub-crackers"),
        lead("krug", "nib-notme", "10", "snot-archers", moved=True),
    )
    assert said(field, "descend ma-gash") == ("OW 6.3: Land 8 has neither mine nor fortress, so there is no way down")
    assert said(field, "descend clank") == "OW-11: Clank is alone: only armies go below"
    assert said(field, "descend axle-ug") == "OW 6.3: North 1 is an outland, which nobody owns"
    assert said(field, "descend nib-notme") == "OW 6.1: Nib Notme has used up his move of this turn"


# Who leads whom.


@pytest.mark.rule("OW 6.5", "OW-71", "OW 16.1")
def test_who_can_neither_leave_nor_take_over() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("krug", "clank", "north-1", "nail-chewers"),
        lead("krug", "axle-ug", "9"),
        held("9", "krug", "shove-cart hub-crackers"),
    )
    assert said(field, "leave ma-gash") == "OW 6.5: nobody follows Ma Gash"
    assert said(field, "leave clank") == "OW 6.5: North 1 is an outland, which nobody owns"
    assert said(field, "take-over ma-gash") == "OW 6.5: there is no garrison in Land 8"
    assert said(field, "take-over clank") == "OW 6.5: North 1 is an outland, which nobody owns"
    field.say("krug: take-over axle-ug", "krug: take hub-crackers shove-cart")
    assert said(field, "leave axle-ug") == "OW-71: these units have changed hands in this turn: once is enough"
    neutral = Field(lead("krug", "ma-gash", "8"), held("8", "vashka"))
    assert said(neutral, "take-over ma-gash") == (
        "OW 6.5: Land 8 is not yours: only a leader who ends a move there claims it"
    )


@pytest.mark.rule("OW 16.1", "OW-71")
def test_machines_and_travellers_are_not_taken_over() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads shove-cart"))
    field.state.shifted.append(field.land(8).units[0])
    assert said(field, "take-over ma-gash") == "OW 16.1: a war machine by itself needs a troop that tows it"
    field.state.travelled.append(field.land(8).units[1])
    assert (
        said(field, "take-over ma-gash")
        == "OW-71: these units have had their move of this turn, and Ma Gash has still to move"
    )


@pytest.mark.rule("OW-50", "OW-71")
def test_who_cannot_hand_over() -> None:
    field = Field(
        lead("krug", "ma-gash", "north-1", "nail-chewers"),
        lead("krug", "clank", "north-1"),
        lead("krug", "gorm-twice-hit", "north-1"),
        lead("krug", "axle-ug", "9"),
        lead("vashka", "nib-notme", "10"),
    )
    assert said(field, "hand-over ma-gash ma-gash") == "OW-50: Ma Gash has his units already"
    assert said(field, "hand-over ma-gash axle-ug") == "OW-50: Axle Ug is in Land 9, not beside Ma Gash"
    assert said(field, "hand-over clank ma-gash") == "OW-50: nobody follows Clank"
    assert said(field, "hand-over ma-gash gorm-twice-hit") == (
        "OW-50: outside your own land only troops of Gorm Twice-Hit's tribe change leader"
    )
    assert said(field, "hand-over ma-gash nib-notme") == "OW 1.1: Nib Notme obeys Vashka, not you"
    assert said(field, "hand-over ma-gash") == "OW 1.1: say which leader: yours are " + (
        "Ma Gash, Clank, Gorm Twice-Hit and Axle Ug"
    )


# Levies and fortresses.


HAND = "ma-gash shove-cart wall-nibbler"


@pytest.mark.rule("OW-16", "OW-17", "OW 7.4", "OW 7.5", "OW 16.1")
def test_who_and_what_cannot_be_raised() -> None:
    field = Field(
        lead("krug", "clank", "1"), hands={"krug": "ma-gash shove-cart wall-nibbler"}, gold={"krug": "gold-2"}
    )
    assert said(field, "raise clank") == "OW-16: Clank is on the map already: say levy"
    assert said(field, "raise axle-ug") == "OW 1.1: Axle Ug is neither on the map nor in your hand"
    assert said(field, "raise ma-gash troops") == "OW-17: you hold no troops whose home is Land 7"
    assert said(field, "raise ma-gash shaman") == "OW 7.5: you hold no shaman"
    assert said(field, "raise ma-gash machine-2") == (
        "OW 16.1: a war machine needs a troop that tows it; a leader does not"
    )
    assert said(field, "raise ma-gash machine-3") == "OW 16.1: that war machine costs 3 gold; you have 2"
    assert said(field, "raise ma-gash machine-4") == "OW 7.4: you hold no war machine of power 4"
    assert said(field, "raise ma-gash beer") == "OW 7.1: 'beer' cannot be levied: say troops, shaman, or machine-2"
    assert said(field, "raise ma-gash shaman troops") == "OW 7.1: say it so: raise ma-gash troops shaman"


@pytest.mark.rule("OW 7.1", "OW 17.3")
def test_who_cannot_levy() -> None:
    field = Field(
        lead("krug", "ma-gash", "7", levied=True),
        lead("krug", "clank", "8", shaman=True),
        lead("krug", "axle-ug", "9", raised=True),
        lead("krug", "nib-notme", "north-1"),
        hands={"krug": "shaman"},
    )
    assert said(field, "levy ma-gash shaman") == "OW 7.1: Ma Gash has levied in this turn"
    assert said(field, "levy clank shaman") == "OW 17.3: Clank has a shaman: nobody has two"
    assert said(field, "levy clank troops") == "OW-17: you hold no troops whose home is Land 8"
    assert said(field, "levy clank").startswith("OW 7.1: say what is levied: troops, shaman")
    assert said(field, "levy axle-ug shaman") == (
        "OW 7.1: Axle Ug was raised in this turn, so he levies in Land 11 alone"
    )
    assert said(field, "levy nib-notme shaman") == "OW 7.1: North 1 is an outland, which nobody owns"


@pytest.mark.rule("OW 14.1", "OW 14.3", "OW-62")
def test_what_cannot_be_built() -> None:
    full: list[Led | Held] = [held(str(number), "vashka", fortress=3) for number in (1, 2, 3)]
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "9"),
        lead("krug", "nib-notme", "north-1", "snot-archers"),
        held("8", "krug", fortress=1),
        *full,
        gold={"krug": "gold-3"},
    )
    assert said(field, "build ma-gash 1") == "OW 14.3: there is a fortress of strength 1 already"
    assert said(field, "build ma-gash 3") == "OW-62: all fortresses of strength 3 have been built"
    assert said(field, "build ma-gash 4") == "OW 14.1: that fortress costs 4 gold; you have 3"
    assert said(field, "build ma-gash 5") == "OW 14.1: fortresses have a strength from 1 to 4"
    assert said(field, "build ma-gash") == "OW 14.1: say how strong the fortress is to be, as in build, a leader, 2"
    assert said(field, "build clank 1") == "OW 14.1: Clank is alone: fortresses are built by armies"
    assert said(field, "build nib-notme 1") == "OW 14.1: North 1 is an outland, which nobody owns"
    field.say("krug: march ma-gash land-14")
    assert said(field, "build ma-gash 1") == (
        "OW 14.1: Ma Gash has used up his move of this turn: who builds does not move"
    )


# Attacks.


@pytest.mark.rule("OW 8.1", "OW-51", "OW-60", "OW-61", "OW 8.4")
def test_whom_one_cannot_attack() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "north-2", "nail-chewers", attacked=True),
        lead("krug", "axle-ug", "north-1"),
        lead("krug", "nib-notme", "9", "snot-archers", retreated=True),
        caravans={"caravan-2-there": 2, "caravan-4-there": 2},
    )
    assert said(field, "attack ma-gash vashka") == (
        "OW 8.1: in an orcland who arrives fights at once: to attack, march there"
    )
    assert said(field, "attack clank vashka") == "OW-51: Clank has attacked in this turn"
    assert said(field, "attack axle-ug vashka") == "OW-51: Vashka has nobody in North 1"
    assert said(field, "attack axle-ug krug") == "OW 8.1: that is you"
    assert said(field, "attack axle-ug bob") == "OW 1.1: there is no player 'bob'; there are Krug and Vashka"
    assert said(field, "attack axle-ug") == "OW 1.1: say whom: Krug and Vashka"
    assert said(field, "raid ma-gash caravan-2-there") == "OW-60: Second-Hand Swords is in Land 9"
    assert said(field, "raid ma-gash caravan-1-there") == "OW 4.1: Pickled Eels is not on the map"
    assert said(field, "raid ma-gash eels").startswith("OW 4.1: there is no caravan 'eels'; there are caravan-2-there")
    assert said(field, "raid nib-notme caravan-2-there") == "OW 8.4: the army of Nib Notme has retreated in this turn"
    lone = Field(lead("krug", "clank", "9"), caravans={"caravan-2-there": 2})
    assert said(lone, "raid clank caravan-2-there") == "OW-60: Clank is alone: only armies rob caravans"
    again = Field(lead("krug", "clank", "9", "nail-chewers"), caravans={"caravan-2-there": 2})
    again.state.caravans[0].driven.append(again.chip("clank"))
    assert said(again, "raid clank caravan-2-there") == (
        "OW-61: the army of Clank has driven Second-Hand Swords on in this turn"
    )
    assert (
        said(Field(lead("krug", "clank", "9")), "raid clank") == "OW 4.1: say which caravan; there are none on the map"
    )


# Spies.


@pytest.mark.rule("OW 9.1", "OW-63", "OW-72", "OW-12")
def test_what_a_spy_cannot_do() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads shove-cart"),
        lead("vashka", "clank", "1", "nail-chewers shove-cart"),
        lead("vashka", "axle-ug", "lost", "hub-crackers"),
        held("2", "vashka", fortress=3),
        held("3", "", "snot-archers"),
        hands={"krug": "spy spy"},
    )
    assert said(field, "look-at krug") == "OW-63: that is you"
    assert said(field, "look-at vashka") == "OW-63: Vashka has nothing to look at"
    assert said(field, "steal-from vashka") == "OW-63: Vashka has no gold in hand"
    assert said(field, "knife ma-gash") == "OW-63: Ma Gash is your own leader"
    assert said(field, "knife axle-ug") == "OW-12: Axle Ug is lost underground"
    assert said(field, "knife nib-notme") == "OW 1.1: Nib Notme is neither on the map nor in your hand"
    assert said(field, "bribe loud-lads ma-gash") == "OW-63: Loud Lads (4) is one of your own units"
    assert said(field, "bribe snot-archers land-3") == (
        "OW-63: Snot Archers (3) obeys nobody: spies work among players"
    )
    assert said(field, "bribe hub-crackers axle-ug") == "OW-12: Hub Crackers (4) is lost underground"
    assert said(field, "bribe hub-crackers") == "OW-63: say which unit, and with which leader or in which land it is"
    assert said(field, "bribe hub-crackers clank") == (
        "OW-63: there is no Hub Crackers with 'clank' that this could be done to"
    )
    assert said(field, "bribe beer clank") == "OW-63: there is no unit 'beer'"
    assert said(field, "sabotage shove-cart ma-gash") == "OW-63: Shove Cart (2) is one of your own units"
    assert said(field, "sabotage-mine land-1") == "OW-63: there is no mine in Land 1"
    assert said(field, "sabotage-mine land-8") == "OW-63: Land 8 is yours"
    assert said(field, "sabotage-mine land-3") == "OW-63: Land 3 is nobody's"
    assert said(field, "sabotage-mine north-1") == "OW-63: North 1 is an outland: nobody builds there"
    assert said(field, "sabotage-fortress land-1") == "OW-63: there is no fortress in Land 1"
    assert said(field, "sabotage-fortress land-2") == (
        "OW-63: a spy brings down no fortress stronger than 2; that of Land 2 has 3"
    )
    field.say("krug: overhear")
    assert said(field, "overhear") == "OW-72: a spy listens already"
    none = Field(lead("vashka", "clank", "1", "nail-chewers shove-cart"), held("2", "vashka", mine=True, fortress=1))
    for words in (
        "look-at vashka",
        "steal-from vashka",
        "overhear",
        "knife clank",
        "bribe nail-chewers clank",
        "sabotage shove-cart clank",
        "sabotage-mine land-2",
        "sabotage-fortress land-2",
    ):
        assert said(none, words) == "OW 9.1: you hold no spy"


# What belongs to another time.


@pytest.mark.rule("OW 3.1")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("rampage ma-gash alone", "OW 10.1: rampage comes after all actions: first say done"),
        ("mine land-8", "OW 15.1: mines are built after all actions: first say done"),
        ("trade vashka", "OW 11.1: trading comes when all have had their turns"),
        ("charge", "OW 20.1: no battle is being fought"),
        ("retreat land-9", "OW 24.2: no battle is being fought: to go elsewhere, say march"),
        ("yes", "OW 3.1: there is nothing to say yes or no to"),
        ("join clank", "OW-50: first say who attacks: attack …"),
        ("hand loud-lads", "OW-50: first say who hands units over, and to whom: hand-over …"),
        ("discard loud-lads", "OW 10.3: units are put back at the end of a turn"),
        ("pay gold-1", "OW-7: nothing has to be paid now"),
        ("keep gold-1", "OW 12.1: nobody has more gold than he can carry"),
        ("offer gold-1", "OW 11.1: trading comes when all have had their turns"),
    ],
)
def test_what_is_not_done_between_actions(words: str, why: str) -> None:
    assert said(Field(lead("krug", "ma-gash", "8", "loud-lads")), words) == why


@pytest.mark.rule("OW 3.1")
def test_words_that_mean_nothing_are_answered_by_what_is_legal() -> None:
    field = Field()
    for words in ("", "dance", "march-on"):
        assert "is not legal here; legal is: done" in said(field, words)


@pytest.mark.rule("OW 6.5")
def test_a_question_within_an_action_comes_first() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads tusk-polishers"))
    field.say("krug: leave ma-gash")
    assert said(field, "march ma-gash land-9") == "OW 6.5: first say which units stay: leave …"
    assert said(field, "leave") == "OW 6.5: that is no unit; take from 1 to 2"
