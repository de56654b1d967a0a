"""Leaders and units from the hand (OW 7, OW 16.1, OW 17.3)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.pieces import WHAT_NOW, WHAT_TO_PAY

from .positions import Field, held, lead
from .staged import stage

# Leaders. Ma Gash is at home in 7, Gorm in 8: Redtusks, as are Redtusk Runts, Door-Knockers (7) and Loud Lads (8).


@pytest.mark.rule("OW 7.1", "OW-16")
def test_a_leader_comes_to_his_home() -> None:
    field = Field(hands={"krug": "ma-gash"})
    assert field.can("raise") == {"ma-gash"}
    field.say("krug: raise ma-gash")
    assert field.at("ma-gash") == "7"
    assert field.owner(7) == "krug"
    assert field.hand("krug") == []
    assert len(field.can("march", "ma-gash")) > 4, "he has still his move"


@pytest.mark.rule("OW 7.1", "OW 7.2", "OW-17")
def test_all_troops_of_his_home_may_come_with_him() -> None:
    field = Field(hands={"krug": "ma-gash door-knockers redtusk-runts loud-lads"})
    assert field.can("raise") == {"ma-gash", "ma-gash troops"}
    field.say("krug: raise ma-gash troops")
    assert field.units("ma-gash") == ["door-knockers", "redtusk-runts"]
    assert field.hand("krug") == ["loud-lads"]
    assert not field.can("levy")


@pytest.mark.rule("OW 7.2", "OW 7.3", "OW-17", "OW-49")
def test_troops_are_levied_together_in_a_controlled_land() -> None:
    field = Field(lead("krug", "gorm-twice-hit", "7"), hands={"krug": "door-knockers redtusk-runts loud-lads"})
    assert field.can("levy") == {"gorm-twice-hit troops"}
    field.say("krug: levy gorm-twice-hit troops")
    assert field.units("gorm-twice-hit") == ["door-knockers", "redtusk-runts"], "natives, by tribe"
    assert not field.can("levy"), "once a turn"


@pytest.mark.rule("OW-17")
def test_who_was_raised_levies_at_home_alone() -> None:
    field = Field(hands={"krug": "ma-gash door-knockers loud-lads"})
    field.say("krug: raise ma-gash")
    assert field.can("levy") == {"ma-gash troops"}
    field.say("krug: march ma-gash land-8")
    assert not field.can("levy")


@pytest.mark.rule("OW 7.1")
def test_nothing_is_levied_in_an_outland() -> None:
    assert not Field(lead("krug", "ma-gash", "north-1"), hands={"krug": "shaman"}).can("levy")


@pytest.mark.rule("OW-16", "OW 14.2", "OW 8.1")
def test_enemies_at_home_are_fought_at_once_without_their_fortress(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(held("7", "vashka", "nail-chewers", fortress=3), hands={"krug": "ma-gash door-knockers"})
    field.say("krug: raise ma-gash troops")
    assert staged.fought == [("fight", 6, (field.chip("ma-gash"),), 1, False, False)]
    assert field.owner(7) == "krug"
    assert field.leader("ma-gash").attacked
    assert field.units("ma-gash") == ["door-knockers"]


@pytest.mark.rule("OW-16", "OW-56", "OW-51")
def test_who_must_retreat_from_his_home_may_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=24)
    field = Field(held("7", "vashka", "nail-chewers"), held("1", "vashka", "gate-gnawers"), hands={"krug": "ma-gash"})
    field.say("krug: raise ma-gash")
    assert field.can("move-on") == {"north-1", "west-2"}, "he has attacked: no land where he must fight"
    field.say("krug: move-on west-2")
    assert field.at("ma-gash") == "west-2"


@pytest.mark.rule("OW-52", "OW-20")
def test_neutral_natives_come_to_their_leader_without_a_check() -> None:
    field = Field(held("7", "", "loud-lads", shaman=True), hands={"krug": "ma-gash"})
    field.say("krug: raise ma-gash")
    assert field.units("ma-gash") == ["loud-lads"]
    assert field.leader("ma-gash").shaman >= 0
    assert field.owner(7) == "krug"


@pytest.mark.rule("OW-52")
def test_other_neutral_troops_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(held("7", "", "loud-lads nail-chewers"), hands={"krug": "ma-gash"})
    field.say("krug: raise ma-gash")
    assert staged.fought[0][3] == -1
    assert field.units("ma-gash") == ["loud-lads"]
    assert field.owner(7) == "krug"


# Checks and rebels.


@pytest.mark.rule("OW 7.3", "OW-18")
@pytest.mark.parametrize(("die", "obeyed"), [(5, True), (6, False)])
def test_others_are_levied_by_one_check_or_rebel(die: int, obeyed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "clank", "7"), hands={"krug": "door-knockers redtusk-runts"}, dice=(die,))
    field.say("krug: levy clank troops")
    assert (field.units("clank") == ["door-knockers", "redtusk-runts"]) is obeyed
    assert [what[0] for what in staged.fought] == ([] if obeyed else ["rebel"])
    assert field.owner(7) == "krug"
    assert not field.leader("clank").attacked


@pytest.mark.rule("OW-18", "OW 7.3")
def test_rebels_who_win_stay_in_a_neutral_land(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=7)
    field = Field(lead("krug", "clank", "7"), hands={"krug": "door-knockers"}, dice=(8,))
    field.say("krug: levy clank troops", "krug: stay")
    assert field.garrison(7) == ["door-knockers"]
    assert field.owner(7) == ""
    assert field.at("clank") == "8"


@pytest.mark.rule("OW 13.3")
@pytest.mark.parametrize(("die", "obeyed"), [(6, True), (7, False)])
def test_small_folk_are_levied_more_easily(die: int, obeyed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clank counts 5, Drill Squad 4; Bucket-Yappers 1."""
    staged = stage(monkeypatch)
    field = Field(lead("krug", "clank", "1", "drill-squad"), hands={"krug": "bucket-yappers"}, dice=(die,))
    field.say("krug: levy clank troops")
    assert bool(staged.fought) is not obeyed


# Machines and shamans.


@pytest.mark.rule("OW 7.4", "OW 16.1", "OW-79")
def test_a_machine_costs_its_power_and_needs_a_troop() -> None:
    hands = {"krug": "shove-cart the-last-word"}
    field = Field(lead("krug", "ma-gash", "7"), hands=hands, gold={"krug": "gold-3"})
    assert not field.can("levy"), "nobody tows it"
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"), hands=hands, gold={"krug": "gold-3"})
    assert field.can("levy") == {"ma-gash machine-2"}
    field.say("krug: levy ma-gash machine-2")
    assert field.units("ma-gash") == ["loud-lads", "shove-cart"]
    assert field.gold("krug") == []


@pytest.mark.rule("OW 7.4", "OW-17")
def test_a_machine_may_come_with_the_troops_that_tow_it() -> None:
    field = Field(
        lead("krug", "ma-gash", "7"), hands={"krug": "shove-cart door-knockers"}, gold={"krug": "gold-1 gold-2"}
    )
    assert field.can("levy") == {"ma-gash troops", "ma-gash troops machine-2"}
    field.say("krug: levy ma-gash troops machine-2")
    assert field.question == WHAT_TO_PAY
    field.say("krug: pay gold-2")
    assert field.units("ma-gash") == ["door-knockers", "shove-cart"]
    assert field.gold("krug") == ["gold-1"]


@pytest.mark.rule("OW 16.1", "OW 7.4")
def test_rebels_have_the_machine_where_no_troop_is_loyal(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    hands = {"krug": "shove-cart door-knockers"}
    field = Field(lead("krug", "clank", "7"), hands=hands, gold={"krug": "gold-2"}, dice=(8,))
    field.say("krug: levy clank troops machine-2")
    rebels = staged.fought[-1][-1]
    assert isinstance(rebels, tuple)
    assert field.slugs(rebels) == ["door-knockers", "shove-cart"]
    field = Field(lead("krug", "clank", "7", "pot-knights"), hands=hands, gold={"krug": "gold-2"}, dice=(8,))
    field.say("krug: levy clank troops machine-2")
    assert field.units("clank") == ["pot-knights", "shove-cart"]


@pytest.mark.rule("OW 7.5", "OW 17.3", "OW-68")
def test_a_shaman_costs_nothing_and_there_is_one_for_each_leader() -> None:
    field = Field(lead("krug", "ma-gash", "7"), hands={"krug": "shaman shaman"})
    assert field.can("levy") == {"ma-gash shaman"}
    field.say("krug: levy ma-gash shaman")
    assert field.leader("ma-gash").shaman >= 0
    assert field.hand("krug") == ["shaman"]
    field = Field(lead("krug", "ma-gash", "7", shaman=True), hands={"krug": "shaman"})
    assert not field.can("levy")


@pytest.mark.rule("OW-17", "OW-79")
def test_all_that_comes_with_a_leader_is_one_levy() -> None:
    field = Field(hands={"krug": "ma-gash door-knockers shaman shove-cart"}, gold={"krug": "gold-2"})
    field.say("krug: raise ma-gash troops shaman machine-2")
    assert field.question == WHAT_NOW
    assert field.units("ma-gash") == ["door-knockers", "shove-cart"]
    assert field.leader("ma-gash").shaman >= 0
    assert field.leader("ma-gash").levied


@pytest.mark.rule("OW-79", "OW-17")
def test_nothing_comes_that_was_not_named() -> None:
    field = Field(hands={"krug": "ma-gash door-knockers shaman shove-cart"}, gold={"krug": "gold-2"})
    field.say("krug: raise ma-gash troops")
    assert field.hand("krug") == ["shaman", "shove-cart"]
    assert field.leader("ma-gash").shaman < 0


@pytest.mark.rule("OW 7.1")
def test_nobody_levies_with_leaders_of_others() -> None:
    assert not Field(lead("vashka", "ma-gash", "7"), hands={"krug": "door-knockers shaman"}).can("levy")


@pytest.mark.rule("OW-68")
def test_nobody_is_taken_back_into_the_hand() -> None:
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"))
    assert {words.split()[0] for words in field.legal()} == {"march", "leave", "done"}
