"""Spies: the six uses, and what bars them (OW 9.1, OW-22, OW-63, OW-72)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.events.spies import KnifeMissed
from orcade.games.orcwars.pieces import RAMPAGING, WHICH_PLAN

from .positions import Field, held, lead

SPY = {"krug": "spy"}


@pytest.mark.rule("OW 9.1", "OW-22")
def test_without_a_spy_there_is_nothing_to_do() -> None:
    field = Field(lead("vashka", "clank", "10", "pot-knights"), gold={"vashka": "gold-1"}, hands={"vashka": "spy"})
    assert field.legal() == {"done"}


@pytest.mark.rule("OW-22")
def test_only_in_the_own_b3() -> None:
    field = Field(lead("krug", "ma-gash", "north-1"), lead("vashka", "clank", "10"), phase=RAMPAGING, hands=SPY)
    assert field.legal() == {"rampage ma-gash alone", "done"}


@pytest.mark.rule("OW 9.1", "OW-2")
def test_a_spy_is_used_once() -> None:
    field = Field(hands={"krug": "spy spy", "vashka": "shaman"})
    before = field.slugs(field.state.cups[0]).count("spy")
    field.say("krug: look-at vashka")
    assert field.hand("krug") == ["spy"]
    assert field.slugs(field.state.cups[0]).count("spy") == before + 1
    field.say("krug: look-at vashka")
    assert not field.can("look-at")


@pytest.mark.rule("OW 9.1", "OW-2")
@pytest.mark.parametrize(
    "use",
    [
        "look-at vashka",
        "steal-from vashka",
        "overhear",
        "knife clank",
        "bribe loud-lads clank",
        "bribe pot-knights land-6",
        "sabotage wall-nibbler clank",
        "sabotage-mine land-6",
        "sabotage-fortress land-6",
    ],
)
def test_every_use_takes_one_spy(use: str) -> None:
    field = Field(
        lead("vashka", "clank", "10", "loud-lads hub-crackers wall-nibbler"),
        held("6", "vashka", "pot-knights", fortress=1, mine=True),
        hands={"krug": "spy spy", "vashka": "shaman"},
        gold={"vashka": "gold-1"},
        dice=(1,),
    )
    before = field.slugs(field.state.cups[0]).count("spy")
    field.say(f"krug: {use}")
    assert field.hand("krug") == ["spy"]
    assert field.slugs(field.state.cups[0]).count("spy") == before + 1


# Look.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_look_at_a_hand_and_its_gold() -> None:
    field = Field(hands={**SPY, "vashka": "shaman ma-gash", "olm": "clank"}, gold={"vashka": "gold-4"}, seats=3)
    assert field.can("look-at") == {"vashka", "olm"}
    field.say("krug: look-at vashka")
    known = field.state.cards.known
    vashka = field.state.players[1]
    assert {known[card] for card in (*vashka.hand, *vashka.gold)} == {0b11}, "Olm learns nothing"
    assert known[field.state.players[2].hand[0]] == 0b100
    last = [past for past in field.match.happenings if "sees all" in past.text(0)][-1]
    assert "Ma Gash" in last.text(0)
    assert "Ma Gash" not in last.text(2)


@pytest.mark.rule("OW-63")
def test_gold_alone_may_be_looked_at_but_not_nothing() -> None:
    field = Field(hands=SPY, gold={"vashka": "gold-1"}, seats=3)
    assert field.can("look-at") == {"vashka"}


# Steal.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_steal_a_random_chip() -> None:
    field = Field(hands=SPY, gold={"vashka": "gold-1 gold-2 gold-4"}, dice=(2,))
    field.say("krug: steal-from vashka")
    assert field.gold("krug") == ["gold-2"]
    assert field.gold("vashka") == ["gold-1", "gold-4"]
    assert field.state.cards.known[field.state.players[0].gold[0]] == 0b11, "the two of them know it"


@pytest.mark.rule("OW-63")
def test_where_there_is_no_gold_nothing_is_stolen() -> None:
    field = Field(lead("vashka", "clank", "north-1", gold="gold-1"), hands={**SPY, "vashka": "shaman"})
    assert not field.can("steal-from"), "what leaders carry is not in his hand"


# Overhear.


@pytest.mark.rule("OW 9.1", "OW-63", "OW-72")
def test_who_overhears_plans_after_the_defender() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"), lead("vashka", "clank", "9", "pot-knights", shaman=True), hands=SPY
    )
    field.say("krug: overhear", "krug: march ma-gash land-9")
    assert field.question == WHICH_PLAN
    assert [ask.seat for ask in field.match.asks] == [1], "in spite of his shaman"
    field.say("vashka: charge")
    assert [ask.seat for ask in field.match.asks] == [0]


@pytest.mark.rule("OW-72")
def test_one_spy_listens_at_a_time_and_not_beyond_the_turn() -> None:
    field = Field(hands={"krug": "spy spy", "vashka": "shaman"}, dice=(6, 1))
    field.say("krug: overhear")
    assert not field.can("overhear")
    assert field.can("look-at")
    field.say("krug: done")
    assert not field.state.overheard


@pytest.mark.rule("OW-72")
def test_he_listens_to_players_alone() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        held("9", "", "snot-archers"),
        lead("vashka", "clank", "7", "pot-knights"),
        hands=SPY,
    )
    field.say("krug: overhear", "krug: march ma-gash land-9")
    assert field.state.overheard, "neutral troops have no plan to be overheard"


# Knife.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_knife_a_leader_who_gets_away() -> None:
    field = Field(lead("vashka", "clank", "10", "pot-knights"), hands=SPY, dice=(4,))
    field.say("krug: knife clank")
    assert field.at("clank") == "10"
    assert field.hand("krug") == []
    (told,) = [past.event for past in field.match.happenings if isinstance(past.event, KnifeMissed)]
    assert [(impact.kind, impact.text) for impact in told.impacts()] == [("missed", "gets away")]


@pytest.mark.rule("OW 9.1", "OW-63", "OW 6.5")
def test_a_leader_who_is_knifed_in_own_land_leaves_a_garrison() -> None:
    field = Field(lead("vashka", "clank", "10", "pot-knights wall-nibbler"), hands=SPY, dice=(5,))
    field.say("krug: knife clank")
    assert field.at("clank") == ""
    assert field.garrison(10) == ["pot-knights", "wall-nibbler"]
    assert field.owner(10) == "vashka"
    assert "clank" in field.slugs(field.state.cups[0])
    assert field.state.players[0].captives == [], "dead, not captured"
    assert any(line.startswith("Nobody leads Pot Knights (3)") for line in field.story)


@pytest.mark.rule("OW 9.1", "OW-14", "OW 6.6")
def test_in_an_outland_his_units_are_destroyed() -> None:
    field = Field(lead("vashka", "clank", "north-1", "pot-knights"), hands=SPY, dice=(8,))
    field.say("krug: knife clank")
    assert "pot-knights" in field.slugs(field.state.cups[0])


@pytest.mark.rule("OW 9.1", "OW-14")
def test_unless_another_of_his_side_is_there() -> None:
    vashka = (lead("vashka", "clank", "north-1", "pot-knights"), lead("vashka", "axle-ug", "north-1"))
    field = Field(*vashka, lead("vashka", "boss-anvil", "north-1"), hands=SPY, dice=(8,))
    field.say("krug: knife clank")
    assert field.units("boss-anvil") == ["pot-knights"], "he has the most authority"
    assert field.units("axle-ug") == []
    assert "Boss Anvil leads Pot Knights (3) now." in field.story


@pytest.mark.rule("OW-63", "OW 17.2")
def test_a_shaman_helps_against_the_knife_and_dies_with_his_leader() -> None:
    leader = lead("vashka", "clank", "10", "pot-knights", shaman=True, gold="")
    field = Field(leader, hands=SPY, dice=(5,))
    field.say("krug: knife clank")
    assert field.at("clank") == "10"
    field = Field(leader, hands=SPY, dice=(6,))
    before = field.slugs(field.state.cups[0]).count("shaman")
    field.say("krug: knife clank")
    assert field.slugs(field.state.cups[0]).count("shaman") == before + 1


@pytest.mark.rule("OW-63", "OW-27")
def test_gold_of_a_knifed_leader_goes_to_the_cup() -> None:
    field = Field(lead("vashka", "clank", "north-1", "pot-knights", gold="gold-4 gold-3"), hands=SPY, dice=(8,))
    field.say("krug: knife clank")
    assert field.gold("krug") == field.gold("vashka") == []
    assert field.slugs(field.state.cups[1]).count("gold-4") == 4


@pytest.mark.rule("OW 9.1", "OW-12", "OW-63")
def test_enemy_leaders_on_the_map_alone_are_knifed() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "10"),
        lead("vashka", "axle-ug", "lost"),
        hands={**SPY, "vashka": "old-drip"},
    )
    assert field.can("knife") == {"clank"}


# Bribe.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_a_bribed_troop_goes_back_to_its_owners_hand() -> None:
    field = Field(lead("vashka", "clank", "10", "loud-lads hub-crackers"), hands=SPY, dice=(6,))
    assert field.can("bribe") == {"loud-lads clank", "hub-crackers clank"}
    field.say("krug: bribe loud-lads clank")
    assert field.hand("vashka") == ["loud-lads"]
    assert field.units("clank") == ["hub-crackers"]


@pytest.mark.rule("OW-63", "OW 13.1", "OW 13.2")
def test_a_leader_who_is_obeyed_keeps_it() -> None:
    mixed = lead("vashka", "clank", "10", "loud-lads hub-crackers")
    field = Field(mixed, hands=SPY, dice=(5,))
    field.say("krug: bribe loud-lads clank")
    assert field.units("clank") == ["hub-crackers", "loud-lads"]
    natives = lead("vashka", "clank", "10", "pot-knights gate-gnawers")
    field = Field(natives, hands=SPY, dice=(6,))
    field.say("krug: bribe pot-knights clank")
    assert field.units("clank") == ["gate-gnawers", "pot-knights"], "natives: one more"


@pytest.mark.rule("OW-22", "OW 14.2")
def test_a_fortress_does_not_help_against_spies() -> None:
    field = Field(
        lead("vashka", "clank", "10", "loud-lads hub-crackers"), held("10", "vashka", fortress=4), hands=SPY, dice=(6,)
    )
    field.say("krug: bribe loud-lads clank")
    assert field.hand("vashka") == ["loud-lads"]


@pytest.mark.rule("OW-63", "OW-28")
def test_a_garrison_is_always_bribed() -> None:
    field = Field(held("10", "vashka", "loud-lads wall-nibbler"), hands=SPY)
    field.say("krug: bribe loud-lads land-10")
    assert field.hand("vashka") == ["loud-lads"]
    assert field.garrison(10) == [], "the machine is alone now, and gone"
    assert field.owner(10) == "vashka", "the land stays his"


@pytest.mark.rule("OW-63", "OW-32")
def test_a_shaman_among_the_last_bribed_troop_is_gone() -> None:
    field = Field(held("10", "vashka", "loud-lads", shaman=True), hands=SPY)
    field.say("krug: bribe loud-lads land-10")
    assert field.land(10).shamans == []


@pytest.mark.rule("OW-63", "OW-67")
def test_who_loses_his_last_troop_to_a_bribe_keeps_one_chip_of_gold() -> None:
    field = Field(lead("vashka", "clank", "north-1", "loud-lads", gold="gold-1 gold-4"), hands=SPY, dice=(8,))
    field.say("krug: bribe loud-lads clank", "vashka: keep gold-4")
    assert field.slugs(field.leader("clank").gold) == ["gold-4"]


@pytest.mark.rule("OW-63")
def test_neutral_and_own_troops_and_machines_are_not_bribed() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "door-knockers"),
        held("10", "", "loud-lads"),
        lead("vashka", "clank", "9", "pot-knights wall-nibbler"),
        hands=SPY,
    )
    assert field.can("bribe") == {"pot-knights clank"}


# Sabotage.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_sabotage_a_mine_a_small_fortress_a_machine() -> None:
    field = Field(
        held("1", "vashka", mine=True),
        held("2", "vashka", fortress=2),
        held("3", "vashka", fortress=3),
        held("4", "krug", mine=True, fortress=1),
        held("5", "", mine=True, fortress=1),
        lead("vashka", "clank", "10", "pot-knights wall-nibbler"),
        held("6", "vashka", "loud-lads shove-cart"),
        hands={"krug": "spy spy spy spy"},
    )
    assert field.can("sabotage-mine") == {"land-1"}
    assert field.can("sabotage-fortress") == {"land-2"}
    assert field.can("sabotage") == {"wall-nibbler clank", "shove-cart land-6"}
    field.say("krug: sabotage-mine land-1", "krug: sabotage-fortress land-2", "krug: sabotage wall-nibbler clank")
    assert not field.land(1).mine
    assert field.land(2).fortress == 0
    assert field.units("clank") == ["pot-knights"]
    field.say("krug: sabotage shove-cart land-6")
    assert field.garrison(6) == ["loud-lads"]
    assert field.slugs(field.state.cups[0]).count("shove-cart") == 2
