"""Noninterference: nothing that a seat is shown depends on what it may not know.

Worlds that differ only in hidden faces and undisclosed answers must look the same to a seat: its view, its scene with
the question and every choice, its log. And whatever happens next must hang on the state alone, not on something that
a rule remembers about a face.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from orcade import Loose, Match, NotYourTurn, OrcadeError
from orcade.table.game import Game
from orcade.table.match import encode
from orcade.table.record import Recorder
from orcade.table.requests import Impact, Seat

from .random_play import GAMES, asked, decide, eyes, moments, seeds, share

LOOKS = 20
"""Decisions of a match that are looked at, about: matches of some games are long."""


def shown(match: Match, seat: Seat) -> tuple[bytes, bytes]:
    """All that a seat can see now: its view, and its scene with its question."""
    scene = match.scene(seat)
    # What the last answer named is read from the tape, of which an imagined match has only the present step.
    return encode(match.view(seat)), encode(msgspec.structs.replace(scene, last=()))


def log(match: Match, seat: Seat) -> list[tuple[str, tuple[Impact, ...]]]:
    """What a seat has been told, and what befell things when it was told so."""
    told = [(past, past.text(seat)) for past in match.happenings]
    return [(text, past.event.impacts() if text else ()) for past, text in told]


def past_steps(match: Match, seat: Seat) -> list[tuple[int, bytes, int]]:
    """The last steps, up to six, from whose beginning on no card that the seat does not know changed its face.

    Each as (length of the tape, encoded state, chance drawn) at its beginning.
    """
    hidden = {card for group in match.state.cards.hidden_from(seat) for card in group}
    found: list[tuple[int, bytes, int]] = []
    here = match
    while len(found) < 6:
        step = here.step
        known = match.game.decoder.decode(step[1]).cards.known
        mixed = any(not isinstance(entry, int | tuple) for entry in match.tape[step[0] :])
        if not hidden or mixed or not known or any(known[card] >> seat & 1 for card in hidden):
            break  # Where no card was known of yet, the decks were made in this step.
        found.append(step)
        answers = [at for at, entry in enumerate(match.tape[: step[0]]) if isinstance(entry, tuple)]
        if not answers:
            break
        here = match.past(answers[-1])
    return found


def again(match: Match, step: tuple[int, bytes, int], faces: list[int]) -> Match:
    """The match from the beginning of that step on, with these faces; OrcadeError where an answer is not legal."""
    length, snapshot, drawn = step
    state = match.game.decoder.decode(snapshot)
    state.cards.faces = faces[:]
    outcomes = [entry for entry in match.tape[length:] if not isinstance(entry, tuple)]
    twin = Match(match.game, state, Recorder(outcomes), drawn=drawn)
    for entry in match.tape[length:]:
        if isinstance(entry, tuple):
            twin.answer(entry[1], entry[0])
    return twin


def other_worlds(match: Match, seat: Seat, chance: Loose) -> Iterator[tuple[Match, Match, Match]]:
    """The last steps as they were, in a world with other hidden faces, and the world imagined with the same faces.

    Worlds in which somebody could not have answered as he did are left out: they contradict what was seen.
    """
    for step in past_steps(match, seat)[::2]:
        world = match.imagine(seat, chance)
        true = again(match, step, match.state.cards.faces)
        assert encode(true.state) == encode(match.state)
        try:
            yield true, again(match, step, world.state.cards.faces), world
        except NotYourTurn:
            raise AssertionError("whose turn it is hangs on hidden cards") from None
        except OrcadeError:
            continue


def check_imagined_worlds(game: Game) -> None:
    """What is shown is the same in imagined worlds."""
    chance = Loose(Random(1))
    for seed in seeds(game, 2):
        looking = Random(seed)
        for match in moments(game, seed, looking, share(game, seed, LOOKS)):
            for seat in eyes(match, looking):
                seen = shown(match, seat)
                for _ in range(2):
                    assert shown(match.imagine(seat, chance), seat) == seen


def check_what_happened(game: Game) -> None:
    """The log, the questions, whose turn it is: the same in every world that fits what was seen."""
    chance = Loose(Random(2))
    for seed in seeds(game, 3):
        looking = Random(seed)
        for match in moments(game, seed, looking, share(game, seed, LOOKS // 2)):
            for seat in eyes(match, looking):
                for true, twin, _ in other_worlds(match, seat, chance):
                    assert shown(twin, seat) == shown(match, seat)
                    assert log(twin, seat) == log(true, seat)


def check_memory(game: Game) -> None:
    """Faces dealt anew in the middle of a step, or before it: what follows is the same."""
    chance = Loose(Random(3))
    for seed in seeds(game, 2):
        for match in moments(game, seed, Random(seed), share(game, seed, LOOKS)):
            if len(match.asks) > 1 or match._waiting:
                continue  # Undisclosed answers are imagined too.
            for _, twin, world in other_worlds(match, match.asks[0].seat, chance):
                for ahead in range(8):
                    assert encode(world.state) == encode(twin.state)
                    if world.over or len(world.asks) > 1:
                        break
                    assert asked(world) == asked(twin)
                    twin.chance, world.chance = Loose(Random(ahead)), Loose(Random(ahead))
                    decide(twin, Random(ahead))
                    decide(world, Random(ahead))


def test_imagined_worlds_look_like_the_true_one(name: str) -> None:
    check_imagined_worlds(GAMES[name])


def test_what_happened_tells_nothing_about_hidden_cards(name: str) -> None:
    check_what_happened(GAMES[name])


def test_no_rule_remembers_a_face(name: str) -> None:
    check_memory(GAMES[name])
