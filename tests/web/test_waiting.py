"""What a page says to whoever waits: for whom, how a race stands, and how he does who has nothing more to do."""

from __future__ import annotations

import re

from msgspec.structs import replace

from orcade.draw.parts import Kept
from orcade.table.game import Game, game_named
from orcade.table.scene import Scene
from orcade.table.things import Piece
from orcade.web import rows
from orcade.web.page_words import asked_in_words, only_watches, prospect, whose_turn
from orcade.web.view_model import Player, TableView
from tests.games.hack.tomb import Tomb, player
from tests.games.road_rage.track import UP, Track, car


def view_of(
    game: Game, mine: tuple[int, ...], players: tuple[Player, ...], scene: Scene, asked: tuple[int, ...]
) -> TableView:
    """The page of the first of these seats, in a match that is on."""
    return TableView(
        match="",
        game=game,
        options=game.options(),
        link="",
        version=1,
        seat=mine[0],
        mine=mine,
        host=False,
        started=True,
        players=players,
        scene=scene,
        asked=asked,
    )


def seen_by_grub(track: Track) -> TableView:
    game = game_named("road-rage")
    players = tuple(Player(seat, name, "", "here", "", True, True) for seat, name in enumerate(game.names[:3]))
    return view_of(game, (0,), players, track.match.scene(0), (1,))


def test_who_is_out_of_a_race_is_told_what_he_still_can_win() -> None:
    dreg, mog = car(6, 30, UP), car(20, 30, UP)
    wreck = car(30, 30, UP, out=1, chassis=0)
    out = seen_by_grub(Track(grub=wreck, dreg=dreg, mog=mog, seats=3, active="dreg"))
    assert whose_turn(out) == ((1,), "You are wrecked")
    assert asked_in_words(out) == "Waiting for Dreg"
    assert prospect(out).startswith("You are wrecked, in third place whatever comes. Watch the others")
    rolls = seen_by_grub(Track(grub=car(30, 30, UP), dreg=dreg, mog=mog, seats=3, active="dreg"))
    assert (whose_turn(rolls)[1], prospect(rolls)) == ("Not you just now", "")
    assert prospect(replace(out, mine=(0, 1))) == "", "two share this screen: it goes on for one of them"
    assert [only_watches(each) for each in (out, rolls, replace(out, mine=(0, 1)))] == [True, False, False]


def test_a_matter_among_people_is_his_turn_for_who_plays_bots_alone() -> None:
    track = Track(grub=car(30, 30, UP), dreg=car(6, 30, UP), mog=car(20, 30, UP), seats=3)
    among = replace(seen_by_grub(track), courtesy=True)
    alone = replace(among, players=tuple(replace(each, level="easy" if each.seat else "") for each in among.players))
    assert [whose_turn(view)[1] for view in (among, alone)] == ["Grub, a word with you", "Grub, your turn"]
    assert [view.among_people for view in (among, alone)] == [True, False]


def test_a_race_is_seen_along_a_line_above_the_board() -> None:
    """Two that are level stand beside each other, and who listens hears who is first."""
    track = Track(grub=car(6, 30, UP), dreg=car(12, 30, UP), mog=car(43.5, 30, UP), seats=3, laps=2)
    seen = seen_by_grub(track)
    assert seen.scene is not None
    race = rows.progress(seen, seen.scene, Kept())
    assert race is not None
    places = [float(at) for at in re.findall(r'id="race-\d"[^>]*--at:([\d.]+)', race.html)]
    assert len(places) == 3
    assert places[0] < places[1] < places[2]
    assert re.search(
        r'title="The race: Mog lap 1, [^"]*; Dreg lap 1, [^"]*; Grub lap 1, ', race.html.replace("&quot;", "")
    )
    assert rows.progress(seen, replace(seen.scene, progress=None), Kept()) is None


def seen_by_greta(tomb: Tomb, level: str, asked: tuple[int, ...], mine: tuple[int, ...] = (3,)) -> TableView:
    """A view of an occasion of Mags; bots of this level, or people, play all seats."""
    game = game_named("hack")
    players = tuple(Player(seat, name, "", "bot", level, True, True) for seat, name in enumerate(game.names[:4]))
    return replace(view_of(game, mine, players, tomb.match.scene(3), asked), occasion=True)


def test_who_of_the_bots_may_step_in_does_not_change_whom_one_waits_for() -> None:
    tomb = Tomb(player(), player(), player(), player())
    turn = [thing.seat for thing in tomb.match.scene(3).things if isinstance(thing, Piece) and "active" in thing.states]
    assert turn == [0]
    for asked in ((1,), (1, 2), (0, 2)):
        view = seen_by_greta(tomb, "easy", asked)
        assert (asked_in_words(view), whose_turn(view)[0]) == ("Waiting for Mags", (0,))
    assert asked_in_words(seen_by_greta(tomb, "", (1, 2))) == "Waiting for Otto and Pip", "people take their time"
    ann = seen_by_greta(tomb, "", (1, 2))
    ann = replace(ann, players=tuple(replace(each, name="Ann" if each.seat == 1 else "") for each in ann.players))
    assert asked_in_words(ann) == "Waiting for Otto (Ann) and Pip", "a phone shows her name nowhere else"
    assert asked_in_words(seen_by_greta(tomb, "easy", (1, 2), mine=(0,))) == "The others may step in"
