"""A Player Turn: its tokens (TI 4.2.1), the boar (TI 4.2.2), and whose turn is next (TI 4.1)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BIT, DISTANCE
from orcade.games.orclympics.discipline import NAMES, honours, line_up
from orcade.table.game import Ending
from orcade.table.requests import Ask, Flow, Roll
from orcade.table.words import NUMBERS, counted, listed

from .answers import ACT, GIVE, boar_steps
from .boar_way import gets_over, onward
from .events import RAN, Given, Stopped, TurnBegan
from .late import comes, late
from .pieces import (
    ACTING,
    ALL_WOOD,
    BOAR_DIE,
    CALLED,
    CHOOSING,
    CLOSING,
    FEATS,
    GIVING,
    LAST_TURN,
    MOST_TOKENS,
    NATURES_REVENGE,
    NOBODY,
    OWNER,
    ROAMING,
    SEATS,
    STRIKE,
    STROLL,
    TOKENS,
    Forest,
    carried_off,
    mate,
    orc_on,
    orcs_of,
)
from .smash import smash

BOAR_WAY = tuple(Roll(seat, BOAR_DIE, "the boar's way", "TI 4.2.2") for seat in range(SEATS))
DEAL = f"Deal out your {NUMBERS[TOKENS]} Action Tokens"
BOAR_PROMPTS = tuple(f"The boar goes {counted(steps, 'square')}: where to?" for steps in range(BOAR_DIE + 1))


def begin_turn(forest: Forest, at: int) -> None:
    """TI 4.1: the Player Turn at this place of the order begins; after the last one the Game Turn ends."""
    forest.acting = forest.target = NOBODY
    if at == len(forest.order):
        forest.active = NOBODY
        forest.phase = CLOSING
        return
    forest.at = at
    forest.active = forest.order[at]
    forest.phase = GIVING


def give(forest: Forest) -> Flow[None]:
    """TI 4.2.1, TI-3: tokens for the Orcs in the Forest; then the boar's die falls (TI 4.2.2)."""
    seat = forest.active
    one, other = orcs_of(seat)
    if not (forest.orcs[one].left or forest.orcs[other].left):
        answer = yield Ask(seat, DEAL, GIVE, "TI 4.2.1", late(forest, orcs_of(seat), MOST_TOKENS))
        forest.orcs[one].tokens = answer.first
        forest.orcs[other].tokens = answer.second
        yield Given(seat, answer.first, answer.second)
    else:
        for orc in orcs_of(seat):
            if not forest.orcs[orc].left:
                forest.orcs[orc].tokens = MOST_TOKENS
    forest.steps = yield BOAR_WAY[seat]
    forest.path = [forest.boar]
    forest.phase = ROAMING


def roam(forest: Forest) -> Flow[None]:
    """TI 4.2.2: the boar's next square, chosen by who moves it; it smashes whoever stands there (TI-6, TI-19)."""
    way, length = onward(forest, forest.boar, forest.path, forest.steps)
    if not way:
        if forest.steps:
            yield Stopped(forest.boar)
        end_boar_way(forest)
        return
    forest.steps = length  # Shorter than the die said if there is no such way: the rest of it is not gone.
    if way & (way - 1):
        options = boar_steps(forest.boar, way)
        answer = yield Ask(forest.active, BOAR_PROMPTS[forest.steps], options, "TI 4.2.2", hunt(forest, way))
        to = answer.square
    else:
        to = way.bit_length() - 1
    orc = orc_on(forest, to)
    forest.boar = to
    forest.path.append(to)
    forest.steps -= 1
    yield RAN[to]
    if orc >= 0:
        yield from smash(forest, orc, 0)
    if not forest.steps:
        end_boar_way(forest)


def hunt(forest: Forest, way: int) -> tuple[str]:
    """What the way of the boar is about (`Game.stops`): whether it can get over somebody else who has Wood to drop
    that he may yet carry off, or that makes a feat (TI 5). `way`: the squares onto which it may step."""
    prey = 0
    for orc, one in enumerate(forest.orcs):
        rival = OWNER[orc] != forest.active and not one.left and one.wood
        counts = forest.feats[NATURES_REVENGE] == NOBODY or comes(forest, OWNER[orc])
        if rival and counts and DISTANCE[forest.boar][one.square] <= forest.steps:
            prey |= BIT[one.square]
    return STRIKE if prey and gets_over(forest, prey, way, forest.path, forest.steps) else STROLL


def end_boar_way(forest: Forest) -> None:
    """The boar has arrived: now the Orcs act."""
    forest.steps = 0
    forest.phase = CHOOSING


def choose(forest: Forest) -> Flow[None]:
    """TI-7: which Orc acts first; where only one has tokens, he does; where none has any, the turn is over."""
    one, other = orcs_of(forest.active)
    if forest.orcs[one].tokens and forest.orcs[other].tokens:
        about = late(forest, (one, other), max(forest.orcs[one].tokens, forest.orcs[other].tokens))
        dealt = f"{CALLED[one]} {forest.orcs[one].tokens}, {CALLED[other]} {forest.orcs[other].tokens}"
        answer = yield Ask(forest.active, f"{dealt}: what first?", ACT[forest.active], "TI-7", about)
        forest.acting = answer.orc
    else:
        forest.acting = one if forest.orcs[one].tokens else other
        if not forest.orcs[forest.acting].tokens:
            begin_turn(forest, forest.at + 1)
            return
    forest.phase = ACTING


def next_orc(forest: Forest) -> None:
    """The acting Orc is done: now the other, or the next player (TI-7)."""
    forest.orcs[forest.acting].tokens = 0
    if forest.orcs[mate(forest.acting)].tokens:
        forest.acting = mate(forest.acting)
    else:
        begin_turn(forest, forest.at + 1)


def close_turn(forest: Forest) -> Flow[None]:
    """TI 4.1: a Game Turn ends; after the last, or when everybody is gone (TI-23), so does the game."""
    if forest.turn == LAST_TURN:
        finish(forest, "TI 4.3")
        return
    forest.turn += 1
    yield TurnBegan(forest.turn)
    yield from line_up(forest, range(forest.seats), "Initiative", "TI 4.1")
    begin_turn(forest, 0)


def finish(forest: Forest, rule: str) -> None:
    """TI 4.3, TI-16: places by Wood carried off, then by feats."""
    found = places(forest)
    best = [NAMES[seat] for seat in range(forest.seats) if found[seat] == 1]
    most = max(carried_off(forest, seat) for seat in range(forest.seats))
    level = [NAMES[seat] for seat in range(forest.seats) if carried_off(forest, seat) == most and found[seat] > 1]
    gone = f"Game Turn {LAST_TURN} is over" if rule == "TI 4.3" else "Everybody has left the forest"
    if len(best) > 1:
        text = f"{gone}: {most} Wood each for {listed(best)}"
    else:
        text = f"{gone}: {best[0]} has carried off {most} of {ALL_WOOD} Wood"
    if level:
        text += f", as much as {listed(level)}, but with more feats"
    forest.ending = Ending(found, f"{text}.", rule, feats=honours(forest, FEATS, "TI 5"))


def places(forest: Forest) -> list[int]:
    """TI-16: the place of each seat by what it has carried off, then by its feats."""
    score = [(carried_off(forest, seat), forest.feats.count(seat)) for seat in range(forest.seats)]
    return [1 + sum(other > mine for other in score) for mine in score]
