"""The kit: every picture that scenes name, cut in one style.

Pure text; colours are classes, so that themes need no redrawing.
"""

from .beasts import BEASTS
from .cards import back, cloth_of, face
from .dice import BODIES, PIPS, die_art, has_pips, refer
from .emblems import EMBLEMS, emblem, initial
from .fighters import FIGHTERS, FIGHTING, POSES, SHADOW, SKINS, fighter
from .gamers import GAMERS
from .gear import WORN, held
from .heroes import HEROES
from .items import ITEMS
from .logo import logo
from .marks import MARKS, seat_flag, seat_mark
from .orcs import HARM, ORCS
from .racers import RACERS
from .riders import MARKED, RIDERS
from .terrain import TERRAIN

__all__ = [
    "BEASTS",
    "BODIES",
    "EMBLEMS",
    "FIGHTERS",
    "FIGHTING",
    "GAMERS",
    "HARM",
    "HEROES",
    "ITEMS",
    "MARKED",
    "MARKS",
    "ORCS",
    "PIPS",
    "POSES",
    "RACERS",
    "RIDERS",
    "SHADOW",
    "SKINS",
    "TERRAIN",
    "WORN",
    "back",
    "cloth_of",
    "die_art",
    "emblem",
    "face",
    "fighter",
    "has_pips",
    "held",
    "initial",
    "logo",
    "refer",
    "seat_flag",
    "seat_mark",
]
