"""Commands that only show something: a rule, a distance, the log, the score. None changes the match."""

from __future__ import annotations

from collections.abc import Sequence

from .. import draw
from ..table.game import Game
from ..table.match import Match
from ..table.requests import Seat
from ..table.scoreboard import Heat
from . import show
from .measure import Unmeasured, measure
from .output import Output
from .rules import NoRule, find_rule, show_rule

PAGE = 20
"""Lines that `log` shows."""


def rule(output: Output, game: Game, words: str) -> None:
    """The rule of that id or name."""
    try:
        show_rule(output, game, find_rule(game, words))
    except NoRule as unknown:
        words = str(unknown)
        output.say(words if words.endswith("?") else f"{words}.", style="red")


def distances(output: Output, match: Match, seat: Seat, words: str) -> None:
    """How far it is from one thing to another."""
    try:
        for line in measure(match.scene(seat), words):
            output.say(f"  {line}", indent=4)
    except Unmeasured as wrong:
        output.say(f"{str(wrong)[:1].upper()}{str(wrong)[1:]}.", style="red", indent=2)


def log(output: Output, match: Match, seat: Seat, rest: str) -> None:
    """What has happened: the last lines, so many as `rest` says, or all."""
    happenings = match.happenings
    count = PAGE
    if rest == "all":
        count = len(happenings)
    elif rest:
        if not (rest.isascii() and rest.isdigit()):
            output.say("log, log 50 or log all")
            return
        count = int(rest)
    names = match.scene(seat).names(match.game.names[: match.state.seats])
    if not show.news(output, happenings[-count:] if count else [], seat, names):
        output.say("Nothing has happened yet.")


def score(output: Output, match: Match, seat: Seat, who: Sequence[str]) -> None:
    """The scoreboard of a campaign: the standings, then each discipline with its feats and its story."""
    if match.game.scoreboard is None:
        output.say(f"{match.game.title} keeps no score.")
        return
    board = match.game.scoreboard(match.view(seat))
    output.say(draw.scores(board, who), indent=show.INDENT)
    for heat in board.heats:
        if heat.story or heat.feats:
            output.say()
            _told(output, heat, who)


def _told(output: Output, heat: Heat, who: Sequence[str]) -> None:
    stands = "" if heat.stands == "played" else f" ({heat.stands})"
    output.say(f"{heat.title}{stands}", style="bold")
    for sentence in heat.story:
        output.say(f"  {sentence}", indent=2)
    for feat in heat.feats:
        when = f", {feat.when}" if feat.when else ""
        output.say(f"  Feat: {feat.name}, {who[feat.seat]}{when} [{feat.rule}]", indent=4)
