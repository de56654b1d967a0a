"""What there is to see of a campaign: the discipline in play with the points beside it, or the podium in between."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.requests import Seat
from orcade.table.scene import Caption, Gauge, Piece, Scene, SeatPanel, Thing, Zone

from .disciplines import DISCIPLINES, part_of, title
from .pieces import (
    CRIES,
    MUSTERING,
    SETTLING,
    Campaign,
    feat_points,
    in_play,
    places,
    prizes,
)

WIDTH, HEIGHT = 12.0, 7.8
GROUND = 6.8
"""Where the steps of the podium stand."""
STEP = 2.4
"""Width of a step."""
RISE = 0.9
"""How much higher a step is than that of the next place."""
BROOD_LOOKS = ("orc-common", "orc-feral", "orc-iron")
ORDINALS = ("1st", "2nd", "3rd", "4th")


def scene(view: Campaign, seat: Seat) -> Scene:
    """The discipline in play, or the podium."""
    part = part_of(view)
    if part is None:
        return podium(view)
    seen = DISCIPLINES[in_play(view)].game.scene(part, seat)
    seats = tuple(
        msgspec.structs.replace(each, gauges=(*standing(view, each.seat), *each.gauges)) for each in seen.seats
    )
    cry = "War Cry? · " if view.crying else ""
    return msgspec.structs.replace(seen, headline=f"{cry}{heading(view)} · {seen.headline}", seats=seats)


def alike(state: Campaign) -> bool:
    """Whether all see the same: what they do in the discipline in play, and on the podium."""
    part = part_of(state)
    return part is None or DISCIPLINES[in_play(state)].game.alike(part)


def heading(view: Campaign) -> str:
    """Which discipline it is: "Timber!, 3 of 6"."""
    anew = ", anew" if view.annulled else ""
    return f"{title(in_play(view))}, {view.at + 1} of {len(view.programme)}{anew}"


def standing(view: Campaign, seat: Seat) -> Iterator[Gauge]:
    """A seat's points and cries."""
    count, of_feats = view.points[seat], view.feat_points[seat]
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
    things: list[Thing] = [Caption(id="podium-title", label=headline(view), x=WIDTH / 2, y=1.35, text=headline(view))]
    for at, seat in enumerate(sorted(range(view.seats), key=lambda each: (found[each], each))):
        things += stand(view, seat, found[seat], WIDTH / 2 + across(at, view.seats))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        look="podium",
        headline=headline(view),
        aim="The most Victory Points of all disciplines win",
        things=tuple(things),
        seats=tuple(panel(view, seat) for seat in range(view.seats)),
    )


def across(rank: int, seats: int) -> float:
    """Where the step of the best, the second … lies: the best in the middle, the others left and right of him."""
    spots = ((-0.5, 0.5), (0, -1, 1), (-0.5, 0.5, -1.5, 1.5))[seats - 2]
    return spots[rank] * STEP


def stand(view: Campaign, seat: Seat, place: int, x: float) -> list[Thing]:
    """A step with the brood's Orc on it, and what it has."""
    high = RISE * (len(ORDINALS) - place) + RISE
    top = GROUND - high
    brood = view.broods[seat] if view.broods else 0
    gained = prize(view, seat)
    below = f"{NAMES[seat]} {gained}" if view.phase == SETTLING else NAMES[seat]
    who = f"{NAMES[seat]}, {BROODS[brood]} Orcs" if view.broods else NAMES[seat]
    return [
        Zone(
            id=f"step-{seat}",
            label=f"{ORDINALS[place - 1]} step: {NAMES[seat]}",
            x=x,
            y=(top + GROUND) / 2,
            width=STEP,
            height=high,
            look="step",
            text=str(place),
        ),
        Piece(
            id=f"on-step-{seat}",
            label=f"{who}, {ORDINALS[place - 1]}, {gained}",
            x=x,
            y=top - 0.65,
            look=BROOD_LOOKS[brood],
            seat=seat,
            size=1.3,
            text=NAMES[seat][0],
            badge=str(view.points[seat]),
            states=("leader",) if place == 1 and any(view.points) else (),
        ),
        Caption(id=f"gains-{seat}", label=f"{NAMES[seat]}: {gained}", x=x, y=GROUND + 0.4, text=below),
    ]


def prize(view: Campaign, seat: Seat) -> str:
    """What a seat has; while a result is being settled, what it would bring."""
    if view.phase != SETTLING:
        return points(view.points[seat])
    result = view.played[-1]
    return f"+{prizes(result.places)[seat] + feat_points(result, view.seats)[seat]}"


def headline(view: Campaign) -> str:
    """Where the campaign stands."""
    if view.ending is not None:
        return "The Orclympics are over"
    if view.phase == SETTLING:
        return f"{title(in_play(view))} is over"
    if view.phase == MUSTERING:
        return f"Orclympics: {len(view.programme)} disciplines"
    return f"Standings after {view.at} of {len(view.programme)} disciplines"


def panel(view: Campaign, seat: Seat) -> SeatPanel:
    """A seat's state beside the podium."""
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=(*standing(view, seat), *panels.brood(view, seat)))
