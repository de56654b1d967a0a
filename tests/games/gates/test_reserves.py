"""What orcs are proposed for that can strike nobody: chests, an ambush, to keep away from who is about to win."""

from __future__ import annotations

from random import Random

import orcade
from orcade.bots.promising import drawn, promising
from orcade.games.gates import GAME
from orcade.games.gates.answers.gamemaster import DONE
from orcade.games.gates.pieces import WHAT_NEXT
from orcade.games.gates.reserves import HOLD, KEEP_AWAY, LIE_IN_WAIT
from orcade.table.plans import Plan
from orcade.table.walks import walks

from .positions import GM, Gates, who


def beside(gates: Gates) -> dict[str, Plan]:
    """What stands beside the usual order, by notation."""
    found = [walk.plan for walk in walks(gates.match, gates.match.asks[0])]
    return {plan.say: plan for plan in found if plan is not None and plan.beside}


def follow(gates: Gates, say: str) -> None:
    walk = next(it for it in walks(gates.match, gates.match.asks[0]) if it.plan is not None and it.plan.say == say)
    for step in walk.steps:
        gates.match.answer(step, gates.state.gm)


def test_the_next_chest_of_each_is_guarded_before_anybody_goes_at_somebody() -> None:
    gates = Gates(who("bob", "1i5"), who("dave", "1a1", treasures="crown"), orcs="1b8 1i8", turn=GM)
    plan = beside(gates)["hold"]
    assert plan.label == "Guard 1 chest first: orc 1"
    assert plan.hint == "Dave: 8 actions to a chest instead of 3. To kill an orc there brings 20 points."
    follow(gates, "hold")
    assert gates.orcs == ["1b4", "1i8"]
    assert gates.rule == "OG 9.4"
    assert gates.can(GM, "next") == {"orc-2"}, "the other one is asked about as ever"
    assert "hold" not in beside(gates)


def test_who_stands_on_a_chest_stays_there_and_a_newcomer_takes_one() -> None:
    gates = Gates(who("bob", "1i3"), who("dave", "1g5"), orcs="1b4", newcomers=1, turn=GM)
    plan = beside(gates)["hold"]
    assert plan.label == "Guard 1 chest first: orc 1"
    follow(gates, "hold")
    assert gates.orcs == ["1b4"]
    assert gates.state.newcomers == 1
    entering = Gates(who("bob", "1i6"), who("dave", "1a1"), newcomers=1, orcs="1l12", turn=GM)
    assert beside(entering)["hold"].label == "Guard 1 chest first: a newcomer"
    follow(entering, "hold")
    assert entering.orcs[1] == "1b4"


def test_no_chest_that_nobody_comes_to_or_that_makes_no_difference() -> None:
    assert "hold" not in beside(Gates(who("bob", "1i3"), orcs="1i8", turn=GM)), "he stands on it"
    striker = Gates(who("bob", "1d4"), orcs="1c5", turn=GM)
    assert "hold" not in beside(striker), "who can strike is no reserve"


def test_an_ambush_is_laid_out_of_reach_of_who_comes_to_the_chest() -> None:
    hurt = who("bob", "1f4", wounds=3)
    gates = Gates(hurt, orcs="1a1 1a7", turn=GM)
    plan = beside(gates)["lie in wait"]
    assert (plan.label, plan.hint) == (
        "Lie in wait for Bob: orc 1",
        "1 blow at Bob: dies in 30 %, 100 points lost, at a chest in the Side 1A. Till then out of reach of 4 actions.",
    )
    follow(gates, "lie in wait")
    assert gates.orcs == ["3e11", "1a7"], "five actions from him, four from the chest"
    sound = Gates(who("bob", "1f4"), orcs="1a1 1a7", turn=GM)
    assert "lie in wait" not in beside(sound), "seven actions get at it there"


def test_all_keep_away_from_who_is_a_kill_short_of_the_goal() -> None:
    gates = Gates(who("bob", "1f6", kills=49), who("dave", "1a1"), orcs="1f12 1l12", turn=GM)
    plan = beside(gates)["keep away"]
    assert plan.label == "Keep away from Bob: 1 kill wins"
    assert plan.hint == "1 orc gets out of reach of 7 actions, none stay within it."
    far = Gates(who("bob", "1f6", kills=40), who("dave", "1a1"), orcs="1f12 1l12", turn=GM)
    assert "keep away" not in beside(far)


def test_whatever_is_proposed_is_given_to_its_end() -> None:
    """All who are sent go where they are sent, with no die on the way."""
    rng, seen = Random(1), set()
    for seed in range(3):
        match = orcade.new("gates", seats=3, seed=seed)
        while not match.over:
            ask = match.asks[0]
            view = match.board(ask.seat)
            for walk in walks(match, ask, view) if view.asked == WHAT_NEXT else ():
                if walk.plan is not None and walk.plan.say in (HOLD, LIE_IN_WAIT, KEEP_AWAY):
                    seen.add(walk.plan.say)
                    left_out = set(walk.plan.steps) - set(walk.steps)
                    assert left_out <= {DONE}, "nothing but that an orc is done that has no action left"
            match.answer(drawn(*promising(GAME, view, ask), rng), ask.seat)
    assert {HOLD, LIE_IN_WAIT} <= seen
