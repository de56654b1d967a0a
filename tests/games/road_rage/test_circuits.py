"""Circuits: those that ship, and each fault that one of one's own can have."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from shapely import LineString, Polygon  # type: ignore[import-untyped]

import orcade
from orcade.games.orclympics.road_rage import GAME, circuits
from orcade.games.orclympics.road_rage.circuits import SHIPPED, BadCircuit, Circuit, read_own

from . import by_shapely
from .track import DOWN, GATES, LEFT, RIGHT, UP, Gate, circuit, hut, rock


def pieces(one: Circuit) -> list[Any]:
    """Terrain as shapely sees it."""
    found = []
    for piece in one.terrain:
        where: dict[str, Any] = {"at": piece.at, "turn": piece.turn}
        where |= {"across": piece.across} if piece.across else {"size": piece.size}
        found.append(by_shapely.terrain(where))
    return found


@pytest.mark.rule("RR 2.2", "RR-36")
def test_four_circuits_and_more_for_both_boards() -> None:
    assert len(SHIPPED) >= 4
    assert {one.board for one in SHIPPED.values()} == {36, 48}
    assert len({one.title for one in SHIPPED.values()}) == len(SHIPPED)


@pytest.mark.rule("RR 2.2", "RR-36")
def test_what_ships_stands_the_check() -> None:
    files = sorted(Path(circuits.__file__).with_name("circuits").glob("*.toml"))
    assert [circuits.read_own(file.read_text(encoding="utf-8")) for file in files] == list(SHIPPED.values())


@pytest.mark.rule("RR 2.2", "RR-36")
@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_what_ships_is_sound(name: str) -> None:
    """By shapely: all on the board, gates and terrain clear of each other, the row too, and facing gate 1."""
    one = SHIPPED[name]
    board = Polygon([(0, 0), (one.board, 0), (one.board, one.board), (0, one.board)])
    lines = [by_shapely.line(gate.poles) for gate in one.gates]
    assert len(lines) == 3
    for at, line in enumerate(lines):
        assert board.contains(line)
        for other in lines[:at]:
            assert line.distance(other) >= 14 - 1e-9
        assert 8 <= line.length <= 10
    shapes = pieces(one)
    for at, shape in enumerate(shapes):
        assert board.buffer(1e-6).contains(shape)
        assert all(shape.distance(line) > 0 for line in lines)
        assert all(shape.distance(other) > 0 for other in shapes[:at])
        # Two chariots get past each other between any two pieces.
        assert all(shape.distance(other) >= 6 for other in shapes[:at])
    match = orcade.new(GAME, 4, seed=3, options={"circuit": name})
    while match.state.turn == 0:
        ask = match.asks[0]
        match.answer(ask.options[0], seat=ask.seat)
    cars = match.state.chariots
    turned = one.start.facing
    for car in cars:
        base = by_shapely.of(car, turned)
        assert board.contains(base)
        assert all(base.distance(shape) >= 0.999 for shape in shapes)
        assert all(base.distance(line) > 0 for line in lines)
    # The middle of the row looks straight at gate 1.
    x, y = sum(car.x for car in cars) / 4000, sum(car.y for car in cars) / 4000
    ux, uy = by_shapely.vector(turned)
    assert LineString([(x, y), (x + 100 * ux, y + 100 * uy)]).distance(lines[0]) == 0


def moved(gates: tuple[Gate, ...], which: int, *poles: tuple[float, float]) -> tuple[Gate, ...]:
    return tuple(poles if at == which else gate for at, gate in enumerate(gates))  # type: ignore[misc]


BROKEN: dict[str, tuple[str, tuple[str, ...]]] = {
    "a gate off the board": (circuit(moved(GATES, 1, (40, 10), (49, 10))), ("gate 2", "board")),
    "a gate above the board": (circuit(moved(GATES, 1, (40, -1), (40, 7))), ("gate 2", "board")),
    "gates that touch": (circuit(moved(GATES, 2, (43, 16), (43, 24))), ("gates 1 and 3", "touch")),
    "gates that cross": (circuit(moved(GATES, 1, (43, 16), (43, 24))), ("gates 1 and 2", "touch")),
    "gates at the same place": (circuit(moved(GATES, 1, (40, 20), (47, 20))), ("gates 1 and 2", "touch")),
    "gates too near": (circuit(moved(GATES, 1, (40, 15), (47, 15))), ("gates 1 and 2", "5", "6")),
    "a gate too narrow": (circuit(moved(GATES, 1, (40, 10), (42, 10))), ("gate 2", "2")),
    "a gate too wide": (circuit(moved(GATES, 1, (20, 10), (47, 10))), ("gate 2", "27")),
    "two gates": (circuit(GATES[:2]), ("2 gates", "3")),
    "four gates": (circuit((*GATES, ((4, 4), (12, 4)))), ("4 gates", "3")),
    "a board of another size": (circuit(board=40), ("40", "36", "48")),
    "terrain off the board": (circuit(terrain=[rock(0.5, 20, 3)]), ("terrain 1", "board")),
    "turned terrain off the board": (
        circuit(terrain=[hut(1.5, 20, 4, 2, 90), hut(1.5, 30, 4, 2)]),
        ("terrain 2", "board"),
    ),
    "terrain on a gate": (circuit(terrain=[rock(30, 30), rock(43, 20.5)]), ("terrain 2", "gate 1")),
    "terrain on terrain": (circuit(terrain=[rock(20, 20, 3), hut(21, 21, 3, 3)]), ("terrain 2", "terrain 1")),
    "terrain on the row": (circuit(terrain=[rock(43.5, 44)]), ("terrain 1", "Starting Line")),
    "terrain close to the row": (circuit(terrain=[rock(39.7, 44)]), ("terrain 1", "Starting Line")),
    "terrain of an unknown kind": (circuit(terrain=[{"kind": "volcano", "at": (20, 20), "across": 3.0}]), ("volcano",)),
    "terrain without a size": (circuit(terrain=[{"kind": "rock", "at": (20, 20)}]), ("terrain 1", "across", "size")),
    "terrain that is a point": (circuit(terrain=[rock(20, 20, 0.1)]), ("terrain 1", "0.1")),
    "terrain like a mountain": (circuit(terrain=[rock(20, 20, 30)]), ("terrain 1", "30")),
    "a row off the board": (circuit(start=(43.5, 47.5)), ("Starting Line", "board")),
    "a row on a gate": (circuit(start=(43.5, 20)), ("Starting Line", "gate 1")),
    "a row that looks away": (circuit(facing=DOWN), ("gate 1",)),
    "a direction beyond 359": (circuit(facing=360), ("360",)),
    "a number that is none": (circuit().replace("43.5", "nan"), ("start",)),
    "an endless number": (circuit().replace("43.5", "inf"), ("start",)),
    "a word that nobody knows": (circuit() + 'music = "loud"\n', ("music",)),
    "no start": (circuit().replace("[start]", "[finish]"), ("finish",)),
    "no TOML": ("gates, three of them", ("TOML",)),
    "nothing": (" ", ("board",)),
}


@pytest.mark.rule("RR-36")
@pytest.mark.parametrize("fault", BROKEN)
def test_each_fault_is_named(fault: str) -> None:
    text, words = BROKEN[fault]
    with pytest.raises(BadCircuit) as caught:
        read_own(text)
    assert all(word in str(caught.value) for word in words), str(caught.value)


def walled(gate: int) -> str:
    """A circuit in which huts close off one gate: the upper right corner (2), or everything round one."""
    if gate == 2:
        walls = [hut(42, 15.2, 12, 1.5), hut(35.2, 8, 1.5, 12), hut(35.2, 1.2, 1.5, 1.4)]
        return circuit(terrain=walls)
    if gate == 1:
        lane = [hut(42, 24, 12, 1.5), hut(42, 15.5, 12, 1.5), hut(35, 19.8, 1.5, 6.4)]
        return circuit(terrain=lane)
    lane = [hut(10, 8.5, 12, 1.5), hut(17, 3.8, 1.5, 7)]
    return circuit(moved(GATES, 2, (4, 4), (12, 4)), terrain=[*lane, hut(2, 8.5, 3.9, 1.5)])


@pytest.mark.rule("RR-36")
@pytest.mark.parametrize("gate", [1, 2, 3])
def test_a_gate_that_cannot_be_reached_is_named(gate: int) -> None:
    with pytest.raises(BadCircuit) as caught:
        read_own(walled(gate))
    assert f"gate {gate} cannot be reached" in str(caught.value)


@pytest.mark.rule("RR-36")
def test_a_wall_with_a_gap_is_a_way() -> None:
    """The same corner with the piece at the top left out: a lane of 2" or more."""
    read_own(circuit(terrain=[hut(42, 15.2, 12, 1.5), hut(35.2, 9.5, 1.5, 10)]))


@pytest.mark.rule("RR-36")
def test_all_faults_are_told_at_once() -> None:
    """Each gate, each piece and the start by itself; what is said of one does not hang on another that is wrong."""
    gates = moved(moved(GATES, 1, (40, 10), (42, 10)), 2, (4, -1), (12, 4))
    text = circuit(gates, [rock(20, 20, 30), hut(30, 30, 3, 3), hut(31, 31, 3, 3)], facing=DOWN)
    with pytest.raises(BadCircuit) as caught:
        read_own(text)
    told = str(caught.value).splitlines()
    assert all(words.startswith("line ") for words in told)
    for words in ("gate 2 is 2.0", "gate 3 reaches", "terrain 1", "lies on terrain 2", "does not face gate 1"):
        assert sum(words in line for line in told) == 1, told
    assert len(told) == 5
    with pytest.raises(BadCircuit) as caught:
        read_own("board = 36\nname = 3\n[start]\nat = [1, 2, 3]\n[[gates]]\npolls = []\n")
    assert len(str(caught.value).splitlines()) == 5


@pytest.mark.rule("RR-36")
def test_the_line_of_the_fault_is_told() -> None:
    text = circuit(terrain=[rock(20, 20), rock(43, 20)])
    line = next(number for number, words in enumerate(text.splitlines(), 1) if words == "at = [43, 20]")
    with pytest.raises(BadCircuit) as caught:
        read_own(text)
    assert f"line {line}" in str(caught.value)


@pytest.mark.rule("RR-36", "RR 2.2")
@pytest.mark.parametrize("board", [36, 48])
def test_a_circuit_of_ones_own_is_played(board: int) -> None:
    gates: tuple[Gate, ...] = (((25, 20), (32, 20)), ((4, 4), (12, 4)), ((4, 20), (12, 20)))
    text = circuit(gates, [rock(18, 10)], board, (28.5, 30))
    match = orcade.new(GAME, 2, seed=1, options={"own_circuit": text})
    while match.state.turn == 0:
        ask = match.asks[0]
        match.answer(ask.options[0], seat=ask.seat)
    places = [(car.x / 1000, car.y / 1000) for car in match.state.chariots]
    assert all(hypot(x - 28.5, y - 30) < 1.1 for x, y in places)
    assert match.scene(0).width == board


@pytest.mark.rule("RR-36")
def test_a_broken_circuit_never_becomes_a_match() -> None:
    with pytest.raises(orcade.OrcadeError) as caught:
        orcade.new(GAME, 2, options={"own_circuit": BROKEN["gates that touch"][0]})
    assert "touch" in str(caught.value)


@pytest.mark.rule("RR-36")
@pytest.mark.parametrize("facing", [RIGHT, DOWN, LEFT, UP])
def test_the_row_may_look_anywhere(facing: int) -> None:
    where: dict[int, tuple[tuple[float, float], Callable[[], tuple[Gate, ...]]]] = {
        RIGHT: ((10, 24), lambda: (((24, 20), (24, 28)), ((40, 10), (47, 10)), ((4, 10), (12, 10)))),
        LEFT: ((38, 24), lambda: (((24, 20), (24, 28)), ((40, 10), (47, 10)), ((4, 10), (12, 10)))),
        UP: ((24, 40), lambda: (((20, 24), (28, 24)), ((40, 10), (47, 10)), ((4, 10), (12, 10)))),
        DOWN: ((24, 8), lambda: (((20, 24), (28, 24)), ((40, 30), (47, 30)), ((4, 30), (12, 30)))),
    }
    start, gates = where[facing]
    assert read_own(circuit(gates(), start=start, facing=facing)).start.facing == facing
