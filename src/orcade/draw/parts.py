"""A page or a drawing as a tree of elements with ids, and what has changed from one tree to the next.

Each element knows what it is made of. So two trees are compared without making their HTML, and only what has changed is
made and sent.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Sequence
from itertools import takewhile
from operator import is_
from typing import Any, TypeAlias, TypeVar

from .redrawn import attributes, redrawn

Change: TypeAlias = tuple[Any, ...]
"""One step from the old tree to the new one, first what is done:

- `("put", PLACE, HTML)`: the element at PLACE becomes like this
- `("set", {NAME: VALUE}, PLACE, …)`: each of these elements gets these attributes; None: it loses that one
- `("fill", PLACE, HTML)`: what is in it becomes like this
- `("swap", PLACE, FIRST, COUNT, HTML)`: of what is in it, the COUNT elements from FIRST on give way to these
- `("add", PARENT, BEFORE, HTML)`: a new one in the element PARENT, before BEFORE, or last where that is empty
- `("move", PARENT, BEFORE, ID)`: the element ID goes there
- `("drop", ID, …)`: these go away

PLACE is an id; or an id and numbers behind it, "ID 2 0": the first element in the third one in the element ID.
"""


class Leaf:
    """An element that is made anew as a whole when anything of it changes."""

    __slots__ = ("_given", "_make", "id", "key")

    def __init__(self, id: str, key: Any, make: Callable[..., str], *given: Any) -> None:
        """`make` makes its HTML of what is `given`: one element with this id. A table has hundreds of these, so they
        hold no function of their own."""
        self.id = id
        self.key = key
        """All that the element is made of: while it is equal, so is the HTML."""
        self._make = make
        self._given = given

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Leaf) and self.id == other.id and bool(self.key == other.key))

    __hash__ = None  # type: ignore[assignment]

    @property
    def html(self) -> str:
        return self._make(*self._given)


class Picture(Leaf):
    """An element whose HTML is at hand: what has changed of it is found within it (`redrawn`)."""

    __slots__ = ()


class Branch:
    """An element whose children come, go and change by themselves."""

    __slots__ = ("head", "id", "ids", "known", "parts", "tail")

    def __init__(self, id: str, head: str, parts: tuple[Part, ...], tail: str) -> None:
        self.id = id
        self.head = head
        """Its opening tag."""
        self.parts = parts
        self.ids = [part.id for part in parts]
        self.tail = tail
        """Its closing tag."""
        self.known: tuple[Branch, list[Change]] | None = None
        """An older one, and the steps from there: found once, for all readers to whom the same has been shown."""

    @property
    def html(self) -> str:
        return "".join([self.head, *[part.html for part in self.parts], self.tail])


Part: TypeAlias = Leaf | Branch


def fixed(id: str, html: str) -> Picture:
    """An element with this HTML."""
    return Picture(id, html, str, html)


def branch(id: str, head: str, *parts: Part | None) -> Branch:
    """An element of an HTML page with the children that there are; `head`: the inside of its opening tag."""
    children = tuple([part for part in parts if part is not None])
    return Branch(id, f"<{head}>", children, f"</{head[: head.index(' ')]}>")


class Kept:
    """Elements as they were lately, each with what it was made of, so that what has not changed is not made again.

    They are known by where they are and how they stand. There may be two of each, since readers may know different
    things of one card.
    """

    __slots__ = ("_before", "_now")

    def __init__(self) -> None:
        self._now: dict[Hashable, _Made] = {}
        self._before: dict[Hashable, _Made] = {}

    def get(self, where: Hashable) -> _Made:
        """What was made there, the newest first, each behind what it was made of."""
        known = self._now.get(where)
        if known is None:
            known = self._before.get(where, ())
            if known:
                self._now[where] = known
        return known

    def keep(self, where: Hashable, *made: tuple[Any, Any]) -> None:
        self._now[where] = made

    def age(self) -> None:
        """Something new is drawn from now on: what was not asked for since the last time is forgotten."""
        self._before, self._now = self._now, {}

    def clear(self) -> None:
        self._before, self._now = {}, {}


_Made: TypeAlias = tuple[tuple[Any, Any], ...]

P = TypeVar("P")


def kept_or_made(kept: Kept, where: Hashable, key: Any, make: Callable[[], P]) -> P:
    """What was made of `key` before, the very same one; else a new one, which is kept."""
    known = kept.get(where)
    for made_of, part in known:
        if made_of == key:
            return part  # type: ignore[no-any-return]
    part = make()
    kept.keep(where, (key, part), *known[:1])
    return part


def changes(old: Part, new: Part) -> list[Change]:
    """The steps that make the old tree like the new one, in order. Both have the same id.

    What goes away goes first: an element may come back in another place, such as a card that is played from a hand.
    """
    found: list[Change] = []
    if old is not new:
        _compare(old, new, found)
    gone = [step[1] for step in found if step[0] == "drop"]
    return _together([("drop", *gone), *[step for step in found if step[0] != "drop"]] if gone else found)


def _together(steps: list[Change]) -> list[Change]:
    """The same with elements named together that get the same attributes, such as all that are lit.

    Only those that have ids: they are found whatever else has been done before.
    """
    found: list[Change] = []
    alike: dict[str, int] = {}
    for step in steps:
        if step[0] == "set" and " " not in step[2]:
            at = alike.setdefault(repr(step[1]), len(found))
            if at < len(found):
                found[at] += step[2:]
                continue
        found.append(step)
    return found


def _compare(old: Part, new: Part, found: list[Change]) -> None:
    """The steps from an element to another one with its id."""
    if isinstance(old, Branch) and isinstance(new, Branch):
        if new.known is None or new.known[0] is not old:
            new.known = (old, _steps(old, new))
            old.known = None  # Else all that ever was would be held.
        found += new.known[1]
    elif old != new:
        if not (isinstance(old, Picture) and isinstance(new, Picture)):
            found.append(("put", new.id, new.html))
        elif (before := old.html) != (after := new.html):
            found += redrawn(new.id, before, after)


def _steps(old: Branch, new: Branch) -> list[Change]:
    """The steps from an element to what it is now."""
    found: list[Change] = []
    if old.head != new.head:
        found.append(("set", attributes(old.head, new.head), new.id))
    before, after, follows = old.parts, new.parts, ""
    if old.ids == new.ids:
        for was, now in zip(before, after):
            if was is not now:
                _compare(was, now, found)
        return found
    # A long row, such as the log, loses some at its beginning, and all but a few of the others are the very same.
    stays = set(new.ids)
    gone = list(takewhile(lambda part: part.id not in stays, before))
    found += [("drop", part.id) for part in gone]
    before = before[len(gone) :]
    first = _same(before, after)
    last = min(_same(before[::-1], after[::-1]), len(before) - first, len(after) - first)
    before, after = before[first : len(before) - last], after[first : len(after) - last]
    if last:
        follows = new.parts[-last].id
    _order(new.id, before, after, follows, found)
    known = {part.id: part for part in before}
    for part in after:
        was_there = known.get(part.id)
        if was_there is not None and was_there is not part:
            _compare(was_there, part, found)
    return found


def _same(row: Sequence[Part], other: Sequence[Part]) -> int:
    """How many are the very same from the beginning on."""
    return [*map(is_, row, other), False].index(False)


def _order(parent: str, old: Sequence[Part], new: Sequence[Part], follows: str, found: list[Change]) -> None:
    """Which children go, come, and change their places; `follows`: the id of the one behind all of these."""
    stays = {part.id for part in new}
    found += [("drop", part.id) for part in old if part.id not in stays]
    places = {part.id: at for at, part in enumerate(old)}
    standing = _longest_rise([places[part.id] for part in new if part.id in places])
    behind = [old[at].id for at in standing] + [follows]  # what keeps its place, from here on
    for part in new:
        if part.id == behind[0]:
            del behind[0]
        elif part.id in places:
            found.append(("move", parent, behind[0], part.id))
        else:
            found.append(("add", parent, behind[0], part.html))


def _longest_rise(numbers: Sequence[int]) -> list[int]:
    """The most of these numbers that can be left standing so that each is greater than the one before."""
    ends: list[int] = []  # of a rise of each length, the least number that it may end with
    lengths = []
    for number in numbers:
        length = bisect_left(ends, number)
        ends[length : length + 1] = [number]
        lengths.append(length)
    rise: list[int] = []
    wanted = len(ends) - 1
    for number, length in zip(reversed(numbers), reversed(lengths)):
        if length == wanted:
            rise.append(number)
            wanted -= 1
    return rise[::-1]
