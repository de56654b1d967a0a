"""A copy equals its original and stays equal when both are driven on; old copies never change."""

from __future__ import annotations

from random import Random

from orcade import OPEN, Match
from orcade.table.match import encode

from .random_play import GAMES, asked, decide, decisions, fresh, seeds, share


def fingerprint(match: Match) -> tuple[object, ...]:
    """Everything by which two matches could be told apart."""
    return encode(match.state), asked(match), match.version, match.standings, encode(match.scene(OPEN))


def told(match: Match, since: int) -> list[str]:
    """What has happened since so many things had, in words."""
    return [past.text(OPEN) for past in (match.happenings)[since:]]


def test_copies_are_faithful(name: str) -> None:
    for seed in seeds(GAMES[name], 2):
        match = fresh(GAMES[name], seed)
        old: list[tuple[Match, tuple[object, ...]]] = []
        rng = Random(seed)
        for _ in decisions(match, rng, share(GAMES[name], seed, 15)):
            twin = match.clone()
            print_ = fingerprint(match)
            assert fingerprint(twin) == print_
            one, other = match.clone(), match.clone()
            for ahead in range(6):
                if one.over:
                    break
                decide(one, Random(ahead))
                decide(other, Random(ahead))
                assert encode(one.state) == encode(other.state)
                assert one.tape == other.tape
            assert fingerprint(one) == fingerprint(other)
            assert told(one, len(match.happenings)) == told(other, len(match.happenings))
            assert fingerprint(match) == print_, "driving a copy has changed the original"
            old.append((twin, print_))
            if len(old) == 5:
                past, then = old.pop(0)
                assert fingerprint(past) == then, "playing on has changed an old copy"
        for past, then in old:
            assert fingerprint(past) == then, "playing on has changed an old copy"
        assert fingerprint(match.clone()) == fingerprint(match)


def test_a_copy_driven_by_the_same_choices_ends_the_same(name: str) -> None:
    match = fresh(GAMES[name], 99)
    rng = Random(99)
    for at in decisions(match, rng, chance=0.1):
        if at >= 5:
            break
    twin = match.clone()
    state = rng.getstate()
    for each in (match, twin):
        rng.setstate(state)
        while not each.over:
            decide(each, rng)
    assert fingerprint(match) == fingerprint(twin)
    assert match.tape == twin.tape
