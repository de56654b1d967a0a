"""The plans of both sides of a battle against each other: who has the ground with each pair, and with what chance."""

from __future__ import annotations

from typing import Final

from orcade.table.odds import percent
from orcade.table.requests import Seat
from orcade.table.things import Outcome, Outcomes

from .battles.odds import exchanges, won
from .odds import prospects
from .pieces import NOBODY, PLANS, Battle, Side, Wars

TOP, WIDE, HIGH = 4.55, 10.8, 3.0
"""Where on the sheet it begins, and its size, in units."""
SAYS: Final = "Who has the ground, and the damage of attacker and defender, with a star where leaders are hacked: "
KEY: Final = "Damage to each, and who keeps the ground"
"""What its cells tell."""
EVEN: Final = 0.5
"""Above it one side has the ground rather than not."""
NEITHER: Final = "neither"
"""Who has it otherwise: both sides may well be destroyed."""
STAR: Final = "*"
"""As in the book's table (OW 23.1)."""


def plans_shown(view: Wars, battle: Battle, middle: float, names: tuple[str, str]) -> Outcomes:
    """The table, around this x on the sheet; `names`: what attacker and defender are called."""
    sides = (battle.attacker, battle.defender)
    chances = [[each.won for each in prospects(view, battle, side)] for side in sides]
    rows, columns = (tuple(Outcome(text=name.capitalize(), seat=seat_of(side)) for name in PLANS) for side in sides)
    found = exchanges(view, battle)
    grounds = [won(view, battle, found, side) for side in sides]
    cells, said = [], []
    for attack, row in enumerate(PLANS):
        line = []
        for defence, column in enumerate(PLANS):
            cell = found[attack][defence]
            likely = [at for at, ground in enumerate(grounds) if ground[attack][defence] > EVEN]
            seat, name = (seat_of(sides[likely[0]]), names[likely[0]]) if likely else (None, NEITHER)
            line.append(Outcome(text=f"{cell.attacker}:{cell.defender}", seat=seat))
            damage = f"{cell.attacker}{STAR * cell.attacker_hacked}:{cell.defender}{STAR * cell.defender_hacked}"
            said.append(f"{row} against {column} {name}, {damage}")
        cells.append(tuple(line))
    known = [side.proposed if side.proposed in range(len(PLANS)) else None for side in sides]
    told = [
        f"{name} with {plan} in {percent(won)}"
        for name, of in zip(names, chances, strict=True)
        for plan, won in zip(PLANS, of, strict=True)
    ]
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
