"""How the race ends, and who has which place (TP-9, TP-23, TP-25)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES, feat, honours
from orcade.table.game import Ending
from orcade.table.requests import Flow, Seat

from .events import BroughtHome
from .pieces import FEATS, UNEXPECTED_END, Race, named
from .standings import position

HOME = "TP-9"
"""The rule by which a race ends with the Piglet at home."""


def bring_home(race: Race, who: int) -> Flow[None]:
    """TP-9: a Boar has the Piglet over the Finish Line."""
    rider = race.riders[who]
    yield BroughtHome(named(rider))
    text = f"{named(rider)} brings the Piglet home: {NAMES[rider.seat]} wins."
    yield from finish(race, text, HOME, "", who)


def others_out(race: Race, seat: Seat) -> Flow[None]:
    """TP-46: only this player still has a Boar in the race."""
    yield from finish(race, f"All others have crashed: {NAMES[seat]} wins.", "TP-46", "")


def end_at_the_cap(race: Race) -> Flow[None]:
    """TP-25: the last Game Turn is over."""
    holder = race.holder
    if holder >= 0:
        how = f"{named(race.riders[holder])} has the Piglet"
    else:
        how = "nobody has the Piglet, and the leader wins"
    yield from finish(race, f"Game Turn {race.turn} is over: {how}.", "TP-25", "turn_cap", holder)


def finish(race: Race, text: str, rule: str, limit: str, winner: int = -1) -> Flow[None]:
    """Rank the seats by their better Boar: the winner first, the others by position (TP-23, TP-24)."""
    bare = [who for who, rider in enumerate(race.riders) if not rider.ridden and not rider.crashed]
    if bare:
        first = max(bare, key=lambda who: (rank(race, who, winner), -who))
        yield from feat(race, race.riders[first].seat, UNEXPECTED_END, FEATS)
    race.active = -1
    race.ending = Ending(places(race, winner), text, rule, limit, honours(race, FEATS, "TP 5"))


def places(race: Race, winner: int = -1) -> list[int]:
    """The place of each seat, by its better Boar. `winner`: the Boar that has won; -1 for none."""
    best: dict[Seat, tuple[int, ...]] = {}
    for who, rider in enumerate(race.riders):
        mine = rank(race, who, winner)
        best[rider.seat] = max(best.get(rider.seat, mine), mine)
    return [1 + sum(other > best[seat] for other in best.values()) for seat in range(race.seats)]


def rank(race: Race, who: int, winner: int) -> tuple[int, ...]:
    """What a Boar is ranked by, the greater the better."""
    rider = race.riders[who]
    if rider.crashed:
        return (0, rider.crashed)
    return (2,) if who == winner else (1, *position(race, who))
