"""Points, and who has won (OG 1.1, OG 1.2, OG-46)."""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.game import Ending
from orcade.table.requests import Seat

from .pieces import (
    CALLED,
    DEATH_COSTS,
    FEW,
    VALUE_WITH_FEW,
    VALUE_WITH_MANY,
    Character,
    Siege,
    acting,
    face_of,
    goal,
    own,
    players_turn,
)


def points(siege: Siege, character: Character) -> int:
    """OG-1: Treasures in front of it, kills, less what deaths cost."""
    return worth(siege, character.treasures) + character.kills * orc_value(siege) - character.deaths * DEATH_COSTS


def worth(siege: Siege, cards: Iterable[int]) -> int:
    """OG 1.1: the points of Treasures."""
    return sum([face_of(siege, card).points for card in cards])


def orc_value(siege: Siege) -> int:
    """OG 1.1: the points for a dead orc."""
    return siege.options.orc_value or (VALUE_WITH_FEW if len(siege.characters) <= FEW else VALUE_WITH_MANY)


def check_goal(siege: Siege) -> None:
    """OG 1.1, OG-2: whoever has the points has won; of two at once, whose turn it is."""
    if siege.ending is not None:
        return
    there = [character for character in siege.characters if points(siege, character) >= goal(siege)]
    if not there:
        return
    winner = there[0]
    if players_turn(siege) and acting(siege) in there:
        winner = acting(siege)
    end(siege, winner.seat, f"{CALLED[winner.who]} has {points(siege, winner)} points.", "OG 1.1")


def check_all_dead(siege: Siege) -> None:
    """OG 1.2, OG-42: the Gamemaster has won when everybody is dead at the same time."""
    if siege.ending is None and all(character.dead for character in siege.characters):
        gm_wins(siege, "Everybody is dead.", "OG 1.2")


def gm_wins(siege: Siege, text: str, rule: str, limit: str = "") -> None:
    """The Gamemaster is first."""
    end(siege, siege.gm, f"{text} The Gamemaster has won.", rule, limit)


def best_points(siege: Siege, seat: Seat) -> int:
    """The points of a seat; of two characters the better one's (OG-4)."""
    return max(points(siege, character) for character in own(siege, seat))


def end(siege: Siege, winner: Seat, text: str, rule: str, limit: str = "") -> None:
    """OG-46: the winner, then the other players by points, ties shared; a Gamemaster who has not won is last."""
    found = {seat: best_points(siege, seat) for seat in range(siege.seats) if seat != siege.gm}
    places = []
    for seat in range(siege.seats):
        if seat == winner:
            places.append(1)
        elif seat == siege.gm:
            places.append(siege.seats)
        else:
            better = sum(other > found[seat] for at, other in found.items() if at != winner)
            places.append(2 + better)
    siege.ending = Ending(places, text, rule, limit)
