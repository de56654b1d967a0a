"""A page as a browser keeps it: elements with ids, made from HTML and changed as the server says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from typing import Any

VOID = {"input", "br", "img", "link", "meta", "hr"}


class Node:
    """An element, or a text (with the tag "")."""

    def __init__(self, tag: str, attributes: dict[str, str | None] | None = None, text: str = "") -> None:
        self.tag, self.attributes, self.text = tag, attributes or {}, text
        self.children: list[Node] = []

    @property
    def id(self) -> str | None:
        return self.attributes.get("id")

    @property
    def elements(self) -> list[Node]:
        """Its children that are no texts."""
        return [child for child in self.children if child.tag]

    def walk(self) -> Iterator[Node]:
        """It, and all that is in it, as it is read."""
        still = [self]
        while still:
            node = still.pop()
            yield node
            still += reversed(node.children)

    def plain(self) -> Any:
        """All of it as data, without white space between elements, for comparison."""
        inner = [child.plain() for child in self.children if child.tag or child.text.strip()]
        return self.text.strip() or (self.tag, {name: value or "" for name, value in self.attributes.items()}, inner)


# Python's own reader of HTML takes anything, and three times as long.
_PIECE = re.compile(r"""<(/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*)\s*(/?)>|([^<]+)""")
_ATTRIBUTE = re.compile(r"""([^\s"'<>/=]+)(?:=(["'])(.*?)\2)?""", re.DOTALL)


@lru_cache(maxsize=10_000)
def _attributes(words: str) -> dict[str, str | None]:
    """What a tag says after its name. Pages are much alike, so most tags have been read before."""
    found: dict[str, str | None] = {}
    for each in _ATTRIBUTE.finditer(words):
        name, _, value = each.groups()
        found.setdefault(name.lower(), unescape(value) if value and "&" in value else value)
    return found


def read(html: str) -> Node:
    """The root above the elements of a piece of HTML; AssertionError where it is not written as pages write it."""
    root = Node("root")
    open, at = [root], 0
    while at < len(html):
        piece = _PIECE.match(html, at)
        assert piece, f"this is no tag: {html[at : at + 80]}"
        at = piece.end()
        closing, tag, words, empty, text = piece.groups()
        if text:
            open[-1].children.append(Node("", text=unescape(text)))
        elif closing:
            assert open.pop().tag == tag.lower(), f"</{tag}> closes nothing"
        else:
            node = Node(tag.lower(), _attributes(words).copy())
            open[-1].children.append(node)
            if not empty and node.tag not in VOID:
                open.append(node)
    assert len(open) == 1, f"<{open[-1].tag}> is left open"
    return root


class Page:
    """What is inside `<main id="table">`, as pushes make it."""

    def __init__(self, html: str) -> None:
        self.root = read(html)
        self.root.attributes["id"] = "table"

    def take(self, push: dict[str, Any]) -> None:
        """Make the changes of a push, or show the whole."""
        if "html" in push:
            self.__init__(push["html"])  # type: ignore[misc]
        for what, *words in push.get("changes", ()):
            getattr(self, f"_{what}")(*words)

    def _find(self, id: str) -> tuple[Node, Node]:
        """The element of that id, and the one that it lies in."""
        found = [(child, each) for each in self.root.walk() for child in each.children if child.id == id]
        assert len(found) == 1, f"{len(found)} elements have the id {id}"
        return found[0]

    def _at(self, place: str) -> Node:
        """The element at a place: an id, or an id and which element in it, and so on."""
        id, *path = place.split(" ")
        node = self.root if id == "table" else self._find(id)[0]
        for number in path:
            node = node.elements[int(number)]
        return node

    def _put(self, place: str, html: str) -> None:
        old = self._at(place)
        (fresh,) = read(html).children
        assert fresh.id == old.id
        old.tag, old.attributes, old.children = fresh.tag, fresh.attributes, fresh.children

    def _set(self, attributes: dict[str, str | None], *places: str) -> None:
        for node in map(self._at, places):
            for name, value in attributes.items():
                name = name.lower()  # as the reader of HTML has it
                if value is None:
                    del node.attributes[name]
                else:
                    node.attributes[name] = value

    def _fill(self, place: str, html: str) -> None:
        self._at(place).children = read(html).children

    def _swap(self, place: str, first: int, count: int, html: str) -> None:
        node = self._at(place)
        assert node.elements == node.children, "words are told by their place"
        assert first + count <= len(node.children)
        node.children[first : first + count] = read(html).children

    def _add(self, parent: str, before: str, html: str) -> None:
        (fresh,) = read(html).children
        self._insert(parent, before, fresh)

    def _move(self, parent: str, before: str, id: str) -> None:
        node, here = self._find(id)
        assert here.id == parent
        here.children.remove(node)
        self._insert(parent, before, node)

    def _drop(self, *ids: str) -> None:
        for id in ids:
            node, parent = self._find(id)
            parent.children.remove(node)

    def _insert(self, parent: str, before: str, node: Node) -> None:
        inside = self.root if parent == "table" else self._find(parent)[0]
        at = [child.id for child in inside.children].index(before) if before else len(inside.children)
        inside.children.insert(at, node)
