"""Two drawings of one element, compared tag by tag: the steps on an open page that turn one into the other."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache
from html import unescape
from typing import Any

_TAG = re.compile(r"<(/?)([a-zA-Z0-9]+)([^>]*?)(/?)>")
_ATTRIBUTE = re.compile(r' ([\w:-]+)(?:="([^"]*)")?')
_ID = re.compile(r' id="[^"]*"')
_EMPTY = {"input", "br"}
"""Elements of HTML that are never closed."""

SMALL = 200
"""A drawing of fewer letters is sent whole: to find what has changed in it would take longer than it saves."""

Steps = list[tuple[Any, ...]]
"""See `parts.Change`."""


class _Element:
    """An element in its drawing."""

    __slots__ = ("begins", "children", "given", "html", "inside", "name", "worded")

    def __init__(self, name: str, given: str, begins: int) -> None:
        self.name = name
        self.given = given
        """Its attributes, as they are written."""
        self.begins = begins
        """Where its inside begins."""
        self.html = ""
        self.inside = ""
        self.children: list[_Element] = []
        self.worded = False
        """Whether there are words among its children."""


@lru_cache(maxsize=2048)
def attributes(old: str, new: str) -> dict[str, str | None]:
    """What has changed among the attributes of an opening tag; None: it is gone."""
    before, after = dict(_ATTRIBUTE.findall(old)), dict(_ATTRIBUTE.findall(new))
    changed: dict[str, str | None] = {
        name: unescape(value) for name, value in after.items() if before.get(name) != value
    }
    return changed | {name: None for name in before if name not in after}


@lru_cache(maxsize=512)
def redrawn(id: str, old: str, new: str) -> tuple[tuple[Any, ...], ...]:
    """The steps from the drawing `old` of an element to `new`; the whole of it where that is shorter."""
    ends, end = old.index(">"), new.index(">")
    if old[ends:] == new[end:]:
        return (("set", attributes(old[:ends], new[:end]), id),)
    if len(new) < SMALL:
        return (("put", id, new),)
    before, after = _read(old), _read(new)
    found: Steps = []
    if before is not None and after is not None and _alike(before, after):
        _compare(id, before, after, found)
    if not found or sum(len(repr(step)) for step in found) > len(new):
        return (("put", id, new),)
    return tuple(found)


@lru_cache(maxsize=256)
def _read(html: str) -> _Element | None:
    """A drawing as elements within each other; None where a tag is left open."""
    whole = _Element("", "", 0)
    opened, starts = [whole], [0]
    last = 0
    for tag in _TAG.finditer(html):
        closing, name, given, empty = tag.groups()
        begin, end = tag.span()
        if begin > last:
            opened[-1].worded = True
        last = end
        if closing:
            ended, start = opened.pop(), starts.pop()
            if ended.name != name:
                return None
            ended.inside = html[ended.begins : begin]
        else:
            ended, start = _Element(name, given, end), begin
            opened[-1].children.append(ended)
            if not empty and name not in _EMPTY:
                opened.append(ended)
                starts.append(start)
                continue
        ended.html = html[start:end]
    return whole.children[0] if len(opened) == len(whole.children) == 1 else None


def _alike(old: _Element, new: _Element) -> bool:
    """Whether one may become the other."""
    return old.name == new.name and _ID.findall(old.given) == _ID.findall(new.given)


def _compare(where: str, old: _Element, new: _Element, found: Steps) -> None:
    """The steps for an element that may have changed; `where` it is: `parts.Change`."""
    if old.given != new.given:
        found.append(("set", attributes(old.given, new.given), where))
    if old.inside == new.inside:
        return
    if old.worded or new.worded or not old.children or not new.children:
        found.append(("fill", where, new.inside))
        return
    if not _paired(where, old.children, new.children, 0, found):
        match = SequenceMatcher(None, [each.html for each in old.children], [each.html for each in new.children], False)
        # The last ones first: so the places of those before are still what they were.
        for kind, first, end, other, until in reversed(match.get_opcodes()):
            fresh = new.children[other:until]
            if kind != "equal" and not _paired(where, old.children[first:end], fresh, first, found):
                found.append(("swap", where, first, end - first, "".join([each.html for each in fresh])))


def _paired(where: str, old: list[_Element], new: list[_Element], first: int, found: Steps) -> bool:
    """Whether these children, from number `first` on, may each become the one at its place; then the steps for it."""
    if len(old) != len(new) or not all(map(_alike, old, new)):
        return False
    for at, (was, now) in enumerate(zip(old, new, strict=True), first):
        if was.html != now.html:
            _compare(f"{where} {at}", was, now, found)
    return True
