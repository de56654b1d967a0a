"""A seat beside the board: a player's characters, or the Gamemaster."""

from __future__ import annotations

from orcade.table.requests import Seat
from orcade.table.scene import Gauge, SeatPanel
from orcade.table.words import counted

from .modifiers import treasure_limit
from .orcs import in_pool
from .pieces import CALLED, GOAL, NAMES, SURVIVED, Character, Siege, known, own
from .winning import points

TENTH = 10
"""Marks of the gauge of points."""


def panel(view: Siege, seat: Seat) -> SeatPanel:
    """What everybody sees of a seat."""
    if seat == view.gm:
        return gamemaster(view)
    characters = own(view, seat)
    if not characters:
        return SeatPanel(seat=seat, name=NAMES[seat], notes=("chooses a character",) if view.gm >= 0 else ())
    gauges = tuple(gauge for each in characters for gauge in gauges_of(view, each))
    notes = tuple(note for each in characters for note in notes_of(view, each, len(characters) > 1))
    name = " & ".join(CALLED[each.who] for each in characters)
    return SeatPanel(seat=seat, name=name, gauges=gauges, notes=notes, out=all(each.dead for each in characters))


def gauges_of(view: Siege, character: Character) -> tuple[Gauge, ...]:
    """Points and wounds."""
    name = CALLED[character.who]
    score = points(view, character)
    far = Gauge(
        id=f"points-{character.who}",
        label=f"{name}: {score} of {GOAL} points",
        name="Points",
        value=max(0, min(TENTH, score * TENTH // GOAL)),
        full=TENTH,
        seat=character.seat,
    )
    hurt = Gauge(
        id=f"wounds-{character.who}",
        label=f"{name}: {counted(character.wounds, 'wound')}, {SURVIVED} are survived",
        name="Wounds",
        value=character.wounds,
        full=SURVIVED,
        look="skull",
        seat=character.seat,
    )
    return far, hurt


def notes_of(view: Siege, character: Character, several: bool) -> list[str]:
    """Short facts of a character. `several`: the seat has another one, so each is named."""
    notes = [CALLED[character.who]] if several else [NAMES[character.seat]]
    if character.dead:
        notes.append("dead")
    notes.append(f"{points(view, character)} points")
    if view.decks:
        notes.append(counted(len(character.hand), "card"))
        notes.append(f"{len(character.treasures)} of {treasure_limit(view, character)} Treasures")
    notes += [f"with {npc}" for npc in npc_names(view, character)]
    if character.kills:
        notes.append(counted(character.kills, "orc") + " killed")
    if character.deaths:
        notes.append(counted(character.deaths, "death"))
    if character.slowed:
        notes.append(f"next roll −{character.slowed}")
    return notes


def npc_names(view: Siege, character: Character) -> list[str]:
    """The NPCs in front of a character; these lie open."""
    return [face.name for card in character.npcs if (face := known(view, card)) is not None]


def gamemaster(view: Siege) -> SeatPanel:
    """The Gamemaster."""
    notes = [NAMES[view.gm], counted(len(view.orcs), "orc"), f"{in_pool(view)} in the pool"]
    if view.decks:
        notes.append(counted(len(view.gm_hand), "card"))
    if view.newcomers:
        notes.append(f"{view.newcomers} may enter")
    return SeatPanel(seat=view.gm, name="Gamemaster", notes=tuple(notes))
