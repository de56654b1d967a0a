"""A combat as it is seen: a sheet with both Orcs, who strikes, and what the last attack came to. What each attack and
block may bring stands on the buttons."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from orcade.table.things import Caption, Piece, Thing, Zone

from .answers import orc_id
from .combat_events import LAST, VERDICT, came_to, met
from .pieces import ITEM_LOOKS, STRIKING, WOUNDS_DIE, Orc, Rumble, called
from .stakes import peril
from .terrain import INCH, SIDE
from .words import look

SHEET: Final = "duel"
"""Id of the sheet; all that lies on it comes behind it."""
WIDE, HIGH = 8.2, 2.13
"""Its size in inches: so small that the two are seen from near together with what lies about them."""
EDGE = 0.4
"""What is left between it and the board's edge."""
AROUND: Final = 1.6
"""Inches between the two and it, so that one sees where a Push would lead; less at the board's edge."""
LEAST: Final = 1.0
"""Of them, where it is not laid on the other side of the two."""
MIDDLE: Final = WIDE / 2
SIDES: Final = (1.0, WIDE - 1.0)
"""Where both Orcs stand, each on his side whoever strikes."""


EACH_BLOW: Final = f"1 to {WOUNDS_DIE} wounds a blow"
"""What is at stake where it is nothing worse."""


def duel(view: Rumble) -> list[Thing]:
    """The sheet with the combat that goes on, where that is not, whoever strikes; nothing most of the time."""
    if view.phase != STRIKING or view.striker < 0 or view.ending is not None:
        return []
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    left, top = place(*((victim, striker) if view.counter else (striker, victim)))
    return [replace(thing, x=round(thing.x + left, 3), y=round(thing.y + top, 3)) for thing in on_sheet(view)]  # type: ignore[attr-defined]


def place(first: Orc, other: Orc) -> tuple[float, float]:
    """Where its upper left corner lies: where a Push by whoever strikes first does not lead, above the two or below
    them; on the other side of them where there is no room."""
    side = SIDE / INCH
    (low, high), middle = sorted((first.y / INCH, other.y / INCH)), (first.x + other.x) / 2 / INCH
    left = max(EDGE, min(side - WIDE - EDGE, middle - WIDE / 2))
    above, below = max(EDGE, low - AROUND - HIGH), min(high + AROUND, side - HIGH - EDGE)
    if other.y > first.y:
        return left, above if above + HIGH <= low - LEAST else below
    return left, below if below >= high + LEAST else above


def on_sheet(view: Rumble) -> list[Thing]:
    """The same from 0, 0."""
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    again = view.dealt and not view.counter
    how = "again" if again else f"{'back ' if view.counter else ''}at {called(victim)}"
    head = f"{called(striker)} strikes {how}"
    things: list[Thing] = [
        Zone(id=SHEET, label=head, x=MIDDLE, y=HIGH / 2, width=WIDE, height=HIGH, look="sheet", open=True),
        line("head", head, MIDDLE, 0.44, 0.36, WIDE - 3.2),
    ]
    for orc, x in zip(sorted((striker, victim), key=attrgetter("id")), SIDES, strict=True):
        things.append(large(view, orc, x))
        things.append(line(f"name-{orc.id}", called(orc), x, 1.85, 0.32, 1.85))
    return [*things, *last_attack(view)]


def line(id: str, words: str, x: float, y: float, size: float, width: float) -> Caption:
    return Caption(id=f"duel-{id}", label=words, x=x, y=y, text=words, size=size, width=width)


def large(view: Rumble, orc: Orc, x: float) -> Piece:
    """One of the two: what befalls him is seen here."""
    return Piece(
        id=f"duel-{orc_id(orc.name)}",
        label=f"{called(orc)}, {orc.health} Health",
        x=x,
        y=0.92,
        look=look(view, orc),
        seat=orc.seat,
        size=1.13,
        badge=str(orc.health),
        states=("active",) if orc.id == view.striker else (),
        holding=ITEM_LOOKS[orc.item],
        shows=orc_id(orc.name),
    )


def last_attack(view: Rumble) -> list[Thing]:
    """What the attack before came to, between the two; before the first, why who strikes does so, and what may come."""
    if view.dealt:
        dealt = view.dealt[-1]
        first, then = f"before: {met(dealt.attack, dealt.block)}", came_to(dealt.wounds)
    else:
        striker, victim = view.orcs[view.striker], view.orcs[view.victim]
        first = f"first blow by {'his Charge' if striker.charged else 'the dice'}"
        then = peril(view, striker, victim) or EACH_BLOW
    return [
        Caption(id=LAST, label=first, x=MIDDLE, y=1.05, text=first, size=0.32, width=4.6),
        Caption(id=VERDICT, label=then, x=MIDDLE, y=1.57, text=then, size=0.46, width=4.35),
    ]
