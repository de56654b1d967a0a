"""Records: a finished or running match as a JSON file that replays without a random number generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec

from .dice import Stream, minutes_now
from .entries import Act, Bare, Entry, Fell, GaveUp, Looked, Mixed, Said, TookBack, bare
from .errors import BadRecord
from .game import Ending, Game
from .match import Match, encode
from .requests import Clock, Roll, Seat, Shuffle
from .resigning import concluded
from .seal import SHOWN, Sealed, chain, closing

FORMAT = 2
UNSEALED = 1
"""The format before there were seals. Its records are still read."""
LONGEST = 500
"""Characters of a record that a message quotes."""


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proves the dice. The seed is empty until the match is over."""

    commitment: str = ""
    seed: str = ""
    nonces: list[str] = []
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    """Draws made before this record starts: more than 0 where it does not reach back to the match's beginning."""

    def stream(self, minutes: Callable[[], int] = minutes_now) -> Stream:
        """The dice, by their seed and with this clock; `BadRecord` where it is not the seed that was promised."""
        try:
            seed = bytes.fromhex(self.seed)
            nonces = [bytes.fromhex(nonce) for nonce in self.nonces]
        except ValueError:
            raise BadRecord("seed and nonces must be written in hex") from None
        stream = Stream(seed, nonces, minutes)
        if stream.commitment != self.commitment:
            raise BadRecord("the seed is not the one that was promised when the match began")
        return stream


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a match again. Bytes are written in hex."""

    orcade: int = FORMAT
    game: str
    rules: int
    table: str = ""
    """The public id of the table at a server; empty where it was played elsewhere, and in format 1."""
    seats: list[str]
    """Who played, in order of seats: "Ann", or "normal bot"."""
    options: dict[str, Any]
    dice: Promise = Promise()
    start: str = ""
    """The encoded starting state in hex, where the match did not begin at the beginning."""
    seal: str = ""
    """The hex SHA-256 of what was settled before the first die; none in format 1."""
    resigned: list[Seat] = []
    """In format 1 alone: seats that gave up, in that order. Since then these are entries of the tape."""
    tape: list[Entry]
    result: Ending | None = None
    """With those who gave up ranked last; in format 1 as the game's own rules judge it."""

    @property
    def sealed(self) -> Sealed:
        """What the seal must be over."""
        dice = self.dice
        return Sealed(
            table=self.table,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=self.seats,
            promise=dice.commitment,
            nonces=dice.nonces,
            start=self.start,
            drawn=dice.drawn,
        )

    @property
    def closing(self) -> str:
        """The last link of the chain that begins with the seal, in hex: the seal of a match that is over."""
        return closing(self.seal, map(bare, self.tape))

    def check(self) -> None:
        """`BadRecord` where it holds what its format does not know."""
        if self.orcade not in (UNSEALED, FORMAT):
            raise BadRecord(f"the record has format {self.orcade}; this Orcade reads formats {UNSEALED} and {FORMAT}")
        if self.orcade == FORMAT and self.resigned:
            raise BadRecord("in this format those who gave up are entries of the tape; there is no other list of them")
        if self.orcade == UNSEALED:
            if self.seal or self.table:
                raise BadRecord(f"a record of format {UNSEALED} has no seal and no table")
            for at, entry in enumerate(self.tape, 1):
                if entry.seal or isinstance(entry, Act):
                    raise BadRecord(f"records of format {UNSEALED} have no such entry", at)
            if len(set(self.resigned) & set(range(len(self.seats)))) < len(self.resigned):
                raise BadRecord("those who gave up cannot have done so: a seat twice, or one that is not there")

    def dump(self) -> str:
        """The record as JSON, one tape entry a line."""
        unknown = ("table", "seal") if self.orcade == UNSEALED else ("resigned",)
        fields = []
        for name in self.__struct_fields__:
            if name in unknown:
                continue
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
        words = " ".join(str(wrong).split())  # It may quote the record; where that was stands at its end.
        if len(words) > LONGEST:
            words = f"{words[: LONGEST // 2]} … {words[-LONGEST // 2 :]}"
        raise BadRecord(f"this is not a record of Orcade: {words}") from None
    except RecursionError:
        raise BadRecord("this is not a record of Orcade: lists or objects lie in each other too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadRecord(f"the record is not complete JSON: {wrong}") from None
    record.check()
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
        self.entries.append(Fell(label=roll.label, sides=roll.sides, value=value))
        return value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        order = self._next()
        assert not isinstance(order, int)
        self.entries.append(Mixed(label=shuffle.label, order=list(order)))
        return order

    def clock(self, place: int, clock: Clock) -> int:
        minutes = self._next()
        assert isinstance(minutes, int)
        assert minutes >= clock.last
        self.entries.append(Looked(label=clock.label, minutes=minutes))
        return minutes


def transcribe(
    match: Match, names: Sequence[str] = (), course: Sequence[Bare] | None = None, table: str = ""
) -> Record:
    """The record of a match so far. The seed is written only when the match is over.

    `course`: all that was done and drawn, with what was taken back and who left or gave up; what stands on the match's
    tape, if omitted. `table`: the public id of the table.
    """
    game = match.game
    start = game.decoder.decode(match.first)
    whole = match.tape if course is None else course
    recorder = Recorder([entry for entry in whole if not isinstance(entry, (tuple, Act))])
    again = Match(game, game.decoder.decode(match.first), recorder)
    for entry in whole:
        if isinstance(entry, tuple):
            seat, option = entry
            said = option if isinstance(option, str) else option.notation(again.board(seat))
            recorder.entries.append(Said(seat=seat, say=said))
            again.answer(option, seat)
        elif isinstance(entry, Act):
            recorder.entries.append(entry)
            if isinstance(entry, TookBack):
                again.undo(entry.seat)
    gone = [entry.seat for entry in recorder.entries if isinstance(entry, GaveUp)]
    result = concluded(game, again.standings, start.seats, gone)
    beginning = encode(game.start(start.seats, start.options))
    stream = match.chance if isinstance(match.chance, Stream) else None
    promise = Promise()
    if stream is not None:
        seed = stream.seed.hex() if result is not None else ""
        promise = Promise(stream.commitment, seed, [nonce.hex() for nonce in stream.nonces], match.drawn_before)
    record = Record(
        game=game.name,
        rules=game.version,
        table=table,
        seats=list(names) or list(game.names[: start.seats]),
        options={name: getattr(start.options, name) for name in start.options.__struct_fields__},
        dice=promise,
        start="" if match.first == beginning else match.first.hex(),
        tape=recorder.entries,
        result=result,
    )
    return under_seal(record)


def under_seal(record: Record) -> Record:
    """The record with its seal, and each entry with the link of the chain after it."""
    seal = record.sealed.seal
    links = chain(seal, map(bare, record.tape))
    tape = [msgspec.structs.replace(entry, seal=link[:SHOWN]) for entry, link in zip(record.tape, links, strict=True)]
    return msgspec.structs.replace(record, seal=seal, tape=tape)


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
