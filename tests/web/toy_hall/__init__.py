"""A hall of squares for up to nine, for tests of pages with many seats and with a clock.

`install` makes it findable like any other game, for this process and for those that it starts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from orcade.table.game import Ending, Game, State, Why
from orcade.table.ground import Edge, Ground, SquareKind, Title, square_id
from orcade.table.options import Options
from orcade.table.requests import Ask, Clock, Flow, Option, Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Gauge, Piece, Thing

NAMES = ("Grub", "Dreg", "Mog", "Snik", "Vrak", "Gordo", "Hob", "Weird Pete", "Gamemaster")
WIDE, HIGH = 12, 9
ROUNDS = 3
MINUTES = 30


class Plain(Options, frozen=True, array_like=True):
    """No options."""


class Hall(State, array_like=True):
    """Who stands where, whose turn it is, and what the clock has shown."""

    options: Plain
    at: list[int] = msgspec.field(default_factory=list)
    """Of each seat, its square: y * WIDE + x."""
    turn: int = 0
    began: int = 0
    now: int = 0


WALL = 5
"""Between this column and the next there is a wall, with a door in the row of the same number from the top."""
CREEK = tuple(7 * WIDE + x for x in range(8, WIDE))


def named(square: int) -> str:
    """A letter from the left and a number from the bottom: "c2"."""
    return f"{chr(97 + square % WIDE)}{HIGH - square // WIDE}"


class Go(Option, frozen=True):
    """Go to a square."""

    square: int

    def notation(self, view: Hall) -> str:
        return f"go {named(self.square)}"

    def things(self, view: Hall) -> tuple[str, ...]:
        return (square_id(named(self.square)),)


class Stay(Option, frozen=True):
    """Go nowhere."""


def start(seats: int, options: Plain) -> Hall:
    return Hall(seats, options, at=[1 + seat for seat in range(seats)])


def wall_between(x: int, other: int, y: int) -> bool:
    return {x, other} == {WALL, WALL + 1} and y != WALL


def beside(hall: Hall, square: int) -> list[int]:
    """The free squares beside a square."""
    x, y = square % WIDE, square // WIDE
    near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    found = [ny * WIDE + nx for nx, ny in near if 0 <= nx < WIDE and 0 <= ny < HIGH and not wall_between(x, nx, y)]
    return [each for each in found if each not in hall.at and each not in CREEK]


def explain(view: Hall, seat: Seat, words: str) -> Why | None:
    """TH 1"""
    squares = {f"go {named(square)}": square for square in range(WIDE * HIGH)}
    square = squares.get(words.lower())
    if square is None:
        return None
    if square in CREEK:
        return Why("nobody swims in the creek", "TH 1")
    return Why("it is not beside you, or there is a wall between", "TH 1")


GROUND = Ground(
    key="toy-hall",
    width=WIDE,
    height=HIGH,
    kinds=(SquareKind("floor", "floor", "·", True), SquareKind("creek", "creek", "~")),
    squares=tuple(int(square in CREEK) for square in range(WIDE * HIGH)),
    names=tuple(map(named, range(WIDE * HIGH))),
    edges=tuple(Edge(WALL, y, "E", "door" if y == WALL else "wall") for y in range(HIGH)),
    titles=(Title(0, 0, "Hall"),),
)


def step(hall: Hall) -> Flow[None]:
    """TH 1, TH 2"""
    if hall.turn == 0:
        hall.began = yield Clock("the beginning", "TH 2")
    hall.now = yield Clock("a turn", "TH 2", max(hall.now, hall.began))
    if hall.turn == ROUNDS * hall.seats or hall.now >= hall.began + MINUTES:
        rows = [square // WIDE for square in hall.at]
        hall.ending = Ending([1 + sum(other > row for other in rows) for row in rows], "It is over.", "TH 2")
        return
    seat = hall.turn % hall.seats
    answer = yield Ask(seat, "Where to?", (*map(Go, beside(hall, hall.at[seat])), Stay()), "TH 1")
    if isinstance(answer, Go):
        hall.at[seat] = answer.square
    hall.turn += 1


def scene(view: Hall, seat: Seat) -> Scene:
    things: list[Thing] = []
    for each, square in enumerate(view.at):
        name = NAMES[each]
        things.append(
            Piece(
                id=f"walker-{each}",
                label=f"{name} on {named(square)}",
                x=square % WIDE + 0.5,
                y=square // WIDE + 0.5,
                look="orc-common",
                seat=each,
                text=name[0],
            )
        )
    return Scene(
        width=WIDE,
        height=HIGH,
        look="town",
        headline=f"Round {min(view.turn // view.seats + 1, ROUNDS)} of {ROUNDS}",
        things=tuple(things),
        ground=GROUND,
        tries=("go {}",),
        roams=True,
        seats=tuple(panel(view, each) for each in range(view.seats)),
        until=60.0 * (view.began + MINUTES),
    )


def panel(view: Hall, seat: Seat) -> SeatPanel:
    """A seat with all that a seat may have: gauges, and notes that are long."""
    return SeatPanel(
        seat=seat,
        name=NAMES[seat],
        gauges=(
            Gauge(id=f"wounds-{seat}", label="3 of 5 wounds", name="Wounds", value=3, full=5, seat=seat),
            Gauge(id=f"points-{seat}", label="12 points", name="Points", value=12, full=0, seat=seat),
        ),
        notes=("2 Treasures", "4 cards", f"on {named(view.at[seat])}"),
    )


GAME = Game(
    name="toy-hall",
    title="Toy Hall",
    blurb="Nine walkers and a clock.",
    source="",
    prefix="TH",
    version=1,
    seats=range(2, 10),
    names=NAMES,
    minutes=(1, 1),
    maturity="new",
    state=Hall,
    options=Plain,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    explain=explain,
)


def install(folder: Path) -> Path:
    """A folder that, on Python's path, makes the game known (as its package would)."""
    facts = folder / "toy_hall-1.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-hall\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[orcade.games]\ntoy-hall = tests.web.toy_hall:GAME\n")
    return folder
