"""Distances, directions and chances in words, for labels, hints and the log."""

from __future__ import annotations

from orcade.table.odds import at_most, or_more, percent
from orcade.table.plane import INCH, bearing, within
from orcade.table.region import apart, inches
from orcade.table.words import listed

from .pieces import (
    BASE,
    CALLED,
    EACH,
    GREASES,
    KITCHEN,
    LIGHTS,
    MARKERS,
    MIDDLE,
    NEAR,
    PIG,
    SHOVE,
    SLIPS,
    Model,
    Pigsty,
    disc,
    in_field,
    is_pig,
)


def far(one: Model, x: int, y: int) -> int:
    """From a model's centre to a point, rounded down."""
    return apart(one.x, one.y, x, y)


def way_words(view: Pigsty, x: int, y: int, model: int = -1) -> str:
    """Where a point lies: from a model, or from the middle of the Pigsty."""
    if model < 0:
        return bearing(x - MIDDLE, y - MIDDLE) or "nowhere"
    one = view.models[model]
    if (one.x, one.y) == (x, y):
        return "stays there"
    return f"{inches(far(one, x, y))} {bearing(x - one.x, y - one.y)}"


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
    parts = [f"Bars {listed(barred)}'s way to the Kitchen."] if barred and not is_pig(model) else []
    if pigs:
        parts.append(f'Within 2" of {listed(pigs)}.')
    if waiting:
        parts.append(f"{listed(waiting)} may shove him there.")
    if shrooms:
        parts.append(f'Within 2" of the Shrooms of {listed(shrooms)}: a Random Move at the line.')
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
    length = apart(0, 0, wx, wy)
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
        text = "nothing more, it has six Grease Markers."
    elif is_pig(target):
        text = f'its Random Moves become {mean(model)}" + 2" on average.'
    else:
        text = 'walks 1" farther, slides D3" farther.'
    return f"{or_more(GREASES)}: {text} On a {SLIPS} ({percent(at_most(SLIPS))}) {CALLED[at]} slips."


def light_odds(view: Pigsty, orc: int, pig: int) -> str:
    """What an attempt to light a Pig would do."""
    what = "gains Shrooms" if in_field(view, view.models[orc]) else "burns"
    text = f'{or_more(LIGHTS)}: {CALLED[pig]} {what}, {mean(view.models[pig])}" on average'
    return f'{text}; else {CALLED[orc]} {what}, {mean(view.models[orc])}" on average.'


def to_kitchen(model: Model) -> int:
    """The distance from base to Kitchen in thousandths, rounded down; 0 where they touch (FP-18)."""
    x = abs(model.x - MIDDLE) - KITCHEN.w
    y = abs(model.y - MIDDLE) - KITCHEN.h
    return max(0, apart(0, 0, max(x, 0), max(y, 0)) - BASE)
