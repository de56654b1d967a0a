"""What a player looks at before he judges his actions: found once for all of them."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.requests import CardId, Seat

from ..chips import TROOP
from ..finding import chip_of, lone, power_of, world_of
from ..pieces import NOBODY, Leader, Wars
from ..winning import armies_of, lands_of, lands_to_win
from ..world import ORCLANDS, world
from .values import TROOP_WORTH, army_worth, dangers, next_land, strength

FRONTIER = 0.35
"""What a point of enemy power next door takes off a place that cannot hold it, for an army."""
EXPOSED = 2.0
"""As many times as much for a leader without one."""
TAKEN = 6.0
"""What it is worth that somebody else loses a land."""
FAR_OUT = 3.0
"""Points for each step nearer to land that can be taken."""


@lru_cache(maxsize=1 << 12)
def away(own_map: str, goals: tuple[int, ...]) -> tuple[int, ...]:
    """By area: the steps to the nearest of some other areas; found once for those that a search sees often."""
    steps = world(own_map).map.distances
    return tuple([min([each[goal] for goal in goals if goal != area], default=0) for area, each in enumerate(steps)])


class Outlook:
    """Powers, threats and prospects of one moment, as one seat sees them."""

    def __init__(self, wars: Wars, seat: Seat) -> None:
        self.wars = wars
        self.seat = seat
        self.lands = lands_of(wars, seat)
        self.goal = lands_to_win(wars)
        self.armies = armies_of(wars, seat)
        self.army = army_worth(self.armies)
        """What one leader more with an army is worth."""
        self.land = next_land(self.lands, self.goal, bool(wars.players[seat].announced))
        """What one land more is worth."""
        self.share = 1 / (wars.seats - 1)
        """What a loss of somebody else is worth to the player: the others have as much of it."""
        self.dangers = [dangers(wars, other) for other in range(wars.seats)]
        """By seat: of its lands, of its armies."""
        self.homes: dict[int, list[CardId]] = {}
        """The troops of the own hand, by the land where they can be levied."""
        for card in wars.players[seat].hand:
            chip = chip_of(wars, card)
            if chip.kind == TROOP:
                self.homes.setdefault(chip.home, []).append(card)
        self.strengths = {leader.chip: strength(wars, leader) for leader in wars.leaders}
        """By the chip of a leader on the map: his power, with what follows him."""
        self.staying: dict[CardId, float] = {}
        """By leader: what it is worth that he stays where he is, as far as it has been asked."""
        self.powers: list[dict[Seat, int]] = [{} for _ in world_of(wars).names]
        """By area and owner, NOBODY among them: the power that stands there."""
        armed: list[dict[Seat, int]] = [{} for _ in self.powers]
        for leader in wars.leaders:
            if leader.area < 0:
                continue
            power = self.strengths[leader.chip]
            here = self.powers[leader.area]
            here[leader.seat] = here.get(leader.seat, 0) + power
            if leader.seat != seat and not lone(leader):
                there = armed[leader.area]
                there[leader.seat] = there.get(leader.seat, 0) + power
        for area, land in enumerate(wars.lands):
            if land.units:
                here = self.powers[area]
                here[land.owner] = here.get(land.owner, 0) + power_of(wars, land.units)
        strongest = [max(each.values(), default=0) for each in armed]
        self.menace = [0] * len(armed)
        """By area: the power of the strongest enemy armies that stand together beside it."""
        for area, power in enumerate(strongest):
            if power:
                for other in world_of(wars).neighbours[area]:
                    self.menace[other] = max(self.menace[other], power)
        self.goals = tuple([area for area, land in enumerate(wars.lands) if land.owner != seat])
        self.away = away(wars.options.own_map, self.goals)
        """By area: the steps to the nearest orcland, besides itself, that is not the player's."""
        self.musters = [(home, TROOP_WORTH * power_of(wars, cards)) for home, cards in self.homes.items()]
        """The lands where troops of the own hand can be levied, with what these are worth."""

    def enemies(self, area: int) -> list[Seat]:
        """Whose hostile units are in an area."""
        return [owner for owner in self.powers[area] if owner != self.seat]

    def own(self, area: int) -> bool:
        """Whether an area is own land."""
        return area < ORCLANDS and self.wars.lands[area].owner == self.seat

    def prize(self, area: int) -> float:
        """What it is worth to come to own a land."""
        if area >= ORCLANDS or self.own(area):
            return 0.0
        land = self.wars.lands[area]
        worth = self.land + (0.8 * self.land if land.fortress else 0.0) + (2.0 if land.mine else 0.0)
        if land.owner != NOBODY:
            worth += TAKEN * self.share + self.dangers[land.owner][0]
        return worth

    def place(self, leader: Leader, area: int) -> float:
        """What it is worth that a leader with what follows him stands somewhere: goals that are near, enemies too."""
        worth = -FAR_OUT * max(0, self.away[area] - 1)
        here = self.powers[area].get(self.seat, 0)
        threat = self.menace[area] - here - (self.strengths[leader.chip] if area != leader.area else 0)
        if threat > 0:
            worth -= FRONTIER * min(threat, 8) * (EXPOSED if lone(leader) else 1.0)
        return worth
