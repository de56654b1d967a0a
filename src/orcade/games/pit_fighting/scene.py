"""What there is to see of a pit fight: a table with the Pit in the middle, the reader's side below."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from orcade.table.requests import CardId, Seat
from orcade.table.scene import Caption, Card, Gauge, Path, Piece, Pile, Scene, SeatPanel, Thing
from orcade.table.words import counted

from .faces import CODES, CORNERS, EMBLEMS, NAMES, RANK, SAID, SUIT
from .pieces import (
    ACE_ADDS,
    AFTER,
    ATTACKING,
    BLANK,
    BRUTALITY,
    COUNTERING,
    DEAL,
    DEFENDING,
    DRAW,
    DUG_FROM,
    EMPTY_HANDED,
    FACE_DOWN,
    FANGS,
    FIGHTERS,
    FOLLOW_UP,
    HEART,
    IDLE,
    KNOCKED_OUT,
    NOBODY,
    ONE,
    PULLING_OUT,
    RECOVERED,
    REINFORCEMENTS,
    REPLY,
    RESULT,
    TRICKS,
    TURN,
    UPPER,
    Pit,
    bonuses,
    combat_value,
    over_hearts,
)

LOOKS: Final = ("orc-common", "orc-iron")
BACK: Final = "pit"

SEGMENTS: Final = {
    FANGS: "nose to nose",
    DEAL: "the deal",
    TURN: "circling",
    FOLLOW_UP: "circling",
    REPLY: "attack",
    BRUTALITY: "Brutality",
    REINFORCEMENTS: "Reinforcements",
    TRICKS: "Dirty Tricks",
    RESULT: "Result",
    DRAW: "Draw",
    AFTER: "after combat",
}
STANCES: Final = {
    ATTACKING: "attacks",
    COUNTERING: "counterattacks",
    DEFENDING: "defends",
    BLANK: "played Blank",
    RECOVERED: "replaced Blank",
    PULLING_OUT: "pulls out",
    EMPTY_HANDED: "has no cards",
}
EMPTY: Final = {
    "Out": "spent cards go here, and a heart can fetch the top one",
    "Flair": "hearts for the crowd go here; more of them make the favourite of equally wounded, but bar dirty tricks",
    "Discard": "a spade digs here",
}
"""What a pile is for, told while nothing lies there."""
PARTS: Final = {ONE: "as a 1", FACE_DOWN: "a Blank, face down", HEART: "as Reinforcement", UPPER: "behind a pair"}

# The table, in units. A fighter's row lies so far from the Pit's middle line, towards his side.

WIDTH: Final = 9.0
HEIGHT: Final = 9.2
"""Nearly square, so that cards are large on a phone as well as on a desk."""
MIDDLE: Final = 4.56
"""y of the Pit's middle line."""
CENTRE: Final = 5.25
"""x of the Pit's middle."""
PIT: Final = (
    (2.55, 2.32),
    (7.9, 2.26),
    (8.6, 3.0),
    (8.65, 6.1),
    (7.85, 6.84),
    (2.6, 6.8),
    (1.85, 6.1),
    (1.9, 3.05),
    (2.55, 2.32),
)
IN_PIT: Final = 1.08
ROW: Final = 3.46
"""Of a fighter's own row with his hand and his piles."""
STOCK: Final = 1.08
"""Of the deck and the Discard pile."""


def scene(view: Pit, seat: Seat) -> Scene:
    """The table as `seat` sees it; spectators sit on seat 0's side and see backs below, too."""
    near = seat if seat in (0, 1) else 0
    plays = seat in (0, 1)
    things: list[Thing] = [Path(id="pit", label="The Pit", points=PIT, look="area")]
    for fighter in (1 - near, near):
        things += row(view, fighter, near)
        if not (plays and fighter == near):
            things += held_cards(view, fighter, near)
        things += laid(view, fighter, near)
        things += piles(view, fighter, near)
    things += stock(view)
    if REPLY < view.phase <= RESULT:
        things.append(lead(view))
    things += [figure(view, fighter, near) for fighter in (1 - near, near)]
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        look="table",
        headline=headline(view),
        aim=aim(view),
        things=tuple(things),
        hand=hand(view, seat) if plays else (),
        seats=tuple(panel(view, each) for each in (0, 1)),
    )


def headline(view: Pit) -> str:
    """Where the fight stands."""
    if view.ending is not None:
        best = [FIGHTERS[seat] for seat in (0, 1) if view.ending.places[seat] == 1]
        return f"{best[0]} wins" if len(best) == 1 else "A draw"
    if not view.round:
        return "Nose to nose"
    more = f", combat round {view.bout}" if view.bout > 1 else ""
    return f"Round {view.round}{more}: {SEGMENTS[view.phase]}"


def aim(view: Pit) -> str:
    """What wins (PF 1.1), and how near to it both are."""
    if not view.round:
        return f"{KNOCKED_OUT} points of damage lose the fight"
    return f"{KNOCKED_OUT} damage lose the fight: " + ", ".join(
        f"{FIGHTERS[seat]} {damage}" for seat, damage in enumerate(view.damage)
    )


def side(fighter: Seat, near: Seat) -> int:
    """1 below the middle line, -1 above it."""
    return 1 if fighter == near else -1


def card(view: Pit, card: CardId, x: float = 0, y: float = 0, note: str = "", width: float = 0.95) -> Card:
    """A card as this view knows it: its face, or its back."""
    face = view.face(card)
    if face < 0:
        words = f"A card, {note}" if note else "A card, face down"
        return Card(id=f"card-{card}", label=words, x=x, y=y, back=BACK, width=width)
    name = NAMES[face].capitalize()
    return Card(
        id=f"card-{card}",
        label=f"{name}, {note}" if note else name,
        x=x,
        y=y,
        title=name,
        corner=CORNERS[RANK[face]],
        emblem=EMBLEMS[SUIT[face]],
        back=BACK,
        width=width,
    )


def hand(view: Pit, seat: Seat) -> tuple[Card, ...]:
    """The reader's own cards by suit and rank. A click on one that is not legal asks why."""
    return tuple(
        Card(
            id=f"card-{held}",
            label=NAMES[view.face(held)].capitalize(),
            title=NAMES[view.face(held)].capitalize(),
            corner=CORNERS[RANK[view.face(held)]],
            emblem=EMBLEMS[SUIT[view.face(held)]],
            back=BACK,
            tries=(f"play {CODES[view.face(held)]}",),
        )
        for held in sorted(view.hands[seat], key=view.face)
    )


def spread(count: int, middle: float, room: float, step: float) -> list[float]:
    """Places for so many cards side by side around a middle, overlapping where they need more room."""
    step = min(step, room / max(1, count - 1))
    return [middle + step * (at - (count - 1) / 2) for at in range(count)]


def held_cards(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """A hand on the table: backs, and faces where the reader knows them."""
    cards = view.hands[fighter]
    y = MIDDLE + side(fighter, near) * ROW - 0.16
    who = f"in {FIGHTERS[fighter]}’s hand"
    places = spread(len(cards), 4.55, 2.6, 0.98)
    return [card(view, held, x, y, who, 0.98) for held, x in zip(cards, places, strict=True)]


def row(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """A fighter's own side: name, damage, number of cards."""
    name = FIGHTERS[fighter]
    y = MIDDLE + side(fighter, near) * ROW
    count = len(view.hands[fighter])
    cards = counted(count, "card")
    things: list[Thing] = [
        Caption(id=f"name-{fighter}", label=name, x=1.62, y=y - 0.47, text=name, size=0.42),
        Gauge(
            id=f"damage-{fighter}",
            label=f"{name}’s damage: {view.damage[fighter]} of {KNOCKED_OUT}",
            name="Damage",
            value=view.damage[fighter],
            full=KNOCKED_OUT,
            look="skull",
            x=1.55,
            y=y + 0.08,
            seat=fighter,
        ),
        Caption(id=f"hand-{fighter}", label=f"{name}’s hand: {cards}", x=1.55, y=y + 0.58, text=cards, size=0.33),
    ]
    if view.favourite == fighter:
        things.append(
            Piece(
                id="favourite",
                label=f"{name} is the favourite: he is dealt a card more, and plays first",
                x=0.43,
                y=y - 0.47,
                look="crown",
                size=0.75,
                text="",
            )
        )
    return things


def piles(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """A fighter's Out pile and Flair pile, at the right of his row."""
    y = MIDDLE + side(fighter, near) * ROW
    name = FIGHTERS[fighter]
    return [
        pile(view, f"out-{fighter}", f"{name}’s Out pile", "Out", view.outs[fighter], 7.1, y),
        pile(view, f"flair-{fighter}", f"{name}’s Flair", "Flair", view.flairs[fighter], 8.3, y),
    ]


def pile(view: Pit, id: str, called: str, name: str, cards: list[CardId], x: float, y: float, known: int = 2) -> Pile:
    """An open pile, its top card up; the label tells the topmost cards."""
    top = [SAID[view.face(one)] for one in reversed(cards[-known:])]
    label = f"{called}, {counted(len(cards), 'card')}" if cards else f"{called}, empty: {EMPTY[name]}"
    if top:
        label += "; on top " + ", then ".join(top)
    return Pile(
        id=id,
        label=label,
        x=x,
        y=y - 0.16,
        name=name,
        count=len(cards),
        top=card(view, cards[-1]) if cards else None,
        back=BACK,
        width=0.98,
    )


def stock(view: Pit) -> list[Thing]:
    """The deck and the Discard pile, to the left of the Pit."""
    return [
        Pile(
            id="deck",
            label=f"The deck, {len(view.deck)} cards",
            x=0.92,
            y=MIDDLE - STOCK - 0.16,
            name="Deck",
            count=len(view.deck),
            back=BACK,
            width=0.98,
        ),
        pile(view, "discard", "The Discard pile", "Discard", view.discard, 0.92, MIDDLE + STOCK, known=DUG_FROM),
    ]


def laid(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """What a fighter is doing, his Combat Value, and his cards in the Pit from left to right."""
    way = side(fighter, near)
    y = MIDDLE + way * IN_PIT
    cards, roles = view.pits[fighter], view.roles[fighter]
    things: list[Thing] = []
    stance = view.stances[fighter]
    if stance != IDLE:
        who = FIGHTERS[fighter]
        words = STANCES[stance]
        value, label = shown_value(view, fighter)
        things = [
            Caption(id=f"stance-{fighter}", label=f"{who} {words}", x=3.78, y=y + way * 0.98, text=words, size=0.31),
            Caption(id=f"value-{fighter}", label=f"{who}: {label}", x=8.0, y=y, text=value, size=0.78),
        ]
    places = [place for place, role in enumerate(roles) if role != UPPER]
    x_of = dict(zip(places, spread(len(places), 5.45, 2.6, 1.3), strict=True))
    for place, x in x_of.items():
        if place + 1 < len(roles) and roles[place + 1] == UPPER:
            things.append(card(view, cards[place + 1], x + 0.28, y - 0.1, PARTS[UPPER], 1.2))
        things.append(card(view, cards[place], x, y, PARTS.get(roles[place], ""), 1.2))
    return things


def lead(view: Pit) -> Caption:
    """What would be added in the Result as things stand (PF 8)."""
    plus = bonuses(view)
    if plus[0] == plus[1]:
        text = "nobody adds anything"
    else:
        best = 0 if plus[0] else 1
        text = f"{FIGHTERS[best]} adds {plus[best]}"
    return Caption(id="lead", label=f"In the Result {text}, as it stands", x=6.5, y=MIDDLE, text=text, size=0.31)


def shown_value(view: Pit, fighter: Seat) -> tuple[str, str]:
    """What a fighter goes into the Result with: short for the table, and in words."""
    if view.club_ace == fighter:
        return f"+{ACE_ADDS}", f"the ace of clubs adds {ACE_ADDS}"
    if view.club_ace != NOBODY or view.spade_ace != NOBODY:
        return "0", "adds nothing"
    if view.stances[fighter] in (PULLING_OUT, EMPTY_HANDED):
        return "0", "adds nothing"
    if view.stances[1 - fighter] in (PULLING_OUT, EMPTY_HANDED):
        plus = over_hearts(view.stances[fighter] == DEFENDING, view.stances[1 - fighter] == EMPTY_HANDED)
        return f"+{plus}", f"adds {plus}"
    value = combat_value(view, fighter)
    return str(value), f"Combat Value {value}"


def figure(view: Pit, fighter: Seat, near: Seat) -> Piece:
    """The fighter himself: outside combat circling, a step with every card; in combat beside his cards."""
    way = side(fighter, near)
    if view.bout or view.pits[0] or view.pits[1]:
        faces_left = False
        x, y, size = 2.85, MIDDLE + way * IN_PIT, 1.4
    else:
        turned = pi * (0.5 * way + (view.circled[0] + view.circled[1]) / 8)
        x, y, size = CENTRE + 1.7 * cos(turned), MIDDLE + 0.95 * sin(turned), 1.8
    faces_left = x > CENTRE + 0.1 or (abs(x - CENTRE) <= 0.1 and way < 0)
    damage = view.damage[fighter]
    down = damage >= KNOCKED_OUT
    words = "knocked out" if down else f"{damage} damage"
    return Piece(
        id=f"fighter-{fighter}",
        label=f"{FIGHTERS[fighter]}, {words}",
        x=round(x, 2),
        y=round(y, 2),
        look=LOOKS[fighter],
        seat=fighter,
        size=size,
        text=FIGHTERS[fighter][0],
        badge="",
        states=(("left",) if faces_left else ()) + (("down",) if down else ()) + harm(damage),
    )


def harm(damage: int) -> tuple[str, ...]:
    """What is seen on him of the blows that he took."""
    return ("battered",) if damage > KNOCKED_OUT // 2 else ("bruised",) if damage else ()


def panel(view: Pit, seat: Seat) -> SeatPanel:
    """A fighter beside the board."""
    name = FIGHTERS[seat]
    count = len(view.hands[seat])
    notes = [counted(count, "card")]
    if view.favourite == seat:
        notes.append("favourite")
    if view.stances[seat] != IDLE:
        notes.append(STANCES[view.stances[seat]])
    elif view.options.circling_limit and view.circled[seat] >= view.options.circling_limit // 2:
        notes.append(f"{view.circled[seat]} of {view.options.circling_limit} cards circled")
    if view.bout and view.defender == seat:
        notes.append("chooses the next turn")
    return SeatPanel(
        seat=seat,
        name=name,
        gauges=(
            Gauge(
                id=f"panel-damage-{seat}",
                label=f"{name}’s damage",
                name="Damage",
                value=view.damage[seat],
                full=KNOCKED_OUT,
                look="skull",
                seat=seat,
            ),
            Gauge(
                id=f"panel-flair-{seat}",
                label=f"{name}’s Flair",
                name="Flair",
                value=len(view.flairs[seat]),
                full=0,
                look="crowd",
                seat=seat,
            ),
        ),
        notes=tuple(notes),
        out=view.damage[seat] >= KNOCKED_OUT,
    )
