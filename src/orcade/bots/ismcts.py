"""Information-set Monte-Carlo tree search: plays any game by its rules alone, and sees only what its seat may see.

Each iteration imagines a world that the seat cannot tell from the true one (`Match.imagine`), walks down one tree
that all these worlds share, plays on at random for a while, and remembers how good that was for every seat.

- *Open loop*: a node stands for what the seats chose, not for what the dice then showed; chance is taken as it falls.
- *Availability* (Cowling, Powley, Whitehouse 2012): an option is tried against how often it could be chosen, since in
  some worlds a seat does not hold the card.
- Each seat maximises its own reward. Seats that answer together choose *decoupled*: each from its own numbers, since
  neither sees the other's answer; the answer itself is then drawn in proportion to the visits, because a choice that
  can be foreseen can be countered.
- An option that was never tried counts as one visit that came out as this option did elsewhere in the search, or else
  as its node does on average. So dozens of options do not cost dozens of blind trials in every node.

The tree is not kept for the next decision; see docs/bots.md for what keeping it was worth.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Final

import msgspec

from orcade.table.dice import Loose
from orcade.table.match import Match
from orcade.table.requests import Ask, Option, Seat

from .meaning import Key, keyer
from .rewards import rewards

CHECK: Final = 32
"""Iterations between two looks at the clock and at whether the best option can still be overtaken."""


class Tuning(msgspec.Struct, frozen=True):
    explore: float = 0.5
    playout: int = 12
    noise: float = 1e-3


@dataclass(frozen=True, slots=True)
class Budget:
    iterations: int | None = None
    seconds: float | None = None


class Node:
    """An option that was chosen after certain others, and what it has brought; or the root."""

    __slots__ = ("joint", "lore", "options", "seen", "total", "visits")

    def __init__(self, prior: float, lore: list[float]) -> None:
        self.visits = 1.0
        self.total = prior
        self.seen = 1
        self.lore = lore
        self.options: dict[Seat, dict[Key, Node]] = {}
        self.joint: dict[tuple[Node, ...], Node] = {}


class Searcher:
    def __init__(self, budget: Budget, tuning: Tuning = Tuning()) -> None:
        self.budget = budget
        self.tuning = tuning

    def choose(self, match: Match, seat: Seat, rng: random.Random) -> Option:
        ask = match.ask_of(seat)
        if len(ask.options) == 1:
            return ask.options[0]
        search = Search(match, seat, rng, self.tuning)
        search.run(self.budget)
        return search.best(ask)


class Search:
    def __init__(self, match: Match, seat: Seat, rng: random.Random, tuning: Tuning) -> None:
        self.match = match
        self.seat = seat
        self.random = rng.random
        self.loose = Loose(rng)
        self.tuning = tuning
        self.root = Node(0.5, [0.0, 0.0])
        self.lore: list[dict[Key, list[float]]] = [{} for _ in range(match.state.seats)]
        self.iterations = 0

    def run(self, budget: Budget) -> None:
        most = budget.iterations if budget.iterations is not None else 1 << 60
        ends = perf_counter() + budget.seconds if budget.seconds is not None else None
        while self.iterations < most:
            for _ in range(min(CHECK, most - self.iterations)):
                self.iterate()
            if self.decided(most - self.iterations) or (ends is not None and perf_counter() >= ends):
                break

    def decided(self, left: int) -> bool:
        options = self.root.options.get(self.seat, {})
        if len(options) < 2 or len(self.match.asks) > 1:
            return False
        second, first = sorted(node.visits for node in options.values())[-2:]
        return first - second > left

    def iterate(self) -> None:
        self.iterations += 1
        world = self.match.imagine(self.seat, self.loose)
        node = self.root
        path: list[tuple[Seat, Node]] = []
        fresh = False
        while not fresh:
            asks = world.asks
            if len(asks) == 1:
                ask = asks[0]
                node, option = self.select(node, ask, world)
                path.append((ask.seat, node))
                fresh = node.visits == 1.0
                world.answer(option, ask.seat)
            elif asks:
                picked = []
                for ask in asks:
                    each, option = self.select(node, ask, world)
                    path.append((ask.seat, each))
                    picked.append(each)
                    fresh = fresh or each.visits == 1.0
                    world.answer(option, ask.seat)
                key = tuple(picked)
                after = node.joint.get(key)
                if after is None:
                    after = node.joint[key] = Node(0.5, [0.0, 0.0])
                    fresh = True
                node = after
            else:
                break
        self.playout(world)
        values = rewards(world)
        for seat, node in path:
            value = values[seat]
            node.visits += 1.0
            node.total += value
            lore = node.lore
            lore[0] += 1.0
            lore[1] += value

    def playout(self, world: Match) -> None:
        pick = self.random
        for _ in range(self.tuning.playout):
            asks = world.asks
            if not asks:
                return
            ask = asks[0]
            options = ask.options
            world.answer(options[int(pick() * len(options))], ask.seat)

    def select(self, node: Node, ask: Ask, world: Match) -> tuple[Node, Option]:
        seat = ask.seat
        known_nodes = node.options.get(seat)
        if known_nodes is None:
            known_nodes = node.options[seat] = {}
        cards = world.state.cards
        faces = cards.faces
        known = cards.known
        bit = 1 << seat
        explore = self.tuning.explore
        best = -1.0
        chosen: Node
        picked: Option
        for option in ask.options:
            keyed = keyer(option.__class__)
            key: Key = option if keyed is None else keyed(option, faces, known, bit)
            each = known_nodes.get(key)
            if each is None:
                each = known_nodes[key] = self.sprout(key, seat)
            else:
                each.seen += 1
            visits = each.visits
            score = each.total / visits + explore * sqrt(log(each.seen) / visits)
            if score > best:
                best = score
                chosen = each
                picked = option
        return chosen, picked

    def sprout(self, key: Key, seat: Seat) -> Node:
        lore = self.lore[seat].get(key)
        if lore is None:
            lore = self.lore[seat][key] = [0.0, 0.0]
        prior = lore[1] / lore[0] if lore[0] else 0.5
        return Node(prior + self.random() * self.tuning.noise, lore)

    def best(self, ask: Ask) -> Option:
        cards = self.match.state.cards
        faces, known, bit = cards.faces, cards.known, 1 << self.seat
        nodes = self.root.options[self.seat]
        found = []
        for option in ask.options:
            keyed = keyer(option.__class__)
            key: Key = option if keyed is None else keyed(option, faces, known, bit)
            found.append(nodes[key].visits)
        if len(self.match.asks) > 1:
            spot = self.random() * sum(found)
            for option, visits in zip(ask.options, found):
                spot -= visits
                if spot < 0:
                    return option
        return ask.options[found.index(max(found))]
