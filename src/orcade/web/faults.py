"""What the server refuses, each with its HTTP status; messages are fit for a player."""

from __future__ import annotations

from ..table.errors import BadRecord, BadSetup, MatchOver, NotYourTurn, OrcadeError, Refused, UnknownGame


class ForgedLink(OrcadeError):
    """No such link was ever given out, or it does not reach what was asked for."""


class ExpiredLink(OrcadeError):
    """The table behind this link has been cleared away."""


class WrongSeat(OrcadeError):
    """This link does not answer for that seat."""


class Stale(OrcadeError):
    """The answer was for a question that is no longer open."""


class Over(OrcadeError):
    """The match has ended."""


class NotYet(OrcadeError):
    """The match has not begun, or has not ended, as it would have to."""


class BadForm(OrcadeError):
    """A form or a query that cannot be read."""


class TooBig(OrcadeError):
    """A request of a size that no person sends."""


class TooMany(OrcadeError):
    """Requests at a rate that no person sends, or more tables than this server keeps open."""


class ForeignOrigin(OrcadeError):
    """Another site's page sent this form."""


class NoCards(OrcadeError):
    """The game has no cards to show, or not that deck."""


class NoScores(OrcadeError):
    """The game is no campaign, so it has no scoreboard."""


class StoreProblem(OrcadeError):
    """The database cannot be opened, read or written. Nothing was acknowledged and nothing is lost."""


STATUS: tuple[tuple[type[OrcadeError], int, str], ...] = (
    (ForgedLink, 403, "This link opens nothing"),
    (WrongSeat, 403, "Not your seat"),
    (ForeignOrigin, 403, "Sent from another site"),
    (UnknownGame, 404, "No such game"),
    (NoCards, 404, "No such cards"),
    (NoScores, 404, "No scoreboard"),
    (Stale, 409, "The table has moved on"),
    (NotYet, 409, "Not yet"),
    (Over, 410, "The match is over"),
    (MatchOver, 410, "The match is over"),
    (ExpiredLink, 410, "This table was cleared away"),
    (TooBig, 413, "Too long"),
    (NotYourTurn, 409, "Not your turn"),
    (Refused, 422, "Not legal"),
    (BadForm, 422, "That cannot be read"),
    (BadSetup, 422, "The table cannot be set like that"),
    (BadRecord, 500, "This match cannot go on"),
    (TooMany, 429, "Too fast"),
    (StoreProblem, 503, "The table's memory is out of order"),
)
"""The first that fits counts."""


def status_of(error: OrcadeError) -> tuple[int, str]:
    """HTTP status and title for an error."""
    for kind, status, title in STATUS:
        if isinstance(error, kind):
            return status, title
    return 400, "That does not work"
