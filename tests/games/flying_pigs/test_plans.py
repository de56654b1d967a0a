"""What both Orcs do as one answer."""

from __future__ import annotations

import re

from orcade.games.orclympics.flying_pigs.answers import Walk
from orcade.games.orclympics.flying_pigs.hints import OWN, in_his_way
from orcade.games.orclympics.flying_pigs.plans import goal, what_comes
from orcade.games.orclympics.flying_pigs.regions import PigRegion
from orcade.table import walks as given_at_once
from orcade.table.walks import walks

from .sty import RIGHT, Opening, Sty, go, model


def proposed(sty: Sty) -> given_at_once.Walk | None:
    """The plan that is the large button."""
    found = [walk for walk in walks(sty.match, sty.match.asks[0]) if walk.plan is not None and not walk.plan.beside]
    return found[0] if found else None


def besides(sty: Sty) -> dict[str, str]:
    """What else could be done, with what it brings."""
    found = [walk for walk in walks(sty.match, sty.match.asks[0]) if walk.plan is not None and walk.plan.beside]
    return {walk.label(None): walk.hint for walk in found}


def given(sty: Sty, walk: given_at_once.Walk) -> list[str]:
    """Its answers in notation, given one by one."""
    said = []
    for step in walk.steps:
        said.append(step.notation(sty.match.board(0)))
        sty.match.answer(step, 0)
    return said


def test_both_begin_by_one_answer() -> None:
    opening = Opening(6, 1)
    (both,) = (walk for walk in walks(opening.match, opening.match.asks[0]) if walk.plan is not None)
    assert re.fullmatch(r"Grub at the [a-z ]+ edge, Gnaw beside him", both.label(None))
    for each in both.steps:
        opening.match.answer(each, 0)
    assert opening.asked == "dreg"


def test_where_a_pig_is_placed_is_told_from_its_orcs() -> None:
    opening = Opening(6, 1)
    while not opening.match.asks[0].prompt.startswith("Place Gammon"):
        opening.match.answer(opening.match.asks[0].options[0], opening.match.asks[0].seat)
    board, region = opening.match.board(0), opening.match.asks[0].options
    assert isinstance(region, PigRegion)
    labels = {region.make(*region.propose(idea)).label(board) for idea in region.ideas}
    words = "between Grub and Gnaw|(above|below|[a-z-]+ of) (Grub|Gnaw)"
    assert all(re.fullmatch(f"Gammon ({words})", label) for label in labels), labels
    assert len(labels) > 2


def test_both_walk_by_one_answer() -> None:
    sty = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15))
    both = proposed(sty)
    assert both is not None
    assert both.label(None).startswith("Grub ")
    assert ", Gnaw " in both.label(None)
    assert both.plan is not None
    assert both.plan.trace is not None
    assert len(both.plan.trace.beside) == 1
    assert len(given(sty, both)) == 2


def test_who_bars_a_way_is_named_in_the_sentence() -> None:
    both = proposed(Sty(step="walk", grub=(19, 12), gnaw=(19, 17), gammon=(8, 15), dumpling=(22, 15)))
    assert both is not None
    assert both.plan is not None
    assert both.label(None).endswith(", Gnaw bars Dumpling's way")


def test_each_by_himself_where_somebody_may_shove_the_first_one() -> None:
    sty = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15))
    first = proposed(sty)
    assert first is not None
    x, y = first.steps[0].x / 1000, first.steps[0].y / 1000  # type: ignore[attr-defined]
    watched = Sty(
        step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15), dreg=model(x + 2, y, waits="shove")
    )
    alone = proposed(watched)
    assert alone is not None
    assert len(alone.steps) == 1


def test_ones_own_pig_is_not_what_a_walk_is_for() -> None:
    sty = Sty(step="walk", grub=(10, 10), gammon=(12, 8), dumpling=(5, 5))
    into_its_way = Walk(13_000, 10_300, 0)
    assert in_his_way(sty.state, into_its_way) == [OWN]
    assert goal(sty.state, into_its_way) == 'walks 3" right'
    assert what_comes(sty.state, into_its_way) == "Grub: Bars your own Pig's way."


def test_who_walks_alone_is_called_by_what_it_is_good_for() -> None:
    sty = Sty(step="walk", grub=(12, 22), gnaw=(19, 17), gammon=(8, 15), dumpling=(22, 15))
    sty.say("stay grub")
    alone = proposed(sty)
    assert alone is not None
    assert alone.label(None) == "Gnaw bars Dumpling's way"


def test_who_walks_alone_could_bar_anothers_way_or_go_to_his_own_pig() -> None:
    sty = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(30, 24))
    sty.say("stay grub")
    assert besides(sty) == {
        "Gnaw towards Dumpling": "Home with Shoves: 3 %. Others next: 0 %. To bar its way next turn.",
        "Gnaw to your Pig": "Home with Shoves: 4 %. Others next: 0 %. A Shove sends it on.",
    }


def test_no_more_grease_comes_with_a_shove_for_both() -> None:
    """The own Pig is out of reach, and nobody burns."""
    sty = Sty(step="grease", grub=(10, 8), gnaw=(7, 11), gammon=(22, 22), dumpling=(12, 8))
    done = proposed(sty)
    assert done is not None
    assert done.label(None) == "No grease, both: Shove"
    assert given(sty, done) == ["done", "ready grub shove", "ready gnaw shove"]


def test_both_wait_with_a_shove_by_one_answer() -> None:
    sty = Sty(step="act", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15))
    both = proposed(sty)
    assert both is not None
    assert given(sty, both) == ["ready grub shove", "ready gnaw shove"]


def test_the_rest_of_the_turn_goes_with_the_walks_where_nobody_is_worth_grease() -> None:
    full = model(8, 15, grease=6)
    sty = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=full, dumpling=(22, 15), dice=go(RIGHT, *[1] * 8))
    whole = proposed(sty)
    assert whole is not None
    assert whole.label(None).endswith(", then Shove")
    assert given(sty, whole)[2:] == ["done", "ready grub shove", "ready gnaw shove"]
    assert (sty.waits("grub"), sty.waits("gnaw")) == ("shove", "shove")


def plans_of(sty: Sty) -> list[tuple[str, str]]:
    """What each plan is called, and what comes of it."""
    found = walks(sty.match, sty.match.asks[0])
    return [(walk.label(None), walk.hint) for walk in found if walk.plan is not None]


def test_other_walks_of_both_are_plans_with_what_they_bring() -> None:
    sty = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15))
    found = dict(plans_of(sty)[1:])
    assert found["Both to your Pig"].startswith("Home with Shoves: ")
    barring = Sty(step="walk", grub=(18, 10), gnaw=(19, 19), gammon=(8, 15), dumpling=(20, 15))
    told = dict(plans_of(barring))
    assert any(" home next " in hint for hint in told.values()), "how likely the Pigs are home then"


def test_both_do_not_go_to_where_both_are() -> None:
    """A plan that ends like another one is left out."""
    for sty in (
        Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15)),
        Sty(step="walk", grub=(19, 12), gnaw=(19, 17), gammon=(8, 15), dumpling=(22, 15)),
    ):
        labels = [label for label, _ in plans_of(sty)]
        assert len(set(labels)) == len(labels)


def test_beside_a_shove_for_both_the_other_actions_are_buttons() -> None:
    question = Sty(step="act", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15)).match.scene(0).question
    assert question is not None
    assert [choice.label for choice in question.choices if not choice.small] == ["Grub: Shoo!", "Grub: Fire it up!"]
