"""A measured game of few lines, for tests of the page: two walkers, a rock, and stones that bounce off the edge.

`install` makes it findable like any other game, for this process and for those that it starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from orcade.table.choices import Area
from orcade.table.game import Ending, Game, State
from orcade.table.options import Options
from orcade.table.plane import INCH, Box, Disc, Point, ahead, gap, leave_board, reflect, sweep
from orcade.table.reach import GO, Reach
from orcade.table.region import Bounds, Place, drawn, inches
from orcade.table.requests import Ask, Event, Flow, Option, Seat, Sight
from orcade.table.scene import Scene, SeatPanel
from orcade.table.spots import Aim
from orcade.table.things import Piece, Thing, Zone

NAMES = ("Grub", "Dreg")
WIDE, HIGH = 12, 8
R, STONE = 500, 400
ROCK = Box(6000, 4000, 900, 600)
REACH, FAR = 4000, 6000


class Plain(Options, frozen=True, array_like=True):
    """No options."""


class Field(State, array_like=True):
    """Where the walkers stand, and how what moved last came there."""

    options: Plain
    at: list[tuple[int, int]] = msgspec.field(default_factory=list)
    turn: int = 0
    thrown: list[tuple[int, int]] = msgspec.field(default_factory=list)
    walked: list[tuple[int, int]] = msgspec.field(default_factory=list)


class Walk(Place, frozen=True):
    """Go there."""

    def verb(self, view: Field) -> str:
        return f"walk {NAMES[view.turn % 2].lower()}"

    def label(self, view: Field) -> str:
        here, other = view.at[view.turn % 2], view.at[1 - view.turn % 2]
        far = inches(round(((self.x - here[0]) ** 2 + (self.y - here[1]) ** 2) ** 0.5))
        touches = gap(Disc(self.x, self.y, R), Disc(*other, R)) <= 2
        return f"{far}, up to {NAMES[1 - view.turn % 2]}" if touches else far

    def way(self, view: Field) -> Sequence[Point]:
        return walking(view).way(self.x, self.y, REACH) or ()


class Stay(Option, frozen=True):
    """Go nowhere."""

    def label(self, view: Field) -> str:
        return "Stay here"


class Throw(Place, frozen=True):
    """Throw that way."""

    def label(self, view: Field) -> str:
        return "Throw a stone"


class Went(Event, frozen=True):
    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} walks."


def start(seats: int, options: Plain) -> Field:
    return Field(seats, options, at=[(2000, 4000), (10000, 4000)])


class Walking(Reach):
    """A walker's reach, with what is seen walking."""

    __slots__ = ()

    def area(self, view: Field) -> Area:
        return msgspec.structs.replace(super().area(view), piece=f"walker-{view.turn % 2}")


def walking(field: Field) -> Reach:
    """TW 1"""
    seat = field.turn % 2
    return Walking(
        "TW 1",
        Walk,
        (*GO, ("to", 0)),
        field.at[seat],
        R,
        REACH,
        [Disc(*field.at[1 - seat], R)],
        [ROCK],
        within=Bounds(R, R, WIDE * INCH - R, HIGH * INCH - R),
        also=(Stay(),),
    )


def step(field: Field) -> Flow[None]:
    seat = field.turn % 2
    answer = yield Ask(seat, "Where to?", walking(field), "TW 1")
    field.thrown = []
    field.walked = []
    if isinstance(answer, Walk):
        field.walked = [field.at[seat], (answer.x, answer.y)]
        field.at[seat] = answer.x, answer.y
        yield Went(seat)
    x, y = field.at[seat]
    aim = Aim("TW 2", Throw, tuple(("go", degrees) for degrees in range(90, 361, 90)), (x, y), FAR)
    answer = yield Ask(seat, "Throw where?", aim, "TW 2")
    field.walked = []
    fly(field, answer.x - x, answer.y - y)
    field.turn += 1
    if field.turn == 4:
        far = [max(abs(x - 6000), abs(y - 4000)) for x, y in field.at]
        places = [1 if each == min(far) else 2 for each in far]
        field.ending = Ending(places, "They have walked enough.", "TW 3")


def fly(field: Field, dx: int, dy: int) -> None:
    """TW 2"""
    seat = field.turn % 2
    (x, y), left = field.at[seat], FAR
    field.thrown = [(x, y)]
    for _ in range(3):
        tx, ty = ahead(x, y, dx, dy, left)
        was = x, y
        x, y, _ = sweep(x, y, tx, ty, STONE, [(*field.at[1 - seat], R)], [ROCK])
        edge = leave_board(*was, x, y, STONE, STONE, WIDE * INCH - STONE, HIGH * INCH - STONE)
        if edge is not None:
            x, y, side = edge
            dx, dy = reflect(dx, dy, side)
        field.thrown.append((x, y))
        left -= round(((x - was[0]) ** 2 + (y - was[1]) ** 2) ** 0.5)
        if edge is None or left < 200:
            return


def scene(view: Field, seat: Seat) -> Scene:
    things: list[Thing] = [
        Zone(id="rock", label="A rock", x=6, y=4, width=1.8, height=1.2, look="rock", text="r"),
    ]
    for each, (x, y) in enumerate(view.at):
        came = tuple(drawn(*point) for point in view.walked) if view.walked and view.turn % 2 == each else ()
        things.append(
            Piece(
                id=f"walker-{each}",
                label=NAMES[each],
                x=x / INCH,
                y=y / INCH,
                look="orc-common",
                seat=each,
                size=1,
                trail=came,
                text=NAMES[each][0],
            )
        )
    if view.thrown:
        way = tuple(drawn(*point) for point in view.thrown)
        end = way[-1]
        things.append(
            Piece(
                id="stone",
                label="Stone",
                x=end[0],
                y=end[1],
                look="barrel",
                size=0.8,
                trail=way,
                states=("gone",),
                text="o",
            )
        )
    return Scene(
        width=WIDE,
        height=HIGH,
        look="rumble",
        headline=f"Turn {min(view.turn, 3) + 1} of 4",
        things=tuple(things),
        seats=tuple(SeatPanel(seat=each, name=NAMES[each]) for each in range(2)),
        inches=True,
    )


GAME = Game(
    name="toy-walk",
    title="Toy Walk",
    blurb="Two walkers and a rock.",
    source="",
    prefix="TW",
    version=1,
    seats=range(2, 3),
    names=NAMES,
    minutes=(1, 1),
    maturity="new",
    state=Field,
    options=Plain,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
)


def install(folder: Path) -> Path:
    """A folder that, on Python's path, makes the game known (as its package would)."""
    facts = folder / "toy_walk-1.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-walk\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[orcade.games]\ntoy-walk = tests.web.toy_walk:GAME\n")
    return folder
