"""What is told of an answer before it is given: what it needs, how likely that is, and what waits."""

from __future__ import annotations

from fractions import Fraction

import pytest

from orcade.games.orcwars import GAME
from orcade.games.orcwars.answers.attacking import RaidNext
from orcade.games.orcwars.battles.odds import exchanges, won
from orcade.games.orcwars.chips import CARAVAN, LEADER
from orcade.games.orcwars.odds import (
    any_of,
    attacker_wins,
    caravan_powers,
    caves,
    eighths,
    in_cup,
    mean_gold,
    share,
)
from orcade.games.orcwars.pieces import (
    BUYING,
    DISCARDING,
    FRESH_START,
    GOLD_BACK,
    TRADING,
    UNIT,
    WHICH_CARAVAN,
    WHICH_IS_BIGGEST,
)

from .positions import SEATS, Field, held, lead

pytestmark = pytest.mark.told


def hint(field: Field, words: str, name: str = "krug") -> str:
    """What is told of an answer of the seat that is asked."""
    seat = SEATS.index(name)
    ask = next(ask for ask in field.match.asks if ask.seat == seat)
    return GAME.hint(field.match.board(seat), field.match.read(ask, words))


# Moving.


@pytest.mark.rule("OW 6.1", "OW 6.4", "OW 6.7", "OW 8.1")
def test_what_waits_at_the_end_of_a_march() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", gold="gold-2"),
        lead("vashka", "axle-ug", "2", "hub-crackers"),
        lead("vashka", "clank", "north-1"),
        held("7", "krug"),
        held("14", "", "pot-knights"),
        held("3", "vashka", fortress=2, mine=True),
        held("10", "", "nail-chewers"),
        caravans={"caravan-2-there": 2},
    )
    assert hint(field, "march ma-gash land-7") == "The gold goes to your hand."
    assert hint(field, "march ma-gash land-9") == "Second-Hand Swords is there. You claim the land: 3 of 10."
    assert hint(field, "march ma-gash land-3") == "You take the land with its mine from Vashka: 4 of 10. By Land 9."
    assert hint(field, "march ma-gash land-2") == (
        "Battle, power 5 against 8 (Vashka): the attacker wins with 15 % if all plan at random."
    )
    assert hint(field, "march ma-gash north-1") == (
        "Past Vashka in Land 2 on 4 or less (50 %) if not let through. "
        "Vashka is there with a power of 5: a battle, if one of you wants it."
    )
    assert hint(field, "march ma-gash land-14").startswith("Battle, power 5 against 3 (troops that obey nobody):")


@pytest.mark.rule("OW 25.2")
def test_a_fortress_that_is_left_empty_counts_no_more() -> None:
    walls = held("8", "krug", fortress=2)
    field = Field(lead("krug", "ma-gash", "8"), walls)
    assert hint(field, "march ma-gash land-9") == "You claim the land: 2 of 10."
    field = Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "8"), walls)
    assert hint(field, "march ma-gash land-9") == "You claim the land: 3 of 10."


@pytest.mark.rule("OW 6.4", "OW-10")
def test_how_a_lone_leader_slips_past() -> None:
    field = Field(
        lead("krug", "ma-gash", "1"),
        lead("vashka", "axle-ug", "2"),
        held("7", "", "pot-knights"),
        held("13", "vashka"),
    )
    assert hint(field, "march ma-gash land-13").startswith(
        "Past troops that obey nobody in Land 7 on 4 or less (50 %). You take the land from Vashka"
    )
    assert hint(field, "march ma-gash land-3") == (
        "Past Vashka in Land 2 on 4 or less (50 %) if not let through. You claim the land: 2 of 10."
    )
    field.say("krug: march ma-gash land-3")
    assert hint(field, "no", "vashka").startswith(
        "Ma Gash slips through on 4 or less (50 %). Else you attack: battle, power 4 against 5 (Krug): "
    )
    assert hint(field, "yes", "vashka") == ""


@pytest.mark.rule("OW 8.3", "OW-52")
def test_natives_who_change_sides() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "axle-ug", "2", "loud-lads"),
        held("9", "vashka", "tusk-polishers redtusk-runts"),
    )
    assert hint(field, "march ma-gash land-2").startswith("Axle Ug keeps Loud Lads (4) on 4 or less (50 %). Battle")
    assert hint(field, "march ma-gash land-9") == (
        "Tusk Polishers (3) and Redtusk Runts (2) join Ma Gash. You take the land from Vashka: 2 of 10."
    )


@pytest.mark.rule("OW 6.3", "OW-11", "OW 20.5")
def test_the_ways_below() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads mas-own-mob"),
        held("8", "krug", mine=True),
        held("9", "vashka", "rivet-boys", fortress=1),
        dice=(9,),
    )
    ways = "The caves lead to one of 18 lands: 1 own land, 16 without enemies, 1 with enemies."
    end = "On a 19 you are lost until your next turn, on a 20 dead."
    assert hint(field, "descend ma-gash") == f"{ways} {end} You may roll once more, but not a third time."
    assert caves(field.state, 0) == (1, 16, 1)
    field.say("krug: descend ma-gash")
    assert hint(field, "yes").endswith(f"{end} You have to take what it leads to.")
    assert hint(field, "no") == (
        "Battle, power 14 against 2 (Vashka in a fortress of strength 1): the attacker wins with 100 % by surprise."
    )


@pytest.mark.rule("OW 20.5", "OW 8.3")
def test_there_is_no_surprise_where_all_troops_join_who_comes_up() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "mas-own-mob"),
        held("8", "krug", mine=True),
        lead("vashka", "clank", "9"),
        held("9", "vashka", "loud-lads", fortress=1),
        dice=(9,),
    )
    field.say("krug: descend ma-gash")
    assert "14 against 5 (Vashka in a fortress of strength 1)" in hint(field, "no")
    assert "surprise" not in hint(field, "no")


@pytest.mark.rule("OW 8.1", "OW-19")
def test_a_battle_in_an_outland() -> None:
    field = Field(
        lead("krug", "ma-gash", "1", "loud-lads"),
        lead("vashka", "axle-ug", "north-1"),
        lead("vashka", "clank", "north-1", "nail-chewers"),
    )
    field.say("krug: march ma-gash north-1")
    words = "Battle, power 9 against 13 (Vashka): the attacker wins with 12 % if all plan at random."
    assert hint(field, "yes") == words
    assert hint(field, "no") == ""
    field.say("krug: no")
    assert hint(field, "yes", "vashka") == words


@pytest.mark.rule("OW-19", "OW-51", "OW-78")
def test_each_battle_in_an_outland_is_told_of_who_would_fight_it() -> None:
    """Axle Ug has attacked; Krug's Clank has not come with Ma Gash."""
    field = Field(
        lead("krug", "ma-gash", "1", "loud-lads"),
        lead("krug", "clank", "north-1", "pot-knights"),
        lead("krug", "axle-ug", "1", "hub-crackers", attacked=True),
        lead("vashka", "old-drip", "north-1"),
        lead("olm", "boss-anvil", "north-1", "nail-chewers"),
        seats=3,
    )
    field.say("krug: march ma-gash north-1", "krug: along axle-ug")
    assert hint(field, "yes").startswith("Battle, power 9 against 5 (Vashka)")
    field.say("krug: no")
    assert hint(field, "yes", "vashka").startswith("Battle, power 17 against 5 (Vashka)")
    field.say("vashka: no")
    assert hint(field, "yes").startswith("Battle, power 9 against 10 (Olm)")
    field.say("krug: no")
    assert hint(field, "yes", "olm").startswith("Battle, power 17 against 10 (Olm)")


@pytest.mark.rule("OW-10")
def test_an_attack_on_who_was_passing() -> None:
    field = Field(
        lead("krug", "ma-gash", "1"),
        lead("krug", "clank", "1"),
        held("2", "vashka", "pot-knights", fortress=2),
        dice=(8, 1),
    )
    field.say("krug: march ma-gash land-3", "krug: along clank")
    assert hint(field, "no", "vashka") == (
        "Ma Gash slips through on 4 or less (50 %). Clank slips through on 4 or less (50 %)."
    )
    field.say("vashka: no")
    assert hint(field, "yes", "vashka").startswith("Battle, power 3 against 5 (Krug): the attacker wins with ")


# Who obeys.


@pytest.mark.rule("OW 7.2", "OW 7.3", "OW 7.4", "OW 13.1", "OW 13.2")
def test_levies() -> None:
    field = Field(
        lead("krug", "ma-gash", "9", "loud-lads"),
        lead("krug", "gorm-twice-hit", "7"),
        hands={"krug": "nail-chewers rivet-boys redtusk-runts shaman shove-cart captain-hush left-foot-guard"},
        gold={"krug": "gold-2 gold-3"},
    )
    assert hint(field, "levy ma-gash troops") == (
        "Nail Chewers (4) and Rivet Boys (2) obey on 6 or less (75 %). Else they attack you, power 6 against 9."
    )
    assert hint(field, "levy gorm-twice-hit troops") == "Redtusk Runts (2) join freely."
    assert hint(field, "levy gorm-twice-hit troops machine-2") == (
        "Redtusk Runts (2) join freely. The war machine costs 2 of your 5 gold."
    )
    assert hint(field, "levy gorm-twice-hit shaman") == (
        "A shaman lets you plan after your enemies, and helps him to get away."
    )
    assert hint(field, "raise captain-hush troops") == "You claim the land: 3 of 10. Left Foot Guard (3) join freely."


@pytest.mark.rule("OW 6.5", "OW-13", "OW-50")
def test_units_that_are_taken_and_handed_over() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads nail-chewers pot-knights"))
    field.say("krug: take-over ma-gash")
    assert hint(field, "take loud-lads nail-chewers") == (
        "Loud Lads (4) join freely. Nail Chewers (4) obey on 6 or less (75 %). "
        "Else they attack you, power 4 against 12."
    )
    field = Field(lead("krug", "ma-gash", "8", "nail-chewers"), lead("krug", "axle-ug", "8"))
    assert hint(field, "hand-over ma-gash axle-ug") == (
        "Nail Chewers (4) obey on 4 or less (50 %). Else they attack you, power 4 against 9."
    )
    assert hint(field, "leave ma-gash") == "He leaves Nail Chewers (4)."
    field.say("krug: leave ma-gash")
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads"))
    assert hint(field, "take-over ma-gash") == "Loud Lads (4) join freely."


@pytest.mark.rule("OW-31")
def test_machines_that_nobody_would_tow_any_more() -> None:
    lost = "No troop is left with Shove Cart (2): destroyed."
    field = Field(lead("krug", "ma-gash", "8", "loud-lads shove-cart"))
    field.say("krug: leave ma-gash")
    assert hint(field, "leave loud-lads") == lost
    assert hint(field, "leave shove-cart") == lost
    assert hint(field, "leave loud-lads shove-cart") == ""
    field = Field(lead("krug", "ma-gash", "8"), held("8", "krug", "loud-lads shove-cart"))
    field.say("krug: take-over ma-gash")
    assert hint(field, "take loud-lads") == f"Loud Lads (4) join freely. {lost}"
    assert hint(field, "take shove-cart") == lost
    field = Field(lead("krug", "clank", "8", "loud-lads shove-cart"), lead("krug", "ma-gash", "8"))
    assert hint(field, "hand-over clank ma-gash") == "", "it is asked which"
    field.say("krug: hand-over clank ma-gash")
    assert hint(field, "hand loud-lads") == f"Loud Lads (4) join freely. {lost}"
    assert hint(field, "hand loud-lads shove-cart") == "Loud Lads (4) join freely."
    assert hint(field, "hand shove-cart") == lost


@pytest.mark.rule("OW 16.1")
@pytest.mark.parametrize(("units", "powers"), [("", "6 against 5"), ("drill-squad", "4 against 11")])
def test_rebels_have_the_machine_where_no_troop_is_loyal(units: str, powers: str) -> None:
    field = Field(lead("krug", "ma-gash", "8", units), held("8", "krug", "nail-chewers shove-cart"))
    field.say("krug: take-over ma-gash")
    assert hint(field, "take nail-chewers shove-cart").endswith(f"Else they attack you, power {powers}.")
    field = Field(
        lead("krug", "ma-gash", "9", units), hands={"krug": "nail-chewers shove-cart"}, gold={"krug": "gold-2"}
    )
    assert f"Else they attack you, power {powers}." in hint(field, "levy ma-gash troops machine-2")


@pytest.mark.rule("OW 14.1", "OW 25.2")
def test_a_fortress() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), gold={"krug": "gold-3"})
    assert hint(field, "build ma-gash 2") == (
        "Costs his move, and 3 of your 3 gold, as no change is given. Takes 2 of the damage to who defends it. "
        "It counts like a land as long as a unit of yours is in it: 2 of 10."
    )


# Spies.


@pytest.mark.rule("OW 9.1", "OW-63")
def test_spies() -> None:
    field = Field(
        lead("vashka", "clank", "1", "nail-chewers shove-cart", shaman=True),
        held("2", "vashka", "pot-knights", fortress=2, mine=True),
        hands={"krug": "spy", "vashka": "spy spy"},
        gold={"vashka": "gold-1 gold-2"},
    )
    assert hint(field, "look-at vashka") == "2 units and 2 gold chips."
    assert hint(field, "steal-from vashka") == "One of 2 gold chips, by chance."
    assert hint(field, "knife clank") == (
        "Clank gets away on 5 or less (62 %), else he is dead; he leads Nail Chewers (4) and Shove Cart (2)."
    )
    assert hint(field, "bribe nail-chewers clank") == (
        "Clank keeps it on 6 or less (75 %), else back to the hand of Vashka."
    )
    assert hint(field, "bribe pot-knights land-2") == (
        "It has no leader who could keep it: 100 % back to the hand of Vashka."
    )
    assert hint(field, "sabotage shove-cart clank") == "Vashka loses a power of 2, for certain."
    assert hint(field, "sabotage-mine land-2") == "Vashka loses its gold and a way below, for certain."
    assert hint(field, "sabotage-fortress land-2") == "For certain; Vashka has 2 of 10 lands and fortresses then."
    assert "even if he has a shaman" in hint(field, "overhear")
    one = Field(hands={"krug": "spy"}, gold={"vashka": "gold-1"})
    assert hint(one, "steal-from vashka") == "The only gold chip in that hand."


# Battles.


@pytest.mark.rule("OW 20.1", "OW 21.1", "OW 23.1", "OW 22.1", "OW 20.2")
def test_plans() -> None:
    field = Field(
        lead("krug", "uncle-boulder", "8", "bridge-sitters"),
        lead("vashka", "axle-ug", "9"),
    )
    field.say("krug: march uncle-boulder land-9")
    assert hint(field, "charge") == (
        "Obeyed on 5 or less (62 %). You win in 89 %: deals 3.1, takes 2.5. "
        "Your leaders who fall are hacked: they hardly get away. "
        "Stupid trolls cost 0.7 power on average."
    )
    assert hint(field, "careful", "vashka") == (
        "You win in 7 %: deals 1.1, takes 3.4. Your leaders who fall to charge are hacked: they hardly get away."
    )
    shown = field.match.scene(0).question
    assert shown is not None
    assert [(each.say, each.prospect) for each in shown.choices] == [
        ("charge", "wins 89 %, deals 3.1, takes 2.5"),
        ("careful", "wins 89 %, deals 3.3, takes 1.7"),
        ("clever", "wins 89 %, deals 2.5, takes 1.2"),
    ]
    assert hint(field, "flee", "vashka") == "Axle Ug gets away on 5 or less (62 %), else he is captured."


@pytest.mark.rule("OW-9", "OW 23.2", "OW 23.6")
def test_commanders_and_walls() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads great-grandads"),
        lead("krug", "clank", "8"),
        lead("vashka", "axle-ug", "9", "hub-crackers"),
        held("9", "vashka", fortress=1),
    )
    assert hint(field, "march ma-gash land-9").startswith(
        "Battle, power 15 against 8 (Vashka in a fortress of strength 1): the attacker wins with "
    )
    field.say("krug: march ma-gash land-9", "krug: along clank")
    assert hint(field, "command ma-gash") == "Authority 5: obeyed on 5 or less (62 %)."
    field.say("krug: command ma-gash")
    assert "The fortress falls against charge and clever." in hint(field, "charge")
    assert hint(field, "careful", "vashka").startswith("Obeyed on 6 or less (75 %)")


@pytest.mark.rule("OW 21.2", "OW-38")
def test_the_biggest_troop() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "shin-kickers rivet-boys"),
        lead("vashka", "axle-ug", "9"),
        dice=(8,),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: careful")
    assert field.question == WHICH_IS_BIGGEST
    assert hint(field, "biggest shin-kickers") == "Charge 33 %, careful 33 %, clever 33 %."
    assert hint(field, "biggest rivet-boys") == "Charge 50 %, careful 33 %, clever 17 %."


@pytest.mark.rule("OW 23.3", "OW 23.4", "OW-44", "OW 24.2")
def test_losses_and_retreats() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "3"),
        lead("vashka", "axle-ug", "9", "hub-crackers downhill-mob"),
        dice=(1, 1, 6, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: clever")
    assert hint(field, "hit loud-lads") == "Takes 2 of its 4 and survives with 17 %, else is destroyed."
    assert hint(field, "hit ma-gash") == "Takes 2 of its 5 and survives with 33 %, else has to get away."
    field.say("krug: hit loud-lads", "vashka: hit downhill-mob")
    assert hint(field, "hold", "vashka") == "You have a power of 13 left, Krug 5 and must retreat."
    assert hint(field, "withdraw", "vashka") == "3 free areas beside it."
    field.say("vashka: hold")
    assert hint(field, "retreat land-3") == "Own land. Clank is there."
    assert hint(field, "retreat land-15") == "You claim it."


@pytest.mark.rule("OW-44", "OW-57")
def test_a_retreat_without_a_leader_who_may_get_away_yet() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("vashka", "axle-ug", "9"),
        held("9", "vashka", "downhill-mob"),
        dice=(1, 1, 1, 6),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: clever")
    field.say("krug: hit loud-lads", "vashka: hit axle-ug")
    assert hint(field, "withdraw", "vashka") == (
        "No area beside it is free: you are destroyed. If a leader gets away, 4 free areas beside it."
    )


@pytest.mark.rule("OW-44", "OW 14.4")
def test_from_a_fortress_the_way_is_below() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("vashka", "axle-ug", "9", "hub-crackers downhill-mob"),
        held("9", "vashka", fortress=2),
        dice=(1, 1, 6),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: clever", "krug: hit loud-lads")
    assert hint(field, "withdraw", "vashka") == "From a fortress you go below: 17 of 20 ways lead to a free land."
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"), lead("vashka", "axle-ug", "9"), held("9", "vashka", fortress=2)
    )
    field.say("krug: march ma-gash land-9")
    assert hint(field, "flee", "vashka") == (
        "Axle Ug gets away on 5 or less (62 %), else he is captured. "
        "From a fortress one goes below: 17 of 20 ways lead to a free land."
    )


@pytest.mark.rule("OW 8.2", "OW 19.1")
def test_caravans() -> None:
    field = Field(lead("krug", "clank", "9", "nail-chewers"), caravans={"caravan-2-there": 2})
    assert hint(field, "raid clank caravan-2-there") == (
        "Power 9 against 1.9 on average, 5 at most, with as many gold chips."
    )
    field.state.caravans[0].power = 2
    (gold,) = field.take("gold-4")
    field.state.cards.show(gold)
    field.state.caravans[0].treasury.append(gold)
    assert hint(field, "raid clank caravan-2-there") == "Power 9 against 2, with 4 gold."
    assert sum(caravan_powers().values()) == 1
    assert caravan_powers()[0] == Fraction(1, 36)


@pytest.mark.rule("OW 8.2", "OW-60", "OW-61")
def test_who_may_not_raid_the_next_caravan_does_not_count() -> None:
    field = Field(
        lead("krug", "clank", "9", "nail-chewers"),
        lead("krug", "ma-gash", "9", "loud-lads"),
        lead("krug", "axle-ug", "9"),
        caravans={"caravan-2-there": 2},
    )
    (caravan,) = field.state.caravans
    caravan.driven.append(field.chip("ma-gash"))
    field.state.asked = WHICH_CARAVAN
    field.state.about = 8
    field.state.noted = [leader.chip for leader in field.state.leaders]
    assert GAME.hint(field.match.board(0), RaidNext(caravan.chip)).startswith("Power 9 against 1.9")


# Gold.


@pytest.mark.rule("OW 5.1", "OW-7", "OW 5.2")
def test_what_is_bought_and_drawn() -> None:
    field = Field(gold={"krug": "gold-1 gold-4"}, phase=BUYING)
    assert hint(field, "buy 1") == "4 of your 5 gold, as no change is given. 20 % to draw a leader."
    field.say("krug: buy 1")
    assert hint(field, "pay gold-4") == "1 gold left. 2 more than the price, and no change is given."
    fresh = Field(phase=FRESH_START)
    assert hint(fresh, "afresh") == "74 % to draw a leader. 2 more hands may be drawn after this one."
    holding = Field(phase=FRESH_START, hands={"krug": "spy shaman loud-lads"})
    assert hint(holding, "afresh") == hint(fresh, "afresh"), "the hand goes back before six are drawn"
    left = in_cup(fresh.state, UNIT)
    assert left.total() == 91
    assert share(fresh.state, UNIT, LEADER) == any_of(fresh.state, UNIT, LEADER, 1) == Fraction(18, 91)
    assert share(fresh.state, GOLD_BACK, CARAVAN) == Fraction(1, 5)
    assert mean_gold(fresh.state, GOLD_BACK) == pytest.approx(92 / 48)


@pytest.mark.rule("OW 10.1", "OW-23", "OW 15.1", "OW 15.2", "OW 10.2")
def test_rampages_and_mines() -> None:
    field = Field(
        lead("krug", "clank", "north-1", "nail-chewers loud-lads"),
        lead("krug", "ma-gash", "8", "tusk-polishers"),
        lead("krug", "axle-ug", "10"),
        held("8", "krug", mine=True),
    )
    assert hint(field, "wreck land-8") == "At the end of your turn, instead of the gold chip that it would bring then."
    field.say("krug: done")
    army = (
        "His army finds a gold chip and brings it to him on 5 or less (62 %), else a troop by chance runs home with it."
    )
    assert hint(field, "rampage clank both") == f"Clank finds a gold chip on 5 or less (62 %). {army}"
    assert hint(field, "rampage clank army") == army
    assert hint(field, "done") == "Your mines bring 1 gold chip."
    field.say("krug: done")
    assert hint(field, "mine land-10") == (
        "A gold chip at the end of each turn in which a troop has been there from its beginning. "
        "It is a way below, too; 6 mines left in the stock."
    )


@pytest.mark.rule("OW 3.1", "OW 10.3")
def test_what_is_left_to_do() -> None:
    field = Field(lead("krug", "clank", "9"), lead("krug", "ma-gash", "8", moved=True, levied=True))
    assert hint(field, "done") == "1 leader waits. 1 could still levy."
    hand = "clank ma-gash axle-ug spy spy shaman shaman loud-lads pot-knights nail-chewers rivet-boys"
    full = Field(hands={"krug": hand}, phase=DISCARDING)
    assert hint(full, "discard clank") == "1 leader among them."
    assert hint(full, "discard spy") == ""


@pytest.mark.rule("OW-65", "OW 11.2")
def test_trading() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "axle-ug", "9"),
        hands={"krug": "shaman", "vashka": "spy"},
        phase=TRADING,
    )
    assert hint(field, "trade vashka") == "Holds 1 unit, 0 gold chips. 5 more offers after this."
    field.say("krug: trade vashka")
    assert hint(field, "call-off") == "No more offers of yours to Vashka in this round."


# Chances.


def test_eighths() -> None:
    assert [eighths(most) for most in (-1, 0, 4, 7, 9)] == [0, 0, Fraction(1, 2), Fraction(7, 8), 1]


@pytest.mark.rule("OW 24.1", "OW 23.1", "OW 23.4")
def test_who_would_win() -> None:
    """Two lone leaders, power 6 against 3, so both do what they plan. A chief whom damage hits may be dead of it: the
    weaker one holds the ground only where he survives and takes no more than the other one."""
    field = Field(lead("krug", "boss-anvil", "8"), lead("vashka", "wobbly-ur", "9"))
    field.say("krug: march boss-anvil land-9")
    battle = field.state.battle
    assert battle is not None
    cells = exchanges(field.state, battle)
    ground = won(field.state, battle, cells, battle.attacker)
    assert [[round(each * 36) for each in row] for row in ground] == [[12, 36, 10], [20, 24, 36], [36, 20, 36]]
    held = won(field.state, battle, cells, battle.defender)
    assert [[round(each * 36) for each in row] for row in held] == [[0, 0, 6], [6, 0, 0], [0, 6, 0]]
    assert attacker_wins(field.state, battle) == pytest.approx(sum(map(sum, ground)) / 9)


def test_what_is_certain_is_told_as_certain() -> None:
    field = Field(held("9", "vashka", "bucket-yappers"), lead("krug", "clank", "8", "nail-chewers"))
    assert hint(field, "march clank land-9").endswith("wins with 100 % if all plan at random.")
