"""What there is to see of the dungeon: the map as it grows, who stands where, what lies in front of each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.requests import OPEN, CardId, Seat
from orcade.table.scene import Caption, Card, Gauge, Piece, Scene, SeatPanel, Thing, Tile

from .answers import card_id, cell_id, deck_id, figure_id, room_id
from .book import EVENT, ITEM, ROOM, RULE, Entry, character, known, playable_decks, volumes
from .dungeon import LETTERS, SIDES, cell_name, column, row, sites
from .pieces import (
    ACTING,
    ACTION,
    CHOOSING,
    DEATH,
    DECK_NAMES,
    MOVE,
    NAMES,
    NONE,
    OPENING,
    ROLLED,
    TURN,
    Dungeon,
    Moment,
    Placed,
    kills_needed,
)
from .printed import Encounter, Rule
from .standing import allowed, total
from .texts import SKILLS, difficulty, say, title

TILE: Final = 2.4
"""Side of a Room in units."""
TOP: Final = 0.85
"""Above the map: what is going on."""
LEAST: Final = 4
"""Columns that are drawn at least."""
CARD: Final = 1.35
"""Width of a card in front of somebody."""
STEP: Final = 1.5
ROW: Final = 2.75
"""Height of a row of cards with the names above."""
EMBLEMS: Final = {ROOM: "door", ITEM: "bag", EVENT: "bolt", RULE: "scroll"}
VERBS: Final = {ROOM: "room", ITEM: "item", EVENT: "play", RULE: "rule"}
LOOKS: Final = ("knuckles", "ravager", "thorina", "billy", "ba", "hero")
SKILL_NAMES: Final = ("combat", "thieving", "negotiation", "lawyering")
SHORT: Final = {"combat": "Co", "thieving": "Th", "negotiation": "Ne", "lawyering": "RL"}
"""Skills where there is little room."""
PLACES: Final = ((0.0, 0.7), (-0.68, 0.7), (0.68, 0.7), (0.68, 0.04), (-0.68, 0.04), (0.0, 0.04))
"""Of figures in a Room, from its centre."""


def scene(view: Dungeon, seat: Seat) -> Scene:
    """The table as `seat` sees it."""
    if view.phase == CHOOSING:
        return choosing(view)
    cells = [placed.cell for placed in view.rooms]
    free = frontier(view)
    left = min((column(at) for at in (*cells, *free)), default=0)
    right = max((column(at) for at in (*cells, *free)), default=0)
    top = min((row(at) for at in (*cells, *free)), default=0)
    low = max((row(at) for at in (*cells, *free)), default=0)
    wide = max(LEAST, right - left + 1)
    left -= (wide - (right - left + 1)) // 2
    start = (-left * TILE + TILE / 2 + 0.2, -top * TILE + TILE / 2 + TOP)
    signs = codes(view)
    things: list[Thing] = [tile(view, placed, start, sign) for placed, sign in zip(view.rooms, signs, strict=True)]
    things += [site(at, start) for at in building(view)]
    things += [trap(view, placed, start) for placed in view.rooms if placed.trap != NONE]
    things += going_on(view, start)
    things += [figure(view, one, start) for one in range(view.seats) if placed_in(view, one) != NONE]
    width = wide * TILE + 0.4
    high = (low - top + 1) * TILE + TOP + 0.15
    words = story(view)
    shown, size = fitted(words, width)
    things.append(Caption(id="now", label=words, x=width / 2, y=TOP / 2, text=shown, size=size))
    laid, height = fronts(view, seat, width, high)
    things += laid
    return Scene(
        width=round(width, 2),
        height=round(height, 2),
        look="dungeon",
        roams=True,
        headline=headline(view),
        things=tuple(things),
        hand=hand(view, seat),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )


def choosing(view: Dungeon) -> Scene:
    """The decks, and who has taken which."""
    own = view.options.own_deck
    things: list[Thing] = [Caption(id="now", label=story(view), x=5.4, y=0.5, text=story(view), size=0.42)]
    decks = list(playable_decks(own))
    for at, deck in enumerate(decks):
        who = volumes(own)[deck].character
        takers = [NAMES[one] for one, taken in enumerate(view.decks) if taken == deck]
        words = [f"{SKILLS[name]} {getattr(who, name)}" for name in SKILL_NAMES if not who.gamemaster]
        words = words or [f"Rules-Lawyering {who.lawyering}", "Kills the others"]
        x, y = 1.9 + 3.5 * (at % 3), 3.05 + 4.5 * (at // 3)
        things.append(
            Card(
                id=deck_id(deck),
                label=f"{who.name}, the deck of {who.player}: {', '.join(words)}",
                tries=(DECK_NAMES[deck],),
                x=x,
                y=y,
                title=who.name,
                emblem=LOOKS[deck],
                body="\n".join(words),
                width=2.7,
            )
        )
        if takers:
            taken = " and ".join(takers)
            things.append(
                Caption(id=f"taken-{deck}", label=f"{taken}: {who.name}", x=x, y=y + 2.15, text=taken, size=0.36)
            )
    return Scene(
        width=10.8,
        height=1.0 + 4.5 * ((len(decks) + 2) // 3),
        look="table",
        headline=headline(view),
        things=tuple(things),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )


def headline(view: Dungeon) -> str:
    """Where the match stands."""
    if view.ending is not None:
        best = [NAMES[one] for one in range(view.seats) if view.ending.places[one] == 1]
        return f"{best[0]} wins" if len(best) == 1 else f"{' and '.join(best)} share the victory"
    if view.phase in (CHOOSING, OPENING) or not view.round:
        return "At the Entrance"
    last = ", the last" if view.round == view.options.round_cap else ""
    return f"Round {view.round}{last}: {whose(view.active)} turn"


def whose(seat: Seat) -> str:
    return f"{NAMES[seat]}’" if NAMES[seat].endswith("s") else f"{NAMES[seat]}’s"


def fitted(words: str, width: float) -> tuple[str, float]:
    """As much of a sentence as there is room for above the map, and its size."""
    size = max(0.25, min(0.36, width / (0.68 * max(1, len(words)))))
    most = int(width / (0.68 * size))
    return (words if len(words) <= most else f"{words[: most - 1].rstrip()}…"), round(size, 3)


# What is going on.


def story(view: Dungeon) -> str:
    """What the table waits for, in one sentence."""
    if view.ending is not None:
        return view.ending.text
    if view.phase == CHOOSING:
        return "Who plays whom?"
    if view.phase == OPENING:
        return "Who goes first?"
    if view.moments:
        return moment_words(view, view.moments[-1])
    who = NAMES[view.active]
    if view.phase == ACTING and not view.picked:
        return f"{who} has {many(view.actions, 'action')} left"
    if view.picked and view.phase == ACTING:
        return f"{who} lays a card face down"
    if view.picked:
        gone = [entry.card.name for held in view.picked if (entry := known(view, held)) is not None]
        what = f": {', '.join(gone)}" if len(gone) == len(view.picked) else ""
        return f"{who} puts away {many(len(view.picked), 'card')}{what}"
    return f"{whose(view.active)} turn"


def moment_words(view: Dungeon, moment: Moment) -> str:
    """What a window is about."""
    who = NAMES[moment.actor]
    if moment.when == TURN:
        return f"{whose(moment.actor)} turn begins"
    if moment.when == MOVE:
        words = f"{who} has moved into {room_name(view, placed_in(view, moment.actor))}"
        return f"{words}, {out_of(view, moment.actor)}" if out_of(view, moment.actor) else words
    card = card_words(view, moment.card) if moment.card != NONE else ""
    if moment.when == ROLLED:
        if not moment.victim_die:
            return f"{who} faces {card}"
        boost = f", {moment.boost:+d} by Events" if moment.boost else ""
        return f"{who} against {card}: {moment.victim_die} and {moment.other_die} on the dice{boost}"
    if moment.when == DEATH:
        return f"{who} is about to die{f' of {card}' if card else ''}"
    assert moment.when == ACTION
    return f"{whose(moment.actor)} action is over"


def out_of(view: Dungeon, seat: Seat) -> str:
    """Where somebody is, if it matters to the victory."""
    at = placed_in(view, seat)
    look = looks(view, view.rooms[at]) if at != NONE else ""
    return {"exit": "an Exit", "chamber": "the Inner Chamber"}.get(look, "")


def going_on(view: Dungeon, start: tuple[float, float]) -> list[Thing]:
    """The cards whose effects are going on, laid over the Room that they are about."""
    found: list[Thing] = []
    actor = view.moments[-1].actor if view.moments else view.active
    at = placed_in(view, actor)
    x, y = spot(view.rooms[at].cell, start) if at != NONE else spot(view.rooms[0].cell, start) if view.rooms else start
    for number, one in enumerate(view.played):
        found.append(card(view, one, x + 0.5 + 0.35 * number, y - 0.35 - 0.1 * number, "being played", 1.3))
    return found


# The map.


def spot(at: int, start: tuple[float, float]) -> tuple[float, float]:
    """The middle of a cell."""
    return round(start[0] + column(at) * TILE, 3), round(start[1] + row(at) * TILE, 3)


def frontier(view: Dungeon) -> list[int]:
    """The empty cells at open sides of Rooms that somebody is in: where a Room might be laid next."""
    if view.ending is not None:
        return []
    occupied = dict.fromkeys(placed_in(view, one) for one in range(view.seats))
    return sorted({at for room in occupied if room != NONE for at in sites(view, room)})


def building(view: Dungeon) -> list[int]:
    """The empty cells in which whoever has an action now might place a Room."""
    if view.phase != ACTING or view.moments or view.ending is not None:
        return []
    here = placed_in(view, view.active)
    if here == NONE or allowed(view, "room-anywhere", view.active):
        return frontier(view)
    return sites(view, here)


def placed_in(view: Dungeon, seat: Seat) -> int:
    """The Room in which somebody is; NONE for the GameMaster and before the beginning."""
    return view.where[seat] if seat < len(view.where) else NONE


def room_name(view: Dungeon, room: int) -> str:
    """ "Entrance", "Wet Crypt"."""
    if room <= 0:
        return "the Entrance"
    return card_words(view, view.rooms[room].card)


def looks(view: Dungeon, placed: Placed) -> str:
    """Which sort of Room it is."""
    entry = known(view, placed.card) if placed.card != NONE else None
    if entry is None:
        return "entrance" if placed.card == NONE else "room"
    return "exit" if entry.exit else "chamber" if entry.chamber else "room"


def ways_out(view: Dungeon, placed: Placed) -> tuple[str, str, str]:
    """Its open sides as letters: joined to a Room, blocked by one, leading on."""
    joined, shut, free = "", "", ""
    for side, step, back in SIDES:
        if not placed.doors & side:
            continue
        other = view.at.get(placed.cell + step)
        letter = LETTERS[side]
        if other is None:
            free += letter
        elif view.rooms[other].doors & back:
            joined += letter
        else:
            shut += letter
    return joined, shut, free


WAYS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def listed(letters: str) -> str:
    words = [WAYS[letter] for letter in letters]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def tile(view: Dungeon, placed: Placed, start: tuple[float, float], sign: str) -> Tile:
    """A Room; `sign`: its two letters on the text map."""
    entry = known(view, placed.card) if placed.card != NONE else None
    look = looks(view, placed)
    name = entry.card.name if entry is not None else "Entrance"
    body = say(entry.card) if entry is not None else ""
    joined, shut, free = ways_out(view, placed)
    words = [f"{name} at {cell_name(placed.cell)}"]
    special = {"exit": "an Exit", "chamber": "the Inner Chamber of Vectra"}.get(look, "")
    if special and special.partition(" ")[2].lower() not in name.lower():
        words.append(special)
    words.append(f"{many(placed.far, 'Room')} from the Entrance")
    if joined:
        words.append(f"ways {listed(joined)}")
    if free:
        words.append(f"open ends {listed(free)}")
    if shut:
        words.append(f"blocked {listed(shut)}")
    label = ", ".join(words) + (f". {body}" if body else "")
    x, y = spot(placed.cell, start)
    return Tile(
        id=room_id(placed.cell),
        label=label,
        tries=(f"move {cell_name(placed.cell)}",) if view.phase == ACTING else (),
        x=x,
        y=y,
        name="EXIT" if look == "exit" else name,
        look=look,
        doors=joined + shut + free,
        shut=shut,
        joined=joined,
        corner=str(placed.far),
        body=name if look == "exit" else body,
        text=sign,
        size=TILE,
    )


def codes(view: Dungeon) -> list[str]:
    """Two letters for each Room on the text map; Rooms of one name have the same, others do not."""
    taken = {"En": "Entrance", "Ex": "", "IC": ""}
    found = []
    for placed in view.rooms:
        look = looks(view, placed)
        name = card_words(view, placed.card)
        fixed = {"entrance": "En", "exit": "Ex", "chamber": "IC"}.get(look)
        code = fixed or next(each for each in candidates(name) if taken.get(each, name) == name)
        taken.setdefault(code, name)
        found.append(code)
    return found


def candidates(name: str) -> Iterator[str]:
    """Initials, the first letter with each other one, then numbers."""
    words = [word for word in name.replace("-", " ").split() if word.lower() not in ("of", "the", "a", "and", "in")]
    words = words or [name]
    if len(words) > 1:
        yield (words[0][0] + words[-1][0]).upper()
    for letter in (sign for sign in "".join(words)[1:] if sign.isalpha()):
        yield f"{words[0][0].upper()}{letter.lower()}"
    for number in range(100):
        yield f"{number:02}"


def site(at: int, start: tuple[float, float]) -> Tile:
    """An empty place where a Room may come."""
    x, y = spot(at, start)
    return Tile(id=cell_id(at), label=f"Nothing yet at {cell_name(at)}", x=x, y=y, look="site", text="+", size=TILE)


def trap(view: Dungeon, placed: Placed, start: tuple[float, float]) -> Card:
    """What the GameMaster has laid face down."""
    x, y = spot(placed.cell, start)
    return card(view, placed.trap, x + 0.72, y - 0.1, f"face down in {cell_name(placed.cell)}", 0.62)


def figure(view: Dungeon, seat: Seat, start: tuple[float, float]) -> Piece:
    """A character."""
    room = view.where[seat]
    here = [one for one in range(view.seats) if view.where[one] == room]
    dx, dy = PLACES[here.index(seat)]
    x, y = spot(view.rooms[room].cell, start)
    who = character(view, seat)
    active = seat == view.active and view.ending is None and view.round > 0
    return Piece(
        id=figure_id(seat),
        label=f"{NAMES[seat]}, {who.name}, in {room_name(view, room)} at {cell_name(view.rooms[room].cell)}; "
        f"{skill_words(view, seat)}",
        x=round(x + dx, 3),
        y=round(y + dy, 3),
        look=LOOKS[view.decks[seat]],
        seat=seat,
        size=0.66,
        text=NAMES[seat][:2],
        states=("active",) if active else (),
    )


# Cards.


def card_words(view: Dungeon, card: int) -> str:
    entry = known(view, card)
    return entry.card.name if entry is not None else "a card"


def full_words(entry: Entry, note: str = "") -> str:
    """Everything that a card says, in one line; `note`: where it lies."""
    kind = title(entry.card)
    printed = f", {difficulty(entry.card)}" if isinstance(entry.card, Encounter | Rule) else ""
    doors = f", open {LETTERS[entry.doors]}" if entry.sort == ROOM else ""
    where = f", {note}" if note else ""
    return f"{entry.card.name}, {kind}{printed}{doors}{where}. {say(entry.card)}".strip()


def corner(entry: Entry) -> str:
    """The index: the Difficulty, or the open sides of a Room."""
    if entry.sort == ROOM:
        return LETTERS[entry.doors]
    if isinstance(entry.card, Encounter):
        return f"{entry.difficulty}{'+' if entry.card.deeper else ''}"
    return str(entry.difficulty) if entry.sort == RULE else ""


def emblem(entry: Entry) -> str:
    if entry.hand:
        return "hand"
    if entry.exit:
        return "stairs"
    return EMBLEMS.get(entry.sort) or ("monster", "trap", "npc")[entry.kind]


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
        body=say(entry.card) or entry.card.flavour,
        back="hack",
        width=width,
    )


def hand(view: Dungeon, seat: Seat) -> tuple[Card, ...]:
    """The reader's own cards, Rooms first. A click on one that is not legal asks why."""
    if not 0 <= seat < len(view.hands):
        return ()
    cards = []
    left = (held for held in view.hands[seat] if held not in view.picked)
    for held in sorted(left, key=lambda each: (_sort(view, each), view.face(each))):
        entry = known(view, held)
        made = card(view, held)
        if entry is None:
            cards.append(made)
            continue
        cards.append(
            Card(
                id=made.id,
                label=made.label,
                title=made.title,
                corner=made.corner,
                emblem=made.emblem,
                body=made.body,
                back=made.back,
                tries=(f"{VERBS.get(entry.sort, 'encounter')} {entry.slug}",),
            )
        )
    return tuple(cards)


def _sort(view: Dungeon, held: CardId) -> int:
    entry = known(view, held)
    return entry.sort if entry is not None else NONE


def fronts(view: Dungeon, seat: Seat, width: float, y: float) -> tuple[list[Thing], float]:
    """What lies in front of each player, in rows below the map; and how far down that goes."""
    things: list[Thing] = []
    x, used = 0.2, False
    for one in range(len(view.items)):
        shown = [*view.items[one], *view.rules[one]]
        notes = [f"in front of {NAMES[one]}"] * len(shown)
        if seat == OPEN:
            shown += view.hands[one]
            notes += [f"in {whose(one)} hand"] * len(view.hands[one])
        master = view.gm == one
        if not shown and not master:
            continue
        room = max(2.2, STEP * (len(shown) + master))
        if used and x + room > width:
            x, y = 0.2, y + ROW
        used = True
        things.append(
            Caption(
                id=f"front-{one}",
                label=f"In front of {NAMES[one]}",
                x=round(x + min(room, 3.6) / 2 - 0.1, 2),
                y=round(y + 0.28, 2),
                text=NAMES[one],
                size=0.34,
            )
        )
        if master:
            things.append(
                Piece(
                    id=figure_id(one),
                    label=f"{NAMES[one]}, {character(view, one).name} the GameMaster; {skill_words(view, one)}",
                    x=round(x + 0.68, 2),
                    y=round(y + 1.4, 2),
                    look=LOOKS[view.decks[one]],
                    seat=one,
                    size=1.1,
                    text=NAMES[one][:2],
                    states=("active",) if one == view.active and view.ending is None else (),
                )
            )
            x += STEP
        for held, note in zip(shown, notes, strict=True):
            if x + CARD > width and x > 0.3:
                x, y = 0.2, y + ROW - 0.55
            things.append(card(view, held, round(x + CARD / 2, 2), round(y + 1.52, 2), note))
            x += STEP
        x += 0.25
    return things, y + (ROW if used else 0.2)


# Seats.


def many(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def skills(view: Dungeon, seat: Seat) -> list[tuple[str, int, int]]:
    """The skills of a seat: name, as printed, what its cards and its Room add."""
    who = character(view, seat)
    names = ("lawyering",) if who.gamemaster else SKILL_NAMES
    return [(name, getattr(who, name), total(view, name, seat) if view.rooms else 0) for name in names]


def skill_words(view: Dungeon, seat: Seat) -> str:
    """ "Combat 1, Thieving 4 +1, …"."""
    return ", ".join(
        f"{SKILLS[name]} {printed}{f' {plus:+d}' if plus else ''}" for name, printed, plus in skills(view, seat)
    )


def panel(view: Dungeon, seat: Seat) -> SeatPanel:
    """A player beside the board."""
    if len(view.decks) <= seat or view.decks[seat] < 0:
        return SeatPanel(seat=seat, name=NAMES[seat], notes=("chooses a deck",))
    who = character(view, seat)
    notes = [who.name]
    if seat == view.active and view.round and view.ending is None:
        notes.append(f"{many(view.actions, 'action')} left")
    if view.hands:
        notes.append(many(len(view.hands[seat]), "card"))
    notes += [f"{SHORT[each]} {printed}{f'{plus:+d}' if plus else ''}" for each, printed, plus in skills(view, seat)]
    if view.hands:
        notes += [f"Item: {card_words(view, held)}" for held in view.items[seat]]
        notes += [f"Rule: {card_words(view, held)}" for held in view.rules[seat]]
    if view.deaths and view.deaths[seat]:
        notes.append(many(view.deaths[seat], "death"))
    if view.losing and view.losing[seat]:
        notes.append(f"loses {many(view.losing[seat], 'action')}")
    if view.idle and view.idle[seat]:
        notes.append(f"loses {many(view.idle[seat], 'turn')}")
    gauges: tuple[Gauge, ...] = ()
    if who.gamemaster:
        gauges = (
            Gauge(
                id=f"kills-{seat}",
                label=f"Kills of {NAMES[seat]}",
                name="Kills",
                value=view.kills,
                full=kills_needed(view),
                look="skull",
                seat=seat,
            ),
        )
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=gauges, notes=tuple(notes))
