"""The command `orcade arena`: bots play against each other; a progress bar, and a table of who won how often."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import bot, bots_named
from ..lab.arena import Results, Tally
from ..lab.arena import run as play_games
from ..lab.faults import Faults
from ..table.errors import BadSetup, OrcadeError
from ..table.game import Game
from .listing import find_game
from .output import Output, wants_plain
from .seats import parse_options
from .signals import hangups_as_ctrl_c


def run_arena(
    game: str, seats: str, games: int, seed: int, options: Sequence[str], workers: int | None, plain: bool
) -> int:
    """Let bots play against each other, and show the results."""
    found = find_game(game)
    levels = parse_bots(found, seats)
    with hangups_as_ctrl_c():
        results = play_out(found, levels, games, seed, parse_options(options), workers)
    tell(Output(plain=plain), found, results)
    return 0


def parse_bots(game: Game, seats: str) -> list[str]:
    """A bot for each seat, from "normal,easy"; `BadSetup` says what is wrong, and the form."""
    levels = bots_named(seats)
    for at, level in enumerate(levels, 1):
        try:
            bot(level, game)
        except OrcadeError as wrong:
            raise BadSetup(
                f"seat {at}: in an arena each seat is a bot; {wrong}"
                f" – for example --seats {','.join(['normal', 'easy', 'easy', 'easy'][: max(2, game.seats[0])])}"
            ) from None
    return levels


def play_out(
    game: Game,
    levels: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    workers: int | None,
) -> Results:
    """Play the games; on a terminal a bar on stderr shows how far they are."""
    if wants_plain(sys.stderr):
        return play_games(game.name, levels, games, seed, options, workers)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(game.title, total=games)
        return play_games(
            game.name, levels, games, seed, options, workers, lambda done, total: bar.update(task, completed=done)
        )


HEAD = ("", "games", "won", "", "95 % interval", "place", "decisions", "ms each")


def tell(output: Output, game: Game, results: Results) -> None:
    """Who won how often, over all and by seat; how long the games were; which limits ended them."""
    played = len(results.outcomes)
    output.say(f"{game.title}: {played} games of {', '.join(results.levels)}, seed {results.seed}", style="bold")
    if results.interrupted:
        output.say(f"(stopped early: {results.asked} were asked for)")
    if not played:
        return
    rows = [_row(tally.level, tally) for tally in results.tallies()]
    if len(dict.fromkeys(results.levels)) > 1:
        rows += [_row(f"  {each.level} as {game.names[each.seat or 0]}", each) for each in results.by_seat()]
    columns(output, [list(HEAD), *rows])
    output.say()
    rounds = "" if results.rounds is None else f", {results.rounds:.1f} rounds"
    output.say(f"A game takes {results.decisions:.1f} decisions{rounds} on average.")
    if results.draws:
        output.say(f"The first place was shared in {results.draws} games.")
    for name, count in sorted(results.limits.items()):
        output.say(f"The limit {name} ended {count} games ({count / played:.1%}).")
    faults = Faults()
    faults.add(results.outcomes)
    for words in faults.sentences:
        output.say(words)
    if not results.limits:
        output.say("No limit ended a game.")


def _row(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval
    return [
        name,
        str(tally.games),
        str(tally.wins),
        f"{tally.share:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{tally.mean_place:.2f}",
        f"{tally.decisions / tally.games:.1f}" if tally.games else "",
        f"{tally.milliseconds:.1f}",
    ]


def columns(output: Output, rows: Sequence[Sequence[str]]) -> None:
    """Rows under their heads: the first column to the left, the others, which are numbers, to the right."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for number, row in enumerate(rows):
        cells = [cell.rjust(room) if at else cell.ljust(room) for at, (cell, room) in enumerate(zip(row, wide))]
        output.block("  ".join(cells).rstrip(), style="" if number else "bold")
