"""Studies: which games are played by whom under what, and how many; written in TOML.

game = "hack"
seed = 1
games = 2000                      # of each line-up with each variant, at most

[[lineup]]
bots = ["easy", "easy", "easy"]   # one for each seat; they change seats from game to game

[[variant]]
name = "as it ships"

[[variant]]
name = "dearer Treasures"
options.rounds = 12
files.deck = "dearer.toml"        # content of one's own, beside the study

[until]                           # stop earlier: the 95 % interval is narrow, or a difference is decided
measure = "wins"
seat = 1
differs = 0.03
variants = ["as it ships", "dearer Treasures"]
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from orcade.bots import bot, weights_of
from orcade.bots.levels import WITH
from orcade.table.errors import OrcadeError, why
from orcade.table.game import Game, game_named
from orcade.table.options import Options, contents
from orcade.table.options import parse as parse_options
from orcade.table.toml_checks import misfits, unknown
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_texts import BadContent, line_of
from orcade.table.toml_texts import parse as parse_toml

from .measures import OF_WHOM, Measure, measure
from .playing import Task
from .stopping import Narrow, Sprt, Stopping

LONGEST = 100_000
"""Characters of a study."""

Fault = tuple[TomlPath, str]

Share = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class BadStudy(OrcadeError):
    """A study that cannot be carried out: its faults, one a line, each with file and line."""


class Lineup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays."""

    bots: list[str]


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under which rules, and with what."""

    name: str
    options: dict[str, str | int | bool] = {}
    files: dict[str, str] = {}
    """Content of one's own: the option that takes it, and a file beside the study."""


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When enough is known. Either `width`, or `differs` with two `variants` or two `bots`."""

    measure: Literal["wins", "place", "rounds", "decisions", "limit", "shared"]
    seat: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """From 1 on."""
    bot: str = ""
    width: Share | None = None
    """Of the 95 % interval, in every cell."""
    differs: Share | None = None
    """The least difference of means that matters."""
    variants: list[str] = []
    bots: list[str] = []
    """Two of one line-up, in a study of one variant; in place of `variants`."""
    lineup: Annotated[int, msgspec.Meta(ge=1)] = 1
    """Whose games are compared, from 1 on."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study as it is written."""

    game: str
    lineup: list[Lineup]
    games: Annotated[int, msgspec.Meta(ge=1, le=100_000_000)]
    seed: int = 0
    variant: list[Variant] = []
    until: Until | None = None
    decisions: bool = False
    """Keep every decision as a row, too."""


class Cell(msgspec.Struct, frozen=True):
    """One line-up with one variant."""

    number: int
    levels: tuple[str, ...]
    variant: str
    options: Any
    """The game's own `Options`."""


class Study(msgspec.Struct, frozen=True):
    """A study that can be carried out."""

    game: Game
    seed: int
    games: int
    """Of each cell, at most."""
    cells: tuple[Cell, ...]
    until: Until | None = None
    decisions: bool = False
    apart: bool = False
    """Each cell has luck of its own, where games of one index would else have the same luck in all cells."""

    @property
    def digest(self) -> str:
        """Tells one study's games from another's. How many games are wanted is no part of it: more can be added."""
        told = (
            self.game.name,
            self.game.version,
            self.seed,
            self.decisions,
            self.apart,
            [(cell.levels, cell.variant, cell.options) for cell in self.cells],
            *(file.read_text(encoding="utf-8") for file in self.weights),
        )
        return hashlib.sha256(msgspec.json.encode(told)).hexdigest()

    @property
    def weights(self) -> list[Path]:
        """The files of the weights with which bots play."""
        files = [weights_of(level) for cell in self.cells for level in cell.levels]
        return [file for file in dict.fromkeys(files) if file is not None]

    def tasks(self, first: int = 0) -> Iterator[Task]:
        """The games from this index on: those of one index in all cells, then those of the next."""
        for index in range(first, self.games):
            for cell in self.cells:
                seed = 1000 * self.seed + cell.number if self.apart else self.seed
                yield Task(self.game.name, cell.levels, seed, index, cell.options, cell.number, self.decisions)

    @property
    def measured(self) -> Measure | None:
        """What decides when enough is known."""
        until = self.until
        if until is None:
            return None
        return measure(until.measure, None if until.seat is None else until.seat - 1, until.bot)

    def stopping(self) -> Stopping | None:
        """A fresh test of whether enough is known; None where all games are wanted."""
        until, measured = self.until, self.measured
        if until is None or measured is None:
            return None
        if until.width is not None:
            return Narrow(measured, until.width)
        assert until.differs is not None
        base, other = self.compared()
        if until.bots:
            of_base, of_other = (measure(until.measure, bot=name) for name in until.bots)
            return Sprt(of_other, base.number, other.number, until.differs, measure_of_base=of_base)
        return Sprt(measured, base.number, other.number, until.differs)

    def compared(self) -> tuple[Cell, Cell]:
        """The two cells whose difference is tested; twice the same where two bots of it are compared."""
        assert self.until is not None
        lineups = list(dict.fromkeys(cell.levels for cell in self.cells))
        levels = lineups[self.until.lineup - 1]
        found = {cell.variant: cell for cell in self.cells if cell.levels == levels}
        base, other = (found[name] for name in self.until.variants or 2 * list(found))
        return base, other


def read_study(path: Path) -> Study:
    """The study in a file. `BadStudy` names all that is wrong with it, with file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as wrong:
        raise BadStudy(f"{path}: it cannot be read: {why(wrong)}") from None
    try:
        raw, lines = parse_toml(text, LONGEST, "a study")
        faults = list(misfits(raw, Written))
        if not faults:
            study, faults = _made(msgspec.convert(raw, Written), path.parent)
            if study is not None and not faults:
                return study
    except BadContent as wrong:
        raise BadStudy("\n".join(f"{path}: {each}" for each in str(wrong).splitlines())) from None
    faults.sort(key=lambda fault: line_of(lines, fault[0]))
    raise BadStudy("\n".join(f"{path}, line {line_of(lines, at)}: {words}" for at, words in faults))


def _made(written: Written, folder: Path) -> tuple[Study | None, list[Fault]]:
    """The study that is meant, and all that is wrong with it."""
    try:
        game = game_named(written.game)
    except OrcadeError as wrong:
        return None, [(("game",), str(wrong))]
    written = _beside(written, folder)
    faults = [*_lineup_faults(game, written)]
    variants = written.variant or [Variant("as it ships")]
    names = [variant.name for variant in variants]
    options: list[Options] = []
    for at, variant in enumerate(variants):
        if variant.name in names[:at]:
            faults.append((("variant", at, "name"), f"there are two variants {variant.name!r}"))
        options.append(_options(game, variant, folder, ("variant", at), faults))
    if written.until is not None:
        faults += _until_faults(game, written, written.until, names)
    if faults:
        return None, faults
    cells = [
        Cell(number, tuple(lineup.bots), name, chosen)
        for number, (lineup, (name, chosen)) in enumerate(product(written.lineup, zip(names, options)))
    ]
    return Study(game, written.seed, written.games, tuple(cells), written.until, written.decisions), []


def _beside(written: Written, folder: Path) -> Written:
    """The study with the files of weights as they are found from here; they lie beside it."""

    def found(level: str) -> str:
        file = weights_of(level)
        return level if file is None else f"{level.partition(WITH)[0]}{WITH}{folder / file}"

    lineups = [Lineup([found(level) for level in lineup.bots]) for lineup in written.lineup]
    until = written.until
    if until is not None:
        until = msgspec.structs.replace(until, bot=found(until.bot), bots=[found(level) for level in until.bots])
    return msgspec.structs.replace(written, lineup=lineups, until=until)


def _lineup_faults(game: Game, written: Written) -> Iterator[Fault]:
    if not written.lineup:
        yield ("lineup",), "a study needs a [[lineup]] of bots"
    least, most = game.seats[0], game.seats[-1]
    for at, lineup in enumerate(written.lineup):
        for place, level in enumerate(lineup.bots):
            try:
                bot(level, game)
            except OrcadeError as wrong:
                yield ("lineup", at, "bots", place), str(wrong)
        if len(lineup.bots) not in game.seats:
            legal = str(least) if least == most else f"{least} to {most}"
            yield ("lineup", at, "bots"), f"{game.title} is for {legal} players, not for {len(lineup.bots)}"
        if lineup in written.lineup[:at]:
            yield ("lineup", at), "there is such a line-up already"


def _options(game: Game, variant: Variant, folder: Path, at: TomlPath, faults: list[Fault]) -> Options:
    """The options of a variant, with its files' texts; what is wrong with them is added to `faults`."""
    given: dict[TomlPath, tuple[str, Any]] = {
        (*at, "options", name): (name, value) for name, value in variant.options.items()
    }
    own = {content.name for content in contents(game.options)}
    for name, file in variant.files.items():
        here: TomlPath = (*at, "files", name)
        if name.replace("-", "_") not in own:
            faults.append((here, unknown(name, sorted(own)) if own else f"{game.title} takes no files"))
            continue
        try:
            given[here] = name, (folder / file).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as wrong:
            faults.append((here, f"{file} cannot be read: {wrong}"))
    chosen: dict[str, Any] = {}
    for here, (name, value) in given.items():
        try:
            parse_options(game.options, {name: value})
            chosen[name] = value
        except OrcadeError as wrong:
            faults.append((here, str(wrong)))
    return parse_options(game.options, chosen)


def _until_faults(game: Game, written: Written, until: Until, names: list[str]) -> Iterator[Fault]:
    here: TomlPath = ("until",)
    if (until.width is None) == (until.differs is None):
        yield here, "either 'width' or 'differs' is needed, and not both"
    if until.measure not in OF_WHOM and (until.seat is not None or until.bot):
        yield here, f"{until.measure!r} is of the whole game; 'seat' and 'bot' go with {' and '.join(OF_WHOM)}"
    if until.measure in OF_WHOM and until.seat is None and not until.bot and not until.bots:
        yield here, f"{until.measure!r} needs a 'seat' or a 'bot' whose it is"
    if until.lineup > len(written.lineup):
        yield (*here, "lineup"), f"there are only {len(written.lineup)} line-ups"
        return
    meant = written.lineup if until.width is not None else [written.lineup[until.lineup - 1]]
    if until.seat is not None and any(until.seat > len(each.bots) for each in meant):
        yield (*here, "seat"), f"there is no seat {until.seat} in every line-up"
    if until.bot and any(until.bot not in each.bots for each in meant):
        yield (*here, "bot"), f"no {until.bot!r} plays in every line-up"
    if until.bots:
        yield from _bots_faults(until, written.lineup[until.lineup - 1], names)
    elif until.differs is not None:
        if len(until.variants) != 2 or len(set(until.variants)) != 2:
            yield here, "'differs' needs two 'variants' or 'bots', of which the second is held against the first"
        for at, name in enumerate(until.variants):
            if name not in names:
                yield (*here, "variants", at), unknown(name, names)
    elif until.variants:
        yield (*here, "variants"), "'variants' go with 'differs'"


def _bots_faults(until: Until, lineup: Lineup, names: list[str]) -> Iterator[Fault]:
    here: TomlPath = ("until", "bots")
    if until.differs is None or until.variants or until.seat is not None or until.bot:
        yield here, "'bots' go with 'differs', and with no 'variants', 'seat' or 'bot'"
    if until.measure not in OF_WHOM:
        yield here, f"{until.measure!r} is of the whole game; 'bots' go with {' and '.join(OF_WHOM)}"
    if len(names) > 1:
        yield here, "'bots' are compared in a study of one variant"
    if len(set(until.bots)) != 2 or len(until.bots) != 2:
        yield here, "two different 'bots' are needed, of which the second is held against the first"
    for at, name in enumerate(until.bots):
        if name not in lineup.bots:
            yield (*here, at), unknown(name, lineup.bots)
