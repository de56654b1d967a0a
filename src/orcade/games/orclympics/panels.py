"""What the disciplines show beside the board, as pictures with numbers: broods, orders, feats, what is the matter."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import Seat
from orcade.table.things import Gauge
from orcade.table.words import ORDINALS

from .discipline import BROODS, NAMES, UNCHOSEN, Discipline, Tribe

SUFFIXES = {1: "st", 2: "nd", 3: "rd"}
"""Of numbers that say which one, where it is not "th"."""


def figure(
    id: str,
    look: str,
    name: str,
    value: int,
    full: int = 0,
    *,
    seat: Seat,
    of: str = "",
    words: str = "",
    label: str = "",
    unit: str = "",
) -> Gauge:
    """A picture with a number beside it. `of`: which of the seat's figures; `label`: where it is not what is said."""
    counted = f"{value} of {full}" if full else str(value)
    whose = f"{NAMES[seat]}: {of}" if of else NAMES[seat]
    return Gauge(
        id=f"{id}-{seat}",
        label=label or f"{whose}: {words or f'{name} {counted}'}",
        name=name,
        value=value,
        full=full,
        look=look,
        seat=seat,
        counted=True,
        of=of,
        words=words,
        unit=unit,
    )


def state(id: str, look: str, words: str, *, seat: Seat, of: str = "", name: str = "") -> Gauge:
    """A picture alone: so it is with this seat, or with one of its figures. `name`: a word beside it, where there is
    room."""
    label = f"{NAMES[seat]}: {of}: {words}" if of else f"{NAMES[seat]}: {words}"
    return Gauge(
        id=f"{id}-{seat}", label=label, name=name or words, value=1, full=1, look=look, seat=seat, of=of, words=words
    )


def brood(tribe: Tribe, seat: Seat) -> tuple[Gauge, ...]:
    """Which Orcs it plays; nothing before they are chosen."""
    if not tribe.broods or tribe.broods[seat] == UNCHOSEN:
        return ()
    name = BROODS[tribe.broods[seat]]
    return (state("brood", f"orc-{name.lower()}", f"{name} Orcs", seat=seat, name=name),)


def feats(game: Discipline, seat: Seat, names: Sequence[str]) -> tuple[Gauge, ...]:
    """The feats that are its own. `names`: the discipline's feats."""
    own = [names[which] for which, who in enumerate(game.feats) if who == seat]
    if not own:
        return ()
    words = f"Feat{'' if len(own) == 1 else 's'}: {', '.join(own)}"
    return (figure("feats", "star", "Feats", len(own), seat=seat, words=words),)


def order(game: Discipline, seat: Seat) -> tuple[Gauge, ...]:
    """Which one it is in the order of the last roll for one."""
    if seat not in game.order:
        return ()
    at = game.order.index(seat)
    return (figure("order", "order", "Order", at + 1, seat=seat, words=f"{ORDINALS[at]} in the order"),)


def place(at: int, seat: Seat, until: str = "") -> Gauge:
    """How well it did; `until`: " so far", where others may still do better."""
    unit = SUFFIXES.get(at, "th")
    return figure("place", "cup", "Place", at, seat=seat, words=f"{ORDINALS[at - 1]} place{until}", unit=unit)


def placed(at: int) -> str:
    """What cannot change any more: how well it did."""
    return f"in {ORDINALS[at - 1]} place whatever comes"
