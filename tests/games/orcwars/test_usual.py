"""What is proposed to people: what is most promising, and why; and all damage by one press."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orcade.games.orcwars import GAME
from orcade.games.orcwars.pieces import BUYING, LANDS, SWAPPING, TRADING
from orcade.games.orcwars.plans import plans
from orcade.table.walks import ways
from orcade.web.in_sight import parted

from . import battle_positions
from .battle_positions import army
from .positions import Field, held, lead

LAND = 5


def usual(field: Field) -> str:
    """The notation of what is proposed; empty where nothing is."""
    assert GAME.usual is not None
    view = field.match.view(field.ask.seat)
    found = GAME.usual(view, field.ask)
    return found.notation(view) if found is not None else ""


def why(field: Field, words: str = "") -> str:
    """Why an answer is wanted now: what is proposed, if no other is named."""
    view = field.match.view(field.ask.seat)
    return GAME.reason(view, field.ask, field.match.read(field.ask, words or usual(field)))


def test_a_leader_of_the_hand_comes_with_all_that_may_come_freely() -> None:
    field = Field(hands={"krug": "old-drip shin-kickers spy"})
    assert field.ask.prompt == "Raise a leader?"
    assert usual(field) == "raise old-drip troops"
    assert Field(hands={"krug": "spy"}).ask.prompt == "No leader on the map, and none in your hand"


def test_a_leader_takes_a_land_that_is_free() -> None:
    field = Field(lead("krug", "ma-gash", "8"))
    assert field.ask.prompt == "What next? Ma Gash can march"
    assert usual(field).startswith("march ma-gash land-")


def test_a_battle_is_proposed_where_it_is_promising() -> None:
    field = Field(held("3", "vashka", "bucket-yappers"), hands={"krug": "old-drip shin-kickers"})
    assert usual(field) == "raise old-drip troops"
    assert why(field) == "What you may win is worth it."


def test_a_battle_is_told_to_be_against_who_is_weaker_or_about_to_win() -> None:
    field = Field(
        lead("krug", "clank", "8", "nail-chewers"),
        held("9", "vashka", "bucket-yappers"),
        held("2", "olm", "hub-crackers gate-gnawers ditch-brigade"),
        seats=3,
    )
    assert why(field, "march clank land-9") == "You are stronger."
    assert why(field, "march clank land-2") == "What you may win is worth it."
    field.state.players[1].announced = LANDS
    assert why(field, "march clank land-9") == "It may stop Vashka's victory."


def test_a_captive_is_offered_before_he_dies() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9"),
        phase=TRADING,
        captives={"krug": "old-drip"},
        gold={"vashka": "gold-2"},
    )
    assert (usual(field), why(field)) == ("trade vashka", "Your captive dies if nobody takes him.")
    field.say("krug: trade vashka")
    assert usual(field) == "offer old-drip want-gold"


@pytest.mark.parametrize(
    ("theirs", "found", "why"),
    [("charge", "clever", ""), ("flee", "charge", "")],
)
def test_a_plan_is_proposed_against_what_is_known_of_the_other_one(theirs: str, found: str, why: str) -> None:
    field = battle_positions.Field(
        army(0, "clank", LAND, "nail-chewers gate-gnawers"), army(1, "duchess-thud", LAND), overheard=True
    )
    field.fight("clank").say(f"1: {theirs}")
    assert field.match is not None
    (ask,) = field.match.asks
    assert GAME.usual is not None
    option = GAME.usual(field.match.view(0), ask)
    assert option is not None
    assert (option.notation(field.state), GAME.reason(field.match.view(0), ask, option)) == (found, why)


@pytest.mark.rule("OW 23.1")
def test_where_another_plan_is_likelier_to_win_it_is_told_what_that_would_cost() -> None:
    field = Field(
        lead("krug", "clank", "8", "straight-backs nail-chewers"), lead("vashka", "ma-gash", "9", "tusk-polishers")
    )
    field.say("krug: march clank land-9")
    assert usual(field) == "clever"
    question = field.match.scene(0).question
    assert question is not None
    assert [each.prospect for each in question.choices] == [
        "wins 70 %, deals 6.5, takes 5.1",
        "wins 64 %, deals 5.8, takes 3.5",
        "wins 67 %, deals 5.5, takes 2.8",
    ]
    assert why(field) == "Charge wins with 70 %, but costs 1.3 power more."


@pytest.mark.rule("OW 23.1")
def test_what_wins_much_more_often_is_proposed_though_another_plan_costs_less() -> None:
    field = Field(
        lead("krug", "clank", "8", "bucket-yappers pot-knights"), lead("vashka", "ma-gash", "9", "tusk-polishers")
    )
    field.say("krug: march clank land-9")
    question = field.match.scene(0).question
    assert question is not None
    assert [each.odds for each in question.choices] == ["66 %", "35 %", "41 %"]
    assert (usual(field), why(field)) == ("charge", ""), "its figures stand beside those of the others"


def test_a_march_that_wins_no_land_tells_what_it_is_for() -> None:
    field = Field(lead("krug", "ma-gash", "8"), held("9", "krug", "loud-lads pot-knights"))
    assert why(field, "march ma-gash land-9") == "A troop there may follow him."
    assert why(field, "march ma-gash north-1") == "Its people have gold."


def test_questions_of_little_weight_have_their_answer() -> None:
    assert usual(Field(phase=SWAPPING, hands={"krug": "old-drip spy"})).startswith("swap")
    assert usual(Field(phase=BUYING, gold={"krug": "gold-2"}, hands={"krug": "spy"})) == "buy 1"


def test_its_button_is_in_sight_and_the_first_though_a_click_on_the_board_means_the_same() -> None:
    field = Field(hands={"krug": "old-drip shin-kickers"})
    question = field.match.scene(0).question
    assert question is not None
    alone, listed, _ = parted(question)
    assert [choice.say for choice in alone] == ["raise old-drip troops", "done"]
    assert "raise old-drip" in [choice.say for choice in listed]


@pytest.mark.rule("OW 5.1", "OW-7")
def test_what_is_bought_is_paid_by_the_same_press() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-2 gold-1 gold-4"}, hands={"krug": "spy"})
    two, one = plans(field.match.view(0), field.ask)
    assert [step.notation(field.state) for step in two.steps] == ["buy 2", "pay gold-4"]
    assert [step.notation(field.state) for step in one.steps] == ["buy 1", "pay gold-2"]
    assert [two.label, one.label] == ["Buy 2 units for 4 gold", "Buy 1 unit for 2 gold"]
    assert two.hint.startswith("Units are worth more than gold. 4 of your 7 gold. ")
    question = field.match.scene(0).question
    assert question is not None
    alone, listed, _ = parted(replace(question, ways=tuple(ways(field.match, field.ask)), usual=two.say))
    assert [choice.label for choice in alone] == ["Buy 2 units for 4 gold", "Buy 1 unit for 2 gold", "Buy none"]
    assert [choice.say for choice in listed] == ["buy 1", "buy 2"], "with which chips is chosen there"
    poor = Field(phase=BUYING, gold={"krug": "gold-2"}, hands={"krug": "spy"})
    assert plans(poor.match.view(0), poor.ask) == ()


@pytest.mark.rule("OW 2.2")
def test_who_swaps_nothing_is_told_why() -> None:
    field = Field(phase=SWAPPING, hands={"krug": "old-drip spy"})
    assert why(field, "swap") == "Each is of more use to you than gold."
    assert why(field, "swap spy") == "Of the least use to you."


@pytest.mark.rule("OW 5.1")
def test_who_buys_nothing_is_told_why() -> None:
    ten = "old-drip shin-kickers bucket-yappers nail-chewers hub-crackers gate-gnawers ditch-brigade clank ma-gash spy"
    full = Field(phase=BUYING, gold={"krug": "gold-2"}, hands={"krug": ten})
    assert (usual(full), why(full)) == ("buy 0", "Your hand is full.")
    army = Field(lead("krug", "tiny-big", "8", "pot-knights"), phase=BUYING, gold={"krug": "gold-2"})
    assert (usual(army), why(army)) == ("buy 0", "A fortress needs the gold.")


# Damage.


@pytest.mark.rule("OW 23.3", "OW 23.4", "OW-69")
def test_all_damage_is_given_by_one_press_so_that_the_least_is_lost() -> None:
    """Charge against charge: 7 damage to Krug, who has Clank (5) and three troops of 4."""
    field = battle_positions.Field(
        army(0, "clank", LAND, "nail-chewers gate-gnawers hub-crackers"),
        army(1, "duchess-thud", LAND, "ditch-brigade"),
        dice=(1, 1),
        rest=True,
    )
    field.fight("clank").say("0: charge | 1: charge")
    assert field.match is not None
    view = field.match.view(0)
    (plan,) = plans(view, field.match.asks[0])
    assert (plan.say, view.about) == ("cheapest", 7)
    lost = [step.label(view).removeprefix("Damage goes to ") for step in plan.steps]
    assert plan.label == f"Lose {' and '.join(lost)}"
    for step in plan.steps:
        field.match.answer(step, 0)
    assert field.match.over or field.match.asks[0].seat == 1


def test_one_unit_takes_what_it_may_survive() -> None:
    field = battle_positions.Field(
        army(0, "clank", LAND, "barn-throwers bucket-yappers ditch-brigade"),
        army(1, "duchess-thud", LAND, ""),
        dice=(1, 1),
        rest=True,
    )
    field.fight("clank").say("0: careful | 1: careful")
    assert field.match is not None
    (plan,) = plans(field.match.view(0), field.match.asks[0])
    assert plan.label == "Lose Ditch Brigade (2)"
    assert plan.hint == "The least is lost."
    large = battle_positions.Field(
        army(0, "clank", LAND, "barn-throwers"), army(1, "duchess-thud", LAND, ""), dice=(1, 1), rest=True
    )
    large.fight("clank").say("0: careful | 1: careful")
    assert large.match is not None
    (plan,) = plans(large.match.view(0), large.match.asks[0])
    assert (plan.label, plan.hint) == ("Hit Barn Throwers (6)", "Barn Throwers (6) survives with 50 %.")
