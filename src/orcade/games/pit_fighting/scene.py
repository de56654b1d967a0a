"""What there is to see of a pit fight: a table with the Pit in the middle, the reader's side below."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from orcade.table.requests import CardId, Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Caption, Card, Gauge, Path, Piece, Pile, Thing
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
    combat_value,
    over_hearts,
    value_parts,
)
from .prospects import CENTRE, lead, promise

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
POSES: Final = {
    ATTACKING: "strikes",
    COUNTERING: "strikes",
    DEFENDING: "shields",
    BLANK: "gapes",
    RECOVERED: "gapes",
    PULLING_OUT: "gapes",
    EMPTY_HANDED: "gapes",
}
EMPTY: Final = {
    "Out": "spent cards go here, and a heart can fetch the top one",
    "Flair": "hearts for the crowd go here; more of them make the favourite of equally wounded, but bar dirty tricks",
    "Discard": "a spade digs here",
}
"""What a pile is for, told while nothing lies there."""
PARTS: Final = {ONE: "as a 1", FACE_DOWN: "a Blank, face down", HEART: "as Reinforcement", UPPER: "behind a pair"}

AIM: Final = f"{KNOCKED_OUT} points of damage lose the fight"
"""What wins (PF 1.1). How near to it both are is seen in the Pit."""

# The table, in units. Three piles stand on either side of the Pit, so that a phone has room for large cards.

WIDTH: Final = 9.2
MIDDLE: Final = 4.0
"""y of the Pit's middle line."""
PIT: Final = (
    (2.3, 1.52),
    (6.9, 1.46),
    (7.36, 1.98),
    (7.4, 5.84),
    (6.95, 6.38),
    (2.25, 6.34),
    (1.82, 5.84),
    (1.78, 2.0),
    (2.3, 1.52),
)
FACING: Final = 1.14
"""How far from the Pit's middle each of them stands in combat."""
STAND: Final = 3.36
"""y of both."""
TALL: Final = 2.02
"""Size of a fighter."""
OUTER: Final = 2.29
"""How far from the Pit's middle his Combat Value stands, behind him."""
STANCE: Final = 4.66
"""y of what he is doing, between his feet and his cards."""
CARDS: Final = (1.42, 5.58)
"""How far from the Pit's middle his cards lie, and their y."""
CARD: Final = 0.98
SWAY: Final = 2
"""How many steps either way they circle before they change sides: any farther, one would hide the other."""
STOCK: Final = 3.56
"""y of the deck and the Discard pile."""
PILES: Final = 2.36
"""How far a fighter's own piles lie from there."""
LEFT: Final = 0.74
RIGHT: Final = WIDTH - LEFT
"""x of the piles."""
OWN_ROW: Final = 6.92
"""y of the reader's row, whose hand lies beside the board."""
NEAR_ROW: Final = ((1.62, OWN_ROW), (2.75, OWN_ROW), (4.6, OWN_ROW), (6.6, OWN_ROW))
FAR_ROW: Final = ((1.49, 0.92), (2.52, 0.3), (4.16, 0.3), (7.62, 0.5))
"""Of a row: where the crown of the favourite, name, damage and number of cards stand."""
HEIGHT: Final = 7.2
SEEN: Final = 1.4
"""y of a word below cards of the far hand that the reader knows."""
BACKS: Final = 1.4
"""How much higher a board is that shows the near hand as well."""
NEAR_HAND: Final = (5.55, OWN_ROW + 0.98, 2.75, 0.88)
FAR_HAND: Final = (6.26, 0.64, 1.15, 0.88)
"""Of a hand on the table: its middle, how far the middles of its outermost cards are apart, and the width of a card."""


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
    if REPLY < view.phase <= RESULT and max(view.damage) < KNOCKED_OUT:
        things.append(lead(view))
    if plays and view.phase in (TURN, FOLLOW_UP) and not any(view.pits) and view.hands[near]:
        things.append(promise(view, near))
    fighters = sorted((figure(view, fighter, near) for fighter in (1 - near, near)), key=by_depth)
    things += fighters
    return Scene(
        width=WIDTH,
        height=HEIGHT if plays else HEIGHT + BACKS,
        look="pit",
        headline=headline(view),
        aim=AIM,
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
    who = f"in {FIGHTERS[fighter]}’s hand"
    middle, y, room, width = NEAR_HAND if fighter == near else FAR_HAND
    places = spread(len(cards), middle, room, width)
    things: list[Thing] = [card(view, held, x, y, who, width) for held, x in zip(cards, places, strict=True)]
    seen = [x for held, x in zip(cards, places, strict=True) if view.face(held) >= 0]
    if seen and fighter != near:
        label, x = f"Cards {who} that you have seen", round(sum(seen) / len(seen), 2)
        things.append(Caption(id=f"seen-{fighter}", label=label, x=x, y=SEEN, text="seen", size=0.3, over=True))
    return things


def row(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """A fighter's own side: name, damage, number of cards. The far one's hand lies between."""
    name = FIGHTERS[fighter]
    count = len(view.hands[fighter])
    cards = counted(count, "card")
    places = NEAR_ROW if fighter == near else FAR_ROW
    shown = cards if fighter == near else f"×{count}"  # beside their backs
    (crown_x, crown_y), (name_x, name_y), (gauge_x, gauge_y), (cards_x, cards_y) = places
    things: list[Thing] = [
        Caption(id=f"name-{fighter}", label=name, x=name_x, y=name_y, text=name, size=0.42),
        Gauge(
            id=f"damage-{fighter}",
            label=f"{name}’s damage: {view.damage[fighter]} of {KNOCKED_OUT}",
            name="Damage",
            value=view.damage[fighter],
            full=KNOCKED_OUT,
            look="skull",
            x=gauge_x,
            y=gauge_y,
            seat=fighter,
        ),
        Caption(id=f"hand-{fighter}", label=f"{name}’s hand: {cards}", x=cards_x, y=cards_y, text=shown, size=0.34),
    ]
    if view.favourite == fighter:
        things.append(
            Piece(
                id="favourite",
                label=f"{name} is the favourite: he is dealt a card more, and plays first",
                x=crown_x,
                y=crown_y,
                look="crown",
                size=0.58,
                text="",
            )
        )
    return things


def piles(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """A fighter's Flair pile and Out pile, left and right of the Pit, on his side."""
    y = STOCK + side(fighter, near) * PILES
    name = FIGHTERS[fighter]
    return [
        pile(view, f"flair-{fighter}", f"{name}’s Flair", "Flair", view.flairs[fighter], LEFT, y),
        pile(view, f"out-{fighter}", f"{name}’s Out pile", "Out", view.outs[fighter], RIGHT, y),
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
        y=y - 0.2,
        name=name,
        count=len(cards),
        top=card(view, cards[-1]) if cards else None,
        back=BACK,
        width=0.98,
    )


def stock(view: Pit) -> list[Thing]:
    """The deck and the Discard pile, left and right of the Pit."""
    return [
        Pile(
            id="deck",
            label=f"The deck, {len(view.deck)} cards",
            x=LEFT,
            y=STOCK - 0.2,
            name="Deck",
            count=len(view.deck),
            back=BACK,
            width=0.98,
        ),
        pile(view, "discard", "The Discard pile", "Discard", view.discard, RIGHT, STOCK, known=DUG_FROM),
    ]


def laid(view: Pit, fighter: Seat, near: Seat) -> list[Thing]:
    """What a fighter is doing, his Combat Value behind him, and below him his cards in the Pit from left to right."""
    out = -side(fighter, near)
    cards, roles = view.pits[fighter], view.roles[fighter]
    things: list[Thing] = []
    stance = view.stances[fighter]
    if stance != IDLE:
        who = FIGHTERS[fighter]
        words = STANCES[stance]
        value, label = shown_value(view, fighter)
        x = CENTRE + out * OUTER
        named = "Value" if label.startswith("Combat Value") else "bonus"
        if named == "Value" and (sums := made_of(view, fighter)):
            named, label = sums, f"{label}, made of {sums}"
        under = CENTRE + out * 1.35
        things = [
            Caption(id=f"stance-{fighter}", label=f"{who} {words}", x=under, y=STANCE, text=words, size=0.3, width=2.6)
        ]
        if max(view.damage) < KNOCKED_OUT:  # who is knocked out lies there
            name, said = f"value-{fighter}", f"{who}: {label}"
            things += [
                Caption(id=name, label=said, x=x, y=STAND - 0.15, text=value, size=0.56, width=0.8),
                Caption(id=f"value-name-{fighter}", label=named, x=x, y=STAND + 0.4, text=named, size=0.27, width=0.8),
            ]
    places = [place for place, role in enumerate(roles) if role != UPPER]
    far, y = CARDS
    x_of = dict(zip(places, spread(len(places), CENTRE + out * far, 1.4, 1.12), strict=True))
    for place, x in x_of.items():
        if place + 1 < len(roles) and roles[place + 1] == UPPER:
            things.append(card(view, cards[place + 1], x + 0.28, y - 0.04, PARTS[UPPER], CARD))
        things.append(card(view, cards[place], x, y, PARTS.get(roles[place], ""), CARD))
    return things


def made_of(view: Pit, fighter: Seat) -> str:
    """What a Combat Value is added up from, such as "12+1+1"; empty for one card alone."""
    highest, more = value_parts(view, fighter)
    return f"{highest}" + "+1" * more if highest and more else ""


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
    """The fighter himself: outside combat circling, a step with every card; in combat over his cards, face to face."""
    way = side(fighter, near)
    if view.bout or view.pits[0] or view.pits[1]:
        x, y, size = CENTRE - way * FACING, STAND, TALL
    else:
        halves, step = divmod(view.circled[0] + view.circled[1] + SWAY, 2 * SWAY + 1)
        turned = pi * ((1 + way) / 2 + halves + (step - SWAY) / 8)
        x, y, size = CENTRE + 1.5 * cos(turned), MIDDLE + 0.95 * sin(turned), TALL * 1.2
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
        states=(("left",) if faces_left else ()) + (("down",) if down else ()) + harm(damage) + (pose(view, fighter),),
    )


def by_depth(piece: Piece) -> float:
    """Who is nearer stands before the other."""
    return piece.y


def pose(view: Pit, fighter: Seat) -> str:
    """How he stands: with a club, behind a shield, with nothing in his hands, or on his guard."""
    if view.ending is not None and view.damage[1 - fighter] >= KNOCKED_OUT:
        return "cheers"
    return POSES.get(view.stances[fighter], "guards")


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
    came_to = f"{view.damage[seat]} of {KNOCKED_OUT} points of damage"
    if any(view.flairs):
        came_to += f", {len(view.flairs[seat])} Flair"
    return SeatPanel(
        seat=seat,
        name=name,
        came_to=came_to if view.ending is not None else "",
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
