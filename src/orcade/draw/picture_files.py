"""Pictures that are svg files by themselves: what lies under a board, maps to look at, pictures of cards."""

from __future__ import annotations

from orcade.table.scene import Scene

from .backdrops import Backdrop, backdrop_of
from .drawn import defs, drawn_art
from .kit import pictures
from .kit.knife import num
from .palette import stylesheet_of
from .svg import svg


def ground_file(picture: Backdrop | Scene) -> str:
    """A ground or a land without the table under it, or a whole scene."""
    if isinstance(picture, Scene):
        return svg(picture, standalone=True)
    drawing = backdrop_of(picture)
    _, stencils, stamps = drawn_art(drawing.art)
    used = defs(stencils, stamps)
    art = f"<defs>{used}</defs>{drawing.art}" if used else drawing.art
    x, y, wide, high = map(num, drawing.view)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {wide} {high}" width="{wide}" height="{high}">'
    return f"{head}<style>{stylesheet_of(art)}</style>{art}</svg>"


def card_picture(name: str) -> str | None:
    """The picture of a card by its name (`table/pictures.py`); None where there is none of that name."""
    if not pictures.known(name):
        return None
    art = pictures.picture(name)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{pictures.view(name)}">'
    return f"{head}<style>{stylesheet_of(art, themed=False)}</style>{art}</svg>"
