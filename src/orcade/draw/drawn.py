"""A drawing with the pictures that it uses by reference: a board contains each of those once.

Which pictures a drawing uses is noted when it is made. A board may be redrawn many times a second, so its text is never
searched for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from orcade.table.choices import Area
from orcade.table.things import Piece, Thing

from . import areas
from .figures import STAMPS
from .kit.knife import escape, signed
from .parts import Leaf, fixed
from .things import STENCILS, stencils

_STAMPED = re.compile('#stamp-([a-z-]+)[")]')
_SIGNED = re.compile('href="#(sign-[A-Za-z0-9_]+)"')

Stencils = frozenset[tuple[str, str]]
"""Pictures of things, each with its id."""
Stamps = frozenset[str]
"""Names in STAMPS."""


class Drawn(NamedTuple):
    """A part of a board, and the names of the pictures that it uses."""

    art: str
    stencils: Stencils = frozenset()
    stamps: Stamps = frozenset()


@lru_cache(maxsize=8192)
def drawn(make: Callable[[Any, int], str], thing: Thing, state: int) -> Drawn:
    """A thing as `make` draws it; `state` tells how it stands in its scene."""
    return _with(make(thing, state), stencils(thing))


@lru_cache(maxsize=256)
def drawn_area(area: Area, piece: Piece | None, width: float, height: float) -> tuple[Drawn, Drawn]:
    """What a question is about: the area, which lies under the pieces, and the preview of what would stand there."""
    look = {(f"look-{area.look}", STENCILS[area.look])} if area.look in STENCILS else ()
    return _with(areas.area(area, width, height)), _with(areas.preview(area, piece), frozenset(look))


@lru_cache(maxsize=256)
def drawn_art(art: str) -> Drawn:
    """A part that is no thing, such as the ground."""
    return _with(art)


def _with(art: str, looks: Stencils = frozenset()) -> Drawn:
    stamps = _stamps(art).union(*[_stamps(picture) for _, picture in looks])
    signs = {(id, f"<text>{escape(signed(id))}</text>") for id in _SIGNED.findall(art)}
    return Drawn(art, looks | signs if signs else looks, stamps)


@lru_cache(maxsize=512)
def _stamps(art: str) -> Stamps:
    """Those in a drawing, or in a picture that many things use."""
    return frozenset([name for name in _STAMPED.findall(art) if name in STAMPS])


@lru_cache(maxsize=256)
def kit(looks: Stencils, stamps: Stamps = frozenset()) -> tuple[Leaf, ...]:
    """The pictures that a board contains once, each an element with its name as id."""
    named = sorted(looks) + [(f"stamp-{name}", STAMPS[name]) for name in sorted(stamps)]
    return tuple(_cut(name, art) for name, art in named)


@lru_cache(maxsize=2048)
def _cut(name: str, art: str) -> Leaf:
    """One of them: the very same at all tables. A head of a crowd marks the points of a line."""
    if name.startswith("stamp-fan-"):
        return fixed(name, f'<marker id="{name}" overflow="visible">{art}</marker>')
    return fixed(name, f'<g id="{name}">{art}</g>')


def defs(looks: Stencils, stamps: Stamps = frozenset()) -> str:
    """The same as text."""
    return "".join([picture.html for picture in kit(looks, stamps)])
