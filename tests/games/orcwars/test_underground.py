"""Moving below (OW 6.3, OW-11, OW-12)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.pieces import ACTING, SURFACING, UNIT, WHAT_NOW, WHETHER_AGAIN

from .positions import Field, held, lead
from .staged import stage


def miner(*more: object, dice: tuple[int, ...] = (), units: str = "loud-lads") -> Field:
    """Ma Gash in land 8 with a mine."""
    return Field(lead("krug", "ma-gash", "8", units), held("8", "krug", mine=True), *more, dice=dice)  # type: ignore[arg-type]


@pytest.mark.rule("OW 6.3", "OW-11")
@pytest.mark.parametrize(("mine", "fortress"), [(True, 0), (False, 1)])
def test_an_army_goes_below_from_own_land_with_a_mine_or_fortress(mine: bool, fortress: int) -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"), held("8", "krug", mine=mine, fortress=fortress), dice=(17,)
    )
    field.say("krug: descend ma-gash")
    assert field.question == WHETHER_AGAIN
    field.say("krug: no")
    assert field.at("ma-gash") == "17"
    assert field.owner(17) == "krug"
    assert not field.can("march")
    assert not field.can("descend")


@pytest.mark.rule("OW 6.3", "OW-11")
def test_who_may_not_go_below() -> None:
    assert not miner(units="").can("descend"), "a lone leader"
    assert not Field(lead("krug", "ma-gash", "8", "loud-lads")).can("descend"), "no mine, no fortress"
    field = Field(lead("krug", "ma-gash", "8", "loud-lads", moved=True), held("8", "krug", mine=True))
    assert not field.can("descend"), "it is his move"
    field = Field(lead("vashka", "ma-gash", "8", "loud-lads"), held("8", "vashka", mine=True))
    assert not field.can("descend"), "he is another player's"


@pytest.mark.rule("OW 6.3", "OW-11")
def test_the_die_may_be_rolled_once_more_and_then_counts() -> None:
    field = miner(dice=(20, 12))
    field.say("krug: descend ma-gash", "krug: yes")
    assert field.at("ma-gash") == "12"
    assert field.question == WHAT_NOW


@pytest.mark.rule("OW 6.3", "OW-12")
def test_on_a_20_all_are_dead() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads", shaman=True),
        held("8", "krug", "tusk-polishers", mine=True),
        dice=(20,),
    )
    field.say("krug: descend ma-gash", "krug: no")
    assert field.at("ma-gash") == ""
    assert len(field.state.cups[UNIT]) == 91 - 1
    assert field.garrison(8) == ["tusk-polishers"]
    assert field.owner(8) == "krug"


@pytest.mark.rule("OW 6.3", "OW-12")
def test_on_a_19_they_are_lost_and_roll_next_turn_without_another_try() -> None:
    field = miner(dice=(19, 5))
    field.say("krug: descend ma-gash", "krug: no")
    assert field.at("ma-gash") == "lost"
    assert not field.can("leave")
    field = Field(lead("krug", "ma-gash", "lost", "loud-lads"), phase=SURFACING, dice=(5,))
    assert field.at("ma-gash") == "5"
    assert field.state.phase == ACTING
    assert not field.can("march"), "it was his move (OW-76)"


@pytest.mark.rule("OW-12", "OW-76")
def test_each_of_the_lost_rolls_for_himself() -> None:
    field = Field(
        lead("krug", "ma-gash", "lost", "loud-lads"),
        lead("krug", "clank", "lost", "nail-chewers"),
        lead("krug", "old-drip", "lost", "shin-kickers"),
        lead("vashka", "fizz-nobrow", "lost", "poker-lads"),
        phase=SURFACING,
        dice=(19, 20, 3),
    )
    assert [field.at(slug) for slug in ("ma-gash", "clank", "old-drip", "fizz-nobrow")] == ["lost", "", "3", "lost"]
    assert field.state.phase == ACTING


@pytest.mark.rule("OW-12", "OW 20.5", "OW-51")
def test_a_fortress_with_hostile_troops_is_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads", attacked=True),
        held("8", "krug", mine=True),
        held("12", "vashka", "nail-chewers", fortress=3),
        dice=(12,),
    )
    field.say("krug: descend ma-gash", "krug: no")
    assert staged.fought == [("fight", 11, (field.chip("ma-gash"),), 1, True, True)]
    assert field.owner(12) == "krug"


@pytest.mark.rule("OW-12")
def test_without_a_fortress_there_is_a_plain_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = miner(held("12", "vashka", "nail-chewers"), dice=(12,))
    field.say("krug: descend ma-gash", "krug: no")
    assert staged.fought == [("fight", 11, (field.chip("ma-gash"),), 1, False, True)]


@pytest.mark.rule("OW-12")
def test_a_fortress_without_troops_is_not_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(monkeypatch)
    field = miner(lead("vashka", "clank", "12"), dice=(12,))
    field.state.lands[11].fortress = 3
    field.say("krug: descend ma-gash", "krug: no")
    assert staged.fought[0][4] is False


@pytest.mark.rule("OW-50", "OW-11")
def test_armies_go_below_together() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "8", "nail-chewers"),
        lead("krug", "old-drip", "8"),
        held("8", "krug", mine=True),
        dice=(3,),
    )
    field.say("krug: descend ma-gash")
    assert field.legal() == {"along", "along clank"}
    field.say("krug: along clank", "krug: no")
    assert (field.at("ma-gash"), field.at("clank"), field.at("old-drip")) == ("3", "3", "8")


@pytest.mark.rule("OW-32", "OW-12")
def test_a_shaman_whose_troops_join_who_comes_up_is_gone_if_he_has_one() -> None:
    lost = lead("krug", "ma-gash", "lost", "door-knockers", shaman=True)
    field = Field(lost, held("9", "", "loud-lads", shaman=True), phase=SURFACING, dice=(9,))
    assert field.units("ma-gash") == ["door-knockers", "loud-lads"]
    assert field.land(9).shamans == []


@pytest.mark.rule("OW 8.4", "OW-56")
def test_who_comes_up_and_flees_from_a_caravan_there_robs_none_under_another_leader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, True, False, flight=9)
    field = Field(
        lead("krug", "ma-gash", "8", "tusk-polishers"),
        lead("krug", "gorm-twice-hit", "10", "pot-knights", moved=True),
        held("8", "krug", mine=True),
        held("9", "", "nail-chewers"),
        caravans={"caravan-2-there": 2, "caravan-4-there": 4},
        dice=(9,),
    )
    field.say("krug: descend ma-gash", "krug: no", "krug: raid caravan-2-there")
    assert field.at("ma-gash") == "10"
    assert field.can("raid") == {"gorm-twice-hit caravan-4-there"}
    field.say("krug: hand-over ma-gash gorm-twice-hit")
    assert not field.can("raid")
