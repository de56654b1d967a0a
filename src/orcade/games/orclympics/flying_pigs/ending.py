"""How a match ends: a Pig is in the Kitchen, or the last round is over (FP 8, FP-18)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES, honours
from orcade.table.game import Ending
from orcade.table.region import apart
from orcade.table.requests import Flow

from .events import Won
from .pieces import BASE, CALLED, FEATS, KITCHEN, MIDDLE, Model, Pigsty, owner, pig_of


def win(sty: Pigsty, pig: int) -> Flow[None]:
    """FP 8: this Pig is in contact with the Kitchen; the others are ranked by how near theirs are."""
    yield Won(pig)
    winner = owner(pig)
    text = f"{CALLED[pig]} is in the Kitchen: {NAMES[winner]} is the Iron Orc Chef."
    finish(sty, text, "FP 8", "", winner)


def finish(sty: Pigsty, text: str, rule: str, limit: str, winner: int = -1) -> None:
    """Rank the Pigs by their distance to the Kitchen, the winner before all; equal distances share the place."""
    far = [-1 if seat == winner else to_kitchen(sty.models[pig_of(seat)]) for seat in range(sty.seats)]
    places = [1 + sum(other < mine for other in far) for mine in far]
    sty.ending = Ending(places, text, rule, limit, honours(sty, FEATS, "FP 9"))


def nearest(sty: Pigsty) -> int:
    """The Pig that is nearest to the Kitchen, of several the first."""
    return min(map(pig_of, range(sty.seats)), key=lambda pig: to_kitchen(sty.models[pig]))


def to_kitchen(model: Model) -> int:
    """The distance from base to Kitchen in thousandths, rounded down; 0 where they touch (FP-18)."""
    x = abs(model.x - MIDDLE) - KITCHEN.w
    y = abs(model.y - MIDDLE) - KITCHEN.h
    return max(0, apart(0, 0, max(x, 0), max(y, 0)) - BASE)
