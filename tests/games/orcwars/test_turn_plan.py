"""What is mostly wanted of a turn, given by one press."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.answers.trading import REST
from orcade.games.orcwars.plans import plans
from orcade.games.orcwars.turn_plan import SAY, share
from orcade.table.walks import planned

from .positions import Field, held, lead


def all_at_once(field: Field) -> list[str]:
    """The answers that are given; nothing where nothing is proposed."""
    found = [plan for plan in plans(field.match.view(field.ask.seat), field.ask) if plan.say == SAY]
    return [step.notation(field.state) for step in found[0].steps] if found else []


@pytest.mark.rule("OW-8")
def test_all_that_nobody_bars_is_given_by_one_press() -> None:
    field = Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "15"), hands={"krug": "old-drip"})
    everything, first = planned(field.match, field.ask)
    assert everything.plan is not None
    assert everything.plan.label == "All 4 at once: 6 of 10 lands"
    assert everything.plan.trace is not None
    assert len(everything.plan.trace.beside) == 2, "each march has its way on the map"
    assert first.steps == everything.steps[:1]
    assert first.label(field.state).startswith("Only: ")
    for step in everything.steps:
        field.match.answer(step, 0)
    assert field.match.asks[0].prompt == "Anything else? All have marched"
    assert field.match.asks[0].about == (REST,)
    assert plans(field.match.view(0), field.ask) == ()


def test_more_lands_than_are_needed_are_said_to_win() -> None:
    assert [share(lands, 9, "lands") for lands in (6, 9, 13)] == ["6 of 9 lands", "9 of 9 lands", "13 lands, 9 win"]
    assert share(1, 5, "armies") == "1 of 5 armies"


def test_a_single_action_needs_no_plan() -> None:
    assert all_at_once(Field(lead("krug", "ma-gash", "8"))) == []


def test_who_goes_along_is_answered_with_it() -> None:
    field = Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "8"))
    assert [words.split()[0] for words in all_at_once(field)] == ["march", "along", "march"]


@pytest.mark.rule("OW 8.1", "OW 7.3")
def test_it_ends_before_a_battle_and_before_a_die() -> None:
    weak = held("9", "vashka", "bucket-yappers")
    field = Field(weak, lead("krug", "clank", "8", "nail-chewers"), lead("krug", "ma-gash", "15"))
    assert not any(words.startswith("march clank") for words in all_at_once(field))
    field = Field(lead("krug", "ma-gash", "8"), hands={"krug": "pot-knights old-drip"})
    assert not any(words.startswith("levy") for words in all_at_once(field))


def test_the_position_itself_stays_as_it_is() -> None:
    field = Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "15"))
    view = field.match.view(0)
    before = repr(view)
    assert plans(view, field.ask)
    assert repr(view) == before


def test_a_battle_against_who_leads_stands_beside_it() -> None:
    strong, other = lead("krug", "clank", "8", "nail-chewers"), lead("krug", "ma-gash", "15")
    field = Field(lead("vashka", "cinder-mog", "9", "bucket-yappers"), strong, other)
    *proposed, blow = planned(field.match, field.ask)
    assert blow.plan is not None
    assert blow.plan.beside
    assert not any(walk.plan.beside for walk in proposed if walk.plan is not None)
    assert blow.label(field.state) == "At Vashka: Clank to Land 9"
    assert blow.hint.startswith("Battle, power 9 against 7 (Vashka): the attacker wins with 39 %")
    assert [step.notation(field.state) for step in blow.steps] == ["march clank land-9"]
    alone = planned(Field(strong, other).match, Field(strong, other).ask)
    assert not any(walk.plan.beside for walk in alone if walk.plan is not None), "nobody is met"
