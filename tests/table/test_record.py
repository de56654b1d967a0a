"""Records: written, replayed, verified, tampered with; matches restored from a store."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

import orcade
from orcade import BadRecord, OrcadeError, Stream
from orcade.table import replaying, verifying
from orcade.table.entries import Entry, Fell, Mixed
from orcade.table.match import Match, encode, new
from orcade.table.record import Promise, Record, Saved, load, restore, transcribe
from orcade.table.replaying import Replay, replay
from orcade.table.requests import D6, D20, CardId, Flow, Option, Roll, Shuffle, Together
from orcade.table.verifying import verify

from .toy import Pick, Toy, pick, toy


def round_(state: Toy) -> Flow[None]:
    """Four entries of every kind, and an answer whose legality hangs on a die."""
    value = yield Roll(0, D6, "luck", "TOY 1")
    yield Shuffle([CardId(0), CardId(1), CardId(2)], "the deck", "TOY 1")
    answer = yield pick(0, *range(1, value + 1))
    answers = yield Together((pick(0), pick(1)))
    state.notes += [value, answer.number, answers[0].number, answers[1].number]


GAME = toy(round_, round_, round_, cards=3)
ROUND = 5
"""Tape entries a round."""


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "game_named", lambda name: GAME)


def played(seed: int = 1, answers: int | None = None, **setup: Any) -> Match:
    """A match played at random, to its end or for so many answers."""
    match = new(GAME, seed=seed, **setup)
    rng = Random(seed)
    while not match.over and answers != 0:
        ask = rng.choice(match.asks)
        match.answer(rng.choice(ask.options), ask.seat)
        answers = answers and answers - 1
    return match


def tampered(record: Record, change: Callable[[Any], object]) -> Record:
    plain = json.loads(record.dump())
    change(plain)
    return load(json.dumps(plain))


# Writing and reading.


def test_a_finished_match_is_written_read_replayed_and_verified() -> None:
    match = played()
    record = orcade.record(match, ["Ann", "Bo"])
    again = load(record.dump())
    assert again == record
    assert again.seats == ["Ann", "Bo"]
    assert again.dice.commitment == Stream.of(1).commitment
    assert again.dice.seed == Stream.of(1).seed.hex()
    assert again.result == match.standings
    for proved in (replay(again), verify(again)):
        assert encode(proved.state) == encode(match.state)
        assert proved.tape == match.tape
        assert [past.text(0) for past in proved.happenings] == [past.text(0) for past in match.happenings]


def test_a_record_is_a_text_of_one_entry_a_line() -> None:
    lines = transcribe(played()).dump().splitlines()
    entries = [line for line in lines if '"what"' in line]
    assert len(entries) == 3 * ROUND
    assert entries[0].strip(" ,") == '{"what":"roll","label":"luck","sides":6,"value":3,"seal":"08f51c23"}'
    assert json.loads("\n".join(lines))["orcade"] == 2


def test_the_record_of_a_match_in_play_keeps_its_seed() -> None:
    for answers in range(9):
        match = played(answers=answers)
        record = transcribe(match)
        assert record.dice.seed == ""
        assert record.dice.commitment
        assert record.result is None
        assert encode(replay(record).state) == encode(match.state)
        with pytest.raises(BadRecord, match="not over, so its seed is still secret"):
            verify(record)


def test_a_record_of_a_match_from_a_given_state_holds_that_state() -> None:
    given = played(answers=4).state
    match = played(seed=2, state=given)
    record = transcribe(match)
    assert record.start == encode(given).hex()
    assert encode(verify(load(record.dump())).state) == encode(match.state)


def test_a_byte_order_mark_does_no_harm() -> None:
    text = transcribe(played()).dump()
    assert load("\ufeff" + text) == load(b"\xef\xbb\xbf" + text.encode()) == load(text)


def test_dice_that_nobody_can_prove() -> None:
    match = new(GAME, dice=orcade.Loose(Random(1)))
    rng = Random(1)
    while not match.over:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    record = transcribe(match)
    assert record.dice == Promise()
    assert encode(replay(record).state) == encode(match.state)
    with pytest.raises(BadRecord, match="holds no seed"):
        verify(record)


def test_nonces_of_the_seats_are_part_of_the_proof() -> None:
    match = new(GAME, dice=Stream(b"s" * 32, (b"ann", b"bo")))
    while not match.over:
        match.answer(match.asks[0].options[0])
    record = transcribe(match)
    assert record.dice.nonces == [b"ann".hex(), b"bo".hex()]
    verify(record)
    with pytest.raises(BadRecord):
        verify(tampered(record, lambda plain: plain["dice"].update(nonces=[b"ann".hex(), b"bob".hex()])))


# Bad records.


def test_step_by_step() -> None:
    again = Replay(transcribe(played()))
    versions = [again.match.version]
    while not again.done:
        again.forward()
        versions.append(again.match.version)
    assert versions == [2, 3, 4, 7, 8, 9, 12, 13, 14, 15][: len(versions)] or again.match.over
    with pytest.raises(BadRecord, match="ends where an answer should follow"):
        again.forward()


@pytest.mark.parametrize("at", [1, 5, 6, 9, 15])
def test_a_changed_die_is_named_at_its_place(at: int) -> None:
    record = transcribe(played())
    dice = [n for n, entry in enumerate(record.tape, 1) if isinstance(entry, Fell)]
    place = dice[at % len(dice)]

    def change(plain: Any) -> None:
        entry = plain["tape"][place - 1]
        entry["value"] = entry["value"] % 6 + 1

    with pytest.raises(BadRecord, match=f"entry {place}: the die for 'luck' was") as wrong:
        verify(tampered(record, change))
    assert wrong.value.entry == place


def test_what_is_wrong_is_named_by_its_first_entry() -> None:
    record = transcribe(played())
    kinds = [type(entry).__name__ for entry in record.tape]
    assert kinds[:ROUND] == ["Fell", "Mixed", "Said", "Said", "Said"]
    cases: list[tuple[Callable[[Any], object], int, str]] = [
        (lambda plain: plain["tape"][0].update(value=7), 1, "entry 1: a d6 cannot show 7"),
        (lambda plain: plain["tape"][0].update(sides=20), 1, "expected a roll of d6 for 'luck', found a roll of d20"),
        (lambda plain: plain["tape"][0].update(label="doom"), 1, "found a roll of d6 for 'doom'"),
        (lambda plain: plain["tape"][1].update(order=[0, 1]), 2, "no order of 3 cards"),
        (lambda plain: plain["tape"][1].update(order=[0, 0, 0]), 2, "no order of 3 cards"),
        (lambda plain: plain["tape"][1]["order"].reverse(), 2, "the shuffle for 'the deck' gave another order"),
        (lambda plain: plain["tape"][2].update(say="pick 99"), 3, "the answer 'pick 99' of seat 1 is not legal"),
        (lambda plain: plain["tape"][2].update(seat=1), 3, "not for Dreg to answer now, but for Grub"),
        (lambda plain: plain["tape"][2].update(seat=-5), 3, "not for you"),
        (lambda plain: plain["tape"].pop(2), 3, "it does not follow on the entries before it"),
        (lambda plain: plain["tape"].pop(1), 2, "expected a shuffle"),
        (lambda plain: plain["tape"].insert(2, plain["tape"][0]), 3, "expected an answer, found a roll of d6"),
        (lambda plain: plain["tape"].append(plain["tape"][2]), 16, "the match is over"),
        (lambda plain: plain["tape"].append(plain["tape"][0]), 16, "expected an answer"),
        (lambda plain: plain["tape"].pop(), 15, "its tape ends before the match does"),
        (lambda plain: plain.update(tape=plain["tape"][:7]), 8, "its tape ends before the match does"),
        (lambda plain: plain.update(tape=plain["tape"][:6]), 7, "the record ends where a shuffle"),
        (lambda plain: plain["result"].__setitem__(0, [1, 2]), 0, "another result than the match has: It is done."),
        (lambda plain: plain["dice"].update(seed="00" * 32), 0, "not the one that was promised"),
        (lambda plain: plain["dice"].update(seed="zz"), 0, "must be written in hex"),
        (lambda plain: plain["dice"].update(seed=""), 0, "holds no seed"),
        (lambda plain: plain.update(seats=["one"]), 0, "Toy is for 2 to 3 players, not 1"),
        (lambda plain: plain.update(options={"speed": 3}), 0, "there is no option 'speed'"),
        (lambda plain: plain.update(start="abc"), 0, "the starting state cannot be played"),
        (lambda plain: plain.update(start="ab"), 0, "the starting state cannot be played"),
    ]
    for change, entry, words in cases:
        with pytest.raises(BadRecord) as wrong:
            verify(tampered(record, change))
        assert words in str(wrong.value)
        assert wrong.value.entry == entry, words


def test_a_record_from_other_rules_is_told_where_they_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    record = transcribe(played())
    changed = replace(toy(round_, other_rules, round_, cards=3), version=2)
    monkeypatch.setattr(replaying, "game_named", lambda name: changed)
    with pytest.raises(BadRecord) as wrong:
        replay(record)
    assert wrong.value.entry == ROUND + 3, "the first answer of the second round"
    said = str(wrong.value)
    assert said.startswith("entry 8: the record is from version 1 of the rules of Toy, this is version 2, and here ")
    assert "is not legal" in said
    again = Replay(record)
    for _ in range(3):
        again.forward()
    assert again.match.version == ROUND + 2, "as far as the rules agree it can be looked at"


def test_a_record_from_other_rules_that_fits_them_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    record = transcribe(match)
    monkeypatch.setattr(replaying, "game_named", lambda name: replace(GAME, version=2))
    assert encode(verify(record).state) == encode(match.state)
    other = tampered(record, lambda plain: plain["result"].__setitem__(1, "Otherwise."))
    with pytest.raises(BadRecord, match=r"from version 1 of the rules of Toy, this is version 2.*gives another result"):
        replay(other)


def test_other_rules_may_fail_in_any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: Toy) -> Flow[None]:
        yield from round_(state)
        raise KeyError("a piece that is not there")

    monkeypatch.setattr(replaying, "game_named", lambda name: replace(toy(broken, cards=3), version=3))
    with pytest.raises(BadRecord, match=r"this is version 3, and here they differ: .*a piece that is not") as wrong:
        replay(transcribe(played()))
    assert wrong.value.entry == ROUND


def test_what_is_no_record_at_all() -> None:
    good = transcribe(played()).dump()
    for text, words in (
        ("", "not complete JSON"),
        (good[: len(good) // 2], "not complete JSON"),
        (b"\xff\xfe\x00", "not complete JSON"),
        ("[]", "not a record of Orcade"),
        ("{}", "not a record of Orcade: Object missing required field `game`"),
        (good.replace('"rules"', '"rulez"'), "unknown field `rulez`"),
        (good.replace('"seat":0', '"seat":"me"', 1), r"Expected `int`, got `str` - at `$.tape[2].seat`"),
        (good.replace('"orcade": 2', '"orcade": 9'), "format 9; this Orcade reads formats 1 and 2"),
    ):
        with pytest.raises(BadRecord) as wrong:
            load(text)
        assert words in str(wrong.value)


def test_any_change_is_refused_in_words_or_changes_nothing() -> None:
    """A record with a random scar is refused with a message, or plays to a legal end; nothing else happens."""
    record = transcribe(played(state=played(answers=2).state))
    text = record.dump()
    rng = Random(4)
    refused = 0
    for _ in range(400):
        scarred = list(text)
        for _ in range(rng.randint(1, 3)):
            scarred[rng.randrange(len(scarred))] = rng.choice('0123456789abcdef"{}[],:\\\ud800 é')
        try:
            verify(load("".join(scarred).encode("utf-8", "surrogatepass")))
        except BadRecord:
            refused += 1
    assert refused > 300


def at_the_shuffle(**fields: Any) -> Callable[[Any], object]:
    """The first shuffle of the record with other contents."""
    return lambda plain: plain["tape"][1].update(fields)


def in_text(old: str, new: str) -> Callable[[str], str]:
    """The text of the record with something else in the first such place; numbers may be longer than Python writes."""
    return lambda text: text.replace(old, new, 1)


def another(**fields: Any) -> Callable[[Any], object]:
    """An entry more, before the first answer."""
    return lambda plain: plain["tape"].insert(2, fields)


NINES = "9" * 5_000
QUICK = 1.0
"""Seconds, with room for a slow machine, within which any of these is refused."""


@pytest.mark.parametrize(
    ("change", "entry", "words"),
    [
        (at_the_shuffle(order=list(range(65_537))), 2, "this is no order of 3 cards"),
        (another(what="shuffle", label="more", order=[0] * 65_537), 3, "found a shuffle for 'more'"),
        (lambda plain: plain["tape"].append({"what": "shuffle", "label": "", "order": [0] * 65_537}), 16, "a shuffle"),
        (at_the_shuffle(order=[0, 0, 2]), 2, "this is no order of 3 cards"),
        (at_the_shuffle(order=[0, -1, 2]), 2, "this is no order of 3 cards"),
        (at_the_shuffle(order=[0, 1, 2**63]), 2, "this is no order of 3 cards"),
        (at_the_shuffle(order=[]), 2, "this is no order of 3 cards"),
        (at_the_shuffle(label="x" * 300_000, order=[0] * 60_000), 2, "expected a shuffle for 'the deck', found a"),
        (another(what="roll", label="x" * 3_000_000, sides=6, value=1), 3, "found a roll of d6 for 'xxx"),
        (another(what="roll", label="x", sides=2**63, value=1), 3, "found a roll of d9223372036854775808"),
        (another(what="roll", label="x", sides=0, value=1), 3, "found a roll of d0"),
        (another(what="roll", label="x", sides=-6, value=1), 3, "found a roll of d-6"),
        (lambda plain: plain["tape"][0].update(value=-1), 1, "a d6 cannot show -1"),
        (lambda plain: plain["tape"][0].update(value=2**63), 1, "a d6 cannot show 9223372036854775808"),
        (lambda plain: plain["tape"][2].update(say="pick " + "9" * 1_000_000), 3, "of seat 1 is not legal"),
        (lambda plain: plain["tape"][2].update(seat=2**62), 3, "not for you to answer now"),
        (lambda plain: plain["dice"].update(drawn=2**31 - 1), 0, "the record does not fit its seal"),
        (lambda plain: plain["dice"].update(drawn=2**31), 0, "`int` <= 2147483647 - at `$.dice.drawn`"),
        (lambda plain: plain["dice"].update(drawn=-1), 0, "`int` >= 0 - at `$.dice.drawn`"),
        (
            lambda plain: plain.update(resigned=[0] * 300_000),
            0,
            "those who gave up are entries of the tape",
        ),
        (lambda plain: plain.update(seats=["me"] * 300_000), 0, "for 2 to 3 players, not 300000"),
        (lambda plain: plain["options"].update({"x" * 1_000_000: 1}), 0, "there is no option 'xxx"),
    ],
)
def test_what_is_far_too_large_is_refused_in_few_words_and_soon(
    change: Callable[[Any], object], entry: int, words: str
) -> None:
    record = transcribe(played())
    began = process_time()
    with pytest.raises(BadRecord) as wrong:
        verify(tampered(record, change))
    assert process_time() - began < QUICK
    assert words in str(wrong.value)
    assert len(str(wrong.value)) < 1_200
    assert wrong.value.entry == entry or not entry


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (in_text('"sides":6', f'"sides":{NINES}'), "out of range - at `$.tape[0].sides`"),
        (in_text('"value":', f'"value":{NINES}'), "out of range - at `$.tape[0].value`"),
        (in_text('"order":[', f'"order":[{NINES},'), "out of range - at `$.tape[1].order[0]`"),
        (in_text('"seat":', f'"seat":{NINES}'), "out of range - at `$.tape[2].seat`"),
        (in_text('"rules": ', f'"rules": {NINES}'), "out of range - at `$.rules`"),
        (in_text('"options": {', f'"options": {{"x":{"[" * 100_000}'), "in each other too deeply"),
        (in_text('"options": {', f'"options": {{"x":{"[" * 100_000 + "]" * 100_000}'), "in each other too deeply"),
        (in_text('"say":"', '"say":"\\ud800'), "not complete JSON"),
        (in_text('"what":"', f'"what":"{NINES}\\n'), "' - at `$.tape[0].what`"),
        (in_text('"rules"', f'"{NINES}\\n":1,"rules"'), "Object contains unknown field"),
    ],
)
def test_what_cannot_even_be_read_is_refused_in_words(change: Callable[[str], str], words: str) -> None:
    text = transcribe(played()).dump()
    with pytest.raises(BadRecord) as wrong:
        load(change(text))
    assert change(text) != text
    assert words in str(wrong.value)
    assert len(str(wrong.value)) < 1_200
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Mixed("cards", [0] * 65_537), "entry 16: a pile of 65,537 cards is too large to be shuffled; 65,536 are the"),
        (Fell("x" * 1_001, 6, 1), "entry 16: a label of 1,001 characters is too long; 1,000 are the most"),
        (Fell("luck", 65_537, 1), "entry 16: there is no die of 65537 sides"),
    ],
)
def test_what_no_stream_can_have_given(entry: Entry, words: str) -> None:
    record = transcribe(played())
    found = verifying._first_forged(msgspec.structs.replace(record, tape=[*record.tape, entry]))
    assert found is not None
    assert words in str(found)


def test_an_unknown_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    record = transcribe(played())
    with pytest.raises(BadRecord, match="there is no game 'toy'; installed are: "):
        replay(record)


# Restoring.


def stored(match: Match) -> Saved:
    """As a store keeps it."""
    entries: list[tuple[int, str] | int | list[int]] = []
    for entry in match.tape:
        if isinstance(entry, tuple):
            option: Option = entry[1]
            entries.append((entry[0], option.notation(None)))
        else:
            entries.append(entry if isinstance(entry, int) else list(entry))
    return Saved(match.first, entries, match.step, match.drawn_before)


@pytest.mark.parametrize("answers", range(10))
def test_a_match_is_restored_at_every_point(answers: int) -> None:
    match = played(answers=answers)
    back = restore(GAME, stored(match), Stream.of(1))
    assert encode(back.state) == encode(match.state)
    assert back.asks == match.asks
    assert back.tape == match.tape
    rng = Random(9)
    while not match.over:
        ask = match.asks[0]
        number = rng.choice(ask.options)
        match.answer(number)
        back.answer(number)
        assert back.tape == match.tape
    assert encode(back.state) == encode(match.state)


def other_rules(state: Toy) -> Flow[None]:
    """As `round_`, but the first answer of a round is now a choice of 7, 8, 9, and a d20 comes after it."""
    value = yield Roll(0, D6, "luck", "TOY 1")
    yield Shuffle([CardId(0), CardId(1), CardId(2)], "the deck", "TOY 1")
    answer = yield pick(0, 7, 8, 9)
    more = yield Roll(0, D20, "more luck", "TOY 1")
    state.notes += [value, answer.number, more]


def test_after_a_change_of_rules_a_match_goes_on_from_its_last_step(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(toy(other_rules, other_rules, other_rules, cards=3), version=2)
    match = played(answers=4)  # In round 2, one answer given.
    assert match.state.phase == 1
    saved = stored(match)
    back = restore(changed, saved, Stream.of(1))
    assert back.first == saved.step[1], "it begins where the step began"
    assert encode(back.state.options) == encode(match.state.options)
    assert back.state.notes == match.state.notes, "what was played before stands"
    assert back.tape == match.tape[ROUND : ROUND + 2], "the dice of the step fall as they fell"
    assert [option.notation(None) for option in back.asks[0].options] == ["pick 7", "pick 8", "pick 9"]
    back.answer("pick 7")
    assert isinstance(back.tape[3], int)
    assert back.tape[3] == Stream.of(1).roll(4, Roll(0, D20, "more luck", "")), "draws are counted on"
    while not back.over:
        back.answer(back.asks[0].options[0])
    twice = restore(changed, stored(back), Stream.of(1))
    assert encode(twice.state) == encode(back.state)
    monkeypatch.setattr(replaying, "game_named", lambda name: changed)
    record = transcribe(back)
    assert record.dice.drawn == 2
    assert encode(verify(load(record.dump())).state) == encode(back.state)


def test_answers_of_the_step_are_kept_where_they_still_fit() -> None:
    """A change that touches earlier rounds alone: the whole tape no longer fits, the present step's does."""

    def strict(state: Toy) -> Flow[None]:
        if state.phase == 0:
            yield pick(1, 100)
        yield from round_(state)

    match = played(answers=5)
    back = restore(toy(strict, strict, strict, cards=3), stored(match), Stream.of(1))
    assert encode(back.state) == encode(match.state)
    assert back.asks == match.asks
    assert back.tape == match.tape[ROUND:]


def test_outcomes_that_nothing_asks_for_any_more_are_no_fit() -> None:
    def no_dice(state: Toy) -> Flow[None]:
        answer = yield pick(0)
        state.notes.append(answer.number)

    match = played(answers=4)
    back = restore(toy(no_dice, no_dice, no_dice, cards=3), stored(match), Stream.of(1))
    assert back.tape == []
    assert back.state.notes == match.state.notes


def test_a_state_that_cannot_be_read_is_said_to_be_so() -> None:
    saved = Saved(b"\x00", [], (0, b"\xff\xff", 0))
    with pytest.raises(BadRecord, match="cannot go on under the present rules"):
        restore(GAME, saved, Stream.of(1))
    assert issubclass(BadRecord, OrcadeError)
    assert Pick(1) == Pick(1)


# Records from before there were seals.


def unsealed(record: Record, **fields: Any) -> Record:
    """The record as format 1 wrote it."""
    tape = [msgspec.structs.replace(entry, seal="") for entry in record.tape]
    return msgspec.structs.replace(record, orcade=1, seal="", table="", tape=tape, **fields)


def test_a_record_of_format_1_is_read_and_checked_as_far_as_it_goes() -> None:
    match = played()
    record = unsealed(transcribe(match))
    text = record.dump()
    assert json.loads(text).keys() == {
        "orcade", "game", "rules", "seats", "options", "dice", "start", "resigned", "tape", "result",
    }  # fmt: skip
    assert load(text) == record
    assert encode(verify(load(text)).state) == encode(match.state)
    with pytest.raises(BadRecord, match="not the record of the match with that seal"):
        verify(record, transcribe(match).seal)
    broken_off = unsealed(transcribe(played(answers=4)), resigned=[1])
    seed = msgspec.structs.replace(broken_off.dice, seed=Stream.of(1).seed.hex())
    verify(msgspec.structs.replace(broken_off, dice=seed))
    for gone, words in (([0, 1], "not over"), ([7], "one that is not there"), ([1, 1], "a seat twice")):
        with pytest.raises(BadRecord, match=words):
            verify(msgspec.structs.replace(broken_off, dice=seed, resigned=gone))
    with pytest.raises(BadRecord, match="too many of them"):
        verify(msgspec.structs.replace(record, resigned=[1]))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"orcade": 1', '"orcade": 1, "seal": "00"', "has no seal and no table"),
        ('"what":"answer"', '"what":"answer","seal":"00"', "have no such entry"),
        ('"tape": [', '"tape": [{"what":"undo","seat":0},', "entry 1: records of format 1 have no such entry"),
    ],
)
def test_format_1_does_not_know_what_came_later(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        load(in_text(old, new)(unsealed(transcribe(played())).dump()))
