"""The checks of the subset of Python that rules keep to: what lives on frames and stands in sources is found."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from types import GeneratorType
from typing import Any

import pytest

from orcade.house.frames import Suspended, is_constant, live_locals, offences
from orcade.house.sources import Source, with_rooms
from orcade.house.test_rules_subset import source_offences


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
