"""Scenes as pictures and as text. Pure functions from data to str; colours come from `stylesheet()` alone."""

from .gauges import die, die_bodies, gauge, mark, small_die
from .hands import card, hand
from .kit import logo
from .palette import stylesheet
from .picture_files import ground_file
from .plans import Look, plan
from .poster import scoreboard
from .scores import scores
from .svg import board, svg
from .text import text

__all__ = [
    "Look",
    "board",
    "card",
    "die",
    "die_bodies",
    "gauge",
    "ground_file",
    "hand",
    "logo",
    "mark",
    "plan",
    "scoreboard",
    "scores",
    "small_die",
    "stylesheet",
    "svg",
    "text",
]
