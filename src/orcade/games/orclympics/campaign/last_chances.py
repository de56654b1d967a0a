"""What each seat needs of the last discipline to win the Orclympics, told before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.words import ORDINALS, listed

from .pieces import SETTLING, Campaign, feat_points, prizes

Rank = tuple[int, int]
"""Points, and how many of them are from feats, which decide where points are equal (OC 5)."""


def would_have(view: Campaign) -> list[Rank]:
    """What everybody has, once the result counts that is being settled."""
    had = zip(view.points, view.feat_points, strict=True)
    if view.phase != SETTLING:
        return list(had)
    result = view.played[-1]
    gained = zip(prizes(result.places), feat_points(result, view.seats), strict=True)
    return [(points + more + feats, of + feats) for (points, of), (more, feats) in zip(had, gained, strict=True)]


def last_chances(view: Campaign) -> str:
    """In a sentence; empty as long as more than one discipline is to come, or none."""
    if view.at + (view.phase == SETTLING) != len(view.programme) - 1:
        return ""
    had = would_have(view)
    seats = range(view.seats)
    told, hopeless = [], []
    for seat in sorted(seats, key=lambda each: had[each], reverse=True):
        wins = _wins(had, seat)
        sure = [place for place in seats if all(map(all, wins[: place + 1]))]
        if sure:
            told.append(f"{NAMES[seat]} {ORDINALS[sure[-1]] if sure[-1] < view.seats - 1 else 'any place'}")
        elif any(map(any, wins)):
            told.append(f"{NAMES[seat]} {ORDINALS[0]} and luck")
        else:
            hopeless.append(NAMES[seat])
    needs = f"{listed(hopeless)} need{'s' * (len(hopeless) == 1)} feats" if hopeless else ""
    return f"To win it all, feats aside: {'; '.join(filter(None, (', '.join(told), needs)))}"


def _wins(had: Sequence[Rank], seat: int) -> list[list[bool]]:
    """By its place, for all that the others may do then: whether it is ahead of all of them."""
    wins: list[list[bool]] = [[] for _ in had]
    for found in permutations(range(1, len(had) + 1)):
        then = [(points + gained, of) for (points, of), gained in zip(had, prizes(list(found)), strict=True)]
        wins[found[seat] - 1].append(then[seat] > max(then[:seat] + then[seat + 1 :]))
    return wins
