"""The command `orcade lab fit`: the weights of a game's estimate are fitted to games between bots, and written."""

from __future__ import annotations

from pathlib import Path

from ..lab.crew import crew
from .arena import columns
from .files import check_place, write_text
from .listing import find_game
from .output import Output
from .signals import hangups_as_ctrl_c

HEAD = ("", "before", "now")


def run_fit(name: str, games: int, seed: int, out: Path, workers: int | None, plain: bool) -> int:
    """Fit the weights, write them, and say what they were and are."""
    from ..lab.fitting import fit  # What comes with `orcade[lab]` is needed from here on.

    game = find_game(name)
    check_place(out)
    with hangups_as_ctrl_c():
        found = fit(game, games, seed, crew(workers))
    lines = [
        f"# What counts in the estimate of {game.title}; its tactics.py tells what each is.",
        f"# Fitted to games: orcade lab fit {game.name} --games {games} --seed {seed}",
        *(f"{each} = {weight!r}" for each, weight in zip(found.names, found.after)),
    ]
    write_text(out, "\n".join(lines) + "\n")
    output = Output(plain=plain)
    output.say(f"{game.title}: {games} games, seed {seed}", style="bold")
    columns(output, [HEAD, *((each, f"{a:g}", f"{b:g}") for each, a, b in zip(found.names, found.before, found.after))])
    output.say()
    output.say(
        f"In games that they were not fitted to, they are off by {found.loss_after:.4f}, where those before are off by "
        f"{found.loss_before:.4f} (log loss; even chances are off by 0.6931)."
    )
    output.say(f"The weights are in {out}; the bot normal:{out} plays with them.")
    return 0
