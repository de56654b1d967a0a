"""The commands, with their words and help: each calls the part that is meant, and loads no other."""

from __future__ import annotations

from cyclopts import App

from .. import __version__
from . import content, playing, serving, studying
from .words import boxes

EXAMPLES = """
Try:

  orcade play pit-fighting
  orcade play masters-fight --seats me,normal,easy,easy
  orcade serve
  orcade rules masters-fight 4.2.4
  orcade arena pit-fighting --seats normal,easy --games 200
"""

app = App(
    name="orcade",
    help="The table for orc games: on the terminal, in the browser, against people and bots.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    help_formatter="default" if boxes() else "plain",
    version=__version__,
)
app.command(playing.play, sort_key=0, help_epilogue="")
app.command(playing.play, name="new", show=False, help_epilogue="")
app.command(playing.watch, sort_key=1, help_epilogue="")
app.command(playing.verify, sort_key=2, help_epilogue="")
app.command(playing.games, sort_key=3, help_epilogue="")
app.command(playing.rules, sort_key=4, help_epilogue="")
app.command(content.cards)
app.command(content.maps)
app.command(serving.serve, sort_key=7, help_epilogue="")
app.command(serving.backup, sort_key=8, help_epilogue="")
app.command(studying.arena, sort_key=9, help_epilogue="")
app.command(studying.lab)
