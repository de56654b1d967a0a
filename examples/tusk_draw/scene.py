"""What there is to see of Tusk Draw."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat
from orcade.table.scene import Card, Gauge, Scene, SeatPanel

from .pieces import NAMES, Table, tusk


def scene(view: Table, seat: Seat) -> Scene:
    laid = tuple(
        card(view, shown, 0.8 + at % view.seats * 1.2, 1 + at // view.seats * 1.6)
        for at, shown in enumerate(view.shown)
    )
    hand = view.hands[seat] if 0 <= seat < view.seats else []
    return Scene(
        width=1.2 * view.seats + 0.4,
        height=1.6 * view.options.hand + 0.4,
        look="pit",
        headline=f"Round {len(view.shown) // view.seats + 1}",
        things=laid,
        hand=tuple(card(view, held) for held in hand),
        seats=tuple(
            SeatPanel(
                seat=each,
                name=NAMES[each],
                gauges=(
                    Gauge(
                        id=f"points-{each}",
                        label="Points",
                        name="Points",
                        value=view.points[each],
                        full=view.options.hand,
                    ),
                ),
                notes=(f"{len(view.hands[each])} tusks",),
            )
            for each in range(view.seats)
        ),
    )


def card(view: Table, card: CardId, x: float = 0, y: float = 0) -> Card:
    face = view.face(card)
    title = f"Tusk of {face + 1}" if face >= 0 else ""
    return Card(
        id=f"card-{card}", label=tusk(face).capitalize(), x=x, y=y, title=title, corner=str(face + 1), emblem="tusk"
    )


def explain(view: Table, seat: Seat, words: str) -> Why | None:
    if words.startswith("lay "):
        return Why("you have no such tusk in hand", "TD 2")
    return None
