"""Records: a finished or running match as a JSON file that replays without a random number generator."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from .dice import Stream
from .errors import BadRecord, BadSetup, OrcadeError, Refused
from .game import Ending, Game, game_named
from .match import Match, encode, new
from .options import parse
from .requests import CardId, Clock, Roll, Seat, Shuffle

FORMAT = 1
MOST = 65_536
"""Sides of a die and cards of a pile: more could not be drawn fairly from 16-bit words."""
LONGEST_LABEL = 1_000
"""Characters. It is hashed again and again, and rules have labels of a few words."""
LONGEST_TOLD = 1_000
"""Characters of a message at most, whatever somebody has written into a record."""


class Said(msgspec.Struct, frozen=True, tag_field="what", tag="answer"):
    """A seat answered, in notation."""

    seat: Seat
    say: str


class Fell(msgspec.Struct, frozen=True, tag_field="what", tag="roll"):
    """A die fell."""

    label: str
    sides: int
    value: int


class Mixed(msgspec.Struct, frozen=True, tag_field="what", tag="shuffle"):
    """A pile was shuffled: place i got what lay at place `order[i]`."""

    label: str
    order: list[int]


class Looked(msgspec.Struct, frozen=True, tag_field="what", tag="clock"):
    """The clock was looked at. No seed gives what it showed; only that it never runs back can be checked."""

    label: str
    minutes: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    """Since 1970 began."""


Entry = Said | Fell | Mixed | Looked


class Promise(msgspec.Struct, frozen=True):
    """What proves the dice. The seed is empty until the match is over."""

    commitment: str = ""
    seed: str = ""
    nonces: list[str] = []
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    """Draws made before this record starts: more than 0 where it does not reach back to the match's beginning."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a match again. Bytes are written in hex."""

    orcade: int = FORMAT
    game: str
    rules: int
    seats: list[str]
    """Who played, in order of seats."""
    options: dict[str, Any]
    dice: Promise = Promise()
    start: str = ""
    """The encoded starting state in hex, where the match did not begin at the beginning."""
    resigned: list[Seat] = []
    """Seats that gave up, in that order. Where they are all but one, that ended the match and the tape breaks off."""
    tape: list[Entry]
    result: Ending | None = None
    """As the game's own rules judge it."""

    def dump(self) -> str:
        """The record as JSON, one tape entry a line."""
        fields = []
        for name in self.__struct_fields__:
            if name == "tape":
                entries = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in self.tape)
                fields.append(f' "tape": [\n  {entries}\n ]' if entries else ' "tape": []')
            else:
                fields.append(f' "{name}": {msgspec.json.encode(getattr(self, name)).decode()}')
        return "{\n" + ",\n".join(fields) + "\n}\n"


def load(text: str | bytes) -> Record:
    """A record from JSON; `BadRecord` says where it is not one. Some editors begin a file with a byte-order mark."""
    try:
        bare = text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(b"\xef\xbb\xbf")
        record = msgspec.json.decode(bare, type=Record)
    except msgspec.ValidationError as wrong:
        raise BadRecord(f"this is not a record of Orcade: {wrong}") from None
    except RecursionError:
        raise BadRecord("this is not a record of Orcade: lists or objects lie in each other too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadRecord(f"the record is not complete JSON: {wrong}") from None
    if record.orcade != FORMAT:
        raise BadRecord(f"the record has format {record.orcade}; this Orcade reads format {FORMAT}")
    return record


class Recorder:
    """A source of chance that gives known results again, and notes what each was rolled for."""

    def __init__(self, outcomes: Sequence[int | Sequence[int]]) -> None:
        self._outcomes = outcomes
        self._at = 0
        self.entries: list[Entry] = []

    def _next(self) -> int | Sequence[int]:
        self._at += 1
        return self._outcomes[self._at - 1]

    def roll(self, draw: int, roll: Roll) -> int:
        value = self._next()
        assert isinstance(value, int)
        assert 1 <= value <= roll.sides
        self.entries.append(Fell(roll.label, roll.sides, value))
        return value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        order = self._next()
        assert not isinstance(order, int)
        self.entries.append(Mixed(shuffle.label, list(order)))
        return order

    def clock(self, place: int, clock: Clock) -> int:
        minutes = self._next()
        assert isinstance(minutes, int)
        assert minutes >= clock.last
        self.entries.append(Looked(clock.label, minutes))
        return minutes


def transcribe(match: Match, names: Sequence[str] = ()) -> Record:
    """The record of a match so far. The seed is written only when the match is over."""
    game = match.game
    start = game.decoder.decode(match.first)
    recorder = Recorder([entry for entry in match.tape if not isinstance(entry, tuple)])
    again = Match(game, game.decoder.decode(match.first), recorder)
    for entry in match.tape:
        if isinstance(entry, tuple):
            seat, option = entry
            recorder.entries.append(Said(seat, option.notation(again.board(seat))))
            again.answer(option, seat)
    beginning = encode(game.start(start.seats, start.options))
    stream = match.chance if isinstance(match.chance, Stream) else None
    promise = Promise()
    if stream is not None:
        seed = stream.seed.hex() if match.over else ""
        promise = Promise(stream.commitment, seed, [nonce.hex() for nonce in stream.nonces], match.drawn_before)
    return Record(
        game=game.name,
        rules=game.version,
        seats=list(names) or list(game.names[: start.seats]),
        options={name: getattr(start.options, name) for name in start.options.__struct_fields__},
        dice=promise,
        start="" if match.first == beginning else match.first.hex(),
        tape=recorder.entries,
        result=match.standings,
    )


class Saved(msgspec.Struct, frozen=True):
    """A match in play as a database keeps it: results of chance, and answers as (seat, notation)."""

    first: bytes
    """The encoded state at the beginning."""
    tape: list[tuple[Seat, str] | int | list[int]]
    step: tuple[int, bytes, int]
    """Where the last step began: length of the tape, the encoded state then, chance drawn before it."""
    drawn: int = 0
    """Chance drawn before `first`."""


def restore(game: Game, saved: Saved, stream: Stream) -> Match:
    """A match in play, restored.

    Where the rules have changed since, it goes on from its last step: with what was answered and rolled in that step
    if it still fits, else from the step's beginning. Its `first` then differs from the stored one and its tape is
    shorter: store it anew. `BadRecord` where even the state cannot be read or played any more.
    """
    length, snapshot, drawn = saved.step
    since = saved.tape[length:]
    try:
        match = _resume(game, saved.first, saved.tape, saved.drawn, stream)
        if match.step == saved.step:  # Else the rules now give another state.
            return match
    except Exception:  # Rules other than those that made the tape may fail on it in any way.
        pass
    try:
        return _resume(game, snapshot, since, drawn, stream)
    except Exception:
        pass
    try:
        return Match(game, game.decoder.decode(snapshot), stream, drawn=drawn)
    except Exception as wrong:
        raise BadRecord(f"the match cannot go on under the present rules: {wrong}") from wrong


def _resume(
    game: Game, first: bytes, tape: Sequence[tuple[Seat, str] | int | list[int]], drawn: int, stream: Stream
) -> Match:
    """Play a saved tape again; raises some exception where it does not fit, to the last entry."""
    outcomes: list[int | Sequence[int]] = [entry for entry in tape if not isinstance(entry, tuple)]
    match = Match(game, game.decoder.decode(first), Recorder(outcomes), drawn=drawn)
    for entry in tape:
        if isinstance(entry, tuple):
            match.answer(entry[1], entry[0])
    if len(match.tape) != len(tape):
        raise BadRecord("the tape holds outcomes that nothing asked for")
    match.chance = stream
    return match


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
            raise BadRecord(f"expected a roll of d{roll.sides} for {roll.label!r}, found {_told(entry)}", self.at)
        if not 1 <= entry.value <= roll.sides:
            raise BadRecord(f"a d{roll.sides} cannot show {entry.value}", self.at)
        return entry.value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        entry = self._next(f"a shuffle for {shuffle.label!r}")
        if not isinstance(entry, Mixed) or entry.label != shuffle.label:
            raise BadRecord(f"expected a shuffle for {shuffle.label!r}, found {_told(entry)}", self.at)
        if sorted(entry.order) != list(range(len(shuffle.pile))):
            raise BadRecord(f"this is no order of {len(shuffle.pile)} cards", self.at)
        return entry.order

    def clock(self, place: int, clock: Clock) -> int:
        entry = self._next(f"a look at the clock for {clock.label!r}")
        if not isinstance(entry, Looked) or entry.label != clock.label:
            raise BadRecord(f"expected a look at the clock for {clock.label!r}, found {_told(entry)}", self.at)
        if entry.minutes < clock.last:
            raise BadRecord(f"the clock cannot run back from {clock.last} to {entry.minutes} minutes", self.at)
        return entry.minutes


class Replay:
    """A record being played again, entry by entry.

    One from another version of the rules is played by the present ones: as far as they agree with it.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = _game_of(record)
        self.tape = Tape(record.tape)
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

    def forward(self) -> None:
        """Play the next answer with all that follows from it; `BadRecord` where it does not fit."""
        try:
            self._forward()
        except BadRecord as wrong:
            raise self.blamed(wrong) from None

    def _forward(self) -> None:
        entry = self.tape._next("an answer")
        at = self.tape.at
        if not isinstance(entry, Said):
            raise BadRecord(f"expected an answer, found {_told(entry)}", at)
        try:
            self.match.answer(entry.say, entry.seat)
        except Refused as refused:
            raise BadRecord(f"{_told(entry)} is not legal: {refused}", at) from None
        except BadRecord:
            raise
        except Exception as wrong:
            if not self.record.start and not self.foreign:
                raise
            raise BadRecord(f"the match cannot be played on: {wrong}", at) from None


def replay(record: Record) -> Match:
    """The match of a record, played to the record's end. `BadRecord` names the first entry that does not fit."""
    again = Replay(record)
    while not again.done:
        again.forward()
    found = again.match.standings
    if record.result is not None and found is None:
        early = BadRecord("the record gives a result, but its tape ends before the match does", len(record.tape) + 1)
        raise again.blamed(early)
    if record.result is not None and record.result != found:
        raise again.blamed(BadRecord(f"the record gives another result than the match has: {found and found.text}"))
    return again.match


def verify(record: Record) -> Match:
    """Replay a record and recompute every die from its seed; `BadRecord` names the first entry that is wrong."""
    forged = _first_forged(record)
    try:
        match = replay(record)
    except BadRecord as wrong:
        # A die that was changed is often noticed only later, by an answer that it made illegal.
        if forged is not None and forged.entry and not 0 < wrong.entry <= forged.entry:
            raise forged from None
        raise
    gave_up = {seat for seat in record.resigned if 0 <= seat < len(record.seats)}
    left = len(record.seats) - len(gave_up)
    if not match.over and left > 1:
        raise BadRecord("the match is not over, so its seed is still secret")
    if len(gave_up) < len(record.resigned) or left < 1 or (match.over and gave_up and left < 2):
        raise BadRecord("those who gave up cannot have done so: a seat twice, one that is not there, or too many")
    if forged is not None:
        raise forged
    return match


def _first_forged(record: Record) -> BadRecord | None:
    """What is wrong with the dice of a record, by its seed alone; None where they are as the seed gives them."""
    if not record.dice.seed:
        return BadRecord("the record holds no seed, so its dice cannot be proved")
    try:
        seed = bytes.fromhex(record.dice.seed)
        nonces = [bytes.fromhex(nonce) for nonce in record.dice.nonces]
    except ValueError:
        return BadRecord("seed and nonces must be written in hex")
    if hashlib.sha256(seed).hexdigest() != record.dice.commitment:
        return BadRecord("the seed is not the one that was promised when the match began")
    stream = Stream(seed, nonces)
    draw = record.dice.drawn
    for at, entry in enumerate(record.tape, 1):
        impossible = _impossible(entry)
        if impossible:
            return BadRecord(impossible, at)
        if isinstance(entry, Fell):
            due = stream.roll(draw, Roll(0, entry.sides, entry.label, ""))
            if entry.value != due:
                return BadRecord(f"the die for {entry.label!r} was {due}, the record says {entry.value}", at)
            draw += 1
        elif isinstance(entry, Mixed):
            order = stream.shuffle(draw, Shuffle([CardId(0)] * len(entry.order), entry.label, ""))
            if list(order) != entry.order:
                return BadRecord(f"the shuffle for {entry.label!r} gave another order", at)
            draw += 1
    return None


def _impossible(entry: Entry) -> str:
    """Why no stream can have given this, where it would take very long to find out by trying; else empty."""
    if isinstance(entry, Said):
        return ""
    if len(entry.label) > LONGEST_LABEL:
        return f"a label of {len(entry.label):,} characters is too long; {LONGEST_LABEL:,} are the most"
    if isinstance(entry, Fell):
        return "" if 1 <= entry.sides <= MOST else f"there is no die of {entry.sides} sides"
    if isinstance(entry, Looked):
        return ""
    many = len(entry.order)
    return "" if many <= MOST else f"a pile of {many:,} cards is too large to be shuffled; {MOST:,} are the most"


def _game_of(record: Record) -> Game:
    try:
        return game_named(record.game)
    except OrcadeError as wrong:
        raise BadRecord(str(wrong)[:LONGEST_TOLD]) from None


def _told(entry: Entry) -> str:
    if isinstance(entry, Said):
        return f"the answer {entry.say[:60]!r} of seat {entry.seat + 1}"
    if isinstance(entry, Fell):
        return f"a roll of d{entry.sides} for {entry.label[:60]!r}"
    if isinstance(entry, Looked):
        return f"a look at the clock for {entry.label[:60]!r}"
    return f"a shuffle for {entry.label[:60]!r}"
