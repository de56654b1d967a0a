"""The state of one table: all of it that is saved, and how it changes.

A state is never changed in place; each move makes the next one. The database must have the next one before anybody is
shown it. Where the database fails, the old state still holds.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import msgspec
from msgspec import Struct

from ..bots import STAND_IN
from ..table.dice import Stream
from ..table.entries import Act, CameBack, GaveUp, SatDown, TookBack, WentAway
from ..table.errors import MatchOver, Refused
from ..table.game import Ending, Game
from ..table.match import Match, TapeEntry, new
from ..table.options import Options
from ..table.questions import all_there_is
from ..table.record import UNSEALED, Record, Saved, transcribe, under_seal
from ..table.requests import SPECTATOR, Ask, Option, Seat
from ..table.resigning import concluded
from ..table.scene import Scene
from ..table.seal import BOT, Sealed, closing, number_of
from ..table.trails import Trails, trails
from ..table.walks import steps_to
from .errors import NotYet, Stale
from .log_entries import NO_UNDO, LogEntry, log_since
from .seats import Sitter

Entry = tuple[Seat, str] | int | list[int]
"""Of the tape: a seat's answer in notation, the outcome of a roll, or the order of a shuffle."""


class Seal(Struct, frozen=True, tag_field="what", tag="seal"):
    """The first entry of the course: what was shown to every seat when the match began, and what of that may be another
    thing later on."""

    seal: str
    names: tuple[str, ...]
    rules: int = 0
    """The version of the rules; 0 in the first editions."""
    options: tuple[str, ...] = ()
    """Names of the options that there were; none in the first editions."""


CourseEntry = Entry | Seal | Act

LONG = 50_000
"""Entries of a course. From then on a match can only be played to its end, so that it has one."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TableState:
    """One table as it is saved."""

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
    """The match's tape, with answers in notation: what still stands."""
    course: tuple[CourseEntry, ...] = ()
    """All that was done and drawn, in order, with what was taken back and who left or gave up. It only grows."""
    log: tuple[LogEntry, ...] = ()
    asked_at: dict[Seat, int] = field(default_factory=dict)
    """The version at which each seat that is asked now was asked."""
    last_answers: dict[Seat, tuple[int, str]] = field(default_factory=dict)
    """By seat: the version that its last answer named, and the answer; so the same answer twice is harmless."""
    plans: dict[Seat, int] = field(default_factory=dict)
    """By seat whose last answer was a plan: how many answers that was, which are taken back together."""
    trails: Trails = field(default_factory=dict)
    """The ways that pieces went with the last answer."""
    ending: Ending | None = None
    closing: str = ""
    """The seal of the match that is over: it covers all of the course."""

    given: list[Counter[Seat]] = field(default_factory=list, init=False, repr=False)
    """How many answers each seat has given, once they have been counted."""
    shown: list[Scene] = field(default_factory=list, init=False, repr=False)
    """What a spectator sees of the match, once it has been made."""

    # Reading.

    @property
    def stream(self) -> Stream:
        return Stream(self.seed, [sitter.nonce for sitter in self.sitters])

    @property
    def moves(self) -> int:
        return sum(self._given().values())

    def answered(self, seat: Seat) -> int:
        """How many answers a seat has given."""
        return self._given()[seat]

    def _given(self) -> Counter[Seat]:
        if not self.given:
            self.given.append(_answers(self.tape))
        return self.given[0]

    def seen(self) -> Scene:
        """What a spectator sees of the match: made once, since what others see is made from it."""
        assert self.match is not None
        if not self.shown:
            self.shown.append(self.match.scene(SPECTATOR))
        return self.shown[0]

    def undo_since(self, seat: Seat) -> int:
        """The first version that can show a seat's last answer."""
        return self.last_answers[seat][0] + 1 if seat in self.last_answers else self.version

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Seats that are asked now."""
        if self.match is None or self.ending is not None:
            return ()
        return tuple(ask.seat for ask in self.match.asks)

    @property
    def solo(self) -> bool:
        """One person plays, against bots alone."""
        return sum(not sitter.level for sitter in self.sitters) == 1

    def playing(self) -> Match:
        """The match, if it is being played now; else `NotYet` or `MatchOver`."""
        if self.match is None:
            raise NotYet("the match begins when every seat is taken")
        if self.ending is not None:
            raise MatchOver(f"the match is over: {self.ending.text}")
        return self.match

    def since_step(self) -> Saved:
        """The match from its present step on: all that a bot needs, and quick to play again."""
        match = self.playing()
        length, snapshot, _ = match.step
        return Saved(snapshot, list(self.tape[length:]), (0, snapshot, 0))

    def record(self) -> Record:
        """The record with its seed; `NotYet` while the match is on, because the record tells hidden cards."""
        if self.match is None or self.ending is None:
            raise NotYet("the record can be had when the match is over: until then it would tell what is hidden")
        if self.seal:
            record = transcribe(self.match, self._names(), self.course[1:], self.id)  # type: ignore[arg-type]
            if record.start:  # It goes on by other rules than those that were sealed.
                return record
            sealed = self.sealed
            return under_seal(msgspec.structs.replace(record, rules=sealed.rules, options=sealed.options))
        plain = transcribe(self.match, self._names())
        return msgspec.structs.replace(
            plain,
            orcade=UNSEALED,
            dice=msgspec.structs.replace(plain.dice, seed=self.seed.hex()),
            seal="",
            tape=[msgspec.structs.replace(entry, seal="") for entry in plain.tape],
            resigned=resigned(self.sitters),
            result=self.match.standings,
        )

    @property
    def seal(self) -> str:
        """Shown to every seat when the match began; empty before, and for a match from before there were seals."""
        return self._sealed_with.seal if self._sealed_with else ""

    @property
    def _sealed_with(self) -> Seal | None:
        first = self.course[0] if self.course else None
        return first if isinstance(first, Seal) else None

    @property
    def sealed(self) -> Sealed:
        """What the seal is over: also where the server has newer rules by now."""
        stream = self.stream
        seal = self._sealed_with
        rules, options = (seal.rules, seal.options) if seal else (0, ())
        return Sealed(
            table=self.id,
            game=self.game.name,
            rules=rules or self.game.version,
            options={name: getattr(self.options, name) for name in options or self.options.__struct_fields__},
            seats=self._names(),
            promise=stream.commitment,
            nonces=[nonce.hex() for nonce in stream.nonces],
        )

    def _names(self) -> list[str]:
        """Who sat there when the match began, as the seal and the record call them."""
        if self._sealed_with:
            return list(self._sealed_with.names)
        return [
            sitter.level + BOT if sitter.kind == "bot" else sitter.name or self.game.names[seat]
            for seat, sitter in enumerate(self.sitters)
        ]

    # Changing: each returns the next state.

    def join(self, seat: Seat, name: str, nonce: bytes) -> TableState:
        """A player takes an invited seat; or, having taken it, changes the name. The last one begins the match.

        Without a `nonce` the seat's number follows from the promise.
        """
        sitter = self.sitters[seat]
        taken = msgspec.structs.replace(
            sitter,
            name=name or sitter.name,
            nonce=sitter.nonce or nonce or number_of(self.stream.commitment, seat),
        )
        after = replace(self, sitters=_with(self.sitters, seat, taken), version=self.version + 1)
        if self.match is None:
            return after.begun()
        self._still_short()
        return replace(after, course=(*self.course, SatDown(seat=seat, name=taken.name)))

    def vacated(self, seat: Seat) -> TableState:
        """The host gives a seat anew, by a new invitation. Before the match begins, it waits for who takes it."""
        sitter = self.sitters[seat]
        if self.match is None:
            sitter = msgspec.structs.replace(sitter, nonce=b"")
        text = f"The host makes a new invitation for {self.game.names[seat]}: the seat is given anew."
        return replace(self, sitters=_with(self.sitters, seat, sitter)).told(text, seat)

    def told(self, text: str, seat: Seat) -> TableState:
        """With a line in the log, for everybody and for good."""
        return replace(self, version=self.version + 1, log=(*self.log, self._entry(text, seat)))

    def begun(self) -> TableState:
        """With its match begun and sealed, if every seat is taken; else unchanged."""
        if self.match is not None or not all(sitter.joined for sitter in self.sitters):
            return self
        match = new(self.game, len(self.sitters), options=self.options, dice=self.stream)
        sealed = self.sealed
        seal = Seal(sealed.seal, tuple(sealed.seats), sealed.rules, tuple(sealed.options))
        dealt = replace(self, course=(seal,))._moved(match, outcomes(match.tape), (), *outcomes(match.tape))
        return dealt._passed_on()

    def answer(self, seat: Seat, words: str, version: int) -> TableState:
        """A seat answers the question that it saw at `version`, or goes a whole way at once. The very same answer twice
        changes nothing.

        `Refused` for an illegal answer, `Stale` for a question that is no longer open, `MatchOver` after the end.
        """
        if self.last_answers.get(seat) == (version, words):
            return self
        match = self.playing()
        self.check(seat, version)
        steps = steps_to(match, match.ask_of(seat), words)
        # A plan is called otherwise than its last step, and taken back as a whole.
        plan = len(steps) > 1 and steps[-1].notation(match.board(seat)).lower() != words.lower()
        plans = {**self.plans, seat: len(steps) if plan else 1}
        after = replace(self, last_answers={**self.last_answers, seat: (version, words)}, plans=plans)
        matches, states = [match], [self]
        for step in steps:
            after = after._answered(seat, step)
            assert after.match is not None
            matches.append(after.match)
            states.append(after)
        after = after._passed_on()
        went = trails(matches, steps, seat, (state.seen() for state in states))
        if not went:
            return after
        walked = replace(after, trails=went)
        walked.shown.extend(after.shown)
        walked.given.extend(after.given)
        return walked

    def _answered(self, seat: Seat, option: Option) -> TableState:
        match = self.playing().clone()
        said = option.notation(match.board(seat))
        open_before = match.asks
        match.answer(option, seat)
        added = ((seat, said), *outcomes(match.tape[len(self.tape) + 1 :]))
        return replace(self, version=self.version + 1)._moved(match, (*self.tape, *added), open_before, *added)

    def _passed_on(self) -> TableState:
        """Where one person plays against bots alone, what he can only pass is passed at once.

        Bots learn nothing from how soon he passes. Where other people play, his page takes as long as a thought.
        """
        after = self
        while (idle := after._idle()) is not None:
            after = after._answered(*idle)
        return after

    def _idle(self) -> tuple[Seat, Option] | None:
        """Who is asked and can only pass, and the answer that does it; None where nobody else may be told of it."""
        if self.match is None or self.ending is not None or not self.solo:
            return None
        for ask in self.match.asks:
            passing = None if self.sitters[ask.seat].level else all_there_is(ask)
            if passing is not None:
                return ask.seat, passing
        return None

    def check(self, seat: Seat, version: int) -> None:
        """Whether a page of that version shows what this seat is asked now: `Stale` where it does not, such as one of
        before the end."""
        shown = self.asked_at.get(seat, version) <= version <= self.version
        ended_since = self.ending is not None and version != self.version
        if not shown or ended_since:
            raise Stale("the table has moved on since this page was shown; look again, then choose")

    def undo(self, seat: Seat, version: int | None = None) -> TableState:
        """Take back a seat's last answer, or plan; `Refused` where a die, a card or another's answer came after it.

        `version`: of the page that asks for it; `Stale` where that page did not show the answer yet, or where the
        answer has been taken back already.
        """
        self._still_short()
        self._played(seat)
        match = self.playing().clone()
        last = self.last_answers.get(seat)
        if version not in (None, self.version) and not (last and version and last[0] < version <= self.version):
            raise Stale("the table has moved on since this page was shown; look again before you take anything back")
        before, more = self._taken_back(seat, match), self.plans.get(seat, 1) - 1
        while more or before._idle() is not None:  # he has not chosen what was passed for him
            more -= before._idle() is None
            assert before.match is not None
            before = before._taken_back(seat, before.match.clone())
        return replace(before, log=(*before.log, self._entry(f"{self.game.names[seat]} takes an answer back.", seat)))

    def _taken_back(self, seat: Seat, match: Match) -> TableState:
        """Without a seat's last answer. `match`: a copy of this table's own."""
        open_before = match.asks
        length = match.undo(seat)
        tape = self.tape[:length] + self.tape[length + 1 :][: len(match.tape) - length]
        log = tuple(line for line in self.log if line.at <= length)
        last_answers = {other: last for other, last in self.last_answers.items() if other != seat}
        plans = {other: count for other, count in self.plans.items() if other != seat}
        before = replace(self, version=self.version + 1, log=log, last_answers=last_answers, plans=plans)
        return before._moved(match, tape, open_before, TookBack(seat=seat))

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat that somebody plays may take back the last answer that he has chosen."""
        if self.match is None or self.ending is not None or self.sitters[seat].level:
            return False
        match = self.match
        while match.can_undo(seat):
            if not self.solo:
                return True
            match = match.clone()
            match.undo(seat)
            if all_there_is(match.ask_of(seat)) is None:
                return True
        return False

    def resign(self, seat: Seat) -> TableState:
        """A player gives up. A player who is left alone wins; else a bot plays the seat on, and it ranks last."""
        self.playing()
        self._played(seat)
        sitter = self.sitters[seat]
        order = 1 + max(other.gave_up for other in self.sitters)
        sitters = _with(self.sitters, seat, msgspec.structs.replace(sitter, gave_up=order, level=STAND_IN))
        name = self.game.names[seat]
        ending = concluded(self.game, None, len(sitters), resigned(sitters))
        text = f"{name} gives up and will rank last; a bot plays on for the rest of it."
        if ending is not None:
            text = ending.text
        log = (*self.log, self._entry(text, seat))
        course = (*self.course, GaveUp(seat=seat))
        after = replace(self, sitters=sitters, version=self.version + 1, log=log, course=course)
        return after if ending is None else after.ended(ending)

    def leave(self, seat: Seat) -> TableState:
        """A player leaves for now: a bot answers for the seat until he is back."""
        self._still_short()
        self._played(seat)
        name = self.game.names[seat]
        text = f"{name} leaves for now; the {STAND_IN} bot plays until {name} is back."
        return self._seated(seat, STAND_IN, text, WentAway(seat=seat))

    def come_back(self, seat: Seat) -> TableState:
        """A player who had left for now plays again; what the bot has answered meanwhile holds."""
        self.playing()
        if not self.sitters[seat].away:
            raise Refused(f"{self.game.names[seat]} has not left the table")
        return self._seated(seat, "", f"{self.game.names[seat]} is back.", CameBack(seat=seat))

    def _still_short(self) -> None:
        """Whether the match is played, and something may be done there again and again; `Refused` where not."""
        self.playing()
        if len(self.course) >= LONG:
            raise Refused("so much has been done at this table that from now on there can only be answers")

    def _played(self, seat: Seat) -> None:
        """Whether a player answers for a seat; `Refused` where a bot does, also in the place of one who has left."""
        if self.sitters[seat].level:
            raise Refused(f"{self.game.names[seat]} is played by a bot already")

    def _seated(self, seat: Seat, level: str, text: str, act: Act) -> TableState:
        sitters = _with(self.sitters, seat, msgspec.structs.replace(self.sitters[seat], level=level))
        log = (*self.log, self._entry(text, seat))
        return replace(self, sitters=sitters, version=self.version + 1, log=log, course=(*self.course, act))

    def _entry(self, text: str, seat: Seat) -> LogEntry:
        return LogEntry(NO_UNDO, self.moves, text, seat=seat)

    def _moved(
        self, match: Match, tape: tuple[Entry, ...], open_before: Sequence[Ask], *added: CourseEntry
    ) -> TableState:
        """With its match moved on to `tape`, what happened in the log, the version of new questions, and the ending.

        `added`: what the course has more than before.
        """
        given = _answers(tape)
        since = -1 if self.match is None else len(self.tape)
        entries = log_since(match, since, given.total(), len(self.sitters))
        asked_at = {}
        for ask in match.asks:
            was_open = any(ask is before for before in open_before)
            asked_at[ask.seat] = self.asked_at.get(ask.seat, self.version) if was_open else self.version
        moved = replace(
            self,
            match=match,
            tape=tape,
            course=(*self.course, *added),
            log=(*self.log, *entries),
            asked_at=asked_at,
            trails={},
        )
        moved.given.append(given)
        ending = concluded(self.game, match.standings, len(self.sitters), resigned(self.sitters))
        return moved if ending is None else moved.ended(ending)

    def ended(self, ending: Ending) -> TableState:
        """The match is over, and its seal closed."""
        return replace(self, ending=ending, closing=closing(self.seal, self.course[1:]) if self.seal else "")


def resigned(sitters: Sequence[Sitter]) -> list[Seat]:
    """Seats that gave up, the first one first."""
    gone = [(sitter.gave_up, seat) for seat, sitter in enumerate(sitters) if sitter.gave_up]
    return [seat for _, seat in sorted(gone)]


def standing(course: Iterable[CourseEntry]) -> tuple[Entry, ...]:
    """The tape: what of a course still stands. With an answer, the readings of the clock after it are taken back."""
    tape: list[Entry] = []
    for entry in course:
        if isinstance(entry, TookBack):
            at = max(at for at, each in enumerate(tape) if isinstance(each, tuple) and each[0] == entry.seat)
            tape[at:] = [each for each in tape[at + 1 :] if isinstance(each, tuple)]
        elif isinstance(entry, (int, tuple, list)):
            tape.append(entry)
    return tuple(tape)


def _with(sitters: tuple[Sitter, ...], seat: Seat, sitter: Sitter) -> tuple[Sitter, ...]:
    return (*sitters[:seat], sitter, *sitters[seat + 1 :])


def _answers(tape: Sequence[Entry]) -> Counter[Seat]:
    """How many answers of each seat are on a tape."""
    return Counter([entry[0] for entry in tape if isinstance(entry, tuple)])


def outcomes(entries: Iterable[TapeEntry]) -> tuple[int | list[int], ...]:
    """Results of rolls and shuffles, as the database keeps them: the very same lists, since nobody changes them."""
    found: list[int | list[int]] = []
    for entry in entries:
        assert not isinstance(entry, tuple), "an answer draws no answer after it"
        found.append(entry if isinstance(entry, (int, list)) else list(entry))
    return tuple(found)
