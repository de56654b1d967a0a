"""What there is to see of the dungeon: the map as it grows, who stands where, what lies in front of each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from orcade.table.choices import FIRST
from orcade.table.requests import CardId, Seat
from orcade.table.scene import Scene
from orcade.table.things import Caption, Card, Gauge, Thing

from .answers import card_id, deck_id
from .card_decks import all_decks, playable_decks
from .card_texts import SKILLS
from .cards_shown import card, fronts, hand
from .dungeon_map import building, codes, figure, lurking, site, spot, tile, trap
from .fight_shown import fight_over, with_sheet
from .headlines import aim, headline, placed_in, story
from .pieces import (
    ACTING,
    CHOOSING,
    DECK_LOOKS,
    DECK_NAMES,
    EASY_DECK,
    NAMES,
    NONE,
    SKILL_LOOKS,
    SKILL_NAMES,
    Dungeon,
    in_front,
)
from .player_panels import panel
from .spread import TOP, spread

PLAYED: Final = "being played"
PLAYED_WIDE: Final = 2.1
"""Width of such a card."""
ACROSS: Final = 3
"""Decks in a row, of those that one chooses from."""
KILLS: Final = "Kills the others"
"""What the GameMaster is for."""


def scene(view: Dungeon, seat: Seat) -> Scene:
    """The table as `seat` sees it."""
    if view.phase == CHOOSING:
        return choosing(view)
    start, width, high, area = spread(view)
    signs = codes(view)
    things: list[Thing] = [tile(view, placed, start, sign) for placed, sign in zip(view.rooms, signs, strict=True)]
    things += [site(at, start) for at in building(view)]
    things += [trap(view, placed, start) for placed in view.rooms if placed.trap != NONE]
    things += [figure(view, one, start) for one in range(view.seats) if placed_in(view, one) != NONE]
    words = story(view)
    things.append(Caption(id="now", label=words, x=width / 2, y=TOP / 2, text=words, size=0.36, width=width))
    laid = fronts(view, seat, width, high)
    things += laid.things
    sheet = fight_over(view, area, (laid.width, laid.height))
    things += [*sheet, *going_on(view, start, area)]
    cards = {each.id: each for each in laid.things if isinstance(each, Card)}
    return Scene(
        width=round(laid.width, 2),
        height=round(laid.height, 2),
        look="dungeon",
        roams=True,
        headline=headline(view),
        aim=aim(view),
        tries=("move {}",) if view.phase == ACTING else (),
        things=tuple(things),
        hand=hand(view, seat),
        seats=tuple(replace(panel(view, one), front=lying_before(view, one, cards)) for one in range(view.seats)),
        map=with_sheet(area, sheet),
        turn=view.active,
    )


def own(view: Dungeon, seat: Seat, seen: Scene) -> Scene:
    """The table as `seat` sees it, with all of a spectator's scene but its own hand and what it alone knows to lie
    there: a trap, or a card that is being played."""
    if view.phase == CHOOSING:
        return seen
    notes = {card_id(placed.trap): (placed.trap, lurking(placed)) for placed in view.rooms if placed.trap != NONE}
    notes |= {card_id(one): (one, PLAYED) for one in view.played}
    things = tuple([_known(view, thing, notes) for thing in seen.things]) if notes else seen.things
    return replace(seen, things=things, hand=hand(view, seat))


def _known(view: Dungeon, thing: Thing, notes: Mapping[str, tuple[CardId, str]]) -> Thing:
    """A thing as this view knows it. `notes`: for the ids of cards, which they are and where they lie, in words."""
    if not isinstance(thing, Card) or thing.title or thing.id not in notes:
        return thing  # A card whose face a spectator sees is known to everybody.
    one, note = notes[thing.id]
    return card(view, one, thing.x, thing.y, note, thing.width)


def lying_before(view: Dungeon, seat: Seat, cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """What lies in front of a player, as it is shown beside the map."""
    return tuple(cards[card_id(held)] for pile in in_front(view, seat) for held in pile)


def choosing(view: Dungeon) -> Scene:
    """The decks, and who has taken which."""
    own = view.options.own_deck
    words = story(view)
    size = round(min(0.42, 10.4 / (0.68 * len(words))), 3)
    things: list[Thing] = [Caption(id="now", label=words, x=5.4, y=0.5, text=words, size=size)]
    decks = list(playable_decks(own))
    for at, deck in enumerate(decks):
        row, column = divmod(at, ACROSS)
        beside = min(ACROSS, len(decks) - row * ACROSS)
        things += offered(view, deck, 5.4 + 3.5 * (column - (beside - 1) / 2), 2.6 + 4.9 * row)
    return Scene(
        width=10.8,
        height=1.0 + 4.9 * -(-len(decks) // ACROSS),
        look="table",
        headline=headline(view),
        aim=aim(view),
        things=tuple(things),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )


def offered(view: Dungeon, deck: int, x: float, y: float) -> Iterator[Thing]:
    """A deck around this point: whom one plays, his skills as panels show them, and who has taken it."""
    who = all_decks(view.options.own_deck)[deck].character
    takers = [NAMES[one] for one, taken in enumerate(view.decks) if taken == deck]
    names = ("lawyering",) if who.gamemaster else SKILL_NAMES
    told = [f"{SKILLS[name]} {getattr(who, name)}" for name in names] + [KILLS] * who.gamemaster
    yield Card(
        id=deck_id(deck),
        label=f"{who.name}, the deck of {who.player}: {', '.join(told)}",
        tries=(DECK_NAMES[deck],),
        x=x,
        y=y,
        title=who.name,
        emblem=DECK_LOOKS[deck],
        width=2.2,
    )
    for at, name in enumerate(names):
        row, column = divmod(at, 2)
        across = (column - 0.5) * 1.3 * (len(names) > 1)
        of, value = DECK_NAMES[deck], getattr(who, name)
        label = f"{SKILLS[name]} of {who.name}: {value}"
        yield Gauge(
            id=f"{name}-{of}",
            label=label,
            name=SKILLS[name],
            value=value,
            full=0,
            look=SKILL_LOOKS[name],
            x=round(x + across, 2),
            y=round(y + 2.0 + 0.5 * row, 2),
            counted=True,
            of=of,
        )
    if who.gamemaster:
        yield Caption(id=f"kills-{deck}", label=f"{who.name}: {KILLS}", x=x, y=y + 2.5, text=KILLS, size=0.3)
    first = DECK_NAMES[deck] == EASY_DECK and not takers
    if words := FIRST if first else " and ".join(takers):
        id = "easy" if first else f"taken-{deck}"
        yield Caption(id=id, label=f"{words}: {who.name}", x=x, y=y + 2.9, text=words, size=0.3)


def going_on(view: Dungeon, start: tuple[float, float], area: tuple[float, float, float, float]) -> list[Thing]:
    """The Events whose effects are going on, laid beside the Room that they are about, to be read: within the map,
    whose area this is."""
    left, top, width, _ = area
    found: list[Thing] = []
    actor = view.moments[-1].actor if view.moments else view.active
    at = placed_in(view, actor)
    x, y = spot(view.rooms[at].cell, start) if at != NONE else spot(view.rooms[0].cell, start) if view.rooms else start
    fought = [fight.card for fight in view.fights]
    for number, one in enumerate(one for one in view.played if one not in fought):
        right = min(x + 1.3 + 0.45 * number, left + width - PLAYED_WIDE / 2)
        low = max(y - 0.5 - 0.15 * number, top + PLAYED_WIDE * 0.7)
        found.append(card(view, one, round(right, 2), round(low, 2), PLAYED, PLAYED_WIDE))
    return found
