"""Cards as they are seen: in a hand, in front of a player, or from behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from orcade.table.requests import OPEN, CardId, Seat
from orcade.table.things import Caption, Card, Piece, Thing
from orcade.table.words import whose

from .answers import card_id, figure_id
from .card_decks import EVENT, ITEM, ROOM, RULE, FacedCard, character, known
from .card_pictures import picture_of
from .card_signs import signs
from .card_texts import difficulty, say, title
from .dungeon import LETTERS, OPEN_SIDES
from .pieces import DECK_LOOKS, NAMES, NONE, Dungeon, in_front
from .player_panels import skill_words
from .printed import Encounter, Rule

CARD: Final = 1.35
"""Width of a card in front of somebody."""
STEP: Final = 1.5
ROW: Final = 2.75
"""Height of a row of cards with the names above."""
SIDES: Final = (3.3, 4.8, 6.3)
"""Width of two cards beside one another, of three and of four."""
WIDEST: Final = 14.1
"""Of a map with more than two of them beside it: else their names could not be read on a phone."""
SHAPE: Final = 1.2
"""Width of the room for a board, by its height: between that of a desktop and a phone."""
EMBLEMS: Final = {ROOM: "door", ITEM: "bag", EVENT: "bolt", RULE: "scroll"}
WHENS: Final = {ROOM: "your turn", ITEM: "after a find", EVENT: "event", RULE: "your turn"}
"""When a card of each sort is played; of an Event the card itself tells it."""
WHEN: Final = "others' move"
"""Likewise an Encounter."""
VERBS: Final = {ROOM: "room", ITEM: "item", EVENT: "play", RULE: "rule"}


def card(view: Dungeon, card: CardId, x: float = 0, y: float = 0, note: str = "", width: float = CARD) -> Card:
    """A card as this view knows it: its face, or its back."""
    entry = known(view, card)
    more = f"; {note}" if note else ""
    if entry is None:
        return Card(id=card_id(card), label=f"A card{more}", x=x, y=y, back="hack", width=width)
    return Card(
        id=card_id(card),
        label=full_words(entry, note),
        x=x,
        y=y,
        title=entry.card.name,
        corner=corner(entry),
        emblem=emblem(entry),
        picture=picture_of(entry.card),
        body=say(entry.card) or entry.card.flavour,
        back="hack",
        width=width,
        signs=signs(entry.card) if entry.sort != ROOM else (),
    )


def full_words(entry: FacedCard, note: str = "") -> str:
    """Everything that a card says, in one line; `note`: where it lies."""
    kind = title(entry.card)
    printed = f", {difficulty(entry.card)}" if isinstance(entry.card, Encounter | Rule) else ""
    doors = f", {OPEN_SIDES[entry.doors]}" if entry.sort == ROOM else ""
    where = f", {note}" if note else ""
    return f"{entry.card.name}, {kind}{printed}{doors}{where}. {say(entry.card)}".strip()


def corner(entry: FacedCard) -> str:
    """The index: the Difficulty, or the open sides of a Room."""
    if entry.sort == ROOM:
        return LETTERS[entry.doors]
    if isinstance(entry.card, Encounter):
        return f"{entry.difficulty}{'+' if entry.card.deeper else ''}"
    return str(entry.difficulty) if entry.sort == RULE else ""


def emblem(entry: FacedCard) -> str:
    if entry.hand:
        return "hand"
    if entry.exit:
        return "stairs"
    return EMBLEMS.get(entry.sort) or ("monster", "trap", "npc")[entry.kind]


def hand(view: Dungeon, seat: Seat) -> tuple[Card, ...]:
    """The reader's own cards, Rooms first. A click on one that is not legal asks why."""
    if not 0 <= seat < len(view.hands):
        return ()
    cards = []
    left = (held for held in view.hands[seat] if held != view.laying)
    for held in sorted(left, key=lambda each: (_sort(view, each), view.face(each))):
        entry = known(view, held)
        made = card(view, held)
        if entry is not None:
            tries = (f"{VERBS.get(entry.sort, 'encounter')} {entry.slug}",)
            made = msgspec.structs.replace(made, tries=tries, when=WHENS.get(entry.sort, WHEN))
        cards.append(made)
    return tuple(cards)


def _sort(view: Dungeon, held: CardId) -> int:
    entry = known(view, held)
    return entry.sort if entry is not None else NONE


class Laid(NamedTuple):
    """What lies in front of the players, around a map or what is shown of it."""

    things: list[Thing]
    width: float
    """Of the map with it."""
    height: float


class Front(NamedTuple):
    """What lies in front of a player."""

    seat: Seat
    master: bool
    """He is the GameMaster, whose figure stands there."""
    cards: list[tuple[CardId, str]]
    """Each with where it lies, in words."""


class Places(NamedTuple):
    """Where all of that lies: the name, the figure and the cards of each player, one after the other."""

    spots: list[tuple[float, float]]
    width: float
    """Of the map with it."""
    height: float

    @property
    def size(self) -> float:
        """How large a unit can be drawn where there is room of the usual shape."""
        return min(SHAPE / self.width, 1 / self.height)


def fronts(view: Dungeon, seat: Seat, width: float, height: float) -> Laid:
    """What lies in front of each player: below a map of this size, or on its right where all is larger so."""
    lying = list(_lying(view, seat))
    spots, low = _rows(lying, width, height)
    best = Places(spots, width, low)
    for side in SIDES:
        if side > SIDES[0] and width + side > WIDEST:
            break
        spots, low = _rows(lying, side, 0.3)
        beside = Places([(x + width, y) for x, y in spots], width + side, max(height, low))
        best = max(best, beside, key=lambda places: places.size)
        if low <= height:  # wider, it would be no lower
            break
    spots = best.spots.copy()
    return Laid([thing for front in lying for thing in _laid(view, front, spots)], best.width, best.height)


def _lying(view: Dungeon, seat: Seat) -> Iterator[Front]:
    for one in range(len(view.items)):
        cards = [(held, f"in front of {NAMES[one]}") for pile in in_front(view, one) for held in pile]
        if seat == OPEN:
            cards += [(held, f"in {whose(NAMES[one])} hand") for held in view.hands[one]]
        if cards or view.gm == one:
            yield Front(one, view.gm == one, cards)


def _rows(lying: list[Front], width: float, y: float) -> tuple[list[tuple[float, float]], float]:
    """Where it lies in rows of this width, from here down; and how far down that goes."""
    rows: list[list[tuple[float, float]]] = [[]]
    ends = [0.0]
    x = 0.2
    for front in lying:
        room = max(2.2, STEP * (len(front.cards) + front.master))
        if rows[0] and x + room > width:
            x, y = 0.2, y + ROW
            rows.append([])
            ends.append(0.0)
        rows[-1].append((x + min(room, 3.6) / 2 - 0.1, y + 0.28))
        if front.master:
            rows[-1].append((x + 0.68, y + 1.4))
            x += STEP
        for _ in front.cards:
            if x + CARD > width and x > 0.3:
                x, y = 0.2, y + ROW - 0.55
                rows.append([])
                ends.append(0.0)
            rows[-1].append((x + CARD / 2, y + 1.52))
            x += STEP
            ends[-1] = x
        ends[-1] = x = max(x, ends[-1]) + 0.25
    spots = [(at + (width - end) / 2, down) for row, end in zip(rows, ends, strict=True) for at, down in row]
    return spots, y + (ROW if rows[0] else 0.2)


def _laid(view: Dungeon, front: Front, spots: list[tuple[float, float]]) -> Iterator[Thing]:
    """The things of a player, each at the next of these spots, which it takes away."""
    one = front.seat

    def spot() -> tuple[float, float]:
        x, y = spots.pop(0)
        return round(x, 2), round(y, 2)

    x, y = spot()
    label = f"In front of {NAMES[one]}"
    yield Caption(id=f"front-{one}", label=label, x=x, y=y, text=NAMES[one], size=0.34)
    if front.master:
        x, y = spot()
        yield Piece(
            id=figure_id(one),
            label=f"{NAMES[one]}, {character(view, one).name} the GameMaster; {skill_words(view, one)}",
            x=x,
            y=y,
            look=DECK_LOOKS[view.decks[one]],
            seat=one,
            size=1.1,
            text=NAMES[one][:2],
            states=("active",) if one == view.active and view.ending is None else (),
        )
    for held, note in front.cards:
        yield card(view, held, *spot(), note)
