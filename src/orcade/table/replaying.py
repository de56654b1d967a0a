"""Plays a record again: every answer by the rules, and what players did besides by what a table allows."""

from __future__ import annotations

from collections.abc import Sequence

from .entries import Act, CameBack, Entry, Fell, GaveUp, Looked, Mixed, Said, SatDown, TookBack, WentAway, told
from .errors import BadRecord, BadSetup, OrcadeError, Refused
from .game import Ending, Game, game_named
from .match import Match, new
from .options import parse
from .record import FORMAT, Record
from .requests import Clock, Roll, Seat, Shuffle
from .resigning import concluded
from .seal import BOT

LONGEST_TOLD = 1_000
"""Characters of a message at most, whatever somebody has written into a record."""


class Tape:
    """A source of chance that reads the results in a record, and checks that each was rolled for the same thing."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.at = 0

    def _next(self, wanted: str) -> Entry:
        if self.at >= len(self.entries):
            raise BadRecord(f"the record ends where {wanted} should follow", self.at + 1)
        self.at += 1
        return self.entries[self.at - 1]

    def roll(self, draw: int, roll: Roll) -> int:
        entry = self._next(f"a roll for {roll.label!r}")
        if not isinstance(entry, Fell) or entry.label != roll.label or entry.sides != roll.sides:
            raise BadRecord(f"expected a roll of d{roll.sides} for {roll.label!r}, found {told(entry)}", self.at)
        if not 1 <= entry.value <= roll.sides:
            raise BadRecord(f"a d{roll.sides} cannot show {entry.value}", self.at)
        return entry.value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        entry = self._next(f"a shuffle for {shuffle.label!r}")
        if not isinstance(entry, Mixed) or entry.label != shuffle.label:
            raise BadRecord(f"expected a shuffle for {shuffle.label!r}, found {told(entry)}", self.at)
        if sorted(entry.order) != list(range(len(shuffle.pile))):
            raise BadRecord(f"this is no order of {len(shuffle.pile)} cards", self.at)
        return entry.order

    def clock(self, place: int, clock: Clock) -> int:
        entry = self._next(f"a look at the clock for {clock.label!r}")
        if not isinstance(entry, Looked) or entry.label != clock.label:
            raise BadRecord(f"expected a look at the clock for {clock.label!r}, found {told(entry)}", self.at)
        if entry.minutes < clock.last:
            raise BadRecord(f"the clock cannot run back from {clock.last} to {entry.minutes} minutes", self.at)
        return entry.minutes


class Replay:
    """A record being played again, entry by entry.

    One from another version of the rules is played by the present ones: as far as they agree with it.
    """

    def __init__(self, record: Record) -> None:
        record.check()
        self.record = record
        self.game = _game_of(record)
        self.tape = Tape(record.tape)
        self.gone: list[Seat] = list(record.resigned)
        """Seats that have given up so far, the first one first."""
        self.away: set[Seat] = set()
        """Seats whose players have left for now."""
        try:
            self.match = self._open()
        except BadRecord as wrong:
            raise self.blamed(wrong) from None

    @property
    def foreign(self) -> bool:
        """Whether the record is from another version of the rules."""
        return self.record.rules != self.game.version

    def blamed(self, wrong: BadRecord) -> BadRecord:
        """What is wrong, with the version of the rules if that may be why."""
        if not self.foreign:
            return wrong
        why = (
            f"the record is from version {self.record.rules} of the rules of {self.game.title}, "
            f"this is version {self.game.version}, and here they differ: {wrong.told}"
        )
        return BadRecord(why, wrong.entry)

    def _open(self) -> Match:
        record, game = self.record, self.game
        try:
            options = parse(game.options, record.options)
            state = game.decoder.decode(bytes.fromhex(record.start)) if record.start else None
            match = new(
                game, len(record.seats), options=options if state is None else None, dice=self.tape, state=state
            )
        except BadRecord:
            raise
        except BadSetup as wrong:
            raise BadRecord(str(wrong)[:LONGEST_TOLD]) from None
        except Exception as wrong:  # A starting state made up by somebody may make the rules fail anywhere.
            if not record.start and not self.foreign:
                raise
            raise BadRecord(f"the starting state cannot be played: {wrong}") from None
        if state is not None and state.options != options:
            raise BadRecord("the starting state has other options than the record")
        return match

    @property
    def done(self) -> bool:
        return self.tape.at >= len(self.record.tape)

    @property
    def ending(self) -> Ending | None:
        """How the match has ended, with those who gave up ranked last; None while it is on."""
        return concluded(self.game, self.match.standings, len(self.record.seats), self.gone)

    def forward(self) -> None:
        """Play the next answer with all that follows from it, or another entry; `BadRecord` where it does not fit."""
        try:
            self._forward()
        except BadRecord as wrong:
            raise self.blamed(wrong) from None

    def _forward(self) -> None:
        entry = self.tape._next("an answer")
        at = self.tape.at
        if isinstance(entry, (Fell, Mixed, Looked)):
            raise BadRecord(f"expected an answer, found {told(entry)}", at)
        if self.record.orcade == FORMAT and self.gone and self.ending is not None:
            raise BadRecord(f"found {told(entry)}, but the match is over", at)
        try:
            if isinstance(entry, Said):
                self.match.answer(entry.say, entry.seat)
            else:
                self._do(entry)
        except Refused as refused:
            raise BadRecord(f"{told(entry)} is not legal: {refused}", at) from None
        except BadRecord:
            raise
        except Exception as wrong:
            if not self.record.start and not self.foreign:
                raise
            raise BadRecord(f"the match cannot be played on: {wrong}", at) from None

    def _do(self, act: Act) -> None:
        """What a player does besides answering; `Refused` where he cannot."""
        seat = act.seat
        if not 0 <= seat < len(self.record.seats):
            raise Refused(f"there is no seat {seat + 1}")
        if self.match.over:
            raise Refused("the match is over")
        if isinstance(act, CameBack):
            if seat not in self.away:
                raise Refused("that player had not left")
            self.away.remove(seat)
            return
        played = not self.record.seats[seat].endswith(BOT)
        if isinstance(act, SatDown) and played:
            return
        if seat in self.away or seat in self.gone or not played:
            raise Refused("a bot plays for that seat")
        if isinstance(act, TookBack):
            self.match.undo(seat)
        elif isinstance(act, WentAway):
            self.away.add(seat)
        elif isinstance(act, GaveUp):
            self.gone.append(seat)


def replay(record: Record) -> Match:
    """The match of a record, played to the record's end. `BadRecord` names the first entry that does not fit."""
    again = play_out(record)
    check_result(again)
    return again.match


def play_out(record: Record) -> Replay:
    """A record played to its end; what it says of the result is not looked at."""
    again = Replay(record)
    while not again.done:
        again.forward()
    return again


def check_result(again: Replay) -> None:
    """Whether a record that is played out gives the result that the match has: else `BadRecord`."""
    record = again.record
    since = record.orcade == FORMAT
    found = again.ending if since else again.match.standings
    if record.result is not None and found is None:
        early = BadRecord("the record gives a result, but its tape ends before the match does", len(record.tape) + 1)
        raise again.blamed(early)
    if record.result != found and (since or record.result is not None):
        raise again.blamed(BadRecord(f"the record gives another result than the match has: {found and found.text}"))


def _game_of(record: Record) -> Game:
    try:
        return game_named(record.game)
    except OrcadeError as wrong:
        raise BadRecord(str(wrong)[:LONGEST_TOLD]) from None
