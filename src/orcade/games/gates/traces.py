"""What an answer would do, as it is drawn on the map before it is given: ways with their cost and free attacks, lines
of sight, what an orc could reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from orcade.table.floor import Floor, Square, Ways, bits
from orcade.table.odds import percent
from orcade.table.requests import Option
from orcade.table.trace import Line, Point, Spot, Trace
from orcade.table.words import counted

from .answers.choosing import At
from .answers.common import CHARACTER, target_name
from .answers.gamemaster import Charge, ChargeAt, Enter, Mob, Next
from .answers.turns import Cast, Fight, Fireball, Go, Shoot, Spree, Strike
from .effects import Blast, Heal, Sleep, Step
from .going_on import NEEDS, foes
from .hints.orders import plan
from .modifiers import orc_needs, shot_needs, spell_needs, square_of, strike_needs
from .odds import hits
from .pieces import (
    BY_HAND,
    CALLED,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHERE_ORC_COMES,
    WHERE_TO_SLEEP,
    Orc,
    Siege,
    acting,
    actions_of,
    board_of,
    character_squares,
    face_of,
    known,
    living,
    named,
    newcomer_actions,
    orc_called,
    orc_of,
    orc_squares,
    other_orcs,
)
from .refusals import barred
from .refusals.between import in_sight_lies
from .refusals.places import FAR
from .spells import blasted, brians, healed, sleep_squares, step_squares
from .walking import attackable, orc_goals, orc_on, ways, ways_on

# Ways.


def way(view: Siege, answer: Go) -> Trace | None:
    """OG 7.1, OG 7.3, OG 9.5: the way that is taken, also where it is too long."""
    board = board_of(view)
    if view.asked == WHAT_NOW:
        character = acting(view)
        start, barred, risks = character.square, 0, True
        found = ways(view, character, start, max(0, view.actions))
    elif view.asked == WHAT_ORC_DOES:
        orc = orc_called(view, view.acting)
        start, barred, risks = orc.square, character_squares(view), False
        found = ways_on(board, start, max(0, view.actions), barred=barred)
    else:
        return None
    if not found.reached >> answer.square & 1:
        found = ways_on(board, start, FAR, barred=barred)
    if answer.square == start or not found.reached >> answer.square & 1:
        return None
    return Trace(
        way=_points(board.floor, (start, *found.path(answer.square))),
        cost=told_cost(view, found.cost(answer.square)),
        risks=tuple(_free_attacks(view, found, answer.square)) if risks else (),
    )


def told_cost(view: Siege, cost: int) -> str:
    """What is spent, and what that leaves."""
    left = view.actions - cost
    return f"{counted(cost, 'action')}, {left} left" if left >= 0 else f"{counted(cost, 'action')}, {view.actions} now"


def _free_attacks(view: Siege, found: Ways, square: Square) -> Iterable[Spot]:
    """OG 7.3: the orcs whose squares are entered, with the chance that each hits."""
    character = acting(view)
    for step in found.path(square):
        orc = orc_on(view, step)
        if orc is not None and not orc.asleep:
            likely = percent(hits(orc_needs(view, orc, character)))
            yield Spot(middle(board_of(view).floor, step), f"orc {orc.number + 1} hits {likely}")


# Lines.

FEW = 3
"""So many orcs are told their chances each; of more than these that are hit alike, the first one tells it for all."""


def blow(view: Siege, answer: Strike) -> Trace | None:
    """OG 7.7, OG 7.8, OG 9.6: to somebody beside, or behind a wall."""
    target = _there(view, answer.target)
    if target is None:
        return None
    if view.asked == WHAT_ORC_DOES:
        orc = orc_of(view, view.acting)
        if orc is None or answer.target < CHARACTER:
            return None
        start = orc.square
        likely = hits(orc_needs(view, orc, named(view, answer.target - CHARACTER)))
    elif view.asked == WHAT_NOW:
        character = acting(view)
        start = character.square
        likely = hits(strike_needs(view, character, answer.target), botches=True)
    else:
        return None
    if start == target or board_of(view).floor.kings(start, target) != 1:
        return None
    return Trace(lines=(_line(view, start, target, f"{target_name(answer.target)}: hits {percent(likely)}"),))


def shot(view: Siege, answer: Shoot) -> Trace | None:
    """OG 7.9: the line of sight, also where a weapon does not reach so far, or there is none."""
    if view.asked != WHAT_NOW or _there(view, answer.target) is None:
        return None
    character = acting(view)
    need = shot_needs(view, character, answer.target)
    return _from_afar(view, character.square, answer.target, need)


def fire(view: Siege, answer: Fireball) -> Trace | None:
    """OG 3.1, OG-51"""
    if view.asked != WHAT_NOW or _there(view, answer.target) is None:
        return None
    character = acting(view)
    ball = brians(view.options.own_decks)
    far = board_of(view).floor.kings(character.square, square_of(view, answer.target))
    reaches = far is not None and far <= ball.range
    need = spell_needs(view, character, ball.needs, answer.target) if reaches else None
    return _from_afar(view, character.square, answer.target, need)


def _from_afar(view: Siege, start: Square, target: int, need: int | None) -> Trace | None:
    """`need`: the least d20 that hits; None where nothing reaches so far."""
    if not board_of(view).floor.kings(start, square_of(view, target)):
        return None
    return Trace(lines=(_shot_line(view, start, target, need),))


def _shot_line(view: Siege, start: Square, target: int, need: int | None) -> Line:
    square = square_of(view, target)
    words = f"{target_name(target)}: {counted(board_of(view).floor.kings(start, square) or 0, 'square')}"
    return _line(view, start, square, words if need is None else f"{words}, hits {percent(hits(need))}")


def fight(view: Siege, answer: Fight) -> Trace | None:
    """OG-61: upon whom, and how likely each attack hits."""
    return _attacked(view, [(answer.target, answer.by)])


def spree(view: Siege, answer: Spree) -> Trace | None:
    """OG-61: upon whom one after another."""
    return _attacked(view, foes(view, acting(view))) if view.asked == WHAT_NOW else None


def _attacked(view: Siege, targets: Iterable[tuple[int, int]]) -> Trace | None:
    """Each orc with the chance that it is hit in this way: many words would hide the map."""
    if view.asked != WHAT_NOW:
        return None
    character = acting(view)
    found = []
    for target, by in targets:
        at, need = _there(view, target), NEEDS[by](view, character, target)
        if at is not None and need is not None:
            likely = percent(hits(need, botches=by == BY_HAND))
            found.append((middle(board_of(view).floor, at), target_name(target), likely))
    if len(found) > FEW and len({likely for *_, likely in found}) == 1:
        (first, _, likely), *others = found
        return Trace(targets=(Spot(first, f"each: {likely}"), *(Spot(at, "") for at, *_ in others)))
    return Trace(targets=tuple(Spot(at, f"{name}: {likely}") for at, name, likely in found)) if found else None


def _there(view: Siege, target: int) -> Square | None:
    """Where a target stands; None where it is not on the map."""
    if target >= CHARACTER:
        return next((each.square for each in living(view) if each.who == target - CHARACTER), None)
    orc = orc_of(view, target)
    return orc.square if orc is not None else None


def _line(view: Siege, start: Square, end: Square, words: str) -> Line:
    floor = board_of(view).floor
    block = floor.blocked(start, end)
    spot = Spot((block.x, block.y), in_sight_lies(floor, start, end)) if block is not None else None
    return Line(middle(floor, start), middle(floor, end), words, spot)


def spell(view: Siege, answer: Cast) -> Trace | None:
    """OG 7.14, OG-51: whom and what the spell could be cast at."""
    face = known(view, answer.card)
    if face is None or view.asked != WHAT_NOW:
        return None
    character = acting(view)
    floor = board_of(view).floor
    effect = face.effect
    if isinstance(effect, Blast):
        needs = {
            target: spell_needs(view, character, effect.needs, target) for target in blasted(view, character, effect)
        }
        return Trace(lines=tuple(_shot_line(view, character.square, *each) for each in needs.items()))
    if isinstance(effect, Sleep):
        return Trace(squares=_points(floor, bits(sleep_squares(view, character, effect.radius))))
    if isinstance(effect, Step):
        return Trace(squares=_points(floor, bits(step_squares(view, character))))
    if isinstance(effect, Heal):
        return Trace(
            targets=tuple(
                Spot(middle(floor, each.square), f"{CALLED[each.who]}: {counted(each.wounds, 'wound')}")
                for each in healed(view, character, effect)
            )
        )
    return None


# The reach of orcs.


def next_orc(view: Siege, answer: Next) -> Trace | None:
    """OG 9.4: where the orc could go, and whom it could strike."""
    orc = orc_of(view, answer.target)
    if orc is None or view.asked not in (WHAT_NEXT, WHAT_ORC_DOES):
        return None
    return _reach(view, orc, actions_of(view, orc), other_orcs(view, orc))


def entry(view: Siege, answer: Enter) -> Trace | None:
    """OG 9.1: the same of a newcomer, which has spent an action."""
    if view.asked != WHAT_NEXT:
        return None
    return _reach(view, Orc(0, answer.square), newcomer_actions(view), orc_squares(view))


def there(view: Siege, answer: At) -> Trace | None:
    """OG-34, OG-51: the reach of an orc that comes there; who falls asleep around it."""
    if view.asked == WHERE_ORC_COMES:
        orc = Orc(0, answer.square)
        return _reach(view, orc, actions_of(view, orc), orc_squares(view))
    if view.asked != WHERE_TO_SLEEP:
        return None
    effect = face_of(view, view.played[-1]).effect
    assert isinstance(effect, Sleep)
    floor = board_of(view).floor
    near = floor.spread(answer.square, effect.radius)
    return Trace(
        squares=_points(floor, bits(near)),
        targets=tuple(
            Spot(middle(floor, orc.square), f"orc {orc.number + 1} falls asleep")
            for orc in view.orcs
            if near >> orc.square & 1 and not orc.asleep
        ),
    )


def _reach(view: Siege, orc: Orc, actions: int, others: int) -> Trace:
    board = board_of(view)
    struck = attackable(board, orc.square, actions, character_squares(view), others)
    return Trace(
        squares=_points(board.floor, bits(orc_goals(view, orc, actions))),
        targets=tuple(
            Spot(
                middle(board.floor, each.square),
                f"{CALLED[each.who]}: hit {percent(hits(orc_needs(view, orc, each)))}",
            )
            for each in living(view)
            if struck >> each.square & 1
        ),
    )


# Orders.


def order(view: Siege, answer: Charge | ChargeAt | Mob) -> Trace | None:
    """OG-60: how orcs would go, where newcomers would end, put there from above, and whom they would strike."""
    if view.asked not in (WHAT_NEXT, WHAT_ORC_DOES) or barred(view, view.gm, answer) is not None:
        return None
    ends, blows = plan(view, answer)
    struck = Counter(target for target, _ in blows)
    floor = board_of(view).floor
    walked = {orc.number: (orc, ends[orc.number]) for orc in view.orcs if orc.number in ends}
    come = sorted(end for number, end in ends.items() if number not in walked)
    ways = (*sent(view, walked.values()).beside, *(from_above(floor, end, BESIDE) for end in come))
    return Trace(
        beside=ways,
        targets=tuple(
            Spot(middle(floor, square_of(view, target)), f"{target_name(target)}: {counted(count, 'blow')}")
            for target, count in struck.items()
        ),
    )


def sent(view: Siege, orcs: Iterable[tuple[Orc, Square]]) -> Trace:
    """How orcs would go, each to a square; one that stays is marked."""
    floor = board_of(view).floor
    ways = [_walk(view, orc, end) for orc, end in orcs]
    stay = [way[0] for way in ways if way[0] == way[-1]]
    return Trace(beside=tuple(_points(floor, way) for way in ways if way[0] != way[-1]), squares=_points(floor, stay))


def _walk(view: Siege, orc: Orc, end: Square) -> tuple[Square, ...]:
    """The squares from an orc to where it ends, as far as it can be told how it goes there."""
    found = ways_on(board_of(view), orc.square, actions_of(view, orc), barred=character_squares(view))
    return (orc.square, *(found.path(end) if found.reached >> end & 1 else (end,)))


# On the map.

LANDING = 1.4
"""Squares from above from which it is shown where somebody is put."""
BESIDE = 0.6
"""The same for several, who may stand beside one another."""


def middle(floor: Floor, square: Square) -> Point:
    """The centre of a square in units of the scene."""
    return floor.x(square) + 0.5, floor.y(square) + 0.5


def from_above(floor: Floor, square: Square, high: float = LANDING) -> tuple[Point, Point]:
    """How it is shown that somebody is put on a square, from so many squares above."""
    x, y = floor.x(square) + 0.5, floor.y(square) + 0.5
    return (x, y + high if y < 2 * high else y - high), (x, y)


def _points(floor: Floor, squares: Iterable[Square]) -> tuple[Point, ...]:
    return tuple(middle(floor, square) for square in squares)


TRACES: Mapping[type[Option], Callable[..., Trace | None]] = {
    Go: way,
    Strike: blow,
    Shoot: shot,
    Fireball: fire,
    Fight: fight,
    Spree: spree,
    Cast: spell,
    Next: next_orc,
    Enter: entry,
    Charge: order,
    ChargeAt: order,
    Mob: order,
    At: there,
}
