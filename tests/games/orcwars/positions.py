"""Sets up positions in the wars on `plain_map` with the chips that ship, and plays a turn's actions with scripted dice.

Players are called by their names, chips by what is typed for them, orclands by their numbers, outlands by "north-1" …

>>> field = Field(lead("krug", "ma-gash", "8", "loud-lads"), dice=())
>>> field.say("krug: march ma-gash land-9")
>>> field.at("ma-gash")
'9'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orcade
from orcade.games.orcwars import GAME, rules
from orcade.games.orcwars.finding import areas_with_troops, areas_with_units, chip_of, world_of
from orcade.games.orcwars.pieces import ACTING, LOST, NAMES, NO_CHIP, NOBODY, Caravan, Land, Leader, Wars, WarsOptions
from orcade.table.requests import Ask, CardId

from .plain_map import plain_map

SEATS = [name.lower() for name in NAMES]


@dataclass
class Led:
    """A leader with all that follows him."""

    seat: int
    chip: str
    area: str
    units: str
    shaman: bool
    gold: str
    done: dict[str, bool] = field(default_factory=dict)


def lead(
    player: str, chip: str, area: str, units: str = "", *, shaman: bool = False, gold: str = "", **done: bool
) -> Led:
    """A leader in an area ("lost": below), with his units and gold. `done`: what he has done in this turn."""
    return Led(SEATS.index(player), chip, area, units, shaman, gold, done)


@dataclass
class Held:
    """An orcland."""

    number: str
    owner: int
    units: str
    shaman: bool
    fortress: int
    mine: bool


def held(
    number: str, player: str = "", units: str = "", *, shaman: bool = False, fortress: int = 0, mine: bool = False
) -> Held:
    """An orcland with its garrison, or with neutral troops where no player is named."""
    return Held(number, SEATS.index(player) if player else NOBODY, units, shaman, fortress, mine)


class Field:
    """A match from a position in which Krug acts. Lands with leaders in them are theirs.

    `units_since`, `troops_since`: the only areas that count as held since the turn began. `caravans`: how many areas of
    its way each has behind it; `waiting`: those of a player's next B1. `drawn`: chips on top of their cups, in the
    order in which they will be drawn; without it, cups are mixed first. `agreed`: options of the table.
    """

    def __init__(
        self,
        *pieces: Led | Held,
        hands: dict[str, str] | None = None,
        gold: dict[str, str] | None = None,
        captives: dict[str, str] | None = None,
        caravans: dict[str, int] | None = None,
        waiting: dict[str, str] | None = None,
        seats: int = 2,
        phase: int = ACTING,
        round: int = 1,
        turns: int = 0,
        announced: dict[str, int] | None = None,
        units_since: int = -1,
        troops_since: int = -1,
        drawn: str = "",
        agreed: dict[str, Any] | None = None,
        dice: Sequence[int | Sequence[int]] = (),
    ) -> None:
        wars = rules.start(seats, WarsOptions(own_map=plain_map(), **(agreed or {})))
        wars.phase = phase
        wars.round = round
        wars.turns = turns
        for name, conditions in (announced or {}).items():
            wars.players[SEATS.index(name)].announced = conditions
        self.wars = wars
        for piece in pieces:
            if isinstance(piece, Led):
                area = self.area(piece.area)
                if 0 <= area < len(wars.lands):
                    wars.lands[area].owner = piece.seat
        for piece in pieces:
            if isinstance(piece, Held):
                wars.lands[self.area(piece.number)] = Land(
                    piece.owner,
                    self.take(piece.units),
                    self.take("shaman" * piece.shaman),
                    piece.fortress,
                    piece.mine,
                )
            else:
                (chip,) = self.take(piece.chip)
                shaman = self.take("shaman")[0] if piece.shaman else NO_CHIP
                units, carried = self.take(piece.units), self.take(piece.gold)
                wars.leaders.append(
                    Leader(chip, piece.seat, self.area(piece.area), units, shaman, carried, **piece.done)
                )
        for name, slugs in (hands or {}).items():
            wars.players[SEATS.index(name)].hand = self.take(slugs, 1 << SEATS.index(name))
        for name, slugs in (gold or {}).items():
            wars.players[SEATS.index(name)].gold = self.take(slugs, 1 << SEATS.index(name))
        for name, slugs in (captives or {}).items():
            wars.players[SEATS.index(name)].captives = self.take(slugs)
        for name, slugs in (waiting or {}).items():
            wars.players[SEATS.index(name)].waiting = self.take(slugs)
        for slug, at in (caravans or {}).items():
            wars.caravans.append(Caravan(self.take(slug)[0], at))
        for card in reversed(self.take(drawn)):
            wars.cards.conceal(card)
            wars.cups[wars.cards.backs[card]].append(card)
            wars.unmixed = [False, False]
        wars.units_since = areas_with_units(wars, 0) & units_since
        wars.troops_since = areas_with_troops(wars, 0) & troops_since
        self.dice = orcade.Scripted(*dice)
        self.match = orcade.new(GAME, dice=self.dice, state=wars)

    def take(self, slugs: str, sight: int = -1) -> list[CardId]:
        """Chips out of their cups, face up, or known to some seats."""
        taken = []
        for slug in slugs.split():
            card = next(card for cup in self.wars.cups for card in cup if self.slug(card) == slug)
            for cup in self.wars.cups:
                if card in cup:
                    cup.remove(card)
            if sight < 0:
                self.wars.cards.show(card)
            else:
                self.wars.cards.known[card] = sight
            taken.append(card)
        return taken

    def area(self, name: str) -> int:
        """The area of a name: "8", "north-1", "lost"."""
        if name == "lost":
            return LOST
        return int(name) - 1 if name.isdigit() else world_of(self.wars).slugs.index(name)

    # Answers.

    def say(self, *lines: str) -> None:
        """Answer one question after another: "krug: march ma-gash land-9"."""
        for line in lines:
            name, _, words = line.partition(": ")
            self.match.answer(words, SEATS.index(name))

    def legal(self) -> set[str]:
        """What may be answered now, as far as it is proposed."""
        ask = self.ask
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def can(self, *words: str) -> set[str]:
        """The ends of the answers that begin with these words."""
        start = " ".join(words)
        return {each[len(start) :].strip() for each in self.legal() if each.split()[: len(words)] == list(words)}

    @property
    def ask(self) -> Ask:
        return self.match.asks[0]

    @property
    def asked(self) -> str:
        """Who is asked."""
        return SEATS[self.ask.seat]

    @property
    def question(self) -> int:
        """Which question stands."""
        return self.state.asked

    # What there is.

    @property
    def state(self) -> Wars:
        wars = self.match.state
        assert isinstance(wars, Wars)
        return wars

    def slug(self, card: int) -> str:
        return chip_of(self.wars, card).slug

    def slugs(self, cards: Sequence[int]) -> list[str]:
        return sorted(chip_of(self.state, card).slug for card in cards)

    def leader(self, slug: str) -> Leader:
        return next(each for each in self.state.leaders if self.slugs([each.chip]) == [slug])

    def chip(self, slug: str) -> CardId:
        """The chip of a leader on the map."""
        return self.leader(slug).chip

    def at(self, slug: str) -> str:
        """Where a leader is: "8", "north-1", "lost"; "" where he is not on the map."""
        for leader in self.state.leaders:
            if self.slugs([leader.chip]) == [slug]:
                if leader.area == LOST:
                    return "lost"
                return str(leader.area + 1) if leader.area < 18 else world_of(self.state).slugs[leader.area]
        return ""

    def units(self, slug: str) -> list[str]:
        """What a leader leads."""
        return self.slugs(self.leader(slug).units)

    def land(self, number: int) -> Land:
        return self.state.lands[number - 1]

    def owner(self, number: int) -> str:
        """Whose land it is; "" for nobody's."""
        seat = self.land(number).owner
        return SEATS[seat] if seat != NOBODY else ""

    def garrison(self, number: int) -> list[str]:
        return self.slugs(self.land(number).units)

    def hand(self, name: str) -> list[str]:
        return self.slugs(self.state.players[SEATS.index(name)].hand)

    def gold(self, name: str) -> list[str]:
        return self.slugs(self.state.players[SEATS.index(name)].gold)

    @property
    def story(self) -> list[str]:
        """What has been told to everybody."""
        return [text for past in self.match.happenings if (text := past.text(orcade.OPEN))]
