"""What the disciplines share: broods and their ages (OC-5), the roll for an order, the roll-off of two teams, feats.

A discipline's state is a `Discipline`; its flows call these. Rules are cited by the discipline's own ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from orcade.table.game import Feat, State
from orcade.table.requests import (
    D6,
    FEAT,
    OPEN,
    Ask,
    Event,
    Flow,
    Impact,
    Option,
    Roll,
    Seat,
    Sight,
    Throw,
    Together,
    seat_id,
)
from orcade.table.words import Namers

NAMES = ("Grub", "Dreg", "Mog", "Snik", "Urzag", "Bolk", "Krump", "Ratz")
"""What the foremost Orc of each seat is called; a brood goes by his name."""

COMMON, FERAL, IRON = range(3)
UNCHOSEN = -1
BROODS = ("Common", "Feral", "Iron")
"""A brood is its index here."""

FEATS_EACH = 5
"""Every discipline has that many feats."""


class Tribe(State, array_like=True):
    """A state in which every seat has a brood: that of a discipline, or of a campaign."""

    broods: list[int] = msgspec.field(default_factory=list)
    """By seat; empty until they are chosen. A campaign gives them from the start."""
    ages: list[int] = msgspec.field(default_factory=list)
    """By seat: how old its brood is, a greater number is older; compared among equal broods only (OC-5).

    Given by a campaign; in a single game empty until `choose_broods` has drawn them.
    """


def traits(tribe: Tribe, seat: Seat) -> dict[str, str]:
    """What a seat played as."""
    return {"brood": BROODS[tribe.broods[seat]]}


class _Deeds(Tribe, array_like=True, kw_only=True):
    """What came later than the fields of the disciplines, and so comes last in what is stored."""

    deeds: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """Feats in the order in which they were done, each with its Game Turn."""
    rerolled: int = 0
    """Bits of the dice that fell last, by their place among them, which have been rolled again already.

    No die is rolled three times, so nobody is asked whether to reroll one of these (OC-10).
    """


class Discipline(_Deeds, array_like=True):
    """What the state of every discipline begins with. A feat is its index in the discipline's own list."""

    order: list[Seat] = msgspec.field(default_factory=list)
    """The order of the last roll for one."""
    rolls: list[int] = msgspec.field(default_factory=list)
    """By seat: its last die in a roll for an order; 0 before the first."""
    feats: list[Seat] = msgspec.field(default_factory=lambda: [-1] * FEATS_EACH)
    """Who was first to do each feat; -1: nobody yet."""

    @property
    def turn(self) -> int:
        """The Game Turn, from 1; 0 during set-up. A discipline keeps it in a field of this name, or of its own."""
        return 0


GEAR = ("", "-horned", "-crested", "-bannered")
"""By number of an Orc of a seat: what its look ends with, so that it is told apart from its mates."""


class Choose(Option, frozen=True):
    """Play with this brood. Each discipline derives its own, so that its hints can tell what a brood is good for."""

    words = "{brood} Orcs"
    names: ClassVar[Namers] = {"brood": BROODS.__getitem__}

    brood: int

    def notation(self, view: State) -> str:
        return BROODS[self.brood].lower()

    easy: ClassVar[int] = IRON
    """The brood for a first match: what it can do needs no thought. Where broods are all alike, UNCHOSEN."""

    def look(self, view: State) -> str:
        return f"orc-{BROODS[self.brood].lower()}"

    def for_first(self, view: State) -> bool:
        return self.brood == self.easy


class Told(Event, frozen=True):
    """An event whose fields are a seat and a brood."""

    names: ClassVar[Namers] = {"seat": NAMES.__getitem__, "brood": BROODS.__getitem__}


class Chose(Told, frozen=True):
    """A seat's brood is known."""

    words = "{seat} leads {brood} Orcs."

    seat: Seat
    brood: int


class Aged(Event, frozen=True):
    """Which of equal broods are younger: their seats, the youngest first (OC-5)."""

    brood: int
    seats: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        names = ", then ".join(NAMES[seat] for seat in self.seats)
        return f"{BROODS[self.brood]} Orcs from the youngest brood to the oldest: {names}."


class LinedUp(Event, frozen=True):
    """An order was rolled. `what` it is for: "Deployment"."""

    what: str
    order: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        return f"{self.what}: {', '.join(NAMES[seat] for seat in self.order)}."


class Level(Event, frozen=True):
    """OC-5: who of one brood rolled the same goes by age. `order`: whose dice came to `die`, in the order they get."""

    die: int
    order: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        names = " before ".join([NAMES[seat] for seat in self.order])
        return f"Level at {self.die}: the {'younger' if young(self.die) else 'older'} brood goes first, {names}."


class Feated(Told, frozen=True):
    """Somebody was the first to do a feat."""

    words = "Feat! {seat}: {feat}"

    seat: Seat
    feat: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), f"Feat: {self.feat}"),)


def choose_broods(game: Discipline, choices: Sequence[Choose], rule: str, about: tuple[str, ...] = ()) -> Flow[None]:
    """Each seat takes a brood, in secret and at once, and equal broods learn which is older (OC-5).

    What a campaign has given is neither asked nor drawn. `choices`: one `Choose` a brood; `rule`: of the question;
    `about`: what it is about (`Ask.about`).
    """
    game.rolls = [0] * game.seats
    yield from muster(game, choices, rule, about)


def muster(game: Tribe, choices: Sequence[Choose], rule: str, about: tuple[str, ...] = ()) -> Flow[None]:
    """The same for any tribe."""
    if not game.broods:
        answers = yield Together(
            tuple(Ask(seat, "Choose your brood", choices, rule, about) for seat in range(game.seats)),
        )
        game.broods = [answer.brood for answer in answers]
        for seat in range(game.seats):
            yield Chose(seat, game.broods[seat])
    if not game.ages:
        yield from draw_ages(game)


def draw_ages(game: Tribe) -> Flow[None]:
    """OC-5: a random order of age among equal broods, 0 for the youngest. Every newcomer gets a random place."""
    game.ages = [0] * game.seats
    for seat in range(1, game.seats):
        elders = game.broods[:seat].count(game.broods[seat])
        if elders:
            place = yield Roll(OPEN, elders + 1, f"age of {NAMES[seat]}'s brood", "OC-5")
            for other in range(seat):
                if game.broods[other] == game.broods[seat] and game.ages[other] >= place - 1:
                    game.ages[other] += 1
            game.ages[seat] = place - 1
    for brood in range(len(BROODS)):
        if game.broods.count(brood) > 1:
            yield Aged(brood, kin(game, brood))


def kin(game: Tribe, brood: int) -> tuple[Seat, ...]:
    """The seats with this brood, the youngest first."""
    seats = [seat for seat in range(game.seats) if game.broods[seat] == brood]
    return tuple(sorted(seats, key=game.ages.__getitem__))


def line_up(game: Discipline, seats: Sequence[Seat], what: str, rule: str) -> Flow[None]:
    """Put `game.order` in the order of a roll, the highest first. `what` it is for: "Deployment"."""
    game.order = list(seats)
    yield from roll_off(game, 0, len(game.order), f"{what.lower()} order", rule)
    yield LinedUp(what, tuple(game.order))


def roll_off(game: Discipline, first: int, end: int, label: str, rule: str) -> Flow[None]:
    """Sort the places `first` … `end`-1 of the order by a die each.

    OC-5: where all who tie have the same brood, a tie of 1-3 puts the younger first and one of 4-6 the older.
    Else they roll again, for their own places among each other only (OC-6).
    """
    order = game.order
    rolls = game.rolls
    dice = yield Throw(tuple([Roll(seat, D6, label, rule) for seat in order[first:end]]))
    for place in range(first, end):
        rolls[order[place]] = dice[place - first]
    order[first:end] = sorted(order[first:end], key=lambda seat: -rolls[seat])
    place = first
    while place < end:
        value = rolls[order[place]]
        after = place + 1
        while after < end and rolls[order[after]] == value:
            after += 1
        if after > place + 1:
            if equal(game, order[place:after]):
                sign = 1 if young(value) else -1
                order[place:after] = sorted(order[place:after], key=lambda seat: sign * game.ages[seat])
                yield Level(value, tuple(order[place:after]))
            else:
                yield from roll_off(game, place, after, label, rule)
        place = after


def first_team(game: Discipline, teams: tuple[tuple[Seat, ...], ...], label: str, rule: str) -> Flow[int]:
    """The roll-off of two teams: which one, 0 or 1, rolls higher. A team's first seat rolls for it.

    OC-5: where all seats of both have the same brood, the ages of the two who rolled break a tie; else both roll again.
    """
    mine, yours = teams[0][0], teams[1][0]
    rolls = game.rolls
    while True:
        dice = yield Throw((Roll(mine, D6, label, rule), Roll(yours, D6, label, rule)))
        rolls[mine], rolls[yours] = dice
        if rolls[mine] != rolls[yours]:
            return 0 if rolls[mine] > rolls[yours] else 1
        if equal(game, teams[0] + teams[1]):
            first = 0 if (game.ages[mine] < game.ages[yours]) == young(rolls[mine]) else 1
            yield Level(rolls[mine], (yours, mine) if first else (mine, yours))
            return first


def young(die: int) -> bool:
    """OC-5: whether a tie of this value puts the younger first; else it puts the older there."""
    return die <= D6 // 2


def equal(game: Tribe, seats: Sequence[Seat]) -> bool:
    """Whether these seats have one brood and it is known whose is older."""
    return bool(game.ages) and len({game.broods[seat] for seat in seats}) == 1


def feat(game: Discipline, seat: Seat, which: int, names: Sequence[str]) -> Flow[None]:
    """OC-8: the first to do a feat has it; for anybody later this does nothing. `names`: the discipline's feats."""
    if game.feats[which] < 0:
        game.feats[which] = seat
        game.deeds.append((which, game.turn))
        yield Feated(seat, names[which])


def honours(game: Discipline, names: Sequence[str], rule: str) -> list[Feat]:
    """The feats that were done, for the `Ending`."""
    return [Feat(names[which], seat, rule) for which, seat in enumerate(game.feats) if seat >= 0]
