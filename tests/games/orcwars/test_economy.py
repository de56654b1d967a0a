"""B4: rampage, output of mines, new mines (OW 10.1, OW 10.2, OW 15, OW-23, OW-24)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.pieces import BUILDING_MINES, DISCARDING, MINING, RAMPAGING

from .positions import Field, Held, Led, held, lead

# Rampage.


@pytest.mark.rule("OW 10.1", "OW-23")
def test_a_lone_leader_needs_an_authority_check() -> None:
    field = Field(lead("krug", "ma-gash", "north-1"), phase=RAMPAGING, drawn="gold-3", dice=(5,))
    assert field.legal() == {"rampage ma-gash alone", "done"}
    field.say("krug: rampage ma-gash alone")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-3"]
    field = Field(lead("krug", "ma-gash", "north-1"), phase=RAMPAGING, drawn="gold-3", dice=(6,))
    field.say("krug: rampage ma-gash alone")
    assert field.leader("ma-gash").gold == []


@pytest.mark.rule("OW-23")
def test_an_army_may_rampage_without_him_but_not_he_without_it() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", "loud-lads"), phase=RAMPAGING)
    assert field.can("rampage", "ma-gash") == {"army", "both"}


@pytest.mark.rule("OW 10.1", "OW-23", "OW 13.2")
def test_the_leaders_check_has_no_modifiers_and_the_armys_has() -> None:
    natives = lead("krug", "ma-gash", "north-1", "loud-lads")
    field = Field(natives, phase=RAMPAGING, drawn="gold-3 gold-4", dice=(6, 6))
    field.say("krug: rampage ma-gash both")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-3"], "a 6 fails with authority 5, and holds with 6"
    assert field.units("ma-gash") == ["loud-lads"]


@pytest.mark.rule("OW 10.1", "OW-23")
def test_a_random_troop_runs_home_with_the_gold() -> None:
    army = lead("krug", "ma-gash", "north-1", "wall-nibbler hub-crackers pot-knights")
    field = Field(army, phase=RAMPAGING, drawn="gold-4", dice=(6, 2))
    field.say("krug: rampage ma-gash army")
    assert field.hand("krug") == ["pot-knights"], "no machine, no leader"
    assert field.gold("krug") == ["gold-4"]
    assert field.units("ma-gash") == ["hub-crackers", "wall-nibbler"]


@pytest.mark.rule("OW 10.1", "OW-31")
def test_a_machine_whose_last_troop_runs_is_gone() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", "wall-nibbler hub-crackers"), phase=RAMPAGING, dice=(6,))
    field.say("krug: rampage ma-gash army")
    assert field.units("ma-gash") == []
    assert "wall-nibbler" in field.slugs(field.state.cups[0])


@pytest.mark.rule("OW 10.1", "OW 12.3")
def test_caravans_of_a_rampage_are_kept_and_replaced() -> None:
    field = Field(
        lead("krug", "ma-gash", "north-1"), phase=RAMPAGING, drawn="caravan-1-there caravan-2-back gold-3", dice=(5,)
    )
    field.say("krug: rampage ma-gash alone")
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-3"]
    assert field.slugs(field.state.players[0].waiting) == ["caravan-1-there", "caravan-2-back"]


@pytest.mark.rule("OW 10.1", "OW-23")
def test_once_a_turn_and_in_outlands_alone() -> None:
    field = Field(
        lead("krug", "ma-gash", "north-1"),
        lead("krug", "clank", "10"),
        lead("krug", "axle-ug", "lost"),
        phase=RAMPAGING,
        dice=(8,),
    )
    assert field.can("rampage") == {"ma-gash alone"}
    field.say("krug: rampage ma-gash alone")
    assert not field.can("rampage")


# Mines.


def works(*pieces: Led | Held, since: int = -1) -> list[str]:
    """What a mine in land 8 yields."""
    field = Field(*pieces, held("8", "krug", mine=True), phase=MINING, drawn="gold-3", troops_since=since)
    return field.gold("krug")


@pytest.mark.rule("OW 10.2", "OW 15.2", "OW-24")
def test_a_mine_needs_a_troop_for_the_whole_turn() -> None:
    assert works(lead("krug", "ma-gash", "8", "loud-lads")) == ["gold-3"]
    assert works(lead("krug", "ma-gash", "8")) == [], "a leader is no troop"
    assert works(lead("krug", "ma-gash", "8", "loud-lads"), since=0) == [], "he came in this turn"
    assert works(since=1 << 7) == [], "gone by now"
    assert works() == []


@pytest.mark.rule("OW-24", "OW 15.2")
def test_a_garrison_will_do() -> None:
    field = Field(held("8", "krug", "loud-lads", mine=True), phase=MINING, drawn="gold-3")
    assert field.gold("krug") == ["gold-3"]
    field = Field(held("8", "", "loud-lads", mine=True), phase=MINING, drawn="gold-3")
    assert field.gold("krug") == [], "neutral troops do not mine"


@pytest.mark.rule("OW-24")
def test_who_marches_off_has_not_been_there_for_the_whole_turn() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("8", "krug", mine=True), drawn="gold-3")
    field.say("krug: march ma-gash land-9", "krug: done")
    assert field.gold("krug") == []


@pytest.mark.rule("OW-24")
def test_who_is_driven_back_where_he_came_from_has_not_been_there_for_the_whole_turn() -> None:
    """Careful and careful: 9 damage to Krug's 16, 8 to Vashka's 18."""
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads hub-crackers tusk-polishers"),
        held("8", "krug", mine=True),
        lead("vashka", "boss-anvil", "9", "nail-chewers anvil-throwers pot-knights"),
        drawn="gold-3",
        dice=(1, 1, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: careful", "vashka: careful")
    field.say("krug: hit loud-lads", "krug: hit hub-crackers", "krug: hit ma-gash")
    field.say("vashka: hit nail-chewers", "vashka: hit anvil-throwers", "vashka: hold", "krug: retreat land-8")
    assert field.at("ma-gash") == "8"
    assert field.units("ma-gash") == ["tusk-polishers"]
    field.say("krug: done")
    assert not field.can("wreck")
    assert field.gold("krug") == []


@pytest.mark.rule("OW-24")
def test_nor_has_who_comes_up_where_he_went_below() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("8", "krug", fortress=1), dice=(8,))
    field.say("krug: descend ma-gash", "krug: no", "krug: done")
    assert field.at("ma-gash") == "8"
    assert not field.can("mine")


@pytest.mark.rule("OW 15.2")
def test_a_troop_may_wreck_a_mine_in_place_of_its_output() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        held("8", "krug", mine=True),
        held("9", "krug", mine=True),
        drawn="gold-3",
        units_since=0,
    )
    assert field.can("wreck") == {"land-8"}, "where nobody is, nobody wrecks"
    field.say("krug: wreck land-8")
    assert field.land(8).mine, "not before it would yield"
    assert not field.can("wreck")
    field.say("krug: done")
    assert not field.land(8).mine
    assert field.gold("krug") == []


@pytest.mark.rule("OW 15.2", "OW-24")
def test_who_marches_off_wrecks_nothing() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("8", "krug", mine=True), hands={"krug": "spy"})
    field.say("krug: wreck land-8", "krug: march ma-gash land-9", "krug: done")
    assert field.land(8).mine
    assert not field.land(8).condemned


def sites(*pieces: Led | Held, since: int = -1) -> set[str]:
    """Where a mine may be built."""
    field = Field(*pieces, phase=BUILDING_MINES, units_since=since)
    return field.can("mine")


@pytest.mark.rule("OW 15.1", "OW-24")
def test_a_mine_needs_a_leader_and_a_unit_for_the_whole_turn() -> None:
    assert sites(lead("krug", "ma-gash", "8")) == {"land-8"}
    assert sites(lead("krug", "ma-gash", "8"), since=0) == set(), "he came in this turn"
    garrison = held("8", "krug", "loud-lads")
    assert sites(lead("krug", "ma-gash", "8"), garrison, since=1 << 7) == {"land-8"}, "his garrison was there"
    assert sites(garrison) == set(), "no leader"
    assert sites(lead("krug", "ma-gash", "north-1")) == set(), "no own land"


@pytest.mark.rule("OW 15.2", "OW-62")
def test_one_mine_for_a_land_and_eight_in_all() -> None:
    leader = lead("krug", "ma-gash", "18")
    assert sites(leader, held("18", "krug", mine=True)) == set()
    assert sites(leader, *(held(str(number), "vashka", mine=True) for number in range(1, 8))) == {"land-18"}
    assert sites(leader, *(held(str(number), "vashka", mine=True) for number in range(1, 9))) == set()


@pytest.mark.rule("OW 15.1", "OW-24")
def test_a_mine_is_built_for_nothing_and_yields_nothing_yet() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), drawn="gold-3")
    field.say("krug: done", "krug: mine land-8")
    assert field.land(8).mine
    assert field.gold("krug") == []


@pytest.mark.rule("OW 3.1")
def test_when_mines_are_built_the_turn_goes_on_to_discards() -> None:
    field = Field(lead("krug", "ma-gash", "8"), phase=BUILDING_MINES)
    field.say("krug: done")
    assert field.state.phase != DISCARDING
    assert field.state.turns == 1
