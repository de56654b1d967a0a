"""The policy of bots in a campaign: that of the discipline in play, where it has one."""

from __future__ import annotations

from collections.abc import Mapping

from orcade.table.requests import Ask, Option

from .disciplines import DISCIPLINES, OWN, part_of
from .pieces import Campaign, in_play


def policy(campaign: Campaign, ask: Ask) -> Mapping[Option, float] | None:
    """The promising answers with their weights; None where the discipline in play has no policy."""
    part = part_of(campaign)
    judge = DISCIPLINES[in_play(campaign)].game.policy
    if part is None or judge is None or ask.rule.startswith(OWN):
        return None
    return judge(part, ask)
