"""What one mostly wants to answer: what a page shows first, and makes the large button."""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .answers import Deploy
from .hints import to_a_tree
from .pieces import DEPLOYING, Forest


def usual(forest: Forest, ask: Ask) -> Option | None:
    """Where an Orc is deployed, the square from which a Tree is nearest (TI 3); all else is a matter of tactics."""
    if forest.phase != DEPLOYING:
        return None
    far = to_a_tree(forest)
    places = [option for option in ask.options if isinstance(option, Deploy)]
    return min(places, key=lambda place: far[place.square])
