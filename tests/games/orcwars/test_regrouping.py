"""Units left behind, taken over, handed over (OW 6.5, OW-13, OW-50, OW-71)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.following import control_bonus
from orcade.games.orcwars.pieces import WHAT_TO_LEAVE, WHAT_TO_TAKE_OVER

from .positions import Field, held, lead
from .staged import stage

# Leaving.


@pytest.mark.rule("OW 6.5")
def test_a_leader_leaves_any_of_his_units_in_own_land() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads nail-chewers shove-cart"))
    field.say("krug: leave ma-gash")
    assert field.question == WHAT_TO_LEAVE
    field.say("krug: leave nail-chewers shove-cart")
    assert field.garrison(8) == ["nail-chewers", "shove-cart"]
    assert field.units("ma-gash") == ["loud-lads"]
    field.say("krug: march ma-gash land-9")
    assert field.garrison(8) == ["nail-chewers", "shove-cart"]


@pytest.mark.rule("OW 6.5", "OW-14")
def test_nothing_is_left_where_it_would_be_destroyed() -> None:
    assert not Field(lead("krug", "ma-gash", "north-1", "loud-lads")).can("leave")
    assert Field(lead("krug", "ma-gash", "1", "loud-lads")).can("leave")


@pytest.mark.rule("OW 16.1", "OW-31")
def test_a_machine_without_a_troop_is_lost() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads shove-cart"))
    field.say("krug: leave ma-gash", "krug: leave loud-lads")
    assert field.units("ma-gash") == []
    assert field.garrison(8) == ["loud-lads"]


# Taking over.


@pytest.mark.rule("OW 6.5", "OW-13")
def test_natives_are_taken_over_freely() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads tusk-polishers nail-chewers"))
    field.say("krug: take-over ma-gash")
    assert field.question == WHAT_TO_TAKE_OVER
    field.say("krug: take loud-lads tusk-polishers")
    assert field.units("ma-gash") == ["loud-lads", "tusk-polishers"]
    assert field.garrison(8) == ["nail-chewers"]


@pytest.mark.rule("OW-13", "OW 16.1")
def test_a_machine_obeys_without_a_check() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads shove-cart"))
    field.say("krug: take-over ma-gash", "krug: take loud-lads shove-cart")
    assert field.units("ma-gash") == ["loud-lads", "shove-cart"]


@pytest.mark.rule("OW 6.5", "OW-13", "OW 13.1")
def test_others_obey_by_one_check() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "nail-chewers rivet-boys"), dice=(5,))
    field.say("krug: take-over ma-gash", "krug: take nail-chewers rivet-boys")
    assert field.units("ma-gash") == ["nail-chewers", "rivet-boys"]


@pytest.mark.rule("OW-13", "OW 7.3")
def test_who_does_not_obey_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads nail-chewers"), dice=(7,))
    rebels = (field.land(8).units[1],)
    field.say("krug: take-over ma-gash", "krug: take loud-lads nail-chewers")
    assert staged.fought == [("rebel", 7, field.chip("ma-gash"), rebels)]
    assert field.units("ma-gash") == ["loud-lads"], "natives stay with him"
    assert field.garrison(8) == []
    assert field.owner(8) == "krug"
    assert not field.leader("ma-gash").attacked, "that is no attack of his"


@pytest.mark.rule("OW-13", "OW-56", "OW 8.4")
def test_rebels_who_win_keep_the_land_and_the_leader_may_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=8)
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "nail-chewers"), dice=(6,))
    field.say("krug: take-over ma-gash")
    assert field.owner(8) == ""
    assert field.garrison(8) == ["nail-chewers"]
    assert field.can("move-on") == {"land-3", "land-8", "land-10", "land-15"}
    field.say("krug: move-on land-10")
    assert field.at("ma-gash") == "10"
    assert field.owner(10) == "krug"
    assert not field.can("march")


@pytest.mark.rule("OW-56")
def test_the_retreat_alone_was_his_move_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=8)
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "nail-chewers"), dice=(6,))
    field.say("krug: take-over ma-gash", "krug: stay")
    assert field.at("ma-gash") == "9"
    assert not field.can("march")


@pytest.mark.rule("OW 16.1")
def test_a_leader_with_a_loyal_troop_keeps_the_machine_from_rebels(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    pieces = held("8", "krug", "nail-chewers shove-cart")
    field = Field(lead("krug", "ma-gash", "8", "drill-squad"), pieces, dice=(8,))
    field.say("krug: take-over ma-gash", "krug: take nail-chewers shove-cart")
    assert field.units("ma-gash") == ["drill-squad", "shove-cart"]
    field = Field(lead("krug", "ma-gash", "8"), pieces, dice=(8,))
    rebels = tuple(field.land(8).units)
    field.say("krug: take-over ma-gash", "krug: take nail-chewers shove-cart")
    assert staged.fought[-1][-1] == rebels
    assert field.units("ma-gash") == []


@pytest.mark.rule("OW-31", "OW-13")
def test_a_machine_whose_last_troop_rises_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "nail-chewers shove-cart"), dice=(8,))
    field.say("krug: take-over ma-gash", "krug: take nail-chewers")
    assert field.garrison(8) == []


@pytest.mark.rule("OW 17.1", "OW-32")
def test_a_shaman_among_the_troops_goes_with_who_takes_them_over() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads", shaman=True))
    field.say("krug: take-over ma-gash")
    assert field.leader("ma-gash").shaman >= 0
    assert not field.land(8).shamans


@pytest.mark.rule("OW 17.1", "OW-32")
def test_a_shaman_among_troops_that_rise_is_of_no_use_to_the_leader() -> None:
    """Ma Gash flees with a servivility of 4: a 5 is too much without a shaman."""
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "nail-chewers", shaman=True), dice=(8, 5))
    field.say("krug: take-over ma-gash", "krug: flee")
    assert field.at("ma-gash") == ""
    assert (field.owner(8), field.garrison(8), len(field.land(8).shamans)) == ("", ["nail-chewers"], 1)


@pytest.mark.rule("OW 17.3", "OW-32")
def test_a_shaman_whom_nobody_can_have_is_gone() -> None:
    field = Field(lead("krug", "ma-gash", "8", shaman=True), held("8", "krug", "loud-lads", shaman=True))
    field.say("krug: take-over ma-gash")
    assert not field.land(8).shamans
    assert field.leader("ma-gash").shaman >= 0
    assert field.slugs(field.state.cups[0]).count("shaman") == 5


# How often.


@pytest.mark.rule("OW-71")
def test_a_troop_changes_hands_once_a_turn() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads tusk-polishers"))
    field.say("krug: leave ma-gash", "krug: leave loud-lads")
    assert not field.can("take-over")
    field.say("krug: leave ma-gash")
    assert field.garrison(8) == ["loud-lads", "tusk-polishers"], "of a single one nobody is asked which"
    assert not field.can("take-over")


@pytest.mark.rule("OW-71")
def test_who_has_travelled_joins_no_leader_who_has_still_to_move() -> None:
    field = Field(lead("krug", "gorm-twice-hit", "7", "loud-lads"), lead("krug", "ma-gash", "8", "tusk-polishers"))
    field.say("krug: march gorm-twice-hit land-8")
    assert field.can("hand-over") == {"ma-gash gorm-twice-hit"}
    field.say("krug: leave gorm-twice-hit")
    assert not field.can("take-over")


# Between leaders.


@pytest.mark.rule("OW-50", "OW-20")
def test_natives_are_handed_over_freely_anywhere() -> None:
    field = Field(
        lead("krug", "clank", "north-1", "loud-lads nail-chewers shove-cart"), lead("krug", "ma-gash", "north-1")
    )
    field.say("krug: hand-over clank ma-gash")
    assert field.units("ma-gash") == ["loud-lads"]


@pytest.mark.rule("OW-50", "OW-13")
@pytest.mark.parametrize(("die", "obeyed"), [(5, True), (6, False)])
def test_others_are_handed_over_in_own_land_by_a_check(die: int, obeyed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(lead("krug", "clank", "8", "nail-chewers rivet-boys"), lead("krug", "ma-gash", "8"), dice=(die,))
    field.say("krug: hand-over clank ma-gash", "krug: hand nail-chewers")
    assert (field.units("ma-gash") == ["nail-chewers"]) is obeyed
    assert bool(staged.fought) is not obeyed


@pytest.mark.rule("OW-77", "OW 12.1")
def test_gold_goes_with_the_army() -> None:
    field = Field(
        lead("krug", "clank", "north-1", "loud-lads", gold="gold-1 gold-3"), lead("krug", "ma-gash", "north-1")
    )
    field.say("krug: hand-over clank ma-gash", "krug: keep gold-1")
    assert field.slugs(field.leader("clank").gold) == ["gold-1"]
    assert field.slugs(field.leader("ma-gash").gold) == ["gold-3"]


# Without a leader.


@pytest.mark.rule("OW 6.6", "OW-14")
@pytest.mark.parametrize(("area", "left"), [("8", ["nail-chewers", "shove-cart"]), ("north-1", [])])
def test_units_that_lose_their_leader_stay_in_own_land_alone(area: str, left: list[str]) -> None:
    field = Field(lead("vashka", "clank", area, "nail-chewers shove-cart"), hands={"krug": "spy"}, dice=(8,))
    field.say("krug: knife clank")
    assert field.garrison(8) == left
    assert field.at("clank") == ""


@pytest.mark.rule("OW 6.6", "OW-14")
def test_another_leader_who_is_there_takes_them() -> None:
    field = Field(
        lead("vashka", "clank", "north-1", "nail-chewers"),
        lead("vashka", "old-drip", "north-1"),
        hands={"krug": "spy"},
        dice=(8,),
    )
    field.say("krug: knife clank")
    assert field.units("old-drip") == ["nail-chewers"]


# Modifiers.


@pytest.mark.rule("OW 13.2", "OW-28")
@pytest.mark.parametrize(
    ("army", "die", "obeyed"),
    [
        ("tusk-polishers", 6, True),
        ("tusk-polishers", 7, False),
        ("tusk-polishers ankle-biters", 6, True),
        ("tusk-polishers drill-squad", 6, False),
        ("", 6, False),
    ],
)
def test_who_leads_natives_alone_is_obeyed_more(
    army: str, die: int, obeyed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Authority 5; nor does the fortress help."""
    stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8", army), held("8", "krug", "nail-chewers", fortress=2), dice=(die,))
    field.say("krug: take-over ma-gash")
    assert ("nail-chewers" in field.units("ma-gash")) is obeyed


@pytest.mark.rule("OW 13.3", "OW-74")
@pytest.mark.parametrize(
    ("army", "new", "die", "obeyed"),
    [
        ("drill-squad", "borrowed-boots", 6, True),
        ("drill-squad", "borrowed-boots spoon-sharpeners", 6, False),
        ("drill-squad", "borrowed-boots rivet-boys", 6, False),
        ("tusk-polishers", "borrowed-boots", 7, True),
        ("", "sneeze-scouts", 6, False),
    ],
)
def test_small_folk_fear_an_army_of_twice_their_power(
    army: str, new: str, die: int, obeyed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ma Gash counts 5, Drill Squad 4: nine against three, and against five."""
    stage(monkeypatch)
    field = Field(lead("krug", "ma-gash", "8", army), held("8", "krug", new), dice=(die,))
    field.say("krug: take-over ma-gash")
    assert (new.split()[0] in field.units("ma-gash")) is obeyed


@pytest.mark.rule("OW 13.4")
def test_an_eight_always_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "boss-anvil", "8", "nail-chewers anvil-throwers"), held("8", "krug", "sneeze-scouts"), dice=(8,)
    )
    field.say("krug: take-over boss-anvil")
    assert staged.fought


@pytest.mark.rule("OW 13.3", "OW 24.4")
def test_natives_whom_a_battle_brings_are_new_units_like_others() -> None:
    field = Field(lead("krug", "ma-gash", "8", "drill-squad"), held("8", "krug", "loud-lads"))
    assert control_bonus(field.state, field.leader("ma-gash"), field.land(8).units) == 0
