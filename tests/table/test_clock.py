"""The clock that rules can ask: read once, and told again to every copy, replay and restored match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import orcade
from orcade import BadRecord, Loose, Refused, Scripted, Stream
from orcade.table import replaying
from orcade.table.entries import bare
from orcade.table.errors import DiceRanOut
from orcade.table.match import Match, encode, new
from orcade.table.record import Record, Saved, load, restore, transcribe
from orcade.table.replaying import replay
from orcade.table.requests import D6, Clock, Flow, Roll
from orcade.table.scene import Scene
from orcade.table.verifying import verify
from orcade.terminal.resume import resume

from .toy import Toy, pick, play, toy

NOON = 1_000_000


def turn(state: Toy) -> Flow[None]:
    """A die, an answer, and what time it is then."""
    value = yield Roll(0, D6, "luck", "TOY 1")
    answer = yield pick(0)
    state.now = yield Clock("the end of a turn", "TOY 1", state.now)
    state.notes += [value, answer.number, state.now]


def unhurried(state: Toy) -> Flow[None]:
    """An answer, the time, and no die."""
    answer = yield pick(state.phase % 2)
    state.now = yield Clock("the end of a turn", "TOY 1", state.now)
    state.notes.append(answer.number)


GAME = toy(turn, turn, turn)
UNHURRIED = toy(unhurried, unhurried, unhurried)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "game_named", lambda name: GAME)


def from_(minutes: list[int]) -> Stream:
    """A stream of which the clock shows these, one after the other."""
    left: Iterator[int] = iter(minutes)
    return Stream(b"s" * 32, (), lambda: next(left))


def played(minutes: list[int], answers: int = 3) -> Match:
    match = new(GAME, dice=from_(minutes))
    for _ in range(answers):
        match.answer("pick 2")
    return match


def test_a_reading_lies_on_the_tape_and_is_no_event() -> None:
    match = new(GAME, dice=Scripted(4, 5, 6, minutes=[10, 10, 75]))
    for _ in range(3):
        match.answer("pick 1")
    assert match.state.notes == [4, 1, 10, 5, 1, 10, 6, 1, 75]
    assert [entry for entry in match.tape if isinstance(entry, int)] == [4, 10, 5, 10, 6, 75]
    assert match.drawn == 3, "the clock is no die"
    assert [past.text(0) for past in match.happenings] == ["luck: 4", "luck: 5", "luck: 6"]


def test_the_wall_clock_is_read_for_a_match_among_people() -> None:
    before = int(time.time() // 60)
    match = new(GAME)
    match.answer("pick 1")
    assert before <= match.state.now <= time.time() // 60


def test_a_clock_that_is_put_back_stands_until_it_has_caught_up() -> None:
    assert played([NOON, NOON - 500, NOON + 1]).state.notes[2::3] == [NOON, NOON, NOON + 1]


def test_no_time_passes_where_the_dice_can_be_repeated_or_are_imagined() -> None:
    clock = Clock("now", "TOY 1", 7)
    for chance in (Stream.of(3), Loose(Random(3)), Scripted(), Scripted(then=Stream.of(3))):
        assert chance.clock(0, clock) == 7


def test_dice_do_not_hang_on_the_clock() -> None:
    """Draws are counted without it."""
    stream = Stream(b"s" * 32)
    dice = [entry for entry in played([NOON] * 3).tape if isinstance(entry, int) and entry != NOON]
    assert dice == [stream.roll(draw, Roll(0, D6, "luck", "")) for draw in range(3)]


def test_a_script_gives_its_minutes_in_order_and_again_to_a_copy() -> None:
    chance = Scripted(minutes=[5, 9])
    assert chance.clock(2, Clock("now", "TOY 1")) == 5
    assert chance.clock(4, Clock("now", "TOY 1", 5)) == 9
    assert chance.clock(2, Clock("now", "TOY 1")) == 5
    assert chance.clock(6, Clock("now", "TOY 1", 9)) == 9, "it stands at the last of them"
    with pytest.raises(DiceRanOut, match=r"scripted minute 3 for 'now', after minute 9"):
        Scripted(minutes=[3]).clock(0, Clock("now", "TOY 1", 9))


def test_copies_and_imagined_worlds_are_told_what_was_read() -> None:
    match = played([NOON, NOON + 40, NOON + 90], 2)
    for twin in (match.clone(), match.past(match.version), match.imagine(1, Loose(Random(1)))):
        assert encode(twin.state) == encode(match.state)
    world = match.imagine(1, Loose(Random(1)))
    world.answer("pick 1")
    assert world.state.now == NOON + 40
    match.answer("pick 1")
    assert match.state.now == NOON + 90, "a look from an imagined world takes no reading away"


def test_undo_crosses_a_look_at_the_clock() -> None:
    match = new(UNHURRIED, dice=Scripted(minutes=[10, 20, 30]))
    before = match.clone()
    match.answer("pick 1")
    assert match.version == 2
    assert match.undo(0) == 0
    assert encode(match.state) == encode(before.state)
    match.answer("pick 3")
    assert match.state.now == 10
    match.answer("pick 1")
    with pytest.raises(Refused, match="another player has answered since"):
        match.undo(0)


def test_undo_crosses_no_die_beside_the_clock() -> None:
    match = new(GAME, dice=Scripted(4, 5, minutes=[10]))
    match.answer("pick 1")
    with pytest.raises(Refused, match="dice have been rolled"):
        match.undo(0)


def test_a_match_is_restored_with_the_time_that_was_read() -> None:
    match = played([NOON, NOON + 40], 2)
    tape: list[tuple[int, str] | int | list[int]] = []
    for entry in match.tape:
        assert isinstance(entry, int | tuple)
        tape.append(entry if isinstance(entry, int) else (entry[0], entry[1].notation(None)))
    back = restore(GAME, Saved(match.first, tape, match.step), from_([NOON + 55]))
    assert encode(back.state) == encode(match.state)
    back.answer("pick 1")
    assert back.state.now == NOON + 55


def changed(record: Record, at: int, **fields: object) -> Record:
    """The record with other fields in one entry, counted from 1."""
    entries = list(record.tape)
    entries[at - 1] = msgspec.structs.replace(entries[at - 1], **fields)
    return msgspec.structs.replace(record, tape=entries)


def test_a_record_holds_the_readings_and_replays_them() -> None:
    match = played([NOON, NOON + 40, NOON + 90])
    record = load(transcribe(match).dump())
    assert bare(record.tape[2]) == NOON
    assert '{"what":"clock","label":"the end of a turn","minutes":1000000,"seal":"' in record.dump()
    for again in (replay(record), verify(record)):
        assert encode(again.state) == encode(match.state)
        assert again.tape == match.tape


def test_what_is_wrong_with_a_reading_is_named() -> None:
    record = transcribe(played([NOON, NOON + 40, NOON + 90]))
    for wrong, entry, words in (
        (changed(record, 6, minutes=NOON - 1), 6, "the clock cannot run back from 1000000 to 999999 minutes"),
        (changed(record, 6, label="tea"), 6, "expected a look at the clock for 'the end of a turn', found a look at"),
        (msgspec.structs.replace(record, tape=[*record.tape[:2], *record.tape[3:]]), 3, "found a roll of d6"),
        (msgspec.structs.replace(record, tape=record.tape[:2]), 3, "ends where a look at the clock for"),
        (msgspec.structs.replace(record, tape=[record.tape[2], *record.tape]), 1, "found a look at the clock"),
    ):
        with pytest.raises(BadRecord) as refused:
            verify(wrong)
        assert words in str(refused.value)
        assert refused.value.entry == entry
    for minutes in ("-1", "2147483648", "9" * 30):
        with pytest.raises(BadRecord, match="not a record of Orcade"):
            load(record.dump().replace(str(NOON), minutes))


def test_a_match_that_was_put_away_goes_on_from_the_time_that_it_showed() -> None:
    match = played([NOON, NOON + 40], 2)
    record = orcade.record(match)
    assert match.chance.__class__ is Stream
    dice = msgspec.structs.replace(record.dice, seed=(b"s" * 32).hex())
    course, _ = resume(msgspec.structs.replace(record, dice=dice, seats=["you (Grub)", "normal (Dreg)"]))
    again = course.match
    again.answer("pick 1")
    assert NOON + 40 <= again.state.now <= NOON + 41


def test_time_may_end_a_match() -> None:
    """The rule that the clock is for: so many minutes after the first reading nobody is asked any more."""

    def timed(state: Toy) -> Flow[None]:
        state.now = yield Clock("the end of a turn", "TOY 1", state.now)
        if state.phase == 0 or state.now < 120:
            yield pick(0)

    match = play(timed, timed, timed, dice=Scripted(minutes=[0, 119, 120]))
    match.answer("pick 1")
    match.answer("pick 1")
    assert match.over


def test_a_scene_tells_how_much_time_is_left() -> None:
    running = Scene(width=1, height=1, look="board", headline="Turn 1", things=(), until=6000.0)
    told = [running.time_left(now) for now in (0.0, 1540.0, 5940.0, 5999.9, 6000.0, 9000.0)]
    assert told == ["100 min left", "75 min left", "1 min left", "1 min left", "time is up", "time is up"]
    assert msgspec.structs.replace(running, until=None).time_left(0.0) == ""
