"""What is drawn on the map before an answer is given: ways, free attacks, lines of sight, the reach of orcs."""

from __future__ import annotations

import pytest

from orcade.games.gates.pieces import board_of
from orcade.table.trace import Trace

from .positions import GM, Gates, who


def traced(gates: Gates, name: str, words: str) -> Trace:
    """What is drawn for these words of a character's player or the Gamemaster, legal or not."""
    found = drawn(gates, name, words)
    assert found is not None
    return found


def drawn(gates: Gates, name: str, words: str) -> Trace | None:
    return gates.match.game.traced(gates.match.view(gates.seat(name)), words)


def squares(gates: Gates, points: tuple[tuple[float, float], ...]) -> list[str]:
    """The names of the squares that have these centres."""
    floor = board_of(gates.state).floor
    found = []
    for x, y in points:
        square = floor.at(int(x), int(y))
        assert square is not None
        assert (x % 1, y % 1) == (0.5, 0.5)
        found.append(floor.names[square])
    return found


@pytest.mark.rule("OG 7.1")
def test_a_way_with_its_cost() -> None:
    gates = Gates(who("bob", "1e5"), actions=4)
    trace = traced(gates, "bob", "go 1e8")
    assert squares(gates, trace.way) == ["1e5", "1e6", "1e7", "1e8"]
    assert trace.cost == "3 actions, 1 left"
    assert trace.risks == ()


@pytest.mark.rule("OG 7.4")
def test_a_way_through_a_door_costs_two() -> None:
    gates = Gates(who("bob", "1e10"), actions=4)
    assert traced(gates, "bob", "go 1d10").cost == "2 actions, 2 left"


@pytest.mark.rule("OG 7.1")
def test_a_way_that_is_too_long_is_drawn_all_the_same() -> None:
    gates = Gates(who("bob", "1e5"), actions=2)
    trace = traced(gates, "bob", "go 1e8")
    assert squares(gates, trace.way)[-1] == "1e8"
    assert trace.cost == "3 actions, 2 now"


@pytest.mark.rule("OG 7.3")
def test_free_attacks_on_a_way_with_their_chance() -> None:
    """The door is the only way on, and an orc stands behind it."""
    gates = Gates(who("bob", "1e10"), orcs="1d10", actions=6)
    trace = traced(gates, "bob", "go 1c10")
    (risk,) = trace.risks
    assert squares(gates, (risk.at,)) == ["1d10"]
    assert risk.text == "orc 1 hits 30 %"
    gates.state.orcs[0].asleep = True
    assert traced(gates, "bob", "go 1c10").risks == ()


@pytest.mark.rule("OG 7.9")
def test_a_line_of_sight_that_is_free() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i9")
    (line,) = traced(gates, "bob", "shoot orc-1").lines
    assert squares(gates, (line.start, line.end)) == ["1i5", "1i9"]
    assert line.block is None
    assert line.text == "orc 1: 4 squares"


@pytest.mark.rule("OG-29")
def test_a_line_of_sight_that_is_blocked_says_where_and_by_what() -> None:
    gates = Gates(who("bob", "1h10"), orcs="1l10")
    (line,) = traced(gates, "bob", "shoot orc-1").lines
    assert line.block is not None
    assert line.block.at == pytest.approx((9.0, 2.5))
    assert line.block.text == "a column"


@pytest.mark.rule("OG 7.7")
def test_a_blow_with_its_chance() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i6 1i8")
    (line,) = traced(gates, "bob", "strike orc-1").lines
    assert line.text == "orc 1: hits 30 %"
    assert line.block is None
    assert drawn(gates, "bob", "strike orc-2") is None


@pytest.mark.rule("OG 7.8")
def test_a_blow_through_a_wall_is_drawn_as_blocked() -> None:
    gates = Gates(who("bob", "1e9"), orcs="1d9")
    (line,) = traced(gates, "bob", "strike orc-1").lines
    assert line.block is not None
    assert line.block.text == "a wall"


@pytest.mark.rule("OG 3.1")
def test_a_fireball_has_its_line() -> None:
    gates = Gates(who("brian", "1i5"), orcs="1i6")
    (line,) = traced(gates, "brian", "fireball orc-1").lines
    assert line.text.startswith("orc 1: 1 square, hits ")


@pytest.mark.rule("OG-61")
def test_all_who_are_attacked_one_after_another() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i6 1h5 1a1", actions=4)
    assert sorted(spot.text for spot in traced(gates, "bob", "spree").targets) == ["orc 1: 30 %", "orc 2: 30 %"]
    assert [spot.text for spot in traced(gates, "bob", "strike-on orc-1").targets] == ["orc 1: 30 %"]


@pytest.mark.rule("OG-61")
def test_one_chance_is_told_for_many_who_are_attacked_alike() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i6 1h5 1h6 1h4", actions=4)
    trace = traced(gates, "bob", "spree")
    assert [spot.text for spot in trace.targets] == ["each: 30 %", "", "", ""]
    assert list(trace.sentences()) == ["There: each: 30 %."]


@pytest.mark.rule("OG-60")
def test_how_orcs_go_by_an_order() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i9 1i6", turn=GM)
    trace = traced(gates, GM, "charge")
    (way,) = trace.beside
    assert squares(gates, way)[0] == "1i9"
    assert len(way) > 2
    assert trace.squares == (), "the other one strikes from where it stands"
    assert [spot.text.partition(":")[0] for spot in trace.targets] == ["Bob"]


@pytest.mark.rule("OG-60")
def test_a_newcomer_comes_from_above_to_where_an_order_sends_it() -> None:
    gates = Gates(who("bob", "1a9"), turn=GM, newcomers=1)
    trace = traced(gates, GM, "charge")
    ((start, end),) = trace.beside
    assert start[0] == end[0]
    assert 0 < end[1] - start[1] < 1
    assert list(trace.sentences()) == ["There: Bob: 1 blow."], "nothing is told of a reach"


@pytest.mark.rule("OG 9.4")
def test_what_an_orc_could_reach_and_strike() -> None:
    gates = Gates(who("bob", "1i5"), who("dave", "1a1"), orcs="1i9", turn=GM)
    trace = traced(gates, GM, "next orc-1")
    assert [spot.text for spot in trace.targets] == ["Bob: hit 30 %"]
    reach = squares(gates, trace.squares)
    assert "1i6" in reach
    assert "1i5" not in reach
    assert "1i4" not in reach, "four steps would be through Bob"


@pytest.mark.rule("OG-34", "OG-52")
def test_what_an_orc_could_reach_from_where_it_may_come() -> None:
    gates = Gates(who("bob", "1i5"), gm="squatters", turn=GM)
    gates.say("gm: play squatters")
    trace = traced(gates, GM, "at 1b9")
    assert "1b10" in squares(gates, trace.squares)
    assert trace.targets == ()


@pytest.mark.rule("OG-51")
def test_who_would_fall_asleep() -> None:
    gates = Gates(who("sara", "1e6", hand="story"), orcs="1h8 1l6", dice=(5,))
    gates.say("sara: cast story")
    trace = traced(gates, "sara", "at 1f6")
    assert [spot.text for spot in trace.targets] == ["orc 1 falls asleep"]
    assert len(trace.squares) == 25
    assert drawn(gates, "sara", "go 1f6") is None


@pytest.mark.rule("OG 9.5")
def test_an_orc_goes_without_free_attacks() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i9 1i8", turn=GM)
    gates.say("gm: next orc-1")
    trace = traced(gates, GM, "go 1i7")
    assert trace.cost == "2 actions, 2 left"
    assert trace.risks == ()


def test_nothing_is_drawn_of_what_is_not_asked() -> None:
    gates = Gates(who("bob", "1i5"), orcs="1i9", turn=GM)
    for words in ("go 1i6", "shoot orc-1", "strike orc-1", "loot", "dance"):
        assert drawn(gates, GM, words) is None
