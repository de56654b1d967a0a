"""On which line of a TOML text each of its values stands."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]
"""Keys and places in lists from the top: ("item", 3, "effects", 0, "by")."""

GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BLANK = re.compile(r"[ \t]*")
KEY = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")|' + r"'''.*?'{3,5}(?!')|" + r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'", re.DOTALL
)
BARE = re.compile(r"[^,\]}#\n]*")


def line_numbers(text: str) -> dict[Path, int]:
    """The line of each key, table and list entry, counted from 1. `text`: TOML that `tomllib` has read before."""
    scan = _Scan(text)
    scan.document()
    return scan.found


class _Scan:
    """Walks through a text once. It checks nothing: `tomllib` has done that."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.counted = 0
        self.found: dict[Path, int] = {}
        self.lists: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        while self._skip(GAP) < len(self.text):
            if self._next("[["):
                *above, last = self._keys()
                table = (*self._table(above), last)
                number = self.lists.get(table, 0)
                self.lists[table] = number + 1
                self.found.setdefault(table, self._here())
                table = (*table, number)
                self.found[table] = self._here()
                self._next("]]")
            elif self._next("["):
                table = self._table(self._keys())
                self.found.setdefault(table, self._here())
                self._next("]")
            else:
                self._pair(table)

    def _table(self, keys: list[str]) -> Path:
        """The table that a header names; the last one where it names a list of tables."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self.lists:
                path = (*path, self.lists[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        here = self._here()
        path = table
        for key in self._keys():
            path = (*path, key)
            self.found.setdefault(path, here)
        self._next("=")
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip(GAP)
        if self._next("["):
            number = 0
            while self._skip(GAP) < len(self.text) and not self._next("]"):
                self.found[(*path, number)] = self._here()
                self._value((*path, number))
                number += 1
                self._skip(GAP)
                self._next(",")
        elif self._next("{"):
            while self._skip(GAP) < len(self.text) and not self._next("}"):
                self._pair(path)
                self._skip(GAP)
                self._next(",")
        elif STRING.match(self.text, self.at):
            self._skip(STRING)
        else:
            self._skip(BARE)

    def _keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            self._skip(BLANK)
            start = self.at
            keys.append(self.text[start : self._skip(KEY)].strip("\"'"))
            self._skip(BLANK)
            if not self._next("."):
                return keys

    def _skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return self.at

    def _next(self, word: str) -> bool:
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def _here(self) -> int:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line
