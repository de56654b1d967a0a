"""Events with weight: a death is shown as one, and what befalls a thing names a thing that is there."""

from __future__ import annotations

from collections import Counter
from random import Random

from orcade import OPEN, Match
from orcade.table.happenings import Happening
from orcade.table.requests import BLOW, DEATH, FALL, FEAT, GAIN, KNOCK, MISSED, MOMENT, SCORE, UPON, WOUND

from .random_play import GAMES, played, seeds
from .test_scenes import ids

KINDS = (WOUND, DEATH, KNOCK, FALL, MISSED, SCORE, GAIN, FEAT, MOMENT, UPON)
LOOKS = 16
"""So many events of a match have their things looked for: each needs the scenes before and after."""
LONGEST, LONGEST_TITLE = 24, 50
"""Letters of what floats up or is a title for all, and of what a title says to whom something befalls alone."""


def around(match: Match, past: Happening) -> set[str]:
    """The ids of all that lay on the table before the answer that an event came from, and after it."""
    answers = [at for at, entry in enumerate(match.tape) if isinstance(entry, tuple)]
    before = max((at for at in answers if at < past.at), default=0)
    after = min((at for at in answers if at >= past.at), default=len(match.tape))
    return {one for at in (before, after) for one in ids(match.past(at).scene(OPEN))}


def test_what_befalls_a_thing_can_be_shown(name: str) -> None:
    game = GAMES[name]
    found: Counter[str] = Counter()
    for seed in seeds(game, 2):
        match = played(game, seed)
        seats = {f"seat-{seat}" for seat in range(match.state.seats)}
        weighty = [past for past in match.happenings if past.event.impacts()]
        looked = Random(seed).sample(weighty, min(LOOKS, len(weighty)))
        for past in match.happenings:
            impacts = past.event.impacts()
            found.update(impact.kind for impact in impacts)
            assert past.event.look != BLOW or any(impact.kind == DEATH for impact in impacts), f"whose? {past.event}"
            for impact in impacts:
                assert impact.kind in KINDS
                longest = LONGEST_TITLE if impact.kind == UPON else LONGEST
                assert len(impact.text) <= longest, f"too much to be seen in passing: {impact.text!r}"
        for past in looked:
            there = around(match, past) | seats
            for impact in past.event.impacts():
                assert impact.thing in there, f"nothing there is {impact.thing}: {past.event}"
                assert not impact.by or impact.by in there, f"nothing there is {impact.by}: {past.event}"
    assert found, "nothing that happens in this game has any weight"
