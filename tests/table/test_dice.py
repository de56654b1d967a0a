"""Dice: known answers of the stream, fairness, scripts."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest

from orcade import Scripted, Stream
from orcade.table.dice import Loose
from orcade.table.errors import DiceRanOut
from orcade.table.requests import D3, D6, D20, CardId, Roll, Shuffle


def roll(sides: int = D6, label: str = "to hit") -> Roll:
    return Roll(0, sides, label, "GEN-1")


def pile(count: int, label: str = "the deck") -> Shuffle:
    return Shuffle([CardId(card) for card in range(count)], label, "GEN-1")


SEED = bytes(range(32))
NONCES = (b"ant", b"bee")


def words(draw: int, label: str, blocks: int = 1) -> list[int]:
    """The 16-bit words of a draw, written down once more from the description of the stream alone."""
    key = hashlib.sha256(SEED + b"".join(NONCES)).digest()
    found = []
    for block in range(blocks):
        digest = hashlib.sha256(key + draw.to_bytes(4, "big") + block.to_bytes(2, "big") + label.encode()).digest()
        found += [int.from_bytes(digest[at : at + 2], "big") for at in range(0, 32, 2)]
    return found


def test_known_answers() -> None:
    """These never change: published records depend on them."""
    stream = Stream(SEED, NONCES)
    assert [stream.roll(draw, roll()) for draw in range(12)] == KNOWN_D6
    assert [stream.roll(draw, roll(D20, "wound")) for draw in range(8)] == KNOWN_D20
    assert [stream.roll(draw, roll(D3, "fangs")) for draw in range(8)] == KNOWN_D3
    assert stream.shuffle(0, pile(10)) == KNOWN_SHUFFLE
    assert stream.commitment == hashlib.sha256(SEED).hexdigest()
    assert [Stream.of(7).roll(draw, roll()) for draw in range(8)] == KNOWN_SEED_7


KNOWN_D6 = [6, 4, 1, 1, 1, 2, 5, 2, 2, 4, 4, 1]
KNOWN_D20 = [7, 1, 4, 15, 1, 18, 3, 9]
KNOWN_D3 = [2, 3, 1, 2, 2, 3, 1, 3]
KNOWN_SHUFFLE = [2, 0, 1, 8, 5, 7, 9, 6, 4, 3]
KNOWN_SEED_7 = [5, 4, 1, 2, 5, 5, 5, 5]


@pytest.mark.parametrize("sides", [2, D3, 4, D6, D20, 100])
def test_a_roll_is_the_first_word_below_the_ceiling(sides: int) -> None:
    stream = Stream(SEED, NONCES)
    outcomes = 6 if sides == D3 else sides
    for draw in range(200):
        word = next(w for w in words(draw, "to hit") if w < 65536 - 65536 % outcomes)
        value = word % outcomes + 1
        assert stream.roll(draw, roll(sides)) == ((value + 1) // 2 if sides == D3 else value)


def test_a_roll_goes_on_to_the_next_block_when_all_words_are_rejected() -> None:
    """With 32769 sides every second word is rejected; draw 117408 is the first that rejects a whole block."""
    draw = 117_408
    assert min(words(draw, "x")) >= 32_769
    due = next(word for word in words(draw, "x", 2)[16:] if word < 32_769)
    assert Stream(SEED, NONCES).roll(draw, Roll(0, 32_769, "x", "")) == due + 1


def test_a_shuffle_is_fisher_yates_over_the_words() -> None:
    stream = Stream(SEED, NONCES)
    for draw, count in ((0, 0), (1, 1), (2, 2), (3, 17), (4, 52), (5, 108)):
        supply = iter(words(draw, "the deck", 20))
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            word = next(w for w in supply if w < 65536 - 65536 % (last + 1))
            other = word % (last + 1)
            order[last], order[other] = order[other], order[last]
        assert stream.shuffle(draw, pile(count)) == order


def test_what_a_die_depends_on() -> None:
    """Its number, its label, the seed and every nonce; and nothing that happened before."""
    base = [Stream(SEED, NONCES).roll(draw, roll(D20)) for draw in range(40)]
    stream = Stream(SEED, NONCES)
    assert [stream.roll(draw, roll(D20)) for draw in reversed(range(40))] == base[::-1]
    assert [stream.roll(draw, roll(D20, "other")) for draw in range(40)] != base
    assert [stream.roll(draw + 1, roll(D20)) for draw in range(40)] != base
    for other in (Stream(SEED[::-1], NONCES), Stream(SEED, (b"ant", b"bed")), Stream(SEED)):
        assert [other.roll(draw, roll(D20)) for draw in range(40)] != base


def test_fresh_seeds_differ() -> None:
    assert Stream.of().seed != Stream.of().seed
    assert len(Stream.of().seed) == 32
    assert Stream.of(SEED).seed == SEED


def chi_square(counts: Counter[object], outcomes: int) -> float:
    total = counts.total()
    expected = total / outcomes
    assert len(counts) <= outcomes
    return sum((n - expected) ** 2 for n in counts.values()) / expected + (outcomes - len(counts)) * expected


# The 99.9 % points of chi-square with 2, 5, 19 and 23 degrees of freedom.
POINTS = {3: 13.816, 6: 20.515, 20: 43.820, 24: 49.728}


@pytest.mark.parametrize("sides", [D3, D6, D20])
def test_rolls_are_uniform(sides: int) -> None:
    stream = Stream.of(1)
    loose = Loose(Random(1))
    for chance in (stream, loose):
        counts: Counter[object] = Counter(chance.roll(draw, roll(sides)) for draw in range(12_000))
        assert set(counts) == set(range(1, sides + 1))
        assert chi_square(counts, sides) < POINTS[sides]


def test_shuffles_are_uniform() -> None:
    for chance in (Stream.of(2), Loose(Random(2))):
        counts: Counter[object] = Counter(tuple(chance.shuffle(draw, pile(4))) for draw in range(9_600))
        assert set(counts) == set(permutations(range(4)))
        assert chi_square(counts, 24) < POINTS[24]


def test_neighbouring_draws_are_independent() -> None:
    stream = Stream.of(3)
    values = [stream.roll(draw, roll()) for draw in range(14_401)]
    pairs: Counter[object] = Counter(pairwise(values))
    assert chi_square(pairs, 36) < 66.619  # 99.9 % point, 35 degrees of freedom


def test_scripted_dice_and_shuffles_come_in_order() -> None:
    chance = Scripted(6, [1, 0], 1)
    assert chance.roll(0, roll()) == 6
    assert chance.shuffle(1, pile(2)) == [1, 0]
    assert chance.shuffle(2, pile(3)) == [0, 1, 2]
    assert chance.left == [1]
    assert chance.roll(3, roll()) == 1
    assert chance.roll(0, roll()) == 6, "a copy that plays the past again is told the same"


def test_scripted_dice_say_what_is_missing() -> None:
    with pytest.raises(DiceRanOut, match="no die left for 'to hit'"):
        Scripted().roll(0, roll())
    with pytest.raises(DiceRanOut, match=r"scripted 7 for 'to hit', which is rolled on 6"):
        Scripted(7).roll(0, roll())
    with pytest.raises(DiceRanOut, match="no permutation of 3"):
        Scripted([0, 0, 1]).shuffle(0, pile(3))


def test_scripted_dice_hand_over() -> None:
    stream = Stream.of(5)
    chance = Scripted(3, then=stream)
    assert chance.roll(0, roll()) == 3
    assert chance.roll(1, roll()) == stream.roll(1, roll())
    assert chance.shuffle(2, pile(9)) == stream.shuffle(2, pile(9))
