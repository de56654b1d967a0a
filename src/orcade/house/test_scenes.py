"""What is shown can be clicked, typed and read: ids, notation, labels, refusals."""

from __future__ import annotations

import re
from random import Random

import pytest

from orcade import OPEN, SPECTATOR, Match, OrcadeError, Refused
from orcade.table.ground import NOTHING, Ground, squares_by_id
from orcade.table.region import Region
from orcade.table.requests import Ask
from orcade.table.scene import Scene
from orcade.table.things import Gauge, Piece, Pile, Square, Thing, Tile, Zone

from .random_play import GAMES, eyes, moments, played, seeds, share

HOSTILE = (
    "",
    " ",
    "?",
    "0",
    "-1",
    "move",
    "move zz99",
    "play",
    "play 99Z",
    "smash",
    "smash nobody",
    "lay -1",
    "lay 10000000000000000000000000",
    "<script>alert(1)</script>",
    "'; drop table matches; --",
    "move a1 move a1 move a1",
    "a" * 5000,
    "é☃\u202e\x00\ud800",
    "%s %n {0} {self}",
)


def ids(scene: Scene) -> list[str]:
    """The ids of everything that can be clicked or must be told apart."""
    things: list[Thing] = [*scene.things, *scene.hand]
    found = [thing.id for thing in things]
    found += [thing.top.id for thing in things if isinstance(thing, Pile) and thing.top is not None]
    gauges: list[Gauge] = [gauge for panel in scene.seats for gauge in panel.gauges]
    found += squares_by_id(scene.ground) if scene.ground is not None else []
    return found + [gauge.id for gauge in gauges]


def check_scene(scene: Scene, seats: int) -> None:
    found = ids(scene)
    assert len(found) == len(set(found)), f"ids used twice: {sorted({one for one in found if found.count(one) > 1})}"
    for one in found:
        assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", one), f"{one!r} is no good id for a page"
    assert all(thing.label for thing in scene.things), "a thing has no words for those who cannot see it"
    assert scene.width > 0
    assert scene.height > 0
    assert scene.headline
    if scene.ground is not None:
        check_ground(scene.ground)
    assert [panel.seat for panel in scene.seats] == list(range(seats))
    # A label never holds more than one line, or logs and menus break.
    assert not any("\n" in thing.label for thing in scene.things)


def check_ground(ground: Ground) -> None:
    """The squares of a large board fit together, and each has a name of its own."""
    assert len(ground.squares) == len(ground.names) == ground.width * ground.height
    assert [which == NOTHING for which in ground.squares] == [not name for name in ground.names]
    assert len(squares_by_id(ground)) == sum(map(bool, ground.names)), "a name is used twice"
    for kind in ground.kinds:
        assert kind.name
        assert 1 <= len(kind.text) <= 2
    for edge in ground.edges:
        assert ground.kind(edge.x, edge.y) is not None, f"{edge} is at no square"


def check_question(match: Match, ask: Ask, scene: Scene) -> None:
    """Every choice has a notation of its own that reads back, and names things that are there to be clicked."""
    question = scene.question
    assert question is not None
    assert question.rule == ask.rule
    assert question.prompt
    assert question.choices
    there = set(ids(scene))
    said = set()
    for choice in question.choices:
        plain = choice.say.lower()
        assert choice.say == " ".join(choice.say.split()) != "", "spaces would not be read back"
        assert plain not in said, f"two options are written {choice.say!r}"
        said.add(plain)
        assert choice.label
        missing = set(choice.things) - there
        assert not missing, f"{choice.say!r} names {missing}, which are not to be seen"
    assert not question.usual or question.usual.lower() in said, "what is mostly wanted is one of the choices"
    options = [*dict.fromkeys(ask.options)]
    if len(question.choices) > len(options):
        options.append(match.read(ask, question.usual))
    few = list(zip(question.choices, options, strict=True))
    for choice, option in few[:: max(1, len(few) // 4)]:
        assert match.read(ask, choice.say) == option
        assert match.read(ask, f"  {choice.say.upper()} ") == option


def means_a_point(match: Match, ask: Ask, words: str) -> bool:
    """Whether words heard before are, for a region that is asked about now, again a legal point."""
    if not isinstance(ask.options, Region):
        return False
    try:
        return match.read(ask, words) in ask.options
    except Refused:
        return False


def test_scenes_can_be_clicked_and_typed(name: str) -> None:
    for seed in seeds(GAMES[name], 2):
        over = played(GAMES[name], seed)
        seats = over.state.seats
        looking = Random(seed)
        for match in moments(GAMES[name], seed, looking, share(GAMES[name], seed, 30)):
            asked = {ask.seat: ask for ask in match.asks}
            for seat in (*eyes(match, looking), OPEN):
                scene = match.scene(seat)
                check_scene(scene, seats)
                if seat in asked:
                    check_question(match, asked[seat], scene)
                else:
                    assert scene.question is None
        for seat in (*range(seats), SPECTATOR, OPEN):
            check_scene(over.scene(seat), seats)


def test_what_wins_is_told_in_a_line_while_a_match_goes_on(name: str) -> None:
    game = GAMES[name]
    for match in moments(game, 1, Random(1), share(game, 1, 20)):
        if not match.over:
            told = match.scene(SPECTATOR).aim
            assert 0 < len(told) <= 90, told


def test_readers_of_whom_it_is_said_so_see_alike(name: str) -> None:
    """A scene that is made once for all is that of every reader; so is one of which only the rest is made for each."""
    game = GAMES[name]
    for match in moments(game, 1, Random(1), share(game, 1, 20)):
        if game.alike(match.state) or game.own is not None:
            seen = match.scene(SPECTATOR)
            assert [match.scene(seat, seen) for seat in range(match.state.seats)] == [
                match.scene(seat) for seat in range(match.state.seats)
            ]
        if game.alike(match.state):
            (first, *others) = [
                game.scene(match.view(seat), seat) for seat in (*range(match.state.seats), SPECTATOR, OPEN)
            ]
            assert all(other == first for other in others)


def test_a_refusal_is_said_in_words_whatever_was_typed(name: str) -> None:
    game = GAMES[name]
    rules = re.compile(r"[A-Z]{2,3}(-\d+| \d+(\.\d+)*[a-z]?)")
    for seed in seeds(game, 2):
        rng = Random(seed)
        heard: list[str] = []
        for match in moments(game, seed, rng, share(game, seed, 15)):
            ask = match.asks[0]
            view = match.view(ask.seat)
            board = game.board(view)
            heard += [option.notation(board) for option in ask.options[:3]]
            scene = match.scene(ask.seat)
            tried = [words for thing in (*scene.things, *scene.hand) for words in thing.tries]
            names = [thing.id.partition("-")[2] for thing in scene.things if isinstance(thing, (Square, Tile))]
            names += [name for name in scene.ground.names if name] if scene.ground is not None else []
            if scene.inches:
                names = [f"{each.x:.3f},{each.y:.3f}" for each in scene.things if isinstance(each, (Piece, Zone))]
            tried += [words.replace("{}", rng.choice(names)) for words in scene.tries]
            legal = {option.notation(board).lower() for option in ask.options}
            for words in (*HOSTILE, *rng.sample(heard, min(8, len(heard))), *tried[:40]):
                if " ".join(words.split()).lower() in legal or means_a_point(match, ask, words):
                    continue
                before = match.version
                with pytest.raises(Refused) as refused:
                    match.answer(words, ask.seat)
                assert str(refused.value)
                assert rules.fullmatch(refused.value.rule), refused.value.rule
                assert match.version == before


def test_every_event_is_told_to_everybody(name: str) -> None:
    """The words of an event need nothing that it does not name; they are one line, for whoever reads them."""
    for seed in range(2):
        match = played(GAMES[name], seed)
        for past in match.happenings:
            for seat in (*range(match.state.seats), SPECTATOR, OPEN):
                text = past.text(seat)
                assert "\n" not in text
                assert text == text.strip()


def test_an_error_is_fit_for_a_player() -> None:
    assert issubclass(Refused, OrcadeError)
