"""How the dungeon is built, and how far it is: HK 10, HK 11, HK-11 to HK-14, HK-16, HK-40, HK-43."""

from __future__ import annotations

import pytest

from orcade.games.hack import GAME
from orcade.games.hack.dungeon_map import TILE
from orcade.table.requests import Seat

from .tomb import Tomb, player


@pytest.mark.rule("HK 10", "HK-11", "HK-7")
def test_a_room_is_laid_beside_ones_own_open_side_to_open_side() -> None:
    tomb = Tomb(player("e1", hand="hall"), player(), rooms={"e1": "cross"})
    rooms = {words for words in tomb.legal("mags") if words.startswith("room")}
    assert rooms == {"room hall e2 EW", "room hall e1n1 NS", "room hall e1s1 NS"}
    tomb.say("mags: room hall e2 EW")
    assert tomb.hand("mags") == ["cross"]
    tomb.settle()
    assert tomb.far("e2") == 2
    assert tomb.actions == 2


@pytest.mark.rule("HK 10", "HK-11")
def test_it_may_be_turned_as_one_likes() -> None:
    tomb = Tomb(player(hand="bend cross"), player())
    at_e1 = {words.split()[3] for words in tomb.legal("mags") if words.startswith("room bend e1 ")}
    assert at_e1 == {"SW", "NW"}


@pytest.mark.rule("HK 10")
def test_no_room_covers_another() -> None:
    tomb = Tomb(player(hand="cross"), player(), rooms={"e1": "cross"})
    assert tomb.why("mags", "room cross e1 NESW") == "HK 10"
    assert tomb.why("mags", "room cross e2 NESW") == "HK 10", "not beside one's own Room"
    assert tomb.why("mags", "room cross n1 NE") == "HK-11"


@pytest.mark.rule("HK 10", "HK-12")
def test_no_room_but_an_exit_closes_the_dungeon() -> None:
    rooms = {"e1": "hall EW", "e2": "hall EW", "e3": "hall EW", "n1": "nook S", "s1": "nook N", "w1": "nook E"}
    tomb = Tomb(player("e3", hand="nook hall gate"), player(), rooms=rooms)
    legal = {words for words in tomb.legal("mags") if words.startswith("room")}
    assert legal == {"room hall e4 EW", "room gate e4 NESW"}
    assert tomb.why("mags", "room nook e4 W") == "HK-12"


@pytest.mark.rule("HK 10", "HK-11", "HK-14")
def test_an_open_side_against_a_wall_is_shut_for_good() -> None:
    # From e1 north and then west: n1 is shut towards e1n1, whose west side is open.
    tomb = Tomb(player("e1n1"), player(), rooms={"e1": "cross", "n1": "hall NS", "e1n1": "cross"})
    assert "move n1" not in tomb.legal("mags")
    assert tomb.why("mags", "move n1") == "HK-14"
    assert "move e1" in tomb.legal("mags")


@pytest.mark.rule("HK-11")
def test_only_the_side_towards_ones_own_room_must_fit() -> None:
    # n1 has no door to the east; a Cross at e1n1 laid from e1 may meet it with an open side.
    tomb = Tomb(player("e1", hand="cross"), player(), rooms={"e1": "cross", "n1": "hall NS"})
    assert "room cross e1n1 NESW" in tomb.legal("mags")


@pytest.mark.rule("HK 12", "HK-14")
def test_one_moves_into_adjacent_rooms_only() -> None:
    tomb = Tomb(player("start"), player(), rooms={"e1": "cross", "e2": "cross"})
    assert {words for words in tomb.legal("mags") if words.startswith("move")} == {"move e1"}
    assert tomb.why("mags", "move e2") == "HK-14"
    assert tomb.why("mags", "move n1") == "HK 12"
    assert tomb.why("mags", "move start") == "HK 12"


@pytest.mark.rule("HK 11", "HK-13")
def test_three_rooms_lie_between_an_exit_and_the_entrance() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross"}
    tomb = Tomb(player("e2", hand="gate"), player(), rooms=rooms)
    assert "room" not in tomb.verbs("mags")
    assert tomb.why("mags", "room gate e2n1 NESW") == "HK-13"
    tomb = Tomb(player("e3", hand="gate"), player(), rooms=rooms)
    assert {words.split()[2] for words in tomb.legal("mags") if words.startswith("room")} == {"e4", "e3n1", "e3s1"}


@pytest.mark.rule("HK-13")
def test_the_shortest_way_counts_also_one_that_the_exit_itself_opens() -> None:
    # n1 is 4 steps away by the long way round, but the Exit would touch the Entrance itself.
    rooms = {"e1": "cross", "e1n1": "cross", "e1n2": "cross", "n2": "cross"}
    tomb = Tomb(player("n2", hand="gate"), player(), rooms=rooms)
    legal = {words.split()[2] for words in tomb.legal("mags") if words.startswith("room")}
    assert "n1" not in legal
    assert "n3" in legal


@pytest.mark.rule("HK-13", "HK-16")
def test_a_room_to_which_no_way_leads_makes_no_way_shorter() -> None:
    # n2 is shut off, and 2 on the grid; by e2n2 the way to e1n2 is 5 long.
    rooms = {"e1": "hall EW", "e2": "bend NW", "e2n1": "hall NS", "e2n2": "cross", "n2": "hall EW"}
    tomb = Tomb(player("e2n2", hand="gate"), player(), rooms=rooms)
    tomb.say("mags: room gate e1n2 NESW")
    assert (tomb.far("n2"), tomb.far("e1n2")) == (6, 5)


@pytest.mark.rule("HK-13", "HK-16")
def test_where_no_way_leads_an_exit_is_as_far_as_on_the_grid() -> None:
    # e3n1 is shut off: 4 on the grid, and e2n1 is 3, whatever lies beside it.
    tomb = Tomb(player("e3n1", hand="gate"), player(), rooms={"e1": "hall NS", "e3n1": "cross"})
    assert tomb.why("mags", "room gate e2n1 NESW") == "HK-13"
    assert tomb.why("mags", "room gate e3 NESW") == "HK-13"
    tomb.say("mags: room gate e4n1 NESW")
    assert tomb.far("e4n1") == 5


@pytest.mark.rule("HK-13")
def test_it_holds_for_each_exit() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}
    tomb = Tomb(player("e2", hand="gate"), player(), rooms=rooms)
    assert "room" not in tomb.verbs("mags")


@pytest.mark.rule("HK-32")
def test_the_inner_chamber_lies_deep() -> None:
    rooms = {"e1": "cross", "e2": "cross"}
    tomb = Tomb(player("e1", hand="chamber"), player(), rooms=rooms)
    assert tomb.why("mags", "room chamber e1n1 NESW") == "HK-32"
    tomb = Tomb(player("e2", hand="chamber"), player(), rooms=rooms)
    assert "room chamber e3 NESW" in tomb.legal("mags")


@pytest.mark.rule("HK-16", "HK 13")
def test_without_a_way_the_distance_is_counted_on_the_grid() -> None:
    rooms = {"e1": "hall NS", "e2": "hall NS", "e2n1": "cross"}
    tomb = Tomb(player("e2n1"), player(), rooms=rooms)
    assert tomb.far("e2n1") == 3
    assert tomb.far("e2") == 2


@pytest.mark.rule("HK-16")
def test_a_new_room_may_shorten_ways() -> None:
    rooms = {"n1": "cross", "n2": "cross", "e1n2": "cross", "e2n2": "cross", "e2n1": "cross", "e2": "cross"}
    tomb = Tomb(player(hand="cross"), player(), rooms=rooms)
    assert tomb.far("e2") == 6
    tomb.say("mags: room cross e1 NESW")
    assert tomb.far("e2") == 2


@pytest.mark.rule("HK-43")
def test_a_card_lets_one_go_through_walls() -> None:
    tomb = Tomb(player(items="folding-ladder"), player(), rooms={"e1": "hall NS", "n1": "cross"})
    assert {words for words in tomb.legal("mags") if words.startswith("move")} == {"move e1", "move n1"}


@pytest.mark.rule("HK-40")
def test_a_room_is_turned_where_it_lies() -> None:
    tomb = Tomb(player("e1", hand="spin"), player(), rooms={"e1": "hall EW", "e2": "cross", "n1": "cross"})
    assert "move e2" in tomb.legal("mags")
    tomb.say("mags: pass", "mags: play spin")
    tomb.settle()
    assert "move e2" not in tomb.legal("mags")
    assert tomb.far("e1") == 1, "on the grid"
    assert tomb.far("e2") == 2


@pytest.mark.rule("HK-40", "HK 22")
def test_the_entrance_and_exits_do_not_turn_nor_what_would_close_the_dungeon() -> None:
    tomb = Tomb(player("start", hand="spin"), player())
    tomb.say("mags: pass", "mags: play spin")
    tomb.settle()
    assert tomb.hand("mags") == ["cross"]
    rooms = {"n1": "nook S", "s1": "nook N", "w1": "nook E", "e1": "hall EW", "e1n1": "nook E", "e1s1": "nook E"}
    rooms |= {"e2n1": "nook W", "e2s1": "nook W"}
    tomb = Tomb(player("e1", hand="spin"), player(), rooms=rooms)
    tomb.say("mags: pass", "mags: play spin")
    tomb.settle()
    assert "move start" in tomb.legal("mags"), "turned, it would open against two walls"


@pytest.mark.rule("HK-39")
def test_beside_an_exit_is_next_to_it_whatever_is_between() -> None:
    rooms = {"e1": "cross", "e2": "hall NS", "e3": "cross", "e4": "gate", "e4n1": "cross"}
    tomb = Tomb(player("start", hand="tunnel"), player(), rooms=rooms)
    tomb.say("mags: pass", "mags: play tunnel")
    assert tomb.legal("mags") == {"to e3", "to e4n1"}


@pytest.mark.rule("HK-43", "HK-6")
def test_a_card_lets_one_build_beside_others() -> None:
    tomb = Tomb(player(rules="far", hand="cross"), player("e1"), rooms={"e1": "cross"})
    cells = {words.split()[2] for words in tomb.legal("mags") if words.startswith("room")}
    assert cells == {"n1", "s1", "w1", "e2", "e1n1", "e1s1"}


def test_what_would_be_laid_is_drawn_with_its_doorways() -> None:
    tomb = Tomb(player("e1", hand="hall"), player(), rooms={"e1": "cross"})
    trace = GAME.traced(tomb.match.view(Seat(0)), "room hall e2 EW")
    assert trace is not None
    assert len(trace.walls) == 2 + 2 * 2, "two walls, and two that are parted by a doorway"
    (x, y), (beyond, down) = trace.way
    assert y == down, "through the doorway, not over what stands in the middle of a Room"
    assert beyond - x < TILE / 2
