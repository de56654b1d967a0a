"""Information-set Monte-Carlo tree search: plays any game with its rules alone, and sees only what its seat may see.

Each iteration imagines a world that the seat cannot tell from the true one (`Match.imagine`), walks down one tree
that all these worlds share, plays on where the game cannot judge yet, and remembers how good that was for every seat.

- *Open loop*: a node stands for what the seats chose, not for what the dice then showed; dice are rolled each time.
- *Availability* (Cowling, Powley and Whitehouse 2012): how often an option was chosen is weighed against how often
  it could have been, since in some worlds a seat does not hold the card.
- Each seat maximises its own reward, so three or more need no alliance against the searcher.
- Seats that answer together choose *decoupled*: each by its own statistics, since none sees another's answer. What
  others have answered already is secret, so it is chosen anew in every world, like what they will do later. The
  searcher's own answer is then drawn in proportion to the visits: one that can be foreseen can be countered.
- Rewards differ by 0.5 in one position and by 0.05 in another, so exploration is scaled by their standard deviation.
- Before an option is tried, it counts as visited once, with the mean result of the same option elsewhere in the search.
  So, of dozens of options, the promising ones are tried first.
- A game with a policy (`Game.policy`) says itself which options are promising. Only these are searched, each explored
  by its weight; where there is but one, or all are alike, no time is spent on a search.
- Of a region of a measured board only the proposals are searched. Each is remembered by its idea; its point is worked
  out when it is chosen, and may be another in the next world.
- Where the game can judge a position, nothing is played on after the tree: random answers would undo what careful ones
  have built up. Against four of them, none win 73 of 100 games of Masters' Fight and 84 of 100 of Timber!, and take two
  thirds of the time. What a policy draws is mostly luck, too: against eight such answers, none win 9 of 14 games of
  Orcwars and 5 of 9 of the Gates, in half of the time.

The tree is not kept for the next decision. That would be sound only where nothing but the seat's own answer lies
between the two: no die, no card seen, no other seat's answer. Measured at 500 iterations this is so at every third
decision of Masters' Fight and every eighth of Pit Fighting, and saves 10 % and 8 % of the iterations: too little for
a bot that has to remember which match it is in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from orcade.table.dice import Loose
from orcade.table.estimates import EVEN
from orcade.table.game import Worth
from orcade.table.match import Match
from orcade.table.region import Region
from orcade.table.requests import Ask, Option, Seat

from .courtesy import polite
from .meaning import Key, keys
from .promising import drawn, judged, promising
from .rewards import rewards

CHECK: Final = 16
"""Iterations between two looks at whether the best option can still be overtaken."""

WIDE: Final = 0.3
NARROW: Final = 0.005
"""Standard deviation of the rewards that is assumed at first; later the least that is used."""

RARE: Final = 0.2
"""In a Together, an option with less than this share of the best one's visits was only tried out; it is never drawn."""

WAVERING: Final = 6
"""A bot that wavers draws its answer in proportion to this power of the visits: what looks nearly as good as the best
is chosen nearly as often, what looks far worse hardly ever. Found by play (docs/tuning-bots.md)."""


class Budget(msgspec.Struct, frozen=True):
    """What a search may spend on one decision; it stops when either is spent. `ValueError` where neither is given."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a search needs at least 1 iteration, not {self.iterations}")


class Votes(msgspec.Struct, frozen=True):
    """What one search has to say, by promising option: how often it was visited, and the sum of its rewards."""

    visits: list[int]
    totals: list[float]
    joint: bool
    """Whether others answer at the same time."""


class Tuning(msgspec.Struct, frozen=True):
    """Constants of the search, found by letting bots with different ones play against each other."""

    explore: float = 1.4
    """Weight of exploration: how much rarely tried options are favoured, in standard deviations of the rewards."""
    hope: float = 0.5
    """How much better than the average an option is expected to be that was tried nowhere yet; in the same unit."""
    playout: int = 400
    """Decisions after the tree where the game estimates nothing: so many that most games come to their end."""


TUNING: Final = Tuning()


def never() -> bool:
    """Whether it has been enough, where nothing but the budget ends a search."""
    return False


Question = Seat | tuple[Seat, type[Region]]
"""The seat that is asked; for a region also its kind, since the same idea means something else in another kind."""


def question(ask: Ask) -> Question:
    """The key under which a node remembers the options of an ask."""
    options = ask.options
    return (ask.seat, options.__class__) if isinstance(options, Region) else ask.seat


def settle(world: Match, asks: Sequence[Ask]) -> None:
    """A matter among people: the search assumes that everybody agrees."""
    for ask in asks:
        world.answer(polite(ask), ask.seat)


Promising = tuple[Sequence[Option], Sequence[float]]
"""Promising options with their weights."""


class Lore:
    """The rewards of an option for a seat, wherever in the tree it was chosen."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """What follows a choice, and the rewards of that choice for the seat that made it; or the root."""

    __slots__ = ("fresh", "joint", "lore", "options", "promising", "seen", "total", "visits")

    def __init__(self, prior: float, lore: Lore | None) -> None:
        self.fresh = True
        """Not chosen yet."""
        self.visits = 1
        """Including one that was never made: the prior."""
        self.total = prior
        self.seen = 1
        """How often this could have been chosen."""
        self.lore = lore
        self.options: dict[Question, dict[Key, Node]] = {}
        """By seat and kind of question, since dice may decide who is asked after the same choices."""
        self.joint: dict[tuple[Node, ...], Node] = {}
        """After a Together: what follows the choices of all."""
        self.promising: Promising | None = None
        """What the policy says of the searcher's options here, once it has been asked, where nothing but his own
        choices lies behind him: he knows then all that he knew, and it is the same in all worlds."""


def elected(
    match: Match, seat: Seat, rng: Random, votes: Sequence[Votes], *, wavers: bool = False, blunders: float = 0.0
) -> Option:
    """The option with most votes of several searches, whatever their order; in a Together one of those with many.

    Without votes one by the weights of the policy, or any where all are alike.
    `wavers`: one of those with many, too, where no others answer at the same time. `blunders`: so often any option,
    where there are votes or weights at all.
    """
    ask = match.ask_of(seat)
    if ask.courtesy:
        return polite(ask)
    if len(ask.options) == 1:
        return ask.options[0]
    options, weights = promising(match.game, match.view(seat), ask) if match.game.policy else (ask.options, ())
    if blunders and (votes or weights) and rng.random() < blunders:
        return drawn(ask.options, (), rng)
    if not votes:
        return drawn(options, weights, rng)
    visits = [sum(each) for each in zip(*[some.visits for some in votes], strict=True)]
    totals = [fsum(each) for each in zip(*[some.totals for some in votes], strict=True)]
    best = max(range(len(visits)), key=lambda at: (visits[at], totals[at]))
    if votes[0].joint:
        return drawn(options, [each if each >= RARE * visits[best] else 0 for each in visits], rng)
    if wavers:
        return drawn(options, [each**WAVERING for each in visits], rng)
    return options[best]


class Searcher:
    """A bot that searches anew at every decision. See `orcade.bots.Bot`."""

    def __init__(
        self,
        budget: Budget,
        tuning: Tuning = TUNING,
        worth: Worth | None = None,
        *,
        wavers: bool = False,
        level: str = "",
    ) -> None:
        """`worth`: an estimate in the place of the game's own. `wavers`: it does not always take what it finds best,
        and searches only what the game's policy leaves to a search. `level`: whose blunders it makes, and whose
        iterations it takes, where the game has some of its own."""
        self.budget = budget
        self.tuning = tuning
        self.worth = worth
        self.wavers = wavers
        self.level = level

    def choose(self, match: Match, seat: Seat, rng: Random) -> Option:
        """The option that the search found best, or one that promises nearly as much where it wavers."""
        votes = self.votes(match, seat, rng)
        found = [votes] if votes is not None else []
        blunders = match.game.blunders.get(self.level, 0.0)
        return elected(match, seat, rng, found, wavers=self.wavers, blunders=blunders)

    def votes(self, match: Match, seat: Seat, rng: Random, enough: Callable[[], bool] = never) -> Votes | None:
        """What a search finds; None where there is nothing to search for, or a policy tells a bot that wavers enough.

        It ends early when it has been `enough`.
        """
        ask = match.ask_of(seat)
        if ask.courtesy or len(ask.options) == 1:
            return None
        options: Sequence[Option] = ask.options
        weights = judged(match.game, match.view(seat), ask) if match.game.policy is not None else None
        if weights is not None:
            if self.wavers or len(weights) < 2:
                return None
            options = tuple(weights)
        search = Search(match, seat, rng, self.tuning, self.worth)
        iterations = match.game.iterations.get(self.level, self.budget.iterations)
        search.run(Budget(iterations, self.budget.seconds), enough)
        return search.votes(options)


class Search:
    """One tree for one decision of one seat. Everything it learns of the match, it learns from imagined worlds."""

    def __init__(
        self, match: Match, seat: Seat, rng: Random, tuning: Tuning = TUNING, worth: Worth | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        self.iterations = 0
        """Made so far."""
        self.root = Node(0.0, None)
        self._question = question(match.ask_of(seat))
        self._rng = rng
        self._random = rng.random
        self._chance = Loose(rng)
        self._unseen = match.unseen(seat)
        self._tuning = tuning
        self._totals = [EVEN] * match.state.seats
        """Of all rewards of each seat, and of the squares of the searcher's; both with one guess to begin with."""
        self._squares = EVEN * EVEN + WIDE * WIDE
        self._explore = tuning.explore * WIDE
        self._hope = tuning.hope * WIDE
        self._worth = worth or match.game.worth
        self._policy = match.game.policy
        self._known = match.state.cards.known[:]
        """Who knows which face, where the search begins."""
        if self._policy:
            self.root.promising = promising(match.game, match.view(seat), match.ask_of(seat))
        self._playout = tuning.playout if self._worth is None else 0
        self._lore: dict[Question, dict[Key, Lore]] = {}

    def run(self, budget: Budget, enough: Callable[[], bool] = never) -> None:
        """Search until the budget is spent, or the best option can no longer be overtaken; at least one iteration.

        Also until it has been `enough`, which is asked now and then.
        """
        most = budget.iterations
        ends = None if budget.seconds is None else perf_counter() + budget.seconds
        while most is None or self.iterations < most:
            for _ in range(CHECK if most is None else min(CHECK, most - self.iterations)):
                self.iterate()
                if ends is not None and perf_counter() >= ends:
                    return
            self._measure()
            if enough() or (most is not None and self._decided(most - self.iterations)):
                return

    def votes(self, options: Sequence[Option]) -> Votes:
        """What the search says of these options of the searcher's ask, which are the promising ones."""
        cards = self.match.state.cards
        nodes = self.root.options[self._question]
        found = [nodes[key] for key in keys(options, cards.faces, cards.known, 1 << self.seat)]
        return Votes([node.visits for node in found], [node.total for node in found], bool(self.root.joint))

    def _decided(self, left: int) -> bool:
        """Whether so many iterations more cannot change the choice; never in a Together, where all visits count."""
        if self.root.joint:
            return False
        visits = sorted(node.visits for node in self.root.options[self._question].values())
        return len(visits) == 1 or visits[-1] - visits[-2] > left

    def _measure(self) -> None:
        """Scale exploration by the standard deviation of the searcher's rewards so far."""
        count = self.iterations + 1
        mean = self._totals[self.seat] / count
        spread = max(NARROW, sqrt(max(0.0, self._squares / count - mean * mean)))
        self._explore = self._tuning.explore * spread
        self._hope = self._tuning.hope * spread

    def iterate(self) -> None:
        """Imagine a world, go down the tree to a choice that is new, play on, and remember the rewards."""
        self.iterations += 1
        world = self.match.imagine(self.seat, self._chance, reopen=True, unseen=self._unseen)
        node = self.root
        start = len(world.tape)
        own = True
        """Whether nothing but the searcher's own answers lies behind."""
        path: list[tuple[Seat, Node]] = []
        add = path.append
        asks = world.asks
        new = False
        while asks and not new:
            if asks[0].courtesy:
                settle(world, asks)
            elif len(asks) == 1:
                ask = asks[0]
                own = own and ask.seat == self.seat and len(world.tape) - start == len(path)
                own = own and world.state.cards.known == self._known
                node, option = self._select(node, ask, world, own)
                add((ask.seat, node))
                # Where there was no choice, nothing new was chosen: go on.
                new = node.fresh and len(ask.options) > 1
                world.answer(option, ask.seat)
            else:
                own = False
                node, new = self._select_together(node, asks, world, path)
            asks = world.asks
        for _ in range(self._playout):
            if not asks:
                break
            ask = asks[0]
            if ask.courtesy:
                settle(world, asks)
            else:
                world.answer(drawn(*promising(world.game, world.state, ask), self._rng), ask.seat)
            asks = world.asks
        values = rewards(world, self._worth)
        totals = self._totals
        for seat, value in enumerate(values):
            totals[seat] += value
        self._squares += values[self.seat] ** 2
        for seat, node in path:
            value = values[seat]
            node.fresh = False
            node.visits += 1
            node.total += value
            lore = node.lore
            if lore is not None:
                lore.visits += 1
                lore.total += value

    def _select_together(
        self, node: Node, asks: Sequence[Ask], world: Match, path: list[tuple[Seat, Node]]
    ) -> tuple[Node, bool]:
        """Each seat chooses by its own statistics; returns the node of what they chose, and whether it is new."""
        picked = []
        for ask in asks:
            each, option = self._select(node, ask, world, node is self.root and ask.seat == self.seat)
            path.append((ask.seat, each))
            picked.append(each)
            world.answer(option, ask.seat)
        key = tuple(picked)
        after = node.joint.get(key)
        if after is not None:
            return after, False
        after = node.joint[key] = Node(0.0, None)
        return after, True

    def _select(self, node: Node, ask: Ask, world: Match, own: bool) -> tuple[Node, Option]:
        """The option with the highest upper bound among those of this world, and its node. `own`: the searcher knows
        just what he knows here in all worlds."""
        asked = question(ask)
        nodes = node.options.get(asked)
        if nodes is None:
            nodes = node.options[asked] = {}
        cards = world.state.cards
        options, weights = self._promising(node, ask, world, own) if self._policy else (ask.options, ())
        explore = self._explore
        best = -1.0
        chosen: Node
        picked = 0
        for at, key in enumerate(keys(options, cards.faces, cards.known, 1 << ask.seat)):
            each = nodes.get(key)
            if each is None:
                each = nodes[key] = self._sprout(ask.seat, asked, key)
                score = each.total  # Seen and visited once, it has no bonus.
            else:
                each.seen += 1
                visits = each.visits
                bonus = explore * sqrt(log(each.seen) / visits)
                score = each.total / visits + (bonus * weights[at] if weights else bonus)
            if score > best:
                best = score
                chosen = each
                picked = at
        return chosen, options[picked]

    def _promising(self, node: Node, ask: Ask, world: Match, own: bool) -> Promising:
        """What the policy says; asked once for all worlds where it says the same in all.

        Where it says nothing, these are the options of this very world: some are worked out only when they are taken,
        from the state of the world that they are asked in.
        """
        found = node.promising if own else None
        if found is None:
            found = promising(world.game, world.state, ask)
            if own:
                node.promising = found
        return found if found[1] else (ask.options, ())

    def _sprout(self, seat: Seat, asked: Question, key: Key) -> Node:
        """A node for an option that is new at this place of the tree; a little chance breaks ties."""
        heard = self._lore.setdefault(asked, {})
        lore = heard.get(key)
        if lore is None:
            lore = heard[key] = Lore()
        hoped = self._totals[seat] / (self.iterations or 1) + self._hope
        prior = (lore.total + hoped) / (lore.visits + 1)
        return Node(prior + self._random() * 1e-3, lore)
