"""A tiny measured game: two Orcs walk about a field in turns, and a goblin runs wherever a die sends it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from orcade.table.cards import fresh
from orcade.table.game import Ending, Game, State
from orcade.table.options import Options
from orcade.table.plane import HEADINGS, Box, Disc, ahead
from orcade.table.reach import Reach
from orcade.table.region import Bounds, Idea, Place
from orcade.table.requests import Ask, Event, Flow, Option, Roll, Seat, Sight
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Gauge, Piece, Thing, Zone

NAMES = ("Grub", "Dreg")
WIDE, HIGH = 12_000, 8_000
ROCK = Box(6_000, 2_000, 1_500, 500)


class Plain(Options, frozen=True, array_like=True):
    """No options."""


class Field(State, array_like=True):
    """`orcs` and `goblin` are places in thousandths of an inch."""

    options: Plain
    orcs: list[tuple[int, int]] = msgspec.field(default_factory=list)
    goblin: tuple[int, int] = (6_000, 6_000)
    trail: list[tuple[int, int]] = msgspec.field(default_factory=list)
    turn: int = 0
    turns: int = 4


class Move(Place, frozen=True):
    """Walk there."""

    seat: Seat

    def verb(self, view: Field) -> str:
        return f"move {NAMES[self.seat].lower()}"

    def label(self, view: Field) -> str:
        return "Next to the goblin" if abs(self.x - view.goblin[0]) < 1_100 else "Somewhere"


class Stay(Option, frozen=True):
    """Do not walk."""


class Ran(Event, frozen=True):
    """The goblin is somewhere else."""

    def text(self, sight: Sight) -> str:
        return "The goblin runs."


def step(field: Field) -> Flow[None]:
    """A walk, then the goblin's."""
    seat = field.turn % 2
    ideas: list[Idea] = [("to", 0), ("go", 90), ("go", 180), ("go", 180)]
    region = Reach(
        "FD 1",
        lambda x, y: Move(x, y, seat),
        ideas,
        field.orcs[seat],
        500,
        3_000,
        [Disc(*field.goblin, 500), Disc(*field.orcs[1 - seat], 500)],
        [ROCK],
        within=Bounds(500, 500, WIDE - 500, HIGH - 500),
        also=(Stay(),),
    )
    answer = yield Ask(seat, "Walk", region, "FD 1")
    if isinstance(answer, Move):
        field.trail = [field.orcs[seat], (answer.x, answer.y)]
        field.orcs[seat] = (answer.x, answer.y)
    degrees = yield Roll(seat, 360, "direction", "FD 2")
    field.goblin = ahead(6_000, 5_000, *HEADINGS[degrees], 1_000)
    yield Ran()
    field.turn += 1
    if field.turn == field.turns:
        field.ending = Ending([1, 2], "It is dark.", "FD 3")


def scene(view: Field, seat: Seat) -> Scene:
    """The field from above."""
    things: list[Thing] = [
        Zone(id="rock", label="Rock", x=6, y=2, width=3, height=1, look="rock"),
        Zone(id="moss", label="Mushrooms", x=2, y=6, width=2, height=2, look="mushrooms", round=True),
    ]
    for each, (x, y) in enumerate(view.orcs):
        moved = view.trail and view.trail[-1] == (x, y)
        things.append(
            Piece(
                id=f"orc-{each}",
                label=f"{NAMES[each]}, {12 - each} Health",
                x=x / 1000,
                y=y / 1000,
                look="orc-common",
                seat=each,
                size=1,
                text=NAMES[each][:2],
                badge=str(12 - each),
                trail=tuple((tx / 1000, ty / 1000) for tx, ty in view.trail) if moved else (),
            )
        )
    x, y = view.goblin
    things.append(Piece(id="goblin", label="Goblin", x=x / 1000, y=y / 1000, look="pig", size=1, text="go"))
    health = [Gauge(id=f"health-{each}", label="Health", name="Health", value=12 - each, full=12) for each in range(2)]
    return Scene(
        width=WIDE / 1000,
        height=HIGH / 1000,
        look="rumble",
        headline=f"Turn {view.turn + 1}",
        things=tuple(things),
        seats=tuple(SeatPanel(seat=each, name=NAMES[each], gauges=(health[each],)) for each in range(2)),
        inches=True,
    )


GAME = Game(
    name="field",
    title="Field",
    blurb="Walk.",
    source="",
    prefix="FD",
    version=1,
    seats=range(2, 3),
    names=NAMES,
    minutes=(1, 1),
    maturity="new",
    state=Field,
    options=Plain,
    hints={Move: "Nobody hits you there."},
    folder=Path(__file__).parent,
    start=lambda seats, options: Field(seats, options, fresh(0), orcs=[(2_000, 4_000), (10_250, 4_000)]),
    step=step,
    scene=scene,
)
