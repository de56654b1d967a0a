"""What the server refuses. Each error has an HTTP status; its message is fit for a player."""

from __future__ import annotations

from ..table.errors import BadRecord, BadSetup, MatchOver, NotYourTurn, OrcadeError, Refused, UnknownGame


class UnknownLink(OrcadeError):
    """This link was never given out."""


class ExpiredLink(OrcadeError):
    """The table behind this link has been deleted."""


class WrongSeat(OrcadeError):
    """This link does not answer for that seat."""


class NoCookie(OrcadeError):
    """This browser keeps no cookie, so it could not prove that a seat is its own."""


class Taken(OrcadeError):
    """Somebody else has sat down by this invitation, or has used this code."""


class Stale(OrcadeError):
    """The answer was for a question that is no longer open."""


class NotYet(OrcadeError):
    """The match has not begun, or has not ended, as it would have to."""


class UnknownPromise(OrcadeError):
    """A promise of dice that was never made, is used already, or is forgotten."""


class BadForm(OrcadeError):
    """A form or a query that cannot be read."""


class TooBig(OrcadeError):
    """A request larger than any person sends."""


class TooHard(OrcadeError):
    """Content that takes longer to read than any that can be played with."""


class TooSlow(OrcadeError):
    """A request that took longer to arrive than anybody waits."""


class TooMany(OrcadeError):
    """More requests in a short time than any person sends, or more tables than this server keeps open."""

    def __init__(self, told: str, wait: int = 5) -> None:
        """`wait`: seconds after which it may go."""
        super().__init__(told)
        self.wait = wait


class ForeignOrigin(OrcadeError):
    """Another site's page sent this form."""


class UnknownName(OrcadeError):
    """The request is for a server of another name."""


class NoCards(OrcadeError):
    """The game has no cards to show, or not that deck."""


class NoMaps(OrcadeError):
    """The game has no maps to show."""


class NoTrial(OrcadeError):
    """There is no such trial, or no trials on this server."""


class NoScoreboard(OrcadeError):
    """The game is no campaign, so it has no scoreboard."""


class DamagedTable(OrcadeError):
    """What was saved of this table is not what was written. It is closed; others are not concerned."""


class DatabaseProblem(OrcadeError):
    """The database cannot be opened, read or written. Nothing was confirmed and nothing is lost."""


STATUS: tuple[tuple[type[OrcadeError], int, str], ...] = (
    (UnknownLink, 403, "This link opens nothing"),
    (WrongSeat, 403, "Not your seat"),
    (NoCookie, 403, "A seat needs a cookie"),
    (ForeignOrigin, 403, "Sent from another site"),
    (UnknownGame, 404, "No such game"),
    (NoCards, 404, "No such cards"),
    (NoMaps, 404, "No such maps"),
    (NoTrial, 404, "No such trial"),
    (NoScoreboard, 404, "No scoreboard"),
    (Stale, 409, "The table has moved on"),
    (Taken, 409, "Somebody sits there"),
    (NotYet, 409, "Not yet"),
    (UnknownPromise, 409, "Not the promised dice"),
    (MatchOver, 410, "The match is over"),
    (ExpiredLink, 410, "This table was cleared away"),
    (TooSlow, 408, "Too slow"),
    (TooBig, 413, "Too long"),
    (NotYourTurn, 409, "Not your turn"),
    (UnknownName, 421, "Not this server's name"),
    (Refused, 422, "Not legal"),
    (BadForm, 422, "That cannot be read"),
    (TooHard, 422, "That cannot be read"),
    (BadSetup, 422, "The table cannot be set like that"),
    (BadRecord, 410, "This match cannot go on"),
    (DamagedTable, 410, "This table is closed"),
    (TooMany, 429, "Too many at once"),
    (DatabaseProblem, 503, "The table's memory is out of order"),
)
"""Error, HTTP status, title of its page. The first row that fits counts."""


def status_of(error: OrcadeError) -> tuple[int, str]:
    """HTTP status and title for an error."""
    for kind, status, title in STATUS:
        if isinstance(error, kind):
            return status, title
    return 400, "That does not work"
