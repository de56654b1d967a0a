"""Two drawings of one element, compared tag by tag: the steps on an open page that turn one into the other."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache
from html import unescape
from typing import Any

_TOKEN = re.compile("<[^>]*>[^<]*")
"""A tag, and the words behind it."""
_NAME = re.compile("<([a-zA-Z0-9]+)")
_ATTRIBUTE = re.compile(r' ([\w:-]+)(?:="([^"]*)")?')
_ID = re.compile(r' id="[^"]*"')
_EMPTY = ("<input", "<br")
"""Elements of HTML that are never closed."""

SMALL = 200
"""A drawing of fewer letters is sent whole: to find what has changed in it would take longer than it saves."""

Steps = list[tuple[Any, ...]]
"""See `parts.Change`."""


class _Element:
    """An element in its drawing: which of its tokens it is made of."""

    __slots__ = ("begin", "children", "end", "tokens", "worded")

    def __init__(self, tokens: list[str], begin: int) -> None:
        self.tokens = tokens
        self.begin = begin
        self.end = begin + 1
        self.children: list[_Element] = []
        self.worded = False
        """Whether there are words among its children."""

    @property
    def own(self) -> list[str]:
        return self.tokens[self.begin : self.end]

    @property
    def tag(self) -> str:
        """The one that opens it."""
        return self.tokens[self.begin].partition(">")[0]

    @property
    def html(self) -> str:
        """Where no words are behind it."""
        return "".join(self.own)

    @property
    def inside(self) -> str:
        html = self.html
        return html[html.index(">") + 1 : html.rindex("</")] if self.end > self.begin + 1 else ""


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
    if old[:ends] == new[:end] and old.count("<") == new.count("<") == 2:  # it holds words alone
        return (("fill", id, new[end + 1 : new.rindex("<")]),)
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
    """A drawing as elements within each other; None where it is not one element, or a tag is left open."""
    tokens = _TOKEN.findall(html)
    whole = _Element(tokens, 0)
    opened = [whole]
    for at, token in enumerate(tokens):
        if token[1] == "/":
            if len(opened) == 1:
                return None
            opened.pop().end = at + 1
        else:
            element = _Element(tokens, at)
            opened[-1].children.append(element)
            if "/>" not in token and not token.startswith(_EMPTY):
                opened.append(element)
        if token[-1] != ">":
            opened[-1].worded = True
    return whole.children[0] if len(opened) == len(whole.children) == 1 and not whole.worded else None


def _alike(old: _Element, new: _Element) -> bool:
    """Whether one may become the other."""
    before, after = old.tag, new.tag
    if before == after:
        return True
    return _NAME.findall(before) == _NAME.findall(after) and _ID.findall(before) == _ID.findall(after)


def _compare(where: str, old: _Element, new: _Element, found: Steps) -> None:
    """The steps for an element that may have changed; `where` it is: `parts.Change`."""
    before, after = old.tag, new.tag
    if before != after:
        found.append(("set", attributes(before, after), where))
    if old.worded or new.worded or not old.children or not new.children:
        if old.inside != (inside := new.inside):
            found.append(("fill", where, inside))
    elif old.own[1:] != new.own[1:] and not _paired(where, old.children, new.children, 0, found):
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
        if was.own != now.own:
            _compare(f"{where} {at}", was, now, found)
    return True
