"""The story of a discipline, in a few sentences made of what happened: who won, feats, cries, the lead."""

from __future__ import annotations

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.requests import D6, Seat
from orcade.table.words import ORDINALS, listed

from .disciplines import title
from .pieces import Cry, Deed, Played, feat_points, prizes

VICTORIES = (
    "{who} take {what} in Game Turn {turn}.",
    "After {turn} Game Turns {what} belongs to {who}.",
    "{what}, Game Turn {turn}: {who} are the last to laugh.",
    "{who} need {turn} Game Turns to win {what}.",
)
SHARED = "Nobody is better than {who}: after {turn} Game Turns they share {what}."
BEHIND = (
    "Behind: {rest}.",
    "The others look on: {rest}.",
    "Then come {rest}.",
)
QUIET = (
    "Nobody does anything worth a song.",
    "No feat, much dust.",
)
FURY = (
    "Last in the Games, {who} cries, and {what} becomes {became}.",
    "{who} roars so loud that {what} becomes {became}.",
    "A War Cry! of {who}, and {what} becomes {became}.",
)
VAIN = (
    "{who} cries, and {what} becomes {became} for his trouble.",
    "The War Cry! of {who} wakes the crows: {what} becomes {became}.",
)
SAME = "{who} cries, and {what} stays {became}."
OFTEN = ("", "once", "twice", "three times")
COMEBACK = "And that from the last place in the Games."


def when(turn: int) -> str:
    return f"Game Turn {turn}"


def written(result: Played, before: list[int], broods: list[int]) -> tuple[str, ...]:
    """The sentences; `before`: the points of each seat when it began."""
    found = [opening(result, broods), result.text]
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if len(winners) == 1 and before[winners[0]] == min(before) < max(before):
        found.append(COMEBACK)
    found += followers(result)
    found += feats(result)
    found += cries(result)
    if result.annulled:
        found.append("But the result is annulled: all of it never happened.")
    else:
        found += changes(result, before)
    return tuple(found)


def pick(choices: tuple[str, ...], result: Played, more: int = 0) -> str:
    """One way to say it: the same for the same result, another for another."""
    return choices[(result.turns + 2 * result.discipline + 3 * len(result.deeds) + more) % len(choices)]


def opening(result: Played, broods: list[int]) -> str:
    """Who won, and when."""
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    what = title(result.discipline)
    what = what if what[-1].isalpha() else what.rstrip("!")
    if len(winners) == len(result.places):
        return SHARED.format(who=listed([NAMES[seat] for seat in winners]), turn=result.turns, what=what)
    who = listed([f"{NAMES[seat]}'s {BROODS[broods[seat]]} Orcs" for seat in winners])
    return pick(VICTORIES, result).format(who=who, turn=result.turns, what=what)


def followers(result: Played) -> list[str]:
    """Who came in behind them."""
    behind = sorted({place for place in result.places if place > 1})
    if not behind:
        return []
    told = []
    for place in behind:
        names = [NAMES[seat] for seat, each in enumerate(result.places) if each == place]
        ordinal = ORDINALS[place - 1]
        told.append(f"{names[0]} {ordinal}" if len(names) == 1 else f"{listed(names)}, who share the {ordinal} place")
    return [pick(BEHIND, result, 1).format(rest=listed(told))]


def feats(result: Played) -> list[str]:
    """The feats by who did them, in the order in which the first of each was done."""
    if not result.deeds:
        return [pick(QUIET, result)]
    by: dict[Seat, list[Deed]] = {}
    for deed in result.deeds:
        by.setdefault(deed.seat, []).append(deed)
    return [
        f"{NAMES[seat]} earns {listed([f'{deed.name} in {when(deed.turn)}' for deed in deeds])}."
        for seat, deeds in by.items()
    ]


def cries(result: Played) -> list[str]:
    """What the War Cries! came to, by who cried."""
    found = []
    for seat in dict.fromkeys(cry.seat for cry in result.cries):
        mine = [cry for cry in result.cries if cry.seat == seat]
        if len(mine) == 1:
            found.append(cried(mine[0], result))
        else:
            dice = "; ".join(f"{cry.label}, {shown(cry.was, cry)} to {shown(cry.became, cry)}" for cry in mine)
            found.append(f"{NAMES[seat]} cries {OFTEN[len(mine)]}: {dice}.")
    return found


def shown(value: int, cry: Cry) -> str:
    return f"{value}°" if max(cry.was, cry.became) > D6 else str(value)


def cried(cry: Cry, result: Played) -> str:
    """What the only War Cry! of a seat came to."""
    direction = max(cry.was, cry.became) > D6
    if cry.became == cry.was:
        text = SAME
    else:
        better = direction or (cry.became < cry.was if cry.most else cry.became > cry.was)
        text = pick(FURY if better else VAIN, result, cry.turn)
    what = f"a {shown(cry.was, cry)} ({cry.label})"
    return text.format(who=NAMES[cry.seat], what=what, became=f"a {shown(cry.became, cry)}")


def changes(result: Played, before: list[int]) -> list[str]:
    """Who leads now, where that is news."""
    gains = zip(before, prizes(result.places), feat_points(result, len(before)))
    after = [points + gained + more for points, gained, more in gains]
    led = [seat for seat, points in enumerate(before) if points == max(before)]
    leads = [seat for seat, points in enumerate(after) if points == max(after)]
    if leads == led:
        return []
    names = listed([NAMES[seat] for seat in leads])
    if len(leads) > 1:
        return [f"{names} are level at the top with {max(after)} points."]
    return [f"{names} leads the Games with {max(after)} points."]
