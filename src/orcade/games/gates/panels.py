"""A seat beside the board: a player's characters, or the Gamemaster. What can be counted is a picture and a number."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.odds import percent
from orcade.table.requests import D6, Seat
from orcade.table.scene import SeatPanel
from orcade.table.things import Gauge
from orcade.table.words import ORDINALS, counted

from .headlines import SETUP
from .modifiers import treasure_limit
from .orcs import in_pool
from .pieces import CALLED, HAND, NAMES, NOBODY, ORCS, SLUGS, SURVIVED, Character, Siege, back_within, goal, known, own
from .winning import points, worth


def panel(view: Siege, seat: Seat) -> SeatPanel:
    """What everybody sees of a seat."""
    if seat == view.gm:
        return gamemaster(view)
    characters = own(view, seat)
    if not characters:
        chooses = view.gm != NOBODY
        return SeatPanel(seat=seat, name=NAMES[seat], notes=("chooses a character",) if chooses else ())
    return SeatPanel(
        seat=seat,
        name=" & ".join(CALLED[each.who] for each in characters),
        look=look_of(characters[0]),
        gauges=tuple(gauge for each in characters for gauge in gauges_of(view, each, len(characters) > 1)),
        notes=(
            *seat_name(view, seat),
            *(note for each in characters for note in notes_of(view, each, len(characters) > 1)),
        ),
        out=(out := all(each.dead for each in characters)),
        fate="dead",
        prospect=fate(view, characters) if out else "",
        came_to=result(view, characters) if view.ending is not None else "",
    )


def result(view: Siege, characters: Sequence[Character]) -> str:
    """What the match came to for a seat: "340 points, 9 orcs killed, 2 deaths"."""
    kills, deaths = sum(each.kills for each in characters), sum(each.deaths for each in characters)
    told = [counted(sum(points(view, each) for each in characters), "point")]
    told += [f"{counted(kills, 'orc')} killed"] * bool(kills) + [counted(deaths, "death")] * bool(deaths)
    return ", ".join(told)


def look_of(character: Character) -> str:
    """The picture of a character, dead or alive."""
    return f"gates-{SLUGS[character.who]}"


def fate(view: Siege, characters: Sequence[Character]) -> str:
    """What can bring the dead back in their turn (OG 8.3, OG 8.4), and when they come at the latest (OG-63)."""
    within = min(back_within(view, each) for each in characters)
    if within == 1:
        return "dead until your next turn"
    doubles = f"dead until you roll doubles, {percent(1 / D6)} a turn"
    card = "" if view.options.return_on_doubles else ", and draw a card that brings you back"
    return f"{doubles}{card}{f', or until your {ORDINALS[within - 1]} turn from now' if within else ''}"


def seat_name(view: Siege, seat: Seat) -> tuple[str, ...]:
    """Until the first turn, when who lays the map is still asked by the names of seats."""
    return (NAMES[seat],) if view.phase in SETUP else ()


def gauges_of(view: Siege, character: Character, several: bool) -> list[Gauge]:
    """What a character has. `several`: the seat has another one, so each is named."""
    name = CALLED[character.who]
    score = points(view, character)

    def gauge(slug: str, title: str, value: int, full: int, look: str, label: str) -> Gauge:
        return Gauge(
            id=f"{slug}-{character.who}",
            label=f"{name}: {label}",
            name=title,
            value=value,
            full=full,
            look=look,
            seat=character.seat,
            counted=True,
            of=name if several else "",
        )

    words = f"{score} of {goal(view)} points"
    first = leads(view, character)
    found = [gauge("points", "Points", score, 0, "coins", words + ", in the lead" * first)]
    if not character.dead:
        words = f"{counted(character.wounds, 'wound')}, {SURVIVED} are survived"
        found.append(gauge("wounds", "Wounds", character.wounds, SURVIVED, "wound", words))
    if view.decks and not character.dead:
        limit = treasure_limit(view, character)
        brought = counted(worth(view, character.treasures), "point")
        words = f"{len(character.treasures)} of {counted(limit, 'Treasure')}, worth {brought}"
        found.append(gauge("treasures", "Treasures", len(character.treasures), limit, "chest", words))
        words = f"{counted(len(character.hand), 'card')} in hand, {HAND} may be kept"
        found.append(gauge("cards", "Cards", len(character.hand), 0, "cards", words))
    if character.kills:
        words = f"{counted(character.kills, 'orc')} killed"
        found.append(gauge("kills", "Kills", character.kills, 0, "gates-orc", words))
    if character.deaths:
        words = counted(character.deaths, "death")
        found.append(gauge("deaths", "Deaths", character.deaths, 0, "grave", words))
    return found


def leads(view: Siege, character: Character) -> bool:
    """Whether nobody has more points; while nobody has any, nobody leads."""
    best = max(points(view, each) for each in view.characters)
    return points(view, character) == best > 0


def notes_of(view: Siege, character: Character, several: bool) -> list[str]:
    """What else there is to know of a character."""
    notes = [f"with {npc}" for npc in npc_names(view, character)]
    if character.slowed:
        notes.append(f"next roll −{character.slowed}")
    if several and character.dead:
        notes.append("dead")
    return [f"{CALLED[character.who]} {note}" if several else note for note in notes]


def npc_names(view: Siege, character: Character) -> list[str]:
    """The NPCs in front of a character; these lie open."""
    return [face.name for card in character.npcs if (face := known(view, card)) is not None]


def gamemaster(view: Siege) -> SeatPanel:
    """The Gamemaster."""

    def gauge(slug: str, title: str, value: int, full: int, look: str, label: str) -> Gauge:
        return Gauge(
            id=f"gm-{slug}",
            label=f"Gamemaster: {label}",
            name=title,
            value=value,
            full=full,
            look=look,
            seat=view.gm,
            counted=True,
        )

    pool = in_pool(view)
    words = f"{counted(len(view.orcs), 'orc')} of {ORCS} on the map, {pool} in the pool"
    gauges = [gauge("orcs", "Orcs", len(view.orcs), ORCS, "gates-orc", words)]
    if view.newcomers:
        words = f"{counted(view.newcomers, 'orc')} may enter"
        gauges.append(gauge("newcomers", "May enter", view.newcomers, 0, "footprints", words))
    if view.decks:
        words = f"{counted(len(view.gm_hand), 'card')} in hand, {HAND} may be kept"
        gauges.append(gauge("cards", "Cards", len(view.gm_hand), 0, "cards", words))
    return SeatPanel(
        seat=view.gm, name="Gamemaster", look="gates-orc", gauges=tuple(gauges), notes=seat_name(view, view.gm)
    )
