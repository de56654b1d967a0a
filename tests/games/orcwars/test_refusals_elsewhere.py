"""What a refusal says in battles, of payments, at the end of a turn and in trading."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orcwars import GAME
from orcade.games.orcwars.pieces import (
    BUYING,
    FRESH_START,
    RAMPAGING,
    TRADING,
    WHERE_TO_DIG,
    WHETHER_TO_MOVE_ON,
    WHICH_CARAVAN,
    WHICH_GOLD_TO_KEEP,
    WHICH_IS_BIGGEST,
    WHICH_PLAN,
    WHO_IS_HIT,
)
from orcade.table.game import Why
from orcade.table.proposals import Proposals

from .positions import SEATS, Field, held, lead

pytestmark = pytest.mark.told


def said(field: Field, words: str, name: str = "krug") -> str:
    """Why this cannot be answered, with its rule in front."""
    with pytest.raises(orcade.Refused) as refused:
        field.match.answer(words, SEATS.index(name))
    return str(refused.value)


def agrees(field: Field) -> None:
    """Nothing bars exactly those answers that are offered."""
    for ask in field.match.asks:
        view = field.match.view(ask.seat)
        offered = set(ask.options.also if isinstance(ask.options, Proposals) else ask.options)
        sayable = set(GAME.sayable(view))
        assert offered == {answer for answer in sayable if GAME.barred(view, ask.seat, answer) is None}


# Battles.


@pytest.mark.rule("OW-9", "OW 20.1", "OW 20.2", "OW-37", "OW 23.3", "OW-69", "OW 24.2", "OW-21")
def test_in_a_battle() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads tusk-polishers"),
        lead("krug", "clank", "8", "nail-chewers"),
        lead("vashka", "axle-ug", "9", "hub-crackers"),
        lead("vashka", "wobbly-ur", "7"),
        dice=(1, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: along clank")
    assert said(field, "march clank land-7") == "OW-9: first say who commands your side"
    assert said(field, "command axle-ug") == "OW-9: Axle Ug is no leader of your side in this battle"
    agrees(field)
    field.say("krug: command ma-gash")
    assert field.question == WHICH_PLAN
    assert said(field, "flee") == "OW-37: who attacks does not flee"
    assert said(field, "flee", "vashka") == "OW 20.2: only a chief without troops flees"
    assert said(field, "hold", "vashka") == "OW 20.1: first say what your side is to do: charge, careful or clever"
    agrees(field)
    field.say("krug: charge", "vashka: charge")
    assert field.question == WHO_IS_HIT
    assert said(field, "hit axle-ug") == "OW 23.3: Axle Ug does not fight on this side"
    assert said(field, "hit snot-archers") == "OW 23.3: Snot Archers is no unit in this battle"
    assert said(field, "hit beer") == "OW 23.3: there is no chip 'beer'"
    assert said(field, "hit") == "OW 23.3: say which unit in this battle"
    agrees(field)
    field.say("krug: hit ma-gash")
    assert said(field, "hit ma-gash") == "OW-69: Ma Gash has been given damage already"


@pytest.mark.rule("OW 23.3")
def test_of_equal_units_it_is_said_whose_is_hit() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "pot-knights"),
        lead("krug", "clank", "8", "pot-knights"),
        lead("vashka", "axle-ug", "9", "hub-crackers"),
        dice=(1, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: along clank", "krug: command ma-gash")
    field.say("krug: careful", "vashka: careful")
    assert said(field, "hit pot-knights") == "OW 23.3: say whose: hit pot-knights clank or hit pot-knights ma-gash"
    assert "Damage goes to Pot Knights (3) of Clank" in [
        option.label(field.match.view(0)) for option in field.match.asks[0].options
    ]
    agrees(field)


@pytest.mark.rule("OW 24.2", "OW-21")
def test_where_one_cannot_retreat() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("vashka", "axle-ug", "9", "hub-crackers downhill-mob"),
        lead("vashka", "wobbly-ur", "3"),
        dice=(1, 1, 6, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: clever")
    field.say("krug: hit loud-lads", "vashka: hit downhill-mob")
    while field.asked == "vashka":
        field.say("vashka: hold")
    agrees(field)
    assert said(field, "retreat land-1") == "OW 24.2: Land 1 is not beside Land 9"
    assert said(field, "retreat land-3") == "OW-21: Land 3 is not free: hostile units are there"
    assert said(field, "stay") == "OW 24.2: first say where you retreat to"


@pytest.mark.rule("OW-57")
def test_garrisons_retreat_to_own_land_alone() -> None:
    field = Field(
        lead("krug", "clank", "8", "mas-own-mob loud-lads"),
        held("9", "vashka", "hub-crackers spoke-breakers"),
        held("3", "vashka"),
        held("15", "vashka"),
        dice=(1, 6, 6, 1),
    )
    field.say("krug: march clank land-9", "krug: clever", "krug: hit loud-lads", "vashka: hit hub-crackers")
    assert said(field, "retreat land-10", "vashka") == (
        "OW-57: Land 10 is not yours, and without a leader units retreat to own land alone"
    )
    agrees(field)


@pytest.mark.rule("OW-38", "OW-55")
def test_troops_that_obey_nobody() -> None:
    field = Field(
        lead("krug", "clank", "8", "mas-own-mob"),
        held("9", "", "shin-kickers redtusk-runts hub-crackers"),
        dice=(1, 1),
    )
    field.say("krug: march clank land-9", "krug: careful")
    assert field.question == WHO_IS_HIT
    field.say("krug: hit clank")
    agrees(field)
    assert said(field, "hit hub-crackers") == ("OW-55: among those who obey nobody the weakest take the damage first")


@pytest.mark.rule("OW-38")
def test_which_troops_count_as_the_biggest() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "shin-kickers rivet-boys brake-boys ankle-biters sneeze-scouts"),
        lead("vashka", "axle-ug", "9"),
        dice=(8,),
    )
    field.say("krug: march ma-gash land-9", "krug: clever", "vashka: careful")
    assert field.question == WHICH_IS_BIGGEST
    assert said(field, "biggest sneeze-scouts") == "OW-38: the biggest troops here have a power of 2"
    assert said(field, "biggest brake-boys") == ("OW-38: Brake Boys (2) counts like another one that may be named")
    assert said(field, "biggest hub-crackers") == "OW-38: Hub Crackers is no troop of this side"
    agrees(field)


@pytest.mark.rule("OW-50", "OW-9")
def test_whom_one_may_follow() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("krug", "clank", "8"),
        lead("krug", "gorm-twice-hit", "8"),
        lead("vashka", "snik-last-out", "9"),
        dice=(1, 8, 8),
    )
    field.say("krug: march ma-gash land-9", "krug: along clank gorm-twice-hit", "krug: command clank")
    field.say("krug: charge", "vashka: charge", "krug: hit ma-gash")
    assert said(field, "follow nib-notme").startswith("OW 1.1: Nib Notme is neither")
    assert said(field, "follow snik-last-out") == "OW-50: Snik Last-Out is no leader of your side in this battle"
    assert said(field, "follow ma-gash") == "OW-50: Ma Gash was destroyed in this battle"
    agrees(field)


# After battles.


@pytest.mark.rule("OW-56", "OW-51", "OW 8.4")
def test_where_one_cannot_move_on() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "snik-last-out", "9", "pot-knights"),
        lead("vashka", "axle-ug", "14"),
        hands={"krug": "clank"},
    )
    field.state.asked = WHETHER_TO_MOVE_ON
    field.state.about = field.chip("ma-gash")
    field.leader("ma-gash").attacked = True
    view = field.match.view(0)
    spent = GAME.refusal(view, 0, "move-on land-14")
    assert spent == Why("Ma Gash has attacked in this turn, and in Land 14 he would have to fight", "OW-51")
    far = GAME.refusal(view, 0, "move-on land-3")
    assert far == Why("after a retreat one moves on into an area beside Land 8", "OW-56")
    assert GAME.refusal(view, 0, "move-on land-2") is None
    assert GAME.refusal(view, 0, "march ma-gash land-2") == Why(
        "first say whether the leader moves on after his retreat or stays", "OW-56"
    )


@pytest.mark.rule("OW 8.2", "OW-51", "OW-60", "OW-61")
def test_which_caravan_is_not_raided_next() -> None:
    field = Field(
        lead("krug", "ma-gash", "9", "loud-lads mas-own-mob tusk-polishers"),
        caravans={"caravan-2-there": 2, "caravan-2-back": 2, "caravan-5-there": 2},
        dice=(1, 1, 1, 1),
    )
    field.state.caravans[1].driven.append(field.chip("ma-gash"))
    view = field.match.view(0)
    view.asked = WHICH_CARAVAN
    view.about = 8
    view.noted = [field.chip("ma-gash")]
    assert GAME.refusal(view, 0, "raid caravan-2-there") is None
    driven = GAME.refusal(view, 0, "raid caravan-2-back")
    assert driven == Why("the army of Ma Gash has driven Third-Hand Swords on in this turn", "OW-61")
    assert GAME.refusal(view, 0, "raid caravan-1-there") == Why("Pickled Eels is not on the map", "OW 4.1")
    elsewhere = GAME.refusal(view, 0, "raid caravan-5-there")
    assert elsewhere is not None
    assert elsewhere.rule == "OW-60"


@pytest.mark.rule("OW 12.1")
def test_which_gold_is_not_kept() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", gold="gold-1 gold-2"))
    view = field.match.view(0)
    view.asked = WHICH_GOLD_TO_KEEP
    view.about = field.chip("ma-gash")
    assert GAME.refusal(view, 0, "keep gold-2") is None
    assert GAME.refusal(view, 0, "keep gold-3") == Why("3 gold is no gold chip that he carries", "OW 12.1")
    assert GAME.refusal(view, 0, "keep") == Why("first say which gold chip the leader keeps", "OW 12.1")


# Supply.


@pytest.mark.rule("OW-6", "OW 5.2")
def test_a_hand_with_a_leader_is_not_drawn_afresh() -> None:
    field = Field(hands={"krug": "ma-gash"}, phase=FRESH_START)
    assert said(field, "afresh") == "OW-6: you hold a leader: only a hand without one is drawn afresh"
    assert said(field, "buy 1") == "OW 5.2: first say whether you draw your hand afresh or keep it"
    agrees(field)


@pytest.mark.rule("OW 5.1", "OW-7")
def test_what_cannot_be_bought_and_paid() -> None:
    field = Field(gold={"krug": "gold-1 gold-2"}, phase=BUYING)
    assert said(field, "buy 2") == "OW 5.1: that costs 4 gold; you have 3"
    assert said(field, "buy 3") == "OW 5.1: say how many: buy 0, buy 1 or buy 2"
    field.say("krug: buy 1")
    assert said(field, "pay gold-1") == "OW-7: that is 1 gold; the price is 2"
    assert said(field, "pay gold-2 gold-1") == "OW-7: the price is 2, and no change is given: 1 gold can be spared"
    assert said(field, "pay gold-4") == "OW-7: you have no 'gold-4'"
    agrees(field)
    rich = Field(gold={"krug": "gold-1 gold-2 gold-3"}, phase=BUYING)
    rich.say("krug: buy 2")
    assert said(rich, "pay gold-1 gold-3") == "OW-7: name the chips in order, the greatest first"
    assert said(rich, "pay gold-3 gold-3") == "OW-7: you have no other 'gold-3'"
    rich.say("krug: pay gold-3 gold-1")
    assert said(Field(gold={"krug": "gold-1 gold-1"}, phase=BUYING), "bosses 2") == (
        "OW 5.1: first say how many units you buy"
    )


# The end of a turn.


@pytest.mark.rule("OW 10.1", "OW-23", "OW 15.1", "OW 15.2", "OW-24")
def test_at_the_end_of_a_turn() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("krug", "clank", "north-1", "nail-chewers"),
        lead("krug", "axle-ug", "north-2"),
        lead("krug", "nib-notme", "north-2", "snot-archers", rampaged=True),
        lead("vashka", "wobbly-ur", "2"),
        held("9", "krug", mine=True),
        held("10", "krug"),
    )
    assert said(field, "wreck land-8") == "OW 15.2: there is no mine in Land 8"
    assert said(field, "wreck land-2") == "OW 15.2: Land 2 is not yours"
    assert said(field, "wreck north-1") == "OW 15.2: North 1 is an outland: mines are dug in orclands"
    assert said(field, "wreck land-9") == "OW-24: no troop of yours has been in Land 9 for the whole turn"
    agrees(field)
    field.say("krug: done")
    assert said(field, "wreck land-9") == "OW 10.1: your actions are over: say who rampages, or done"
    assert said(field, "rampage ma-gash alone") == "OW 10.1: Land 8 is an orcland: only outlands are rampaged"
    assert said(field, "rampage clank alone") == "OW 10.1: the army of Clank comes along: say both, or army"
    assert said(field, "rampage axle-ug both") == "OW 10.1: Axle Ug has no army: say alone"
    assert said(field, "rampage axle-ug now") == "OW 10.1: say who rampages: alone, army, both"
    assert said(field, "rampage nib-notme both") == "OW-23: Nib Notme has rampaged in this turn"
    assert said(field, "march ma-gash land-9") == "OW 10.1: your actions are over: say who rampages, or done"
    agrees(field)
    field.say("krug: done")
    assert said(field, "mine land-9") == "OW 15.2: there is a mine in Land 9 already"
    assert said(field, "mine land-10") == "OW 15.1: you have no leader in Land 10"
    assert said(field, "mine land-2") == "OW 15.1: Land 2 is not yours"
    assert said(field, "rampage clank army") == "OW 15.1: your actions are over: say where you build a mine, or done"
    agrees(field)


@pytest.mark.rule("OW-24", "OW-62")
def test_where_no_mine_is_built() -> None:
    late = Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "9"), phase=RAMPAGING)
    view = late.match.view(0)
    view.units_since = 1 << 8
    why = GAME.refusal(view, 0, "mine land-8")
    assert why == Why("you have not had a unit in Land 8 for the whole turn", "OW-24")
    mines = [held(str(number), "vashka", mine=True) for number in range(1, 9)]
    full = Field(lead("krug", "ma-gash", "north-1"), *mines, phase=RAMPAGING)
    view = full.match.view(0)
    view.lands[9].owner = 0
    view.leaders[0].area = 9
    view.asked = WHERE_TO_DIG
    assert GAME.refusal(view, 0, "mine land-10") == Why("all 8 mines have been built", "OW-62")


# Trading.


@pytest.mark.rule("OW-26", "OW 11.1")
def test_with_whom_one_cannot_trade() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9"),
        lead("olm", "axle-ug", "18"),
        hands={"krug": "spy"},
        seats=3,
        phase=TRADING,
    )
    assert said(field, "trade olm") == "OW-26: no leader of Olm is in the same area as one of yours or beside it"
    assert said(field, "trade krug") == "OW 11.1: that is you"
    assert said(field, "march ma-gash land-9") == "OW 11.1: it is time to trade: say with whom, or pass"
    agrees(field)
    field.say("krug: trade vashka")
    assert said(field, "done") == "OW 11.1: first say what you offer and what you want for it, or call-off"
    agrees(field)
