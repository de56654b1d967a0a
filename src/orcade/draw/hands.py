"""Cards in hand: each an svg of its own, overlapping in a fan as wide as there is room."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from orcade.table.scene import Scene
from orcade.table.things import Card

from .cards import card_art
from .kit.knife import escape
from .nodes import tries
from .parts import Branch, Picture


def card(card: Card) -> str:
    """One card as an svg, 100 × 140 units and a margin for its rings."""
    return _drawn(card, False, whole=True)


@lru_cache(maxsize=512)
def _drawn(card: Card, last: bool, whole: bool = False) -> str:
    """The same; unless `whole`, on a page whose board holds the sides of the cards in hand."""
    kind = "thing card" + (" last" if last else "")
    named = escape(card.id)
    when = f' data-when="{escape(card.when)}"' if card.when else ""
    return (
        f'<svg id="thing-{named}" data-thing="{named}" class="{kind}" role="img"{tries(card)}{when} '
        f'xmlns="http://www.w3.org/2000/svg" viewBox="-55 -75 110 150" aria-label="{escape(card.label)}">'
        f'<g id="thing-{named}-sheet">{card_art(card, fanned=True, whole=whole)}</g></svg>'
    )


def hand(scene: Scene) -> Branch:
    """The reader's hand as one element. Cards with words on them are not to lie over each other's names."""
    count = len(scene.hand)
    style = f"--cards:{count};--row:{ceil(count / 2)}"
    kind = "fan worded" if any(each.body for each in scene.hand) else "fan"
    head = f'<div id="fan" class="{kind}" role="group" aria-label="Your hand" style="{style}">'
    return Branch("fan", head, tuple([_held(each, each.id in scene.last) for each in scene.hand]), "</div>")


def _held(held: Card, last: bool) -> Picture:
    return Picture(f"thing-{held.id}", (held, last), _drawn, held, last)
