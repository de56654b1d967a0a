"""Rules keep to the subset of Python that copies, replays and searches rest on: on the source, and on live frames."""

from __future__ import annotations

import ast
import copy
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from types import GeneratorType
from typing import Any

from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.requests import Flow

from .frames import chain, offences
from .random_play import GAMES, decisions, fresh, overheard, seeds
from .sources import Source, package, sources

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
    parents = {child: node for node in source.nodes for child in ast.iter_child_nodes(node)}
    for module, line in source.imports():
        table = module == "orcade.table" or module.startswith("orcade.table.")
        mine = any(module == each or module.startswith(each + ".") for each in (own, *parts))
        if not (table or mine or module.partition(".")[0] in MODULES or source.room(module)):
            yield f"{path.name}:{line}: imports {module}"
    for node in source.nodes:
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


def test_rules_take_nothing_from_outside_and_yield_plainly(name: str) -> None:
    game = GAMES[name]
    parts = [package(GAMES[part]) for part in game.parts]
    found = [
        offence
        for source in sources(game)
        for offence in source_offences(source, parts if source.own == package(game) else ())
    ]
    assert not found, "; ".join(found)


LOOKS = 25
"""How often the locals are looked at while a flow waits at one place; where it seldom waits, that is each time."""


def watched(game: Game, found: set[str]) -> Game:
    """The game, with a look into its suspended flow wherever it yields."""
    looked = Counter[tuple[object, ...]]()

    def hear(flow: Flow[None], state: Any, request: object) -> None:
        if isinstance(flow, GeneratorType):
            place = tuple((each.gi_code, each.gi_frame and each.gi_frame.f_lasti) for each in chain(flow))
            looked[place] += 1
            if looked[place] <= LOOKS:
                found.update(offences(flow, state))

    return overheard(game, hear)


def test_nothing_that_can_go_stale_lives_across_a_yield(name: str) -> None:
    found: set[str] = set()
    game = watched(GAMES[name], found)
    for seed in seeds(game, 2):
        match = new(game, fresh(game, seed).state.seats, seed=seed)
        for _ in decisions(match, Random(seed), chance=0):
            pass
    assert not found, "\n".join(sorted(found))


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

    before = copy.deepcopy(tables())
    match = fresh(game, 1)
    for _ in decisions(match, Random(1), chance=0.1):
        match.scene(match.asks[0].seat)
    assert tables() == before
