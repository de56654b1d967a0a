"""A game, its seats and its options, as environments are asked for them; refused as Gymnasium refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.error import Error, NameNotFound, UnsupportedMode

import orcade
from orcade.table.errors import OrcadeError, UnknownGame
from orcade.table.match import Match

from .layout import Layout, layout
from .rendering import RENDER_MODES


def opened(
    name: str, seats: int | None, options: Mapping[str, Any] | None, render_mode: str | None
) -> tuple[Match, Layout]:
    """A match of the game, to see its seats and options by, and the layout of its observations."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise UnsupportedMode(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
    try:
        match = orcade.new(name, seats, options=options, seed=0)
    except UnknownGame as wrong:
        raise NameNotFound(str(wrong)) from None
    except OrcadeError as wrong:
        raise Error(str(wrong)) from None
    return match, layout(name, match.state.seats, match.state.options)
