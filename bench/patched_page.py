"""A page as a browser keeps it: elements with ids, made from HTML and changed as the server says."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
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
        yield self
        for child in self.children:
            yield from child.walk()

    def plain(self) -> Any:
        """All of it as data, without white space between elements, for comparison."""
        inner = [child.plain() for child in self.children if child.tag or child.text.strip()]
        return self.text.strip() or (self.tag, {name: value or "" for name, value in self.attributes.items()}, inner)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("root")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, dict(attrs))
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Node(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(Node("", text=data))


def read(html: str) -> Node:
    """The root above the elements of a piece of HTML; AssertionError where it is not well formed."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1, f"<{reader.open[-1].tag}> is left open"
    return reader.root


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

    def _drop(self, id: str) -> None:
        node, parent = self._find(id)
        parent.children.remove(node)

    def _insert(self, parent: str, before: str, node: Node) -> None:
        inside = self.root if parent == "table" else self._find(parent)[0]
        at = [child.id for child in inside.children].index(before) if before else len(inside.children)
        inside.children.insert(at, node)
