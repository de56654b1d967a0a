"""A region keeps its word: what it proposes is legal, what is legal is accepted, and the rest is refused.

For every question of every game whose answer may be a point, however it is given: as a proposal, as a free point, or in
words, whatever these are.
"""

from __future__ import annotations

from random import Random
from time import process_time

import msgspec
import pytest

from orcade import Match, Refused
from orcade.table.match import encode
from orcade.table.plane import INCH, SLACK, write_point
from orcade.table.region import Place, Region
from orcade.table.requests import Ask
from orcade.table.spots import Aim

from .random_play import GAMES, asked, astray, decisions, fresh, seeds

NO_POINTS = (
    "",
    ",",
    "1",
    "1,",
    ",1",
    "1,2,3",
    "1 2",
    "one,two",
    "nan,nan",
    "nan,inf",
    "inf,1",
    "-inf,-inf",
    "1e9,1",
    "0x10,1",
    "1_000,1",
    "1.2.3,4",
    "--1,2",
    "1,2;3",
    "<b>1</b>,2",
    "1,\u202e2",
    "\ud800,1",
    "9" * 1_000_000 + ",1",
    "1," + "9" * 1_000_000,
    "0." + "3" * 1_000_000 + ",1",
    "," * 1_000_000,
)
"""Said for a point, and none: in no notation may any of these pass."""

FAR = ("-1,-1", "-999999.999,0", "24.001,12", "30,30", "1000,1000", "99999999999999999999,12", "12,-0.001")
"""Points that lie outside of most boards. Where only a direction counts, some of them are answers."""

PATIENCE = 1.0
"""Seconds of the processor within which everything is read or refused, on the slowest and busiest of machines too: it
takes some milliseconds, and what grows with what was typed takes longer than this."""


def places(region: Region) -> list[Place]:
    """The proposals that are points, each once and as if it had come from elsewhere: a region must know them again."""
    found = dict.fromkeys(region)
    return [msgspec.structs.replace(option) for option in found if isinstance(option, Place)]


def check_proposals(match: Match, ask: Ask, region: Region) -> None:
    """Proposals are legal answers, and their notation means just them."""
    assert len(region), "nothing is proposed"
    assert len(region) == len(region.also) + len(region.ideas)
    assert len(set(region.ideas)) == len(region.ideas), "two proposals have the same idea"
    assert [region[at] for at in range(len(region))] == list(region), "a proposal is another when it is asked for again"
    for plain in region.also:
        assert plain in region
    view = match.board(ask.seat)
    said = {plain.notation(view).lower() for plain in region.also}
    for place in places(region):
        assert region.fault(place.x, place.y) is None, f"{place} is proposed, and not legal"
        assert place in region
        words = place.notation(view)
        assert words.lower() not in said, f"two answers are written {words!r}"
        said.add(words.lower())
        assert match.read(ask, words) == place
        assert match.read(ask, f" {words.upper()}  ") == place


def check_free_points(region: Region, rng: Random) -> None:
    """Whatever point is given: it is legal, or there is a reason why not and a legal one instead."""
    for place in rng.sample(them := places(region), min(4, len(them))):
        for wide in (1, 50, 3000, 40 * INCH):
            x, y = place.x + rng.randint(-wide, wide), place.y + rng.randint(-wide, wide)
            fault = region.fault(x, y)
            assert (region.make(x, y) in region) is (fault is None)
            near = region.nearest(x, y)
            assert near is not None, "a region with a legal point finds none"
            assert region.fault(*near) is None, f"{near} is said to be legal instead of {(x, y)}"
            if fault is None:
                same = abs(near[0] - x) <= SLACK >= abs(near[1] - y)
                assert same, "the legal point that is nearest to a legal point is that point"
            else:
                assert fault == " ".join(fault.split()) != "", "a reason is one line of words"


def refused(match: Match, ask: Ask, words: str) -> Refused | None:
    """How some words are refused as an answer; None where they mean one. Nothing else may come of them."""
    began = process_time()
    try:
        option = match.read(ask, words)
    except Refused as wrong:
        spent = process_time() - began
        assert spent < PATIENCE, f"refusing {words[:40]!r} took {spent:.3f} s"
        told = str(wrong)
        assert 0 < len(told) < 1000, "a refusal says nothing, or repeats what was said at length"
        assert told.isprintable(), f"a refusal repeats what cannot be shown: {told!r}"
        return wrong
    assert option in ask.options, f"{words[:40]!r} is read as {option}, which is not legal"
    return None


def check_words(match: Match, ask: Ask, region: Region) -> None:
    """What is no point, or lies nowhere near, is refused in words; what is said to be nearest is legal."""
    before, version = encode(match.state), match.version
    view = match.board(ask.seat)
    verb = region.verb(view)
    for said in NO_POINTS:
        assert refused(match, ask, f"{verb} {said}") is not None, f"{said[:40]!r} is taken for a point"
    given = list(FAR)
    if isinstance(region, Aim):
        nowhere = write_point(region.x, region.y)
        assert refused(match, ask, f"{verb} {nowhere}") is not None, "a heading of no length is taken for one"
        given.append(nowhere)
    for said in given:
        wrong = refused(match, ask, f"{verb} {said}")
        if wrong is not None and wrong.nearest:
            assert match.read(ask, wrong.nearest) in region
            with pytest.raises(Refused):
                match.answer(f"{verb} {said}", ask.seat)
    assert (encode(match.state), match.version) == (before, version), "a refusal has changed something"


def check_shown(match: Match, ask: Ask, region: Region) -> None:
    """The screen gets the area, what to say before a point, and where each proposal lies."""
    view = match.board(ask.seat)
    scene = match.scene(ask.seat)
    question = scene.question
    assert question is not None
    area = question.area
    assert area is not None
    assert area.say == region.verb(view), "the screen would say what is not read"
    assert area.width > 0
    assert area.height > 0
    assert area.shapes, "there is nothing to see of a region"
    assert all(len(shape) >= 3 for shape in area.shapes)
    if area.piece:
        assert area.piece in {thing.id for thing in scene.things}
    spots = [choice.at for choice in question.choices if choice.at is not None]
    proposed = [(place.x / INCH, place.y / INCH) for place in places(region)]
    assert spots[: len(proposed)] == proposed
    assert len(spots) - len(proposed) <= bool(question.usual), "what is mostly wanted may come to them"


def check_region(match: Match, ask: Ask, rng: Random) -> None:
    """Everything that a region promises. It is taken from a copy, so that nothing looked at before helps it."""
    region = match.clone().ask_of(ask.seat).options
    assert isinstance(region, Region)
    check_proposals(match, ask, region)
    check_free_points(region, rng)
    check_words(match, ask, region)
    check_shown(match, ask, region)
    assert asked(match) == asked(match.clone())


def test_regions_keep_their_word(measured: str) -> None:
    met = set()
    for seed in seeds(GAMES[measured], 2):
        match = fresh(GAMES[measured], seed)
        rng = Random(seed)
        for _ in decisions(match, rng):
            for ask in match.asks:
                region = ask.options
                if isinstance(region, Region) and (type(region) not in met or rng.random() < 0.02):
                    met.add(type(region))
                    check_region(match, ask, rng)
    assert met


def test_free_points_are_answers_like_any_other(measured: str) -> None:
    """Given as an option or in words, a point that nobody proposed leads to the same."""
    given = 0
    for seed in range(4):
        match = fresh(GAMES[measured], seed)
        rng = Random(seed)
        for _ in decisions(match, rng, chance=0.1):
            ask = match.asks[0]
            if not isinstance(ask.options, Region) or (place := astray(ask.options, rng)) is None:
                continue
            given += place not in list(ask.options)
            one, other = match.clone(), match.clone()
            one.answer(place, ask.seat)
            other.answer(place.notation(match.board(ask.seat)), ask.seat)
            assert one.tape[match.version] == other.tape[match.version] == (ask.seat, place)
            assert len(one.tape) == len(other.tape)
    assert given, "no free point was ever tried"
