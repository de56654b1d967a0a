"""Rooms of a map that grows, as if drawn on squared paper: walls, doorways, and planks across doors that are shut."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from orcade.table.things import Sign, Tile

from .ground import UNIT, Frame
from .kit import emblem
from .kit.knife import cut, escape, line, num, put, sign, slab
from .kit.pictures import framed

SIDES = {"N": 0, "E": 90, "S": 180, "W": 270}
"""Quarter turns that bring the north side there."""
FLOORS = {"room": "card", "entrance": "steel", "exit": "gold", "chamber": "pink"}
SIGNS = {
    "entrance": line("M-13 11L-13 -2Q-13 -15 0 -15Q13 -15 13 -2L13 11M-18 12L18 12", 5),
    "exit": put(emblem("stairs"), 12, 7, 0.46),
    "chamber": line("M-11 13L-11 -2M-11 3L-11 -9M-4 2L-4 -15M3 2L3 -16M10 3L10 -12M-11 13Q0 19 9 12Q13 6 17 -4", 5),
}
"""An arch, stairs up and out, a hand."""
HALF = 72
"""Side of a Room in pixels, where its size is 2.4 units."""
WALL = 66
"""Pixels from the middle of a Room to the middle of a wall."""
GAP = 20
"""Half of a doorway's width."""


def tile_art(tile: Tile, whole: bool = False) -> str:
    """A Room around 0, 0, in pixels for a side of 144. It refers to pictures (`inside`) unless it is to be `whole`."""
    if tile.look == "sheet":
        return _plate(tile.name) if tile.name else ""
    if tile.look == "site":
        return _part("site")
    art = cut(slab(2 * WALL, 2 * WALL, 7, len(tile.name)), "line", 3, 0, 0)
    art = put(art, -WALL + 3, -WALL + 4)
    art += (
        f'<path class="o-{FLOORS.get(tile.look, "card")}" d="M-{WALL} -{WALL}H{WALL}V{WALL}H-{WALL}z"/>{_part("flags")}'
    )
    if tile.picture:
        low, size = (13, 0.8) if len(_name(tile)[0]) < 2 else (19, 0.7)  # below the name
        seen = put(f'<use href="#look-{inside(tile)[0]}"/>', 0, low, size)
        art += f'<g opacity=".62">{framed(tile.picture, -60, -34, 120, 94) if whole else seen}</g>'
    return art + "".join(_side(tile, side) for side in SIDES) + _words(tile, whole)


def inside(tile: Tile) -> tuple[str, ...]:
    """The looks that a Room refers to: what it is like, and what it does."""
    return (*tile.picture.split(".")[1:2], *[sign.look for sign in tile.signs])


def _plate(name: str) -> str:
    """A name across the upper edge."""
    wide = 12 + 9.2 * len(name)
    return put(
        f'<rect class="o-card o-edged" stroke-width="2" x="{num(-wide / 2)}" y="-9" width="{num(wide)}" height="18" '
        f'rx="4"/><text class="o-text o-line" y="4.5" font-size="13">{escape(name)}</text>',
        0,
        -HALF,
    )


_FLAGS = line("M-58 -20L-24 -21M-22 -58L-22 -30M22 58L23 28M58 22L26 21M-22 58L-21 36M58 -20L40 -20", 1.6, "card-shade")
_SITE = (
    f'<path class="o-empty" d="M-{WALL} -{WALL}H{WALL}V{WALL}H-{WALL}z"/>'
    '<path class="o-n" stroke="var(--soft)" style="stroke:var(--soft)" stroke-width="5" d="M-13 0L13 0M0 -13L0 13"/>'
)
_STONE = line(f"M-{WALL} -{WALL}L{WALL} -{WALL}", 10)
_POSTS = line(f"M-{WALL} -{WALL}L-{GAP} -{WALL}M{GAP} -{WALL}L{WALL} -{WALL}", 10) + line(
    f"M-{GAP} -{WALL - 5}L-{GAP} -{WALL + 5}M{GAP} -{WALL - 5}L{GAP} -{WALL + 5}", 7
)
_OPEN = _POSTS + cut(f"M-9 -{WALL - 3}L0 -{WALL + 9}L9 -{WALL - 3}z", "moss", 3.5, 0, 0)
_PLANKS = _POSTS + cut(
    f"M-{GAP + 4} -{WALL + 8}L-{GAP - 3} -{WALL + 11}L{GAP + 4} -{WALL - 7}L{GAP - 3} -{WALL - 11}z"
    f"M{GAP + 4} -{WALL + 8}L{GAP - 3} -{WALL + 11}L-{GAP + 4} -{WALL - 7}L-{GAP - 3} -{WALL - 11}z",
    "wood",
    3.5,
    0,
    0,
)


def _passage() -> str:
    """An open doorway: the floor goes on to the next Room."""
    return (
        f'<path class="o-card" d="M-{GAP} -{WALL - 4}V-{HALF + 1}H{GAP}V-{WALL - 4}z"/>'
        + _POSTS
        + line(f"M-{GAP} -{WALL}L-{GAP} -{HALF + 1}M{GAP} -{WALL}L{GAP} -{HALF + 1}", 6)
    )


_PASSAGE = _passage()


PARTS = {"wall": _STONE, "open": _OPEN, "shut": _PLANKS, "way": _PASSAGE, "site": _SITE, "flags": _FLAGS}
"""Parts of every Room; a board contains each once, as `tile-NAME`."""


def _part(name: str, turn: float = 0) -> str:
    turned = f' transform="rotate({num(turn)})"' if turn else ""
    return f'<use href="#tile-{name}"{turned}/>'


def _side(tile: Tile, side: str) -> str:
    if side not in tile.doors:
        return _part("wall", SIDES[side])
    name = "shut" if side in tile.shut else "way" if side in tile.joined else "open"
    return _part(name, SIDES[side])


def fitted(words: str, *sizes: tuple[int, int]) -> list[str]:
    """Words in lines by the first of these sizes that holds them all: letters in a line, lines. By the last anyway."""
    for width, most in sizes:
        lines = wrap(words, width)
        if len(lines) <= most and max(map(len, words.split()), default=0) <= width:
            break
    return lines


_NAMES = ((24, 10, 1), (20, 12, 1), (19, 13, 1), (22, 10, 2), (20, 13, 2), (18, 16, 2), (16, 18, 2), (13, 20, 3))
"""Sizes of print for a name, each with the letters that a line has at most, and how many lines there is room for: as
large as can be, since a Room is small on a phone; in one line rather than in two, which would lie over half of it."""
_WIDE = 116
"""A line of it at most: longer ones are pressed together."""


def _name(tile: Tile) -> tuple[list[str], int]:
    """Its name in lines, and their size."""
    longest = max(map(len, tile.name.split()), default=0)
    for tall, width, most in _NAMES[:-1]:
        lines = wrap(tile.name, width)
        if len(lines) <= most and longest <= width:
            return lines, tall
    tall, width, _ = _NAMES[-1]
    return wrap(tile.name, width), tall


def _words(tile: Tile, whole: bool) -> str:
    art = ""
    if tile.look in SIGNS:
        art += put(SIGNS[tile.look], 0, 18, 1.5)
    lines, tall = _name(tile)
    for at, words in enumerate(lines):
        wide = min(_WIDE, 0.51 * tall * len(words))
        art += (
            f'<text class="o-text o-line o-named" y="{num(-57 + 0.8 * tall + tall * at)}" font-size="{tall}" '
            f'textLength="{num(wide)}" lengthAdjust="spacingAndGlyphs">{escape(words)} </text>'
        )
    if not tile.signs:
        low = -13 if tile.look == "exit" else -1
        for at, words in enumerate(fitted(tile.body, (24, 3), (30, 4)) if tile.look in ("room", "exit") else ()):
            wide = min(116, 5.4 * len(words))
            art += (
                f'<text class="o-plain o-line o-named" y="{low + 12 * at}" font-size="11" textLength="{num(wide)}" '
                f'lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
            )
    if tile.corner:
        number = sign(tile.corner, 'class="o-text o-line" y="6" font-size="17"', whole)
        art += put(f'<circle class="o-bone o-edged" stroke-width="3" r="13"/>{number}', -50, 50)
    return art + _signs(tile.signs, whole)


def _signs(signs: tuple[Sign, ...], whole: bool) -> str:
    """What it does, side by side below its name."""
    art, x = "", 0.0
    for each in signs:
        wide = 34 + 9.5 * len(each.text)
        box = f'x="0" y="-14" width="{num(wide)}" height="28" rx="8"'
        words = sign(each.text, f'class="o-text o-line" x="{num((wide + 26) / 2)}" y="6" font-size="17"', whole)
        picture = put(f'<use href="#look-{escape(each.look)}"/>', 15, 0, 0.24)
        art += put(f'<rect class="o-bone o-edged" stroke-width="2.5" {box}/>{picture}{words}', x)
        x += wide + 4
    return put(art, -(x - 4) / 2, 3) if signs else ""


PAPER: Final = -1800, 4800
"""From where to where the paper of a dungeon lies, across and down: whatever is seen of a map lies on it."""


def squared(width: float, height: float) -> Frame:
    """The squared paper on which a dungeon is drawn: without end, and the same however large the dungeon is. Its lines
    are the dashes of two broad strokes."""
    least, most = PAPER
    size, square = most - least, UNIT * 0.6
    middle = (least + most) / 2
    ways = f"M{least} {num(middle)}H{most}", f"M{num(middle)} {least}V{most}"
    lines = "".join(f'<path d="{way}"/>' for way in ways)
    art = (
        f'<rect class="o-sand" x="{least}" y="{least}" width="{size}" height="{size}"/>'
        f'<g class="o-s-gouge" stroke-width="{size}" stroke-dasharray="1 {num(square - 1)}" stroke-opacity=".55">'
        f"{lines}</g>"
    )
    return Frame((0, 0, width * UNIT, height * UNIT), art)
