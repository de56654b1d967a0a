"""Content that visitors bring along, read in a process of `content_workers`: the options of a table, pages of maps."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from ..table.errors import BadSetup, OrcadeError
from ..table.game import Game, game_named
from ..table.options import Options, check, contents, parse, specs
from ..table.toml_written import written
from . import grounds, maps

LONGEST = 80_000
"""Characters of content that a table keeps: they are saved with every step of the match."""


class Given(NamedTuple):
    """What a form chooses among a game's options."""

    plain: dict[str, str]
    """Values of options that have a few."""
    texts: dict[str, str]
    """Content."""
    faults: dict[str, str]
    """By the name of an option: what is wrong with it."""


def sorted_out(game: Game, chosen: Mapping[str, str]) -> Given:
    """The options that the game has, apart from names that it has not, which nobody reads any further."""
    own = {each.name for each in contents(game.options)}
    known = (*(each.name for each in specs(game.options)), *own)
    given = Given({}, {}, {})
    unknown = []
    for name, value in chosen.items():
        key = name.replace("-", "_")
        if key not in known:
            unknown.append(name)
        elif key in own:
            given.texts[key] = value
        else:
            given.plain[key] = value
    if unknown:
        more = f" (and {len(unknown) - 1:,} more)" if len(unknown) > 1 else ""
        words = f"there is no option {unknown[0][:40]!r}{more}; this game has: {', '.join(known) or 'none'}"
        given.faults[unknown[0][:40]] = words
    for key, value in given.plain.items():
        try:
            parse(game.options, {key: value})
        except BadSetup as wrong:
            given.faults[key] = str(wrong)
    return given


def checked(name: str, texts: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Content of a game by option: as it is kept (`toml_written`), and what is wrong with it."""
    own = {each.name: each for each in contents(game_named(name).options)}
    kept, faults = {}, {}
    for key, text in texts.items():
        try:
            check(own[key], text)
            kept[key] = check(own[key], written(text.removeprefix("\ufeff")))
            if len(kept[key]) > LONGEST:
                faults[key] = f"it says more than {LONGEST:,} characters, also without its comments"
        except BadSetup as wrong:
            faults[key] = str(wrong)
    return kept, faults


def with_content(options: Options, kept: Mapping[str, str]) -> Options:
    """Options with content that has been `checked`."""
    return type(options)(**{key: getattr(options, key) for key in options.__struct_fields__} | dict(kept))


class Page(NamedTuple):
    """A page with drawings."""

    html: str
    well: bool
    """All that was asked for is on it."""
    drawings: dict[str, grounds.Files | None]
    """By digest; None for those that the server has."""
    address: str = ""
    """Where it has an address of its own that it had better be shown at."""


def all_maps(name: str, text: str) -> Page:
    """The page of all maps of a game, or of those in a text."""
    html, well = maps.all_maps(game_named(name), text)
    return Page(html, well, grounds.taken(()))


def board(name: str, fields: Mapping[str, str], there: Collection[str]) -> Page:
    """The page of a board of joined maps, as a query or a form says. `there`: the drawings that the server has."""
    game = game_named(name)
    laying, changed = maps.read_laying(game, fields)
    fault = ""
    try:
        laying = maps.laid(game, laying)
    except OrcadeError as wrong:
        fault = str(wrong)
    if changed and not fault and not laying.text:
        return Page("", True, {}, laying.address(game))
    html, well = maps.board(game, laying, fault)
    return Page(html, well, grounds.taken(there))
