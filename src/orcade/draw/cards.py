"""Cards and piles as they lie on a board or in a hand."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from orcade.table.things import Card, Pile

from .ground import UNIT
from .kit import back, cloth_of, face
from .kit.cards import OUTLINE
from .kit.knife import cut, escape, num, paint, put, sign
from .kit.outlines import placed
from .nodes import body, group, halo, part, ring

_AROUND = ring('rect x="-56" y="-76" width="112" height="152" rx="13"')
"""The ring of a card around 0, 0 that may be chosen, six units outside."""
_CHOSEN = halo('use href="#stamp-card-edge" x="-50" y="-70"')
"""What tells that a card was chosen last."""
_CHOSEN_WHOLE = halo(f'path d="{placed(OUTLINE, -50, -70)}"')


def side(card: Card | None, deck: str, whole: bool = False) -> str:
    """The visible side of a card around 0, 0. A board contains each once (`stencils`), unless `whole`."""
    name, art = named_side(card, deck, whole)
    return put(art, -50, -70) if whole else f'<use href="#{name}" x="-50" y="-70"/>'


def named_side(card: Card | None, deck: str, whole: bool = False) -> tuple[str, str]:
    """It from its corner, with the id that it has on a board, which is the same wherever the card goes."""
    if card is not None and card.title:
        told = card.title, card.corner, card.emblem, card.body, card.picture
        return _face_id(*told), face(*told, whole)
    cloth = cloth_of(deck)
    return f"back-{cloth}", back(cloth, whole)


@lru_cache(maxsize=2048)
def _face_id(*told: str) -> str:
    return f"face-{sha256(repr(told).encode()).hexdigest()[:10]}"


def card_art(card: Card, *, fanned: bool = False, whole: bool = False) -> str:
    """A card's open side or back around 0, 0, with its rings, 100 × 140 units. `whole`: as `side` has it."""
    # In a fan the next card lies over the ring: a pale line beneath it keeps them apart.
    key = _AROUND.replace('"o-ring"', '"o-ring o-key"') if fanned else ""
    chosen = _CHOSEN_WHOLE if whole else _CHOSEN
    return f"{key}{chosen}{side(card, card.back, whole)}{_AROUND}"


def draw_card(card: Card, state: int) -> str:
    return group(card, state, "card", card.x * UNIT, card.y * UNIT, _sheet(card))


@body
def _sheet(card: Card) -> str:
    return part(card, "sheet", put(card_art(card), scale=card.width * UNIT / 100, turn=90 if card.turned else 0))


def draw_pile(pile: Pile, state: int) -> str:
    top = f' data-top="{escape(pile.top.id)}"' if pile.top is not None else ""
    return group(pile, state, "pile", pile.x * UNIT, pile.y * UNIT, _heap(pile), top)


@body
def _heap(pile: Pile) -> str:
    scale = pile.width * UNIT / 100
    depth = min(5, (pile.count + 5) // 6) if pile.count > 1 else 0
    if pile.count <= 0 and pile.top is None:
        stack = put(paint(OUTLINE, "empty"), -50, -70)
    else:
        stack = "".join(
            put(cut(OUTLINE, "card-shade", 3.5, 0, 0), -50 + at * 2, -70 + at * 3) for at in range(depth, 0, -1)
        )
        stack += side(pile.top, pile.back)
    stack = f"{_CHOSEN}{stack}{_AROUND}"
    wide = 13 + 11 * len(str(pile.count))
    foot = 70 * scale
    number = sign(str(pile.count), 'class="o-text o-line" y="7" font-size="20"')
    count = (
        f'<g transform="translate({num(50 * scale - 6)} {num(5 - foot)})"><rect class="o-gold o-edged" '
        f'stroke-width="3" x="{num(-wide / 2)}" y="-12" width="{wide}" height="24" rx="8"/>{number}</g>'
    )
    low = num(foot + 20 + 3 * depth * scale)
    size = min(20, 200 * scale / max(1, len(pile.name)))  # a long name keeps clear of what is beside the pile
    name = f'<text class="o-plain o-ink" y="{low}" font-size="{num(size)}">{escape(pile.name)}</text>'
    inner = part(pile, "stack", put(stack, scale=scale)) + (part(pile, "count", count) if pile.count > 0 else "")
    return inner + part(pile, "name", name)
