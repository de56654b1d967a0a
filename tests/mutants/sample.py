"""The samples: which lines are changed, and into what."""

from __future__ import annotations

import ast
import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
LEAST = 30
"""Changes in a sample."""


class Lost(Exception):
    """A line of a sample is not in its file, or is there more than once."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of one line."""

    file: str
    """From the folder of the game."""
    line: str
    """The line as it is, without what it is indented by."""
    becomes: str
    """The line as it is changed to; indented alike."""
    rule: str
    """Id of the rule that is broken."""
    inside: str = ""
    """Name of the function or class that has the line, where the file has other lines like it."""
    number: bool = False
    """Whether a number of the rules changes."""
    survives: str = ""
    """Why no test can notice it, where none can."""

    def at(self, text: str) -> int:
        """Index of the line in the text of its file; Lost where it is not exactly one."""
        lines = text.splitlines()
        within = _lines_of(text, self.inside) if self.inside else set(range(len(lines)))
        found = [at for at, line in enumerate(lines) if at in within and line.strip() == self.line]
        if len(found) != 1:
            where = f"{self.file}, {self.inside}" if self.inside else self.file
            raise Lost(f"{where}: {'no line is' if not found else f'{len(found)} lines are'} {self.line!r}")
        return found[0]

    def changed(self, text: str) -> str:
        """The text of the file with the change; Lost as above."""
        lines = text.splitlines(keepends=True)
        at = self.at(text)
        lines[at] = lines[at].replace(self.line, self.becomes)
        return "".join(lines)


@lru_cache(maxsize=8)
def parsed(text: str) -> ast.Module:
    """A module as Python reads it. Changes of one file stand together in a sample."""
    return ast.parse(text)


def _lines_of(text: str, name: str) -> set[int]:
    """Indices of the lines of all functions and classes of that name."""
    return {
        at
        for node in ast.walk(parsed(text))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
        for at in range(node.lineno - 1, node.end_lineno or node.lineno)
    }


class _File(msgspec.Struct, forbid_unknown_fields=True):
    mutant: list[Mutant]


def games() -> list[str]:
    """Names of the games that have a sample."""
    return sorted(path.stem for path in HERE.glob("*.toml"))


def sample(game: str) -> list[Mutant]:
    """The sample of a game, in the order of its file."""
    text = (HERE / f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _File).mutant
