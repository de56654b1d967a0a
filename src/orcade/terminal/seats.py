"""Who sits where: "me,normal,easy" and the names that people type."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..bots import opponents
from ..table.errors import BadSetup
from ..table.game import Game
from ..table.names import told_apart, typed_name
from ..table.seal import BOT
from .files import read_content

ME = "me"


class Sitter(msgspec.Struct):
    """Who answers for a seat."""

    level: str = ""
    """Of the bot that answers; empty for a person who does so at this terminal."""
    name: str = ""
    """As typed; empty where none was."""
    resigned: bool = False
    """Gave up; the bot of `level` plays on."""
    away: bool = False
    """Has left for now; the bot of `level` plays until he is back."""

    @property
    def here(self) -> bool:
        return not self.level

    def recorded(self, fighter: str) -> str:
        """What a record calls who sat here; `sitters_of` reads it back."""
        return self.level + BOT if self.level and not (self.resigned or self.away) else self.name or fighter


def parse_seats(game: Game, spec: str, names: str = "") -> list[Sitter]:
    """Sitters from "me,normal,easy" and names from "Anna,Bob", in order of the seats that say "me".

    An empty spec seats one person and normal bots. `BadSetup` says which seat is wrong, and the form.
    """
    words = [word.strip().lower() for word in spec.split(",")] if spec.strip() else []
    if not words:
        words = [ME] + ["normal"] * (game.seats[0] - 1)
    bots = opponents()
    form = f"write each seat as {', '.join((ME, *bots[:-1]))} or {bots[-1]}, with commas: --seats {example(game)}"
    sitters = []
    for at, word in enumerate(words, 1):
        if word == ME:
            sitters.append(Sitter())
        elif word in bots:
            sitters.append(Sitter(level=word))
        else:
            said = f"seat {at} cannot be {word[:40]!r}" if word else f"seat {at} is empty"
            raise BadSetup(f"{said}; {form}")
    if len(sitters) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        span = str(least) if least == most else f"{least} to {most}"
        raise BadSetup(
            f"{game.title} is for {span} players, not {len(sitters)}; one word for each seat: --seats {example(game)}"
        )
    _name(sitters, names)
    return sitters


def example(game: Game) -> str:
    """A seat spec that this game accepts."""
    return ",".join((ME, *("normal", "easy", "easy", "easy")[: max(game.seats[0], min(4, game.seats[-1])) - 1]))


def _name(sitters: Sequence[Sitter], names: str) -> None:
    given = [typed_name(name) for name in names.split(",")] if names.strip() else []
    people = [sitter for sitter in sitters if sitter.here]
    if len(given) > len(people):
        raise BadSetup(f"{len(given)} names for {len(people)} seats that say {ME!r}: --names is for people alone")
    for sitter, name in zip(people, given, strict=False):
        sitter.name = told_apart(name, [other.name for other in people if other is not sitter])


def sitters_of(game: Game, recorded: Sequence[str]) -> list[Sitter]:
    """Who sat where, by the names in a record: "normal bot" is a bot, anybody else a person."""
    sitters = []
    for seat, name in enumerate(recorded):
        level = name.removesuffix(BOT)
        if name.endswith(BOT) and level in opponents():
            sitters.append(Sitter(level=level))
        else:
            sitters.append(Sitter(name="" if name == game.names[seat] else name))
    return sitters


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Options from "name=value" words, or "name=@FILE" for content of one's own.

    `BadSetup` says the form, or that one is given twice; `BadFile` why a file cannot be read.
    """
    chosen: dict[str, str] = {}
    for words in given:
        name, equals, value = (part.strip() for part in words.partition("="))
        if not equals or not name or not value:
            raise BadSetup(f"an option is written name=value, not {words[:60]!r}: --option round_cap=off")
        key = name.replace("-", "_")
        if key in chosen:
            raise BadSetup(f"option {name!r} is given twice")
        chosen[key] = read_content(Path(value[1:])) if value.startswith("@") else value
    return chosen
