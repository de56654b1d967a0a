"""The command `orcade lab try`: a change is tried, and some ten lines say what it does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..lab.crew import crew
from ..table.errors import BadSetup
from ..table.options import parse
from .arena import parse_bots
from .listing import find_game
from .output import Output, wants_plain
from .seats import parse_options
from .signals import INTERRUPTED, hangups_as_ctrl_c

if TYPE_CHECKING:
    from ..lab.trying import Change, Trial


def try_change(
    name: str,
    changes: Sequence[str],
    against: Sequence[str],
    bots: str,
    games: int,
    seed: int,
    workers: int | None,
    plain: bool,
) -> int:
    """Play with and without a change until something is certain; say in some ten lines what it does."""
    from ..lab.trying import (
        Setting,
        Trial,
        attempt,
        held_against,
    )  # What comes with `orcade[lab]` is needed from here on.

    game = find_game(name)
    base, changed = (parse(game.options, parse_options(words)) for words in (against, changes))
    if base == changed:
        raise BadSetup("nothing is changed: give --option name=value, or --deck FILE")
    if games < 2:
        raise BadSetup(f"a change is tried with at least 2 games of each, not {games}")
    base, said = held_against(base, changed)
    levels = parse_bots(game, bots or ",".join(["easy"] * max(game.seats[0], min(4, game.seats[-1]))))
    output = Output(plain=plain)
    trial = Trial(games)

    def watch(now: Trial) -> None:
        if not wants_plain(sys.stderr):
            print(f"{now.wanted} games of each …", file=sys.stderr, flush=True)

    try:
        with hangups_as_ctrl_c():
            attempt(Setting(game, tuple(levels), base, changed, seed), trial, crew(workers), watch)
    except KeyboardInterrupt:
        output.say("Stopped, and nothing is certain yet.")
        return INTERRUPTED
    output.say(f"{game.title}: {trial.games} games of each, played by {', '.join(levels)}, seed {seed}", style="bold")
    for line in said:
        output.say(line)
    certain, others = trial.lines()
    _say(output, "What it changes:", certain)
    _say(output, "What may as well be chance:", others)
    if not (certain or others):
        output.say("Nothing differs: with it, all these games came out as they did without.")
    elif not certain:
        output.say("Nothing is certain: what it changes, if anything, is too little to be seen in so many games.")
    return 0


def _say(output: Output, head: str, found: Sequence[Change]) -> None:
    if found:
        output.say(head)
        for change in found:
            output.say(f"{change.sentence}: {change.figures}", indent=2)
