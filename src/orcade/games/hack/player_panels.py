"""A player beside the board, with what his character can do: pictures and numbers, whose words say the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.requests import Seat
from orcade.table.scene import SeatPanel
from orcade.table.things import Gauge
from orcade.table.words import counted

from .answers import named
from .card_decks import character
from .card_texts import SKILLS
from .headlines import many
from .lasting_effects import actions_left, total
from .pieces import NAMES, SKILL_LOOKS, SKILL_NAMES, Dungeon, in_front, kills_needed

DIED: Final = {0: "never died", 1: "died once", 2: "died twice"}
LEFT: Final = {"HK 3": "left by an Exit, ", "HK-32": "left by the Hand of Vectra, "}
"""How who has won left the tomb, by the rule that ended the match."""


def panel(view: Dungeon, seat: Seat) -> SeatPanel:
    """A player beside the board."""
    if len(view.decks) <= seat or view.decks[seat] < 0:
        return SeatPanel(seat=seat, name=NAMES[seat], notes=("chooses a deck",))
    who = character(view, seat)
    notes = [who.name]
    if view.losing and view.losing[seat]:
        notes.append(f"loses {many(view.losing[seat], 'action')}")
    if view.idle and view.idle[seat]:
        notes.append(f"loses {many(view.idle[seat], 'turn')}")
    came_to = result(view, seat) if view.ending is not None else ""
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=tuple(gauges(view, seat)), notes=tuple(notes), came_to=came_to)


def result(view: Dungeon, seat: Seat) -> str:
    """What the match came to for a player: "2 Rooms from an Exit, died twice"; for who is out, how he left."""
    if character(view, seat).gamemaster:
        return counted(view.kills, "kill")
    assert view.ending is not None
    out = view.rooms[view.where[seat]].out
    far = f"{counted(out, 'Room')} from an Exit, " if out > 0 else ""
    if view.ending.rule in LEFT and view.ending.places[seat] == 1:
        far = LEFT[view.ending.rule]
    deaths = view.deaths[seat] if view.deaths else 0
    return f"{far}{DIED.get(deaths, f'died {deaths} times')}"


def gauges(view: Dungeon, seat: Seat) -> Iterator[Gauge]:
    """What is counted of him."""

    def figure(name: str, look: str, value: int, more: str = "", full: int = 0, lying: bool = False) -> Gauge:
        label = f"{name} of {NAMES[seat]}: {value}{f' of {full}' if full else ''}{more}"
        id = f"{name.lower().replace(' ', '-')}-{seat}"
        return Gauge(
            id=id, label=label, name=name, value=value, full=full, look=look, seat=seat, counted=True, lying=lying
        )

    if character(view, seat).gamemaster:
        yield figure("Kills", "skull", view.kills, full=kills_needed(view))
    if seat == view.active and view.round and view.ending is None:
        yield figure("Actions left", "footprints", actions_left(view))
    if view.hands:
        yield figure("Cards", "cards", len(view.hands[seat]))
    for skill, printed, plus in skills(view, seat):
        more = f" ({printed} {plus:+d})" if plus else ""
        yield figure(SKILLS[skill], SKILL_LOOKS[skill], printed + plus, more)
    if view.hands:
        kinds = ("Items", "Rules", "Events"), ("bag", "scroll", "bolt")
        for name, look, held in zip(*kinds, in_front(view, seat), strict=True):
            if held:
                names = ", ".join(named(view, each) for each in held)
                yield figure(name, look, len(held), f", {names}", lying=True)
    if view.deaths and view.deaths[seat]:
        yield figure("Deaths", "grave", view.deaths[seat])


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
