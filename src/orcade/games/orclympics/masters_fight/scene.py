"""What there is to see of the fight: the pit with its tokens, the Orcs, and a panel for each seat."""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics import panels
from orcade.games.orclympics.chessboard import BIT, DISTANCE, GRID
from orcade.table.requests import Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Piece, Square
from orcade.table.words import counted

from .answers import item_id, orc_id, square_id
from .pieces import (
    ACTING,
    AXE,
    BORED_FROM,
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
    move_length,
    profile,
    smash_range,
    standing,
)
from .reach import strikers

YAWNS = 3
"""Game Turns before the crowd gets bored in which it is told when."""
CODES = ("", "ma", "sp", "sh", "he", "ax")
"""Items on the text board."""


def scene(view: Fight, seat: Seat) -> Scene:
    """The pit from above, row 8 on top."""
    return Scene(
        width=8,
        height=8,
        look="pit",
        headline=headline(view),
        aim=aim(view),
        tries=(f"{_verb(view)} {{}}",),
        strides=strides(view),
        things=(
            *(ground(view, square) for square in GRID.squares),
            *(lying(view, square) for square in view.items),
            *(figure(view, orc, seat) for orc in view.orcs if orc.square >= 0),
        ),
        seats=tuple(panel(view, orc) for orc in view.orcs),
    )


def strides(view: Fight) -> int:
    """So many squares are left to who acts of this Move, or would be a Move: with two actions he may make another."""
    if view.phase != BRAWLING or view.asked != ACTING or not view.points:
        return 0
    return view.left or move_length(view, acting(view))


def headline(view: Fight) -> str:
    """Where the match stands."""
    if view.turn:
        last = ", the last" if view.turn == view.options.turn_cap else ""
        return f"Game Turn {view.turn}{last}{'' if view.ending is not None else crowd(view)}"
    return "Deployment" if view.phase in (LINING_UP, DEPLOYING) else "Setting up"


def crowd(view: Fight) -> str:
    """How the crowd likes it, where that matters now or soon (MF-15)."""
    if bored(view):
        return f": attack or lose {CROWD_TAKES} Health"
    left = BORED_FROM - view.turn
    return f": bored in {counted(left, 'turn')}" if view.options.bored_crowd and left <= YAWNS else ""


def aim(view: Fight) -> str:
    """What wins (MF 1), and how many stand; before the first blood, who could draw it."""
    words = "Last Orc up wins"
    if not view.turn:
        return words
    up = standing(view)
    if view.ending is None and not any(orc.dealt for orc in view.orcs):
        return f"{words}: {nearest_blow(view, up)}"
    return f"{words}: {len(up)} of {view.seats} left"


def nearest_blow(view: Fight, up: list[Orc]) -> str:
    """Who could strike whom in his next activation."""
    pairs = [(by, orc) for orc in up for by in strikers(view, orc, orc.square)]
    if not pairs:
        return "no blow reaches yet"
    [(by, orc), *more] = pairs
    return (
        f"{len({each.seat for _, each in pairs})} of {len(up)} can be hit"
        if more
        else f"{NAMES[by.seat]} could hit {NAMES[orc.seat]}"
    )


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
        size=0.6,
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
    if orc.health < brood.health:
        states.append("battered" if 2 * orc.health < brood.health else "bruised")
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
    """A seat's state beside the board: its Orc's Health first, then what he has and what is the matter with him."""
    seat = orc.seat
    gauges = []
    if view.broods:
        full = profile(view, orc).health
        value = orc.health if view.turn or orc.health else full
        gauges.append(panels.figure("health", "heart", "Health", value, full, seat=seat))
    if orc.place:
        gauges.append(panels.place(orc.place, seat))
    else:
        if view.phase == BRAWLING and acting(view) is orc:
            gauges.append(panels.figure("actions", "fist", "Actions left", view.points, seat=seat))
        if orc.down:
            words = "Knocked Down" if lies(view, orc) else "Knocked Down, but on a Platform"
            gauges.append(panels.state("down", "dizzy", words, seat=seat))
        if orc.item:
            gauges.append(panels.state("item", LOOKS[orc.item], f"carries a {ITEMS[orc.item]}", seat=seat))
        if bored(view) and not orc.fought:
            gauges.append(panels.state("bored", "crowd", "no attack yet", seat=seat))
        if view.phase in (DEPLOYING, BRAWLING, CLOSING):
            gauges += panels.order(view, seat)
    gauges += panels.brood(view, seat)
    gauges += panels.feats(view, seat, FEATS)
    out = orc.place > 1
    prospect = f"out of the fight, {panels.placed(orc.place)}" if out and view.ending is None else ""
    came_to = f"{orc.dealt} Health taken{f', {orc.felled} put out' if orc.felled else ''}"
    return SeatPanel(
        seat=seat,
        name=NAMES[seat],
        gauges=tuple(gauges),
        out=out,
        prospect=prospect,
        came_to=came_to if view.ending is not None else "",
    )
