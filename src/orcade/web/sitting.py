"""A sitting: everything that is durable about one table, and how it changes.

A sitting is never changed in place. Each move makes the next sitting; what lies between the two is a `Change`,
which the store must have before anybody is shown it. Where the store refuses, the old sitting simply stands.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import msgspec
from msgspec import Struct

from ..bots import STAND_IN
from ..table.dice import Stream
from ..table.errors import Refused
from ..table.game import Ending, Game
from ..table.match import Match, TapeEntry, new
from ..table.options import Options
from ..table.record import Promise, Record, Saved, transcribe
from ..table.requests import OPEN, SPECTATOR, Ask, Rolled, Seat
from ..table.resigning import judged, walkover
from .faults import NotYet, Over, Stale
from .seats import Sitter
from .seen import Die, Line

Entry = tuple[Seat, str] | int | list[int]
"""Of the tape: an answer in notation, the outcome of a roll, the order of a shuffle."""

KEPT = -1
"""Where a log line stands that no undo takes away."""


def reader(eyes: Seat) -> int:
    """Where a line that has words for every reader keeps those for these eyes."""
    return 0 if eyes == OPEN else 1 if eyes == SPECTATOR else eyes + 2


class Logged(Struct, frozen=True, array_like=True):
    """A line of the log in the words of every reader, so that it outlives a change of the rules."""

    at: int
    """Length of the tape when it happened, or KEPT."""
    move: int
    texts: tuple[str, ...]
    """For OPEN, SPECTATOR, seat 0, seat 1 …; or a single one that is the same for all."""
    die: Die | None = None
    seat: Seat | None = None
    depth: int = 0
    rule: str = ""

    def text(self, eyes: Seat) -> str:
        """In the words of this reader; empty where it is not worth a line to him."""
        return self.texts[reader(eyes) if len(self.texts) > 1 else 0]

    def line(self, eyes: Seat) -> Line:
        return Line(self.move, self.text(eyes), self.die, self.seat, self.depth, self.rule)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sitting:
    """One table as it durably is."""

    id: str
    game: Game
    options: Options
    seed: bytes
    sitters: tuple[Sitter, ...]
    version: int = 0
    """Grows with every change, undo included."""
    opened: float = field(default_factory=time.time)
    match: Match | None = None
    """None until every seat is taken."""
    tape: tuple[Entry, ...] = ()
    """The match's own tape with answers in notation."""
    log: tuple[Logged, ...] = ()
    asked_at: dict[Seat, int] = field(default_factory=dict)
    """The version at which each open question was put."""
    given: dict[Seat, tuple[int, str]] = field(default_factory=dict)
    """The last answer of each seat and the version that it named, so that the same answer twice is harmless."""
    ending: Ending | None = None

    # What follows from it.

    @property
    def stream(self) -> Stream:
        return Stream(self.seed, [sitter.nonce for sitter in self.sitters])

    @property
    def moves(self) -> int:
        return [entry.__class__ for entry in self.tape].count(tuple)

    def answered(self, seat: Seat) -> int:
        """How many answers a seat has given."""
        return sum(1 for entry in self.tape if entry.__class__ is tuple and entry[0] == seat)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Seats that are asked now."""
        if self.match is None or self.ending is not None:
            return ()
        return tuple(ask.seat for ask in self.match.asks)

    def playing(self) -> Match:
        """The match, where it is on; `NotYet` or `Over`."""
        if self.match is None:
            raise NotYet("the match begins when every seat is taken")
        if self.ending is not None:
            raise Over(f"the match is over: {self.ending.text}")
        return self.match

    def since_step(self) -> Saved:
        """The present step alone: all that a bot needs to go on from here, and cheap to play again."""
        match = self.playing()
        length, snapshot, _ = match.step
        return Saved(snapshot, list(self.tape[length:]), (0, snapshot, 0))

    def record(self) -> Record:
        """The record with its seed; `NotYet` while the match is on, because the record tells hidden cards."""
        if self.match is None or self.ending is None:
            raise NotYet("the record can be had when the match is over: until then it would tell what is hidden")
        names = [sitter.name or self.game.names[seat] for seat, sitter in enumerate(self.sitters)]
        stream = self.stream
        nonces = [nonce.hex() for nonce in stream.nonces]
        promise = Promise(stream.commitment, stream.seed.hex(), nonces, self.match.drawn_before)
        return msgspec.structs.replace(transcribe(self.match, names), dice=promise, resigned=resigned(self.sitters))

    # How it changes.

    def take(self, seat: Seat, name: str, nonce: bytes) -> Sitting:
        """A player takes an invited seat, or, having taken it, says another name. The last one begins the match."""
        sitter = self.sitters[seat]
        taken = msgspec.structs.replace(sitter, name=name or sitter.name, nonce=sitter.nonce or nonce)
        return replace(self, sitters=_with(self.sitters, seat, taken), version=self.version + 1).begun()

    def begun(self) -> Sitting:
        """With its match begun, where every seat is taken."""
        if self.match is not None or not all(sitter.joined for sitter in self.sitters):
            return self
        match = new(self.game, len(self.sitters), options=self.options, dice=self.stream)
        return self._moved(match, outcomes(match.tape), ())

    def answer(self, seat: Seat, words: str, version: int) -> Sitting:
        """A seat answers the question that it saw at `version`. The very same answer twice changes nothing.

        `Refused` for an illegal answer, `Stale` for a question that is no longer open, `Over` after the end.
        """
        if self.given.get(seat) == (version, words):
            return self
        match = self.playing().clone()
        self.check(seat, version)
        ask = match.ask_of(seat)
        option = match.read(ask, words)
        said = option.notation(match.board(seat))
        open_before = match.asks
        match.answer(option, seat)
        tape = (*self.tape, (seat, said), *outcomes(match.tape[len(self.tape) + 1 :]))
        given = {**self.given, seat: (version, words)}
        return replace(self, version=self.version + 1, given=given)._moved(match, tape, open_before)

    def check(self, seat: Seat, version: int) -> None:
        """`Stale` where what this seat is asked now is not what its page showed at `version`."""
        if not self.asked_at.get(seat, version) <= version <= self.version:
            raise Stale("the table has moved on since this page was shown; look again, then choose")

    def undo(self, seat: Seat, version: int | None = None) -> Sitting:
        """Take back a seat's last answer; `Refused` where a die, a card or another's answer lies between.

        `version`: what the page showed that asks for it; `Stale` where it had not seen that answer, or where the
        answer has been taken back already.
        """
        match = self.playing().clone()
        last = self.given.get(seat)
        if version not in (None, self.version) and not (last and version and last[0] < version <= self.version):
            raise Stale("the table has moved on since this page was shown; look again before you take anything back")
        open_before = match.asks
        length = match.undo(seat)
        tape = self.tape[:length] + self.tape[length + 1 :][: len(match.tape) - length]
        log = tuple(line for line in self.log if line.at <= length)
        told = self._told(f"{self.game.names[seat]} takes an answer back.", seat)
        given = {other: last for other, last in self.given.items() if other != seat}
        before = replace(self, version=self.version + 1, log=(*log, told), given=given)
        return before._moved(match, tape, open_before)

    def resign(self, seat: Seat) -> Sitting:
        """A player gives up. Where one player is left, he wins; else a bot plays the seat on, and it ranks last."""
        self.playing()
        sitter = self.sitters[seat]
        if sitter.level:
            raise Refused(f"{self.game.names[seat]} is played by a bot already")
        order = 1 + max(other.gave_up for other in self.sitters)
        sitters = _with(self.sitters, seat, msgspec.structs.replace(sitter, gave_up=order, level=STAND_IN))
        name = self.game.names[seat]
        ending = walkover(self.game, len(sitters), resigned(sitters))
        text = f"{name} gives up and will rank last; a bot plays on for the rest of it."
        if ending is not None:
            text = ending.text
        log = (*self.log, self._told(text, seat))
        return replace(self, sitters=sitters, version=self.version + 1, log=log, ending=ending)

    def leave(self, seat: Seat) -> Sitting:
        """A player leaves for now: a bot answers for the seat until he is back."""
        self.playing()
        if self.sitters[seat].level:
            raise Refused(f"{self.game.names[seat]} is played by a bot already")
        name = self.game.names[seat]
        text = f"{name} leaves for now; the {STAND_IN} bot plays until {name} is back."
        return self._seated(seat, STAND_IN, text)

    def come_back(self, seat: Seat) -> Sitting:
        """A player who had left for now answers again, from the next question on that no bot has answered."""
        self.playing()
        if not self.sitters[seat].away:
            raise Refused(f"{self.game.names[seat]} has not left the table")
        return self._seated(seat, "", f"{self.game.names[seat]} is back.")

    def _seated(self, seat: Seat, level: str, text: str) -> Sitting:
        sitters = _with(self.sitters, seat, msgspec.structs.replace(self.sitters[seat], level=level))
        log = (*self.log, self._told(text, seat))
        return replace(self, sitters=sitters, version=self.version + 1, log=log)

    def _told(self, text: str, seat: Seat) -> Logged:
        return Logged(KEPT, self.moves, (text,), seat=seat)

    def _moved(self, match: Match, tape: tuple[Entry, ...], open_before: Sequence[Ask]) -> Sitting:
        """With its match moved on to `tape`: what happened is logged, new questions are dated, the end is judged."""
        after = replace(self, match=match, tape=tape)
        lines = news(match, -1 if self.match is None else len(self.tape), after.moves, len(self.sitters))
        asked_at = {}
        for ask in match.asks:
            was_open = any(ask is before for before in open_before)
            asked_at[ask.seat] = self.asked_at.get(ask.seat, self.version) if was_open else self.version
        ending = None
        if match.standings is not None:
            ending = judged(self.game, match.standings, resigned(self.sitters))
        return replace(after, log=(*self.log, *lines), asked_at=asked_at, ending=ending)


def resigned(sitters: Sequence[Sitter]) -> list[Seat]:
    """Who gave up, in that order."""
    gone = [(sitter.gave_up, seat) for seat, sitter in enumerate(sitters) if sitter.gave_up]
    return [seat for _, seat in sorted(gone)]


def _with(sitters: tuple[Sitter, ...], seat: Seat, sitter: Sitter) -> tuple[Sitter, ...]:
    return (*sitters[:seat], sitter, *sitters[seat + 1 :])


def outcomes(entries: Iterable[TapeEntry]) -> tuple[int | list[int], ...]:
    """What chance gave, as the store keeps it."""
    found: list[int | list[int]] = []
    for entry in entries:
        assert not isinstance(entry, tuple), "an answer draws no answer after it"
        found.append(entry if isinstance(entry, int) else list(entry))
    return tuple(found)


def news(match: Match, since: int, moves: int, seats: int) -> list[Logged]:
    """What happened after the tape had `since` entries, in the words of every reader."""
    lines = []
    for each in match.happened_since(since):
        event = each.event
        texts: tuple[str, ...] = tuple(each.text(eyes) for eyes in (OPEN, SPECTATOR, *range(seats)))
        if len(set(texts)) == 1:
            texts = texts[:1]
        if not any(texts):
            continue
        rolled = event if isinstance(event, Rolled) else None
        die = Die(rolled.sides, rolled.value, rolled.need) if rolled else None
        seat = getattr(event, "seat", None)
        who = seat if isinstance(seat, int) and 0 <= seat < seats else None
        lines.append(Logged(each.at, moves, texts, die, who, 1 if rolled else 0, event.rule))
    return lines
