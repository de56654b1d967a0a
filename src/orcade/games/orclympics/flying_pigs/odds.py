"""Distances, directions and chances in words, for labels, hints and the log."""

from __future__ import annotations

from math import isqrt

from orcade.table.plane import INCH, within

from .pieces import (
    BASE,
    CALLED,
    EACH,
    KITCHEN,
    MARKERS,
    MIDDLE,
    NEAR,
    PIG,
    SHOVE,
    Model,
    Pigsty,
    disc,
    in_field,
    is_pig,
)

WAYS = ("right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right")


def inches(length: int) -> str:
    """A length as it is told: 3250 → '3.25"'."""
    return f"{length / INCH:.2f}".rstrip("0").rstrip(".") + '"'


def way(dx: int, dy: int) -> str:
    """One of the eight directions of the screen for a vector; "nowhere" for none."""
    if not (dx or dy):
        return "nowhere"
    # Octants: steeper than 67.5 degrees is straight, 2.4142 being its tangent.
    if abs(dx) * 24142 < abs(dy) * 10000:
        return "down" if dy > 0 else "up"
    if abs(dy) * 24142 < abs(dx) * 10000:
        return "right" if dx > 0 else "left"
    return f"{'down' if dy > 0 else 'up'}-{'right' if dx > 0 else 'left'}"


def far(one: Model, x: int, y: int) -> int:
    """From a model's centre to a point, rounded down."""
    return isqrt((one.x - x) ** 2 + (one.y - y) ** 2)


def way_words(view: Pigsty, x: int, y: int, model: int = -1) -> str:
    """Where a point lies: from a model, or from the middle of the Pigsty."""
    if model < 0:
        return way(x - MIDDLE, y - MIDDLE)
    one = view.models[model]
    if (one.x, one.y) == (x, y):
        return "stays there"
    return f"{inches(far(one, x, y))} {way(x - one.x, y - one.y)}"


def near_words(view: Pigsty, model: int, x: int, y: int) -> str:
    """What is near to a place: Pigs within 2", waiting Orcs, Shrooms."""
    here = Model(x, y)
    pigs, waiting, shrooms = [], [], []
    for at, other in enumerate(view.models):
        if at == model or other.x < 0 or not within(disc(here), disc(other), NEAR):
            continue
        if is_pig(at):
            pigs.append(CALLED[at])
        if other.shrooms:
            shrooms.append(CALLED[at])
        elif other.action == SHOVE:
            waiting.append(CALLED[at])
    barred = [CALLED[pig] for pig in range(PIG, len(view.models), EACH) if bars(view, pig, x, y)]
    parts = [f"Bars {' and '.join(barred)}'s way to the Kitchen."] if barred and not is_pig(model) else []
    if pigs:
        parts.append(f'Within 2" of {" and ".join(pigs)}.')
    if waiting:
        parts.append(f"{' and '.join(waiting)} may shove him there.")
    if shrooms:
        parts.append(f'Within 2" of the Shrooms of {" and ".join(shrooms)}: a Random Move at the line.')
    if in_field(view, here):
        parts.append("Among mushrooms: fire would be Shrooms.")
    return " ".join(parts)


def bars(view: Pigsty, pig: int, x: int, y: int) -> bool:
    """Whether a base there stands close to a Pig on its straight way to the Kitchen."""
    one = view.models[pig]
    if one.x < 0:
        return False
    wx, wy = MIDDLE - one.x, MIDDLE - one.y
    dx, dy = x - one.x, y - one.y
    along = wx * dx + wy * dy
    length = isqrt(wx * wx + wy * wy)
    return 0 < along <= 3 * INCH * length and abs(wx * dy - wy * dx) <= BASE * length


def mean(model: Model) -> int:
    """The mean length of its Random Moves in inches: a D3 comes to 2."""
    return 4 + 2 * model.grease


def move_odds(view: Pigsty, at: int) -> str:
    """What a Random Move of a model would be like."""
    model = view.models[at]
    text = f'{2 + model.grease}D3" (mean {mean(model)}") in a random direction.'
    return text + (" It flies." if model.burning else "")


def toss_odds(view: Pigsty, at: int, target: int) -> str:
    """What a Grease Toss would do."""
    model = view.models[target]
    if model.grease == MARKERS:
        text = "3+ (67 %): nothing more, it has six Grease Markers."
    elif is_pig(target):
        text = f'3+ (67 %): its Random Moves become {mean(model)}" + 2" on average.'
    else:
        text = '3+ (67 %): walks 1" farther, slides D3" farther.'
    return f"{text} On a 1 (17 %) {CALLED[at]} slips."


def light_odds(view: Pigsty, orc: int, pig: int) -> str:
    """What an attempt to light a Pig would do."""
    what = "gains Shrooms" if in_field(view, view.models[orc]) else "burns"
    text = f'3+ (67 %): {CALLED[pig]} {what}, {mean(view.models[pig])}" on average'
    return f'{text}; else {CALLED[orc]} {what}, {mean(view.models[orc])}" on average.'


def to_kitchen(model: Model) -> int:
    """The distance from base to Kitchen in thousandths, rounded down; 0 where they touch (FP-18)."""
    x = abs(model.x - MIDDLE) - KITCHEN.w
    y = abs(model.y - MIDDLE) - KITCHEN.h
    return max(0, isqrt((x if x > 0 else 0) ** 2 + (y if y > 0 else 0) ** 2) - BASE)
