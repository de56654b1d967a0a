"""A battle as it is seen: who fights, who planned what, the cell of the table that applies, who has fallen."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import CardId
from orcade.table.things import Caption, Card, Stack, Thing

from .answers.battles import FIGHTING, Hit, plan_told
from .answers.common import fighter_id
from .battles.leadership import walls
from .battles.sides import other, power, sides, winner_of
from .battles.tables import table_of
from .chip_looks import BACKS, corner, emblem, full_words
from .chips_shown import laid_out
from .finding import chip_of, world_of
from .pieces import (
    NAMES,
    NO_CHIP,
    NO_PLAN,
    NOBODY,
    UNIT,
    WHICH_IS_BIGGEST,
    WHICH_PLAN,
    WHO_COMMANDS,
    WHOM_TO_FOLLOW,
    Battle,
    Side,
    Wars,
)
from .plans_shown import HIGH, KEY, TOP, WIDE, plans_shown

HEAD, BRIEF = 2.85, 2.1
"""Height of what stands above the chips, in units; and while they plan, as less has been told by then."""
VERBS: Final = {WHO_COMMANDS: "command", WHICH_IS_BIGGEST: "biggest", WHOM_TO_FOLLOW: "follow"}
"""What a click on a chip means, by question; else that it is hit."""
NOBODYS: Final = "Troops"
"""Those that obey nobody."""
CARAVAN: Final = "Caravan"
"""What the chip below calls by its name, which may be too long for a heading."""
LINE: Final = 0.5
"""From line to line of what stands there."""
POWERS, CLOSE = 1.2, 0.45
"""Where the powers of both sides stand between them, and from line to line below that."""
SIDE, MIDDLE = 2.5, 2.3
"""How wide words about a side may be, and those between both, with a gap between them on a phone."""
SHARES: Final = {1: "all", 2: "half", 5: "a fifth"}
"""Of the power of the other side, by what it is divided by (OW 23.1)."""


def headed(view: Wars, battle: Battle) -> str:
    """What is written above a battle."""
    return f"Battle at {world_of(view).names[battle.area]}"


def stage(view: Wars, battle: Battle, width: float, height: float) -> list[Thing]:
    """A battle on a sheet of this size: the attacker on the left, the defender on the right, between them what their
    plans lead to: while they plan a table of all pairs."""
    half = width / 2
    planning = view.asked == WHICH_PLAN
    top, low = (BRIEF, TOP) if planning else (HEAD, height)
    found: list[Thing] = []
    for side, name, left in ((battle.attacker, "attacker", 0.0), (battle.defender, "defender", half)):
        found += side_shown(view, battle, side, name, left, half)
        size, places = laid_out(len(chips_of(side)), left + 0.3, top, half - 0.6, low - top - 0.15)
        found += [fighter(view, side, chip, *at, size) for chip, at in zip(chips_of(side), places, strict=True)]
    powers = [shown_power(view, side) for side in sides(battle)]
    words = f"{powers[0]} : {powers[1]}"
    label = f"Power {powers[0]} against {powers[1]}"
    found.append(Caption(id="battle-powers", label=label, x=half, y=POWERS, text=words, size=1.1, width=MIDDLE))
    if planning:
        names = called(view, battle.attacker), called(view, battle.defender)
        found.append(plans_shown(view, battle, half, names))
    for at, words in enumerate(middle(view, battle)):
        place, size = (0.42, 0.46) if at == 0 else (round(POWERS + 0.33 + at * CLOSE, 2), 0.4)
        found.append(Caption(id=f"battle-{at}", label=words, x=half, y=place, text=words, size=size, width=MIDDLE))
    if planning:
        below = (TOP + HIGH + height) / 2
        found.append(Caption(id="battle-key", label=KEY, x=half, y=below, text=KEY, size=0.44, width=WIDE))
    return found


def chips_of(side: Side) -> tuple[CardId, ...]:
    """All that fight on a side."""
    return (side.caravan,) if side.caravan != NO_CHIP else (*side.leaders, *side.units)


def side_shown(view: Wars, battle: Battle, side: Side, name: str, x: float, wide: float) -> list[Thing]:
    """Who leads a side, in its colour and with its power; its owner, and what it does."""
    leads = side.commander if side.commander != NO_CHIP else chips_of(side)[0]
    left = side is battle.attacker
    words = (called(view, side), *status(view, battle, side))
    disc = Stack(
        id=name,
        label=f"{words[0]} {does(view, battle, side)} with power {shown_power(view, side)}",
        x=round(x + (0.95 if left else wide - 0.95), 2),
        y=1.05,
        look=emblem(chip_of(view, leads)),
        name=words[0],
        seat=None if side.seat == NOBODY else side.seat,
        badge=str(shown_power(view, side)),
        count=len(chips_of(side)),
        size=1.4,
        text=name[:1],
    )
    found: list[Thing] = [disc]
    for at, line in enumerate(words):
        found.append(
            Caption(
                id=f"{name}-{at}",
                label=line,
                x=round(x + (3.05 if left else wide - 3.05), 2),
                y=round(0.6 + at * LINE, 2),
                text=line,
                size=0.6 if at == 0 else 0.44,
                width=SIDE,
            )
        )
    return found


def called(view: Wars, side: Side) -> str:
    """A side in a word."""
    if side.caravan != NO_CHIP:
        return CARAVAN
    return NOBODYS if side.seat == NOBODY else NAMES[side.seat]


def does(view: Wars, battle: Battle, side: Side) -> str:
    """What a side does there."""
    many = called(view, side) == NOBODYS
    return ("attack" if side is battle.attacker else "defend") + ("" if many else "s")


def shown_power(view: Wars, side: Side) -> int:
    """The power of a side; that of a caravan may not be known yet."""
    return max(0, side.power or power(view, side))


def status(view: Wars, battle: Battle, side: Side) -> tuple[str, ...]:
    """What a side does, and what it takes (OW 23.1): "Clever strategy", "takes 1,", "a fifth of 7"."""
    parts = []
    if side.plan != NO_PLAN:
        parts.append(plan_told(side.plan, walls=walls(battle, side)).capitalize())
        if side.proposed not in (NO_PLAN, side.plan):
            parts.append("not as told")
    elif side.proposed != NO_PLAN:
        parts.append(f"plans {plan_told(side.proposed, walls=walls(battle, side))}")
    else:
        parts.append(does(view, battle, side))
    enemy = other(battle, side)
    if side.plan in FIGHTING and enemy.plan in FIGHTING and enemy.power:
        cell = table_of(battle)[battle.attacker.plan][battle.defender.plan]
        part = cell.attacker if side is battle.attacker else cell.defender
        parts += [f"takes {side.damage},", f"{SHARES[part]} of {enemy.power}"]
    return tuple(parts)


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
    """A chip that fights: its figures and what becomes of it, large; all else is said where one asks for it."""
    chip = chip_of(view, card)
    note = fate(view, side, card)
    return Card(
        id=fighter_id(card),
        label=full_words(chip, view.options.own_chips, note),
        tries=(f"{VERBS[view.asked]} {chip.slug}" if view.asked in VERBS else Hit(card).notation(view),),
        x=x,
        y=y,
        title=note.capitalize() or chip.name,
        corner=corner(chip),
        emblem=emblem(chip),
        back=BACKS[UNIT],
        width=width,
        turned=note in ("destroyed", "surrenders"),
    )


def middle(view: Wars, battle: Battle) -> list[str]:
    """What stands between the sides: the place, the fortress, who is hacked to pieces, who stays."""
    lines = [world_of(view).names[battle.area]]
    if battle.fortress:
        lines.append("fortress down" if battle.siege else f"fortress {battle.fortress}")
    hacked = [called(view, side) for side in sides(battle) if side.hacked]
    lines += ["both hacked" if len(hacked) > 1 else f"{name} hacked" for name in hacked[:1]]
    if battle.retreating >= 0:
        winner = winner_of(battle)
        lines.append("nobody is left" if winner is None else f"{called(view, winner)} stays")
    return lines
