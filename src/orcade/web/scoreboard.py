"""The scoreboard's page: what was played, who came where, who was first to do what. Anybody may have its link."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from orcade import draw
from orcade.table.game import Ending, Game, game_named
from orcade.table.requests import Seat
from orcade.table.scoreboard import Heat, Scoreboard
from orcade.table.words import NUMBERS, counted, listed

from .links import Link
from .page_words import named
from .pages import picture, render
from .table_state import TableState
from .view_model import Player


class ScoreboardView(Struct, frozen=True, kw_only=True):
    """A campaign's scoreboard as one link sees it."""

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
        """By seat: the fighter, and who plays it where a name was typed."""
        fighters = zip(self.game.names, self.players, strict=False)
        return tuple(named(name, player) + ", gave up" * player.resigned for name, player in fighters)

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
            return f"Nothing is won yet: {_disciplines(len(heats))} to come."
        best = [self.game.names[seat] for seat in self.board.leaders]
        if not best:
            return f"After {played} of {_disciplines(len(heats))}: all are level."
        lead = f"{listed(best)} {'leads' if len(best) == 1 else 'lead'} with {counted(max(self.board.points), 'point')}"
        return f"After {played} of {_disciplines(len(heats))}: {lead}."

    @property
    def title(self) -> str:
        """For the browser's tab and for whoever is sent the link."""
        return f"{self.board.title}: {self.game.title}"


def scoreboard_view(
    table: TableState, link: Link, links: Sequence[Link], players: tuple[Player, ...], seat: Seat
) -> ScoreboardView:
    """The scoreboard of a table whose game has one, as this seat sees it."""
    match, game = table.match, table.game
    assert match is not None
    assert game.scoreboard is not None
    board = game.scoreboard(match.view(seat))
    if table.ending is not None:  # Who gave up ranks last, whatever his points.
        board = replace(board, places=tuple(table.ending.places))
    return ScoreboardView(
        game=game,
        board=board,
        players=players,
        link=link.token,
        watch=next(each.token for each in links if each.role == "watch"),
        mine=link.seats,
        ending=table.ending,
    )


def fragment(view: ScoreboardView) -> str:
    """The part of the page that changes while the campaign goes on."""
    heats = [(heat, _part(heat), _stands(heat, view.ending is not None)) for heat in view.board.heats]
    pictures = {heat.game: picture(part.folder) for heat, part, _ in heats if part is not None}
    art = [
        Markup(draw.scoreboard(view.board, view.names, pictures=pictures, narrow=narrow)) for narrow in (False, True)
    ]
    return render("_scoreboard.html", view=view, board=view.board, art=art, heats=heats, awarded=awarded)


def page(view: ScoreboardView) -> str:
    """The whole page."""
    return render("scoreboard.html", view=view, fragment=Markup(fragment(view)))


def awarded(heat: Heat, seat: Seat) -> int:
    """What a seat got in a game: its points, and one for each of its feats."""
    return (heat.points[seat] if heat.points else 0) + sum(feat.seat == seat for feat in heat.feats)


def _stands(heat: Heat, over: bool) -> str:
    """What is said of a game that is not simply played."""
    if heat.stands == "played":
        return ""
    if over and heat.stands != "annulled":
        return "not finished" if heat.stands == "now" else "not played"
    return heat.stands


def _part(heat: Heat) -> Game | None:
    """The game that was played there: for its picture and rules."""
    return game_named(heat.game) if heat.game else None


def _disciplines(number: int) -> str:
    words = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{words} {'discipline' if number == 1 else 'disciplines'}"
