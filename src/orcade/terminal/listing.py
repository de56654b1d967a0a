"""What is installed: games found by their names, with their players, length, maturity and options."""

from __future__ import annotations

import difflib

from ..table.errors import UnknownGame
from ..table.game import Game, game_named, installed_games
from ..table.options import Spec, contents, specs
from .output import Output

MATURITY = {"new": "new: expect rough edges", "played": "played", "proven": "proven"}


def find_game(name: str) -> Game:
    """The game of that name or title; `UnknownGame` suggests the nearest."""
    wanted = _plain(name)
    try:
        return game_named(wanted)
    except UnknownGame as unknown:
        if "cannot be loaded" in str(unknown):
            raise
        installed = installed_games()
        known = {key: key for key in installed} | {_plain(game.title): key for key, game in installed.items()}
        if wanted in known:
            return installed[known[wanted]]
        near = difflib.get_close_matches(wanted, known, 1, 0.5)
        meant = f" do you mean {known[near[0]]}?" if near else ""
        raise UnknownGame(f"there is no game {name[:40]!r};{meant} installed are: {', '.join(installed)}") from None


def _plain(title: str) -> str:
    """A title as names of games are written: "Masters' Fight" becomes "masters-fight"."""
    words = "".join(sign if sign.isalnum() else " " for sign in title.lower() if sign not in "'’")
    return "-".join(words.split())


def show_games(game: str) -> int:
    """The installed games, or one."""
    list_games(Output(), [find_game(game)] if game else list(installed_games().values()))
    return 0


def list_games(output: Output, games: list[Game]) -> None:
    """A paragraph for each game."""
    for at, game in enumerate(games):
        if at:
            output.say()
        least, most = game.seats[0], game.seats[-1]
        players = str(least) if least == most else f"{least} to {most}"
        output.say(f"{game.name}: {game.title}", style="bold")
        output.say(f"  {game.blurb}", indent=2)
        output.say(
            f"  {players} players, {game.minutes[0]} to {game.minutes[1]} minutes. "
            f"{MATURITY[game.maturity].capitalize()}. After: {game.source}.",
            indent=2,
        )
        if game.seating:
            output.say(f"  --seats: {game.seating}", indent=4)
        for spec in specs(game.options):
            output.say(f"  --option {option(spec)}", indent=6)
        for own in contents(game.options):
            output.say(f"  --option {own.name}=@FILE: {own.help.rstrip('.')}. [{own.rule}]", indent=6)


def option(spec: Spec) -> str:
    """An option with its values, the default, and what it does."""
    values = "|".join(spec.labels)
    default = spec.labels[spec.values.index(spec.default)]
    ours = " Orcade's own." if spec.ours else ""
    return f"{spec.name}={values} (usually {default}): {spec.help.rstrip('.')}. [{spec.rule}]{ours}"
