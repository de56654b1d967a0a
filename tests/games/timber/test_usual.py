"""What is proposed in Timber!: one answer to nearly every question, or several in a row with all of the way."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.answers import END, GIVE
from orcade.games.orclympics.timber.usual import reason
from orcade.table.plans import Plan
from orcade.table.walks import planned

from .grove import COMMON, FERAL, Grove, gone, orc


def usual(grove: Grove) -> str:
    """The one answer that is proposed, in notation; empty where none is."""
    ask = grove.match.asks[0]
    found = GAME.usual(grove.match.board(ask.seat), ask) if GAME.usual is not None else None
    return "" if found is None else found.notation(grove.match.view(ask.seat))


def proposed(grove: Grove) -> list[Plan]:
    assert GAME.plans is not None
    ask = grove.match.asks[0]
    return list(GAME.plans(grove.match.view(ask.seat), ask))


def labels(grove: Grove) -> list[str]:
    return [plan.label for plan in proposed(grove)]


def steps(grove: Grove, say: str) -> list[str]:
    """The answers that are given by this plan."""
    ask = grove.match.asks[0]
    view = grove.match.view(ask.seat)
    walk = next(walk for walk in planned(grove.match, ask) if walk.notation(view) == say)
    return [step.notation(view) for step in walk.steps]


# What the acting Orc does.


def test_whoever_is_beside_a_tree_gathers() -> None:
    grove = Grove(grub=orc("d3", tokens=1), dreg=orc("h1"), trees={"d4": 4})
    assert usual(grove) == "gather d4"
    assert not proposed(grove)


def test_who_had_best_do_no_more_is_told_whether_he_gets_to_anything() -> None:
    grove = Grove(grub=orc("h8", tokens=1), twig=orc("h6"), dreg=orc("a1"), trees={"d4": 4}, boar="a8")
    view, ask = grove.match.view(0), grove.match.asks[0]
    assert reason(view, ask, END) == "He gets to nothing from here."
    beside = Grove(grub=orc("d3", tokens=1), dreg=orc("h1"), trees={"d4": 4})
    assert reason(beside.match.view(0), beside.match.asks[0], END) == "He had best stay where he is."


def test_the_way_to_a_tree_is_given_with_what_is_done_there() -> None:
    grove = Grove(grub=orc("d1", tokens=3), dreg=orc("h1"), trees={"d4": 4})
    best = proposed(grove)[0]
    assert best.label == "Go and gather Wood at d4"
    assert best.hint == "2 tokens to get there. One Wood on 4+: 50 %. 3 are left then."
    assert best.things == ("square-d4",)
    assert best.trace is not None
    assert best.trace.way == ((3.5, 7.5), (3.5, 6.5), (3.5, 5.5))
    assert steps(grove, "go gather d4") == ["move d2", "move d3", "gather d4"]


def test_who_goes_where_the_boar_may_strike_sees_it() -> None:
    grove = Grove(grub=orc("d1", tokens=3), dreg=orc("h1"), trees={"d4": 4}, boar="c4")
    best = proposed(grove)[0]
    assert best.trace is not None
    assert [(line.start, line.end) for line in best.trace.lines] == [((2.5, 4.5), (3.5, 5.5))]
    assert best.hint.endswith("The boar may get him there: he dodges with 33 %, or drops Wood.")


def test_a_bush_in_the_way_is_cut_where_that_is_nearest() -> None:
    grove = Grove(grub=orc("d1", tokens=3), dreg=orc("h8"), trees={"d4": 4}, bushes="d2", rocks="c1 e1", boar="h1")
    assert steps(grove, "go d3") == ["open d2", "move d2", "move d3"]
    assert labels(grove)[0] == "Go towards the Tree at d4"
    assert proposed(grove)[0].hint == "3 tokens: he gets there."


def test_what_is_too_far_is_gone_towards() -> None:
    grove = Grove(grub=orc("a1", tokens=3), dreg=orc("h8"), trees={"d5": 4}, turn=1, boar="h1")
    assert labels(grove) == ["Go towards the Tree at d5"]
    assert proposed(grove)[0].hint == "3 tokens, then 3 more."


def test_late_in_a_match_it_is_said_how_many_turns_are_left() -> None:
    grove = Grove(grub=orc("d4", tokens=1, wood=2), dreg=orc("h8"), trees={"c3": 4}, turn=6, boar="h1")
    assert proposed(grove)[0].hint == "1 token, then 2 more in the 2 Game Turns left."


def test_wood_on_the_ground_is_fetched() -> None:
    grove = Grove(grub=orc("a1", tokens=3), dreg=orc("h8"), wood={"a3": 2}, boar="h1")
    assert labels(grove)[0] == "Go and pick up Wood"
    assert proposed(grove)[0].things == ("wood-a3",)


def test_all_wood_that_lies_there_is_picked_by_one_answer() -> None:
    grove = Grove(turn=6, grub=orc("d4", tokens=3), dreg=orc("h8"), wood={"d4": 2})
    assert labels(grove)[0] == "Pick up 2 Wood"
    assert proposed(grove)[0].hint == "He carries 2 then."
    assert steps(grove, "go pick 2") == ["pick", "pick"]
    gone_there = Grove(turn=6, grub=orc("d3", tokens=3), dreg=orc("h8"), wood={"d4": 2})
    assert labels(gone_there)[0] == "Go and pick up 2 Wood"
    assert steps(gone_there, "go pick 2") == ["move d4", "pick", "pick"]


def test_wood_is_carried_to_the_edge_and_out() -> None:
    far = Grove(grub=orc("d4", wood=2, tokens=1), dreg=orc("h8"), turn=5, boar="h1")
    assert labels(far) == ["Carry the Wood towards the edge"]
    near = Grove(grub=orc("d2", wood=2, tokens=3), dreg=orc("h8"), turn=8, boar="h1")
    assert labels(near)[0] == "Go and leave the forest"
    assert steps(near, "go leave") == ["move d1", "leave"]
    assert usual(Grove(grub=orc("d1", wood=2, tokens=3), dreg=orc("h8"), turn=8)) == "leave"


def test_a_rival_who_carries_much_is_shoved() -> None:
    grove = Grove(grub=orc("d4", tokens=2), dreg=orc("d6", wood=3), turn=5, boar="h1")
    best = proposed(grove)[0]
    assert best.label == "Go and shove Dreg"
    assert best.things == ("orc-2",)
    assert "You win with" in best.hint


def test_who_has_nothing_left_to_do_is_done() -> None:
    grove = Grove(grub=orc("a1", tokens=2), twig=gone(1), dreg=orc("h8"), turn=8, boar="d4")
    assert usual(grove) == "end"
    assert not proposed(grove)


# The rest of a Player Turn.


@pytest.mark.parametrize(("grub", "twig", "answer"), [("d2", "h2", "tokens 3 1"), ("h2", "d2", "tokens 1 3")])
def test_whoever_can_chop_has_the_most_tokens(grub: str, twig: str, answer: str) -> None:
    assert usual(Grove(at="tokens", grub=orc(grub), twig=orc(twig), dreg=orc("a8"), trees={"d4": 4})) == answer


def test_tokens_for_bringing_all_wood_into_one_hand_are_dealt_with_that_reason() -> None:
    grove = Grove(at="tokens", turn=7, grub=orc("b4", wood=1), twig=orc("c3", wood=2), dreg=orc("h8"), boar="d4")
    ask, view = grove.match.asks[0], grove.match.view(0)
    found = {reason(view, ask, give) for give in GIVE}
    assert "Grub had best take 2 Wood from Twig." in found


def test_whoever_comes_to_more_acts_first() -> None:
    grove = Grove(grub=orc("h1", tokens=2), twig=orc("d3", tokens=2), dreg=orc("a8"), trees={"d4": 4})
    assert usual(grove) == "act twig"


def test_the_boar_runs_over_who_carries_wood_by_one_answer() -> None:
    grove = Grove(
        at="tokens", grub=orc("h1"), twig=orc("h2"), dreg=orc("a3", wood=3), boar="a1", turn=4, dice=(3, 1, 2)
    )
    grove.say("tokens 3 1")
    best = proposed(grove)[0]
    assert best.label == f"Boar to {best.say.removeprefix('run ')}, over Dreg"
    assert best.hint == "Dreg dodges on 5+ (33 %), or drops D3 of 3 Wood."
    assert best.trace is not None
    assert len(best.trace.way) == 4
    for step in steps(grove, best.say):
        grove.say(step)
    assert grove["dreg"].wood == 1


def test_the_boar_spares_ones_own() -> None:
    grove = Grove(at="tokens", grub=orc("a3", wood=2), twig=orc("a2", wood=2), dreg=orc("h8"), boar="a1", dice=(2,))
    grove.say("tokens 3 1")
    assert not labels(grove), "it can strike nobody else, so its way passes by itself"
    while grove.offered("boar"):
        grove.say(usual(grove))
    assert not grove.lying
    assert (grove["grub"].wood, grove["twig"].wood) == (2, 2)


def test_who_is_shoved_goes_all_of_his_way_by_one_answer() -> None:
    grove = Grove(
        grub=orc("d4", tokens=2), dreg=orc("d5", wood=1), broods=(COMMON, COMMON), dice=(6, 6, 2, 2), turn=5, boar="h1"
    )
    grove.say("shove dreg")
    best = proposed(grove)[0]
    assert best.label.startswith("Dreg to ")
    assert best.hint == "Away from Wood: 6 tokens back to any."
    given = steps(grove, best.say)
    assert len(given) == grove.forest.steps == 6
    for step in given:
        grove.say(step)
    assert grove.at("dreg") == best.say.removeprefix("send ")


def test_a_die_is_rolled_again() -> None:
    grove = Grove(grub=orc("d4", tokens=1), dreg=orc("d5"), broods=(FERAL, COMMON), dice=(1, 2, 6, 5))
    grove.say("shove dreg")
    assert usual(grove) == "reroll"


def test_a_tree_falls_on_the_rival_who_carries_most() -> None:
    grove = Grove(
        grub=orc("d3", tokens=2), dreg=orc("d8", wood=3), bark=orc("h4", wood=1), trees={"d4": 1}, dice=(4,), boar="a1"
    )
    grove.say("orcy d4")
    struck = usual(grove)
    label = next(option for option in grove.options if option.notation(grove.forest) == struck).label(grove.forest)
    assert label.endswith("on Dreg")


def test_no_brood_is_proposed() -> None:
    match = orcade.new(GAME, seats=2, seed=1)
    assert GAME.usual is not None
    assert GAME.usual(match.board(0), match.asks[0]) is None


def test_it_is_always_one_of_the_answers() -> None:
    asked: set[str] = set()
    for seed in range(4):
        match, rng = orcade.new(GAME, seats=3, seed=seed), Random(seed)
        while match.asks:
            ask = match.asks[0]
            view = match.view(ask.seat)
            found = GAME.usual(view, ask) if GAME.usual is not None else None
            if found is not None:
                asked.add(ask.rule)
                assert found in ask.options
            walks = list(planned(match, ask))
            assert all(walk.notation(view) not in {each.notation(view) for each in ask.options} for walk in walks)
            options = list(ask.options)
            match.answer(found if found is not None and rng.random() < 0.7 else rng.choice(options), ask.seat)
    assert asked >= {"TI 3", "TI 4.2.1", "TI 4.2.2", "TI-7", "TI 4.2.3", "TI-11", "TI 4.2.3.4", "TI-20"}


def test_wood_that_lies_near_is_better_than_a_rival_who_carries_none() -> None:
    grove = Grove(
        twig=orc("f4", tokens=2), grub=orc("e3", wood=2), dreg=orc("d4"), bark=orc("h1"), wood={"e4": 1}, turn=4
    )
    assert labels(grove)[0] == "Go and pick up Wood"


def test_who_acts_first_is_asked_with_what_he_does() -> None:
    near = Grove(grub=orc("h1", tokens=2), twig=orc("d3", tokens=2), dreg=orc("a8"), trees={"d4": 4})
    assert labels(near)[0].startswith("Twig: gather ")
    far = Grove(grub=orc("h1", tokens=2), twig=orc("d2", tokens=2), dreg=orc("a8"), trees={"d4": 4})
    assert labels(far) == ["Twig: go and gather Wood at d4"]
    assert steps(far, "twig go gather d4") == ["act twig", "move d3", "gather d4"]


def test_where_both_orcs_would_go_is_drawn_for_each_way_to_deal_out_tokens() -> None:
    grove = Grove(at="tokens", grub=orc("d1"), twig=orc("h4"), dreg=orc("a8"), trees={"d4": 4, "f4": 4}, boar="a1")
    view = grove.match.view(0)
    drawn = {say: GAME.traced(view, f"tokens {say}") for say in ("3 1", "1 3")}
    ways = [[len(way) - 1 for way in (trace.way, *trace.beside)] for trace in drawn.values() if trace]
    assert ways == [[2, 1], [1]], "with one token Grub had best stay"


def test_nothing_is_drawn_of_tokens_that_nobody_deals_out() -> None:
    match = orcade.new(GAME, 2, seed=3)
    assert GAME.trace(match.board(0), GIVE[0]) is None
