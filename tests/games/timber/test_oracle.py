"""Random games, watched by a second reading of the rules that shares no code with the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import orcade
from orcade.games.orclympics.chessboard import GRID, squares
from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.pieces import ACTING, CHOOSING, FALLING, PUSHING, ROAMING, SAID, Forest
from orcade.table.requests import Option, Rolled

from .grove import exact
from .slow import EDGE, NAMES, Way, around, beside, corner_ways, ends, first_steps, heading, line


def names(some: int) -> set[str]:
    return {GRID.names[square] for square in squares(some)}


class Reading:
    """What the rulebook says of a position."""

    def __init__(self, forest: Forest) -> None:
        self.forest = forest
        self.at = {SAID[i]: GRID.names[each.square] for i, each in enumerate(forest.orcs) if each.square >= 0}
        self.boar = GRID.names[forest.boar] if forest.boar >= 0 else ""
        self.trees = {GRID.names[square]: left for square, left in forest.trees.items()}
        self.rocks, self.bushes = names(forest.rocks), names(forest.bushes)
        self.free = set(NAMES) - set(self.at.values()) - {self.boar} - set(self.trees) - self.rocks - self.bushes

    def actions(self, name: str) -> set[str]:
        """TI 4.2.3."""
        which = SAID.index(name)
        orc, mate = self.forest.orcs[which], self.forest.orcs[which ^ 1]
        here, near = self.at[name], beside(self.at[name])
        found = {"end"} | {f"move {square}" for square in near & self.free}
        if self.forest.turn >= 5 and here in EDGE:
            found.add("leave")
        found |= {f"shove {other}" for other, square in self.at.items() if square in near and other != SAID[which ^ 1]}
        found |= {f"open {square}" for square in near & self.bushes}
        for square in near & set(self.trees):
            assert self.trees[square] > 0
            found.add(f"gather {square}")
            if orc.tokens >= 2:
                found.add(f"orcy {square}")
        if self.forest.wood.get(GRID.square(here), 0):
            found.add("pick")
        if self.at.get(SAID[which ^ 1]) in near:
            found |= {f"share {many}" for many in range(orc.wood + mate.wood + 1) if many != orc.wood}
        return found

    def boar_steps(self) -> set[str]:
        """TI-5."""
        seen = [GRID.names[square] for square in self.forest.path]
        return first_steps(
            self.boar, self.forest.steps, self.rocks | set(self.trees), self.bushes | set(self.at.values()), seen
        )

    def outcome(self, tree: str, way: Way) -> frozenset[tuple[str, frozenset[str]]]:
        """Whom a tree strikes in this direction, and where to each could dodge (TI-20)."""
        touched = line(tree, way)
        free = self.free | ({tree} - set(self.at.values()) - {self.boar})
        return frozenset(
            (name, frozenset(beside(square) & free - touched)) for name, square in self.at.items() if square in touched
        )


def look(forest: Forest, words: set[str], seen: Counter[str]) -> None:
    """Compare what is asked with the rulebook."""
    reading = Reading(forest)
    total = sum(reading.trees.values()) + sum(forest.wood.values()) + sum(orc.wood for orc in forest.orcs)
    assert total == 8
    assert len(set(reading.at.values())) == len(reading.at)
    assert not set(reading.at.values()) & (reading.rocks | reading.bushes | set(reading.trees))
    verb = min(words).split()[0]
    if verb == "dodge":
        square = GRID.names[forest.orcs[forest.target].square]
        touched = names(forest.fall.touched) if forest.fall else set()
        assert words == {f"dodge {to}" for to in beside(square) & reading.free - touched}
        if not forest.fall:
            assert square == reading.boar
    elif forest.phase == ROAMING:
        assert words == {f"boar {to}" for to in reading.boar_steps()}
        assert reading.boar_steps() <= around(reading.boar)
    elif forest.phase == CHOOSING:
        able = [SAID[i] for i in (2 * forest.active, 2 * forest.active + 1) if forest.orcs[i].tokens]
        assert words == {f"act {name}" for name in able}
        assert len(able) == 2
    elif verb in ("reroll", "keep"):
        assert words == {"reroll", "keep"}
        one, other = forest.shoving[:2]
        if forest.broods[forest.active] == 1 and max(one, other) < 6:
            pass
        else:
            assert forest.broods[forest.target // 2] == 2
            assert max(forest.shoving[2:]) < 6
    elif forest.phase == ACTING:
        name = SAID[forest.acting]
        assert forest.acting // 2 == forest.active
        assert forest.orcs[forest.acting].tokens > 0
        assert words == reading.actions(name)
    elif forest.phase == PUSHING:
        square = GRID.names[forest.orcs[forest.target].square]
        assert words == {f"push {to}" for to in beside(square) & reading.free}
    elif forest.phase == FALLING:
        assert forest.fall
        tree = GRID.names[forest.fall.tree]
        offered = [reading.outcome(tree, exact(tree, word.split()[1])) for word in words]
        ways = [heading(degrees) for degrees in range(360)] + corner_ways(tree)
        assert set(offered) == {reading.outcome(tree, way) for way in ways}
        assert len(offered) == len(set(offered)), "two answers that come to the same"
    else:
        verb = "tokens"
        assert words == {"tokens 3 1", "tokens 2 2", "tokens 1 3"}
    seen[verb] += 1


def roamed(match: orcade.Match, forest: Forest) -> bool:
    """TI-5, once the boar stands: its whole path, of forced steps too. False where a dodge has changed the Forest."""
    past = [each.event for each in match.happenings]
    die = max(at for at, event in enumerate(past) if isinstance(event, Rolled) and event.label == "the boar's way")
    dodges = [event for event in past[die:] if isinstance(event, Rolled) and event.label == "to dodge"]
    if any(event.value >= 5 for event in dodges):
        return False
    rolled = past[die]
    assert isinstance(rolled, Rolled)
    reading = Reading(forest)
    path = [GRID.names[square] for square in forest.path]
    assert path[-1] == reading.boar
    closed, taken = reading.rocks | set(reading.trees), reading.bushes | set(reading.at.values())
    longest = max(far for far in range(rolled.value + 1) if far == 0 or ends(path[0], far, closed, taken))
    assert len(path) - 1 == longest
    assert longest == 0 or tuple(path[1:]) in ends(path[0], longest, closed, taken)
    struck = [square for square in path[1:] if square in reading.at.values()]
    assert len(dodges) <= len(struck)
    return True


LIKED = ("gather", "orcy", "shove", "pick", "leave", "share")


def picked(options: list[Option], words: dict[str, Option], rng: random.Random) -> Option:
    """At random, with a liking for everything that is no step."""
    deeds = [option for word, option in words.items() if word.split()[0] in LIKED]
    return rng.choice(deeds) if deeds and rng.random() < 0.6 else rng.choice(options)


@pytest.mark.rule("TI 4.2.2", "TI-5", "TI 4.2.3", "TI 4.2.3.1", "TI 4.2.3.4", "TI-11", "TI-14", "TI-20", "TI-15")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_keep_to_the_rulebook(seed: int) -> None:
    rng = random.Random(seed)
    match = orcade.new(GAME, 2 + seed % 3, seed=seed)
    seen: Counter[str] = Counter()
    last = (0, -1)
    while not match.over:
        ask = match.asks[0]
        forest = match.state
        assert isinstance(forest, Forest)
        view = match.view(ask.seat)
        words = {option.notation(view): option for option in ask.options}
        if forest.turn > 0:
            look(forest, set(words), seen)
            turn = forest.turn, forest.active
            if turn != last and forest.phase in (CHOOSING, ACTING):
                last = turn
                seen["paths"] += roamed(match, forest)
        match.answer(picked(list(ask.options), words, rng), ask.seat)
    assert seen["boar"] > 10
    assert seen["paths"] > 10
    assert seen["end"] > 5 or sum(seen.values()) > 60
    forest = match.state
    score = [sum(each.wood for each in forest.orcs[2 * s : 2 * s + 2] if each.left) for s in range(forest.seats)]
    keys = [(score[seat], forest.feats.count(seat)) for seat in range(forest.seats)]
    assert match.standings
    assert list(match.standings.places) == [1 + sum(key > mine for key in keys) for mine in keys]


@pytest.mark.rule("TI-13", "TI-20")
@pytest.mark.parametrize("tree", ["d4", "e4", "d5", "e5"])
def test_the_ray_touches_what_fractions_say(tree: str) -> None:
    """The forest's own ray against exact clipping, for every whole degree."""
    from orcade.games.orclympics.timber.falling_line import touched

    for degrees in range(360):
        assert names(touched(GRID.square(tree), 100 * degrees)) == line(tree, heading(degrees)), degrees
