"""Battles whose outcome a test says beforehand, for the rules around them. What was fought is noted."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from orcade.games.orcwars import battles
from orcade.games.orcwars.caravans import vanish
from orcade.games.orcwars.finding import leader_with, leaders_in, machines, troops
from orcade.games.orcwars.following import perish
from orcade.games.orcwars.lands import claim, turn_neutral
from orcade.games.orcwars.pieces import Wars
from orcade.games.orcwars.supply import put_back
from orcade.table.requests import CardId, Flow, Seat


@dataclass
class Staged:
    """`wins`: by battle, whether Krug wins; True when it is used up.
    Losers retreat to the area `flight`; without one they perish."""

    wins: list[bool] = field(default_factory=list)
    flight: int = -1
    fought: list[tuple[object, ...]] = field(default_factory=list)

    def outcome(self, *what: object) -> bool:
        self.fought.append(what)
        return self.wins.pop(0) if self.wins else True

    def lose(self, wars: Wars, chips: tuple[CardId, ...]) -> Flow[None]:
        for chip in chips:
            if self.flight < 0:
                yield from perish(wars, chip)
            else:
                leader_with(wars, chip).area = self.flight

    def clear(self, wars: Wars, area: int, seat: Seat) -> Flow[None]:
        """A side in an area loses all there is."""
        yield from self.lose(wars, tuple(leader.chip for leader in leaders_in(wars, area, seat)))
        if area < len(wars.lands) and wars.lands[area].owner == seat:
            for card in (*wars.lands[area].units, *wars.lands[area].shamans):
                put_back(wars, card)
            wars.lands[area].units.clear()
            wars.lands[area].shamans.clear()

    def fight(
        self,
        wars: Wars,
        area: int,
        attackers: tuple[CardId, ...],
        enemy: Seat,
        *,
        surprise: bool = False,
        fortress: bool = True,
    ) -> Flow[bool]:
        won = self.outcome("fight", area, attackers, enemy, surprise, fortress)
        if won:
            yield from self.clear(wars, area, enemy)
        else:
            yield from self.lose(wars, attackers)
        yield from claim(wars, area)
        return won

    def strike(self, wars: Wars, area: int, seat: Seat, passing: tuple[CardId, ...]) -> Flow[bool]:
        held = self.outcome("strike", area, seat, passing)
        if held:
            yield from self.clear(wars, area, seat)
        else:
            yield from self.lose(wars, passing)
        yield from claim(wars, area)
        return held

    def rebel(self, wars: Wars, chip: CardId, cards: tuple[CardId, ...]) -> Flow[bool]:
        leader = leader_with(wars, chip)
        area, seat = leader.area, leader.seat
        held = self.outcome("rebel", area, chip, cards)
        if troops(wars, leader.units):
            for card in machines(wars, cards):
                wars.aside.remove(card)
                leader.units.append(card)
        cards = tuple(card for card in cards if card in wars.aside)
        for card in cards:
            wars.aside.remove(card)
        if held:
            for card in cards:
                put_back(wars, card)
            return True
        yield from self.clear(wars, area, seat)
        wars.lands[area].units += cards
        yield from turn_neutral(wars, area)
        return False

    def raid(self, wars: Wars, chips: tuple[CardId, ...], caravan: CardId) -> Flow[bool]:
        won = self.outcome("raid", chips, caravan)
        if won:
            vanish(wars, next(each for each in wars.caravans if each.chip == caravan))
        else:
            yield from self.lose(wars, chips)
        return won


def stage(monkeypatch: pytest.MonkeyPatch, *wins: bool, flight: int = -1) -> Staged:
    """Makes battles end as they are told."""
    staged = Staged(list(wins), flight)
    for name in ("fight", "strike", "rebel", "raid"):
        monkeypatch.setattr(battles, name, getattr(staged, name))
    return staged
