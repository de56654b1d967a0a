"""Shows a record again, answer by answer, as a seat saw it or with everything open."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..table.entries import DID, Act, Said
from ..table.errors import BadSetup
from ..table.match import Match
from ..table.record import Record
from ..table.replaying import Replay
from ..table.requests import OPEN, SPECTATOR, Seat
from ..table.words import listed
from . import show
from .input import Reader
from .output import Output, clean

LONGEST_PAUSE = 3600.0
"""Seconds."""


def eyes_of(words: str, record: Record, names: tuple[str, ...]) -> Seat:
    """Through whose eyes: "open", "spectator", a seat's number from 1, a fighter or a player's name."""
    said = words.strip().lower()
    if not said:
        return OPEN if record.result is not None or record.resigned else SPECTATOR
    if said == "open":
        return OPEN
    if said in ("spectator", "nobody"):
        return SPECTATOR
    if said.isascii() and said.isdigit() and 1 <= int(said) <= len(record.seats):
        return int(said) - 1
    for seat, (fighter, player) in enumerate(zip(names, record.seats, strict=False)):
        if said in (fighter.lower(), player.lower()):
            return seat
    would_do = ", ".join(["open", "spectator", *names[: len(record.seats)]])
    raise BadSetup(f"nobody's eyes are {words[:40]!r}; it can be a seat from 1 to {len(record.seats)}, or: {would_do}")


class Watch:
    """A replay of a record on the terminal."""

    def __init__(self, record: Record, eyes: Seat, output: Output, *, aloud: bool = False) -> None:
        """`aloud`: the board in sentences."""
        self.record = record
        self.aloud = aloud
        self.eyes = eyes
        self.output = output
        self.replay = Replay(record)
        self._told = 0
        self._headline = ""

    @property
    def match(self) -> Match:
        return self.replay.match

    def run(self, reader: Reader | None, delay: float, sleep: Callable[[float], None] = time.sleep) -> None:
        """Show it to the end: with a `reader` after each Enter, with a `delay` after so many seconds, else at once."""
        output, game = self.output, self.replay.game
        output.introduce(game.names[: len(self.record.seats)])
        output.say(game.title, style="bold")
        for seat, player in enumerate(self.record.seats):
            fighter = game.names[seat]
            output.say(f"  {output.mark(seat)}{fighter}{f' ({clean(player)[:60]})' if player != fighter else ''}")
        if reader is not None:
            output.say("Enter: the next answer. A number: so many. end: to the end. quit: leave.")
        slow = reader is not None or delay > 0
        ahead = 0
        self._news()
        shown = self._board(always=True)
        while not self.replay.done:
            if reader is not None:
                if ahead == 0:
                    ahead = self._how_far(reader)
                if ahead == 0:
                    return
                ahead -= 1
            self._forward()
            shown = self._board(always=slow and ahead == 0)
            if delay:
                output.flush()
                sleep(delay)
        self._close(shown)

    def _how_far(self, reader: Reader) -> int:
        """How many answers to go on; 0 to leave."""
        self.output.say()
        while True:
            try:
                said = reader.read(f"{self.replay.tape.at} of {len(self.record.tape)}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return 0
            if said in ("", "next", "n"):
                return 1
            if said in ("quit", "q", "exit"):
                return 0
            if said in ("end", "e"):
                return len(self.record.tape)
            if said.isascii() and said.isdigit() and int(said) > 0:
                return int(said)
            self.output.say("Enter, a number, end or quit.")

    def _forward(self) -> None:
        """The next answer, told to those who may know of it, with all that follows."""
        entry = self.record.tape[self.replay.tape.at]
        self.replay.forward()
        said = ""
        if isinstance(entry, Said) and self.eyes in (OPEN, entry.seat):
            said = f"> {self.replay.game.names[entry.seat]}: {entry.say}"
        elif isinstance(entry, Act):
            said = f"{self.replay.game.names[entry.seat]} {DID[type(entry)]}."
        if said or any(news.text(self.eyes) for news in (self.match.happenings)[self._told :]):
            self.output.say()
        if said:
            self.output.say(said, style="dim")
        self._news()

    def _news(self) -> None:
        happenings = self.match.happenings
        self._told = min(self._told, len(happenings))  # Something may have been taken back.
        names = self.match.scene(self.eyes).names(self.replay.game.names[: len(self.record.seats)])
        show.news(self.output, happenings[self._told :], self.eyes, names)
        self._told = len(happenings)

    def _board(self, *, always: bool) -> bool:
        """The board, always or where a new turn or round begins; whether it was shown."""
        scene = self.match.scene(self.eyes)
        headline = scene.headline.partition(":")[0]
        shown = always or headline != self._headline
        if shown:
            self.output.say()
            show.board(self.output, scene, aloud=self.aloud)
        self._headline = headline
        return shown

    def _close(self, shown: bool) -> None:
        if not shown:
            self.output.say()
            show.board(self.output, self.match.scene(self.eyes), aloud=self.aloud)
        self.output.say()
        game, record = self.replay.game, self.record
        gave_up = [game.names[seat] for seat in self.replay.gone if 0 <= seat < len(record.seats)]
        if gave_up:
            self.output.say(f"{listed(gave_up)} gave up.")
        if self.match.standings is not None:
            show.ending(self.output, self.match.standings, game.names, self.match)
        elif not gave_up:
            self.output.say("The record ends here; the match is not over.")
