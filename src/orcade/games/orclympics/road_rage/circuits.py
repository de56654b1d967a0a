"""Circuits as content (RR 2.2): read from TOML, checked, and what is wrong with one, named with its line (RR-36)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NoReturn

import msgspec

from orcade.table.errors import OrcadeError
from orcade.table.plane import (
    HEADINGS,
    INCH,
    Box,
    Disc,
    Point,
    Segment,
    corners,
    gap,
    within,
)
from orcade.table.plane.shapes import ONE, rounded
from orcade.table.toml_lines import Path as Steps
from orcade.table.toml_lines import line_numbers, parse_path

BOARDS = (36, 48)
GATES = 3
MOST_CELLS = 4
KINDS = ("rock", "hut", "bones", "log")
MOST_TERRAIN = 20
SMALLEST, LARGEST = 0.5, 12.0
"""Of terrain, in inches."""
NARROWEST, WIDEST = 3.0, 16.0
"""Of a gate, in inches."""
BETWEEN_GATES = 6 * INCH
"""At least; so no increment passes two of them."""
BEFORE_START = INCH
"""Room that terrain leaves around the Starting Line."""
BASE_RADIUS = 1119
"""Of the circle about a chariot's middle that its base lies in, rounded up: what it needs to turn."""
MESH = 500
"""How finely it is looked whether there is a way."""


class BadCircuit(OrcadeError):
    """A circuit that nobody can race on: says in which line, what is wrong and what was expected."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Starting Line: the middle of the row in inches, and where all look, in degrees clockwise from the right."""

    at: tuple[float, float]
    facing: int


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Checkpoint between two poles."""

    poles: tuple[tuple[float, float], tuple[float, float]]


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Terrain Feature: round, `across` inches, or a rectangle of a `size`, turned clockwise by degrees."""

    kind: str
    at: tuple[float, float]
    across: float = 0.0
    size: tuple[float, float] = (0.0, 0.0)
    turn: int = 0


class Circuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit as it stands in its file."""

    board: int
    start: Start
    gates: tuple[Gate, ...]
    terrain: tuple[Piece, ...] = ()
    name: str = "own"
    title: str = "Own circuit"
    words: str = ""


def thousandths(inches: float) -> int:
    return round(inches * INCH)


def outline(piece: Piece) -> Disc | Box:
    """The ground that a Terrain Feature covers."""
    x, y = thousandths(piece.at[0]), thousandths(piece.at[1])
    if piece.across:
        return Disc(x, y, thousandths(piece.across) // 2)
    w, h = thousandths(piece.size[0]) // 2, thousandths(piece.size[1]) // 2
    return Box(x, y, w, h, *HEADINGS[piece.turn % 360])


def gate_line(gate: Gate) -> Segment:
    """The line between the poles."""
    (ax, ay), (bx, by) = gate.poles
    return Segment(thousandths(ax), thousandths(ay), thousandths(bx), thousandths(by))


def starting_row(start: Start, cells: int) -> list[Box]:
    """So many cells side by side, the first on the left as the drivers see it (RR-6)."""
    ux, uy = HEADINGS[start.facing % 360]
    x, y = thousandths(start.at[0]), thousandths(start.at[1])
    found = []
    for at in range(cells):
        aside = (2 * at - cells + 1) * INCH // 2
        found.append(Box(x - rounded(uy * aside, ONE), y + rounded(ux * aside, ONE), INCH, INCH // 2, ux, uy))
    return found


def read(text: str, name: str) -> Circuit:
    """A circuit from TOML text; `name` is that of its file. `BadCircuit` names file, line and what was expected."""
    text = text.removeprefix("\ufeff")
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadCircuit(f"{name}: this is no TOML: {wrong}") from None
    found = line_numbers(text)
    try:
        circuit = msgspec.convert(raw, Circuit)
    except msgspec.ValidationError as wrong:
        said, _, path = str(wrong).partition(" - at `$")
        steps = parse_path(path.rstrip("`"))
        unknown = re.search(r"unknown field `([^`]*)`", said)
        if unknown is not None:
            steps = (*steps, unknown[1])
        raise BadCircuit(f"{name}, {_line(found, steps)}: {_of(steps)}{said[:200]}") from None
    Check(circuit, name, found).all()
    return circuit


@lru_cache(maxsize=64)
def read_own(text: str) -> Circuit:
    """A circuit that players bring along. `BadCircuit` names the line and what was expected."""
    return read(text, "own circuit")


def _line(found: dict[Steps, int], path: Steps) -> str:
    """The line of what a path leads to, or of what holds it."""
    while path and path not in found:
        path = path[:-1]
    return f"line {found.get(path, 1)}"


def _of(path: Steps) -> str:
    """What a path leads to, in words: "gate 2, poles: "."""
    words = [str(step) for step in path if isinstance(step, str)]
    if len(path) > 1 and isinstance(path[1], int):
        words[0] = f"{'gate' if path[0] == 'gates' else path[0]} {path[1] + 1}"
    return f"{', '.join(words)}: " if words else ""


def number_told(number: int) -> str:
    """A whole number out of a file; some have thousands of digits."""
    return str(number) if abs(number) < 1_000_000 else "a great many"


class Check:
    """Looks a circuit over; the first fault is raised as `BadCircuit`."""

    def __init__(self, circuit: Circuit, name: str, found: dict[Steps, int]) -> None:
        self.circuit = circuit
        self.name = name
        self.found = found
        self.side = circuit.board * INCH

    def fault(self, path: Steps, text: str) -> NoReturn:
        raise BadCircuit(f"{self.name}, {_line(self.found, path)}: {text}")

    def all(self) -> None:
        circuit = self.circuit
        if circuit.board not in BOARDS:
            self.fault(
                ("board",),
                f"the board is {number_told(circuit.board)} inches wide; expected {BOARDS[0]} or {BOARDS[1]}",
            )
        for key, words, most in (
            ("name", circuit.name, 40),
            ("title", circuit.title, 60),
            ("words", circuit.words, 200),
        ):
            if not words.isprintable() or len(words) > most or not (words.strip() or key == "words"):
                self.fault((key,), f"expected {key} on one line, of 1 to {most} letters; it has {len(words)}")
        self.gates()
        self.terrain()
        self.start()
        self.way()

    def on_board(self, path: Steps, what: str, points: Sequence[Point]) -> None:
        for x, y in points:
            if not (0 <= x <= self.side and 0 <= y <= self.side):
                self.fault(
                    path,
                    f"{what} reaches {x / INCH:g}, {y / INCH:g}, off the board; "
                    f"expected x and y from 0 to {self.circuit.board}",
                )

    def numbers(self, path: Steps, what: str, values: Sequence[float]) -> None:
        """Not infinite, no NaN, nor beyond what can be measured."""
        for value in values:
            if not -1000 <= value <= 1000:
                self.fault(path, f"{what} has the number {value:g}; expected inches on the board")

    def gates(self) -> None:
        gates = self.circuit.gates
        if len(gates) != GATES:
            self.fault(
                ("gates",), f"there are {len(gates)} gates; expected {GATES}, in the order in which they are passed"
            )
        for at, gate in enumerate(gates):
            path: Steps = ("gates", at, "poles")
            self.numbers(path, f"gate {at + 1}", [*gate.poles[0], *gate.poles[1]])
            segment = gate_line(gate)
            self.on_board(path, f"gate {at + 1}", [segment[:2], segment[2:]])
            wide = ((segment.ax - segment.bx) ** 2 + (segment.ay - segment.by) ** 2) ** 0.5 / INCH
            if not NARROWEST <= wide <= WIDEST:
                self.fault(
                    path,
                    f"gate {at + 1} is {wide:.1f} inches wide; expected {NARROWEST:g} to {WIDEST:g} between the poles",
                )
            for before in range(at):
                other = gate_line(gates[before])
                if within(other, segment, 0):
                    self.fault(
                        path,
                        f"gates {before + 1} and {at + 1} touch each other; "
                        f"expected {BETWEEN_GATES // INCH} inches between two gates",
                    )
                far = gap(other, segment)
                if far < BETWEEN_GATES:
                    self.fault(
                        path,
                        f"gates {before + 1} and {at + 1} are only {far / INCH:.1f} inches apart; "
                        f"expected {BETWEEN_GATES // INCH}",
                    )

    def terrain(self) -> None:
        terrain = self.circuit.terrain
        if len(terrain) > MOST_TERRAIN:
            self.fault(("terrain",), f"there are {len(terrain)} pieces of terrain; expected {MOST_TERRAIN} at most")
        laid: list[Disc | Box] = []
        for at, piece in enumerate(terrain):
            path: Steps = ("terrain", at)
            what = f"terrain {at + 1} ({piece.kind[:20]!r})"
            if piece.kind not in KINDS:
                self.fault((*path, "kind"), f"{what}: there is no such kind; expected {', '.join(KINDS)}")
            if bool(piece.across) == any(piece.size):
                self.fault(path, f"{what}: expected either `across` (it is round) or `size` (a rectangle)")
            for length in (piece.across,) if piece.across else piece.size:
                if not SMALLEST <= length <= LARGEST:
                    self.fault(path, f"{what} is {length:g} inches long; expected {SMALLEST:g} to {LARGEST:g}")
            self.numbers((*path, "at"), what, piece.at)
            shape = outline(piece)
            self.on_board((*path, "at"), what, outermost(shape))
            for number, gate in enumerate(self.circuit.gates, 1):
                if within(shape, gate_line(gate), 0):
                    self.fault((*path, "at"), f"{what} lies on gate {number}; expected the line between its poles free")
            for other, lies in enumerate(laid, 1):
                if within(shape, lies, 0):
                    self.fault((*path, "at"), f"{what} lies on terrain {other}; expected room between the two")
            laid.append(shape)

    def start(self) -> None:
        start = self.circuit.start
        self.numbers(("start", "at"), "the start", start.at)
        if not 0 <= start.facing < 360:
            self.fault(("start", "facing"), f"the start faces {number_told(start.facing)} degrees; expected 0 to 359")
        cells = starting_row(start, MOST_CELLS)
        for cell in cells:
            self.on_board(("start", "at"), "the Starting Line", corners(cell))
            for number, gate in enumerate(self.circuit.gates, 1):
                if within(cell, gate_line(gate), 0):
                    self.fault(
                        ("start", "at"), f"the Starting Line lies on gate {number}; expected it to be clear of it"
                    )
            for at, piece in enumerate(self.circuit.terrain):
                if within(cell, outline(piece), BEFORE_START - 1):
                    self.fault(
                        ("terrain", at, "at"),
                        f"terrain {at + 1} ({piece.kind!r}) stands on the Starting Line or less than "
                        f"{BEFORE_START // INCH} inch from it; expected that room around its {MOST_CELLS} cells",
                    )
        x, y = thousandths(start.at[0]), thousandths(start.at[1])
        ux, uy = HEADINGS[start.facing]
        view = Segment(x, y, x + rounded(ux * 2 * self.side, ONE), y + rounded(uy * 2 * self.side, ONE))
        if not within(view, gate_line(self.circuit.gates[0]), 0):
            self.fault(
                ("start", "facing"), "the start does not face gate 1; expected it straight ahead of the row's middle"
            )

    def way(self) -> None:
        """Whether a chariot gets from the start to each gate in order: there is room to turn all the way."""
        room = reached(self.circuit)
        before = "the start"
        for number, gate in enumerate(self.circuit.gates, 1):
            segment = gate_line(gate)
            if not any(
                within(Disc(x * MESH, y * MESH, INCH // 2), segment, 0)
                for x, y in mesh_around(segment)
                if (x, y) in room
            ):
                self.fault(
                    ("gates", number - 1, "poles"),
                    f"gate {number} cannot be reached from {before}: terrain and the edge leave no way; "
                    f"expected one at least {2 * BASE_RADIUS / INCH:.1f} inches wide",
                )
            before = f"gate {number}"


def outermost(shape: Disc | Box) -> Sequence[Point]:
    """The outermost points of a piece."""
    if isinstance(shape, Box):
        return corners(shape)
    x, y, r = shape
    return (x - r, y), (x + r, y), (x, y - r), (x, y + r)


def mesh_around(shape: Disc | Box | Segment) -> Iterator[Point]:
    """Points of the mesh around a shape, as far as a chariot needs to turn."""
    points = [shape[:2], shape[2:]] if isinstance(shape, Segment) else outermost(shape)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    for x in range((left - BASE_RADIUS) // MESH, (right + BASE_RADIUS) // MESH + 2):
        for y in range((top - BASE_RADIUS) // MESH, (bottom + BASE_RADIUS) // MESH + 2):
            yield x, y


def reached(circuit: Circuit) -> set[Point]:
    """The points of the mesh that the middle of a chariot gets to from the start, with room to turn everywhere."""
    side = circuit.board * INCH
    low, high = -(-BASE_RADIUS // MESH), (side - BASE_RADIUS) // MESH
    free = {(x, y) for x in range(low, high + 1) for y in range(low, high + 1)}
    for piece in circuit.terrain:
        shape = outline(piece)
        free.difference_update(
            [
                at
                for at in mesh_around(shape)
                if at in free and within(Disc(at[0] * MESH, at[1] * MESH, BASE_RADIUS), shape, 0)
            ]
        )
    x, y = (round(value * INCH / MESH) for value in circuit.start.at)
    # A row at the very edge has room to turn after a short way.
    found = {(x + dx, y + dy) for dx in range(-3, 4) for dy in range(-3, 4)} & free
    ahead = list(found)
    while ahead:
        x, y = ahead.pop()
        for step in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if step in free and step not in found:
                found.add(step)
                ahead.append(step)
    return found


def _shipped() -> dict[str, Circuit]:
    files = sorted(Path(__file__).with_name("circuits").glob("*.toml"))
    found = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Circuit) for file in files]
    return {circuit.name: circuit for circuit in found}


SHIPPED = _shipped()
"""By name: those that lie ready. Tests check them, so that it need not be done at each start."""
