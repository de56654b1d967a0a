"""The rules of Tusk Draw, as its rulebook numbers them."""

from __future__ import annotations

from orcade.table.cards import fresh
from orcade.table.game import Ending
from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Shuffle, Together

from .pieces import NAMES, TUSKS, Dealt, Laid, Lay, Scored, Table, TuskOptions


def start(seats: int, options: TuskOptions) -> Table:
    return Table(
        seats,
        options,
        fresh(TUSKS),
        deck=[CardId(card) for card in range(TUSKS)],
        hands=[[] for _ in range(seats)],
        points=[0] * seats,
    )


def step(table: Table) -> Flow[None]:
    """A deal, then one round after another while there are tusks in hand."""
    if not table.hands[0]:
        yield from deal(table)
    else:
        yield from play_round(table)


def deal(table: Table) -> Flow[None]:
    """TD 1"""
    yield Shuffle(table.deck, "the tusks", "TD 1")
    for seat in range(table.seats):
        for _ in range(table.options.hand):
            card = table.deck.pop()
            table.cards.peek(card, seat)
            table.hands[seat].append(card)
            yield Dealt(seat, card)


def play_round(table: Table) -> Flow[None]:
    """TD 2: all lay a tusk in secret; the longest takes the point."""
    lays = yield Together(
        tuple(
            Ask(seat, "Lay a tusk", tuple(Lay(card) for card in table.hands[seat]), "TD 2")
            for seat in range(table.seats)
        )
    )
    for seat in range(table.seats):
        card = lays[seat].card
        table.hands[seat].remove(card)
        table.shown.append(card)
        table.cards.show(card)
        yield Laid(seat, card)
    longest = max(range(table.seats), key=lambda seat: table.face(lays[seat].card))
    table.points[longest] += 1
    yield Scored(longest)
    if not table.hands[0]:
        yield from finish(table)


def finish(table: Table) -> Flow[None]:
    """TD 3: most points win; level players roll, and roll again while they are level."""
    best = max(table.points)
    left = [seat for seat in range(table.seats) if table.points[seat] == best]
    while len(left) > 1:
        rolls = {}
        for seat in left:
            rolls[seat] = yield Roll(seat, D6, "roll-off", "TD 3")
        left = [seat for seat in left if rolls[seat] == max(rolls.values())]
    winner = left[0]
    places = [1 if seat == winner else 2 for seat in range(table.seats)]
    table.ending = Ending(places, f"{NAMES[winner]} has the most points.", "TD 3")
