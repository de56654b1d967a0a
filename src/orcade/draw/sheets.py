"""Decks of cards as pages to print and cut out: nine cards of 63 × 88 mm, for A4 and for Letter.

A page is HTML of its own, without scripts; a browser prints it, or saves it as a PDF.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from orcade.table.catalogue import Deck, Printed

from .drawn import defs
from .kit import emblem
from .kit.knife import escape
from .kit.pictures import framed
from .palette import stylesheet
from .things import stencils
from .tiles import tile_art

WIDE, TALL = 63, 88
"""Of a card, in millimetres."""
ACROSS, DOWN = 3, 3
"""Cards on a page."""
GAP, MARK = 1, 5
"""Millimetres between a card and a crop mark, and of a crop mark."""


def sheets(title: str, decks: Sequence[Deck], lead: str = "", head: str = "") -> str:
    """All cards of these decks, every copy, as an HTML document. `lead`: HTML for the screen alone, above the pages;
    `head`: more for its head."""
    names = ", ".join(deck.title for deck in decks)
    cards = [card for deck in decks for card in _copies(title, deck)]
    per = ACROSS * DOWN
    pages = "".join(
        f'<section class="sheet" aria-label="Page {at // per + 1}"><div class="cards">{"".join(cards[at : at + per])}'
        f"</div>{_marks()}</section>\n"
        for at in range(0, len(cards), per)
    )
    tiles = [card.tile for deck in decks for card in deck.cards if card.tile is not None]
    kit = defs(frozenset[tuple[str, str]]().union(*map(stencils, tiles)))
    many = f"{len(cards)} cards on {-(-len(cards) // per)} pages"
    return (
        '<!doctype html>\n<html lang="en" data-theme="light">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {escape(names)}, to cut out</title>\n{head}<style>{_style()}</style>\n</head>\n"
        "<body>\n"
        f'<svg class="kit" aria-hidden="true"><defs>{kit}</defs></svg>\n'
        f"<header>{lead}<h1>{escape(title)}: {escape(names)}</h1>\n<p>{many} of A4 or Letter. Print them at their "
        "own size (100 %, not “fit to page”), on the thickest paper that your printer takes; with “background "
        "graphics” in colour. Then cut from mark to mark. A browser can also save them as a PDF.</p></header>\n"
        f"<main>\n{pages}</main>\n</body>\n</html>\n"
    )


@cache
def _style() -> str:
    sizes = (
        f":root{{--wide:{WIDE}mm;--tall:{TALL}mm;--edge:{GAP + MARK + 1}mm;"
        f"--sheet-wide:{ACROSS * WIDE + 2 * (GAP + MARK + 1)}mm;--sheet-tall:{DOWN * TALL + 2 * (GAP + MARK + 1)}mm}}"
    )
    lines = Path(__file__).with_name("sheets.css").read_text(encoding="utf-8").splitlines()
    return stylesheet() + sizes + "".join(line.strip() for line in lines if not line.startswith("/*"))


@cache
def _marks() -> str:
    """Crop marks around a page's cards, and none between them."""
    out = GAP + MARK
    wide, tall = ACROSS * WIDE, DOWN * TALL
    d = "".join(f"M{x} -{out}V-{GAP}M{x} {tall + GAP}V{tall + out}" for x in range(0, wide + 1, WIDE))
    d += "".join(f"M-{out} {y}H-{GAP}M{wide + GAP} {y}H{wide + out}" for y in range(0, tall + 1, TALL))
    edge = out + 1
    return (
        f'<svg class="marks" viewBox="-{edge} -{edge} {wide + 2 * edge} {tall + 2 * edge}" aria-hidden="true">'
        f'<path d="{d}"/></svg>'
    )


def _copies(title: str, deck: Deck) -> Iterator[str]:
    for card in deck.cards:
        yield from [_card(card, f"{deck.title} · {title}")] * card.count


def _card(card: Printed, foot: str) -> str:
    face = card.face
    index = f'<b class="index">{escape(face.corner)}</b>' if face.corner and card.tile is None else ""
    kind = escape(card.kind) + (f" · {escape(card.facts)}" if card.facts else "")
    said = f'<p class="says">{escape(card.text)}</p>' if card.text else ""
    tasted = f'<p class="flavour">{escape(card.flavour)}</p>' if card.flavour else ""
    return (
        f'<article class="print-card"><div class="frame"><header>{index}<h2>{escape(face.title)}</h2></header>'
        f'<p class="kind">{kind}</p>{_picture(card)}{said}{tasted}<footer>{escape(foot)}</footer></div></article>'
    )


def _picture(card: Printed) -> str:
    """What it looks like on the board, its picture, or its emblem."""
    if card.tile is not None:
        return (
            f'<svg class="picture" viewBox="-78 -78 156 156" aria-hidden="true">{tile_art(card.tile, whole=True)}</svg>'
        )
    if card.face.picture:
        art = framed(card.face.picture, -66, -52, 132, 104, whole=True)
        return f'<svg class="picture" viewBox="-68 -54 136 108" aria-hidden="true">{art}</svg>'
    art = emblem(card.face.emblem or card.face.title or "?")
    return f'<svg class="picture emblem" viewBox="-54 -54 108 108" aria-hidden="true">{art}</svg>'
