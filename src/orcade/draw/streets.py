"""Squares of a town: bare ones, and what stands on the ground or, where the square is dark, on a floor indoors."""

from __future__ import annotations

from orcade.table.things import Square

from .kit.town import BARE, STANDING

TOWN = BARE | STANDING
"""Looks of a town's squares."""

_TURNS = ("", ' transform="translate(60 0) scale(-1 1)"', ' transform="translate(0 60) scale(1 -1)"')


def _under(square: Square) -> str:
    return square.look if square.look in BARE else "floor" if square.dark else "ground"


def street(square: Square) -> str:
    """A square, from its corner, by reference. Neighbours are cut by one knife, but not in one direction."""
    turned = _TURNS[int(square.x * 5 + square.y * 7 + square.x * square.y) % len(_TURNS)]
    bare = f'<use href="#look-{_under(square)}"{turned}/>'
    return bare + f'<use href="#look-{square.look}"/>' if square.look in STANDING else bare


def street_stencils(square: Square) -> frozenset[tuple[str, str]]:
    """The pictures that it uses, each with its id."""
    return frozenset((f"look-{look}", TOWN[look]) for look in (square.look, _under(square)))
