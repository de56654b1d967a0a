"""One screen for several people: what each has been told, and that nobody sees another's cards."""

from __future__ import annotations

from ..table.cards import PUBLIC
from ..table.match import Match
from ..table.requests import SPECTATOR, Ask, Seat
from . import show
from .company import Company
from .input import Reader
from .output import Output


class SharedScreen:
    """Whose cards are on the screen, and how far each reader knows what has happened."""

    def __init__(self, match: Match, company: Company, output: Output, reader: Reader) -> None:
        self._match = match
        self._company = company
        self._output = output
        self._reader = reader
        self._eyes: Seat | None = None
        """Whose cards are on the screen."""
        self._told: dict[Seat, int] = {}
        """By seat: how many happenings it has been told of."""
        self._open: tuple[Ask, ...] = ()
        """Questions to others that were open when somebody last answered here: while they are, his answer is secret."""

    def hand_over(self, ask: Ask) -> None:
        """Before another player's cards come on the screen: hide those of the last one, and wait for the other."""
        before = self._eyes
        if before == ask.seat:
            return
        secret = self._hidden or any(ask is open_before for open_before in self._open)
        if secret and len(self._company.people) > 1:
            if before is not None:
                self._output.clear_screen()
            who = f"{self._output.mark(ask.seat)}Now {self._company.who(ask.seat)}"
            self._reader.read(f"{who}. Nobody else looks? Press Enter: ", (), SPECTATOR)
        self._eyes = ask.seat

    def answers(self, ask: Ask) -> None:
        """Who is asked here answers now."""
        self._open = tuple(other for other in self._match.asks if other is not ask)

    @property
    def _hidden(self) -> bool:
        """Whether somebody at the table knows a card that others do not."""
        return any(known not in (0, PUBLIC) for known in self._match.state.cards.known)

    def news(self, eyes: Seat) -> None:
        """Tell a reader what has happened since he was last told."""
        happenings = self._match.happenings
        since = min(self._told.get(eyes, 0), len(happenings))
        self._told[eyes] = len(happenings)
        if since < len(happenings):
            show.news(self._output, happenings[since:], eyes, self._company.names)

    def knows_all_but(self, seat: Seat, last: int) -> None:
        """A reader has been told of everything but so many happenings."""
        self._told[seat] = max(0, len(self._match.happenings) - last)

    def reads_as(self, eyes: Seat, readers: list[Seat]) -> None:
        """These read together from now on, as `eyes`: what one of them has not been told yet is new."""
        self._told[eyes] = min(self._told.get(seat, 0) for seat in readers)

    def taken_back(self) -> None:
        """An answer was taken back, and what happened since then has not."""
        self._told = {eyes: min(told, len(self._match.happenings)) for eyes, told in self._told.items()}
