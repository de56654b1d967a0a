"""The score of several games that are played as one: what was played, who came where, and who was first to do what."""

from __future__ import annotations

from typing import Literal

import msgspec

from .requests import Seat


class Honour(msgspec.Struct, frozen=True, kw_only=True):
    """A feat and who was first to do it."""

    name: str
    seat: Seat
    when: str
    """"Game Turn 3"."""
    rule: str


class Heat(msgspec.Struct, frozen=True, kw_only=True):
    """One game of several. An annulled one keeps its line, and is followed by the one that was played instead."""

    game: str
    """Its name, for its picture and rules: "flying-pigs"."""
    title: str
    stands: Literal["to come", "now", "played", "annulled"]
    places: tuple[int, ...] = ()
    """By seat, 1 is best; empty until it is played."""
    points: tuple[int, ...] = ()
    """By seat, without those of its feats."""
    feats: tuple[Honour, ...] = ()
    """In the order in which they were done."""
    story: tuple[str, ...] = ()
    """What happened, in a few sentences."""


class Scoreboard(msgspec.Struct, frozen=True, kw_only=True):
    """Where a campaign stands."""

    title: str
    """"Full campaign"."""
    heats: tuple[Heat, ...]
    """In the order of play, those to come as well."""
    teams: tuple[str, ...]
    """By seat, what it plays with: "Feral Orcs"."""
    points: tuple[int, ...]
    """By seat: all of them, with those of feats."""
    feat_points: tuple[int, ...]
    """By seat: those of feats."""
    places: tuple[int, ...]
    """By seat, as it stands now."""
    notes: tuple[str, ...] = ()
    """Short facts: who may cry, how often."""

    @property
    def sums(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What the points are made of, each with its points by seat: the games, and all feats together."""
        played = tuple((heat.title, heat.points) for heat in self.heats if heat.stands == "played")
        return (*played, ("Feats", self.feat_points), ("In all", self.points))

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who is ahead of somebody, and behind nobody."""
        if len(set(self.places)) == 1:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
