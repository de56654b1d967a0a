"""A match: the state of a game, the flow of its present step, and the tape: all answers and results of chance.

CPython cannot copy a generator. So a match keeps marks: the encoded state at the beginning of some of its steps. A copy
decodes the state of a mark and plays the tape since then again. What happened is found in the same way, when somebody
asks for it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from .dice import Chance, Loose, Stream
from .errors import BadSetup, MatchOver, NotYourTurn, Refused
from .game import Ending, Game, State
from .happenings import Happening, fallen, witness
from .options import Options
from .questions import in_text, option_said, own_option, question_of
from .region import Region
from .requests import (
    Ask,
    Clock,
    Flow,
    Option,
    Roll,
    Seat,
    Shuffle,
    Throw,
    Together,
)
from .scene import Scene
from .words import listed

encode = msgspec.msgpack.Encoder().encode

Answer = tuple[Seat, Option]
TapeEntry = Answer | int | Sequence[int]
"""An answer, the outcome of a roll, a reading of the clock, or the order that a shuffle gave."""
Mark = tuple[int, bytes, int]
"""Where a step began: length of the tape, the encoded state then, and chance drawn before it."""

Unseen = Sequence[tuple[Sequence[int], Sequence[int]]]
"""Cards of equal back whose faces a seat does not know, and these faces in order; it cannot tell which is which."""

NEVER = 1 << 62
"""A tape is never as long as this."""
OVER = object()
"""What stands for a flow's request when its step is over."""
SPACING = 64
"""Marks that a match makes by itself are at least so many entries of the tape apart. A first copy may have to play so
many again; then there is a mark where the present step began, so that the next copies are quick."""

RECENT = 3
"""So many of these marks that copies make stay for now; of older ones those that are needed so that none is farther
than `SPACING` from the next."""


class Match:
    """One match in play. Make it with `orcade.new`."""

    __slots__ = (
        "_ask",
        "_draws",
        "_due",
        "_flow",
        "_imagined",
        "_marked",
        "_marks",
        "_together",
        "_told",
        "_told_to",
        "_waiting",
        "asks",
        "chance",
        "game",
        "state",
        "tape",
    )

    game: Game
    chance: Chance
    state: Any
    """The true state. Rules and tests look at it; everything shown to a player comes from `view`."""
    asks: tuple[Ask, ...]
    """The questions that are open now: usually one, several in a `Together`, none when the match is over."""
    tape: list[TapeEntry]

    def __init__(self, game: Game, state: State, chance: Chance, *, drawn: int = 0) -> None:
        self.game = game
        self.chance = chance
        self.state = state
        self.asks = ()
        self.tape = []
        self._ask: Ask | None = None
        self._together: tuple[Ask, ...] = ()
        self._waiting: dict[Seat, Option] = {}
        self._marks: list[Mark] = []
        """Where the match began, and some of the later steps."""
        self._marked = True
        """Whether the last mark is that of the present step."""
        self._due = 0
        """The next step that begins with a tape as long as this is marked."""
        self._draws = drawn
        self._imagined = False
        self._told: list[Happening] = []
        self._told_to = -1
        """What has been told of so far, and up to which length of the tape."""
        self._mark()
        if state.ending is None:
            self._flow: Flow[None] = game.step(state)
            self._play(None)

    # The position.

    @property
    def first(self) -> bytes:
        """The encoded state from which the match began."""
        return self._marks[0][1]

    @property
    def drawn_before(self) -> int:
        """Chance drawn before `first`: more than 0 only where the match was restored from a later step."""
        return self._marks[0][2]

    @property
    def drawn(self) -> int:
        """How many dice have been rolled and piles shuffled."""
        return self._draws

    @property
    def step(self) -> Mark:
        """Where the present step began: length of the tape, the encoded state then, chance drawn before it."""
        if not self._marked:
            self._copy(self.chance, len(self.tape))
        return self._marks[-1]

    @property
    def over(self) -> bool:
        return self.state.ending is not None

    @property
    def standings(self) -> Ending | None:
        """Places and what ended the match; None while it is on."""
        ending = self.state.ending
        assert ending is None or isinstance(ending, Ending)
        return ending

    @property
    def version(self) -> int:
        """Grows with every answer and outcome; falls only by undo."""
        return len(self.tape)

    @property
    def happenings(self) -> list[Happening]:
        """What happened, in order. Worked out when it is asked for, since nobody reads the log of most matches."""
        if self._told_to < len(self.tape):
            self._told += self.happened_since(self._told_to)
            self._told_to = len(self.tape)
        return self._told

    def happened_since(self, length: int) -> list[Happening]:
        """What happened after the tape had so many entries (-1: from the beginning on)."""
        found: list[Happening] = []
        self._copy(self.chance, len(self.tape), 0 if length < 0 else self._last_mark(length), found)
        return [past for past in found if past.at > length]

    @property
    def occasion(self) -> bool:
        """Whether this is an occasion to interrupt (`Ask.about`), which whoever is asked can let go by."""
        return any(ask.about for ask in self._together or self.asks)

    def waited_for(self, own: Collection[Seat]) -> tuple[Seat, ...]:
        """Who is asked, as far as these seats are told. Of what can be let go by nobody is told who has done so before
        all have answered: his time would tell whether there was something to think about."""
        asked = [ask.seat for ask in self.asks]
        if not self._together or not self.occasion:
            return tuple(asked)
        return tuple([ask.seat for ask in self._together if ask.seat in asked or ask.seat not in own])

    def ask_of(self, seat: Seat | None) -> Ask:
        """The open question of a seat (None: of whoever is asked); `NotYourTurn` or `MatchOver` where there is none."""
        if self.over:
            raise MatchOver("the match is over")
        for ask in self.asks:
            if seat is None or ask.seat == seat:
                return ask
        names = self.game.names
        if seat in self._waiting:
            raise NotYourTurn("you have answered already; the others are still choosing")
        asked = listed([names[ask.seat] for ask in self.asks])
        who = names[seat] if seat is not None and 0 <= seat < self.state.seats else "you"
        raise NotYourTurn(f"it is not for {who} to answer now, but for {asked}")

    # Playing.

    def answer(self, option: Option | str, seat: Seat | None = None) -> None:
        """Give an answer, as an option or in notation. Raises `Refused` and changes nothing where it is not legal."""
        ask = self._ask
        if ask is None or (seat is not None and seat != ask.seat):
            ask = self.ask_of(seat)
        if isinstance(option, str):
            chosen = self.read(ask, option)
        else:
            chosen = own_option(ask, option)
        self.tape.append((ask.seat, chosen))
        if self._ask is not None:
            self._ask = None
            self._play(chosen)
        else:
            self._waiting[ask.seat] = chosen
            self._gather()

    def read(self, ask: Ask, words: str) -> Option:
        """The option of an ask that some notation means; `Refused` says why there is none, and what is legal."""
        return option_said(ask, words, self.game, self.view(ask.seat))

    def _mark(self) -> None:
        """Note the state at the beginning of a step."""
        self._marks.append((len(self.tape), encode(self.state), self._draws))
        self._marked = True
        self._due = len(self.tape) + SPACING

    def _play(self, value: Any) -> None:
        """Send a value into the flow, and answer its requests until it asks a seat or the match is over."""
        tape = self.tape
        chance = self.chance
        flow = self._flow
        request: Any
        while True:
            if value is None:
                request = next(flow, OVER)  # Much cheaper at the end of a step than to catch what `send` raises there.
            else:
                try:
                    request = flow.send(value)
                except StopIteration:
                    request = OVER
            if request is OVER:
                state = self.state
                if len(tape) >= self._due:
                    self._mark()
                else:
                    self._marked = False
                if state.ending is not None:
                    self.asks = ()
                    return
                flow = self._flow = self.game.step(state)
                value = None
                continue
            kind = request.__class__
            if kind is Ask:
                self._ask = request
                self.asks = (request,)
                return
            if kind is Roll:
                value = chance.roll(self._draws, request)
                self._draws += 1
                tape.append(value)
            elif kind is Shuffle:
                order = chance.shuffle(self._draws, request)
                self._draws += 1
                tape.append(order)
                self.state.cards.shuffle_in(request.pile, order)
                value = None
            elif kind is Together:
                if not request.asks:
                    value = ()
                    continue
                self._together = self.asks = request.asks
                return
            elif kind is Throw:
                dice = request.dice
                value = tuple([chance.roll(self._draws + at, die) for at, die in enumerate(dice)])
                self._draws += len(dice)
                tape += value
            elif kind is Clock:
                value = chance.clock(len(tape), request)
                tape.append(value)
            else:
                value = None

    def _gather(self) -> None:
        """Within a `Together`: close the questions that are answered; go on when none is left."""
        waiting = self._waiting
        self.asks = tuple(ask for ask in self._together if ask.seat not in waiting)
        if not self.asks:
            answers = tuple(waiting[ask.seat] for ask in self._together)
            self._waiting = {}
            self._together = ()
            self._play(answers)

    # Copies.

    def _catch_up(self, mark: Mark, entries: Sequence[TapeEntry], happened: list[Happening] | None) -> Mark:
        """Play the entries of the tape since a mark again, without chance or checks; note what happens in `happened`.

        Returns the mark of the step that this ends in.
        """
        start, _, draws = mark
        count = len(entries)
        at = 0
        state = self.state
        value: Any = None
        rule = ""
        flow = None if state.ending is not None else self.game.step(state)
        while flow is not None:
            try:
                request = flow.send(value)
            except StopIteration:
                mark = start + at, encode(state), draws
                flow = None if state.ending is not None else self.game.step(state)
                value = None
                rule = ""
                continue
            kind = request.__class__
            if kind is Ask:
                if at == count:
                    self._ask = request
                    self.asks = (request,)
                    break
                value = entries[at][1]  # type: ignore[index]
                at += 1
                rule = request.rule
            elif kind is Roll:
                value = entries[at]
                at += 1
                draws += 1
                rule = request.rule
                if happened is not None and request.label and not request.quiet:
                    happened.append(fallen(start + at, request, value))
            elif kind is Shuffle:
                state.cards.shuffle_in(request.pile, entries[at])
                at += 1
                draws += 1
                value = None
            elif kind is Together:
                given: dict[Seat, Option] = dict(entries[at : at + len(request.asks)])  # type: ignore[arg-type]
                at += len(given)
                if len(given) < len(request.asks):
                    self._waiting = given
                    self._together = request.asks
                    self.asks = tuple(ask for ask in request.asks if ask.seat not in given)
                    break
                value = tuple(given[ask.seat] for ask in request.asks)
                rule = request.asks[0].rule if request.asks else rule
            elif kind is Throw:
                value = tuple(entries[at : at + len(request.dice)])
                draws += len(value)
                for die, shown in zip(request.dice, value, strict=True):
                    at += 1
                    rule = die.rule
                    if happened is not None and die.label and not die.quiet:
                        happened.append(fallen(start + at, die, shown))
            elif kind is Clock:
                value = entries[at]
                at += 1
            else:
                if happened is not None:
                    happened.append(witness(start + at, request, state.cards, rule))
                value = None
        if flow is not None:
            self._flow = flow
        self._draws = draws
        return mark

    def _last_mark(self, length: int) -> int:
        """Which mark is the last that was made while the tape had at most so many entries."""
        marks = self._marks
        at = len(marks) - 1
        while marks[at][0] > length:
            at -= 1
        return at

    def _thin(self, at: int) -> int:
        """Forget this mark where those beside it are near enough to each other; returns how many were forgotten."""
        if at < 1 or self._marks[at + 1][0] - self._marks[at - 1][0] > SPACING:
            return 0
        del self._marks[at]
        return 1

    def _copy(
        self, chance: Chance, length: int, begin: int | None = None, happened: list[Happening] | None = None
    ) -> Match:
        """A match as this one stood when its tape had `length` entries; only the tape of its last step is kept.

        It is played from mark number `begin` on (the last one possible, if omitted); `happened` takes what happens.
        """
        assert not self._imagined, "an imagined match has no past to copy"
        last = self._last_mark(length)
        mark = self._marks[last if begin is None else begin]
        entries = self.tape[mark[0] : length]
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.chance = chance
        twin.state = self.game.decoder.decode(mark[1])
        twin.asks = ()
        twin._ask = None
        twin._together = ()
        twin._waiting = {}
        twin._imagined = False
        here = twin._catch_up(mark, entries, happened)
        if here is not mark and here != self._marks[last]:
            last += 1
            self._marks.insert(last, here)
            last -= self._thin(last - RECENT)
        if length == len(self.tape):
            self._marked = True
        twin.tape = entries[here[0] - mark[0] :]
        twin._marks = self._marks[: last + 1]
        twin._marked = True
        twin._due = here[0] + SPACING
        twin._told = []
        twin._told_to = -1
        return twin

    def clone(self, chance: Chance | None = None) -> Match:
        """An independent copy with the whole past; its chance is this match's own unless another is given."""
        twin = self._copy(chance or self.chance, len(self.tape))
        twin.tape = self.tape[:]
        twin._told = self._told[:]
        twin._told_to = self._told_to
        return twin

    def past(self, length: int) -> Match:
        """An independent copy as this match stood when its tape had `length` entries, just before an answer."""
        twin = self._copy(self.chance, length)
        twin.tape = self.tape[:length]
        twin._told = [past for past in self._told if past.at <= length]
        twin._told_to = min(self._told_to, length)
        return twin

    def unseen(self, seat: Seat) -> Unseen:
        """The cards that this seat does not know, in groups of equal back, each with its faces in order."""
        cards = self.state.cards
        return [(group, sorted([cards.faces[card] for card in group])) for group in cards.hidden_from(seat)]

    def imagine(self, seat: Seat, chance: Loose, *, reopen: bool = False, unseen: Unseen | None = None) -> Match:
        """A determinization: a match that this seat cannot tell from the true one, to be played forward.

        Faces that the seat does not know are dealt anew among cards of equal back, answers that others
        keep undisclosed are drawn from their options. Depends on nothing that the seat's view lacks.
        With `reopen` these answers are asked for again instead, for a search that has its own idea of them.
        `unseen`: what `unseen` says, for who imagines many worlds of one position.
        """
        twin = self._copy(chance, len(self.tape))
        twin._imagined = True
        twin._due = NEVER
        faces = twin.state.cards.faces
        for group, unknown in self.unseen(seat) if unseen is None else unseen:
            for card, source in zip(group, chance.order(len(group)), strict=True):
                faces[card] = unknown[source]
        self.game.imagined(twin.state, seat)
        if reopen and twin._waiting:
            twin._waiting = {each: answer for each, answer in twin._waiting.items() if each == seat}
            twin.asks = tuple(ask for ask in twin._together if ask.seat not in twin._waiting)
        for ask in twin._together:
            if ask.seat in twin._waiting and ask.seat != seat:
                twin._waiting[ask.seat] = ask.options[chance.order(len(ask.options))[0]]
        return twin

    # Undo.

    def undo(self, seat: Seat) -> int:
        """Take back this seat's last answer; returns the length of the tape that still stands.

        Never crosses a die, a card that somebody has seen since, another seat's answer, or the end of the match
        (the seed of its dice has been told by then): `Refused` says which.
        """
        length, twin = self._before_last_answer(seat)
        kept = self.tape[length + 1 :] if twin is None else []
        del self.tape[length:]
        self.tape.extend(kept)
        if twin is None:
            del self._waiting[seat]
            self._told_to = min(self._told_to, length)
            self.asks = tuple(ask for ask in self._together if ask.seat not in self._waiting)
            return length
        self.state = twin.state
        self.asks = twin.asks
        self._ask = twin._ask
        self._together = twin._together
        self._waiting = twin._waiting
        self._marks = twin._marks
        self._marked = True
        self._due = twin._due
        self._draws = twin._draws
        self._flow = twin._flow
        self._told = [past for past in self._told if past.at <= length]
        self._told_to = min(self._told_to, length)
        return length

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be allowed."""
        if not self._waiting and not self._answered_last(seat):
            return False
        try:
            self._before_last_answer(seat)
        except Refused:
            return False
        return True

    def _answered_last(self, seat: Seat) -> bool:
        last = next((entry for entry in reversed(self.tape) if entry.__class__ is tuple), None)
        return last is not None and last[0] == seat

    def _before_last_answer(self, seat: Seat) -> tuple[int, Match | None]:
        """Where this seat's last answer is on the tape, and the match before it (None: it is still undisclosed)."""
        if self.over:
            raise MatchOver("the match is over")
        whose: Seat | None = None
        for length in range(len(self.tape) - 1, -1, -1):
            entry = self.tape[length]
            if entry.__class__ is tuple and (entry[0] == seat or entry[0] not in self._waiting):
                whose = entry[0]
                break
        if seat in self._waiting:
            return length, None
        twin = None if whose is None else self._copy(self.chance, length)
        if self._draws != (self.drawn_before if twin is None else twin._draws):
            raise Refused("dice have been rolled or cards shuffled since")
        if twin is None:
            raise Refused("you have not answered anything yet")
        if whose != seat or self._waiting:
            raise Refused("another player has answered since")
        if twin._ask is None:
            raise Refused("the choices have been revealed")
        if self.state.cards.known != twin.state.cards.known:
            raise Refused("a card has been seen since")
        return length, twin

    # What a seat sees.

    def view(self, seat: Seat) -> Any:
        """The state as this seat knows it: a copy without faces that it may not see, undisclosed answers or chance."""
        view = self.game.decoder.decode(encode(self.state))
        view.cards.redact(seat)
        return view

    def board(self, seat: Seat) -> Any:
        """What this seat knows of what lies on the table: its view, or the part that options are worded from."""
        return self.game.board(self.view(seat))

    def scene(self, seat: Seat, seen: Scene | None = None, view: Any = None) -> Scene:
        """What there is to see for a seat, a spectator, or with everything open; with its question, if it is asked.

        `seen`: for a seat, what a spectator sees of this very state: what is alike is then not made again. `view`: what
        `view` gives for the seat, where it is at hand.
        """
        game = self.game
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        alike = seen is not None and game.alike(self.state)
        if seen is not None and alike and ask is None and seat not in self._waiting:
            return seen
        view = self.view(seat) if view is None else view
        board = game.board(view)
        if seen is not None and alike:
            scene = seen
        elif seen is not None and game.own is not None:
            scene = game.own(view, seat, seen)
        else:
            scene = game.scene(view, seat)
        return msgspec.structs.replace(
            scene,
            question=None if ask is None else question_of(ask, board, game, closed=scene.closed),
            waiting=self.waited_for((seat,)),
            last=self._last_things(board),
        )

    def _last_things(self, board: Any) -> tuple[str, ...]:
        for entry in reversed(self.tape):
            if entry.__class__ is tuple and entry[0] not in self._waiting:
                option: Option = entry[1]
                return option.things(board) if self._continues(option, board) else ()
        return ()

    def _continues(self, option: Option, board: Any) -> bool:
        """Whether things that an answer named can be named in the next view. In a campaign, only within one discipline.

        A question between two steps of a discipline may come in a state in which nothing of it can be named.
        """
        if not self.game.parts:
            return True
        asked = [ask.options for ask in self.asks]
        samples = [each.make(0, 0) if isinstance(each, Region) else each[0] for each in asked]
        return {_package(each) for each in (option, *samples)} == {_package(board)}


def _package(thing: object) -> str:
    return type(thing).__module__.rpartition(".")[0]


def new(
    game: Game,
    seats: int | None = None,
    *,
    seed: int | bytes | None = None,
    options: Options | None = None,
    dice: Chance | None = None,
    state: State | None = None,
) -> Match:
    """A match from its beginning, or from any given state (which is copied).

    A state has its own seats and options: those that are given with it must be the same. `BadSetup` where they are not,
    where the game is not for that many seats, or where state or options belong to another game.
    """
    if state is not None and not isinstance(state, game.state):
        raise BadSetup(f"this state belongs to another game than {game.title}")
    if seats is None:
        seats = state.seats if state is not None else game.seats[0]
    if seats not in game.seats:
        raise BadSetup(f"{game.title} is for {_range(game.seats)} players, not {seats}")
    if state is not None and state.seats != seats:
        raise BadSetup(f"the given state is for {state.seats} players, not {seats}")
    if options is not None and not isinstance(options, game.options):
        raise BadSetup(f"these are options of another game than {game.title}")
    if state is None:
        state = game.start(seats, options or game.options())
    else:
        for name in options.__struct_fields__ if options is not None else ():
            own, other = getattr(state.options, name), getattr(options, name)
            if own != other:
                raise BadSetup(f"the given state has {in_text(own)} for the option {name!r}, not {in_text(other)}")
        state = game.decoder.decode(encode(state))
    return Match(game, state, dice or Stream.of(seed))


def _range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
