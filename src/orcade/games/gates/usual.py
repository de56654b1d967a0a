"""What one mostly wants to answer, where no plan does it (`Game.usual`)."""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .answers.gamemaster import CHARGE
from .answers.turns import FIGHT, LOOT
from .pieces import WHAT_NEXT, WHAT_NOW, Siege

USUAL: dict[int, tuple[Option, ...]] = {WHAT_NOW: (LOOT, FIGHT), WHAT_NEXT: (CHARGE,)}
"""By question, the best first: who stands on a chest searches it, and who has struck at an orc strikes on."""


def usual(view: Siege, ask: Ask) -> Option | None:
    """The first of these that may be given."""
    return next((option for option in USUAL.get(view.asked, ()) if option in ask.options), None)
