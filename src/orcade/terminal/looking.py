"""Commands that only look: a rule, a distance, the log, the score. Nothing here changes the match."""

from __future__ import annotations

from collections.abc import Sequence

from .. import draw
from ..table.game import Game
from ..table.match import Match
from ..table.requests import Seat
from ..table.scoreboard import Heat
from . import show
from .measure import Unmeasured, measure
from .paper import Paper
from .rules import NoRule, find_rule, show_rule

PAGE = 20
"""Lines that `log` shows."""


def rule(paper: Paper, game: Game, words: str) -> None:
    """The rule of that id or name."""
    try:
        show_rule(paper, game, find_rule(game, words))
    except NoRule as unknown:
        paper.say(f"{unknown}.", style="red")


def distances(paper: Paper, match: Match, seat: Seat, words: str) -> None:
    """How far it is."""
    try:
        for line in measure(match.scene(seat), words):
            paper.say(f"  {line}", indent=4)
    except Unmeasured as wrong:
        paper.say(f"{str(wrong)[:1].upper()}{str(wrong)[1:]}.", style="red", indent=2)


def log(paper: Paper, match: Match, seat: Seat, rest: str) -> None:
    """What has happened: some lines, so many, or all."""
    happenings = match.happenings
    count = PAGE
    if rest == "all":
        count = len(happenings)
    elif rest:
        if not (rest.isascii() and rest.isdigit()):
            paper.say("log, log 50 or log all")
            return
        count = int(rest)
    if not show.news(paper, happenings[-count:] if count else [], seat, match.game.names):
        paper.say("Nothing has happened yet.")


def score(paper: Paper, match: Match, seat: Seat, who: Sequence[str]) -> None:
    """The scoreboard of a campaign: the standings, then each discipline with its feats and its story."""
    if match.game.scoreboard is None:
        paper.say(f"{match.game.title} keeps no score.")
        return
    board = match.game.scoreboard(match.view(seat))
    paper.say(draw.scores(board, who), indent=show.INDENT)
    for heat in board.heats:
        if heat.story or heat.feats:
            paper.say()
            _told(paper, heat, who)


def _told(paper: Paper, heat: Heat, who: Sequence[str]) -> None:
    stands = "" if heat.stands == "played" else f" ({heat.stands})"
    paper.say(f"{heat.title}{stands}", style="bold")
    for sentence in heat.story:
        paper.say(f"  {sentence}", indent=2)
    for feat in heat.feats:
        when = f", {feat.when}" if feat.when else ""
        paper.say(f"  Feat: {feat.name}, {who[feat.seat]}{when} [{feat.rule}]", indent=4)
