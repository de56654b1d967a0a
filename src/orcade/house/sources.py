"""The source of a game: its modules, and the rooms that it shares with others of its family."""

from __future__ import annotations

import ast
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import NamedTuple

from orcade.table.game import Game


def package(game: Game) -> str:
    """Dotted name of the package that the game is."""
    return game.start.__module__.rpartition(".")[0] or game.start.__module__


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


class Source(NamedTuple):
    """A module of a game, or one that games of a family share."""

    path: Path
    package: str
    """Dotted name of the package that it lies in."""
    own: str
    """What belongs to it: the game's package, or the shared module alone."""

    @property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All that it is made of, outer nodes first."""
        return nodes(self.path)

    @cache  # noqa: B019  They are few, and all are kept.
    def imports(self) -> list[tuple[str, int]]:
        """What it imports: (dotted name, line)."""
        family = self.own.rpartition(".")[0]
        found: list[tuple[str, int]] = []
        for node in self.nodes:
            if isinstance(node, ast.Import):
                found += [(name.name, node.lineno) for name in node.names]
            elif isinstance(node, ast.ImportFrom):
                module = node.module or ""
                if node.level:
                    module = resolve_name("." * node.level + module, self.package)
                if module and module == family:
                    found += [(f"{module}.{name.name}", node.lineno) for name in node.names]
                else:
                    found.append((module, node.lineno))
        return found

    @cache  # noqa: B019
    def room(self, module: str) -> Source | None:
        """A room that the games of a family share: a plain module beside what is its own; None for all else."""
        family, _, name = module.rpartition(".")
        if not family or family != self.own.rpartition(".")[0] or module == self.own or not name.isidentifier():
            return None
        spec = find_spec(module)
        if spec is None or spec.origin is None or spec.submodule_search_locations is not None:
            return None
        return Source(Path(spec.origin), family, module)


def sources(game: Game) -> list[Source]:
    """The modules of a game, and the shared rooms that they use."""
    own = package(game)
    return with_rooms(
        [
            Source(path, ".".join((own, *path.parent.relative_to(game.folder).parts)), own)
            for path in sorted(game.folder.rglob("*.py"))
        ]
    )


def with_rooms(found: list[Source]) -> list[Source]:
    """These, the shared rooms that they import, and those that these import, each once."""
    known = dict.fromkeys(found)
    for source in found:
        rooms = [room for module, _ in source.imports() if (room := source.room(module)) is not None]
        if not known.keys() >= set(rooms):
            return with_rooms(list(dict.fromkeys([*found, *rooms])))
    return found
