"""The rules of Tusk Draw, as its rulebook numbers them."""

from __future__ import annotations

from orcade.table.cards import fresh
from orcade.table.game import Ending
from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Seat, Shuffle, Together

from .pieces import DEALING, LAY, LAYING, NAMES, ROLLING_OFF, TUSKS, Dealt, Laid, Scored, Table, TuskOptions


def start(seats: int, options: TuskOptions) -> Table:
    """The table before anything is shuffled."""
    return Table(
        seats,
        options,
        fresh(TUSKS),
        deck=[CardId(card) for card in range(TUSKS)],
        hands=[[] for _ in range(seats)],
        points=[0] * seats,
        rolls=[0] * seats,
    )


def step(table: Table) -> Flow[None]:
    """The next piece of the game: the deal, a round, or a roll-off."""
    if table.phase == DEALING:
        return deal(table)
    if table.phase == LAYING:
        return play_round(table)
    return roll_off(table)


def deal(table: Table) -> Flow[None]:
    """TD 1"""
    yield Shuffle(table.deck, "the tusks", "TD 1")
    for seat in range(table.seats):
        for _ in range(table.options.hand):
            card = table.deck.pop()
            table.cards.peek(card, seat)
            table.hands[seat].append(card)
            yield Dealt(seat, card)
    table.phase = LAYING


def play_round(table: Table) -> Flow[None]:
    """TD 2: all lay a tusk in secret; the longest takes the point."""
    lays = yield Together(
        tuple(Ask(seat, "Lay a tusk", [LAY[card] for card in hand], "TD 2") for seat, hand in enumerate(table.hands))
    )
    for seat in range(table.seats):
        card = lays[seat].card
        table.hands[seat].remove(card)
        table.shown.append(card)
        table.cards.show(card)
        yield Laid(seat, card)
    winner = longest(table)
    table.points[winner] += 1
    yield Scored(winner)
    if not table.hands[0]:
        best = max(table.points)
        table.level = [seat for seat in range(table.seats) if table.points[seat] == best]
        table.phase = ROLLING_OFF
        if len(table.level) == 1:
            finish(table)


def longest(table: Table) -> Seat:
    """Who laid the longest tusk of the last round. No two are equally long."""
    lengths = [table.face(card) for card in table.shown[-table.seats :]]
    return lengths.index(max(lengths))


def roll_off(table: Table) -> Flow[None]:
    """TD 3: who is level rolls. While two have the same best roll, the next step of the game is another roll-off."""
    for seat in table.level:
        table.rolls[seat] = yield Roll(seat, D6, "roll-off", "TD 3")
    best = max(table.rolls[seat] for seat in table.level)
    table.level = [seat for seat in table.level if table.rolls[seat] == best]
    if len(table.level) == 1:
        finish(table)


def finish(table: Table) -> None:
    """TD 3: one player is ahead of all the others."""
    winner = table.level[0]
    places = [1 if seat == winner else 2 for seat in range(table.seats)]
    table.ending = Ending(places, f"{NAMES[winner]} has the longest tusks.", "TD 3")
