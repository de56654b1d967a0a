"""On which line of a circuit's TOML each of its parts stands."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]
"""Keys and places in lists from the top: ("gates", 1, "poles")."""


def line_of(text: str, path: Path) -> int:
    """The line, counted from 1, of what a path leads to; of what holds it where it is not written itself.

    The text has to be TOML that has been read: a table by header (`[start]`, `[[gates]]`) or in braces.
    """
    return text.count("\n", 0, _place(text, path)) + 1


def _place(text: str, path: Path) -> int:
    if not path:
        return 0
    key, *rest = path
    headers = list(re.finditer(rf"^[ \t]*\[{{1,2}}[ \t]*\"?{key}\"?[ \t]*\]{{1,2}}", text, re.MULTILINE))
    number = rest[0] if rest and isinstance(rest[0], int) else 0
    if headers:
        header = headers[min(number, len(headers) - 1)]
        end = re.compile(r"^[ \t]*\[(?!\s*[\d.+-])", re.MULTILINE).search(text, header.end())
        return _key(text, header.start(), end.start() if end else len(text), rest)
    found = re.search(rf"^[ \t]*\"?{key}\"?[ \t]*=", text, re.MULTILINE)
    if found is None:
        return 0
    entries = [brace.start() for brace in re.finditer(r"\{", text[found.start() :])]
    if not rest or not entries:
        return found.start()
    start = found.start() + entries[min(number, len(entries) - 1)]
    return _key(text, start, text.find("}", start), rest)


def _key(text: str, start: int, end: int, rest: list[str | int]) -> int:
    """Where the first key of a path is written within a part of the text; its beginning where it is not."""
    name = next((step for step in rest if isinstance(step, str)), None)
    found = name and re.compile(rf"(?<![\w-])\"?{name}\"?[ \t]*=").search(text, start, end)
    return found.start() if found else start


def written(path: str) -> Path:
    """A path as msgspec writes it: "$.gates[1].poles"."""
    return tuple(name or int(place) for name, place in re.findall(r"\.([\w-]+)|\[(\d+)\]", path))
