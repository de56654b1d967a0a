"""Cards, 100 × 140 units from their top left corner: faces with suits, faces with words, backs."""

from __future__ import annotations

from functools import cache

from .emblems import SUITS, emblem
from .knife import blob, cut, escape, line, num, paint, put, slab, stamp
from .logo import mouth
from .panels import CORNERS, EDGE, PLACE
from .pictures import framed, laid
from .suit_signs import Sign, signs

WIDTH, HEIGHT = 100, 140

OUTLINE = slab(WIDTH, HEIGHT, 9, 1)
"""Of a card from its corner."""


STAMPS: dict[str, str] = {
    "card-edge": f'<path d="{OUTLINE}"/>',
    "sheet": put(paint(OUTLINE), 1.6, 2) + f'<path class="o-card o-edged" stroke-width="4" d="{OUTLINE}"/>',
    **{
        f"of-{suit}s": signs(suit, Sign(20.5, 56, 0.27), Sign(20.5, 104.5, 0.15, 180)) + line(EDGE, 3) for suit in SUITS
    },
}
"""What many cards have: an edge and a sheet; those of a suit its signs below the index, and the edge of the picture."""


def _common(name: str, whole: bool) -> str:
    return STAMPS[name] if whole else stamp(name)


def _sheet(inner: str, whole: bool) -> str:
    return _common("sheet", whole) + inner


def _index(words: str, colour: str, place: str, size: float) -> str:
    fit = f' textLength="{num(size * 0.84)}" lengthAdjust="spacingAndGlyphs"' if len(words) > 1 else ""
    return f'<text class="o-text o-{colour}" {place} font-size="{num(size)}"{fit}>{escape(words)}</text>'


ROOMS = ("door", "stairs")
"""Emblems of cards that are Rooms: their index tells the open sides, "NES"."""


@cache
def plan(doors: str) -> str:
    """A small Room from above, with gaps in its walls where it is open."""
    walls = "".join(
        f'<path transform="rotate({quarter * 90})" d="{"M-11 -11H-6M6 -11H11" if side in doors else "M-11 -11H11"}"/>'
        for quarter, side in enumerate("NESW")
    )
    floor = '<path class="o-card" d="M-11 -11H11V11H-11z"/>'
    return put(f'{floor}<g class="o-n" stroke-width="4.5">{walls}</g>', 19.2, 19.8)


@cache
def suited(corner: str, suit: str, whole: bool = True) -> str:
    """A playing card: a large index to be read in a fan, and beside it a picture of number, court or ace."""
    colour = SUITS[suit][1]
    inner = _index(corner, colour, 'x="20" y="35"', 35)
    inner += _index(corner, colour, 'transform="translate(20.5 117) rotate(180)"', 20)
    inner += _common(f"of-{suit}s", whole)
    if corner in CORNERS:
        inner += laid(f"{suit}.{corner}", *PLACE, whole)
    else:
        inner += signs(suit, Sign(65.5, 70, 0.54))
    return _sheet(inner, whole)


def _wrap(words: str, width: int) -> list[str]:
    """Words in lines of at most `width` signs; longer words are broken, after a hyphen where they have one."""
    lines: list[str] = []
    now = ""
    for word in words.split():
        while len(word) > width:
            if now:
                lines.append(now)
                now = ""
            part = word.rfind("-", 0, width) + 1 or width
            lines.append(word[:part])
            word = word[part:]
        if now and len(now) + 1 + len(word) > width:
            lines.append(now)
            now = word
        else:
            now = f"{now} {word}".strip()
    return [*lines, now] if now else lines


_LEAST = 24
"""Height of a picture at least, unless words are long."""
_SEEN = 10
"""Below this height there is none."""
_LEAD = 1.15
"""From line to line, in sizes of print."""
_LARGE = ((12.0, 14), (12.0, 15), (11.5, 17), (11.5, 18))
"""Sizes of print, and how many signs of each stand in a line: on the page they are eleven pixels high or more."""
_LONG = ((11.5, 18), (11.0, 19), (10.5, 20))
"""The same for words to which the picture gives way."""
_SMALL = ((9.0, 22), (8.0, 24), (7.2, 28))
"""The same for words that do not even fit then."""


def _print(body: str, height: float) -> tuple[list[str], float]:
    """What a card says, in lines, and the largest print in which it does not take more than this height, if possible
    below a picture and with no word in two."""
    longest = max(map(len, body.split()), default=0)
    for room, prints in ((height - _LEAST, _LARGE), (height, _LONG), (height - _LEAST, _SMALL)):
        for size, width in [each for each in prints if each[1] >= longest] or prints:
            lines = [line for part in body.split("\n") for line in _wrap(part, width)]
            if len(lines) * size * _LEAD <= room:
                return lines, size
    return lines[:8], size


_ASIDE = ((35, 3), (30, 2), (26, 2))
"""How wide a picture is beside what a card says, where there is no room above it, and how many lines are short then."""


def _beside(body: str, height: float) -> tuple[list[str], float, int, int] | None:
    """The same with a picture beside the first lines, in print that can be read in a hand, and how wide and how many
    lines high it is; None where it does not fit."""
    for aside, short in _ASIDE:
        for size, width in _LONG:
            narrow = width * (86 - aside) // 86
            if "\n" in body or max(map(len, body.split()), default=0) > narrow:
                continue
            lines = _wrap(body, narrow)
            lines = [*lines[:short], *_wrap(" ".join(lines[short:]), width)]
            if short <= len(lines) <= height / (size * _LEAD):
                return lines, size, aside, short
    return None


@cache
def worded(title: str, corner: str, emblem_name: str, body: str, picture_name: str = "", whole: bool = True) -> str:
    """A card of any other game: its index and title, a picture, and what it says."""
    inner = ""
    left = 6.0
    if corner:
        left = 37
        index = plan(corner) if emblem_name in ROOMS else _index(corner, "line", 'x="19" y="29"', 26)
        inner += cut("M4 4L35 4L33 34L4 36z", "gold", 3, 0, 0) + index
    middle = (left + 95) / 2
    names, tall, step = _wrap(title, 9 if corner else 15)[:2], 12.5, 13.0
    if " ".join(names) != " ".join(title.split()):  # A long name: smaller print.
        names, tall, step = _wrap(title, 13 if corner else 17)[:3], 10.5, 11.0
    named = ""
    for at, words in enumerate(names):
        wide = min(95 - left, len(words) * 0.57 * tall)
        named += (
            f'<text class="o-text o-line" x="{num(middle)}" y="{num(6 + tall + at * step)}" font-size="{num(tall)}" '
            f'textLength="{num(wide)}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
        )
    top = max(35.0 if corner else 22.0, 9 + tall + (len(names) - 1) * step)
    texts, size = _print(body, 132 - top)
    high = size * _LEAD
    room = 132 - high * len(texts) - top
    aside = short = 0
    beside = _beside(body, 132 - top) if picture_name and room < _LEAST else None
    if beside is not None:
        texts, size, aside, short = beside
        high = size * _LEAD
        inner += framed(picture_name, 95 - aside, top, aside, 130 - high * (len(texts) - short) - top, whole)
    elif picture_name and room >= _SEEN:
        inner += framed(picture_name, 6, top, 88, room, whole)
    elif room >= _SEEN:
        inner += put(emblem(emblem_name or title or "?"), 50, top + room / 2 + 2, scale=min(room, 88) / 118)
    for at, words in enumerate(texts):
        y = num(132 - high * (len(texts) - at - 1))
        wide = min(86 - (aside + 2) * (at < short), len(words) * 0.54 * size)
        inner += (
            f'<text class="o-plain o-line" style="text-anchor:start" x="7" y="{y}" font-size="{num(size)}" '
            f'textLength="{num(wide)}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
        )
    return _sheet(inner + named, whole)  # a hat may reach up to the name, which is to be read


_BRIEF = ((16, 11), (13, 15))
"""Sizes of print of a card that says nothing but its title, and how many signs of each stand in each of two lines."""


@cache
def brief(title: str, corner: str, emblem_name: str, whole: bool = True) -> str:
    """A card that says nothing more: its index is large, to be read where it lies small among many, and its title is
    at its foot."""
    tall, width = next((each for each in _BRIEF if len(_wrap(title, each[1])) <= 2), _BRIEF[-1])
    names = _wrap(title, width)[:2]
    top = 134 - tall * len(names)
    inner = put(emblem(emblem_name or title), 55, (38 + top) / 2, scale=(top - 38) / 106)
    inner += cut("M4 4L56 4L53 47L4 50z", "gold", 3, 0, 0)
    wide = f' textLength="{min(44, 24 * len(corner))}" lengthAdjust="spacingAndGlyphs"' if len(corner) > 1 else ""
    inner += f'<text class="o-text o-line" x="29" y="42" font-size="44"{wide}>{escape(corner)}</text>'
    for at, words in enumerate(names):
        long = min(88, len(words) * 0.57 * tall)
        inner += (
            f'<text class="o-text o-line" x="50" y="{num(top - 3 + (at + 1) * tall)}" font-size="{tall}" '
            f'textLength="{num(long)}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
        )
    return _sheet(inner, whole)


_CLOTHS = ("red", "sea", "bark", "iron", "rust")
_FIELD = "M14 9L86 8Q91 8 91 13L92 127Q92 131 87 132L13 131Q8 131 8 126L9 14Q9 9 14 9z"


def cloth_of(name: str) -> str:
    """The paint that the deck of that name has on its back."""
    return "red" if name == "plain" else _CLOTHS[sum(name.encode()) % len(_CLOTHS)]


@cache
def back(cloth: str, whole: bool = True) -> str:
    """The back of a deck: the house's orc on a lattice, on a cloth of that paint."""
    lattice = "".join(f"M{x} 8L{x + 124} 132M{x + 124} 8L{x} 132" for x in range(-106, 90, 21))
    studs = "".join(put(blob_stud(), x, y) for x, y in ((20, 21), (80, 20), (20, 120), (80, 119)))
    return _sheet(
        f'<path class="o-{cloth}" d="{_FIELD}"/>'
        f'<svg x="10" y="10" width="80" height="120" viewBox="10 10 80 120">{line(lattice, 2, "gold")}</svg>'
        + line(_FIELD, 3)
        + studs
        + put(cut(blob(34, 12, 4, 2.5), "gold", 5), 50, 70)
        + put(mouth(), 50 - 30 * 0.9, 70 - 30 * 0.9, 0.9),
        whole,
    )


@cache
def blob_stud() -> str:
    """A nail's head."""
    return cut(blob(4.5, 7, 1), "gold", 3, 0, 0)


@cache
def face(title: str, corner: str, emblem_name: str, body: str, picture_name: str = "", whole: bool = True) -> str:
    """The picture on a card's open side. Unless it is to be `whole`, pages load what is put together of parts, and
    what many cards have is on the board once."""
    if emblem_name in SUITS and corner and not body:
        return suited(corner, emblem_name, whole)
    if corner and not body and not picture_name:
        return brief(title, corner, emblem_name, whole)
    return worded(title, corner, emblem_name, body, picture_name, whole)
