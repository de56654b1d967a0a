"""What is proposed to people: what is most promising, where no battle is begun by it; and all damage by one press."""

from __future__ import annotations

import pytest

from orcade.games.orcwars import GAME
from orcade.games.orcwars.answers.levying import Raise
from orcade.games.orcwars.pieces import BUYING, SWAPPING
from orcade.games.orcwars.plans import plans
from orcade.games.orcwars.policy import policy
from orcade.web.page_words import parted

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


def test_a_leader_of_the_hand_comes_with_all_that_may_come_freely() -> None:
    field = Field(hands={"krug": "old-drip shin-kickers spy"})
    assert field.ask.prompt == "Raise a leader from your hand"
    assert usual(field) == "raise old-drip troops"
    assert Field(hands={"krug": "spy"}).ask.prompt == "No leader on the map, and none in your hand"


def test_a_leader_takes_a_land_that_is_free() -> None:
    field = Field(lead("krug", "ma-gash", "8"))
    assert field.ask.prompt == "What next? 1 leader can march"
    assert usual(field).startswith("march ma-gash land-")


def test_who_wants_a_battle_says_so_himself() -> None:
    field = Field(held("3", "vashka", "bucket-yappers"), hands={"krug": "old-drip shin-kickers"})
    promising = policy(field.match.view(0), field.ask)
    assert promising[next(each for each in promising if isinstance(each, Raise) and each.troops)] == 1
    assert usual(field) == ""


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
    (plan,) = plans(view)
    assert (plan.say, view.about) == ("cheapest", 7)
    lost = [step.label(view).removeprefix("Damage goes to ") for step in plan.steps]
    assert plan.label == f"Damage goes to {' and '.join(lost)}"
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
    (plan,) = plans(field.match.view(0))
    assert plan.label == "Damage goes to Ditch Brigade (2)"
    assert plan.hint == "Ditch Brigade (2): lost."
