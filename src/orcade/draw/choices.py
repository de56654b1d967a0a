"""Pictures on the buttons of choices (`Option.look`)."""

from __future__ import annotations

from functools import cache

from .kit import emblem
from .kit.knife import put
from .kit.zones import LOOKS
from .things import STENCILS


@cache
def choice_picture(look: str) -> str:
    """A figure, a piece of terrain or an emblem of this name, as a small drawing of its own."""
    if look in LOOKS:
        art = put(LOOKS[look](150, 150, False), scale=0.64)
    else:
        art = STENCILS.get(look) or emblem(look)
    return f'<svg class="look" viewBox="-54 -60 108 116" aria-hidden="true">{art}</svg>'
