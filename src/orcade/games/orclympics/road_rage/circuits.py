"""Circuits as content (RR 2.2): read from TOML, checked, and what is wrong with one, named with its line (RR-36)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NoReturn

import msgspec

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
from orcade.table.toml_checks import Misfit, misfits
from orcade.table.toml_lines import Path as Steps
from orcade.table.toml_texts import TOO_DEEP, BadContent, Fault, in_order, line_of, parse

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


LONGEST = 100_000
"""Characters of a circuit's text."""


class BadCircuit(BadContent):
    """A circuit that nobody can race on: all that is wrong with it, with its line and what was expected."""


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


@lru_cache(maxsize=64)
def read_own(text: str) -> Circuit:
    """A circuit of one's own from TOML text. `BadCircuit` names all faults with their lines, and what was expected."""
    try:
        raw, lines = parse(text.removeprefix("\ufeff"), LONGEST, "a circuit")
        faults = [*misfits(raw, Circuit)] or Check(msgspec.convert(raw, Circuit)).faults
    except BadContent as wrong:
        raise BadCircuit(str(wrong).splitlines()) from None
    except RecursionError:
        raise BadCircuit([TOO_DEEP]) from None
    if faults:
        raise BadCircuit(in_order(Fault(line_of(lines, path), 0, words) for path, words in faults))
    return msgspec.convert(raw, Circuit)


def number_told(number: int) -> str:
    """A whole number out of a file; some have thousands of digits."""
    return str(number) if abs(number) < 1_000_000 else "a great many"


class _Fault(Exception):
    """What was looked at has one; whatever else would be said of it is its consequence."""


class Check:
    """Looks a circuit over: each gate, each piece of terrain and the start by itself, and where they are well the way.

    `faults`: all that it has found, each with where it is.
    """

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.side = circuit.board * INCH
        self.faults: list[Misfit] = []
        self.gates: dict[int, Segment] = {}
        """By number, those that are well."""
        self.terrain: dict[int, Disc | Box] = {}
        """The same."""
        self.look(self.size)
        if not self.faults:
            for at in range(len(circuit.gates)):
                self.look(partial(self.gate, at))
            for at in range(len(circuit.terrain)):
                self.look(partial(self.piece, at))
            self.look(self.start)
        self.look(self.words)
        if not self.faults:
            self.look(self.way)

    def look(self, at: Callable[[], None]) -> None:
        try:
            at()
        except _Fault:
            return  # It has been noted, and the rest is looked at all the same.

    def fault(self, path: Steps, text: str) -> NoReturn:
        self.faults.append((path, text))
        raise _Fault

    def size(self) -> None:
        board, gates, terrain = self.circuit.board, self.circuit.gates, self.circuit.terrain
        if board not in BOARDS:
            self.fault(
                ("board",), f"the board is {number_told(board)} inches wide; expected {BOARDS[0]} or {BOARDS[1]}"
            )
        if len(gates) != GATES:
            self.fault(
                ("gates",), f"there are {len(gates)} gates; expected {GATES}, in the order in which they are passed"
            )
        if len(terrain) > MOST_TERRAIN:
            self.fault(("terrain",), f"there are {len(terrain)} pieces of terrain; expected {MOST_TERRAIN} at most")

    def words(self) -> None:
        for key, words, most in (
            ("name", self.circuit.name, 40),
            ("title", self.circuit.title, 60),
            ("words", self.circuit.words, 200),
        ):
            if not words.isprintable() or len(words) > most or not (words.strip() or key == "words"):
                self.fault((key,), f"expected {key} on one line, of 1 to {most} letters; it has {len(words)}")

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

    def gate(self, at: int) -> None:
        poles, what = self.circuit.gates[at].poles, f"gate {at + 1}"
        path: Steps = ("gates", at, "poles")
        self.numbers(path, what, [*poles[0], *poles[1]])
        segment = gate_line(self.circuit.gates[at])
        self.on_board(path, what, [segment[:2], segment[2:]])
        wide = ((segment.ax - segment.bx) ** 2 + (segment.ay - segment.by) ** 2) ** 0.5 / INCH
        if not NARROWEST <= wide <= WIDEST:
            self.fault(
                path, f"{what} is {wide:.1f} inches wide; expected {NARROWEST:g} to {WIDEST:g} between the poles"
            )
        for before, other in self.gates.items():
            both = f"gates {before + 1} and {at + 1}"
            if within(other, segment, 0):
                self.fault(path, f"{both} touch each other; expected {BETWEEN_GATES // INCH} inches between two gates")
            far = gap(other, segment)
            if far < BETWEEN_GATES:
                self.fault(path, f"{both} are only {far / INCH:.1f} inches apart; expected {BETWEEN_GATES // INCH}")
        self.gates[at] = segment

    def piece(self, at: int) -> None:
        piece = self.circuit.terrain[at]
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
        for number, gate in self.gates.items():
            if within(shape, gate, 0):
                self.fault((*path, "at"), f"{what} lies on gate {number + 1}; expected the line between its poles free")
        for other, lies in self.terrain.items():
            if within(shape, lies, 0):
                self.fault((*path, "at"), f"{what} lies on terrain {other + 1}; expected room between the two")
        self.terrain[at] = shape

    def start(self) -> None:
        start = self.circuit.start
        self.numbers(("start", "at"), "the start", start.at)
        if not 0 <= start.facing < 360:
            self.fault(("start", "facing"), f"the start faces {number_told(start.facing)} degrees; expected 0 to 359")
        cells = starting_row(start, MOST_CELLS)
        for cell in cells:
            self.on_board(("start", "at"), "the Starting Line", corners(cell))
            for number, gate in self.gates.items():
                if within(cell, gate, 0):
                    self.fault(
                        ("start", "at"), f"the Starting Line lies on gate {number + 1}; expected it to be clear of it"
                    )
            for at, shape in self.terrain.items():
                if within(cell, shape, BEFORE_START - 1):
                    self.fault(
                        ("terrain", at, "at"),
                        f"terrain {at + 1} ({self.circuit.terrain[at].kind!r}) stands on the Starting Line or less "
                        f"than {BEFORE_START // INCH} inch from it; expected that room around its {MOST_CELLS} cells",
                    )
        x, y = thousandths(start.at[0]), thousandths(start.at[1])
        ux, uy = HEADINGS[start.facing]
        view = Segment(x, y, x + rounded(ux * 2 * self.side, ONE), y + rounded(uy * 2 * self.side, ONE))
        if 0 in self.gates and not within(view, self.gates[0], 0):
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
