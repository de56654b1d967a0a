"""What is installed: games with their players, length, maturity and options."""

from __future__ import annotations

from ..table.game import Game
from ..table.options import Spec, contents, specs
from .paper import Paper

MATURITY = {"new": "new: expect rough edges", "played": "played", "proven": "proven"}


def list_games(paper: Paper, games: list[Game]) -> None:
    """A paragraph for each game."""
    for at, game in enumerate(games):
        if at:
            paper.say()
        least, most = game.seats[0], game.seats[-1]
        players = str(least) if least == most else f"{least} to {most}"
        paper.say(f"{game.name}: {game.title}", style="bold")
        paper.say(f"  {game.blurb}", indent=2)
        paper.say(
            f"  {players} players, {game.minutes[0]} to {game.minutes[1]} minutes. "
            f"{MATURITY[game.maturity].capitalize()}. After: {game.source}.",
            indent=2,
        )
        for spec in specs(game.options):
            paper.say(f"  --option {option(spec)}", indent=6)
        for own in contents(game.options):
            paper.say(f"  --option {own.name}=@FILE: {own.help.rstrip('.')}. [{own.rule}]", indent=6)


def option(spec: Spec) -> str:
    """An option with its values, the default first named, and what it does."""
    values = "|".join(spec.labels)
    default = spec.labels[spec.values.index(spec.default)]
    ours = " Orcade's own." if spec.ours else ""
    return f"{spec.name}={values} (usually {default}): {spec.help.rstrip('.')}. [{spec.rule}]{ours}"
