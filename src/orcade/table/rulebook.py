"""Reads a game's rulebook.md: numbered rules in our own words, with rulings marked."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from .game import Game, game_named

HEADING = re.compile(r"^#{1,6}\s+(?P<id>[A-Z]{2,3}(?:-\d+| \d+(?:\.\d+)*[a-z]?))\s+(?P<title>.+?)\s*$")
ANY_HEADING = re.compile(r"^#{1,6}\s")
CHAPTER = re.compile(r"^##\s+(?P<title>.+?)\s*$")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule. Ids with a hyphen (PF-7) are rulings of ours where the source is silent."""

    id: str
    title: str
    text: str
    """Markdown, without the heading."""
    chapter: str = ""
    """The title of the chapter that it stands in; empty where the book has none."""

    @property
    def ruling(self) -> bool:
        return "-" in self.id


@cache
def rulebook(folder: Path) -> dict[str, Rule]:
    """The rules of a game's folder in printed order; ValueError for an id that is used twice."""
    rules: dict[str, Rule] = {}
    heading: re.Match[str] | None = None
    lines: list[str] = []
    chapter = ""

    def close() -> None:
        if heading is None:
            return
        if heading["id"] in rules:
            raise ValueError(f"{folder / 'rulebook.md'}: {heading['id']} is used twice")
        rules[heading["id"]] = Rule(heading["id"], heading["title"], "\n".join(lines).strip(), chapter)

    for line in (folder / "rulebook.md").read_text(encoding="utf-8").splitlines():
        if ANY_HEADING.match(line):
            close()
            heading = HEADING.match(line)
            if heading is None and (begins := CHAPTER.match(line)):
                chapter = begins["title"]
            lines = []
        else:
            lines.append(line)
    close()
    return rules


@cache
def in_a_minute(folder: Path) -> str:
    """The paragraph of a rulebook that begins with these words, in Markdown; empty where it has none."""
    paragraphs = (folder / "rulebook.md").read_text(encoding="utf-8").split("\n\n")
    return next((each for each in paragraphs if each.startswith("**In a minute.** ")), "")


@cache
def _parts(names: tuple[str, ...]) -> tuple[Game, ...]:
    return tuple(game_named(name) for name in names)


def rules_of(game: Game) -> dict[str, Rule]:
    """All rules that hold in a game: its own, then those of the games that are played within it."""
    rules = dict(rulebook(game.folder))
    for part in _parts(game.parts):
        for id, rule in rules_of(part).items():
            rules.setdefault(id, rule)
    return rules


def home(game: Game, id: str) -> Game:
    """The game in whose rulebook a rule is: the part that has the prefix of its id, else the game itself."""
    prefix = id.upper().lstrip()
    return next((part for part in _parts(game.parts) if prefix.startswith(part.prefix)), game)


def told_in(game: Game, id: str, what: str) -> str:
    """What the table in a rule tells of something that it names first, such as a feat; empty where it has none."""
    rule = rulebook(home(game, id).folder).get(id)
    rows = [line.strip("| ").split(" | ") for line in rule.text.splitlines() if line.startswith("| ")] if rule else []
    return next((row[1] for row in rows if len(row) > 1 and row[0] == what), "")
