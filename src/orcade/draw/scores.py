"""The scoreboard in words: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orcade.table.scoreboard import Heat, Scoreboard
from orcade.table.words import counted


def ordinal(place: int) -> str:
    """ "1st", "2nd", "3rd", "11th"."""
    if place % 100 in (11, 12, 13):
        return f"{place}th"
    return f"{place}{('th', 'st', 'nd', 'rd')[place % 10] if place % 10 < 4 else 'th'}"


def stands(board: Scoreboard, seat: int) -> str:
    """A seat's place; "level" while nobody is ahead of anybody."""
    return ordinal(board.places[seat]) if board.leaders else "level"


def ranked(board: Scoreboard) -> list[tuple[int, int]]:
    """Place and seat of everybody, the best first."""
    return sorted((place, seat) for seat, place in enumerate(board.places))


def told(board: Scoreboard, names: Sequence[str]) -> str:
    """The standings in one line: "Full campaign: 1st Grub, 12 points; 2nd Dreg, 9 points"."""
    standing = "; ".join(
        f"{stands(board, seat)} {names[seat]}, {counted(board.points[seat], 'point')}" for _, seat in ranked(board)
    )
    return f"{board.title}: {standing}" if standing else board.title


def scores(board: Scoreboard, names: Sequence[str]) -> str:
    """The whole scoreboard as text, one fact in each line: the standings, then each discipline, its feats and story."""
    parts = [[board.title, *_standing(board, names), *board.notes]]
    parts += [list(_heat(heat, names)) for heat in board.heats]
    return "\n\n".join("\n".join(lines) for lines in parts)


def _standing(board: Scoreboard, names: Sequence[str]) -> Iterator[str]:
    for _, seat in ranked(board):
        team = f", {board.teams[seat]}" if board.teams[seat] else ""
        feats = f" ({board.feat_points[seat]} from feats)" if board.feat_points[seat] else ""
        yield f"{stands(board, seat)}: {names[seat]}{team}: {counted(board.points[seat], 'point')}{feats}"


def _heat(heat: Heat, names: Sequence[str]) -> Iterator[str]:
    yield f"{heat.title} ({heat.stands})" if heat.stands != "played" else heat.title
    for place, seat in sorted((place, seat) for seat, place in enumerate(heat.places)):
        yield f"{ordinal(place)}: {names[seat]}, +{heat.points[seat]}"
    for honour in heat.feats:
        yield f"Feat: {honour.name}: {names[honour.seat]}, {honour.when} ({honour.rule})"
    yield from heat.story
