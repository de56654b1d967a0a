"""Records: a finished or running match as a JSON file that replays without a random number generator."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from .dice import Stream
from .errors import BadRecord, OrcadeError, Refused
from .game import Ending, Game, game_named
from .match import Match, encode, new
from .options import parse
from .requests import Roll, Seat, Shuffle

FORMAT = 1


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


Entry = Said | Fell | Mixed


class Promise(msgspec.Struct, frozen=True):
    """What proves the dice. The seed is empty while the match is on."""

    commitment: str = ""
    seed: str = ""
    nonces: list[str] = []


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
    tape: list[Entry]
    result: Ending | None = None

    def dump(self) -> str:
        """The record as JSON, one tape entry a line."""
        text = msgspec.json.encode(self)
        return msgspec.json.format(text, indent=1).decode() + "\n"


def load(text: str | bytes) -> Record:
    """A record from JSON; `BadRecord` says where it is not one."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as wrong:
        raise BadRecord(f"this is not a record of Orcade: {wrong}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadRecord(f"the record is not complete JSON: {wrong}") from None
    if record.orcade != FORMAT:
        raise BadRecord(f"the record has format {record.orcade}; this Orcade reads format {FORMAT}")
    return record


class Recorder:
    """Chance that passes on another's outcomes and notes label and sides beside them."""

    def __init__(self, outcomes: Sequence[int | Sequence[int]]) -> None:
        self._outcomes = outcomes
        self.entries: list[Entry] = []

    def roll(self, draw: int, roll: Roll) -> int:
        value = self._outcomes[draw]
        assert isinstance(value, int)
        self.entries.append(Fell(roll.label, roll.sides, value))
        return value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        order = self._outcomes[draw]
        assert not isinstance(order, int)
        self.entries.append(Mixed(shuffle.label, list(order)))
        return order


def transcribe(match: Match, names: Sequence[str] = ()) -> Record:
    """The record of a match so far. The seed is written only when the match is over."""
    game = match.game
    start = game.decoder.decode(match.first)
    recorder = Recorder([entry for entry in match.tape if not isinstance(entry, tuple)])
    again = Match(game, game.decoder.decode(match.first), recorder, listen=False)
    for entry in match.tape:
        if isinstance(entry, tuple):
            seat, option = entry
            recorder_at = len(recorder.entries)
            said = Said(seat, option.notation(again.view(seat)))
            recorder.entries.insert(recorder_at, said)
            again.answer(option, seat)
    beginning = encode(game.start(start.seats, start.options))
    stream = match.chance if isinstance(match.chance, Stream) else None
    promise = Promise()
    if stream is not None:
        seed = stream.seed.hex() if match.over else ""
        promise = Promise(stream.commitment, seed, [nonce.hex() for nonce in stream.nonces])
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
    """A match in play as a store keeps it: outcomes as they fell, answers as (seat, notation)."""

    first: bytes
    """The encoded state at the beginning."""
    tape: list[tuple[Seat, str] | int | list[int]]
    step: tuple[int, bytes, int]
    """Where the last step began: length of the tape, the encoded state then, chance drawn before it."""


def restore(game: Game, saved: Saved, stream: Stream) -> Match:
    """A match in play from its store. Where the rules have changed since, it goes on from its last step's state.

    `BadRecord` where even that does not fit.
    """
    outcomes = [entry for entry in saved.tape if not isinstance(entry, tuple)]
    try:
        match = Match(game, game.decoder.decode(saved.first), Recorder(outcomes))
        _answer_all(match, saved.tape)
    except (OrcadeError, IndexError, AssertionError, msgspec.DecodeError):
        length, snapshot, draws = saved.step
        try:
            match = Match(game, game.decoder.decode(snapshot), Recorder(outcomes), drawn=draws)
            _answer_all(match, saved.tape[length:])
        except (OrcadeError, IndexError, AssertionError, msgspec.DecodeError) as wrong:
            raise BadRecord(f"the match cannot go on under the present rules: {wrong}") from None
    match.chance = stream
    return match


def _answer_all(match: Match, tape: Sequence[tuple[Seat, str] | int | list[int]]) -> None:
    for entry in tape:
        if isinstance(entry, tuple):
            match.answer(entry[1], entry[0])


class Tape:
    """Chance that reads a record's outcomes, and checks that they were rolled for the same thing."""

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


class Replay:
    """A record being played again, entry by entry."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = _game_of(record)
        self.tape = Tape(record.tape)
        self.match = self._open()

    def _open(self) -> Match:
        record, game = self.record, self.game
        options = parse(game.options, record.options)
        state = None
        if record.start:
            try:
                state = game.decoder.decode(bytes.fromhex(record.start))
            except (ValueError, msgspec.DecodeError) as wrong:
                raise BadRecord(f"the starting state cannot be read: {wrong}") from None
        return new(game, len(record.seats), options=options, dice=self.tape, state=state)

    @property
    def done(self) -> bool:
        return self.tape.at >= len(self.record.tape)

    def forward(self) -> None:
        """Play the next answer with all that follows from it; `BadRecord` where it does not fit."""
        entry = self.tape._next("an answer")
        if not isinstance(entry, Said):
            raise BadRecord(f"expected an answer, found {_told(entry)}", self.tape.at)
        at = self.tape.at
        try:
            self.match.answer(entry.say, entry.seat)
        except Refused as refused:
            raise BadRecord(f"{_told(entry)} is not legal: {refused}", at) from None


def replay(record: Record) -> Match:
    """The match of a record, played to the record's end. `BadRecord` names the first entry that does not fit."""
    again = Replay(record)
    while not again.done:
        again.forward()
    if record.result is not None and record.result != again.match.standings:
        found = again.match.standings
        told = found.text if found else "the match is not over"
        raise BadRecord(f"the record gives another result than the match has: {told}", len(record.tape))
    return again.match


def verify(record: Record) -> Match:
    """Replay a record and recompute every die from its seed; `BadRecord` names the first entry that is wrong."""
    match = replay(record)
    if not match.over:
        raise BadRecord("the match is not over, so its seed is still secret")
    if not record.dice.seed:
        raise BadRecord("the record holds no seed, so its dice cannot be proved")
    try:
        seed = bytes.fromhex(record.dice.seed)
        nonces = [bytes.fromhex(nonce) for nonce in record.dice.nonces]
    except ValueError:
        raise BadRecord("seed and nonces must be written in hex") from None
    if hashlib.sha256(seed).hexdigest() != record.dice.commitment:
        raise BadRecord("the seed is not the one that was promised when the match began")
    stream = Stream(seed, nonces)
    draw = 0
    for at, entry in enumerate(record.tape, 1):
        if isinstance(entry, Fell):
            due = stream.roll(draw, Roll(0, entry.sides, entry.label, ""))
            if entry.value != due:
                raise BadRecord(f"the die for {entry.label!r} was {due}, the record says {entry.value}", at)
            draw += 1
        elif isinstance(entry, Mixed):
            order = stream.shuffle(draw, Shuffle([0] * len(entry.order), entry.label, ""))  # type: ignore[list-item]
            if list(order) != entry.order:
                raise BadRecord(f"the shuffle for {entry.label!r} gave another order", at)
            draw += 1
    return match


def _game_of(record: Record) -> Game:
    try:
        game = game_named(record.game)
    except OrcadeError as wrong:
        raise BadRecord(str(wrong)) from None
    if record.rules != game.version:
        raise BadRecord(
            f"the record is from version {record.rules} of the rules of {game.title}; this is version {game.version}"
        )
    return game


def _told(entry: Entry) -> str:
    if isinstance(entry, Said):
        return f"the answer {entry.say[:60]!r} of seat {entry.seat + 1}"
    if isinstance(entry, Fell):
        return f"a roll of d{entry.sides} for {entry.label!r}"
    return f"a shuffle for {entry.label!r}"
