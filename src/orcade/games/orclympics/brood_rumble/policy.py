"""What bots answer without a search: which brood they lead."""

from __future__ import annotations

from collections.abc import Mapping

from orcade.games.orclympics.discipline import other_broods
from orcade.table.requests import Ask, Option

from .pieces import BROODING, Rumble


def policy(rumble: Rumble, ask: Ask) -> Mapping[Option, float] | None:
    """Of broods; all else a search is to find out."""
    return other_broods(rumble, ask) if rumble.phase == BROODING else None
