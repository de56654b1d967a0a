"""What open pages are sent: of a view that they have, what has changed since; else the whole.

Every rendering of a view has a number. A page says which one it has; so nothing is sent twice, and a page that missed
something is sent what it lacks, or the whole where that rendering is no longer known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final

import msgspec

from orcade.draw.parts import Change, Part, changes

from .view_model import TableView

KNOWN = 2
"""So many renderings are kept for each link: what pages still may have that are a moment behind."""

LARGE = 16_000
"""Bytes. A larger push is fetched by the page instead, compressed: a stream is not."""


WHOLE = 1 << 30
"""Bytes. As the most of a push: it is sent however large it is."""


class Rendering:
    """One view as pages show it."""

    __slots__ = ("_draw", "_tree", "at_board", "my_turn", "number", "over", "title", "version")

    def __init__(self, number: str, view: TableView, draw: Callable[[], Part]) -> None:
        self.number = number
        self.version = view.version
        self.title = view.title
        self.at_board = view.at_board
        self.over = view.ending is not None
        self.my_turn = view.my_turn
        self._draw = draw
        self._tree: Part | None = None

    @property
    def tree(self) -> Part:
        if self._tree is None:
            self._tree = self._draw()
        return self._tree

    def rest(self) -> None:
        """Let go of the tree: it is drawn again when it is needed."""
        self._tree = None


class Renderings:
    """What pages of one link have been shown lately."""

    def __init__(self) -> None:
        self._tag = token_hex(4)
        """Tells these numbers from all that pages may have from before."""
        self._count = 0
        self._known: list[Rendering] = []
        self._made: dict[tuple[str, str], bytes] = {}
        """Pushes to the newest view: by the number of the one that they change, "" for the whole, and its own."""

    def add(self, view: TableView, draw: Callable[[], Part]) -> Rendering:
        """The newest view. `draw` makes its tree, each time the same one."""
        self._count += 1
        made = Rendering(f"{self._tag}-{self._count}", view, draw)
        self._known = [*self._known[1 - KNOWN :], made]
        self._made.clear()
        return made

    def rest(self) -> None:
        """Let go of what takes room: nobody plays at the moment, and whoever has the newest view lacks nothing."""
        self._made.clear()
        del self._known[:-1]
        for each in self._known:
            each.rest()

    def push(self, have: str, now: Rendering) -> bytes:
        """What a page that has the rendering `have` needs to show `now`, as JSON: `changes` on it, or the whole `html`.

        It is made once for all pages of the link that have the same, and for all that need the whole.
        """
        base = next((each for each in self._known if each.number == have and each.at_board and now.at_board), None)
        key = ("" if base is None else have, now.number)
        if key not in self._made:
            fields: dict[str, Any] = {"number": now.number, "version": now.version, "title": now.title}
            if base is None:
                fields |= {"sound": "", "html": now.tree.html}
            else:
                steps = [_lighter(step) for step in changes(base.tree, now.tree)]
                fields |= {"sound": _sound(base, now), "on": have, "changes": steps}
            self._made[key] = msgspec.json.encode(fields)
        return self._made[key]


def _lighter(step: Change) -> Change:
    """The same step with attributes in single quotes, where it holds none: JSON would mark each double one. Text keeps
    its own, which stand for inches."""
    html = step[-1]
    if "'" in html:
        return step
    return (*step[:-1], _TAG.sub(lambda tag: tag[0].replace('"', "'"), html))


_TAG: Final = re.compile(r'<(?:[^<>"]|"[^"]*")*>')


def _sound(before: Rendering, now: Rendering) -> str:
    """What the page may sound: "end", "turn" or nothing."""
    if now.over and not before.over:
        return "end"
    return "turn" if now.my_turn and not before.my_turn else ""


class Announced(msgspec.Struct):
    """Of a push that a page has to fetch, what it is told at once."""

    number: str
    version: int
    title: str
    sound: str


def at_most(push: bytes, most: int) -> bytes:
    """A push; of one larger than so many bytes only what is said of it, and that it is there to be fetched."""
    return push if len(push) <= most else msgspec.json.encode(msgspec.json.decode(push, type=Announced))
