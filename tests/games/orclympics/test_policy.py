"""The policy of a campaign is that of the discipline in play."""

from __future__ import annotations

from random import Random

import orcade
from orcade.bots.promising import judged
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.masters_fight.policy import policy
from orcade.house.random_play import decide


def campaign(second: str) -> orcade.Match:
    """A quick one of two in its second discipline, when somebody has been asked there."""
    match, rng = orcade.new(GAME, seats=2, seed=3, options={"length": "quick", "second": second}), Random(3)
    while match.state.at < 1 or match.asks[0].rule.startswith("OC"):
        decide(match, rng)
    return match


def test_masters_fight_has_one_in_a_campaign_too() -> None:
    match = campaign("masters-fight")
    ask = match.asks[0]
    view = match.view(ask.seat)
    assert judged(GAME, view, ask) == policy(view.masters_fight, ask)
    assert judged(GAME, view, ask)


def test_timber_has_none_and_the_questions_of_the_campaign_itself_have_none() -> None:
    match = campaign("timber")
    assert judged(GAME, match.view(match.asks[0].seat), match.asks[0]) is None
    first = orcade.new(GAME, seats=2, seed=3)
    assert judged(GAME, first.view(0), first.ask_of(0)) is None
