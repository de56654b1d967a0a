"""A small map of areas that tests read, and spoil."""

from __future__ import annotations

from orcade.table.area_map import Form

FORM = Form(kinds=("land", "sea"), looks=("hills", "marsh", "water"))

SMALL = """\
drawing = '''
  AAAABBBB
 AAAAABBBBB
 AAAAABBBBCCC
 AAADDDDCCCCC
    DDDDCCCCC
    DDDDDDCCC
      EEEEEEE
      EEEEEEE
'''

[[area]]
sign = "A"
name = "Ash Hill"
kind = "land"
number = 2
look = "hills"
borders = ["Bog", "Dust"]

[[area]]
sign = "B"
name = "Bog"
kind = "land"
number = 1
look = "marsh"
words = "Wet."
borders = ["Ash Hill", "Crag"]

[[area]]
sign = "E"
name = "Eel Water"
kind = "sea"
look = "water"
borders = ["Crag"]

[[area]]
sign = "C"
name = "Crag"
kind = "land"
look = "hills"
borders = ["Bog", "Dust", "Eel Water"]

[[area]]
sign = "D"
name = "Dust"
kind = "land"
number = 3
look = "hills"
borders = ["Ash Hill", "Crag"]

[[route]]
name = "Mule Path"
areas = ["Ash Hill", "Dust", "Crag", "Eel Water"]
"""
"""Bog and Dust touch but are no neighbours, nor are Dust and Eel Water. Bog is area 0, then Ash Hill, Dust, Crag,
Eel Water."""


def line_of(words: str, text: str = SMALL) -> int:
    """The first line of the text that holds these words, counted from 1."""
    return next(at for at, line in enumerate(text.splitlines(), 1) if words in line)
