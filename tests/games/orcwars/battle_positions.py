"""Sets up a battle and plays it with scripted dice. Chips are called by what is typed for them, areas by their numbers
from 0, seats by their numbers.

>>> field = Field(army(0, "clank", 5, "nail-chewers"), army(1, "ma-gash", 5, "door-knockers"), dice=(1, 1, 8))
>>> field.fight("clank").say("0: charge | 1: charge")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from orcade.games.orcwars import battles, rules
from orcade.games.orcwars.caravans import area_of
from orcade.games.orcwars.events.battles import Blows, Does
from orcade.games.orcwars.finding import chip_of, on_map, world_of
from orcade.games.orcwars.pieces import LOST, NAMES, NO_CHIP, NOBODY, Caravan, Land, Leader, Player, Wars, WarsOptions
from orcade.table.dice import Loose, Scripted
from orcade.table.game import Ending, Game
from orcade.table.match import Match, new
from orcade.table.requests import OPEN, CardId, Event, Flow, Roll

E = TypeVar("E", bound=Event)
Begin = Callable[[Wars], Flow[bool]]


@dataclass
class Army:
    """A leader with all that follows him."""

    seat: int
    leader: str
    area: int
    units: str
    shaman: bool
    gold: str


def army(seat: int, leader: str, area: int, units: str = "", *, shaman: bool = False, gold: str = "") -> Army:
    """Units and gold as lists of what is typed for them."""
    return Army(seat, leader, area, units, shaman, gold)


@dataclass
class Place:
    """An orcland that is not empty or somebody's."""

    area: int
    owner: int
    units: str
    fortress: int
    shaman: bool


def place(area: int, owner: int = NOBODY, units: str = "", *, fortress: int = 0, shaman: bool = False) -> Place:
    """A land with a garrison, or with neutral troops."""
    return Place(area, owner, units, fortress, shaman)


class Noted(Scripted):
    """Dice from a script that note what they were rolled for."""

    def __init__(self, *script: int | Sequence[int], then: Loose | None) -> None:
        super().__init__(*script, then=then)
        self.labels: list[str] = []

    def roll(self, draw: int, roll: Roll) -> int:
        self.labels.append(roll.label)
        return super().roll(draw, roll)


class Field:
    """A position, and the match of the one battle in it.

    `turn`: whose turn it is. `rest`: dice that are not in the script may fall as they like.
    """

    def __init__(
        self,
        *pieces: Army | Place,
        rebels: str = "",
        caravans: Sequence[tuple[str, int]] = (),
        dice: Sequence[int | Sequence[int]] = (),
        seats: int = 2,
        turn: int = 0,
        overheard: bool = False,
        rest: bool = False,
    ) -> None:
        wars = rules.start(seats, WarsOptions())
        wars.first = turn
        wars.overheard = overheard
        self.wars = wars
        self.chips: dict[str, CardId] = {}
        """The last chip that was taken from a cup, by what is typed for it."""
        for piece in pieces:
            if isinstance(piece, Army):
                wars.leaders.append(
                    Leader(
                        self.take(piece.leader),
                        piece.seat,
                        piece.area,
                        self.several(piece.units),
                        self.take("shaman") if piece.shaman else NO_CHIP,
                        self.several(piece.gold),
                    )
                )
            else:
                shamans = [self.take("shaman")] if piece.shaman else []
                wars.lands[piece.area] = Land(piece.owner, self.several(piece.units), shamans, piece.fortress)
        wars.aside = self.several(rebels)
        for slug, at in caravans:
            wars.caravans.append(Caravan(self.take(slug), at))
        self.dice = Noted(*dice, then=Loose(Random(1)) if rest else None)
        self.match: Match | None = None

    def take(self, slug: str) -> CardId:
        """A chip from its cup, face up."""
        for cup in self.wars.cups:
            for card in cup:
                if chip_of(self.wars, card).slug == slug:
                    cup.remove(card)
                    self.wars.cards.show(card)
                    self.chips[slug] = card
                    return card
        raise LookupError(slug)

    def several(self, slugs: str) -> list[CardId]:
        return [self.take(slug) for slug in slugs.split()]

    def top(self, *slugs: str) -> None:
        """These chips lie on top of the gold cup, the first one uppermost; it is mixed already."""
        cards = [self.take(slug) for slug in slugs]
        self.wars.cups[1] += reversed(cards)
        for card in cards:
            self.wars.cards.conceal(card)
        self.wars.unmixed[1] = False

    # The battle.

    def fight(self, attackers: str, enemy: int = 1, **more: Any) -> Field:
        """Leaders attack an enemy where they are; for further arguments see `battles.fight`."""
        chips = tuple([self.chips[slug] for slug in attackers.split()])
        area = self.leader(attackers.split()[0]).area
        return self.begin(lambda wars: battles.fight(wars, area, chips, enemy, **more))

    def strike(self, area: int, seat: int, passing: str) -> Field:
        chips = tuple([self.chips[slug] for slug in passing.split()])
        return self.begin(lambda wars: battles.strike(wars, area, seat, chips))

    def rebel(self, leader: str) -> Field:
        """All rebels rise against a leader."""
        chip = self.chips[leader]
        return self.begin(lambda wars: battles.rebel(wars, chip, tuple(wars.aside)))

    def raid(self, leaders: str, caravan: str) -> Field:
        chips, target = tuple([self.chips[slug] for slug in leaders.split()]), self.chips[caravan]
        return self.begin(lambda wars: battles.raid(wars, chips, target))

    def begin(self, battle: Begin) -> Field:
        self.match = new(game(battle), state=self.wars, dice=self.dice)
        return self

    def say(self, *lines: str) -> Field:
        """Answer one question after another: "0: charge"; at once: "0: charge | 1: clever"."""
        assert self.match is not None
        for line in lines:
            for each in line.split(" | "):
                seat, words = each.split(": ", 1)
                self.match.answer(words, int(seat))
        return self

    def finish(self) -> Field:
        """Everybody gives the first answer from now on."""
        while self.asked:
            seat, answers = self.asked[0]
            self.say(f"{seat}: {answers[0]}")
        return self

    # What there is.

    @property
    def state(self) -> Wars:
        if self.match is None:
            return self.wars
        state = self.match.state
        assert isinstance(state, Wars)
        return state

    def rolled(self, what: str) -> list[str]:
        """What was rolled of a kind: "surrender", "survival"."""
        return [label for label in self.dice.labels if label.startswith(what)]

    @property
    def over(self) -> bool:
        """The battle is over, and all dice of the script have been rolled."""
        assert self.match is not None
        return bool(self.match.over) and not self.dice.left

    @property
    def holds(self) -> bool:
        """What the battle gave back."""
        assert self.over, (self.dice.left, self.asked)
        return bool(self.state.noted[0])

    @property
    def asked(self) -> list[tuple[int, list[str]]]:
        """Who is asked now, and what may be answered."""
        assert self.match is not None
        return [
            (ask.seat, [option.notation(self.match.view(ask.seat)) for option in ask.options])
            for ask in self.match.asks
        ]

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind that have happened."""
        assert self.match is not None
        return [past.event for past in self.match.happenings if isinstance(past.event, kind)]

    @property
    def blows(self) -> Blows:
        """Powers and damage."""
        return self.events(Blows)[0]

    def plan(self, seat: int) -> int:
        """What a side with troops really did."""
        return next(each.plan for each in self.events(Does) if each.seat == seat)

    @property
    def story(self) -> list[str]:
        """What has been told."""
        assert self.match is not None
        return [text for past in self.match.happenings if (text := past.text(OPEN))]

    def slug(self, card: int) -> str:
        return "" if card == NO_CHIP else chip_of(self.state, card).slug

    def slugs(self, cards: Sequence[int]) -> list[str]:
        return [self.slug(card) for card in cards]

    def leader(self, slug: str) -> Leader:
        return next(leader for leader in self.state.leaders if leader.chip == self.chips[slug])

    def at(self, slug: str) -> int | None:
        """Where a leader is; None where he is not on the map."""
        leader = on_map(self.state, self.chips[slug])
        return leader.area if leader else LOST if self.is_lost(slug) else None

    def is_lost(self, slug: str) -> bool:
        return any(leader.chip == self.chips[slug] and leader.area == LOST for leader in self.state.leaders)

    def units(self, slug: str) -> list[str]:
        """What follows a leader."""
        return self.slugs(self.leader(slug).units)

    def gold(self, slug: str) -> list[str]:
        """What a leader carries."""
        return self.slugs(self.leader(slug).gold)

    def shaman(self, slug: str) -> bool:
        return self.leader(slug).shaman != NO_CHIP

    def garrison(self, area: int) -> list[str]:
        return self.slugs(self.state.lands[area].units)

    def owner(self, area: int) -> int:
        return self.state.lands[area].owner

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def in_cup(self, slug: str) -> bool:
        return any(self.chips[slug] in cup for cup in self.state.cups)

    def caravan_area(self, slug: str) -> int | None:
        """Where a caravan is; None where it is gone."""
        found = [caravan for caravan in self.state.caravans if caravan.chip == self.chips[slug]]
        return area_of(self.state, found[0]) if found else None

    def beside(self, area: int, *, orcland: bool | None = None) -> list[int]:
        """The areas next to one: all, or only orclands, or only outlands."""
        near = world_of(self.state).neighbours[area]
        return [each for each in near if orcland is None or (each < 18) == orcland]


def game(battle: Begin) -> Game:
    """The wars, but for one battle only; `noted` tells in the end whether the ground is held."""

    def step(wars: Wars) -> Flow[None]:
        held = yield from battle(wars)
        wars.noted = [int(held)]
        wars.ending = Ending([1] * wars.seats, "The battle is over.", "OW 8.1")

    return Game(
        name="orcwars-battle",
        title="A battle",
        blurb="",
        source="",
        prefix="OW",
        version=1,
        seats=range(2, 7),
        names=NAMES,
        minutes=(1, 2),
        maturity="new",
        state=Wars,
        options=WarsOptions,
        folder=Path("."),
        start=rules.start,
        step=step,
        scene=lambda view, seat: None,  # type: ignore[arg-type,return-value]
    )
