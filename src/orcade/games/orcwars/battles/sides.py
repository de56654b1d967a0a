"""The two sides of a battle: who fights on each, and who is left (OW-9, OW-40)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId, Seat

from ..caravans import caravan_with
from ..finding import chip_of, land_of, leader_with, leaders_in, owns, power_of, troops, turn_of
from ..pieces import ATTACKING, BOTH, DEFENDING, FLEES, NAMES, NO_CHIP, NOBODY, Battle, Leader, Side, Wars


def led_by(seat: Seat, leaders: Sequence[Leader]) -> Side:
    """Some leaders of one player, with their armies."""
    side = Side(seat, [leader.chip for leader in leaders], [])
    for leader in leaders:
        add(side, leader.units, leader.chip)
    return side


def army_of(wars: Wars, chips: tuple[CardId, ...]) -> Side:
    """The same for leaders on the map, by their chips."""
    leaders = [leader_with(wars, chip) for chip in chips]
    return led_by(leaders[0].seat, leaders)


def everybody(wars: Wars, area: int, seat: Seat) -> Side:
    """All that a player has in an area, his garrison too; or the neutral units there (OW-9)."""
    side = led_by(seat, leaders_in(wars, area, seat))
    land = land_of(wars, area)
    if land is not None and land.owner == seat:
        add(side, land.units, NO_CHIP)
    return side


def of_units(cards: tuple[CardId, ...]) -> Side:
    """Rebels."""
    side = Side(NOBODY, [], [])
    add(side, cards, NO_CHIP)
    return side


def of_caravan(chip: CardId) -> Side:
    """A caravan."""
    return Side(NOBODY, [], [], caravan=chip)


def add(side: Side, cards: list[CardId] | tuple[CardId, ...], leader: CardId) -> None:
    """Units that follow one leader, or none, join a side."""
    side.units += cards
    side.under += [leader] * len(cards)


def muster(
    wars: Wars, area: int, attackers: tuple[CardId, ...], enemy: Seat, *, surprise: bool = False, fortress: bool = True
) -> Battle:
    """The battle of some leaders against all that an enemy has in their area. `fortress`: it may help (OW 14.2)."""
    strength = fortress_of(wars, area, enemy) if fortress else 0
    return Battle(
        area,
        army_of(wars, attackers),
        everybody(wars, area, enemy),
        fortress=strength,
        surprise=surprise and strength > 0,
    )


def fortress_of(wars: Wars, area: int, seat: Seat) -> int:
    """The strength of the fortress that helps who defends an area, 0 where there is none (OW 14.2)."""
    return wars.lands[area].fortress if owns(wars, seat, area) else 0


def follows(side: Side, card: CardId) -> CardId:
    """Whom a unit of a side followed when the battle began; NO_CHIP: no leader, as a leader does himself."""
    return side.under[side.units.index(card)] if card in side.units else NO_CHIP


def fought(wars: Wars) -> Battle:
    """The battle that is being fought."""
    assert wars.battle is not None
    return wars.battle


def sides(battle: Battle) -> tuple[Side, Side]:
    """Attacker and defender."""
    return battle.attacker, battle.defender


def other(battle: Battle, side: Side) -> Side:
    """The enemy of a side."""
    return battle.defender if side is battle.attacker else battle.attacker


def side_of(battle: Battle, seat: Seat) -> Side:
    """The side of a player who is in it."""
    return battle.attacker if battle.attacker.seat == seat else battle.defender


def roller(wars: Wars, side: Side) -> Seat:
    """Who rolls and decides for a side: its owner; for nobody's the player whose turn it is (OW-38, OW-55)."""
    return turn_of(wars) if side.seat == NOBODY else side.seat


# Who fights.


def fighters(side: Side) -> list[CardId]:
    """Who takes part: leaders and units, without stupid trolls (OW-40)."""
    return side.leaders + [card for card in side.units if card not in side.stupid]


def power(wars: Wars, side: Side) -> int:
    """Of all who take part."""
    if side.caravan != NO_CHIP:
        return caravan_with(wars, side.caravan).power
    return power_of(wars, fighters(side))


def alone(wars: Wars, side: Side) -> bool:
    """A lonely chief, or several: leaders without a troop (OW-37)."""
    return side.commander != NO_CHIP and not troops(wars, side.units)


def fled(battle: Battle) -> bool:
    """The defender has run before the first blow."""
    return battle.defender.proposed == FLEES


# Who is left.


def left(side: Side) -> list[CardId]:
    """Who took part and was not destroyed."""
    return [card for card in fighters(side) if card not in side.fallen and card not in side.doomed]


def left_power(wars: Wars, side: Side) -> int:
    """The power of who is left; of a caravan what its damage leaves it."""
    if side.caravan != NO_CHIP:
        return max(0, side.power - side.damage)
    return power_of(wars, left(side))


def any_left(wars: Wars, side: Side) -> bool:
    """Whether a side is not destroyed. Stupid trolls do not count (OW-40)."""
    return left_power(wars, side) > 0 if side.caravan != NO_CHIP else bool(left(side))


def wiped_out(side: Side) -> bool:
    """Whether neither a unit nor a leader who got away is left (OW 22.2)."""
    return not left(side) and not side.escaped


# How it ended.


def retreats(battle: Battle, side: Side) -> bool:
    """Whether a side has to go."""
    return battle.retreating == BOTH or battle.retreating == (ATTACKING if side is battle.attacker else DEFENDING)


def winner_of(battle: Battle) -> Side | None:
    """Who stays; None where both sides were destroyed (OW-58)."""
    if battle.retreating == BOTH:
        return None
    return battle.defender if battle.retreating == ATTACKING else battle.attacker


def survivors(battle: Battle, side: Side) -> tuple[CardId, ...]:
    """The leaders who go on leading a side: on the winning one nobody who was destroyed, since he must retreat."""
    lost = side.doomed if not retreats(battle, side) else [chip for chip in side.doomed if chip not in side.escaped]
    return tuple([chip for chip in side.leaders if chip not in lost])


def stays(wars: Wars, battle: Battle, side: Side) -> bool:
    """Whether units without a leader may stay: nobody's, or in own land (OW 6.6)."""
    return side.caravan == NO_CHIP and (side.seat == NOBODY or owns(wars, side.seat, battle.area))


def told(wars: Wars, side: Side) -> str:
    """A side in words, for questions."""
    if side.caravan != NO_CHIP:
        return chip_of(wars, side.caravan).name
    return "stray troops" if side.seat == NOBODY else NAMES[side.seat]
