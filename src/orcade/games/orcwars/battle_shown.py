"""The battle as a small stage below the map: who fights, who planned what, the cell of the table that applies."""

from __future__ import annotations

from orcade.table.requests import CardId
from orcade.table.scene import Caption, Card, Thing
from orcade.table.words import counted

from .answers.battles import PLAN_LABELS
from .answers.common import fighter_id
from .battles.sides import left_power, power, told, winner_of
from .battles.tables import Cell, table_of
from .chip_looks import BACKS, body, corner, emblem, full_words
from .pieces import NO_CHIP, NO_PLAN, UNIT, Battle, Side, Wars, chip_of, world_of

FEW = 5
"""More chips of a side than this overlap."""


def stage(view: Wars, battle: Battle, width: float, y: float, high: float) -> list[Thing]:
    """The attacker's chips on the left, the defender's on the right, between them what the plans lead to.

    `y`, `high`: where the stage begins, and its height, in units."""
    wide = width * 0.38
    found: list[Thing] = []
    found += side_shown(view, battle, battle.attacker, "attacker", 0.2, wide, y, high)
    found += side_shown(view, battle, battle.defender, "defender", width - wide - 0.2, wide, y, high)
    lines = middle(view, battle)
    size = high * 0.085
    for at, words in enumerate(lines):
        found.append(
            Caption(
                id=f"battle-{at}",
                label=words,
                x=width / 2,
                y=round(y + high * 0.2 + at * size * 1.5, 2),
                text=words,
                size=round(size * (1.25 if at == 0 else 1.0), 2),
            )
        )
    return found


def side_shown(
    view: Wars, battle: Battle, side: Side, name: str, x: float, wide: float, y: float, high: float
) -> list[Thing]:
    """A side: what it is called, its power and plan, and all its chips."""
    words = f"{told(view, side)}: {status(view, side)}"
    card = round(min(high * 0.5, wide / (FEW + 0.5)), 2)
    found: list[Thing] = [
        Caption(
            id=f"{name}-words", label=words, x=x + wide / 2, y=round(y + high * 0.1, 2), text=words, size=high * 0.09
        )
    ]
    chips = [side.caravan] if side.caravan != NO_CHIP else [*side.leaders, *side.units]
    step = min(card * 1.06, (wide - card) / max(1, len(chips) - 1))
    start = x + (wide - step * (len(chips) - 1)) / 2
    for at, chip in enumerate(chips):
        found.append(fighter(view, side, chip, round(start + step * at, 2), round(y + high * 0.6, 2), card))
    return found


def status(view: Wars, side: Side) -> str:
    """How a side stands: "power 14, clever strategy, 6 damage"."""
    parts = [f"power {side.power or power(view, side)}"]
    if side.plan != NO_PLAN:
        disobeyed = side.proposed not in (NO_PLAN, side.plan)
        parts.append(PLAN_LABELS[side.plan].lower() + (" (disobeyed)" if disobeyed else ""))
    elif side.proposed != NO_PLAN:
        parts.append(f"wants: {PLAN_LABELS[side.proposed].lower()}")
    if side.damage:
        parts.append(f"{side.damage} damage")
    return ", ".join(parts)


def fate(view: Wars, side: Side, chip: CardId) -> str:
    """What has become of a unit so far, in a word or two."""
    if chip in side.surrendered:
        return "surrenders"
    if chip in side.regenerated:
        return "regenerates"
    if chip in side.escaped:
        return "gets away"
    if chip in side.fallen or chip in side.doomed:
        return "destroyed"
    if chip in side.stupid:
        return "stupid"
    if chip in side.hit:
        return f"{side.share[side.hit.index(chip)]} damage"
    return "commands" if chip == side.commander and len(side.leaders) > 1 else ""


def fighter(view: Wars, side: Side, card: CardId, x: float, y: float, width: float) -> Card:
    """A chip that fights."""
    chip = chip_of(view, card)
    note = fate(view, side, card)
    return Card(
        id=fighter_id(card),
        label=full_words(chip, view.options.own_chips, note),
        tries=tuple(f"{verb} {chip.slug}" for verb in ("hit", "command", "biggest", "follow")),
        x=x,
        y=y,
        title=chip.name,
        corner=corner(chip),
        emblem=emblem(chip),
        body=note or body(chip, view.options.own_chips),
        back=BACKS[UNIT],
        width=width,
        turned=note in ("destroyed", "surrenders"),
    )


def middle(view: Wars, battle: Battle) -> list[str]:
    """What stands between the sides: the place, the fortress, the cell of the table, who stays."""
    lines = [f"Battle at {world_of(view).names[battle.area]}"]
    if battle.fortress:
        lines.append("the fortress has fallen" if battle.siege else f"fortress of strength {battle.fortress}")
    attacker, defender = battle.attacker, battle.defender
    if attacker.plan != NO_PLAN and defender.plan != NO_PLAN:
        cell = table_of(battle)[attacker.plan][defender.plan]
        lines += cell_told(cell)
    winner = winner_of(battle) if battle.retreating >= 0 else None
    if battle.retreating >= 0:
        lines.append(f"{told(view, winner)} stays" if winner is not None else "nobody is left")
    elif attacker.damage or defender.damage:
        lines.append(f"left: {left_power(view, attacker)} against {left_power(view, defender)}")
    return lines


def cell_told(cell: Cell) -> list[str]:
    """A cell of the table in words (OW 23.1)."""
    return [
        f"attacker takes {share(cell.attacker)}{', hacked' * cell.attacker_hacked}",
        f"defender takes {share(cell.defender)}{', hacked' * cell.defender_hacked}",
    ]


def share(part: int) -> str:
    """A share of the enemy's power: "all", "1 of 5"."""
    return "all power" if part == 1 else f"1 of {counted(part, 'power|power')}"
