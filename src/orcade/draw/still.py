"""A scene as a still picture: SVG in which nothing is left to work out, for programs that draw it without knowing what
CSS has for pages: variables, calculations, units in transforms."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from orcade.table.scene import Scene

from .ground import UNIT
from .kit import pictures
from .kit.knife import num
from .palette import BY_DAY, SEATS, rules_of
from .svg import svg

_VIEW = re.compile(r'viewBox="([^"]*)"')
_SIZE = re.compile(r'style="--size:([\d.]+)"')
_LOADED = re.compile(r'<image ([^>]*) href="/pictures/[^"]*/([^/"]+)\.svg"/>')
_WITH_VALUES = re.compile(r' (?:style|fill|stroke)="[^"]*\([^"]*"')
_SEAT = re.compile(r"var\(--seat(?:,var\([^)]*\))?\)")
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
_SET = re.compile(r"(--[\w-]+):([^;]+)")
_UNIT = re.compile(r"(?<=\d)(?:px|deg)\b")
_SUM = re.compile(r"(?<![\w-])(?:calc|clamp)?\(([-+*/.,\d\s]+)\)")


def still(scene: Scene, wide: int, high: int) -> str:
    """The board as it looks by day on a page where it has so many pixels. It is in the middle, if they are more."""
    art = with_pictures(svg(scene))
    *_, width, height = map(float, _VIEW.findall(art)[0].split())
    unit = num(min(wide / width, high / height) * UNIT)
    sheet = "".join(_sheet(art, {**BY_DAY, "--px": unit, "--zoom": "1", "--size": "1"}))
    art = _WITH_VALUES.sub(lambda found: _worked_out(found[0], BY_DAY), art)
    return art.replace(">", f' width="{wide}" height="{high}"><style>{sheet}</style>', 1)


def with_pictures(art: str) -> str:
    """A drawing with the pictures of cards in it that a page would load."""
    return _LOADED.sub(lambda found: _picture(found[1], found[2]), art)


def _picture(place: str, name: str) -> str:
    """The picture of a card, which a page would load."""
    return f'<svg {place} viewBox="{pictures.view(name)}">{pictures.picture(name)}</svg>'


def _sheet(art: str, known: Mapping[str, str]) -> Iterator[str]:
    """The rules that a drawing needs, with these variables. A seat's colour, which is inherited, becomes `color`."""
    yield f"#board{{color:{BY_DAY['--o-wood']}}}"
    yield from (f".seat-{seat}{{color:{colour}}}" for seat, colour in enumerate(SEATS))
    rules = [(selectors, given) for selectors, given in rules_of(art) if "(" not in selectors]
    known = dict([pair for _, given in rules for pair in _SET.findall(given)]) | dict(known)
    sizes = sorted(set(_SIZE.findall(art)))
    for selectors, given in rules:
        usual = _worked_out(given, known)
        yield f"{selectors}{{{usual}}}"
        for size in sizes:
            sized = _worked_out(given, {**known, "--size": size})
            if sized != usual:
                within = f'[style="--size:{size}"] '
                yield f"{','.join(within + each for each in selectors.split(','))}{{{sized}}}"


def _worked_out(words: str, known: Mapping[str, str]) -> str:
    """CSS with values in place of variables and calculations."""
    words = _SEAT.sub("currentColor", words)
    words = _until_done(_VARIABLE, lambda found: known.get(found[1], found[2] or ""), words)
    return _until_done(_SUM, lambda found: _number(found[1]), _UNIT.sub("", words))


def _until_done(what: re.Pattern[str], do: Callable[[re.Match[str]], str], words: str) -> str:
    """Innermost first."""
    while (less := what.sub(do, words)) != words:
        words = less
    return words


def _number(words: str) -> str:
    """What a calculation without brackets comes to: "2 + 3*4"; of three with commas, as in clamp, the middle one."""
    # Nothing but digits, signs of operations and commas comes here.
    return num(sorted(eval(f"({words},)"))[words.count(",") // 2])
