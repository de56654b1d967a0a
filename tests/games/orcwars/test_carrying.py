"""Gold on the map: how much is carried, and where it goes (OW 12, OW-27, OW-67)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.pieces import RAMPAGING, WHICH_GOLD_TO_KEEP

from .positions import Field, held, lead


@pytest.mark.rule("OW 12.1")
def test_a_lone_leader_who_gets_a_second_chip_chooses() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-2"), phase=RAMPAGING, drawn="gold-1", dice=(5,))
    field.say("krug: rampage ma-gash alone")
    assert field.question == WHICH_GOLD_TO_KEEP
    assert field.can("keep") == {"gold-1", "gold-2"}
    field.say("krug: keep gold-1")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-1"]
    assert field.slugs(field.state.cups[1]).count("gold-2") == 16, "the other one is in the cup"


@pytest.mark.rule("OW 12.1")
def test_of_equal_chips_none_has_to_be_chosen() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-2"), phase=RAMPAGING, drawn="gold-2", dice=(5,))
    field.say("krug: rampage ma-gash alone")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-2"]


@pytest.mark.rule("OW 12.1")
def test_an_army_carries_any_number() -> None:
    army = lead("krug", "ma-gash", "north-1", "loud-lads", gold="gold-2 gold-3")
    field = Field(army, phase=RAMPAGING, drawn="gold-1 gold-4", dice=(5, 5))
    field.say("krug: rampage ma-gash both")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-1", "gold-2", "gold-3", "gold-4"]


@pytest.mark.rule("OW 12.2", "OW-27")
def test_gold_that_comes_home_goes_to_the_hand() -> None:
    army = lead("krug", "ma-gash", "north-1", "loud-lads", gold="gold-2 gold-3")
    field = Field(army, held("1", "krug"))
    field.say("krug: march ma-gash land-1")
    assert field.gold("krug") == ["gold-2", "gold-3"]
    assert field.leader("ma-gash").gold == []


@pytest.mark.rule("OW 12.2", "OW-27")
def test_gold_that_passes_through_own_land_too() -> None:
    ahead = lead("vashka", "clank", "8", "pot-knights")
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-2"), held("2", "krug"), ahead)
    field.say("krug: march ma-gash land-8")
    assert field.state.battle is not None, "he has passed through land 2, and land 8 is not his yet"
    assert field.gold("krug") == ["gold-2"]
    assert field.leader("ma-gash").gold == []


@pytest.mark.rule("OW 12.2", "OW-15")
def test_but_not_gold_that_passes_through_land_of_others() -> None:
    ahead = lead("vashka", "clank", "8", "pot-knights")
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-2"), held("2", "vashka"), ahead)
    field.say("krug: march ma-gash land-8")
    assert field.state.battle is not None, "he has passed through land 2, which is Vashka's still"
    assert field.owner(2) == "vashka"
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-2"]


@pytest.mark.rule("OW 12.2", "OW-15")
def test_gold_that_comes_into_land_that_is_claimed_too() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-2"), held("1", "vashka"))
    field.say("krug: march ma-gash land-1")
    assert field.owner(1) == "krug"
    assert field.gold("krug") == ["gold-2"]


@pytest.mark.rule("OW-67", "OW 12.1")
def test_a_leader_who_loses_his_army_without_a_battle_keeps_one_chip() -> None:
    army = lead("krug", "ma-gash", "north-1", "loud-lads", gold="gold-2 gold-3")
    field = Field(army, phase=RAMPAGING, drawn="gold-1", dice=(8,))
    field.say("krug: rampage ma-gash army", "krug: keep gold-3")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-3"]
    assert field.gold("krug") == ["gold-1"], "what the troop ran home with"
    assert field.slugs(field.state.cups[1]).count("gold-2") == 16
