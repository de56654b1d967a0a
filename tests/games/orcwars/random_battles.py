"""Battles of all kinds of sides, played at random, and what must hold after each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from orcade.games.orcwars import battles, rules
from orcade.games.orcwars.caravans import way_of
from orcade.games.orcwars.chips import CARAVAN, GOLD, LEADER, MACHINE, SHAMAN, TROOP
from orcade.games.orcwars.finding import chip_of, owners_in, troops, world_of
from orcade.games.orcwars.pieces import ACTING, LOST, NO_CHIP, NOBODY, Caravan, Leader, Wars, WarsOptions
from orcade.games.orcwars.world import ORCLANDS
from orcade.table.dice import Loose
from orcade.table.match import Match, new
from orcade.table.requests import CardId

from .battle_positions import Begin, game

PLAYERS = 4
KINDS = ("fight", "open fight", "surprise", "strike", "rebel", "raid")


class Making:
    """A position that is being made: chips are taken from their cups at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.wars = rules.start(PLAYERS, WarsOptions())
        self.wars.first = rng.randrange(PLAYERS)
        self.wars.phase = ACTING
        self.wars.overheard = rng.random() < 0.1
        self.kinds: dict[int, list[CardId]] = {}
        for cup in self.wars.cups:
            for card in cup:
                self.kinds.setdefault(chip_of(self.wars, card).kind, []).append(card)
        for cards in self.kinds.values():
            rng.shuffle(cards)

    def take(self, kind: int) -> CardId:
        """A chip of a kind; NO_CHIP where there is none any more."""
        cards = self.kinds[kind]
        if not cards:
            return NO_CHIP
        card = cards.pop()
        self.wars.cards.show(card)
        self.wars.cups[self.wars.cards.backs[card]].remove(card)
        return card

    def some(self, kind: int, most: int) -> list[CardId]:
        cards = [self.take(kind) for _ in range(self.rng.randint(0, most))]
        return [card for card in cards if card != NO_CHIP]

    def units(self, least: int = 0) -> list[CardId]:
        """Troops, and sometimes a machine with them."""
        cards = self.some(TROOP, 3)
        while len(cards) < least:
            cards.append(self.take(TROOP))
        if cards and self.rng.random() < 0.25:
            cards += self.some(MACHINE, 1)
        return cards

    def leader(self, seat: int, area: int, least: int = 0) -> CardId:
        chip = self.take(LEADER)
        if chip == NO_CHIP:
            return chip
        units = self.units(least)
        shaman = self.take(SHAMAN) if self.rng.random() < 0.3 else NO_CHIP
        gold = [] if self.at_home(seat, area) else self.some(GOLD, 3 if units else 1)
        self.wars.leaders.append(Leader(chip, seat, area, units, shaman, gold))
        return chip

    def at_home(self, seat: int, area: int) -> bool:
        return area < ORCLANDS and self.wars.lands[area].owner == seat

    def leaders(self, seat: int, area: int, least: int, most: int, army: int = 0) -> tuple[CardId, ...]:
        chips = [self.leader(seat, area, army) for _ in range(self.rng.randint(least, most))]
        return tuple([chip for chip in chips if chip != NO_CHIP])

    def hold(self, area: int, seat: int, *, leaders: int = 1, garrison: int = 0) -> None:
        """A land is somebody's, with leaders or a garrison, or has neutral troops."""
        land = self.wars.lands[area]
        land.owner = seat
        land.fortress = self.rng.choice((0, 0, 1, 2, 3, 4))
        land.units = self.units(garrison)
        if land.units and self.rng.random() < 0.2:
            land.shamans = self.some(SHAMAN, 1)
        if seat != NOBODY:
            self.leaders(seat, area, 0, leaders)

    def elsewhere(self, area: int) -> None:
        """All other areas: sometimes crowded, so that nobody finds a way out."""
        crowd = self.rng.choice((0.1, 0.4, 0.9))
        for other in self.rng.sample(range(28), 28):
            if other != area and self.rng.random() < crowd:
                seat = self.rng.randrange(PLAYERS)
                if other < ORCLANDS:
                    self.hold(other, self.rng.choice((seat, NOBODY)))
                else:
                    self.leaders(seat, other, 1, 1)


def position(rng: Random, kind: str) -> tuple[Wars, Begin]:
    """A random position, and the battle in it."""
    making = Making(rng)
    wars = making.wars
    area = rng.randrange(28) if kind == "open fight" else rng.randrange(ORCLANDS)
    seat, enemy = rng.sample(range(PLAYERS), 2)
    if kind in ("fight", "open fight", "surprise"):
        enemy = rng.choice((enemy, NOBODY)) if area < ORCLANDS else enemy
        attackers = making.leaders(seat, area, 1, 3)
        if area < ORCLANDS:
            making.hold(area, enemy, leaders=2, garrison=rng.randint(0, 1))
        if enemy not in owners_in(wars, area):
            if enemy == NOBODY:
                wars.lands[area].units = making.units(1)
            else:
                making.leaders(enemy, area, 1, 2)
        surprise, walls = kind == "surprise", rng.random() < 0.7
        begin: Begin = lambda wars: battles.fight(wars, area, attackers, enemy, surprise, walls)  # noqa: E731
    elif kind == "strike":
        owner = rng.choice((enemy, NOBODY))
        making.hold(area, owner, garrison=1)
        passing = making.leaders(seat, area, 1, 1)
        begin = lambda wars: battles.strike(wars, area, owner, passing)  # noqa: E731
    elif kind == "rebel":
        making.hold(area, seat)
        chip = making.leader(seat, area)
        wars.aside = making.units(1)
        begin = lambda wars: battles.rebel(wars, chip, tuple(wars.aside))  # noqa: E731
    else:
        caravan = Caravan(making.take(CARAVAN))
        caravan.at = rng.randrange(len(way_of(wars, caravan)) - 1)
        wars.caravans.append(caravan)
        area = way_of(wars, caravan)[caravan.at]
        if area < ORCLANDS:
            wars.lands[area].owner = seat
            wars.lands[area].units = making.units()
        raiders = making.leaders(seat, area, 1, 2, army=1)
        robbed = caravan.chip
        begin = lambda wars: battles.raid(wars, raiders, robbed)  # noqa: E731
    making.elsewhere(area)
    return wars, begin


def played(seed: int) -> tuple[Match, str]:
    """One battle at random to its end."""
    rng = Random(seed)
    kind = rng.choice(KINDS)
    wars, begin = position(rng, kind)
    match = new(game(begin), state=wars, dice=Loose(rng))
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.options[int(rng.random() * len(ask.options))], ask.seat)
    return match, kind


# What must hold.


def places(wars: Wars) -> Iterator[CardId]:
    """Every chip, wherever it lies."""
    for player in wars.players:
        yield from (*player.hand, *player.gold, *player.captives, *player.waiting)
    for leader in wars.leaders:
        yield from (leader.chip, *leader.units, *leader.gold)
        if leader.shaman != NO_CHIP:
            yield leader.shaman
    for land in wars.lands:
        yield from (*land.units, *land.shamans)
    for caravan in wars.caravans:
        yield from (caravan.chip, *caravan.treasury)
    for cup in wars.cups:
        yield from cup
    yield from wars.aside


def check(wars: Wars) -> None:
    """Nothing is lost or doubled, and nobody is where or what he must not be."""
    assert Counter(places(wars)) == Counter(range(len(wars.cards.faces)))
    assert not wars.aside
    assert wars.battle is None
    for leader in wars.leaders:
        assert not leader.units or troops(wars, leader.units)
        assert leader.units or len(leader.gold) <= 1
        assert 0 <= leader.area < 28 or leader.area == LOST
        if 0 <= leader.area < ORCLANDS:
            assert wars.lands[leader.area].owner == leader.seat, leader
            assert not leader.gold
    for area, land in enumerate(wars.lands):
        assert len(owners_in(wars, area)) <= 1, world_of(wars).names[area]
        assert not land.units or troops(wars, land.units)
        assert land.units or not land.shamans
        assert len(land.shamans) <= 1
    for caravan in wars.caravans:
        assert caravan.power != 0
        assert len(caravan.treasury) <= max(0, caravan.power)
