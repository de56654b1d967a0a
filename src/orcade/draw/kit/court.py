"""Jack, Queen and King: orcs of the court, dressed in their suit's colours, each with its suit's tool."""

from __future__ import annotations

from functools import cache

from .emblems import SUITS, emblem
from .knife import cut, line, paint, put
from .orcs import _HEAD, _ear, _face, _tusk

COURT = ("J", "Q", "K")
_CLOTH = {"club": "bark", "spade": "sea", "heart": "red", "diamond": "rust"}
_TOOL = {"club": "cudgel", "spade": "shield", "heart": "tankard", "diamond": "bomb"}
_SKIN = {"club": "moss", "spade": "slate", "heart": "moss", "diamond": "fen"}


@cache
def court(rank: str, suit: str) -> str:
    """The upper part of a court card's picture, from the card's corner; the tool of the suit in hand."""
    skin, cloth = _SKIN[suit], _CLOTH[suit]
    bust = cut("M-46 60L-44 34Q-40 20 -24 16L12 24Q34 26 40 42L42 60z", cloth, 5.5)
    if rank == "J":
        hat = cut("M-36 -22Q-30 -52 4 -50Q26 -46 26 -26L38 -20L26 -16Q0 -24 -34 -12z", cloth, 5) + cut("M-28 -34Q-46 -50 -40 -62Q-24 -56 -18 -42z", "bone", 3.5)
    elif rank == "Q":
        hat = cut("M-26 -22L-30 -50L-14 -38L-2 -58L10 -40L26 -48L24 -24Q0 -32 -26 -22z", "gold", 5)
    else:
        hat = cut("M-30 -20L-38 -56L-16 -40L0 -62L14 -42L34 -54L28 -22Q0 -32 -30 -20z", "gold", 6) + paint("M-5 -38L0 -46L5 -38L0 -31z", "red")
    hair = ""
    if rank == "Q":
        hair = cut("M-22 -28Q-48 -10 -40 30Q-48 40 -36 54Q-26 44 -30 32Q-30 4 -12 -8z", "hole", 4.5) + line("M-38 10L-28 14M-38 24L-30 26", 3.5, "gold")
    beard = cut("M-12 34Q4 32 20 36L34 30Q40 50 26 62L18 54L10 66L2 54L-8 60z", "hole", 4.5) if rank == "K" else ""
    figure = bust + hair + cut(_HEAD, skin, 6) + paint("M-22 -16Q-18 -32 0 -34Q-12 -26 -15 -12z", "bone") + _ear(skin) + _face(skin) + beard + hat + _tusk(1.3 if rank == "K" else 0.8)
    if rank == "Q":
        figure += line("M-20 4a5 5 0 1 0 0.1 0", 3.5, "gold")
    return (
        f'<svg x="34" y="12" width="62" height="120" viewBox="0 0 62 120">{put(figure, 28, 62, 0.78)}</svg>'
        + put(emblem(_TOOL[suit]), 28, 110, 0.36)
        + paint(f"M36 132L96 131L96 128L36 128z", "line")
    )


assert set(_CLOTH) == set(SUITS)
