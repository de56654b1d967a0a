"""The plans of both sides of a battle against each other: who has the ground with each pair, and with what chance."""

from __future__ import annotations

from typing import Final

from orcade.table.odds import percent
from orcade.table.requests import Seat
from orcade.table.things import Outcome, Outcomes

from .battles.odds import exchange
from .odds import attacker_wins_with, wins
from .pieces import NOBODY, PLANS, Battle, Side, Wars

TOP, WIDE, HIGH = 4.55, 10.8, 3.0
"""Where on the sheet it begins, and its size, in units."""
SAYS: Final = "Who has the ground, and the damage of attacker and defender, with a star where leaders are hacked: "
KEY: Final = "Damage to each, and who keeps the ground"
"""What its cells tell."""
STAR: Final = "*"
"""As in the book's table (OW 23.1)."""


def plans_shown(view: Wars, battle: Battle, middle: float, names: tuple[str, str]) -> Outcomes:
    """The table, around this x on the sheet; `names`: what attacker and defender are called."""
    sides = (battle.attacker, battle.defender)
    chances = [[attacker_wins_with(view, battle, side, plan) for plan in range(len(PLANS))] for side in sides]
    rows, columns = (tuple(Outcome(text=name.capitalize(), seat=seat_of(side)) for name in PLANS) for side in sides)
    cells, said = [], []
    for attack, row in enumerate(PLANS):
        line = []
        for defence, column in enumerate(PLANS):
            won = wins(view, battle, attack, defence)
            found = exchange(view, battle, attack, defence)
            winner, name = (sides[0], names[0]) if won else (sides[1], names[1])
            line.append(Outcome(text=f"{found.attacker}:{found.defender}", seat=seat_of(winner)))
            damage = f"{found.attacker}{STAR * found.attacker_hacked}:{found.defender}{STAR * found.defender_hacked}"
            said.append(f"{row} against {column} {name}, {damage}")
        cells.append(tuple(line))
    known = [side.proposed if side.proposed in range(len(PLANS)) else None for side in sides]
    told = [f"{names[0]} with {plan} in {percent(won)}" for plan, won in zip(PLANS, chances[0], strict=True)]
    told += [f"{names[1]} with {plan} in {percent(1 - won)}" for plan, won in zip(PLANS, chances[1], strict=True)]
    return Outcomes(
        id="battle-plans",
        label=f"Who wins: {'; '.join(told)}. {SAYS}{'; '.join(said)}",
        x=middle,
        y=TOP + HIGH / 2,
        width=WIDE,
        height=HIGH,
        corner=Outcome(text=f"{names[0]} : {names[1]}"),
        rows=rows,
        columns=columns,
        cells=tuple(cells),
        row=known[0],
        column=known[1],
    )


def seat_of(side: Side) -> Seat | None:
    """Whose colour stands for a side."""
    return None if side.seat == NOBODY else side.seat
