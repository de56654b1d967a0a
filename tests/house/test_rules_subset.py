"""Rules keep to the subset of Python that copies, replays and searches rest on: on the source, and on live frames."""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from random import Random
from types import GeneratorType
from typing import Any

import pytest

from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.requests import Flow

from .frames import Suspended, is_constant, live_locals, offences
from .random_play import GAMES, decisions, fresh, overheard
from .sources import Source, package, sources, with_rooms

MODULES = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "pathlib",
    "re",
    "tomllib",
    "types",
    "typing",
}
"""What a game may import besides the table and itself: nothing that knows chance, time or the world outside."""

FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "compile", "globals", "id", "hash", "breakpoint"}
"""`id` and `hash` differ from process to process."""

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def within(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    """The nodes around a node, out to its function."""
    while node in parents and not isinstance(node, Function):
        node = parents[node]
        yield node


def source_offences(source: Source, parts: Sequence[str] = ()) -> Iterator[str]:
    """What a module does that it must not; `parts`: packages of the games that are played within this one."""
    path, _, own = source
    tree = source.tree
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for module, line in source.imports():
        table = module == "orcade.table" or module.startswith("orcade.table.")
        mine = any(module == each or module.startswith(each + ".") for each in (own, *parts))
        if not (table or mine or module.partition(".")[0] in MODULES or source.room(module)):
            yield f"{path.name}:{line}: imports {module}"
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield f"{path.name}:{line}: {type(node).__name__.lower()} {', '.join(node.names)}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield f"{path.name}:{line}: calls {node.func.id}()"
        elif isinstance(node, ast.AsyncFunctionDef | ast.Await):
            yield f"{path.name}:{line}: is asynchronous"
        elif isinstance(node, ast.Yield | ast.YieldFrom):
            parent = parents[node]
            alone = isinstance(parent, ast.Expr) or (
                isinstance(parent, ast.Assign | ast.AnnAssign) and parent.value is node
            )
            if not alone:
                yield f"{path.name}:{line}: yield inside an expression"
            for around in within(node, parents):
                if isinstance(around, ast.With | ast.Try | ast.TryStar):
                    yield f"{path.name}:{line}: yield within {type(around).__name__.lower()}"
                if isinstance(around, ast.comprehension | ast.GeneratorExp | ast.ListComp | ast.Lambda):
                    yield f"{path.name}:{line}: yield within a comprehension"


@pytest.mark.parametrize("name", GAMES)
def test_rules_take_nothing_from_outside_and_yield_plainly(name: str) -> None:
    game = GAMES[name]
    parts = [package(GAMES[part]) for part in game.parts]
    found = [
        offence
        for source in sources(game)
        for offence in source_offences(source, parts if source.own == package(game) else ())
    ]
    assert not found, "; ".join(found)


def watched(game: Game, rng: Random, share: float, found: set[str]) -> Game:
    """The game, with a look into its suspended flow at this share of everything that it yields."""

    def hear(flow: Flow[None], state: Any, request: object) -> None:
        if rng.random() < share and isinstance(flow, GeneratorType):
            found.update(offences(flow, state))

    return overheard(game, hear)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_can_go_stale_lives_across_a_yield(name: str) -> None:
    found: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        game = watched(GAMES[name], rng, 0.3, found)
        match = new(game, fresh(game, seed).state.seats, seed=seed)
        for _ in decisions(match, Random(seed), chance=0):
            pass
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("name", GAMES)
def test_rules_change_nothing_but_the_state(name: str) -> None:
    """Tables at the top of a module are the same after play as before."""
    game = GAMES[name]
    own = package(game)
    rooms = {source.own for source in sources(game)}

    def tables() -> dict[str, Any]:
        return {
            f"{module.__name__}.{key}": value
            for module in list(sys.modules.values())
            if module.__name__ in rooms or module.__name__.startswith(own + ".")
            for key, value in vars(module).items()
            if isinstance(value, list | dict | set) and not key.startswith("__")
        }

    for seed in range(4):
        before = copy.deepcopy(tables())
        match = fresh(game, seed)
        for _ in decisions(match, Random(seed), chance=0.1):
            match.scene(match.asks[0].seat)
        assert tables() == before


# The checks themselves.


class Piece:
    """Neither constant nor of a state."""


def suspended(flow: Generator[Any, Any, Any]) -> Suspended:
    next(flow)
    assert isinstance(flow, GeneratorType)
    return flow


def test_a_local_lives_only_while_it_may_be_read() -> None:
    def flow(flag: bool) -> Generator[None, None, object]:
        dead, live, written = [1], [2], [3]
        used = dead
        yield
        written = used
        if flag:
            return live
        return written

    assert set(live_locals(suspended(flow(True)))) == {"flag", "live", "used"}


def test_what_is_found_on_live_frames() -> None:
    state = [[1], [2]]

    def good(table: list[list[int]]) -> Generator[None, None, object]:
        hand = table[0]
        facts = (1, "two", None)
        for pile in table:
            yield
            pile.append(len(facts))
        return hand

    def copied(table: list[list[int]]) -> Generator[None, None, object]:
        hand = table[0][:]
        yield
        return hand

    def looped(table: list[list[int]]) -> Generator[None, None, None]:
        for card in reversed(table[0][:]):
            yield
            table[1].append(card)

    def nested(table: list[list[int]]) -> Generator[None, None, None]:
        yield from copied(table)

    def wrapped(table: list[list[int]]) -> Generator[None, None, None]:
        flow = copied(table)
        while True:
            flow.send(None)
            yield

    def strange(table: list[list[int]]) -> Generator[None, None, object]:
        piece = Piece()
        yield
        return piece

    assert offences(suspended(good(state)), state) == []
    assert "hand = [1]" in offences(suspended(copied(state)), state)[0]
    assert "a loop over [1]" in offences(suspended(looped(state)), state)[0]
    assert "hand = [1]" in offences(suspended(nested(state)), state)[0]
    assert "copied: hand = [1]" in offences(suspended(wrapped(state)), state)[0]
    assert "piece = " in offences(suspended(strange(state)), state)[0]
    assert not is_constant(([],))


BAD = """
import random
from orcade.web import serve
from .pieces import A
from ..other import B
from .. import C

def rule(table):
    global COUNT
    x = 1 + (yield A)
    with A:
        yield A
    try:
        y = yield A
    except ValueError:
        pass
    print(x)
    return (yield A)
"""


def test_what_is_found_in_the_source(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(BAD, encoding="utf-8")
    found = sorted(
        source_offences(Source(path, "orcade.games.mine", "orcade.games.mine")),
        key=lambda offence: int(offence.split(":")[1]),
    )
    assert [offence.partition(":")[2] for offence in found] == [
        "2: imports random",
        "3: imports orcade.web",
        "5: imports orcade.games.other",
        "6: imports orcade.games.C",
        "9: global COUNT",
        "10: yield inside an expression",
        "12: yield within with",
        "14: yield within try",
        "17: calls print()",
        "18: yield inside an expression",
    ]


ROOMS = {
    "__init__.py": "",
    "discipline.py": "from .dice import odd\n",
    "dice.py": "import random\n",
    "first/__init__.py": "",
    "first/rules.py": """
from ..discipline import A
from .. import discipline
from ..second import B
from .. import second
""",
    "second/__init__.py": "",
}


def test_games_of_a_family_share_rooms_but_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    family = tmp_path / "some_family"
    for name, text in ROOMS.items():
        (family / name).parent.mkdir(parents=True, exist_ok=True)
        (family / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    rules = Source(family / "first" / "rules.py", "some_family.first", "some_family.first")
    assert list(source_offences(rules)) == [
        "rules.py:4: imports some_family.second",
        "rules.py:5: imports some_family.second",
    ]
    _, discipline, dice = with_rooms([rules])
    assert discipline == Source(family / "discipline.py", "some_family", "some_family.discipline")
    assert list(source_offences(discipline)) == []
    assert list(source_offences(dice)) == ["dice.py:1: imports random"]
