"""What waits where somebody arrives: natives, enemies, caravans, and land that is to be had."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.floor import bits
from orcade.table.odds import percent
from orcade.table.requests import CardId, Seat

from ..answers.common import chip_name
from ..battles.sides import add, everybody, fortress_of, led_by, power
from ..caravans import caravans_in
from ..checks import authority_most
from ..finding import areas_with_units, chip_of, enemies_in, land_of, leader_with, owns, troops
from ..following import keeping_bonus, natives
from ..natives import callers, safe
from ..odds import attacker_wins
from ..pieces import NAMES, NO_CHIP, NOBODY, Battle, Leader, Side, Wars
from ..world import ORCLANDS
from .wording import named, on, owner, standing


def arrival(
    view: Wars, leaders: Sequence[Leader], area: int, *, fortress: bool = True, below: bool = False
) -> tuple[str, ...]:
    """What happens where leaders of one player arrive together. `fortress`: one may help against them; `below`: they
    come from the caves."""
    seat = leaders[0].seat
    enemies = enemies_in(view, area, seat)
    first = callers(view, tuple([leader.chip for leader in leaders]))
    calling = [leader for leader in leaders if leader.chip in first]
    coming = [card for leader in calling for card in callable_natives(view, leader, area)]
    found = [*calls(view, calling, area), caravan_words(view, area)]
    if area >= ORCLANDS:
        return (*found, *[encounter(view, area, enemy) for enemy in enemies])
    if enemies:
        battle = meeting(view, leaders, area, enemies[0], coming, fortress=fortress)
        if battle.defender.units or battle.defender.leaders:
            battle.surprise = below and battle.fortress > 0 and bool(troops(view, battle.defender.units))
            return (*found, clash(view, battle))
    return (*found, gained(view, leaders, area))


def encounter(view: Wars, area: int, enemy: Seat) -> str:
    """Who is met in an outland (OW-19)."""
    strength = power(view, everybody(view, area, enemy))
    return f"{owner(enemy)} is there with a power of {strength}: a battle, if one of you wants it"


def gained(view: Wars, leaders: Sequence[Leader], area: int) -> str:
    """What comes of a land without enemies."""
    seat = leaders[0].seat
    if owns(view, seat, area):
        return "the gold goes to your hand" if any(leader.gold for leader in leaders) else ""
    land = view.lands[area]
    with_it = " with its mine" if land.mine else ""
    more = 1 + (land.fortress > 0) - fortresses_left(view, leaders)
    taken = f"take the land{with_it} from {NAMES[land.owner]}" if land.owner != NOBODY else f"claim the land{with_it}"
    return f"you {taken}: {standing(view, seat, more)}"


def fortresses_left(view: Wars, leaders: Sequence[Leader]) -> int:
    """Own fortresses that count no more when leaders have gone, as nobody stays in them (OW 25.2)."""
    seat = leaders[0].seat
    held = areas_with_units(view, seat)
    left = held & ~areas_with_units(view, seat, [leader.chip for leader in leaders])
    return sum(owns(view, seat, area) and view.lands[area].fortress > 0 for area in bits(left))


def caravan_words(view: Wars, area: int) -> str:
    """Which caravans are there."""
    chips = [caravan.chip for caravan in caravans_in(view, area)]
    return f"{named(view, chips)} {'is' if len(chips) == 1 else 'are'} there" if chips else ""


# Natives.


def callable_natives(view: Wars, leader: Leader, area: int) -> list[CardId]:
    """The troops of his tribe that come to a leader without a check."""
    land = land_of(view, area)
    return natives(view, leader.chip, land.units) if land is not None and land.owner != leader.seat else []


def calls(view: Wars, leaders: Sequence[Leader], area: int) -> list[str]:
    """Who changes sides, for sure or perhaps (OW 8.3)."""
    found = []
    for leader in leaders:
        if cards := callable_natives(view, leader, area):
            found.append(f"{named(view, cards)} join {chip_name(view, leader.chip)}")
        for holder in view.leaders:
            if holder.area != area or holder.seat == leader.seat or safe(view, holder, leader.chip):
                continue
            if cards := natives(view, leader.chip, holder.units):
                most = authority_most(view, holder.chip, keeping_bonus(view, holder))
                found.append(f"{chip_name(view, holder.chip)} keeps {named(view, cards)} on {on(most)}")
    return found


# Powers.


def side(leaders: Sequence[Leader], more: Sequence[CardId] = ()) -> Side:
    """A side of leaders with their armies; `more` have joined them."""
    made = led_by(leaders[0].seat, leaders)
    made.commander = leaders[0].chip
    add(made, tuple(more), made.commander)
    return made


def meeting(
    view: Wars,
    leaders: Sequence[Leader],
    area: int,
    enemy: Seat,
    coming: Sequence[CardId] = (),
    *,
    fortress: bool = True,
) -> Battle:
    """The battle of leaders against all that an enemy has in an area. `coming`: who changes sides before."""
    defender = everybody(view, area, enemy)
    left = [(card, under) for card, under in zip(defender.units, defender.under, strict=True) if card not in coming]
    if not troops(view, [card for card, _ in left]):
        left = []
    defender.units, defender.under = [card for card, _ in left], [under for _, under in left]
    defender.commander = defender.leaders[0] if defender.leaders else NO_CHIP
    strength = fortress_of(view, area, enemy) if fortress else 0
    return Battle(area, side(leaders, coming), defender, fortress=strength)


def clash(view: Wars, battle: Battle) -> str:
    """Powers, and who would win: "battle, power 12 against 9 (Vashka): the attacker wins with 44 % …"."""
    defender = battle.defender
    walls = f" in a fortress of strength {battle.fortress}" if battle.fortress else ""
    powers = f"{power(view, battle.attacker)} against {power(view, defender)} ({owner(defender.seat)}{walls})"
    how = "by surprise" if battle.surprise else "if all plan at random"
    return f"battle, power {powers}: the attacker wins with {percent(attacker_wins(view, battle))} {how}"


def of(view: Wars, chips: Sequence[int]) -> list[Leader]:
    """The leaders of some chips."""
    return [leader_with(view, chip) for chip in chips]


def raised(view: Wars, card: CardId, seat: Seat, units: Sequence[CardId]) -> Leader:
    """A leader as he would stand at his home."""
    return Leader(card, seat, chip_of(view, card).home, units=list(units))
