"""Sets up evenings of a campaign: a discipline that has just ended with any result, or one in play with criers.

>>> evening = Evening(places=(1, 2, 3, 4), feats={0: 2})
>>> evening.settle().points
[3, 2, 2, 0]
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.disciplines import DISCIPLINES
from orcade.games.orclympics.campaign.pieces import PLAYING, Campaign, CampaignOptions, Crier
from orcade.games.orclympics.campaign.rules import programme
from orcade.games.orclympics.discipline import Discipline
from orcade.table.dice import Chance
from orcade.table.game import Ending, Feat
from orcade.table.requests import Roll, Shuffle
from orcade.table.scoreboard import Scoreboard

SAID = ("grub", "dreg", "mog", "snik")
TITLES = ("flying-pigs", "brood-rumble", "masters-fight", "timber", "thatll-do-pigs", "road-rage")
FULL = 6


class Dull(Chance):
    """What falls when the script is used up: anything, and the same each time."""

    def roll(self, draw: int, roll: Roll) -> int:
        return Random(draw).randint(1, roll.sides)

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


def ended(which: int, seats: int, places: Sequence[int], feats: dict[int, int], broods: Sequence[int]) -> Discipline:
    """A discipline that is over. `feats`: which of its five, by whom."""
    entry = DISCIPLINES[which]
    part: Discipline = entry.game.start(seats, entry.game.options())
    part.broods = list(broods)
    part.ages = list(range(seats))
    part.feats = [feats.get(each, -1) for each in range(5)]
    part.deeds = [(each, 1 + at) for at, each in enumerate(feats)]
    honours = [Feat(entry.feats[each], seat, entry.feat_rule) for each, seat in enumerate(part.feats) if seat >= 0]
    part.ending = Ending(list(places), "It is over.", entry.feat_rule, "", honours)
    return part


class Evening:
    """A campaign whose discipline `at` (from 0) is over, or in play as `part`. The dice fall as scripted."""

    def __init__(
        self,
        places: Sequence[int] = (),
        feats: dict[int, int] | None = None,
        *,
        at: int = 0,
        seats: int = 4,
        points: Sequence[int] = (),
        feat_points: Sequence[int] = (),
        broods: Sequence[int] = (0, 1, 2, 0),
        annulled: bool = False,
        part: Discipline | None = None,
        criers: Sequence[Crier] = (),
        dice: Sequence[int] = (),
        order: Sequence[int] = (),
        **options: Any,
    ) -> None:
        chosen = CampaignOptions(**options)
        plan = list(order) or programme(seats, chosen)
        which = plan[at]
        campaign = Campaign(
            seats,
            chosen,
            broods=list(broods[:seats]),
            ages=list(range(seats)),
            phase=PLAYING,
            programme=plan,
            at=at,
            annulled=annulled,
            points=list(points or [0] * seats),
            feat_points=list(feat_points or [0] * seats),
            criers=list(criers),
        )
        part = part or ended(which, seats, places or range(1, seats + 1), feats or {}, broods[:seats])
        setattr(campaign, DISCIPLINES[which].field, part)
        self.dice = orcade.Scripted(*dice, then=Dull())
        self.match = orcade.new(GAME, dice=self.dice, state=campaign)

    @property
    def state(self) -> Campaign:
        state = self.match.state
        assert isinstance(state, Campaign)
        return state

    @property
    def points(self) -> list[int]:
        return self.state.points

    @property
    def criers(self) -> list[str]:
        return [SAID[crier.seat] for crier in self.state.criers]

    @property
    def asked(self) -> list[str]:
        return [SAID[ask.seat] for ask in self.match.asks]

    @property
    def rule(self) -> str:
        """Of the question that is open."""
        return self.match.asks[0].rule

    @property
    def options(self) -> set[str]:
        ask = self.match.asks[0]
        return {option.notation(self.match.board(ask.seat)) for option in ask.options}

    @property
    def in_play(self) -> str:
        return TITLES[self.state.programme[self.state.at]]

    @property
    def scoreboard(self) -> Scoreboard:
        assert GAME.scoreboard is not None
        return GAME.scoreboard(self.match.view(0))

    @property
    def places(self) -> list[int] | None:
        return list(self.match.standings.places) if self.match.standings else None

    def say(self, *words: str) -> Evening:
        """Answers in turn, "grub: annul" or just "cry" where one seat is asked."""
        for each in words:
            who, colon, what = each.partition(": ")
            if colon:
                self.match.answer(what, seat=SAID.index(who))
            else:
                assert len(self.match.asks) == 1, f"who says {each!r}? {self.asked} are asked"
                self.match.answer(each, seat=self.match.asks[0].seat)
        return self

    def settle(self, *verdicts: str) -> Evening:
        """What each seat says about the result; "whatever" unless told."""
        assert self.rule == "OC-14"
        for seat in range(self.state.seats):
            self.match.answer(verdicts[seat] if seat < len(verdicts) else "whatever", seat=seat)
        return self

    def refusal(self, words: str) -> str:
        with pytest.raises(orcade.Refused) as caught:
            self.say(words)
        return str(caught.value)
