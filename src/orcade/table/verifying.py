"""Checks a record: by the rules, by the seed of its dice, and by its seal; and says what that proves and what not."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .entries import Act, Entry, Fell, Looked, Mixed, Said, bare
from .errors import BadRecord
from .match import Match
from .record import FORMAT, UNSEALED, Record
from .replaying import Replay, check_result, play_out
from .requests import CardId, Roll, Shuffle
from .seal import BOT, SHOWN, chain, number_of

MOST = 65_536
"""Sides of a die and cards of a pile: more could not be drawn fairly from 16-bit words."""
LONGEST_LABEL = 1_000
"""Characters. It is hashed again and again, and rules have labels of a few words."""


def verify(record: Record, seal: str = "") -> Match:
    """Replay a record, and recompute its seal and every die; `BadRecord` names the first entry that is wrong.

    `seal`: one that was shown when the match began or when it ended.
    """
    wrong = list(_found_wrong(record))
    try:
        again = play_out(record)
        if again.ending is None and record.result is None:
            raise BadRecord("the match is not over, so its seed is still secret")
    except BadRecord as unplayable:
        wrong.insert(0, unplayable)
    if wrong:
        # A die that was changed is often noticed only later, by an answer that it made illegal.
        raise min(wrong, key=lambda each: each.entry)
    check_result(again)
    if record.orcade == UNSEALED:
        _check_those_who_gave_up(again)
    if seal and _shown_at(record, seal) is None:
        raise BadRecord("this is not the record of the match with that seal, or it was changed since")
    return again.match


class Claims(Struct, frozen=True):
    """What is known of a record that `verify` finds nothing wrong with; each is a clause without a full stop."""

    proved: list[str]
    unproved: list[str]


def claims(record: Record, seal: str = "") -> Claims:
    """What a verified record proves, with the seal that somebody has kept, and what it does not."""
    shown = _shown_at(record, seal) if seal else None
    dice, shuffles = (sum(isinstance(entry, kind) for entry in record.tape) for kind in (Fell, Mixed))
    proved = [
        "every answer was legal, and the result follows from the answers and the dice",
        f"{_count(dice, 'die')} and {_count(shuffles, 'shuffle')} are as its seed gives them, which was promised",
    ]
    unproved = []
    if shown is not None:
        proved.append("its table, game, rules, options, names, numbers of the seats and promise are those of that seal")
    if shown == "end":
        proved.append("all that was answered, and who took back, left or gave up, is as when that seal was shown")
    elif shown == "beginning":
        unproved.append("that these are the answers that were given: the seal that was shown at the end proves this")
    elif record.orcade == UNSEALED:
        unproved.append("names, options, how the seats' numbers were parted, who gave up and when: it has no seal")
        unproved.append("what was taken back, and who left for a while: records of its time do not tell")
    else:
        unproved.append(
            "that it is the match that was played: who has its seed can make up another. "
            "With a seal that the table showed, and --seal, this can be told"
        )
    if not any(record.dice.nonces):
        unproved.append("that nobody chose the dice: no seat added a number of its own")
    if record.start:
        unproved.append("how the match came to the position that it begins with")
    if any(isinstance(entry, Looked) for entry in record.tape):
        unproved.append("what the clock showed")
    unproved.append("who sat behind a name, and that whoever ran the match did not look at the seed")
    return Claims(proved, unproved)


def _count(many: int, thing: str) -> str:
    return f"{many} {'dice' if thing == 'die' and many != 1 else thing if many == 1 else thing + 's'}"


def _shown_at(record: Record, seal: str) -> str | None:
    """Whether a seal is the one of the "beginning" or of the "end"; None: of neither."""
    said = seal.strip().lower()
    if record.orcade == FORMAT:
        if said == record.seal:
            return "beginning"
        if said == record.closing:
            return "end"
    return None


def _check_those_who_gave_up(again: Replay) -> None:
    """In format 1 they are a list beside the tape."""
    seats, gone = len(again.record.seats), again.gone
    if again.ending is None:
        raise BadRecord("the match is not over, so its seed is still secret")
    if gone and seats - len(gone) < (2 if again.match.over else 1):
        raise BadRecord("those who gave up cannot have done so: too many of them")


def _found_wrong(record: Record) -> Iterator[BadRecord]:
    """What is wrong with the dice and with the seal of a record, each by its first entry."""
    forged = _first_forged(record)
    if forged is not None:
        yield forged
    if record.orcade == FORMAT:
        yield from _unsealed(record)


def _unsealed(record: Record) -> Iterator[BadRecord]:
    """Where a record does not agree with its own seal."""
    if record.seal != record.sealed.seal:
        yield BadRecord(
            "the record does not fit its seal: its table, game, rules, options, names, promise or the numbers of "
            "its seats were changed"
        )
        return
    promise = record.dice.commitment
    for seat, (name, nonce) in enumerate(zip(record.seats, record.dice.nonces)):
        if record.table and name.endswith(BOT) and nonce != number_of(promise, seat).hex():
            yield BadRecord(f"the number of seat {seat + 1}, a bot, does not follow from the promise")
    for at, (entry, link) in enumerate(zip(record.tape, chain(record.seal, map(bare, record.tape))), 1):
        if entry.seal != link[:SHOWN]:
            yield BadRecord("it does not follow on the entries before it: something was changed, added or left out", at)
            return


def _first_forged(record: Record) -> BadRecord | None:
    """What is wrong with the dice of a record, by its seed alone; None where they are as the seed gives them."""
    if not record.dice.seed:
        return BadRecord("the record holds no seed, so its dice cannot be proved")
    try:
        stream = record.dice.stream()
    except BadRecord as wrong:
        return wrong
    draw = record.dice.drawn
    for at, entry in enumerate(record.tape, 1):
        impossible = _impossible(entry)
        if impossible:
            return BadRecord(impossible, at)
        if isinstance(entry, Fell):
            due = stream.roll(draw, Roll(0, entry.sides, entry.label, ""))
            if entry.value != due:
                return BadRecord(f"the die for {entry.label!r} was {due}, the record says {entry.value}", at)
            draw += 1
        elif isinstance(entry, Mixed):
            order = stream.shuffle(draw, Shuffle([CardId(0)] * len(entry.order), entry.label, ""))
            if list(order) != entry.order:
                return BadRecord(f"the shuffle for {entry.label!r} gave another order", at)
            draw += 1
    return None


def _impossible(entry: Entry) -> str:
    """Why no stream can have given this, where it would take very long to find out by trying; else empty."""
    if isinstance(entry, (Said, Act)):
        return ""
    if len(entry.label) > LONGEST_LABEL:
        return f"a label of {len(entry.label):,} characters is too long; {LONGEST_LABEL:,} are the most"
    if isinstance(entry, Fell):
        return "" if 1 <= entry.sides <= MOST else f"there is no die of {entry.sides} sides"
    if isinstance(entry, Looked):
        return ""
    many = len(entry.order)
    return "" if many <= MOST else f"a pile of {many:,} cards is too large to be shuffled; {MOST:,} are the most"
