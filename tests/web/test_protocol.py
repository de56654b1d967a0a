"""What docs/web-protocol.md tells clients is true: its examples are one conversation with a running server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcade.table.choices import Area, Choice, Question
from orcade.table.game import Ending
from orcade.table.requests import Impact
from orcade.table.scene import Scene
from orcade.table.trace import Trace
from orcade.web import room
from orcade.web.errors import STATUS
from orcade.web.event_stream import HEARTBEAT
from orcade.web.guard import FIELDS, QUERY
from orcade.web.limits import Limits
from orcade.web.seating import ANEW
from orcade.web.site import LONGEST_ANSWER
from orcade.web.table_state import LONG
from orcade.web.view_model import LOG_SHOWN, Line, Player

from .conftest import JSON, PATIENCE, Server, set_table, state

PAGE = (Path(__file__).parents[2] / "docs" / "web-protocol.md").read_text(encoding="utf-8")

SEEDLESS = """
import sys
from pathlib import Path
from types import SimpleNamespace
from orcade.web import dice_promises
from orcade.web.serve import serve
from orcade.web.bot_processes import Pace
if __name__ == "__main__":
    vars(dice_promises)["secrets"] = SimpleNamespace(token_bytes=bytes)
    serve("127.0.0.1", 0, Path(sys.argv[1]), False, pace=Pace(0, 0, 0))
"""
"""A server whose dice are the same every time: all that it draws for them is zeros."""

LEFT_OUT = "…"
NAME = re.compile(r"\b[A-Z]{4,}\b")


@pytest.fixture
def server(database: Path) -> Iterator[Server]:
    running = Server(database, SEEDLESS)
    yield running
    running.end()


def examples() -> list[tuple[str, str, str, str]]:
    """Kind, request line, body and reply of each example, in order."""
    found = []
    for kind, text in re.findall(r"^```(http|events)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        request, _, reply = text.partition("\n\n")
        line, _, body = request.partition("\n")
        found.append((kind, line, body, reply.strip()))
    return found


class Names:
    """What the words in capitals stand for, from where the server first says it."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {"AAAAAAAAAAAAAAAAAAAAAA": "A" * 22}

    def put_in(self, text: str) -> str:
        return NAME.sub(lambda found: self.known.get(found[0], found[0]), text)

    def agree(self, expected: Any, found: Any, path: str = "$") -> None:
        """Whether a reply is as the page tells it."""
        if expected == LEFT_OUT:
            return
        if isinstance(expected, dict):
            assert isinstance(found, dict), path
            wanted = {key: value for key, value in expected.items() if key != LEFT_OUT}
            assert wanted.keys() <= found.keys(), path
            assert LEFT_OUT in expected or wanted.keys() == found.keys(), f"{path}: {found.keys() - wanted.keys()} too"
            for key, value in wanted.items():
                self.agree(value, found[key], f"{path}.{key}")
        elif isinstance(expected, list):
            assert isinstance(found, list), path
            wanted_items = expected[:-1] if expected[-1:] == [LEFT_OUT] else expected
            assert len(found) > len(wanted_items) or (wanted_items is expected and len(found) == len(expected)), path
            for at, value in enumerate(wanted_items):
                self.agree(value, found[at], f"{path}[{at}]")
        elif isinstance(expected, str) and NAME.search(expected):
            pattern = NAME.sub(
                lambda word: f"(?P<{word[0]}>[\\w-]+)", self.put_in(re.escape(expected)).replace("\\-", "-")
            )
            match = re.fullmatch(pattern, found)
            assert match, f"{path}: {found!r} is not {expected!r}"
            self.known |= match.groupdict()
        else:
            assert found == expected, path


def test_the_examples_are_a_conversation_with_a_server(server: Server) -> None:
    names = Names()
    kinds = set()
    for kind, line, body, reply in examples():
        kinds.add(kind)
        method, path = names.put_in(line).split(maxsplit=1)
        if kind == "events":
            with server.client.stream("GET", path, timeout=PATIENCE) as opened:
                heard = filter(None, opened.iter_lines())
                assert next(heard) == "retry: 1000"
                for expected_line in filter(None, reply.splitlines()):
                    (field, _, told), (named, _, found) = (
                        each.partition(": ") for each in (expected_line, next(heard))
                    )
                    assert named == field, line
                    read = json.loads if field == "data" else str
                    names.agree(read(told), read(found), line)
            continue
        given = json.loads(names.put_in(body)) if body else None
        answer = server.client.request(method, path, json=given, headers=JSON)
        status, _, expected = reply.partition("\n")
        assert answer.status_code == int(status), (line, answer.text[:300])
        names.agree(json.loads(expected), answer.json(), line)
    assert kinds == {"http", "events"}


def fields_of(heading: str) -> set[str]:
    """The fields that a table of the page names."""
    section = PAGE.split(f"### {heading}\n")[1].split("\n#")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("A player", Player),
        ("The scene", Scene),
        ("The question", Question),
        ("A choice", Choice),
        ("The area", Area),
        ("A trace", Trace),
        ("A line of the log", Line),
        ("An impact", Impact),
        ("The ending", Ending),
    ],
)
def test_the_page_names_every_field(heading: str, kind: Any) -> None:
    assert fields_of(heading) == set(kind.__struct_fields__)


def test_the_page_names_every_field_of_the_state(client: httpx.Client) -> None:
    assert fields_of("The state") == set(state(client, set_table(client, "here", "link")))


def test_the_page_names_every_address(client: httpx.Client) -> None:
    """Of a table; pages for people, such as the rules, are no part of the protocol."""
    routes = [route.path for route in client.app.routes if hasattr(route, "methods")]  # type: ignore[attr-defined]
    actions = {path.removeprefix("/t/{token}/") for path in routes if path.startswith("/t/{token}/")}
    for action in actions:
        assert re.search(rf"/{re.escape(action)}\b", PAGE), action


def test_the_page_names_every_status_of_an_error() -> None:
    rows = set(map(int, re.findall(r"^\| (\d{3}) \|", PAGE, re.MULTILINE)))
    assert rows == {status for _, status, _ in STATUS} | {405, 500}


def test_the_page_names_the_limits() -> None:
    bounds = Limits()

    def rate(given: tuple[float, int]) -> str:
        return f"{given[0]:g} a second, {given[1]} at once"

    expected: dict[str, str] = {
        "requests of one visitor": rate(bounds.requests),
        "seconds of the processor's time for one visitor": rate(bounds.work),
        "posts through one link": rate(bounds.answers),
        "`try` through one link": rate(bounds.trials),
        "new tables of one visitor": rate(bounds.openings),
        "streams through one link": f"{bounds.streams}; through a spectators' link {bounds.watchers}",
        "streams of one visitor": str(bounds.visitor_streams),
        "open tables of one server": str(bounds.tables),
        "connections of one visitor": str(bounds.visitor_connections),
        "fields of a form or a query": str(FIELDS),
        "bytes of a query": str(QUERY),
        "open tables of one visitor": f"{bounds.visitor_tables}; with content of their own {bounds.visitor_own}",
        "bytes of a post": f"{bounds.body}; of one that sets a table {bounds.content}",
        "characters of an answer": str(LONGEST_ANSWER),
        "invitations of a table that are made anew": str(ANEW),
        "entries of a match, from which on there can only be answers (no undo, leaving or renaming)": str(LONG),
        "lines of `log` in the state": str(LOG_SHOWN),
    }
    section = PAGE.split("## Limits\n")[1]
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", section, re.MULTILINE))
    assert {what: limit for what, limit in rows.items() if what not in ("what", "---")} == expected
    days = [round(each / room.DAY) for each in (room.KEEP_OPEN, room.KEEP_OVER, room.KEEP_UNPLAYED)]
    assert f"touched for {days[0]} days is deleted, one that is over after {days[1]}." in PAGE
    assert f"has answered goes after {days[2]}, and" in PAGE
    assert f"Every {HEARTBEAT:g} seconds without news" in PAGE
