"""What the terminal writes: lines of text, in colour on a terminal, plain for screen readers, pipes and files."""

from __future__ import annotations

import os
import re
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

from rich.console import Console
from rich.text import Text

from ..table.requests import Seat

if TYPE_CHECKING:
    from rich.status import Status

MARKS = "▲○✚■◆▬★≈∴"
"""Tusk, ring, cross, square, diamond, bar, star, wave, dots: the seats' marks, for those who cannot go by colour."""

LEAST_WIDTH = 40
USUAL_WIDTH = 80
LINES_OUT_OF_SIGHT = 60
"""Empty lines that push one player's cards off a screen which cannot be cleared."""


def clean(text: str) -> str:
    """Text without control characters, so that nothing that was typed or read can steer the terminal."""
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))


def wants_plain(out: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether colours should not be written: to no terminal, to a dumb one, or because NO_COLOR is set."""
    return not out.isatty() or bool(environment.get("NO_COLOR")) or environment.get("TERM", "") in ("", "dumb")


def seat_style(seat: Seat) -> str:
    """Dark or light text on the seat's own colour: readable on any background of the terminal."""
    # Imported here because it brings in everything that draws, which plain output does not need.
    from ..draw.palette import SEATS

    colour = SEATS[seat % len(SEATS)]
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ink = "#000000" if 299 * red + 587 * green + 114 * blue > 110_000 else "#FFFFFF"
    return f"not dim bold {ink} on {colour}"


class _Console(Console):
    """A console that raises an error when nobody reads its output any more, instead of ending the process."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Output:
    """Writes line after line; never moves back over what is written."""

    def __init__(self, out: TextIO | None = None, *, plain: bool = False, width: int | None = None) -> None:
        out = sys.stdout if out is None else out
        self.plain = plain or wants_plain(out)
        if width is None and not out.isatty():
            width = int(os.environ.get("COLUMNS", "") or 0) if os.environ.get("COLUMNS", "").isdigit() else 0
            width = width or USUAL_WIDTH
        self.console = _Console(
            file=out,
            width=width,
            no_color=self.plain,
            force_terminal=False if self.plain else None,
            markup=False,
            emoji=False,
            highlight=False,
        )
        self._out = out
        self._names: Callable[[Text], None] = lambda text: None

    @property
    def width(self) -> int:
        return max(self.console.width, LEAST_WIDTH)

    def is_lower_than(self, lines: int) -> bool:
        """Whether the screen is a terminal of fewer lines."""
        return self.console.is_terminal and self.console.height < lines

    def introduce(self, names: Sequence[str]) -> None:
        """From now on the fighters' names are shown in the colours of their seats."""
        if self.plain or not names:
            return
        styles = {name: seat_style(seat) for seat, name in enumerate(names)}
        pattern = re.compile(r"\b(" + "|".join(map(re.escape, names)) + r")\b")

        def colour(text: Text) -> None:
            for found in pattern.finditer(text.plain):
                text.stylize_before(styles[found[1]], found.start(), found.end())

        self._names = colour

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, broken between words; each line after the first is indented by `indent`."""
        for line in clean(text).split("\n"):
            for part in self.broken(line, self.width, indent):
                self._put(part, style)

    def block(self, text: str, style: str = "") -> None:
        """Lines that are laid out already."""
        for line in clean(text).split("\n"):
            self._put(line, style)

    @staticmethod
    def broken(line: str, width: int, indent: int) -> list[str]:
        """A line in parts of at most `width` columns, the later ones indented; words stay whole."""
        return textwrap.wrap(
            line, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
        ) or [""]

    def put(self, line: Text) -> None:
        """A line that is laid out and coloured already."""
        line.plain = clean(line.plain)
        self._names(line)
        self.console.print(line, soft_wrap=True)

    def _put(self, line: str, style: str) -> None:
        self.put(Text(line, style=self.style(style)))

    def style(self, style: str) -> str:
        """The style, if this output has styles; none where it is plain."""
        return "" if self.plain else style

    def mark(self, seat: Seat) -> str:
        """The seat's mark and a space; nothing on plain output, where a screen reader would spell it out."""
        return "" if self.plain else MARKS[seat % len(MARKS)] + " "

    def clear_screen(self) -> None:
        """Put what is written out of sight: erased where the terminal can do that, else pushed up."""
        if self.plain:
            self.console.print("\n" * LINES_OUT_OF_SIGHT, end="")
        else:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")
            self._out.flush()

    def thinking(self, words: str) -> Status | None:
        """A moving sign while a bot thinks; None on plain output."""
        return None if self.plain else self.console.status(Text(words, style="dim"), spinner="line")

    def flush(self) -> None:
        self._out.flush()
