"""A choice of several things: a set that nothing bars is an answer, in any order of words; all others are refused."""

from __future__ import annotations

from random import Random

import pytest

from orcade import Refused
from orcade.table.game import Game
from orcade.table.match import Match
from orcade.table.requests import Ask
from orcade.table.rulebook import rules_of
from orcade.table.several import Several

from .random_play import GAMES, decisions, fresh, seeds


def check(game: Game, match: Match, ask: Ask, several: Several, rng: Random) -> None:
    view = match.board(ask.seat)
    ids = [id for group in several.groups for id in group.ids]
    words = {id: several.part(view, id).word for id in ids}
    assert all(word == word.lower() and " " not in word for word in words.values())
    assert len(several) > 0
    assert len(set(several)) == len(several)
    assert all(option in several for option in several)
    for _ in range(12):
        taken = rng.sample(ids, rng.randint(0, min(5, len(ids))))
        said = " ".join((several.verb, *(words[id] for id in taken)))
        why = several.barred(several.ordered(taken))
        if why is not None:
            assert why.text
            assert why.rule in rules_of(game)
            with pytest.raises(Refused) as refused:
                match.read(ask, said)
            assert refused.value.rule == why.rule
            continue
        read = match.read(ask, said)
        assert read in several
        assert read.notation(view).split()[0] == several.verb
        assert sorted(read.notation(view).split()[1:]) == sorted(words[id] for id in taken)
        assert match.read(ask, read.notation(view)) == read
    for wrong in ("nothing-of-the-kind", *(" ".join([words[id]] * 20) for id in ids[:1])):
        with pytest.raises(Refused):
            match.read(ask, f"{several.verb} {wrong}")


def test_sets_are_taken_or_refused_with_a_reason(name: str) -> None:
    game = GAMES[name]
    for seed in seeds(game, 2):
        match = fresh(game, seed)
        rng = Random(seed)
        looked = 0
        for _ in decisions(match, rng):
            for ask in match.asks:
                if isinstance(ask.options, Several):
                    check(game, match, ask, ask.options, Random(seed))
                    looked += 1
            if looked > 40 or (name == "orclympics" and looked):
                break
