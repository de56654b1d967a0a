"""Every change to a record is named with its entry; and what cannot be told without its seal, the words say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import orcade
from orcade import BadRecord, Record, Stream
from orcade.table.course import Course
from orcade.table.entries import CameBack, GaveUp, Said, SatDown, TookBack, WentAway
from orcade.table.record import UNSEALED, load, transcribe, under_seal
from orcade.table.seal import chain, number_of
from orcade.table.verifying import claims, verify
from tests.exploring import cases

SEED = b"orcade" * 5 + b"!!"
SEATS = 3
GAMES = ("tusk-draw", "masters-fight", "hack")
PLACES = cases(6)
"""Entries of each record that are changed in every way, besides the first, the last and all `ACTS`."""


@cache
def played(name: str) -> Record:
    """A match of Ann, Bob and a bot: with an answer taken back, and one who leaves, comes back and gives up."""
    promise = Stream(SEED).commitment
    stream = Stream(SEED, (b"ann's own number", b"bob's own number", number_of(promise, 2)))
    match = orcade.new(name, SEATS, dice=stream)
    course = Course(match)
    rng = Random(6)
    answers = 0
    taken = False
    while not match.over:
        ask = rng.choice(match.asks)
        match.answer(rng.choice(list(ask.options)), ask.seat)
        answers += 1
        if answers > 1 and not taken and ask.seat == 0 and match.can_undo(ask.seat):
            course.note(TookBack(seat=ask.seat))
            taken = True
        if answers == 4:
            course.note(WentAway(seat=1))
        if answers == 6 and not match.over:
            course.note(CameBack(seat=1))
            course.note(SatDown(seat=0, name="Anna"))
            course.note(GaveUp(seat=1))
    names = ["Ann", "Bob", "normal bot"]
    return transcribe(match, names, course.follow(), "table")


ACTS = ("undo", "resign", "leave", "return", "sit")
"""What an entry of the tape is called that is neither an answer nor chance."""

Change = tuple[str, int, Any]
"""What was changed, the entry that should be named (0: none), and the changed record as plain data."""


def in_the_head(record: Any) -> Iterator[Change]:
    """Each field beside the tape with another content."""
    dice, result, seats = record["dice"], record["result"], record["seats"]
    options = record["options"]
    first, second, third = dice["nonces"]
    changes: list[tuple[str, dict[str, Any]]] = [
        ("names", {"seats": ["Eve", *seats[1:]]}),
        ("order of the names", {"seats": seats[::-1]}),
        ("a bot for a player", {"seats": ["normal bot", *seats[1:]]}),
        ("table", {"table": "another"}),
        ("game", {"game": "pit-fighting"}),
        ("rules", {"rules": record["rules"] + 1}),
        ("numbers merged", {"dice": {**dice, "nonces": [first + second, "", third]}}),
        ("numbers cut anew", {"dice": {**dice, "nonces": [first[:-2], first[-2:] + second, third]}}),
        ("one number less", {"dice": {**dice, "nonces": [first + second, third]}}),
        ("numbers exchanged", {"dice": {**dice, "nonces": [second, first, third]}}),
        ("no numbers", {"dice": {**dice, "nonces": []}}),
        ("promise", {"dice": {**dice, "commitment": "0" * 64}}),
        ("promise in other letters", {"dice": {**dice, "commitment": dice["commitment"].upper()}}),
        ("seed", {"dice": {**dice, "seed": "00" * 32}}),
        ("no seed", {"dice": {**dice, "seed": ""}}),
        ("draws before", {"dice": {**dice, "drawn": 1}}),
        ("a field more of the dice", {"dice": {**dice, "more": 1}}),
        ("a start", {"start": orcade.new(record["game"], SEATS).first.hex()}),
        ("seal", {"seal": "0" * 64}),
        ("no seal", {"seal": ""}),
        ("no result", {"result": None}),
        ("places", {"result": [result[0][::-1], *result[1:]]}),
        ("words of the result", {"result": [result[0], "Eve wins.", *result[2:]]}),
        ("an older format", {"orcade": 1}),
        ("a field more", {"more": 1}),
    ]
    for name, value in options.items():
        without = {each: kept for each, kept in options.items() if each != name}
        other = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else "other"
        changes += [(f"no {name}", {"options": without}), (name, {"options": {**options, name: other}})]
    for what, change in changes:
        yield what, 0, {**record, **change}


def in_the_tape(record: Any, rng: Random) -> Iterator[Change]:
    """Entries left out, doubled, exchanged, and with other contents."""
    tape = record["tape"]
    acts = [at for at, entry in enumerate(tape) if entry["what"] in ACTS]
    said = [entry["say"] for entry in tape if entry["what"] == "answer"]
    for at in sorted({*acts, 0, len(tape) - 1, *rng.sample(range(len(tape)), min(PLACES, len(tape)))}):
        before, entry, after = tape[:at], tape[at], tape[at + 1 :]
        changes = [
            ("left out", [*before, *after]),
            ("twice", [*before, entry, entry, *after]),
            ("exchanged", [*before, *after[:1], entry, *after[1:]]),
            ("no seal", [*before, {name: value for name, value in entry.items() if name != "seal"}, *after]),
        ]
        for what, other in ((what, {**entry, **change}) for what, change in in_an_entry(entry, said, rng)):
            changes.append((what, [*before, other, *after]))
        for what, changed in changes:
            yield f"{what} ({entry['what']})", at + 1, {**record, "tape": changed}


def in_an_entry(entry: Any, said: list[str], rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Fields of an entry with other contents."""
    yield "a field more", {"more": 1}
    yield "its seal", {"seal": "0" * 8}
    for name in ("seat", "value", "sides", "minutes"):
        if name in entry:
            yield name, {name: entry[name] + 1}
            yield name, {name: -1}
    if "say" in entry:
        for other in (*rng.sample(said, min(3, len(said))), entry["say"].upper() + " "):
            yield "say", {"say": other}
    if "name" in entry:
        yield "name", {"name": "Eve"}
    if "label" in entry:
        yield "label", {"label": "another"}
    if "order" in entry:
        for order in (entry["order"][::-1], entry["order"][:-1], list(range(65_537))):
            yield "order", {"order": order}
    if entry["what"] in ACTS:
        for act in ACTS:
            yield f"{act} instead", {"what": act}


@pytest.mark.parametrize("name", GAMES)
def test_every_change_is_named_with_its_entry(name: str) -> None:
    record = played(name)
    verify(record)
    plain = json.loads(record.dump())
    for what, entry, changed in (*in_the_head(plain), *in_the_tape(plain, Random(1))):
        if changed == plain:
            continue
        wrong = found_wrong(changed)
        assert wrong is not None, f"{what} at entry {entry} was not noticed"
        if entry:
            assert wrong.entry in (entry, entry + 1) or f"$.tape[{entry - 1}]" in str(wrong), (what, str(wrong))
        else:
            assert wrong.entry == 0, (what, str(wrong))


def found_wrong(plain: Any) -> BadRecord | None:
    try:
        verify(load(json.dumps(plain)))
    except BadRecord as wrong:
        return wrong
    return None


@pytest.mark.parametrize("name", GAMES)
def test_who_makes_a_whole_new_record_is_found_out_by_the_seal(name: str) -> None:
    """Changed, and sealed anew: it agrees with itself, but not with what was shown."""
    record = played(name)
    names = under_seal(msgspec.structs.replace(record, seats=["Eve", *record.seats[1:]]))
    verify(names)
    for kept in (record.seal, record.closing):
        verify(record, kept)
        verify(record, f" {kept.upper()}\n")
        with pytest.raises(BadRecord, match="not the record of the match with that seal"):
            verify(names, kept)
    undone = next(at for at, entry in enumerate(record.tape) if isinstance(entry, TookBack))
    said = record.tape[undone - 1]
    assert isinstance(said, Said)
    without = under_seal(msgspec.structs.replace(record, tape=[*record.tape[: undone - 1], *record.tape[undone + 1 :]]))
    verify(without)
    verify(without, record.seal)
    with pytest.raises(BadRecord, match="not the record of the match with that seal"):
        verify(without, record.closing)


def test_what_is_proved_depends_on_the_seal() -> None:
    record = played("tusk-draw")
    alone, first, last = (claims(record, seal) for seal in ("", record.seal, record.closing))
    assert any(words.startswith("that it is the match that was played") for words in alone.unproved)
    assert any("are those of that seal" in words for words in first.proved)
    assert any(words.startswith("that these are the answers") for words in first.unproved)
    assert any(words.startswith("all that was answered") for words in last.proved)
    assert len(last.unproved) == 1, "who sat behind a name"
    unsealed = msgspec.structs.replace(
        played("tusk-draw"), orcade=UNSEALED, seal="", table="", tape=[], result=None, resigned=[0, 1]
    )
    assert any("it has no seal" in words for words in claims(unsealed).unproved)


def test_the_chain_is_as_the_page_on_fairness_tells_it() -> None:
    from hashlib import sha256

    entries = ((0, "lay 3"), 5, [1, 0], TookBack(seat=0))
    link = bytes(32)
    for entry, written in zip(
        chain("00" * 32, entries), (b'[0,"lay 3"]', b"5", b"[1,0]", b'{"seat":0,"what":"undo"}'), strict=True
    ):
        link = sha256(link + written).digest()
        assert entry == link.hex()


def test_a_bot_does_not_bring_a_number_of_its_own() -> None:
    record = played("tusk-draw")
    dice = msgspec.structs.replace(record.dice, nonces=[*record.dice.nonces[:2], "00" * 16])
    with pytest.raises(BadRecord, match="seat 3, a bot, does not follow from the promise"):
        verify(under_seal(msgspec.structs.replace(record, dice=dice)))
