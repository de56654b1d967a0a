"""What is drawn of an answer before it is given: ways, where a Tree would fall, and whom it or the boar strikes."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BESIDE, middle, squares
from orcade.table.game import Tracer
from orcade.table.grid import Square
from orcade.table.odds import at_least, percent
from orcade.table.plane import compass
from orcade.table.requests import Option
from orcade.table.trace import Line, Point, Spot, Trace
from orcade.table.words import counted

from .answers import Boar, Deploy, End, Fell, Gather, Give, Move, Orcy, Pick
from .boar_way import threatens
from .errands import alone
from .falling_line import end_of_line, touched
from .hints import to_a_tree
from .pieces import ACTING, CALLED, DODGES, GIVING, Forest, dodge_squares, orc_on, orcs_of
from .tactics import FAR


def _deploy(view: Forest, answer: Deploy) -> Trace | None:
    """The way to where one can chop, if there is one."""
    far = to_a_tree(view)
    if far[answer.square] == FAR:
        return None
    way = [answer.square]
    while far[way[-1]]:
        way.append(min(squares(BESIDE[way[-1]]), key=far.__getitem__))
    cost = counted(far[answer.square], "token")
    return Trace(way=tuple(middle(square) for square in way), cost=cost) if len(way) > 1 else None


def _give(view: Forest, answer: Give) -> Trace | None:
    """Where both Orcs would go with so many tokens."""
    if view.phase != GIVING:
        return None
    both = zip(orcs_of(view.active), (answer.first, answer.second), strict=True)
    found = [(points, cost) for orc, tokens in both for points, cost in [_walk(view, orc, tokens)] if len(points) > 1]
    if not found:
        return None
    (way, cost), *others = found
    return Trace(way=way, cost=cost, beside=tuple(points for points, _ in others))


def _walk(view: Forest, orc: int, tokens: int) -> tuple[tuple[Point, ...], str]:
    """From where an Orc stands to where he had best go, and what that costs."""
    way = alone(view, orc, tokens).way
    steps = (step.square for step in way if isinstance(step, Move))
    return tuple(middle(square) for square in (view.orcs[orc].square, *steps)), counted(len(way), "token")


def threats(view: Forest, orc: int, deed: Option | None) -> tuple[Line, ...]:
    """A line from the boar, where it may run over an Orc who has Wood after this deed, if he stays where he is."""
    square, gains = view.orcs[orc].square, isinstance(deed, Gather | Orcy | Pick)
    if not (view.orcs[orc].wood or gains) or not threatens(view, square):
        return ()
    return (Line(middle(view.boar), middle(square), "The boar", kind="threat"),)


def _stays(view: Forest, answer: Gather | Orcy | Pick | End) -> Trace | None:
    """Where he stands the boar may strike."""
    if view.phase != ACTING:
        return None
    lines = threats(view, view.acting, answer)
    return Trace(lines=lines) if lines else None


def _fell(view: Forest, answer: Fell) -> Trace | None:
    """The Tree as it would lie."""
    if view.fall is None:
        return None
    tree = view.fall.tree
    line = Line(middle(tree), end_of_line(tree, answer.angle), compass(answer.angle / 100), kind="fall")
    struck = tuple(_struck(view, orc, view.boar, touched(tree, answer.angle)) for orc in answer.struck)
    return Trace(lines=(line,), targets=struck)


def _boar(view: Forest, answer: Boar) -> Trace | None:
    """Whom it runs over."""
    orc = orc_on(view, answer.square)
    return Trace(targets=(_struck(view, orc, answer.square, 0),)) if orc >= 0 else None


def _struck(view: Forest, orc: int, boar: Square, line: int) -> Spot:
    """An Orc with his chance, with the boar there. `line`: squares not to dodge to."""
    able = dodge_squares(view, orc, boar, line)
    escape = f"dodges: {percent(at_least(DODGES))}" if able else "cannot dodge"
    return Spot(middle(view.orcs[orc].square), f"{CALLED[orc]} {escape}")


TRACES: dict[type[Option], Tracer] = {
    Deploy: _deploy,
    Give: _give,
    Fell: _fell,
    Boar: _boar,
    **dict.fromkeys((Gather, Orcy, Pick, End), _stays),
}
