"""Floors of squares that are joined from sections, for every game: reading, turning, steps, ways and sight."""

from .drawings import BadDrawing, draw_section, read_section
from .floor import Floor
from .joining import Placed
from .sections import NOTHING, WALL, Door, Section, Signs
from .sight import Block
from .squares import Square, Squares, bits, lowest
from .ways import Ways

__all__ = [
    "NOTHING",
    "WALL",
    "BadDrawing",
    "Block",
    "Door",
    "Floor",
    "Placed",
    "Section",
    "Signs",
    "Square",
    "Squares",
    "Ways",
    "bits",
    "draw_section",
    "lowest",
    "read_section",
]
