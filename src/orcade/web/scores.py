"""The scoreboard's page: what was played, who came where, who was first to do what. Anybody may be sent its link."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from orcade import draw
from orcade.table.game import Ending, Game, game_named
from orcade.table.requests import Seat
from orcade.table.scoreboard import Heat, Scoreboard

from .links import Link
from .pages import _render as render
from .pages import named, picture
from .seen import Player
from .sitting import Sitting


class Scores(Struct, frozen=True, kw_only=True):
    """A scoreboard as one link sees it."""

    game: Game
    board: Scoreboard
    players: tuple[Player, ...]
    link: str
    """The token of the page."""
    watch: str
    """The token that anybody may have."""
    mine: tuple[Seat, ...]
    ending: Ending | None

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, with who plays it where that was typed."""
        return tuple(
            f"{named(player, self.game)}, gave up" if player.resigned else named(player, self.game)
            for player in self.players
        )

    @property
    def share(self) -> str:
        """The path that shows this to anybody."""
        return f"/t/{self.watch}/scoreboard"

    @property
    def order(self) -> list[Seat]:
        """Seats, the best first."""
        return sorted(range(len(self.players)), key=lambda seat: (self.board.places[seat], seat))

    @property
    def summary(self) -> str:
        """How it stands, in a sentence."""
        if self.ending is not None:
            return self.ending.text
        heats = [heat for heat in self.board.heats if heat.stands != "annulled"]
        played = sum(heat.stands == "played" for heat in heats)
        if not played:
            return f"Nothing is won yet: {_count(len(heats))} to come."
        best = [self.game.names[seat] for seat in self.order if self.board.places[seat] == 1]
        points = max(self.board.points)
        lead = f"{_listed(best)} {'leads' if len(best) == 1 else 'lead'} with {points} point{'s' * (points != 1)}"
        return f"After {played} of {_count(len(heats))}: {lead}."

    @property
    def title(self) -> str:
        """For the browser's tab and for whoever is sent the link."""
        return f"{self.board.title}: {self.game.title}"


def scores(sitting: Sitting, link: Link, links: Sequence[Link], players: tuple[Player, ...], seat: Seat) -> Scores:
    """The scoreboard of a sitting whose game has one, as this seat sees it."""
    match, game = sitting.match, sitting.game
    assert match is not None
    assert game.scoreboard is not None
    board = game.scoreboard(match.view(seat))
    if sitting.ending is not None:  # Who gave up ranks last, whatever his points.
        board = replace(board, places=tuple(sitting.ending.places))
    return Scores(
        game=game,
        board=board,
        players=players,
        link=link.token,
        watch=next(each.token for each in links if each.role == "watch"),
        mine=link.seats,
        ending=sitting.ending,
    )


def fragment(seen: Scores) -> str:
    """What changes while the campaign goes on."""
    heats = [(heat, _part(heat), _stands(heat, seen.ending is not None)) for heat in seen.board.heats]
    pictures = {heat.game: picture(part.folder) for heat, part, _ in heats if part is not None}
    art = [
        Markup(draw.scoreboard(seen.board, seen.names, pictures=pictures, narrow=narrow)) for narrow in (False, True)
    ]
    return render("_scoreboard.html", seen=seen, board=seen.board, art=art, heats=heats, awarded=awarded)


def page(seen: Scores) -> str:
    """The whole page."""
    return render("scoreboard.html", seen=seen, fragment=Markup(fragment(seen)))


def awarded(heat: Heat, seat: Seat) -> int:
    """What a seat got in a game: its points, and one for each of its feats."""
    return (heat.points[seat] if heat.points else 0) + sum(feat.seat == seat for feat in heat.feats)


def _stands(heat: Heat, over: bool) -> str:
    """Where a game stands, if that is worth a word."""
    if heat.stands == "played":
        return ""
    if over and heat.stands != "annulled":
        return "not finished" if heat.stands == "now" else "not played"
    return heat.stands


def _part(heat: Heat) -> Game | None:
    """The game that was played, for its picture and rules."""
    return game_named(heat.game) if heat.game else None


def _count(number: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six")
    return f"{words[number] if number < len(words) else number} discipline{'s' * (number != 1)}"


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
