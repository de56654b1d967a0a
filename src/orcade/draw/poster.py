"""The scoreboard as a poster: who stands where, medals of each discipline, feats; for a page, and to send to a friend.

Printed on pale paper in both themes. Two layouts: wide, seats as rows under the disciplines, and narrow, for a phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from orcade.table.scoreboard import Heat, Scoreboard

from .kit import ORCS, emblem, seat_mark
from .kit.crowds import HEADS
from .kit.knife import blob, cut, escape, line, num, put, slab
from .palette import stylesheet
from .scores import ranked, stands, told
from .things import STENCILS
from .tiles import fitted

WIDE, NARROW = 1280, 420
"""Width of either layout in pixels."""
MARGIN = 22
_LETTER, _PLAIN = 0.62, 0.68
"""Width of a letter of either lettering, in parts of its size."""


def scoreboard(
    board: Scoreboard,
    names: Sequence[str],
    pictures: Mapping[str, str] | None = None,
    *,
    narrow: bool = False,
    standalone: bool = False,
) -> str:
    """A campaign's standings as one svg. `names` are by seat; `pictures` are svg texts, 320 × 200, by the game's name.

    A game without a picture gets its emblem. With `standalone` it carries its style sheet: a file of its own.
    """
    heats = [heat for heat in board.heats if heat.stands != "annulled"]
    again = _played_anew(board)
    width = NARROW if narrow else WIDE
    shown = pictures or {}
    if narrow:
        body, height = _tall(board, names, heats, again, shown)
    else:
        body, height = _broad(board, names, heats, again, shown)
    paper = put(cut(slab(width - 16, height - 66, 14, 2), "bark", 6, 0, 0), 8, 56)
    paper += put(cut(slab(width - 36, height - 86, 10, 4), "card", 5, 0, 0), 18, 66)
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    size = f' width="{width}" height="{num(height)}"' if standalone else ""
    kind = "scoreboard narrow" if narrow else "scoreboard"
    return (
        f'<svg class="{kind}" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {num(height)}"{size} '
        f'aria-label="{escape(told(board, names))}">{style}{_banner(board.title, width)}{paper}'
        f"{_title(board.title, width)}{body}</svg>"
    )


def _played_anew(board: Scoreboard) -> frozenset[int]:
    """Which of the heats that count, by their place among these, replace an annulled one."""
    found, at, annulled = set(), 0, False
    for heat in board.heats:
        if heat.stands == "annulled":
            annulled = True
            continue
        if annulled:
            found.add(at)
        at, annulled = at + 1, False
    return frozenset(found)


# Parts that both layouts use.


def words(
    said: str, x: float, y: float, size: float, kind: str = "o-text o-line", room: float = 0, at: str = ""
) -> str:
    """A line of words at x, y; narrower letters where there is too little room. `at`: "start" or "end"."""
    wants = len(said) * size * (_PLAIN if "o-plain" in kind else _LETTER)
    fit = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if room and wants > room else ""
    anchor = f' style="text-anchor:{at}"' if at else ""
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{fit}{anchor}>{escape(said)}</text>'


def _banner(title: str, width: int) -> str:
    """Figures that look over the edge of the poster."""
    heads = tuple(HEADS.values())
    count = max(4, width // 62)
    apart = (width - 60) / count
    return "".join(
        put(heads[(at * 3 + at // 4) % len(heads)], 30 + apart * (at + 0.5), 44 - at * 7 % 3 * 4, 0.92)
        for at in range(count)
        if abs(30 + apart * (at + 0.5) - width / 2) > _half(title, width) - 6
    )


def _half(title: str, width: int) -> float:
    size = 44 if width == WIDE else 27
    return min(width / 2 - 14, len(title) * size * 0.34 + 30)


def _title(title: str, width: int) -> str:
    half = _half(title, width)
    size = 44 if width == WIDE else 27
    ends = cut(
        f"M{num(-half - 6)} 20L{num(-half + 14)} 12L{num(-half + 14)} 60L{num(-half - 26)} 72L{num(-half - 12)} 46z",
        "rust",
        5,
    )
    ends += put(ends, mirror=True)
    cloth = cut(f"M{num(-half)} 6Q0 -4 {num(half)} 6L{num(half - 4)} 66Q0 56 {num(-half + 4)} 66z", "red", 6)
    return put(ends + cloth + words(title, 0, 48, size, "o-text o-bone", 2 * half - 30), width / 2, 14)


_MEDALS = {1: "gold", 2: "steel", 3: "fen"}


def medal(place: int, x: float, y: float, size: float = 1) -> str:
    """A medal of 44 pixels with its place on it; from the fourth place on a disc without a ribbon."""
    number = words(str(place), 0, 9, 27)
    if place not in _MEDALS:
        return put(f'<path class="o-card-shade o-edged" stroke-width="3.5" d="{blob(16, 9, 3)}"/>{number}', x, y, size)
    ribbon = cut("M-17 -40L-5 -40L5 -12L-8 -12zM17 -40L5 -40L-5 -12L8 -12z", "red", 4)
    return put(ribbon + cut(blob(21, 12, place), _MEDALS[place], 4.5) + number, x, y, size)


def flag(seat: int, x: float, y: float, size: float = 1) -> str:
    """A seat's mark on its colour, 36 pixels wide."""
    art = f'<path class="o-seat o-edged" stroke-width="3" d="{blob(16, 11, 2)}"/>{seat_mark(seat)}'
    return f'<g class="seat-{seat}">{put(art, x, y, size)}</g>'


def brood(team: str) -> str:
    """The look of the Orcs that a team's words tell of; empty where they tell of none."""
    return next((look for look in ORCS if look.startswith("orc-") and look[4:] in team.lower()), "")


def fighter(look: str, seat: int, x: float, y: float, size: float) -> str:
    """A figure of this look, on a disc of its seat's colour; the seat's mark alone where there is no look."""
    disc = f'<path class="o-seat o-edged" stroke-width="5" d="{blob(46, 11, 2)}"/>'
    art = STENCILS[look] if look in STENCILS else emblem(look) if look else seat_mark(seat)
    inner = put(art, 0, -2, 0.88) if look else put(art, scale=2.4)
    small = flag(seat, x - 34 * size, y + 34 * size, 0.92 * min(1, size * 1.6)) if look else ""
    return f'<g class="seat-{seat}">{put(disc + inner, x, y, size)}</g>{small}'


_ROOT = re.compile(r"<svg [^>]*>")
_STAR = emblem("star")


def _picture(heat: Heat, pictures: Mapping[str, str], x: float, y: float, width: float) -> str:
    """The picture of a discipline in a frame; pale while it is to come."""
    height = width * 0.625
    place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    drawn = pictures.get(heat.game, "")
    if drawn:
        art = _ROOT.sub(f'<svg {place} viewBox="0 0 320 200" aria-hidden="true">', drawn.strip(), count=1)
    else:
        art = f'<rect class="o-card-shade" {place}/>' + put(
            emblem(heat.game), x + width / 2, y + height / 2, height / 116
        )
    art = f'<g opacity="{".42" if heat.stands == "to come" else "1"}">{art}</g>'
    frame = "legal" if heat.stands == "now" else "o-line"
    edge = f'<rect fill="none" {place} rx="4" stroke-width="{7 if heat.stands == "now" else 4.5}" '
    edge += 'style="stroke:var(--legal)"/>' if frame == "legal" else 'class="o-edged"/>'
    return art + edge


def _tag(said: str, x: float, y: float, paint: str) -> str:
    """A small label on a picture's corner."""
    wide = len(said) * 9 + 16
    box = f'x="{num(-wide / 2)}" y="-12" width="{wide}" height="24" rx="6"'
    return put(f'<rect class="o-{paint} o-edged" stroke-width="3" {box}/>' + words(said, 0, 5.5, 15), x, y, turn=-4)


def _stands(heat: Heat, anew: bool, x: float, y: float) -> str:
    if heat.stands == "now":
        return _tag("now", x, y, "gold")
    return _tag("played anew", x, y, "bone") if anew else ""


def _result(heat: Heat, seat: int, x: float, y: float, size: float) -> str:
    """A seat's medal and points in a discipline; a dot where it is not played yet."""
    count = sum(honour.seat == seat for honour in heat.feats)
    stars = "".join(put(_STAR, x + (8 + 15 * at) * size, y + 17 * size, 0.15 * size) for at in range(count))
    if seat >= len(heat.places):
        return f'<circle class="o-card-shade" cx="{num(x - 22)}" cy="{num(y + 6)}" r="6"/>{put(stars, -18, -11)}'
    points = heat.points[seat] if seat < len(heat.points) else 0
    art = medal(heat.places[seat], x - 22 * size, y + 6 * size, size)
    art += words(f"+{points}", x + 2 * size, y + 4 * size, 25 * size, at="start")
    return art + stars


def _named(name: str, team: str, x: float, middle: float, room: float, size: float) -> str:
    """A seat's name, in two lines where one is too short, and its team."""
    lines = fitted(name, (int(room / (size * _LETTER)), 1))
    low = middle + (0 if team else 8)
    if lines[0] != name:
        size *= 0.84
        lines = fitted(name, (int(room / (size * _LETTER)), 2))[:2]
        low += 6
    art = words(team, x, low + 23, 16, "o-plain o-line", room, "start")
    for at, said in enumerate(reversed(lines)):
        art += words(said, x, low - at * (size + 2), size, room=room, at="start")
    return art


def _feats(heat: Heat, x: float, y: float, room: float, size: float = 15) -> Iterator[str]:
    """A line for each feat of a discipline: whose, and which."""
    for at, honour in enumerate(heat.feats):
        low = y + at * (size + 9)
        yield flag(honour.seat, x + 11, low, 0.62)
        yield words(honour.name, x + 27, low + 5, size, "o-plain o-line", room - 28, "start")


def _notes(board: Scoreboard, x: float, y: float, room: float, size: float) -> str:
    return "".join(
        words(note, x, y + at * (size + 8), size, "o-plain o-line", room) for at, note in enumerate(board.notes)
    )


# Wide: a row for each seat, a column for each discipline.


def _broad(
    board: Scoreboard, names: Sequence[str], heats: list[Heat], again: frozenset[int], pictures: Mapping[str, str]
) -> tuple[str, float]:
    left, total, top = MARGIN + 12, 116, 108
    who = max(272, WIDE - 2 * left - total - 200 * max(1, len(heats)))
    step = (WIDE - 2 * left - total - who) / max(1, len(heats))
    wide = min(step - 16, 176.0)
    tall = wide * 0.625
    art = ""
    for at, heat in enumerate(heats):
        x = left + who + step * (at + 0.5)
        art += _picture(heat, pictures, x - wide / 2, top, wide)
        art += words(heat.title, x, top + tall + 24, 19, room=step - 18)
        art += _stands(heat, at in again, x, top)
    art += words("Points", WIDE - left - total / 2, top + tall + 24, 19)
    y = top + tall + 40
    row = 92
    for _, seat in ranked(board):
        middle = y + row / 2
        if seat in board.leaders:
            first = slab(WIDE - 2 * left + 16, row - 6, 9, 3)
            art += f'<path class="o-gold" opacity=".34" transform="translate({left - 8} {num(y + 3)})" d="{first}"/>'
        art += line(f"M{left - 6} {num(y)}L{WIDE - left + 6} {num(y + 1)}", 2.5, "card-shade")
        art += words(stands(board, seat), left + 24, middle + 8, 22, room=44)
        art += fighter(brood(board.teams[seat]), seat, left + 88, middle, 0.72)
        if seat in board.leaders:
            art += put(emblem("crown"), left + 92, middle - 36, 0.36, -6)
        art += _named(names[seat], board.teams[seat], left + 132, middle, who - 142, 23)
        for at, heat in enumerate(heats):
            art += _result(heat, seat, left + who + step * (at + 0.5), middle, 1)
        art += words(str(board.points[seat]), WIDE - left - total / 2, middle + 10, 44)
        art += _of_feats(board.feat_points[seat], WIDE - left - total / 2, middle + 34, 15)
        y += row
    art += line(f"M{left - 6} {num(y)}L{WIDE - left + 6} {num(y + 1)}", 4)
    most = max((len(heat.feats) for heat in heats), default=0)
    if most:
        art += put(_STAR, left + 24, y + 30, 0.3) + words("Feats", left + 46, y + 37, 22, at="start")
        art += words("first to do it, 1 point each", left + 12, y + 62, 15, "o-plain o-line", who - 24, "start")
        for at, heat in enumerate(heats):
            art += "".join(_feats(heat, left + who + step * at + 4, y + 26, step - 8))
        y += max(78, 22 + most * 24)
    if board.notes:
        art += _notes(board, WIDE / 2, y + 28, WIDE - 2 * left, 17)
        y += 16 + len(board.notes) * 25
    return art, y + 36


def _of_feats(points: int, x: float, y: float, size: float) -> str:
    return words(f"{points} from feats", x, y, size, "o-plain o-line", 88) if points else ""


# Narrow: the standings, then a strip for each discipline.


def _tall(
    board: Scoreboard, names: Sequence[str], heats: list[Heat], again: frozenset[int], pictures: Mapping[str, str]
) -> tuple[str, float]:
    left, y = MARGIN + 10, 100.0
    right = NARROW - left
    art = ""
    for _, seat in ranked(board):
        middle = y + 36
        if seat in board.leaders:
            first = slab(right - left + 12, 68, 8, 3)
            art += f'<path class="o-gold" opacity=".34" transform="translate({left - 6} {num(y + 2)})" d="{first}"/>'
        art += words(stands(board, seat), left + 20, middle + 7, 20, room=38)
        art += fighter(brood(board.teams[seat]), seat, left + 72, middle, 0.6)
        if seat in board.leaders:
            art += put(emblem("crown"), left + 75, middle - 30, 0.3, -6)
        art += _named(names[seat], board.teams[seat], left + 112, middle, 156, 21)
        art += words(str(board.points[seat]), right - 38, middle + 8, 38)
        art += _of_feats(board.feat_points[seat], right - 38, middle + 28, 14)
        y += 72
    seats = max(1, len(board.points))
    for at, heat in enumerate(heats):
        art += line(f"M{left - 8} {num(y + 8)}L{right + 8} {num(y + 9)}", 3)
        y += 22
        art += _picture(heat, pictures, left, y, 128)
        art += _stands(heat, at in again, left + 64, y + 2)
        art += words(heat.title, left + 144, y + 20, 21, room=right - left - 146, at="start")
        if heat.stands == "to come":
            art += words("to come", left + 144, y + 46, 17, "o-plain o-line", at="start")
        art += "".join(_feats(heat, left + 142, y + 40, right - left - 144, 16))
        y += max(94, 44 + len(heat.feats) * 25)
        if heat.places:
            apart = (right - left) / min(4, seats)
            for seat in range(seats):
                x, low = left + apart * (seat % 4 + 0.5), y + 20 + seat // 4 * 52
                art += flag(seat, x - 32, low + 5, 0.66) + medal(heat.places[seat], x - 4, low + 6, 0.68)
                art += words(f"+{heat.points[seat]}", x + 13, low + 12, 19, at="start")
            y += 48 * -(-seats // 4)
    if board.notes:
        art += line(f"M{left - 8} {num(y + 8)}L{right + 8} {num(y + 9)}", 3)
        art += _notes(board, NARROW / 2, y + 36, right - left, 16)
        y += 22 + len(board.notes) * 24
    return art, y + 36
