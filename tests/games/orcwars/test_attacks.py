"""Attacks: forced and by will, natives who change sides, caravans afterwards (OW 8)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.pieces import WHAT_NOW, WHETHER_TO_FIGHT, WHETHER_TO_MOVE_ON, WHICH_CARAVAN, WHO_JOINS

from .positions import Field, held, lead
from .staged import stage

# In orclands.


@pytest.mark.rule("OW 8.1", "OW-19")
def test_in_orclands_there_is_a_battle_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("9", "vashka", "nail-chewers", fortress=2))
    field.say("krug: march ma-gash land-9")
    assert staged.fought == [("fight", 8, (field.chip("ma-gash"),), 1, False, True)]
    assert field.owner(9) == "krug"
    assert field.leader("ma-gash").attacked


@pytest.mark.rule("OW-50", "OW-51")
def test_who_comes_together_attacks_together(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "8", "pot-knights"),
        held("9", "vashka", "drill-squad"),
    )
    field.say("krug: march ma-gash land-9", "krug: along clank")
    assert staged.fought[0][2] == (field.chip("ma-gash"), field.chip("clank"))
    assert field.leader("clank").attacked


@pytest.mark.rule("OW-51")
def test_who_has_attacked_enters_no_land_where_he_must_fight() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads", attacked=True),
        lead("krug", "clank", "8", "pot-knights", attacked=True),
        held("9", "vashka", "nail-chewers"),
        held("2", "", "gate-gnawers"),
        held("7", "vashka"),
    )
    assert field.can("march", "ma-gash") == {"land-7", "land-14"}


@pytest.mark.rule("OW-51", "OW-20", "OW-52")
def test_who_has_attacked_enters_a_land_where_all_troops_join_him() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", attacked=True),
        held("9", "vashka", "loud-lads tusk-polishers shove-cart"),
        held("2", "", "mas-own-mob nail-chewers"),
        lead("vashka", "clank", "14", "door-knockers"),
    )
    assert {"land-2", "land-14"}.isdisjoint(field.can("march", "ma-gash"))
    field.say("krug: march ma-gash land-9")
    assert field.units("ma-gash") == ["loud-lads", "tusk-polishers"]
    assert field.owner(9) == "krug"
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW-51", "OW-50")
def test_who_has_attacked_does_not_come_along_into_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "8", "pot-knights", attacked=True),
        held("9", "vashka", "drill-squad"),
    )
    field.say("krug: march ma-gash land-9")
    assert field.question == WHAT_NOW
    assert field.at("clank") == "8"


@pytest.mark.rule("OW-56")
def test_a_retreat_after_a_move_is_no_reason_to_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=7)
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("9", "vashka", "nail-chewers"))
    field.say("krug: march ma-gash land-9")
    assert field.question == WHAT_NOW
    assert field.at("ma-gash") == "8"
    assert field.owner(9) == "vashka"


@pytest.mark.rule("OW-56", "OW-8")
def test_a_defender_who_retreats_in_the_turn_of_another_neither_moves_on_nor_has_moved() -> None:
    """13 against a lone 5, both clever: he survives, but has to go."""
    field = Field(
        lead("krug", "boss-anvil", "8", "nail-chewers pot-knights"), lead("vashka", "ma-gash", "9"), dice=(1, 2, 2)
    )
    field.say("krug: march boss-anvil land-9", "krug: clever", "vashka: clever", "krug: hit nail-chewers")
    assert field.asked == "vashka"
    field.say("vashka: retreat land-10")
    assert field.at("ma-gash") == "10"
    assert field.question == WHAT_NOW
    assert not field.leader("ma-gash").moved
    assert not field.leader("ma-gash").attacked


# In outlands.


def meeting(*, attacked: bool = False) -> Field:
    """Ma Gash beside North 1, where Vashka's Clank stands."""
    field = Field(
        lead("krug", "ma-gash", "1", "loud-lads", attacked=attacked), lead("vashka", "clank", "north-1", "pot-knights")
    )
    field.say("krug: march ma-gash north-1")
    return field


@pytest.mark.rule("OW 8.1", "OW-19")
def test_in_outlands_there_is_no_battle_that_nobody_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = meeting()
    assert (field.asked, field.question) == ("krug", WHETHER_TO_FIGHT)
    field.say("krug: no")
    assert (field.asked, field.question) == ("vashka", WHETHER_TO_FIGHT)
    field.say("vashka: no")
    assert not staged.fought
    assert field.can("attack") == {"ma-gash vashka"}


@pytest.mark.rule("OW-19", "OW-51")
def test_who_arrives_may_want_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = meeting()
    field.say("krug: yes")
    assert staged.fought == [("fight", 18, (field.chip("ma-gash"),), 1, False, True)]
    assert field.leader("ma-gash").attacked
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW-19", "OW-78")
def test_who_is_there_may_want_a_battle_which_is_no_attack_of_the_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = meeting()
    field.say("krug: no", "vashka: yes")
    assert staged.fought == [("fight", 18, (field.chip("ma-gash"),), 1, False, True)]
    assert not field.leader("ma-gash").attacked


@pytest.mark.rule("OW-51", "OW-78")
def test_who_has_attacked_may_still_be_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = meeting(attacked=True)
    assert (field.asked, field.question) == ("vashka", WHETHER_TO_FIGHT)
    field.say("vashka: no")
    assert not field.can("attack")


@pytest.mark.rule("OW-51")
def test_several_players_in_an_outland_are_met_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "1", "loud-lads"),
        lead("vashka", "clank", "north-1", "pot-knights"),
        lead("olm", "old-drip", "north-1"),
        seats=3,
    )
    field.say("krug: march ma-gash north-1", "krug: yes")
    assert len(staged.fought) == 1
    assert field.asked == "olm", "Krug has no attack left"
    field.say("olm: yes")
    assert len(staged.fought) == 2


@pytest.mark.rule("OW 8.2", "OW-51")
def test_caravans_are_robbed_when_all_battles_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def arrives(*wins: bool) -> Field:
        stage(monkeypatch, *wins)
        field = Field(
            lead("krug", "ma-gash", "1", "loud-lads"),
            lead("vashka", "clank", "north-1", "pot-knights"),
            lead("olm", "old-drip", "north-1"),
            caravans={"caravan-1-there": 0},
            seats=3,
        )
        field.say("krug: march ma-gash north-1", "krug: yes")
        assert (field.asked, field.question) == ("olm", WHETHER_TO_FIGHT)
        field.say("olm: yes")
        return field

    assert arrives(True, True).question == WHICH_CARAVAN
    assert arrives(True, False).question == WHAT_NOW, "Olm has won"


@pytest.mark.rule("OW 8.1", "OW-51", "OW-50")
def test_an_attack_in_an_outland_needs_no_move_and_others_join(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "north-1", "loud-lads"),
        lead("krug", "old-drip", "north-1"),
        lead("krug", "fizz-nobrow", "north-1", attacked=True),
        lead("vashka", "clank", "north-1", "pot-knights"),
    )
    assert field.can("attack") == {"ma-gash vashka", "old-drip vashka"}
    field.say("krug: attack ma-gash vashka")
    assert field.question == WHO_JOINS
    assert field.legal() == {"join", "join old-drip"}
    field.say("krug: join old-drip")
    assert staged.fought[0][2] == (field.chip("ma-gash"), field.chip("old-drip"))
    assert field.can("march", "ma-gash")
    assert not field.can("attack")


@pytest.mark.rule("OW-56", "OW 8.4", "OW-71")
def test_an_attacker_who_has_not_moved_may_move_on_after_his_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=0)
    field = Field(
        lead("krug", "ma-gash", "north-1", "loud-lads"),
        lead("vashka", "clank", "north-1", "pot-knights"),
        held("2", "vashka", "gate-gnawers"),
    )
    field.say("krug: attack ma-gash vashka")
    assert field.can("move-on") == {"land-7", "north-1", "west-1"}, "no land where he must fight"
    field.say("krug: move-on land-7")
    assert field.at("ma-gash") == "7"
    assert not field.can("march")


@pytest.mark.rule("OW-50", "OW-56")
def test_who_joins_a_newcomer_and_must_retreat_may_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch, False, flight=0)
    field = Field(
        lead("krug", "ma-gash", "2", "loud-lads"),
        lead("krug", "old-drip", "north-1"),
        lead("vashka", "clank", "north-1", "pot-knights"),
    )
    field.say("krug: march ma-gash north-1", "krug: yes", "krug: join old-drip")
    assert staged.fought[0][2] == (field.chip("ma-gash"), field.chip("old-drip"))
    assert field.question == WHETHER_TO_MOVE_ON
    field.say("krug: move-on land-7")
    assert (field.at("ma-gash"), field.at("old-drip")) == ("1", "7")


# Natives.


@pytest.mark.rule("OW 8.3", "OW-20", "OW 13.2", "OW-28")
@pytest.mark.parametrize(("die", "kept"), [(5, True), (6, False)])
def test_a_commander_needs_a_check_to_keep_natives_of_who_arrives(
    die: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clank, 5, leads others as well. His fortress does not help (OW-28)."""
    stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9", "loud-lads drill-squad tusk-polishers"),
        held("9", "vashka", fortress=4),
        dice=(die,),
    )
    field.say("krug: march ma-gash land-9")
    assert field.units("ma-gash") == ([] if kept else ["loud-lads", "tusk-polishers"])


@pytest.mark.rule("OW 8.3", "OW-20")
def test_natives_change_sides_before_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8"), held("9", "vashka", "loud-lads tusk-polishers", fortress=4))
    field.say("krug: march ma-gash land-9")
    assert field.units("ma-gash") == ["loud-lads", "tusk-polishers"], "garrisons fail"
    assert not staged.fought, "nobody is left to fight"
    assert field.owner(9) == "krug"


@pytest.mark.rule("OW-20", "OW-31")
def test_a_machine_whose_troops_change_sides_is_gone_before_any_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8"), held("9", "vashka", "loud-lads shove-cart"))
    field.say("krug: march ma-gash land-9")
    assert not staged.fought
    assert (field.units("ma-gash"), field.garrison(9)) == (["loud-lads"], [])
    assert field.owner(9) == "krug"
    assert field.slugs(field.state.cups[0]).count("shove-cart") == 2


@pytest.mark.rule("OW 8.3", "OW-20")
def test_kobolds_and_goblins_stay_with_their_own_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(lead("krug", "old-drip", "8"), lead("vashka", "nib-notme", "9", "sneeze-scouts"))
    field.say("krug: march old-drip land-9")
    assert field.units("old-drip") == []
    field = Field(lead("krug", "old-drip", "8"), lead("vashka", "clank", "9", "sneeze-scouts pot-knights"), dice=(7,))
    field.say("krug: march old-drip land-9")
    assert field.units("old-drip") == ["sneeze-scouts"]


@pytest.mark.rule("OW-20")
def test_who_waits_takes_nothing_from_who_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "clank", "8", "loud-lads"), lead("vashka", "ma-gash", "9", "pot-knights"), dice=(8,))
    field.say("krug: march clank land-9")
    assert field.units("clank") == ["loud-lads", "pot-knights"]
    assert len(staged.fought) == 1


@pytest.mark.rule("OW-20")
def test_natives_do_not_change_sides_in_passing() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("9", "vashka", "loud-lads"))
    field.say("krug: march ma-gash land-10", "vashka: yes")
    assert field.units("ma-gash") == []
    assert field.garrison(9) == ["loud-lads"]


@pytest.mark.rule("OW-20", "OW-31", "OW-67")
def test_who_loses_his_army_to_natives_keeps_one_chip_of_gold(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "1"),
        lead("vashka", "clank", "north-1", "loud-lads shove-cart", gold="gold-1 gold-3 gold-2"),
        dice=(8,),
    )
    field.say("krug: march ma-gash north-1")
    assert field.asked == "vashka"
    field.say("vashka: keep gold-3", "krug: no", "vashka: no")
    assert field.units("clank") == []
    assert field.slugs(field.leader("clank").gold) == ["gold-3"]


@pytest.mark.rule("OW-20")
def test_one_check_for_all_troops_of_a_tribe(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "1"),
        lead("krug", "gorm-twice-hit", "1"),
        lead("vashka", "clank", "north-1", "loud-lads pot-knights"),
        dice=(1,),
    )
    field.say("krug: march ma-gash north-1", "krug: along gorm-twice-hit", "krug: no", "vashka: no")
    assert field.units("clank") == ["loud-lads", "pot-knights"]


# Caravans: the first route goes North 1, 1, 7, 13, South 1; the fourth West 1, 7, 8 … East 1.


@pytest.mark.rule("OW 8.2", "OW-60")
def test_an_army_attacks_a_caravan_without_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"), caravans={"caravan-1-there": 2})
    field.say("krug: raid ma-gash caravan-1-there")
    assert [what[0] for what in staged.fought] == ["raid"]
    assert field.leader("ma-gash").attacked
    assert field.can("march", "ma-gash")


@pytest.mark.rule("OW-60")
def test_no_lone_leader_attacks_a_caravan() -> None:
    assert not Field(lead("krug", "ma-gash", "7"), caravans={"caravan-1-there": 2}).can("raid")


@pytest.mark.rule("OW 8.2", "OW-51")
def test_caravans_are_attacked_one_by_one_until_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "7", "loud-lads"),
        caravans={"caravan-1-there": 2, "caravan-4-there": 1, "caravan-1-back": 2},
    )
    field.say("krug: raid ma-gash caravan-1-there")
    assert field.question == WHICH_CARAVAN
    assert field.legal() == {"raid caravan-4-there", "raid caravan-1-back", "enough"}
    field.say("krug: raid caravan-1-back", "krug: enough")
    assert len(staged.fought) == 2
    assert not field.can("raid"), "that was his attack"


@pytest.mark.rule("OW 8.2", "OW-51")
def test_caravans_come_after_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        held("7", "vashka", "nail-chewers"),
        caravans={"caravan-1-there": 2},
    )
    field.say("krug: march ma-gash land-7", "krug: raid caravan-1-there")
    assert [what[0] for what in staged.fought] == ["fight", "raid"]


@pytest.mark.rule("OW 8.4")
def test_no_caravan_is_attacked_after_a_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=6)
    field = Field(
        lead("krug", "ma-gash", "8", "tusk-polishers", moved=True),
        held("8", "krug", "nail-chewers"),
        caravans={"caravan-1-there": 2},
        dice=(8,),
    )
    field.say("krug: take-over ma-gash")
    assert field.at("ma-gash") == "7"
    assert not field.can("raid")


@pytest.mark.rule("OW-61")
def test_a_caravan_that_was_driven_on_is_safe_from_that_army() -> None:
    field = Field(
        lead("krug", "ma-gash", "7", "loud-lads"),
        lead("krug", "clank", "7", "pot-knights"),
        caravans={"caravan-1-there": 2},
    )
    field.state.caravans[0].driven = [field.chip("ma-gash")]
    field.say("krug: march clank land-8", "krug: along")
    assert not field.can("raid")


@pytest.mark.rule("OW-61")
def test_also_where_its_troops_follow_another_leader() -> None:
    field = Field(
        lead("krug", "ma-gash", "7", "tusk-polishers"),
        lead("krug", "gorm-twice-hit", "7", "pot-knights"),
        caravans={"caravan-1-there": 2},
    )
    field.state.caravans[0].driven = [field.chip("ma-gash"), *field.leader("ma-gash").units]
    assert field.can("raid") == {"gorm-twice-hit caravan-1-there"}
    field.say("krug: hand-over ma-gash gorm-twice-hit")
    assert not field.can("raid")


@pytest.mark.rule("OW 8.4", "OW-56")
def test_an_army_that_has_retreated_robs_nobody_under_another_leader_either() -> None:
    field = Field(
        lead("krug", "ma-gash", "7", "tusk-polishers", moved=True, retreated=True),
        lead("krug", "gorm-twice-hit", "7", "pot-knights"),
        caravans={"caravan-1-there": 2},
    )
    assert field.can("raid") == {"gorm-twice-hit caravan-1-there"}
    field.say("krug: hand-over ma-gash gorm-twice-hit")
    assert not field.can("raid")


@pytest.mark.rule("OW-50", "OW-60")
def test_other_armies_join_in_a_raid(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "7", "loud-lads"),
        lead("krug", "clank", "7", "pot-knights"),
        lead("krug", "old-drip", "7"),
        caravans={"caravan-1-there": 2},
    )
    field.say("krug: raid ma-gash caravan-1-there")
    assert field.legal() == {"join", "join clank"}
    field.say("krug: join clank")
    assert staged.fought[0][1] == (field.chip("ma-gash"), field.chip("clank"))
