"""What hints, questions and dice say, in the words that a player reads."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.hack import GAME

from .tomb import Tomb, player

pytestmark = pytest.mark.told

ROOMS = {"e1": "cross", "e2": "cross", "e3": "chamber"}


def hint(tomb: Tomb, name: str, words: str) -> str:
    ask = next(ask for ask in tomb.match.asks if ask.seat == tomb.seat(name))
    view = tomb.match.view(ask.seat)
    return next(GAME.hint(view, answer) for answer in ask.options if answer.notation(view) == words)


@pytest.mark.rule("HK 1")
def test_choosing_a_deck() -> None:
    match = orcade.new(GAME, 2, seed=1)
    hints = [GAME.hint(match.view(0), answer) for answer in match.asks[0].options]
    told = "Combat 2 against Monsters, Thieving 0 against Traps, Negotiation 4 with NPCs, Rules-Lawyering 1 against"
    assert hints[2] == f"{told} Rules."
    assert hints[4] == "The GameMaster: Rules-Lawyering 3. Wins by killing the others."


@pytest.mark.rule("HK 13", "HK-14")
def test_searching() -> None:
    tomb = Tomb(player("e1", hand="lamp"), player(), rooms=ROOMS, dice=(4, 1))
    assert hint(tomb, "mags", "move start") == "Search 1 or less: 17 %."
    assert hint(tomb, "mags", "move e2") == "Search 3 or less: 50 %."
    tomb.say("mags: move e2")
    assert tomb.prompt == "Search this Room? 3 in 6"
    assert hint(tomb, "mags", "search") == "Search 3 or less: 50 %."
    tomb.say("mags: search")
    assert "search 3 or less: 4" in tomb.story
    assert "› Mags searches: 4, with 3 or less needed; finds nothing." in tomb.story


@pytest.mark.rule("HK 13", "HK-6")
def test_where_one_may_not_search() -> None:
    """In the Room to which one moves, or by a card of somebody else; what holds here alone does not matter there."""
    tomb = Tomb(player("e1", hand="lamp"), player(), rooms={"e1": "evidence-room", "e2": "evidence-room"})
    assert hint(tomb, "mags", "move e2") == "You may not search there."
    assert hint(tomb, "mags", "move start") == "Search 1 or less: 17 %."
    tomb = Tomb(player("e1", hand="lamp"), player(rules="searched-it-first"), rooms=ROOMS)
    assert hint(tomb, "mags", "move e2") == "You may not search there."


@pytest.mark.rule("HK-32")
def test_the_hand_of_vectra() -> None:
    tomb = Tomb(player("e3", items="hand", hand="cross"), player(), rooms=ROOMS, dice=(5,))
    told = "Wins on 6+ (17 %): a die and 2 make 8 or more. Else you die and lose the Hand."
    assert hint(tomb, "mags", "hand of vectra") == told
    tomb.say("mags: hand of vectra")
    assert "the Hand of Vectra 6+: 5" in tomb.story
    assert any("7 against 8" in line for line in tomb.story)
    strong = Tomb(player("e3", items="hand sword sword sword", hand="cross"), player(), rooms=ROOMS)
    assert hint(strong, "mags", "hand of vectra").startswith("Wins on 1+ (100 %): a die and 8 make 8 or more.")


@pytest.mark.rule("HK 7")
def test_arguing_with_a_rule() -> None:
    tomb = Tomb(player(hand="cross"), player(rules="hurry"))
    assert hint(tomb, "mags", "lawyer hurry of otto") == (
        "Rule. +1 action each turn. Rules-Lawyering 1 against a Difficulty of 2: 32 %."
    )


@pytest.mark.rule("HK 14")
def test_an_encounter() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(hand="troll wyrm"), rooms=ROOMS)
    tomb.say("mags: move e2")
    tomb._nothing("the offers")
    assert hint(tomb, "otto", "encounter troll") == "Mags loses in 68 %: Difficulty 3 against Combat 2."
    assert "Difficulty 3 against Combat 2" in hint(tomb, "otto", "encounter wyrm"), "1, and 1 for each of two Rooms"


@pytest.mark.rule("HK 24", "HK-29")
def test_confusing_the_gamemaster() -> None:
    tomb = Tomb(player(hand="troll pit hydra"), player(hand="hydra"), rooms=ROOMS, gm="otto")
    tomb.say("mags: move e1", "otto: encounter hydra")
    assert hint(tomb, "mags", "befuddle troll").endswith("Rules-Lawyering 1 + 2 against 3: confused in 50 %.")
    assert hint(tomb, "mags", "befuddle hydra").endswith("Rules-Lawyering 1 + 1 against 3: confused in 32 %.")
    assert hint(tomb, "mags", "befuddle pit").endswith("Rules-Lawyering 1 + 0 against 3: confused in 19 %.")
    trap = Tomb(player(hand="troll"), player(hand="clerk"), rooms=ROOMS, gm="otto")
    trap.say("mags: move e1", "otto: encounter clerk")
    assert hint(trap, "mags", "befuddle troll").endswith("Rules-Lawyering 1 + 1 against 3: confused in 32 %.")


@pytest.mark.rule("HK-25", "HK 5")
def test_what_the_table_shows() -> None:
    tomb = Tomb(player(hand="cross"), player(), gm="otto", begins=True)
    tomb.settle()
    assert tomb.prompt == "3 actions left: move or play a card?"
    kills = tomb.match.scene(0).seats[1].gauges[0]
    assert (kills.value, kills.full) == (0, 3)


@pytest.mark.rule("HK 18")
def test_an_event_upon_dice_tells_what_it_makes_of_them() -> None:
    tomb = Tomb(player(hand="cheer"), player(hand="troll fumble"), rooms=ROOMS, dice=(4, 4))
    tomb.say("mags: move e1", "mags: skip", "otto: encounter troll")
    assert hint(tomb, "mags", "play cheer").endswith(" It makes 8 : 7: Mags is ahead.")
    # She needs a 6 to be ahead with 8 : 7; with a 5 it is a tie, and she wins one in three of those.
    assert hint(tomb, "otto", "play fumble").endswith(" Mags wins in 22 % then.")


def test_an_event_tells_what_it_does_and_not_that_it_is_one() -> None:
    """It read "It sets Mags back. Event. After …"."""
    tomb = Tomb(player(hand="cheer"), player(hand="troll fumble"), rooms=ROOMS, dice=(4, 4))
    tomb.say("mags: move e1", "mags: skip", "otto: encounter troll")
    assert hint(tomb, "mags", "play cheer").startswith("When dice are rolled")
