"""Destruction, and the end of the race: ranking and feats (RR 4.4, RR 5)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES, feat, honours
from orcade.table.game import Ending
from orcade.table.requests import Flow, Seat
from orcade.table.words import counted, listed

from .events import Hurt, Wrecked
from .geometry import distance_to_gate
from .pieces import BITE_THE_DUST, FASTASS, FEATS, Race, racing


def hurt(race: Race, loss: int, *seats: Seat) -> Flow[None]:
    """Chariots lose so many Chassis Points each; whether that is their end, `wreck` says."""
    for seat in seats:
        race.chariots[seat].chassis -= loss
    yield Hurt(seats, loss, tuple(max(0, race.chariots[seat].chassis) for seat in seats))


def wreck(race: Race, seats: tuple[Seat, ...], by_each_other: bool) -> Flow[None]:
    """RR-18: those of these seats that have no Chassis Points left are destroyed, by one blow.

    `by_each_other`: the two are the cause of what happens to each other (RR-25). RR-20: a sole survivor wins at once.
    """
    gone = tuple(seat for seat in seats if race.chariots[seat].chassis <= 0 and not race.chariots[seat].out)
    if not gone:
        return
    race.blows += 1
    for seat in gone:
        race.chariots[seat].out = race.blows
        yield Wrecked(seat)
    if by_each_other:
        # Where both are gone, the one whose turn it is was first.
        other = race.active if len(gone) > 1 else seats[0] if gone[0] == seats[1] else seats[1]
        yield from feat(race, other, BITE_THE_DUST, FEATS)
    if not race.finishers:
        alive = racing(race)
        if len(alive) == 1:
            yield from finish(race, f"{NAMES[alive[0]]} is the last one rolling and wins.", "RR-20")
        elif not alive:
            yield from finish(race, f"Nobody is left. The farthest: {leader(race)}.", "RR-20")


def finish(race: Race, text: str, rule: str, limit: str = "") -> Flow[None]:
    """The race is over. RR-22: now it is known who was the fastest."""
    if race.fastest:
        yield from feat(race, race.fastass, FASTASS, FEATS)
    race.ending = Ending(places(race), text, rule, limit, feats=honours(race, FEATS, "RR 5"))


def places(race: Race) -> list[int]:
    """RR-19, RR-29: finishers by time, then by laps, gates and distance, then the wrecks, the latest first."""
    keys = [standing(race, seat) for seat in range(race.seats)]
    return [1 + sum(other < key for other in keys) for key in keys]


def standing(race: Race, seat: Seat) -> tuple[int, int, int, int]:
    """What a seat is ranked by; less is better."""
    chariot = race.chariots[seat]
    if chariot.finished:
        return 0, chariot.finished, 0, 0
    far = max(0, distance_to_gate(race, seat)) if chariot.x >= 0 else 0
    return (2, -chariot.out, -chariot.passed, far) if chariot.out else (1, -chariot.passed, far, 0)


def leader(race: Race) -> str:
    """Who is ahead, in words."""
    ranks = places(race)
    return listed([NAMES[seat] for seat, rank in enumerate(ranks) if rank == 1])


def close(race: Race) -> Flow[None]:
    """RR 4.4, RR-21, RR-35: what the end of a Game Turn may be the end of."""
    race.turns_without_gate = 0 if race.gate_passed else race.turns_without_gate + 1
    race.gate_passed = False
    if race.finishers:
        yield from finish(race, f"{leader(race)} has driven {counted(race.laps, 'lap')} and wins.", "RR 4.4")
    elif race.options.stall_limit and race.turns_without_gate >= race.options.stall_limit:
        text = f"Nobody has passed a gate in {race.options.stall_limit} Game Turns: {leader(race)} is ahead."
        yield from finish(race, text, "RR-21", "stall_limit")
    elif race.options.turn_cap and race.turn >= race.options.turn_cap * race.laps:
        text = f"Game Turn {race.turn} was the last: {leader(race)} is ahead."
        yield from finish(race, text, "RR-21", "turn_cap")
