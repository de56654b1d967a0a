"""Where a measured answer may lie: the area, its proposals, and the preview of what would stand there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from orcade.table.choices import Area, Choice, Question
from orcade.table.things import Piece

from .figures import base, standing
from .ground import UNIT
from .kit import RACERS, RIDERS
from .kit.grounds import GROUNDS, ground_of
from .kit.knife import cut, escape, num, put
from .mounts import box, mount, posture, rider

Shape = tuple[tuple[float, float], ...]


def outlines(shapes: tuple[Shape, ...]) -> str:
    """A path in pixels for each polygon that has an inside."""
    paths = []
    for shape in shapes:
        points = [(round(x * UNIT), round(y * UNIT)) for x, y in shape]
        if not points:
            continue
        ax, ay = points[0]
        way = [f'<path d="M{ax} {ay}l']
        for bx, by in points:
            if bx != ax or by != ay:
                way.append(f"{bx - ax} {by - ay} ")
                ax, ay = bx, by
        if len(way) > 2:
            paths.append("".join(way) + 'z"/>')
    return "".join(paths)


_ALL = 'x="-200" y="-200" width="9000" height="9000"'


_LEFT = ' mask="url(#area-left)"'
_RIMS = '<g mask="url(#area-inside)"><use class="o-area-edge" mask="url(#area-left)" href="#area-holes"/></g>'


def _cut(holes: tuple[Shape, ...]) -> str:
    """Two masks: `area-left` hides the holes, `area-inside` hides all but the shapes. Empty without holes."""
    paths = outlines(holes)
    return (
        f'<g id="area-holes">{paths}</g><mask id="area-left" maskUnits="userSpaceOnUse" {_ALL}><rect {_ALL} '
        f'fill="#fff"/><use fill="#000" href="#area-holes"/></mask><mask id="area-inside" '
        f'maskUnits="userSpaceOnUse" {_ALL}><use fill="#fff" href="#area-shape"/></mask>'
        if paths
        else ""
    )


def area(area: Area, width: float, height: float) -> str:
    """The union of an area's shapes on a board of this size, with a dashed line around it. Clicks go through it."""
    paths = outlines(area.shapes)
    start = f' data-start="{num(area.start[0] * UNIT)},{num(area.start[1] * UNIT)}"' if area.start is not None else ""
    art = ""
    if paths:
        # Shapes overlap and may even cross themselves, so they are painted one by one and made translucent together.
        # The line around is drawn twice as wide; its inner half, with all lines between shapes, is masked away.
        art = (
            f'<defs><g id="area-shape">{paths}</g>{_cut(area.holes)}</defs>'
            f'<mask id="area-outside" maskUnits="userSpaceOnUse" {_ALL}><rect {_ALL} fill="#fff"/>'
            '<use class="o-area-in" href="#area-shape"/></mask><clipPath id="area-board">'
            f'<rect width="{num(width * UNIT)}" height="{num(height * UNIT)}"/></clipPath>'
            '<g clip-path="url(#area-board)">'
            f'<g{_LEFT if area.holes else ""}><use class="o-area" href="#area-shape"/>'
            '<use class="o-area-edge" mask="url(#area-outside)" href="#area-shape"/></g>'
            f"{_RIMS if area.holes else ''}</g>"
        )
    return (
        f'<g id="area" class="area{" aim" if area.aim else ""}" aria-hidden="true" data-say="{escape(area.say)}" '
        f'data-piece="{escape(area.piece)}"{start}>{art}</g>'
    )


_DOT = cut("M0 -7.5L7.5 0L0 7.5L-7.5 0z", "legal", 2.6, 0, 0)


@lru_cache(maxsize=1024)
def dot(at: int, choice: Choice, alike: bool = False, quiet: bool = False) -> str:
    """A proposal: a dot on the board that is pressed like a button; `at` is its place among the choices.

    `alike`: another proposal has the same words, so its point is said too. `quiet`: it lies in an area that is drawn,
    of which any point may be chosen as well.
    """
    assert choice.at is not None
    x, y = choice.at
    name = f"{choice.label}, at {x:g}, {y:g}" if alike else choice.label
    told = f"{name}. {choice.hint}" if choice.hint else name
    return (
        f'<g id="dot-{at}" class="dot{" quiet" * quiet}" data-say="{escape(choice.say)}" role="button" tabindex="0" '
        f'aria-label="{escape(told)}" style="transform:translate({num(x * UNIT)}px,{num(y * UNIT)}px)">'
        f'<g class="o-tag"><circle class="o-hit" r="24"/><g class="o-mark">{_DOT}</g>'
        '<circle class="o-ring" r="13"/></g></g>'
    )


def dots(question: Question) -> list[tuple[int, Choice, bool, bool]]:
    """All proposals of a question that lie on the board, as `dot` takes them."""
    placed = [(at, choice) for at, choice in enumerate(question.choices) if choice.at is not None]
    words = Counter(choice.label for _, choice in placed)
    quiet = question.area is not None and bool(question.area.shapes)
    return [(at, choice, words[choice.label] > 1, quiet) for at, choice in placed]


def preview(area: Area, piece: Piece | None) -> str:
    """What would stand there, around 0, 0: the piece's own figure or what the area describes. The page shows it.

    The page turns `preview-turn` where the area `heads`; else it stands as the piece does.
    """
    kind = f" seat-{piece.seat}" if piece is not None and piece.seat is not None else ""
    art, shape, cross = _shown(area, piece)
    turn = piece.facing if piece is not None and piece.base is not None and not area.heads else None
    turned = f' transform="rotate({num(turn)})"' if turn else ""
    heads = ' data-heads=""' if area.heads else ""
    return (
        f'<g id="preview" class="preview{kind}" aria-hidden="true"{heads}>'
        f'<g id="preview-turn"{turned}><g class="o-preview">{art}</g><{shape} class="o-preview-edge"/></g>'
        f"{_upright(piece)}"
        f'<path class="o-preview-wrong" d="M-{cross} -{cross}L{cross} {cross}M{cross} -{cross}L-{cross} {cross}"/></g>'
    )


def _upright(piece: Piece | None) -> str:
    """A rider who would stand there; the page makes him face where he would head."""
    if piece is None or piece.base is None or piece.look not in RIDERS:
        return ""
    leans, left = posture(piece.facing or 0)
    drawn = rider(piece.look, piece.seat, piece.base[0] * UNIT, piece.holding)
    stands = f'<g id="preview-rider" transform="rotate({num(leans)}){" scale(-1 1)" * left}">{drawn}</g>'
    return f'<g class="o-preview"><g class="o-stand">{stands}</g></g>'


def _shown(area: Area, piece: Piece | None) -> tuple[str, str, str]:
    """The picture of what would stand there, the element that is its outline, and half the size of its cross."""
    if piece is not None and piece.base is not None:
        above = mount(piece.look, piece.seat is not None, piece.base) if piece.look not in RIDERS else ""
        art = f'<g class="o-figure">{above}</g>'
        return art, box(piece.base), num(min(piece.base) * UNIT * 0.4)
    if piece is not None:
        figure = f'<g class="o-figure">{standing(piece.look, piece.holding)}</g>'
        art = put(base(piece.look, piece.seat is not None) + figure, scale=piece.size * UNIT / 92)
        return art, f'circle r="{num(piece.size * UNIT / 2)}"', num(piece.size * UNIT * 0.4)
    width, height = area.width * UNIT, area.height * UNIT
    cross = num(min(width, height) * 0.4)
    if area.look in RACERS:
        return mount(area.look, False, (area.width, area.height)), box((area.width, area.height)), cross
    if area.round and area.look not in GROUNDS and area.width < 1.6:
        art = put(base(area.look, False) + standing(area.look), scale=width / 92)
    else:
        art = ground_of(area.look, width, height, area.round) if area.look else ""
    shape = (
        f'ellipse rx="{num(width / 2)}" ry="{num(height / 2)}"'
        if area.round
        else f'rect x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" height="{num(height)}"'
    )
    return art, shape, cross
