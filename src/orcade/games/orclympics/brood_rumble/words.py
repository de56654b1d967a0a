"""Small words that events, labels and reasons share."""

from __future__ import annotations

from orcade.games.orclympics.discipline import BROODS, GEAR
from orcade.table.plane import bearing
from orcade.table.region import apart, tenths

from .pieces import Orc, Rumble


def way(x: int, y: int, tx: int, ty: int) -> str:
    """How far, and in which direction: '5.3" up-left'."""
    direction = whither(tx - x, ty - y)
    if not direction:
        return '0" here'
    far = tenths(apart(x, y, tx, ty))
    return f'{far}" {direction}' if far != "0" else f"a little {direction}"


def whither(dx: int, dy: int) -> str:
    """A direction behind a distance: '5" left' alone might be what is left of it."""
    found = bearing(dx, dy)
    return f"to the {found}" if found in ("left", "right") else found


def point(x: int, y: int) -> str:
    """A point of the board for reading: "12.3, 7.5"."""
    return f"{tenths(x)}, {tenths(y)}"


def article(item: str) -> str:
    """An item with an article that fits what it is called: "an Old Helmet", "the Rusty Knuckle Dusters"."""
    return item if item.startswith(("a ", "an ")) else f"the {item}"


def look(view: Rumble, orc: Orc) -> str:
    """What an Orc looks like: like his brood, and by his gear unlike his mates."""
    brood = BROODS[view.broods[orc.seat]] if view.broods else "Common"
    return f"orc-{brood.lower()}{GEAR[orc.name % len(GEAR)]}"
