"""The card browser and the pages to print: what a game with decks shows of them (`Game.catalogue`)."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

import msgspec
from markupsafe import Markup

from orcade import draw
from orcade.draw.kit import emblem, pictures
from orcade.draw.sheets import sheets
from orcade.table.catalogue import Catalogue, Deck, Printed
from orcade.table.game import Game

from .errors import NoCards
from .pages import render
from .static_files import edition

_STATES = re.compile(r'<path[^>]* class="o-(?:ring|halo)[^>]*/>')
"""What would show that a card may be chosen."""


class DrawnDeck(msgspec.Struct, frozen=True):
    """A deck with its cards as they are drawn in play."""

    deck: Deck
    cards: tuple[tuple[Printed, Markup], ...]


def browser(game: Game, deck: str, kind: str) -> str:
    """The page with all cards of a game; `deck` and `kind` hide the others. An unknown word, or "", hides none."""
    drawn_decks, stamps = _drawn_decks(_catalogue(game))
    kinds = list(dict.fromkeys(card.kind for drawn in drawn_decks for card, _ in drawn.cards if card.drawn))
    deck = deck if any(drawn.deck.id == deck for drawn in drawn_decks) else ""
    kind = next((each for each in kinds if each.lower() == kind.lower()), "")
    return render("cards.html", game=game, drawn_decks=drawn_decks, stamps=stamps, kinds=kinds, deck=deck, kind=kind)


def printing(game: Game, deck: str) -> str:
    """Pages to print: of one deck, or of all."""
    decks = [each for each in _catalogue(game).decks() if deck in ("", each.id)]
    if not decks:
        known = ", ".join(each.id for each in _catalogue(game).decks())
        raise NoCards(f"{game.title} has no deck {deck[:40]!r}; its decks are: {known}")
    back = f'<p><a href="/cards/{escape(game.name)}">← All cards</a></p>'
    icon = f'<link rel="icon" href="/static/{edition()}/favicon.svg" type="image/svg+xml">\n'
    return sheets(game.title, decks, back, icon)


def _catalogue(game: Game) -> Catalogue:
    if game.catalogue is None:
        raise NoCards(f"{game.title} has no decks of cards")
    return game.catalogue


@lru_cache(maxsize=8)
def _drawn_decks(catalogue: Catalogue) -> tuple[tuple[DrawnDeck, ...], Markup]:
    """The decks with their drawings, and the emblems and parts of pictures that these refer to, each once."""
    faces = [card.face for deck in catalogue.decks() for card in deck.cards]
    parts = {face.emblem: emblem(face.emblem) for face in faces if face.emblem}
    for face in faces:
        parts |= pictures.parts(face.picture) if face.picture else {}
    arts = [(art, f"emblem-{escape(name)}") for name, art in sorted(parts.items())]
    found = []
    for deck in catalogue.decks():
        drawn = []
        for card in deck.cards:
            face = msgspec.structs.replace(card.face, id=f"{deck.id}-{card.face.id}")
            art = _STATES.sub("", draw.card(face))
            for whole, name in arts:
                art = art.replace(whole, f'<use href="#{name}"/>')
            drawn.append((card, Markup(art)))
        found.append(DrawnDeck(deck, tuple(drawn)))
    stamps = "".join(f'<g id="{name}">{whole}</g>' for whole, name in arts)
    return tuple(found), Markup(f'<svg class="heard" aria-hidden="true"><defs>{stamps}</defs></svg>')
