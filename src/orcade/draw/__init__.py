"""Scenes as pictures and as text. Pure functions from data to str; colours come from `stylesheet()` alone."""

from .backdrops import Backdrop, backdrop
from .choices import choice_picture, signs, strengths
from .fronts import looks_in_front, small_card
from .gauges import bodies, die, gauge, gauge_look, gauge_looks, mark, silent_gauge, small_die, small_mark
from .hands import card, hand
from .kit import logo
from .lead import lead
from .palette import stylesheet
from .picture_files import card_picture, ground_file
from .plans import Look, plan
from .podium import podium
from .poster import scoreboard
from .scores import scores
from .still import with_pictures
from .svg import board, svg
from .text import text

__all__ = [
    "Backdrop",
    "Look",
    "backdrop",
    "board",
    "bodies",
    "card",
    "card_picture",
    "choice_picture",
    "die",
    "gauge",
    "gauge_look",
    "gauge_looks",
    "ground_file",
    "hand",
    "lead",
    "logo",
    "looks_in_front",
    "mark",
    "plan",
    "podium",
    "scoreboard",
    "scores",
    "signs",
    "silent_gauge",
    "small_card",
    "small_die",
    "small_mark",
    "strengths",
    "stylesheet",
    "svg",
    "text",
    "with_pictures",
]
