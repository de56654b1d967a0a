"""Getting out, and being kept from it: HK 3, HK-2 to HK-5, HK-32, HK-36."""

from __future__ import annotations

import pytest

from orcade.games.hack.encounter_events import GREAT, Beat, Met
from orcade.table.requests import GAIN, KNOCK, MOMENT, SCORE, UPON, CardId

from .tomb import Tomb, player

WAY = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}


@pytest.mark.rule("HK 3", "HK-2")
def test_who_ends_an_action_on_an_exit_wins() -> None:
    tomb = Tomb(player("e3", hand="lamp"), player(hand="rat"), rooms=WAY)
    tomb.say("mags: move e4", "mags: skip")
    assert not tomb.winner(), "first the others"
    tomb.settle()
    assert tomb.winner() == "mags"
    ending = tomb.match.standings
    assert ending is not None
    assert ending.places == [1, 2]


@pytest.mark.rule("HK-2", "HK 17")
def test_an_event_after_the_action_still_comes_before_the_victory() -> None:
    tomb = Tomb(player("e3", hand="lamp"), player(hand="home"), rooms=WAY)
    tomb.say("mags: move e4", "otto: play home on mags")
    tomb.settle()
    assert not tomb.winner()
    assert tomb.at("mags") == "start"
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK 3", "HK-2")
def test_an_exit_is_blocked_in_the_last_moment() -> None:
    tomb = Tomb(player("e3", hand="lamp"), player(hand="cross"), player(hand="closed"), rooms=WAY)
    tomb.say("mags: move e4", "pip: play closed")
    tomb.settle()
    assert tomb.at("mags") == "e3"
    assert not tomb.winner()
    assert tomb.actions == 2
    assert tomb.hand("pip") == ["cross"]
    tomb.say("mags: move e4")
    tomb.settle()
    assert tomb.winner() == "mags", "the second time nobody has anything"


@pytest.mark.rule("HK-2", "HK-15")
def test_who_is_carried_onto_an_exit_wins_with_the_next_action_of_his_own() -> None:
    tomb = Tomb(player("e3", hand="trade"), player("e4", hand="rat"), rooms=WAY)
    tomb.say("mags: pass", "mags: play trade on otto")
    tomb.settle()
    assert tomb.at("mags") == "e4"
    assert not tomb.winner()
    tomb.rest("mags")
    assert tomb.winner() == "mags"


@pytest.mark.rule("HK-2")
def test_nobody_wins_in_the_turn_of_another() -> None:
    tomb = Tomb(player("e4", hand="trade"), player("e3", hand="rat"), rooms=WAY, actions=1)
    tomb.state.carried = 1
    tomb.say("mags: pass", "mags: play trade on otto")
    tomb.settle()
    assert tomb.at("otto") == "e4"
    assert not tomb.winner()
    assert tomb.turn == "otto"
    tomb.rest("otto")
    assert tomb.winner() == "otto"


@pytest.mark.rule("HK-4", "HK 16", "HK 3")
def test_who_is_saved_on_an_exit_has_won() -> None:
    tomb = Tomb(player("e3", hand="faint"), player(hand="troll"), rooms=WAY, dice=(1, 6))
    tomb.say("mags: move e4", "otto: encounter troll", "mags: play faint")
    tomb.settle()
    assert tomb.winner() == "mags"


@pytest.mark.rule("HK-3", "HK-36")
def test_who_has_played_the_encounter_on_an_exit_plays_no_events() -> None:
    tomb = Tomb(
        player("e3", hand="lamp"), player(hand="rat closed fumble home"), player(hand="home"), rooms=WAY, dice=(6, 1)
    )
    tomb.say("mags: move e4", "otto: encounter rat")
    seen = set()
    while tomb.match.asks and not tomb.winner() and tomb.actions == 2 and tomb.state.moments:
        seen |= set(tomb.asked) if "pass" in tomb.legal(tomb.asked[0]) else set()
        tomb._nothing("the end")
    assert "otto" not in seen
    assert "pip" in seen, "the others choose for themselves"


@pytest.mark.rule("HK-3", "HK-36")
def test_who_has_played_an_event_on_an_exit_plays_no_encounter() -> None:
    tomb = Tomb(player("e3", hand="faint"), player(hand="brick rat closed"), rooms=WAY)
    tomb.say("mags: move e4", "otto: play brick", "mags: play faint")
    assert tomb.legal("otto") == {"play closed", "pass"}
    assert tomb.why("otto", "encounter rat") == "HK-3"


@pytest.mark.rule("HK-3")
def test_elsewhere_both_are_possible() -> None:
    tomb = Tomb(player("start", hand="faint"), player(hand="brick rat"), rooms=WAY)
    tomb.say("mags: move e1", "otto: play brick", "mags: play faint")
    assert "encounter rat" in tomb.legal("otto")


@pytest.mark.rule("HK-3")
def test_only_one_encounter_on_an_exit() -> None:
    tomb = Tomb(player("e3", hand="lamp"), player(hand="rat"), player(hand="troll"), rooms=WAY, dice=(6, 1))
    tomb.say("mags: move e4", "otto: encounter rat | pip: encounter troll")
    tomb.settle()
    assert tomb.hand("pip") == ["troll"]
    assert tomb.winner() == "mags"


# The Hand of Vectra.

DEEP = {"e1": "cross", "e2": "cross", "e3": "chamber"}


@pytest.mark.rule("HK 3", "HK-32")
def test_the_hand_wins_in_the_inner_chamber() -> None:
    tomb = Tomb(player("e3", items="hand"), player(hand="rat"), rooms=DEEP, dice=(6,))
    tomb.say("mags: hand of vectra")
    assert tomb.winner() == "mags", "6 and a Combat of 2 are 8"
    ending = tomb.match.standings
    assert ending is not None
    assert ending.rule == "HK-32", "told apart from who walks out"
    scene = tomb.match.scene(0)
    assert scene.seats[0].came_to == "left by the Hand of Vectra, never died"
    assert scene.aim == "Be first out: by an Exit, or the Hand of Vectra"


@pytest.mark.rule("HK-32", "HK-38")
def test_the_best_skill_counts_with_its_bonuses() -> None:
    tomb = Tomb(player("e3", items="hand sword"), player(hand="rat"), rooms=DEEP, dice=(4,))
    tomb.say("mags: hand of vectra")
    assert tomb.winner() == "mags", "4 and a Combat of 2 + 2 are 8"


@pytest.mark.rule("HK-5", "HK-32", "HK 3")
def test_a_failed_attempt_kills_and_costs_the_hand_and_nothing_else() -> None:
    tomb = Tomb(player("e3", items="hand chain"), player(hand="rat"), rooms=DEEP, dice=(5,))
    tomb.say("mags: hand of vectra")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    assert tomb.at("mags") == "start"
    assert tomb.items("mags") == ["chain"]
    assert tomb.discards("mags") == ["hand"]
    assert tomb.turn == "otto"


@pytest.mark.rule("HK-5", "HK-33", "HK 15")
def test_where_the_hand_was_stolen_in_time_the_attempt_costs_another_item() -> None:
    tomb = Tomb(player("e3", items="hand sword"), player(hand="rob"), rooms=DEEP, dice=(1,))
    tomb.say("mags: hand of vectra", "otto: play rob", "otto: steal hand of mags")
    tomb.settle()
    assert tomb.items("otto") == ["hand"]
    assert tomb.items("mags") == []
    assert tomb.discards("mags") == ["sword"]


@pytest.mark.rule("HK-32")
def test_who_is_saved_from_the_hand_keeps_it() -> None:
    tomb = Tomb(player("e3", items="hand", hand="faint"), player(hand="rat"), rooms=DEEP, dice=(5,))
    tomb.say("mags: hand of vectra", "mags: play faint")
    tomb.settle()
    assert tomb.items("mags") == ["hand"]
    assert tomb.at("mags") == "e3"
    assert tomb.actions == 2


@pytest.mark.rule("HK 3")
def test_the_hand_is_of_use_in_the_inner_chamber_only() -> None:
    tomb = Tomb(player("e2", items="hand"), player(hand="rat"), rooms=DEEP)
    assert tomb.why("mags", "hand of vectra") == "HK 3"
    tomb = Tomb(player("e3", hand="hand"), player(hand="rat"), rooms=DEEP)
    assert tomb.why("mags", "hand of vectra") == "HK-5"


@pytest.mark.rule("HK-5", "HK 15")
def test_a_normal_death_does_not_take_the_hand() -> None:
    tomb = Tomb(player("e1", items="hand", hand="lamp"), player(hand="troll"), rooms=DEEP, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    assert tomb.items("mags") == ["hand"]


@pytest.mark.rule("HK-5", "HK 21")
def test_theft_takes_the_hand() -> None:
    tomb = Tomb(player(hand="grab"), player(items="hand"), rooms=DEEP)
    tomb.say("mags: pass", "mags: play grab on otto")
    assert tomb.items("mags") == ["hand"]


@pytest.mark.rule("HK-5", "HK 13")
def test_the_hand_is_played_like_any_item() -> None:
    tomb = Tomb(player(hand="hand"), player(), rooms=DEEP, dice=(1,))
    tomb.say("mags: move e1", "mags: search", "mags: item hand")
    assert tomb.items("mags") == ["hand"]


def great(tomb: Tomb) -> list[str]:
    impacts = [impact for past in tomb.match.happenings for impact in past.event.impacts()]
    return [impact.text for impact in impacts if impact.kind == MOMENT]


def test_stepping_on_an_exit_and_walking_out_have_their_moments() -> None:
    tomb = Tomb(player("e3", hand="lamp"), player(hand="rat"), rooms=WAY)
    tomb.say("mags: move e4", "mags: skip")
    assert great(tomb) == ["Mags is on an Exit!"]
    tomb.settle()
    assert great(tomb) == ["Mags is on an Exit!", "Mags walks out alive!"]
    impacts = [impact for past in tomb.match.happenings for impact in past.event.impacts() if impact.kind == MOMENT]
    assert {impact.how for impact in impacts} == {GAIN}, "to his good: not in the colour of danger"


def test_a_big_encounter_is_a_moment_for_all_and_a_small_one_for_who_meets_it() -> None:
    shown = [Met((0, ""), 0, CardId(0), 1, difficulty).impacts() for difficulty in (GREAT - 1, GREAT)]
    assert [[impact.kind for impact in impacts] for impacts in shown] == [[KNOCK, UPON], [KNOCK, MOMENT]]
    beaten = [Beat((0, ""), 0, CardId(0), difficulty).impacts() for difficulty in (GREAT - 1, GREAT)]
    assert [[impact.kind for impact in impacts] for impacts in beaten] == [[SCORE], [SCORE, MOMENT]]


@pytest.mark.rule("HK 3", "HK 23")
def test_the_headline_tells_who_is_nearest_to_an_exit() -> None:
    def told(tomb: Tomb) -> str:
        return tomb.match.scene(0).headline

    tomb = Tomb(player("e2"), player("e1"), player("e3"), rooms=WAY, gm="pip")
    assert told(tomb) == "Round 2: Mags' turn · Mags: 2 Rooms to an Exit", "the GameMaster does not count"
    assert tomb.match.scene(0).aim == "First on an Exit wins; GameMaster 0/4 kills"
    both = Tomb(player("e3"), player("e3"), rooms=WAY)
    assert told(both) == "Round 2: Mags' turn · Mags and Otto: 1 Room to an Exit"
    assert told(Tomb(player("e3"), player("e4"), rooms=WAY)).endswith(" · Otto: on an Exit")
    dug = Tomb(player("e1"), player(), rooms={"e1": "cross"})
    assert told(dug) == "Round 2: Mags' turn · 2 more Rooms before an Exit", "none is found yet"
    deep = {"e1": "cross", "e2": "cross", "e3": "cross"}
    assert told(Tomb(player("e1"), player(), rooms=deep)).endswith(" · an Exit can be placed")
