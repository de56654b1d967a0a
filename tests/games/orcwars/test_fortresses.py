"""Building fortresses (OW 14.1, OW 14.3, OW-29, OW-62)."""

from __future__ import annotations

import pytest

from .positions import Field, held, lead


@pytest.mark.rule("OW 14.1", "OW-29")
def test_a_fortress_costs_its_strength() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), gold={"krug": "gold-1 gold-2"})
    assert field.can("build", "ma-gash") == {"1", "2", "3"}
    field.say("krug: build ma-gash 3", "krug: pay gold-2 gold-1")
    assert field.land(8).fortress == 3
    assert field.gold("krug") == []
    assert not field.can("march"), "who builds does not move in this turn"
    assert not field.can("descend")


@pytest.mark.rule("OW 14.1", "OW-29", "OW-71")
def test_nor_does_his_army_with_another_leader() -> None:
    here = lead("krug", "ma-gash", "8", "loud-lads"), lead("krug", "gorm-twice-hit", "8")
    field = Field(*here, lead("krug", "clank", "8", moved=True), gold={"krug": "gold-1"})
    assert field.can("hand-over", "ma-gash") == {"clank", "gorm-twice-hit"}
    field.say("krug: build ma-gash 1")
    assert field.can("hand-over", "ma-gash") == {"clank"}, "Gorm has still to move"


@pytest.mark.rule("OW 14.1", "OW-29")
def test_who_may_not_build() -> None:
    gold = {"krug": "gold-4"}
    assert not Field(lead("krug", "ma-gash", "8"), gold=gold).can("build"), "no army"
    assert not Field(lead("krug", "ma-gash", "north-1", "loud-lads"), gold=gold).can("build"), "no land of his"
    assert not Field(lead("krug", "ma-gash", "8", "loud-lads", moved=True), gold=gold).can("build"), "he has moved"
    assert not Field(lead("krug", "ma-gash", "8", "loud-lads")).can("build"), "no gold"


@pytest.mark.rule("OW 14.1", "OW-29")
def test_an_army_may_have_been_levied_in_this_turn() -> None:
    field = Field(hands={"krug": "ma-gash door-knockers"}, gold={"krug": "gold-1"})
    field.say("krug: raise ma-gash troops", "krug: build ma-gash 1")
    assert field.land(7).fortress == 1


@pytest.mark.rule("OW 14.3")
def test_a_new_one_replaces_the_old_one() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("8", "krug", fortress=2), gold={"krug": "gold-4"})
    assert field.can("build", "ma-gash") == {"1", "3", "4"}
    field.say("krug: build ma-gash 4")
    assert field.land(8).fortress == 4


@pytest.mark.rule("OW-62")
def test_there_are_three_of_each_strength() -> None:
    built = [held(number, "vashka", fortress=2) for number in ("1", "2", "3")]
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), *built, gold={"krug": "gold-4"})
    assert field.can("build", "ma-gash") == {"1", "3", "4"}
