"""What an answer would do, as it can be drawn on the board before it is given: plain data in units of the scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

Point = tuple[float, float]
"""x to the right, y down, as in a scene."""


class Spot(msgspec.Struct, frozen=True):
    """A point with words about it: "orc 4: 30 %"; none where those of another hold for it, too."""

    at: Point
    text: str


class Line(msgspec.Struct, frozen=True):
    """A line of sight, or of a blow; of a blow that others could strike, or of something that falls."""

    start: Point
    end: Point
    text: str = ""
    """Of its end: how far that is, and the chance."""
    block: Spot | None = None
    """Where it is first blocked, and by what; None where nothing blocks it."""
    kind: Literal["sight", "threat", "fall"] = "sight"
    """"threat": `text` is who could strike there; "fall": a square wide, `text` is which way."""

    def sentence(self) -> str:
        """The same in words."""
        if self.kind != "sight":
            return f"{self.text} could strike there." if self.kind == "threat" else f"It falls {self.text}."
        words = f"blocked by {self.block.text}" if self.block is not None else "nothing in between"
        return f"In sight: {self.text}, {words}." if self.text else f"In sight: {words}."


class Trace(msgspec.Struct, frozen=True, kw_only=True):
    """What is drawn for one answer, legal or not."""

    way: tuple[Point, ...] = ()
    """From where something stands to where it would go."""
    cost: str = ""
    """Of the way: "5 actions, 3 left"."""
    risks: tuple[Spot, ...] = ()
    """Points of the way where something may happen."""
    lines: tuple[Line, ...] = ()
    squares: tuple[Point, ...] = ()
    """Centres of squares that could be reached."""
    targets: tuple[Spot, ...] = ()
    """What could be struck from these squares, or is met at the end of the way."""
    beside: tuple[tuple[Point, ...], ...] = ()
    """Other ways that belong to the same answer: of who goes besides, or what comes before this one."""
    walls: tuple[tuple[Point, ...], ...] = ()
    """Of what would be built: what it is and where it is open stands on the button."""

    def sentences(self) -> Iterator[str]:
        """The same in words."""
        if self.cost:
            yield f"The way: {self.cost}."
        if self.risks:
            yield f"On it: {'; '.join(spot.text for spot in self.risks)}."
        yield from (line.sentence() for line in self.lines)
        if self.squares:
            yield f"Within reach: {len(self.squares)} square{'s' if len(self.squares) > 1 else ''}."
        if self.targets:
            told = "; ".join(spot.text for spot in self.targets if spot.text)
            yield f"{'From there' if self.squares else 'There'}: {told}."
