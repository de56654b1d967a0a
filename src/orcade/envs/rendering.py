"""A match as it is rendered: what the terminal shows of it, or what the browser draws."""

from __future__ import annotations

import io

import numpy as np
import resvg_py
from gymnasium import logger
from numpy.typing import NDArray
from PIL import Image

from orcade.draw.palette import ROLES
from orcade.draw.still import still
from orcade.table.match import Match
from orcade.table.requests import Seat
from orcade.terminal.board import WIDEST, show_scene
from orcade.terminal.output import Output

RENDER_MODES = ("ansi", "rgb_array")
FPS = 2
"""Pictures a second at which a match can be followed."""
SIDE = 720
"""Pixels of a picture, each way."""


def render(match: Match, seat: Seat, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The match as a seat sees it, or a spectator: as text without colours, or as an array of SIDE × SIDE × 3 from 0 to
    255. Without a mode it is nothing, with a warning, as everywhere in Gymnasium."""
    if mode is None:
        logger.warn('render() shows nothing: this environment was made without render_mode="ansi" or "rgb_array".')
        return None
    scene = match.scene(seat)
    if mode == "ansi":
        text = io.StringIO()
        show_scene(Output(text, plain=True, width=WIDEST), scene, whole=True)
        return text.getvalue()
    png = resvg_py.svg_to_bytes(svg_string=still(scene, SIDE, SIDE), background=ROLES["ground"][0])
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
