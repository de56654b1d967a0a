"""Giving up, which is in no rulebook: the last player who stays wins; who gave up ranks behind all who played on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .game import Ending, Game
from .requests import Seat
from .words import listed


def concluded(game: Game, standings: Ending | None, seats: int, resigned: Sequence[Seat]) -> Ending | None:
    """How a match ended whose own rules say `standings`, with those who gave up; None while it is on."""
    if standings is None:
        return walkover(game, seats, resigned)
    return judged(game, standings, resigned)


def walkover(game: Game, seats: int, resigned: Sequence[Seat]) -> Ending | None:
    """The ending when all but one of several seats have given up; None while more are left."""
    left = [seat for seat in range(seats) if seat not in resigned]
    if len(left) != 1 or seats < 2:
        return None
    text = f"{game.names[resigned[-1]]} gives up. {game.names[left[0]]} wins."
    return Ending(_places([1] * seats, resigned), text, "")


def judged(game: Game, ending: Ending, resigned: Sequence[Seat]) -> Ending:
    """A match's ending with those who gave up ranked last; `resigned` is in the order in which they did."""
    if not resigned:
        return ending
    places = _places(ending.places, resigned)
    gone = listed([game.names[seat] for seat in resigned])
    text = f"{gone} gave up and {'ranks' if len(resigned) == 1 else 'rank'} last"
    if any(ending.places[seat] == 1 for seat in resigned):  # The sentence names a winner who has given up.
        winners = [name for name, place in zip(game.names, places) if place == 1]
        text = f"But {text}: {listed(winners)} {'wins' if len(winners) == 1 else 'win'}"
    return msgspec.structs.replace(ending, places=places, text=f"{ending.text} {text}.")


def _places(natural: Sequence[int], resigned: Sequence[Seat]) -> list[int]:
    """Those who stayed keep their order; the first who gave up is at the very end."""
    stayed = [place for seat, place in enumerate(natural) if seat not in resigned]
    return [
        len(natural) - resigned.index(seat) if seat in resigned else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(natural)
    ]
