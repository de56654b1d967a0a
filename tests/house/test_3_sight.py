"""Noninterference: nothing that a seat is shown depends on what it may not know.

Worlds that differ only in hidden faces and undisclosed answers must look the same to a seat: its view, its scene with
the question and every choice, its log. And whatever happens next must hang on the state alone, not on something that
a rule remembers about a face.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from orcade import SPECTATOR, Loose, Match, OrcadeError
from orcade.table.match import encode
from orcade.table.record import Recorder
from orcade.table.requests import Seat

from .random_play import GAMES, decide, decisions, fresh


def shown(match: Match, seat: Seat) -> tuple[bytes, bytes]:
    """All that a seat can see now: its view, and its scene with its question."""
    scene = match.scene(seat)
    # What the last answer named is read from the tape, of which an imagined match has only the present step.
    return encode(match.view(seat)), encode(msgspec.structs.replace(scene, last=()))


def log(match: Match, seat: Seat, since: int) -> list[str]:
    """What a seat has been told since the tape had this length."""
    return [past.text(seat) for past in match.happenings or () if past.at > since]


@pytest.mark.parametrize("name", GAMES)
def test_imagined_worlds_look_like_the_true_one(name: str) -> None:
    chance = Loose(Random(1))
    for seed in range(6):
        match = fresh(GAMES[name], seed)
        for _ in decisions(match, Random(seed), chance=0.25):
            for seat in (*range(match.state.seats), SPECTATOR):
                seen = shown(match, seat)
                for _ in range(2):
                    assert shown(match.imagine(seat, chance), seat) == seen


def other_worlds(match: Match, seat: Seat, chance: Loose) -> Iterator[tuple[Match, Match]]:
    """The present step played again in a world with other hidden faces, and the world imagined with the same faces.

    Worlds in which somebody could not have answered as he did are left out: they contradict what was seen.
    """
    length, snapshot, drawn = match.step
    entries = match.tape[length:]
    outcomes = [entry for entry in entries if not isinstance(entry, tuple)]
    hidden = {card for group in match.state.cards.hidden_from(seat) for card in group}
    if not hidden:
        return
    if any(not isinstance(entry, int) for entry in outcomes):
        return  # A shuffle in this step: faces at its start are not those of now.
    for _ in range(3):
        world = match.imagine(seat, chance)
        state = match.game.decoder.decode(snapshot)
        at_first = match.game.decoder.decode(snapshot).cards
        if any(at_first.known[card] >> seat & 1 for card in hidden):
            return  # A card was concealed in this step.
        state.cards.faces = world.state.cards.faces[:]
        try:
            twin = Match(match.game, state, Recorder(outcomes, drawn), drawn=drawn)
            for entry in entries:
                if isinstance(entry, tuple):
                    twin.answer(entry[1], entry[0])
        except OrcadeError:
            continue
        yield twin, world


@pytest.mark.parametrize("name", GAMES)
def test_what_happened_tells_nothing_about_hidden_cards(name: str) -> None:
    """The log, the questions, whose turn it is: the same in every world that fits what was seen."""
    chance = Loose(Random(2))
    for seed in range(12):
        match = fresh(GAMES[name], seed)
        for _ in decisions(match, Random(seed), chance=0.3):
            length = match.step[0]
            for seat in (*range(match.state.seats), SPECTATOR):
                for twin, _ in other_worlds(match, seat, chance):
                    assert shown(twin, seat) == shown(match, seat)
                    assert log(twin, seat, 0) == log(match, seat, length)


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_remembers_a_face(name: str) -> None:
    """Faces dealt anew in the middle of a step, or before it: what follows is the same."""
    chance = Loose(Random(3))
    for seed in range(12):
        match = fresh(GAMES[name], seed)
        for _ in decisions(match, Random(seed), chance=0.3):
            if len(match.asks) > 1 or match._waiting:
                continue  # Undisclosed answers are imagined too.
            for twin, world in other_worlds(match, match.asks[0].seat, chance):
                for ahead in range(8):
                    assert encode(world.state) == encode(twin.state)
                    if world.over or len(world.asks) > 1:
                        break
                    assert world.asks == twin.asks
                    twin.chance, world.chance = Loose(Random(ahead)), Loose(Random(ahead))
                    decide(twin, Random(ahead))
                    decide(world, Random(ahead))
