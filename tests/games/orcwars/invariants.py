"""What is true of the wars whenever somebody is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orcade.games.orcwars.finding import chip_of, enemies_in, lone, troops
from orcade.games.orcwars.pieces import LOST, NO_CHIP, NOBODY, Wars
from orcade.table.requests import CardId


def places(wars: Wars) -> Iterator[CardId]:
    """Every chip as often as it lies somewhere."""
    for cup in wars.cups:
        yield from cup
    yield from wars.aside
    for player in wars.players:
        yield from (*player.hand, *player.gold, *player.captives, *player.waiting)
    for leader in wars.leaders:
        yield leader.chip
        yield from (*leader.units, *leader.gold)
        if leader.shaman != NO_CHIP:
            yield leader.shaman
    for land in wars.lands:
        yield from (*land.units, *land.shamans)
    for caravan in wars.caravans:
        yield caravan.chip
        yield from caravan.treasury


def wrongs(wars: Wars) -> Iterator[str]:
    """What is not as it must be, at any decision."""
    found = Counter(places(wars))
    yield from (f"chip {card} lies in {found[CardId(card)]} places" for card in range(151) if found[CardId(card)] != 1)
    for leader in wars.leaders:
        name = chip_of(wars, leader.chip).slug
        if leader.area < 0 and leader.area != LOST:
            yield f"{name} is nowhere"
        if leader.shaman != NO_CHIP and chip_of(wars, leader.shaman).slug != "shaman":
            yield f"{name} has a shaman who is none"
        yield from cards_known(wars, leader.units)
    for land in wars.lands:
        yield from cards_known(wars, land.units)


def cards_known(wars: Wars, units: list[CardId]) -> Iterator[str]:
    """What lies on the map lies open."""
    for card in units:
        if wars.cards.known[card] != (1 << 16) - 1:
            yield f"{chip_of(wars, card).slug} is on the map and hidden"


def wrongs_at_rest(wars: Wars) -> Iterator[str]:
    """What is not as it must be between two actions, when no battle or arrival is going on."""
    if wars.battle is not None:
        yield "a battle is going on"
    if wars.aside:
        yield f"{len(wars.aside)} chips lie aside"
    for leader in wars.leaders:
        name = chip_of(wars, leader.chip).slug
        if leader.units and not troops(wars, leader.units):
            yield f"{name} has machines that nobody tows"
        if lone(leader) and len(leader.gold) > 1:
            yield f"{name} alone carries {len(leader.gold)} chips of gold"
        if 0 <= leader.area < len(wars.lands):
            if wars.lands[leader.area].owner != leader.seat:
                yield f"{name} is in land {leader.area + 1}, which is not his"
            if leader.gold:
                yield f"{name} carries gold in own land"
    for area, land in enumerate(wars.lands):
        if land.units and not troops(wars, land.units):
            yield f"land {area + 1} has machines that nobody tows"
        if land.shamans and not land.units:
            yield f"land {area + 1} has a shaman and no troops"
        if land.owner != NOBODY and enemies_in(wars, area, land.owner):
            yield f"enemies are together in land {area + 1}"
    for strength in range(1, 5):
        if sum(land.fortress == strength for land in wars.lands) > 3:
            yield f"more than three fortresses of strength {strength}"
