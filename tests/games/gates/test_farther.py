"""Going towards a square that is too far: as near as one gets now, in answers that may all be given."""

from __future__ import annotations

from orcade.table.walks import Walk, near_to

from .positions import GM, Gates, who


def towards(gates: Gates, square: str) -> Walk | None:
    return near_to(gates.match, gates.match.asks[0], f"go {square}")


def go(gates: Gates, square: str) -> Walk:
    """Goes towards a square; what was told before."""
    walk = towards(gates, square)
    assert walk is not None
    seat = gates.match.asks[0].seat
    for step in walk.steps:
        gates.match.answer(step, seat)
    return walk


def test_a_character_goes_as_far_as_its_actions_take_it() -> None:
    gates = Gates(who("bob", "1f1", hand="potion"), who("dave", "1a1"), actions=3)
    assert "1f12" not in gates.can("bob", "go")
    walk = go(gates, "1f12")
    assert walk.label(None) == "Go towards the road in the Side 1A"
    assert walk.hint == "11 actions away, 8 more from where you get now. 3 actions, 0 left."
    assert (gates.at("bob"), gates.actions) == ("1f4", 0)


def test_it_takes_a_free_attack_only_where_there_is_no_other_way_and_says_so() -> None:
    """In the house, with an orc in the only doorway."""
    gates = Gates(who("bob", "1d10"), who("dave", "1a1"), orcs="1e10", actions=3)
    walk = towards(gates, "1f12")
    assert walk is not None
    assert "A free attack: orc 1 on 15+ (30 %)." in walk.hint
    free = Gates(who("bob", "1f1"), who("dave", "1a1"), orcs="1f2", actions=3)
    walk = towards(free, "1f12")
    assert walk is not None
    assert "free attack" not in walk.hint
    shut_in = Gates(who("bob", "1d10"), who("dave", "1a1"), orcs="1e10", actions=2)
    assert towards(shut_in, "1f12") is None


def test_who_could_strike_there_is_told() -> None:
    gates = Gates(who("bob", "1f1"), who("dave", "1a1"), orcs="1f8", actions=3)
    walk = towards(gates, "1f12")
    assert walk is not None
    assert walk.hint.endswith("1 orc could strike you there.")


def test_nobody_goes_where_there_is_no_way() -> None:
    gates = Gates(who("bob", "1f1"), who("dave", "1a1"), actions=3)
    assert towards(gates, "1d3") is None, "a creek"
    assert towards(gates, "9z9") is None, "no square"
    assert near_to(gates.match, gates.match.asks[0], "strike orc-1") is None


def test_an_orc_that_acts_goes_towards_it_too() -> None:
    gates = Gates(who("bob", "1f12"), orcs="1a1", turn=GM)
    gates.say("gm: next orc-1")
    go(gates, "1l1")
    assert gates.at("orc-1") == "1e1"


def test_all_orcs_are_sent_but_those_who_can_strike_somebody() -> None:
    gates = Gates(who("bob", "1a9"), who("dave", "2l1"), orcs="1a8 1f12 1g12", turn=GM, newcomers=1)
    walk = go(gates, "1l12")
    assert walk.label(None) == "All go to the Side 1A"
    assert walk.hint.startswith("3 orcs go there, as far as they get. 1 who can get at somebody")
    assert gates.orcs[:3] == ["1a8", "1j12", "1k12"], "the nearest is first"
    assert len(gates.orcs) == 4, "the newcomer has entered"
    assert gates.can(GM, "next") == {"orc-1"}, "who can strike waits for his word"


def test_words_alone_do_it_where_no_answer_is_called_so() -> None:
    gates = Gates(who("bob", "1f1", hand="potion"), who("dave", "1a1"), actions=3)
    near = near_to(gates.match, gates.match.asks[0], "GO 1F12")
    assert near is not None
    assert [step.notation(gates.match.board(0)) for step in near.steps] == ["go 1f4"]


def test_a_page_says_so_only_while_somebody_can_go() -> None:
    gates = Gates(who("bob", "1f12"), orcs="1a1", turn=GM)
    seat = gates.match.asks[0].seat
    assert "all orcs" in gates.match.scene(seat).beyond
    gates.say("gm: next orc-1", "gm: go 1b1")
    while "done" in gates.legal(GM):
        gates.say("gm: done")
    assert gates.match.scene(seat).beyond == ""
