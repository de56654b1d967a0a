"""What there is to see of Tusk Draw."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Card, Gauge, Pile, Thing

from .pieces import NAMES, ROLLING_OFF, Table, tusk


def scene(view: Table, seat: Seat) -> Scene:
    """Tusks lie in a row for each round, one column a seat, the deck beside them."""
    things: list[Thing] = [
        Pile(
            id="deck",
            label=f"Deck, {len(view.deck)} tusks",
            name="Deck",
            count=len(view.deck),
            x=1.2 * view.seats + 0.8,
            y=1,
        )
    ]
    for at, card in enumerate(view.shown):
        things.append(drawn(view, card, 0.8 + at % view.seats * 1.2, 1 + at // view.seats * 1.6))
    hand = view.hands[seat] if 0 <= seat < view.seats else []
    return Scene(
        width=1.2 * view.seats + 1.6,
        height=1.6 * view.options.hand + 0.4,
        look="pit",
        headline=headline(view),
        aim="Take the most points: the longest tusk of each round is worth one",
        things=tuple(things),
        hand=tuple(drawn(view, card) for card in hand),
        seats=tuple(panel(view, each) for each in range(view.seats)),
    )


def headline(view: Table) -> str:
    """Where the game stands."""
    if view.ending is not None:
        return "The end"
    if view.phase == ROLLING_OFF:
        return "Roll-off"
    return f"Round {len(view.shown) // view.seats + 1} of {view.options.hand}"


def drawn(view: Table, card: CardId, x: float = 0, y: float = 0) -> Card:
    """A tusk as this reader sees it: its length, or the back."""
    face = view.face(card)
    length = str(face + 1) if face >= 0 else ""
    return Card(
        id=f"card-{card}",
        label=tusk(face).capitalize(),
        x=x,
        y=y,
        title=length and f"Tusk of {length}",
        corner=length,
        emblem="tusk",
        tries=(f"lay {length}",) if length else (),
    )


def panel(view: Table, seat: Seat) -> SeatPanel:
    """A seat's points and hand, for all to see."""
    points = Gauge(
        id=f"points-{seat}", label="Points", name="Points", value=view.points[seat], full=view.options.hand, seat=seat
    )
    held = len(view.hands[seat])
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=(points,), notes=("1 tusk" if held == 1 else f"{held} tusks",))
