"""What there is to see of the Forest: its squares, Orcs, Wood and boar, the line of a falling Tree, and the seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from orcade.games.orclympics import panels
from orcade.games.orclympics.chessboard import BIT, GRID, middle
from orcade.games.orclympics.discipline import BROODS, GEAR, NAMES
from orcade.table.grid import Square
from orcade.table.plane import compass
from orcade.table.requests import Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Gauge, Path, Piece
from orcade.table.things import Square as Cell
from orcade.table.words import NUMBERS, ORDINALS, counted, listed

from .answers import BOAR_ID, orc_id, square_id, wood_id
from .falling_line import end_of_line
from .pieces import (
    ACTING,
    ALL_WOOD,
    CALLED,
    CHOOSING,
    CRUSHING,
    DEPLOYING,
    DODGING,
    FEATS,
    LAST_TURN,
    LEAVE_FROM,
    LINING_UP,
    MOST_TOKENS,
    OWNER,
    PUSHING,
    ROAMING,
    SAID,
    Forest,
    carried_off,
    orc_on,
    orcs_of,
)
from .turn import places
from .words import wood

FEW = 2
"""So many names fit into the line that says who has the most Wood."""


def scene(view: Forest, seat: Seat) -> Scene:
    """The Forest from above, row 8 on top."""
    return Scene(
        width=8,
        height=8,
        look="forest",
        headline=headline(view),
        aim=aim(view),
        tries=(f"{verb(view)} {{}}",),
        things=(
            *(ground(view, square) for square in GRID.squares),
            *line(view),
            *(figure(view, orc) for orc, one in enumerate(view.orcs) if one.square >= 0),
            *beast(view),
            *(lying(view, square) for square in sorted(view.wood)),
        ),
        seats=tuple(panel(view, each) for each in range(view.seats)),
    )


def headline(view: Forest) -> str:
    """Where the match stands."""
    if view.turn:
        return f"Game Turn {view.turn} of {LAST_TURN}"
    return "Deployment" if view.phase in (LINING_UP, DEPLOYING) else "Setting up"


def aim(view: Forest) -> str:
    """What wins (TI 1), and from when on; then who has the most Wood: out of the forest, or else in hand."""
    words = "Carry off the most Wood"
    if 0 < view.turn < LEAVE_FROM:
        return f"Most Wood wins; leave from Game Turn {LEAVE_FROM}"
    for count, where in ((carried_off, "carried off"), (in_hand, "in hand")):
        found = [count(view, seat) for seat in range(view.seats)]
        best = max(found)
        if best:
            ahead = [NAMES[seat] for seat, each in enumerate(found) if each == best]
            who = listed(ahead) if len(ahead) <= FEW else f"{NUMBERS[len(ahead)]} players"
            return f"Most Wood wins: {who} {best} {where}"
    return words


def in_hand(view: Forest, seat: Seat) -> int:
    """Wood that the Orcs of a seat carry and have not carried off."""
    return sum(view.orcs[orc].wood for orc in orcs_of(seat) if not view.orcs[orc].left)


def left(square: Square) -> int:
    """x of a square's left edge."""
    return GRID.column(square)


def top(square: Square) -> int:
    """y of a square's upper edge."""
    return 7 - GRID.row(square)


def ground(view: Forest, square: Square) -> Cell:
    """A square with its terrain; of a Tree, the Wood that is left on it."""
    name = label = GRID.names[square]
    look, text = "plain", "."
    tries: tuple[str, ...] = ()
    if view.rocks & BIT[square]:
        look, text, label = "rocks", "#", f"{name}, Rocks"
    elif view.bushes & BIT[square]:
        look, text, label = "bush", "%", f"{name}, Bush"
        if view.phase == ACTING:
            tries = (f"open {name}",)
    elif square in view.trees:
        look, text, label = "tree", f"T{view.trees[square]}", f"{name}, Tree with {wood(view.trees[square])}"
        if view.phase == ACTING:
            tries = (f"gather {name}",)
    return _cell(square, label, tries, look, text)


@lru_cache(maxsize=1024)
def _cell(square: Square, label: str, tries: tuple[str, ...], look: str, text: str) -> Cell:
    return Cell(
        id=square_id(square),
        label=label,
        tries=tries,
        x=left(square),
        y=top(square),
        look=look,
        dark=(GRID.column(square) + GRID.row(square)) % 2 == 0,
        text=text,
    )


def verb(view: Forest) -> str:
    """What a click on a square means now."""
    if view.asked == DODGING:
        return "dodge"
    return {DEPLOYING: "deploy", ROAMING: "boar", PUSHING: "push"}.get(view.phase, "move")


def figure(view: Forest, orc: int) -> Piece:
    """An Orc."""
    one = view.orcs[orc]
    seat = OWNER[orc]
    name, brood = CALLED[orc], BROODS[view.broods[seat]]
    load = wood(one.wood) if one.wood else "nothing"
    if view.phase == ACTING:
        tries = (f"shove {SAID[orc]}",) if OWNER[view.acting] != seat else ()
    elif view.phase == CHOOSING:
        tries = (f"act {SAID[orc]}",)
    elif view.phase == CRUSHING and view.asked != DODGING:
        tries = (f"smash {SAID[orc]}",)
    else:
        tries = (f"{verb(view)} {GRID.names[one.square]}",)
    return Piece(
        id=orc_id(orc),
        label=f"{name} on {GRID.names[one.square]}, {NAMES[seat]}'s {brood} Orc, carries {load}",
        tries=tries,
        x=left(one.square) + 0.5,
        y=top(one.square) + 0.5,
        look=f"orc-{brood.lower()}{GEAR[orcs_of(seat).index(orc)]}",
        seat=seat,
        text=name[:2],
        name=name,
        badge=str(one.wood) if one.wood else "",
        states=("named", "active") if orc in (view.acting, view.target) else ("named",),
        holding="wood" if one.wood else "",
    )


def beast(view: Forest) -> tuple[Piece, ...]:
    """The Wild Boar, when it has come; smaller and aside while it smashes somebody, who is seen beside it."""
    if view.boar < 0:
        return ()
    name = GRID.names[view.boar]
    alone = orc_on(view, view.boar) < 0
    return (
        Piece(
            id=BOAR_ID,
            label=f"Wild Boar on {name}",
            tries=(f"{verb(view)} {name}",),
            x=left(view.boar) + (0.5 if alone else 0.2),
            y=top(view.boar) + (0.5 if alone else 0.72),
            look="boar",
            size=0.9 if alone else 0.56,
            text="WB",
            states=("active",) if view.phase == ROAMING else (),
        ),
    )


def lying(view: Forest, square: Square) -> Piece:
    """Wood on the ground; at the edge of its square where somebody stands there, so that it is seen beside him."""
    count, name = view.wood[square], GRID.names[square]
    here = view.phase == ACTING and view.orcs[view.acting].square == square
    alone = orc_on(view, square) < 0 and square != view.boar
    return Piece(
        id=wood_id(square),
        label=f"{wood(count)} on {name}",
        tries=("pick",) if here else (f"{verb(view)} {name}",),
        x=left(square) + (0.5 if alone else 0.15),
        y=top(square) + (0.5 if alone else 0.44),
        look="wood",
        size=0.8 if alone else 0.44,
        text=f"w{count}" if alone else "",
        badge=str(count),
    )


def line(view: Forest) -> tuple[Path, ...]:
    """The line of a falling Tree."""
    fall = view.fall
    if fall is None or fall.angle < 0:
        return ()
    way = compass(fall.angle / 100)
    label = f"The Tree of {GRID.names[fall.tree]} falls {way}"
    return (Path(id="ray", label=label, points=(middle(fall.tree), end_of_line(fall.tree, fall.angle)), look="ray"),)


def panel(view: Forest, seat: Seat) -> SeatPanel:
    """A seat's state beside the board: what is carried off first, then what its Orcs carry, and their tokens."""
    gauges = []
    if view.turn:
        safe = carried_off(view, seat)
        words = home(view, seat)
        gauges.append(panels.figure("safe", "orc-house", "Carried off", safe, ALL_WOOD, seat=seat, words=words))
        if not words:
            hand = in_hand(view, seat)
            each = listed([f"{CALLED[orc]} {view.orcs[orc].wood}" for orc in orcs_of(seat) if view.orcs[orc].wood])
            told = f"{wood(hand)} in hand: {each}" if hand else ""
            gauges.append(panels.figure("hand", "wood", "In hand", hand, seat=seat, words=told))
    if view.ending is not None:
        gauges.append(panels.place(view.ending.places[seat], seat))
    elif home(view, seat):
        gauges.append(panels.place(places(view)[seat], seat, " so far"))
    else:
        gauges += panels.order(view, seat)
    gauges += panels.brood(view, seat)
    if view.turn and view.cleared[seat] > 0:
        words = f"{counted(view.cleared[seat], 'Bush|Bushes')} cut"
        gauges.append(panels.figure("cut", "bush", "Bushes cut", view.cleared[seat], seat=seat, words=words))
    gauges += panels.feats(view, seat, FEATS)
    if view.turn:
        gauges += [gauge for orc in orcs_of(seat) for gauge in orc_figures(view, orc)]
    return SeatPanel(
        seat=seat,
        name=NAMES[seat],
        gauges=tuple(gauges),
        fate="home",
        prospect=prospect(view, seat),
        came_to=came_to(view, seat),
    )


def came_to(view: Forest, seat: Seat) -> str:
    """What its Orcs carried off, its feats where others carried off as much (TI-16), and what they still had in hand,
    when it is over."""
    if view.ending is None:
        return ""
    safe, hand, feats = carried_off(view, seat), in_hand(view, seat), view.feats.count(seat)
    even = sum(carried_off(view, other) == safe for other in range(view.seats)) > 1
    told = f"{wood(safe) if safe else 'Nothing'} carried off"
    told += f", {counted(feats, 'feat') if feats else 'no feat'}" if even else ""
    return told + (f", {hand} still in hand" if hand else "")


def prospect(view: Forest, seat: Seat) -> str:
    """What a seat whose Orcs have all left can still hope for (TI-16)."""
    words = home(view, seat)
    if view.ending is not None or not words:
        return ""
    left = sum(view.trees.values()) + sum(view.wood.values()) + sum(orc.wood for orc in view.orcs if not orc.left)
    at = ORDINALS[places(view)[seat] - 1]
    return f"{words[0].lower()}{words[1:]}, in {at} place so far; the others can still carry off {wood(left)}"


def home(view: Forest, seat: Seat) -> str:
    """What is said of its Wood when all of its Orcs have left: nobody is out by that, he may well win."""
    if not all(view.orcs[orc].left for orc in orcs_of(seat)):
        return ""
    safe = carried_off(view, seat)
    return f"Home with {wood(safe) if safe else 'nothing'}"


def orc_figures(view: Forest, orc: int) -> Iterator[Gauge]:
    """What an Orc carries, and his tokens in his own turn."""
    one, seat, of = view.orcs[orc], OWNER[orc], CALLED[orc]
    if one.left:
        if not home(view, seat):
            words = f"has left with {wood(one.wood) if one.wood else 'nothing'}"
            yield panels.figure(f"left-{orc}", "door", "Left with", one.wood, seat=seat, of=of, words=words)
        return
    if seat == view.active:
        yield panels.figure(f"tokens-{orc}", "pip", "Tokens", one.tokens, MOST_TOKENS, seat=seat, of=of)
