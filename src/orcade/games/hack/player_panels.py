"""A player beside the board, with what his character can do."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Seat
from orcade.table.scene import Gauge, SeatPanel

from .card_decks import character
from .card_texts import SKILLS
from .headlines import card_words, many
from .lasting_effects import actions_left, total
from .pieces import NAMES, Dungeon, kills_needed

SKILL_NAMES: Final = ("combat", "thieving", "negotiation", "lawyering")
SHORT: Final = {"combat": "Co", "thieving": "Th", "negotiation": "Ne", "lawyering": "RL"}
"""Skills where there is little room."""


def panel(view: Dungeon, seat: Seat) -> SeatPanel:
    """A player beside the board."""
    if len(view.decks) <= seat or view.decks[seat] < 0:
        return SeatPanel(seat=seat, name=NAMES[seat], notes=("chooses a deck",))
    who = character(view, seat)
    notes = [who.name]
    if seat == view.active and view.round and view.ending is None:
        notes.append(f"{many(actions_left(view), 'action')} left")
    if view.hands:
        notes.append(many(len(view.hands[seat]), "card"))
    notes += [f"{SHORT[each]} {printed}{f'{plus:+d}' if plus else ''}" for each, printed, plus in skills(view, seat)]
    if view.hands:
        notes += [f"Item: {card_words(view, held)}" for held in view.items[seat]]
        notes += [f"Rule: {card_words(view, held)}" for held in view.rules[seat]]
        notes += [f"Event: {card_words(view, held)}" for held in view.stays.get(seat, ())]
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
