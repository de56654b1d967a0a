"""Whatever a game shows can be seen: on the page, in the words that are read aloud, and on the terminal.

A client draws what it knows and leaves out the rest. So for every kind of thing (its type and look) that some scene
shows there must be a scene that looks other without it.
"""

from __future__ import annotations

import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from html import unescape
from random import Random

import msgspec

from orcade import OPEN, SPECTATOR, draw
from orcade.table.game import Game
from orcade.table.scene import Scene
from orcade.table.things import Gauge, Thing, Tile, Zone
from orcade.terminal.board import show_scene
from orcade.terminal.map import BOUNDARIES
from orcade.terminal.output import Output

from .random_play import GAMES, moments, played, share

Kind = tuple[type[Thing], str]


def kind(thing: Thing) -> Kind:
    """What a client tells apart when it draws."""
    return type(thing), getattr(thing, "look", "")


def terminal(scene: Scene) -> str:
    """What a terminal shows."""
    output = Output(io.StringIO(), plain=True, width=160)
    output.console.height = 120
    show_scene(output, scene)
    shown = output.console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


CLIENTS: dict[str, Callable[[Scene], str]] = {"words": draw.text, "the terminal": terminal}


def is_ground(scene: Scene, thing: Thing, client: str) -> bool:
    """Whether a thing needs no sign or words of its own: it is the ground on which all else lies, or an empty site."""
    look = getattr(thing, "look", "")
    if client == "the terminal":
        return look in ("area", *BOUNDARIES) or (isinstance(thing, Zone) and look == scene.look)
    return look == "area" or not thing.label or (isinstance(thing, Tile) and look == "site")


LOOKS = 60
"""Decisions of a match at which some reader looks at the board, about."""

TRIES = 200
"""Things of a kind, told apart by what is said of them, of which one at least must be seen: some lie under others."""


class Looks:
    """What one client shows of the scenes that it is given."""

    def __init__(self, client: str) -> None:
        self._client = client
        self._hidden: defaultdict[Kind, set[str]] = defaultdict(set)
        self._seen: set[Kind] = set()

    def look(self, scene: Scene) -> None:
        show = CLIENTS[self._client]
        whole = ""
        for thing in scene.things:
            what = kind(thing)
            if what in self._seen or thing.label in self._hidden[what] or is_ground(scene, thing, self._client):
                continue
            if len(self._hidden[what]) == TRIES:
                continue
            whole = whole or show(scene)
            if show(without(scene, thing)) != whole:
                self._seen.add(what)
            else:
                self._hidden[what].add(thing.label)

    def unseen(self) -> set[Kind]:
        """The kinds of things that it has left out of every scene."""
        return {what for what, labels in self._hidden.items() if labels} - self._seen


def unseen(game: Game, seeds: range = range(2)) -> dict[str, set[Kind]]:
    """For each client, the kinds of things of a game that it leaves out of every scene."""
    found = {client: Looks(client) for client in CLIENTS}
    for scene in scenes(game, seeds):
        for looks in found.values():
            looks.look(scene)
    return {client: looks.unseen() for client, looks in found.items()}


def without(scene: Scene, gone: Thing) -> Scene:
    """The scene without a thing; a quantity is not told beside the board either."""
    told = (gone.seat, gone.name) if isinstance(gone, Gauge) else None
    seats = tuple(
        msgspec.structs.replace(panel, gauges=tuple(each for each in panel.gauges if (panel.seat, each.name) != told))
        for panel in scene.seats
    )
    things = tuple(thing for thing in scene.things if thing is not gone)
    return msgspec.structs.replace(scene, things=things, seats=seats)


def scenes(game: Game, seeds: range) -> Iterator[Scene]:
    """Scenes as seats, spectators and judges see them."""
    for seed in seeds:
        over = played(game, seed)
        rng = Random(seed)
        readers = (*range(over.state.seats), SPECTATOR, OPEN)
        for match in moments(game, seed, rng, share(game, seed, LOOKS)):
            yield match.scene(rng.choice(readers))
        yield over.scene(OPEN)


def test_every_kind_of_thing_is_shown(name: str) -> None:
    for client, kinds in unseen(GAMES[name]).items():
        left_out = {f"{type.__name__} {look}".strip() for type, look in kinds}
        assert not left_out, f"never to be seen in {client}: {', '.join(sorted(left_out))}"


def test_every_thing_is_drawn_on_the_page(name: str) -> None:
    for scene in scenes(GAMES[name], range(2)):
        drawn = {part.partition('"')[0]: part for part in draw.svg(scene).split(' data-thing="')[1:]}
        missing = [thing.id for thing in scene.things if thing.id not in drawn]
        assert not missing, f"not drawn: {', '.join(missing)}"
        for thing in buttons(scene):
            (called,) = re.findall('aria-label="([^"]*)"', drawn[thing.id])[:1]
            words = words_of("".join(re.findall("<text[^>]*>([^<]*)", drawn[thing.id])))
            assert words in words_of(called), f"{thing.id} bears{words}but is called {called}"


def buttons(scene: Scene) -> list[Thing]:
    """Things of the board that answers name. What is drawn on them in words is in their names: so who speaks to the
    page can name what he sees (WCAG 2.5.3)."""
    choices = scene.question.choices if scene.question is not None else ()
    named = {id for choice in choices for id in choice.things}
    return [thing for thing in scene.things if thing.id in named]


def words_of(text: str) -> str:
    """Its words in a row, as axe-core compares them: without signs, capitals, and what is in brackets."""
    words = re.findall(r"[^_\W]+", re.sub(r"\([^()]*\)", "", unescape(text)).lower())
    return "".join([f" {word}" for word in words]) + " "
