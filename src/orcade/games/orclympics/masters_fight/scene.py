"""What there is to see of the fight: the pit with its tokens, the Orcs, and a panel for each seat."""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.chessboard import BIT, DISTANCE, GRID
from orcade.table.requests import Seat
from orcade.table.scene import Gauge, Piece, Scene, SeatPanel, Square
from orcade.table.words import counted

from .answers import item_id, orc_id, square_id
from .pieces import (
    AXE,
    BRAWLING,
    CLOSING,
    CROWD_TAKES,
    DEPLOYING,
    DROPPING,
    FEATS,
    ITEMS,
    LANDING,
    LINING_UP,
    LOOKS,
    NAMES,
    Fight,
    Orc,
    acting,
    bored,
    lies,
    profile,
    smash_range,
)

CODES = ("", "ma", "sp", "sh", "he", "ax")
"""Items on the text board."""

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def scene(view: Fight, seat: Seat) -> Scene:
    """The pit from above, row 8 on top."""
    return Scene(
        width=8,
        height=8,
        look="pit",
        headline=headline(view),
        aim=aim(view),
        tries=(f"{_verb(view)} {{}}",),
        things=(
            *(ground(view, square) for square in GRID.squares),
            *(lying(view, square) for square in view.items),
            *(figure(view, orc, seat) for orc in view.orcs if orc.square >= 0),
        ),
        seats=tuple(panel(view, orc) for orc in view.orcs),
    )


def headline(view: Fight) -> str:
    """Where the match stands."""
    if view.turn:
        last = ", the last" if view.turn == view.options.turn_cap else ""
        urged = bored(view) and view.ending is None
        return f"Game Turn {view.turn}{last}{f': attack or lose {CROWD_TAKES} Health' if urged else ''}"
    return "Deployment" if view.phase in (LINING_UP, DEPLOYING) else "Setting up"


def aim(view: Fight) -> str:
    """What wins (MF 1)."""
    standing = sum(1 for orc in view.orcs if orc.health > 0)
    return "Be the last Orc standing" + (f": {standing} of {view.seats} are" if view.turn else "")


def left(square: int) -> int:
    """x of a square's left edge."""
    return GRID.column(square)


def top(square: int) -> int:
    """y of a square's upper edge."""
    return 7 - GRID.row(square)


def ground(view: Fight, square: int) -> Square:
    """A square with its terrain."""
    name = label = GRID.names[square]
    look, text = "plain", "."
    if view.pits & BIT[square]:
        look, text, label = "pit", "o", f"{name}, Pit"
    elif view.platforms & BIT[square]:
        look, text, label = "platform", "^", f"{name}, Platform"
    return _square(square, label, look, text)


@cache
def _square(square: int, label: str, look: str, text: str) -> Square:
    return Square(
        id=square_id(square),
        label=label,
        x=left(square),
        y=top(square),
        look=look,
        dark=(GRID.column(square) + GRID.row(square)) % 2 == 0,
        text=text,
    )


def _verb(view: Fight) -> str:
    """What a click on a square means now."""
    if view.phase == DEPLOYING:
        return "deploy"
    if view.asked == LANDING:
        return "land"
    return "drop" if view.asked == DROPPING else "move"


def lying(view: Fight, square: int) -> Piece:
    """An item on the ground."""
    item = view.items[square]
    mine = view.phase == BRAWLING and acting(view).square == square
    return Piece(
        id=item_id(square),
        label=f"{ITEMS[item].capitalize()} on {GRID.names[square]}",
        tries=("grab",) if mine else (f"{_verb(view)} {GRID.names[square]}",),
        x=left(square) + 0.5,
        y=top(square) + 0.5,
        look=LOOKS[item],
        size=0.56,
        text=CODES[item],
    )


def figure(view: Fight, orc: Orc, seat: Seat) -> Piece:
    """An Orc."""
    brood = profile(view, orc)
    words = [
        f"{NAMES[orc.seat]} on {GRID.names[orc.square]}, {brood.name} Orc, {orc.health} of {brood.health} Health",
    ]
    words += condition(view, orc)
    states = []
    if orc.down:
        states.append("down" if lies(view, orc) else "idle")
    if view.phase == BRAWLING and acting(view) is orc:
        states.append("active")
    return Piece(
        id=orc_id(orc.seat),
        label=", ".join(words),
        tries=_meant(view, orc),
        x=left(orc.square) + 0.5,
        y=top(orc.square) + 0.5,
        look=f"orc-{brood.name.lower()}",
        seat=orc.seat,
        text=f"{NAMES[orc.seat][0]}{orc.health}",
        badge=str(orc.health),
        states=tuple(states),
        holding=LOOKS[orc.item],
    )


def _meant(view: Fight, orc: Orc) -> tuple[str, ...]:
    """What a click on an Orc can mean, the likeliest first."""
    if view.phase != BRAWLING or view.asked in (DROPPING, LANDING):
        return (f"{_verb(view)} {GRID.names[orc.square]}",)
    actor = acting(view)
    if actor is orc:
        return ("recover",)
    name = NAMES[orc.seat].lower()
    verbs = ["smash", "stomp", "jump", "throw"]
    if DISTANCE[actor.square][orc.square] > smash_range(view, actor):
        if actor.item == AXE:
            verbs.insert(0, verbs.pop())
        elif view.platforms & BIT[actor.square]:
            verbs.insert(0, verbs.pop(2))
    elif lies(view, orc):
        verbs.insert(0, verbs.pop(1))
    return tuple(f"{verb} {name}" for verb in verbs)


def condition(view: Fight, orc: Orc) -> list[str]:
    """What is the matter with an Orc, in short facts."""
    facts = []
    if orc.down:
        facts.append("Knocked Down" if lies(view, orc) else "Knocked Down, but on a Platform")
    if orc.item:
        facts.append(f"carries a {ITEMS[orc.item]}")
    return facts


def panel(view: Fight, orc: Orc) -> SeatPanel:
    """A seat's state beside the board."""
    gauges = []
    notes = []
    if view.broods:
        brood = profile(view, orc)
        notes.append(f"{brood.name} Orc")
        full = brood.health
        value = orc.health if view.turn or orc.health else full
        gauges.append(
            Gauge(
                id=f"health-{orc.seat}",
                label=f"{NAMES[orc.seat]}'s Health: {value} of {full}",
                name="Health",
                value=value,
                full=full,
                seat=orc.seat,
            )
        )
    if orc.place:
        notes.append(f"{ORDINALS[orc.place - 1]} place")
    else:
        notes += condition(view, orc)
        if view.phase in (DEPLOYING, BRAWLING, CLOSING) and orc.seat in view.order:
            notes.append(f"{ORDINALS[view.order.index(orc.seat)]} in the order")
        if view.phase == BRAWLING and acting(view) is orc:
            notes.append(f"{counted(view.points, 'action')} left")
        if bored(view) and not orc.fought:
            notes.append("no attack yet")
    notes += [f"Feat: {FEATS[which]}" for which, seat in enumerate(view.feats) if seat == orc.seat]
    return SeatPanel(seat=orc.seat, name=NAMES[orc.seat], gauges=tuple(gauges), notes=tuple(notes), out=orc.place > 1)
