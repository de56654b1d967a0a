"""NPCs, cures and tricks, and the moments at which cards are played (OG 6.4, OG 6.5, OG-50)."""

from __future__ import annotations

import pytest

from orcade.games.gates import GAME
from orcade.games.gates.moments import STOPS

from .positions import GM, Gates, who

# NPCs.


@pytest.mark.rule("OG 6.4")
def test_an_npc_is_played_in_front_of_its_player_and_leaves_the_hand() -> None:
    gates = Gates(who("bob", "1a1", hand="fighter"), actions=None)
    gates.say("bob: play fighter")
    assert (gates.npcs("bob"), gates.hand("bob")) == (["fighter"], [])


@pytest.mark.rule("OG 6.4", "OG-20")
def test_a_second_npc_takes_the_place_of_the_first() -> None:
    gates = Gates(who("bob", "1a1", hand="runner", npcs="fighter"))
    gates.say("bob: play runner")
    assert (gates.npcs("bob"), gates.discarded) == (["runner"], ["fighter"])


@pytest.mark.rule("OG 3.2", "OG 6.4", "OG-20")
def test_sara_has_two_and_chooses_which_goes_for_a_third() -> None:
    gates = Gates(who("sara", "1a1", hand="runner barber", npcs="fighter"))
    gates.say("sara: play runner", "sara: play barber", "sara: discard fighter")
    assert gates.npcs("sara") == ["runner", "barber"]


@pytest.mark.rule("OG-20")
def test_of_two_equal_npcs_either_goes_unasked() -> None:
    gates = Gates(who("sara", "1a1", hand="runner", npcs="fighter fighter"))
    gates.say("sara: play runner")
    assert gates.npcs("sara") == ["fighter", "runner"]


@pytest.mark.rule("OG-20", "OG-57")
def test_with_the_porter_goes_what_he_carried() -> None:
    gates = Gates(who("bob", "1a1", hand="runner", treasures="cup gem chain coins statue crown", npcs="porter"))
    gates.say("bob: play runner", "bob: discard cup")
    assert len(gates.treasures("bob")) == 5


@pytest.mark.rule("OG 6.4", "OG-49")
def test_an_npc_may_die_instead_of_a_wound() -> None:
    gates = Gates(who("bob", "1e8", npcs="fighter"), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob", "bob: lose fighter")
    assert (gates.wounds("bob"), gates.npcs("bob"), gates.discarded) == (0, [], ["fighter"])


# Cures.


@pytest.mark.rule("OG 6.5", "OG 10.3")
@pytest.mark.parametrize(("cure", "left"), [("rag", 2), ("potion", 1), ("nap", 0)])
def test_cures(cure: str, left: int) -> None:
    gates = Gates(who("bob", "1a1", hand=cure, wounds=3))
    gates.say(f"bob: play {cure}")
    assert (gates.wounds("bob"), gates.actions) == (left, 6)


@pytest.mark.rule("OG 8.1", "OG 6.5")
def test_brian_cures_three_wounds_before_he_rolls() -> None:
    gates = Gates(who("brian", "1a1", hand="nap", wounds=3), actions=None, dice=(3, 4))
    gates.say("brian: play nap", "brian: roll")
    assert (gates.wounds("brian"), gates.actions) == (0, 7)


@pytest.mark.rule("OG 6.5")
def test_nothing_is_played_that_would_do_nothing() -> None:
    bob = who("bob", "1a1", hand="rag hug twin dodge cocked footnote awake")
    assert Gates(bob, who("sara", "1l1", hand="rag")).legal("bob") & {"play rag", "play hug", "play twin"} == set()


@pytest.mark.rule("OG 6.5")
def test_as_many_cards_as_one_has_and_none_in_the_turn_of_another() -> None:
    bob = who("bob", "1a1", hand="rag potion runner", wounds=3)
    gates = Gates(bob, who("sara", "1b1"), actions=None)
    gates.say("bob: play rag", "bob: play potion", "bob: play runner", "bob: end")
    assert gates.asked == ["sara"]


# Tricks.


@pytest.mark.rule("OG 10.3", "OG-49")
def test_a_wound_is_dodged_in_any_turn() -> None:
    gates = Gates(who("bob", "1e8", hand="dodge"), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob", "bob: play dodge")
    assert (gates.wounds("bob"), gates.discarded) == (0, ["dodge"])


@pytest.mark.rule("OG 10.3")
def test_a_hug_takes_a_random_card_of_somebody_adjacent() -> None:
    gates = Gates(who("bob", "1a1", hand="hug"), who("sara", "1b1", hand="rag potion nap"), dice=(2,))
    gates.say("bob: play hug")
    assert gates.hand("bob") == ["potion"]
    assert gates.hand("sara") == ["rag", "nap"]


@pytest.mark.rule("OG 10.3")
def test_who_hugs_chooses_whom() -> None:
    gates = Gates(who("bob", "1b1", hand="hug"), who("sara", "1a1", hand="rag"), who("dave", "1c1", hand="nap"))
    gates.say("bob: play hug", "bob: pick dave")
    assert gates.hand("bob") == ["nap"]


@pytest.mark.rule("OG 10.3")
def test_a_turncoat_may_be_made_before_the_roll() -> None:
    gates = Gates(who("bob", "1a1", hand="grudge"), who("sara", "1b1"), actions=None, dice=(1, 2))
    gates.say("bob: play grudge", "bob: roll")
    assert gates.can("bob", "strike") == {"sara"}


# Cards that cancel.


@pytest.mark.rule("OG-48")
def test_a_grudge_is_of_no_use_without_an_action() -> None:
    gates = Gates(who("bob", "1a1", hand="grudge fighter"), who("sara", "1b1"), actions=0)
    assert gates.legal("bob") == {"play fighter", "end"}


@pytest.mark.rule("OG 10.3", "OG-50")
def test_an_objection_cancels_a_hackmaster_card_in_any_turn() -> None:
    gates = Gates(who("bob", "1a1", hand="footnote"), orcs="1e9", gm="coals", turn=GM)
    gates.say("gm: next orc-1", "gm: play coals", "bob: play footnote")
    assert gates.actions == 4
    assert sorted(gates.discarded) == ["coals", "footnote"]


@pytest.mark.rule("OG 10.4", "OG-50")
def test_the_gm_is_right_about_a_player_card_in_a_players_turn() -> None:
    gates = Gates(who("bob", "1a1", hand="nap", wounds=3), gm="right")
    gates.say("bob: play nap", "gm: play right")
    assert gates.wounds("bob") == 3
    assert sorted(gates.discarded) == ["nap", "right"]


@pytest.mark.rule("OG 10.4", "OG-50", "OG 9.3")
def test_but_not_in_his_own() -> None:
    gates = Gates(who("bob", "1e8", hand="dodge"), orcs="1e9", gm="right", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob", "bob: play dodge")
    assert gates.asked == [GM]
    assert gates.rule == "OG 9.4"
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-50")
def test_what_cancels_may_be_cancelled_itself() -> None:
    gates = Gates(who("bob", "1a1", hand="nap", wounds=3), who("sara", "1b1", hand="footnote"), gm="right")
    gates.say("bob: play nap", "gm: play right", "sara: play footnote")
    assert gates.wounds("bob") == 0
    assert sorted(gates.discarded) == ["footnote", "nap", "right"]


@pytest.mark.rule("OG-50")
def test_of_several_the_first_clockwise_plays_and_the_others_are_asked_anew() -> None:
    gates = Gates(
        who("bob", "1a1", hand="footnote"),
        who("sara", "1b1", hand="footnote"),
        who("dave", "1c1", hand="rag"),
        gm="wave",
        turn=GM,
    )
    gates.say("gm: play wave")
    assert gates.asked == ["bob", "sara", "dave"]
    gates.say("bob: play footnote | sara: play footnote | dave: pass")
    assert gates.hand("sara") == ["footnote"]
    assert sorted(gates.discarded) == ["footnote", "wave"]


@pytest.mark.rule("OG-50", "OG-54")
def test_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    gates = Gates(who("bob", "1a1", hand="rag"), who("sara", "1b1"), who("dave", "1c1", hand="nap"), gm="wave", turn=GM)
    gates.say("gm: play wave")
    assert gates.asked == ["bob", "dave"]
    assert gates.legal("bob") == {"pass"}


@pytest.mark.rule("OG-50", "OG-4")
def test_who_has_two_characters_is_asked_once_for_both_hands() -> None:
    gates = Gates(
        who("bob", "1a1", hand="footnote", seat=0), who("dave", "1b1", hand="footnote", seat=0), gm="wave", turn=GM
    )
    gates.say("gm: play wave")
    assert len(gates.match.asks) == 1
    assert gates.legal("bob") == {"pass", "play footnote"}
    gates.say("bob: play footnote")
    assert gates.hand("dave") == ["footnote"]


@pytest.mark.rule("OG-50")
def test_two_cards_of_the_same_player_and_one_is_cancelled() -> None:
    gates = Gates(who("bob", "1a1", hand="nap footnote", wounds=1), gm="right right")
    gates.say("bob: play nap", "gm: play right", "bob: play footnote", "gm: play right")
    gates.settle()
    assert gates.wounds("bob") == 1
    assert sorted(gates.discarded) == ["footnote", "nap", "right", "right"]
    assert gates.state.played == []


@pytest.mark.rule("OG-50", "OG 10.3")
def test_a_pocket_may_be_empty_after_all() -> None:
    gates = Gates(who("bob", "1a1", hand="hug"), who("sara", "1b1", hand="footnote"), gm="right")
    gates.say("bob: play hug", "gm: play right", "sara: play footnote")
    assert gates.hand("bob") == gates.hand("sara") == []
    assert sorted(gates.discarded) == ["footnote", "hug", "right"]


# Secrets.


@pytest.mark.rule("OG-54")
def test_hands_are_secret_and_their_size_is_not() -> None:
    gates = Gates(who("bob", "1a1", hand="nap"), who("sara", "1b1", treasures="cup", npcs="fighter"), gm="right")
    view = gates.match.view(gates.seat("sara"))
    assert len(view.characters[0].hand) == len(view.gm_hand) == 1
    assert view.face(view.characters[0].hand[0]) == view.face(view.gm_hand[0]) == -1
    assert view.face(view.characters[1].treasures[0]) >= 0
    assert view.face(view.characters[1].npcs[0]) >= 0


def test_dice_pass_by_themselves_where_no_card_is_worth_it() -> None:
    assert set(STOPS) - set(GAME.minds) == {"rolled", "missed", "third"}
