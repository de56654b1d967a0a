"""Moving over land, past enemies, into own and hostile land (OW 6.1, OW 6.2, OW 6.4, OW 6.7)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.events.lands import Claimed
from orcade.games.orcwars.finding import world_of
from orcade.games.orcwars.passing import way_between
from orcade.games.orcwars.pieces import LANDS, WHAT_NOW, WHETHER_TO_LET_PASS, WHETHER_TO_STRIKE, WHO_COMES_ALONG

from .positions import Field, held, lead
from .staged import stage

# How far.


@pytest.mark.rule("OW 6.1", "OW-9")
def test_a_lone_leader_moves_up_to_two_areas() -> None:
    field = Field(lead("krug", "ma-gash", "8", shaman=True))
    near = {"land-2", "land-7", "land-9", "land-14"}
    far = {"land-1", "land-3", "land-10", "land-13", "land-15", "north-1", "south-1", "west-1", "west-2"}
    assert field.can("march", "ma-gash") == near | far
    field.say("krug: march ma-gash north-1")
    assert field.at("ma-gash") == "north-1"
    assert not field.can("march")


@pytest.mark.rule("OW 6.2")
def test_an_army_moves_one_area_with_all_that_follows() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads shove-cart", shaman=True))
    assert field.can("march", "ma-gash") == {"land-2", "land-7", "land-9", "land-14"}
    field.say("krug: march ma-gash land-9")
    assert field.at("ma-gash") == "9"
    assert field.units("ma-gash") == ["loud-lads", "shove-cart"]
    assert not field.can("march")


@pytest.mark.rule("OW-8")
def test_each_leader_moves_once_in_any_order() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), lead("krug", "old-drip", "16"))
    field.say("krug: march old-drip land-18", "krug: march ma-gash land-9")
    assert (field.at("old-drip"), field.at("ma-gash")) == ("18", "9")
    assert not field.can("march")
    assert field.asked == "krug"


# Together.


@pytest.mark.rule("OW-50")
def test_leaders_of_one_area_go_together() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "old-drip", "8"),
        lead("krug", "clank", "8", moved=True),
    )
    field.say("krug: march ma-gash land-9")
    assert field.question == WHO_COMES_ALONG
    assert field.legal() == {"along", "along old-drip"}
    question = field.match.scene(0).question
    assert question is not None
    assert question.groups == (), "a single one comes or not: nothing is put together"
    field.say("krug: along old-drip")
    assert (field.at("ma-gash"), field.at("old-drip"), field.at("clank")) == ("9", "9", "8")
    assert not field.can("march")


@pytest.mark.rule("OW-50")
def test_who_stays_keeps_his_move() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), lead("krug", "old-drip", "8"))
    field.say("krug: march ma-gash land-9", "krug: along")
    assert field.at("old-drip") == "8"
    assert field.can("march", "old-drip")


@pytest.mark.rule("OW-50", "OW 6.2")
def test_an_army_does_not_come_along_two_areas_far() -> None:
    field = Field(lead("krug", "ma-gash", "8"), lead("krug", "old-drip", "8", "loud-lads"))
    field.say("krug: march ma-gash land-10")
    assert field.question == WHAT_NOW
    assert (field.at("ma-gash"), field.at("old-drip")) == ("10", "8")


# The way of a lone leader.


@pytest.mark.rule("OW-73")
def test_the_way_goes_round_enemies() -> None:
    """From 8 to 1 by 2 or by 7."""
    field = Field(lead("krug", "ma-gash", "8"), held("2", "vashka", "nail-chewers"))
    field.say("krug: march ma-gash land-1")
    assert field.at("ma-gash") == "1"
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW-73", "OW 12.2", "OW-27")
def test_the_way_goes_by_own_land_where_gold_goes_to_the_hand() -> None:
    field = Field(lead("krug", "ma-gash", "8", gold="gold-3"), held("7", "krug"))
    field.state.lands[7].owner = -1
    assert way_between(field.state, 0, 7, 0) == 6, "not by 2, though that is the lower number"
    field.say("krug: march ma-gash land-1")
    assert field.gold("krug") == ["gold-3"]
    assert not field.leader("ma-gash").gold


@pytest.mark.rule("OW 12.2")
def test_gold_that_an_army_brings_home_goes_to_the_hand() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", "loud-lads", gold="gold-3 gold-1"), held("2", "krug"))
    field.say("krug: march ma-gash land-2")
    assert field.gold("krug") == ["gold-1", "gold-3"]


# Past enemies.


def surrounded(*dice: int, shaman: bool = False) -> Field:
    """From 8 to 10 there is one way, by 9, where Vashka's garrison lies. Servivility 4."""
    return Field(
        lead("krug", "ma-gash", "8", shaman=shaman), held("9", "vashka", "nail-chewers", fortress=2), dice=dice
    )


@pytest.mark.rule("OW 6.4", "OW-10")
def test_the_opponent_may_let_a_lone_leader_pass() -> None:
    field = surrounded()
    field.say("krug: march ma-gash land-10")
    assert (field.asked, field.question) == ("vashka", WHETHER_TO_LET_PASS)
    field.say("vashka: yes")
    assert field.at("ma-gash") == "10"
    assert field.owner(9) == "vashka"


@pytest.mark.rule("OW 6.4", "OW-10", "OW 17.2")
@pytest.mark.parametrize(("die", "shaman"), [(4, False), (5, True)])
def test_without_consent_servivility_helps(die: int, shaman: bool) -> None:
    field = surrounded(die, shaman=shaman)
    field.say("krug: march ma-gash land-10", "vashka: no")
    assert field.at("ma-gash") == "10"
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW 6.7", "OW 25.1", "OW 25.2")
def test_the_land_that_was_lacking_and_the_one_that_stops_a_victory_are_told_as_such() -> None:
    """Of two players each needs 10 lands."""
    hers = tuple(held(str(number), "vashka") for number in range(9, 19))
    own = tuple(held(str(number), "krug") for number in range(1, 8))
    field = Field(lead("krug", "ma-gash", "8"), *own, *hers, announced={"vashka": LANDS})
    assert claimed(field) == (
        "Krug takes Land 9 from Vashka, whose victory is stopped.",
        ["Krug stops Vashka!", "+1 land", "−1 land"],
    )
    field = Field(lead("krug", "ma-gash", "8"), *own)
    assert claimed(field) == ("Land 9 is Krug's now.", ["", "+1 land"])
    field = Field(lead("krug", "ma-gash", "8"), *own, held("10", "krug"))
    assert claimed(field) == (
        "Land 9 is Krug's now: enough to win.",
        ["", "+1 land", "Krug can win now!"],
    )
    field = Field(lead("krug", "ma-gash", "8"), *own, held("10", "krug"), agreed={"earliest": 5})
    assert claimed(field) == ("Land 9 is Krug's now.", ["", "+1 land"]), "it is too early to win (OW-84)"


def claimed(field: Field) -> tuple[str, list[str]]:
    """What is told of Ma Gash's march to land 9, and what is shown."""
    field.say("krug: march ma-gash land-9")
    (event,) = [past for past in field.match.happenings if isinstance(past.event, Claimed)]
    return event.text(0), [impact.text for impact in event.event.impacts()]


@pytest.mark.rule("OW 6.4", "OW-10")
def test_of_several_who_fail_and_are_not_attacked_all_go_on() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"), lead("krug", "clank", "8"), held("9", "vashka", "nail-chewers"), dice=(5, 1)
    )
    field.say("krug: march ma-gash land-10", "krug: along clank")
    assert answers(field) == ["Let pass", "Bar the way"]
    field.say("vashka: no")
    assert (field.asked, field.question) == ("vashka", WHETHER_TO_STRIKE)
    assert answers(field) == ["Attack", "Let go"]
    field.say("vashka: no")
    assert (field.at("ma-gash"), field.at("clank")) == ("10", "10")


def answers(field: Field) -> list[str]:
    """What the buttons of the question say."""
    (ask,) = field.match.asks
    return [option.label(field.match.view(ask.seat)) for option in ask.options]


@pytest.mark.rule("OW 6.4", "OW-10")
def test_who_fails_is_attacked_and_stays_if_he_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = surrounded(5)
    field.say("krug: march ma-gash land-10", "vashka: no")
    assert staged.fought == [("strike", 8, 1, (field.chip("ma-gash"),))]
    assert field.at("ma-gash") == "9"
    assert field.owner(9) == "krug"
    told = [past.text(0) for past in field.match.happenings if isinstance(past.event, Claimed)]
    assert told == [f"Krug takes {world_of(field.state).names[8]} from Vashka."]
    assert not field.can("march")
    assert not field.leader("ma-gash").attacked, "battles that others begin are no attacks"


@pytest.mark.rule("OW-10")
def test_who_loses_in_passing_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, False, flight=1)
    field = surrounded(5)
    field.say("krug: march ma-gash land-10", "vashka: no")
    assert field.at("ma-gash") == "2"
    assert field.question == WHAT_NOW
    assert not field.can("march")


@pytest.mark.rule("OW-10")
def test_neutral_troops_never_consent_and_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch, False)
    field = Field(lead("krug", "ma-gash", "8"), held("9", "", "nail-chewers"), dice=(8,))
    field.say("krug: march ma-gash land-10")
    assert staged.fought[0][:3] == ("strike", 8, -1)
    assert field.at("ma-gash") == ""


@pytest.mark.rule("OW-10", "OW-50")
def test_of_several_only_who_fails_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("krug", "old-drip", "8"),
        held("9", "vashka", "nail-chewers"),
        dice=(4, 5),
    )
    field.say("krug: march ma-gash land-10", "krug: along old-drip", "vashka: no", "vashka: yes")
    assert (field.at("ma-gash"), field.at("old-drip")) == ("10", "9")


@pytest.mark.rule("OW 6.4", "OW-75")
def test_nobody_is_stopped_in_passing_through_an_outland() -> None:
    field = Field(lead("krug", "ma-gash", "north-1"), lead("vashka", "clank", "north-2", "nail-chewers"))
    field.say("krug: march ma-gash north-3")
    assert field.at("ma-gash") == "north-3"
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW-73", "OW-75")
def test_the_way_goes_through_an_outland_whoever_is_there_rather_than_past_who_may_bar_it() -> None:
    """From 7 to north-1 by 1 or by west-1."""
    field = Field(
        lead("krug", "ma-gash", "7"),
        held("1", "vashka", "nail-chewers"),
        lead("vashka", "clank", "west-1", "loud-lads"),
    )
    field.say("krug: march ma-gash north-1")
    assert field.at("ma-gash") == "north-1"
    assert field.question == WHAT_NOW


# Claiming.


@pytest.mark.rule("OW 6.7", "OW-15")
def test_a_leader_takes_a_land_where_no_hostile_unit_is() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), held("9", "vashka", fortress=2, mine=True))
    field.say("krug: march ma-gash land-9")
    assert field.owner(9) == "krug"
    assert (field.land(9).fortress, field.land(9).mine) == (2, True), "they follow the land (OW-29, OW-62)"
    assert field.owner(8) == "krug", "it stays his without a garrison"


@pytest.mark.rule("OW-15")
def test_nobody_claims_in_passing() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("9", "vashka"))
    field.say("krug: march ma-gash land-10")
    assert field.owner(9) == "vashka"
    assert field.owner(10) == "krug"


@pytest.mark.rule("OW 6.7")
def test_nobody_claims_an_outland() -> None:
    field = Field(lead("krug", "ma-gash", "1", "loud-lads"))
    field.say("krug: march ma-gash north-1")
    assert [land.owner for land in field.state.lands].count(0) == 1
