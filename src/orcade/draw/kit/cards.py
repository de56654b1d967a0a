"""Cards, 100 × 140 units from their top left corner: faces with suits, faces with words, backs."""

from __future__ import annotations

from functools import cache

from .court import COURT, court
from .emblems import SUITS, emblem
from .knife import blob, cut, escape, line, num, paint, put, slab

WIDTH, HEIGHT = 100, 140

_EDGE = slab(WIDTH, HEIGHT, 9, 1)

PIPS: dict[int, tuple[tuple[float, float], ...]] = {}


def _columns(left: int, middle: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    rows = {2: (32, 108), 3: (32, 70, 108), 4: (28, 56, 84, 112)}[left]
    return (*((46, y) for y in rows), *((80, y) for y in rows), *((63, y) for y in middle))


PIPS = {
    2: ((63, 34), (63, 106)),
    3: ((63, 28), (63, 70), (63, 112)),
    4: _columns(2, ()),
    5: _columns(2, (70,)),
    6: _columns(3, ()),
    7: _columns(3, (51,)),
    8: _columns(3, (51, 89)),
    9: _columns(4, (70,)),
    10: _columns(4, (42, 98)),
}


@cache
def pip(suit: str, size: float) -> str:
    """A suit sign, `size` wide, in its one colour with one highlight."""
    outline, colour = SUITS[suit]
    shine = "M-30 -6Q-30 -22 -18 -27Q-22 -16 -20 -2z" if suit == "heart" else ""
    return put(paint(outline, colour) + (paint(shine, "card") if shine else ""), scale=size / 100)


def _sheet(inner: str) -> str:
    return (
        f'<path class="o-line" d="{_EDGE}" transform="translate(1.6 2)"/>'
        f'<path class="o-card o-cut" stroke="var(--o-line)" stroke-width="4" d="{_EDGE}"/>{inner}'
    )


def _corner(words: str, colour: str, x: float = 19, y: float = 33) -> str:
    size = 34 if len(words) < 2 else 29 if len(words) == 2 else 80 / (len(words) + 0.5)
    fit = ' letter-spacing="-3"' if len(words) > 1 else ""
    return f'<text class="o-text o-{colour}" x="{num(x)}" y="{y}" font-size="{num(size)}"{fit}>{escape(words)}</text>'


@cache
def suited(corner: str, suit: str) -> str:
    """A playing card: pips, an orc of the court, or an ace."""
    colour = SUITS[suit][1]
    inner = _corner(corner, colour) + put(pip(suit, 25), 19, 52)
    if corner in COURT:
        inner += court(corner, suit)
    elif corner == "A":
        inner += put(ace(suit), 62, 74)
    elif corner.isdigit() and int(corner) in PIPS:
        sign = pip(suit, 27)
        inner += "".join(put(sign, x, y, turn=180 if y > 71 else 0) for x, y in PIPS[int(corner)])
    else:
        inner += put(pip(suit, 60), 62, 74)
    return _sheet(inner)


@cache
def ace(suit: str) -> str:
    """The great sign of an ace, with what it is good for cut into it."""
    outline, colour = SUITS[suit]
    inner = put(paint(outline, colour), scale=0.72)
    if suit == "club":  # Nailed.
        inner += "".join(put(cut("M-3 8L0 -12L4 8z", "steel", 2.5), x, y, 1, turn) for x, y, turn in ((-29, -18, -50), (0, -36, 0), (29, -16, 50)))
        inner += put(emblem("skull"), 0, -3, 0.3)
    elif suit == "spade":
        inner += put(emblem("shield"), 0, 4, 0.42)
    elif suit == "heart":  # Mended.
        inner += line("M-20 -16L18 14", 13, "bone") + line("M-18 -8l6 6M-8 -14l6 6M-4 4l6 6M6 -2l6 6", 3)
    else:  # An eye on your cards.
        inner += cut("M-19 0Q0 -18 19 0Q0 17 -19 0z", "bone", 4, 0, 0) + paint(blob(7, 8, 1), "line")
    return inner


def _wrap(words: str, width: int) -> list[str]:
    """Words in lines of at most `width` signs; longer words are broken."""
    lines: list[str] = []
    now = ""
    for word in words.split():
        while len(word) > width:
            if now:
                lines.append(now)
                now = ""
            lines.append(word[:width])
            word = word[width:]
        if now and len(now) + 1 + len(word) > width:
            lines.append(now)
            now = word
        else:
            now = f"{now} {word}".strip()
    return [*lines, now] if now else lines


@cache
def worded(title: str, corner: str, emblem_name: str, body: str) -> str:
    """A card of any other game: its title, a picture, and what it says."""
    heads = _wrap(title, 13)[:2]
    texts = _wrap(body, 19)[:6]
    top = 18
    inner = ""
    if corner:
        inner += cut("M4 4L34 4L31 32L4 34z", "gold", 3, 0, 0)
        inner += _corner(corner, "line", 18, 28) if len(corner) < 3 else _corner(corner, "line", 18, 24)
    for at, words in enumerate(heads):
        inner += f'<text class="o-text o-line" x="{66 if corner else 50}" y="{top + at * 13}" font-size="11" textLength="{min(60, len(words) * 6.5):g}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
    room = 100 - 11 * len(texts)
    centre = 38 + room / 2 - (0 if texts else 2)
    inner += put(emblem(emblem_name or title or "?"), 50, centre, max(0.3, room / 135))
    for at, words in enumerate(texts):
        y = 134 - 11 * (len(texts) - at - 1)
        inner += f'<text class="o-plain o-line" x="8" y="{y - 3}" font-size="9.5">{escape(words)}</text>'
    return _sheet(inner)


_CLOTHS = ("red", "sea", "bark", "moss", "iron", "rust")


@cache
def back(name: str) -> str:
    """The back of a deck: crossed tusks on a lattice; each deck's name has its cloth."""
    cloth = "red" if name == "plain" else _CLOTHS[sum(name.encode()) % len(_CLOTHS)]
    tusk = put(emblem("tusk"), 0, 0, 0.42)
    lattice = "".join(f"M{x} 10L{x + 100} 130M{x + 100} 10L{x} 130" for x in range(-92, 101, 24))
    return _sheet(
        f'<path class="o-{cloth}" d="{_shift(slab(84, 124, 6, 3), 8, 8)}"/>'
        f'<svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122"><path class="o-none" stroke="var(--o-gold)" stroke-opacity=".55" stroke-width="2.2" d="{lattice}"/></svg>'
        + put(cut(blob(28, 10, 4, 3), "card", 5), 50, 70)
        + put(tusk, 46, 72)
        + put(put(emblem("tusk"), 0, 0, 0.42, mirror=True), 54, 72)
    )


def _shift(d: str, x: float, y: float) -> str:
    """A path of absolute steps, moved."""
    out = []
    number = ""
    axis = 0
    for sign in d + " ":
        if sign in "0123456789.-":
            number += sign
            continue
        if number:
            out.append(num(float(number) + (x, y)[axis]))
            axis = 1 - axis
            number = ""
        out.append(sign)
    return "".join(out).strip()


@cache
def face(title: str, corner: str, emblem_name: str, body: str) -> str:
    """The picture on a card's open side."""
    if emblem_name in SUITS and corner and not body:
        return suited(corner, emblem_name)
    return worded(title, corner, emblem_name, body)
