"""The command `orcade maps`: checks and shows the maps of games that have an `atlas`."""

from __future__ import annotations

from pathlib import Path

from ..draw.map_pages import map_pages
from ..table.atlas import Atlas, Sheets
from ..table.errors import BadSetup, OrcadeError
from ..table.game import Game, installed_games
from .exit_codes import CheckFailed
from .files import read_content, write_new
from .listing import find_game
from .output import Output
from .whose_file import fitting


class BadMaps(CheckFailed):
    """Maps that cannot be played on."""


def check_maps(file: Path, game: str) -> None:
    """Check maps, and say what is on them. `BadMaps` says what is wrong; `BadFile`: there is no such file."""
    found = _game(game, file)
    atlas = _atlas(found)
    read = _read(atlas, file)
    output = Output()
    output.say(f"{file}: all is well.", style="bold")
    for sheet in read.sheets:
        output.say(f"{sheet.name}: {', '.join(sheet.facts)}.", indent=2)
    if read.warnings:
        output.say("It can be played on, but had better be otherwise:")
        for words in read.warnings:
            output.say(words, indent=2)
    output.say(f"Play on it: orcade new {found.name} --option {atlas.option}=@{file}", style="dim", indent=2)


def show_maps(file: Path | None, game: str, plain: bool) -> None:
    """Every map of a file, or every one that ships, as it is drawn."""
    atlas = _atlas(_game(game, file))
    read = atlas.read(atlas.shipped()) if file is None else _read(atlas, file)
    output = Output(plain=plain)
    for group in atlas.signs:
        output.say(", ".join(f"{sign} {name}" for sign, name in group.items()), style="dim")
    for sheet in read.sheets:
        output.say()
        output.say(sheet.name, style="bold")
        for words in (sheet.line, f"{', '.join(sheet.facts)}."):
            if words:
                output.say(words, indent=2)
        output.say()
        for line in sheet.drawing:
            output.say(line)
        for words in sheet.parts:
            output.say(words, indent=2)


def write_maps(file: Path | None, to: Path, game: str) -> None:
    """Every map of a file, or every one that ships, as a page: a new file. `BadFile` where it cannot be made."""
    found = _game(game, file)
    atlas = _atlas(found)
    read = atlas.read(atlas.shipped()) if file is None else _read(atlas, file)
    write_new(to, map_pages(found.title, read.sheets))
    Output().say(f"{len(read.sheets)} maps are in {to}: open it in a browser.")


def _game(name: str, file: Path | None) -> Game:
    """The game of that name; without a name, the one to which the file belongs, or else the only one that has maps."""
    if name:
        found = find_game(name)
        if found.atlas is None:
            raise BadSetup(f"{found.title} has no maps")
        return found
    having = [game for game in installed_games().values() if game.atlas is not None]
    if not having:
        raise BadSetup("no game here has maps")
    if file is not None:
        having = fitting([(game, _atlas(game).tables) for game in having], read_content(file))
    if len(having) > 1:
        raise BadSetup(f"which game's maps? --game with one of: {', '.join(game.name for game in having)}")
    return having[0]


def _atlas(game: Game) -> Atlas:
    assert game.atlas is not None
    return game.atlas


def _read(atlas: Atlas, file: Path) -> Sheets:
    """The maps of a file."""
    text = read_content(file)
    try:
        return atlas.read(text)
    except OrcadeError as wrong:
        raise BadMaps("\n".join(f"{file}: {line}" for line in str(wrong).splitlines())) from wrong
