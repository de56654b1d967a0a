"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orcade.games.orclympics.chessboard import BESIDE, BIT, EDGE, GRID
from orcade.games.orclympics.discipline import COMMON, FERAL, Discipline
from orcade.table.game import Hint
from orcade.table.grid import Square
from orcade.table.odds import at_least, or_more, percent
from orcade.table.requests import Option
from orcade.table.words import NUMBERS, counted

from .answers import (
    Act,
    Boar,
    Choose,
    Deploy,
    Dodge,
    End,
    Fell,
    Gather,
    Give,
    Leave,
    Move,
    Open,
    Orcy,
    Pick,
    Push,
    Reroll,
    Share,
    Shove,
    Smash,
)
from .boar_way import onward
from .falling_line import touched
from .late import counts, may_do_a_feat, takings
from .odds import shoving
from .pieces import (
    CALLED,
    DODGES,
    DROP_DIE,
    GATHERS,
    LAST_TURN,
    LEAVE_FROM,
    MOST_TOKENS,
    ORCY_COST,
    OWNER,
    Forest,
    carried_off,
    dodge_squares,
    mate,
    orc_on,
    orcs_of,
)
from .tactics import FAR, ways
from .words import wood


def _choose(view: Discipline, answer: Choose) -> str:
    if answer.brood == COMMON:
        return "Wins a Shoving that is a draw."
    if answer.brood == FERAL:
        return "May reroll the lower die when shoving somebody."
    return "May reroll the lower die when shoved by somebody."


def _deploy(view: Forest, answer: Deploy) -> str:
    """How far it is from there to where one chops."""
    far = to_a_tree(view)[answer.square]
    return "Beside a Tree." if not far else f"{counted(far, 'token')} from where one can chop."


def to_a_tree(view: Forest) -> Sequence[int]:
    """By square, the Action Tokens that it takes from there to a square beside a Tree."""
    beside = 0
    for tree in view.trees:
        beside |= BESIDE[tree]
    return way_to(view, beside & ~view.bushes)


def way_to(view: Forest, goal: int) -> Sequence[int]:
    """By square, the Action Tokens that it takes from there onto one of these squares."""
    blocks = view.rocks
    for tree in view.trees:
        blocks |= BIT[tree]
    return ways(goal & ~blocks, blocks, view.bushes)


TIMES = ("", "once", "twice", "three times")


def _give(view: Forest, answer: Give) -> str:
    """What each Orc can come to with so many tokens, if nobody is in the way."""
    both = zip(orcs_of(view.active), (answer.first, answer.second), strict=True)
    return " ".join(filter(None, [_errand(view, orc, tokens) for orc, tokens in both]))


def _errand(view: Forest, orc: int, tokens: int) -> str:
    """How far an Orc gets: out with his Wood once he may leave, else to Wood that he can pick up, or a Tree; to farther
    Wood where no Tree stands. In the last Game Turn, what still counts."""
    one, name = view.orcs[orc], CALLED[orc]
    out = way_to(view, EDGE & ~view.bushes)[one.square] + 1
    if view.turn >= LEAVE_FROM:
        other = view.orcs[mate(orc)]
        if other.wood and not other.left and BESIDE[one.square] & BIT[other.square] and out < tokens:
            has = f" and get out with {one.wood + other.wood}" if one.wood else " and get out with it"
            return f"{name} can take {CALLED[mate(orc)]}’s {wood(other.wood)}{has}."
        if one.wood:
            return _out(view, orc, out - tokens)
    if view.turn == LAST_TURN:
        return _at_last(view, orc, tokens)
    far = to_a_tree(view)[one.square]
    if far >= FAR:
        return _to_wood(view, orc, tokens)
    spare = tokens - far
    if _wood_away(view, orc) < tokens:
        return f"{name} can pick up Wood{f', or chop {TIMES[spare]}' if spare > 0 else ''}."
    if spare < 0:
        return f"{name} is {-spare} short of a Tree."
    return f"{name} can chop {TIMES[spare]}." if spare else f"{name} gets beside a Tree."


def _out(view: Forest, orc: int, short: int) -> str:
    """Whether an Orc gets out with his Wood, now or in the next Game Turn; `short`: the tokens that he lacks for it."""
    name = CALLED[orc]
    if short <= 0:
        return f"{name} can get out with {wood(view.orcs[orc].wood)}{_left_over(-short)}."
    later = view.turn < LAST_TURN and short <= MOST_TOKENS
    return f"{name} is {short} short of getting out{': next turn he can' if later else ''}."


def _at_last(view: Forest, orc: int, tokens: int) -> str:
    """What still counts that an Orc without Wood does in the last Game Turn, as if nothing stood in the way."""
    name = CALLED[orc]
    if not counts(view, orc, tokens):
        return f"Nothing {name} does counts any more."
    if any(far + rest <= tokens for far, rest in takings(view, orc)):
        return f"{name} can get Wood and get out with it."
    if may_do_a_feat(view, orc, tokens):
        return f"{name} can still do a feat."
    return f"{name} can only hinder others, or help."


def _to_wood(view: Forest, orc: int, tokens: int) -> str:
    """How far an Orc is from Wood that lies about; nothing where none does."""
    far = _wood_away(view, orc)
    if far >= FAR:
        return ""
    if far > tokens:
        return f"{CALLED[orc]} is {far - tokens} short of Wood."
    return f"{CALLED[orc]} gets to Wood{_left_over(tokens - far)}."


def _wood_away(view: Forest, orc: int) -> int:
    """The tokens that it takes an Orc to get to Wood that lies about."""
    return way_to(view, sum(BIT[square] for square in view.wood))[view.orcs[orc].square]


def _left_over(tokens: int) -> str:
    """What is left of the tokens."""
    return f", {counted(tokens, 'token')} left" if tokens else ""


# The boar, and Trees that fall.


def _boar(view: Forest, answer: Boar) -> str:
    orc = orc_on(view, answer.square)
    left = view.steps - 1
    parts = []
    if orc >= 0:
        parts.append(blow(view, orc, answer.square, 0))
    elif view.bushes & BIT[answer.square]:
        parts.append("A Bush: the boar does not stop there.")
    if left:
        parts.append(f"Then it goes {counted(left, 'square')} more.")
    if orc < 0:
        parts += _driven(view, answer.square)
    return " ".join(parts) or "It strikes nobody."


def _driven(view: Forest, square: Square) -> Iterator[str]:
    """Whom the boar strikes after a step onto this square before anybody is asked again."""
    path, steps = [*view.path, square], view.steps - 1
    while steps:
        way, steps = onward(view, square, path, steps)
        if not way or way & (way - 1):
            return
        square = way.bit_length() - 1
        orc = orc_on(view, square)
        if orc >= 0:
            yield f"It has to go on to {GRID.names[square]}. {blow(view, orc, square, 0)}"
            return
        path.append(square)
        steps -= 1


def _fell(view: Forest, answer: Fell) -> str:
    assert view.fall is not None
    return _blows(view, answer.struck, touched(view.fall.tree, answer.angle))


def _smash(view: Forest, answer: Smash) -> str:
    return _blows(view, (answer.orc,), view.fall.touched if view.fall else 0)


def _blows(view: Forest, struck: Sequence[int], line: int) -> str:
    """What a falling Tree does to these Orcs."""
    return " ".join(blow(view, orc, view.boar, line) for orc in struck)


def blow(view: Forest, orc: int, boar: Square, line: int) -> str:
    """What a Smash Attack does to an Orc, with the boar there. `line`: squares not to dodge to."""
    name, carried = CALLED[orc], view.orcs[orc].wood
    drops = f"drops {_toll(carried)}" if carried else "has no Wood to drop"
    if not dodge_squares(view, orc, boar, line):
        return f"{name} has nowhere to dodge to and {drops}."
    return f"{name} dodges on {or_more(DODGES)}, or {drops}."


def _toll(carried: int) -> str:
    """What somebody with so much Wood drops."""
    return wood(1) if carried == 1 else f"D{DROP_DIE} of {wood(carried)}"


# What an Orc does.


def _act(view: Forest, answer: Act) -> str:
    tokens = view.orcs[answer.orc].tokens
    return f"He has {counted(tokens, 'token')}; then it is {CALLED[mate(answer.orc)]}'s turn."


def _end(view: Forest, answer: End) -> str:
    tokens = view.orcs[view.acting].tokens
    return "His last token is lost." if tokens == 1 else f"His {tokens} tokens are lost."


def _move(view: Forest, answer: Move) -> str:
    beside = any(BESIDE[answer.square] & BIT[tree] for tree in view.trees)
    parts = [_ground(view, answer.square), "Beside a Tree." if beside else ""]
    return " ".join(part for part in parts if part)


def _dodge(view: Forest, answer: Dodge) -> str:
    return _ground(view, answer.square)


def _push(view: Forest, answer: Push) -> str:
    left = view.steps - 1
    more = f"{counted(left, 'more square')} to go." if left else ""
    return " ".join(part for part in (_ground(view, answer.square), more) if part)


def _ground(view: Forest, square: Square) -> str:
    count = view.wood.get(square, 0)
    return f"{wood(count)} lie{'s' if count == 1 else ''} there." if count else ""


def _leave(view: Forest, answer: Leave) -> str:
    count = view.orcs[view.acting].wood
    sum_ = carried_off(view, view.active)
    if not count:
        return "He carries nothing, and does not come back."
    return f"{wood(count)} carried off{f', {sum_ + count} in all' if sum_ else ''}. He does not come back."


def _shove(view: Forest, answer: Shove) -> str:
    orc, target = view.acting, answer.orc
    mine, yours = view.orcs[orc].wood, view.orcs[target].wood
    won, drawn, lost = shoving(view.broods[OWNER[orc]], view.broods[OWNER[target]], yours - mine)
    toll = f"drops {_toll(yours)} and " if yours else ""
    text = f"You win with {percent(won)}, and he {toll}is moved by the difference."
    text += f" You lose with {percent(lost)}{f': you drop {_toll(mine)}' if mine else ''}."
    return text + (f" A draw: {percent(drawn)}." if drawn else "")


def _gather(view: Forest, answer: Gather) -> str:
    return f"One Wood on {GATHERS}+: {percent(at_least(GATHERS))}. {_left(view, answer.square)}"


def _orcy(view: Forest, answer: Orcy) -> str:
    return f"Orcy Style: one Wood for {NUMBERS[ORCY_COST]} tokens, without a roll. {_left(view, answer.square)}"


def _left(view: Forest, square: Square) -> str:
    """What the next Wood of a Tree does to it."""
    left = view.trees[square] - 1
    return f"{left} {'is' if left == 1 else 'are'} left then." if left else "It is the last: the Tree falls."


def _pick(view: Forest, answer: Pick) -> str:
    lying = view.wood[answer.square]
    of = f"One of {wood(lying)}; he" if lying > 1 else "He"
    return f"{of} carries {view.orcs[view.acting].wood + 1} then."


def _share(view: Forest, answer: Share) -> str:
    """How far each Orc who then carries Wood is from getting out with it."""
    other = mate(answer.orc)
    gives = view.orcs[answer.orc].wood + view.orcs[other].wood - answer.keeps
    out = way_to(view, EDGE & ~view.bushes)
    far = [(orc, out[view.orcs[orc].square] + 1) for orc, has in ((answer.orc, answer.keeps), (other, gives)) if has]
    return " ".join(f"{CALLED[orc]} gets out for {counted(cost, 'token')}." for orc, cost in far)


HINTS: dict[type[Option], Hint] = {
    Choose: _choose,
    Deploy: _deploy,
    Give: _give,
    Boar: _boar,
    Act: _act,
    Move: _move,
    Leave: _leave,
    Shove: _shove,
    Open: "The Bush is gone for good.",
    Gather: _gather,
    Orcy: _orcy,
    Pick: _pick,
    Share: _share,
    End: _end,
    Reroll: "The higher of your two dice counts then, so it can get no worse.",
    Push: _push,
    Dodge: _dodge,
    Fell: _fell,
    Smash: _smash,
}

CHANCES: Final[dict[type[Option], str]] = {Shove: "you win with", Gather: "Wood on"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
