"""What there is to see of the fight."""

from __future__ import annotations

from orcade.table.requests import Seat
from orcade.table.scene import Gauge, Piece, Scene, SeatPanel, Square, Thing

from .answers import item_id, orc_id, square_id
from .board import BIT, GRID
from .pieces import BROODS, ITEMS, LOOKS, NAMES, Fight


def scene(view: Fight, seat: Seat) -> Scene:
    things: list[Thing] = []
    for square in GRID.squares:
        look = "pit" if view.pits & BIT[square] else "platform" if view.platforms & BIT[square] else "plain"
        x, y = GRID.column(square), 7 - GRID.row(square)
        things.append(
            Square(
                id=square_id(square),
                label=GRID.names[square],
                x=x,
                y=y,
                look=look,
                dark=(x + y) % 2 == 1,
                text={"pit": "o", "platform": "^", "plain": "."}[look],
            )
        )
    for square, item in view.items.items():
        things.append(
            Piece(
                id=item_id(square),
                label=f"{ITEMS[item]} at {GRID.names[square]}",
                x=GRID.column(square) + 0.5,
                y=7.5 - GRID.row(square),
                look=LOOKS[item],
                size=0.5,
                text=ITEMS[item][0],
            )
        )
    for orc in view.orcs:
        if orc.square >= 0:
            things.append(
                Piece(
                    id=orc_id(orc.seat),
                    label=f"{NAMES[orc.seat]}",
                    x=GRID.column(orc.square) + 0.5,
                    y=7.5 - GRID.row(orc.square),
                    look=f"orc-{BROODS[orc.brood].name.lower()}",
                    seat=orc.seat,
                    badge=str(orc.health),
                    states=("down",) if orc.down else (),
                    holding=LOOKS[orc.item],
                    text=NAMES[orc.seat][0],
                )
            )
    panels = tuple(
        SeatPanel(
            seat=orc.seat,
            name=NAMES[orc.seat],
            gauges=(
                Gauge(
                    id=f"health-{orc.seat}",
                    label="Health",
                    name="Health",
                    value=max(0, orc.health),
                    full=BROODS[orc.brood].health if orc.brood >= 0 else 6,
                ),
            ),
            out=orc.place > 1,
        )
        for orc in view.orcs
    )
    return Scene(
        width=8,
        height=8,
        look="pit",
        headline=f"Game Turn {view.turn}" if view.turn else "Setting up the fight",
        things=tuple(things),
        seats=panels,
    )
