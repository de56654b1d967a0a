"""What a card is and does, for who may play, lose, take or keep it."""

from __future__ import annotations

from typing import Any

from orcade.table.odds import percent

from ..answers.turns import Cast
from ..card_looks import full_words, words_under_name
from ..faces import all_faces
from ..odds import hits
from ..pieces import (
    BOTCH,
    FREE,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHETHER_TWELVE,
    Siege,
    known,
)


def card(view: Siege, answer: Any) -> str:
    """All that stands on it, below its name."""
    face = known(view, answer.card)
    return words_under_name(face) if face is not None else ""


def cast(view: Siege, answer: Cast) -> str:
    """OG 7.14"""
    check = BOTCH + 1
    return (
        f"{card(view, answer)} Check: {check}+ ({percent(hits(check))}); on a {BOTCH} you take a wound and the card "
        f"is gone, on a {FREE} the action is free and you keep the card."
    )


def yes(view: Siege, answer: Any) -> str:
    """What is decided."""
    if view.asked == WHETHER_TWELVE:
        return next(full_words(face) for face in all_faces(view.options.own_decks) if face.twelve)
    if view.asked == WHETHER_TO_REDRAW:
        return f"He holds {len(view.gm_hand)} of them."
    return no(view, answer)


def no(view: Siege, answer: Any) -> str:
    """OG 3.3: what Bob sees."""
    face = known(view, view.subject) if view.asked == WHETHER_TO_KEEP_TOP else None
    return full_words(face) if face is not None else ""
