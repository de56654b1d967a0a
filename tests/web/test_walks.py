"""Walks: several steps that are given as one answer, at a table and in its record."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from orcade.table.choices import Question
from orcade.table.errors import Refused
from orcade.table.things import Piece, Square
from orcade.table.verifying import verify
from orcade.table.walks import walks, ways
from orcade.web.build_view import table_view
from orcade.web.links import links_for
from orcade.web.table_state import TableState
from orcade.web.try_answer import try_answer
from tests.browser.played_tables import at_random, begun, onward


def walking(game: str, verb: str) -> Iterator[TableState]:
    """Tables at which somebody may go further than a step."""
    for table in onward(begun(game, "here", "here", seed=2), at_random(2)):
        match = table.match
        if match is not None and any(way.say.startswith(verb) for ask in match.asks for way in ways(match, ask)):
            yield table


@pytest.mark.parametrize(("game", "verb"), [("masters-fight", "move"), ("timber", "move"), ("timber", "boar")])
def test_each_step_is_an_answer_of_its_own_in_the_record(game: str, verb: str) -> None:
    table = next(walking(game, verb))
    match, seat = table.playing(), table.asked[0]
    walk, way = walks(match, match.asks[0])[-1], list(ways(match, match.asks[0]))[-1]
    after = table.answer(seat, way.say, table.version)
    steps = after.tape[len(table.tape) :][: len(walk.steps)]
    assert steps == tuple((seat, step.notation(match.board(seat))) for step in walk.steps)
    assert after.course[len(table.course) :][: len(steps)] == steps
    assert after.moves == table.moves + len(steps)
    assert {line.move for line in after.log[len(table.log) :]} >= set(range(table.moves + 1, after.moves))
    assert after.answer(seat, way.say, table.version) is after, "the same once more is harmless"


def test_a_walk_can_be_taken_back_step_by_step() -> None:
    table = next(walking("masters-fight", "move"))
    seat = table.asked[0]
    way = next(way for way in ways(table.playing(), table.playing().asks[0]) if not way.planned and len(way.way) == 1)
    after = table.answer(seat, way.say, table.version)
    before_last = after.undo(seat, after.version)
    assert before_last.tape == after.tape[:-1]
    assert before_last.undo(seat, before_last.version).tape == table.tape


def seen_going(table: TableState) -> dict[str, tuple[tuple[float, float], ...]]:
    """By id: the ways of pieces in what a spectator is shown."""
    link = next(link for link in links_for("t", (0, 1), ()) if link.role == "watch")
    scene = table_view(table, link).scene
    assert scene is not None
    return {thing.id: thing.trail for thing in scene.things if isinstance(thing, Piece) and thing.trail}


@pytest.mark.parametrize(("game", "verb"), [("masters-fight", "move"), ("timber", "boar")])
def test_who_walks_is_seen_to_go_each_step(game: str, verb: str) -> None:
    table = next(walking(game, verb))
    match, seat = table.playing(), table.asked[0]
    way = max((way for way in ways(match, match.asks[0]) if way.say.startswith(verb)), key=lambda way: len(way.way))
    squares = {thing.id: thing for thing in match.scene(seat).things if isinstance(thing, Square)}
    went = [(squares[id].x + 0.5, squares[id].y + 0.5) for id in (*way.way, *way.things)]
    after = table.answer(seat, way.say, table.version)
    ((_, trail),) = seen_going(after).items()
    assert list(trail[1:]) == went
    assert seen_going(after.answer(after.asked[0], at_random(1)(after, after.asked[0]), after.version)) == {}


def test_who_goes_round_a_corner_is_seen_to_go_along_the_way_that_was_drawn() -> None:
    seen = 0
    for before, after in pairwise(islice(onward(begun("gates", "here", "here", seed=1), at_random(1)), 150)):
        seat, said = next(entry for entry in reversed(after.tape) if isinstance(entry, tuple))
        trace = before.playing().game.traced(before.playing().view(seat), said)
        for trail in seen_going(after).values():
            assert trace is not None
            assert trail == trace.way[: len(trail)]
            assert len(trail) > 2
            seen += 1
    assert seen > 5


def test_what_is_no_walk_is_refused_with_the_reason() -> None:
    table = next(walking("masters-fight", "move"))
    with pytest.raises(Refused, match="MF"):
        table.answer(table.asked[0], "move z9", table.version)


def test_a_page_is_told_what_a_walk_means() -> None:
    table = next(walking("timber", "boar"))
    way = list(ways(table.playing(), table.playing().asks[0]))[-1]
    told = try_answer(table, table.asked[0], way.say)
    assert (told.legal, told.say, told.hint) == (True, way.say, way.hint)


def test_the_record_of_a_match_with_walks_replays() -> None:
    table = begun("timber", "here", "here", seed=2)
    walked = 0
    while table.ending is None:
        match, seat = table.playing(), table.asked[0]
        further = [way.say for ask in match.asks for way in ways(match, ask)]
        walked += bool(further)
        table = table.answer(seat, further[-1] if further else at_random(table.moves)(table, seat), table.version)
    assert walked > 5
    assert verify(table.record()).standings == table.ending


def test_a_plan_is_taken_back_at_once() -> None:
    """A section and where it lies are two answers."""
    tables = onward(begun("gates", "here", "here", seed=3), at_random(3))
    table = next(table for table in tables if table.playing().state.laid)
    seat = table.asked[0]
    (plan, *_) = ways(table.playing(), table.playing().ask_of(seat))
    after = table.answer(seat, plan.say, table.version)
    assert after.moves == table.moves + 2
    back = after.undo(seat, after.version)
    assert back.tape == table.tape
    one = back.answer(seat, at_random(1)(back, seat), back.version)
    assert one.undo(seat, one.version).tape == table.tape, "an answer by itself as ever"


def test_a_plan_that_decides_nothing_is_what_lets_its_question_pass() -> None:
    def asked(table: TableState) -> Question | None:
        host = next(link for link in links_for("t", (0, 1), ()) if link.role == "host")
        scene = table_view(table, host).scene
        return scene.question if scene is not None else None

    questions = [question for table in islice(walking("timber", "go"), 200) if (question := asked(table)) is not None]
    walks_on = [question for question in questions if question.ways and question.about == ("walk",)]
    assert walks_on
    assert all(question.passing == question.usual == question.ways[0].say for question in walks_on)
    assert all(not question.passing for question in questions if question.ways and not question.about)
