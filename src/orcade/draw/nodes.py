"""The elements that a thing is drawn as: its group, its parts, and the outlines that tell how it stands.

How a thing stands is told by its class alone: what shows it is always there, and the style sheet brings it to light.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from orcade.table.things import Caption, Thing

from .kit.knife import escape, num

LAST = 1
"""How a thing stands in its scene: it was chosen last. What may be chosen now is for the reader's own page to light
(picking.js): so a board looks the same to all who see the same."""


def group(thing: Thing, state: int, kind: str, x: float, y: float, inner: str, data: str = "") -> str:
    """The `<g>` of a thing, at x, y in pixels, with its name for tooltips and screen readers; `data` are attributes.

    Words that say all of it themselves have no other name: it would be sent twice.
    """
    named, last = escape(thing.id), " last" if state & LAST else ""
    speaks = isinstance(thing, Caption) and thing.text == thing.label
    role, name = ("", "") if speaks else (' role="img"', f' aria-label="{escape(thing.label)}"')
    return (
        f'<g id="thing-{named}" data-thing="{named}" class="thing {kind}{last}"{role}{tries(thing)}{data} '
        f'style="transform:translate({num(x)}px,{num(y)}px)"{name}>{inner}</g>'
    )


def tries(thing: Thing) -> str:
    """What a click on the thing would mean, for the page to ask why it is not legal."""
    return f' data-tries="{escape("|".join(thing.tries))}"' if thing.tries else ""


def part(thing: Thing, name: str, inner: str, kind: str = "") -> str:
    """A part of a thing, with its own id."""
    styled = f' class="{kind}"' if kind else ""
    return f'<g id="thing-{escape(thing.id)}-{name}"{styled}>{inner}</g>'


def body(draw: Callable[..., str]) -> Callable[..., str]:
    """What is drawn of a thing at 0, 0: once, wherever it goes and whatever is said of it."""
    kept = lru_cache(maxsize=2048)(draw)
    return lambda thing, *given: kept(replace(thing, label="", tries=(), x=0, y=0), *given)


def ring(shape: str) -> str:
    """The outline of a thing that may be chosen; `shape` is an element's name and place."""
    return f'<{shape} class="o-ring"/>'


def halo(shape: str) -> str:
    """The outline of a thing that was chosen last."""
    return f'<{shape} class="o-halo"/>'


def lit(shape: str) -> str:
    """The shade of a thing that may be chosen."""
    return f'<{shape} class="o-lit"/>'


USUAL = 0.8
"""Units, the diameter of a figure, as the style sheet has it."""

REACH = 24
"""Pixels around the centre of a small thing that may be chosen, within which a click means it."""


NEARBY = '<circle class="o-reach o-tag" r="26"/>'
"""The same on a measured board, where it is as large as a finger on every screen."""


def stands(figure: str, base: str, size: float, under: bool = False) -> str:
    """A figure of a measured board, which may be larger than its base: then the base's edge is drawn over it.

    `base`: an element's name and place; `size`: of its shorter side, in inches. `under`: it stands on its whole
    base instead.
    """
    stand = f'<g class="o-stand">{figure}</g>'
    whole = f'<{base} class="o-base under"/>{stand}' if under else f'{stand}<{base} class="o-base"/>'
    return whole if size == 1 else f'<g style="--size:{num(size)}">{whole}</g>'


def grows(figure: str, size: float) -> str:
    """A figure of this diameter in units: on boards that are seen from near and far it is never drawn too small."""
    told = "" if size == USUAL else f' style="--size:{num(size)}"'
    return f'<g class="o-grow"{told}>{figure}</g>'


def reach(radius: float) -> str:
    """Where a click means a thing that may be chosen, if that is more than its shade covers."""
    return f'<circle class="o-reach" r="{REACH}"/>' if radius + 5 < REACH else ""
