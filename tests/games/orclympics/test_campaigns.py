"""Whole campaigns at random, counted by hand: points, feats, criers, standings, what is annulled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orcade import Stream
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.events import Finished
from orcade.games.orclympics.campaign.pieces import SETTLING, Campaign
from orcade.house.random_play import decide, overheard
from orcade.table.match import new
from orcade.table.requests import Flow

from .evening import TITLES

TABLE = {2: (3, 1), 3: (3, 2, 1), 4: (3, 2, 1, 0)}


class Ledger:
    """Plays a campaign and keeps the score with pencil and paper, from the endings of the disciplines alone."""

    def __init__(self, seed: int, seats: int, annuls: float, **options: Any) -> None:
        self.rng = Random(seed)
        self.seats = seats
        self.points = [0] * seats
        self.feats = [0] * seats
        self.last: tuple[str, list[int], list[int]] | None = None
        """The result that is not counted yet: discipline, places, who did a feat."""
        self.anew = False
        self.names: list[str] = []
        self.annuls = annuls
        self.annulled = 0
        self.opened = ""
        self.match = new(
            overheard(GAME, self.hear),
            seats,
            dice=Stream.of(seed),
            options=GAME.options(**options),
        )

    @property
    def state(self) -> Campaign:
        assert isinstance(self.match.state, Campaign)
        return self.match.state

    def hear(self, flow: Flow[None], campaign: Any, request: object) -> None:
        if isinstance(request, Finished):
            result = campaign.played[-1]
            self.last = TITLES[result.discipline], list(result.places), [deed.seat for deed in result.deeds]
            if self.anew:
                self.count()
        for title in TITLES:
            part = getattr(campaign, title.replace("-", "_"))
            if part is not None and self.opened != f"{title} {self.anew}":
                self.opened = f"{title} {self.anew}"
                self.begins(campaign, part)

    def begins(self, campaign: Any, part: Any) -> None:
        """Who may cry, and with which brood everybody comes."""
        least = min(self.points)
        furious = (
            [] if least == max(self.points) else [seat for seat in range(self.seats) if self.points[seat] == least]
        )
        assert [crier.seat for crier in campaign.criers] == furious
        assert part.broods == campaign.broods
        assert part.ages == campaign.ages
        assert sum(getattr(campaign, title.replace("-", "_")) is not None for title in TITLES) == 1

    def count(self) -> None:
        assert self.last is not None
        name, places, feats = self.last
        self.names.append(name)
        for seat, place in enumerate(places):
            self.points[seat] += TABLE[self.seats][place - 1]
        for seat in feats:
            self.points[seat] += 1
            self.feats[seat] += 1
        self.last = None
        self.anew = False

    def play(self) -> None:
        while not self.match.over:
            if self.state.phase != SETTLING:
                assert self.last is None, "nobody was asked about a first result"
                decide(self.match, self.rng)
                continue
            assert not self.anew, "a result was asked about that cannot be annulled"
            wish = self.rng.random() < self.annuls
            said = ("annul" if wish else "stands", "whatever")
            verdicts = [self.rng.choice(said) for _ in range(self.seats)]
            if "annul" in verdicts:
                self.anew = True
                self.annulled += 1
                self.last = None
            else:
                self.count()
            for seat, verdict in enumerate(verdicts):
                self.match.answer(verdict, seat=seat)
            assert self.state.points == self.points
            assert self.state.feat_points == self.feats
        ranks = list(zip(self.points, self.feats, strict=True))
        standings = self.match.standings
        assert standings is not None
        assert self.state.points == self.points
        assert self.state.feat_points == self.feats
        assert standings.places == [1 + sum(other > mine for other in ranks) for mine in ranks]
        assert len(standings.feats) == sum(self.feats)


@pytest.mark.rule("OC 5", "OC 5.1", "OC 5.2", "OC-7", "OC-8", "OC-9", "OC-11", "OC-13", "OC-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("length", "annuls"), [("full", 0.0), ("quick", 0.0), ("quick", 0.6)])
def test_random_campaigns_are_scored_as_by_hand(seats: int, length: str, annuls: float) -> None:
    for seed in range(2):
        ledger = Ledger(seed + 10 * seats, seats, annuls, length=length)
        ledger.play()
        if length == "full":
            assert ledger.names == [title for title in TITLES if seats > 2 or title != "brood-rumble"]
        else:
            assert len(ledger.names) == 3
            assert all(name in TITLES[2 * at : 2 * at + 2] for at, name in enumerate(ledger.names))
        board = GAME.scoreboard and GAME.scoreboard(ledger.match.view(0))
        assert board
        assert list(board.points) == ledger.points
        counting = [heat for heat in board.heats if heat.stands == "played"]
        assert [heat.game for heat in counting] == ledger.names
        assert len(board.heats) - len(counting) == ledger.annulled
        gained = [sum(heat.points[seat] for heat in counting) for seat in range(seats)]
        feats = [sum(honour.seat == seat for heat in counting for honour in heat.feats) for seat in range(seats)]
        assert [one + other for one, other in zip(gained, feats, strict=True)] == ledger.points
        assert feats == ledger.feats
