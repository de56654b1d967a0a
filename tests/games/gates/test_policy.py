"""What the policy of bots holds promising: always legal answers, whatever lies hidden, and what is plainly right."""

from __future__ import annotations

from random import Random

import pytest

from orcade.bots import bot, suggestion
from orcade.bots.promising import drawn, promising
from orcade.games.gates import GAME
from orcade.games.gates.answers.turns import Trade
from orcade.games.gates.tactics import worth
from orcade.table.dice import Loose, Stream
from orcade.table.match import Match, new
from orcade.table.requests import Ask

from .positions import GM, Gates, who


def decisions(seats: int, seed: int) -> list[tuple[Match, Ask]]:
    """Every decision of a game by the policy, with the match as it was."""
    match, rng = new(GAME, seats, dice=Stream.of(seed)), Random(seed)
    found = []
    while not match.over and match.state.round < 8:
        ask = match.asks[0]
        found.append((match.clone(), ask))
        match.answer(drawn(*promising(GAME, match.view(ask.seat), ask), rng), ask.seat)
    return found


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_it_names_legal_answers_and_looks_at_nothing_hidden(seats: int) -> None:
    rng = Random(seats)
    judged = 0
    for match, ask in decisions(seats, seats):
        weights = GAME.policy(match.view(ask.seat), ask) if GAME.policy else {}
        if not weights:
            continue
        judged += 1
        assert all(option in ask.options for option in weights)
        assert max(weights.values()) == 1.0
        assert min(weights.values()) > 0
        world = match.imagine(ask.seat, Loose(rng))
        asked = next(each for each in world.asks if each.seat == ask.seat)
        assert GAME.policy is not None
        assert GAME.policy(world.state, asked) == weights
    assert judged > 100


def test_worth_is_between_nothing_and_all_and_better_with_more_points() -> None:
    match = Gates(who("bob", "1e8", kills=10), who("dave", "1e5"), orcs="1i9").match
    values = worth(match.state)
    assert all(0 <= value <= 1 for value in values)
    assert values[0] > values[1]


# Plainly right.


def advised(gates: Gates, name: str) -> str:
    """What is suggested to a player, in notation."""
    seat = gates.seat(name)
    option = suggestion(gates.match, seat)
    return "" if option is None else option.notation(gates.match.view(seat))


def test_who_stands_on_a_chest_loots_it() -> None:
    assert advised(Gates(who("bob", "1b4")), "bob") == "loot"


def test_who_needs_one_orc_more_strikes() -> None:
    gates = Gates(who("bob", "1b4", kills=49), orcs="1b5")
    assert advised(gates, "bob") == "strike orc-1"


def test_an_npc_is_hired_before_the_roll() -> None:
    assert advised(Gates(who("bob", "1e8", hand="fighter"), actions=None), "bob") == "play fighter"


def test_who_is_badly_wounded_and_safe_bandages_his_wounds() -> None:
    assert advised(Gates(who("bob", "1e8", wounds=3), actions=None), "bob") == "bandage"


def test_the_fourth_wound_is_averted_and_the_first_one_is_not() -> None:
    for wounds, answer in ((0, "pass"), (3, "lose fighter")):
        bob = who("bob", "1e8", npcs="fighter", wounds=wounds)
        gates = Gates(bob, orcs="1e9", turn=GM, dice=(20,))
        gates.say("gm: next orc-1", "gm: strike bob")
        assert advised(gates, "bob") == answer


def test_an_orc_in_contact_is_next_and_strikes() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1l1 1e9", turn=GM)
    assert advised(gates, GM) == "next orc-2"
    gates.say("gm: next orc-2")
    assert advised(gates, GM) == "strike bob"


def test_an_orc_strikes_at_who_is_about_to_die() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1e10", wounds=3), orcs="1e9", turn=GM)
    gates.say("gm: next orc-1")
    assert advised(gates, GM) == "strike dave"


@pytest.mark.parametrize(("mine", "theirs", "offered"), [("sword blade", "bow sling", True), ("cup", "crown", False)])
def test_only_an_exchange_by_which_both_gain_is_offered_and_once(mine: str, theirs: str, offered: bool) -> None:
    bob = who("bob", "1e8", treasures=mine)
    gates = Gates(bob, who("dave", "1e9", treasures=theirs), offer_limit=0)
    assert trades(gates) is offered
    gates.say("bob: trade dave", "bob: call-off")
    assert not trades(gates)


def trades(gates: Gates) -> bool:
    """Whether an exchange is among what Bob holds promising."""
    options, _ = promising(GAME, gates.match.view(0), gates.match.asks[0])
    return any(isinstance(option, Trade) for option in options)


def test_a_search_takes_an_exchange_that_brings_points_and_no_other() -> None:
    for offered, answer in (("offer crown coins", "yes"), ("offer coins crown", "no")):
        mine, theirs = ("crown", "coins") if offered == "offer crown coins" else ("coins", "crown")
        gates = Gates(who("bob", "1e8", treasures=mine), who("dave", "1e9", treasures=theirs))
        gates.say("bob: trade dave", f"bob: {offered}")
        option = bot("search-50", timed=False).choose(gates.match, gates.seat("dave"), Random(1))
        assert option.notation(gates.match.view(1)) == answer
