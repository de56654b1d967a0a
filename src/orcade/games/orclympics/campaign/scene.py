"""What there is to see of a campaign: the discipline in play with the points beside it, or the podium in between."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import msgspec

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.requests import Seat
from orcade.table.scene import Opening, Scene, SeatPanel
from orcade.table.things import Caption, Gauge, Piece, Thing, Zone
from orcade.table.words import listed

from .answers import verdict
from .disciplines import DISCIPLINES, part_of, title
from .last_chances import last_chances, would_have
from .pieces import (
    CRIES,
    FOR_A_FEAT,
    MUSTERING,
    SETTLING,
    Campaign,
    feat_points,
    in_play,
    places,
    prizes,
)
from .scoreboard import coming as next_one
from .scoreboard import waiting

WIDTH, HEIGHT = 12.0, 11.5
GROUND = 9.55
"""Where the steps of the podium stand."""
STEP = 2.8
"""Width of a step."""
WORDS = 2.5
"""Width of what is written below it."""
RISE = 1.25
"""How much higher a step is than that of the next place."""
NAME_SIZE, GAIN_SIZE = 0.52, 0.42
"""Of the words below a step, as large as a phone needs them."""
BROOD_LOOKS = ("orc-common", "orc-feral", "orc-iron")
ORDINALS = ("1st", "2nd", "3rd", "4th")


def alike(campaign: Campaign) -> bool:
    """Whether all see the same: the podium, or a discipline that says so of itself."""
    part = part_of(campaign)
    return part is None or DISCIPLINES[in_play(campaign)].game.alike(part)


def scene(view: Campaign, seat: Seat) -> Scene:
    """The discipline in play, or the podium."""
    part = part_of(view)
    if part is None:
        return podium(view)
    seen = DISCIPLINES[in_play(view)].game.scene(part, seat)
    seats = tuple(
        msgspec.structs.replace(each, gauges=(*standing(view, each.seat), *each.gauges)) for each in seen.seats
    )
    headline = f"{seen.headline} ·\N{NO-BREAK SPACE}{heading(view)}"
    opening = introduced(view, seen.aim) if part.turn <= 1 else None
    return msgspec.structs.replace(seen, headline=headline, seats=seats, opening=opening)


def introduced(view: Campaign, aim: str) -> Opening:
    """What a discipline is about, what wins it and what that is worth, and who may cry in it."""
    game = DISCIPLINES[in_play(view)].game
    names = [NAMES[crier.seat] for crier in view.criers]
    last = f"War Cry! {listed(names)}, in last place, may roll {CRIES} dice again"
    lines = (game.blurb, f"⚑ {aim}", last_chances(view) or worth(view), *([last] if names else ()))
    return Opening(game.name, f"{view.at + 1} of {len(view.programme)}: {game.title}", lines)


def heading(view: Campaign) -> str:
    """Which discipline it is: "Timber! 3/6". It stays on one line, or makes way where there is only one."""
    anew = " anew" if view.annulled else ""
    return f"{title(in_play(view))} {view.at + 1}/{len(view.programme)}{anew}".replace(" ", "\N{NO-BREAK SPACE}")


def standing(view: Campaign, seat: Seat) -> Iterator[Gauge]:
    """A seat's points, with those of a result that is being settled, and cries."""
    count, of_feats = would_have(view)[seat]
    words = points(count) + (f", {of_feats} of feats" if of_feats else "")
    yield panels.figure("campaign-points", "crown", "Points", count, seat=seat, words=words)
    for crier in view.criers:
        if crier.seat == seat:
            words = f"War Cry! {crier.left} of {CRIES} left"
            yield panels.figure("cries", "horn", "War Cry!", crier.left, CRIES, seat=seat, words=words)


def points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def podium(view: Campaign) -> Scene:
    """The seats on steps by their place: in the standings, or in the discipline whose result is being settled."""
    settling = view.phase == SETTLING
    found = view.played[-1].places if settling else places(view)
    head = verdict(title(in_play(view)), found) if settling else headline(view)
    title_line = Caption(id="podium-title", label=head, x=WIDTH / 2, y=1.42, text=head, size=0.5, width=WIDTH - 1)
    things: list[Thing] = [title_line, *coming(view)]
    for at, seat in enumerate(sorted(range(view.seats), key=lambda each: (found[each], each))):
        aside = (seat - (view.seats - 1) / 2) * STEP if level(view) else across(at, view.seats)
        things += stand(view, seat, found[seat], WIDTH / 2 + aside)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        look="podium",
        headline=in_bar(view),
        aim="Most points win",
        things=tuple(things),
        seats=tuple(panel(view, seat) for seat in range(view.seats)),
    )


def level(view: Campaign) -> bool:
    """Whether nobody is ahead of anybody yet, so that there are no places."""
    return view.phase != SETTLING and not any(view.points)


ROW: Final = 36
"""So many letters of titles have room beside each other without being made smaller."""


def coming(view: Campaign) -> Iterator[Caption]:
    """What will be played and what it is worth, as long as nothing has been; then which discipline is next, and which
    one of how many, and who leads."""
    at = view.at + (view.phase == SETTLING)
    titles = [waiting(view, each).title for each in range(at, len(view.programme))]
    if view.ending is not None:
        return
    if level(view):
        rows = [titles[each : each + 2] for each in range(0, len(titles), 2)]
        told = [[" · ".join(row)] if sum(map(len, row)) <= ROW else row for row in rows]
        lines = [*chain.from_iterable(told), worth(view)]
    else:
        lines = [next_one(view), lead(view)]
    for row, text in enumerate(lines):
        y = 2.1 + 0.58 * row
        yield Caption(id=f"coming-{row}", label=text, x=WIDTH / 2, y=y, text=text, size=0.42, width=WIDTH - 1)


def lead(view: Campaign) -> str:
    """Who is ahead in the campaign, and by how much; with the result that is being settled."""
    found = [count for count, _ in would_have(view)]
    first, second = sorted(found, reverse=True)[:2]
    leaders = [NAMES[seat] for seat, count in enumerate(found) if count == first]
    if len(leaders) > 1:
        return f"{listed(leaders)} lead with {first}"
    return f"{leaders[0]} leads with {first}, {first - second} ahead"


def across(rank: int, seats: int) -> float:
    """Where the step of the best, the second … lies: the best in the middle, the others left and right of him."""
    spots = ((-0.5, 0.5), (0, -1, 1), (-0.5, 0.5, -1.5, 1.5))[seats - 2]
    return spots[rank] * STEP


def worth(view: Campaign) -> str:
    """What places and feats are worth: "Points: 1st 3 · 2nd 2 · 3rd 1 · a feat 1"."""
    each = prizes(list(range(1, view.seats + 1)))
    places = [f"{ORDINALS[at]} {points}" for at, points in enumerate(each) if points]
    return f"Points: {' · '.join([*places, f'a feat {FOR_A_FEAT}'])}"


def stand(view: Campaign, seat: Seat, place: int, x: float) -> list[Thing]:
    """A step with the brood's Orc on it, and what it has."""
    ranked = not level(view)
    high = RISE * (len(ORDINALS) - place) + RISE if ranked else 1.5 * RISE
    top = GROUND - high
    brood = view.broods[seat] if view.broods else 0
    gained = prize(view, seat)
    who = f"{NAMES[seat]}, {BROODS[brood]} Orcs" if view.broods else NAMES[seat]
    things: list[Thing] = [
        Zone(
            id=f"step-{seat}",
            label=f"{ORDINALS[place - 1]} step: {NAMES[seat]}" if ranked else f"{NAMES[seat]}'s step",
            x=x,
            y=(top + GROUND) / 2,
            width=STEP,
            height=high,
            look="step",
            text=str(place) if ranked else "",
        ),
        Piece(
            id=f"on-step-{seat}",
            label=f"{who}, {ORDINALS[place - 1]}, {gained}" if ranked else who,
            x=x,
            y=top - 0.8,
            look=BROOD_LOOKS[brood],
            seat=seat,
            size=1.6,
            text=NAMES[seat][0],
            badge=str(would_have(view)[seat][0]) if ranked else "",
            states=("leader",) if place == 1 and any(view.points) else (),
        ),
        Caption(id=f"below-{seat}", label=NAMES[seat], x=x, y=GROUND + 0.66, text=NAMES[seat], size=NAME_SIZE),
    ]
    if ranked:
        label = f"{NAMES[seat]}: {gained}"
        short = gained.replace(", feats ", "  ★ ")
        gains = Caption(id=f"gains-{seat}", label=label, x=x, y=GROUND + 1.18, text=short, size=GAIN_SIZE, width=WORDS)
        things.append(gains)
    if view.phase == SETTLING:
        now = moved(view, seat)
        label = f"{NAMES[seat]} in all: {now}"
        moves = Caption(id=f"moves-{seat}", label=label, x=x, y=GROUND + 1.64, text=now, size=NAME_SIZE, width=WORDS)
        things.append(moves)
    return things


def prize(view: Campaign, seat: Seat) -> str:
    """What a seat has; while a result is being settled, what it would bring."""
    if view.phase != SETTLING:
        return points(view.points[seat])
    result = view.played[-1]
    of_feats = feat_points(result, view.seats)[seat]
    return f"+{prizes(result.places)[seat]}" + (f", feats +{of_feats}" if of_feats else "")


def moved(view: Campaign, seat: Seat) -> str:
    """What the result that is being settled makes of a seat's points, and whether it climbs or falls by it."""
    then = [count for count, _ in would_have(view)]
    before, after = (sum(other > each[seat] for other in each) for each in (view.points, then))
    way = (
        ""
        if not any(view.points) or before == after
        else f" ▲ {ORDINALS[after]}"
        if after < before
        else f" ▼ {ORDINALS[after]}"
    )
    return f"{view.points[seat]} → {then[seat]}{way}"


def headline(view: Campaign) -> str:
    """Where the campaign stands."""
    if view.ending is not None:
        return verdict("the Orclympics", view.ending.places)
    if view.phase == SETTLING:
        return f"{title(in_play(view))} is over"
    if view.phase == MUSTERING:
        return f"Orclympics: {len(view.programme)} disciplines"
    return f"Standings after {view.at} of {len(view.programme)} disciplines"


def in_bar(view: Campaign) -> str:
    """The same beside the name of the game, in one line of a phone."""
    if view.ending is not None:
        return verdict("it", view.ending.places)
    return f"{len(view.programme)} disciplines" if view.phase == MUSTERING else headline(view)


def came_to(view: Campaign, seat: Seat) -> str:
    """Its points at the end, and whom it is ahead of with as many."""
    count, of_feats = view.points[seat], view.feat_points[seat]
    words = points(count) + (f", {of_feats} of feats" if of_feats else "")
    level = [other for other in range(view.seats) if view.points[other] == count and view.feat_points[other] < of_feats]
    return f"{words}: more than {listed([NAMES[other] for other in level])}" if level else words


def panel(view: Campaign, seat: Seat) -> SeatPanel:
    """A seat's state beside the podium."""
    return SeatPanel(
        seat=seat,
        name=NAMES[seat],
        gauges=(*standing(view, seat), *panels.brood(view, seat)),
        came_to=came_to(view, seat) if view.ending is not None else "",
    )
