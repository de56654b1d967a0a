"""A seat beside the map: how far a player is from both victories, and what he has."""

from __future__ import annotations

from orcade.table.requests import Seat
from orcade.table.scene import SeatPanel
from orcade.table.things import Gauge
from orcade.table.words import counted, listed

from .answers.common import chip_name
from .map_shown import lost
from .pieces import HAND, LANDS, LEADERS, LEADERS_TO_WIN, NAMES, Wars
from .winning import armies_of, lands_of, lands_to_win

ANNOUNCED = {LANDS: ("lands",), LEADERS: ("armies",), LANDS | LEADERS: ("lands", "armies")}
"""What was announced, in words; how many there are now, the gauges tell."""


def panel(view: Wars, seat: Seat) -> SeatPanel:
    """What everybody sees of a seat: lands and leaders first, since one of them wins."""
    player = view.players[seat]

    def gauge(slug: str, title: str, value: int, full: int, look: str, label: str) -> Gauge:
        return Gauge(
            id=f"{slug}-{seat}",
            label=f"{NAMES[seat]}: {label}",
            name=title,
            value=value,
            full=full,
            look=look,
            seat=seat,
            counted=True,
        )

    lands, armies = lands_of(view, seat), armies_of(view, seat)
    words = f"{lands} of {lands_to_win(view)} lands and fortresses"
    gauges = [gauge("lands", "Lands", lands, lands_to_win(view), "tower", words)]
    words = f"{armies} of {counted(LEADERS_TO_WIN, 'leader')} with armies in orclands"
    gauges.append(gauge("armies", "Armies", armies, LEADERS_TO_WIN, "chief-orc", words))
    words = f"{counted(len(player.hand), 'unit')} in hand, {HAND} may be kept"
    gauges.append(gauge("hand", "Hand", len(player.hand), 0, "cards", words))
    gauges.append(gauge("gold", "Gold", len(player.gold), 0, "coins", f"{counted(len(player.gold), 'gold chip')}"))
    came_to = f"{counted(lands, 'land')}, {counted(armies, 'army')}" if view.ending is not None else ""
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=tuple(gauges), notes=notes(view, seat), came_to=came_to)


def notes(view: Wars, seat: Seat) -> tuple[str, ...]:
    """What else there is to know of a player."""
    player = view.players[seat]
    found = []
    if player.announced:
        found.append(f"has announced {listed(ANNOUNCED[player.announced])}: wins if the round ends so")
    if player.captives:
        found.append(f"holds {listed([chip_name(view, card) for card in player.captives])}")
    away = [chip_name(view, leader.chip) for leader in lost(view) if leader.seat == seat]
    if away:
        found.append(f"{listed(away)} lost underground")
    if player.waiting:
        found.append(f"{counted(len(player.waiting), 'caravan')} to place")
    return tuple(found)
